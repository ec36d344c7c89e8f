// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/topics.h"

#include "core/catalogue/cited_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// Sentences of this file.
struct GuideWords
{
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

QStringList topicFilesIn(const QString &language)
{
    return QDir(u":/guide/"_s + language).entryList({u"*.md"_s}, QDir::Files, QDir::Name);
}

bool isHan(QChar letter) { return letter.script() == QChar::Script_Han; }

/// Words that a question is made of and that stand in any text: they say nothing of what it is about.
bool isFiller(const QString &term)
{
    static const QSet<QString> fillers{
        u"an"_s,    u"and"_s,   u"are"_s,   u"as"_s,    u"at"_s,   u"be"_s,    u"but"_s,  u"can"_s,  u"could"_s,
        u"do"_s,    u"does"_s,  u"for"_s,   u"from"_s,  u"has"_s,  u"have"_s,  u"how"_s,  u"if"_s,   u"in"_s,
        u"is"_s,    u"it"_s,    u"me"_s,    u"my"_s,    u"of"_s,   u"on"_s,    u"one"_s,  u"or"_s,   u"should"_s,
        u"so"_s,    u"still"_s, u"that"_s,  u"the"_s,   u"then"_s, u"there"_s, u"this"_s, u"to"_s,   u"what"_s,
        u"when"_s,  u"where"_s, u"which"_s, u"while"_s, u"who"_s,  u"why"_s,   u"will"_s, u"with"_s, u"would"_s,
        u"you"_s,   u"your"_s,  u"怎么"_s,  u"么办"_s,  u"什么"_s, u"可以"_s,  u"吗"_s,   u"怎样"_s, u"如何"_s,
        u"为什"_s,  u"能不"_s,  u"不能"_s,  u"是不"_s,  u"不是"_s, u"need"_s,  u"want"_s, u"get"_s,  u"use"_s,
        u"using"_s, u"see"_s,   u"put"_s,   u"says"_s,  u"now"_s,  u"just"_s,  u"also"_s, u"any"_s,  u"too"_s,
        u"was"_s,   u"did"_s,   u"not"_s,   u"no"_s,    u"by"_s};
    return fillers.contains(term);
}

/// Words of letters and digits with what stands inside them (2.10, PyTorch's, q4_k_m), and each two letters of Chinese.
QStringList termsOf(const QString &typed)
{
    QStringList terms;
    const QString text = typed.toCaseFolded() + u' ';
    QString word;
    QString chinese;
    const auto end = [&] {
        while (word.endsWith(u'.') || word.endsWith(u'-'))
            word.chop(1);
        if (word.size() > 1)
            terms << word;
        for (qsizetype i = 0; i + 1 < chinese.size(); ++i)
            terms << chinese.mid(i, 2);
        if (chinese.size() == 1)
            terms << chinese;
        word.clear();
        chinese.clear();
    };
    for (const QChar letter : text) {
        const bool inside = letter.isLetterOrNumber() || (!word.isEmpty() && u".-_+#"_s.contains(letter));
        if (!inside || isHan(letter) == chinese.isEmpty())
            end();
        if (inside)
            (isHan(letter) ? chinese : word) += letter;
    }
    end();
    terms.removeDuplicates();
    QStringList telling = terms;
    telling.removeIf(isFiller);
    return telling.isEmpty() ? terms : telling;
}

/// What a topic is searched in, and how much a find there counts.
struct Field
{
    QString text;
    double weight;
};

std::array<Field, 4> fieldsOf(const Topic &topic)
{
    QString rest = topic.then + u'\n' + topic.now + u'\n' + topic.changed;
    for (const Step &step : topic.steps)
        rest += u'\n' + step.text + u'\n' + step.command;
    return {{{(topic.title + u' ' + topic.id + u' ' + topic.rows.join(u' ')).toCaseFolded(), 8},
             {topic.words.join(u'\n').toCaseFolded(), 6},
             {topic.answer.toCaseFolded(), 2},
             {rest.toCaseFolded(), 1}}};
}

/// Whether a term stands in a text: one of Latin letters as the beginning of a word ("card" in "cards").
bool stands(const QString &term, const QString &text)
{
    for (qsizetype at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
        const bool inside = at > 0 && text[at - 1].isLetterOrNumber() && !isHan(text[at - 1]);
        if (isHan(term.front()) || !inside)
            return true;
    }
    return false;
}

double weightIn(const std::array<Field, 4> &fields, const QString &term)
{
    for (const Field &field : fields) {
        if (stands(term, field.text))
            return field.weight;
    }
    return 0;
}

} // namespace

