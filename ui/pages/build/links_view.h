// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTableWidget;

namespace rig::ui {

class LaneMap;
class Workspace;

/// The lane map, and below it every device with its link: what it trained at, what was lost, and what limited it.
class LinksView : public QWidget
{
    Q_OBJECT

public:
    explicit LinksView(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();

signals:
    void deviceChosen(int item);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    Workspace &m_workspace;
    LaneMap *m_map;
    QLabel *m_note;
    QTableWidget *m_table;
    bool m_wide = false; ///< the devices' names have room beside their numbers
};

} // namespace rig::ui
