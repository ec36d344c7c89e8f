// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/show_board.h"
#include "app/cli/tables.h"
#include "core/advice/advice_words.h"
#include "core/guide/on_chip_memory.h"
#include "core/names/names.h"
#include "core/speeds/sixteen_bits.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QLatin1StringView certaintyKey(Certainty certainty)
{
    switch (certainty) {
    case Certainty::Vendor:
        return "vendor"_L1;
    case Certainty::Measured:
        return "measured"_L1;
    case Certainty::ThirdParty:
        return "third-party"_L1;
    case Certainty::Derived:
        return "derived"_L1;
    }
    return {};
}

QJsonValue sourceAsJson(const Source *source)
{
    if (!source)
        return QJsonValue::Null;
    return QJsonObject{{"id"_L1, source->id},
                       {"title"_L1, source->title},
                       {"publisher"_L1, source->publisher},
                       {"date"_L1, source->date},
                       {"url"_L1, source->url},
                       {"certainty"_L1, QString(certaintyKey(certaintyOf(source->kind)))}};
}

QLatin1StringView originKey(Origin origin)
{
    switch (origin) {
    case Origin::Shipped:
        return "shipped"_L1;
    case Origin::Own:
        return "own"_L1;
    case Origin::Imported:
        return "imported"_L1;
    case Origin::File:
        return "file"_L1;
    }
    return {};
}

QLatin1StringView basisKey(PriceBasis basis)
{
    switch (basis) {
    case PriceBasis::Launch:
        return "launch"_L1;
    case PriceBasis::List:
        return "list"_L1;
    case PriceBasis::Market:
        return "market"_L1;
    }
    return {};
}

QJsonObject priceAsJson(const Price &price, const Catalogue &catalogue)
{
    return {{"amount"_L1, price.money.amount},
            {"currency"_L1, price.money.currency},
            {"date"_L1, price.date.toString(Qt::ISODate)},
            {"basis"_L1, QString(basisKey(price.basis))},
            {"condition"_L1, price.condition == Condition::Used ? u"used"_s : u"new"_s},
            {"source"_L1, sourceAsJson(catalogue.source(price.source))}};
}

QJsonObject figureAsJson(const Field &field, const Part &part, const Catalogue &catalogue)
{
    const QString key = QString::fromLatin1(field.key);
    const Reading reading = field.get(part);
    const QString unit = names::figureUnit(key);
    return {
        {"key"_L1, key},
        {"name"_L1, names::figureName(key, part.kind)},
        {"value"_L1, asJson(reading.value)},
        {"unit"_L1, unit.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(unit)},
        {"source"_L1, reading.known() ? sourceAsJson(catalogue.source(reading.source)) : QJsonValue(QJsonValue::Null)}};
}

/// Registers and caches of a GPU; none of other parts.
std::vector<guide::OnChipFigure> onChipOf(const Part &part)
{
    return part.kind == Kind::Gpu ? guide::onChipFigures(static_cast<const Chip &>(part))
                                  : std::vector<guide::OnChipFigure>();
}

QString sixteenBitsOf(const Part &part)
{
    return part.kind == Kind::Gpu ? sixteenBitsText(static_cast<const Chip &>(part)) : QString();
}

/// What dated sources say of a GPU; none of other parts.
QStringList sourcesSayOf(const Part &part)
{
    const Result<advice::Library> library = advice::shippedLibrary();
    return part.kind == Kind::Gpu && library ? advice::remarkTexts(static_cast<const Chip &>(part), *library)
                                             : QStringList();
}

QJsonArray speedsAsJson(const Part &part, const Catalogue &catalogue)
{
    QJsonArray speeds;
    for (const SpeedRatio &ratio : catalogue.speeds) {
        if (ratio.gpu == part.id)
            speeds.append(QJsonObject{{"times"_L1, ratio.times},
                                      {"of"_L1, ratio.of},
                                      {"work"_L1, ratio.work},
                                      {"source"_L1, sourceAsJson(catalogue.source(ratio.source))}});
    }
    return speeds;
}

