# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Bash completion of rigwright-cli. Commands and options are asked of the program itself, so none can be forgotten.

_rigwright_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} program=${COMP_WORDS[0]} command=${COMP_WORDS[1]} words
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="$("$program" --help 2>/dev/null | awk '$1 == "rigwright-cli" { print $2 }') --help --version --lang"
    elif [[ $word == -* ]]; then
        words=$("$program" "$command" --help 2>/dev/null | grep -oE '^ +(-[a-z], )?--[a-z0-9-]+' | grep -oE -- '--[a-z0-9-]+')
    elif [ "${COMP_WORDS[COMP_CWORD - 1]}" = --lang ]; then
        words='en zh_CN'
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        compopt -o filenames
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _rigwright_cli rigwright-cli
