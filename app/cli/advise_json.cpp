// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advise_json.h"

#include "app/cli/json_values.h"

#include <QJsonArray>

namespace rig::cli {

namespace {

using namespace advice;

QJsonValue dateOrNull(const QDate &date) { return orNull(date.toString(Qt::ISODate)); }

QJsonValue priceAsJson(const std::optional<PriceSeen> &price)
{
    if (!price)
        return QJsonValue::Null;
    const QString basis = price->source == NoSource            ? u"own"_s
                          : price->basis == PriceBasis::Launch ? u"launch"_s
                          : price->basis == PriceBasis::List   ? u"list"_s
                                                               : u"market"_s;
    return QJsonObject{{"amount"_L1, rounded(price->money.amount, 2)},
                       {"currency"_L1, price->money.currency},
                       {"date"_L1, dateOrNull(price->date)},
                       {"condition"_L1, price->condition == Condition::Used ? u"used"_s : u"new"_s},
                       {"basis"_L1, basis},
                       {"recent"_L1, price->recent}};
}

QJsonValue saleAsJson(const SaleState &state)
{
    switch (state.state) {
    case Sale::Offered:
        return u"sold"_s;
    case Sale::Ended:
        return u"discontinued"_s;
    case Sale::NotKnown:
        return QJsonValue::Null;
    }
    return QJsonValue::Null;
}

QString supportKey(Support support)
{
    switch (support) {
    case Support::Yes:
        return u"yes"_s;
    case Support::OldVersions:
        return u"old-versions"_s;
    case Support::Untested:
        return u"untested"_s;
    case Support::No:
        return u"no"_s;
    case Support::NotKnown:
        return {};
    }
    return {};
}

QString leftOutKey(LeftOut why)
{
    switch (why) {
    case LeftOut::OtherKind:
        return u"other_kind"_s;
    case LeftOut::OtherVendor:
        return u"other_vendor"_s;
    case LeftOut::ForWorkstations:
        return u"for_workstations"_s;
    case LeftOut::ForServers:
        return u"for_servers"_s;
    case LeftOut::TooLittleMemory:
        return u"too_little_memory"_s;
    case LeftOut::MemoryNotKnown:
        return u"memory_not_known"_s;
    case LeftOut::Framework:
        return u"framework"_s;
    case LeftOut::OverBudget:
        return u"over_budget"_s;
    case LeftOut::PriceNotKnown:
        return u"price_not_known"_s;
    }
    return {};
}

QString heldKey(Held held)
{
    switch (held) {
    case Held::NotSoldHere:
        return u"not_sold_here"_s;
    case Held::NoLicence:
        return u"no_licence"_s;
    case Held::NotListed:
        return u"not_listed"_s;
    case Held::NoScore:
        return u"no_score"_s;
    case Held::NoRoom:
        return u"no_room"_s;
    case Held::NoCuda:
        return u"no_cuda"_s;
    case Held::ByQuote:
        return u"by_quote"_s;
    case Held::NoBf16:
        return u"no_bf16"_s;
    case Held::OtherMarket:
        return u"other_market"_s;
    case Held::LittleMemory:
        return u"little_memory"_s;
    case Held::Dear:
        return u"dear"_s;
    }
    return {};
}

QJsonObject answerAsJson(const Advised &advised, const Library &library, const MarketToday &market)
{
    const Answer &answer = advised.answer;
    const std::optional<Purchase> &purchase = answer.purchase;
    QJsonArray others;
    for (const auto &[how, other] : answer.others)
        others.append(other.chip->id);
    QJsonArray several;
    for (const Purchase &cards : answer.several)
        several.append(QJsonObject{{"gpu"_L1, cards.chip->id},
                                   {"cards"_L1, cards.cards},
                                   {"total"_L1, moneyAsJson(cards.total)},
                                   {"memory_gib"_L1, cards.cards * cards.chip->memory->value()}});
    return {{"text"_L1, answerText(answer, advised.question)},
            {"reasons"_L1, QJsonArray::fromStringList(answerReasons(answer, advised.question))},
            {"subjects"_L1, QJsonArray::fromStringList(answerSubjects(answer))},
            {"rests_on"_L1, QJsonArray::fromStringList(answerBasis(answer, advised.question, library, market))},
            {"cards"_L1, purchase ? QJsonValue(purchase->cards) : QJsonValue(QJsonValue::Null)},
            {"total"_L1, purchase ? moneyAsJson(purchase->total) : QJsonValue(QJsonValue::Null)},
            {"alternatives"_L1, others},
            {"several"_L1, several}};
}

QJsonObject sourceAsJson(const Source *source)
{
    if (!source)
        return {};
    return {{"id"_L1, source->id},
            {"title"_L1, source->title},
            {"publisher"_L1, source->publisher},
            {"date"_L1, orNull(source->date)},
            {"url"_L1, orNull(source->url)}};
}

QString remarkKey(RemarkKind kind)
{
    switch (kind) {
    case RemarkKind::Avoid:
        return u"avoid"_s;
    case RemarkKind::Caution:
        return u"caution"_s;
    case RemarkKind::Note:
        return u"note"_s;
    case RemarkKind::Suited:
        return u"suited"_s;
    case RemarkKind::LessSuited:
        return u"less-suited"_s;
    }
    return {};
}

QJsonArray remarksAsJson(const Chip &chip, const Library &library, std::optional<Net> net)
{
    QJsonArray array;
    for (const Said &said : remarksOn(chip, library, net)) {
        QJsonArray reasons;
        for (const Saying &reason : said.remark->reasons)
            reasons.append(reason.here());
        array.append(QJsonObject{{"profile"_L1, said.profile->id},
                                 {"date"_L1, said.profile->sourceOf()->date},
                                 {"kind"_L1, remarkKey(said.remark->kind)},
                                 {"text"_L1, said.remark->text.here()},
                                 {"reasons"_L1, reasons},
                                 {"instead"_L1, QJsonArray::fromStringList(said.remark->instead)}});
    }
    return array;
}

QJsonArray picksAsJson(const std::vector<Pick> &picks, const Profile &profile, const MarketToday &market)
{
    QJsonArray array;
    for (const Pick &pick : picks) {
        QJsonObject object{{"id"_L1, pick.gpu},
                           {"used"_L1, pick.used},
                           {"at_least"_L1, orNull(pick.atLeast)},
                           {"at_most"_L1, orNull(pick.atMost)}};
        if (const auto chip = market.catalogue().find<Chip>(pick.gpu)) {
            const auto successor = market.successor(*chip);
            const Substitute *substitute = substituteFor(pick.gpu, profile);
            object.insert("name"_L1, chip->name);
            object.insert("memory_gib"_L1, orNull(chip->memory.value));
            object.insert("price"_L1, priceAsJson(market.price(*chip, true)));
            object.insert("availability"_L1, saleAsJson(market.sale(*chip)));
            object.insert("substitutes"_L1,
                          QJsonArray::fromStringList(substitute ? substitute->instead : QStringList()));
            object.insert("successor"_L1, successor ? QJsonValue(successor->id) : QJsonValue(QJsonValue::Null));
        }
        array.append(object);
    }
    return array;
}

QJsonObject adviceAsJson(const Applied &applied, const Profile &profile, const MarketToday &market)
{
    const Recommendation &entry = *applied.recommendation;
    QJsonArray options;
    for (const Option &option : entry.options)
        options.append(QJsonObject{{"id"_L1, option.id}, {"text"_L1, option.text.here()}});
    return {{"id"_L1, entry.id},
            {"about"_L1, entry.about == About::Scale ? u"scale"_s : u"cards"_s},
            {"title"_L1, entry.title.here()},
            {"text"_L1, entry.text.here()},
            {"correction"_L1, orNull(entry.correction.here())},
            {"gpus"_L1, picksAsJson(entry.picks, profile, market)},
            {"alternatives"_L1, picksAsJson(entry.alternatives, profile, market)},
            {"options"_L1, options},
            {"together"_L1, entry.together},
            {"unsolved"_L1, entry.unsolved},
            {"hints"_L1, QJsonArray::fromStringList(entry.hints)},
            {"disagreements"_L1, QJsonArray::fromStringList(applied.topics)}};
}

QJsonObject answerAsJson(const ProfileAnswer &answer, const MarketToday &market)
{
    QJsonArray all;
    for (const Applied &applied : answer.applied)
        all.append(adviceAsJson(applied, *answer.profile, market));
    QJsonArray warnings;
    for (const Warning *warning : answer.warnings)
        warnings.append(QJsonObject{{"id"_L1, warning->id},
                                    {"text"_L1, warning->text.here()},
                                    {"source"_L1, sourceAsJson(answer.profile->sourceOf(warning->source))}});
    return {{"profile"_L1, answer.profile->id},
            {"name"_L1, answer.profile->name.here()},
            {"source"_L1, sourceAsJson(answer.profile->sourceOf())},
            {"between_bands"_L1, answer.betweenBands},
            {"advice"_L1, all},
            {"warnings"_L1, warnings}};
}

QJsonObject conflictAsJson(const Conflict &conflict)
{
    QJsonArray sides;
    for (const Side &side : conflict.sides)
        sides.append(QJsonObject{{"profile"_L1, side.profile->id},
                                 {"date"_L1, side.profile->sourceOf()->date},
                                 {"position"_L1, side.statement->position},
                                 {"text"_L1, side.statement->text.here()}});
    return {{"topic"_L1, conflict.topic->id},
            {"title"_L1, conflict.topic->title.here()},
            {"concerned"_L1, conflict.concerned},
            {"sides"_L1, sides}};
}

QJsonObject offerAsJson(const Offer &offer, const Question &question, const Library &library, const MarketToday &market)
{
    const auto ratio = enterpriseRatio(*offer.chip, market.catalogue());
    const QJsonValue consumer = ratio ? QJsonValue(QJsonObject{{"id"_L1, ratio->consumer->id},
                                                               {"price_times"_L1, rounded(ratio->price, 2)},
                                                               {"fp32_times"_L1, rounded(ratio->compute, 2)}})
                                      : QJsonValue(QJsonValue::Null);
    return {{"id"_L1, offer.chip->id},
            {"name"_L1, offer.chip->name},
            {"score"_L1, orNull(offer.score)},
            {"missing"_L1, orNull(QString::fromLatin1(offer.missing))},
            {"memory_gib"_L1, orNull(offer.chip->memory.value)},
            {"memory_bandwidth_gb_s"_L1, orNull(offer.chip->memoryBandwidth.value)},
            {"theoretical_tflops"_L1, orNull(offer.speed)},
            {"launch_date"_L1, dateOrNull(offer.chip->launchDate.valueOr(QDate()))},
            {"price"_L1, priceAsJson(offer.price)},
            {"availability"_L1, saleAsJson(offer.sale)},
            {"framework_support"_L1, orNull(supportKey(offer.support))},
            {"held_back"_L1, offer.held ? QJsonValue(heldKey(*offer.held)) : QJsonValue(QJsonValue::Null)},
            {"less_suited"_L1, offer.lessSuited},
            {"no_data_centre_licence"_L1, offer.noDataCentreLicence},
            {"nearest_consumer"_L1, consumer},
            {"remarks"_L1, remarksAsJson(*offer.chip, library, question.net)}};
}

QJsonValue racksAsJson(const Advised &advised)
{
    if (!advised.racks)
        return QJsonValue::Null;
    const auto &[request, plan] = *advised.racks;
    return QJsonObject{{"machines"_L1, request.machines},
                       {"gpus"_L1, plan.gpus},
                       {"machine_w"_L1, rounded(plan.perMachine.value(), 1)},
                       {"total_w"_L1, rounded(plan.total.value(), 1)},
                       {"btu_per_hour"_L1, rounded(plan.btuPerHour, 0)},
                       {"machines_per_rack_by_power"_L1, plan.perRackByPower},
                       {"machines_per_rack_by_room"_L1, plan.perRackByRoom},
                       {"racks"_L1, plan.racks},
                       {"rack_kw"_L1, request.kilowattsPerRack},
                       {"circuits"_L1, plan.circuits},
                       {"circuit_assumed"_L1, request.circuit.assumed},
                       {"circuit_w"_L1, rounded(request.circuit.continuous().value(), 1)},
                       {"ports"_L1, plan.ports},
                       {"leaf_switches"_L1, plan.leafSwitches},
                       {"spine_switches"_L1, plan.spineSwitches},
                       {"overhead"_L1, rounded(request.overhead, 3)}};
}

QJsonObject questionAsJson(const Question &question)
{
    return {{"role"_L1, QString(key(question.role))},
            {"budget"_L1, moneyAsJson(question.budget)},
            {"budget_preset"_L1, QString(key(question.means))},
            {"dataset_gb"_L1, orNull(question.dataset)},
            {"framework"_L1, QString(key(question.framework))},
            {"net"_L1, question.net ? QJsonValue(QString(netKey(*question.net))) : QJsonValue(QJsonValue::Null)},
            {"depth"_L1, QString(key(question.depth))},
            {"machines"_L1, orNull(question.machines)},
            {"gpus_per_machine"_L1, question.gpusPerMachine},
            {"housing"_L1, QString(key(question.housing))},
            {"data_centre"_L1, question.dataCentre},
            {"region"_L1, QString(key(question.region))},
            {"memory_gib"_L1, orNull(question.memoryNeed)},
            {"display"_L1, question.display},
            {"accelerators"_L1, QString(key(question.accelerators))},
            {"vendor"_L1, orNull(question.vendor)},
            {"weights"_L1, QJsonObject{{"memory"_L1, question.weights.memory},
                                       {"bandwidth"_L1, question.weights.bandwidth},
                                       {"speed"_L1, question.weights.speed},
                                       {"price"_L1, question.weights.price}}}};
}

} // namespace

QJsonObject adviceAsJson(const Advised &advised, const Library &library, const MarketToday &market, int most)
{
    QJsonArray sources;
    for (const ProfileAnswer &answer : advised.sources.answers)
        sources.append(answerAsJson(answer, market));
    QJsonArray conflicts;
    for (const Conflict &conflict : advised.sources.conflicts)
        conflicts.append(conflictAsJson(conflict));
    QJsonArray offers;
    for (const Offer &offer : advised.offers.offers) {
        if (offers.size() < most)
            offers.append(offerAsJson(offer, advised.question, library, market));
    }
    QJsonObject leftOut;
    for (const auto &[why, count] : advised.offers.leftOut)
        leftOut.insert(leftOutKey(why), count);
    return {{"answer"_L1, answerAsJson(advised, library, market)},
            {"question"_L1, questionAsJson(advised.question)},
            {"sources"_L1, sources},
            {"disagreements"_L1, conflicts},
            {"offers"_L1, offers},
            {"left_out"_L1, leftOut},
            {"racks"_L1, racksAsJson(advised)}};
}

} // namespace rig::cli
