// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/import_report.h"
#include "app/cli/list_command.h"
#include "app/cli/loading.h"
#include "app/cli/user_data.h"
#include "db/imports/opendb.h"
#include "db/imports/parts_file.h"
#include "db/imports/price_csv.h"
#include "db/newer_catalogue.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// A column mapping that is worth remembering, and the header that it was made for.
struct Remembered
{
    QString key;
    QJsonObject mapping;
};

struct Planned
{
    db::ImportPlan plan;
    std::vector<Remembered> mappings;
};

Result<db::PriceMapping> mappingFor(const db::PriceListHead &head, const db::UserStore *store,
                                    const QStringList &choices)
{
    const auto known = store ? store->remembered(db::mappingKey(head.header)) : std::nullopt;
    const auto before = known ? db::priceMappingFromJson(*known, static_cast<int>(head.header.size())) : std::nullopt;
    db::PriceMapping mapping = before ? *before : db::guessPriceMapping(head.header, head.rows, head.delimiter);
    for (const QString &choice : choices) {
        const qsizetype equals = choice.indexOf(u'=');
        if (equals < 1)
            return badInput(Cli::tr("--map is \"%1\"; it must be KEY=COLUMN, such as amount=Price.").arg(choice));
        auto chosen = db::withChoice(mapping, head.header, choice.left(equals), choice.mid(equals + 1));
        if (!chosen)
            return chosen;
        mapping = *chosen;
    }
    return mapping;
}

Result<Planned> planPrices(const QStringList &paths, const Catalogue &present, const db::UserStore *store,
                           const QStringList &choices)
{
    std::vector<db::PriceList> lists;
    Planned planned;
    for (const QString &path : paths) {
        const auto head = db::readPriceListHead(path);
        if (!head)
            return tl::unexpected(head.error());
        auto mapping = mappingFor(*head, store, choices);
        if (!mapping) {
            mapping.error().file = path;
            return tl::unexpected(mapping.error());
        }
        lists.push_back({path, *mapping});
        if (!choices.isEmpty())
            planned.mappings.push_back({db::mappingKey(head->header), db::toJson(*mapping)});
    }
    auto plan = db::pricesPlan(lists, present);
    if (!plan)
        return tl::unexpected(plan.error());
    planned.plan = std::move(*plan);
    return planned;
}

Result<Planned> planned(Result<db::ImportPlan> plan)
{
    if (!plan)
        return tl::unexpected(plan.error());
    return Planned{std::move(*plan), {}};
}

Result<Planned> planOf(const QString &what, const QStringList &paths, const Catalogue &present,
                       const db::UserStore *store, const QStringList &choices)
{
    if (what == "opendb"_L1)
        return planned(db::openDbPlan(paths, present));
    if (what == "parts"_L1)
        return planned(db::partsPlan(paths, present));
    return planPrices(paths, present, store, choices);
}

Result<void> storeAll(db::UserStore &store, const Planned &planned)
{
    if (const auto applied = store.apply(planned.plan); !applied)
        return applied;
    for (const Remembered &entry : planned.mappings) {
        if (const auto kept = store.remember(entry.key, entry.mapping); !kept)
            return kept;
    }
    return {};
}

/// A preview only reads, and needs no store.
Result<std::optional<db::UserStore>> openStore(const QString &folder, bool preview)
{
    if (!preview)
        return db::UserStore::open(folder);
    if (!QFileInfo::exists(folder + u"/rigwright.sqlite"_s))
        return std::nullopt;
    auto store = storeToRead(folder);
    if (!store)
        return tl::unexpected(store.error());
    return *std::move(store);
}

Outcome importInto(const QString &folder, const QString &what, const QStringList &paths,
                   const QCommandLineParser &parser)
{
    const bool preview = parser.isSet(u"dry-run"_s);
    auto opened = openStore(folder, preview);
    if (!opened)
        return failed(opened.error());
    std::optional<db::UserStore> store = *std::move(opened);
    QStringList leftOut;
    auto present = catalogueBelow(folder, db::allKinds(), leftOut);
    if (present && store)
        present = store->over(*std::move(present));
    if (!present)
        return failed(present.error());
    const auto planned = planOf(what, paths, *present, store ? &*store : nullptr, parser.values(u"map"_s));
    if (!planned)
        return failed(planned.error());
    Outcome outcome{Fine, {}, leftOut};
    if (store)
        outcome.messages << remarksOn(*store);
    const bool storing = !preview && store;
    if (const auto stored = storing ? storeAll(*store, *planned) : Result<void>(); !stored)
        return failed(stored.error());
    const bool changed = storing && !planned->plan.isEmpty();
    outcome.data = parser.value(u"format"_s) == "json"_L1 ? importAsJson(planned->plan, changed)
                                                          : importAsText(planned->plan, changed);
    return outcome;
}

