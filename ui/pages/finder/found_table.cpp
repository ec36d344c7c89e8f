// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/found_table.h"

#include "core/finder/finder_words.h"
#include "core/names/names.h"
#include "core/report/machine_line.h"
#include "ui/widgets/cells.h"

namespace rig::ui {

namespace {

enum Column { Cards, Why = 6 };

} // namespace

FoundTable::FoundTable(QWidget *parent) : QTableWidget(parent)
{
    makeAnswerTable(*this, tr("Machines, the best first"));
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row, int, int before, int) {
        if (row != before)
            emit chosenChanged();
    });
    connect(this, &QTableWidget::activated, this, [this](const QModelIndex &at) { emit opened(at.row()); });
}

void FoundTable::show(const std::vector<finder::Found> &machines, const finder::Question &question,
                      const Catalogue &catalogue)
{
    setAccessibleName(tr("Machines, the best first"));
    std::vector<TableRow> rows;
    for (const finder::Found &machine : machines) {
        const MachineLine line = machineLine(machine.document, catalogue);
        rows.push_back({{finder::cardsText(machine), false, std::nullopt, {}},
                        {finder::objectiveText(machine, question), true, std::nullopt, {}},
                        {names::money(machine.price), true, std::nullopt, {}},
                        {line.memory, true, std::nullopt, {}},
                        {line.training, true, std::nullopt, {}},
                        {line.verdictText, false, meaningOf(line.verdict), {}},
                        {line.why, false, std::nullopt, {}}});
    }
    fill(*this,
         {tr("Cards"), tr("Does"), tr("Price"), tr("GPU memory"), tr("Training draw"), tr("Verdict"), tr("Because")},
         rows);
    stretchColumns(*this, {Cards, Why});
    resizeRowsToContents();
}

} // namespace rig::ui
