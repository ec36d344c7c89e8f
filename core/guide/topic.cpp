// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/topic.h"

#include "core/base/shown_text.h"
#include "core/base/web_address.h"

#include <QCoreApplication>
#include <QDate>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// Sentences of this file.
struct TopicFile
{
    Q_DECLARE_TR_FUNCTIONS(GuideTopicFile)
};

constexpr int MostBytes = 256 * 1024;
constexpr int MostSources = 80;
constexpr int MostSteps = 80;
constexpr int LongestField = 2000;

const QRegularExpression &citation()
{
    static const QRegularExpression pattern(u"\\[\\^([a-zA-Z0-9.-]{1,80})\\]"_s);
    return pattern;
}

/// 2026, 2026-09, 2026-09-24
bool isDate(const QString &text)
{
    static const QRegularExpression pattern(u"^\\d{4}(-\\d{2}(-\\d{2})?)?$"_s);
    return pattern.match(text).hasMatch() &&
           QDate::fromString(text + u"-01-01"_s.mid(text.size() - 4), Qt::ISODate).isValid();
}

QStringList listOf(const QString &text)
{
    static const QRegularExpression comma(u"[,，、]"_s);
    QStringList list;
    for (const QString &word : text.split(comma)) {
        if (const QString trimmed = word.trimmed(); !trimmed.isEmpty())
            list << trimmed;
    }
    return list;
}

class Reader
{
public:
    Reader(const QString &text, QString file) : m_lines(text.split(u'\n')), m_file(std::move(file)) {}

    Result<Topic> read()
    {
        readFrontMatter();
        if (!m_failure)
            readSections();
        if (!m_failure)
            checkWhole();
        return m_failure ? Result<Topic>(tl::unexpected(*m_failure)) : Result<Topic>(std::move(m_topic));
    }

private:
    void complain(const QString &field, const QString &message)
    {
        if (m_failure)
            return;
        m_failure = Failure{Failure::Kind::BadInput, message, m_file, static_cast<int>(m_at) + 1, field};
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_lines.size(); }

    void readFrontMatter();
    void takeField(const QString &field, const QString &value);
    void takeSource(const QString &line);
    void readSections();
    void takeSection(const QString &name, const QStringList &lines, qsizetype from);
    void readSteps(const QStringList &lines, qsizetype from);
    void checkWhole();
    void checkCitations(const QString &field, const QString &text);

    QStringList m_lines;
    QString m_file;
    qsizetype m_at = 0;
    Topic m_topic;
    QStringList m_fields;
    std::optional<Failure> m_failure;
};

void Reader::readFrontMatter()
{
    if (m_lines.front().trimmed() != "---"_L1)
        return complain({}, TopicFile::tr("must begin with a line “---”."));
    for (m_at = 1; !atEnd() && !m_failure; ++m_at) {
        const QString line = m_lines[m_at].trimmed();
        if (line == "---"_L1) {
            ++m_at;
            return;
        }
        if (line.size() > LongestField)
            return complain({}, TopicFile::tr("must be at most %1 characters long.").arg(LongestField));
        if (line.startsWith("- "_L1)) {
            takeSource(line.mid(2));
        } else if (!line.isEmpty()) {
            const qsizetype colon = line.indexOf(u':');
            if (colon < 1)
                return complain({}, TopicFile::tr("must be a field, a colon and its value."));
            takeField(line.left(colon).trimmed(), line.mid(colon + 1).trimmed());
        }
    }
    complain({}, TopicFile::tr("has no line “---” at the end of its fields."));
}

void Reader::takeField(const QString &field, const QString &value)
{
    if (m_fields.contains(field))
        return complain(field, TopicFile::tr("stands twice."));
    m_fields << field;
    static const QRegularExpression id(u"^[a-z0-9]+(-[a-z0-9]+)*$"_s);
    static const QRegularExpression row(u"^S\\d{1,3}$"_s);
    if (field == "id"_L1) {
        m_topic.id = value;
        if (!id.match(value).hasMatch())
            complain(field, TopicFile::tr("must be of small letters, digits and hyphens."));
    } else if (field == "title"_L1) {
        m_topic.title = shownLine(value);
    } else if (field == "group"_L1) {
        const auto found =
            std::find_if(AllGroups.begin(), AllGroups.end(), [&](Group group) { return key(group) == value; });
        if (found == AllGroups.end())
            return complain(field, TopicFile::tr("is none of the groups."));
        m_topic.group = *found;
    } else if (field == "order"_L1) {
        bool isNumber = false;
        m_topic.order = value.toInt(&isNumber);
        if (!isNumber)
            complain(field, TopicFile::tr("must be a whole number."));
    } else if (field == "rows"_L1) {
        m_topic.rows = listOf(value);
        if (std::any_of(m_topic.rows.begin(), m_topic.rows.end(),
                        [](const QString &each) { return !row.match(each).hasMatch(); }))
            complain(field, TopicFile::tr("must be rows such as S86, with commas."));
    } else if (field == "words"_L1) {
        m_topic.words = listOf(shownLine(value));
    } else if (field == "date"_L1 || field == "then-date"_L1) {
        (field == "date"_L1 ? m_topic.date : m_topic.thenDate) = value;
        if (!isDate(value))
            complain(field, TopicFile::tr("must be a date as 2026-11-23, or as much of it as is known."));
    } else if (field == "pictures"_L1) {
        for (const QString &each : listOf(value)) {
            if (const std::optional<Picture> picture = pictureFromKey(each))
                m_topic.pictures.push_back(*picture);
            else
                complain(field, TopicFile::tr("There is no picture “%1”.").arg(each));
        }
    } else if (field == "then-source"_L1) {
        m_topic.thenSource = shownLine(value);
    } else if (field != "sources"_L1) {
        complain(field, TopicFile::tr("is no field of a topic."));
    }
}

