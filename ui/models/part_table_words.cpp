// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a table of parts: its columns, its cells, its headings.
#include "core/metrics/metrics.h"
#include "core/names/names.h"
#include "ui/models/part_table_keys.h"
#include "ui/models/part_table_model.h"
#include "ui/widgets/label.h"

#include <algorithm>
#include <cmath>

namespace rig::ui {

QString originWord(Origin origin)
{
    switch (origin) {
    case Origin::Shipped:
        return {};
    case Origin::Own:
        return PartTableModel::tr("yours", "origin of a part");
    case Origin::Imported:
        return PartTableModel::tr("imported", "origin of a part");
    case Origin::File:
        return PartTableModel::tr("from the file", "origin of a part");
    }
    return {};
}

QStringList PartTableModel::allColumns(Kind kind)
{
    QStringList keys{NameKey, VendorKey};
    for (const Field &field : fieldsOf(kind))
        keys << QString::fromLatin1(field.key);
    keys << PriceKey;
    if (kind == Kind::Gpu)
        keys << ChipColumns::keys();
    return keys << OriginKey;
}

QString PartTableModel::columnName(const QString &key, Kind kind)
{
    if (key == NameKey)
        return tr("Name");
    if (key == VendorKey)
        return tr("Vendor");
    if (key == PriceKey)
        return tr("Price", "column: the price that counts");
    if (key == OriginKey)
        return tr("Whose", "column: whether a part came with the program, is the user's or was imported");
    return isOfToday(key) ? ChipColumns::name(key) : names::figureName(key, kind);
}

QString PartTableModel::unitOf(const QString &key) const
{
    if (key == PriceKey)
        return {};
    return m_kind == Kind::Gpu && isOfToday(key) ? today().unit(key) : names::figureUnit(key);
}

QString PartTableModel::inTwoLines(QString name, qsizetype longest)
{
    if (name.size() <= longest)
        return name;
    qsizetype best = -1;
    for (qsizetype at = name.indexOf(QLatin1Char(' ')); at >= 0; at = name.indexOf(QLatin1Char(' '), at + 1)) {
        if (best < 0 || std::abs(2 * at - name.size()) < std::abs(2 * best - name.size()))
            best = at;
    }
    if (best >= 0)
        name[best] = QLatin1Char('\n');
    return name;
}

QString PartTableModel::columnNameWithUnit(const QString &key, Kind kind)
{
    const Metric *quotient = isOfToday(key) ? findMetric(key) : nullptr;
    const QString unit = quotient ? metricUnit(*quotient) : key == PriceKey ? QString() : names::figureUnit(key);
    const QString name = columnName(key, kind);
    return unit.isEmpty() ? name : tr("%1 (%2)", "figure (unit)").arg(name, unit);
}

QString PartTableModel::headingText(int row) const
{
    const auto lack = static_cast<std::size_t>(-1 - m_visible[static_cast<std::size_t>(row)]);
    const QString count = names::number(m_lacking.at(lack));
    if (lack == LacksFigure)
        return tr("Not known: %1 (%2)", "figure, number of parts").arg(columnName(m_sortKey, m_kind), count);
    switch (m_catalogue.prices.buying) {
    case Buying::Used:
        return tr("No used price of today is known (%1)", "number of parts").arg(count);
    case Buying::New:
        return tr("No new price of today is known (%1)", "number of parts").arg(count);
    default:
        return tr("No price of today is known (%1)", "number of parts").arg(count);
    }
}

QString PartTableModel::asText(const QList<int> &rows) const
{
    QStringList lines;
    QStringList cells;
    for (const QString &key : m_columns)
        cells << columnNameWithUnit(key, m_kind);
    lines << cells.join(QLatin1Char('\t'));
    for (const int row : rows) {
        const PartHandle part = partAt(row);
        if (!part)
            continue;
        cells.clear();
        for (const QString &key : m_columns)
            cells << (key == NameKey ? part->name : cellText(*part, key));
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QVariant PartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    const QString &key = m_columns[section];
    switch (role) {
    case Qt::DisplayRole: {
        const QString unit = unitOf(key);
        const QString name = inTwoLines(columnName(key, m_kind), 10);
        return unit.isEmpty() ? name : QString(name + QLatin1Char('\n') + unit);
    }
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumeric(key) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::InitialSortOrderRole: { // the first click on a heading brings the best first
        const Metric *metric = findMetric(key);
        const bool day = key == QLatin1StringView("launch_date") || ChipColumns::isDate(key);
        const bool most = day || (metric && metric->better == Better::Higher);
        return static_cast<int>(most ? Qt::DescendingOrder : Qt::AscendingOrder);
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return plainTip(columnNameWithUnit(key, m_kind));
    }
    return {};
}

QString PartTableModel::cellText(const Part &part, const QString &key) const
{
    if (key == PriceKey) {
        const PricePick *pick = price(part);
        return pick ? names::money(pick->money) : QStringLiteral("–");
    }
    // The mark before a GPU tells its maker, and so does its series.
    if (key == NameKey && m_kind == Kind::Gpu)
        return names::shortName(part);
    if (m_kind == Kind::Card && key == QLatin1StringView("gpu")) {
        if (const auto chip = m_catalogue.chipOf(static_cast<const Card &>(part)))
            return names::shortName(*chip);
    }
    const Value value = valueOf(part, key);
    const double *number = std::get_if<double>(&value);
    if (number && m_kind == Kind::Gpu && isOfToday(key))
        return names::number(*number, std::abs(*number) < 10 ? 2 : 0);
    const Field *field = findField(m_kind, key);
    const std::optional<int> decimals = number && field ? decimalsOf(*field) : std::nullopt;
    if (decimals) {
        // Rounded like the others, what is next to nothing would be nothing.
        const bool isSmall = *number != 0 && std::abs(*number) < 1;
        return names::number(*number, isSmall ? 2 : *decimals);
    }
    return value.index() == 0 ? QStringLiteral("–") : field ? names::value(*field, value) : names::value(value);
}

std::optional<int> PartTableModel::decimalsOf(const Field &field) const
{
    constexpr int OneIn = 20;
    const QString key = QString::fromLatin1(field.key);
    const auto known = m_decimals.constFind(key);
    if (known != m_decimals.constEnd())
        return *known;
    double most = 0;
    int all = 0;
    int broken = 0;
    for (const PartHandle &part : m_parts) {
        const Value value = field.get(*part).value;
        const double *number = std::get_if<double>(&value);
        if (!number)
            continue;
        most = std::max(most, std::abs(*number));
        ++all;
        broken += *number == std::floor(*number) ? 0 : 1;
    }
    std::optional<int> decimals;
    if (field.type == FieldType::Number && OneIn * broken > all)
        decimals = most < 10 ? 2 : 1;
    m_decimals.insert(key, decimals);
    return decimals;
}

QString PartTableModel::cellHint(const Part &part, const QString &key) const
{
    if (key == PriceKey) {
        if (const PricePick *pick = price(part))
            return names::price(*pick);
    }
    if (key == NameKey)
        return part.name; // the column may be too narrow for it
    return valueOf(part, key).index() == 0 ? names::value(Value()) : QString();
}

bool PartTableModel::isNumeric(const QString &key) const
{
    if (key == PriceKey || (m_kind == Kind::Gpu && isOfToday(key)))
        return true;
    const Field *field = findField(m_kind, key);
    return field && (field->type == FieldType::Integer || field->type == FieldType::Number);
}

} // namespace rig::ui
