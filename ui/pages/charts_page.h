// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/market/chart_data.h"
#include "ui/page.h"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

class ChartView;

/// Any figure of the chips against any other, by series.
class ChartsPage : public Page
{
    Q_OBJECT

public:
    ChartsPage(Workspace &workspace, QWidget *parent = nullptr);

    void showPart(const QString &id) override;
    [[nodiscard]] QList<QAction *> dataActions() const override;
    [[nodiscard]] const ChartData &chart() const { return m_chart; }
    /// Draws these metrics; a key that does not exist changes nothing.
    void setMetrics(const QString &x, const QString &y);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeControls();
    void fillMetrics();
    void fillSeries();
    void takePreset(int index);
    void setAllSeries(bool on);
    void draw();
    void choose(const QString &id);
    void save();
    void retranslate();
    void dressCaptions();
    [[nodiscard]] ChartRequest request() const;
    [[nodiscard]] QWidget *makeSide();

    Workspace &m_workspace;
    ChartData m_chart;
    QComboBox *m_preset;
    QComboBox *m_x;
    QComboBox *m_y;
    QLabel *m_xLabel;
    QLabel *m_yLabel;
    QLabel *m_presetLabel;
    QCheckBox *m_logX;
    QCheckBox *m_logY;
    QPushButton *m_save;
    QAction *m_saveAction;
    QListWidget *m_series;
    QLabel *m_seriesLabel;
    QPushButton *m_all;
    QPushButton *m_none;
    ChartView *m_view;
    QLabel *m_chosen;
    QPushButton *m_open;
    QLabel *m_captions;
    QString m_current;
    bool m_stale = false; ///< the machine changed while the page was not to be seen
};

} // namespace rig::ui
