// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_json.h"

#include "core/market/power_curve.h"
#include "core/words/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// A tenth, a hundredth… is as exact as a figure is meant; the rest is noise of binary fractions.
double rounded(double value, int decimals)
{
    const double scale = std::pow(10, decimals);
    return std::round(value * scale) / scale;
}

QJsonValue orNull(const std::optional<int> &value) { return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null); }

QJsonValue orNull(const QString &text) { return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text); }

template <class Tag> QJsonValue orNull(const std::optional<Quantity<Tag>> &value, int decimals = 1)
{
    return value ? QJsonValue(rounded(value->value(), decimals)) : QJsonValue(QJsonValue::Null);
}

QJsonValue orNull(const Total &total)
{
    return total.complete ? QJsonValue(rounded(total.atLeast.value(), 1)) : QJsonValue(QJsonValue::Null);
}

QJsonValue moneyAsJson(const std::optional<Money> &money)
{
    if (!money)
        return QJsonValue::Null;
    return QJsonObject{{"amount"_L1, rounded(money->amount, 2)}, {"currency"_L1, money->currency}};
}

QLatin1StringView limitName(LimitedBy limit)
{
    switch (limit) {
    case LimitedBy::Nothing:
        return "nothing"_L1;
    case LimitedBy::Slot:
        return "slot"_L1;
    case LimitedBy::Sharing:
        return "sharing"_L1;
    case LimitedBy::Processor:
        return "processor"_L1;
    case LimitedBy::Adapter:
        return "riser"_L1;
    case LimitedBy::Uplink:
        return "uplink"_L1;
    case LimitedBy::Unknown:
        return "unknown"_L1;
    }
    return {};
}

QJsonValue upstreamAsJson(Upstream upstream, const Board *board)
{
    if (upstream == FromProcessor0)
        return u"cpu0"_s;
    if (upstream == FromProcessor1)
        return u"cpu1"_s;
    if (upstream == FromChipset)
        return u"chipset"_s;
    if (board && upstream >= 0 && upstream < static_cast<int>(board->switches.size()))
        return board->switches[static_cast<std::size_t>(upstream)].label;
    return QJsonValue::Null;
}

QJsonValue labelOf(int connector, const Board *board)
{
    if (!board || connector < 0 || connector >= static_cast<int>(board->connectors.size()))
        return QJsonValue::Null;
    return board->connectors[static_cast<std::size_t>(connector)].label;
}

const Board *boardOf(const Machine &machine) { return machine.board ? machine.board->part.get() : nullptr; }

QJsonObject buildAsJson(const OpenedBuild &opened)
{
    QJsonArray items;
    for (const Item &item : opened.document.build.items) {
        const PartHandle part = opened.catalogue.find(item.part);
        items.append(QJsonObject{{"item"_L1, item.id},
                                 {"kind"_L1, QString(kindName(item.kind))},
                                 {"part"_L1, item.part},
                                 {"name"_L1, part ? QJsonValue(part->name) : QJsonValue(QJsonValue::Null)},
                                 {"connector"_L1, orNull(item.connector)},
                                 {"count"_L1, item.count},
                                 {"owned"_L1, item.owned},
                                 {"power_limit_w"_L1, orNull(item.powerLimit)}});
    }
    return {{"name"_L1, opened.document.build.name},
            {"items"_L1, items},
            {"from_file"_L1, QJsonArray::fromStringList(opened.fromSnapshot)}};
}

QJsonObject linkAsJson(const Link &link, const Machine &machine)
{
    const Device &device = machine.devices[static_cast<std::size_t>(link.device)];
    const Board *board = boardOf(machine);
    // One word for the script that wants one: the width's limit, or where the width is whole, the generation's.
    const LimitedBy limit = link.limitedBy == LimitedBy::Nothing ? link.generationLimitedBy : link.limitedBy;
    return {{"item"_L1, device.item},
            {"part"_L1, device.part().id},
            {"connector"_L1, labelOf(link.connector, board)},
            {"width"_L1, link.dark ? QJsonValue(0) : orNull(link.width)},
            {"generation"_L1, orNull(link.generation)},
            {"bandwidth_gb_s"_L1, orNull(link.bandwidth, 2)},
            {"max_width"_L1, orNull(link.maxWidth)},
            {"max_generation"_L1, orNull(link.maxGeneration)},
            {"upstream"_L1, upstreamAsJson(link.upstream, board)},
            {"limited_by"_L1, QString(limitName(limit))},
            {"generation_limited_by"_L1, QString(limitName(link.generationLimitedBy))},
            {"basis"_L1, link.basis == Basis::Read ? u"read"_s : u"inferred"_s}};
}

