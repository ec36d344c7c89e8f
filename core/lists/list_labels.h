// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lists/list_lines.h"

namespace rig::lists {

/// A label at the beginning of a line, and what follows it.
struct Labelled
{
    LineRole role = LineRole::Part;
    std::optional<Kind> kind;
    bool set = false;
    QString rest;
};
/// The line as it is, with the role of a part, where it has no label that is known.
[[nodiscard]] Labelled labelled(const QString &line);

/// What a column holds.
enum class Column { Unknown, Label, Item, Count, Price, Total, Date, Currency };
/// By its heading, in the words of English, German and Chinese lists.
[[nodiscard]] Column columnNamed(const QString &heading);

} // namespace rig::lists
