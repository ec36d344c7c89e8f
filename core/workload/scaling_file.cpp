// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/cited_file.h"
#include "core/workload/scaling.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct ScalingFile
{
    Q_DECLARE_TR_FUNCTIONS(ScalingFile)
};

constexpr int MostCases = 20'000;

struct FamilyWord
{
    const char *word;
    NetFamily family;
};
constexpr std::array Families{FamilyWord{"cnn", NetFamily::Convolutional}, FamilyWord{"rnn", NetFamily::Recurrent},
                              FamilyWord{"dense", NetFamily::Dense}, FamilyWord{"transformer", NetFamily::Transformer},
                              FamilyWord{"diffusion", NetFamily::Diffusion}};

NetFamily familyOf(JsonReader &entry)
{
    const QString kind = entry.text("kind"_L1);
    for (const FamilyWord &word : Families) {
        if (kind == QLatin1StringView(word.word))
            return word.family;
    }
    entry.complain("kind"_L1, ScalingFile::tr("“%1” is no kind of net.").arg(kind));
    return NetFamily::Convolutional;
}

} // namespace

Result<MeasuredScalings> readScalings(const QByteArray &text, const QString &file)
{
    MeasuredScalings scalings;
    const Result<void> read =
        readCited({text, file, "rigwright_scaling"_L1}, scalings.sources, [&](JsonReader &reader) {
            reader.objects("cases"_L1, MostCases, [&](JsonReader &entry) {
                MeasuredScaling scaling;
                scaling.gpu = entry.text("gpu"_L1);
                scaling.gpus = entry.integer("gpus"_L1, 2, 100'000).value_or(2);
                scaling.ofOne = entry.number("of_one"_L1, 0.001, 100'000).value_or(1);
                scaling.model = entry.text("model"_L1);
                scaling.family = familyOf(entry);
                scaling.link = entry.textOr("link"_L1, {});
                scaling.precision = entry.textOr("precision"_L1, {});
                scaling.source = citedSource(entry, scalings.sources);
                scalings.cases.push_back(scaling);
            });
        });
    if (!read)
        return tl::unexpected(read.error());
    return scalings;
}

Result<MeasuredScalings> shippedScalings()
{
    const QString path = u":/knowledge/workloads/scaling.json"_s;
    return embeddedFile(path).and_then([&](const QByteArray &text) { return readScalings(text, path); });
}

} // namespace rig
