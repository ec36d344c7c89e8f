// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"
#include "core/metrics/relative_speed.h"

namespace rig {

/// Whom a chart is about: the chips that pass the request's filters, with all that its metrics ask of them. It points
/// into the catalogue, and into itself: neither copied nor moved.
class ChartSubjects
{
public:
    /// `metrics`: those that will be asked for; measured speeds are only gathered where one needs them.
    ChartSubjects(const Catalogue &catalogue, const ChartRequest &request, const Chips &machines,
                  const std::vector<const Metric *> &metrics);
    ChartSubjects(const ChartSubjects &) = delete;
    ChartSubjects &operator=(const ChartSubjects &) = delete;

    struct Entry
    {
        Subject subject;
        int group = 0; ///< in groups()
        std::optional<ChipPrice> price{};
    };

    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    [[nodiscard]] const std::vector<Subject> &machines() const { return m_machines; }
    /// All groups of the catalogue, hidden ones included.
    [[nodiscard]] const QStringList &groups() const { return m_groups; }
    /// Any chip of the catalogue, whether it passes the filters or not; nullopt where there is none.
    [[nodiscard]] std::optional<Subject> find(const QString &id) const;
    /// The GPU that counts as 1 for a kind of net.
    [[nodiscard]] QString speedReference(Net net) const { return m_speeds ? m_speeds->reference(net) : QString(); }

private:
    void takeChips(const std::vector<const Chip *> &chips, const std::vector<std::string> &texts);
    [[nodiscard]] Subject subjectOf(const Chip &chip, const std::optional<ChipPrice> &price) const;

    const ChartRequest &m_request;
    Catalogue m_priced; ///< for conditions on prices
    ChipPrices m_prices;
    std::optional<RelativeSpeeds> m_speeds;
    Chips m_processors;
    Chips m_machineChips;
    QHash<QString, const Chip *> m_byId;
    QStringList m_groups;
    std::vector<Entry> m_entries;
    std::vector<Subject> m_machines;
};

/// Of a chip, in a grouping.
[[nodiscard]] QString groupOf(const Chip &chip, ColourBy colourBy);

} // namespace rig
