// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/charts/chart_data.h"
#include "core/metrics/metrics.h"
#include "core/prices/chip_price.h"
#include "core/search/part_filters.h"

namespace rig {

/// By what the points of a chart are told apart.
enum class ColourBy { Series, Vendor, Architecture, Kind };

/// In ChartRequest::groups: nothing is chosen.
inline constexpr QLatin1StringView NoGroup("-");

/// What is to be drawn: what a saved view holds.
struct ChartRequest
{
    enum class Form {
        Points, ///< y against x
        Bars,   ///< y, and what stands beside it, of each chip
        Limits  ///< what was measured of each chip under several power limits
    };

    Form form = Form::Points;
    QString x = QStringLiteral("price_usd");   ///< keys of metrics; of Limits: "limit_w" or "limit_share"
    QString y = QStringLiteral("fp32_tflops"); ///< of Limits: "speed_share" or "speed_per_w"
    QStringList beside{};                      ///< Bars: further metrics
    QString normaliser{};                      ///< Bars: id of the chip that counts as 1; empty: figures as they are
    bool logX = true;
    bool logY = true;
    ColourBy colourBy = ColourBy::Series;
    QStringList groups{};                    ///< of `colourBy`; empty: all; NoGroup alone: none
    QString filter{};                        ///< words as in the search for parts; empty: all
    std::vector<PartCondition> conditions{}; ///< all of them; a price is the one that the chart's basis chooses
    QStringList parts{};                     ///< ids: these alone; empty: all
    bool processors = false;                 ///< with the processors that have both figures
    bool trends = false;
    bool frontier = false;
    bool sizeByMemory = false;
    std::vector<ChartLine> lines{};
    ChartPricing price{};
    std::optional<ChartRange> cutX{};
    std::optional<ChartRange> cutY{};

    bool operator==(const ChartRequest &) const = default;
};

using Chips = std::vector<std::shared_ptr<const Chip>>;

/// The chart that `request` asks for. `machines` are a series of their own: see machinesAsChips(); they are no part of
/// trends. Values that are unknown, or not above zero on a log axis, are left out, counted and said in the captions,
/// and so are the basis of prices and all filters. BadInput for a metric that does not exist, and for bars of figures
/// with several units that nothing makes comparable.
[[nodiscard]] Result<ChartData> chipChart(const Catalogue &catalogue, const ChartRequest &request,
                                          const Chips &machines = {});

/// Every group that chips of the catalogue (and its processors, where the request has them) fall into, sorted; an empty
/// name, last, for those of which it is not known.
[[nodiscard]] QStringList chartGroups(const Catalogue &catalogue, const ChartRequest &request);
/// The group as people read it.
[[nodiscard]] QString groupName(const QString &group, ColourBy colourBy);
/// The style of a group's marks: it stays, whichever other groups are shown, as long as it is not one of a few that
/// would have the same colour.
[[nodiscard]] int groupStyle(const QStringList &groups, const QString &group, const ChartRequest &request);

/// "series", "vendor", for a list.
[[nodiscard]] QString colourByName(ColourBy colourBy);
/// The heading of a column of groups.
[[nodiscard]] QString colourByTitle(ColourBy colourBy);

} // namespace rig
