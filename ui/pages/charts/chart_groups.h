// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

/// By what points are told apart, and the whole key of the chart, which is a list of switches.
class ChartGroups : public QWidget
{
    Q_OBJECT

public:
    explicit ChartGroups(QWidget *parent = nullptr);

    /// Shows this request; nothing is emitted.
    void show(const ChartRequest &request, const Catalogue &catalogue);
    void retranslate();

signals:
    void edited(const ChartRequest &request);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill(const Catalogue &catalogue);
    void dress();
    void nameColours();
    void takeGroups();
    void setAll(bool on);

    ChartRequest m_request;
    QStringList m_shown; ///< what the list was filled with
    ColourBy m_colourShown = ColourBy::Series;
    bool m_switching = false; ///< a switch of the list was pressed
    QLabel *m_colourLabel;
    QComboBox *m_colourBy;
    QListWidget *m_list;
    QPushButton *m_all;
    QPushButton *m_none;
};

} // namespace rig::ui
