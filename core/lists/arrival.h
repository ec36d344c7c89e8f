// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/topic.h"
#include "core/lists/offer.h"
#include "core/reality/detected.h"

namespace rig::lists {

/// What is looked at on the day on which a card arrives: first by eye, then with commands, each with what it must
/// print.
[[nodiscard]] std::vector<guide::Step> arrivalSheet(const Offer &offer);

/// What the outputs of these commands are held against.
enum class ArrivalPoint { Answers, Gpu, Memory, Width, Generation, PowerLimit };
/// "answers", "gpu", "memory", "width", "generation", "power-limit"
[[nodiscard]] QLatin1StringView arrivalPointKey(ArrivalPoint point);

/// One point of one card that the outputs show.
struct ArrivalRow
{
    int gpu = 0; ///< 1-based, in the order of the outputs
    ArrivalPoint point = ArrivalPoint::Gpu;
    std::optional<bool> good; ///< nullopt: the outputs do not say
    QString expected, found;  ///< with units; `found` is empty where nothing was
    reality::Evidence evidence;
};

/// Holds what a machine says against the card of an offer; onboard graphics and other makers' cards are left out. A
/// slow link of a card at rest says nothing of it. Empty where the outputs show no card.
[[nodiscard]] std::vector<ArrivalRow> arrivalOf(const Offer &offer, const reality::Detected &detected);

} // namespace rig::lists
