// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences_links.h"

#include "core/checks/chipset_slot.h"
#include "core/checks/gather.h"
#include "core/checks/generation_downgrade.h"
#include "core/checks/lane_downgrade.h"
#include "core/checks/m2_takes_lanes.h"
#include "core/names/lists.h"
#include "core/names/sentences.h"
#include "core/words/subject_list.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

namespace lanes = checks::lane_downgrade;

/// The findings on narrow links that this one is, or is made of.
std::vector<Finding> narrowLinks(const Finding &finding)
{
    std::vector<Finding> links = ungathered(finding);
    std::erase_if(links, [](const Finding &part) { return !part.is(lanes::Id); });
    return links;
}

/// What the links cost together: the least and the most of them, on what that was measured.
struct CostOfLinks
{
    double low = 0;
    double high = 0;
    bool carriedOver = false;
    QStringList chips;
};

/// nullopt where one of them was not measured.
std::optional<CostOfLinks> costOf(const std::vector<Finding> &links)
{
    std::optional<CostOfLinks> cost;
    for (const Finding &link : links) {
        const std::optional<double> high = link.factIfKnown(lanes::CostPercentHigh);
        if (!high)
            return std::nullopt;
        const double low = link.fact(lanes::CostPercentLow);
        if (!cost)
            cost = CostOfLinks{low, *high, false, {}};
        cost->low = std::min(cost->low, low);
        cost->high = std::max(cost->high, *high);
        cost->carriedOver = cost->carriedOver || link.fact(lanes::CarriedOver);
        const auto row = static_cast<std::size_t>(link.fact(lanes::MeasurementIndex));
        cost->chips << QString::fromUtf8(linkMeasurements()[row].chipName);
    }
    if (cost)
        cost->chips.removeDuplicates();
    return cost;
}

QString costText(const std::optional<CostOfLinks> &cost, Work work)
{
    const QString what = workInSentence(work);
    if (!cost)
        return Messages::tr("For %1 there is no measurement of such a card and such a link.", "kind of work").arg(what);
    const int decimals = cost->high < 10 ? 1 : 0;
    const QString high = number(cost->high, decimals);
    const QString low = number(cost->low, decimals);
    const QString chips = names::listed(cost->chips);
    if (high == number(0, decimals))
        return Messages::tr("No more time for %1, by what was measured on %2.", "kind of work, GPU").arg(what, chips);
    if (low == number(0, decimals))
        return cost->carriedOver
                   ? Messages::tr("Up to %1 % more time for %2, estimated from measurements on %3.",
                                  "percent, kind of work, GPU")
                         .arg(high, what, chips)
                   : Messages::tr("Up to %1 % more time for %2, measured on %3.", "percent, kind of work, GPU")
                         .arg(high, what, chips);
    const QString range = low == high ? high : Messages::tr("%1–%2", "from, to").arg(low, high);
    return cost->carriedOver
               ? Messages::tr("About %1 % more time for %2, estimated from measurements on %3.",
                              "percent, kind of work, GPU")
                     .arg(range, what, chips)
               : Messages::tr("About %1 % more time for %2, measured on %3.", "percent, kind of work, GPU")
                     .arg(range, what, chips);
}

/// The cards among the devices that have lost lanes.
std::vector<Finding> narrowCards(const Finding &finding, const Situation &situation)
{
    std::vector<Finding> links = narrowLinks(finding);
    std::erase_if(links, [&](const Finding &link) {
        const Device *device = situation.machine.device(link.subjects[0]);
        return !device || !device->isCard();
    });
    return links;
}

/// What they cost together; empty where no card has lost lanes.
QString costOfLinks(const Finding &finding, const Situation &situation)
{
    const std::vector<Finding> links = narrowCards(finding, situation);
    return links.empty() ? QString() : costText(costOf(links), situation.use.work);
}

/// The labels of the slots of these links, each once; of many only the first.
QString slotsOf(const std::vector<Finding> &links, const Situation &situation)
{
    constexpr int Most = 4;
    QStringList labels;
    for (const Finding &link : links)
        labels << connectorName(link, situation);
    labels.removeDuplicates();
    if (const int more = static_cast<int>(labels.size()) - Most; more > 0)
        labels = labels.first(Most) + QStringList{Messages::tr("%n more", "slots", more)};
    return names::listed(labels);
}

QString processorName(const Situation &situation)
{
    const Processor *processor = situation.machine.processor();
    return processor ? processor->name : kind(Kind::Processor);
}