QByteArray asJson(const Part &part, const Catalogue &catalogue)
{
    QJsonArray figures;
    for (const Field &field : fieldsOf(part.kind))
        figures.append(figureAsJson(field, part, catalogue));
    for (const guide::OnChipFigure &figure : onChipOf(part))
        figures.append(QJsonObject{{"key"_L1, QString(guide::key(figure.what))},
                                   {"name"_L1, guide::onChipName(figure.what)},
                                   {"value"_L1, figure.kib},
                                   {"unit"_L1, u"KiB"_s},
                                   {"source"_L1, sourceAsJson(&figure.source)}});
    QJsonArray prices;
    for (const Price &price : part.prices)
        prices.append(priceAsJson(price, catalogue));
    QJsonObject object{
        {"id"_L1, part.id},
        {"kind"_L1, QString(kindKey(part.kind))},
        {"name"_L1, part.name},
        {"vendor"_L1, part.vendor.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(part.vendor)},
        {"part_number"_L1, part.partNumber.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(part.partNumber)},
        {"aliases"_L1, QJsonArray::fromStringList(part.aliases)},
        {"notes"_L1, QJsonArray::fromStringList(part.notes)},
        {"origin"_L1, QString(originKey(part.origin))},
        {"figures"_L1, figures},
        {"prices"_L1, prices}};
    if (part.kind == Kind::Gpu) {
        object.insert("speeds"_L1, speedsAsJson(part, catalogue));
        object.insert("sources_say"_L1, QJsonArray::fromStringList(sourcesSayOf(part)));
        object.insert("sixteen_bits"_L1,
                      sixteenBitsOf(part).isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(sixteenBitsOf(part)));
    }
    if (part.kind == Kind::Motherboard) {
        const auto &board = static_cast<const Board &>(part);
        const QJsonObject graph = boardAsJson(board, catalogue);
        for (auto it = graph.begin(); it != graph.end(); ++it)
            object.insert(it.key(), it.value());
        object.insert("lane_source"_L1, sourceAsJson(catalogue.source(board.laneSource)));
    }
    return QJsonDocument(object).toJson();
}

/// Title, publisher, date and certainty of a source.
QStringList sourceCells(const Source *source)
{
    if (!source)
        return {{}, {}, {}, {}};
    return {source->title, source->publisher, source->date, names::certainty(certaintyOf(source->kind))};
}

QByteArray asCsv(const Part &part, const Catalogue &catalogue)
{
    QByteArray csv = csvLine({u"key"_s, u"value"_s, u"unit"_s, u"source"_s, u"publisher"_s, u"date"_s, u"certainty"_s});
    for (const Field &field : fieldsOf(part.kind)) {
        const Reading reading = field.get(part);
        const QString key = QString::fromLatin1(field.key);
        std::vector<Value> cells{key, reading.value, names::figureUnit(key)};
        for (const QString &cell : sourceCells(reading.known() ? catalogue.source(reading.source) : nullptr))
            cells.emplace_back(cell);
        csv += csvLine(cells);
    }
    for (const guide::OnChipFigure &figure : onChipOf(part)) {
        std::vector<Value> cells{QString(guide::key(figure.what)), figure.kib, u"KiB"_s};
        for (const QString &cell : sourceCells(&figure.source))
            cells.emplace_back(cell);
        csv += csvLine(cells);
    }
    return csv;
}

