// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/fixes/candidates.h"
#include "core/fixes/mend.h"
#include "core/words/effect_words.h"
#include "core/words/words.h"
#include "tests/core/mend_rules.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

class FixesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theExampleIsMended();
    void aDriveMovesOutOfTheWay();
    void ownedAndLockedPartsStay();
    void unpricedPartsComeLast();
    void bestConnectorIsTheWidest();
    void aNewBoardTakesItsDevices();
    void everyFixDoesWhatItSays();
    void severalFaultsTakeTheCheapestSet();
    void whatIsSettledIsNamed();
    void aLimitThatNeedsTheBestSupplyIsNone();
    void noSetOfThreeIsSaid();
    void aLimitNeverLetsACardDrawMore();
    void moreOfAPartCostsItsPrice();
    void anotherCircuitIsNeverFree();
    void aProblemThatGrowsIsSaid();
    void aCircuitThatTripsIsNoNewProblem();

private:
    Document example(const char *name) const { return shippedExample(name, m_catalogue); }
    static const Finding *find(const Judged &judged, const char *check);

    Catalogue m_catalogue;
};

void FixesTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

const Finding *FixesTest::find(const Judged &judged, const char *check)
{
    for (const Finding &finding : judged.findings) {
        if (std::string_view(finding.check) == check && finding.severity != Severity::Unknown)
            return &finding;
    }
    return nullptr;
}

/// A card of 220 W beside one of 350 W: a limit of 280 W is none of its business.
void FixesTest::aLimitNeverLetsACardDrawMore()
{
    Document document = MachineText()
                            .with(Kind::Card, "nvidia-geforce-rtx-3070-founders-edition")
                            .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition")
                            .with(Kind::Supply, "msi-mag-a550bn")
                            .document;
    const Judged judged(document, m_catalogue);
    int limits = 0;
    for (const Finding &finding : judged.findings) {
        const CandidateEdits candidates =
            candidatesFor(finding, document, judged.machine, m_catalogue, FixSearch::MostTries);
        for (const Edit &edit : candidates.edits) {
            const auto *limit = std::get_if<SetPowerLimit>(&edit);
            if (!limit)
                continue;
            ++limits;
            QVERIFY(!limit->items.empty());
            for (const ItemId item : limit->items)
                QVERIFY(*judged.machine.device(item)->power() > *limit->limit);
        }
    }
    QVERIFY(limits > 0);
}

void FixesTest::moreOfAPartCostsItsPrice()
{
    const Catalogue catalogue = parts("'sources': [{'id': 's', 'title': 'S', 'kind': 'vendor'}],"
                                      "'memory': [{'id': 'kit', 'name': 'Kit', 'sources': {'*': 's'}, 'prices': "
                                      "[{'amount': 46, 'currency': 'USD', 'date': '2026-01-01', 'basis': 'list', "
                                      "'condition': 'new', 'source': 's'}]}]");
    const Document document = MachineText().with(Kind::Memory, "kit").document;
    QCOMPARE(priceOf(document, SetCount{1, 3}, catalogue)->amount, 92.0);
    QCOMPARE(priceOf(applied(document, SetCount{1, 3}), SetCount{1, 1}, catalogue)->amount, -92.0);
    QVERIFY(!priceOf(MachineText().with(Kind::Memory, "none").document, SetCount{1, 3}, catalogue));
}

