#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the faces of the window and of the report, resources/fonts/rigwright-sans-*.ttf, from Inter.

Needs Debian's python3-fonttools and fonts-inter. Three things are other than in Inter, because Qt 6.4 can ask for no
feature of a font: the figures are those of `tnum`, all equally wide, so that columns of numbers stand under each other;
`calt`, which makes "4.0 ×16" of "4.0 x16", is left out; and of the 2,500 glyphs those of Latin and Greek stay, with
signs and marks. The outlines are quadratic curves, which a PDF takes as they are.

The licence of Inter (OFL 1.1, resources/fonts/OFL.txt) asks that what was changed has another name.
"""
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

FROM = Path("/usr/share/fonts/opentype/inter")
TO = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FAMILY = "Rigwright Sans"
WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600}
KEPT_FEATURES = ["kern"]
# Basic Latin, Latin-1, Latin Extended-A, Greek, punctuation, superscripts, currencies, letterlike signs, fractions, arrows,
# what mathematics is needed, and the marks of findings and vendors.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x386, 0x3CE), (0x2010, 0x2027), (0x202F, 0x203A), (0x2044, 0x2044), (0x2070, 0x208E), (0x20A0, 0x20BF),
          (0x2103, 0x2103), (0x2116, 0x2126), (0x2153, 0x2154), (0x215B, 0x215E), (0x2190, 0x2199), (0x2202, 0x2265)]
MARKS = "■▲△●○◆◇▼★✓✗"
# In units of the em; a pixel of type at 13 px is 217 of 2816.
MOST_ERROR = 3.0


def figures_of_equal_width(font: TTFont) -> None:
    swaps = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                swaps.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            table.cmap[code] = swaps.get(table.cmap[code], table.cmap[code])  # tables may share one map


def same_advance(font: TTFont) -> None:
    """Inter's medium four is two units narrower than the others."""
    names = [font.getBestCmap()[code] for code in range(ord("0"), ord("9") + 1)]
    widest = max(font["hmtx"][name][0] for name in names)
    for name in names:
        font["hmtx"][name] = (widest, font["hmtx"][name][1])


def quadratic(font: TTFont) -> None:
    """CFF outlines become those of TrueType."""
    glyphs = font.getGlyphSet()
    made = {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(glyphs)
        glyphs[name].draw(Cu2QuPen(pen, MOST_ERROR, reverse_direction=True))
        made[name] = pen.glyph()
    del font["CFF "]
    font["loca"] = newTable("loca")
    font["glyf"] = glyf = newTable("glyf")
    glyf.glyphOrder = font.getGlyphOrder()
    glyf.glyphs = made
    font["maxp"].tableVersion = 0x00010000
    for field in ("maxZones", "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs",
                  "maxStackElements", "maxSizeOfInstructions", "maxComponentElements"):
        setattr(font["maxp"], field, 1 if field == "maxZones" else 0)
    font["post"].formatType = 3.0
    font.sfntVersion = "\000\001\000\000"


def named(font: TTFont, style: str) -> None:
    table = font["name"]
    kept = {index: table.getDebugName(index) for index in (0, 13, 14)}
    table.names = []
    # Where a system knows four styles a family, the half-bold is the bold one: nothing is made bolder by smearing.
    alone = FAMILY if style != "Medium" else f"{FAMILY} {style}"
    bold = style == "SemiBold"
    if bold:
        font["head"].macStyle |= 1
        font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x40 | 0x20
    names = {**kept, 1: alone, 2: "Bold" if bold else "Regular", 3: f"{FAMILY} {style}, cut of Inter", 4: f"{FAMILY} {style}", 5: "Version 1.0",
             6: f"{FAMILY.replace(' ', '')}-{style}", 10: "Inter with figures of equal width, Latin and Greek.",
             16: FAMILY, 17: style}
    for index, text in names.items():
        if text:
            table.setName(text, index, 3, 1, 0x409)


def cut(style: str, weight: int) -> None:
    font = TTFont(FROM / f"Inter-{style}.otf")
    figures_of_equal_width(font)
    options = subset.Options(layout_features=KEPT_FEATURES, hinting=False, notdef_outline=True, name_IDs=["*"],
                             glyph_names=False, recalc_timestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for first, last in RANGES for c in range(first, last + 1)], text=MARKS)
    subsetter.subset(font)
    quadratic(font)
    same_advance(font)
    named(font, style)
    font["OS/2"].usWeightClass = weight
    path = TO / f"rigwright-sans-{style.lower()}.ttf"
    font.save(path)
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB, {len(font.getGlyphOrder())} glyphs")


def main() -> None:
    TO.mkdir(parents=True, exist_ok=True)
    for style, weight in WEIGHTS.items():
        cut(style, weight)


main()
