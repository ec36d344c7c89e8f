// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/price_csv.h"

#include "core/base/csv.h"
#include "core/prices/price_cells.h"
#include "db/imports/csv_reader.h"
#include "db/imports/part_index.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Prices
{
    Q_DECLARE_TR_FUNCTIONS(Prices)
};

constexpr std::size_t SampleRows = 200;
constexpr std::size_t MostRemarks = 200'000;
constexpr int RowsBetweenProgress = 1024;
constexpr qsizetype LongestSource = 400;

tl::unexpected<Failure> cannotBeRead(const QFile &file)
{
    return ioFailure(Prices::tr("cannot be read (%1).", "a file").arg(file.errorString()), file.fileName());
}

tl::unexpected<Failure> badFile(const QString &message, const QString &path)
{
    return tl::unexpected(Failure{Failure::Kind::BadInput, message, path, 0, {}});
}

bool samePrice(const Price &a, const Price &b)
{
    return a.money == b.money && a.date == b.date && a.condition == b.condition;
}

/// Makes the plan, row by row.
class PriceImport
{
public:
    PriceImport(const Catalogue &present, ImportPlan &plan) : m_present(present), m_index(present), m_plan(plan) {}

    void take(const CsvRow &row, const PriceList &list, const QStringList &header)
    {
        m_row = &row;
        m_list = &list;
        m_header = &header;
        ++m_plan.records;
        if (!row.problem.isEmpty())
            return skip({}, row.problem);
        const auto price = priceOf();
        const std::vector<PartHandle> parts = partsNamed(cell(PriceColumn::Part));
        if (parts.empty())
            return skip(name(PriceColumn::Part), Prices::tr("names no part of the catalogue."));
        if (!price)
            return skip(price.error().field, price.error().message);
        if (parts.size() > 1)
            return doubt(parts, Prices::tr("Several parts of the catalogue are called so."));
        add(parts.front(), *price);
    }

private:
    [[nodiscard]] QString cell(PriceColumn column) const
    {
        const std::optional<int> place = m_list->mapping.column(column);
        return place && *place < m_row->cells.size() ? fromCsvCell(m_row->cells[*place]) : QString();
    }

    /// Of a column, as the file's header has it.
    [[nodiscard]] QString name(PriceColumn column) const
    {
        const std::optional<int> place = m_list->mapping.column(column);
        return place && *place < m_header->size() ? (*m_header)[*place] : QString(priceColumnKey(column));
    }

    void skip(const QString &field, const QString &reason)
    {
        m_plan.skipped.push_back(
            {cell(PriceColumn::Part).left(120), m_list->path, m_row->line, field.left(120), reason});
    }

    void doubt(const std::vector<PartHandle> &parts, const QString &reason)
    {
        QStringList ids;
        for (const PartHandle &part : parts)
            ids << part->id;
        m_plan.doubts.push_back({cell(PriceColumn::Part).left(120), m_list->path, m_row->line, ids, reason});
    }

    [[nodiscard]] std::vector<PartHandle> partsNamed(const QString &name) const
    {
        if (const PartHandle part = m_present.find(name))
            return {part};
        if (const PartHandle part = m_present.find(name.toLower()))
            return {part};
        std::vector<PartHandle> found = m_index.byNumber(normalNumber(name));
        return found.empty() ? m_index.byName(name) : found;
    }

    /// The failure's field is the column.
    [[nodiscard]] Result<Price> priceOf() const
    {
        Price price;
        const auto amount = amountFrom(cell(PriceColumn::Amount), m_list->mapping.decimalMark);
        if (!amount)
            return badInput(amount.error().message, name(PriceColumn::Amount));
        price.money.amount = amount->amount;
        const auto currency = currencyOf(amount->currencies);
        if (!currency)
            return tl::unexpected(currency.error());
        price.money.currency = *currency;
        const QString day = cell(PriceColumn::Date);
        price.date = m_list->mapping.date;
        if (!day.isEmpty() || !price.date.isValid()) {
            const auto date = dateFrom(day);
            if (!date)
                return badInput(date.error().message, name(PriceColumn::Date));
            price.date = *date;
        }
        return withWords(price);
    }

    [[nodiscard]] Result<QString> currencyOf(const QStringList &signs) const
    {
        QStringList named{m_list->mapping.currency};
        const QString word = cell(PriceColumn::Currency);
        if (!word.isEmpty())
            named = currenciesNamed(word);
        else if (m_list->mapping.currency.isEmpty())
            named = signs;
        if (named.size() != 1)
            return badInput(named.isEmpty() ? Prices::tr("names no currency that is known.")
                                            : Prices::tr("could be one of %1; say which.").arg(named.join(", "_L1)),
                            name(word.isEmpty() ? PriceColumn::Amount : PriceColumn::Currency));
        if (!signs.isEmpty() && !signs.contains(named.front()))
            return badInput(Prices::tr("has the sign of another currency than %1.").arg(named.front()),
                            name(PriceColumn::Amount));
        return named.front();
    }

