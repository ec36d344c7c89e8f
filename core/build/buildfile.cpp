// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"

#include "core/base/json.h"
#include "core/catalogue/codec.h"
#include "core/catalogue/fields.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct BuildFormat
{
    Q_DECLARE_TR_FUNCTIONS(BuildFormat)
};

constexpr int FormatVersion = 1;
/// Far above any machine, far below what would stall the program.
constexpr int MostItems = 256;

constexpr std::array WorkWords{"single-training"_L1, "data-parallel"_L1, "tensor-parallel"_L1, "sharded"_L1,
                               "inference"_L1};

/// The fields of an object that this version does not know, so that saving keeps them.
QJsonObject unknownFields(const QJsonObject &object, std::initializer_list<QLatin1StringView> known)
{
    QJsonObject extra = object;
    for (const QLatin1StringView key : known)
        extra.remove(key);
    return extra;
}

template <class Quantity>
std::optional<Quantity> readQuantity(JsonReader &reader, QLatin1StringView key, double low, double high)
{
    const std::optional<double> number = reader.number(key, low, high);
    return number ? std::optional(Quantity(*number)) : std::nullopt;
}

QStringList placeableKinds()
{
    QStringList names;
    for (int i = 0; i < KindCount; ++i) {
        if (isPlaceable(static_cast<Kind>(i)))
            names << QString(kindName(static_cast<Kind>(i)));
    }
    return names;
}

Item readItem(JsonReader &reader)
{
    Item item;
    item.id = reader.integer("id"_L1, 1, 1'000'000).value_or(0);
    const QString kind = reader.text("kind"_L1);
    const std::optional<Kind> known = kindFromName(kind);
    if (!known || !isPlaceable(*known))
        reader.complain("kind"_L1,
                        BuildFormat::tr("is \"%1\"; it must be one of: %2.").arg(kind, placeableKinds().join(", "_L1)));
    item.kind = known.value_or(Kind::Card);
    item.part = reader.text("part"_L1, 120);
    item.connector = reader.textOr("connector"_L1, {}, 60);
    item.count = reader.integer("count"_L1, 1, 64).value_or(1);
    item.owned = reader.flag("owned"_L1).value_or(false);
    item.locked = reader.flag("locked"_L1).value_or(false);
    item.powerLimit = readQuantity<Watts>(reader, "power_limit_w"_L1, 10, 3000);
    item.extra = unknownFields(reader.raw(), {"id"_L1, "kind"_L1, "part"_L1, "connector"_L1, "count"_L1, "owned"_L1,
                                              "locked"_L1, "power_limit_w"_L1});
    return item;
}

void readItems(JsonReader &reader, Build &build)
{
    QSet<ItemId> seen;
    QSet<QString> taken;
    reader.objects("items"_L1, MostItems, [&](JsonReader &entry) {
        Item item = readItem(entry);
        if (item.id == 0)
            item.id = build.nextId();
        if (seen.contains(item.id))
            entry.complain("id"_L1, BuildFormat::tr("%1 stands twice.").arg(item.id));
        if (!item.connector.isEmpty() && taken.contains(item.connector))
            entry.complain("connector"_L1, BuildFormat::tr("\"%1\" holds two devices.").arg(item.connector));
        seen.insert(item.id);
        taken.insert(item.connector);
        build.items.push_back(std::move(item));
    });
    for (const Kind kind : {Kind::Motherboard, Kind::Case, Kind::Cooler}) {
        if (build.itemsOf(kind).size() > 1)
            reader.complain("items"_L1,
                            BuildFormat::tr("hold two %1; a machine has one.").arg(QString(kindName(kind))));
    }
}

Waiver readWaiver(JsonReader &reader)
{
    Waiver waiver;
    waiver.check = reader.text("finding"_L1);
    for (const std::optional<int> &subject : reader.integersOrNulls("subjects"_L1, 64, 0, 1'000'000))
        waiver.subjects.push_back(subject.value_or(0));
    waiver.severity = reader.text("severity"_L1);
    waiver.parts = reader.texts("parts"_L1).value_or(QStringList());
    waiver.reason = reader.textOr("reason"_L1, {}, 2000);
    return waiver;
}

