// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/flow_layout.h"

namespace rig::ui {

/// A row of fields with their names: where the two of one do not fit into what is left of a row, both go to the next.
/// So does the field before a button, which would look lost in a row of its own.
class NamedFields : public FlowLayout
{
public:
    using FlowLayout::FlowLayout;

protected:
    [[nodiscard]] int roomFrom(int index) const override; ///< of a name: its own, its field's, a button's behind it
};

} // namespace rig::ui
