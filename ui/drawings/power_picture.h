// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"
#include "core/words/power_answer.h"
#include "ui/widgets/theme.h"

#include <QString>
#include <QStringList>

#include <QCoreApplication>

namespace rig::ui {

struct PowerBarTexts
{
    Q_DECLARE_TR_FUNCTIONS(PowerBars)
};

/// What the power bars show, in watts and words; where it stands on the screen, the layout says.

/// A part, or several that are alike: the same colour and letter in every bar.
struct PowerPart
{
    std::vector<ItemId> items; ///< empty: the rest of the platform
    QString letter;            ///< tells it apart in grey print: of a card its number
    QString name;              ///< "Card 1", "4 × GeForce RTX 3090"
    QString detail;            ///< "Card 1: GeForce RTX 3090"
    bool unknown = false;      ///< the draw of one of them is not known
    bool inKey = true;         ///< false: the one before it in the key stands for it, too
    int colour = -1;           ///< number in the palette of series: 0 cards, 1 processors; -1: neutral
};

struct PowerSegment
{
    enum class What {
        Part,  ///< draw of a part
        Peak,  ///< what one card's excursion adds
        Loss,  ///< what the supply turns into heat
        Other, ///< what else hangs on the circuit
        UpTo,  ///< may be drawn or not: a highest draw of which only the upper bound is known
        Open   ///< of the key alone: the end of a bar of which only a part is known
    };
    What what = What::Part;
    int part = -1; ///< index in PowerPicture::parts; of a peak: that of its card
    Watts watts;
    QString name;
    std::vector<ItemId> items;
};

/// The answer that the bar draws, with what it is made of. What is drawn is the sum of its segments: `sure` and `most`
/// are these sums.
struct PowerRow : words::PowerBar
{
    std::optional<Meaning> meaning;
    std::vector<PowerSegment> segments; ///< those that are surely drawn first
    Watts peak;                         ///< of this, one card's excursion
};

/// Of what each supply carries, and at the wall.
struct LongestBars
{
    std::vector<Watts> supplies; ///< by the index in Power::loads(); empty: not known
    Watts wall;
};

/// Whether it stands at the wall, and not at one of the supplies.
[[nodiscard]] bool isAtWall(const PowerRow &row);

struct PowerPicture
{
    std::vector<PowerPart> parts;
    std::vector<PowerRow> rows;   ///< supply by supply, then the wall
    std::vector<QString> loads;   ///< "Supply 2: Corsair RM850x", by PowerBar::load; empty: one carries everything
    PowerRow longWindow;          ///< the peak of 100 ms, which has no bar
    std::vector<ItemId> supplies; ///< whom the limits concern
    /// The longest bars without the user's power limits: the scales hold them, so that they stand still while one is
    /// set.
    LongestBars unlimited;
};

/// Training, worst case and the peaks of 10 ms, 1 ms and 100 µs of each supply, and both draws at the wall.
[[nodiscard]] PowerPicture powerPicture(const Machine &machine, const Power &power, const Site &site, const Use &use);

/// The longest bars of the same machine with no power limit set.
[[nodiscard]] LongestBars longestWithoutLimits(const Document &document, const Catalogue &catalogue);

/// More cards than these are drawn together with those that are alike.
inline constexpr int CardsDrawnAlone = 4;

/// What the key says of segments that are no part.
[[nodiscard]] QString keyText(PowerSegment::What what);

} // namespace rig::ui
