// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace rig::ui {

/// What stands where the answers will be while the machine has no parts.
class StartPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit StartPanel(QWidget *parent = nullptr);

    void focusFirst();
    void retranslate();

signals:
    void ownMachineWanted(); ///< a card is to be added to a machine that one has
    void startWanted();      ///< to the templates and the other ways in

private:
    QLabel *m_title;
    QLabel *m_line;
    QPushButton *m_own;
    QPushButton *m_start;
};

} // namespace rig::ui
