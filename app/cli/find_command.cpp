// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/find_json.h"
#include "app/cli/find_question.h"
#include "app/cli/loading.h"
#include "app/cli/tables.h"
#include "core/finder/finder_words.h"
#include "core/finder/plain_work.h"
#include "core/finder/price_sheet.h"
#include "core/finder/why_words.h"
#include "core/names/names.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

using namespace finder;

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Result<void> takeFrontier(const QCommandLineParser &parser, FindOptions &options)
{
    if (!parser.isSet(u"frontier"_s))
        return {};
    const QStringList ends = parser.value(u"frontier"_s).split(u".."_s);
    bool isFirst = false;
    bool isSecond = false;
    const QString currency = parser.value(u"currency"_s).toUpper();
    const Money from{ends.front().toDouble(&isFirst), currency};
    const Money to{ends.back().toDouble(&isSecond), currency};
    if (ends.size() != 2 || !isFirst || !isSecond)
        return badInput(Cli::tr("--frontier must be two budgets, as 1000..20000."), u"frontier"_s);
    options.frontier = {from, to};
    return {};
}

QByteArray frontierTable(const Answer &answer)
{
    TextTable table;
    table.headings = {Cli::tr("from"), Cli::tr("does"), Cli::tr("cards")};
    table.numeric = {true, true, false};
    for (const finder::Found &step : answer.frontier)
        table.rows.push_back({names::money(step.spent()), objectiveText(step, answer.question), cardsText(step)});
    return asAlignedText(table);
}

QByteArray partsTable(const finder::Found &found, const Catalogue &catalogue)
{
    TextTable table;
    table.headings = {Cli::tr("part"), Cli::tr("number"), Cli::tr("price"), Cli::tr("place")};
    table.numeric = {false, true, false, false};
    for (const Item &item : found.document.build.items) {
        const PartHandle part = catalogue.find(item.part);
        const std::optional<PricePick> pick = part ? priceOf(*part, catalogue) : std::nullopt;
        table.rows.push_back({names::partName(item.part, catalogue), names::number(item.count),
                              item.owned ? Cli::tr("owned")
                              : pick     ? names::price(*pick)
                                         : names::noPrice(),
                              item.connector});
    }
    return asAlignedText(table);
}

QByteArray answerAsText(const Answer &answer, const BesideAnswer &beside, const Catalogue &catalogue)
{
    QStringList lines{answerText(answer, catalogue)};
    lines << answerReasons(answer, catalogue);
    for (const auto &[part, best] : beside.unwanted)
        lines << withPartText(best, answer, part, catalogue);
    if (beside.why)
        lines << whyTexts(answer, *beside.why, catalogue);
    if (const QStringList basis = answerBasis(answer, catalogue); !basis.isEmpty())
        lines << u"(%1)"_s.arg(basis.join(u' '));
    QByteArray text = (lines.join(u'\n') + u'\n').toUtf8();
    if (!answer.machines.empty())
        text += '\n' + partsTable(answer.machines.front(), catalogue);
    if (!answer.frontier.empty())
        text += '\n' + Cli::tr("The best of each budget:").toUtf8() + '\n' + frontierTable(answer);
    lines = QStringList{QString(), Cli::tr("What took no part:")};
    for (const auto &[why, count] : answer.leftOut)
        lines << u"  "_s + leftOutText(why, count, answer.question, catalogue.prices);
    lines << Cli::tr("What cut the search short, how often:");
    for (const auto &[why, count] : answer.proof.ruledOut)
        lines << u"  %1: %2"_s.arg(ruledOutText(why), names::number(double(count)));
    return text + (lines.join(u'\n') + u'\n').toUtf8();
}

