// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/gather.h"
#include "tests/core/check_rows.h"
#include "tests/core/mend_rules.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// What is shown of the findings: one cause once, cards alike together, a good machine called good.
class GatherTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cardsAlikeAreToldTogether();
    void aDriveThatTakesLanesIsOneFinding();
    void aCardBehindTheChipsetIsOneFinding();
    void theCauseIsTheTrueOne_data();
    void theCauseIsTheTrueOne();
    void aProcessorOfAnOlderGenerationIsTheCause();
    void aCardOfEightLanesLosesNone();
    void whatNobodyWaitsForDoesNotGovern();
    void whatDecidesGoverns();
    void waiversOfOneAndOfAll();
    void aFixMendsTheWholeGroup();
    void goodMachinesAreCalledGood_data();
    void goodMachinesAreCalledGood();

private:
    [[nodiscard]] Document shipped(const QString &name) const;
    [[nodiscard]] Verdict verdictOf(const Judged &judged) const;

    Catalogue m_catalogue;
};

namespace {

QStringList idsOf(const std::vector<Finding> &findings)
{
    QStringList ids;
    for (const Finding &finding : findings)
        ids << QString::fromLatin1(finding.check);
    return ids;
}

const Finding *find(const std::vector<Finding> &findings, const char *check)
{
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const Finding &one) { return std::string_view(one.check) == check; });
    return found == findings.end() ? nullptr : &*found;
}

} // namespace

void GatherTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

Document GatherTest::shipped(const QString &name) const
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/") + name + u".rig.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(name));
    return readBuildFile(file.readAll(), name, m_catalogue)->document;
}

Verdict GatherTest::verdictOf(const Judged &judged) const { return judge(judged.findings, judged.document.build); }

void GatherTest::cardsAlikeAreToldTogether()
{
    const Judged judged(shipped(u"templates/d2l-8-gpus"_s), m_catalogue);
    const std::vector<Finding> shown = verdictOf(judged).findings;
    const Finding *older = find(shown, "pcie.generation-downgrade");
    QVERIFY(older);
    QCOMPARE(older->members, 8);
    QCOMPARE(older->parts.size(), std::size_t(8));
    QCOMPARE(words::message(*older, judged.situation()),
             u"Cards 1–8 (NVIDIA RTX A4000): PCIe 3.0 x16 (15.8 GB/s) instead of PCIe 4.0."_s);
    QCOMPARE(idsOf(shown).count(u"pcie.uplink-contention"_s), 1);
    QCOMPARE(ungathered(shown).size(), judged.findings.size());
}

void GatherTest::aDriveThatTakesLanesIsOneFinding()
{
    const Judged judged(shipped(u"examples/drive-takes-lanes"_s), m_catalogue);
    QVERIFY(find(judged.findings, "pcie.m2-takes-lanes"));
    const std::vector<Finding> shown = verdictOf(judged).findings;
    QVERIFY(!find(shown, "pcie.m2-takes-lanes"));
    const Finding *narrow = find(shown, "pcie.lane-downgrade");
    QVERIFY(narrow);
    QCOMPARE(idsOf(narrow->parts), (QStringList{u"pcie.lane-downgrade"_s, u"pcie.m2-takes-lanes"_s}));
    const QString why = words::reason(*narrow, judged.situation());
    QVERIFY2(why.startsWith(u"M.2_2 takes lanes from PCIEX16(G5)_1 with Drive 1 (Samsung 990 Pro 2 TB) in it"_s),
             qPrintable(why));
}

void GatherTest::aCardBehindTheChipsetIsOneFinding()
{
    Figures figures;
    figures.slotB = "'position': 3, 'length': 16, 'width': 4, 'generation': 3, 'upstream': 'chipset'";
    figures.graph = ", 'uplink': {'width': 4, 'generation': 3}";
    const Judged judged(whole().with(Kind::Card, "card", "B").document, figures.catalogue());
    for (const char *check : {"pcie.lane-downgrade", "pcie.chipset-slot", "pcie.generation-downgrade"})
        QVERIFY2(find(judged.findings, check), check);
    const std::vector<Finding> shown = verdictOf(judged).findings;
    QStringList lanes = idsOf(shown).filter(u"pcie."_s);
    lanes.removeAll(u"pcie.above-4g"_s);
    QCOMPARE(lanes, QStringList{u"pcie.lane-downgrade"_s});
    QVERIFY(words::reason(*find(shown, "pcie.lane-downgrade"), judged.situation())
                .startsWith(u"B hangs on the chipset, whose uplink of 3.9 GB/s"_s));
}

