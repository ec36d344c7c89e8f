// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/place.h"
#include "core/names/sentences.h"
#include "core/prices/price.h"
#include "core/report/machine_line.h"
#include "core/words/cards_for_pc.h"
#include "core/words/words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

namespace {

/// The order of an answer: cards that share a job, then how each stands, then points.
std::tuple<bool, CardForPc::Place, double> rankOf(const CardForPc &card)
{
    return {!card.apartFrom.isEmpty(), card.place, -card.points};
}

} // namespace

/// A card for a machine that one has, and a machine in one line.
class CardsForPcTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aMachineOfOwnParts();
    void nothingIsJudgedBeforeItIsWhole();
    void whatFitsIsJudgedAsTheMachineIs();
    void aFriendWouldSayTheSame_data();
    void aFriendWouldSayTheSame();
    void aFullMachineTakesNone();
    void theSentenceSaysWhatIsNotKnown();
    void aSmallSupplyKeepsLargeCardsOut();
    void aLargerSupplyCountsInThePrice();
    void oneCardThatTheUserThinksOf();
    void aMachineInOneLine();
    void unknownIsNotZeroInALine();

private:
    [[nodiscard]] Document pc(const QString &supply = u"corsair-rm750x-2021"_s) const;

    Catalogue m_catalogue;
};

void CardsForPcTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
    m_catalogue.prices.today = QDate(2026, 9, 20);
}

Document CardsForPcTest::pc(const QString &supply) const
{
    return ownMachine({},
                      {u"msi-mag-b550-tomahawk"_s, u"amd-ryzen-7-5800x"_s, supply, u"fractal-define-r5"_s,
                       u"asus-dual-rtx-3060-oc-edition-12gb"_s},
                      m_catalogue);
}

void CardsForPcTest::aMachineOfOwnParts()
{
    const Document own = pc();
    QCOMPARE(own.build.items.size(), std::size_t(5));
    for (const Item &item : own.build.items)
        QVERIFY(item.owned);
    QCOMPARE(own.build.items.back().connector, u"PCI_E1"_s); // its best slot
    QVERIFY(ownMachine({}, {u"no-such-part"_s}, m_catalogue).build.items.empty());
    const Document two = ownMachine(own, {u"asus-dual-rtx-3060-oc-edition-12gb"_s}, m_catalogue);
    QCOMPARE(two.build.itemsOf(Kind::Card).size(), std::size_t(2));
    QVERIFY(two.build.items.back().connector != own.build.items.back().connector);
}

void CardsForPcTest::nothingIsJudgedBeforeItIsWhole()
{
    const Document half = ownMachine({}, {u"msi-mag-b550-tomahawk"_s}, m_catalogue);
    const CardsForPc answer = cardsForPc(half, m_catalogue);
    QVERIFY(answer.best.empty());
    QVERIFY((answer.missing == std::vector{Kind::Processor, Kind::Supply, Kind::Case}));
    QVERIFY(words::cardsForPc(answer).contains(names::kindWithin(Kind::Supply)));
}

void CardsForPcTest::whatFitsIsJudgedAsTheMachineIs()
{
    const CardsForPc answer = cardsForPc(pc(), m_catalogue);
    QCOMPARE(answer.best.size(), std::size_t(5));
    QVERIFY(answer.fit >= 5 && answer.fit <= answer.tried);
    for (const CardForPc &card : answer.best) {
        // No blocker, no figure that decides is open, no less memory than what is there.
        const Judged judged(card.document, m_catalogue);
        for (const Finding &finding : judged.findings)
            QVERIFY2(finding.severity != Severity::Blocker, finding.check);
        QVERIFY(card.notKnown.empty() || words::cardForPc(card).contains(u"not known"_s));
        QVERIFY(card.chip->memory->value() >= 12);
        QVERIFY(card.price);
        QVERIFY(!card.document.build.items.back().owned);
        QCOMPARE(card.document.build.items.back().connector, card.connector);
        QVERIFY(!words::cardForPc(card).isEmpty());
    }
    for (std::size_t i = 1; i < answer.best.size(); ++i)
        QVERIFY(rankOf(answer.best[i - 1]) <= rankOf(answer.best[i]));
    const QString sentence = words::cardsForPc(answer);
    QVERIFY2(sentence.contains(names::shortName(*answer.best.front().chip)), qPrintable(sentence));
    QVERIFY(words::cardForPc(answer.best.front()).contains(answer.best.front().connector));
}

