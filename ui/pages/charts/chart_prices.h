// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

/// Which prices a chart shows, in dollars of which year, and what the machine around a card costs.
class ChartPrices : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPrices(QWidget *parent = nullptr);

    /// Shows this request; nothing is emitted. `rest`: dollars that all parts of the planned machine but its cards
    /// cost; nullopt where that is not known.
    void show(const ChartRequest &request, const Catalogue &catalogue, std::optional<double> rest);
    void retranslate();

signals:
    void edited(const ChartRequest &request);

private:
    void fillDollars(const Catalogue &catalogue);

    ChartRequest m_request;
    std::optional<double> m_machineRest;
    QLabel *m_basisLabel;
    QComboBox *m_basis;
    QLabel *m_dollarsLabel;
    QComboBox *m_dollars;
    QLabel *m_restLabel;
    QDoubleSpinBox *m_rest;
    QPushButton *m_asMachine;
};

} // namespace rig::ui
