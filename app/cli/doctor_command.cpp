// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/tables.h"
#include "core/checks/catalog.h"
#include "core/checks/run_checks.h"
#include "core/machine/placer.h"
#include "core/names/names.h"
#include "db/catalogue_file.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The same machines each time, so that two runs can be compared.
constexpr quint32 Seed = 20261121;
constexpr int Machines = 1000; ///< where nothing else is asked for
constexpr int MostMachines = 100'000;

/// How often a check spoke, was silent, and lacked a figure.
struct Tally
{
    int fired = 0;
    int unknown = 0;
    std::map<std::string_view, int> missing;
};

const Part &anyOf(const std::vector<PartHandle> &parts, QRandomGenerator &random)
{
    return *parts[random.bounded(static_cast<quint32>(parts.size()))];
}

void add(Document &document, const Part &part, int count = 1)
{
    Item item;
    item.id = document.build.nextId();
    item.kind = part.kind;
    item.part = part.id;
    item.count = count;
    document.build.items.push_back(std::move(item));
}

/// A processor that the board takes; null where the catalogue has none.
const Part *processorFor(const Board &board, const Catalogue &catalogue, QRandomGenerator &random)
{
    std::vector<const Part *> fitting;
    for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
        if (board.socket && static_cast<const Processor &>(*part).socket.value == board.socket.value)
            fitting.push_back(part.get());
    }
    return fitting.empty() ? nullptr : fitting[random.bounded(static_cast<quint32>(fitting.size()))];
}

/// A board of the catalogue with a processor that fits, one to four cards of one model in their best places, a drive,
/// and whatever supply, case, cooler and memory come up.
Document randomMachine(const Catalogue &catalogue, QRandomGenerator &random)
{
    Document document;
    const Part &board = anyOf(catalogue.parts(Kind::Motherboard), random);
    add(document, board);
    if (const Part *processor = processorFor(static_cast<const Board &>(board), catalogue, random))
        add(document, *processor);
    for (const Kind kind : {Kind::Supply, Kind::Case, Kind::Cooler, Kind::Memory, Kind::Drive})
        add(document, anyOf(catalogue.parts(kind), random));
    const Part &card = anyOf(catalogue.parts(Kind::Card), random);
    for (quint32 i = random.bounded(4) + 1; i > 0; --i)
        add(document, card);
    const Machine machine = resolve(document.build, catalogue);
    const std::optional<Placement> placement = bestPlacement(machine, document.use.work);
    for (std::size_t i = 0; placement && i < machine.devices.size(); ++i) {
        const int connector = placement->connectors[i];
        for (Item &item : document.build.items) {
            if (item.id == machine.devices[i].item && connector >= 0)
                item.connector = machine.board->part->connectors[static_cast<std::size_t>(connector)].label;
        }
    }
    return document;
}

std::map<std::string_view, Tally> tallied(const Catalogue &catalogue, int machines)
{
    std::map<std::string_view, Tally> tallies;
    QRandomGenerator random(Seed);
    for (int i = 0; i < machines; ++i) {
        const Document document = randomMachine(catalogue, random);
        const Machine machine = resolve(document.build, catalogue);
        const Assessment assessment = assess(machine, document.site, document.use);
        std::map<std::string_view, bool> unknown;
        std::map<std::string_view, bool> fired;
        for (const Finding &finding : runChecks({machine, document.site, document.use, assessment})) {
            if (finding.severity != Severity::Unknown) {
                fired[finding.check] = true;
                continue;
            }
            for (const char *check : finding.blocked) {
                if (!unknown[check])
                    ++tallies[check].missing[finding.missing.figure];
                unknown[check] = true;
            }
        }
        for (const auto &[check, yes] : fired)
            ++tallies[check].fired;
        for (const auto &[check, yes] : unknown)
            tallies[check].unknown += fired[check] ? 0 : 1;
    }
    return tallies;
}

/// The figures that are missing most often, the three first.
QStringList mostMissing(const Tally &tally)
{
    std::vector<std::pair<std::string_view, int>> figures(tally.missing.begin(), tally.missing.end());
    std::stable_sort(figures.begin(), figures.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    QStringList names;
    for (std::size_t i = 0; i < figures.size() && i < 3; ++i)
        names << QString::fromLatin1(figures[i].first.data(), static_cast<qsizetype>(figures[i].first.size()));
    return names;
}

double percentOf(int count, int machines) { return 100.0 * count / machines; }

QByteArray asText(const std::map<std::string_view, Tally> &tallies, const Catalogue &catalogue, int machines)
{
    TextTable table;
    table.headings = {Cli::tr("check"), Cli::tr("can be evaluated"), Cli::tr("speaks"), Cli::tr("missing figures")};
    for (const Check &check : allChecks()) {
        const auto found = tallies.find(check.id);
        const Tally tally = found == tallies.end() ? Tally() : found->second;
        table.rows.push_back(
            {QString::fromLatin1(check.id), names::number(percentOf(machines - tally.unknown, machines), 1) + u" %"_s,
             names::number(percentOf(tally.fired, machines), 1) + u" %"_s, mostMissing(tally).join(u", "_s)});
    }
    QString head = Cli::tr("%1 machines of the catalogue, the same each time.").arg(names::number(machines)) + u'\n';
    for (const Kind kind : db::allKinds())
        head +=
            u"%1 %2\n"_s.arg(names::number(static_cast<double>(catalogue.parts(kind).size())), QString(kindKey(kind)));
    return head.toUtf8() + '\n' + asAlignedText(table);
}

QByteArray asJson(const std::map<std::string_view, Tally> &tallies, int machines)
{
    QJsonArray checks;
    for (const Check &check : allChecks()) {
        const auto found = tallies.find(check.id);
        const Tally tally = found == tallies.end() ? Tally() : found->second;
        checks.append(QJsonObject{{"id"_L1, QString::fromLatin1(check.id)},
                                  {"evaluated_percent"_L1, percentOf(machines - tally.unknown, machines)},
                                  {"fires_percent"_L1, percentOf(tally.fired, machines)},
                                  {"missing_figures"_L1, QJsonArray::fromStringList(mostMissing(tally))}});
    }
    return QJsonDocument(QJsonObject{{"machines"_L1, machines}, {"checks"_L1, checks}}).toJson();
}

} // namespace

Outcome runDoctor(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    parser.addOption({u"machines"_s, Cli::tr("How many machines are built."), u"N"_s, QString::number(Machines)});
    parser.addOption({u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s});
    if (const auto ended = parse(parser, invocation, 0, 0))
        return *ended;
    const QString format = parser.value(u"format"_s);
    if (format != "text"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format must be text or json, not \"%1\".").arg(format));
    bool isNumber = false;
    const int machines = parser.value(u"machines"_s).toInt(&isNumber);
    if (!isNumber || machines < 1 || machines > MostMachines)
        return misused(invocation.command, Cli::tr("--machines must be a number from 1 to %1, not “%2”.")
                                               .arg(names::number(MostMachines), parser.value(u"machines"_s)));
    QStringList leftOut;
    const auto catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return failed(catalogue.error());
    const std::map<std::string_view, Tally> tallies = tallied(*catalogue, machines);
    const QByteArray data = format == "json"_L1 ? asJson(tallies, machines) : asText(tallies, *catalogue, machines);
    return withLeftOut({Fine, data, {}}, leftOut);
}

} // namespace rig::cli