void CardsForPcTest::aFriendWouldSayTheSame_data()
{
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<QString>("maker");      // of the first card
    QTest::addColumn<double>("memory");      // that it has at least
    QTest::addColumn<double>("mostDollars"); // that it costs, without a supply
    const QStringList b550{u"msi-mag-b550-tomahawk"_s, u"amd-ryzen-7-5800x"_s};
    const QStringList x670{u"asus-proart-x670e-creator-wifi"_s, u"amd-ryzen-9-7950x"_s, u"corsair-ax1600i"_s,
                           u"fractal-torrent"_s};
    // Another of what stands there, or no dearer than it; nobody puts a card at ten times that into such a PC.
    QTest::newRow("3090") << b550 + QStringList{u"corsair-rm850-2019"_s, u"fractal-define-7"_s,
                                                u"nvidia-geforce-rtx-3090-founders-edition"_s}
                          << u"NVIDIA"_s << 24.0 << 1600.0;
    QTest::newRow("3060") << b550 + QStringList{u"corsair-rm750x-2021"_s, u"fractal-define-r5"_s,
                                                u"asus-dual-rtx-3060-oc-edition-12gb"_s}
                          << u"NVIDIA"_s << 12.0 << 1600.0;
    // Beside an AMD card another one: two makers' cards share no job.
    QTest::newRow("7900 XTX") << x670 + QStringList{u"amd-radeon-rx-7900-xtx"_s} << u"AMD"_s << 24.0 << 1600.0;
    // Without a card the first one: for CUDA, with what a buyer is known to spend.
    QTest::newRow("no card") << x670 << u"NVIDIA"_s << 12.0 << 1600.0;
    // Who has a dear card may have as much again, and no more.
    QTest::newRow("A6000") << QStringList{u"asus-pro-ws-wrx80e-sage-se-wifi"_s, u"amd-ryzen-threadripper-pro-5955wx"_s,
                                          u"corsair-ax1600i"_s, u"phanteks-enthoo-pro-2"_s, u"nvidia-rtx-a6000"_s}
                           << u"NVIDIA"_s << 48.0 << 5000.0;
    QTest::newRow("two 3060") << QStringList{u"asus-pro-ws-wrx80e-sage-se-wifi"_s,
                                             u"amd-ryzen-threadripper-pro-5955wx"_s,
                                             u"corsair-ax1600i"_s,
                                             u"phanteks-enthoo-pro-2"_s,
                                             u"asus-dual-rtx-3060-oc-edition-12gb"_s,
                                             u"asus-dual-rtx-3060-oc-edition-12gb"_s}
                              << u"NVIDIA"_s << 12.0 << 1600.0;
}

void CardsForPcTest::aFriendWouldSayTheSame()
{
    QFETCH(const QStringList, parts);
    QFETCH(const QString, maker);
    QFETCH(const double, memory);
    QFETCH(const double, mostDollars);
    const CardsForPc answer = cardsForPc(ownMachine({}, parts, m_catalogue), m_catalogue);
    QVERIFY(!answer.best.empty());
    const CardForPc &first = answer.best.front();
    const QString sentence = words::cardsForPc(answer);
    QVERIFY2(first.chip->vendor == maker, qPrintable(sentence));
    QVERIFY2(first.chip->memory && first.chip->memory->value() >= memory, qPrintable(sentence));
    const std::optional<double> dollars = first.price ? inDollars(first.price->money, m_catalogue) : std::nullopt;
    QVERIFY2(dollars && *dollars <= mostDollars, qPrintable(sentence));
    // It is called the best for the money, and its price is all that it asks for.
    QVERIFY2(sentence.contains(u"best for the money"_s), qPrintable(sentence));
    QCOMPARE(sentence.contains(u"and a supply for"_s), first.newSupply != nullptr);
    QVERIFY(first.apartFrom.isEmpty() && first.place != CardForPc::Place::Dear);
    for (std::size_t i = 1; i < answer.best.size(); ++i)
        QVERIFY(rankOf(answer.best[i - 1]) <= rankOf(answer.best[i]));
    for (const CardForPc &card : answer.best) {
        const QString row = words::cardForPc(card);
        QVERIFY2(card.apartFrom.isEmpty() || row.contains(u"not in one job with the "_s + card.apartFrom),
                 qPrintable(row));
        // A narrow link says what it leaves of the card's own.
        const bool narrow = card.bandwidth && card.fullBandwidth && card.width && card.maxWidth &&
                            *card.width < *card.maxWidth && *card.bandwidth < *card.fullBandwidth;
        QVERIFY2(!narrow || row.contains(u"GB/s"_s), qPrintable(row));
    }
}

/// Its one slot is taken.
void CardsForPcTest::aFullMachineTakesNone()
{
    const Document full =
        ownMachine({},
                   {u"asus-rog-strix-b650e-i-gaming-wifi"_s, u"amd-ryzen-9-7950x"_s, u"corsair-ax1600i"_s,
                    u"fractal-era-itx"_s, u"asus-dual-rtx-3060-oc-edition-12gb"_s},
                   m_catalogue);
    const CardsForPc answer = cardsForPc(full, m_catalogue);
    QVERIFY(answer.missing.empty() && answer.best.empty());
    QVERIFY(answer.tried > 0 && !answer.keptOut.empty());
    QVERIFY(!words::cardsForPc(answer).contains(u"best"_s));
}

