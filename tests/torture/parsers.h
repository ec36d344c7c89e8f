// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <span>

namespace rig::torture {

/// A reader of text from outside. `read` ends the process where what was read breaks a promise: text that was written
/// by the program is read again to the same. It returns whether the text was taken.
struct Parser
{
    const char *name; ///< of its folder in corpus/, too
    bool (*read)(const QByteArray &text);
};

[[nodiscard]] std::span<const Parser> parsers();
/// Null where there is none.
[[nodiscard]] const Parser *findParser(QStringView name);

} // namespace rig::torture
