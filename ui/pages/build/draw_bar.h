// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace rig::ui {

/// A stacked bar of watts against a limit, with what it says in words beside it.
class DrawBar : public QWidget
{
    Q_OBJECT

public:
    struct Segment
    {
        QString name;
        double watts = 0;
    };

    explicit DrawBar(QWidget *parent = nullptr);

    /// `sentence` says in words what the bar shows: it stands above it and is what a screen reader reads.
    void setBar(const std::vector<Segment> &segments, std::optional<double> limit, const QString &sentence);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintSegments(QPainter &painter, const QRect &bar, double scale) const;
    void paintLimit(QPainter &painter, const QRect &bar, double scale) const;

    std::vector<Segment> m_segments;
    std::optional<double> m_limit;
    double m_sum = 0;
};

} // namespace rig::ui