QJsonValue orNull(const std::optional<double> &value, int decimals = 1)
{
    return value ? QJsonValue(rounded(*value, decimals)) : QJsonValue(QJsonValue::Null);
}

QJsonArray peaksAsJson(const Power &power)
{
    QJsonArray peaks;
    for (std::size_t i = 0; i < power.peaks.size(); ++i) {
        const Peak &peak = power.peaks[i];
        peaks.append(QJsonObject{{"window_us"_L1, WindowMicroseconds[i]},
                                 {"need_w"_L1, rounded(peak.need.value(), 1)},
                                 {"need_by_specification_w"_L1, rounded(peak.needBySpecification.value(), 1)},
                                 {"allowed_w"_L1, orNull(peak.allowed)}});
    }
    return peaks;
}

QJsonObject countsAsJson(const ConnectorCounts &counts)
{
    QJsonObject object;
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() > 0)
            object.insert(it.key(), it.value());
    }
    return object;
}

QJsonArray feedsAsJson(const Power &power, const Machine &machine)
{
    QJsonArray feeds;
    for (const Feed &feed : power.feeds) {
        const Device &device = machine.devices[static_cast<std::size_t>(feed.device)];
        const auto counts = [&](const ConnectorCounts &plugs) {
            return feed.known ? QJsonValue(countsAsJson(plugs)) : QJsonValue(QJsonValue::Null);
        };
        feeds.append(
            QJsonObject{{"item"_L1, device.item},
                        {"part"_L1, device.part().id},
                        {"supply"_L1, feed.supply < 0 ? QJsonValue(QJsonValue::Null)
                                                      : QJsonValue(machine.supplies[std::size_t(feed.supply)].item)},
                        {"needs"_L1, device.card->powerConnectors ? QJsonValue(countsAsJson(feed.needs))
                                                                  : QJsonValue(QJsonValue::Null)},
                        {"native"_L1, counts(feed.native)},
                        {"adapted"_L1, counts(feed.adapted)},
                        {"missing"_L1, counts(feed.missing)},
                        {"rating_w"_L1, orNull(feed.rating)}});
    }
    return feeds;
}

QJsonObject limitAsJson(const Device &device, const LimitedSpeed *speed, const Catalogue &catalogue)
{
    const Source *source = speed ? catalogue.source(speed->curve->source) : nullptr;
    const QString kind = !speed ? QString() : speed->curve->training ? u"training"_s : u"serving"_s;
    const auto percent = [&](double value) { return speed ? QJsonValue(rounded(value, 1)) : QJsonValue::Null; };
    return {{"item"_L1, device.item},
            {"part"_L1, device.part().id},
            {"limit_w"_L1, orNull(device.powerLimit)},
            {"speed_percent"_L1, percent(speed ? 100 * speed->share : 0)},
            {"reference_w"_L1, percent(speed ? speed->reference.value() : 0)},
            {"workload"_L1, orNull(speed ? speed->curve->workload : QString())},
            {"kind"_L1, orNull(kind)},
            {"leave_one_out_percent"_L1, percent(speed ? speed->error.median : 0)},
            {"leave_one_out_worst_percent"_L1, percent(speed ? speed->error.worst : 0)},
            {"source"_L1, orNull(source ? source->id : QString())}};
}

/// One entry for each limited card and measurement that suits the work, the slowest first; one with nulls where there
/// is none.
QJsonArray limitsAsJson(const Checked &checked)
{
    QJsonArray limits;
    const Catalogue &catalogue = checked.opened.catalogue;
    for (const Device &device : checked.machine.devices) {
        if (!device.isCard() || !device.powerLimit)
            continue;
        const std::optional<Watts> rating = ratingOf(*device.card, device.chip.get());
        const std::vector<LimitedSpeed> speeds = device.chip && rating
                                                     ? speedsAtLimit(catalogue, device.chip->id, *device.powerLimit,
                                                                     *rating, checked.opened.document.use.work)
                                                     : std::vector<LimitedSpeed>();
        if (speeds.empty())
            limits.append(limitAsJson(device, nullptr, catalogue));
        for (const LimitedSpeed &speed : speeds)
            limits.append(limitAsJson(device, &speed, catalogue));
    }
    return limits;
}

