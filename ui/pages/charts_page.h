// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_questions.h"
#include "ui/pages/charts/chart_options.h"
#include "ui/pages/page.h"

#include <QTimer>

QT_BEGIN_NAMESPACE
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QSortFilterProxyModel;
class QSplitter;
class QTableView;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

class ChartControls;
class ChartKey;
class ChartTableModel;
class ChartView;
class SavedCharts;

/// Any figure of the chips against any other, as points, bars or power limits, with its twin in a table.
class ChartsPage : public Page
{
    Q_OBJECT

public:
    ChartsPage(Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] QString searchHint() const override;
    void search(const QString &text) override;
    void showPart(const QString &id) override;
    [[nodiscard]] QList<QAction *> dataActions() const override;
    [[nodiscard]] QList<QAction *> moreActions() const override;
    [[nodiscard]] const ChartData &chart() const { return m_chart; }
    [[nodiscard]] const ChartRequest &request() const { return m_request; }
    /// Draws this; a figure that does not exist changes nothing but is said.
    void setRequest(const ChartRequest &request);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeActions();
    void makeTable();
    QWidget *makeMiddle();
    QWidget *makeSide();
    [[nodiscard]] Result<ChartData> chartOf(const ChartRequest &request) const;
    void draw();
    void take(ChartData chart);
    void showChart();
    void fillTable();
    void takeSelection(const QStringList &ids);
    void takeRows();
    void showSelection(const QStringList &ids);
    void paintSelection(const QStringList &ids);
    void showRows(const QSet<QString> &ids);
    void choose(const QString &id);
    void sayChosen();
    void fitCanvas();
    void goBack(int steps);
    void save();
    void copyPicture();
    void copyData();
    void retranslate();
    void dressCaptions();
    [[nodiscard]] ChartOptions::Planned planned() const;
    /// What is seen, as it is handed on.
    [[nodiscard]] ChartData shown() const;

    Workspace &m_workspace;
    ChartRequest m_request;
    std::vector<ChartRequest> m_history; ///< what was shown before, the present one at m_at
    std::size_t m_at = 0;
    ChartData m_chart;
    ChartControls *m_controls;
    ChartOptions *m_options;
    SavedCharts *m_saved;
    QToolButton *m_take; ///< everything that takes the chart out of the program
    QAction *m_saveAction;
    QAction *m_copyPicture;
    QAction *m_copyData;
    QAction *m_back;
    QAction *m_forward;
    QAction *m_wholeChart;
    ChartView *m_view;
    QScrollArea *m_canvas;
    QScrollArea *m_side = nullptr;
    ChartKey *m_key; ///< of what the switches beside the chart do not tell apart: bars, power limits
    QLabel *m_empty; ///< in the canvas' place where there is nothing to draw
    ChartTableModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_table;
    QSplitter *m_split;
    QLabel *m_chosen;
    QPushButton *m_open;
    QLabel *m_captions;
    QTimer m_settle; ///< until the zoom rests
    QStringList m_selected;
    QString m_current;
    bool m_stale = true;    ///< what is drawn is not what is so: the page was not to be seen
    bool m_telling = false; ///< table and chart tell each other what is chosen
};

} // namespace rig::ui
