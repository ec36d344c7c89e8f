// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_questions.h"

#include "core/base/median.h"
#include "core/charts/chart_answer.h"
#include "core/names/lists.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct Questions
{
    Q_DECLARE_TR_FUNCTIONS(ChartQuestions)
};

// The series that the source documents' charts show, as the catalogue calls them.
const QString Gtx900 = u"GeForce GTX 900"_s;
const QString Gtx10 = u"GeForce GTX 10"_s;
const QString Rtx20 = u"GeForce RTX 20"_s;

ChartRequest points(const char *y, const char *x)
{
    ChartRequest request;
    request.x = QString::fromLatin1(x);
    request.y = QString::fromLatin1(y);
    return request;
}

ChartRequest linear(ChartRequest request)
{
    request.logX = false;
    request.logY = false;
    return request;
}

ChartRequest ofGeForce(ChartRequest request)
{
    request.groups = QStringList{Gtx900, Gtx10, Rtx20};
    request.trends = true;
    return request;
}

ChartRequest bars(const QString &y, const QStringList &beside, const QString &normaliser, const QStringList &parts)
{
    ChartRequest request;
    request.form = ChartRequest::Form::Bars;
    request.y = y;
    request.beside = beside;
    request.normaliser = normaliser;
    request.parts = parts;
    return request;
}

/// The document of 2019 measured convolution and names no figures. What stands in for recurrent and attention nets is
/// what the same document puts first for them: memory bandwidth, and tensor cores.
ChartRequest perCostByNet()
{
    return bars(u"speed_cnn_per_usd"_s, {u"memory_bandwidth_mb_s_per_usd"_s, u"tensor_fp16_dense_gflops_per_usd"_s},
                u"geforce-rtx-2060"_s,
                {u"geforce-rtx-2060"_s, u"geforce-rtx-2070"_s, u"geforce-rtx-2080"_s, u"geforce-rtx-2080-ti"_s,
                 u"geforce-gtx-1080-ti"_s, u"titan-v"_s, u"titan-rtx"_s, u"tesla-v100-pcie-16gb"_s});
}

ChartRequest measuredPer(const QString &per, const QString &normaliser)
{
    return bars(u"speed_cnn"_s + per, {u"speed_rnn"_s + per, u"speed_transformer"_s + per}, normaliser, {});
}

ChartRequest clocks()
{
    ChartRequest request =
        bars(u"base_mhz"_s, {}, {}, {u"intel-xeon-x5650"_s, u"tesla-m2070"_s, u"tesla-k20"_s, u"geforce-gtx-970"_s});
    request.processors = true;
    return request;
}

ChartRequest bandwidthByYear()
{
    ChartRequest request = points("memory_bandwidth_gb_s", "launch_year");
    request.processors = true;
    request.colourBy = ColourBy::Kind;
    request.trends = true;
    return request;
}

ChartRequest byYear(const char *y)
{
    ChartRequest request = points(y, "launch_year");
    request.colourBy = ColourBy::Vendor;
    request.frontier = true; // what was the most in its day
    return request;
}

/// Training and serving are not to be compared: these chips were measured in the one or in the other, unlike the RTX
/// 3090, which was in both.
ChartRequest limits(const QStringList &gpus)
{
    ChartRequest request = linear(points("speed_share", "limit_share"));
    request.form = ChartRequest::Form::Limits;
    request.groups = gpus;
    return request;
}

ChartRequest atPrice(ChartRequest request, ChartPrice basis)
{
    request.price.basis = basis;
    return request;
}

/// All GPUs are too many series to be told apart.
ChartRequest byVendor(ChartRequest request)
{
    request.colourBy = ColourBy::Vendor;
    return request;
}

ChartRequest withFrontier(ChartRequest request)
{
    request.frontier = true;
    return request;
}

QString two(double value) { return names::number(value, value < 10 ? 2 : 1); }

QStringList priceReadings(const ChartData &chart)
{
    const std::optional<double> old = medianQuotient(chart, Gtx900);
    const std::optional<double> later = medianQuotient(chart, Gtx10);
    if (!old || !later)
        return {};
    // TFLOPS to GFLOPS, as the document counts.
    return {Questions::tr("Median of FP32 per dollar: GTX 900 %1, GTX 10 %2 GFLOPS: %3 times as much; the document of "
                          "2018 says about twice.")
                .arg(names::number(1000 * *old, 1), names::number(1000 * *later, 1), two(*later / *old))};
}

