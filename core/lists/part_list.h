// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/lists/list_lines.h"
#include "core/lists/part_finder.h"

#include <map>

namespace rig::lists {

/// What becomes of a line.
enum class RowState {
    Taken,         ///< a part of the catalogue, or a card of a chip that is known
    Asked,         ///< one of several, or none of them
    Own,           ///< none of the catalogue's: a part of its own with what the line says
    Other,         ///< nothing that a machine is planned with
    NotUnderstood, ///< no part was found in it
};
/// "taken", "asked", "own", "other", "not-understood"
[[nodiscard]] QLatin1StringView rowStateKey(RowState state);

struct ListRow
{
    int line = 0; ///< 1-based
    QString text; ///< the line, without the marks of its format
    QString name; ///< without label, count and price
    RowState state = RowState::NotUnderstood;
    FoundPart found;
    int count = 1;
    std::optional<Money> price; ///< of one
    PriceDoubt priceDoubt = PriceDoubt::None;
};

/// A list of parts as it was understood.
struct PartList
{
    std::vector<ListRow> rows;
    std::optional<QDate> date;   ///< that the list gives for itself
    bool pricesOfOneSure = true; ///< see ListLines
    bool cut = false;

    [[nodiscard]] int countOf(RowState state) const;
};

/// Reads a list of parts: PCPartPicker's as text, Markdown, BBCode or HTML, a table with headings, CSV, a basket, a
/// post. `currency` as in linesOf(). BadInput where it is too large, or no text.
[[nodiscard]] Result<PartList> readPartList(const QByteArray &text, const QString &name, const PartFinder &finder,
                                            const QString &currency);

/// What the user chose for a row.
struct Choice
{
    PartHandle part; ///< a part, or a chip: a card of which no more is known; null: none of the catalogue's
    bool asWritten =
        false; ///< where `part` is null: a part of its own with what the line says; else the line is left out
};
using Choices = std::map<std::size_t, Choice>;

struct ListBuild
{
    Document document;
    Catalogue catalogue;           ///< the given one, with own parts for what it does not have
    std::vector<std::size_t> open; ///< rows not in it: asked without a choice, or a second board, case or cooler
};

/// The machine of a list, on `fresh`: each part as often as the list has it, with its price as what it costs the user.
[[nodiscard]] ListBuild buildOf(const PartList &list, const Choices &choices, const Catalogue &catalogue,
                                const Document &fresh);

} // namespace rig::lists
