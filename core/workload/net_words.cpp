// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/net_words.h"

#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct NetWords
{
    Q_DECLARE_TR_FUNCTIONS(NetWords)
};

QString chainOf(const WorkloadNeed &need)
{
    QStringList chain{names::number(need.input / BytesPerMebibyte)};
    constexpr std::size_t Shown = 12;
    for (std::size_t i = 0; i < need.maps.size() && i < Shown; ++i)
        chain << names::number(need.maps[i] / BytesPerMebibyte);
    const QString sizes = chain.join(u" → "_s);
    // An ellipsis ends the sentence by itself.
    return need.maps.size() > Shown ? NetWords::tr("MiB layer by layer: %1 → …").arg(sizes)
                                    : NetWords::tr("MiB layer by layer: %1.").arg(sizes);
}

/// The net that the work is taken from and still has the layers of; null where there is none.
const NetPreset *netOf(const Workload &workload, const ModelLibrary &library)
{
    const NetPreset *net = library.net(workload.preset);
    const bool same = net && (workload.kind == Workload::Kind::Stated ||
                              (workload.kind == Workload::Kind::Convolutional && workload.layers == net->list));
    return same ? net : nullptr;
}

QString sourceOf(const NetPreset &net, const ModelLibrary &library)
{
    const Source &source = library.sources.at(static_cast<std::size_t>(net.source));
    return NetWords::tr("%1 (%2)", "who wrote it, and when").arg(source.publisher, source.date);
}

QString printedText(const Workload &workload, const ModelLibrary &library)
{
    const NetPreset *net = netOf(workload, library);
    if (!net)
        return {};
    const auto chain = std::find_if(net->printed.begin(), net->printed.end(),
                                    [&](const PrintedChain &one) { return one.reducers == workload.reducers; });
    if (chain == net->printed.end())
        return {};
    QStringList numbers;
    for (const double number : chain->mebibytes)
        numbers << names::number(number);
    return names::afterEachOther({NetWords::tr("%1 prints, in MB: %2.", "who and when, numbers")
                                      .arg(sourceOf(*net, library), numbers.join(u" → "_s)),
                                  chain->note.here()});
}

} // namespace

QStringList netSentences(const Workload &workload, const WorkloadNeed &need, const ModelLibrary &library)
{
    QStringList sentences{chainOf(need)};
    if (losesTooMuch(workload.reducers))
        sentences << NetWords::tr("More than three of these at once throw away much of what is in the picture; results "
                                  "may suffer.");
    if (const QString printed = printedText(workload, library); !printed.isEmpty())
        sentences << printed;
    return sentences;
}

QString sourceNote(const Workload &workload, const ModelLibrary &library)
{
    const NetPreset *net = netOf(workload, library);
    return net && !net->note.isEmpty()
               ? NetWords::tr("%1: %2", "who and when, what he says").arg(sourceOf(*net, library), net->note.here())
               : QString();
}

QString reductionsNote()
{
    return NetWords::tr(
        "GiB before and after are of the net alone: the CUDA context, and what the allocator keeps back, "
        "come on top.");
}

QString lastResortText() { return NetWords::tr("the last resort: convolutions are tuned for batches of 64 and more"); }

} // namespace rig