Circuit readCircuit(JsonReader &reader)
{
    const QString id = reader.text("id"_L1);
    Circuit circuit = circuitById(id).value_or(Circuit{u"own"_s, Volts(230), Amperes(10), 1.0});
    circuit.assumed = reader.flag("assumed"_L1).value_or(false);
    if (circuit.id != id && id != "own"_L1) {
        QStringList known;
        for (const Circuit &candidate : knownCircuits())
            known << candidate.id;
        reader.complain("id"_L1,
                        BuildFormat::tr("is \"%1\"; it must be \"own\" or one of: %2.").arg(id, known.join(", "_L1)));
    }
    if (circuit.id != "own"_L1)
        return circuit;
    circuit.volts = Volts(reader.number("volts"_L1, 90, 500).value_or(circuit.volts.value()));
    circuit.amperes = Amperes(reader.number("amperes"_L1, 1, 400).value_or(circuit.amperes.value()));
    circuit.continuousShare = reader.number("continuous_share"_L1, 0.1, 1).value_or(circuit.continuousShare);
    return circuit;
}

void readSite(JsonReader &reader, Site &site)
{
    reader.object("circuit"_L1, [&](JsonReader &entry) { site.circuit = readCircuit(entry); });
    reader.object("tariff"_L1, [&](JsonReader &entry) {
        site.tariff = Money{entry.number("amount_per_kwh"_L1, 0, 1000).value_or(0), entry.text("currency"_L1, 3)};
    });
    site.hoursPerYear = reader.number("hours_per_year"_L1, 0, 8784).value_or(site.hoursPerYear);
    site.otherLoad = readQuantity<Watts>(reader, "other_load_w"_L1, 0, 100'000);
    site.roomCooling = readQuantity<Watts>(reader, "room_cooling_w"_L1, 0, 1'000'000);
    site.dataCentre = reader.flag("data_centre"_L1).value_or(false);
    site.extra = unknownFields(reader.raw(), {"circuit"_L1, "tariff"_L1, "hours_per_year"_L1, "other_load_w"_L1,
                                              "room_cooling_w"_L1, "data_centre"_L1});
}

void readExcursions(JsonReader &reader, Use &use)
{
    const QString word = reader.textOr("excursions"_L1, u"measured"_s);
    use.excursions = word == "specification"_L1 ? Excursions::Specification : Excursions::Measured;
    if (word != "specification"_L1 && word != "measured"_L1)
        reader.complain("excursions"_L1, BuildFormat::tr("is \"%1\"; it must be measured or specification.").arg(word));
}

void readUse(JsonReader &reader, Use &use)
{
    if (reader.has("work"_L1)) {
        const QString word = reader.text("work"_L1);
        const auto found = std::find(WorkWords.begin(), WorkWords.end(), word);
        if (found == WorkWords.end())
            reader.complain(
                "work"_L1,
                BuildFormat::tr(
                    "is \"%1\"; it must be single-training, data-parallel, tensor-parallel, sharded or inference.")
                    .arg(word));
        else
            use.work = static_cast<Work>(found - WorkWords.begin());
    }
    use.processorLoad = readQuantity<Watts>(reader, "processor_load_w"_L1, 0, 2000);
    use.memoryNeed = readQuantity<Gibibytes>(reader, "memory_need_gib"_L1, 0, 10'000);
    use.display = reader.flag("display"_L1).value_or(false);
    use.dataset = readQuantity<Gigabytes>(reader, "dataset_gb"_L1, 0, 100'000'000);
    reader.object("budget"_L1, [&](JsonReader &entry) {
        use.budget = Money{entry.number("amount"_L1, 0, 1e9).value_or(0), entry.text("currency"_L1, 3)};
    });
    readExcursions(reader, use);
    use.extra = unknownFields(reader.raw(), {"work"_L1, "processor_load_w"_L1, "memory_need_gib"_L1, "display"_L1,
                                             "dataset_gb"_L1, "budget"_L1, "excursions"_L1});
}

void readSettings(JsonReader &reader, Build &build)
{
    reader.object("settings"_L1, [&](JsonReader &entry) {
        for (const QString &key : entry.raw().keys())
            build.settings.insert(key, entry.raw().value(key).toString());
    });
}

void readDocument(JsonReader &reader, Document &document)
{
    const int version = reader.integer("rigwright_build"_L1, 0, 1'000'000).value_or(0);
    if (version < 1)
        return reader.complain("rigwright_build"_L1,
                               BuildFormat::tr("is missing; a build file begins with \"rigwright_build\": 1."));
    if (version > FormatVersion)
        return reader.complain("rigwright_build"_L1,
                               BuildFormat::tr("is %1: this file was written by a newer version of Rigwright, which "
                                               "can open it; this one reads version %2.")
                                   .arg(QString::number(version), QString::number(FormatVersion)));
    document.build.name = reader.textOr("name"_L1, {});
    readItems(reader, document.build);
    readSettings(reader, document.build);
    reader.objects("accepted"_L1, 1000,
                   [&](JsonReader &entry) { document.build.waivers.push_back(readWaiver(entry)); });
    reader.object("site"_L1, [&](JsonReader &entry) { readSite(entry, document.site); });
    reader.object("use"_L1, [&](JsonReader &entry) { readUse(entry, document.use); });
    document.build.extra = unknownFields(reader.raw(), {"rigwright_build"_L1, "name"_L1, "items"_L1, "settings"_L1,
                                                        "accepted"_L1, "site"_L1, "use"_L1, "snapshot"_L1});
}

QString shown(const Value &value)
{
    if (const double *number = std::get_if<double>(&value))
        return QString::number(*number);
    if (const QString *text = std::get_if<QString>(&value))
        return *text;
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag ? BuildFormat::tr("yes") : BuildFormat::tr("no");
    if (const QStringList *texts = std::get_if<QStringList>(&value))
        return texts->join(", "_L1);
    if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value)) {
        QStringList entries;
        for (auto it = counts->begin(); it != counts->end(); ++it)
            entries << QStringLiteral("%1 × %2").arg(QString::number(it.value()), it.key());
        return entries.join(", "_L1);
    }
    return BuildFormat::tr("not known");
}

