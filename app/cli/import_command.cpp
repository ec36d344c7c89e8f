// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/import_report.h"
#include "app/cli/list_command.h"
#include "app/cli/loading.h"
#include "app/cli/user_data.h"
#include "db/imports/opendb.h"
#include "db/imports/parts_file.h"
#include "db/imports/price_csv.h"

#include <QCoreApplication>
#include <QFileInfo>

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
    const auto present = store ? readUserData(*store).map([](UserData data) { return std::move(data.whole); })
                               : shippedCatalogue(db::allKinds());
    if (!present)
        return failed(present.error());
    const auto planned = planOf(what, paths, *present, store ? &*store : nullptr, parser.values(u"map"_s));
    if (!planned)
        return failed(planned.error());
    Outcome outcome;
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
         {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s}});
    if (const auto ended = parse(parser, invocation, 2, 10'000))
        return *ended;
    const QString what = parser.positionalArguments().first();
    if (what != "opendb"_L1 && what != "prices"_L1 && what != "parts"_L1)
        return misused(invocation.command,
                       Cli::tr("\"%1\" cannot be imported; it must be one of: opendb, prices, parts, list.").arg(what));
    const QString format = parser.value(u"format"_s);
    if (format != "text"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format is \"%1\"; it must be text or json.").arg(format));
    if (parser.isSet(u"map"_s) && what != "prices"_L1)
        return misused(invocation.command, Cli::tr("--map is for prices only."));
    return importInto(storeFolder(parser.value(u"store"_s)), what, parser.positionalArguments().mid(1), parser);
}

} // namespace rig::cli
