// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/empty_chart.h"

#include <QChartView>
#include <QEvent>
#include <QTimer>
#include <QVBoxLayout>

namespace rig::ui {

EmptyChart::EmptyChart(QWidget *parent) : QWidget(parent)
{
    auto *view = new QChartView(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view);
    m_ground = view->viewport();
    m_ground->installEventFilter(this);
}

bool EmptyChart::eventFilter(QObject *watched, QEvent *event)
{
    // Told in the turn of the event loop after this one, when the paint event is done.
    if (watched == m_ground && event->type() == QEvent::Paint)
        QTimer::singleShot(0, this, &EmptyChart::painted);
    return QWidget::eventFilter(watched, event);
}

} // namespace rig::ui
