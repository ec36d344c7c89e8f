// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_values.h"
#include "app/cli/section_json.h"
#include "core/words/first_start_words.h"
#include "core/words/reality_answer.h"

namespace rig::cli {

using namespace reality;

namespace {

QJsonValue plannedAsJson(const RealityRow &row)
{
    if (row.item == 0)
        return QJsonValue::Null;
    return QJsonObject{{"connector"_L1, orNull(row.plannedConnector)},
                       {"width"_L1, orNull(row.plannedWidth)},
                       {"generation"_L1, orNull(row.plannedGeneration)},
                       {"power_limit_w"_L1, orNull(row.plannedLimit)},
                       {"memory_gib"_L1, orNull(row.plannedMemory, 1)}};
}

QJsonValue foundAsJson(const RealityRow &row, const Detected &detected)
{
    if (row.gpu < 0)
        return QJsonValue::Null;
    const DetectedGpu &gpu = detected.gpus[static_cast<std::size_t>(row.gpu)];
    const SeenLink &link = gpu.link.seen;
    return QJsonObject{{"name"_L1, orNull(gpu.name)},
                       {"address"_L1, gpu.seen.address ? QJsonValue(gpu.seen.address->text()) : QJsonValue()},
                       {"connector"_L1, orNull(row.foundConnector)},
                       {"width"_L1, orNull(link.width)},
                       {"max_width"_L1, orNull(link.maxWidth)},
                       {"generation"_L1, orNull(link.generation)},
                       {"max_generation"_L1, orNull(link.maxGeneration)},
                       {"idle"_L1, orNull(gpu.link.idle)},
                       {"power_limit_w"_L1, orNull(row.foundLimit)},
                       {"memory_gib"_L1, orNull(row.foundMemory, 1)}};
}

QJsonValue lossCostAsJson(const std::optional<LinkCost> &cost)
{
    return cost ? QJsonValue(QJsonObject{{"low_percent"_L1, rounded(cost->low, 1)},
                                         {"high_percent"_L1, rounded(cost->high, 1)},
                                         {"carried_over"_L1, cost->carriedOver}})
                : QJsonValue();
}

QJsonValue lineAsJson(const Evidence &at, const Detected &detected)
{
    if (!at || at.source < 0 || at.source >= static_cast<int>(detected.texts.size()))
        return QJsonValue::Null;
    return QJsonObject{{"file"_L1, detected.texts[static_cast<std::size_t>(at.source)].name},
                       {"line"_L1, at.line},
                       {"text"_L1, orNull(detected.lineAt(at))}};
}

QJsonArray causesAsJson(const RealityRow &row, const words::RealityLine &line, const Detected &detected)
{
    QJsonArray causes;
    for (std::size_t i = 0; i < row.causes.size(); ++i) {
        causes.append(QJsonObject{{"cause"_L1, QString(causeKey(row.causes[i].kind))},
                                  {"connector"_L1, orNull(row.causes[i].connector)},
                                  {"told"_L1, row.causes[i].told},
                                  {"text"_L1, line.causes[i].why},
                                  {"do"_L1, orNull(line.causes[i].remedy)},
                                  {"seen_by"_L1, orNull(line.causes[i].proof)},
                                  {"line"_L1, lineAsJson(row.causes[i].evidence, detected)}});
    }
    return causes;
}

QJsonValue driverAsJson(const std::optional<RealityDriver> &driver)
{
    return driver ? QJsonValue(QJsonObject{{"found"_L1, driver->found},
                                           {"needed"_L1, orNull(driver->needed)},
                                           {"item"_L1, driver->item == 0 ? QJsonValue() : QJsonValue(driver->item)},
                                           {"old"_L1, driver->old}})
                  : QJsonValue();
}

QJsonArray waysAsJson(const Reality &reality, const Machine &machine)
{
    const auto item = [&](int device) { return machine.devices[static_cast<std::size_t>(device)].item; };
    QJsonArray ways;
    for (const RealityWay &way : reality.ways)
        ways.append(QJsonObject{
            {"items"_L1, QJsonArray{item(way.a), item(way.b)}}, {"printed"_L1, way.printed}, {"worse"_L1, way.worse}});
    return ways;
}

QJsonArray realityAsJson(const Checked &checked, const words::RealityAnswer &answer)
{
    QJsonArray rows;
    for (std::size_t i = 0; i < checked.reality.rows.size(); ++i) {
        const RealityRow &row = checked.reality.rows[i];
        const words::RealityLine &line = answer.lines[i];
        rows.append(QJsonObject{{"item"_L1, row.item == 0 ? QJsonValue() : QJsonValue(row.item)},
                                {"planned"_L1, plannedAsJson(row)},
                                {"found"_L1, foundAsJson(row, *checked.detected)},
                                {"verdict"_L1, QString(realVerdictKey(row.verdict))},
                                {"text"_L1, line.sentence},
                                {"cost"_L1, lossCostAsJson(row.cost)},
                                {"gain"_L1, orNull(line.gain)},
                                {"beside"_L1, QJsonArray::fromStringList(line.beside)},
                                {"causes"_L1, causesAsJson(row, line, *checked.detected)},
                                {"line"_L1, lineAsJson(row.evidence, *checked.detected)}});
    }
    return rows;
}

} // namespace

void addReality(QJsonObject &document, const Checked &checked)
{
    const words::RealityAnswer answer =
        words::realityAnswer(checked.reality, checked.machine, *checked.detected, checked.opened.document.use.work);
    QJsonArray restsOn;
    for (const ReadText &text : checked.detected->texts)
        restsOn.append(text.name);
    QJsonArray subjects;
    for (const RealityRow &row : checked.reality.rows) {
        if (row.item != 0 && row.verdict != RealVerdict::AsPlanned)
            subjects.append(row.item);
    }
    document.insert("reality"_L1, realityAsJson(checked, answer));
    document.insert("reality_answer"_L1,
                    QJsonObject{{"text"_L1, answer.text}, {"subjects"_L1, subjects}, {"rests_on"_L1, restsOn}});
    document.insert("reality_others"_L1, QJsonArray::fromStringList(answer.others));
    document.insert("reality_driver"_L1, driverAsJson(checked.reality.driver));
    document.insert("reality_ways"_L1, waysAsJson(checked.reality, checked.machine));
}

QJsonArray firstStartAsJson(const Checked &checked)
{
    QJsonArray steps;
    for (const words::FirstStartLine &step : words::firstStartLines(
             checked.machine, checked.assessment, checked.reality, checked.detected ? &*checked.detected : nullptr))
        steps.append(QJsonObject{{"command"_L1, step.command},
                                 {"system"_L1, step.systems},
                                 {"expects"_L1, step.expects},
                                 {"seen"_L1, orNull(step.seen)},
                                 {"severity"_L1, severityAsJson(step.severity)},
                                 {"where"_L1, orNull(step.where)}});
    return steps;
}

} // namespace rig::cli