void GatherTest::theCauseIsTheTrueOne_data()
{
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<QByteArray>("processor");
    QTest::addColumn<QList<QByteArray>>("cardsIn");
    QTest::addColumn<int>("cause"); // of the last card's width
    const auto row = [](const char *what, const char *board, const char *processor, const QList<QByteArray> &cards,
                        LimitedBy cause) {
        QTest::newRow(what) << QByteArray(board) << QByteArray(processor) << cards << static_cast<int>(cause);
    };
    row("eight lanes of a Ryzen 8700G", "asus-rog-strix-x870e-e-gaming-wifi", "amd-ryzen-7-8700g", {"PCIe 5.0 x16"},
        LimitedBy::Processor);
    row("28 lanes on X99", "msi-x99s-sli-krait-edition", "intel-core-i7-5820k", {"Slot 1", "Slot 3"},
        LimitedBy::Processor);
    row("a slot that is wired so", "msi-x99a-tomahawk", "intel-core-i7-5960x", {"Slot 7"}, LimitedBy::Slot);
    row("a card in the other slot", "asus-rog-strix-z390-e-gaming", "intel-core-i9-9900k", {"PCIEX16_2", "PCIEX16_1"},
        LimitedBy::Sharing);
    row("a setting of the firmware", "asus-rog-strix-z390-e-gaming", "intel-core-i9-9900k", {"PCIEX16_3"},
        LimitedBy::Setting);
}

void GatherTest::theCauseIsTheTrueOne()
{
    QFETCH(QByteArray, board);
    QFETCH(QByteArray, processor);
    QFETCH(QList<QByteArray>, cardsIn);
    MachineText text;
    text.with(Kind::Motherboard, board).with(Kind::Processor, processor);
    for (const QByteArray &slot : cardsIn)
        text.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition", slot);
    const Judged judged(text.document, m_catalogue);
    QCOMPARE(judged.assessment.lanes.links.size(), static_cast<std::size_t>(cardsIn.size()));
    QTEST(static_cast<int>(judged.assessment.lanes.links.back().limitedBy), "cause");
    QVERIFY(*judged.assessment.lanes.links.back().width < 16);
}

void GatherTest::aProcessorOfAnOlderGenerationIsTheCause()
{
    for (const char *board : {"gigabyte-z590-aorus-master", "asrock-z590-extreme"}) {
        MachineText text;
        text.with(Kind::Motherboard, board)
            .with(Kind::Processor, "intel-core-i9-10900k")
            .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition",
                  m_catalogue.find<Board>(QString::fromLatin1(board))->connectors.front().label.toUtf8());
        const Judged judged(text.document, m_catalogue);
        const Link &link = judged.assessment.lanes.links.front();
        QCOMPARE(link.generation, std::optional(3));
        QCOMPARE(link.generationLimitedBy, LimitedBy::Processor);
        const std::vector<Finding> shown = verdictOf(judged).findings;
        const Finding *older = find(shown, "pcie.generation-downgrade");
        QVERIFY(older);
        QCOMPARE(words::reason(*older, judged.situation()), u"Intel Core i9-10900K gives no more than PCIe 3.0."_s);
    }
}

void GatherTest::aCardOfEightLanesLosesNone()
{
    const Judged judged(shipped(u"templates/d2l-1-gpu"_s), m_catalogue);
    QCOMPARE(*judged.assessment.lanes.links.front().width, 8);
    QVERIFY(!find(judged.findings, "pcie.lane-downgrade"));
}

void GatherTest::whatNobodyWaitsForDoesNotGovern()
{
    const Judged judged(shipped(u"examples/one-card"_s), m_catalogue);
    QVERIFY(std::any_of(judged.findings.begin(), judged.findings.end(),
                        [](const Finding &finding) { return finding.severity == Severity::Unknown; }));
    const Verdict verdict = verdictOf(judged);
    QCOMPARE(verdict.kind, Verdict::Kind::Fine);
    QCOMPARE(words::verdict(verdict), u"Works"_s);
    const Finding &last = verdict.findings.back();
    QVERIFY(last.is(NotChecked));
    QCOMPARE(last.severity, Severity::Note);
    const QString message = words::message(last, judged.situation());
    QVERIFY2(message.startsWith(u"Not checked, for want of figures: "_s) && message.contains(u"Noctua NH-D15"_s),
             qPrintable(message));
    QVERIFY(suggest(last, judged.document, m_catalogue).empty());

    // Two alike lack the same figure: it is told of the part, not of the first of them.
    const Judged alike(shipped(u"templates/2026-cn-6-70b-server"_s), m_catalogue);
    const std::vector<Finding> shown = verdictOf(alike).findings;
    const Finding *lacking = find(shown, "not-checked");
    QVERIFY(lacking);
    const QString told = words::message(*lacking, alike.situation());
    QVERIFY2(told.contains(u"(NVIDIA RTX 5880 Ada Generation: "_s), qPrintable(told));
}

