// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/words.h"

#include <QCoreApplication>

namespace rig::words {

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
[[nodiscard]] const Link *linkOf(const Finding &finding, const Situation &situation, int index = 0);
[[nodiscard]] QString fact(const Finding &finding, const char *key, int decimals = 0);
/// "PCIe 3.0 x8 (7.9 GB/s)"
[[nodiscard]] QString linkWithRate(const Finding &finding, const Situation &situation);
[[nodiscard]] const Part *partOf(ItemId item, const Machine &machine);
[[nodiscard]] QString connectorList(const ConnectorCounts &counts);

/// One for each check, in the file of its group.
[[nodiscard]] Sentence laneDowngrade(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence generationDowngrade(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence connectorDark(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence m2TakesLanes(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence chipsetSlot(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence processorLanes(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence supplyCapacity(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence supplyHeadroom(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence excursion(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence vendorMinimum(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence connectorMissing(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence adapter(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence connectorRating(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence circuitLoad(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence cardLength(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence slotOverlap(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence caseSlots(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence openSlotEnd(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence boardFormat(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence socket(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence memoryType(const Finding &finding, const Situation &situation);

} // namespace rig::words
