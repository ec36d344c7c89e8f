// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/checks/check.h"
#include "core/checks/verdict.h"

namespace rig {

/// One card's link, for a picture of a machine the size of a stamp.
struct SmallLink
{
    bool behindChipset = false;
    int generation = 0;    ///< 0: not known
    int width = 0;         ///< lanes that it gets; 0: none, or not known
    bool narrower = false; ///< than the card could take
};

/// A machine in one row: what lists of machines show of it, in words.
struct MachineLine
{
    QString cards;     ///< "2 × RTX 3090"; "RTX 3060 + RTX 3090"; empty without cards
    QString memory;    ///< of all cards: "2 × 24 GB", "12 + 24 GB"; empty where it is not known
    QString price;     ///< "$3,480", "≥ $3,480" where parts have none; empty where none has one
    QString priceSeen; ///< month of the oldest price in it: "2025-07"; empty without a price
    QString training;  ///< draw in training: "916 W", "≥ 916 W"
    Verdict::Kind verdict = Verdict::Kind::Fine;
    QString verdictText; ///< "Works", "Works, 2 limits", "2 not checked", "1 problem"
    QString why;         ///< what the verdict rests on, in a few words
    std::vector<SmallLink> links;
};

/// Pure; some tenths of a millisecond.
[[nodiscard]] MachineLine machineLine(const Document &document, const Catalogue &catalogue);
/// The same of a machine that has been assessed and judged already.
[[nodiscard]] MachineLine machineLine(const Situation &situation, const Verdict &verdict);

/// The date of the newest price; null where there is none.
[[nodiscard]] QDate newestPrice(const Catalogue &catalogue);

/// How much the catalogue knows, in a sentence or two: GPUs, cards, boards, the newest price.
[[nodiscard]] QString catalogueLine(const Catalogue &catalogue);

} // namespace rig
