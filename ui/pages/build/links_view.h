// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QSplitter;
class QTableWidget;
class QTimer;
class QToolButton;

namespace rig::ui {

class LaneKey;
class LaneMap;
class WidthDelegate;
class Workspace;

/// The lane map, and below it every device with its link: what it trained at, what was lost, and what limited it. On
/// demand the ways between the cards, in the map and as a second table.
class LinksView : public QWidget
{
    Q_OBJECT

public:
    explicit LinksView(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();
    /// Marks these items in the map.
    void light(const std::vector<ItemId> &items);

signals:
    void deviceChosen(int item);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectMap(QScrollArea *scroll);
    void showLinks();
    void showPaths();
    void showNote();
    void shareColumns();
    void fitPanes();

    Workspace &m_workspace;
    QToolButton *m_paths;
    LaneKey *m_key;
    QLabel *m_note;
    QSplitter *m_splitter;
    QWidget *m_upper;
    LaneMap *m_map;
    QLabel *m_hint;
    QTableWidget *m_table;
    QTableWidget *m_peers;
    WidthDelegate *m_widths;
    QTimer *m_fit;        ///< gives the panes their heights once all is laid out
    bool m_wide = false;  ///< the devices' names have room beside their numbers
    bool m_sized = false; ///< the user has given the panes their heights
};

} // namespace rig::ui
