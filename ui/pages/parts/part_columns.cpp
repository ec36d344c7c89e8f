// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/part_columns.h"

#include "ui/document/settings.h"
#include "ui/models/part_table_model.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// Between the name and the price. Kinds with few figures show them all.
const char *usualFigures(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
        return "launch_date memory_gib memory_bandwidth_gb_s fp32_tflops tensor_fp16_dense_tflops tdp_w";
    case Kind::Card:
        return "gpu length_mm slots power_connectors cooling";
    case Kind::Processor:
        return "socket cores boost_ghz tdp_w pcie_generation usable_lanes memory_type";
    case Kind::Motherboard:
        return "socket chipset form_factor memory_type memory_slots";
    case Kind::Supply:
        return "watts efficiency atx_version form length_mm";
    case Kind::Case:
        return "slots max_card_length_mm max_cooler_height_mm max_supply_length_mm";
    case Kind::System:
        return "form gpu gpu_count processor memory_gib max_power_w";
    case Kind::Cooler:
        return "type height_mm radiator_mm tdp_w";
    case Kind::Fan:
    case Kind::Memory:
    case Kind::Drive:
    case Kind::Network:
    case Kind::Bridge:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Cable:
        return nullptr;
    }
    return nullptr;
}

/// A name that is longer may be cut before a figure gives way; the day of a price gives way to the whole name.
constexpr int LettersOfName = 34;

QString prefixOf(Kind kind) { return QString(kindKey(kind)) + u'='; }

} // namespace

QStringList usualColumns(Kind kind, const Catalogue &catalogue)
{
    QStringList keys{u"name"_s};
    const std::vector<PartHandle> &parts = catalogue.parts(kind);
    if (std::any_of(parts.begin(), parts.end(), [](const PartHandle &part) { return part->origin != Origin::Shipped; }))
        keys << u"origin"_s;
    if (const char *figures = usualFigures(kind)) {
        keys << QString::fromLatin1(figures).split(u' ');
    } else {
        for (const Field &field : fieldsOf(kind))
            keys << QString::fromLatin1(field.key);
    }
    return keys << u"price"_s;
}

QStringList chosenColumns(Kind kind, const Catalogue &catalogue)
{
    QStringList known = PartTableModel::allColumns(kind);
    for (const QString &entry : value(QSettings(), setting::partsColumns)) {
        if (!entry.startsWith(prefixOf(kind)))
            continue;
        QStringList kept;
        for (const QString &key : entry.mid(prefixOf(kind).size()).split(u',')) {
            if (known.removeAll(key) > 0)
                kept << key;
        }
        if (!kept.isEmpty())
            return kept;
    }
    return usualColumns(kind, catalogue);
}

void rememberColumns(Kind kind, const QStringList &keys, const Catalogue &catalogue)
{
    QSettings settings;
    QStringList entries = value(settings, setting::partsColumns);
    entries.removeIf([&](const QString &entry) { return entry.startsWith(prefixOf(kind)); });
    if (keys != usualColumns(kind, catalogue))
        entries << prefixOf(kind) + keys.join(u',');
    setValue(settings, setting::partsColumns, entries);
}

void fitColumns(QTableView &table)
{
    const QAbstractItemModel &model = *table.model();
    const QFontMetrics metrics(table.font());
    table.verticalHeader()->setDefaultSectionSize(metrics.height() + Grid);
    const int sample = std::min(model.rowCount(), 200);
    for (int column = 0; column < model.columnCount(); ++column) {
        int widest = 0;
        for (const QString &line : model.headerData(column, Qt::Horizontal).toString().split(u'\n'))
            widest = std::max(widest, metrics.horizontalAdvance(line) + metrics.height() / 2);
        // Measuring is dear: the text with the most characters stands for its column.
        QString longest;
        for (int row = 0; row < sample; ++row) {
            const QString text = model.index(row, column).data().toString();
            if (text.size() > longest.size())
                longest = text;
        }
        widest = std::max(widest, metrics.horizontalAdvance(longest) + metrics.averageCharWidth());
        const int most = (column == 0 ? 46 : 26) * metrics.averageCharWidth();
        const int width = std::min(widest, most) + 2 * Grid;
        table.setColumnWidth(column, width);
        if (column == 0)
            table.setProperty(NameWidth, width);
    }
    giveRestToNames(table);
}

void giveRestToNames(QTableView &table)
{
    const auto &model = static_cast<const PartTableModel &>(*table.model());
    if (model.columnCount() == 0)
        return;
    // The day of a price before all, then from the right, but neither the price nor what the rows are sorted by; what
    // the user chose stays.
    QList<int> giveWay;
    for (int column = model.columnCount() - 1; column > 0 && !table.property(KeepsAll).toBool(); --column) {
        const QString &key = model.columns()[column];
        if (key != "price"_L1 && column != table.horizontalHeader()->sortIndicatorSection())
            giveWay.insert(ChipColumns::isDate(key) ? 0 : giveWay.size(), column);
    }
    const int names = table.property(NameWidth).toInt();
    int figures = 0;
    for (int column = 1; column < model.columnCount(); ++column) {
        table.setColumnHidden(column, false); // one that is hidden has no width
        figures +=
            giveWay.contains(column) && ChipColumns::isDate(model.columns()[column]) ? 0 : table.columnWidth(column);
    }
    const bool whole = figures + names <= table.viewport()->width();
    const int least = std::min(names, LettersOfName * table.fontMetrics().averageCharWidth());
    shareWidth(table, 0, whole ? names : least, giveWay);
}

} // namespace rig::ui
