// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/card_for_work.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

class EvenRows;
class SaverCard;

/// Ways to have the work done with less memory, each to be taken or not, with what it saves and what it costs.
class SaverRow : public QWidget
{
    Q_OBJECT

public:
    explicit SaverRow(QWidget *parent = nullptr);

    /// Of this work. Hidden where there is none.
    void setWork(const Workload &work);

signals:
    void chosen(const rig::Workload &work);

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    std::vector<advice::Saving> m_savings;
    QLabel *m_title;
    QLabel *m_plain; ///< what is needed without those that are taken
    EvenRows *m_row;
    std::vector<SaverCard *> m_cards; ///< kept from work to work
};

} // namespace rig::ui
