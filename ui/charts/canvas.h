// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_scene.h"

#include <QGraphicsView>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QRubberBand;
QT_END_NAMESPACE

namespace rig::ui {

/// Where a chart takes mouse, wheel and keys.
class Canvas : public QGraphicsView
{
    Q_OBJECT

public:
    Canvas(ChartScene &scene, QWidget *parent);

    void setSelected(const QStringList &ids);
    [[nodiscard]] const QStringList &selectedIds() const { return m_selected; }
    /// Shows this much, and tells it.
    void showWindow(const std::optional<Window> &window, ChartScene::Motion motion);

signals:
    void picked(const QString &id);
    void activated(const QString &id);
    void selected(const QStringList &ids);
    void windowChanged();
    /// The names have found other places.
    void laidOut();
    void spoken(const QString &words);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    enum class Hand { Free, Pressed, Panning, Band };

    [[nodiscard]] const Mark *under(const QPointF &place) const;
    void hover(QMouseEvent *event);
    void clickAt(const QPointF &place, Qt::KeyboardModifiers keys);
    void selectWithin(const QRectF &box, bool add);
    void endBand();
    void change(const QStringList &ids);
    void toggle(const QString &id);
    void zoom(double factor, const QPointF &pixel);
    /// Shows lengths so that a place of the axes' scales lies at a pixel.
    void hold(const QPointF &place, const QPointF &pixel, double across, double up);

    bool takeStep(int key);
    bool takeCommand(QKeyEvent *event);
    [[nodiscard]] int nextMark(bool upward, int step) const;
    [[nodiscard]] int edgeMark(bool last) const;
    [[nodiscard]] int startMark() const;
    void goTo(int mark);
    void panByKey(int key);
    void selectSeen();
    /// Where keys zoom: at the point that they went to, or in the middle.
    [[nodiscard]] QPointF keyboardPlace() const;

    ChartScene &m_scene;
    Hand m_hand = Hand::Free;
    Qt::MouseButton m_button = Qt::NoButton;
    QPointF m_pressed;
    QPointF m_pressedPlace; ///< in the axes' scales
    QRubberBand *m_band;
    QTimer m_settle; ///< names find their places when the wheel rests
    QStringList m_selected;
};

} // namespace rig::ui
