// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Before our own headers: moc 6.4 stumbles over <compare> when no Qt header came first.
#include <QPixmap>
#include <QWidget>

#include "core/machine/power_curve.h"

namespace rig::ui {

/// Measured speeds of a card under its power limits, with the curves fitted to them: what stands above its slider.
class LimitCurve : public QWidget
{
    Q_OBJECT

public:
    explicit LimitCurve(QWidget *parent = nullptr);

    /// The measurements of a chip between two limits, each as a share of its speed at the rating.
    void setCurves(const std::vector<PowerCurve> &curves, Watts lowest, Watts rating);
    /// The limit that holds; nullopt: none, which is the rating.
    void setLimit(std::optional<Watts> limit);
    /// Room at both ends, so that a limit stands above the slider's handle.
    void setInset(int pixels);

    [[nodiscard]] bool isEmpty() const { return m_lines.empty(); }
    [[nodiscard]] QPointF placeOf(Watts limit, double share) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Sample
    {
        Watts limit;
        double share = 0;
    };
    struct Line
    {
        std::vector<Sample> points; ///< measured
        std::vector<Sample> fit;    ///< the bends of the fitted curve
    };
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPixmap drawn() const;
    void drawAnew();
    void paintScale(QPainter &painter) const;
    void paintLine(QPainter &painter, const Line &line) const;

    std::vector<PowerCurve> m_curves;
    std::vector<Line> m_lines;
    QPixmap m_drawn; ///< all but the limit: most edits move that alone, or the widget as it is
    Watts m_lowest;
    Watts m_rating;
    std::optional<Watts> m_limit;
    double m_floor = 0; ///< share at the lower edge
    int m_inset = 0;
};

} // namespace rig::ui
