# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by run.sh, test.sh and .ci/run, from the top of the tree.

# The packages of the groups named ("build test"), one a line.
packages_for() {
    local group
    for group in "$@"; do
        awk -v group="$group" '$1 == group { print $2 }' tools/packages
    done
}

# Those of the packages named that are not installed.
missing_packages() {
    local package
    for package in "$@"; do
        dpkg -s "$package" 2>/dev/null | grep -q '^Status: .* installed$' || echo "$package"
    done
}

print_lists_for_other_systems() {
    cat <<'LISTS'
This script installs with apt, on Debian 12, Ubuntu 24.04 and newer. Here is what other systems need:

  Fedora   sudo dnf install gcc-c++ cmake ninja-build ccache qt6-qtbase-devel qt6-qtbase-private-devel qt6-qtcharts-devel
           qt6-qtsvg-devel qt6-qttools-devel qt6-qttranslations spdlog-devel fmt-devel expected-devel
           google-noto-sans-cjk-fonts poppler-utils qpdf librsvg2-tools valijson-devel
  Arch     sudo pacman -S --needed base-devel cmake ninja ccache qt6-base qt6-charts qt6-svg qt6-tools qt6-translations
           spdlog fmt tl-expected noto-fonts-cjk poppler qpdf librsvg valijson
  macOS    brew install cmake ninja ccache qt spdlog fmt tl-expected poppler qpdf librsvg valijson
  Windows  MSYS2, UCRT64 shell:
           pacman -S --needed mingw-w64-ucrt-x86_64-{gcc,cmake,ninja,ccache,qt6-base,qt6-charts,qt6-svg,qt6-tools,qt6-translations,spdlog,fmt,tl-expected,librsvg}; valijson from vcpkg for the tests

Once they are there:  RIGWRIGHT_SETUP=no ./run.sh
LISTS
}

# Installs what is missing of the groups named. Asks nothing, and is silent when all is there.
install_packages() {
    [ "${RIGWRIGHT_SETUP:-}" = no ] && return 0
    if ! command -v apt-get >/dev/null || ! command -v dpkg >/dev/null; then
        print_lists_for_other_systems
        exit 1
    fi

    local missing as_root=()
    # shellcheck disable=SC2046
    mapfile -t missing < <(missing_packages $(packages_for "$@"))
    [ ${#missing[@]} -eq 0 ] && return 0

    echo "Installing ${#missing[@]} packages with apt: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "This needs root, and there is no sudo here. As root: apt-get install --no-install-recommends ${missing[*]}"
            exit 1
        fi
        as_root=(sudo)
    fi
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q </dev/null ||
        echo "The lists of packages could not be brought up to date; going on with those that are here."
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}" </dev/null || {
        echo "apt could not install the packages; its own message stands above."
        exit 1
    }
}
