// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/profile.h"

#include "core/base/json.h"
#include "core/catalogue/cited_file.h"
#include "core/catalogue/codec.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

/// Sentences of this file.
struct AdviceFile
{
    Q_DECLARE_TR_FUNCTIONS(AdviceFile)
};

constexpr int Version = 1;
constexpr int Most = 400; // entries of a list
constexpr double MostMoney = 1e12;
constexpr int MostMachines = 1000000;

template <std::size_t N, class T> QStringList keysOf(const std::array<T, N> &values)
{
    QStringList keys;
    for (const T value : values)
        keys << key(value);
    return keys;
}

/// A list of words of which all must be known; what is misspelt would never hold and never be noticed.
QStringList wordList(JsonReader &reader, QLatin1StringView field, const QStringList &known)
{
    const QStringList given = reader.texts(field).value_or(QStringList());
    for (const QString &word : given) {
        if (!known.contains(word))
            reader.complain(field, AdviceFile::tr("must hold only words of %1.").arg(known.join(u", "_s)));
    }
    return given;
}

When readWhen(JsonReader &reader)
{
    When when;
    when.roles = wordList(reader, "roles"_L1, keysOf(AllRoles));
    when.means = wordList(reader, "purses"_L1, keysOf(AllMeans));
    when.depths = wordList(reader, "depths"_L1, {key(Depth::Normal), key(Depth::VeryDeep)});
    when.housings = wordList(reader, "housings"_L1, {key(Housing::Workstation), key(Housing::Server)});
    when.nets = wordList(reader, "nets"_L1, {netKey(Net::Cnn), netKey(Net::Rnn), netKey(Net::Transformer)});
    when.datasetOver = reader.number("dataset_over_gb"_L1, 0, MostMoney);
    when.memoryAtLeast = reader.number("memory_at_least_gib"_L1, 0, 1e6);
    when.budgetFrom = reader.number("budget_from_usd"_L1, 0, MostMoney);
    when.budgetTo = reader.number("budget_to_usd"_L1, 0, MostMoney);
    when.machinesFrom = reader.integer("machines_from"_L1, 0, MostMachines);
    when.machinesTo = reader.integer("machines_to"_L1, 0, MostMachines);
    when.gpusOver = reader.integer("gpus_over"_L1, 0, MostMachines);
    when.dataCentre = reader.flag("data_centre"_L1);
    if (when.budgetFrom.has_value() != when.budgetTo.has_value())
        reader.complain({}, AdviceFile::tr("must say both ends of a budget, or none."));
    return when;
}

std::vector<Pick> readPicks(JsonReader &reader, QLatin1StringView field)
{
    std::vector<Pick> picks;
    reader.objects(field, Most, [&](JsonReader &entry) {
        Pick pick;
        pick.gpu = entry.text("gpu"_L1, 120);
        const QString condition = entry.textOr("condition"_L1, u"new"_s);
        if (condition != "new"_L1 && condition != "used"_L1)
            entry.complain("condition"_L1, AdviceFile::tr("must be one of %1.").arg(u"new, used"_s));
        pick.used = condition == "used"_L1;
        pick.atLeast = entry.integer("at_least"_L1, 1, MostMachines);
        pick.atMost = entry.integer("at_most"_L1, 1, MostMachines);
        picks.push_back(std::move(pick));
    });
    return picks;
}

Recommendation readRecommendation(JsonReader &entry)
{
    Recommendation made;
    made.id = entry.text("id"_L1, 120);
    const QString about = entry.textOr("about"_L1, u"cards"_s);
    if (about != "cards"_L1 && about != "scale"_L1)
        entry.complain("about"_L1, AdviceFile::tr("must be one of %1.").arg(u"cards, scale"_s));
    made.about = about == "scale"_L1 ? About::Scale : About::Cards;
    entry.object("when"_L1, [&](JsonReader &when) { made.when = readWhen(when); });
    if (made.when == When())
        entry.complain("when"_L1, AdviceFile::tr("must say when the advice holds."));
    made.title = readSaying(entry, "title"_L1);
    made.text = readSaying(entry, "text"_L1);
    made.correction = readSaying(entry, "correction"_L1, Wanted::No);
    made.picks = readPicks(entry, "recommends"_L1);
    made.alternatives = readPicks(entry, "alternatives"_L1);
    entry.objects("options"_L1, Most, [&](JsonReader &option) {
        made.options.push_back({option.text("id"_L1, 120), readSaying(option, "text"_L1)});
    });
    made.together = entry.flag("together"_L1).value_or(false);
    made.unsolved = entry.flag("unsolved"_L1).value_or(false);
    made.hints = wordList(entry, "hints"_L1, {u"check-memory"_s, u"fp16"_s, u"blower-or-liquid"_s, u"rack-plan"_s});
    if (made.picks.empty() && made.options.empty() && !made.unsolved)
        entry.complain("recommends"_L1, AdviceFile::tr("must name a GPU, unless there are options or it is unsolved."));
    return made;
}