QStringList costReadings(const ChartData &chart)
{
    QStringList parts;
    for (const ChartSeries &series : chart.series) {
        std::optional<double> rtx;
        std::optional<double> v100;
        for (const ChartPoint &point : series.points) {
            if (point.id == "geforce-rtx-2060"_L1)
                rtx = point.y;
            if (point.id == "tesla-v100-pcie-16gb"_L1)
                v100 = point.y;
        }
        if (rtx && v100 && *v100 > 0)
            parts
                << Questions::tr("%1 times by “%2”", "ratio, figure").arg(names::number(*rtx / *v100, 1), series.name);
    }
    // What the bars stand for comes first and alone, so that the line below the chart has room for it.
    QStringList readings{Questions::tr("Memory bandwidth stands for RNNs, tensor FP16 for Transformers: T. Dettmers' "
                                       "guide of April 2019 puts these first.")};
    if (!parts.isEmpty())
        readings << Questions::tr("RTX 2060 against V100: %1; T. Dettmers (2019) says more than 5 times.")
                        .arg(parts.join(Questions::tr(", ", "between ratios")));
    return readings << Questions::tr("The guide measured all three and gives no figures; shown for CNNs is what was "
                                     "measured.");
}

/// FP32 of whom a chart shows, processors included; nullopt where it is not known.
std::optional<double> fp32Of(const QString &id, const Catalogue &catalogue)
{
    if (const auto chip = catalogue.find<Chip>(id))
        return chip->fp32 ? std::optional(chip->fp32->value()) : std::nullopt;
    const auto processor = catalogue.find<Processor>(id);
    return processor && processor->fp32 ? std::optional(processor->fp32->value()) : std::nullopt;
}

QStringList clockReadings(const ChartData &chart, const Catalogue &catalogue)
{
    QStringList rates;
    std::vector<double> values;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            const std::optional<double> fp32 = fp32Of(point.id, catalogue);
            if (!fp32)
                return {};
            values.push_back(*fp32);
            rates << Questions::tr("%1 %2", "name, FP32").arg(shortLabel(point.label), names::number(*fp32, 2));
        }
    }
    // The chart begins with the highest clock.
    if (values.size() < 2 || *std::min_element(values.begin(), values.end()) != values.front())
        return {};
    return {Questions::tr("FP32 of the same: %1 TFLOPS.", "names, each with its figure").arg(names::listed(rates)),
            Questions::tr("Clocks do not compare across makes.")};
}

/// The answer of a question whose chart does not say it by itself; else empty.
QString answerOf(const ChartQuestion &question, const ChartData &chart, const Catalogue &catalogue)
{
    if (question.id != "clocks"_L1 || clockReadings(chart, catalogue).isEmpty())
        return {};
    return Questions::tr("No: of these the %1 has the highest clock and the least FP32", "processor")
        .arg(shortLabel(chart.series.front().points.front().label));
}

} // namespace

