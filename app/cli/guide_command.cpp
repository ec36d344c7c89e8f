// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/json_values.h"
#include "app/cli/loading.h"
#include "app/cli/tables.h"
#include "core/guide/checklist.h"
#include "core/guide/topics.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/search/chips_named.h"
#include "core/search/part_called.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

using namespace guide;

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The answer that is made for cards, where the others are texts.
const QString CompatibilityTopic = u"compatibility"_s;

/// What a command line asked for.
struct Asked
{
    QString topic; ///< id, or words
    std::vector<PlannedCards> cards;
    std::vector<PartHandle> named; ///< GPUs that the words speak of
    Platform system = Platform::Ubuntu2404;
    bool asJson = false;
};

QJsonArray sourcesAsJson(const std::vector<Source> &sources)
{
    QJsonArray list;
    for (const Source &source : sources)
        list.append(QJsonObject{{"id"_L1, source.id},
                                {"title"_L1, source.title},
                                {"publisher"_L1, source.publisher},
                                {"date"_L1, orNull(source.date)},
                                {"url"_L1, orNull(source.url)}});
    return list;
}

QJsonObject stepAsJson(const Step &step)
{
    return {{"text"_L1, step.text}, {"command"_L1, orNull(step.command)}, {"expect"_L1, orNull(step.expect)}};
}

/// Citations and marks of Markdown that a terminal does not need.
QString plain(const QString &text, const std::vector<Source> &sources)
{
    static const QRegularExpression link(u"\\[([^\\]]+)\\]\\((?:topic:)?([^)\\s]+)\\)"_s);
    return numbered(text, sources, Citing::Plain).replace(link, u"\\1 (\\2)"_s).remove(u"**"_s);
}

QJsonArray topicsAsJson(const std::vector<const Topic *> &topics)
{
    QJsonArray list;
    for (const Topic *topic : topics)
        list.append(QJsonObject{{"topic"_L1, topic->id},
                                {"title"_L1, topic->title},
                                {"group"_L1, QString(key(topic->group))},
                                {"rows"_L1, QJsonArray::fromStringList(topic->rows)},
                                {"date"_L1, topic->date},
                                {"answer"_L1, plain(topic->answer, topic->sources)}});
    return list;
}

QByteArray topicsAsText(const std::vector<const Topic *> &topics)
{
    TextTable table{{Cli::tr("Topic"), Cli::tr("Title"), Cli::tr("Group"), Cli::tr("As of")}, {}, {}};
    for (const Topic *topic : topics)
        table.rows.push_back({topic->id, topic->title, groupName(topic->group), topic->date});
    return asAlignedText(table);
}

QJsonObject topicAsJson(const Topic &topic)
{
    QJsonArray steps;
    for (const Step &step : topic.steps)
        steps.append(stepAsJson({plain(step.text, topic.sources), step.command, step.expect}));
    const QJsonObject then{{"text"_L1, orNull(plain(topic.then, topic.sources))},
                           {"date"_L1, orNull(topic.thenDate)},
                           {"source"_L1, orNull(topic.thenSource)}};
    QJsonArray pictures;
    for (const Picture picture : topic.pictures)
        pictures.append(QJsonObject{
            {"id"_L1, QString(key(picture))}, {"title"_L1, pictureTitle(picture)}, {"text"_L1, pictureText(picture)}});
    return {{"topic"_L1, topic.id},
            {"title"_L1, topic.title},
            {"group"_L1, QString(key(topic.group))},
            {"rows"_L1, QJsonArray::fromStringList(topic.rows)},
            {"answer"_L1, plain(topic.answer, topic.sources)},
            {"pictures"_L1, pictures},
            {"then"_L1, topic.then.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(then)},
            {"now"_L1, QJsonObject{{"text"_L1, plain(topic.now, topic.sources)},
                                   {"date"_L1, topic.date},
                                   {"sources"_L1, sourcesAsJson(topic.sources)}}},
            {"changed"_L1, orNull(plain(topic.changed, topic.sources))},
            {"steps"_L1, steps}};
}

void addSteps(QStringList &lines, const std::vector<Step> &steps, const std::vector<Source> &sources)
{
    int number = 0;
    for (const Step &step : steps) {
        lines << u"%1. %2"_s.arg(++number).arg(plain(step.text, sources));
        for (const QString &line : step.command.split(u'\n', Qt::SkipEmptyParts))
            lines << u"     "_s + line;
        if (!step.expect.isEmpty())
            lines << u"   "_s + Cli::tr("The output contains: %1").arg(QString(step.expect).replace(u'\n', u", "_s));
    }
}

void addSources(QStringList &lines, const std::vector<Source> &sources)
{
    lines << QString() << Cli::tr("Sources:");
    for (std::size_t i = 0; i < sources.size(); ++i)
        lines << u"[%1] %2"_s.arg(i + 1).arg(names::sourceLine(sources[i]));
}

