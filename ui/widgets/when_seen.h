// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace rig::ui {

/// Makes anew what a widget shows: at once while it is seen, else when it comes into sight. Pages that nobody looks at
/// cost nothing at an edit. Nothing was made yet at the beginning.
class WhenSeen : public QObject
{
    Q_OBJECT

public:
    /// `widget` owns it.
    WhenSeen(QWidget *widget, std::function<void()> make);

    void make();
    /// Whether what is shown is not what is so.
    [[nodiscard]] bool isDue() const { return m_due; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void()> m_make;
    bool m_due = true;
};

} // namespace rig::ui
