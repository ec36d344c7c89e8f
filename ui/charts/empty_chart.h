// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rig::ui {

/// A chart of the library with nothing in it: what a window with one costs at the least.
class EmptyChart : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyChart(QWidget *parent = nullptr);

signals:
    /// The chart has been painted.
    void painted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_ground;
};

} // namespace rig::ui
