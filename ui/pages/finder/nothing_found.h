// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

/// In the place of the tables where no machine answers: what one can do about it.
class NothingFound : public QWidget
{
    Q_OBJECT

public:
    explicit NothingFound(QWidget *parent = nullptr);

    void retranslate();

signals:
    void whyWanted();

private:
    QLabel *m_title;
    QLabel *m_line;
    QPushButton *m_why;
};

} // namespace rig::ui
