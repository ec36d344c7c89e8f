// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/saying.h"
#include "tests/testing.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTest>
#include <QTranslator>

using namespace rig;
using namespace Qt::StringLiterals;

/// Texts of data files, which are translated as the program's own sentences are.
class TestSaying : public QObject
{
    Q_OBJECT

private slots:
    void englishWithoutATranslator();
    void theTranslatorsWords();
    void readsOneAndSeveral();
    void collectsWhatIsTranslated();
};

namespace {

/// A language of one sentence.
class OneSentence : public QTranslator
{
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        return QByteArray(context) == "free" && QByteArray(source) == "Free." ? u"Senpage."_s : QString();
    }
};

QJsonObject object(QByteArray text) { return QJsonDocument::fromJson(text.replace('\'', '"')).object(); }

} // namespace

void TestSaying::englishWithoutATranslator()
{
    QCOMPARE((Saying{"free", u"Free."_s}.here()), u"Free."_s);
    QVERIFY(Saying().isEmpty());
    QVERIFY(Saying().here().isEmpty());
}

void TestSaying::theTranslatorsWords()
{
    OneSentence words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    QCOMPARE((Saying{"free", u"Free."_s}.here()), u"Senpage."_s);
    QCOMPARE((Saying{"free", u"Not free: ½."_s}.here()), u"Not free: ½."_s); // English where it is not translated
    QCOMPARE((Saying{"other", u"Free."_s}.here()), u"Free."_s);              // the same words elsewhere are others
    QVERIFY(Saying().here().isEmpty());
    QCoreApplication::removeTranslator(&words);
}

void TestSaying::readsOneAndSeveral()
{
    JsonReader reader(object("{'text': 'T', 'reasons': ['A', 'B']}"), u":/knowledge/cloud/free.json"_s);
    QCOMPARE(readSaying(reader, "text"_L1), (Saying{"free", u"T"_s}));
    QCOMPARE(readSayings(reader, "reasons"_L1), (std::vector<Saying>{{"free", u"A"_s}, {"free", u"B"_s}}));
    QVERIFY(readSayings(reader, "warning"_L1).empty());
    QVERIFY(readSaying(reader, "note"_L1, Wanted::No).isEmpty());
    QVERIFY(!reader.failed());
    QVERIFY(readSaying(reader, "title"_L1).isEmpty());
    QCOMPARE(reader.failure()->field, u"title"_s);
}

void TestSaying::collectsWhatIsTranslated()
{
    QStringList found = sayingsIn(
        object("{'name': 'N', 'sources': [{'title': 'A source'}], 'models': [{'name': 'VGG'}],"
               " 'services': [{'id': 'x', 'text': 'T', 'limits': [{'text': 'L'}, {'text': 'T'}], 'reasons': ['A', 'B'],"
               "               'gpus': ['gpu'], 'when': {'roles': ['cv']}}]}"));
    found.sort();
    QCOMPARE(found, (QStringList{u"A"_s, u"B"_s, u"L"_s, u"N"_s, u"T"_s})); // each once
}

RIG_TEST(TestSaying)
#include "tst_saying.moc"
