#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check.sh [FOLDER]: installs what packaging/linux/build.sh made (FOLDER, build/packages) in a clean Debian, uses it there,
# removes it, and finds nothing left; then does the same with the portable archive. Needs root, for the clean root.
# RIGWRIGHT_ROOT: a Debian root made before, to spare the minute that a new one takes; it is copied, never changed.
# Exit code 4: no clean root can be made on this machine, so that nothing was tried in one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tools/setup.sh
install_packages package ci

packages=$(realpath "${1:-build/packages}")
deb=$(ls "$packages"/rigwright_*.deb)
archive=$(ls "$packages"/rigwright-*.tar.xz)
work=$(mktemp -d)
root=$work/root
trap 'umount -l "$root/proc" 2>/dev/null || true; rm -rf "$work"' EXIT

step() { echo "-- $1 ($SECONDS s)"; }
fail() { echo "$1" >&2; exit 1; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
files_of_root() { (cd "$root" && find etc opt root usr -xdev ! -name '*.pyc' ! -path '*/mime/*' ! -name 'mimeinfo.cache' ! -name 'icon-theme.cache' | sort); }

# Opens the example, waits until the window is named after it, and leaves. $1: how long it may take, in seconds.
opens_the_example() {
    inside Xvfb :77 -screen 0 1366x768x24 -nolisten tcp >/dev/null 2>&1 &
    local server=$! found=no began
    sleep 1
    began=$(date +%s%N)
    inside env DISPLAY=:77 "$@" >"$work/window.log" 2>&1 &
    local window=$!
    for _ in $(seq 150); do
        if inside env DISPLAY=:77 xdotool search --onlyvisible --name 'Four RTX 3090' >/dev/null 2>&1; then
            found=yes
            break
        fi
        sleep 0.1
    done
    echo "   on screen after $((($(date +%s%N) - began) / 1000000)) ms: $found"
    kill "$window" 2>/dev/null || true
    inside pkill -x rigwright 2>/dev/null || true
    kill "$server" 2>/dev/null || true
    wait "$window" "$server" 2>/dev/null || true
    if [ "$found" != yes ]; then
        cat "$work/window.log"
        fail "The window did not come up with the example."
    fi
}

# The same answers as the program that was built here, and a report of both kinds.
answers() {
    inside "$1" --version
    inside "$1" check /root/four.rig.json --format json >"$work/answer.json" || [ $? -eq 1 ]
    cmp "$work/answer.json" "$work/expected.json" || fail "$1 answers otherwise than the program that was built here."
    inside "$1" report /root/four.rig.json /root/four.pdf
    inside "$1" report /root/four.rig.json /root/four.html
    head -c 5 "$root/root/four.pdf" | grep -q '%PDF-' || fail "$1 wrote no PDF."
    rm "$root/root/four.pdf" "$root/root/four.html"
}

step "What the package says of itself"
lintian --fail-on error "$deb" || fail "lintian finds errors."
desktop-file-validate packaging/linux/rigwright.desktop
# There is no domain yet whose name the component could bear.
appstreamcli validate --no-net --override=cid-desktopapp-is-not-rdns=info packaging/linux/rigwright.metainfo.xml || fail "The metainfo is not valid."
build/release/rigwright-cli check resources/examples/four-cards.rig.json --format json >"$work/expected.json" || [ $? -eq 1 ]

step "How the programs are hardened"
dpkg-deb -x "$deb" "$work/unpacked"
tar -C "$work" -xf "$archive"
for program in "$work"/unpacked/usr/bin/rigwright{,-cli} "$work"/rigwright-*/bin/rigwright{,-cli}; do
    # To files first: grep -q that leaves early would break the pipe.
    readelf -hldW "$program" >"$work/elf"
    readelf -W --dyn-syms "$program" >"$work/symbols"
    grep -q 'Type: *DYN' "$work/elf" || fail "$program lies at a fixed address."
    grep -q GNU_RELRO "$work/elf" || fail "$program has tables that stay writable."
    grep -q BIND_NOW "$work/elf" || fail "$program binds late."
    ! grep 'GNU_STACK.*E ' "$work/elf" || fail "$program has a stack that runs."
    grep -q __stack_chk_fail "$work/symbols" || fail "$program does not guard its stack."
    grep -q '__[a-z]*_chk@' "$work/symbols" || fail "$program copies without a look at the size."
    ! grep -a -m1 -F "$PWD" "$program" >/dev/null || fail "$program names a folder of this machine."
done
rm -rf "$work/unpacked" "$work"/rigwright-*

step "A clean Debian"
if [ -n "${RIGWRIGHT_ROOT:-}" ]; then
    cp -a "$RIGWRIGHT_ROOT" "$root"
else
    . /etc/os-release
    debootstrap --variant=minbase "$VERSION_CODENAME" "$root" >"$work/debootstrap.log" || { tail -5 "$work/debootstrap.log"; exit 4; }
    cp -a /etc/apt/sources.list* /etc/apt/apt.conf.d "$root/etc/apt/" 2>/dev/null || true
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
fi
mount -t proc proc "$root/proc" || exit 4
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod +x "$root/usr/sbin/policy-rc.d"
# What a desktop has: a display, a way to open files by their kind.
inside apt-get update -q >"$work/apt.log" 2>&1
inside apt-get install -q -y --no-install-recommends xvfb xdotool xdg-utils shared-mime-info desktop-file-utils procps libfile-mimeinfo-perl \
    libgl1 libegl1 libopengl0 libfontconfig1 libglib2.0-0 libdbus-1-3 libxkbcommon-x11-0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 \
    libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xinerama0 libxcb-xkb1 libxcb-cursor0 >>"$work/apt.log" 2>&1 ||
    { tail -5 "$work/apt.log"; exit 1; }
cp resources/examples/four-cards.rig.json "$root/root/four.rig.json"

step "The portable archive, without installing"
tar -C "$root/root" -xf "$archive"
portable=/root/$(basename "$archive" .tar.xz)
answers "$portable/bin/rigwright-cli"
opens_the_example "$portable/bin/rigwright" /root/four.rig.json
rm -rf "${root:?}$portable" "$root/root/.local" "$root/root/.config" "$root/root/.cache"

step "The package"
files_of_root >"$work/before"
inside dpkg-query -W -f '${Package}\n' >"$work/packages-before"
cp "$deb" "$root/root/rigwright.deb"
inside apt-get install -q -y --no-install-recommends /root/rigwright.deb >>"$work/apt.log" 2>&1 || { tail -5 "$work/apt.log"; exit 1; }
echo "   installed: $(inside dpkg-query -W -f '${Installed-Size}' rigwright) kB"
answers rigwright-cli
[ "$(inside xdg-mime query filetype /root/four.rig.json)" = application/x-rigwright-machine ] || fail "A machine's file has not our kind."
[ "$(inside xdg-mime query default application/x-rigwright-machine)" = rigwright.desktop ] || fail "A machine's file is not opened by us."
opens_the_example xdg-open /root/four.rig.json
[ -d "$root/root/.local/share/rigwright" ] || fail "The window kept no store."
cp build/release/bench "$root/root/bench"
echo "   from start to first picture:" $(inside env QT_QPA_PLATFORM=offscreen /root/bench --start /usr/bin/rigwright | tr -d '{}\n')
rm "$root/root/bench"

step "Removed"
inside apt-get purge -q -y rigwright >>"$work/apt.log" 2>&1
[ -d "$root/root/.local/share/rigwright" ] || fail "Removing took the user's store with it."
inside dpkg-query -W -f '${Package}\n' | comm -13 "$work/packages-before" - |
    xargs -r chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get purge -q -y >>"$work/apt.log" 2>&1
rm -rf "$root/root/.local" "$root/root/.config" "$root/root/.cache" "$root/root/rigwright.deb"
files_of_root | comm -13 "$work/before" - >"$work/left"
grep -i rigwright "$work/left" && fail "Files of the program are left."
echo "   files left: 0 of ours, $(wc -l <"$work/left") of what it depended on"

step "Done"
ls -l "$deb" "$archive" | awk '{ print "   " $5, $NF }'
