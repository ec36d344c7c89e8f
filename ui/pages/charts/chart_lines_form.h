// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

/// The lines across a chart, as they are typed.
class ChartLinesForm : public QWidget
{
    Q_OBJECT

public:
    explicit ChartLinesForm(QWidget *parent = nullptr);

    /// Shows this request; nothing is emitted. `budget`: dollars of the planned machine.
    void show(const ChartRequest &request, std::optional<double> budget);
    void retranslate();

signals:
    void edited(const ChartRequest &request);
    /// A sentence about what was typed and cannot be read.
    void said(const QString &sentence, bool problem);

private:
    void take();
    void addBudget();
    [[nodiscard]] std::vector<ChartLine> linesOf(bool vertical) const;

    ChartRequest m_request;
    std::optional<double> m_budget;
    QLabel *m_label;
    QLineEdit *m_y;
    QLineEdit *m_x;
    QPushButton *m_addBudget;
};

} // namespace rig::ui