void FixesTest::theExampleIsMended()
{
    Document document = example("two-cards-trouble");
    const Judged before(document, m_catalogue);
    QCOMPARE(before.links(), QStringLiteral("Slot 2 3.0 x8, Slot 7 3.0 x8"));
    QCOMPARE(before.verdictOf("power.supply-capacity"), QStringLiteral("blocker"));

    const Finding *lanes = find(before, "pcie.lane-downgrade");
    QVERIFY(lanes);
    const std::vector<Fix> moves = suggest(*lanes, document, m_catalogue);
    QVERIFY(!moves.empty());
    QCOMPARE(words::fixText(moves[0], document, m_catalogue), QStringLiteral("Move card 2 to Slot 5"));
    document = applied(document, moves[0].edit);
    QCOMPARE(Judged(document, m_catalogue).links(), QStringLiteral("Slot 2 3.0 x16, Slot 5 3.0 x16"));

    const Judged between(document, m_catalogue);
    const Finding *supply = find(between, "power.supply-capacity");
    QVERIFY(supply);
    const std::vector<Fix> supplies = suggest(*supply, document, m_catalogue);
    QVERIFY(!supplies.empty());
    QVERIFY(std::holds_alternative<ReplacePart>(supplies[0].edit) ||
            std::holds_alternative<SetPowerLimit>(supplies[0].edit));
    const Judged after(applied(document, supplies[0].edit), m_catalogue);
    for (const Finding &finding : after.findings)
        QVERIFY2(finding.severity != Severity::Blocker, finding.check);
}

void FixesTest::aDriveMovesOutOfTheWay()
{
    const Document document = example("drive-takes-lanes");
    const Judged before(document, m_catalogue);
    const Finding *finding = find(before, "pcie.m2-takes-lanes");
    QVERIFY(finding);
    const std::vector<Fix> fixes = suggest(*finding, document, m_catalogue);
    QVERIFY(!fixes.empty());
    QVERIFY(std::holds_alternative<MoveItem>(fixes[0].edit)); // free, though another board is cheaper still
    const Judged after(applied(document, fixes[0].edit), m_catalogue);
    QCOMPARE(*after.assessment.lanes.links[0].width, 16);
}

void FixesTest::ownedAndLockedPartsStay()
{
    Document document = example("two-cards-trouble");
    for (Item &item : document.build.items)
        item.owned = item.locked = true;
    const Judged judged(document, m_catalogue);
    for (const Finding &finding : judged.findings) {
        for (const Fix &fix : suggest(finding, document, m_catalogue))
            QVERIFY2(std::holds_alternative<SetSite>(fix.edit) || std::holds_alternative<SetSetting>(fix.edit) ||
                         std::holds_alternative<AddItem>(fix.edit),
                     finding.check);
    }
}

void FixesTest::unpricedPartsComeLast()
{
    const Document document = example("two-cards-trouble");
    const Judged judged(document, m_catalogue);
    bool unpriced = false;
    for (const Fix &fix : suggest(*find(judged, "power.supply-capacity"), document, m_catalogue)) {
        if (!std::holds_alternative<ReplacePart>(fix.edit))
            continue;
        QVERIFY2(!unpriced || !fix.effect.price, "a priced part after one without a price");
        unpriced = unpriced || !fix.effect.price;
    }
}

void FixesTest::bestConnectorIsTheWidest()
{
    MachineText text;
    text.with(Kind::Motherboard, "msi-x99a-tomahawk").with(Kind::Processor, "intel-core-i7-5960x");
    text.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition", "Slot 2")
        .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition");
    QCOMPARE(bestConnector(text.document, 4, m_catalogue), QStringLiteral("Slot 5"));
}

void FixesTest::aNewBoardTakesItsDevices()
{
    const Document document = example("one-card");
    const Item *board = document.build.itemsOf(Kind::Motherboard).front();
    const ReplacePart edit = replacementOf(document, board->id, QStringLiteral("msi-meg-b550-unify-x"), m_catalogue);
    const Judged judged(applied(document, edit), m_catalogue);
    QCOMPARE(judged.links().section(u',', 0, 0), QStringLiteral("PCI_E1 4.0 x16"));
}

