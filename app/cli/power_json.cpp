// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_json.h"
#include "app/cli/json_values.h"
#include "app/cli/section_json.h"
#include "core/machine/power_curve.h"
#include "core/words/power_answer.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

QJsonArray peaksAsJson(const SupplyLoad &load)
{
    QJsonArray peaks;
    for (std::size_t i = 0; i < load.peaks.size(); ++i) {
        const Peak &peak = load.peaks[i];
        peaks.append(QJsonObject{{"window_us"_L1, WindowMicroseconds[i]},
                                 {"need_w"_L1, rounded(peak.need.value(), 1)},
                                 {"need_by_specification_w"_L1, rounded(peak.needBySpecification.value(), 1)},
                                 {"allowed_w"_L1, orNull(peak.allowed)}});
    }
    return peaks;
}

QLatin1StringView loadKey(words::PowerBar::What what)
{
    switch (what) {
    case words::PowerBar::What::Training:
        return "training"_L1;
    case words::PowerBar::What::Worst:
        return "worst"_L1;
    case words::PowerBar::What::Peak:
        return "peak"_L1;
    case words::PowerBar::What::Wall:
        return "wall"_L1;
    case words::PowerBar::What::WorstWall:
        return "worst-wall"_L1;
    }
    return {};
}

bool ofOneSupply(const words::PowerBar &bar)
{
    return bar.what != words::PowerBar::What::Wall && bar.what != words::PowerBar::What::WorstWall;
}

/// How each draw stands to what carries it.
QJsonArray loadsAsJson(const Checked &checked)
{
    const Document &document = checked.opened.document;
    const Power &power = checked.assessment.power;
    QJsonArray loads;
    for (const words::PowerBar &bar :
         words::powerAnswer(checked.machine, checked.assessment.power, document.site, document.use)) {
        const QJsonValue window =
            bar.window ? QJsonValue(WindowMicroseconds.at(static_cast<std::size_t>(*bar.window))) : QJsonValue();
        loads.append(QJsonObject{{"load"_L1, QString(loadKey(bar.what))},
                                 {"window_us"_L1, window},
                                 {"supply_number"_L1, ofOneSupply(bar) && !power.several.empty()
                                                          ? QJsonValue(static_cast<int>(bar.load) + 1)
                                                          : QJsonValue()},
                                 {"name"_L1, bar.name},
                                 {"need_at_least_w"_L1, rounded(bar.sure.value(), 1)},
                                 {"limit_w"_L1, orNull(bar.doubtful ? std::nullopt : bar.limit)},
                                 {"verdict"_L1, orNull(QString(checks::strainName(bar.verdict.strain)))},
                                 {"severity"_L1, severityAsJson(bar.verdict.severity)},
                                 {"text"_L1, bar.value}});
    }
    return loads;
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

QLatin1StringView divisionKey(Division::State state)
{
    switch (state) {
    case Division::State::NotNeeded:
        return "not-needed"_L1;
    case Division::State::Found:
        return "found"_L1;
    case Division::State::Chosen:
        return "chosen"_L1;
    case Division::State::None:
        return "none"_L1;
    case Division::State::Unproven:
        return "unproven"_L1;
    }
    return {};
}

QJsonValue loadPercent(const SupplyLoad &load)
{
    if (!load.training.complete || !load.supply || load.supply->value() <= 0)
        return QJsonValue::Null;
    return rounded(100 * (load.training.atLeast / *load.supply), 1);
}

QJsonArray sharesAsJson(const SupplyLoad &load)
{
    QJsonArray shares;
    for (const Share &share : load.shares)
        shares.append(QJsonObject{{"item"_L1, share.item == 0 ? QJsonValue() : QJsonValue(share.item)},
                                  {"training_w"_L1, orNull(share.training)},
                                  {"worst_w"_L1, orNull(share.worst)},
                                  {"slot_only"_L1, share.slot}});
    return shares;
}

/// What one supply carries, or all of them together; `fullest` is the load whose percentage counts.
QJsonObject loadAsJson(const SupplyLoad &load, const SupplyLoad &fullest)
{
    return {{"training_w"_L1, orNull(load.training)},
            {"training_at_least_w"_L1, rounded(load.training.atLeast.value(), 1)},
            {"worst_w"_L1, orNull(load.worst)},
            {"worst_at_least_w"_L1, rounded(load.worst.atLeast.value(), 1)},
            {"supply_w"_L1, orNull(load.supply)},
            {"load_percent"_L1, loadPercent(fullest)},
            {"rail_12v_at_least_w"_L1, orNull(load.rail12vAtLeast)},
            {"rail_12v_at_most_w"_L1, orNull(load.rail12vAtMost)},
            {"peaks"_L1, peaksAsJson(load)}};
}

/// Each of several supplies that stand alone, with what hangs on it; else the one load that all of them carry.
QJsonArray suppliesAsJson(const Power &power, const Machine &machine)
{
    QJsonArray supplies;
    if (machine.supplies.empty())
        return supplies;
    int number = 0;
    for (const SupplyLoad &load : power.loads()) {
        QJsonObject supply = loadAsJson(load, load);
        supply["number"_L1] = ++number;
        supply["item"_L1] = machine.supplies[static_cast<std::size_t>(std::max(0, load.placed))].item;
        supply["piece"_L1] = load.piece == 0 ? QJsonValue() : QJsonValue(load.piece);
        supply["feeds"_L1] = sharesAsJson(load);
        supplies.append(supply);
    }
    return supplies;
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

} // namespace

QJsonObject powerAsJson(const Checked &checked)
{
    const Power &power = checked.assessment.power;
    QJsonObject json = loadAsJson(power, power.loads()[checks::fullestLoad(checked.machine, power)]);
    json["loads"_L1] = loadsAsJson(checked);
    json["division"_L1] = QString(divisionKey(power.division.state));
    json["supplies"_L1] = suppliesAsJson(power, checked.machine);
    json["efficiency_percent"_L1] =
        power.efficiency ? QJsonValue(rounded(100 * *power.efficiency, 1)) : QJsonValue::Null;
    json["wall_w"_L1] = orNull(power.wall);
    json["wall_at_least_w"_L1] = rounded(power.wallAtLeast.value(), 1);
    json["wall_worst_w"_L1] = orNull(power.wallWorst);
    json["circuit_w"_L1] = rounded(power.circuit.value(), 1);
    json["ups_va"_L1] = orNull(power.upsVa);
    json["kwh_per_year"_L1] = orNull(power.kwhPerYear);
    json["cost_per_year"_L1] = moneyAsJson(power.yearlyCost);
    json["feeds"_L1] = feedsAsJson(power, checked.machine);
    json["limits"_L1] = limitsAsJson(checked);
    return json;
}

} // namespace rig::cli
