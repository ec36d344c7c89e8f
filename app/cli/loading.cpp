// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loading.h"

#include "app/cli/reality_texts.h"
#include "app/cli/user_data.h"
#include "core/base/json.h"
#include "core/names/names.h"
#include "core/workload/planned_works.h"
#include "db/newer_catalogue.h"
#include "db/parts_files.h"
#include "db/whole_file.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

Result<Catalogue> shippedCatalogue(const db::KindSet &kinds)
{
    const auto path = db::findShippedCatalogue();
    if (!path)
        return tl::unexpected(path.error());
    if (const auto whole = db::checkCatalogue(*path, kinds); !whole)
        return tl::unexpected(whole.error());
    Result<Catalogue> catalogue = db::readCatalogue(*path, kinds);
    if (catalogue)
        catalogue->prices.today = QDate::currentDate();
    return catalogue;
}

Result<Catalogue> catalogueBelow(const QString &folder, const db::KindSet &kinds, QStringList &leftOut)
{
    if (const auto whole = db::checkCatalogueInUse(folder, kinds); !whole)
        return tl::unexpected(whole.error());
    Result<db::CatalogueInUse> use = db::catalogueInUse(folder, kinds);
    if (!use)
        return tl::unexpected(use.error());
    if (!use->problem.isEmpty())
        leftOut << use->problem;
    use->catalogue.prices.today = QDate::currentDate();
    return std::move(use->catalogue);
}

void addPriceOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {u"prices"_s,
         Cli::tr("Which prices count: new ones alone, used before new, or any: used where no new one of today exists."),
         u"new|used|any"_s, u"any"_s},
        {u"currency"_s, Cli::tr("The currency of prices, such as CNY; others are converted by the known rates."),
         u"C"_s, u"USD"_s},
    });
}

Result<Catalogue> withPriceOptions(Result<Catalogue> catalogue, const QCommandLineParser &parser)
{
    static const QHash<QString, Buying> choices{
        {u"new"_s, Buying::New}, {u"used"_s, Buying::Used}, {u"any"_s, Buying::NewElseUsed}};
    if (!catalogue)
        return catalogue;
    const auto choice = choices.constFind(parser.value(u"prices"_s));
    if (choice == choices.constEnd())
        return badInput(Cli::tr("--prices must be new, used or any, not “%1”.").arg(parser.value(u"prices"_s)));
    const QString currency = parser.value(u"currency"_s).toUpper();
    if (!converted({1, u"USD"_s}, currency, catalogue->rates))
        return badInput(Cli::tr("There is no rate for the currency “%1”.").arg(currency));
    catalogue->prices.buying = *choice;
    catalogue->prices.currency = currency;
    return catalogue;
}

void priceAsItIsPaid(OpenedBuild &opened, const QCommandLineParser &parser)
{
    const std::optional<Money> &tariff = opened.document.site.tariff;
    if (tariff && !parser.isSet(u"currency"_s) && converted({1, u"USD"_s}, tariff->currency, opened.catalogue.rates))
        opened.catalogue.prices.currency = tariff->currency;
}

void addOwnDataOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {u"parts"_s, Cli::tr("A file with parts of your own; may be given several times."), u"FILE.json"_s},
        {u"own"_s, Cli::tr("With your own and imported parts, prices and figures, as the window shows them.")},
        {u"store"_s, Cli::tr("The same from another folder."), u"FOLDER"_s},
    });
}

Outcome withLeftOut(Outcome outcome, const QStringList &leftOut)
{
    outcome.messages = leftOut + outcome.messages;
    if (!leftOut.isEmpty() && outcome.exitCode != BadInput)
        outcome.exitCode = NotReadOrWritten;
    return outcome;
}

Result<Catalogue> catalogueFor(const QCommandLineParser &parser, QStringList &leftOut, const db::KindSet &kinds)
{
    const bool own = parser.isSet(u"own"_s) || parser.isSet(u"store"_s);
    const QString folder = storeFolder(parser.value(u"store"_s));
    auto catalogue = own ? catalogueBelow(folder, kinds, leftOut) : shippedCatalogue(kinds);
    if (catalogue && own) {
        const auto store = storeToRead(folder);
        if (!store)
            return tl::unexpected(store.error());
        catalogue = store->over(std::move(*catalogue), kinds);
        leftOut << remarksOn(*store);
    }
    const QStringList files = parser.values(u"parts"_s);
    if (!catalogue || files.isEmpty())
        return catalogue;
    db::LoadedParts loaded = db::loadPartsFiles(std::move(*catalogue), files, Origin::Own);
    if (!loaded.failures.empty())
        return tl::unexpected(loaded.failures.front());
    return std::move(loaded.catalogue);
}

void addFormatOption(QCommandLineParser &parser)
{
    parser.addOption({u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s});
}

bool wantsJson(const QCommandLineParser &parser) { return parser.value(u"format"_s) == "json"_L1; }

std::optional<Outcome> wrongFormat(const QCommandLineParser &parser, const Invocation &invocation)
{
    const QString format = parser.value(u"format"_s);
    if (format == "text"_L1 || format == "json"_L1)
        return std::nullopt;
    return misused(invocation.command, Cli::tr("--format must be text or json, not “%1”.").arg(format));
}

Outcome answered(const QCommandLineParser &parser, const Invocation &invocation,
                 Result<Outcome> (*answer)(const QCommandLineParser &))
{
    if (const auto wrong = wrongFormat(parser, invocation))
        return *wrong;
    const Result<Outcome> outcome = answer(parser);
    return outcome ? *outcome : failed(outcome.error());
}

void addForeignTextOptions(QCommandLineParser &parser)
{
    addOwnDataOptions(parser);
    parser.addOption({u"currency"_s,
                      Cli::tr("What a sign means that several currencies use, where nothing in the list tells."),
                      u"CURRENCY"_s, u"USD"_s});
    addFormatOption(parser);
}

Result<ForeignText> foreignText(const QString &name, const QCommandLineParser &parser, QStringList &leftOut)
{
    Result<std::vector<reality::NamedText>> texts = textsCalled({name});
    if (!texts)
        return tl::unexpected(texts.error());
    Result<Catalogue> catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    return ForeignText{name, std::move(texts->front().bytes), *std::move(catalogue),
                       parser.value(u"currency"_s).toUpper()};
}

Result<OpenedBuild> openBuild(const QString &path, const Catalogue &catalogue)
{
    const Result<QByteArray> text = db::readWhole(path, JsonLimits().bytes);
    if (!text)
        return tl::unexpected(text.error());
    return readMachine(*text, path, catalogue);
}

QStringList remarksOn(const OpenedBuild &opened)
{
    QStringList remarks;
    for (const QString &id : opened.fromSnapshot)
        remarks << Cli::tr("%1 is not in the catalogue; its figures are those that the file was saved with.").arg(id);
    for (const FigureChange &change : opened.changed) {
        remarks << Cli::tr("%1: %2 was %3 when the file was saved and is %4 in the catalogue, which counts.",
                           "part, figure, old, new")
                       .arg(change.partName, names::figureName(change.figure), change.was, change.is);
    }
    return remarks;
}

} // namespace rig::cli