/// Sources by number, in the order in which they are first cited: their titles are too long for a column.
class Citations
{
public:
    explicit Citations(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    [[nodiscard]] const Source *source(SourceIndex index) const { return m_catalogue.source(index); }

    QString cite(SourceIndex index)
    {
        const Source *source = m_catalogue.source(index);
        return source ? cite(*source) : QString();
    }

    QString cite(const Source &source)
    {
        const auto found =
            std::find_if(m_cited.begin(), m_cited.end(), [&](const Source &one) { return one.id == source.id; });
        const auto place = found - m_cited.begin();
        if (found == m_cited.end())
            m_cited.push_back(source);
        return u"[%1]"_s.arg(place + 1);
    }

    [[nodiscard]] QByteArray asText() const
    {
        QByteArray text;
        for (std::size_t i = 0; i < m_cited.size(); ++i) {
            const QStringList cells = sourceCells(&m_cited[i]);
            const QString line =
                cells[1].isEmpty()
                    ? Cli::tr("%1, %2 (%3)", "source: title, date, certainty").arg(cells[0], cells[2], cells[3])
                    : Cli::tr("%1, %2, %3 (%4)", "source: title, publisher, date, certainty")
                          .arg(cells[0], cells[1], cells[2], cells[3]);
            text += u"[%1] %2\n"_s.arg(QString::number(i + 1), line).toUtf8();
        }
        return text;
    }

private:
    const Catalogue &m_catalogue;
    std::vector<Source> m_cited;
};

QByteArray headAsText(const Part &part)
{
    QStringList head{u"%1 (%2, %3)"_s.arg(part.name, part.id, names::kind(part.kind))};
    if (!part.vendor.isEmpty() || !part.partNumber.isEmpty())
        head << QStringList{part.vendor, part.partNumber}.join(u' ').trimmed();
    if (!part.aliases.isEmpty())
        head << Cli::tr("also: %1", "other names of a part").arg(part.aliases.join(", "_L1));
    return head.join(u'\n').toUtf8() + "\n\n";
}

QByteArray figuresAsText(const Part &part, Citations &citations)
{
    TextTable table;
    table.headings = {Cli::tr("figure"), Cli::tr("value"), Cli::tr("unit"), Cli::tr("certainty"), Cli::tr("source")};
    table.numeric = {false, true};
    for (const Field &field : fieldsOf(part.kind)) {
        const Reading reading = field.get(part);
        const QString key = QString::fromLatin1(field.key);
        const Source *source = reading.known() ? citations.source(reading.source) : nullptr;
        table.rows.push_back({names::figureName(key, part.kind), names::value(reading.value), names::figureUnit(key),
                              sourceCells(source)[3], source ? citations.cite(reading.source) : QString()});
    }
    for (const guide::OnChipFigure &figure : onChipOf(part))
        table.rows.push_back({guide::onChipName(figure.what), guide::onChipText(figure.what, figure.kib), QString(),
                              sourceCells(&figure.source)[3], citations.cite(figure.source)});
    return asAlignedText(table);
}

QByteArray pricesAsText(const Part &part, Citations &citations)
{
    if (part.prices.empty())
        return Cli::tr("There is no price for this part.").toUtf8() + '\n';
    TextTable table;
    table.headings = {Cli::tr("price"), Cli::tr("basis"), Cli::tr("condition"), Cli::tr("date"), Cli::tr("source")};
    table.numeric = {true};
    for (const Price &price : part.prices) {
        table.rows.push_back({names::money(price.money), basisKey(price.basis),
                              price.condition == Condition::Used ? Cli::tr("used", "condition of a part")
                                                                 : Cli::tr("new", "condition of a part"),
                              price.date.toString(Qt::ISODate), citations.cite(price.source)});
    }
    return asAlignedText(table);
}

QByteArray speedsAsText(const Part &part, const Catalogue &catalogue, Citations &citations)
{
    QByteArray text;
    for (const SpeedRatio &ratio : catalogue.speeds) {
        if (ratio.gpu != part.id)
            continue;
        const PartHandle other = catalogue.find(ratio.of);
        text += Cli::tr("Speed: %1 of %2 (%3) %4", "a number such as 0.45, a GPU, the work, a citation such as [3]")
                    .arg(names::number(ratio.times, 2), other ? other->name : ratio.of, ratio.work,
                         citations.cite(ratio.source))
                    .toUtf8() +
                '\n';
    }
    return text.isEmpty() ? text : '\n' + text;
}

QByteArray asTable(const Part &part, const Catalogue &catalogue)
{
    Citations citations(catalogue);
    QByteArray text = headAsText(part) + figuresAsText(part, citations) + '\n' + pricesAsText(part, citations);
    text += speedsAsText(part, catalogue, citations);
    if (const QString fast = sixteenBitsOf(part); !fast.isEmpty())
        text += fast.toUtf8() + '\n';
    for (const QString &said : sourcesSayOf(part))
        text += said.toUtf8() + '\n';
    if (part.kind == Kind::Motherboard)
        text += '\n' + boardAsText(static_cast<const Board &>(part), catalogue);
    for (const QString &note : part.notes)
        text += "\n" + Cli::tr("Note: %1").arg(note).toUtf8() + "\n";
    return text + '\n' + citations.asText();
}

/// Up to five ids of parts that the user may have meant.
QStringList similarTo(const QString &wanted, const Catalogue &catalogue)
{
    const QStringList parts =
        wanted.toLower().split(u'-', Qt::SkipEmptyParts).join(u' ').split(u' ', Qt::SkipEmptyParts);
    QStringList ids;
    for (const Kind kind : db::allKinds()) {
        for (const PartHandle &part : catalogue.parts(kind)) {
            const QString text = (QStringList{part->id, part->name} + part->aliases).join(u' ').toLower();
            if (!parts.isEmpty() &&
                std::all_of(parts.begin(), parts.end(), [&](const QString &word) { return text.contains(word); }))
                ids << part->id;
        }
    }
    return ids.mid(0, 5);
}

Failure noSuchPart(const QString &id, const Catalogue &catalogue)
{
    const QStringList similar = similarTo(id, catalogue);
    const QString message =
        similar.isEmpty()
            ? Cli::tr("There is no part \"%1\"; \"rigwright-cli parts KIND --search TEXT\" finds ids.").arg(id)
            : Cli::tr("There is no part \"%1\"; there are: %2.").arg(id, similar.join(", "_L1));
    return {Failure::Kind::BadInput, message, {}, 0, {}};
}

} // namespace

Outcome runShow(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    parser.addOption({u"format"_s, Cli::tr("table, csv or json."), u"FORMAT"_s, u"table"_s});
    if (const auto ended = parse(parser, invocation, 1, 1))
        return *ended;
    const QString format = parser.value(u"format"_s);
    if (format != "table"_L1 && format != "csv"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format must be table, csv or json, not \"%1\".").arg(format));
    QStringList leftOut;
    const auto catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return failed(catalogue.error());
    const QString id = parser.positionalArguments().first();
    const PartHandle part = catalogue->find(id);
    if (!part)
        return failed(noSuchPart(id, *catalogue));
    if (format == "table"_L1)
        return withLeftOut({Fine, asTable(*part, *catalogue), {}}, leftOut);
    return withLeftOut({Fine, format == "csv"_L1 ? asCsv(*part, *catalogue) : asJson(*part, *catalogue), {}}, leftOut);
}

} // namespace rig::cli