QString language()
{
    return GuideWords::tr("en",
                          "the folder of the guide's texts in this language: zh_CN in Chinese; en where there is none");
}

Result<std::vector<Topic>> shippedTopics(const QString &language)
{
    std::vector<Topic> topics;
    const QStringList own = topicFilesIn(language);
    for (const QString &file : topicFilesIn(u"en"_s)) {
        const QString path = u":/guide/%1/%2"_s.arg(own.contains(file) ? language : u"en"_s, file);
        const Result<QByteArray> text = embeddedFile(path);
        if (!text)
            return tl::unexpected(text.error());
        Result<Topic> topic = topicFromText(*text, path);
        if (!topic)
            return tl::unexpected(topic.error());
        topics.push_back(std::move(*topic));
    }
    std::sort(topics.begin(), topics.end(), [](const Topic &left, const Topic &right) {
        return std::tie(left.group, left.order, left.id) < std::tie(right.group, right.order, right.id);
    });
    return topics;
}

const Topic *topicCalled(const QString &name, const std::vector<Topic> &topics)
{
    const auto called = [&](const Topic &topic) {
        return topic.id == name || topic.title.compare(name, Qt::CaseInsensitive) == 0;
    };
    const auto found = std::find_if(topics.begin(), topics.end(), called);
    return found == topics.end() ? nullptr : &*found;
}

std::vector<const Topic *> topicsFor(const QString &typed, const std::vector<Topic> &topics)
{
    std::vector<const Topic *> found;
    if (typed.trimmed().isEmpty()) {
        for (const Topic &topic : topics)
            found.push_back(&topic);
        return found;
    }
    std::vector<std::array<Field, 4>> fields;
    fields.reserve(topics.size());
    for (const Topic &topic : topics)
        fields.push_back(fieldsOf(topic));
    std::vector<double> scores(topics.size(), 0);
    for (const QString &term : termsOf(typed)) {
        std::vector<double> weights;
        weights.reserve(fields.size());
        for (const std::array<Field, 4> &each : fields)
            weights.push_back(weightIn(each, term));
        const auto having = std::count_if(weights.begin(), weights.end(), [](double weight) { return weight > 0; });
        if (having == 0)
            continue;
        const double rarity = std::log(1 + static_cast<double>(topics.size()) / static_cast<double>(having));
        for (std::size_t i = 0; i < topics.size(); ++i)
            scores[i] += weights[i] * rarity;
    }
    // What has a quarter of the best one's score is noise of common words.
    const double best = scores.empty() ? 0 : *std::max_element(scores.begin(), scores.end());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (best > 0 && scores[i] >= best / 4)
            order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return scores[left] > scores[right]; });
    for (const std::size_t index : order)
        found.push_back(&topics[index]);
    return found;
}

QString groupName(Group group)
{
    switch (group) {
    case Group::Install:
        return GuideWords::tr("Installing");
    case Group::Frameworks:
        return GuideWords::tr("Frameworks");
    case Group::Deploy:
        return GuideWords::tr("Deploying");
    case Group::SeveralGpus:
        return GuideWords::tr("Several GPUs");
    case Group::Background:
        return GuideWords::tr("Background");
    case Group::Words:
        return GuideWords::tr("Names and words");
    case Group::Links:
        return GuideWords::tr("Links");
    }
    return {};
}

QString thenHeading(const Topic &topic)
{
    // By the numbers that the topics' files have; a reader knows the documents by their names.
    struct Document
    {
        QLatin1StringView number;
        const char *heading;
    };
    static constexpr std::array Documents{
        Document{"000"_L1, QT_TRANSLATE_NOOP("Guide", "What the GPU guide of 2018 said")},
        Document{"001"_L1, QT_TRANSLATE_NOOP("Guide", "What “Deep Learning 500 Questions” (2019) said")},
        Document{"002"_L1, QT_TRANSLATE_NOOP("Guide", "What the GPU guide of 2016 said")},
        Document{"003"_L1, QT_TRANSLATE_NOOP("Guide", "What “Dive into Deep Learning” (2020) said")},
        Document{"004"_L1, QT_TRANSLATE_NOOP("Guide", "What a collection of GPU advice said")}};
    for (const Document &document : Documents) {
        if (topic.thenSource == document.number)
            return GuideWords::tr(document.heading);
    }
    return GuideWords::tr("What the document said");
}

} // namespace rig::guide
