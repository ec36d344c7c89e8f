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
/// was changed.
class ChangeBar : public QFrame
{
    Q_OBJECT

public:
    explicit ChangeBar(QWidget *parent = nullptr);

    /// Null: nothing is said.
    void setOwnData(OwnData *ownData);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void say(const QString &sentence, bool problem);
    void dress();

    OwnData *m_ownData = nullptr;
    QLabel *m_shape;
    QLabel *m_text;
    QPushButton *m_undo;
    QToolButton *m_close;
    bool m_problem = false;
};

} // namespace rig::ui
