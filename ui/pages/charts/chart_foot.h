// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

#include <QSet>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QScrollArea;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

class ChartTableModel;

/// What stands below a chart: a bar with the number of rows, what was left out and what is chosen; folded out, all
/// captions and the chart as a table. Whether it is folded is remembered.
class ChartFoot : public QWidget
{
    Q_OBJECT

public:
    explicit ChartFoot(QWidget *parent = nullptr);

    /// The chart as it is seen; `hiddenNames`: points whose name found no room.
    void setChart(const ChartData &seen, int hiddenNames);
    /// Of what is chosen, or of the point where the keyboard is; empty: nothing is.
    void setChosen(const QString &words, bool canOpen);
    /// Words that a hand on the chart hears once.
    void say(const QString &words);
    void setZoomed(bool on);
    void showRows(const QSet<QString> &ids);
    [[nodiscard]] bool isFolded() const { return m_folded; }
    void setFolded(bool on);
    void retranslate();

signals:
    /// Rows were chosen by hand.
    void chosen(const QStringList &ids);
    /// Enter on a row.
    void activated(const QString &id);
    /// The figures of the chosen one are wanted.
    void openWanted();
    void wholeWanted();
    void folded(bool on);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeBar();
    void makeTable();
    void takeRows();
    void sayFoot();
    void giveRestToNames();
    void dress();

    QToolButton *m_fold;
    QLabel *m_words; ///< in the bar, cut where it has no room: the whole stands folded out
    QPushButton *m_open;
    QPushButton *m_whole;
    QWidget *m_bar;
    QWidget *m_body;
    QScrollArea *m_captionRoom;
    QLabel *m_captions;
    ChartTableModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_table;
    QStringList m_sentences;
    QString m_chosen;
    int m_rows = 0;
    bool m_folded = true;
    bool m_telling = false; ///< table and chart tell each other what is chosen
};

} // namespace rig::ui
