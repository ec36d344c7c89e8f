// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/backwards_report.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

QJsonValue foundAsJson(const std::optional<GreatestThat> &found)
{
    if (!found)
        return QJsonValue::Null;
    return QJsonObject{{"surely"_L1, found->surely}, {"perhaps"_L1, found->perhaps}};
}

} // namespace

QJsonValue greatestAsJson(const Workload &work, const std::optional<UsableMemory> &memory, const ModelLibrary &library)
{
    if (!memory)
        return QJsonValue::Null;
    const ModelPreset *model = largestModel(work, *memory, library);
    const std::optional<FieldChoice> weights = finestWeights(work, *memory);
    return QJsonObject{{"batch"_L1, foundAsJson(greatestBatch(work, *memory))},
                       {"context"_L1, foundAsJson(longestContext(work, *memory))},
                       {"model"_L1, model ? QJsonValue(model->id) : QJsonValue::Null},
                       {"weights"_L1, weights ? QJsonValue(weights->key) : QJsonValue::Null}};
}

QByteArray greatestAsText(const Workload &work, const std::optional<UsableMemory> &memory, const ModelLibrary &library)
{
    QByteArray lines;
    if (memory) {
        for (const QString &text : backwardsTexts(work, *memory, library))
            lines += text.toUtf8() + '\n';
    }
    return lines;
}

} // namespace rig::cli
