// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_values.h"
#include "app/cli/section_json.h"
#include "core/words/reality_words.h"

namespace rig::cli {

using namespace reality;

namespace {

QJsonValue plannedAsJson(const RealityRow &row)
{
    if (row.item == 0)
        return QJsonValue::Null;
    return QJsonObject{{"connector"_L1, orNull(row.plannedConnector)},
                       {"width"_L1, orNull(row.plannedWidth)},
                       {"generation"_L1, orNull(row.plannedGeneration)}};
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
                       {"idle"_L1, orNull(gpu.link.idle)}};
}

} // namespace

QJsonArray realityAsJson(const Checked &checked)
{
    QJsonArray rows;
    for (const RealityRow &row : checked.reality) {
        QJsonArray causes;
        for (const Cause &cause : row.causes) {
            causes.append(QJsonObject{{"cause"_L1, QString(causeKey(cause.kind))},
                                      {"connector"_L1, orNull(cause.connector)},
                                      {"text"_L1, words::causeText(cause)},
                                      {"do"_L1, orNull(words::causeRemedy(cause))},
                                      {"seen_by"_L1, orNull(words::causeProof(cause, row))}});
        }
        const Evidence &at = row.evidence;
        const bool known = at && at.source >= 0 && at.source < static_cast<int>(checked.detected->texts.size());
        QJsonValue line;
        if (known)
            line = QJsonObject{{"file"_L1, checked.detected->texts[static_cast<std::size_t>(at.source)].name},
                               {"line"_L1, at.line}};
        rows.append(QJsonObject{{"item"_L1, row.item == 0 ? QJsonValue() : QJsonValue(row.item)},
                                {"planned"_L1, plannedAsJson(row)},
                                {"found"_L1, foundAsJson(row, *checked.detected)},
                                {"verdict"_L1, QString(realVerdictKey(row.verdict))},
                                {"text"_L1, words::realityText(row, checked.machine, *checked.detected)},
                                {"causes"_L1, causes},
                                {"line"_L1, line}});
    }
    return rows;
}

} // namespace rig::cli
