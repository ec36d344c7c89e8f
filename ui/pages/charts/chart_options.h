// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace rig::ui {

/// What stands beside a chart: its key, which is a list of switches, the prices that count, and what is drawn besides
/// the points.
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

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillGroups(const Catalogue &catalogue);
    void dressGroups();
    void fillPrices(const Catalogue &catalogue);
    void fillLines();
    void nameGroups();
    void nameFilter();
    void makeGroups(QVBoxLayout &column);
    void makePrices(QVBoxLayout &column);
    void makeSwitches(QVBoxLayout &column);
    void takeGroups();
    void setAllGroups(bool on);
    void takeLines();
    void addBudget();
    void edit(const ChartRequest &request);
    [[nodiscard]] std::vector<ChartLine> linesOf(bool vertical) const;

    ChartRequest m_request;
    std::optional<double> m_budget;
    std::optional<double> m_machineRest;
    QStringList m_chosen;
    QStringList m_groupsShown; ///< what the list was filled with
    ColourBy m_colourShown = ColourBy::Series;
    bool m_switching = false; ///< a switch of the list was pressed
    QPushButton *m_noFilter;
    QLabel *m_colourLabel;
    QComboBox *m_colourBy;
    QListWidget *m_groups;
    QPushButton *m_all;
    QPushButton *m_none;
    QLabel *m_priceLabel;
    QComboBox *m_basis;
    QLabel *m_dollarsLabel;
    QComboBox *m_dollars;
    QLabel *m_restLabel;
    QDoubleSpinBox *m_rest;
    QPushButton *m_asMachine;
    QCheckBox *m_trends;
    QCheckBox *m_frontier;
    QCheckBox *m_size;
    QCheckBox *m_processors;
    QCheckBox *m_onlyChosen;
    QLabel *m_linesLabel;
    QLineEdit *m_linesY;
    QLineEdit *m_linesX;
    QPushButton *m_addBudget;
};

} // namespace rig::ui
