// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/found_table.h"

#include "core/finder/finder_words.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/report/machine_line.h"
#include "core/workload/card_scaling.h"
#include "core/workload/speed.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/title_text.h"

#include <QHeaderView>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

enum FoundColumn { CardsColumn, MemoryColumn = 3, TrainingColumn, WhyColumn = 6 };
constexpr int LettersOfCards = 28; // "2 × used GeForce RTX 5060 Ti"

/// What the chosen machine's sentences have, before what they have not.
QList<int> foundGivesWay() { return {TrainingColumn, WhyColumn, MemoryColumn}; }

/// Its unit stands in the heading; that it is in theory the page's first sentence and the tip say.
QString objectiveCell(const finder::Found &found, const finder::Question &question)
{
    if (found.costs)
        return names::money(*found.costs);
    return question.goal != finder::Goal::Memory && found.speed ? speedText(*found.speed) : names::number(found.does);
}

/// Of machines for one question, which have one unit.
QString objectiveHeading(const std::vector<finder::Found> &machines, const finder::Question &question)
{
    if (machines.empty())
        return {};
    if (machines.front().costs)
        return FoundTable::tr("Cost over %1 years").arg(names::number(question.years));
    const QString unit = finder::objectiveUnit(machines.front(), question);
    return (question.goal == finder::Goal::Memory ? FoundTable::tr("Memory in all, %1", "unit")
                                                  : FoundTable::tr("Speed, %1", "unit"))
        .arg(unit);
}

} // namespace

FoundTable::FoundTable(QWidget *parent) : QTableWidget(parent)
{
    makeAnswerTable(*this, tr("Machines, the best first"));
    keepWidthShared(*this, CardsColumn, LettersOfCards, foundGivesWay());
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row, int, int before, int) {
        if (row != before)
            emit chosenChanged();
    });
    connect(this, &QTableWidget::activated, this, [this](const QModelIndex &at) { emit opened(at.row()); });
}

QSize FoundTable::sizeHint() const { return {QTableWidget::sizeHint().width(), 6 * fontMetrics().height()}; }

void FoundTable::show(const std::vector<finder::Found> &machines, const finder::Question &question,
                      const Catalogue &catalogue)
{
    setAccessibleName(tr("Machines, the best first"));
    std::vector<TableRow> rows;
    for (const finder::Found &machine : machines) {
        const MachineLine line = machineLine(machine.document, catalogue);
        const QString cards = names::beginning(finder::cardsText(machine));
        rows.push_back(
            {{narrowText(cards), false, std::nullopt, cards},
             {objectiveCell(machine, question), true, std::nullopt, finder::objectiveText(machine, question)},
             {names::money(machine.spent()), true, std::nullopt, {}},
             {line.memory, true, std::nullopt, {}},
             {line.training, true, std::nullopt, {}},
             {line.verdictText, false, meaningOf(line.verdict), {}},
             {line.why, false, std::nullopt, line.why}});
    }
    fill(*this,
         {tr("Cards"), objectiveHeading(machines, question),
          question.sellable.isEmpty() ? tr("Price") : tr("Price less what is sold"), tr("GPU memory"),
          tr("Training draw"), tr("Verdict"), tr("Because")},
         rows);
    horizontalHeader()->setSectionResizeMode(CardsColumn, QHeaderView::Interactive); // it takes what the others leave
    measureColumns(*this);
    shareWidth(*this, CardsColumn, LettersOfCards * fontMetrics().averageCharWidth(), foundGivesWay());
    resizeRowsToContents();
}

} // namespace rig::ui
