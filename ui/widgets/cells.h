// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/theme.h"

#include <QStringList>

#include <optional>
#include <vector>

class QTableWidget;

namespace rig::ui {

/// One cell of a table of answers.
struct Cell
{
    QString text;
    bool number = false;            ///< right-aligned
    std::optional<Meaning> meaning; ///< its mark stands before the text
    QString tip;
};

using TableRow = std::vector<Cell>;

/// A table that only shows: whole rows are selected, its cells cannot be edited.
void makeAnswerTable(QTableWidget &table, const QString &accessibleName);
/// Lets these columns share what room the others leave; their texts wrap. None becomes narrower than so many
/// characters.
void stretchColumns(QTableWidget &table, std::initializer_list<int> columns, int charactersAtLeast = 9);
/// Puts other rows in place of the present ones; the current row stays where it was. Numbers decide a heading's
/// alignment.
void fill(QTableWidget &table, const QStringList &headings, const std::vector<TableRow> &rows);
/// Keeps the table as tall as its rows, for tables that stand one below the other.
void keepFitted(QTableWidget &table);

} // namespace rig::ui
