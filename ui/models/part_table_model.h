// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/chip_columns.h"
#include "core/prices/price.h"
#include "core/search/part_filters.h"
#include "core/search/part_search.h"

#include <QAbstractTableModel>
#include <QHash>

#include <array>
#include <memory>

namespace rig::ui {

struct PartFilter
{
    QString text; ///< what the user typed
    std::vector<PartCondition> conditions;

    bool operator==(const PartFilter &) const = default;
};

/// The parts of a kind as a table: one column a figure. Filters and sorts by itself, because a proxy asks for every
/// cell again at each keystroke: 30,000 rows take a few milliseconds here.
class PartTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// HeadingRole: the row has no part but names what those below it lack. ShareRole: of the greatest figure of the
    /// column that orders the rows, 0 … 1, where more is better.
    enum Role { PartIdRole = Qt::UserRole, KnownRole, HeadingRole, ShareRole, VendorRole };

    explicit PartTableModel(QObject *parent = nullptr);

    /// `texts` are those of the kind, where they are made already; else they are made at the first search.
    void setCatalogue(const Catalogue &catalogue, Kind kind, std::shared_ptr<const SearchTexts> texts = {});
    /// Keys of figures, and "name", "vendor", "price", "origin"; of GPUs those of ChipColumns, too.
    void setColumns(const QStringList &keys);
    void setFilter(const PartFilter &filter);
    /// Every key that setColumns() takes for a kind, in the order in which they are offered.
    [[nodiscard]] static QStringList allColumns(Kind kind);
    /// "Memory bandwidth", and "Memory bandwidth (GB/s)" with its unit.
    [[nodiscard]] static QString columnName(const QString &key, Kind kind);
    [[nodiscard]] static QString columnNameWithUnit(const QString &key, Kind kind);

    /// A heading longer than `longest` letters, broken at the space nearest to its middle: no column is wider than it
    /// has to be.
    [[nodiscard]] static QString inTwoLines(QString name, qsizetype longest);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const QStringList &columns() const { return m_columns; }
    [[nodiscard]] const PartFilter &filter() const { return m_filter; }
    /// Null for a heading.
    [[nodiscard]] PartHandle partAt(int row) const;
    /// The rows that are headings.
    [[nodiscard]] QList<int> headings() const;
    /// Parts that the filter lets through: the rows without the headings.
    [[nodiscard]] int found() const;
    /// The first so many rows are parts that have the figure by which they are sorted.
    [[nodiscard]] int known() const { return m_lacking[0]; }
    /// Its cells are words: by it nothing is more or less.
    [[nodiscard]] bool isText(const QString &key) const { return !isNumeric(key); }
    [[nodiscard]] const QString &sortKey() const { return m_sortKey; }
    /// What the figure is called by which the rows are sorted; empty where they stand in the catalogue's order.
    [[nodiscard]] QString sortName() const { return m_sortKey.isEmpty() ? QString() : columnName(m_sortKey, m_kind); }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }
    /// -1 when the part is not among the visible ones.
    [[nodiscard]] int rowOf(const QString &id) const;
    [[nodiscard]] int total() const { return static_cast<int>(m_parts.size()); }
    /// The words that were searched for in place of the user's, when his found nothing; else empty.
    [[nodiscard]] QString searchedInstead() const { return m_searchedInstead; }
    /// Rows as text, columns parted by tabs, with a line of headings: for the clipboard.
    [[nodiscard]] QString asText(const QList<int> &rows) const;
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Parts whose figure is unknown stand last in both directions, under a heading that says which it is, by their
    /// price. Column -1: the catalogue's own order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    [[nodiscard]] Value valueOf(const Part &part, const QString &key) const;
    [[nodiscard]] QString cellText(const Part &part, const QString &key) const;
    /// So many that the figures of a column stand under each other, whichever parts are seen; nullopt: each has its
    /// own, for hardly one of them has any.
    [[nodiscard]] std::optional<int> decimalsOf(const Field &field) const;
    [[nodiscard]] QString cellHint(const Part &part, const QString &key) const;
    void takePrices();
    [[nodiscard]] const PricePick *price(const Part &part) const;
    [[nodiscard]] bool isNumeric(const QString &key) const;
    [[nodiscard]] bool meets(const Part &part) const;
    void orderRows();
    void filterRows();
    void search(const SearchQuery &query);
    void putHeadings();
    [[nodiscard]] int lackOf(const Part &part) const;
    [[nodiscard]] QString headingText(int row) const;
    [[nodiscard]] QString unitOf(const QString &key) const;
    [[nodiscard]] const ChipColumns &today() const;
    [[nodiscard]] std::optional<double> shareOf(const Part &part, const QString &key) const;

    Catalogue m_catalogue;
    Kind m_kind = Kind::Gpu;
    std::vector<PartHandle> m_parts;
    std::shared_ptr<const SearchTexts> m_texts; ///< null until something is searched
    QHash<QString, PricePick> m_prices;         ///< by part
    std::vector<int> m_order;                   ///< all parts, sorted
    std::vector<int> m_visible;     ///< those that the filter lets through, in that order; below 0: a heading
    std::array<int, 3> m_lacking{}; ///< so many of them lack nothing, a price, the figure
    mutable std::shared_ptr<const ChipColumns> m_today;    ///< null until a column asks
    mutable QHash<QString, std::optional<int>> m_decimals; ///< by the keys of figures that were asked for
    QStringList m_columns;
    PartFilter m_filter;
    QString m_searchedInstead;
    QString m_sortKey;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace rig::ui
