#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# build.sh [FOLDER]: the program for Windows, as an installer and as a zip that needs no installing, into FOLDER
# (build/packages). Built by MinGW-w64 on Debian 12; smoke.sh tries it.
# RIGWRIGHT_HOST: a build for this machine with its catalogue.sqlite, to spare making the release.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
qt=/opt/qt6-mingw
if [ ! -d "$qt" ]; then
    cat >&2 <<'WORDS'
There is no Qt for Windows under /opt/qt6-mingw, so nothing was built. Either unpack one there (tar -C /opt -xf qt6-mingw.tar.xz), or build it:
  1. Take the sources of qtbase and Qt Charts as Debian has them (apt-get source qt6-base), of the version of the host's Qt: the host's moc, rcc and lrelease are used.
  2. Configure qtbase with cmake, MinGW-w64 with POSIX threads as compiler, QT_HOST_PATH=/usr and the prefix /opt/qt6-mingw; it needs Core, Gui, Widgets, Sql with
     SQLite, PrintSupport, Concurrent and Test, with the libraries that come with Qt (zlib, PNG, JPEG, PCRE, Freetype, HarfBuzz). Then Qt Charts with its qt-cmake.
  3. The headers of spdlog, fmt and tl-expected into /opt/qt6-mingw/hdr, with CMake packages that name this folder. /usr/include must not be searched: its headers are Linux's.
WORDS
    exit 1
fi
. tools/setup.sh
install_packages build windows

out=$(realpath -m "${1:-build/packages}")
build=build/windows
mkdir -p "$out"
# The same tree gives the same times inside: those of the last commit.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH

# The catalogue is the same everywhere, and is compiled by a program of this machine.
if [ -z "${RIGWRIGHT_HOST:-}" ]; then
    cmake --preset release
    cmake --build build/release --target catalogue rigwright-cli
fi
cmake --preset windows -DRIGWRIGHT_CATALOGUE="$(realpath "${RIGWRIGHT_HOST:-build/release}")/catalogue.sqlite"
nice cmake --build --preset windows --target rigwright rigwright-cli

version=$(sed -n 's/^project(rigwright VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
name=rigwright-$version-windows-x86_64
tree=$out/$name
rm -rf "$tree"
cmake --install "$build" --prefix "$tree" >/dev/null
for plugin in platforms/qwindows platforms/qoffscreen sqldrivers/qsqlite imageformats/qico; do
    mkdir -p "$tree/plugins/$(dirname "$plugin")"
    cp "$qt/plugins/$plugin.dll" "$tree/plugins/$plugin.dll"
done
# The libraries that these ask for, and those that they ask for in turn; what we do not have is Windows' own.
folders=("$qt/bin" "$(dirname "$(x86_64-w64-mingw32-g++-posix -print-file-name=libstdc++-6.dll)")" /usr/x86_64-w64-mingw32/lib)
libraries_of() { x86_64-w64-mingw32-objdump -p "$@" | sed -n 's/^\s*DLL Name: //p' | sort -u; }
mapfile -t ask < <(find "$tree" -name '*.exe' -o -name '*.dll')
while [ ${#ask[@]} -gt 0 ]; do
    new=()
    while read -r library; do
        [ ! -e "$tree/$library" ] || continue
        for folder in "${folders[@]}"; do
            if [ -e "$folder/$library" ]; then
                cp "$folder/$library" "$tree/"
                new+=("$tree/$library")
                break
            fi
        done
    done < <(libraries_of "${ask[@]}")
    ask=("${new[@]}")
done
find "$tree" \( -name '*.exe' -o -name '*.dll' \) -exec x86_64-w64-mingw32-strip --strip-unneeded {} +
printf '[Paths]\nPrefix=.\nPlugins=plugins\n' >"$tree/qt.conf"
cp LICENSE "$tree/LICENSE.txt"
cp CHANGELOG.md packaging/windows/NOTICE.txt "$tree/"
chmod -R u=rwX,go=rX "$tree"
find "$tree" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +

rm -f "$out/$name.zip"
(cd "$out" && find "$name" -type f | LC_ALL=C sort >"$out/files" && cmake -E tar cf "$name.zip" --format=zip --files-from=files)

# The uninstaller takes away what was installed and nothing else.
lists=$(mktemp -d)
trap 'rm -rf "$lists" "$out/files"' EXIT
# shellcheck disable=SC2016 # NSIS' own word, not the shell's
(
    cd "$tree"
    find . -type f -printf '%P\n' | LC_ALL=C sort | sed 's|/|\\|g; s|.*|Delete "$INSTDIR\\&"|'
    find . -mindepth 1 -type d -printf '%P\n' | LC_ALL=C sort -r | sed 's|/|\\|g; s|.*|RMDir "$INSTDIR\\&"|'
) >"$lists/remove.nsh"
echo "!define KILOBYTES $(du -sk --apparent-size "$tree" | cut -f1)" >"$lists/size.nsh"
makensis -V2 -INPUTCHARSET UTF8 "-XTarget amd64-unicode" -DVERSION="$version" -DTREE="$tree" -DLISTS="$lists" -DICON="$PWD/resources/icons/rigwright.ico" \
    -DOUT="$out/$name-setup.exe" packaging/windows/installer.nsi
echo "Installed: $(du -sk --apparent-size "$tree" | cut -f1) kB"
rm -rf "$tree"
ls -l "$out"
