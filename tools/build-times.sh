#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# How long a newcomer waits: builds from cold, without ccache, in a clone of its own. Prints wall and processor seconds of
# what ./run.sh builds (release) and of what ./test.sh builds and runs (dev), or of those named: tools/build-times.sh release
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
git clone -q . "$clone"
cd "$clone"
export CCACHE_DISABLE=1
TIMEFORMAT='%R s wall, %U s user, %S s system'

step() {
    echo -n "$1: "
    { time "${@:2}" >"$clone/log" 2>&1; } 2>&1 || {
        tail -n 40 "$clone/log"
        exit 1
    }
}

echo "$(nproc) processors, $(git rev-parse --short HEAD)"
for preset in "${@:-release dev}"; do
    for name in $preset; do
        step "$name, configure" cmake --preset "$name"
        step "$name, build" cmake --build --preset "$name"
        [ "$name" = release ] || step "$name, tests" ctest --preset "$name"
    done
done