std::vector<ChartQuestion> chartQuestions()
{
    const QString perMachine = u"_per_machine_usd"_s;
    return {
        {u"today-new"_s, Questions::tr("What gives most for the money today? Tensor FP16 of new cards"),
         atPrice(byVendor(withFrontier(points("tensor_fp16_dense_tflops", "price_usd"))), ChartPrice::MarketNew)},
        {u"today-used"_s, Questions::tr("What gives most for the money used? Memory of used cards"),
         atPrice(byVendor(withFrontier(points("memory_gib", "price_usd"))), ChartPrice::MarketUsed)},
        {u"fp32-price"_s, Questions::tr("What does FP32 cost? GTX 900, GTX 10, RTX 20"),
         ofGeForce(linear(points("fp32_tflops", "price_usd")))},
        {u"fp32-price-all"_s, Questions::tr("What does FP32 cost? All GPUs"),
         byVendor(withFrontier(points("fp32_tflops", "price_usd")))},
        {u"watts-fp32"_s, Questions::tr("How much power does FP32 take? GTX 900, GTX 10, RTX 20"),
         ofGeForce(linear(points("tdp_w", "fp32_tflops")))},
        {u"watts-tensor"_s, Questions::tr("How much power does tensor FP16 take? All GPUs"),
         byVendor(points("tdp_w", "tensor_fp16_dense_tflops"))},
        {u"bandwidth-year"_s, Questions::tr("How does memory bandwidth grow? GPUs and processors"), bandwidthByYear()},
        {u"cost-by-net"_s, Questions::tr("What is a card worth for CNN, RNN, Transformer? RTX 20 and V100"),
         perCostByNet()},
        {u"measured-cost"_s, Questions::tr("What is a card worth by measured training speed?"),
         measuredPer(u"_per_usd"_s, u"geforce-rtx-2080-ti"_s)},
        {u"machine-cost"_s, Questions::tr("What is a whole machine worth by measured training speed?"),
         measuredPer(perMachine, u"quadro-rtx-8000"_s)},
        {u"clocks"_s, Questions::tr("Does the clock say anything? A processor and three GPUs"), clocks()},
        {u"watt-year"_s, Questions::tr("How does FP32 per watt grow?"), byYear("fp32_gflops_per_w")},
        {u"dollar-year"_s, Questions::tr("How does FP32 per dollar grow?"), byYear("fp32_gflops_per_usd")},
        {u"memory-price"_s, Questions::tr("What does memory cost?"),
         byVendor(withFrontier(points("memory_gib", "price_usd")))},
        {u"memory-dollar-year"_s, Questions::tr("How does memory per dollar grow?"), byYear("memory_mib_per_usd")},
        {u"bandwidth-price"_s, Questions::tr("What does memory bandwidth cost?"),
         byVendor(withFrontier(points("memory_bandwidth_gb_s", "price_usd")))},
        {u"bandwidth-fp32"_s, Questions::tr("Is there bandwidth enough for FP32?"),
         byVendor(points("memory_bandwidth_gb_s", "fp32_tflops"))},
        {u"power-limits"_s, Questions::tr("What does a power limit cost in training? A40 and V100"),
         limits({u"NVIDIA A40"_s, u"NVIDIA Tesla V100 PCIe 32 GB"_s})},
        {u"power-limits-serving"_s, Questions::tr("What does a power limit cost in serving? RTX 4090, 5090"),
         limits({u"NVIDIA GeForce RTX 4090"_s, u"NVIDIA GeForce RTX 5090"_s})},
    };
}

const ChartQuestion *questionOf(const std::vector<ChartQuestion> &questions, const ChartRequest &request)
{
    ChartRequest asked = request;
    asked.price.restOfMachine.reset();
    asked.filter.clear();
    asked.conditions.clear();
    const auto found = std::find_if(questions.begin(), questions.end(),
                                    [&](const ChartQuestion &question) { return question.request == asked; });
    return found == questions.end() ? nullptr : &*found;
}

std::optional<double> medianQuotient(const ChartData &chart, const QString &series)
{
    std::vector<double> quotients;
    for (const ChartSeries &one : chart.series) {
        if (one.name != series)
            continue;
        for (const ChartPoint &point : one.points) {
            if (point.x > 0)
                quotients.push_back(point.y / point.x);
        }
    }
    return medianOf(std::move(quotients));
}

QStringList readingsOf(const ChartQuestion &question, const ChartData &chart, const Catalogue &catalogue)
{
    if (question.id == "fp32-price"_L1)
        return priceReadings(chart);
    if (question.id == "cost-by-net"_L1)
        return costReadings(chart);
    if (question.id == "clocks"_L1)
        return clockReadings(chart, catalogue);
    return {};
}

Result<ChartData> answeringChart(const Catalogue &catalogue, const ChartRequest &request, const Chips &machines)
{
    Result<ChartData> chart = chipChart(catalogue, request, machines);
    if (!chart)
        return chart;
    const std::vector<ChartQuestion> questions = chartQuestions();
    if (const ChartQuestion *question = questionOf(questions, request)) {
        chart->title = question->title;
        const QStringList readings = readingsOf(*question, *chart, catalogue);
        chart->captions = readings + chart->captions;
        chart->readings = readings.size();
        chart->answer = answerOf(*question, *chart, catalogue);
    }
    return chart;
}

} // namespace rig
