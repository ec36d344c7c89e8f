// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"

#include "core/base/json.h"
#include "core/build/site_codec.h"
#include "core/build/variants.h"
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

QStringList placeableKinds()
{
    QStringList names;
    for (int i = 0; i < KindCount; ++i) {
        if (isPlaceable(static_cast<Kind>(i)))
            names << QString(kindKey(static_cast<Kind>(i)));
    }
    return names;
}

Item readItem(JsonReader &reader)
{
    Item item;
    item.id = reader.integer("id"_L1, 1, 1'000'000).value_or(0);
    const QString kind = reader.text("kind"_L1);
    const std::optional<Kind> known = kindFromKey(kind);
    if (!known || !isPlaceable(*known))
        reader.complain("kind"_L1,
                        BuildFormat::tr("is \"%1\"; it must be one of: %2.").arg(kind, placeableKinds().join(", "_L1)));
    item.kind = known.value_or(Kind::Card);
    item.part = reader.text("part"_L1, 120);
    item.connector = reader.textOr("connector"_L1, {}, 60);
    item.count = reader.integer("count"_L1, 1, 64).value_or(1);
    item.owned = reader.flag("owned"_L1).value_or(false);
    item.locked = reader.flag("locked"_L1).value_or(false);
    item.powerLimit = quantityOf<Watts>(reader, "power_limit_w"_L1, 10, 3000);
    reader.object("price"_L1, [&](JsonReader &entry) {
        item.price = Money{entry.number("amount"_L1, 0, 1e9).value_or(0), entry.text("currency"_L1, 3)};
    });
    item.supply = reader.integer("supply"_L1, 1, 1'000'000).value_or(0);
    if (item.supply != 0 && known && !takesSupply(*known))
        reader.complain("supply"_L1, BuildFormat::tr("is for cards, processors and motherboards."));
    item.extra = unknownFields(reader.raw(), {"id"_L1, "kind"_L1, "part"_L1, "connector"_L1, "count"_L1, "owned"_L1,
                                              "locked"_L1, "power_limit_w"_L1, "price"_L1, "supply"_L1});
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
    for (const Item &item : build.items) {
        const Item *supply = build.item(item.supply);
        if (item.supply != 0 && (!supply || supply->kind != Kind::Supply))
            reader.complain("items"_L1, BuildFormat::tr("hang item %1 on %2, which is no power supply among them.")
                                            .arg(QString::number(item.id), QString::number(item.supply)));
    }
    for (int i = 0; i < KindCount; ++i) {
        const auto kind = static_cast<Kind>(i);
        if (isOnceInAMachine(kind) && build.itemsOf(kind).size() > 1)
            reader.complain("items"_L1, BuildFormat::tr("hold two %1; a machine has one.").arg(QString(kindKey(kind))));
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

void readSettings(JsonReader &reader, Build &build)
{
    reader.object("settings"_L1, [&](JsonReader &entry) {
        for (const QString &key : entry.raw().keys())
            build.settings.insert(key, entry.raw().value(key).toString());
    });
}

/// What a machine and each of its variants have in common.
void readBuild(JsonReader &reader, Build &build)
{
    build.name = reader.textOr("name"_L1, {});
    readItems(reader, build);
    readSettings(reader, build);
    reader.objects("accepted"_L1, 1000, [&](JsonReader &entry) { build.waivers.push_back(readWaiver(entry)); });
    build.extra =
        unknownFields(reader.raw(), {"rigwright_build"_L1, "name"_L1, "items"_L1, "settings"_L1, "accepted"_L1,
                                     "site"_L1, "use"_L1, "variant"_L1, "variants"_L1, "snapshot"_L1});
}

QString readVariantName(JsonReader &reader)
{
    const QString name = reader.textOr("variant"_L1, {}, 1);
    if (!variantLetters().contains(name))
        reader.complain("variant"_L1,
                        BuildFormat::tr("is \"%1\"; it must be one of: %2.").arg(name, variantLetters().join(", "_L1)));
    return name;
}

void readVariants(JsonReader &reader, Document &document)
{
    reader.objects("variants"_L1, MostVariants - 1, [&](JsonReader &entry) {
        Variant variant{readVariantName(entry), {}};
        readBuild(entry, variant.build);
        document.others.push_back(std::move(variant));
    });
    if (document.others.empty())
        return;
    document.variant = readVariantName(reader);
    const QStringList names = variantNames(document);
    if (QSet<QString>(names.begin(), names.end()).size() != names.size())
        reader.complain("variants"_L1, BuildFormat::tr("hold two of the same name."));
    std::sort(document.others.begin(), document.others.end(),
              [](const Variant &a, const Variant &b) { return a.name < b.name; });
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
    readBuild(reader, document.build);
    reader.object("site"_L1, [&](JsonReader &entry) { readSite(entry, document.site); });
    reader.object("use"_L1, [&](JsonReader &entry) { readUse(entry, document.use); });
    readVariants(reader, document);
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

void addIds(QStringList &ids, const Build &build, const Catalogue &catalogue)
{
    for (const Item &item : build.items) {
        if (!ids.contains(item.part))
            ids << item.part;
        const auto card = catalogue.find<Card>(item.part);
        if (card && card->gpu && !ids.contains(*card->gpu))
            ids << *card->gpu;
    }
}

/// Ids of all variants, and of the chips on their cards.
QStringList idsOf(const Document &document, const Catalogue &catalogue)
{
    QStringList ids;
    addIds(ids, document.build, catalogue);
    for (const Variant &other : document.others)
        addIds(ids, other.build, catalogue);
    return ids;
}

void takeFromSnapshot(OpenedBuild &opened, const Catalogue &snapshot)
{
    for (const QString &id : idsOf(opened.document, snapshot)) {
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

/// The first item whose part stands nowhere. `path` leads to the machine: "variants[1].".
std::optional<Failure> missingPart(const Build &build, const QString &path, const Catalogue &catalogue)
{
    const std::vector<Item> &items = build.items;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const PartHandle part = catalogue.find(items[i].part);
        if (part && part->kind == items[i].kind)
            continue;
        const QString message =
            part ? BuildFormat::tr("is \"%1\", which is one of the %2, not of the %3.")
                       .arg(items[i].part, QString(kindKey(part->kind)), QString(kindKey(items[i].kind)))
                 : BuildFormat::tr("is \"%1\", which stands neither in the catalogue nor in the file itself.")
                       .arg(items[i].part);
        return Failure{Failure::Kind::BadInput, message, {}, 0, path + QStringLiteral("items[%1].part").arg(i)};
    }
    return std::nullopt;
}

std::optional<Failure> missingPart(const OpenedBuild &opened)
{
    std::optional<Failure> missing = missingPart(opened.document.build, {}, opened.catalogue);
    for (std::size_t i = 0; i < opened.document.others.size() && !missing; ++i)
        missing =
            missingPart(opened.document.others[i].build, QStringLiteral("variants[%1].").arg(i), opened.catalogue);
    return missing;
}

QJsonObject itemToJson(const Item &item)
{
    QJsonObject object = item.extra;
    object.insert("id"_L1, item.id);
    object.insert("kind"_L1, QString(kindKey(item.kind)));
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
    if (item.price)
        object.insert("price"_L1,
                      QJsonObject{{"amount"_L1, item.price->amount}, {"currency"_L1, item.price->currency}});
    if (item.supply != 0)
        object.insert("supply"_L1, item.supply);
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

QJsonObject buildToJson(const Build &build)
{
    QJsonObject object = build.extra;
    object.insert("name"_L1, build.name);
    QJsonArray items, accepted;
    for (const Item &item : build.items)
        items.append(itemToJson(item));
    for (const Waiver &waiver : build.waivers)
        accepted.append(waiverToJson(waiver));
    object.insert("items"_L1, items);
    if (!accepted.isEmpty())
        object.insert("accepted"_L1, accepted);
    QJsonObject settings;
    for (auto it = build.settings.begin(); it != build.settings.end(); ++it)
        settings.insert(it.key(), it.value());
    if (!settings.isEmpty())
        object.insert("settings"_L1, settings);
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
    QJsonObject object = buildToJson(document.build);
    object.insert("rigwright_build"_L1, FormatVersion);
    object.insert("site"_L1, siteToJson(document.site));
    object.insert("use"_L1, useToJson(document.use));
    QJsonArray variants;
    for (const Variant &other : document.others) {
        QJsonObject variant = buildToJson(other.build);
        variant.insert("variant"_L1, other.name);
        variants.append(variant);
    }
    if (!variants.isEmpty()) {
        object.insert("variant"_L1, document.variant);
        object.insert("variants"_L1, variants);
    }
    std::vector<PartHandle> used;
    for (const QString &id : idsOf(document, catalogue)) {
        if (PartHandle part = catalogue.find(id))
            used.push_back(std::move(part));
    }
    object.insert("snapshot"_L1, partsFile(used, catalogue));
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

} // namespace rig