/// With what a slot shares its lanes: other slots, or the drives in other connectors.
QString sharing(const Finding &link, const Situation &situation)
{
    std::vector<ItemId> drives;
    for (qsizetype i = 1; i < link.connectors.size(); ++i) {
        const Device *taker = situation.machine.deviceAt(link.connectors[i]);
        if (taker && taker->isDrive())
            drives.push_back(taker->item);
    }
    const QString slot = connectorName(link, situation);
    const QString others = connectorNames(link, situation, 1);
    return drives.empty() ? Messages::tr("%1 shares its lanes with %2.", "slot, other connectors").arg(slot, others)
                          : Messages::tr("%1 takes lanes from %2 with %3 in it; another M.2 connector may not.",
                                         "connectors, slot, drives")
                                .arg(others, slot, itemList(drives, situation));
}

/// That it hangs on the chipset; empty where it does not.
QString behindChipset(const Finding &finding, const Situation &situation)
{
    const std::vector<Finding> parts = ungathered(finding);
    for (const Finding &part : parts) {
        if (!part.is(checks::chipset_slot::Id))
            continue;
        const std::optional<GigabytesPerSecond> uplink = part.factIfKnown(checks::chipset_slot::UplinkGbS);
        const QString where = connectorName(part, situation);
        return uplink ? Messages::tr("%1 hangs on the chipset, whose uplink of %2 GB/s is shared with drives and "
                                     "network.",
                                     "slot, bandwidth")
                            .arg(where, number(uplink->value(), 1))
                      : Messages::tr("%1 hangs on the chipset, whose uplink is shared with drives and network.", "slot")
                            .arg(where);
    }
    return {};
}

/// Why a link, or several for the same reason, have no more lanes.
QString whyNarrow(const std::vector<Finding> &links, const Situation &situation)
{
    namespace said = checks::lane_downgrade;
    const Finding &finding = links.front();
    const QString where = slotsOf(links, situation);
    switch (finding.variant(said::Id)) {
    case said::Variant::Sharing: {
        QStringList shared;
        for (const Finding &link : links) {
            if (link.connectors.size() > 1)
                shared << sharing(link, situation);
        }
        return shared.isEmpty() ? Messages::tr("The board gives no more in this arrangement: %1.", "slots").arg(where)
                                : names::afterEachOther(shared);
    }
    case said::Variant::Processor:
        return Messages::tr("%1 has no more lanes for %2.", "processor, slots").arg(processorName(situation), where);
    case said::Variant::Setting:
        return Messages::tr("A setting of the board deals no more to %1.", "slots").arg(where);
    case said::Variant::Adapter: {
        const Link *narrow = linkOf(finding, situation);
        return narrow && narrow->adapter >= 0
                   ? Messages::tr("%1 passes no more.", "riser")
                         .arg(device(situation.machine.devices[static_cast<std::size_t>(narrow->adapter)]))
                   : QString();
    }
    case said::Variant::Slot:
        return Messages::tr("Whatever its length, only x%1 is wired to %2.", "width, slots")
            .arg(fact(finding, said::Width), where);
    }
    return {};
}

/// One sentence for each reason why lanes are lost.
QStringList whysOfNarrowLinks(const Finding &finding, const Situation &situation)
{
    std::vector<Finding> links = narrowLinks(finding);
    QStringList whys;
    while (!links.empty()) {
        const int variant = static_cast<int>(links.front().variant(lanes::Id));
        const auto others = std::stable_partition(links.begin(), links.end(), [&](const Finding &link) {
            return static_cast<int>(link.variant(lanes::Id)) == variant;
        });
        whys << whyNarrow({links.begin(), others}, situation);
        links.erase(links.begin(), others);
    }
    return whys;
}

/// "PCIe 4.0 x8 (15.8 GB/s)" of all members; empty where they differ.
QString linkOfMembers(const Finding &finding, const Situation &situation)
{
    QString text;
    for (int i = 0; i < finding.members; ++i) {
        Finding one = finding;
        one.members = 1;
        one.subjects = {finding.subjects[i]};
        const QString its = linkWithRate(one, situation);
        if (i > 0 && its != text)
            return {};
        text = its;
    }
    return text;
}

/// Why a link, or several for the same reason, run at a lower generation.
QString whyOlder(const std::vector<Finding> &links, const Situation &situation)
{
    namespace said = checks::generation_downgrade;
    const Finding &finding = links.front();
    const QString generation = fact(finding, said::Generation);
    switch (finding.variant(said::Id)) {
    case said::Variant::Slot:
        return Messages::tr("The board gives no more than PCIe %1.0 in %2.", "generation, slots")
            .arg(generation, slotsOf(links, situation));
    case said::Variant::Processor:
        return Messages::tr("%1 gives no more than PCIe %2.0.", "processor, generation")
            .arg(processorName(situation), generation);
    }
    return {};
}