RemarkKind remarkKind(JsonReader &entry)
{
    const QStringList kinds{u"avoid"_s, u"caution"_s, u"note"_s, u"suited"_s, u"less-suited"_s};
    const qsizetype at = kinds.indexOf(entry.text("kind"_L1));
    if (at < 0)
        entry.complain("kind"_L1, AdviceFile::tr("must be one of %1.").arg(kinds.join(u", "_s)));
    return static_cast<RemarkKind>(std::max<qsizetype>(at, 0));
}

Remark readRemark(JsonReader &entry)
{
    Remark made;
    made.kind = remarkKind(entry);
    made.gpus = entry.texts("gpus"_L1).value_or(QStringList());
    made.families = entry.texts("families"_L1).value_or(QStringList());
    made.vendors = entry.texts("vendors"_L1).value_or(QStringList());
    made.segments = entry.texts("segments"_L1).value_or(QStringList());
    made.nets = wordList(entry, "nets"_L1, {netKey(Net::Cnn), netKey(Net::Rnn), netKey(Net::Transformer)});
    made.founders = entry.flag("founders"_L1).value_or(false);
    made.instead = entry.texts("instead"_L1).value_or(QStringList());
    made.text = readSaying(entry, "text"_L1);
    made.reasons = readSayings(entry, "reasons"_L1);
    if (made.gpus.isEmpty() && made.families.isEmpty() && made.vendors.isEmpty() && made.segments.isEmpty() &&
        !made.founders)
        entry.complain({}, AdviceFile::tr("must say of which GPUs it speaks."));
    return made;
}

void readSources(JsonReader &reader, Profile &profile)
{
    reader.objects("sources"_L1, Most, [&](JsonReader &entry) {
        const Result<Source> source = sourceFromJson(entry.raw());
        if (source)
            profile.sources.push_back(*source);
        else
            entry.complain({}, source.error().message);
    });
    if (!profile.sourceOf())
        reader.complain("source"_L1, AdviceFile::tr("must name a source that is listed."));
}

void readLists(JsonReader &reader, Profile &profile)
{
    reader.objects("recommendations"_L1, Most,
                   [&](JsonReader &entry) { profile.recommendations.push_back(readRecommendation(entry)); });
    reader.objects("remarks"_L1, Most, [&](JsonReader &entry) { profile.remarks.push_back(readRemark(entry)); });
    reader.objects("substitutes"_L1, Most, [&](JsonReader &entry) {
        profile.substitutes.push_back({entry.text("gpu"_L1, 120), entry.texts("instead"_L1).value_or(QStringList()),
                                       readSaying(entry, "text"_L1)});
    });
    reader.objects("statements"_L1, Most, [&](JsonReader &entry) {
        profile.statements.push_back(
            {entry.text("topic"_L1, 120), entry.text("position"_L1, 120), readSaying(entry, "text"_L1)});
    });
    reader.objects("warnings"_L1, Most, [&](JsonReader &entry) {
        Warning made;
        made.id = entry.text("id"_L1, 120);
        entry.object("when"_L1, [&](JsonReader &when) { made.when = readWhen(when); });
        made.consumerCards = entry.flag("consumer_cards"_L1).value_or(false);
        made.source = entry.textOr("source"_L1, {}, 120);
        made.text = readSaying(entry, "text"_L1);
        if (!profile.sourceOf(made.source))
            entry.complain("source"_L1, AdviceFile::tr("must name a source that is listed."));
        profile.warnings.push_back(std::move(made));
    });
    reader.objects("series"_L1, Most, [&](JsonReader &entry) {
        profile.series.push_back({entry.text("series"_L1, 120), entry.integer("year"_L1, 1990, 2200).value_or(0)});
        if (!entry.has("year"_L1))
            entry.complain("year"_L1, AdviceFile::tr("is missing."));
    });
}

/// With the file's name and line.
Failure placed(Failure failure, const QByteArray &text, const QString &file)
{
    failure.file = file;
    failure.line = lineOfJsonPath(text, failure.field);
    return failure;
}

} // namespace

