#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# reproducible.sh: builds the last commit's packages twice, from two clones in two folders and without a cache, and fails
# where a byte differs. Takes twice what a release takes from cold.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CCACHE_DISABLE=1

for clone in one another/place; do
    git clone -q . "$work/$clone"
    "$work/$clone/packaging/linux/build.sh" "$work/packages-${clone%%/*}" >"$work/log" 2>&1 || { tail -20 "$work/log"; exit 1; }
    rm -rf "${work:?}/${clone:?}" # the second one needs the room
done
(cd "$work/packages-one" && sha256sum ./*) | tee "$work/sums"
(cd "$work/packages-another" && sha256sum -c "$work/sums")
