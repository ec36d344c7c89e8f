// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/gaps.h"

namespace rig::words {

/// What the texts are of, in one sentence: "An ASUS … with an AMD Ryzen 9 7900X and 2 graphics cards."
[[nodiscard]] QString detectedAnswer(const reality::Detected &detected);
/// That texts are of several machines, and that one is to be chosen.
[[nodiscard]] QString severalMachines(const std::vector<reality::Detected> &machines);
/// One of them to choose: "1. OptiPlex 790: Dell Inc. 0HY9JP (a.txt, line 1)".
[[nodiscard]] QString machineChoice(const std::vector<reality::Detected> &machines, std::size_t index);
/// A card and its link: "GPU 0, NVIDIA GeForce RTX 3090 (01:00.0): 8 of 16 lanes, PCIe 1.0 of 4.0. The card is at rest:
/// …"
[[nodiscard]] QString detectedGpu(const reality::DetectedGpu &gpu);
/// What a link is, and whether it says anything: widths first, an idle speed told as such.
[[nodiscard]] QString detectedLink(const reality::DetectedLink &link, bool denied);
/// How sure it is that a name is a part of the catalogue; empty where it is sure.
[[nodiscard]] QString detectedCertainty(const reality::Recognised &recognised);
/// A thing that was seen, as a row: what it is, and how that is known.
struct DetectedRow
{
    QString kind;      ///< "Graphics card"
    QString printed;   ///< its name as printed
    QString known;     ///< what it is to the catalogue: a name, several, or that it has none
    QString how;       ///< "sure, by its PCI id"
    QString link;      ///< of a card; else empty
    bool open = false; ///< several, or not in the catalogue
    reality::Evidence evidence;
};
/// Board, processors, cards, memory, drives and network, in this order.
[[nodiscard]] std::vector<DetectedRow> detectedRows(const reality::Detected &detected);
/// What the texts do not tell, and the commands of Linux and Windows that would.
[[nodiscard]] QString gapText(reality::Gap gap);
/// Lines that were not understood, the first few with their text; empty: none.
[[nodiscard]] QStringList notUnderstood(const reality::Detected &detected, int most);
/// What the line that collects it all holds, and what it masks.
[[nodiscard]] QString collectingText(reality::CollectOn system);

/// What the texts announce and do not have, a sentence each.
[[nodiscard]] QStringList detectedMissing(const reality::Detected &detected);

} // namespace rig::words
