// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/rent_or_buy.h"

#include <QWidget>

namespace rig::ui {

/// What both ways have cost over the months: lines told apart by colour, dashes and a name at each end, and where they
/// cross. The table by year is its twin.
class RentChart : public QWidget
{
    Q_OBJECT

public:
    explicit RentChart(QWidget *parent = nullptr);

    void setAnswer(const RentOrBuyAnswer &answer, const QString &currency);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Line
    {
        QString name;
        int style;
        Qt::PenStyle dashes;
        std::vector<QPointF> points; ///< month, money
    };

    [[nodiscard]] std::vector<Line> lines() const;
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QPointF place(double month, double money) const;
    void paintGrid(QPainter &painter) const;
    void paintCrossing(QPainter &painter) const;
    void paintNames(QPainter &painter, const std::vector<Line> &lines) const;
    [[nodiscard]] QString momentText(double month) const;

    RentOrBuyAnswer m_answer;
    QString m_currency;
    double m_mostMonths = 1;
    double m_mostMoney = 1;
};

} // namespace rig::ui
