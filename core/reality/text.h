// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QStringView>

#include <vector>

namespace rig::reality {

/// What a text may be at most. Beyond it, it is refused with a sentence: no machine prints so much about itself.
inline constexpr qint64 MostBytes = 64 * 1024 * 1024;
/// A longer line is cut: the widest that tools print (a query of all fields) is a tenth of it.
inline constexpr qsizetype LongestLine = 65536;

/// A text as the readers take it: UTF-16 whatever it came as, without the colours of a terminal, in lines.
struct Text
{
    QString all;
    std::vector<QStringView> lines; ///< views of `all`
    bool cut = false; ///< a line was longer than LongestLine, or the last one has no end and ends within a word

    Text() = default;
    Text(Text &&) = default; // a QString that moves keeps its characters where they are
    Text &operator=(Text &&) = default;
    Text(const Text &) = delete;
    Text &operator=(const Text &) = delete;
};

/// UTF-8, UTF-16 with a byte order mark or without, else one byte a character; marks, NULs and escape sequences are
/// taken out, CR LF is one end of line. BadInput with a sentence where `bytes` are more than MostBytes, or no text.
[[nodiscard]] Result<Text> decoded(const QByteArray &bytes, const QString &name);

} // namespace rig::reality
