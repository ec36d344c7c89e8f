#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# build.sh [FOLDER]: the release, as a .deb and as a portable archive, into FOLDER (build/packages).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. tools/setup.sh
install_packages build package

out=$(realpath -m "${1:-build/packages}")
mkdir -p "$out"
# The same tree gives the same bytes: times in archives and in Qt's resources are those of the last commit.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH

cmake --workflow --preset release
(cd build/release && cpack -G DEB -B "$out")
rm -rf "$out/_CPack_Packages"

# Portable: Qt and what it needs beside the program. What every desktop has, and what must fit its drivers, stays outside.
name=rigwright-$(sed -n 's/^project(rigwright VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)-linux-$(uname -m)
tree=$out/$name
rm -rf "$tree"
cmake --install build/release --prefix "$tree" --strip >/dev/null
outside='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|stdc\+\+|gcc_s|GL|EGL|GLX|GLdispatch|OpenGL|drm|gbm|X11|X11-xcb|xcb|fontconfig|freetype|z|expat))\.so.*$'
plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS 2>/dev/null || qmake6 -query QT_INSTALL_PLUGINS)
mkdir -p "$tree/lib" "$tree/plugins"
for plugin in platforms/libqxcb platforms/libqoffscreen platforms/libqwayland-generic sqldrivers/libqsqlite imageformats/libqsvg iconengines/libqsvgicon \
    printsupport/libcupsprintersupport platformthemes/libqxdgdesktopportal xcbglintegrations/libqxcb-glx-integration; do
    if [ -f "$plugins/$plugin.so" ]; then
        mkdir -p "$tree/plugins/$(dirname "$plugin")"
        cp "$plugins/$plugin.so" "$tree/plugins/$plugin.so"
    fi
done
find "$tree/bin" "$tree/plugins" -type f -print0 | xargs -0 ldd 2>/dev/null | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u |
    while read -r library; do
        [[ $(basename "$library") =~ $outside ]] || cp -L "$library" "$tree/lib/"
    done
strip --strip-unneeded "$tree"/lib/*.so* "$tree"/plugins/*/*.so
printf '[Paths]\nPrefix=..\nPlugins=plugins\n' >"$tree/bin/qt.conf"
# shellcheck disable=SC2016 # the loader's own word, not the shell's
{
    patchelf --set-rpath '$ORIGIN/../lib' "$tree"/bin/rigwright "$tree"/bin/rigwright-cli
    patchelf --set-rpath '$ORIGIN' "$tree"/lib/*.so*
    patchelf --set-rpath '$ORIGIN/../../lib' "$tree"/plugins/*/*.so
}
cp LICENSE CHANGELOG.md "$tree/"
tar -C "$out" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" | xz -T2 -6 >"$out/$name.tar.xz"
rm -rf "$tree"
ls -l "$out"
