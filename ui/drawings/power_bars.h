// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Before our own headers: moc 6.4 stumbles over <compare> when no Qt header came first.
#include <QHash>
#include <QWidget>

#include "ui/drawings/power_bars_layout.h"

namespace rig::ui {

/// Draws stacked by part against their limits, all on one scale. The tables below are its twins for keyboards and
/// screen readers.
class PowerBars : public QWidget
{
    Q_OBJECT

public:
    explicit PowerBars(QWidget *parent = nullptr);

    void setPicture(const PowerPicture &picture);
    /// Outlines the bars of these items.
    void light(const std::vector<ItemId> &items);

    [[nodiscard]] const PowerPicture &picture() const { return m_picture; }
    [[nodiscard]] const PowerBarsLayout &places() const { return m_layout; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void deviceChosen(int item);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    [[nodiscard]] std::vector<ItemId> itemsAt(QPointF point) const;
    [[nodiscard]] QString tipAt(QPointF point) const;

    PowerPicture m_picture;
    PowerBarsLayout m_layout;
    mutable QHash<int, int> m_heights; ///< by width, of this picture in this font
    std::vector<ItemId> m_lit;
};

} // namespace rig::ui
