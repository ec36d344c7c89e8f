// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <string>
#include <vector>

namespace rig::ui {

/// What people type, made comparable: lower case, letters and digits only, UTF-8. "GeForce RTX™ 3090" →
/// "geforcertx3090".
[[nodiscard]] std::string folded(const QString &text);

/// All by which a part is found, folded once: name, id, vendor, aliases, part number, series, memory ("24gb").
[[nodiscard]] std::string searchText(const Part &part);

/// The words of a search. A suffix such as "Ti" or "Super" belongs to the number before it.
class SearchQuery
{
public:
    explicit SearchQuery(const QString &text);

    [[nodiscard]] bool isEmpty() const { return m_words.empty(); }
    /// `searchText` is that of searchText(): all words must stand in it.
    [[nodiscard]] bool matches(const std::string &searchText) const;
    /// For misprints such as "GTX 2080 Ti": the words that bear a number, without those that do not. Empty when nothing
    /// is left or nothing was taken away.
    [[nodiscard]] SearchQuery numbersOnly() const;
    /// "2080ti 11gb"
    [[nodiscard]] QString text() const;

private:
    SearchQuery() = default;

    std::vector<std::string> m_words;
};

} // namespace rig::ui
