// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_overlay.h"

#include "core/catalogue/codec.h"
#include "core/names/names.h"
#include "db/store_prices.h"
#include "db/store_rows.h"

#include <QCoreApplication>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Store
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

constexpr int MostSentences = 20;

/// An import, as far as what came from it must say so.
struct ImportRow
{
    QString title;
    QString source; ///< id
    QString date;
};

class Overlay
{
public:
    Overlay(const Connection &store, int version, Catalogue shipped, const KindSet &kinds)
        : m_store(store), m_version(version), m_catalogue(std::move(shipped)), m_kinds(kinds)
    {
    }

    [[nodiscard]] SqlResult<Overlaid> run();

private:
    using Step = SqlResult<void> (Overlay::*)();

    SqlResult<void> readImports();
    SqlResult<void> addImportedSources();
    SqlResult<void> addOwnSources();
    SqlResult<void> addImportedParts();
    SqlResult<void> addOwnParts();
    SqlResult<void> addImportedPrices();
    SqlResult<void> addOwnPrices();
    SqlResult<void> fillFigures();
    SqlResult<void> overrideFigures();
    SqlResult<void> addOwnRates();

    void addSource(const QSqlQuery &row);
    void addPart(const QString &id, Kind kind, const QJsonObject &body, Origin origin);
    SourceIndex sourceOf(int import);
    SourceIndex observer(int import, const QString &name);
    std::shared_ptr<Part> changeable(const QString &id);
    void setFigure(const QSqlQuery &row, SourceIndex source, Part &part);
    void putBack();
    void leaveOut(const QString &sentence);
    QStringList sentences() const;

    const Connection &m_store;
    const int m_version;
    Catalogue m_catalogue;
    const KindSet &m_kinds;
    QHash<int, ImportRow> m_imports;
    QHash<QString, SourceIndex> m_observers;
    QHash<QString, std::shared_ptr<Part>> m_changed; ///< copied once, put back at the end
    QStringList m_leftOut;
    int m_leftOutMore = 0;
};

SqlResult<Overlaid> Overlay::run()
{
    // What an upgraded store has besides; a store that could not be upgraded is read as it is.
    struct Read
    {
        int since;
        Step step;
    };
    constexpr std::array steps{
        Read{2, &Overlay::readImports},      Read{1, &Overlay::addOwnSources}, Read{2, &Overlay::addImportedSources},
        Read{2, &Overlay::addImportedParts}, Read{1, &Overlay::addOwnParts},   Read{2, &Overlay::addImportedPrices},
        Read{1, &Overlay::addOwnPrices},     Read{2, &Overlay::fillFigures},   Read{2, &Overlay::overrideFigures},
        Read{2, &Overlay::addOwnRates},
    };
    for (const Read &read : steps) {
        if (m_version < read.since)
            continue;
        const auto done = (this->*read.step)();
        if (!done && !done.error().corrupt)
            return tl::unexpected(done.error());
        if (!done)
            leaveOut(Store::tr("A part of your store cannot be read and is left out. %1", "what SQLite said")
                         .arg(done.error().sentence()));
    }
    putBack();
    return Overlaid{std::move(m_catalogue), sentences()};
}

void Overlay::leaveOut(const QString &sentence)
{
    if (m_leftOut.size() < MostSentences)
        m_leftOut << sentence;
    else
        ++m_leftOutMore;
}

QStringList Overlay::sentences() const
{
    if (m_leftOutMore == 0)
        return m_leftOut;
    return m_leftOut + QStringList{Store::tr("%n more entries of your store are left out.", nullptr, m_leftOutMore)};
}

SqlResult<void> Overlay::readImports()
{
    return eachRow(m_store, u"SELECT id, title, source, substr(time, 1, 10) FROM import"_s, {},
                   [&](const QSqlQuery &row) {
                       m_imports.insert(row.value(0).toInt(),
                                        {row.value(1).toString(), row.value(2).toString(), row.value(3).toString()});
                   });
}

/// Of a row (id, body).
void Overlay::addSource(const QSqlQuery &row)
{
    const QString id = row.value(0).toString();
    if (m_catalogue.sourceIndex(id) != NoSource)
        return;
    const auto source = sourceFromJson(objectAt(row, 1));
    if (source && source->id == id) {
        m_catalogue.sources.push_back(*source);
        return;
    }
    // Its parts are worth more than its description.
    Source nameless;
    nameless.id = id;
    nameless.title = id;
    m_catalogue.sources.push_back(nameless);
    leaveOut(Store::tr("The source %1 of your own parts cannot be read; its name alone is kept.", "id").arg(id));
}

SqlResult<void> Overlay::addImportedSources()
{
    return eachRow(m_store, u"SELECT id, body FROM imported_source ORDER BY import DESC, id"_s, {},
                   [&](const QSqlQuery &row) { addSource(row); });
}

SqlResult<void> Overlay::addOwnSources()
{
    return eachRow(m_store, u"SELECT id, body FROM own_source ORDER BY rowid"_s, {},
                   [&](const QSqlQuery &row) { addSource(row); });
}

