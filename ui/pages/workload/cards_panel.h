// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/workload/card_scaling.h"

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QSpinBox;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class TextRowsModel;

/// One card beside several: what their links allow, what others measured, what a document says. One card comes first:
/// it is measured before more are bought.
class CardsPanel : public QWidget
{
    Q_OBJECT

public:
    CardsPanel(const MeasuredScalings &scalings, QWidget *parent = nullptr);

    /// `machineLink`: of the slowest way between two cards of the planned machine, GB/s; nullopt: it has no two cards,
    /// or a way is not known.
    /// `nvlink`: its cards are joined so.
    void show(const WorkloadNeed &need, const CardAnswer *card, std::optional<double> machineLink, bool nvlink);
    [[nodiscard]] int cards() const;

signals:
    void cardsChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void fillLinks();
    [[nodiscard]] std::optional<double> link() const;
    [[nodiscard]] bool isNvLink() const;

    const MeasuredScalings &m_scalings;
    WorkloadNeed m_need;
    std::optional<CardAnswer> m_card;
    std::optional<double> m_machineLink;
    bool m_machineNvLink = false;
    QLabel *m_cardsLabel;
    QSpinBox *m_cards;
    QLabel *m_linkLabel;
    QComboBox *m_link;
    QLabel *m_aimLabel;
    QComboBox *m_aim;
    QLabel *m_answer;
    QTableView *m_table;
    TextRowsModel *m_rows;
    QLabel *m_note;
};

} // namespace rig::ui
