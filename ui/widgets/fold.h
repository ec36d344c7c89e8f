// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace rig::ui {

/// The heading of what is read seldom, such as the table that says what a drawing shows: it opens and closes what
/// stands below it, and says while that is closed how much waits there.
class Fold : public QToolButton
{
    Q_OBJECT

public:
    /// `content` is shown while the fold is open.
    Fold(QWidget *content, bool open, QWidget *parent = nullptr);

    /// Without rows there is neither heading nor content.
    void say(const QString &title, int rows);
    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);

signals:
    void opened();

private:
    void showState();

    QWidget *m_content;
    QString m_title;
    int m_rows = 0;
    bool m_open;
};

} // namespace rig::ui
