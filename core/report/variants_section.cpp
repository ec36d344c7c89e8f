// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/variants.h"
#include "core/checks/run_checks.h"
#include "core/names/names.h"
#include "core/report/part_lines.h"
#include "core/report/sections.h"

#include <algorithm>

namespace rig::report {

namespace {

struct VariantWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportVariants)
};

/// A variant as a column: the same figures of each.
struct Column
{
    QString name;
    QString verdict;
    QString cards;
    QString memory;
    std::vector<words::BandFigure> figures;
    QStringList parts;
};

/// "2 × RTX 3090", also where one of them is owned and stands in a line of its own.
QStringList countedNames(const std::vector<PartLine> &lines)
{
    QStringList names;
    std::vector<int> counts;
    for (const PartLine &line : lines) {
        const qsizetype known = names.indexOf(line.name());
        if (known >= 0) {
            counts[static_cast<std::size_t>(known)] += line.count;
            continue;
        }
        names << line.name();
        counts.push_back(line.count);
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (const int count = counts[static_cast<std::size_t>(i)]; count > 1)
            names[i] = QStringLiteral("%1 × %2").arg(QString::number(count), names[i]);
    }
    return names;
}

Column columnOf(const Document &document, const QString &letter, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    const Situation situation{machine, document.site, document.use, assessment};
    const Verdict verdict = judge(runChecks(situation), document.build);
    const words::VerdictBand band = words::verdictBand(verdict, situation);
    const MachineLine line = machineLine(situation, verdict);
    Column column{letter, band.title, cardsWithLimits(line.cards, machine), line.memory, band.figures, {}};
    column.parts = countedNames(partLines(document.build, catalogue));
    return column;
}

/// The parts that are not in every variant.
QString ownParts(const Column &column, const std::vector<Column> &all)
{
    QStringList own;
    for (const QString &part : column.parts) {
        if (!std::all_of(all.begin(), all.end(), [&](const Column &other) { return other.parts.contains(part); }))
            own << part;
    }
    return own.join(betweenChanges());
}

/// "A: 2 × RTX 3090", or the first part that the others do not have: a letter alone tells nobody which machine it is.
QString nameOf(const Column &column, const std::vector<Column> &all)
{
    const bool otherCards =
        std::any_of(all.begin(), all.end(), [&](const Column &other) { return other.cards != column.cards; });
    const QString differs = otherCards ? column.cards : ownParts(column, all).section(betweenChanges(), 0, 0);
    return differs.isEmpty() ? column.name
                             : VariantWords::tr("%1: %2", "letter of a variant, what it has").arg(column.name, differs);
}

template <class T> void addRow(ReportTable &table, const QString &what, const std::vector<Column> &columns, T text)
{
    QStringList row{what};
    for (const Column &column : columns)
        row << text(column);
    table.rows.push_back(std::move(row));
}

} // namespace

ReportSection variantsSection(const Subject &subject)
{
    ReportSection section;
    section.title = VariantWords::tr("Variants side by side");
    if (subject.document.others.empty())
        return section;
    std::vector<Column> columns;
    for (const QString &letter : variantNames(subject.document))
        columns.push_back(columnOf(withVariantShown(subject.document, letter), letter, subject.catalogue));

    ReportTable table;
    table.headings << QString();
    table.numeric.push_back(false);
    table.shares.push_back(14);
    for (const Column &column : columns) {
        const QString name = nameOf(column, columns);
        table.headings << (column.name == subject.document.variant
                               ? VariantWords::tr("%1, this report", "name of a variant").arg(name)
                               : name);
        table.numeric.push_back(false);
        table.shares.push_back(86 / static_cast<int>(columns.size()));
    }
    addRow(table, VariantWords::tr("Verdict"), columns, [](const Column &column) { return column.verdict; });
    addRow(table, VariantWords::tr("Cards"), columns, [](const Column &column) { return column.cards; });
    addRow(table, VariantWords::tr("Memory"), columns, [](const Column &column) { return column.memory; });
    for (std::size_t i = 0; i < columns.front().figures.size(); ++i) {
        // The name of a sum may say how many prices it lacks, which differs.
        addRow(table, i == 0 ? VariantWords::tr("To buy") : columns.front().figures[i].name, columns,
               [i](const Column &column) { return words::marked(column.figures[i]); });
    }
    addRow(table, VariantWords::tr("What differs"), columns,
           [&](const Column &column) { return ownParts(column, columns); });
    section.table = std::move(table);
    return section;
}

ReportSection workSection(const Subject &subject)
{
    ReportSection section;
    section.title = VariantWords::tr("Memory for the work");
    const std::optional<Gibibytes> &need = subject.document.use.memoryNeed;
    if (!need || !subject.works.works.empty())
        return section;
    ReportTable table;
    table.headings = {VariantWords::tr("Card"), VariantWords::tr("Has (GB)"), VariantWords::tr("Needed (GB)"),
                      VariantWords::tr("Left (GB)")};
    table.numeric = {false, true, true, true};
    table.shares = {55, 15, 15, 15};
    for (const Device &device : subject.machine.devices) {
        if (!device.isCard())
            continue;
        QStringList row{names::deviceName(device)};
        const bool known = device.chip && device.chip->memory;
        row << (known ? names::number(device.chip->memory->value(), 1) : notKnown()) << names::number(need->value(), 1)
            << (known ? names::number(device.chip->memory->value() - need->value(), 1) : notKnown());
        table.rows.push_back(std::move(row));
    }
    if (!table.rows.empty())
        section.table = std::move(table);
    return section;
}

} // namespace rig::report
