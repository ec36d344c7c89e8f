// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/part_table_model.h"

#include "core/names/names.h"
#include "ui/models/part_order.h"
#include "ui/widgets/figure_text.h"
#include "ui/widgets/label.h"

#include <algorithm>

namespace rig::ui {

namespace {

const QString NameKey = QStringLiteral("name");
const QString VendorKey = QStringLiteral("vendor");
const QString PriceKey = QStringLiteral("price");
const QString OriginKey = QStringLiteral("origin");

/// "yours" and "imported" where a part did not come with the program.
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

} // namespace

PartTableModel::PartTableModel(QObject *parent) : QAbstractTableModel(parent) {}

void PartTableModel::setCatalogue(const Catalogue &catalogue, Kind kind, std::shared_ptr<const SearchTexts> texts)
{
    beginResetModel();
    m_catalogue = catalogue;
    m_kind = kind;
    m_parts = catalogue.parts(kind);
    m_texts = std::move(texts);
    takePrices();
    orderRows();
    filterRows();
    endResetModel();
}

void PartTableModel::takePrices()
{
    m_prices.clear();
    for (const PartHandle &part : m_parts) {
        if (const std::optional<PricePick> pick = priceOf(*part, m_catalogue))
            m_prices.insert(part->id, *pick);
    }
}

const PricePick *PartTableModel::price(const Part &part) const
{
    const auto found = m_prices.constFind(part.id);
    return found == m_prices.constEnd() ? nullptr : &*found;
}

void PartTableModel::setColumns(const QStringList &keys)
{
    if (keys == m_columns)
        return;
    beginResetModel();
    m_columns = keys;
    endResetModel();
}

void PartTableModel::setFilter(const PartFilter &filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    filterRows();
    endResetModel();
}

QStringList PartTableModel::allColumns(Kind kind)
{
    QStringList keys{NameKey, VendorKey};
    for (const Field &field : fieldsOf(kind))
        keys << QString::fromLatin1(field.key);
    keys << PriceKey << OriginKey;
    return keys;
}

QString PartTableModel::columnName(const QString &key)
{
    if (key == NameKey)
        return tr("Name");
    if (key == VendorKey)
        return tr("Vendor");
    if (key == PriceKey)
        return tr("Price", "column: the price that counts");
    if (key == OriginKey)
        return tr("Whose", "column: whether a part came with the program, is the user's or was imported");
    return names::figureName(key);
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

QString PartTableModel::columnNameWithUnit(const QString &key)
{
    const QString unit = key == PriceKey ? QString() : names::figureUnit(key);
    return unit.isEmpty() ? columnName(key) : tr("%1 (%2)", "figure (unit)").arg(columnName(key), unit);
}

PartHandle PartTableModel::partAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    return m_parts[static_cast<std::size_t>(m_visible[static_cast<std::size_t>(row)])];
}

int PartTableModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_visible.begin(), m_visible.end(),
                                    [&](int part) { return m_parts[static_cast<std::size_t>(part)]->id == id; });
    return found == m_visible.end() ? -1 : static_cast<int>(found - m_visible.begin());
}

QString PartTableModel::asText(const QList<int> &rows) const
{
    QStringList lines;
    QStringList cells;
    for (const QString &key : m_columns)
        cells << columnNameWithUnit(key);
    lines << cells.join(QLatin1Char('\t'));
    for (const int row : rows) {
        const PartHandle part = partAt(row);
        if (!part)
            continue;
        cells.clear();
        for (const QString &key : m_columns)
            cells << cellText(*part, key);
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void PartTableModel::retranslate()
{
    if (m_columns.isEmpty())
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int PartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_visible.size());
}

int PartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant PartTableModel::data(const QModelIndex &index, int role) const
{
    const PartHandle part = index.isValid() ? partAt(index.row()) : nullptr;
    if (!part || index.column() >= m_columns.size())
        return {};
    const QString &key = m_columns[index.column()];
    switch (role) {
    case Qt::DisplayRole:
        return cellText(*part, key);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumeric(key) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return plainTip(cellHint(*part, key));
    case Qt::AccessibleTextRole:
        return valueOf(*part, key).index() == 0 ? names::value(Value()) : cellText(*part, key);
    case PartIdRole:
        return part->id;
    case KnownRole:
        return valueOf(*part, key).index() != 0;
    }
    return {};
}

QVariant PartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    const QString &key = m_columns[section];
    switch (role) {
    case Qt::DisplayRole: {
        const QString unit = key == PriceKey ? QString() : names::figureUnit(key);
        const QString name = inTwoLines(columnName(key), 10);
        return unit.isEmpty() ? name : QString(name + QLatin1Char('\n') + unit);
    }
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumeric(key) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return plainTip(columnNameWithUnit(key));
    }
    return {};
}