QByteArray catalogueAsJson(const QDate &day, bool stored)
{
    return QJsonDocument(QJsonObject{{"catalogue_date"_L1, day.toString(Qt::ISODate)}, {"stored"_L1, stored}}).toJson();
}

/// A whole catalogue in place of the shipped one, for those who read their own data.
Outcome importCatalogue(const QString &folder, const QString &path, bool preview, bool asJson)
{
    const QDate today = QDate::currentDate();
    const Result<QDate> day =
        preview ? db::checkNewerCatalogue(path, folder, today) : db::importCatalogue(path, folder, today);
    if (!day)
        return failed(day.error());
    if (!preview)
        static_cast<void>(db::UserStore::open(folder)); // --own asks for a store, an empty one where there was none
    if (asJson)
        return {Fine, catalogueAsJson(*day, !preview), {}};
    const QString said =
        preview ? Cli::tr("The catalogue of %1 is whole and can be read; this is a preview, and nothing was stored.")
                : Cli::tr("The catalogue of %1 counts now in the window, and here with --own or --store. \"import"
                          " catalogue --take-out\" lets the shipped one count again.");
    return {Fine, (said.arg(day->toString(Qt::ISODate)) + u'\n').toUtf8(), {}};
}

Outcome takeOutCatalogue(const QString &folder)
{
    if (const auto out = db::takeOutCatalogue(folder); !out)
        return failed(out.error());
    return {Fine, (Cli::tr("The shipped catalogue counts again.") + u'\n').toUtf8(), {}};
}

/// What is wrong with the arguments; empty where nothing is.
QString misuseOf(const QCommandLineParser &parser)
{
    const QStringList arguments = parser.positionalArguments();
    const QString &what = arguments.first();
    const bool catalogue = what == "catalogue"_L1;
    const QString format = parser.value(u"format"_s);
    if (what != "opendb"_L1 && what != "prices"_L1 && what != "parts"_L1 && !catalogue)
        return Cli::tr("\"%1\" cannot be imported; it must be one of: opendb, prices, parts, catalogue, list.")
            .arg(what);
    if (format != "text"_L1 && format != "json"_L1)
        return Cli::tr("--format is \"%1\"; it must be text or json.").arg(format);
    if (parser.isSet(u"map"_s) && what != "prices"_L1)
        return Cli::tr("--map is for prices only.");
    const bool out = parser.isSet(u"take-out"_s);
    if (out && !catalogue)
        return Cli::tr("--take-out is for a catalogue; other imports are taken out in the window: Data, Imports.");
    const qsizetype paths = arguments.size() - 1;
    if (out && paths > 0)
        return Cli::tr("--take-out needs no file.");
    if (!out && paths == 0)
        return Cli::tr("Name at least one file to import.");
    if (catalogue && paths > 1)
        return Cli::tr("One catalogue is imported: name its file.");
    return {};
}

} // namespace

Outcome runImport(const Invocation &invocation)
{
    if (invocation.arguments.value(0) == "list"_L1)
        return importList(invocation);
    QCommandLineParser parser;
    parser.addOptions(
        {{u"dry-run"_s, Cli::tr("Says what would be stored, and stores nothing.")},
         {u"map"_s,
          Cli::tr(
              "For prices: which column holds part, amount, currency, date, condition, basis or source; a currency or"
              " a date stands for all rows. May be given several times, and is remembered for the same header."),
          u"KEY=COLUMN"_s},
         {u"store"_s, Cli::tr("The folder of your store, where it is not the usual one."), u"FOLDER"_s},
         {u"take-out"_s, Cli::tr("For a catalogue: takes out the one that was imported, without a file.")},
         {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s}});
    if (const auto ended = parse(parser, invocation, 1, 10'000))
        return *ended;
    if (const QString misuse = misuseOf(parser); !misuse.isEmpty())
        return misused(invocation.command, misuse);
    const QString folder = storeFolder(parser.value(u"store"_s));
    const QStringList arguments = parser.positionalArguments();
    if (parser.isSet(u"take-out"_s))
        return takeOutCatalogue(folder);
    if (arguments.first() == "catalogue"_L1)
        return importCatalogue(folder, arguments[1], parser.isSet(u"dry-run"_s),
                               parser.value(u"format"_s) == "json"_L1);
    return importInto(folder, arguments.first(), arguments.mid(1), parser);
}

} // namespace rig::cli
