// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_questions.h"
#include "ui/pages/charts/chart_options.h"
#include "ui/pages/page.h"

#include <QTimer>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

class ChartControls;
class ChartFoot;
class ChartView;
class PartFilters;
class SavedCharts;

/// Any figure of the chips against any other, as points, bars or power limits, with its twin in a table.
class ChartsPage : public Page
{
    Q_OBJECT

public:
    ChartsPage(Workspace &workspace, QWidget *parent = nullptr);

    void search(const QString &text);
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

private:
    void makeActions();
    void makeLayout();
    QWidget *makePicture();
    QWidget *makeSide();
    void listen();
    [[nodiscard]] Result<ChartData> chartOf(const ChartRequest &request) const;
    void draw();
    void take(ChartData chart);
    void showChart();
    void showFoot();
    void takeFilters();
    void showSide(bool on);
    void shareHeight();
    void foldFoot(bool folded);
    void takeSelection(const QStringList &ids);
    void showSelection(const QStringList &ids);
    void paintSelection(const QStringList &ids);
    void choose(const QString &id);
    void sayChosen();
    void fitCanvas();
    void goBack(int steps);
    void save();
    void copyPicture();
    void copyData();
    void retranslate();
    void dress();
    [[nodiscard]] ChartOptions::Planned planned() const;
    /// What is seen, as it is handed on.
    [[nodiscard]] ChartData shown() const;

    Workspace &m_workspace;
    ChartRequest m_request;
    std::vector<ChartRequest> m_history; ///< what was shown before, the present one at m_at
    std::size_t m_at = 0;
    ChartData m_chart;
    QLabel *m_answer;
    ChartControls *m_controls;
    PartFilters *m_filters;
    ChartOptions *m_options;
    SavedCharts *m_saved;
    QToolButton *m_settings; ///< shows the settings beside the chart
    QToolButton *m_more;     ///< copies, and the charts before and after
    QPushButton *m_save;
    QAction *m_saveAction;
    QAction *m_copyPicture;
    QAction *m_copyData;
    QAction *m_back;
    QAction *m_forward;
    QAction *m_wholeChart;
    ChartView *m_view;
    QScrollArea *m_canvas;
    QScrollArea *m_side = nullptr;
    QLabel *m_empty; ///< in the canvas' place where there is nothing to draw
    ChartFoot *m_foot;
    QSplitter *m_split;
    QTimer m_settle; ///< until the zoom rests
    QStringList m_selected;
    QString m_current;
    bool m_otherCatalogue = true; ///< the filters offer what another catalogue had
    bool m_stale = true;          ///< what is drawn is not what is so: the page was not to be seen
};

} // namespace rig::ui
