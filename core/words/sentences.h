// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/words.h"

#include <QCoreApplication>

#include <span>
#include <string_view>

namespace rig::words {

using namespace names; // sentences are made of names

/// The translator's context of all sentences about findings.
struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

/// A sentence about a finding, and the sentence that says why.
struct Sentence
{
    QString message;
    QString reason;
};

/// "Card 2 (GeForce RTX 3090)", or the part's name.
[[nodiscard]] QString nameOf(ItemId item, const Situation &situation);
[[nodiscard]] QString subject(const Finding &finding, const Situation &situation, int index = 0);
[[nodiscard]] QString connectorName(const Finding &finding, const Situation &situation, int index = 0);
/// The labels of the finding's connectors from one on: "M2_1, M2_2".
[[nodiscard]] QString connectorNames(const Finding &finding, const Situation &situation, int from = 0);
[[nodiscard]] const Link *linkOf(const Finding &finding, const Situation &situation, int index = 0);
/// A number that the finding's check always sets.
template <class T> [[nodiscard]] QString fact(const Finding &finding, FactKey<T> key, int decimals = 0)
{
    return number(bare(finding.fact(key)), decimals);
}
/// "PCIe 3.0 x8 (7.9 GB/s)"
[[nodiscard]] QString linkWithRate(const Finding &finding, const Situation &situation);
[[nodiscard]] const Part *partOf(ItemId item, const Machine &machine);
[[nodiscard]] QString connectorList(const ConnectorCounts &counts);

/// What is said of one check.
struct CheckWords
{
    const char *id;                                           ///< the Id of its header in core/checks
    const char *title;                                        ///< "Lanes lost"
    const char *about;                                        ///< what it looks for, in a sentence
    Sentence (*sentence)(const Finding &, const Situation &); ///< null: the check only finds what is not known
};

/// The checks of a group, in the file of the group: sentences_pcie.cpp and so on.
[[nodiscard]] std::span<const CheckWords> pcieWords();
[[nodiscard]] std::span<const CheckWords> powerWords();
[[nodiscard]] std::span<const CheckWords> fitWords();
[[nodiscard]] std::span<const CheckWords> heatWords();
[[nodiscard]] std::span<const CheckWords> platformWords();
[[nodiscard]] std::span<const CheckWords> graphicsWords();
[[nodiscard]] std::span<const CheckWords> storageWords();
[[nodiscard]] std::span<const CheckWords> moneyWords();

} // namespace rig::words