/// id | title | publisher | date | address; the date is "n.d." and the address empty where there is none.
void Reader::takeSource(const QString &line)
{
    const QString field = u"sources[%1]"_s.arg(m_topic.sources.size());
    const QStringList cells = line.split(u'|');
    if (m_topic.sources.size() >= MostSources)
        return complain(field, TopicFile::tr("There are more than %1 sources.").arg(MostSources));
    if (cells.size() != 5)
        return complain(field, TopicFile::tr("must be id | title | publisher | date | address."));
    Source source;
    source.id = cells[0].trimmed();
    source.title = shownLine(cells[1].trimmed());
    source.publisher = shownLine(cells[2].trimmed());
    const QString date = cells[3].trimmed();
    const QString address = cells[4].trimmed();
    if (source.id.isEmpty() || source.title.isEmpty() || source.publisher.isEmpty())
        return complain(field, TopicFile::tr("must name id, title and publisher."));
    if (date != "n.d."_L1 && !isDate(date))
        return complain(field, TopicFile::tr("must have a date as 2026-11-23, or n.d."));
    if (!address.isEmpty() && webAddress(address).isEmpty())
        return complain(field, TopicFile::tr("must have an address of the web, http or https, or none."));
    source.date = date == "n.d."_L1 ? QString() : date;
    source.url = address;
    if (std::any_of(m_topic.sources.begin(), m_topic.sources.end(),
                    [&](const Source &other) { return other.id == source.id; }))
        return complain(field, TopicFile::tr("stands twice."));
    m_topic.sources.push_back(std::move(source));
}

void Reader::readSections()
{
    QString name;
    QStringList lines;
    qsizetype from = m_at;
    bool inCode = false;
    for (; !atEnd() && !m_failure; ++m_at) {
        const QString &line = m_lines[m_at];
        if (line.trimmed().startsWith("```"_L1))
            inCode = !inCode;
        if (!inCode && line.startsWith("# "_L1)) {
            takeSection(name, lines, from);
            name = line.mid(2).trimmed();
            lines.clear();
            from = m_at + 1;
        } else {
            lines << line;
        }
    }
    if (inCode)
        complain(name, TopicFile::tr("A block of code does not end."));
    takeSection(name, lines, from);
}

void Reader::takeSection(const QString &name, const QStringList &lines, qsizetype from)
{
    if (m_failure)
        return;
    const QString text = shownText(lines.join(u'\n').trimmed());
    const std::array<std::pair<QLatin1StringView, QString *>, 4> texts{{{"answer"_L1, &m_topic.answer},
                                                                        {"then"_L1, &m_topic.then},
                                                                        {"now"_L1, &m_topic.now},
                                                                        {"changed"_L1, &m_topic.changed}}};
    const auto known = std::find_if(texts.begin(), texts.end(), [&](const auto &each) { return each.first == name; });
    if (name.isEmpty()) {
        if (!text.isEmpty())
            complain({}, TopicFile::tr("A text stands before the first heading."));
    } else if (text.isEmpty()) {
        complain(name, TopicFile::tr("is empty."));
    } else if (name == "steps"_L1) {
        readSteps(lines, from);
    } else if (known == texts.end()) {
        complain(name, TopicFile::tr("is no heading of a topic."));
    } else if (!known->second->isEmpty()) {
        complain(name, TopicFile::tr("stands twice."));
    } else {
        *known->second = text;
        checkCitations(name, text);
    }
}

