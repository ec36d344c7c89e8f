// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace rig::ui {

struct SaveQuestion
{
    QString title;
    QString proposed;
    QString filter;
    /// The path with the ending that the user left out.
    std::function<QString(const QString &path)> whole;
};

/// Where a file goes, ending and all; empty where the user goes back. The dialog asks before a file is replaced, but
/// only about the name that was typed: where an ending makes it that of another file, it is shown once more, with that
/// name.
[[nodiscard]] QString askSavePath(QWidget *parent, const SaveQuestion &question);

} // namespace rig::ui
