// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/compatibility.h"
#include "core/guide/topics.h"
#include "tests/testing.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::guide;

/// The guide's topics: how they are read, that they are whole in both languages, and how they are found.
class TestGuideTopics : public QObject
{
    Q_OBJECT

private slots:
    void aTopicIsRead();
    void aFaultIsNamed_data();
    void aFaultIsNamed();
    void citationsAreNumbers();
    void everyTopicIsWhole_data();
    void everyTopicIsWhole();
    void bothLanguagesSayTheSame();
    void everyRowIsAnswered();
    void questionsFindTheirTopic_data();
    void questionsFindTheirTopic();
    void pythonIsWhatTheTableSays_data();
    void pythonIsWhatTheTableSays();
};

namespace {

const QByteArray Head =
    "---\nid: cudnn\ntitle: cuDNN\ngroup: install\norder: 40\nrows: S86, S106\nwords: convolution, 卷积\n"
    "date: 2026-11-23\nthen-date: 2018-10\nthen-source: 001\nsources:\n"
    "- a | Matrix | NVIDIA | 2026-09 | https://example.org/a\n- b | Notes | NVIDIA | n.d. | \n---\n";

const std::vector<Topic> &topicsIn(const QString &language)
{
    static std::map<QString, std::vector<Topic>> read;
    if (!read.contains(language)) {
        const Result<std::vector<Topic>> topics = shippedTopics(language);
        if (!topics)
            qFatal("%s", qUtf8Printable(topics.error().sentence()));
        read[language] = *topics;
    }
    return read[language];
}

/// By a date, or by the version that its title names.
bool isDated(const Source &source)
{
    static const QRegularExpression version(u"\\d\\.\\d|R\\d{3}"_s);
    return !source.date.isEmpty() || source.title.contains(version);
}

} // namespace

void TestGuideTopics::aTopicIsRead()
{
    const Result<Topic> topic =
        topicFromText(Head + "# answer\nIt comes along.\n\n# then\nNothing.\n# now\nFact[^a].\n\n"
                             "- list\n# steps\n1. Install it.\n   ```sh\n   pip install x\n"
                             "   # a comment\n   ```\n   ```expect\n   ok\n   ```\n2. Next\n   line.\n",
                      u"x.md"_s);
    QVERIFY2(topic, topic ? "" : qPrintable(topic.error().sentence()));
    QCOMPARE(topic->id, u"cudnn"_s);
    QCOMPARE(topic->rows, (QStringList{u"S86"_s, u"S106"_s}));
    QCOMPARE(topic->words, (QStringList{u"convolution"_s, u"卷积"_s}));
    QCOMPARE(topic->thenDate, u"2018-10"_s);
    QCOMPARE(thenHeading(*topic), u"What “Deep Learning 500 Questions” (2019) said"_s);
    QCOMPARE(topic->sources.size(), 2U);
    QCOMPARE(topic->sources[1].date, QString());
    QCOMPARE(topic->now, u"Fact[^a].\n\n- list"_s);
    QCOMPARE(topic->steps.size(), 2U);
    QCOMPARE(topic->steps[0].command, u"pip install x\n# a comment"_s);
    QCOMPARE(topic->steps[0].expect, u"ok"_s);
    QCOMPARE(topic->steps[1].text, u"Next line."_s);
}

void TestGuideTopics::aFaultIsNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const QByteArray good = Head + "# answer\nA.\n# now\nB[^a].\n";
    QTest::newRow("nothing wrong") << good << QString();
    QTest::newRow("no front matter") << QByteArray("# answer\n") << u"x.md, line 1: must begin with a line “---”."_s;
    QTest::newRow("group") << QByteArray(good).replace("group: install", "group: other")
                           << u"x.md, line 4, group: is none of the groups."_s;
    QTest::newRow("row") << QByteArray(good).replace("S86,", "86,")
                         << u"x.md, line 6, rows: must be rows such as S86, with commas."_s;
    QTest::newRow("date") << QByteArray(good).replace("date: 2026-11-23", "date: 2026-13-23")
                          << u"x.md, line 8, date: must be a date as 2026-11-23, or as much of it as is known."_s;
    QTest::newRow("picture") << QByteArray(good).replace("order: 40", "pictures: a-cat")
                             << u"x.md, line 5, pictures: There is no picture “a-cat”."_s;
    QTest::newRow("misspelt") << QByteArray(good).replace("order:", "ordre:")
                              << u"x.md, line 5, ordre: is no field of a topic."_s;
    QTest::newRow("twice") << QByteArray(good).replace("order: 40", "id: cudnn")
                           << u"x.md, line 5, id: stands twice."_s;
    QTest::newRow("address")
        << QByteArray(good).replace("https://example.org/a", "file:///etc/passwd")
        << u"x.md, line 12, sources[0]: must have an address of the web, http or https, or none."_s;
    QTest::newRow("cells") << QByteArray(good).replace(" | n.d. | ", "")
                           << u"x.md, line 13, sources[1]: must be id | title | publisher | date | address."_s;
    QTest::newRow("cited and not listed")
        << QByteArray(good).replace("[^a]", "[^c]") << u"cites “c”, which is none of its sources."_s;
    QTest::newRow("unknown heading") << good + "# later\nC.\n" << u"later: is no heading of a topic."_s;
    QTest::newRow("empty heading") << good + "# then\n\n# changed\nC.\n" << u"then: is empty."_s;
    QTest::newRow("no answer") << Head + "# now\nB[^a].\n" << u"answer: is missing."_s;
    QTest::newRow("code without end") << good + "# steps\n1. A\n```sh\nx\n" << u"A block of code does not end."_s;
    QTest::newRow("not UTF-8") << good + "\xff" << u"x.md: is not UTF-8."_s;
    QTest::newRow("too large") << QByteArray(300 * 1024, 'x') << u"x.md: must be at most 256 KiB."_s;
    QTest::newRow("empty") << QByteArray() << u"must begin with a line"_s;
}