/// The same of the links on older generations that this finding is, or is made of.
QString whysOfGeneration(const Finding &finding, const Situation &situation)
{
    namespace said = checks::generation_downgrade;
    std::vector<Finding> links = ungathered(finding);
    std::erase_if(links, [](const Finding &part) { return !part.is(said::Id); });
    const auto ofProcessor = std::stable_partition(
        links.begin(), links.end(), [](const Finding &link) { return link.variant(said::Id) == said::Variant::Slot; });
    QStringList whys;
    if (ofProcessor != links.begin())
        whys << whyOlder({links.begin(), ofProcessor}, situation);
    if (ofProcessor != links.end())
        whys << whyOlder({ofProcessor, links.end()}, situation);
    return names::afterEachOther(whys);
}

} // namespace

QString measuredCostOfLinks(const Finding &finding, const Situation &situation)
{
    const std::vector<Finding> links = narrowCards(finding, situation);
    const std::optional<CostOfLinks> cost = costOf(links);
    return cost ? costText(cost, situation.use.work) : QString();
}

QString linkCostText(const std::optional<LinkCost> &cost, Work work)
{
    if (!cost)
        return costText({}, work);
    const QString chip = QString::fromUtf8(linkMeasurements()[static_cast<std::size_t>(cost->measurement)].chipName);
    return costText(CostOfLinks{cost->low, cost->high, cost->carriedOver, {chip}}, work);
}

Sentence laneDowngrade(const Finding &finding, const Situation &situation)
{
    const Link *link = linkOf(finding, situation);
    const bool older = link && link->generation && link->maxGeneration && *link->generation < *link->maxGeneration;
    const QString most = fact(finding, lanes::MaxWidth);
    const QString could = older ? u"PCIe %1.0 x%2"_s.arg(QString::number(*link->maxGeneration), most) : u'x' + most;
    const QString now = linkOfMembers(finding, situation);
    const QString message =
        now.isEmpty()
            ? Messages::tr("%1: x%2 instead of x%3.", "cards, width, width")
                  .arg(subject(finding, situation), fact(finding, lanes::Width), most)
            : Messages::tr("%1: %2 instead of %3.", "cards, link, link").arg(subject(finding, situation), now, could);
    QStringList why{behindChipset(finding, situation)};
    why << whysOfNarrowLinks(finding, situation) << whysOfGeneration(finding, situation)
        << costOfLinks(finding, situation);
    why.removeAll(QString());
    return {message, names::afterEachOther(why)};
}

Sentence generationDowngrade(const Finding &finding, const Situation &situation)
{
    namespace said = checks::generation_downgrade;
    const QString now = linkOfMembers(finding, situation);
    const QString could = fact(finding, said::MaxGeneration);
    return {now.isEmpty() ? Messages::tr("%1: PCIe %2.0 instead of %3.0.", "cards, generation, generation")
                                .arg(subject(finding, situation), fact(finding, said::Generation), could)
                          : Messages::tr("%1: %2 instead of PCIe %3.0.", "cards, link, generation")
                                .arg(subject(finding, situation), now, could),
            whysOfGeneration(finding, situation)};
}

Sentence m2TakesLanes(const Finding &finding, const Situation &situation)
{
    namespace said = checks::m2_takes_lanes;
    return {Messages::tr("%1: only x%2, because of %3 in %4.", "card, width, drives, connectors")
                .arg(subject(finding, situation, 1), fact(finding, said::Width), subject(finding, situation),
                     connectorName(finding, situation)),
            Messages::tr("%1 and %2 share lanes; another M.2 connector may not.", "connectors, slot")
                .arg(connectorName(finding, situation), connectorName(finding, situation, 1))};
}

Sentence chipsetSlot(const Finding &finding, const Situation &situation)
{
    const QString now = linkOfMembers(finding, situation);
    const QString message = now.isEmpty()
                                ? Messages::tr("%1 in %2: behind the chipset.", "cards, slots")
                                      .arg(subject(finding, situation), connectorName(finding, situation))
                                : Messages::tr("%1 in %2: behind the chipset, at %3.", "cards, slots, link")
                                      .arg(subject(finding, situation), connectorName(finding, situation), now);
    return {message, behindChipset(finding, situation)};
}

} // namespace rig::words