QJsonObject powerAsJson(const Checked &checked)
{
    const Power &power = checked.assessment.power;
    QJsonValue load = QJsonValue::Null;
    if (power.training.complete && power.supply && power.supply->value() > 0)
        load = rounded(100 * (power.training.atLeast / *power.supply), 1);
    return {{"training_w"_L1, orNull(power.training)},
            {"training_at_least_w"_L1, rounded(power.training.atLeast.value(), 1)},
            {"worst_w"_L1, orNull(power.worst)},
            {"worst_at_least_w"_L1, rounded(power.worst.atLeast.value(), 1)},
            {"supply_w"_L1, orNull(power.supply)},
            {"load_percent"_L1, load},
            {"rail_12v_at_least_w"_L1, orNull(power.rail12vAtLeast)},
            {"rail_12v_at_most_w"_L1, orNull(power.rail12vAtMost)},
            {"peaks"_L1, peaksAsJson(power)},
            {"efficiency_percent"_L1,
             power.efficiency ? QJsonValue(rounded(100 * *power.efficiency, 1)) : QJsonValue(QJsonValue::Null)},
            {"wall_w"_L1, orNull(power.wall)},
            {"wall_at_least_w"_L1, rounded(power.wallAtLeast.value(), 1)},
            {"wall_worst_w"_L1, orNull(power.wallWorst)},
            {"circuit_w"_L1, rounded(power.circuit.value(), 1)},
            {"ups_va"_L1, orNull(power.upsVa)},
            {"kwh_per_year"_L1, orNull(power.kwhPerYear)},
            {"cost_per_year"_L1, moneyAsJson(power.yearlyCost)},
            {"feeds"_L1, feedsAsJson(power, checked.machine)},
            {"limits"_L1, limitsAsJson(checked)}};
}

QJsonValue orNull(const std::optional<double> &value, int decimals = 1)
{
    return value ? QJsonValue(rounded(*value, decimals)) : QJsonValue(QJsonValue::Null);
}

QJsonValue orNull(const std::optional<bool> &value)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

QJsonArray cardsAsJson(const std::vector<CardFit> &list, const Machine &machine)
{
    QJsonArray cards;
    for (const CardFit &card : list) {
        const Device &device = machine.devices[static_cast<std::size_t>(card.device)];
        QJsonArray overlaps;
        for (const int other : card.overlaps)
            overlaps.append(machine.devices[static_cast<std::size_t>(other)].item);
        const QJsonValue below = card.below < 0
                                     ? QJsonValue(QJsonValue::Null)
                                     : QJsonValue(machine.devices[static_cast<std::size_t>(card.below)].item);
        cards.append(QJsonObject{{"item"_L1, device.item},
                                 {"part"_L1, device.part().id},
                                 {"on_cable"_L1, card.onCable},
                                 {"outside"_L1, card.outside},
                                 {"first_slot"_L1, orNull(card.first)},
                                 {"slots"_L1, orNull(card.places)},
                                 {"length_margin_mm"_L1, orNull(card.lengthMargin)},
                                 {"gap_below_mm"_L1, orNull(card.gapBelow)},
                                 {"item_below"_L1, below},
                                 {"overlaps_items"_L1, overlaps},
                                 {"overhang_slots"_L1, orNull(card.overhang)}});
    }
    return cards;
}

QJsonObject fitAsJson(const Fit &fit, const Machine &machine)
{
    return {{"cards"_L1, cardsAsJson(fit.cards, machine)},
            {"others"_L1, cardsAsJson(fit.others, machine)},
            {"last_slot"_L1, orNull(fit.lastPlace)},
            {"board_slots"_L1, orNull(fit.boardPlaces)},
            {"card_height_at_least_mm"_L1, orNull(fit.cardHeight.atLeast)},
            {"card_height_at_most_mm"_L1, orNull(fit.cardHeight.atMost)},
            {"radiator_in_front"_L1, orNull(fit.radiatorInFront)}};
}

QJsonObject heatAsJson(const Heat &heat, const Machine &machine)
{
    QJsonArray cards;
    for (const CardHeat &card : heat.cards) {
        cards.append(QJsonObject{{"item"_L1, machine.devices[static_cast<std::size_t>(card.device)].item},
                                 {"open_air"_L1, orNull(card.openAir)},
                                 {"starved"_L1, orNull(card.starved)}});
    }
    return {{"btu_per_hour"_L1, orNull(heat.btuPerHour, 0)},
            {"airflow_need_at_least_m3_h"_L1, rounded(heat.airNeedAtLeast, 1)},
            {"airflow_need_at_most_m3_h"_L1, orNull(heat.airNeedAtMost)},
            {"airflow_at_least_m3_h"_L1, rounded(heat.airAtLeast, 1)},
            {"airflow_at_most_m3_h"_L1, orNull(heat.airAtMost)},
            {"fans"_L1, heat.knownFans},
            {"noise_at_least_dba"_L1, orNull(heat.noiseAtLeast)},
            {"noise_at_most_dba"_L1, orNull(heat.noiseAtMost)},
            {"cards"_L1, cards}};
}

