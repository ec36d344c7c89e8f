#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# manual-page.sh PROGRAM VERSION PAGE.gz: the manual page of a program, made of its own help.
set -euo pipefail

program=$1 version=$2
exec > >(gzip -9n >"$3")
name=$(basename "$program")
# Asked without a display, in English whatever the language here.
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 COLUMNS=78

# Text as it stands, for troff: backslashes, hyphens that are minus signs, and lines that begin with a dot.
verbatim() {
    echo .nf
    sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\\([.']\\)/\\\\\\&\\1/" -e "s#$program#$name#g"
    echo .fi
}

cat <<HEAD
.TH ${name^^} 1 "" "Rigwright $version" "User commands"
.SH NAME
${name//-/\\-} \\- plans machines for deep learning before money is spent
.SH HELP
HEAD
"$program" --help | verbatim
if [ "$name" = rigwright-cli ]; then
    "$program" --help | awk '$1 == "rigwright-cli" && $2 !~ /^-/ { print $2 }' | while read -r command; do
        echo ".SH ${command^^}"
        "$program" "$command" --help </dev/null | verbatim
    done
fi
cat <<'TAIL'
.SH FILES
A machine is a text file that ends in .rig.json. Your own parts and prices, the settings and the log lie in
.I ~/.local/share/rigwright
and
.IR ~/.config/rigwright .
TAIL
# The page is whole when gzip has ended.
exec >&-
wait