void Overlay::addPart(const QString &id, Kind kind, const QJsonObject &body, Origin origin)
{
    auto part = partFromJson(body, kind, m_catalogue, origin);
    if (!part)
        return leaveOut(Store::tr("Your own part %1 cannot be read and is left out. %2", "id, what is wrong")
                            .arg(id, part.error().sentence()));
    if ((*part)->id != id)
        return leaveOut(Store::tr("Your own part %1 cannot be read and is left out: it calls itself %2.", "ids")
                            .arg(id, (*part)->id));
    m_catalogue.add(std::move(*part));
}

// As a blob the text comes as it lies, without a way through UTF-16.
SqlResult<void> Overlay::addImportedParts()
{
    const QString sql = u"SELECT id, own, CASE WHEN length(body) <= ? THEN CAST(body AS BLOB) END"
                        " FROM imported_part AS part WHERE kind = ?"
                        " AND NOT EXISTS (SELECT 1 FROM imported_part AS later"
                        "  WHERE later.id = part.id AND later.import > part.import)"
                        " AND NOT EXISTS (SELECT 1 FROM own_part WHERE own_part.id = part.id"
                        "  AND (part.own = 0 OR own_part.since >= part.import))"
                        " ORDER BY number"_s;
    for (const Kind kind : m_kinds) {
        auto read = eachRow(m_store, sql, {LongestBody, QString(kindKey(kind))}, [&](const QSqlQuery &row) {
            const QString id = row.value(0).toString();
            const Origin origin = row.value(1).toInt() != 0 ? Origin::Own : Origin::Imported;
            const PartHandle shipped = m_catalogue.find(id);
            if (!shipped || origin == Origin::Own)
                addPart(id, kind, objectAt(row, 2), origin);
        });
        if (!read)
            return read;
    }
    return {};
}

SqlResult<void> Overlay::addOwnParts()
{
    const QString laterFile = u" AND NOT EXISTS (SELECT 1 FROM imported_part AS part WHERE part.id = own_part.id"
                              "  AND part.own <> 0 AND part.import > own_part.since)"_s;
    const QString sql = u"SELECT id, CASE WHEN length(body) <= ? THEN CAST(body AS BLOB) END"
                        " FROM own_part WHERE kind = ?"_s +
                        (m_version < 2 ? QString() : laterFile) + u" ORDER BY rowid"_s;
    for (const Kind kind : m_kinds) {
        auto read = eachRow(m_store, sql, {LongestBody, QString(kindKey(kind))}, [&](const QSqlQuery &row) {
            addPart(row.value(0).toString(), kind, objectAt(row, 1), Origin::Own);
        });
        if (!read)
            return read;
    }
    return {};
}

std::shared_ptr<Part> Overlay::changeable(const QString &id)
{
    if (const auto known = m_changed.value(id))
        return known;
    const PartHandle part = m_catalogue.find(id);
    if (!part)
        return nullptr;
    std::shared_ptr<Part> copy = copyOf(*part);
    m_changed.insert(id, copy);
    return copy;
}

void Overlay::putBack()
{
    for (const std::shared_ptr<Part> &part : std::as_const(m_changed))
        m_catalogue.add(part);
}

/// What the figures of an import cite.
SourceIndex Overlay::sourceOf(int import)
{
    const ImportRow row = m_imports.value(import);
    const SourceIndex known = m_catalogue.sourceIndex(row.source);
    return known != NoSource ? known : observer(import, row.title);
}

/// A source that has nothing but a name: who observed an imported price.
SourceIndex Overlay::observer(int import, const QString &name)
{
    const ImportRow row = m_imports.value(import);
    const QString title = name.isEmpty() ? row.title : name;
    const QString id = u"import-%1:%2"_s.arg(QString::number(import), title);
    if (const auto known = m_observers.constFind(id); known != m_observers.constEnd())
        return *known;
    m_catalogue.sources.push_back({id, title, row.title, row.date, {}, {}, SourceKind::Shop});
    const auto index = static_cast<SourceIndex>(m_catalogue.sources.size()) - 1;
    m_observers.insert(id, index);
    return index;
}

SqlResult<void> Overlay::addImportedPrices()
{
    const QString sql = u"SELECT part, currency, amount, date, condition, basis, source, import"
                        " FROM imported_price AS price"
                        " WHERE NOT EXISTS (SELECT 1 FROM imported_price AS later WHERE later.part = price.part"
                        "  AND later.currency = price.currency AND later.date = price.date"
                        "  AND later.condition = price.condition AND later.basis = price.basis"
                        "  AND later.source = price.source AND later.import > price.import)"
                        " ORDER BY part, date, import"_s;
    return eachRow(m_store, sql, {}, [&](const QSqlQuery &row) {
        const QString id = row.value(0).toString();
        const std::shared_ptr<Part> part = changeable(id);
        if (!part)
            return;
        std::optional<Price> price = priceAt(row, 1);
        const std::optional<PriceBasis> basis = basisFromWord(row.value(5).toString());
        if (!price || !basis)
            return leaveOut(Store::tr("An imported price of %1 cannot be read and is left out.", "id").arg(id));
        price->basis = *basis;
        price->source = observer(row.value(7).toInt(), row.value(6).toString());
        part->prices.push_back(*price);
    });
}

