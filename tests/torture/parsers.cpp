// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/parsers.h"

#include "app/cli/where.h"
#include "core/base/csv.h"
#include "core/base/shown_text.h"
#include "core/base/typed_number.h"
#include "core/build/buildfile.h"
#include "core/catalogue/codec.h"
#include "core/charts/chart_lines.h"
#include "core/charts/saved_chart.h"
#include "core/checks/run_checks.h"
#include "core/checks/verdict.h"
#include "core/lists/list_out.h"
#include "core/lists/part_list.h"
#include "core/prices/price_cells.h"
#include "core/reality/against.h"
#include "core/reality/machines_apart.h"
#include "core/reality/scan.h"
#include "core/renting/cloud_prices.h"
#include "core/search/part_called.h"
#include "core/search/part_search.h"
#include "core/words/offer_words.h"
#include "core/workload/conv_net.h"
#include "core/workload/model_config.h"
#include "core/workload/model_file.h"
#include "core/workload/model_library.h"
#include "db/imports/cloud_file.h"
#include "db/imports/csv_reader.h"
#include "db/imports/json_places.h"
#include "db/imports/opendb.h"
#include "db/imports/parts_file.h"
#include "db/imports/price_csv.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <array>
#include <cmath>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

/// The made-up parts of the tests: few, so that a million texts are read in minutes.
const Catalogue &parts()
{
    static const Catalogue catalogue = [] {
        QFile file(u"" RIGWRIGHT_SOURCE_DIR "/tests/data/small-catalogue.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("tests/data/small-catalogue.json cannot be read");
        Result<Catalogue> read = withPartsFile({}, file.readAll(), u"small-catalogue.json"_s, Origin::Shipped);
        if (!read)
            qFatal("%s", qUtf8Printable(read.error().sentence()));
        return *read;
    }();
    return catalogue;
}

void promise(bool kept, const char *what)
{
    if (!kept)
        qFatal("A promise is broken: %s", what);
}

/// A failure is a sentence, and one that may be shown.
template <class T> bool taken(const Result<T> &result)
{
    if (result)
        return true;
    promise(!result.error().message.isEmpty(), "a refusal says why");
    return false;
}

/// What takes a path gets a file in memory, always the same one.
QString asFile(const char *name, const QByteArray &text)
{
    static const QString folder = [] {
        const QString memory = u"/dev/shm"_s;
        const QString top = QDir(memory).exists() ? memory : QDir::tempPath();
        const QString own = top + u"/rigwright-parse-"_s + QString::number(QCoreApplication::applicationPid());
        QDir().mkpath(own);
        std::atexit([] {
            const QString pid = QString::number(QCoreApplication::applicationPid());
            QDir(u"/dev/shm/rigwright-parse-"_s + pid).removeRecursively();
            QDir(QDir::tempPath() + u"/rigwright-parse-"_s + pid).removeRecursively();
        });
        return own;
    }();
    const QString path = folder + u'/' + QLatin1StringView(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qUtf8Printable(path));
    return path;
}

bool machine(const QByteArray &text)
{
    const Result<OpenedBuild> opened = readBuildFile(text, u"a.rig.json"_s, parts());
    if (!taken(opened))
        return false;
    const Document &document = opened->document;
    const QByteArray written = writeBuildFile(document, opened->catalogue);
    const Result<OpenedBuild> again = readBuildFile(written, u"b.rig.json"_s, parts());
    promise(again.has_value(), "a machine that was written can be read");
    promise(writeBuildFile(again->document, again->catalogue) == written, "a machine is read as it was written");
    if (document.build.items.size() > 40)
        return true;
    const Machine resolved = resolve(document.build, opened->catalogue);
    const Assessment assessment = assess(resolved, document.site, document.use);
    static_cast<void>(judge(runChecks({resolved, document.site, document.use, assessment}), document.build));
    return true;
}

std::vector<PartHandle> ownOf(const Catalogue &catalogue)
{
    std::vector<PartHandle> own;
    for (int kind = 0; kind < KindCount; ++kind) {
        for (const PartHandle &part : catalogue.parts(static_cast<Kind>(kind))) {
            if (part->origin == Origin::Own)
                own.push_back(part);
        }
    }
    return own;
}

bool partsText(const QByteArray &text)
{
    const Result<Catalogue> read = withPartsFile(parts(), text, u"own.json"_s, Origin::Own);
    if (!taken(read))
        return false;
    const QByteArray written = QJsonDocument(partsFile(ownOf(*read), *read)).toJson();
    const Result<Catalogue> again = withPartsFile(parts(), written, u"again.json"_s, Origin::Own);
    promise(again.has_value(), "parts that were written can be read");
    promise(QJsonDocument(partsFile(ownOf(*again), *again)).toJson() == written, "parts are read as they were written");
    return true;
}

bool partsImport(const QByteArray &text)
{
    static_cast<void>(db::placesOfEntries(text));
    return taken(db::partsPlan({asFile("parts.json", text)}, parts()));
}

/// A shape that was read can be reckoned with.
bool takenShape(const Result<TransformerShape> &shape)
{
    if (!taken(shape))
        return false;
    TransformerInference plan;
    plan.weights = NumberFormat::AsStored;
    if (const Result<MemoryNeed> need = inferenceMemory(*shape, plan))
        promise(std::isfinite(need->high()) && need->low() >= 0, "what a model needs is a number");
    promise(std::isfinite(parametersOf(*shape)), "parameters are a number");
    return true;
}

bool config(const QByteArray &text) { return takenShape(shapeFromConfig(text, u"config.json"_s)); }

bool gguf(const QByteArray &text)
{
    return takenShape(shapeFromGguf({{u"model.gguf"_s, text, 1000 * static_cast<qint64>(text.size())}}));
}

bool models(const QByteArray &text)
{
    const bool some = taken(withModels({}, text, u"models.json"_s));
    return taken(withNets({}, text, u"nets.json"_s)) || some;
}

bool layers(const QByteArray &text)
{
    const Result<ConvNet> net = parseConvNet(QString::fromUtf8(text));
    if (!taken(net))
        return false;
    const Result<std::vector<Extent>> extents = extentsOf(*net);
    if (!taken(extents))
        return false;
    promise(parametersOf(*net, *extents) >= 0, "a net has no fewer than no parameters");
    return true;
}

bool cloud(const QByteArray &text) { return taken(cloudPricesFromJson(text, u"cloud.json"_s)); }
bool cloudTable(const QByteArray &text) { return taken(db::readCloudFile(asFile("cloud.csv", text))); }

bool prices(const QByteArray &text)
{
    const QString path = asFile("prices.csv", text);
    const Result<db::PriceListHead> head = db::readPriceListHead(path);
    if (!taken(head))
        return false;
    const db::PriceMapping mapping = db::guessPriceMapping(head->header, head->rows, head->delimiter);
    const auto again = db::priceMappingFromJson(db::toJson(mapping), static_cast<int>(head->header.size()));
    promise(again.has_value(), "a mapping that is remembered can be read");
    const Result<db::ImportPlan> plan = db::pricesPlan({{path, mapping}}, parts());
    if (!taken(plan))
        return false;
    for (const db::NewPrice &price : plan->prices)
        promise(price.price.money.amount > 0 && price.price.date.isValid(), "no price is free or without a day");
    return true;
}

bool table(const QByteArray &text)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    const Result<db::TextForm> form = db::textFormOf(buffer, u"table.csv"_s);
    if (!taken(form))
        return false;
    db::CsvReader reader(buffer, *form);
    db::CsvRow row;
    int last = 0;
    while (reader.next(row)) {
        promise(row.line > last, "rows of a table come one after the other");
        last = row.line;
    }
    return true;
}

