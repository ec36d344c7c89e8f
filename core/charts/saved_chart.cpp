// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/saved_chart.h"

#include "core/base/json.h"
#include "core/charts/chart_lines.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct ChartFile
{
    Q_DECLARE_TR_FUNCTIONS(ChartFile)
};

constexpr int Version = 1;
constexpr int MostCharts = 200;
constexpr int LongestName = 80;
constexpr int MostConditions = 20;
constexpr double Huge = 1e15;

template <class T> struct Word
{
    T value;
    const char *word;
};
template <class T> Word(T, const char *) -> Word<T>;

constexpr std::array Forms{Word{ChartRequest::Form::Points, "points"}, Word{ChartRequest::Form::Bars, "bars"},
                           Word{ChartRequest::Form::Limits, "power_limits"}};
constexpr std::array Colours{Word{ColourBy::Series, "series"}, Word{ColourBy::Vendor, "vendor"},
                             Word{ColourBy::Architecture, "architecture"}, Word{ColourBy::Kind, "kind"}};
constexpr std::array Bases{Word{ChartPrice::Launch, "launch"}, Word{ChartPrice::MarketNew, "market_new"},
                           Word{ChartPrice::MarketUsed, "market_used"}, Word{ChartPrice::Own, "own"}};

template <class Words, class T> QString wordOf(const Words &words, T value)
{
    for (const auto &entry : words) {
        if (entry.value == value)
            return QString::fromLatin1(entry.word);
    }
    return {};
}

template <class Words, class T> T readWord(JsonReader &reader, QLatin1StringView key, const Words &words, T fallback)
{
    const QString word = reader.textOr(key, wordOf(words, fallback));
    QStringList known;
    for (const auto &entry : words) {
        if (word == QLatin1StringView(entry.word))
            return entry.value;
        known << QString::fromLatin1(entry.word);
    }
    reader.complain(key, ChartFile::tr("must be one of %1.").arg(known.join(u", "_s)));
    return fallback;
}

QJsonObject rangeAsJson(const ChartRange &range) { return {{"low"_L1, range.low}, {"high"_L1, range.high}}; }

std::optional<ChartRange> readRange(JsonReader &reader, QLatin1StringView key)
{
    std::optional<ChartRange> range;
    reader.object(key, [&](JsonReader &entry) {
        const std::optional<double> low = entry.number("low"_L1, -Huge, Huge);
        const std::optional<double> high = entry.number("high"_L1, -Huge, Huge);
        if (!low || !high || !(*low < *high))
            entry.complain({}, ChartFile::tr("must have a low end below its high end."));
        else
            range = ChartRange{*low, *high};
    });
    return range;
}

QJsonObject priceAsJson(const ChartPricing &price)
{
    QJsonObject object{{"basis"_L1, wordOf(Bases, price.basis)}};
    if (price.dollarsOf)
        object.insert("dollars_of"_L1, *price.dollarsOf);
    if (price.restOfMachine)
        object.insert("rest_of_machine_usd"_L1, *price.restOfMachine);
    return object;
}

void readPrice(JsonReader &reader, ChartPricing &price)
{
    reader.object("price"_L1, [&](JsonReader &entry) {
        price.basis = readWord(entry, "basis"_L1, Bases, price.basis);
        price.dollarsOf = entry.integer("dollars_of"_L1, 1900, 2200);
        price.restOfMachine = entry.number("rest_of_machine_usd"_L1, 0, 1e9);
    });
}

QJsonArray linesAsJson(const std::vector<ChartLine> &lines)
{
    QJsonArray array;
    for (const ChartLine &line : lines)
        array.append(QJsonObject{
            {"axis"_L1, line.vertical ? u"x"_s : u"y"_s}, {"value"_L1, line.value}, {"label"_L1, line.label}});
    return array;
}

void readLines(JsonReader &reader, std::vector<ChartLine> &lines)
{
    reader.objects("lines"_L1, MostLines, [&](JsonReader &entry) {
        ChartLine line;
        const QString axis = entry.text("axis"_L1);
        if (axis != "x"_L1 && axis != "y"_L1)
            entry.complain("axis"_L1, ChartFile::tr("must be one of %1.").arg(u"x, y"_s));
        line.vertical = axis == "x"_L1;
        const std::optional<double> value = entry.number("value"_L1, -Huge, Huge);
        if (!value)
            entry.complain("value"_L1, ChartFile::tr("is missing: where the line stands."));
        line.value = value.value_or(0);
        line.label = entry.textOr("label"_L1, {}, LongestName);
        lines.push_back(line);
    });
}

QJsonArray conditionsAsJson(const std::vector<PartCondition> &conditions)
{
    QJsonArray array;
    for (const PartCondition &condition : conditions) {
        QJsonObject object{{"figure"_L1, condition.key}};
        if (!condition.equals.isEmpty())
            object.insert("is"_L1, condition.equals);
        if (condition.atLeast)
            object.insert("at_least"_L1, *condition.atLeast);
        if (condition.atMost)
            object.insert("at_most"_L1, *condition.atMost);
        array.append(object);
    }
    return array;
}

void readConditions(JsonReader &reader, std::vector<PartCondition> &conditions)
{
    reader.objects("conditions"_L1, MostConditions, [&](JsonReader &entry) {
        PartCondition condition{entry.text("figure"_L1), entry.textOr("is"_L1, {}, LongestName), {}, {}};
        condition.atLeast = entry.number("at_least"_L1, -Huge, Huge);
        condition.atMost = entry.number("at_most"_L1, -Huge, Huge);
        conditions.push_back(condition);
    });
}