/// What is asked for beside the answer; without a machine always what contradicts itself.
Result<BesideAnswer> besideOf(const Answer &answer, const QCommandLineParser &parser, const Catalogue &catalogue,
                              const ModelLibrary &library, const SpeedModel &speeds)
{
    BesideAnswer beside;
    FindOptions one;
    one.machines = 1;
    for (const QString &part : answer.question.with) {
        Result<Answer> best = find(withoutWish(answer.question, part), catalogue, library, speeds, one);
        if (!best)
            return tl::unexpected(best.error());
        beside.unwanted.emplace_back(part, *std::move(best));
    }
    if (!parser.isSet(u"why"_s) && !answer.machines.empty())
        return beside;
    Result<Why> why = whyOf(answer, catalogue, library, speeds);
    if (!why)
        return tl::unexpected(why.error());
    beside.why = *std::move(why);
    return beside;
}

Result<std::vector<Shop>> shopsOf(const QCommandLineParser &parser)
{
    std::vector<Shop> shops;
    for (const QString &text : parser.values(u"shop"_s)) {
        Result<Shop> shop = shopFromText(text);
        if (!shop)
            return tl::unexpected(shop.error());
        shops.push_back(*std::move(shop));
    }
    return shops.empty() ? usualShops() : shops;
}

Result<Outcome> outcomeOf(const QCommandLineParser &parser)
{
    QStringList leftOut;
    const Result<Catalogue> catalogue = withPriceOptions(catalogueFor(parser, leftOut), parser);
    const Result<ModelLibrary> library = shippedModels();
    const Result<TrainingRuns> runs = library ? shippedRuns(*library) : tl::unexpected(library.error());
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    if (!runs)
        return tl::unexpected(runs.error());
    const Result<Question> question = findQuestion(parser, *catalogue, *library);
    if (!question)
        return tl::unexpected(question.error());
    FindOptions options;
    bool isNumber = true;
    if (parser.isSet(u"top"_s))
        options.machines = parser.value(u"top"_s).toInt(&isNumber);
    if (!isNumber || options.machines < 1 || options.machines > 20)
        return badInput(Cli::tr("--top must be a number from 1 to 20, not “%1”.").arg(parser.value(u"top"_s)));
    if (const Result<void> taken = takeFrontier(parser, options); !taken)
        return tl::unexpected(taken.error());
    const Result<std::vector<Shop>> shops = shopsOf(parser);
    if (!shops)
        return tl::unexpected(shops.error());
    const SpeedModel speeds(*catalogue, *runs);
    QElapsedTimer timer;
    timer.start();
    const Result<Answer> answer = answerTo(*question, *catalogue, *library, speeds, options);
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    if (!answer)
        return tl::unexpected(answer.error());
    const Result<BesideAnswer> beside = besideOf(*answer, parser, *catalogue, *library, speeds);
    if (!beside)
        return tl::unexpected(beside.error());
    if (parser.isSet(u"sheet"_s)) {
        const Result<void> written =
            db::writeWhole(parser.value(u"sheet"_s), priceSheet(answer->machines, *shops, *catalogue));
        if (!written)
            return tl::unexpected(written.error());
    }
    const QByteArray text = wantsJson(parser) ? findAsJson(*answer, *beside, seconds, *catalogue)
                                              : answerAsText(*answer, *beside, *catalogue);
    return withLeftOut({answer->machines.empty() ? ExitCode::Found : Fine, text, {}}, leftOut);
}

} // namespace

Outcome runFind(const Invocation &invocation)
{
    QCommandLineParser parser;
    addFindOptions(parser);
    parser.addOptions({
        {u"frontier"_s, Cli::tr("The best machine of every budget between two."), u"A..B"_s},
        {u"top"_s, Cli::tr("So many machines that differ in their cards; without it 3."), u"N"_s},
        {u"why"_s, Cli::tr("Say what binds the answer, and which prices would change it.")},
        {u"sheet"_s,
         Cli::tr("Write the parts of all machines that are named as a price list with empty cells for the prices of "
                 "today, which “import prices” reads."),
         u"FILE.csv"_s},
        {u"shop"_s,
         Cli::tr("A shop for the links of that list, with {part} for the part's name; may be given several times. "
                 "Without it PCPartPicker, eBay and JD."),
         u"NAME=ADDRESS"_s},
        {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s},
    });
    addPriceOptions(parser);
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 0, 0))
        return *ended;
    return answered(parser, invocation, outcomeOf);
}

} // namespace rig::cli
