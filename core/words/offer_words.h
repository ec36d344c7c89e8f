// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/card_software.h"
#include "core/lists/arrival.h"
#include "core/words/cards_for_pc.h"

namespace rig::words {

/// What is known of an offered card, with the machine that it shall go into, or without one.
struct OfferAnswer
{
    QString text;      ///< what to do, in a sentence or two
    QStringList which; ///< what the card is, and what the offer leaves open
    QStringList risks; ///< what the text of the offer says against it, what was done to the card, a price far too low
    QStringList price; ///< beside what such cards cost
    QStringList start; ///< whether a board's firmware places its memory
    QStringList fit;   ///< whether it goes into the machine; empty where none is given
    QStringList software;            ///< what runs on it, until when
    std::vector<Source> rests;       ///< on what
    std::optional<CardForPc> placed; ///< in the machine, where it goes into a connector
};

/// Judges an offer. `machine`: null where none is planned.
[[nodiscard]] OfferAnswer offerAnswer(const lists::Offer &offer, const Document *machine, const Catalogue &catalogue);

/// Its sentences under their headings, in the order in which one reads them; without those that are empty.
[[nodiscard]] std::vector<std::pair<QString, QStringList>> offerSections(const OfferAnswer &answer);
/// The sheet for the day of arrival as lines of text: numbered steps, commands set in, what they must print.
[[nodiscard]] QStringList sheetLines(const std::vector<guide::Step> &steps);

/// What a point of the day of arrival means: "Memory: 22,528 MiB, as expected." or "Width: x8 where x16 was expected."
[[nodiscard]] QString arrivalRow(const lists::ArrivalRow &row);
/// All points in a sentence: what to do now.
[[nodiscard]] QString arrivalAnswer(const std::vector<lists::ArrivalRow> &rows);

} // namespace rig::words
