// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QSplitter;
class QTableWidget;

namespace rig::ui {

class CaseSection;
class Workspace;

/// How the parts stand in the case: the section to scale, and below it every part with its place, its sizes, the air
/// below it and what the checks of room say.
class CaseView : public QWidget
{
    Q_OBJECT

public:
    explicit CaseView(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();
    void light(const std::vector<ItemId> &items);

signals:
    void deviceChosen(int item);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void fillTable();
    void follow(int part);
    void placeVerdict();
    [[nodiscard]] int wholeColumns(int verdict) const;
    void shareRoom();
    void fitDrawing();
    [[nodiscard]] bool isWide() const;

    Workspace &m_workspace;
    QScrollArea *m_scroll;
    CaseSection *m_section;
    QLabel *m_sentence; ///< the answer
    QLabel *m_head;
    QLabel *m_note;
    QTableWidget *m_table;
    QSplitter *m_splitter;
    bool m_wide = false; ///< the parts' names have room beside their numbers
    bool m_placing = false;
    bool m_shared = false; ///< the user has said how tall the table is
};

} // namespace rig::ui
