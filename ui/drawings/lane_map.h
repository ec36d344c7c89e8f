// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/move_options.h"
#include "ui/drawings/lane_layout.h"

#include <QPoint>
#include <QWidget>

#include <optional>

namespace rig::ui {

class Workspace;
struct LaneInk;

/// Where the lanes go: processors, chipset and switches at the left, the board's connectors in their order at the right
/// with what stands in them, between them a line as thick as the trained width. What was lost is drawn dashed beside
/// it. Devices are moved by mouse and keys; every connector then says which link would be there. The table of links is
/// its twin for screen readers.
class LaneMap : public QWidget
{
    Q_OBJECT

public:
    explicit LaneMap(Workspace &workspace, QWidget *parent = nullptr);

    /// Takes up what the workspace holds now.
    void refresh();
    /// Marks these items and their lanes; all else stays as it is.
    void light(const std::vector<ItemId> &items);
    /// Arcs between the cards, with their way and rate.
    void setPathsShown(bool shown);

    /// What the keys and the mouse do now, and what a move would bring.
    [[nodiscard]] QString hint() const;
    /// Where a connector ("@7:1": an output) and a device stand in the widget; empty where they are not drawn.
    [[nodiscard]] QRect connectorArea(const QString &label) const;
    [[nodiscard]] QRect deviceArea(ItemId item) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void deviceChosen(int item);
    void hintChanged();
    void areaWanted(const QRect &area); ///< should be seen: the current row, what is under the pointer

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A device that was picked up and not yet dropped.
    struct Move
    {
        ItemId item = 0;
        std::vector<words::MoveOption> options;
        std::vector<int> optionOfRow; ///< −1: the row does not take it
        int target = -1;              ///< row
        bool byMouse = false;
        QPoint at; ///< the pointer
    };

    [[nodiscard]] LaneInk ink() const;
    [[nodiscard]] ItemId itemOf(const LaneRow &row) const;
    [[nodiscard]] QString tipAt(QPointF point) const;
    [[nodiscard]] bool isLineAt(const LaneLine &line, QPointF point) const;
    void layOut();
    void lightUp();
    void describe();

    [[nodiscard]] const words::MoveOption *optionAt(int row) const;
    [[nodiscard]] static QString previewText(const words::MoveOption &option, bool inWords);
    [[nodiscard]] QString movingHint() const;
    void pickUp(int row, bool byMouse);
    void aimAt(int row);
    void drop();
    void cancel();
    void goTo(int row, bool tells);
    void walk(int key);
    [[nodiscard]] int step(int key, int from, bool onlyTargets) const;

    void paintRows(QPainter &painter) const;
    void paintCarried(QPainter &painter) const;

    Workspace &m_workspace;
    LaneLayout m_layout;
    std::vector<ItemId> m_lit;
    std::vector<bool> m_rowLit; ///< by row
    std::vector<bool> m_boxLit; ///< by box
    bool m_paths = false;
    int m_pathsOf = -1; ///< index in Machine::devices; -1: none was chosen yet
    int m_current = -1; ///< row
    ItemId m_currentItem = 0;
    QString m_currentPlace;
    int m_pressed = -1; ///< row
    QPoint m_pressedAt;
    std::optional<Move> m_move;
};

} // namespace rig::ui