void compare(const Part &was, const Part &is, std::vector<FigureChange> &changes)
{
    for (const Field &field : fieldsOf(is.kind)) {
        const Value before = field.get(was).value;
        const Value now = field.get(is).value;
        if (before != now)
            changes.push_back({is.id, is.name, QLatin1StringView(field.key), shown(before), shown(now)});
    }
}

/// Ids of the build and of the chips on its cards.
QStringList idsOf(const Build &build, const Catalogue &catalogue)
{
    QStringList ids;
    for (const Item &item : build.items) {
        if (!ids.contains(item.part))
            ids << item.part;
        const auto card = catalogue.find<Card>(item.part);
        if (card && card->gpu && !ids.contains(*card->gpu))
            ids << *card->gpu;
    }
    return ids;
}

void takeFromSnapshot(OpenedBuild &opened, const Catalogue &snapshot)
{
    for (const QString &id : idsOf(opened.document.build, snapshot)) {
        const PartHandle saved = snapshot.find(id);
        const PartHandle today = opened.catalogue.find(id);
        if (saved && !today) {
            opened.catalogue.add(saved);
            opened.fromSnapshot << id;
        } else if (saved && today && saved->kind == today->kind) {
            compare(*saved, *today, opened.changed);
        }
    }
}

/// The first item whose part stands nowhere.
std::optional<Failure> missingPart(const OpenedBuild &opened)
{
    const std::vector<Item> &items = opened.document.build.items;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const PartHandle part = opened.catalogue.find(items[i].part);
        if (part && part->kind == items[i].kind)
            continue;
        const QString message =
            part ? BuildFormat::tr("is \"%1\", which is one of the %2, not of the %3.")
                       .arg(items[i].part, QString(kindName(part->kind)), QString(kindName(items[i].kind)))
                 : BuildFormat::tr("is \"%1\", which stands neither in the catalogue nor in the file itself.")
                       .arg(items[i].part);
        return Failure{Failure::Kind::BadInput, message, {}, 0, QStringLiteral("items[%1].part").arg(i)};
    }
    return std::nullopt;
}

QJsonObject itemToJson(const Item &item)
{
    QJsonObject object = item.extra;
    object.insert("id"_L1, item.id);
    object.insert("kind"_L1, QString(kindName(item.kind)));
    object.insert("part"_L1, item.part);
    if (!item.connector.isEmpty())
        object.insert("connector"_L1, item.connector);
    if (item.count != 1)
        object.insert("count"_L1, item.count);
    if (item.owned)
        object.insert("owned"_L1, true);
    if (item.locked)
        object.insert("locked"_L1, true);
    if (item.powerLimit)
        object.insert("power_limit_w"_L1, item.powerLimit->value());
    return object;
}

QJsonObject waiverToJson(const Waiver &waiver)
{
    QJsonArray subjects;
    for (const ItemId subject : waiver.subjects)
        subjects.append(subject);
    return {{"finding"_L1, waiver.check},
            {"subjects"_L1, subjects},
            {"severity"_L1, waiver.severity},
            {"parts"_L1, QJsonArray::fromStringList(waiver.parts)},
            {"reason"_L1, waiver.reason}};
}

