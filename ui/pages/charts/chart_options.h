// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace rig::ui {

class ChartGroups;
class ChartLinesForm;
class ChartPrices;

/// The settings of a chart: how it is drawn, what is shown, the prices that count, and what is drawn besides the
/// points.
class ChartOptions : public QWidget
{
    Q_OBJECT

public:
    explicit ChartOptions(QWidget *parent = nullptr);

    /// Of the machine that is planned, in dollars; nullopt where it is not said or not known.
    struct Planned
    {
        std::optional<double> budget;
        std::optional<double> rest; ///< what all its parts but the cards cost
    };

    /// Shows this request; nothing is emitted.
    void show(const ChartRequest &request, const Catalogue &catalogue, const Planned &planned);
    /// How many points are chosen: they alone can be shown.
    void setChosen(const QStringList &ids);
    void retranslate();

signals:
    void edited(const ChartRequest &request);
    /// The words that filter the chart are to go.
    void filterDropped();
    /// A sentence about what was typed and cannot be read.
    void said(const QString &sentence, bool problem);

private:
    void makeForm(QVBoxLayout &column);
    void makeSwitches(QVBoxLayout &column);
    void takeForm();
    void nameFilter();
    void edit(const ChartRequest &request);

    ChartRequest m_request;
    QStringList m_chosen;
    QPushButton *m_noFilter;
    QLabel *m_formLabel;
    QComboBox *m_form;
    QCheckBox *m_logY;
    QCheckBox *m_logX;
    ChartGroups *m_groups;
    ChartPrices *m_prices;
    QCheckBox *m_trends;
    QCheckBox *m_frontier;
    QCheckBox *m_size;
    QCheckBox *m_processors;
    QCheckBox *m_onlyChosen;
    ChartLinesForm *m_lines;
};

} // namespace rig::ui
