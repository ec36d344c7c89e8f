// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/verdict.h"
#include "core/fixes/candidates.h"
#include "core/report/report.h"
#include "tests/core/mend_rules.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

/// The search for mends ends by a count of assessments, keeps what it found, and says that it stopped.
class LongMachinesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void anEditIsTriedOnceForAllFindings();
    void nothingIsCutOfAnOrdinaryMachine();
    void theBestFoundIsKeptAndItIsSaid();
    void aMendThatIsCutShortIsSaid();
    void theWorstFindingsComeFirst();
    void manyItemsEndByTheCount_data();
    void manyItemsEndByTheCount();
    void manySuppliesEndByTheCount();
    void theReportSaysItToo();
    void aKitThatNobodyKnowsIsLeftAlone();
    void aBoardOfFortySlots();

private:
    Catalogue m_catalogue;
};

namespace {

/// What is shown of a machine, worst first.
Verdict verdictOf(const Document &document, const Catalogue &catalogue)
{
    return judge(Judged(document, catalogue).findings, document.build);
}

const Finding &shownOf(const Verdict &verdict, std::string_view check)
{
    const auto found = std::find_if(verdict.findings.begin(), verdict.findings.end(),
                                    [&](const Finding &finding) { return check == finding.check; });
    if (found == verdict.findings.end())
        qFatal("%s", check.data());
    return *found;
}

/// A server with so many cards beyond its slots: the same card, or each another.
Document manyCards(int cards, bool different, const Catalogue &catalogue)
{
    MachineText text;
    text.with(Kind::Motherboard, "supermicro-4029gp-trt-mainboard")
        .with(Kind::Processor, "intel-xeon-gold-6140", "", 2)
        .with(Kind::Memory, "crucial-ct32g4rfd4266", "", 8)
        .with(Kind::Supply, "supermicro-pws-1k62a-1r", "", 3);
    const std::vector<PartHandle> &all = catalogue.parts(Kind::Card);
    for (int i = 0; i < cards; ++i) {
        const std::size_t at = different ? static_cast<std::size_t>(i) * 3 % all.size() : 0;
        text.with(Kind::Card, all[at]->id.toUtf8().constData());
    }
    return text.document;
}

/// Everything that a search says of a machine, one line a finding.
QStringList told(const Document &document, const Catalogue &catalogue, int most = FixSearch::MostTries,
                 int *assessed = nullptr)
{
    FixSearch search(document, catalogue, most);
    QStringList lines;
    for (const Finding &finding : verdictOf(document, catalogue).findings) {
        const Suggestion mends = search.suggest(finding);
        QStringList line{QString::fromLatin1(finding.check)};
        for (const Fix &fix : mends.fixes)
            line << words::fixText(fix, document, catalogue) + words::effectText(fix.effect);
        line << words::stoppedText(mends.stoppedAfter);
        lines << line.join(u'|');
    }
    if (assessed)
        *assessed = search.assessed();
    return lines;
}

} // namespace

void LongMachinesTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

void LongMachinesTest::anEditIsTriedOnceForAllFindings()
{
    const Document document = shippedExample("two-cards-trouble", m_catalogue);
    const Verdict verdict = verdictOf(document, m_catalogue);
    const Finding &finding = shownOf(verdict, "power.supply-capacity");
    FixSearch search(document, m_catalogue);
    const Suggestion first = search.suggest(finding);
    const int assessed = search.assessed();
    const Suggestion second = search.suggest(finding);
    QCOMPARE(search.assessed(), assessed);
    QVERIFY(!first.fixes.empty());
    QCOMPARE(second.fixes.size(), first.fixes.size());
    for (std::size_t i = 0; i < first.fixes.size(); ++i)
        QCOMPARE(words::fixText(second.fixes[i], document, m_catalogue),
                 words::fixText(first.fixes[i], document, m_catalogue));
}

