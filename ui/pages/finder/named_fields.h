// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/flow_layout.h"

namespace rig::ui {

/// A row of fields with their names: where the two of one do not fit into what is left of a row, both go to the next.
class NamedFields : public FlowLayout
{
public:
    using FlowLayout::FlowLayout;

protected:
    int arrange(const QRect &rect, bool really) const override;

private:
    [[nodiscard]] int roomFrom(int index) const;
};

} // namespace rig::ui
