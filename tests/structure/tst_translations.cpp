// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/structure/source_tree.h"
#include "tests/testing.h"

#include <QProcess>

using namespace Qt::StringLiterals;

/// A language is one file: what it lacks is listed, and those that are to be whole are.
class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void lacksNothing_data();
    void lacksNothing();
    void whatAFileLacksIsListed();
    void noSecondLanguageInDataFiles();
};

namespace {

/// The lines that list-texts prints of a translation file.
QStringList missingIn(const QString &path)
{
    QProcess process;
    process.start(QStringLiteral(RIGWRIGHT_LIST_TEXTS),
                  {u"--missing"_s, QStringLiteral(RIGWRIGHT_SOURCE_DIR "/") + path});
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return {u"list-texts failed: "_s + QString::fromUtf8(process.readAllStandardError())};
    return QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

void TestTranslations::lacksNothing_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("zh_CN") << u"rigwright_zh_CN.ts"_s;
}

void TestTranslations::lacksNothing()
{
    QFETCH(QString, file);
    QCOMPARE(missingIn(u"resources/translations/"_s + file).join(u'\n'), file + u": 0 missing"_s);
}

void TestTranslations::whatAFileLacksIsListed()
{
    const QStringList lines = missingIn(u"tests/data/rigwright_eo.ts"_s);
    QVERIFY2(lines.size() > 100, qPrintable(lines.join(u'\n')));
    QCOMPARE(lines.front(), u"rigwright_eo.ts: %1 missing"_s.arg(lines.size() - 1));
    QVERIFY2(lines.contains(u"  SpeedWords: memory bandwidth"_s), "not finished in the file");
    QVERIFY2(lines.contains(u"  topics: Rent in the cloud?"_s), "of a data file, and not in this one");
    QVERIFY2(!lines.contains(u"  topics: RTX 2060 or RTX 2070?"_s), "translated");
    QVERIFY(missingIn(u"tests/data/no-such-file.ts"_s).front().contains(u"failed"_s));
}

void TestTranslations::noSecondLanguageInDataFiles()
{
    static const QRegularExpression languageKey(u"\"\\w+_(zh|en)(_[A-Z]{2})?\"\\s*:"_s);
    for (const QString &file : source_tree::filesUnder(u"resources"_s, {u"*.json"_s}))
        QVERIFY2(!source_tree::textOf(file).contains(languageKey), qPrintable(file));
}

RIG_TEST(TestTranslations)
#include "tst_translations.moc"