QJsonObject siteToJson(const Site &site)
{
    QJsonObject object = site.extra;
    QJsonObject circuit{{"id"_L1, site.circuit.id}};
    if (site.circuit.assumed)
        circuit.insert("assumed"_L1, true);
    if (site.circuit.id == "own"_L1) {
        circuit.insert("volts"_L1, site.circuit.volts.value());
        circuit.insert("amperes"_L1, site.circuit.amperes.value());
        circuit.insert("continuous_share"_L1, site.circuit.continuousShare);
    }
    object.insert("circuit"_L1, circuit);
    if (site.tariff)
        object.insert("tariff"_L1,
                      QJsonObject{{"amount_per_kwh"_L1, site.tariff->amount}, {"currency"_L1, site.tariff->currency}});
    object.insert("hours_per_year"_L1, site.hoursPerYear);
    if (site.otherLoad)
        object.insert("other_load_w"_L1, site.otherLoad->value());
    if (site.roomCooling)
        object.insert("room_cooling_w"_L1, site.roomCooling->value());
    if (site.dataCentre)
        object.insert("data_centre"_L1, true);
    return object;
}

QJsonObject useToJson(const Use &use)
{
    QJsonObject object = use.extra;
    object.insert("work"_L1, QString(WorkWords[static_cast<std::size_t>(use.work)]));
    if (use.processorLoad)
        object.insert("processor_load_w"_L1, use.processorLoad->value());
    if (use.memoryNeed)
        object.insert("memory_need_gib"_L1, use.memoryNeed->value());
    if (use.display)
        object.insert("display"_L1, true);
    if (use.dataset)
        object.insert("dataset_gb"_L1, use.dataset->value());
    if (use.budget)
        object.insert("budget"_L1,
                      QJsonObject{{"amount"_L1, use.budget->amount}, {"currency"_L1, use.budget->currency}});
    if (use.excursions == Excursions::Specification)
        object.insert("excursions"_L1, u"specification"_s);
    return object;
}

} // namespace

Result<OpenedBuild> readBuildFile(const QByteArray &text, const QString &file, const Catalogue &catalogue)
{
    const Result<QJsonObject> object = parseJsonObject(text, file);
    if (!object)
        return tl::unexpected(object.error());
    OpenedBuild opened;
    JsonReader reader(*object);
    readDocument(reader, opened.document);
    Result<Catalogue> snapshot = Catalogue{};
    if (!reader.failed() && object->contains("snapshot"_L1)) {
        Catalogue sources;
        sources.sources = catalogue.sources; // so that the snapshot's figures keep their sources' indexes
        snapshot = withPartsObject(std::move(sources), object->value("snapshot"_L1).toObject(), Origin::File);
        if (!snapshot)
            snapshot.error().field.prepend("snapshot."_L1);
    }
    const auto refuse = [&](Failure failure) {
        failure.file = file;
        failure.line = lineOfJsonPath(text, failure.field);
        return tl::unexpected(std::move(failure));
    };
    if (reader.failed())
        return refuse(*reader.failure());
    if (!snapshot)
        return refuse(snapshot.error());
    opened.catalogue = catalogue;
    if (!snapshot->sources.empty())
        opened.catalogue.sources = snapshot->sources;
    takeFromSnapshot(opened, *snapshot);
    if (const std::optional<Failure> missing = missingPart(opened))
        return refuse(*missing);
    return opened;
}

QByteArray writeBuildFile(const Document &document, const Catalogue &catalogue)
{
    QJsonObject object = document.build.extra;
    object.insert("rigwright_build"_L1, FormatVersion);
    object.insert("name"_L1, document.build.name);
    QJsonArray items, accepted;
    for (const Item &item : document.build.items)
        items.append(itemToJson(item));
    for (const Waiver &waiver : document.build.waivers)
        accepted.append(waiverToJson(waiver));
    object.insert("items"_L1, items);
    if (!accepted.isEmpty())
        object.insert("accepted"_L1, accepted);
    QJsonObject settings;
    for (auto it = document.build.settings.begin(); it != document.build.settings.end(); ++it)
        settings.insert(it.key(), it.value());
    if (!settings.isEmpty())
        object.insert("settings"_L1, settings);
    object.insert("site"_L1, siteToJson(document.site));
    object.insert("use"_L1, useToJson(document.use));
    std::vector<PartHandle> used;
    for (const QString &id : idsOf(document.build, catalogue)) {
        if (PartHandle part = catalogue.find(id))
            used.push_back(std::move(part));
    }
    object.insert("snapshot"_L1, partsFile(used, catalogue));
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

} // namespace rig
