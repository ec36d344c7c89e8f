// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/words/words.h"
#include "tests/testing.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace rig;

/// docs/checks.md is written from the checks themselves. With RIGWRIGHT_UPDATE_DOCS set, this test writes it.
class DocsTest : public QObject
{
    Q_OBJECT

private slots:
    void checksPageIsUpToDate();
    void requirementsNameTheirTests();
};

namespace {

QString checksPage()
{
    QString page = QStringLiteral(
        "# Every check\n\nWritten from the program: `RIGWRIGHT_UPDATE_DOCS=1 build/dev/tests/tests_structure "
        "tst_docs`.\n"
        "A figure that is missing gives the finding \"cannot check\", once for each figure, with the checks that it "
        "blocks. Figures that nobody waits for are gathered in one note instead, and do not govern the verdict.\n");
    for (const Check &check : allChecks()) {
        page += QStringLiteral("\n## %1\n\n`%2` %3\n\nRule: %4.\n")
                    .arg(words::checkTitle(check.id), QLatin1StringView(check.id), words::checkAbout(check.id),
                         QString::fromUtf8(check.evidence));
        if (check.lack == Lack::Noted || check.worst == Severity::Note)
            page += QStringLiteral("\nWhat it lacks is only noted.\n");
    }
    return page;
}

} // namespace

void DocsTest::checksPageIsUpToDate()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/docs/checks.md"));
    if (qEnvironmentVariableIsSet("RIGWRIGHT_UPDATE_DOCS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(checksPage().toUtf8());
        file.close();
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), checksPage());
}

void DocsTest::requirementsNameTheirTests()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/docs/requirements.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression row(QStringLiteral("^\\| (S\\d+) \\| [^|]+ \\| ([^|]+) \\|$"));
    static const QRegularExpression named(QStringLiteral("`(tst_\\w+)`"));
    QStringList ids;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const QRegularExpressionMatch match = row.match(line);
        if (!match.hasMatch())
            continue;
        const QString id = match.captured(1);
        ids << id;
        const QString tests = match.captured(2);
        QVERIFY2(tests.contains(named), qPrintable(line));
        for (const QRegularExpressionMatch &test : named.globalMatch(tests)) {
            bool bears = false;
            // What a user gets, not an inner function.
            for (const char *folder : {"console", "ui"}) {
                QFile source(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/%1/%2.cpp")
                                 .arg(QLatin1StringView(folder), test.captured(1)));
                if (source.open(QIODevice::ReadOnly))
                    bears = QString::fromUtf8(source.readAll())
                                .contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(id)));
                if (bears)
                    break;
            }
            QVERIFY2(bears, qPrintable(QStringLiteral("%1 does not bear %2").arg(test.captured(1), id)));
        }
    }
    QCOMPARE(ids.size(), 127);
    QCOMPARE(ids.removeDuplicates(), 0);
}

RIG_TEST(DocsTest)
#include "tst_docs.moc"
