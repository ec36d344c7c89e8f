// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rig::ui {

/// What a scroll area scrolls, laid out at the width that it gives. Of the size that its content would like the area
/// asks at every change of it, and makes no use; of content whose height follows from its width that is one layout
/// more.
class ScrollContent final : public QWidget
{
public:
    using QWidget::QWidget;

    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
};

} // namespace rig::ui
