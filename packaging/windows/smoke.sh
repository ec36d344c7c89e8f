#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# smoke.sh [FOLDER]: installs what build.sh made (FOLDER, build/packages) under Wine, uses it there, runs the tests for
# Windows, uninstalls, and finds nothing left. The last line says what passed; pictures and logs lie in build/windows/smoke.
# RIGWRIGHT_HOST: this machine's build whose answers are compared (build/release). --without-tests leaves the tests out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. tools/setup.sh
install_packages test windows

tests=yes
if [ "${1:-}" = --without-tests ]; then
    tests=no
    shift
fi
packages=$(realpath "${1:-build/packages}")
host=$(realpath "${RIGWRIGHT_HOST:-build/release}")
setup=$(ls "$packages"/rigwright-*-windows-x86_64-setup.exe)
archive=$(ls "$packages"/rigwright-*-windows-x86_64.zip)
work=$PWD/build/windows/smoke
rm -rf "$work"
mkdir -p "$work"

export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=;winemenubuilder.exe=d' LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY
exec 7>"$work/display"
Xvfb -displayfd 7 -screen 0 1400x900x24 -nolisten tcp >/dev/null 2>&1 &
server=$!
trap 'wineserver -k 2>/dev/null || true; kill "$server" 2>/dev/null || true; rm -rf "$WINEPREFIX"' EXIT
for _ in $(seq 50); do [ -s "$work/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY

passed=()
step() { echo "-- $1 ($SECONDS s)"; }
ok() { passed+=("$1"); echo "   $1"; }
fail() { echo "$1" >&2; exit 1; }
# A program that hangs is ended; Wine says on its standard error what is about itself.
win() { timeout 300 wine "$@" 2>>"$work/wine.log"; }
unix_path() { winepath -u "$1" 2>/dev/null | tr -d '\r'; }
# run_test PROGRAM NAME...: writes $work/result.txt; its exit code, or 124 where it did not end within 15 minutes, or within 20 s
# after it had said its totals.
run_test() {
    local process said=0
    rm -f "$work/result.txt"
    timeout -k 5 900 wine "$@" -o "Z:$work/result.txt,txt" >>"$work/wine.log" 2>&1 &
    process=$!
    while kill -0 "$process" 2>/dev/null; do
        sleep 0.2
        if grep -q '^Totals' "$work/result.txt" 2>/dev/null; then said=$((said + 1)); fi
        if [ "$said" -gt 100 ]; then
            kill "$process"
            wait "$process" || true
            return 124
        fi
    done
    wait "$process"
}
value_of() { win reg query "$1" /v "$2" 2>/dev/null | tr -d '\r' | sed -n 's/^ *[^ ]* *REG_SZ *//p'; }

files_there() { (cd "$WINEPREFIX/drive_c" && find . ! -path '*/Temp/*' ! -path '*/windows/*' ! -path '*/AppData/Local/Programs' | LC_ALL=C sort); }
keys_there() {
    wineserver -w
    grep -ain rigwright "$WINEPREFIX"/*.reg | sed 's/^.*\/\([a-z]*\.reg\):[0-9]*:/\1: /' | grep -v 'MenuOrder\|RecentDocs\|smoke' || true
}

step "A new Wine"
win wineboot -i
wineserver -w
wineserver -p3 2>/dev/null # so that it is not started anew for every program
win reg add 'HKCU\Software\Wine' /v Version /d win10 /f >/dev/null
for face in Tahoma 'Segoe UI' 'MS Shell Dlg' 'MS Shell Dlg 2'; do
    win reg add 'HKCU\Software\Wine\Fonts\Replacements' /v "$face" /d 'DejaVu Sans' /f >/dev/null
done
win reg add 'HKCU\Software\Wine\Fonts\Replacements' /v 'Microsoft YaHei UI' /d 'Noto Sans CJK SC' /f >/dev/null
win reg add 'HKCU\Software\Wine\Fonts\Replacements' /v Consolas /d 'DejaVu Sans Mono' /f >/dev/null
wineserver -w
local_data=$(unix_path "$(win cmd /c 'echo %LOCALAPPDATA%' | tr -d '\r')")
roaming_data=$(unix_path "$(win cmd /c 'echo %APPDATA%' | tr -d '\r')")
files_there >"$work/files-before"

step "Installed for one user, without a question"
win "$setup" /S /CurrentUser
uninstall_key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Rigwright'
installed=$(unix_path "$(value_of "$uninstall_key" InstallLocation)")
[ -x "$installed/rigwright.exe" ] || fail "The program is not where the installer says."
[ -f "$roaming_data/Microsoft/Windows/Start Menu/Programs/Rigwright.lnk" ] || fail "There is no entry in the start menu."
win reg query 'HKCU\Software\Classes\.json\OpenWithProgids' /v Rigwright.Machine >/dev/null || fail "Open with does not name the program."
ok "installed: $(du -sk --apparent-size "$installed" | cut -f1) kB, by $(stat -c %s "$setup") bytes"

step "The same answers as on Linux, byte for byte"
compared=0
for machine in "$PWD"/resources/{examples,templates}/*.rig.json; do
    there=0
    here=0
    win "$installed/rigwright-cli.exe" check "Z:$machine" --format json >"$work/there.json" || there=$?
    "$host/rigwright-cli" check "$machine" --format json >"$work/here.json" || here=$?
    cmp "$work/there.json" "$work/here.json" || fail "$machine is answered otherwise than here."
    [ "$there" = "$here" ] || fail "$machine ends with $there, here with $here."
    compared=$((compared + 1))
done
ok "$compared machines, every example and template, answered byte for byte as here, with the same exit codes"
# As a batch file sees them: nothing amiss, findings, no machine in it, not there.
echo '{' >"$WINEPREFIX/drive_c/broken.rig.json"
for file in "Z:$PWD/resources/examples/one-card.rig.json" "Z:$PWD/resources/examples/four-cards.rig.json" 'C:\broken.rig.json' 'C:\none.rig.json'; do
    printf '@"%s" check "%s" >nul 2>nul\r\n@echo %%ERRORLEVEL%%\r\n' "$(winepath -w "$installed/rigwright-cli.exe" 2>/dev/null)" "$file"
done >"$WINEPREFIX/drive_c/codes.bat"
codes=$(win cmd /c 'C:\codes.bat' | tr -cd '0-9') || true # the last of them is its own
[ "$codes" = 0123 ] || fail "cmd sees $codes as exit codes, and not 0123."
rm "$WINEPREFIX"/drive_c/{broken.rig.json,codes.bat}
ok "cmd sees the exit codes 0 to 3"

step "The same report as on Linux"
for language in en zh_CN; do
    there=$work/report-$language.pdf
    here=$work/here.pdf
    win "$installed/rigwright-cli.exe" report "Z:$PWD/resources/examples/four-cards.rig.json" "Z:$there" --lang "$language" --date 2026-11-24 || [ $? = 1 ]
    "$host/rigwright-cli" report resources/examples/four-cards.rig.json "$here" --lang "$language" --date 2026-11-24 || [ $? = 1 ]
    pdftotext -layout "$there" - | tr -s ' ' >"$work/there.txt"
    pdftotext -layout "$here" - | tr -s ' ' >"$work/here.txt"
    cmp "$work/there.txt" "$work/here.txt" || fail "The report in $language has other words, or other lines, than here."
    [ "$(pdfinfo "$there" | grep '^Page')" = "$(pdfinfo "$here" | grep '^Page')" ] || fail "The report in $language has other pages than here."
    [ "$(pdffonts "$there" | awk 'NR > 2 && $(NF - 4) != "yes"')" = "" ] || fail "A face is missing inside the report in $language."
    [ "$(pdfimages -list "$there" | wc -l)" = 2 ] || fail "The report in $language has pictures where it had lines."
done
ok "the report in two languages has the words and lines of the one made here, all faces inside, no pictures ($(pdfinfo "$there" | sed -n 's/^Pages: *//p') pages)"

step "Paths"
folder="$WINEPREFIX/drive_c/我的 机器"
mkdir -p "$folder"
cp resources/examples/four-cards.rig.json "$folder/四张 显卡.rig.json"
machine='C:\我的 机器\四张 显卡.rig.json'
code=0
win "$installed/rigwright-cli.exe" report "$machine" 'C:\我的 机器\报告.pdf' --lang zh_CN || code=$?
if [ "$code" -gt 1 ] || [ "$(head -c 5 "$folder/报告.pdf")" != %PDF- ]; then fail "No PDF was written."; fi
pdftotext "$folder/报告.pdf" "$work/report.txt"
grep -q 电源 "$work/report.txt" || fail "The Chinese report has no Chinese."
cp "$folder/报告.pdf" "$work/report.pdf"
win "$installed/rigwright-cli.exe" report "$machine" 'C:\我的 机器\报告.html' --lang zh_CN
grep -q '<svg class="light"' "$folder/报告.html" || fail "The web page has no drawing."
ok "PDF and HTML written by a path with Chinese and a space"
code=0
wine "$installed/rigwright-cli.exe" check 'C:\con.rig.json' >/dev/null 2>"$work/con.txt" || code=$?
if [ "$code" != 3 ] || ! grep -q device "$work/con.txt"; then fail "con.rig.json is not refused: $code, $(cat "$work/con.txt")"; fi
hundred=$(printf '%0100d' 0)
long="C:\\$hundred\\$hundred\\$hundred"
mkdir -p "$(unix_path "$long")"
cp resources/examples/four-cards.rig.json "$(unix_path "$long")/four.rig.json"
code=0
win "$installed/rigwright-cli.exe" check "$long\\four.rig.json" --format json >"$work/there.json" || code=$?
"$host/rigwright-cli" check resources/examples/four-cards.rig.json --format json >"$work/here.json" || true
cmp "$work/there.json" "$work/here.json" || fail "A path of 300 characters is not read."
printf 'Name,Price,Currency,Date\nNVIDIA GeForce RTX 3090,690,USD,2026-11-01\n' >"$folder/价格.csv"
# keeps WHAT STORE: prices go into a store there and come out of it.
keeps() {
    rm -f "$folder/out.csv"
    win "$installed/rigwright-cli.exe" import prices 'C:\我的 机器\价格.csv' --store "$2" >/dev/null || fail "$1 takes no prices."
    win "$installed/rigwright-cli.exe" export prices 'C:\我的 机器\out.csv' --store "$2" >/dev/null || fail "$1 gives no prices."
    grep -q 690 "$folder/out.csv" || fail "$1 does not keep prices."
}
keeps "A store by a path of 300 characters" "$long"
ok "con.rig.json refused; a path of $((${#long} + 14)) characters read"

# What Wine knows by the name of a server and a folder shared there; no server is asked, so this holds for names alone.
mkdir -p "$WINEPREFIX/dosdevices/unc/server" "$work/share"
ln -sfn "$work/share" "$WINEPREFIX/dosdevices/unc/server/share"
cp resources/examples/four-cards.rig.json "$work/share/四张.rig.json"
code=0
win "$installed/rigwright-cli.exe" check '\\server\share\四张.rig.json' --format json >"$work/there.json" || code=$?
cmp "$work/there.json" "$work/here.json" || fail "A path that begins with a server is not read."
keeps "A store by a server's name" '\\server\share\store'
[ -n "$(find "$work/share/store" -type f)" ] || fail "The store is not in the shared folder."
rm -r "$WINEPREFIX/dosdevices/unc"
ok "a machine and a store by the name of a server and its folder"

# opens PICTURE TITLE COMMAND...: until a window has TITLE in its name; how it looks: $work/PICTURE.png.
opens() {
    local picture=$1 title=$2 found=no
    shift 2
    timeout 120 wine "$@" >>"$work/window.log" 2>&1 &
    local window=$!
    for _ in $(seq 200); do
        if xdotool search --name "$title" >/dev/null 2>&1; then
            found=yes
            break
        fi
        sleep 0.2
    done
    sleep 3
    import -window root "$work/$picture.png"
    brightness=$(convert "$work/$picture.png" -format '%[fx:round(100*mean)]' info:)
    [ "$found" = yes ] || fail "No window with $title came up; $work/$picture.png shows what did."
    # As a user closes it.
    win taskkill /im rigwright.exe >/dev/null
    wait "$window" || fail "The window did not end well."
    for _ in $(seq 50); do
        if tail -1 "$local_data/rigwright/logs/rigwright.log" | grep -q 'Rigwright ends'; then return; fi
        sleep 0.2
    done
    fail "The window was closed, and the program did not end."
}

step "The window"
opens window 'Four RTX 3090' "$installed/rigwright.exe" "$machine"
[ -d "$local_data/rigwright" ] || fail "The window kept no store under AppData."
grep -q 'Ready after' "$local_data/rigwright/logs/rigwright.log" || fail "The log does not say that it was ready."
# What Wine has not got; Windows has it since 1607.
! grep '\[warning\]\|\[error\]' "$local_data/rigwright/logs/rigwright.log" | grep -v EnableNonClientDpiScaling || fail "The log has warnings."
ok "the window opens a machine by a path with Chinese, platform $(sed -n 's/.*platform //p' "$local_data/rigwright/logs/rigwright.log" | head -1)"
light=$brightness
themes='HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize'
win reg add "$themes" /v AppsUseLightTheme /t REG_DWORD /d 0 /f >/dev/null
opens dark 'Four RTX 3090' "$installed/rigwright.exe" "$machine"
win reg delete "$themes" /v AppsUseLightTheme /f >/dev/null
if [ "$brightness" -ge 35 ] || [ "$light" -le 65 ]; then fail "Dark apps and light ones look alike: $brightness, $light of 100."; fi
ok "dark where Windows says so (brightness $brightness of 100, light $light)"

if [ "$tests" = yes ]; then
    step "The tests for Windows, offscreen"
    nice cmake --build --preset windows
    WINEPATH="Z:$PWD/build/windows;Z:/opt/qt6-mingw/bin;$(winepath -w "$installed" 2>/dev/null)"
    export WINEPATH
    : >"$work/tests.txt"
    # Offscreen, Qt looks for faces beside its libraries alone.
    mkdir -p "$work/lib/fonts"
    ln -sf /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf "$work/lib/fonts/"
    printf '[Paths]\nPrefix=Z:%s\nPlugins=Z:/opt/qt6-mingw/plugins\nLibraries=lib\n' "$work" >build/windows/tests/qt.conf
    run=0
    broken=()
    while read -r program name; do
        run=$((run + 1))
        code=0
        platform=()
        if [ "$program" = tests_ui ]; then platform=(-platform offscreen); fi
        run_test "build/windows/tests/$program.exe" "$name" "${platform[@]}" || code=$?
        { echo "== $program $name: $code"; cat "$work/result.txt" 2>/dev/null || echo "no result"; } >>"$work/tests.txt"
        if [ "$code" -ne 0 ]; then
            # Which functions; where none failed, that it did not end well.
            grep -q '^FAIL' "$work/result.txt" 2>/dev/null || echo "FAIL!  : $name::itsEnd() $code" >>"$work/result.txt"
            mapfile -t -O ${#broken[@]} broken < <(sed -n "s/^FAIL! *: [A-Za-z_]*::\([A-Za-z_0-9]*\)(.*/$name::\1/p" "$work/result.txt" | sort -u)
        fi
    done < <(sed -n 's/^add_test(\[=*\[\(tst_[^]]*\)\]=*\] "[^"]*\/\(tests_[a-z]*\)\(\.exe\)\?" .*/\2 \1/p' build/windows/tests/CTestTestfile.cmake)
    [ "$run" -gt 50 ] || fail "Only $run tests were found."
    # What cannot pass under Wine, each with its reason.
    mapfile -t known < <(sed -n 's/^\(tst_[A-Za-z_0-9:]*\) .*/\1/p' packaging/windows/not-under-wine)
    unexpected=()
    for name in "${broken[@]}"; do
        [[ " ${known[*]} " == *" $name "* ]] || unexpected+=("$name")
    done
    totals=$(awk '/^Totals:/ { p += $2; f += $4; s += $6 } END { printf "%d passed, %d failed, %d skipped", p, f, s }' "$work/tests.txt")
    [ ${#unexpected[@]} -eq 0 ] || fail "Failed under Wine: ${unexpected[*]} ($totals); $work/tests.txt says why."
    ok "$run test files: $totals, ${#broken[@]} functions of packaging/windows/not-under-wine, which says why"
    unset WINEPATH
fi

step "Without installing, from a folder that cannot be written"
mkdir "$folder/zip"
(cd "$folder/zip" && cmake -E tar xf "$archive")
portable=$(echo "$folder"/zip/rigwright-*)
chmod -R a-w "$portable"
# What root writes is not stopped by that: the folder is looked at before and after.
look() { find "$portable" -printf '%P %s %T@\n' | LC_ALL=C sort; }
look >"$work/zip-before"
win "$portable/rigwright-cli.exe" check "$machine" --format json >"$work/there.json" || true
cmp "$work/there.json" "$work/here.json" || fail "The zip answers otherwise."
opens portable 'Four RTX 3090' "$portable/rigwright.exe" "$machine"
look | cmp - "$work/zip-before" || fail "Something was written into the program's folder."
chmod -R u+w "$portable"
ok "the zip answers the same and opens, read-only and under a path with Chinese; nothing written there ($(stat -c %s "$archive") bytes)"

step "Uninstalled"
win "$installed/uninstall.exe" /CurrentUser /S
wineserver -w
[ -d "$local_data/rigwright" ] || fail "Uninstalling took the user's store with it."
[ ! -e "$installed" ] || fail "Left: $(find "$installed" | head)"
keys_there >"$work/keys-left"
[ ! -s "$work/keys-left" ] || fail "Left in the registry: $(cat "$work/keys-left")"
rm -rf "$folder" "$WINEPREFIX/drive_c/$hundred"
ok "uninstalled, the user's store left"

step "For all users, with double click on .json, and removed with the user's store"
win "$setup" /S /AllUsers /JSON '/D=C:\我的Rigwright'
installed=$WINEPREFIX/drive_c/我的Rigwright
[ -x "$installed/rigwright.exe" ] || fail "It is not where it was told to go."
cp resources/examples/four-cards.rig.json "$WINEPREFIX/drive_c/four.rig.json"
opens double-click 'Four RTX 3090' start 'C:\four.rig.json'
rm "$WINEPREFIX/drive_c/four.rig.json"
win "$installed/uninstall.exe" /AllUsers /S /REMOVEDATA
wineserver -w
rm -rf "$WINEPREFIX"/drive_c/users/*/AppData/Local/Temp/*
files_there | comm -13 "$work/files-before" - >"$work/files-left"
[ ! -s "$work/files-left" ] || fail "Files left: $(cat "$work/files-left")"
keys_there >"$work/keys-left"
[ ! -s "$work/keys-left" ] || fail "Left in the registry: $(cat "$work/keys-left")"
ok "double click opens a machine; nothing left of program, store, registry"

printf -v line '%s; ' "${passed[@]}"
echo "Passed under $(wine --version 2>/dev/null | tail -1): ${line%; }"
