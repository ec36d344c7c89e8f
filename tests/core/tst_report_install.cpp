// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QTest>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// The guide's checklist goes with the report.
class TestReportInstall : public QObject
{
    Q_OBJECT

private slots:
    void theStepsOfTheCards_data();
    void theStepsOfTheCards();
    void withoutCardsThereIsNone();
};

namespace {

/// The first card of the catalogue with this chip.
const char *cardOf(const QString &gpu)
{
    static QByteArray id;
    for (const PartHandle &part : shipped().parts(Kind::Card)) {
        if (static_cast<const Card &>(*part).gpu.valueOr({}) == gpu) {
            id = part->id.toUtf8();
            return id.constData();
        }
    }
    return "";
}

const ReportSection *installing(const Report &report)
{
    for (const ReportSection &section : report.sections) {
        if (section.title == "Software under Ubuntu 24.04, in this order"_L1)
            return &section;
    }
    return nullptr;
}

QString commandsOf(const ReportSection &section)
{
    QStringList commands;
    for (const QStringList &row : section.table->rows)
        commands << row[1];
    return commands.join(u'\n');
}

} // namespace

void TestReportInstall::theStepsOfTheCards_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("command"); // empty: nothing runs on it, no steps
    QTest::newRow("RTX 3090") << u"geforce-rtx-3090"_s << u"compute capability 8.6"_s << u"pip install torch"_s;
    QTest::newRow("RTX 5090") << u"geforce-rtx-5090"_s << u"CUDA 12.8 or newer"_s << u"pip install torch"_s;
    QTest::newRow("GTX 1080: other packages") << u"geforce-gtx-1080"_s << u"compute capability 6.1"_s << u"cu126"_s;
    QTest::newRow("GTX 580") << u"geforce-gtx-580"_s << QString() << QString();
}

void TestReportInstall::theStepsOfTheCards()
{
    QFETCH(QString, gpu);
    QFETCH(QString, first);
    QFETCH(QString, command);
    MachineText machine;
    machine.with(Kind::Card, cardOf(gpu));
    const Report report = makeReport(machine.document, shipped(), QDate(2026, 11, 20));
    const ReportSection *section = installing(report);
    if (command.isEmpty()) {
        QVERIFY(!section);
        return;
    }
    QVERIFY(section && section->table);
    QVERIFY2(section->paragraphs.front().contains(first), qPrintable(section->paragraphs.front()));
    QVERIFY2(commandsOf(*section).contains(command), qPrintable(commandsOf(*section)));
    for (const QStringList &row : section->table->rows)
        QCOMPARE(row.size(), section->table->headings.size());
    // In the web page as well, escaped.
    QVERIFY(reportAsHtml(report).contains(section->title.toHtmlEscaped()));
}

void TestReportInstall::withoutCardsThereIsNone()
{
    QVERIFY(!installing(makeReport(MachineText().document, shipped(), QDate(2026, 11, 20))));
}

RIG_TEST(TestReportInstall)
#include "tst_report_install.moc"
