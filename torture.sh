#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What the program must outlive (docs/reliability.md): kills, damage, full disks, hostile files, random hands.
#
#   ./torture.sh          the full run: hours, every row of tests/torture, then a minute of libFuzzer for each parser
#   ./torture.sh ci       the share of CI: minutes, over the binaries of ./test.sh
#
# RIGWRIGHT_TORTURE_SEED=N         another seed (20261123); a failure names its own
# RIGWRIGHT_TORTURE_SECONDS=N      no row begins an attempt after so long (ci: 100, full: no limit)
# RIGWRIGHT_TORTURE_PRESET=NAME    whose binaries (dev)
# RIGWRIGHT_FUZZ_SECONDS=N         for each parser, in the full run (60; 0: none)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. tools/setup.sh

share=${1:-full}
seed=${RIGWRIGHT_TORTURE_SEED:-20261123}
preset=${RIGWRIGHT_TORTURE_PRESET:-dev}
fuzz_seconds=${RIGWRIGHT_FUZZ_SECONDS:-60}
seconds=${RIGWRIGHT_TORTURE_SECONDS:-$([ "$share" = ci ] && echo 100 || echo 0)}
build=build/$preset
torture=$build/tests/torture/torture
out=build/torture
jobs=$(nproc)

install_packages build test
# A window that is given up again and again keeps the sanitizer's memory of what was freed in bounds; what Qt keeps for
# the life of a program is no leak of each attempt.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0:quarantine_size_mb=32}

# One row, as a line of the table; what fails stands above it.
row() {
    local name=$1 count=$2 status=0
    # In CI, what is only started and ended is what users get, which starts ten times as fast.
    case $share-$name in
    ci-console | ci-machines) ;;
    ci-*) if [ -x build/release/rigwright ]; then export RIGWRIGHT_PROGRAMS=$PWD/build/release; fi ;;
    esac
    "$torture" "$name" --seed "$seed" --count "$count" --seconds "$seconds" >"$out/$name.row" 2>"$out/$name.log" || status=$?
    grep -v 'propagateSizeHints' "$out/$name.log" >&2 || true
    # A crash leaves no line of its own.
    [ -s "$out/$name.row" ] || echo "| $name | ended by a crash, see above | ? | 1 | |" >"$out/$name.row"
    return "$status"
}

# A parser under libFuzzer: what it finds lies in build/torture, as a file that repeats it.
fuzz() {
    local parser=$1 status=0 log=$out/fuzz-$1.log work=$out/corpus/$1
    mkdir -p "$work"
    RIGWRIGHT_PARSER=$parser build/fuzz/tests/torture/fuzz -seed="$seed" -max_total_time="$fuzz_seconds" -max_len=16384 -timeout=20 -detect_leaks=0 \
        -rss_limit_mb=2560 -print_final_stats=1 -artifact_prefix="$out/found-$parser-" "$work" "tests/torture/corpus/$parser" >"$log" 2>&1 || status=$?
    awk -v name="fuzz $parser" -v status="$status" '/number_of_executed_units/ { runs = $2 }
        END { printf "| %s | libFuzzer, address and undefined-behaviour sanitizers | %d | %d | |\n", name, runs, status != 0 }' "$log" >"$out/fuzz-$parser.row"
    if [ "$status" -ne 0 ]; then
        tail -n 40 "$log" >&2
        echo "RIGWRIGHT_PARSER=$parser build/fuzz/tests/torture/fuzz $out/found-$parser-*" >&2
    fi
    return "$status"
}
export -f row fuzz
export share torture seed seconds out fuzz_seconds

rm -rf "$out"
mkdir -p "$out"
[ -f "$build/build.ninja" ] || cmake --preset "$preset"
cmake --build "$build" --target torture rigwright rigwright-cli

status=0
list=$([ "$share" = ci ] && echo --list || echo "--list --full")
# shellcheck disable=SC2086
"$torture" $list | awk '$2 > 0' | xargs -P "$jobs" -L 1 bash -c 'row "$0" "$1"' || status=1

if [ "$share" != ci ] && [ "$fuzz_seconds" -gt 0 ]; then
    cmake --preset fuzz
    cmake --build --preset fuzz
    find tests/torture/corpus -mindepth 1 -maxdepth 1 -printf '%f\n' | sort | xargs -P "$jobs" -L 1 bash -c 'fuzz "$0"' || status=1
fi

echo
echo "| row | what | tried | failed | time |"
echo "|---|---|---|---|---|"
cat "$out"/*.row
exit "$status"
