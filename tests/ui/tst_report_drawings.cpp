// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "db/catalogue_file.h"
#include "tests/core/oracle_rows.h"
#include "tests/testing.h"
#include "ui/report/report_file.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// The drawings of a report, and how they stand on its pages.
class TestReportDrawings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void namesStandWhole_data();
    void namesStandWhole();
    void noPageIsLeftHalfEmpty_data();
    void noPageIsLeftHalfEmpty();

private:
    [[nodiscard]] Document machine(const QString &name) const;
    [[nodiscard]] QString written(const QString &name, const QStringList &options) const;

    QTemporaryDir m_folder;
    Catalogue m_catalogue;
};

void TestReportDrawings::initTestCase()
{
    const Result<Catalogue> read =
        db::readCatalogue(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), db::allKinds());
    QVERIFY(read);
    m_catalogue = *read;
}

/// A machine of the tree, or an oracle by its name.
Document TestReportDrawings::machine(const QString &name) const
{
    for (const std::vector<Oracle> &all : {laneOracles(m_catalogue), machineOracles()}) {
        for (const Oracle &one : all) {
            if (one.name == name)
                return one.document;
        }
    }
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/%1.rig.json").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const Result<OpenedBuild> opened = readBuildFile(file.readAll(), name, m_catalogue);
    return opened ? opened->document : Document();
}

/// What pdftotext says of its report.
QString TestReportDrawings::written(const QString &name, const QStringList &options) const
{
    const QString file = m_folder.filePath(u"report.pdf"_s);
    const Document document = machine(name);
    if (document.build.items.empty() || !ui::writeReport(document, m_catalogue, QDate(2026, 11, 28), file))
        return {};
    QProcess process;
    process.start(u"pdftotext"_s, options + QStringList{file, u"-"_s});
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

void TestReportDrawings::namesStandWhole_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"1: X299, 44 lanes, four cards and an M.2", "18: four RTX 3090 on 15 A", "templates/2026-3-two-3090",
          "templates/2026-1-entry", "templates/2026-4-one-pro-6000", "examples/four-cards"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// On the first page and in its section the lane map has "Card 1: RTX 3090 TURBO 24G", not the beginning of it.
void TestReportDrawings::namesStandWhole()
{
    QFETCH(const QString, name);
    const QString text = written(name, {u"-layout"_s});
    QVERIFY(text.contains(u"Card 1: "_s));
    static const QRegularExpression cut(u"((Card|Drive) \\d+: |shared with |_\\d is )[^\\n]{0,40}…"_s);
    const QRegularExpressionMatch match = cut.match(text);
    QVERIFY2(!match.hasMatch(), qPrintable(match.captured()));
}

void TestReportDrawings::noPageIsLeftHalfEmpty_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"18: four RTX 3090 on 15 A", "templates/2026-2-one-5090", "templates/2026-5-four-3090"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// A drawing that has no room stands there smaller. The last page ends where the sources do.
void TestReportDrawings::noPageIsLeftHalfEmpty()
{
    QFETCH(const QString, name);
    static const QRegularExpression word(u"yMax=\"([\\d.]+)\">([^<]*)</word>"_s);
    const QStringList pages = written(name, {u"-bbox"_s}).split(u"<page "_s).mid(1);
    QVERIFY(pages.size() > 4);
    constexpr double Foot = 0.93; // what is printed below it is the page's number
    for (qsizetype i = 0; i + 1 < pages.size(); ++i) {
        const double height = pages[i].section(u"height=\""_s, 1, 1).section(u'"', 0, 0).toDouble();
        double lowest = 0;
        auto each = word.globalMatch(pages[i]);
        while (each.hasNext()) {
            const double bottom = each.next().captured(1).toDouble();
            if (bottom < Foot * height)
                lowest = std::max(lowest, bottom);
        }
        QVERIFY2(lowest > 0.5 * height, qPrintable(u"page %1: %2 of %3"_s.arg(i + 1).arg(lowest).arg(height)));
    }
}

RIG_TEST(TestReportDrawings)
#include "tst_report_drawings.moc"
