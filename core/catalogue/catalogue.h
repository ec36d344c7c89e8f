// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/board.h"
#include "core/catalogue/power_curve.h"
#include "core/catalogue/price_index.h"
#include "core/catalogue/price_policy.h"
#include "core/catalogue/rate.h"
#include "core/catalogue/speed_ratio.h"

#include <QHash>

#include <array>

namespace rig {

/// All parts that are known, and their sources: a plain value, cheap to copy (parts are shared, never changed).
class Catalogue
{
public:
    std::vector<Source> sources;
    std::vector<Rate> rates; ///< of exchange; the first one of a currency counts
    std::vector<SpeedRatio> speeds;
    std::vector<PowerCurve> powerCurves;
    std::vector<IndexYear> priceIndex; ///< of US dollars
    QDate date;                        ///< the newest day in the shipped file; null where there is no such file
    PricePolicy prices;                ///< which of the parts' prices count; the user's choice

    /// The parts of a kind, in the order in which they were added.
    [[nodiscard]] const std::vector<PartHandle> &parts(Kind kind) const
    {
        return m_parts[static_cast<std::size_t>(kind)];
    }
    /// A part by its id, whatever its kind; null when there is none.
    [[nodiscard]] PartHandle find(const QString &id) const { return m_byId.value(id); }
    template <class T> [[nodiscard]] std::shared_ptr<const T> find(const QString &id) const
    {
        return std::static_pointer_cast<const T>(castable(find(id), T().kind));
    }
    /// The chip of a card; null when it is not known.
    [[nodiscard]] std::shared_ptr<const Chip> chipOf(const Card &card) const;
    /// The cards with a chip, in no order; empty where there is none.
    [[nodiscard]] const std::vector<PartHandle> &cardsWith(const QString &chip) const;
    /// Adds a part, or puts it in the place of the one with the same id.
    void add(PartHandle part);
    /// The same without the parts of one origin; sources, rates and what was measured stay.
    [[nodiscard]] Catalogue without(Origin origin) const;
    [[nodiscard]] const Source *source(SourceIndex index) const;
    /// NoSource when there is none. Not for several threads at once: it keeps an index of what it was asked.
    [[nodiscard]] SourceIndex sourceIndex(const QString &id) const;

private:
    void addToChip(const PartHandle &part);
    void takeFromChip(const PartHandle &part);
    static PartHandle castable(const PartHandle &part, Kind kind)
    {
        return part && part->kind == kind ? part : nullptr;
    }

    std::array<std::vector<PartHandle>, KindCount> m_parts;
    QHash<QString, PartHandle> m_byId;
    QHash<QString, std::vector<PartHandle>> m_cards;   ///< by chip
    mutable QHash<QString, SourceIndex> m_sourceIndex; ///< made anew when `sources` has grown
};

} // namespace rig
