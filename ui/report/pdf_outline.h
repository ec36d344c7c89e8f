// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace rig::ui {

/// A heading that a reader lists beside the pages.
struct Bookmark
{
    QString title;
    std::size_t page = 0; ///< from 0
    double top = 0;       ///< points from the foot of the page
};

/// The PDF with these bookmarks and the language of its text ("zh-CN"), which QPdfWriter cannot give: an update behind
/// the file, as ISO 32000-1, 7.5.6, has it. A file that is not as QPdfWriter writes it comes back as it is.
[[nodiscard]] QByteArray withBookmarks(const QByteArray &pdf, const std::vector<Bookmark> &bookmarks,
                                       const QString &language);

} // namespace rig::ui