bool dataSet(const QByteArray &text)
{
    static constexpr std::array Files{"GPU.jsonl", "Motherboard.jsonl", "PCCase.jsonl",
                                      "PSU.jsonl", "CPU.jsonl",         "CaseFan.jsonl",
                                      "RAM.jsonl", "Storage.jsonl",     "CPUCooler.jsonl"};
    if (text.isEmpty())
        return false;
    const char *name = Files[static_cast<unsigned char>(text[0]) % Files.size()];
    const QString path = asFile(name, text.mid(1));
    const bool read = taken(db::openDbPlan({path}, parts()));
    QFile::remove(path);
    return read;
}

bool chart(const QByteArray &text)
{
    const Result<SavedChart> read = readChartFile(text, u"a.rigchart.json"_s);
    if (!taken(read))
        return false;
    const Result<SavedChart> again = readChartFile(chartFile(*read), u"b.rigchart.json"_s);
    promise(again && *again == *read, "a chart is read as it was written");
    return true;
}

bool number(const QByteArray &text)
{
    const QString typed = QString::fromUtf8(text);
    if (const auto value = typedNumber(typed))
        promise(std::isfinite(*value), "no typed number is infinite");
    for (const QChar mark : {u'.', u','}) {
        if (const auto cell = amountFrom(typed, mark))
            promise(std::isfinite(cell->amount), "no amount is infinite");
    }
    if (const auto day = dateFrom(typed))
        promise(day->isValid(), "a day that is read is one");
    static_cast<void>(currenciesNamed(typed));
    return linesFromText(typed, true).has_value();
}

