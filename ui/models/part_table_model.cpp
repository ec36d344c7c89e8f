// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/part_table_model.h"

#include "core/metrics/metrics.h"
#include "core/names/names.h"
#include "ui/models/part_order.h"
#include "ui/models/part_table_keys.h"
#include "ui/widgets/figure_text.h"
#include "ui/widgets/label.h"

#include <algorithm>

namespace rig::ui {

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

const ChipColumns &PartTableModel::today() const
{
    if (!m_today)
        m_today = std::make_shared<const ChipColumns>(m_catalogue);
    return *m_today;
}

void PartTableModel::takePrices()
{
    m_today.reset();
    m_decimals.clear();
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

PartHandle PartTableModel::partAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const int part = m_visible[static_cast<std::size_t>(row)];
    return part < 0 ? nullptr : m_parts[static_cast<std::size_t>(part)];
}

QList<int> PartTableModel::headings() const
{
    QList<int> rows;
    for (int row = 0; row < rowCount(); ++row) {
        if (m_visible[static_cast<std::size_t>(row)] < 0)
            rows << row;
    }
    return rows;
}

int PartTableModel::found() const { return m_lacking[LacksNothing] + m_lacking[LacksPrice] + m_lacking[LacksFigure]; }

int PartTableModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_visible.begin(), m_visible.end(), [&](int part) {
        return part >= 0 && m_parts[static_cast<std::size_t>(part)]->id == id;
    });
    return found == m_visible.end() ? -1 : static_cast<int>(found - m_visible.begin());
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
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= m_columns.size())
        return {};
    const PartHandle part = partAt(index.row());
    if (role == HeadingRole)
        return !part;
    if (!part)
        return (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) && index.column() == 0
                   ? QVariant(headingText(index.row()))
                   : QVariant();
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
    case VendorRole:
        return m_kind == Kind::Gpu && key == NameKey ? QVariant(part->vendor) : QVariant();
    case ShareRole: {
        const std::optional<double> share = shareOf(*part, key);
        return share ? QVariant(*share) : QVariant();
    }
    }
    return {};
}

Qt::ItemFlags PartTableModel::flags(const QModelIndex &index) const
{
    return index.isValid() && !partAt(index.row()) ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
                                                   : QAbstractTableModel::flags(index);
}

std::optional<double> PartTableModel::shareOf(const Part &part, const QString &key) const
{
    const Metric *metric = key == m_sortKey ? findMetric(key) : nullptr;
    if (!metric || metric->per == Per::Nothing || metric->better != Better::Higher || m_visible.empty())
        return std::nullopt;
    const auto numberOf = [&](const Part &one) {
        const Value value = valueOf(one, key);
        const double *number = std::get_if<double>(&value);
        return number ? std::optional(*number) : std::nullopt;
    };
    // Sorted: the greatest is the first or the last that has the figure at all.
    const int known = m_lacking[LacksNothing];
    const PartHandle top = known > 0 ? partAt(m_sortOrder == Qt::DescendingOrder ? 0 : known - 1) : nullptr;
    const std::optional<double> most = top ? numberOf(*top) : std::nullopt;
    const std::optional<double> own = numberOf(part);
    return own && most && *most > 0 ? std::optional(*own / *most) : std::nullopt;
}

void PartTableModel::sort(int column, Qt::SortOrder order)
{
    const QString key = column >= 0 && column < m_columns.size() ? m_columns[column] : QString();
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QStringList ids;
    for (const QModelIndex &index : before) {
        const PartHandle part = partAt(index.row());
        ids << (part ? part->id : QString());
    }

    m_sortKey = key;
    m_sortOrder = order;
    orderRows();
    filterRows();

    QHash<QString, int> rows;
    for (int row = 0; row < rowCount(); ++row) {
        if (const PartHandle part = partAt(row))
            rows.insert(part->id, row);
    }
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int row = rows.value(ids[i], -1);
        after << (row < 0 ? QModelIndex() : index(row, before[i].column()));
    }
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
    if (m_kind == Kind::Gpu && isOfToday(key))
        return today().of(static_cast<const Chip &>(part), key);
    const Field *field = findField(m_kind, key);
    return field ? withPartNames(key, field->get(part).value, m_catalogue) : Value();
}

bool PartTableModel::meets(const Part &part) const
{
    // Prices are chosen already.
    return std::all_of(m_filter.conditions.begin(), m_filter.conditions.end(), [&](const PartCondition &condition) {
        return condition.key == PriceKey ? rig::meets(valueOf(part, PriceKey), condition)
                                         : rig::meets(part, condition, m_catalogue);
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

int PartTableModel::lackOf(const Part &part) const
{
    if (m_sortKey.isEmpty() || valueOf(part, m_sortKey).index() != 0)
        return LacksNothing;
    const bool priceOnly = m_kind == Kind::Gpu && isOfToday(m_sortKey) &&
                           today().lacksPriceOnly(static_cast<const Chip &>(part), m_sortKey);
    return priceOnly ? LacksPrice : LacksFigure;
}

void PartTableModel::putHeadings()
{
    m_lacking = {};
    std::array<std::vector<int>, 3> groups;
    for (const int row : m_visible) {
        const auto lack = static_cast<std::size_t>(lackOf(*m_parts[static_cast<std::size_t>(row)]));
        groups.at(lack).push_back(row);
        ++m_lacking.at(lack);
    }
    m_visible = std::move(groups[LacksNothing]);
    for (const Lack lack : {LacksPrice, LacksFigure}) {
        std::vector<int> &group = groups.at(static_cast<std::size_t>(lack));
        if (group.empty())
            continue;
        // A heading parts what has the figure from what has not; where all lack the same there is nothing to part.
        if (static_cast<int>(group.size()) < found()) {
            std::stable_sort(group.begin(), group.end(), [this](int left, int right) {
                const PricePick *one = price(*m_parts[static_cast<std::size_t>(left)]);
                const PricePick *other = price(*m_parts[static_cast<std::size_t>(right)]);
                return one && other ? one->money.amount < other->money.amount : one && !other;
            });
            m_visible.push_back(headingOf(lack));
        }
        m_visible.insert(m_visible.end(), group.begin(), group.end());
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
    putHeadings();
}

} // namespace rig::ui
