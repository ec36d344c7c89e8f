// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/check.h"
#include "core/words/words.h"

#include <QFile>
#include <QTest>

using namespace rig;

/// docs/checks.md is written from the checks themselves. With RIGWRIGHT_UPDATE_DOCS set, this test writes it.
class DocsTest : public QObject
{
    Q_OBJECT

private slots:
    void checksPageIsUpToDate();
};

namespace {

QString checksPage()
{
    QString page = QStringLiteral(
        "# Every check\n\nWritten from the program: `RIGWRIGHT_UPDATE_DOCS=1 build/dev/tests/tst_docs`.\n"
        "A figure that is missing gives the finding \"cannot check\", once for each figure, with the checks that it "
        "blocks.\n");
    for (const Check &check : allChecks()) {
        page += QStringLiteral("\n## %1\n\n`%2` %3\n\nRule: %4.\n")
                    .arg(words::checkTitle(check.id), QLatin1StringView(check.id), words::checkAbout(check.id),
                         QString::fromUtf8(check.evidence));
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

QTEST_GUILESS_MAIN(DocsTest)
#include "tst_docs.moc"