bool where(const QByteArray &text)
{
    static const std::vector<cli::Column> columns = cli::columnsOf(Kind::Gpu);
    const Result<cli::Filter> filter = cli::parseFilter(QString::fromUtf8(text), columns);
    if (!taken(filter))
        return false;
    for (const PartHandle &part : parts().parts(Kind::Gpu))
        static_cast<void>((*filter)(*part));
    return true;
}

bool search(const QByteArray &text)
{
    static const SearchTexts cards(parts(), Kind::Card);
    const QString typed = QString::fromUtf8(text);
    const SearchQuery query(typed);
    static_cast<void>(cards.countOf(cards.forgiving(query)));
    return partCalled(typed, Kind::Card, parts()) != nullptr;
}

bool shown(const QByteArray &text)
{
    const QString from = QString::fromUtf8(text);
    const QString line = shownLine(from);
    promise(shownLine(line) == line, "what is shown can be shown");
    promise(line.size() == from.size(), "signs stand one for one");
    promise(fromCsvCell(defused(line.trimmed())) == line.trimmed(), "a cell says what it said");
    return true;
}

/// A machine as it was read: within its bounds, and a file of it can be opened again.
void readMachine(const reality::Detected &detected, std::size_t lines)
{
    promise(detected.seen.devices.size() <= reality::MostDevices, "no more devices are kept than a machine has");
    for (const reality::SeenDevice &device : detected.seen.devices) {
        for (const std::optional<int> width : {device.link.width, device.link.maxWidth})
            promise(!width || reality::lanesOf(width) == width, "a width is one that a link can have");
        promise(device.evidence.line >= 0 && device.evidence.line <= static_cast<int>(lines) + 1,
                "what is read stands in a line of the text");
    }
    promise(detected.begins.line <= static_cast<int>(lines) + 1, "a machine begins in a line of the text");
    if (const auto made = reality::buildOf(detected, parts())) {
        const QByteArray written = writeBuildFile(made->document, made->catalogue);
        const Result<OpenedBuild> again = readBuildFile(written, u"b.rig.json"_s, parts());
        if (!again)
            qWarning("%s", qUtf8Printable(again.error().sentence()));
        promise(again.has_value(), "a machine that was recognised can be opened");
        static_cast<void>(reality::planAgainst(again->document, again->catalogue, detected));
    }
}

