// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saying.h"
#include "core/catalogue/source.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace rig {

/// What a source says, in its sense and not in its words.
struct Statement
{
    QString id;
    Saying text;
    Source source;
};

/// What an order of importance compares, in the words of the source.
enum class RankKey { TensorCores, Flops, Bandwidth, SixteenBit, Cache };
/// "tensor-cores", "flops", "bandwidth", "16-bit", "cache"
[[nodiscard]] QLatin1StringView rankKey(RankKey key);

/// What makes a GPU fast for a kind of net, the most important first: of a source, at its date.
struct Ranking
{
    Statement says;
    QStringList nets; ///< "cnn", "rnn", "transformer"
    std::vector<RankKey> keys;
};

/// What a source says to the owner of a GPU.
struct UpgradeAdvice
{
    enum class Says { NotNeeded, Better, Path };

    Statement says;
    Says kind = Says::Better;
    QStringList owned;      ///< ids of chips
    QStringList candidates; ///< ids of chips
};

/// What a source says of certain GPUs against each other.
struct PairStatement
{
    Statement says;
    QStringList gpus; ///< ids of chips; all of them are meant
};

/// What sources say about comparing GPUs.
struct Comparisons
{
    std::vector<Ranking> rankings;
    std::vector<UpgradeAdvice> upgrades;
    std::vector<Statement> statements;
    std::vector<PairStatement> pairs;

    /// Null where there is none.
    [[nodiscard]] const Statement *statement(QStringView id) const;
    /// The orders that are meant for a kind of net ("cnn"), the newest first: editions contradict each other.
    [[nodiscard]] std::vector<const Ranking *> rankingsFor(QStringView net) const;
};

/// Reads such a file; the failure says file, line and field.
[[nodiscard]] Result<Comparisons> readComparisons(const QByteArray &text, const QString &file);
/// What is compiled in: resources/compare/comparisons.json. A test holds that it can be read.
[[nodiscard]] const Comparisons &shippedComparisons();

} // namespace rig