/// "1. Text", its further lines, and blocks of code: ```expect is what is printed, each other one is a command.
void Reader::readSteps(const QStringList &lines, qsizetype from)
{
    static const QRegularExpression begin(u"^\\d+\\.\\s+(.*)$"_s);
    QString *block = nullptr;
    qsizetype indent = 0;
    for (qsizetype i = 0; i < lines.size() && !m_failure; ++i) {
        m_at = from + i;
        const QString line = shownText(lines[i]);
        const QString trimmed = line.trimmed();
        if (trimmed.startsWith("```"_L1)) {
            if (m_topic.steps.empty())
                return complain(u"steps"_s, TopicFile::tr("A block of code stands before the first step."));
            Step &step = m_topic.steps.back();
            block = block ? nullptr : trimmed.mid(3) == "expect"_L1 ? &step.expect : &step.command;
            indent = line.indexOf(u'`');
            if (block && !block->isEmpty())
                *block += u'\n';
            continue;
        }
        if (block) {
            qsizetype blanks = 0;
            while (blanks < indent && blanks < line.size() && line[blanks] == u' ')
                ++blanks;
            *block += (block->isEmpty() || block->endsWith(u'\n') ? QString() : u"\n"_s) + line.mid(blanks);
            continue;
        }
        if (const QRegularExpressionMatch match = begin.match(line); match.hasMatch()) {
            if (m_topic.steps.size() >= MostSteps)
                return complain(u"steps"_s, TopicFile::tr("There are more than %1 steps.").arg(MostSteps));
            m_topic.steps.push_back({match.captured(1).trimmed(), {}, {}});
        } else if (!trimmed.isEmpty()) {
            if (m_topic.steps.empty())
                return complain(u"steps"_s, TopicFile::tr("must begin with “1. ”."));
            m_topic.steps.back().text += u' ' + trimmed;
        }
    }
    for (const Step &step : m_topic.steps)
        checkCitations(u"steps"_s, step.text);
}

void Reader::checkCitations(const QString &field, const QString &text)
{
    for (const QRegularExpressionMatch &match : citation().globalMatch(text)) {
        const QString id = match.captured(1);
        if (std::none_of(m_topic.sources.begin(), m_topic.sources.end(),
                         [&](const Source &source) { return source.id == id; }))
            complain(field, TopicFile::tr("cites “%1”, which is none of its sources.").arg(id));
    }
}

void Reader::checkWhole()
{
    m_at = 0;
    for (const auto &[field, text] : {std::pair{u"id"_s, &m_topic.id},
                                      {u"title"_s, &m_topic.title},
                                      {u"date"_s, &m_topic.date},
                                      {u"answer"_s, &m_topic.answer},
                                      {u"now"_s, &m_topic.now}}) {
        if (text->isEmpty())
            complain(field, TopicFile::tr("is missing."));
    }
    for (const QString &field : {u"group"_s, u"order"_s}) {
        if (!m_fields.contains(field))
            complain(field, TopicFile::tr("is missing."));
    }
    if (m_topic.sources.empty())
        complain(u"sources"_s, TopicFile::tr("is missing."));
}

} // namespace

QLatin1StringView key(Group group)
{
    switch (group) {
    case Group::Install:
        return "install"_L1;
    case Group::Frameworks:
        return "frameworks"_L1;
    case Group::Deploy:
        return "deploy"_L1;
    case Group::SeveralGpus:
        return "several-gpus"_L1;
    case Group::Background:
        return "background"_L1;
    case Group::Words:
        return "words"_L1;
    case Group::Links:
        return "links"_L1;
    }
    return {};
}

Result<Topic> topicFromText(const QByteArray &text, const QString &file)
{
    Failure failure{Failure::Kind::BadInput, {}, file, 0, {}};
    if (text.size() > MostBytes) {
        failure.message = TopicFile::tr("must be at most %1 KiB.").arg(MostBytes / 1024);
        return tl::unexpected(failure);
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString decoded = decoder(text);
    if (decoder.hasError()) {
        failure.message = TopicFile::tr("is not UTF-8.");
        return tl::unexpected(failure);
    }
    return Reader(decoded.remove(u'\r'), file).read();
}

QString numbered(const QString &text, const std::vector<Source> &sources, Citing citing)
{
    QString made;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : citation().globalMatch(text)) {
        const auto found = std::find_if(sources.begin(), sources.end(),
                                        [&](const Source &source) { return source.id == match.captured(1); });
        const QString number = QString::number(found - sources.begin() + 1);
        made += text.mid(from, match.capturedStart() - from);
        // The number is of the word before it: no line ends between them.
        while (made.endsWith(u' '))
            made.chop(1);
        made += citing == Citing::Links ? u"[\\[%1\\]](source:%1)"_s.arg(number) : u"[%1]"_s.arg(number);
        from = match.capturedEnd();
    }
    return made + text.mid(from);
}

QStringList linkedTopics(const Topic &topic)
{
    static const QRegularExpression link(u"\\]\\(topic:([^)\\s]*)\\)"_s);
    QString all = topic.answer + topic.then + topic.now + topic.changed;
    for (const Step &step : topic.steps)
        all += step.text;
    QStringList ids;
    for (const QRegularExpressionMatch &match : link.globalMatch(all))
        ids << match.captured(1);
    return ids;
}

} // namespace rig::guide
