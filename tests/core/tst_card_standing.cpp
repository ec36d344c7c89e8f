// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/card_standing.h"
#include "core/prices/price.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::advice;
using namespace rig::test;

/// Which card one who knows would name first.
class TestCardStanding : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void eachHasItsPlace_data();
    void eachHasItsPlace();
    void whatIsAskedForIsNotHeldBack();
    void theBestCouldBeNamed_data();
    void theBestCouldBeNamed();
    void aMachineAsksForWhatItsOtherCardsHave();
    void ofOneGpuTheCheaperCardStandsFirst();

private:
    [[nodiscard]] CardStanding of(const QString &chip, const Question &question = {}) const;
    [[nodiscard]] std::shared_ptr<const Chip> best(const QHash<QString, CardStanding> &standings) const;

    Catalogue m_catalogue;
};

void TestCardStanding::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
    m_catalogue.prices.today = QDate(2026, 11, 24);
}

CardStanding TestCardStanding::of(const QString &chip, const Question &question) const
{
    const QHash<QString, CardStanding> standings = cardStandings(question, {}, m_catalogue);
    const std::vector<PartHandle> &cards = m_catalogue.cardsWith(chip);
    return cards.empty() ? CardStanding{} : standings.value(cards.front()->id);
}

std::shared_ptr<const Chip> TestCardStanding::best(const QHash<QString, CardStanding> &standings) const
{
    QString first;
    for (auto one = standings.cbegin(); one != standings.cend(); ++one) {
        const auto rank = [](const CardStanding &standing) {
            return std::tuple(standing.place, -standing.score.value_or(0));
        };
        if (first.isEmpty() || rank(*one) < rank(standings[first]))
            first = one.key();
    }
    return m_catalogue.chipOf(*m_catalogue.find<Card>(first));
}

void TestCardStanding::eachHasItsPlace_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("care");
    const auto row = [](const char *chip, CardStanding::Place place, const char *care) {
        QTest::newRow(chip) << QString::fromLatin1(chip) << static_cast<int>(place) << QString::fromUtf8(care);
    };
    row("geforce-rtx-3090", CardStanding::Place::Named, "");
    row("geforce-rtx-3060", CardStanding::Place::Held, ""); // 12 GB: that it is less stands in its row
    row("radeon-rx-7900-xtx", CardStanding::Place::Apart, "by ROCm");
    row("tesla-m40", CardStanding::Place::NotRun, "old versions");
    row("instinct-mi50", CardStanding::Place::Doubtful, "not in the maker's list");
}

void TestCardStanding::eachHasItsPlace()
{
    QFETCH(const QString, chip);
    QFETCH(const int, place);
    QFETCH(const QString, care);
    QVERIFY(!m_catalogue.cardsWith(chip).empty());
    const CardStanding standing = of(chip);
    QCOMPARE(static_cast<int>(standing.place), place);
    QVERIFY2(care.isEmpty() ? standing.care.isEmpty() : standing.care.contains(care), qPrintable(standing.care));
}

void TestCardStanding::whatIsAskedForIsNotHeldBack()
{
    const Question amd = narrowed({}, {{u"chip_vendor"_s, u"AMD"_s, {}, {}}}, m_catalogue);
    QCOMPARE(of(u"radeon-rx-7900-xtx"_s, amd).place, CardStanding::Place::Named);
    const Question little = narrowed({}, {{u"chip_memory_gib"_s, {}, 12.0, {}}}, m_catalogue);
    QCOMPARE(of(u"geforce-rtx-3060"_s, little).place, CardStanding::Place::Named);
}

void TestCardStanding::theBestCouldBeNamed_data()
{
    QTest::addColumn<double>("memory"); // at least, 0: not asked
    QTest::addColumn<double>("price");  // at most
    QTest::newRow("nothing asked") << 0.0 << 0.0;
    QTest::newRow("24 GB") << 24.0 << 0.0;
    QTest::newRow("48 GB") << 48.0 << 0.0;
    QTest::newRow("500 USD") << 0.0 << 500.0;
    QTest::newRow("2,500 USD") << 0.0 << 2500.0;
}

/// Whatever is asked, what stands first runs what is written today, has its fans and holds what was asked for.
void TestCardStanding::theBestCouldBeNamed()
{
    QFETCH(const double, memory);
    QFETCH(const double, price);
    std::vector<PartCondition> conditions;
    if (memory > 0)
        conditions.push_back({u"chip_memory_gib"_s, {}, memory, {}});
    if (price > 0)
        conditions.push_back({u"price"_s, {}, {}, price});
    const auto first = best(cardStandings(narrowed({}, conditions, m_catalogue), {}, m_catalogue));
    QVERIFY(first);
    const QByteArray name = first->name.toUtf8();
    QVERIFY2(runsCuda(*first) && standsInWorkstation(*first), name.constData());
    QVERIFY2(supportOf(*first, Framework::Any) == Support::Yes, name.constData());
    QVERIFY2(first->memory && first->memory->value() >= std::max(memory, 12.0), name.constData());
    qInfo("%s", name.constData());
}

void TestCardStanding::aMachineAsksForWhatItsOtherCardsHave()
{
    Document machine;
    QVERIFY(!questionFor(machine, m_catalogue).memoryNeed);
    Item card;
    card.id = 1;
    card.kind = Kind::Card;
    card.part = m_catalogue.cardsWith(u"geforce-rtx-3090"_s).front()->id;
    machine.build.items.push_back(card);
    QCOMPARE(questionFor(machine, m_catalogue).memoryNeed->value(), 24.0);
    QCOMPARE(questionFor(machine, m_catalogue).gpusPerMachine, 2);
    machine.use.memoryNeed = Gibibytes(12); // what the work needs is known better
    QCOMPARE(questionFor(machine, m_catalogue).memoryNeed->value(), 12.0);
}

void TestCardStanding::ofOneGpuTheCheaperCardStandsFirst()
{
    Catalogue fresh = m_catalogue; // used ones of a GPU cost the same, whoever made the card
    fresh.prices.buying = Buying::New;
    const QHash<QString, CardStanding> standings = cardStandings({}, {}, fresh);
    int compared = 0;
    for (const PartHandle &part : fresh.parts(Kind::Gpu)) {
        const std::vector<PartHandle> &cards = fresh.cardsWith(part->id);
        for (std::size_t i = 1; i < cards.size(); ++i) {
            const auto one = priceOf(*cards[0], fresh);
            const auto other = priceOf(*cards[i], fresh);
            const CardStanding &first = *standings.constFind(cards[0]->id);
            const CardStanding &second = *standings.constFind(cards[i]->id);
            if (!one || !other || !first.score || !second.score || one->money.currency != other->money.currency ||
                one->money.amount == other->money.amount)
                continue;
            ++compared;
            QCOMPARE(*first.score > *second.score, one->money.amount < other->money.amount);
        }
    }
    QVERIFY(compared > 10);
}

RIG_TEST(TestCardStanding)
#include "tst_card_standing.moc"
