// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

#include <QTableWidget>

namespace rig::ui {

/// Machines that were found, a row each: cards, what they do, price, draw, verdict.
class FoundTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit FoundTable(QWidget *parent = nullptr);

    void show(const std::vector<finder::Found> &machines, const finder::Question &question, const Catalogue &catalogue);
    /// The heading and two machines: it takes what is left and asks for little.
    [[nodiscard]] QSize sizeHint() const override;
    /// -1: no row is chosen.
    [[nodiscard]] int chosen() const { return currentRow(); }
    using QTableWidget::show;

signals:
    void chosenChanged();
    /// Enter or a double click.
    void opened(int row);
};

} // namespace rig::ui