void FixesTest::everyFixDoesWhatItSays()
{
    for (const char *name : {"two-cards-trouble", "drive-takes-lanes", "four-cards"}) {
        const Document document = example(name);
        const Judged judged(document, m_catalogue);
        for (const Finding &finding : judged.findings) {
            const std::vector<Fix> fixes = suggest(finding, document, m_catalogue);
            QVERIFY(fixes.size() <= 5);
            for (const Fix &fix : fixes) {
                const Judged after(applied(document, fix.edit), m_catalogue);
                for (const Finding &left : after.findings)
                    QVERIFY2(!(std::string_view(left.check) == finding.check && left.subjects == finding.subjects &&
                               left.severity <= finding.severity && left.missing == finding.missing),
                             finding.check);
                QVERIFY(!words::fixText(fix, document, m_catalogue).isEmpty());
            }
        }
    }
}

void FixesTest::severalFaultsTakeTheCheapestSet()
{
    const Document document = example("two-cards-trouble");
    const std::optional<Mend> mend = cheapestMend(document, m_catalogue).mend;
    QVERIFY(mend);
    QVERIFY(mend->edits.size() <= 3);
    QVERIFY(mend->price);
    Document after = document;
    for (const Edit &edit : mend->edits)
        after = applied(after, edit);
    for (const Finding &finding : Judged(after, m_catalogue).findings)
        QVERIFY2(finding.severity != Severity::Blocker, finding.check);
    // No single supply that mends the same is cheaper: the set is one of what suggest() would offer first.
    const Judged before(document, m_catalogue);
    const Finding *supply = find(before, "power.supply-capacity");
    for (const Fix &fix : suggest(*supply, document, m_catalogue)) {
        const Judged tried(applied(document, fix.edit), m_catalogue);
        const bool whole = std::none_of(tried.findings.begin(), tried.findings.end(),
                                        [](const Finding &one) { return one.severity == Severity::Blocker; });
        if (whole && fix.effect.price)
            QVERIFY(mend->price->amount <= std::max(0.0, fix.effect.price->amount) + 0.01);
    }
}

/// A socket on another circuit is an electrician's work, and often a lease's: its price is not known.
void FixesTest::anotherCircuitIsNeverFree()
{
    Document document = MachineText()
                            .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition")
                            .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition")
                            .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition")
                            .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition")
                            .with(Kind::Supply, "msi-meg-ai1600t-pcie5")
                            .document;
    document.site.circuit = *circuitById(u"us-15a"_s);
    int circuits = 0;
    const Judged judged(document, m_catalogue);
    for (const Finding &finding : judged.findings) {
        for (const Fix &fix : suggest(finding, document, m_catalogue)) {
            if (!std::holds_alternative<SetSite>(fix.edit))
                continue;
            ++circuits;
            QVERIFY(!fix.effect.price && fix.effect.anotherCircuit);
            const QString text = words::effectText(fix.effect);
            QVERIFY2(text.startsWith(u"It needs a socket on another circuit"_s), qPrintable(text));
        }
    }
    QVERIFY(circuits > 0);
    // What a change of the site does beside the circuit costs nothing.
    Site elsewhere = document.site;
    elsewhere.hoursPerYear = 100;
    QCOMPARE(priceOf(document, SetSite{elsewhere}, m_catalogue)->amount, 0.0);
    elsewhere.circuit = *circuitById(u"us-240v-30a"_s);
    QVERIFY(!priceOf(document, SetSite{elsewhere}, m_catalogue));
}

/// A supply that is too small is no new problem of a third card, and yet it lacks more with it.
void FixesTest::aProblemThatGrowsIsSaid()
{
    const Document document = example("two-cards-trouble"); // 936 W on a supply of 850 W
    Item card;
    card.kind = Kind::Card;
    card.part = u"nvidia-geforce-rtx-3090-founders-edition"_s;
    const Edit edit = AddItem{card};
    const Effect effect = effectOf(document, edit, m_catalogue);
    QCOMPARE(effect.grown.size(), std::size_t(1));
    QCOMPARE(effect.grown[0].more, Watts(350));
    const Judged after(applied(document, edit), m_catalogue);
    QCOMPARE(words::growthText(effect.grown[0], after.situation()), u"Supply 436 W short, 350 W more than now"_s);
    // What mends it, and what does not touch it, makes nothing grow.
    const ItemId supply = document.build.itemsOf(Kind::Supply).front()->id;
    QVERIFY(effectOf(document, ReplacePart{supply, u"rosewill-smg1200"_s, {}}, m_catalogue).grown.empty());
    QVERIFY(effectOf(document, SetPowerLimit{{4, 5}, Watts(340)}, m_catalogue).grown.empty());
}

