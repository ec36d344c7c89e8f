// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

/// What stands where there is nothing yet: one line that says so, and one of what will come there.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    void say(const QString &title, const QString &line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setFonts();

    QLabel *m_title;
    QLabel *m_line;
};

/// A dialog of `full` size for the rows of its table; without rows as low as the two lines of its EmptyState allow:
/// these need no window for a table.
void fitToContent(QWidget &dialog, QSize full, bool isEmpty);

} // namespace rig::ui