void TestGuideTopics::aFaultIsNamed()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    const Result<Topic> topic = topicFromText(text, u"x.md"_s);
    if (sentence.isEmpty()) {
        QVERIFY2(topic, topic ? "" : qPrintable(topic.error().sentence()));
        return;
    }
    QVERIFY(!topic);
    QVERIFY2(topic.error().sentence().contains(sentence), qPrintable(topic.error().sentence()));
}

void TestGuideTopics::citationsAreNumbers()
{
    const std::vector<Source> sources{{u"a"_s, u"A"_s, {}, {}, {}, {}, {}}, {u"b"_s, u"B"_s, {}, {}, {}, {}, {}}};
    QCOMPARE(numbered(u"One[^b], two[^a]."_s, sources, Citing::Plain), u"One[2], two[1]."_s);
    QCOMPARE(numbered(u"One[^b]."_s, sources, Citing::Links), u"One[\\[2\\]](source:2)."_s);
    // At the word before it: no line ends between them.
    QCOMPARE(numbered(u"One [^b] [^a]."_s, sources, Citing::Plain), u"One[2][1]."_s);
}

void TestGuideTopics::everyTopicIsWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << u"en"_s;
    QTest::newRow("zh_CN") << u"zh_CN"_s;
}

/// Read without a fault (every source that is cited is listed), with a dated source or a dated look, a fact that is
/// cited, no dead link to another topic, and no HTML.
void TestGuideTopics::everyTopicIsWhole()
{
    QFETCH(QString, language);
    const std::vector<Topic> &topics = topicsIn(language);
    QVERIFY(!topics.empty());
    static const QRegularExpression html(u"<[a-zA-Z/][^>]*>"_s);
    for (const Topic &topic : topics) {
        const char *id = qUtf8Printable(topic.id);
        const QString texts = topic.answer + topic.then + topic.now + topic.changed;
        QVERIFY2(!topic.rows.isEmpty(), qPrintable(topic.id + u" names no row"_s));
        QVERIFY2(!topic.words.isEmpty(), id);
        QVERIFY2(topic.date.size() == 10, id);
        QVERIFY2(std::any_of(topic.sources.begin(), topic.sources.end(), isDated),
                 qPrintable(topic.id + u" has no dated source"_s));
        QVERIFY2(topic.now.contains(u"[^"_s), qPrintable(topic.id + u" cites nothing"_s));
        QVERIFY2(!QString(texts).remove(QRegularExpression(u"`[^`]*`"_s)).contains(html), id);
        for (const QString &linked : linkedTopics(topic))
            QVERIFY2(topicCalled(linked, topics), qPrintable(topic.id + u" links to "_s + linked));
        for (const Step &step : topic.steps)
            QVERIFY2(!step.text.isEmpty(), id);
    }
}

void TestGuideTopics::bothLanguagesSayTheSame()
{
    const std::vector<Topic> &english = topicsIn(u"en"_s);
    const std::vector<Topic> &chinese = topicsIn(u"zh_CN"_s);
    QCOMPARE(chinese.size(), english.size());
    static const QRegularExpression han(u"\\p{Han}"_s);
    for (std::size_t i = 0; i < english.size(); ++i) {
        const Topic &one = english[i];
        const Topic &other = chinese[i];
        const char *id = qUtf8Printable(one.id);
        QCOMPARE(other.id, one.id);
        QVERIFY2(other.group == one.group && other.order == one.order, id);
        QCOMPARE(other.rows, one.rows);
        QCOMPARE(other.date, one.date);
        QCOMPARE(other.pictures, one.pictures);
        QVERIFY2(other.steps.size() == one.steps.size(), id);
        for (std::size_t step = 0; step < one.steps.size(); ++step)
            QVERIFY2(other.steps[step].command.isEmpty() == one.steps[step].command.isEmpty(), id);
        QVERIFY2(other.answer.contains(han) && other.now.contains(han), id);
        QVERIFY2(other.then.isEmpty() == one.then.isEmpty() && other.changed.isEmpty() == one.changed.isEmpty(), id);
    }
}

