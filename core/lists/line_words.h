// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>

#include <optional>
#include <vector>

namespace rig::lists {

/// A run of letters or of digits, lower case: "RTX3080Ti" is "rtx", "3080", "ti", the latter two glued to what is
/// before.
struct Piece
{
    QString text;
    bool glued = false;

    bool operator==(const Piece &) const = default;
};
using Pieces = std::vector<Piece>;

/// A name in pieces. Chinese words of makers and series become the ones that the catalogue has, as words of their own.
[[nodiscard]] Pieces piecesOf(const QString &text);

/// The texts of pieces, each once.
[[nodiscard]] QSet<QString> textsOf(const Pieces &pieces);

/// Where `key` stands in `line` from `from` on, both ends at the ends of words; -1 where it does not. "3080" does not
/// stand in "3080Ti".
[[nodiscard]] int findPieces(const Pieces &line, const QStringList &key, int from = 0);

/// The words of a name, lower case; a number and its unit are one ("850 W" → "850w"), "Wi-Fi" is "wifi", "DDR4" of a
/// board "d4". Chinese as in piecesOf(); what it has no word for is left out.
[[nodiscard]] QStringList wordsIn(const QString &text);

/// Amounts with a unit in a name: 24 of "24 GB", "24G" and "24GiB", 2000 of "2 TB".
[[nodiscard]] std::vector<double> gigabytesIn(const QString &text);

/// Chinese and other names in the letters of the catalogue: "七彩虹" is "Colorful", "万图师" "Ventus".
[[nodiscard]] QString inCatalogueLetters(const QString &text);

} // namespace rig::lists
