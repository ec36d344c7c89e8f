// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shown_text.h"

#include <algorithm>

namespace rig {

namespace {

constexpr char16_t Delete = 0x7f;
constexpr char16_t ControlPictures = 0x2400; // U+2400 to U+241F show the control characters 0 to 1F, U+2421 the last
constexpr char16_t Unseen = 0xfffd;          // for what has no picture of its own

/// Of Unicode 15: explicit formatting of bidirectional text (UAX 9, 2), separators of lines and paragraphs, and the
/// deprecated format characters.
constexpr bool isDirectionOrBreak(char16_t c)
{
    return c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x206f);
}

constexpr char16_t shown(char16_t c)
{
    if (c < 0x20)
        return static_cast<char16_t>(ControlPictures + c);
    if (c == Delete)
        return ControlPictures + 0x21;
    return (c > Delete && c < 0xa0) || isDirectionOrBreak(c) ? Unseen : c;
}

QString shownBut(const QString &text, bool keepsLines)
{
    const auto isKept = [&](QChar c) {
        return shown(c.unicode()) == c.unicode() || (keepsLines && (c == u'\n' || c == u'\t'));
    };
    if (std::all_of(text.cbegin(), text.cend(), isKept))
        return text;
    QString safe = text;
    for (QChar &c : safe) {
        if (!isKept(c))
            c = QChar(shown(c.unicode()));
    }
    return safe;
}

} // namespace

QString shownText(const QString &text) { return shownBut(text, true); }

QString shownLine(const QString &text) { return shownBut(text, false); }

} // namespace rig
