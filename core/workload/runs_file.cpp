// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/cited_file.h"
#include "core/workload/speed.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct RunsFile
{
    Q_DECLARE_TR_FUNCTIONS(RunsFile)
};

constexpr int MostTasks = 20'000;

void readTransformerTask(JsonReader &entry, const ModelLibrary &library, TrainingTask &task)
{
    const QString id = entry.text("model"_L1);
    const ModelPreset *model = library.model(id);
    if (!model || model->kind != ModelPreset::Kind::Transformer) {
        entry.complain("model"_L1, RunsFile::tr("There is no model “%1”.").arg(id));
        return;
    }
    TransformerShape shape = model->transformer;
    shape.vocabulary = entry.integer("vocabulary"_L1, 1, 10'000'000).value_or(shape.vocabulary);
    TransformerTraining plan;
    plan.method = entry.text("method"_L1) == "lora"_L1 ? Method::Lora : Method::Full;
    plan.loraRank = entry.integer("lora_rank"_L1, 1, 65'536).value_or(plan.loraRank);
    plan.sequence = entry.integer("sequence"_L1, 1, 16'777'216).value_or(plan.sequence);
    plan.batch = 1;
    task.family = NetFamily::Transformer;
    task.work = trainingWork(shape, plan);
    task.work.flops *= plan.sequence;
    task.work.bytes *= plan.sequence;
}

void readConvolutionalTask(JsonReader &entry, const ModelLibrary &library, TrainingTask &task)
{
    const QString id = entry.text("net"_L1);
    const NetPreset *preset = library.net(id);
    const Result<ConvNet> net = preset ? parseConvNet(preset->list) : badInput({});
    const Result<std::vector<Extent>> extents = net ? extentsOf(*net) : tl::unexpected(net.error());
    if (!extents) {
        entry.complain("net"_L1, RunsFile::tr("There is no net “%1” with its layers.").arg(id));
        return;
    }
    const bool is32 = entry.textOr("precision"_L1, u"autocast"_s) == "fp32"_L1;
    task.family = NetFamily::Convolutional;
    task.work = trainingWork(*net, *extents, is32 ? Precision::Fp32 : Precision::Autocast);
}

TrainingRun readRun(JsonReader &entry, TrainingRuns &runs)
{
    TrainingRun run;
    run.version = entry.text("version"_L1);
    run.submitter = entry.text("submitter"_L1);
    run.task = entry.text("task"_L1);
    run.gpu = entry.text("gpu"_L1);
    run.gpus = entry.integer("gpus"_L1, 1, 1'000'000).value_or(1);
    run.minutes = entry.number("minutes"_L1, 0.01, 1e7);
    run.samplesPerSecond = entry.number("samples_per_second"_L1, 1e-9, 1e12).value_or(0);
    run.source = citedSource(entry, runs.sources);
    if (!runs.task(run.task))
        entry.complain("task"_L1, RunsFile::tr("There is no task “%1”.").arg(run.task));
    return run;
}

} // namespace

Result<TrainingRuns> readRuns(const QByteArray &text, const QString &file, const ModelLibrary &library)
{
    TrainingRuns runs;
    const Result<void> read = readCited({text, file, "rigwright_runs"_L1}, runs.sources, [&](JsonReader &reader) {
        reader.objects("tasks"_L1, MostTasks, [&](JsonReader &entry) {
            TrainingTask task;
            task.id = entry.text("id"_L1);
            task.name = entry.text("name"_L1);
            if (entry.has("net"_L1))
                readConvolutionalTask(entry, library, task);
            else
                readTransformerTask(entry, library, task);
            runs.tasks.push_back(task);
        });
        reader.objects("runs"_L1, MostTasks, [&](JsonReader &entry) { runs.runs.push_back(readRun(entry, runs)); });
    });
    if (!read)
        return tl::unexpected(read.error());
    return runs;
}

Result<TrainingRuns> shippedRuns(const ModelLibrary &library)
{
    const QString path = u":/knowledge/workloads/runs.json"_s;
    return embeddedFile(path).and_then([&](const QByteArray &text) { return readRuns(text, path, library); });
}

} // namespace rig
