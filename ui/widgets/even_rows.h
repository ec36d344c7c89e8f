// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/flow_layout.h"

namespace rig::ui {

/// Cards of one width in rows of as many as fit, which fill the room; the rows of a set are as full as each other. In a
/// row all are as high as its highest.
class EvenRows : public FlowLayout
{
public:
    using FlowLayout::FlowLayout;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    int arrange(const QRect &rect, bool really) const override;

private:
    [[nodiscard]] QList<QLayoutItem *> shown() const;
};

} // namespace rig::ui
