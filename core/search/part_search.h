// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <string>
#include <vector>

namespace rig {

/// What people type, made comparable: lower case, letters and digits only, UTF-8. "GeForce RTX™ 3090" →
/// "geforcertx3090".
[[nodiscard]] std::string folded(const QString &text);

/// All by which a part is found, folded once: name, id, vendor, aliases, part number, every text among its figures, its
/// kind; and apart from these every number with its unit ("24gib", "850w"), which is found as a whole only. A card is
/// found by the name and the memory of its `chip` too.
[[nodiscard]] std::string searchText(const Part &part, const Chip *chip = nullptr);

/// The words of a search. A suffix such as "Ti" or "Super" belongs to the number before it, and so does a unit; Chinese
/// words for kinds and vendors mean what the catalogue has in English. "≥ 24 GB" (or >=) means at least, "≤ 280 mm" at
/// most.
class SearchQuery
{
public:
    explicit SearchQuery(const QString &text);

    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    /// `searchText` is that of searchText(): all words must stand in it.
    [[nodiscard]] bool matches(const std::string &searchText) const;
    /// For misprints such as "GTX 2080 Ti": the words that bear a number, without those that do not. Empty when nothing
    /// is left or nothing was taken away.
    [[nodiscard]] SearchQuery numbersOnly() const;
    /// For misprints such as "Telsa": each word that no text has gives way to the word of `vocabulary` that is nearest
    /// to it. Empty when nothing changed.
    [[nodiscard]] SearchQuery mended(const std::vector<std::string> &texts,
                                     const std::vector<std::string> &vocabulary) const;
    /// "2080ti 11gb"
    [[nodiscard]] QString text() const;

private:
    SearchQuery() = default;

    /// A word; any of the alternatives will do.
    struct Term
    {
        std::string typed;
        std::vector<std::string> any;
        bool plain = true; ///< neither a figure with its unit nor a word of the dictionary
        char bound = 0;    ///< '>' before what is asked for at least, '<' at most; 0: neither
        double number = 0; ///< of a figure with a bound
        std::vector<std::string> units{};
    };

    void take(const QString &word);
    void takePlain(const QString &word, char bound = 0);
    [[nodiscard]] static bool isWithin(const Term &term, const std::string &searchText, std::size_t figures);

    std::vector<Term> m_terms;
};

/// The texts of a list of parts, to be searched at each keystroke.
class SearchTexts
{
public:
    SearchTexts() = default;
    /// Of all parts of a kind, in the catalogue's order.
    SearchTexts(const Catalogue &catalogue, Kind kind);

    [[nodiscard]] const std::vector<std::string> &texts() const { return m_texts; }
    [[nodiscard]] int countOf(const SearchQuery &query) const;
    /// The query itself where it finds something; else the one that mends its misprints, else the one that is left of
    /// its numbers, if they do; else the query itself.
    [[nodiscard]] SearchQuery forgiving(const SearchQuery &query) const;
    /// The words of all names, for SearchQuery::mended().
    [[nodiscard]] const std::vector<std::string> &vocabulary() const { return m_vocabulary; }

private:
    std::vector<std::string> m_texts;
    std::vector<std::string> m_vocabulary; ///< sorted, each once
};

} // namespace rig
