// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_answer.h"
#include "app/cli/json_values.h"
#include "core/compare/compare_words.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <set>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

constexpr int Fine = 4; ///< decimals of a ratio

template <class T> QJsonValue figure(const Figure<T> &figure, int decimals)
{
    return figure ? QJsonValue(rounded(figure->value(), decimals)) : QJsonValue(QJsonValue::Null);
}

QJsonValue text(const Figure<QString> &figure) { return orNull(figure.valueOr({})); }

/// What the document cites, each source once.
class Cited
{
public:
    explicit Cited(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    QJsonValue id(SourceIndex index)
    {
        const Source *source = m_catalogue.source(index);
        return source ? QJsonValue(id(*source)) : QJsonValue(QJsonValue::Null);
    }

    QString id(const Source &source)
    {
        if (m_ids.insert(source.id).second)
            m_sources.append(QJsonObject{{"id"_L1, source.id},
                                         {"title"_L1, source.title},
                                         {"publisher"_L1, source.publisher},
                                         {"date"_L1, source.date},
                                         {"url"_L1, source.url}});
        return source.id;
    }

    [[nodiscard]] const QJsonArray &sources() const { return m_sources; }

private:
    const Catalogue &m_catalogue;
    std::set<QString> m_ids;
    QJsonArray m_sources;
};

QJsonValue offerAsJson(const std::optional<UpgradeOffer> &offer, Cited &cited)
{
    if (!offer)
        return QJsonValue::Null;
    const auto basis = [&]() -> QString {
        if (offer->said)
            return u"yours"_s;
        switch (offer->basis) {
        case ChartPrice::Launch:
            return u"launch"_s;
        case ChartPrice::MarketNew:
            return u"new"_s;
        case ChartPrice::MarketUsed:
            return u"used"_s;
        case ChartPrice::Own:
            return u"own"_s;
        }
        return {};
    };
    return QJsonObject{{"amount"_L1, rounded(offer->money.amount, 2)},
                       {"currency"_L1, offer->money.currency},
                       {"basis"_L1, basis()},
                       {"date"_L1, orNull(offer->date.toString(Qt::ISODate))},
                       {"source"_L1, cited.id(offer->source)}};
}

QJsonObject gpuAsJson(const Chip &gpu, const std::optional<UpgradeOffer> &price, Cited &cited)
{
    return {{"id"_L1, gpu.id},
            {"name"_L1, gpu.name},
            {"architecture"_L1, text(gpu.architecture)},
            {"memory_gib"_L1, figure(gpu.memory, 2)},
            {"memory_bandwidth_gb_s"_L1, figure(gpu.memoryBandwidth, 2)},
            {"fp32_tflops"_L1, figure(gpu.fp32, Fine)},
            {"tensor_fp16_dense_tflops"_L1, figure(gpu.tensorFp16Dense, Fine)},
            {"tdp_w"_L1, figure(gpu.tdp, 1)},
            {"tensor_cores"_L1, orNull(hasTensorCores(gpu))},
            {"tensor_cores_times_at_most"_L1, orNull(tensorGain(gpu))},
            {"sixteen_bit"_L1, orNull(hasSixteenBit(gpu))},
            {"price"_L1, offerAsJson(price, cited)}};
}

QJsonObject speedAsJson(const SpeedRelation &speed, Cited &cited)
{
    QJsonArray steps;
    for (const SpeedStep &step : speed.steps) {
        QJsonArray sources;
        for (const SourceIndex source : step.sources)
            sources.append(cited.id(source));
        steps.append(QJsonObject{{"gpu"_L1, step.gpu},
                                 {"of"_L1, step.of},
                                 {"times"_L1, rounded(step.times, Fine)},
                                 {"lowest"_L1, rounded(step.lowest, Fine)},
                                 {"highest"_L1, rounded(step.highest, Fine)},
                                 {"comparisons"_L1, step.count},
                                 {"works"_L1, QJsonArray::fromStringList(step.works)},
                                 {"sources"_L1, sources}});
    }
    return {{"times"_L1, orNull(speed.times, Fine)},
            {"low_times"_L1, speed.between ? rounded(speed.between->low, Fine) : QJsonValue()},
            {"high_times"_L1, speed.between ? rounded(speed.between->high, Fine) : QJsonValue()},
            {"basis"_L1, QString(speedBasisKey(speed.basis))},
            {"figure"_L1, orNull(speed.figure)},
            {"other_work"_L1, speed.otherWork()},
            {"steps"_L1, steps}};
}

QJsonArray speedsAsJson(const CompareAnswer &answer, Cited &cited, const Catalogue &catalogue)
{
    QJsonArray speeds;
    for (const ComparedSpeed &one : answer.speeds) {
        QJsonObject object = speedAsJson(one.speed, cited);
        object.insert("gpu"_L1, one.gpu->id);
        object.insert("of"_L1, one.of->id);
        object.insert("same_architecture"_L1, orNull(sameArchitecture(*one.gpu, *one.of)));
        object.insert("bandwidth_times"_L1, orNull(figureRatio(*one.gpu, *one.of, u"memory_bandwidth_gb_s"), Fine));
        object.insert("theoretical_fp32_times"_L1, orNull(figureRatio(*one.gpu, *one.of, u"fp32_tflops"), Fine));
        object.insert("theoretical_tensor_times"_L1,
                      orNull(figureRatio(*one.gpu, *one.of, u"tensor_fp16_dense_tflops"), Fine));
        object.insert("message"_L1, words::speedSentence(one.speed, *one.gpu, *one.of, catalogue));
        speeds.append(object);
    }
    return speeds;
}

QJsonObject rankingAsJson(const RankedGpus &ranked, Cited &cited)
{
    QJsonArray keys;
    for (const RankKey key : ranked.ranking->keys)
        keys.append(QString(rankKey(key)));
    QJsonArray order;
    for (const auto &gpu : ranked.order)
        order.append(gpu->id);
    QJsonArray unranked;
    for (const RankedGpus::Unranked &one : ranked.unranked)
        unranked.append(QJsonObject{{"gpu"_L1, one.gpu->id}, {"missing"_L1, QString(rankKey(one.missing))}});
    return {{"id"_L1, ranked.ranking->says.id},
            {"nets"_L1, QJsonArray::fromStringList(ranked.ranking->nets)},
            {"keys"_L1, keys},
            {"date"_L1, ranked.ranking->says.source.date},
            {"source"_L1, cited.id(ranked.ranking->says.source)},
            {"order"_L1, order},
            {"unranked"_L1, unranked}};
}

QJsonObject cautionAsJson(const CompareCaution &caution, Cited &cited)
{
    const auto ids = [](const std::vector<std::shared_ptr<const Chip>> &gpus) {
        QJsonArray all;
        for (const auto &gpu : gpus)
            all.append(gpu->id);
        return all;
    };
    return {{"id"_L1, QString(cautionKey(caution.why))},
            {"gpus"_L1, ids(caution.gpus)},
            {"others"_L1, ids(caution.others)},
            {"message"_L1, words::caution(caution)},
            {"source"_L1, caution.says ? QJsonValue(cited.id(caution.says->source)) : QJsonValue(QJsonValue::Null)}};
}

QJsonArray statementsAsJson(const std::vector<const Statement *> &statements, Cited &cited)
{
    QJsonArray said;
    for (const Statement *statement : statements)
        said.append(QJsonObject{
            {"id"_L1, statement->id}, {"text"_L1, statement->text.here()}, {"source"_L1, cited.id(statement->source)}});
    return said;
}

QJsonValue plugsAsJson(const std::optional<ConnectorCounts> &plugs)
{
    if (!plugs)
        return QJsonValue::Null;
    QJsonObject object;
    for (auto it = plugs->begin(); it != plugs->end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

QJsonObject optionAsJson(const UpgradeOption &option, const UpgradeAnswer &answer, Cited &cited)
{
    std::vector<const Statement *> said;
    for (const UpgradeAdvice *advice : option.said)
        said.push_back(&advice->says);
    return {{"gpu"_L1, option.gpu->id},
            {"cards"_L1, option.cards},
            {"verdict"_L1, QString(upgradeVerdictKey(option.verdict))},
            {"times"_L1, orNull(option.speed.times, Fine)},
            {"basis"_L1, QString(speedBasisKey(option.speed.basis))},
            {"memory_gain_gib"_L1, orNull(option.memoryGain, 2)},
            {"watts_more"_L1, orNull(option.wattsMore)},
            {"power_connectors"_L1, plugsAsJson(option.plugs)},
            {"price"_L1, offerAsJson(option.price, cited)},
            {"net"_L1, moneyAsJson(option.net)},
            {"per_ten_percent"_L1, moneyAsJson(option.perTenPercent)},
            {"path"_L1, moneyAsJson(option.path)},
            {"said"_L1, statementsAsJson(said, cited)},
            {"message"_L1, words::upgradeSentence(option, answer)}};
}

QJsonValue upgradeAsJson(const std::optional<UpgradeAnswer> &answer, Cited &cited, const Catalogue &catalogue)
{
    if (!answer)
        return QJsonValue::Null;
    QJsonArray options;
    for (const UpgradeOption &option : answer->options)
        options.append(optionAsJson(option, *answer, cited));
    QJsonValue former = QJsonValue::Null;
    if (answer->formerUsed) {
        QJsonObject object = moneyAsJson(answer->formerUsed->money).toObject();
        object.insert("date"_L1, answer->formerUsed->date.toString(Qt::ISODate));
        object.insert("source"_L1, cited.id(answer->formerUsed->source));
        former = object;
    }
    QJsonValue rate = QJsonValue::Null;
    if (answer->rate)
        rate = QJsonObject{{"currency"_L1, answer->rate->currency},
                           {"per_usd"_L1, answer->rate->perUsd},
                           {"date"_L1, answer->rate->date.toString(Qt::ISODate)},
                           {"source"_L1, cited.id(answer->rate->source)}};
    return QJsonObject{{"owned"_L1, answer->owned->id},
                       {"owned_count"_L1, answer->ownedCount},
                       {"power_connectors"_L1, plugsAsJson(answer->plugs)},
                       {"resale"_L1, offerAsJson(answer->resale, cited)},
                       {"former_used_price"_L1, former},
                       {"rate"_L1, rate},
                       {"message"_L1, words::resaleSentence(*answer, catalogue)},
                       {"options"_L1, options},
                       {"left"_L1, answer->left}};
}

/// What `compare` says first: of an upgrade what to do, else how fast the first two are.
QJsonObject answerAsJson(const CompareAnswer &answer, const Catalogue &catalogue)
{
    const CompareHead head = headOf(answer, catalogue);
    return {{"text"_L1, head.text},
            {"reasons"_L1, QJsonArray::fromStringList(head.reasons)},
            {"subjects"_L1, QJsonArray::fromStringList(head.subjects)},
            {"rests_on"_L1, QJsonArray::fromStringList(head.basis)}};
}

QJsonArray processorsAsJson(const CompareAnswer &answer)
{
    QJsonArray processors;
    for (std::size_t i = 0; i < answer.request.processors.size(); ++i) {
        const Processor &processor = *answer.request.processors[i];
        const PeakForMoney peak = peakForMoney(peakGigaflops(processor), answer.processorDollars[i]);
        processors.append(QJsonObject{{"id"_L1, processor.id},
                                      {"name"_L1, processor.name},
                                      {"cores"_L1, orNull(processor.cores.value)},
                                      {"clock_ghz"_L1, orNull(clockOf(processor), 3)},
                                      {"cores_times_clock_ghz"_L1, orNull(coresTimesClock(processor), 3)},
                                      {"gflops"_L1, orNull(peak.gigaflops, 1)},
                                      {"price_usd"_L1, orNull(peak.dollars, 2)},
                                      {"gflops_per_usd"_L1, orNull(peak.perDollar, Fine)}});
    }
    return processors;
}

QJsonValue processorOrderAsJson(const CompareAnswer &answer)
{
    if (!answer.processorOrder)
        return QJsonValue::Null;
    QJsonArray order;
    for (const auto &processor : answer.processorsInOrder)
        order.append(processor->id);
    const bool clock = *answer.processorOrder == ProcessorOrder::Clock;
    return QJsonObject{{"by"_L1, clock ? u"clock"_s : u"cores-times-clock"_s}, {"order"_L1, order}};
}

QJsonArray processorsAndGpusAsJson(const CompareAnswer &answer, Cited &cited)
{
    QJsonArray all;
    for (const ComparedProcessors &one : answer.processorsAndGpus)
        all.append(QJsonObject{{"processor"_L1, one.processor->id},
                               {"gpu"_L1, one.gpu->id},
                               {"processor_gflops_per_usd"_L1, orNull(one.both.processor.perDollar, Fine)},
                               {"gpu_gflops"_L1, orNull(one.both.gpu.gigaflops, 1)},
                               {"gpu_gflops_per_usd"_L1, orNull(one.both.gpu.perDollar, Fine)},
                               {"times_per_usd"_L1, orNull(one.both.moreForMoney, Fine)},
                               {"times_peak"_L1, orNull(one.both.morePeak, Fine)},
                               {"said"_L1, statementsAsJson(one.both.said, cited)}});
    return all;
}

} // namespace

QByteArray compareAsJson(const CompareAnswer &answer, const Catalogue &catalogue)
{
    Cited cited(catalogue);
    QJsonArray gpus;
    for (std::size_t i = 0; i < answer.request.gpus.size(); ++i)
        gpus.append(gpuAsJson(*answer.request.gpus[i], answer.prices[i], cited));
    QJsonArray rankings;
    for (const RankedGpus &one : answer.rankings)
        rankings.append(rankingAsJson(one, cited));
    QJsonArray cautions;
    for (const CompareCaution &caution : answer.cautions)
        cautions.append(cautionAsJson(caution, cited));
    const std::optional<Net> &net = answer.request.question.net;
    QJsonObject object{{"for"_L1, net ? QJsonValue(QString(netKey(*net))) : QJsonValue(QJsonValue::Null)},
                       {"gpus"_L1, gpus},
                       {"speeds"_L1, speedsAsJson(answer, cited, catalogue)},
                       {"rankings"_L1, rankings},
                       {"cautions"_L1, cautions},
                       {"answer"_L1, answerAsJson(answer, catalogue)},
                       {"upgrade"_L1, upgradeAsJson(answer.upgrade, cited, catalogue)},
                       {"processors"_L1, processorsAsJson(answer)},
                       {"processor_order"_L1, processorOrderAsJson(answer)},
                       {"processors_and_gpus"_L1, processorsAndGpusAsJson(answer, cited)}};
    object.insert("sources"_L1, cited.sources());
    return QJsonDocument(object).toJson();
}

} // namespace rig::cli
