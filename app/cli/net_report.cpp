// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/net_report.h"

#include "app/cli/json_values.h"
#include "app/cli/tables.h"
#include "core/names/names.h"

#include <QCoreApplication>

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

std::vector<Reduction> reductionsOf(const Workload &workload)
{
    if (workload.kind != Workload::Kind::Convolutional)
        return {};
    const Result<ConvNet> net = parseConvNet(workload.layers);
    CnnPlan plan = workload.cnn;
    plan.training = workload.training;
    return net ? reductions(*net, plan) : std::vector<Reduction>();
}

} // namespace

QJsonArray reductionsAsJson(const Workload &workload)
{
    QJsonArray array;
    for (const Reduction &reduction : reductionsOf(workload))
        array.append(QJsonObject{{"reducer"_L1, reducerKey(reduction.reducer)},
                                 {"before_gib"_L1, rounded(reduction.before / BytesPerGibibyte, 3)},
                                 {"after_gib"_L1, rounded(reduction.after / BytesPerGibibyte, 3)},
                                 {"last_resort"_L1, reduction.lastResort}});
    return array;
}

QByteArray netAsText(const Workload &workload, const WorkloadNeed &need, const ModelLibrary &library)
{
    QStringList lines;
    if (workload.kind == Workload::Kind::Convolutional)
        lines << netSentences(workload, need, library);
    lines << sourceNote(workload, library);
    lines.removeAll(QString());
    if (lines.isEmpty())
        return {};
    QByteArray text = lines.join(u'\n').toUtf8() + "\n\n";
    TextTable table;
    table.headings = {Cli::tr("alone, this would make it"), Cli::tr("GiB before"), Cli::tr("GiB after"), {}};
    table.numeric = {false, true, true};
    for (const Reduction &reduction : reductionsOf(workload))
        table.rows.push_back({reducerName(reduction.reducer), names::number(reduction.before / BytesPerGibibyte, 2),
                              names::number(reduction.after / BytesPerGibibyte, 2),
                              reduction.lastResort ? lastResortText() : QString()});
    return table.rows.empty() ? text : text + asAlignedText(table) + reductionsNote().toUtf8() + "\n\n";
}

} // namespace rig::cli
