// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table_look.h"

#include <QHeaderView>
#include <QTableView>

namespace rig::ui {

/// What a table takes with its heading and all its rows.
[[nodiscard]] inline int wholeHeight(const QTableView &table)
{
    return table.horizontalHeader()->sizeHint().height() + table.verticalHeader()->length() + 2 * table.frameWidth();
}

/// A list that takes what is left and asks for little.
class LowList : public QTableView
{
public:
    LowList(QAbstractItemModel *model, const QString &name, QWidget *parent) : QTableView(parent)
    {
        setObjectName(name);
        setModel(model);
        dressList(*this);
        horizontalHeader()->setStretchLastSection(false); // it would not grow with the table
    }

    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
};

} // namespace rig::ui
