// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig::ui {

/// Text as a block of HTML: whatever stands in it is text.
[[nodiscard]] inline QString heading(const QString &text)
{
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}
[[nodiscard]] inline QString paragraph(const QString &text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace rig::ui