/// A second supply draws from the same circuit: what tripped before is neither new nor gone.
void FixesTest::aCircuitThatTripsIsNoNewProblem()
{
    Document document = example("four-cards");
    document.site.circuit = *circuitById(u"us-15a"_s);
    QCOMPARE(Judged(document, m_catalogue).verdictOf("power.circuit"), u"blocker"_s);
    Item supply;
    supply.kind = Kind::Supply;
    supply.part = u"rosewill-smg1200"_s;
    const Edit edit = AddItem{supply};
    QCOMPARE(Judged(applied(document, edit), m_catalogue).verdictOf("power.circuit"), u"blocker"_s);
    const Effect effect = effectOf(document, edit, m_catalogue);
    for (const std::vector<Finding> &findings : {effect.added, effect.gone}) {
        for (const Finding &finding : findings) {
            QVERIFY(std::string_view(finding.check) != "power.circuit");
            QVERIFY(std::string_view(finding.check) != "heat.room-heat"); // which is there before and after
        }
    }
    QVERIFY(!settledBy(document, edit, m_catalogue).empty());
    for (const Growth &growth : effect.grown) // it takes fewer watts at the wall than before
        QVERIFY(std::string_view(growth.after.check) != "power.circuit");
}

/// What could not be checked, and can be with another supply, is named as the findings name it.
void FixesTest::whatIsSettledIsNamed()
{
    const Document document = example("two-cards-trouble");
    Item supply;
    supply.kind = Kind::Supply;
    supply.part = u"rosewill-smg1200"_s;
    const std::vector<Finding> settled = settledBy(document, AddItem{supply}, m_catalogue);
    QCOMPARE(settled.size(), std::size_t(1));
    QCOMPARE(words::shortTitle(settled.front(), Judged(document, m_catalogue).situation()),
             u"Power supply: Cables for cards"_s);
    // What leaves the supply as it is settles nothing.
    QVERIFY(settledBy(document, SetPowerLimit{{4, 5}, Watts(340)}, m_catalogue).empty());
}

/// Without a supply it is not known what a limit leaves at the wall: 280 W fit with the best one alone, 245 W with any
/// that is sold for so much.
void FixesTest::aLimitThatNeedsTheBestSupplyIsNone()
{
    MachineText text;
    text.with(Kind::Processor, "intel-core-i9-10980xe");
    for (int i = 0; i < 4; ++i)
        text.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition");
    Document document = text.document;
    document.site.circuit = *circuitById(u"us-15a");
    const Judged judged(document, m_catalogue);
    const Finding *circuit = find(judged, "power.circuit");
    QVERIFY(circuit);
    QStringList limits;
    for (const Fix &fix : suggest(*circuit, document, m_catalogue)) {
        if (const auto *limit = std::get_if<SetPowerLimit>(&fix.edit))
            limits << QString::number(limit->limit->value());
    }
    QVERIFY2(!limits.contains(u"280"_s) && limits.contains(u"245"_s), qPrintable(limits.join(u", "_s)));
}

void FixesTest::noSetOfThreeIsSaid()
{
    Document document = example("two-cards-trouble");
    for (Item &item : document.build.items)
        item.locked = true;
    document.site.circuit = *circuitById(u"us-240v-30a");
    QVERIFY(!cheapestMend(document, m_catalogue).mend);
    QVERIFY(!cheapestMend(example("one-card"), m_catalogue).mend); // nothing to mend
}

RIG_TEST(FixesTest)
#include "tst_fixes.moc"