SqlResult<void> Overlay::addOwnPrices()
{
    QHash<QString, std::vector<Price>> own;
    const QString sql = u"SELECT part, currency, amount, date, condition FROM own_price ORDER BY date, rowid"_s;
    auto read = eachRow(m_store, sql, {}, [&](const QSqlQuery &row) {
        const QString id = row.value(0).toString();
        if (!m_catalogue.find(id))
            return; // the part is not in this catalogue; its price waits for it
        if (const std::optional<Price> price = priceAt(row, 1))
            own[id].push_back(*price);
        else
            leaveOut(Store::tr("Your own price of %1 cannot be read and is left out.", "id").arg(id));
    });
    for (auto it = own.cbegin(); it != own.cend(); ++it) {
        std::vector<Price> &prices = changeable(it.key())->prices;
        prices.insert(prices.end(), it.value().begin(), it.value().end());
    }
    return read;
}

/// Of a row (part, key, value, …).
void Overlay::setFigure(const QSqlQuery &row, SourceIndex source, Part &part)
{
    const QString key = row.value(1).toString();
    const Field *field = findField(part.kind, key);
    const auto value = field ? valueFromJson(objectAt(row, 2), *field) : Result<Value>(Value());
    if (!value)
        return leaveOut(Store::tr("Your figure \"%1\" of %2 is left out. %3", "figure, part, what is wrong")
                            .arg(names::figureName(key), part.name, value.error().sentence()));
    if (value->index() == 0)
        return leaveOut(
            Store::tr("Your figure \"%1\" of %2 cannot be read and is left out.", "figure, part").arg(key, part.name));
    field->set(part, *value, source);
}

SqlResult<void> Overlay::fillFigures()
{
    const QString sql = u"SELECT part, key, value, import FROM imported_figure AS figure"
                        " WHERE NOT EXISTS (SELECT 1 FROM imported_figure AS later WHERE later.part = figure.part"
                        "  AND later.key = figure.key AND later.import > figure.import)"_s;
    return eachRow(m_store, sql, {}, [&](const QSqlQuery &row) {
        const QString id = row.value(0).toString();
        const PartHandle part = m_changed.contains(id) ? m_changed.value(id) : m_catalogue.find(id);
        if (!part)
            return;
        const Field *field = findField(part->kind, row.value(1).toString());
        if (!field || !field->get(*part).known())
            setFigure(row, sourceOf(row.value(3).toInt()), *changeable(id));
    });
}

SqlResult<void> Overlay::overrideFigures()
{
    const QString sql = u"SELECT part, key, value, reason, date FROM own_figure ORDER BY part, key"_s;
    return eachRow(m_store, sql, {}, [&](const QSqlQuery &row) {
        const std::shared_ptr<Part> part = changeable(row.value(0).toString());
        if (!part)
            return;
        const QString reason = row.value(3).toString();
        Source source;
        source.id = u"own-figure:%1:%2"_s.arg(part->id, row.value(1).toString());
        source.title = reason.isEmpty() ? Store::tr("Your own figure") : Store::tr("Your own figure: %1").arg(reason);
        source.date = row.value(4).toString();
        source.kind = SourceKind::Owner;
        m_catalogue.sources.push_back(source);
        setFigure(row, static_cast<SourceIndex>(m_catalogue.sources.size()) - 1, *part);
    });
}

SqlResult<void> Overlay::addOwnRates()
{
    std::vector<Rate> own;
    auto read = eachRow(
        m_store, u"SELECT currency, per_usd, date FROM own_rate ORDER BY currency"_s, {}, [&](const QSqlQuery &row) {
            const QString currency = row.value(0).toString();
            const auto rate = rateFromJson({{"currency"_L1, currency},
                                            {"per_usd"_L1, row.value(1).toDouble()},
                                            {"date"_L1, row.value(2).toString()}},
                                           {});
            if (rate)
                own.push_back(*rate);
            else
                leaveOut(Store::tr("Your own rate of %1 cannot be read and is left out. %2", "currency, what is wrong")
                             .arg(currency, rate.error().sentence()));
        });
    m_catalogue.rates.insert(m_catalogue.rates.begin(), own.begin(), own.end());
    return read;
}

} // namespace

SqlResult<Overlaid> laidOver(const Connection &store, int version, Catalogue shipped, const KindSet &kinds)
{
    const auto moment = Transaction::beginReading(store);
    if (!moment)
        return tl::unexpected(moment.error());
    return Overlay(store, version, std::move(shipped), kinds).run();
}

} // namespace rig::db
