// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/parts_file.h"

#include "core/base/json.h"
#include "core/catalogue/codec.h"
#include "core/catalogue/format_words.h"
#include "db/imports/json_places.h"
#include "db/parts_files.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct PartsFiles
{
    Q_DECLARE_TR_FUNCTIONS(PartsFiles)
};

constexpr std::size_t MostRemarks = 200'000;

struct OpenFile
{
    QString path;
    QByteArray text;
    QJsonObject root;
    QHash<QString, JsonPlace> places;
};

Result<OpenFile> openFile(const QString &path)
{
    auto text = readWhole(path, JsonLimits().bytes);
    if (!text)
        return tl::unexpected(text.error());
    OpenFile open{path, *std::move(text), {}, {}};
    auto root = parseJsonObject(open.text, path);
    if (!root)
        return tl::unexpected(root.error());
    open.root = std::move(*root);
    const int version = open.root.value("rigwright_parts"_L1).toInt();
    if (version < 1 || version > format::Version) {
        const QString message =
            version < 1 ? PartsFiles::tr("is missing; a parts file begins with \"rigwright_parts\": 1.")
                        : PartsFiles::tr("is %1: this file was written for a newer version of Rigwright.").arg(version);
        return tl::unexpected(Failure{Failure::Kind::BadInput, message, path, 0, u"rigwright_parts"_s});
    }
    open.places = placesOfEntries(open.text);
    return open;
}

/// The ids that a part points at with this key.
QStringList chipsNamedBy(const Part &part)
{
    if (part.kind == Kind::Card)
        return static_cast<const Card &>(part).gpu.value ? QStringList{*static_cast<const Card &>(part).gpu}
                                                         : QStringList();
    if (part.kind == Kind::System)
        return static_cast<const System &>(part).gpu.value ? QStringList{*static_cast<const System &>(part).gpu}
                                                           : QStringList();
    return part.kind == Kind::Bridge ? static_cast<const Bridge &>(part).gpus.valueOr({}) : QStringList();
}

/// Makes the plan, part by part.
class PartsImport
{
public:
    PartsImport(const Catalogue &present, ImportPlan &plan) : m_present(present), m_plan(plan)
    {
        m_plan.parts.sources = present.sources;
    }

    void takeSources(const OpenFile &file)
    {
        const QJsonArray list = file.root.value("sources"_L1).toArray();
        for (int i = 0; i < list.size(); ++i) {
            const QString path = u"sources[%1]"_s.arg(i);
            const auto source = sourceFromJson(list[i].toObject());
            if (!source) {
                skip(file, path, source.error().field, list[i].toObject().value("id"_L1).toString(),
                     source.error().message);
                continue;
            }
            const SourceIndex known = m_plan.parts.sourceIndex(source->id);
            if (known == NoSource)
                m_plan.parts.sources.push_back(*source);
            else if (sourceToJson(*m_plan.parts.source(known)) != sourceToJson(*source))
                skip(file, path, {}, source->id,
                     PartsFiles::tr("is described differently in the catalogue, which keeps its own description."));
        }
    }

    void takeParts(const OpenFile &file)
    {
        for (int i = 0; i < KindCount; ++i) {
            const Kind kind = static_cast<Kind>(i);
            const QJsonValue list = file.root.value(kindKey(kind));
            if (!list.isUndefined() && !list.isArray())
                skip(file, {}, kindKey(kind), {}, PartsFiles::tr("must be a list."));
            const QJsonArray parts = list.toArray();
            for (int p = 0; p < parts.size(); ++p)
                take(file, u"%1[%2]"_s.arg(QString(kindKey(kind)), QString::number(p)), kind, parts[p]);
        }
    }

    /// Parts that point at what is nowhere go out again, now that every file is known.
    void dropWhatHangs()
    {
        Catalogue kept;
        kept.sources = m_plan.parts.sources;
        for (int i = 0; i < KindCount; ++i) {
            for (const PartHandle &part : m_plan.parts.parts(static_cast<Kind>(i))) {
                const QString missing = firstMissing(*part);
                if (missing.isEmpty())
                    kept.add(part);
                else
                    skipPlace(
                        m_places.value(part->id), part->id,
                        PartsFiles::tr("names the chip \"%1\", which is neither in the catalogue nor in the files.")
                            .arg(missing));
            }
        }
        m_plan.parts = std::move(kept);
    }

private:
    struct Place
    {
        QString file;
        int line = 0;
        QString field;
    };

    void skipPlace(const Place &place, const QString &record, const QString &reason)
    {
        m_plan.skipped.push_back({record.left(120), place.file, place.line, place.field, reason});
    }

    static Place placeOf(const OpenFile &file, const QString &entry, const QString &field)
    {
        const JsonPlace found = file.places.value(entry);
        const QByteArray text = file.text.mid(found.begin, found.end - found.begin);
        const int inside = found.line > 0 ? lineOfJsonPath(text, field) : 0;
        const QString whole = entry.isEmpty() || field.isEmpty() ? entry + field : entry + u'.' + field;
        return {file.path, found.line + std::max(inside - 1, 0), whole};
    }

