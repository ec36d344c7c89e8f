// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/tables.h"
#include "app/cli/where.h"
#include "core/advice/advice_words.h"
#include "core/search/part_search.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The parts that a search finds, as in the window: with misprints mended where the words as typed find nothing.
std::vector<PartHandle> searched(const QString &text, Kind kind, const Catalogue &catalogue)
{
    const std::vector<PartHandle> &all = catalogue.parts(kind);
    const SearchQuery asked(text);
    if (asked.isEmpty())
        return all;
    const SearchTexts texts(catalogue, kind);
    const SearchQuery query = texts.forgiving(asked);
    std::vector<PartHandle> found;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (query.matches(texts.texts()[i]))
            found.push_back(all[i]);
    }
    return found;
}

void sortBy(std::vector<PartHandle> &parts, const Column &column, bool descending)
{
    std::stable_sort(parts.begin(), parts.end(), [&](const PartHandle &left, const PartHandle &right) {
        const Value a = valueOf(column, *left);
        const Value b = valueOf(column, *right);
        if (a.index() == 0 || b.index() == 0)
            return a.index() != 0 && b.index() == 0;
        return descending ? before(b, a) : before(a, b);
    });
}

/// The parts that the options choose, in their order.
Result<std::vector<PartHandle>> chosen(const QCommandLineParser &parser, Kind kind, const Catalogue &catalogue,
                                       const std::vector<Column> &columns)
{
    std::vector<PartHandle> parts = searched(parser.value(u"search"_s), kind, catalogue);
    if (parser.isSet(u"where"_s)) {
        const auto filter = parseFilter(parser.value(u"where"_s), columns);
        if (!filter)
            return tl::unexpected(filter.error());
        std::erase_if(parts, [&](const PartHandle &part) { return !(*filter)(*part); });
    }
    const QString first = kind == Kind::Gpu ? parser.value(u"first"_s) : QString();
    if (!parser.isSet(u"sort"_s) && first.isEmpty())
        return parts;
    const QString sort = first == "compute"_L1     ? u"-fp32_tflops"_s
                         : first == "bandwidth"_L1 ? u"-memory_bandwidth_gb_s"_s
                                                   : parser.value(u"sort"_s);
    const bool descending = sort.startsWith(u'-');
    const Column *column = findColumn(columns, descending ? sort.mid(1) : sort);
    if (!column)
        return tl::unexpected(unknownKey(sort, columns));
    sortBy(parts, *column, descending);
    return parts;
}

/// Whether an option names a price of today, or what one gets for money or watts: reading all cards for it is not free.
bool asksForToday(const QCommandLineParser &parser)
{
    const QString asked = parser.value(u"columns"_s) + u' ' + parser.value(u"sort"_s) + u' ' + parser.value(u"where"_s);
    const QStringList &keys = ChipColumns::keys();
    return std::any_of(keys.begin(), keys.end(), [&](const QString &key) { return asked.contains(key); });
}

Result<QByteArray> listed(const QCommandLineParser &parser, Kind kind, QStringList &leftOut)
{
    const QString format = parser.value(u"format"_s);
    if (format != "table"_L1 && format != "csv"_L1 && format != "json"_L1)
        return badInput(Cli::tr("--format must be table, csv or json, not \"%1\".").arg(format));
    // A card is found by its chip's name and memory, too; what a GPU costs today is known of its cards.
    const bool today = kind == Kind::Gpu && asksForToday(parser);
    const bool both = kind == Kind::Card || today;
    const auto catalogue = withPriceOptions(
        catalogueFor(parser, leftOut, both ? db::KindSet{Kind::Gpu, Kind::Card} : db::KindSet{kind}), parser);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const std::vector<Column> all = columnsOf(kind, today ? std::make_shared<const ChipColumns>(*catalogue) : nullptr);
    Result<std::vector<Column>> columns = format == "table"_L1 ? tableColumnsOf(kind) : columnsOf(kind);
    if (parser.isSet(u"columns"_s))
        columns = columnsByKey(all, parser.value(u"columns"_s).split(u',', Qt::SkipEmptyParts));
    if (!columns)
        return tl::unexpected(columns.error());
    const auto parts = chosen(parser, kind, *catalogue, all);
    if (!parts)
        return tl::unexpected(parts.error());
    if (format == "table"_L1)
        return partsAsTable(*parts, *columns);
    return format == "csv"_L1 ? partsAsCsv(*parts, *columns) : partsAsJson(*parts, *columns);
}

QString kindNames()
{
    QStringList names;
    for (const Kind kind : db::allKinds())
        names << QString(kindKey(kind));
    return names.join(", "_L1);
}

Outcome list(const QCommandLineParser &parser, Kind kind)
{
    QStringList leftOut;
    const auto text = listed(parser, kind, leftOut);
    if (!text)
        return failed(text.error());
    return withLeftOut({Fine, *text, {}}, leftOut);
}

void addListOptions(QCommandLineParser &parser)
{
    addOwnDataOptions(parser);
    addPriceOptions(parser);
    parser.addOptions({
        {u"search"_s,
         Cli::tr("Only parts in which every word of TEXT is found: names, numbers, vendors, figures with their unit "
                 "such as 24GB. Misprints are forgiven."),
         u"TEXT"_s},
        {u"where"_s,
         Cli::tr("Only parts for which EXPR holds, e.g. \"memory_gib >= 24 and (vendor = NVIDIA or name ~ Pro)\"."),
         u"EXPR"_s},
        {u"sort"_s, Cli::tr("Sorts by a figure; -KEY sorts from the largest. What is unknown comes last."), u"KEY"_s},
        {u"columns"_s, Cli::tr("The figures to show, separated by commas."), u"KEY,KEY"_s},
        {u"format"_s, Cli::tr("table, csv or json; csv and json hold every figure."), u"FORMAT"_s, u"table"_s},
    });
}

} // namespace

Outcome runGpus(const Invocation &invocation)
{
    QCommandLineParser parser;
    addListOptions(parser);
    parser.addOption(
        {u"first"_s,
         Cli::tr("What counts first, compute or bandwidth: sorts by it, and says which sources put it first "
                 "and which the other."),
         u"compute|bandwidth"_s});
    if (const auto ended = parse(parser, invocation, 0, 0))
        return *ended;
    const QString first = parser.value(u"first"_s);
    if (!parser.isSet(u"first"_s))
        return list(parser, Kind::Gpu);
    if (first != "compute"_L1 && first != "bandwidth"_L1)
        return misused(invocation.command, Cli::tr("--first must be compute or bandwidth, not \"%1\".").arg(first));
    const Result<advice::Library> library = advice::shippedLibrary();
    if (!library)
        return failed(library.error());
    Outcome outcome = list(parser, Kind::Gpu);
    outcome.messages << advice::computeOrBandwidthText(*library, Catalogue());
    return outcome;
}

Outcome runParts(const Invocation &invocation)
{
    QCommandLineParser parser;
    addListOptions(parser);
    if (const auto ended = parse(parser, invocation, 1, 1))
        return *ended;
    const QString name = parser.positionalArguments().first();
    if (const std::optional<Kind> kind = kindFromKey(name))
        return list(parser, *kind);
    return {BadInput, {}, {Cli::tr("\"%1\" is no kind of part; there are: %2.").arg(name, kindNames())}};
}

} // namespace rig::cli
