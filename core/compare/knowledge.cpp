// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/knowledge.h"

#include "core/catalogue/cited_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct ComparisonsFile
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonsFile)
};

constexpr int MostEntries = 1000;

constexpr std::array AllRankKeys{RankKey::TensorCores, RankKey::Flops, RankKey::Bandwidth, RankKey::SixteenBit,
                                 RankKey::Cache};

struct SaysWord
{
    QLatin1StringView word;
    UpgradeAdvice::Says says;
};
constexpr std::array SaysWords{SaysWord{"not-needed"_L1, UpgradeAdvice::Says::NotNeeded},
                               SaysWord{"better"_L1, UpgradeAdvice::Says::Better},
                               SaysWord{"path"_L1, UpgradeAdvice::Says::Path}};

Statement readStatement(JsonReader &entry, const std::vector<Source> &sources)
{
    Statement statement;
    statement.id = entry.text("id"_L1, 120);
    statement.text = readSaying(entry, "text"_L1);
    if (const int source = citedSource(entry, sources); source >= 0)
        statement.source = sources[static_cast<std::size_t>(source)];
    return statement;
}

Ranking readRanking(JsonReader &entry, const std::vector<Source> &sources)
{
    Ranking ranking{readStatement(entry, sources), entry.texts("nets"_L1).value_or(QStringList()), {}};
    for (const QString &word : entry.texts("keys"_L1).value_or(QStringList())) {
        const auto known =
            std::find_if(AllRankKeys.begin(), AllRankKeys.end(), [&](RankKey key) { return word == rankKey(key); });
        if (known == AllRankKeys.end())
            entry.complain("keys"_L1, ComparisonsFile::tr("must be tensor-cores, flops, bandwidth, 16-bit or cache."));
        else
            ranking.keys.push_back(*known);
    }
    if (ranking.keys.empty())
        entry.complain("keys"_L1, ComparisonsFile::tr("must say what is compared first."));
    return ranking;
}

UpgradeAdvice readUpgrade(JsonReader &entry, const std::vector<Source> &sources)
{
    UpgradeAdvice advice;
    advice.says = readStatement(entry, sources);
    advice.owned = entry.texts("owned"_L1).value_or(QStringList());
    advice.candidates = entry.texts("candidates"_L1).value_or(QStringList());
    const QString says = entry.text("says"_L1);
    const auto known =
        std::find_if(SaysWords.begin(), SaysWords.end(), [&](const SaysWord &word) { return says == word.word; });
    if (known == SaysWords.end())
        entry.complain("says"_L1, ComparisonsFile::tr("must be not-needed, better or path."));
    else
        advice.kind = known->says;
    return advice;
}

PairStatement readPair(JsonReader &entry, const std::vector<Source> &sources)
{
    PairStatement pair;
    pair.says = readStatement(entry, sources);
    pair.gpus = entry.texts("gpus"_L1).value_or(QStringList());
    if (pair.gpus.size() < 2)
        entry.complain("gpus"_L1, ComparisonsFile::tr("must name two GPUs or more."));
    return pair;
}

} // namespace

QLatin1StringView rankKey(RankKey key)
{
    switch (key) {
    case RankKey::TensorCores:
        return "tensor-cores"_L1;
    case RankKey::Flops:
        return "flops"_L1;
    case RankKey::Bandwidth:
        return "bandwidth"_L1;
    case RankKey::SixteenBit:
        return "16-bit"_L1;
    case RankKey::Cache:
        return "cache"_L1;
    }
    return {};
}

const Statement *Comparisons::statement(QStringView id) const
{
    const auto found =
        std::find_if(statements.begin(), statements.end(), [&](const Statement &one) { return one.id == id; });
    return found == statements.end() ? nullptr : &*found;
}

std::vector<const Ranking *> Comparisons::rankingsFor(QStringView net) const
{
    std::vector<const Ranking *> found;
    for (const Ranking &ranking : rankings) {
        if (ranking.nets.contains(net))
            found.push_back(&ranking);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Ranking *a, const Ranking *b) { return a->says.source.date > b->says.source.date; });
    return found;
}

Result<Comparisons> readComparisons(const QByteArray &text, const QString &file)
{
    Comparisons read;
    std::vector<Source> sources;
    const Result<void> done = readCited({text, file, "rigwright_comparisons"_L1}, sources, [&](JsonReader &reader) {
        reader.objects("rankings"_L1, MostEntries,
                       [&](JsonReader &entry) { read.rankings.push_back(readRanking(entry, sources)); });
        reader.objects("upgrades"_L1, MostEntries,
                       [&](JsonReader &entry) { read.upgrades.push_back(readUpgrade(entry, sources)); });
        reader.objects("statements"_L1, MostEntries,
                       [&](JsonReader &entry) { read.statements.push_back(readStatement(entry, sources)); });
        reader.objects("pairs"_L1, MostEntries,
                       [&](JsonReader &entry) { read.pairs.push_back(readPair(entry, sources)); });
    });
    if (!done)
        return tl::unexpected(done.error());
    return read;
}

const Comparisons &shippedComparisons()
{
    static const Comparisons comparisons = [] {
        const QString path = u":/knowledge/compare/comparisons.json"_s;
        return embeddedFile(path)
            .and_then([&](const QByteArray &text) { return readComparisons(text, path); })
            .value_or(Comparisons());
    }();
    return comparisons;
}

} // namespace rig