QByteArray topicAsText(const Topic &topic)
{
    QStringList lines{topic.title, QString(), plain(topic.answer, topic.sources)};
    const auto section = [&](const QString &heading, const QString &text) {
        if (!text.isEmpty())
            lines << QString() << heading << plain(text, topic.sources);
    };
    for (const Picture picture : topic.pictures)
        section(Cli::tr("Drawing in the window: %1", "title of a drawing").arg(pictureTitle(picture)),
                pictureText(picture));
    section(topic.thenDate.isEmpty()
                ? Cli::tr("%1:", "a heading").arg(thenHeading(topic))
                : Cli::tr("%1 (%2):", "a heading, the date of what it names").arg(thenHeading(topic), topic.thenDate),
            topic.then);
    section(Cli::tr("Today (as of %1):").arg(topic.date), topic.now);
    section(Cli::tr("What changed:"), topic.changed);
    if (!topic.steps.empty()) {
        lines << QString() << Cli::tr("Steps:");
        addSteps(lines, topic.steps, topic.sources);
    }
    addSources(lines, topic.sources);
    return (lines.join(u'\n') + u'\n').toUtf8();
}

QJsonObject softwareAsJson(const CardSoftware &software, const QString &id)
{
    const auto version = [](const QVersionNumber &number) { return orNull(number.toString()); };
    const auto framework = [&](const std::optional<CardSoftware::Framework> &each) {
        if (!each)
            return QJsonValue(QJsonValue::Null);
        return QJsonValue(QJsonObject{{"version"_L1, each->version.toString()},
                                      {"newest"_L1, each->isNewest},
                                      {"cuda"_L1, version(each->cuda)},
                                      {"built_before_the_chip"_L1, each->builtBefore}});
    };
    return {{"gpu"_L1, id},
            {"state"_L1, orNull(stateKey(software.state))},
            {"compute_capability"_L1,
             software.capability ? QJsonValue(software.capability->text()) : QJsonValue(QJsonValue::Null)},
            {"gfx_target"_L1, orNull(software.target)},
            {"first_cuda"_L1, version(software.firstCuda)},
            {"last_cuda"_L1, version(software.lastCuda)},
            {"first_driver"_L1, orNull(software.firstDriver)},
            {"last_driver_branch"_L1, orNull(software.lastDriverBranch)},
            {"driver_for_pytorch"_L1, orNull(software.driverOfToday)},
            {"first_pytorch"_L1, software.firstTorch ? version(*software.firstTorch) : QJsonValue(QJsonValue::Null)},
            {"pytorch"_L1, framework(software.torch)},
            {"pytorch_package"_L1, orNull(software.torchPackage)},
            {"tensorflow"_L1, framework(software.tensorflow)},
            {"jax"_L1, framework(software.jax)},
            {"vllm"_L1, framework(software.vllm)},
            {"rocm"_L1, version(software.rocm)},
            {"systems"_L1, QJsonArray::fromStringList(software.systems)},
            {"text"_L1, names::afterEachOther(softwareSentences(software))}};
}

/// The sources of all cards, each once.
std::vector<Source> sourcesOfAll(const std::vector<CardSoftware> &all, const Compatibility &table)
{
    std::vector<int> indexes;
    for (const CardSoftware &software : all) {
        for (const int index : software.sources) {
            if (std::find(indexes.begin(), indexes.end(), index) == indexes.end())
                indexes.push_back(index);
        }
    }
    std::vector<Source> sources;
    for (const int index : indexes)
        sources.push_back(table.sources[static_cast<std::size_t>(index)]);
    return sources;
}

QByteArray compatibilityAnswer(const Asked &asked)
{
    const Compatibility &table = shippedCompatibility();
    std::vector<CardSoftware> all;
    QStringList first;
    QStringList texts;
    QJsonArray cards;
    for (const PlannedCards &each : asked.cards) {
        all.push_back(softwareFor(*each.chip, table));
        const QStringList sentences = softwareSentences(all.back());
        first << sentences.front();
        texts << names::afterEachOther(sentences);
        cards.append(softwareAsJson(all.back(), each.chip->id));
    }
    const std::vector<Source> sources = sourcesOfAll(all, table);
    std::vector<Step> steps;
    QJsonArray stepList;
    for (const ChecklistStep &each : checklist(asked.cards, asked.system, table)) {
        steps.push_back(each.step);
        QJsonObject step = stepAsJson(each.step);
        step.insert("topic"_L1, each.topic);
        stepList.append(step);
    }
    if (asked.asJson)
        return QJsonDocument(QJsonObject{{"topic"_L1, CompatibilityTopic},
                                         {"rows"_L1, QJsonArray{u"S85"_s, u"S86"_s, u"S89"_s}},
                                         {"answer"_L1, names::afterEachOther(first)},
                                         {"then"_L1, QJsonValue::Null},
                                         {"now"_L1, QJsonObject{{"text"_L1, texts.join(u'\n')},
                                                                {"date"_L1, table.date},
                                                                {"sources"_L1, sourcesAsJson(sources)}}},
                                         {"cards"_L1, cards},
                                         {"system"_L1, QString(key(asked.system))},
                                         {"steps"_L1, stepList}})
            .toJson();
    QStringList lines{texts};
    if (!steps.empty()) {
        lines << QString() << Cli::tr("To install it under %1:").arg(systemOfSteps(all, asked.system));
        addSteps(lines, steps, {});
    }
    addSources(lines, sources);
    return (lines.join(u'\n') + u'\n').toUtf8();
}