Result<Profile> profileFromJson(const QByteArray &text, const QString &file)
{
    const Result<QJsonObject> object = parseJsonObject(text, file);
    if (!object)
        return tl::unexpected(object.error());
    JsonReader reader(*object, file);
    if (reader.integer("rigwright_advice"_L1, 1, 1000) != Version)
        reader.complain("rigwright_advice"_L1, AdviceFile::tr("must be 1: this is no advice profile of this version."));
    Profile profile;
    profile.id = reader.text("id"_L1, 60);
    profile.name = readSaying(reader, "name"_L1);
    profile.source = reader.text("source"_L1, 120);
    readSources(reader, profile);
    readLists(reader, profile);
    if (reader.failed())
        return tl::unexpected(placed(*reader.failure(), text, file));
    return profile;
}

Result<std::vector<Topic>> topicsFromJson(const QByteArray &text, const QString &file)
{
    const Result<QJsonObject> object = parseJsonObject(text, file);
    if (!object)
        return tl::unexpected(object.error());
    JsonReader reader(*object, file);
    std::vector<Topic> topics;
    if (reader.integer("rigwright_advice_topics"_L1, 1, 1000) != Version)
        reader.complain("rigwright_advice_topics"_L1, AdviceFile::tr("must be 1: this is no list of topics."));
    reader.objects("topics"_L1, Most, [&](JsonReader &entry) {
        Topic topic;
        topic.id = entry.text("id"_L1, 120);
        topic.title = readSaying(entry, "title"_L1);
        topic.gpus = entry.texts("gpus"_L1).value_or(QStringList());
        entry.objects("whens"_L1, Most, [&](JsonReader &when) { topic.whens.push_back(readWhen(when)); });
        topics.push_back(std::move(topic));
    });
    if (reader.failed())
        return tl::unexpected(placed(*reader.failure(), text, file));
    return topics;
}

Result<void> readRegions(const QByteArray &text, const QString &file, Library &library)
{
    return readCited({text, file, "rigwright_regions"_L1}, library.regionSources, [&](JsonReader &reader) {
        reader.objects("rules"_L1, Most, [&](JsonReader &entry) {
            RegionRule rule;
            rule.id = entry.text("id"_L1, 120);
            const QString region = entry.text("region"_L1, 60);
            if (region == key(Region::China))
                rule.region = Region::China;
            else
                entry.complain("region"_L1, AdviceFile::tr("must hold only words of %1.").arg(key(Region::China)));
            rule.families = entry.texts("families"_L1).value_or(QStringList());
            rule.but = entry.texts("but"_L1).value_or(QStringList());
            rule.stock = entry.flag("stock"_L1).value_or(false);
            rule.overGbPerSecond = entry.number("over_gb_s"_L1, 0, 1e6);
            rule.date = entry.text("date"_L1, 20);
            rule.source = citedSource(entry, library.regionSources);
            rule.text = readSaying(entry, "text"_L1);
            library.regionRules.push_back(std::move(rule));
        });
    });
}

Result<Library> shippedRegions()
{
    Library library;
    const Result<QByteArray> regions = embeddedFile(u":/knowledge/advice/regions.json"_s);
    if (!regions)
        return tl::unexpected(regions.error());
    if (const Result<void> read = readRegions(*regions, u"regions.json"_s, library); !read)
        return tl::unexpected(read.error());
    return library;
}

Result<Library> shippedLibrary()
{
    const QDir folder(u":/knowledge/advice"_s);
    Result<Library> regions = shippedRegions();
    if (!regions)
        return regions;
    Library library = *std::move(regions);
    for (const QString &name : folder.entryList({u"profile-*.json"_s}, QDir::Files, QDir::Name)) {
        const Result<QByteArray> text = embeddedFile(folder.filePath(name));
        if (!text)
            return tl::unexpected(text.error());
        Result<Profile> profile = profileFromJson(*text, name);
        if (!profile)
            return tl::unexpected(profile.error());
        library.profiles.push_back(*std::move(profile));
    }
    std::stable_sort(library.profiles.begin(), library.profiles.end(),
                     [](const Profile &a, const Profile &b) { return a.sourceOf()->date < b.sourceOf()->date; });
    const Result<QByteArray> text = embeddedFile(folder.filePath(u"topics.json"_s));
    if (!text)
        return tl::unexpected(text.error());
    Result<std::vector<Topic>> topics = topicsFromJson(*text, u"topics.json"_s);
    if (!topics)
        return tl::unexpected(topics.error());
    library.topics = *std::move(topics);
    return library;
}

} // namespace rig::advice