    void skip(const OpenFile &file, const QString &entry, const QString &field, const QString &record,
              const QString &reason)
    {
        skipPlace(placeOf(file, entry, field), record, reason);
    }

    void take(const OpenFile &file, const QString &entry, Kind kind, const QJsonValue &value)
    {
        ++m_plan.records;
        const QJsonObject object = value.toObject();
        const QString name = object.value("id"_L1).toString();
        if (!value.isObject())
            return skip(file, entry, {}, name, PartsFiles::tr("must be an object."));
        const auto part = partFromJson(object, kind, m_plan.parts, Origin::Own);
        if (!part)
            return skip(file, entry, part.error().field, name, part.error().message);
        const Place place = placeOf(file, entry, u"id"_s);
        if (m_places.contains((*part)->id))
            return doubt(place, (*part)->id, PartsFiles::tr("The id stands twice in the files; the first one counts."));
        m_places.insert((*part)->id, placeOf(file, entry, kind == Kind::Bridge ? u"gpus"_s : u"gpu"_s));
        sort(*part, place);
    }

    void doubt(const Place &place, const QString &id, const QString &reason)
    {
        m_plan.doubts.push_back({id, place.file, place.line, {id}, reason});
    }

    void sort(const PartHandle &part, const Place &place)
    {
        const PartHandle present = m_present.find(part->id);
        const bool same = present && present->kind == part->kind &&
                          partToJson(*present, m_present) == partToJson(*part, m_plan.parts);
        if (same)
            ++m_plan.unchanged;
        else if (present && present->origin == Origin::Shipped)
            doubt(place, part->id,
                  PartsFiles::tr("A part with this id is shipped. Change single figures of it instead, or give yours"
                                 " another id."));
        else if (present && present->kind != part->kind)
            doubt(place, part->id, PartsFiles::tr("A part of another kind has this id."));
        else
            m_plan.parts.add(part);
    }

    [[nodiscard]] QString firstMissing(const Part &part) const
    {
        const QStringList chips = chipsNamedBy(part);
        const auto missing = std::find_if(chips.begin(), chips.end(), [&](const QString &id) {
            return !m_present.find<Chip>(id) && !m_plan.parts.find<Chip>(id);
        });
        return missing == chips.end() ? QString() : *missing;
    }

    const Catalogue &m_present;
    ImportPlan &m_plan;
    QHash<QString, Place> m_places; ///< part's id → where it names its chip
};

std::vector<PartHandle> ownParts(const Catalogue &over)
{
    std::vector<PartHandle> own;
    for (int kind = 0; kind < KindCount; ++kind) {
        const auto &parts = over.parts(static_cast<Kind>(kind));
        std::copy_if(parts.begin(), parts.end(), std::back_inserter(own),
                     [](const PartHandle &part) { return part->origin == Origin::Own; });
    }
    return own;
}

} // namespace

Result<ImportPlan> partsPlan(const QStringList &paths, const Catalogue &present, const Progress &progress)
{
    const auto found = partsFilesAt(paths);
    if (!found)
        return tl::unexpected(found.error());
    ImportPlan plan;
    plan.title = PartsFiles::tr("Parts");
    plan.files = paths;
    PartsImport import(present, plan);
    std::vector<OpenFile> files;
    std::optional<Failure> first;
    for (const QString &path : *found) {
        auto file = openFile(path);
        if (!file && file.error().kind == Failure::Kind::Io)
            return tl::unexpected(file.error());
        if (file) {
            import.takeSources(*file); // files may cite each other's sources, whatever their order
            files.push_back(std::move(*file));
            continue;
        }
        const Failure &failure = file.error();
        first = first ? first : failure;
        plan.skipped.push_back({{}, failure.file, failure.line, failure.field, failure.message});
    }
    if (files.empty() && first)
        return tl::unexpected(*first);
    if (files.empty())
        return badInput(PartsFiles::tr("There is no *.json file at %1.").arg(paths.join(", "_L1)));
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (progress && !progress(static_cast<qint64>(i), static_cast<qint64>(files.size())))
            return badInput(PartsFiles::tr("The import was stopped; nothing was stored."));
        import.takeParts(files[i]);
        if (plan.skipped.size() + plan.doubts.size() > MostRemarks)
            return badInput(PartsFiles::tr("More than %1 parts cannot be taken.").arg(MostRemarks));
    }
    import.dropWhatHangs();
    return plan;
}

QByteArray ownPartsAsFile(const Catalogue &over) { return QJsonDocument(partsFile(ownParts(over), over)).toJson(); }

int ownPartCount(const Catalogue &over) { return static_cast<int>(ownParts(over).size()); }

} // namespace rig::db
