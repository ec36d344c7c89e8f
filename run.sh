#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds the release, opens the program on an example machine (or on the file named).
# Without a display: checks that machine and writes its report and the charts into out/.
set -euo pipefail
start=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")"
. tools/setup.sh

machine=resources/examples/two-cards-trouble.rig.json
if [ $# -gt 0 ]; then
    machine=$(cd "$start" && realpath -- "$1")
fi

install_packages build
cmake --workflow --preset release

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname -s)" = Darwin ]; then
    exec build/release/rigwright "$machine"
fi

echo
echo "There is no display here, so the same job is done without a window: $machine"
mkdir -p out
export QT_QPA_PLATFORM=offscreen
cli=build/release/rigwright-cli
status=0
"$cli" check "$machine" || status=$?
# 1 says that something was found, which is what a check is for.
[ "$status" -le 1 ] || exit "$status"
"$cli" report "$machine" out/report.pdf
"$cli" chart fp32_tflops --versus launch_price_usd --out out/fp32-against-price.svg
"$cli" chart fp32_gflops_per_w --versus launch_year --out out/fp32-per-watt.svg
echo
echo "Written:"
ls -1 "$PWD"/out/report.pdf "$PWD"/out/fp32-against-price.svg "$PWD"/out/fp32-per-watt.svg