QJsonObject costAsJson(const Cost &cost, const Power &power)
{
    QJsonObject totals;
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it)
        totals.insert(it.key(), rounded(it.value(), 2));
    QJsonArray lines;
    for (const CostLine &line : cost.lines) {
        lines.append(QJsonObject{{"item"_L1, line.item},
                                 {"count"_L1, line.count},
                                 {"owned"_L1, line.owned},
                                 {"price"_L1, moneyAsJson(line.price)}});
    }
    return {{"totals"_L1, totals},
            {"unpriced"_L1, cost.unpriced},
            {"lines"_L1, lines},
            {"energy_per_year"_L1, moneyAsJson(power.yearlyCost)}};
}

QJsonArray idsAsJson(const std::vector<Finding> &findings)
{
    QJsonArray ids;
    for (const Finding &finding : findings)
        ids.append(QString::fromLatin1(finding.check));
    return ids;
}

QJsonArray fixesAsJson(const std::vector<Fix> &fixes, const OpenedBuild &opened)
{
    QJsonArray array;
    for (const Fix &fix : fixes) {
        array.append(QJsonObject{{"text"_L1, words::fixText(fix, opened.document, opened.catalogue)},
                                 {"effect"_L1, words::effectText(fix.effect)},
                                 {"clears"_L1, idsAsJson(fix.effect.gone)},
                                 {"causes"_L1, idsAsJson(fix.effect.added)},
                                 {"price"_L1, moneyAsJson(fix.effect.price)},
                                 {"training_w"_L1, rounded(fix.effect.training.value(), 1)}});
    }
    return array;
}

QJsonArray subjectsAsJson(const Finding &finding, const Build &build)
{
    QJsonArray subjects;
    for (const ItemId id : finding.subjects) {
        if (const Item *item = build.item(id))
            subjects.append(
                QJsonObject{{"item"_L1, id}, {"part"_L1, item->part}, {"connector"_L1, orNull(item->connector)}});
    }
    return subjects;
}

QJsonObject findingAsJson(const Finding &finding, const Checked &checked)
{
    const Situation situation = checked.situation();
    QJsonObject facts;
    for (const Fact &fact : finding.facts)
        facts.insert(QLatin1StringView(fact.key), rounded(fact.value, 3));
    QJsonArray connectors;
    for (const int connector : finding.connectors)
        connectors.append(labelOf(connector, boardOf(checked.machine)));
    QJsonArray blocked;
    for (const char *check : finding.blocked)
        blocked.append(QString::fromLatin1(check));
    return {{"id"_L1, QString::fromLatin1(finding.check)},
            {"severity"_L1, QString(severityName(finding.severity))},
            {"subjects"_L1, subjectsAsJson(finding, checked.opened.document.build)},
            {"connectors"_L1, connectors},
            {"message"_L1, words::message(finding, situation)},
            {"reason"_L1, orNull(words::reason(finding, situation))},
            {"facts"_L1, facts},
            {"missing_figure"_L1, orNull(QString::fromLatin1(finding.missing.figure))},
            {"blocks"_L1, blocked},
            {"evidence"_L1, QJsonArray{words::evidence(finding, situation)}}};
}

} // namespace

QByteArray checkAsJson(const Checked &checked)
{
    const Assessment &assessment = checked.assessment;
    QJsonArray links;
    for (const Link &link : assessment.lanes.links)
        links.append(linkAsJson(link, checked.machine));
    QJsonArray findings;
    for (std::size_t i = 0; i < checked.verdict.findings.size(); ++i) {
        QJsonObject finding = findingAsJson(checked.verdict.findings[i], checked);
        finding.insert("fixes"_L1, fixesAsJson(checked.fixes[i], checked.opened));
        findings.append(finding);
    }
    QJsonArray accepted;
    for (const auto &[finding, waiver] : checked.verdict.accepted) {
        QJsonObject object = findingAsJson(finding, checked);
        object.insert("fixes"_L1, QJsonArray());
        object.insert("accepted_because"_L1, waiver.reason);
        accepted.append(object);
    }
    const QJsonObject document{{"build"_L1, buildAsJson(checked.opened)},
                               {"verdict"_L1, QString(verdictName(checked.verdict.kind))},
                               {"links"_L1, links},
                               {"power"_L1, powerAsJson(checked)},
                               {"fit"_L1, fitAsJson(assessment.fit, checked.machine)},
                               {"heat"_L1, heatAsJson(assessment.heat, checked.machine)},
                               {"cost"_L1, costAsJson(assessment.cost, assessment.power)},
                               {"findings"_L1, findings},
                               {"accepted"_L1, accepted}};
    return QJsonDocument(document).toJson();
}

} // namespace rig::cli