/// What machines print: all readers at once, and each alone, whatever its text begins with.
bool machineText(const QByteArray &text)
{
    static const reality::Recogniser recogniser(parts());
    const Result<reality::Text> lines = reality::decoded(text, u"a.txt"_s);
    if (!taken(lines))
        return false;
    for (int tool = 0; tool < static_cast<int>(reality::Tool::Unknown); ++tool) {
        const reality::Section section{static_cast<reality::Tool>(tool), 0, 1, lines->lines, {}};
        if (!lines->lines.empty())
            static_cast<void>(reality::readSection(section));
    }
    const Result<std::vector<reality::Detected>> machines = reality::detectEach({{u"a.txt"_s, text}}, recogniser);
    if (!taken(machines))
        return false;
    promise(!machines->empty() && machines->size() <= reality::MostMachines, "a text is of one machine or of a few");
    for (const reality::Detected &detected : *machines)
        readMachine(detected, lines->lines.size());
    return !machines->front().seen.devices.empty();
}

/// A part list of others, in whatever format; what it becomes is a machine, and a list again.
bool partList(const QByteArray &text)
{
    static const lists::PartFinder finder(parts());
    const Result<lists::PartList> list = lists::readPartList(text, u"a.txt"_s, finder, u"USD"_s);
    if (!taken(list))
        return false;
    promise(list->rows.size() <= 2 * lists::MostLines, "no more rows than lines are kept");
    for (const lists::ListRow &row : list->rows) {
        promise(row.count >= 1, "a line has one piece at least");
        promise(!row.price || (row.price->amount > 0 && row.price->currency.size() == 3),
                "a price is an amount in a currency");
        promise(row.state != lists::RowState::Taken || row.found.part || row.found.chip, "what is taken is a part");
        promise(row.state != lists::RowState::Asked || !row.found.choices.empty(), "what is asked has choices");
    }
    const lists::ListBuild made = lists::buildOf(*list, {}, parts(), Document());
    const Result<OpenedBuild> again =
        readBuildFile(writeBuildFile(made.document, made.catalogue), u"b.rig.json"_s, parts());
    if (!again)
        qWarning("%s", qUtf8Printable(again.error().sentence()));
    promise(again.has_value(), "a machine of a list can be opened");
    for (const lists::ListFormat format : lists::AllListFormats) {
        const QString written = lists::listOf(made.document.build, made.catalogue, format);
        promise(lists::readPartList(written.toUtf8(), u"c.txt"_s, finder, u"USD"_s).has_value(),
                "a list that was written can be read");
    }
    return !made.document.build.items.empty();
}

/// An offer of a second-hand card, and the same text as what its commands printed.
bool secondHand(const QByteArray &text)
{
    static const lists::PartFinder finder(parts());
    const Result<lists::Offer> offer = lists::readOffer(text, u"a.txt"_s, finder, u"USD"_s);
    if (!taken(offer))
        return false;
    promise(offer->count >= 1, "an offer has one piece at least");
    promise(!offer->onCarrier || offer->found.chip, "what stands on a carrier is known");
    static_cast<void>(lists::arrivalSheet(*offer));
    const Result<reality::Detected> detected = reality::detect({{u"b.txt"_s, text}}, reality::Recogniser(parts()));
    if (detected)
        static_cast<void>(words::arrivalAnswer(lists::arrivalOf(*offer, *detected)));
    return offer->line > 0;
}

constexpr std::array Parsers{
    Parser{"reality", machineText},
    Parser{"list", partList},
    Parser{"offer", secondHand},
    Parser{"machine", machine},
    Parser{"parts", partsText},
    Parser{"parts-import", partsImport},
    Parser{"config", config},
    Parser{"models", models},
    Parser{"layers", layers},
    Parser{"cloud", cloud},
    Parser{"cloud-csv", cloudTable},
    Parser{"prices", prices},
    Parser{"csv", table},
    Parser{"opendb", dataSet},
    Parser{"chart", chart},
    Parser{"number", number},
    Parser{"where", where},
    Parser{"search", search},
    Parser{"shown", shown},
    Parser{"gguf", gguf},
};

} // namespace

std::span<const Parser> parsers() { return Parsers; }

const Parser *findParser(QStringView name)
{
    for (const Parser &parser : Parsers) {
        if (name == QLatin1StringView(parser.name))
            return &parser;
    }
    return nullptr;
}

} // namespace rig::torture
