// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_json.h"

#include "app/cli/json_values.h"
#include "app/cli/section_json.h"
#include "app/cli/works_json.h"
#include "core/names/price_words.h"
#include "core/words/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

QJsonObject buildAsJson(const OpenedBuild &opened)
{
    QJsonArray items;
    for (const Item &item : opened.document.build.items) {
        const PartHandle part = opened.catalogue.find(item.part);
        items.append(QJsonObject{{"item"_L1, item.id},
                                 {"kind"_L1, QString(kindKey(item.kind))},
                                 {"part"_L1, item.part},
                                 {"name"_L1, part ? QJsonValue(part->name) : QJsonValue(QJsonValue::Null)},
                                 {"connector"_L1, orNull(item.connector)},
                                 {"count"_L1, item.count},
                                 {"owned"_L1, item.owned},
                                 {"power_limit_w"_L1, orNull(item.powerLimit)},
                                 {"price"_L1, moneyAsJson(item.price)},
                                 {"supply"_L1, item.supply == 0 ? QJsonValue() : QJsonValue(item.supply)}});
    }
    return {{"name"_L1, opened.document.build.name},
            {"items"_L1, items},
            {"from_file"_L1, QJsonArray::fromStringList(opened.fromSnapshot)}};
}

QLatin1StringView basisKey(const PricePick &pick)
{
    constexpr std::array Keys{"launch"_L1, "list"_L1, "market"_L1};
    return pick.ownPrice ? "own"_L1 : Keys[static_cast<std::size_t>(pick.price.basis)];
}

/// The price of all pieces of a line, and what kind of price one piece has.
QJsonValue linePriceAsJson(const CostLine &line)
{
    if (!line.price || !line.pick)
        return QJsonValue::Null;
    const PricePick &pick = *line.pick;
    QJsonObject price = moneyAsJson(line.price).toObject();
    price.insert("date"_L1, orNull(pick.price.date.toString(Qt::ISODate)));
    price.insert("condition"_L1, pick.price.condition == Condition::Used ? u"used"_s : u"new"_s);
    price.insert("basis"_L1, QString(basisKey(pick)));
    price.insert("of_chip"_L1, pick.ofChip);
    price.insert("recent"_L1, pick.recent);
    price.insert("with_tax"_L1, pick.withTax);
    price.insert("observed_each"_L1, moneyAsJson(pick.price.money));
    price.insert("rate_date"_L1, orNull(pick.rate ? pick.rate->date.toString(Qt::ISODate) : QString()));
    return price;
}

QJsonObject basisAsJson(const CostBasis &basis)
{
    QJsonArray stale;
    for (const StaleKind &kind : basis.stale) {
        const std::optional<Movement> &moved = kind.moved;
        stale.append(QJsonObject{{"kind"_L1, QString(kindKey(kind.kind))},
                                 {"prices"_L1, kind.prices},
                                 {"oldest"_L1, kind.oldest.toString(Qt::ISODate)},
                                 {"moved_low"_L1, orNull(moved ? std::optional(moved->low) : std::nullopt, 2)},
                                 {"moved_high"_L1, orNull(moved ? std::optional(moved->high) : std::nullopt, 2)},
                                 {"pairs"_L1, orNull(moved ? std::optional(moved->pairs) : std::nullopt)}});
    }
    const auto year = [](int value) { return value == 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(value); };
    return {{"prices"_L1, basis.prices},
            {"launch"_L1, basis.launch},
            {"launch_from_year"_L1, year(basis.firstLaunchYear)},
            {"launch_to_year"_L1, year(basis.lastLaunchYear)},
            {"used"_L1, basis.used},
            {"of_chip"_L1, basis.ofChip},
            {"converted"_L1, basis.converted},
            {"oldest_rate"_L1, orNull(basis.oldestRate.toString(Qt::ISODate))},
            {"with_tax"_L1, basis.withTax},
            {"oldest"_L1, orNull(basis.oldest.toString(Qt::ISODate))},
            {"stale"_L1, stale},
            {"remarks"_L1, QJsonArray::fromStringList(names::costRemarks(basis))}};
}

