// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

class OwnData;

/// Says within the page what was changed in the user's store, with a button that takes it back. Hidden until something
/// was changed. In a layout, or over the foot of its parent.
class ChangeBar : public QFrame
{
    Q_OBJECT

public:
    explicit ChangeBar(QWidget *parent = nullptr);

    /// Lies over the foot of its parent, at the right, and moves nothing.
    void layOver();
    /// Null: nothing is said.
    void setOwnData(OwnData *ownData);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void say(const QString &sentence, bool problem);
    void dress();

    OwnData *m_ownData = nullptr;
    QLabel *m_shape;
    QLabel *m_text;
    QPushButton *m_undo;
    QToolButton *m_close;
    bool m_problem = false;
    bool m_over = false;
};

} // namespace rig::ui