QJsonObject requestAsJson(const ChartRequest &request)
{
    QJsonObject object{{"form"_L1, wordOf(Forms, request.form)},
                       {"x"_L1, request.x},
                       {"y"_L1, request.y},
                       {"log_x"_L1, request.logX},
                       {"log_y"_L1, request.logY},
                       {"colour_by"_L1, wordOf(Colours, request.colourBy)},
                       {"price"_L1, priceAsJson(request.price)}};
    const auto addTexts = [&](QLatin1StringView key, const QStringList &texts) {
        if (!texts.isEmpty())
            object.insert(key, QJsonArray::fromStringList(texts));
    };
    const auto addFlag = [&](QLatin1StringView key, bool on) {
        if (on)
            object.insert(key, true);
    };
    addTexts("beside"_L1, request.beside);
    addTexts("groups"_L1, request.groups);
    addTexts("parts"_L1, request.parts);
    if (!request.normaliser.isEmpty())
        object.insert("counts_as_1"_L1, request.normaliser);
    if (!request.filter.isEmpty())
        object.insert("filter"_L1, request.filter);
    addFlag("processors"_L1, request.processors);
    addFlag("trends"_L1, request.trends);
    addFlag("frontier"_L1, request.frontier);
    addFlag("size_by_memory"_L1, request.sizeByMemory);
    if (!request.conditions.empty())
        object.insert("conditions"_L1, conditionsAsJson(request.conditions));
    if (!request.lines.empty())
        object.insert("lines"_L1, linesAsJson(request.lines));
    if (request.cutX)
        object.insert("cut_x"_L1, rangeAsJson(*request.cutX));
    if (request.cutY)
        object.insert("cut_y"_L1, rangeAsJson(*request.cutY));
    return object;
}

ChartRequest readRequest(JsonReader &reader)
{
    ChartRequest request;
    request.form = readWord(reader, "form"_L1, Forms, request.form);
    request.x = reader.textOr("x"_L1, request.x);
    request.y = reader.textOr("y"_L1, request.y);
    request.logX = reader.flag("log_x"_L1).value_or(request.logX);
    request.logY = reader.flag("log_y"_L1).value_or(request.logY);
    request.colourBy = readWord(reader, "colour_by"_L1, Colours, request.colourBy);
    request.beside = reader.texts("beside"_L1, 20).value_or(QStringList());
    request.groups = reader.texts("groups"_L1, 500).value_or(QStringList());
    request.parts = reader.texts("parts"_L1, 500).value_or(QStringList());
    request.normaliser = reader.textOr("counts_as_1"_L1, {});
    request.filter = reader.textOr("filter"_L1, {});
    request.processors = reader.flag("processors"_L1).value_or(false);
    request.trends = reader.flag("trends"_L1).value_or(false);
    request.frontier = reader.flag("frontier"_L1).value_or(false);
    request.sizeByMemory = reader.flag("size_by_memory"_L1).value_or(false);
    readPrice(reader, request.price);
    readLines(reader, request.lines);
    readConditions(reader, request.conditions);
    request.cutX = readRange(reader, "cut_x"_L1);
    request.cutY = readRange(reader, "cut_y"_L1);
    return request;
}

QJsonObject savedAsJson(const SavedChart &saved)
{
    return {{"name"_L1, saved.name}, {"pinned"_L1, saved.pinned}, {"chart"_L1, requestAsJson(saved.request)}};
}

SavedChart readSaved(JsonReader &reader)
{
    SavedChart saved;
    saved.name = reader.text("name"_L1, LongestName);
    saved.pinned = reader.flag("pinned"_L1).value_or(false);
    bool there = false;
    reader.object("chart"_L1, [&](JsonReader &entry) {
        there = true;
        saved.request = readRequest(entry);
    });
    if (!there)
        reader.complain("chart"_L1, ChartFile::tr("is missing: what is to be drawn."));
    return saved;
}

} // namespace

QByteArray chartFile(const SavedChart &saved)
{
    QJsonObject object = savedAsJson(saved);
    object.insert("rigwright_chart"_L1, Version);
    return QJsonDocument(object).toJson();
}

Result<SavedChart> readChartFile(const QByteArray &text, const QString &file)
{
    constexpr qint64 MostBytes = 256 * 1024;
    const Result<QJsonObject> object = parseJsonObject(text, file, {MostBytes, 16});
    if (!object)
        return tl::unexpected(object.error());
    JsonReader reader(*object);
    const int version = reader.integer("rigwright_chart"_L1, 0, 1'000'000).value_or(0);
    if (version < 1)
        reader.complain("rigwright_chart"_L1,
                        ChartFile::tr("is missing; a chart's file begins with \"rigwright_chart\": 1."));
    else if (version > Version)
        reader.complain("rigwright_chart"_L1,
                        ChartFile::tr("is %1: this file was written for a newer version of Rigwright.").arg(version));
    SavedChart saved = readSaved(reader);
    if (const std::optional<Failure> &failure = reader.failure()) {
        Failure told = *failure;
        told.file = file;
        told.line = lineOfJsonPath(text, told.field);
        return tl::unexpected(told);
    }
    return saved;
}

QJsonObject savedChartsAsJson(const std::vector<SavedChart> &charts)
{
    QJsonArray array;
    for (const SavedChart &saved : charts)
        array.append(savedAsJson(saved));
    return {{"charts"_L1, array}};
}

std::vector<SavedChart> savedChartsFromJson(const QJsonObject &object)
{
    std::vector<SavedChart> charts;
    for (const QJsonValue &value : object.value("charts"_L1).toArray()) {
        JsonReader reader(value.toObject());
        SavedChart saved = readSaved(reader);
        if (!reader.failed() && static_cast<int>(charts.size()) < MostCharts)
            charts.push_back(std::move(saved));
    }
    return charts;
}

} // namespace rig