void CardsForPcTest::theSentenceSaysWhatIsNotKnown()
{
    CardsForPc answer = cardsForPc(pc(), m_catalogue);
    QVERIFY(!answer.best.empty());
    CardForPc &first = answer.best.front();
    first.notKnown = {u"fit.card-length"_s};
    const QString title = words::checkTitle("fit.card-length");
    QVERIFY2(words::cardsForPc(answer).contains(u"not known whether it goes in: "_s + title),
             qPrintable(words::cardsForPc(answer)));
    first.apartFrom = u"RX 7900 XTX"_s;
    const QString apart = words::cardsForPc(answer);
    QVERIFY2(!apart.contains(u"best for the money"_s), qPrintable(apart));
    QVERIFY2(apart.contains(u"cannot work together with the RX 7900 XTX"_s), qPrintable(apart));
}

void CardsForPcTest::aSmallSupplyKeepsLargeCardsOut()
{
    const CardsForPc large = cardsForPc(pc(u"corsair-ax1600i"_s), m_catalogue);
    const CardsForPc small = cardsForPc(pc(u"msi-mag-a550bn"_s), m_catalogue);
    QVERIFY(small.fit < large.fit);
    QVERIFY(!small.keptOut.empty());
    for (std::size_t i = 1; i < small.keptOut.size(); ++i)
        QVERIFY(small.keptOut[i - 1].second >= small.keptOut[i].second);
}

void CardsForPcTest::aLargerSupplyCountsInThePrice()
{
    const CardsForPc answer = cardsForPc(pc(u"msi-mag-a550bn"_s), m_catalogue);
    const auto changed = std::find_if(answer.best.begin(), answer.best.end(),
                                      [](const CardForPc &card) { return card.newSupply != nullptr; });
    QVERIFY(changed != answer.best.end());
    QVERIFY(changed->changesCost && changed->changesCost->amount > 0);
    QVERIFY(words::cardForPc(*changed).contains(changed->newSupply->name));
    const Item *supply = changed->document.build.itemsOf(Kind::Supply).front();
    QCOMPARE(supply->part, changed->newSupply->id);
    QVERIFY(!supply->owned); // it is to be bought
    // No card at several times the price of a used 3090 with its supply stands first.
    const CardForPc &first = answer.best.front();
    QVERIFY2(first.price->money.amount + (first.changesCost ? first.changesCost->amount : 0) < 2000,
             qPrintable(words::cardsForPc(answer)));
}

void CardsForPcTest::oneCardThatTheUserThinksOf()
{
    const std::optional<CardForPc> card = cardForPc(pc(), u"nvidia-geforce-rtx-3090-founders-edition"_s, m_catalogue);
    QVERIFY(card);
    QCOMPARE(card->document.build.itemsOf(Kind::Card).size(), std::size_t(2));
    QVERIFY(!card->connector.isEmpty());
    QVERIFY(words::memoryAndPrice(*card).contains(u"24"_s));
    QVERIFY(!cardForPc(pc(), u"no-such-card"_s, m_catalogue));
}

void CardsForPcTest::aMachineInOneLine()
{
    const Document two = ownMachine(pc(), {u"nvidia-geforce-rtx-3090-founders-edition"_s}, m_catalogue);
    const MachineLine line = machineLine(two, m_catalogue);
    QCOMPARE(line.cards, u"RTX 3060 + RTX 3090"_s);
    QCOMPARE(line.memory, u"12 + 24 GB"_s);
    QCOMPARE(line.links.size(), std::size_t(2));
    QVERIFY(!line.verdictText.isEmpty() && !line.why.isEmpty() && !line.training.isEmpty());
    const Document same = ownMachine(pc(), {u"asus-dual-rtx-3060-oc-edition-12gb"_s}, m_catalogue);
    QCOMPARE(machineLine(same, m_catalogue).cards, u"2 × RTX 3060"_s);
    QCOMPARE(machineLine(same, m_catalogue).memory, u"2 × 12 GB"_s);
    const Judged judged(two, m_catalogue);
    QCOMPARE(line.verdict, judge(judged.findings, two.build).kind);
}

void CardsForPcTest::unknownIsNotZeroInALine()
{
    const MachineLine empty = machineLine({}, m_catalogue);
    QVERIFY(empty.cards.isEmpty() && empty.memory.isEmpty() && empty.price.isEmpty() && empty.priceSeen.isEmpty());
    QVERIFY(catalogueLine(m_catalogue).contains(QString::number(m_catalogue.parts(Kind::Gpu).size())));
}

RIG_TEST(CardsForPcTest)
#include "tst_cards_for_pc.moc"
