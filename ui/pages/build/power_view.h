// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QLabel;
class QTableWidget;

namespace rig::ui {

class DrawBar;
class Workspace;

/// Where the watts go: draw against supply, wall against circuit, who draws how much, short peaks, connectors.
class PowerView : public QScrollArea
{
    Q_OBJECT

public:
    explicit PowerView(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();

private:
    void layOut();
    void showBars();
    void showShares();
    void showPeaks();
    void showFeeds();
    void setTitle(QLabel &label, const QString &text);

    Workspace &m_workspace;
    QLabel *m_drawText;
    DrawBar *m_draw;
    QLabel *m_wallText;
    DrawBar *m_wall;
    QLabel *m_costText;
    QLabel *m_sharesTitle;
    QTableWidget *m_shares;
    QLabel *m_peaksTitle;
    QTableWidget *m_peaks;
    QLabel *m_feedsTitle;
    QTableWidget *m_feeds;
};

} // namespace rig::ui
