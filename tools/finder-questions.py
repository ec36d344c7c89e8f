#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks the finder questions of real people and writes the answers into docs/finder.md, below its line "## Questions and answers".

tools/finder-questions.py BUILD/rigwright-cli
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "finder.md"
HEADING = "## Questions and answers\n"

OWNED = {
    "rigwright_build": 1,
    "items": [
        {"id": 1, "kind": "processors", "part": "amd-ryzen-5-3600", "owned": True},
        {"id": 2, "kind": "motherboards", "part": "msi-mag-b550-tomahawk", "owned": True},
        {"id": 3, "kind": "memory", "part": "teamgroup-ttced432g3600hc18jdc01", "owned": True},
        {"id": 4, "kind": "cards", "part": "asus-dual-rtx-3060-oc-edition-12gb", "connector": "PCI_E1", "owned": True},
        {"id": 5, "kind": "drives", "part": "samsung-990-pro-1tb", "connector": "M2_1", "owned": True},
        {"id": 6, "kind": "supplies", "part": "msi-mag-a550bn", "owned": True},
        {"id": 7, "kind": "cases", "part": "nzxt-h5-flow-2024", "owned": True},
        {"id": 8, "kind": "coolers", "part": "thermalright-axp90-x53", "owned": True},
    ],
}

SMALL = "--model llama-3.2-3b --set method=qlora"
MIDDLE = "--model llama-3-8b --set method=qlora"
QUESTIONS = [
    ("A student with 800 dollars who fine-tunes models of 3 billion parameters, in FP16 if need be",
     f"{SMALL} --budget 800 --drive-gb 450 --fp16"),
    ("The same with 1,500 dollars", f"{SMALL} --budget 1500"),
    ("A researcher with 3,000 dollars on a socket of 120 V, 15 A", f"{MIDDLE} --budget 3000 --circuit us-15a"),
    ("6,000 dollars on 120 V, 15 A", f"{MIDDLE} --budget 6000 --circuit us-15a"),
    ("6,000 dollars on 230 V, 16 A", f"{MIDDLE} --budget 6000 --circuit eu-16a"),
    ("A laboratory with 20,000 dollars, up to eight cards", f"{MIDDLE} --budget 20000 --cards 1..8 --circuit us-240v-30a"),
    ("Used parts before new ones, 2,000 dollars", f"{MIDDLE} --budget 2000 --prices used"),
    ("One card for QLoRA of a model of 70 billion parameters", "--model llama-3-70b --set method=qlora --cards 1 --circuit us-20a"),
    ("Four cards for data-parallel training, 12,000 dollars", f"{SMALL} --budget 12000 --cards 4 --circuit us-240v-20a"),
    ("What I own (a Ryzen 5 3600 with an RTX 3060) and 1,000 dollars", f"{SMALL} --budget 1000 --owned OWNED"),
    ("Quiet in a living room, 2,500 dollars, a card", f"{MIDDLE} --budget 2500 --cards 1 --quiet --circuit eu-16a"),
]


def ask(program: str, options: str, owned: str) -> dict:
    words = [program, "find", *options.replace("OWNED", owned).split(), "--top", "1", "--format", "json", "--lang", "en"]
    return json.loads(subprocess.run(words, capture_output=True, check=False).stdout)


def section(number: int, title: str, options: str, found: dict) -> str:
    answer, proof = found["answer"], found["proof"]
    lines = [f"### {number}. {title}", "", f"`rigwright-cli find {options.replace('OWNED', 'MINE.rig.json')}`", "",
             f"**{answer['text']}**", ""]
    lines += [f"- {reason}" for reason in answer["reasons"]]
    lines += [f"- {basis}" for basis in answer["rests_on"]]
    lines += [f"- {text}" for text in (found["why"] or {"text": []})["text"]]
    cuts = sorted(proof["ruled_out"].items(), key=lambda cut: -cut[1])[:5]
    lines.append(f"- {proof['seconds']:.1f} s, {proof['nodes']:,.0f} nodes, {proof['assessed']:,} assessments; cut off by "
                 + ", ".join(f"{why} ({count:,.0f})" for why, count in cuts) + ".")
    return "\n".join(lines) + "\n"


def main() -> None:
    program = sys.argv[1]
    with tempfile.NamedTemporaryFile("w", suffix=".rig.json") as owned:
        json.dump(OWNED, owned)
        owned.flush()
        sections = [section(number, title, options, ask(program, options, owned.name))
                    for number, (title, options) in enumerate(QUESTIONS, 1)]
    head = PAGE.read_text(encoding="utf-8").split(HEADING)[0]
    PAGE.write_text(head + HEADING + "\n" + "\n".join(sections), encoding="utf-8")


main()
