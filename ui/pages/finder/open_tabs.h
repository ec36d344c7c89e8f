// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>
#include <QStyleOptionTabWidgetFrame>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

namespace rig::ui {

/// Tabs that are as high as the open one needs, at least as high as their minimum. Qt's ask for the highest of all, so
/// that a page would scroll for what is not seen.
class OpenTabs : public QTabWidget
{
public:
    explicit OpenTabs(QWidget *parent = nullptr) : QTabWidget(parent)
    {
        connect(this, &QTabWidget::currentChanged, this, [this] { updateGeometry(); });
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        QStyleOptionTabWidgetFrame frame;
        initStyleOption(&frame);
        const QSize around = style()->sizeFromContents(QStyle::CT_TabWidget, &frame, QSize(0, 0), this);
        const QWidget *open = currentWidget();
        const int needs = open && open->hasHeightForWidth() ? open->heightForWidth(width - around.width()) : 0;
        return std::max(minimumHeight(), tabBar()->sizeHint().height() + around.height() + needs);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int width = QTabWidget::sizeHint().width();
        return {width, heightForWidth(width)};
    }
};

} // namespace rig::ui