void LongMachinesTest::nothingIsCutOfAnOrdinaryMachine()
{
    for (const Document &document : shippedMachines(m_catalogue)) {
        int assessed = 0;
        for (const QString &line : told(document, m_catalogue, FixSearch::MostTries, &assessed))
            QVERIFY2(line.endsWith(u'|') || !line.contains(QStringLiteral("tries")),
                     qPrintable(nameOf(document) + line));
        QVERIFY2(assessed * 10 < FixSearch::MostTries, qPrintable(nameOf(document)));
        QVERIFY(!cheapestMend(document, m_catalogue).stoppedAfter);
    }
}

void LongMachinesTest::theBestFoundIsKeptAndItIsSaid()
{
    const Document document = shippedExample("two-cards-trouble", m_catalogue);
    const Verdict verdict = verdictOf(document, m_catalogue);
    const Finding &finding = shownOf(verdict, "power.supply-capacity");
    FixSearch whole(document, m_catalogue);
    QVERIFY(!whole.suggest(finding).stoppedAfter);

    constexpr int Few = 400;
    FixSearch cut(document, m_catalogue, Few);
    const Suggestion mends = cut.suggest(finding);
    QVERIFY(mends.stoppedAfter);
    QVERIFY(*mends.stoppedAfter > 0 && *mends.stoppedAfter <= Few);
    QCOMPARE(words::stoppedText(mends.stoppedAfter),
             QStringLiteral("The search stopped after %1 tries; a better mend may exist.").arg(*mends.stoppedAfter));
    QVERIFY(!mends.fixes.empty());
    for (const Fix &fix : mends.fixes)
        QVERIFY(!has(Judged(applied(document, fix.edit), m_catalogue), finding));
}

void LongMachinesTest::aMendThatIsCutShortIsSaid()
{
    const Document document = shippedExample("two-cards-trouble", m_catalogue);
    const MendAnswer whole = cheapestMend(document, m_catalogue);
    QVERIFY(whole.mend && !whole.stoppedAfter);
    QVERIFY(words::mendStoppedText(whole.stoppedAfter).isEmpty());

    const MendAnswer cut = cheapestMend(document, m_catalogue, {}, 200);
    QVERIFY(cut.stoppedAfter && *cut.stoppedAfter <= 200);
    QVERIFY(!words::mendStoppedText(cut.stoppedAfter).isEmpty());
    if (cut.mend) {
        Document mended = document;
        for (const Edit &edit : cut.mend->edits)
            mended = applied(mended, edit);
        QVERIFY(!foundIn(Judged(mended, m_catalogue), "power.supply-capacity", Severity::Blocker));
    }
    const MendAnswer none = cheapestMend(document, m_catalogue, {}, 1);
    QVERIFY(!none.mend && none.stoppedAfter);
}

void LongMachinesTest::theWorstFindingsComeFirst()
{
    const Document document = shippedExample("two-cards-trouble", m_catalogue);
    const QStringList first = told(document, m_catalogue, 100);
    QVERIFY(!first.first().contains(QStringLiteral("No mend was looked for")));
    const QString none = told(document, m_catalogue, 1).join(u'\n');
    QVERIFY(none.contains(
        QStringLiteral("No mend was looked for: worse findings took all the tries that a search may make.")));
}

void LongMachinesTest::manyItemsEndByTheCount_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<bool>("different");
    QTest::addColumn<int>("most"); ///< assessments, for all findings together
    QTest::newRow("64 alike") << 64 << false << 2000;
    QTest::newRow("64 different") << 64 << true << 2000;
    QTest::newRow("252 different") << 252 << true << 400;
}

