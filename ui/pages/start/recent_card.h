// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/machine_line.h"

#include <QAbstractButton>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

/// A machine that was opened lately: a small picture of its lanes, its name, verdict and price.
class RecentCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit RecentCard(QWidget *parent = nullptr);

    void setMachine(const QString &name, const QString &when, const MachineLine &line);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void paintName(QPainter &painter, const QRect &area) const;

    QString m_when;
    MachineLine m_line;
};

} // namespace rig::ui