void PartTableModel::sort(int column, Qt::SortOrder order)
{
    const QString key = column >= 0 && column < m_columns.size() ? m_columns[column] : QString();
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QStringList ids;
    for (const QModelIndex &index : before)
        ids << partAt(index.row())->id;

    m_sortKey = key;
    m_sortOrder = order;
    orderRows();
    filterRows();

    QHash<QString, int> rows;
    for (int row = 0; row < rowCount(); ++row)
        rows.insert(partAt(row)->id, row);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rows.value(ids[i]), before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

Value PartTableModel::valueOf(const Part &part, const QString &key) const
{
    if (key == NameKey)
        return part.name;
    if (key == VendorKey)
        return part.vendor;
    if (key == PriceKey) {
        const PricePick *pick = price(part);
        return pick ? Value(pick->money.amount) : Value();
    }
    if (key == OriginKey)
        return originWord(part.origin);
    const Field *field = findField(m_kind, key);
    return field ? withPartNames(key, field->get(part).value, m_catalogue) : Value();
}

QString PartTableModel::cellText(const Part &part, const QString &key) const
{
    if (key == PriceKey) {
        const PricePick *pick = price(part);
        return pick ? names::money(pick->money) : QStringLiteral("–");
    }
    const Value value = valueOf(part, key);
    return value.index() == 0 ? QStringLiteral("–") : names::value(value);
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
    if (key == PriceKey)
        return true;
    const Field *field = findField(m_kind, key);
    return field && (field->type == FieldType::Integer || field->type == FieldType::Number);
}

bool PartTableModel::meets(const Part &part) const
{
    return std::all_of(m_filter.conditions.begin(), m_filter.conditions.end(), [&](const PartCondition &condition) {
        const Value value = valueOf(part, condition.key);
        const QString *text = std::get_if<QString>(&value);
        if (!condition.equals.isEmpty() && (!text || *text != condition.equals))
            return false;
        if (!condition.atLeast)
            return true;
        if (text) // a date reads as ISO text
            return QStringView(*text).left(4).toInt() >= static_cast<int>(*condition.atLeast);
        const double *number = std::get_if<double>(&value);
        return number && *number >= *condition.atLeast;
    });
}

void PartTableModel::orderRows()
{
    const auto valueAt = [this](int row) { return valueOf(*m_parts[static_cast<std::size_t>(row)], m_sortKey); };
    // Amounts of two currencies do not compare: the currencies stand apart.
    const auto groupAt = [this](int row) {
        const PricePick *pick = m_sortKey == PriceKey ? price(*m_parts[static_cast<std::size_t>(row)]) : nullptr;
        return pick ? pick->money.currency : QString();
    };
    const auto rows = static_cast<int>(m_parts.size());
    m_order = m_sortKey.isEmpty() ? unordered(rows) : ordered(rows, m_sortOrder, valueAt, groupAt);
}

void PartTableModel::filterRows()
{
    m_searchedInstead.clear();
    const SearchQuery query(m_filter.text);
    if (!query.isEmpty() && !m_texts)
        m_texts = std::make_shared<SearchTexts>(m_catalogue, m_kind);
    search(query);
    if (!m_visible.empty() || query.isEmpty())
        return;
    for (const SearchQuery &instead : {query.mended(m_texts->texts(), m_texts->vocabulary()), query.numbersOnly()}) {
        if (instead.isEmpty())
            continue;
        search(instead);
        if (m_visible.empty())
            continue;
        m_searchedInstead = instead.text();
        return;
    }
}

void PartTableModel::search(const SearchQuery &query)
{
    m_visible.clear();
    for (const int row : m_order) {
        const auto at = static_cast<std::size_t>(row);
        if ((query.isEmpty() || query.matches(m_texts->texts()[at])) && meets(*m_parts[at]))
            m_visible.push_back(row);
    }
}

} // namespace rig::ui
