// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_subjects.h"

#include "core/catalogue/modified.h"
#include "core/charts/processor_points.h"
#include "core/search/part_search.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

std::vector<const Chip *> chipsOf(const Catalogue &catalogue)
{
    std::vector<const Chip *> chips;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const auto *chip = static_cast<const Chip *>(part.get());
        if (!isModified(*chip))
            chips.push_back(chip);
    }
    return chips;
}

std::vector<const Chip *> pointersTo(const Chips &chips)
{
    std::vector<const Chip *> pointers;
    for (const auto &chip : chips)
        pointers.push_back(chip.get());
    return pointers;
}

bool needsSpeeds(const std::vector<const Metric *> &metrics)
{
    return std::any_of(metrics.begin(), metrics.end(),
                       [](const Metric *metric) { return metric->key.startsWith("speed_"_L1); });
}

/// The catalogue whose policy chooses the prices that the chart shows; empty where no condition asks.
Catalogue pricedAs(const Catalogue &catalogue, const ChartRequest &request)
{
    if (request.conditions.empty())
        return {};
    Catalogue priced = catalogue;
    switch (request.price.basis) {
    case ChartPrice::Launch:
        priced.prices.buying = Buying::AtLaunch;
        break;
    case ChartPrice::MarketNew:
        priced.prices.buying = Buying::New;
        break;
    case ChartPrice::MarketUsed:
        priced.prices.buying = Buying::Used;
        break;
    case ChartPrice::Own:
        break;
    }
    return priced;
}

} // namespace

ChartSubjects::ChartSubjects(const Catalogue &catalogue, const ChartRequest &request, const Chips &machines,
                             const std::vector<const Metric *> &metrics)
    : m_request(request)
    , m_priced(pricedAs(catalogue, request))
    , m_prices(catalogue, request.price)
    , m_machineChips(machines)
    , m_groups(chartGroups(catalogue, request))
{
    if (needsSpeeds(metrics))
        m_speeds.emplace(catalogue);
    const bool filters = !request.filter.trimmed().isEmpty();
    takeChips(chipsOf(catalogue), filters ? SearchTexts(catalogue, Kind::Gpu).texts() : std::vector<std::string>());
    if (request.processors) {
        m_processors = processorsAsChips(catalogue);
        takeChips(pointersTo(m_processors),
                  filters ? SearchTexts(catalogue, Kind::Processor).texts() : std::vector<std::string>());
    }
    for (const auto &machine : m_machineChips) {
        // A machine's price is what its parts cost today: there is no other.
        Subject subject = subjectOf(*machine, std::nullopt);
        if (machine->launchPriceUsd)
            subject.dollars = *machine->launchPriceUsd;
        subject.restOfMachine = 0;
        m_machines.push_back(subject);
    }
}

void ChartSubjects::takeChips(const std::vector<const Chip *> &chips, const std::vector<std::string> &texts)
{
    const SearchQuery query(m_request.filter);
    const auto meetsAll = [this](const Chip &chip) {
        return std::all_of(m_request.conditions.begin(), m_request.conditions.end(),
                           [&](const PartCondition &condition) { return meets(chip, condition, m_priced); });
    };
    const QSet<QString> parts(m_request.parts.begin(), m_request.parts.end());
    const QSet<QString> wanted(m_request.groups.begin(), m_request.groups.end());
    QHash<QString, int> numbers;
    for (qsizetype i = 0; i < m_groups.size(); ++i)
        numbers.insert(m_groups[i], static_cast<int>(i));
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const Chip &chip = *chips[i];
        m_byId.insert(chip.id, &chip);
        const QString group = groupOf(chip, m_request.colourBy);
        if ((!parts.isEmpty() && !parts.contains(chip.id)) || (!wanted.isEmpty() && !wanted.contains(group)) ||
            (!texts.empty() && !query.matches(texts[i])) || !meetsAll(chip))
            continue;
        const std::optional<ChipPrice> price = m_prices.of(chip);
        m_entries.push_back({subjectOf(chip, price), numbers.value(group), price});
    }
}

Subject ChartSubjects::subjectOf(const Chip &chip, const std::optional<ChipPrice> &price) const
{
    Subject subject;
    subject.chip = &chip;
    if (price) {
        subject.dollars = price->dollars;
        subject.priceSource = price->source;
    }
    subject.restOfMachine = m_request.price.restOfMachine.value_or(AssumedRest);
    for (const Net net : AllNets)
        subject.speeds[static_cast<std::size_t>(net)] = m_speeds ? m_speeds->of(chip.id, net) : nullptr;
    return subject;
}

std::optional<Subject> ChartSubjects::find(const QString &id) const
{
    const Chip *chip = m_byId.value(id);
    return chip ? std::optional(subjectOf(*chip, m_prices.of(*chip))) : std::nullopt;
}

QString groupOf(const Chip &chip, ColourBy colourBy)
{
    switch (colourBy) {
    case ColourBy::Series:
        return chip.series.valueOr(QString());
    case ColourBy::Vendor:
        return chip.vendor;
    case ColourBy::Architecture:
        return chip.architecture.valueOr(QString());
    case ColourBy::Kind:
        // A processor that stands in as a chip has neither memory of its own nor lanes of its own.
        return chip.form || chip.memory || chip.segment ? u"gpu"_s : u"processor"_s;
    }
    return {};
}

} // namespace rig
