// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/card_for_work.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

class FlowLayout;

/// Ways to have the work done with less memory, each to be taken or not, with what it saves and what it costs.
class SaverRow : public QWidget
{
    Q_OBJECT

public:
    explicit SaverRow(QWidget *parent = nullptr);

    /// Hidden where there is none.
    void setSavings(const std::vector<advice::Saving> &savings);

signals:
    void chosen(const rig::Workload &work);

private:
    std::vector<advice::Saving> m_savings;
    QLabel *m_title;
    FlowLayout *m_row;
    std::vector<QCheckBox *> m_boxes; ///< kept from work to work
};

} // namespace rig::ui