QJsonObject costAsJson(const Cost &cost, const Power &power, const Catalogue &catalogue)
{
    QJsonObject totals;
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it)
        totals.insert(it.key(), rounded(it.value(), 2));
    QJsonArray lines;
    for (const CostLine &line : cost.lines) {
        lines.append(QJsonObject{{"item"_L1, line.item},
                                 {"count"_L1, line.count},
                                 {"owned"_L1, line.owned},
                                 {"price"_L1, linePriceAsJson(line)}});
    }
    return {{"totals"_L1, totals},
            {"unpriced"_L1, cost.unpriced},
            {"lines"_L1, lines},
            {"basis"_L1, basisAsJson(basisOf(cost, catalogue.prices.today, catalogue))},
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

/// The findings that were gathered in this one; empty where it stands for itself.
QJsonArray partsAsJson(const Finding &finding, const Build &build)
{
    QJsonArray parts;
    for (const Finding &part : finding.parts) {
        parts.append(QJsonObject{{"id"_L1, QString::fromLatin1(part.check)},
                                 {"subjects"_L1, subjectsAsJson(part, build)},
                                 {"missing_figure"_L1, orNull(QString::fromLatin1(part.missing.figure))}});
    }
    return parts;
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
            {"severity"_L1, QString(severityKey(finding.severity))},
            {"subjects"_L1, subjectsAsJson(finding, checked.opened.document.build)},
            {"connectors"_L1, connectors},
            {"message"_L1, words::message(finding, situation)},
            {"reason"_L1, orNull(words::reason(finding, situation))},
            {"facts"_L1, facts},
            {"missing_figure"_L1, orNull(QString::fromLatin1(finding.missing.figure))},
            {"blocks"_L1, blocked},
            {"parts"_L1, partsAsJson(finding, checked.opened.document.build)},
            {"evidence"_L1, QJsonArray{words::evidence(finding, situation)}}};
}

/// The arrangement that would be better, and why the present one is worse; null where it is the best.
QJsonValue placementAsJson(const Checked &checked)
{
    if (!checked.places)
        return QJsonValue::Null;
    QJsonArray moves;
    for (auto it = checked.places->places.begin(); it != checked.places->places.end(); ++it)
        moves.append(QJsonObject{{"item"_L1, it.key()}, {"connector"_L1, it.value()}});
    return QJsonObject{{"moves"_L1, moves}, {"why"_L1, orNull(checked.whyPlaces)}};
}

QJsonValue mendAsJson(const Checked &checked)
{
    const std::optional<Mend> &mend = checked.mend.mend;
    if (!mend)
        return QJsonValue::Null;
    QJsonArray edits;
    Document document = checked.opened.document;
    for (const Edit &edit : mend->edits) {
        edits.append(words::editText(edit, document, checked.opened.catalogue));
        document = applied(std::move(document), edit);
    }
    QJsonArray losses;
    for (const LinkLoss &loss : mend->losses)
        losses.append(words::lossText(loss));
    return QJsonObject{{"edits"_L1, edits},
                       {"price"_L1, moneyAsJson(mend->anotherCircuit ? std::nullopt : mend->price)},
                       {"losses"_L1, losses}};
}

} // namespace

QByteArray checkAsJson(const Checked &checked)
{
    const Assessment &assessment = checked.assessment;
    QJsonArray findings;
    for (std::size_t i = 0; i < checked.verdict.findings.size(); ++i) {
        QJsonObject finding = findingAsJson(checked.verdict.findings[i], checked);
        finding.insert("fixes"_L1, fixesAsJson(checked.fixes[i].fixes, checked.opened));
        finding.insert("fixes_stopped_after"_L1, orNull(checked.fixes[i].stoppedAfter));
        findings.append(finding);
    }
    QJsonArray accepted;
    for (const auto &[finding, waiver] : checked.verdict.accepted) {
        QJsonObject object = findingAsJson(finding, checked);
        object.insert("fixes"_L1, QJsonArray());
        object.insert("fixes_stopped_after"_L1, QJsonValue::Null);
        object.insert("accepted_because"_L1, waiver.reason);
        accepted.append(object);
    }
    QJsonObject document{{"build"_L1, buildAsJson(checked.opened)},
                         {"verdict"_L1, QString(verdictKey(checked.verdict.kind))},
                         {"links"_L1, linksAsJson(assessment.lanes, checked.machine)},
                         {"worst_link"_L1, worstLinkAsJson(checked)},
                         {"uplinks"_L1, uplinksAsJson(assessment.lanes, checked.machine)},
                         {"peers"_L1, peersAsJson(assessment.lanes, checked.machine)},
                         {"power"_L1, powerAsJson(checked)},
                         {"fit"_L1, fitAsJson(assessment.fit, checked.machine)},
                         {"heat"_L1, heatAsJson(assessment.heat, checked.machine)},
                         {"cost"_L1, costAsJson(assessment.cost, assessment.power, checked.opened.catalogue)},
                         {"works"_L1, worksAsJson(checked.works)},
                         {"works_at_once"_L1, checked.works.atOnce},
                         {"works_text"_L1, orNull(worksText(checked.works))},
                         {"findings"_L1, findings},
                         {"placement"_L1, placementAsJson(checked)},
                         {"mend"_L1, mendAsJson(checked)},
                         {"mend_stopped_after"_L1, orNull(checked.mend.stoppedAfter)},
                         {"accepted"_L1, accepted}};
    if (checked.detected)
        addReality(document, checked);
    if (checked.wantsFirstStart)
        document.insert("first_start"_L1, firstStartAsJson(checked));
    return QJsonDocument(document).toJson();
}

} // namespace rig::cli