void LongMachinesTest::manyItemsEndByTheCount()
{
    QFETCH(int, cards);
    QFETCH(bool, different);
    QFETCH(int, most);
    const Document document = manyCards(cards, different, m_catalogue);
    int assessed = 0;
    const QStringList lines = told(document, m_catalogue, FixSearch::MostTries, &assessed);
    QVERIFY2(assessed <= most, qPrintable(QString::number(assessed)));
    QVERIFY(lines.join(u'\n').contains(QStringLiteral("tries"))); // it is said
    if (cards == 64 && !different)
        QCOMPARE(told(document, m_catalogue), lines);
    const MendAnswer mend = cheapestMend(document, m_catalogue);
    QVERIFY(!mend.stoppedAfter || *mend.stoppedAfter <= most / 2);
}

/// Each assessment divides the supplies anew, which counts.
void LongMachinesTest::manySuppliesEndByTheCount()
{
    MachineText text;
    text.with(Kind::Motherboard, "asus-pro-ws-wrx80e-sage-se-wifi").with(Kind::Memory, "crucial-ct32g4rfd4266", "", 8);
    for (int i = 0; i < 16; ++i)
        text.with(Kind::Supply, "corsair-rm850-2019");
    for (int i = 0; i < 46; ++i)
        text.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition");
    int assessed = 0;
    const QStringList lines = told(text.document, m_catalogue, FixSearch::MostTries, &assessed);
    QVERIFY2(assessed <= 100, qPrintable(QString::number(assessed)));
    QVERIFY(lines.join(u'\n').contains(QStringLiteral("tries")));
}

void LongMachinesTest::theReportSaysItToo()
{
    const Report report = makeReport(manyCards(64, true, m_catalogue), m_catalogue, QDate(2026, 11, 20));
    QVERIFY(reportAsHtml(report).contains(QStringLiteral("a better mend may exist.")));
    const Report ordinary =
        makeReport(shippedExample("two-cards-trouble", m_catalogue), m_catalogue, QDate(2026, 11, 20));
    QVERIFY(!reportAsHtml(ordinary).contains(QStringLiteral("a better mend may exist.")));
}

void LongMachinesTest::aKitThatNobodyKnowsIsLeftAlone()
{
    Document document = shippedExample("one-card", m_catalogue);
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Memory)
            item.part = QStringLiteral("not-in-the-catalogue");
    }
    const Machine machine = resolve(document.build, m_catalogue);
    for (const char *check : {"platform.memory-type", "platform.memory-speed", "platform.memory-per-card"}) {
        Finding finding;
        finding.check = check;
        finding.severity = Severity::Caution;
        static_cast<void>(candidatesFor(finding, document, machine, m_catalogue, 1000));
    }
}

/// No board that is sold: 2^40 sets of connectors, and as many ways to fill one.
void LongMachinesTest::aBoardOfFortySlots()
{
    QStringList wide;
    for (int i = 1; i <= 40; ++i)
        wide << QStringLiteral("{'label': 'S%1', 'kind': 'slot', 'length': 16, 'width': 16, "
                               "'generation': 4, 'upstream': 'cpu0'}")
                    .arg(i);
    const QString text =
        QStringLiteral("'motherboards': [{'id': 'own-wide', 'name': 'Wide', 'connectors': [%1]}]").arg(wide.join(u','));
    const Catalogue catalogue = parts(text.toUtf8().constData(), m_catalogue);
    MachineText machine;
    machine.with(Kind::Motherboard, "own-wide");
    for (int i = 0; i < 20; ++i)
        machine.with(Kind::Card,
                     catalogue.parts(Kind::Card)[static_cast<std::size_t>(i) * 20]->id.toUtf8().constData());
    static_cast<void>(bestPlaces(machine.document, catalogue));
    MachineText alike;
    alike.with(Kind::Motherboard, "own-wide");
    for (int i = 0; i < 20; ++i)
        alike.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition");
    const std::optional<PlaceDevices> places = bestPlaces(alike.document, catalogue);
    QVERIFY(!places || places->places.size() <= 20);
}

RIG_TEST(LongMachinesTest)
#include "tst_long_machines.moc"
