// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/gather.h"
#include "tests/core/check_rows.h"
#include "tests/testing.h"

#include <QRegularExpression>

using namespace rig;
using namespace rig::test;

/// What holds for all checks; the rows of each stand in the files of its group (tst_checks_pcie.cpp and so on).
class ChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCheckHasItsRows();
    void everyFindingHasASentence();
    void oneUnknownPerFigure();
    void worstFirst();
    void acceptedFindingsAreSetAside();
    void waiverFallsWithItsPart();
    void anEmptyMachineIsQuiet();
};

void ChecksTest::everyCheckHasItsRows()
{
    QString text;
    const QDir folder(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/core"));
    for (const QString &name : folder.entryList({QStringLiteral("tst_checks_*.cpp")})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        text += QString::fromUtf8(file.readAll());
    }
    for (const Check &check : allChecks()) {
        const QString row = QStringLiteral("row\\(\"%1\", \"").arg(QString::fromLatin1(check.id));
        const auto has = [&](const char *rest) {
            return text.contains(QRegularExpression(row + QLatin1StringView(rest)));
        };
        QVERIFY2(has("silent"), check.id);
        QVERIFY2(has("(blocker|caution|note)") || std::string_view(check.id) == "platform.incomplete", check.id);
        // A figure that another check asks for is its own row: silent, and the row says that it is missing.
        QVERIFY2(has("(unknown\"|[a-z]+\",\\s*\"[^\"]*(unknown|missing|not known|no figure))"), check.id);
        QVERIFY2(std::string_view(check.evidence).size() > 10, check.id);
    }
}

void ChecksTest::everyFindingHasASentence()
{
    for (const char *chassis : {"'slots': 1, 'form_factors': ['mini-ITX'], 'max_card_length_mm': 200"}) {
        Figures figures;
        figures.chassis = chassis;
        figures.supply = "'watts': 300";
        const Judged judged(twoCards(), figures.catalogue());
        QVERIFY(judged.findings.size() >= 4);
        for (const Finding &finding : judged.findings) {
            const QString sentence = words::message(finding, judged.situation());
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(QRegularExpression(QStringLiteral("%[1-9]"))),
                     qPrintable(sentence));
            QVERIFY(!words::checkTitle(finding.check).isEmpty());
            QVERIFY(!words::evidence(finding, judged.situation()).isEmpty());
        }
    }
}

void ChecksTest::oneUnknownPerFigure()
{
    Figures figures;
    figures.slotA.replace("'position': 1, ", "");
    const Judged judged(twoCards(), figures.catalogue());
    int count = 0;
    for (const Finding &finding : judged.findings) {
        if (finding.severity == Severity::Unknown &&
            std::string_view(finding.missing.figure) == "connectors.position") {
            ++count;
            QCOMPARE(finding.blocked.size(), std::size_t(2)); // slot-overlap and case-slots
        }
    }
    QCOMPARE(count, 1);
}

void ChecksTest::worstFirst()
{
    Figures figures;
    figures.supply.replace("1000", "499");
    const Judged judged(oneCard("B"), figures.catalogue());
    for (std::size_t i = 1; i < judged.findings.size(); ++i)
        QVERIFY(judged.findings[i - 1].severity <= judged.findings[i].severity);
}

void ChecksTest::acceptedFindingsAreSetAside()
{
    const Catalogue catalogue = Figures().catalogue();
    Document document = oneCard("B");
    const Judged before(document, catalogue);
    for (const Finding &finding : before.findings)
        document = applied(document, Accept{waiverFor(finding, document.build, QStringLiteral("known"))});
    const Verdict verdict = judge(Judged(document, catalogue).findings, document.build);
    QVERIFY(verdict.findings.empty());
    std::size_t accepted = 0;
    for (const auto &[finding, waiver] : verdict.accepted)
        accepted += ungathered(finding).size();
    QCOMPARE(accepted, before.findings.size());
    QCOMPARE(verdict.kind, Verdict::Kind::Fine);
}

void ChecksTest::waiverFallsWithItsPart()
{
    const Catalogue catalogue =
        parts("'cards': [{'id': 'other', 'name': 'Other', 'gpu': 'chip'}]", Figures().catalogue());
    Document document = oneCard("B");
    const Judged before(document, catalogue);
    const Finding &finding = before.findings.front();
    const ItemId card = document.build.items.back().id;
    QVERIFY(std::find(finding.subjects.begin(), finding.subjects.end(), card) != finding.subjects.end());
    document = applied(document, Accept{waiverFor(finding, document.build, QStringLiteral("known"))});
    document = applied(document, ReplacePart{card, QStringLiteral("other")});
    QVERIFY(document.build.waivers.empty());
}

void ChecksTest::anEmptyMachineIsQuiet() { QVERIFY(Judged(Document(), Catalogue()).findings.empty()); }

RIG_TEST(ChecksTest)
#include "tst_checks.moc"