/// Each row of the source documents on software and words is named by a topic.
void TestGuideTopics::everyRowIsAnswered()
{
    QStringList rows;
    for (int row = 84; row <= 106; ++row)
        rows << u"S%1"_s.arg(row);
    rows << u"S117"_s << u"S118"_s << u"S119"_s << u"S120"_s << u"S121"_s << u"S124"_s << u"S126"_s << u"S127"_s;
    QSet<QString> named;
    for (const Topic &topic : topicsIn(u"en"_s))
        named.unite(QSet<QString>(topic.rows.begin(), topic.rows.end()));
    QStringList missing;
    for (const QString &row : rows) {
        if (!named.contains(row))
            missing << row;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
}

void TestGuideTopics::questionsFindTheirTopic_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("topic");
    QTest::newRow("install") << u"en"_s << u"I have a 5090 and Ubuntu 22.04, what do I install?"_s << u"cuda-install"_s;
    QTest::newRow("framework") << u"en"_s << u"TensorFlow or PyTorch for a factory?"_s << u"choosing-a-framework"_s;
    QTest::newRow("cuDNN") << u"en"_s << u"cudnn"_s << u"cudnn"_s;
    QTest::newRow("row") << u"en"_s << u"S84"_s << u"operating-system"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s << u"驱动怎么安装"_s << u"cuda-install"_s;
    const auto row = [](const char *language, const char *question, const char *topic) {
        QTest::newRow(question) << QString::fromLatin1(language) << QString::fromUtf8(question)
                                << QString::fromLatin1(topic);
    };
    row("en", "which Python version for PyTorch", "python-versions");
    row("en", "is Python 3.14 ok for TensorFlow?", "python-versions");
    row("zh_CN", "PyTorch 需要哪个 Python 版本", "python-versions");
    row("zh_CN", "python 3.14 能装 tensorflow 吗", "python-versions");
    row("en", "is the second card used?", "several-gpus-pytorch");
    row("en", "pytorch only uses one of my two gpus", "several-gpus-pytorch");
    row("zh_CN", "tensorflow 只用一张卡", "several-gpus-tensorflow");
    row("zh_CN", "第二张卡没有用上", "several-gpus-pytorch");
    row("zh_CN", "装完驱动黑屏", "driver-problems");
    row("en", "my gpu utilization is only 30%", "clock-before-cores");
    row("zh_CN", "租云服务器一小时多少钱", "cloud-with-little-money");
}

void TestGuideTopics::questionsFindTheirTopic()
{
    QFETCH(QString, language);
    QFETCH(QString, question);
    QFETCH(QString, topic);
    QStringList found;
    for (const Topic *each : topicsFor(question, topicsIn(language)))
        found << each->id;
    QVERIFY2(found.indexOf(topic) >= 0 && found.indexOf(topic) < 3, qPrintable(found.join(u", "_s)));
    QVERIFY(topicsFor(u"qqqq"_s, topicsIn(language)).empty());
    QCOMPARE(topicsFor(u" "_s, topicsIn(language)).size(), topicsIn(language).size());
}

void TestGuideTopics::pythonIsWhatTheTableSays_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << u"en"_s;
    QTest::newRow("zh_CN") << u"zh_CN"_s;
}

/// The topic prints in words what the compatibility table has in figures: one must not grow older than the other.
void TestGuideTopics::pythonIsWhatTheTableSays()
{
    QFETCH(QString, language);
    const std::vector<Topic> &topics = topicsIn(language);
    const auto topic =
        std::find_if(topics.begin(), topics.end(), [](const Topic &each) { return each.id == u"python-versions"_s; });
    QVERIFY(topic != topics.end());
    const auto saysSo = [&](const char *framework, const QVersionNumber &version, const QString &from,
                            const QString &to) {
        const QString number = QString::number(version.majorVersion()) + u'.' + QString::number(version.minorVersion());
        const QStringList lines = topic->now.split(u'\n');
        return std::any_of(lines.begin(), lines.end(), [&](const QString &line) {
            return line.startsWith(u"| "_s + QString::fromLatin1(framework)) && line.contains(number) &&
                   line.contains(from) && line.contains(to);
        });
    };
    const TorchRelease &torch = shippedCompatibility().torch.at(0); // the newest
    QVERIFY(saysSo("PyTorch", torch.version, torch.pythonMin, torch.pythonMax));
    const FrameworkRelease &tensorflow = shippedCompatibility().tensorflow.at(0);
    QVERIFY(saysSo("TensorFlow", tensorflow.version, tensorflow.pythonMin, tensorflow.pythonMax));
}

RIG_TEST(TestGuideTopics)
#include "tst_guide_topics.moc"
