// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/theme.h"

#include <QStyledItemDelegate>

namespace rig::ui {

/// What a row of the parts list and of the part chooser shows besides its name (Qt::DisplayRole).
enum RowRole {
    TrailingRole = Qt::UserRole + 1, ///< right of the name: the price
    SecondLineRole,                  ///< below the name, small
    SecondTrailingRole,              ///< right of the second line
    MeaningRole,                     ///< int of a Meaning that colours the second line; unset: quiet text
    HeadingRole,                     ///< bool: the row names what follows
    LitRole,                         ///< bool: the finding that is open is about it
    ThirdLineRole                    ///< below the second line, small; may be several lines
};

/// Two lines a row: name and price, below them what is to be said. Rows without a second line take one, those with a
/// third take three, or more where that has several lines. A list says by a property: "lined" (bool), a hairline below
/// each row; "quietBeside" (bool), what stands right of a name is no figure.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Between the edge of a row and its texts.
    static constexpr int Sides = Grid + Grid / 2;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace rig::ui