void GatherTest::whatDecidesGoverns()
{
    using Change = void (*)(Figures &);
    const std::vector<std::pair<const char *, Change>> figuresThatDecide{
        {"power.connector-missing",
         [](Figures &f) { f.supply = "'watts': 1000, 'form': 'ATX', 'atx_version': '3.1'"; }},
        {"power.supply-capacity", [](Figures &f) { f.supply.replace("'watts': 1000, ", ""); }},
        {"platform.socket", [](Figures &f) { f.board = "'form_factor': 'ATX', 'memory_type': 'DDR4'"; }},
        {"fit.card-length", [](Figures &f) { f.card.replace("'length_mm': 300, ", ""); }},
        {"pcie.lane-downgrade", [](Figures &f) { f.slotA.replace("'width': 16, ", ""); }},
        {"platform.memory-type", [](Figures &f) { f.kit = ""; }}};
    for (const auto &[check, change] : figuresThatDecide) {
        Figures figures;
        change(figures);
        const Judged judged(oneCard(), figures.catalogue());
        const std::vector<Finding> shown = verdictOf(judged).findings;
        const std::string_view id(check);
        QVERIFY2(std::any_of(shown.begin(), shown.end(),
                             [&](const Finding &finding) {
                                 const auto &blocked = finding.blocked;
                                 return finding.severity == Severity::Unknown && finding.governs &&
                                        std::any_of(blocked.begin(), blocked.end(),
                                                    [&](const char *one) { return id == one; });
                             }),
                 check);
    }
}

void GatherTest::waiversOfOneAndOfAll()
{
    const Document document = shipped(u"templates/d2l-8-gpus"_s);
    const Judged judged(document, m_catalogue);
    const std::vector<Finding> shown = verdictOf(judged).findings;
    const Finding &all = *find(shown, "pcie.generation-downgrade");
    const auto accepted = [&](const Finding &finding) {
        const Document with = applied(document, Accept{waiverFor(finding, document.build, u"known"_s)});
        return judge(judged.findings, with.build);
    };
    const Verdict whole = accepted(all);
    QVERIFY(!find(whole.findings, "pcie.generation-downgrade"));
    QCOMPARE(whole.accepted.size(), std::size_t(1));
    // As a file of an earlier version has it: of one card.
    const Verdict one = accepted(all.parts.front());
    QCOMPARE(find(one.findings, "pcie.generation-downgrade")->members, 7);
    QCOMPARE(one.accepted.size(), std::size_t(1));
}

void GatherTest::aFixMendsTheWholeGroup()
{
    const Document document = shipped(u"examples/two-cards-trouble"_s);
    const Judged judged(document, m_catalogue);
    const std::vector<Finding> shown = verdictOf(judged).findings;
    const Finding *narrow = find(shown, "pcie.lane-downgrade");
    QVERIFY(narrow && narrow->members == 2);
    const std::vector<Fix> fixes = suggest(*narrow, document, m_catalogue);
    QVERIFY(!fixes.empty());
    for (const Fix &fix : fixes) {
        const Judged after(applied(document, fix.edit), m_catalogue);
        QVERIFY(!find(after.findings, "pcie.lane-downgrade"));
        QCOMPARE(after.verdictOf("fit.slot-overlap") == u"blocker"_s, false);
    }
}

void GatherTest::goodMachinesAreCalledGood_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("most");
    const auto row = [](const char *file, const char *verdict, int most) {
        QTest::newRow(file) << QString::fromLatin1(file) << QString::fromLatin1(verdict) << most;
    };
    row("examples/one-card", "fine", 6);
    row("examples/drive-takes-lanes", "caution", 6);
    row("templates/d2l-0-beginner", "fine", 6);
    row("templates/d2l-1-gpu", "caution", 6);
    row("templates/d2l-2-gpus", "caution", 6);
    row("templates/d2l-4-gpus", "caution", 7);       // used, its four cards cost less than its processor
    row("templates/d2l-8-gpus", "cannot-check", 12); // no case is chosen, and the supply's plugs are not known
    row("templates/s10-researcher", "caution", 8);   // of 2016: two generations too old, three parts without price
    row("templates/s20-affordable", "fine", 6);
    row("templates/s20-kaggle", "fine", 6);
    row("templates/s21-5k", "caution", 6);
    row("templates/s21-8k", "fine", 6);
}

void GatherTest::goodMachinesAreCalledGood()
{
    QFETCH(QString, file);
    QFETCH(int, most);
    const Verdict verdict = verdictOf(Judged(shipped(file), m_catalogue));
    QTEST(QString(verdictKey(verdict.kind)), "verdict");
    QVERIFY2(static_cast<int>(verdict.findings.size()) <= most, qPrintable(idsOf(verdict.findings).join(u", "_s)));
}

RIG_TEST(GatherTest)
#include "tst_gather.moc"