    [[nodiscard]] Result<Price> withWords(Price price) const
    {
        price.condition = m_list->mapping.condition;
        price.basis = m_list->mapping.basis;
        if (const QString word = cell(PriceColumn::Condition); !word.isEmpty()) {
            const auto named = conditionNamed(word);
            if (!named)
                return badInput(Prices::tr("says neither new nor used."), name(PriceColumn::Condition));
            price.condition = *named;
        }
        if (const QString word = cell(PriceColumn::Basis); !word.isEmpty()) {
            const auto named = basisNamed(word);
            if (!named)
                return badInput(Prices::tr("is none of launch, list and market."), name(PriceColumn::Basis));
            price.basis = *named;
        }
        return price;
    }

    void add(const PartHandle &part, const Price &price)
    {
        const bool stored = std::any_of(part->prices.begin(), part->prices.end(),
                                        [&](const Price &present) { return samePrice(present, price); });
        const QString key = part->id + u'/' + price.money.currency + price.date.toString(Qt::ISODate) +
                            QString::number(static_cast<int>(price.condition));
        if (const auto before = m_seen.constFind(key); before != m_seen.constEnd()) {
            if (before.value() != price.money.amount)
                return doubt({part}, Prices::tr("Another row has a different price of the same part, day, currency and"
                                                " condition; the first one counts."));
            ++m_plan.unchanged;
            return;
        }
        m_seen.insert(key, price.money.amount);
        if (stored) {
            ++m_plan.unchanged;
            return;
        }
        const QString source = cell(PriceColumn::Source).left(LongestSource);
        m_plan.prices.push_back({part->id, price, source.isEmpty() ? QFileInfo(m_list->path).fileName() : source});
    }

    const Catalogue &m_present;
    PartIndex m_index;
    ImportPlan &m_plan;
    QHash<QString, double> m_seen; ///< part, currency, day and condition → amount
    const CsvRow *m_row = nullptr;
    const PriceList *m_list = nullptr;
    const QStringList *m_header = nullptr;
};

Result<void> readList(const PriceList &list, PriceImport &import, ImportPlan &plan, const Progress &progress)
{
    if (auto isFile = checkIsFile(list.path); !isFile)
        return isFile;
    QFile file(list.path);
    if (!file.open(QIODevice::ReadOnly))
        return cannotBeRead(file);
    const auto form = textFormOf(file, list.path);
    if (!form)
        return tl::unexpected(form.error());
    CsvReader reader(file, *form);
    CsvRow header;
    CsvRow row;
    if (!reader.next(header) || !header.problem.isEmpty())
        return badFile(Prices::tr("has no header line that can be read."), list.path);
    for (int rows = 0; reader.next(row); ++rows) {
        if (rows >= MostCsvRows)
            return badFile(Prices::tr("has more than the %1 rows that are taken.").arg(MostCsvRows), list.path);
        import.take(row, list, header.cells);
        if (plan.skipped.size() + plan.doubts.size() > MostRemarks)
            return badFile(Prices::tr("has more than %1 rows that cannot be used.").arg(MostRemarks), list.path);
        if (progress && rows % RowsBetweenProgress == 0 && !progress(file.pos(), file.size()))
            return badInput(Prices::tr("The import was stopped; nothing was stored."));
    }
    if (file.error() != QFileDevice::NoError)
        return cannotBeRead(file);
    return {};
}

} // namespace

Result<PriceListHead> readPriceListHead(const QString &path)
{
    if (const auto isFile = checkIsFile(path); !isFile)
        return tl::unexpected(isFile.error());
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return cannotBeRead(file);
    const auto form = textFormOf(file, path);
    if (!form)
        return tl::unexpected(form.error());
    CsvReader reader(file, *form);
    CsvRow row;
    if (!reader.next(row) || !row.problem.isEmpty())
        return badFile(Prices::tr("has no header line that can be read."), path);
    PriceListHead head{row.cells, {}, form->encoding, form->delimiter};
    while (head.rows.size() < SampleRows && reader.next(row)) {
        if (row.problem.isEmpty())
            head.rows.push_back(row.cells);
    }
    return head;
}

Result<ImportPlan> pricesPlan(const std::vector<PriceList> &lists, const Catalogue &present, const Progress &progress)
{
    ImportPlan plan;
    plan.title = Prices::tr("Prices");
    PriceImport import(present, plan);
    for (const PriceList &list : lists) {
        if (const QString missing = missingIn(list.mapping); !missing.isEmpty())
            return badFile(missing, list.path);
        plan.files << list.path;
        if (const auto read = readList(list, import, plan, progress); !read)
            return tl::unexpected(read.error());
    }
    return plan;
}

} // namespace rig::db