/// The cards that --machine or --gpu names; none where neither is given.
Result<std::vector<PlannedCards>> cardsOf(const QCommandLineParser &parser, QStringList &leftOut)
{
    if (!parser.isSet(u"machine"_s) && !parser.isSet(u"gpu"_s))
        return std::vector<PlannedCards>();
    const Result<Catalogue> catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    std::vector<PlannedCards> cards;
    if (parser.isSet(u"machine"_s)) {
        const Result<OpenedBuild> opened = openBuild(parser.value(u"machine"_s), *catalogue);
        if (!opened)
            return tl::unexpected(opened.error());
        cards = plannedCards(resolve(opened->document.build, opened->catalogue));
        if (cards.empty())
            return badInput(Cli::tr("%1 has no graphics card whose GPU is known.").arg(parser.value(u"machine"_s)));
    }
    for (const QString &name : parser.values(u"gpu"_s)) {
        const PartHandle part = partCalled(name, Kind::Gpu, *catalogue);
        if (!part)
            return badInput(Cli::tr("There is no GPU “%1”.").arg(name));
        cards.push_back({std::static_pointer_cast<const Chip>(part), 1, {}});
    }
    return cards;
}

/// What is said of the GPUs that a question names, and where their steps are.
QByteArray namedCards(const std::vector<PartHandle> &named)
{
    QStringList lines;
    for (const PartHandle &part : named) {
        const auto chip = std::static_pointer_cast<const Chip>(part);
        lines << names::afterEachOther(softwareSentences(softwareFor(*chip, shippedCompatibility())));
        if (!checklist({PlannedCards{chip, 1, {}}}, Platform::Ubuntu2404, shippedCompatibility()).empty())
            lines << Cli::tr("How it is installed: rigwright-cli guide compatibility --gpu %1 --system SYSTEM", "id")
                         .arg(part->id);
        lines << QString();
    }
    return lines.isEmpty() ? QByteArray() : (lines.join(u'\n') + u'\n').toUtf8();
}

Result<QByteArray> answerOf(const Asked &asked)
{
    if (asked.topic == CompatibilityTopic || (asked.topic.isEmpty() && !asked.cards.empty())) {
        if (asked.cards.empty())
            return badInput(Cli::tr("Say which cards: --gpu ID or --machine FILE."));
        return compatibilityAnswer(asked);
    }
    const Result<std::vector<Topic>> topics = shippedTopics();
    if (!topics)
        return tl::unexpected(topics.error());
    if (const Topic *topic = topicCalled(asked.topic, *topics))
        return asked.asJson ? QJsonDocument(topicAsJson(*topic)).toJson() : topicAsText(*topic);
    const std::vector<const Topic *> found = topicsFor(asked.topic, *topics);
    if (found.empty() && (asked.named.empty() || asked.asJson))
        return badInput(Cli::tr("No topic answers “%1”; without a topic the command lists them.").arg(asked.topic));
    return asked.asJson ? QJsonDocument(topicsAsJson(found)).toJson() : namedCards(asked.named) + topicsAsText(found);
}

} // namespace

Outcome runGuide(const Invocation &invocation)
{
    QCommandLineParser parser;
    parser.addOptions({{u"machine"_s, Cli::tr("Answers for the cards of this machine."), u"FILE"_s},
                       {u"gpu"_s, Cli::tr("Answers for this GPU; may be given several times."), u"ID"_s},
                       {u"system"_s,
                        Cli::tr("For which the steps are: ubuntu-24.04, ubuntu-22.04, debian-12, rhel-9, "
                                "windows-11 or wsl2."),
                        u"S"_s, u"ubuntu-24.04"_s},
                       {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s}});
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 0, 100))
        return *ended;
    const QString format = parser.value(u"format"_s);
    if (format != "text"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format must be text or json, not “%1”.").arg(format));
    const std::optional<Platform> system = platformFromKey(parser.value(u"system"_s));
    if (!system) {
        QStringList known;
        for (const Platform each : AllPlatforms)
            known << key(each);
        return misused(invocation.command, Cli::tr("--%1 must be one of %2, not “%3”.")
                                               .arg(u"system"_s, known.join(u", "_s), parser.value(u"system"_s)));
    }
    QStringList leftOut;
    Result<std::vector<PlannedCards>> cards = cardsOf(parser, leftOut);
    if (!cards)
        return failed(cards.error());
    const QString question = parser.positionalArguments().join(u' ');
    std::vector<PartHandle> named;
    if (cards->empty() && question.contains(QRegularExpression(u"\\d"_s))) {
        const Result<Catalogue> catalogue = catalogueFor(parser, leftOut);
        if (!catalogue)
            return failed(catalogue.error());
        named = chipsNamedIn(question, *catalogue);
    }
    const Result<QByteArray> answer =
        answerOf({question, std::move(*cards), std::move(named), *system, format == "json"_L1});
    return answer ? withLeftOut({Fine, *answer, {}}, leftOut) : failed(answer.error());
}

} // namespace rig::cli
