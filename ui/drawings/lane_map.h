// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/board.h"

#include <QWidget>

namespace rig {
struct Link;
}

namespace rig::ui {

class Workspace;

/// Where the lanes go: processor, switches and chipset at the left, the board's connectors in their order at the right,
/// between them a line as thick as the trained width. What was lost is drawn dashed beside it. The table of links is
/// its twin for keyboards and screen readers.
class LaneMap : public QWidget
{
    Q_OBJECT

public:
    explicit LaneMap(Workspace &workspace, QWidget *parent = nullptr);

    /// Takes up what the workspace holds now.
    void refresh();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void deviceChosen(int item);

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// One connector as it is drawn.
    struct RowPlace
    {
        int connector = 0;
        const Link *link = nullptr; ///< null: empty, or a riser, which trains none
        int device = -1;            ///< what stands there, index in Machine::devices; -1: nothing
        bool hangs = false;         ///< on a riser or a switch board in this connector
        QRectF area;
    };
    /// A processor, a switch or the chipset.
    struct Box
    {
        Upstream upstream = FromUnknown;
        QRectF area;
        int ports = 0;
    };

    [[nodiscard]] int rowHeight() const;
    void addDevices(std::vector<RowPlace> &rows, int connector) const;
    [[nodiscard]] std::vector<RowPlace> rowPlaces() const;
    [[nodiscard]] std::vector<Box> boxes(const std::vector<RowPlace> &rows) const;
    [[nodiscard]] const RowPlace *rowAt(const std::vector<RowPlace> &rows, QPoint point) const;
    [[nodiscard]] QString tip(const RowPlace &row) const;
    void paintBoxes(QPainter &painter, const std::vector<Box> &boxes) const;
    void paintUplinks(QPainter &painter, const std::vector<Box> &boxes) const;
    void paintLine(QPainter &painter, const RowPlace &row, QPointF from) const;
    void paintRow(QPainter &painter, const RowPlace &row) const;

    Workspace &m_workspace;
};

} // namespace rig::ui
