// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/offers.h"
#include "core/compare/compare_words.h"
#include "core/compare/upgrade.h"
#include "core/compare/upgrade_words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <cmath>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// "I own this: shall I buy that?"
class TestUpgrade : public QObject
{
    Q_OBJECT

private slots:
    void titanXOwnersNeedNoUpgrade(); // S16
    void memoryIsNamed();             // S19
    void thePathOverAUsedCard_data(); // S12
    void thePathOverAUsedCard();
    void flopsAreTheoretical();      // S36
    void launchPriceOrMarketPrice(); // S45
    void moneyForTheGain();
    void theResaleIsTheNewestUsedPrice();
    void unknownStaysUnknown();
    void rankedByMoneyForTheGain();
    void otherCurrencies();
    void whatFitsABudget();
    void whatOneWouldName();
    void noMoreOfWhatIsLeftBehind();
    void noStepSideways();
    void noModuleForADesktop();
    void theListFollowsTheSentence();
    void ratiosHaveTheirInterval();
    void aSecondOneWhereMemoryDecides();
    void peaksAreNoSpeed();
    void severalOwned();
    void badQuestions_data();
    void badQuestions();
    void everySentenceIsOne();
};

namespace {

Money dollars(double amount) { return {amount, u"USD"_s}; }

UpgradeQuestion owning(const char *owned, const QStringList &candidates)
{
    UpgradeQuestion question;
    question.owned = QString::fromLatin1(owned);
    question.candidates = candidates;
    return question;
}

const UpgradeOption &optionOf(const UpgradeAnswer &answer, const QString &id)
{
    for (const UpgradeOption &option : answer.options) {
        if (option.gpu->id == id)
            return option;
    }
    qFatal("no such option");
}

/// Two GPUs of one architecture, and one that is twice and one that is four times as fast as the first.
Catalogue few()
{
    Catalogue catalogue = parts(
        "'sources': [{'id': 's', 'title': 'S', 'publisher': 'P', 'date': '2026', 'kind': 'measured'}], 'gpus': ["
        "{'id': 'old', 'name': 'Old', 'vendor': 'NVIDIA', 'architecture': 'A', 'memory_gib': 8, 'tdp_w': 150, "
        "'memory_bandwidth_gb_s': 200, 'sources': {'*': 's'}, 'prices': [{'amount': 100, 'currency': 'USD', 'date': "
        "'2026-09-01', 'basis': 'market', 'condition': 'used', 'source': 's'}]},"
        "{'id': 'twice', 'name': 'Twice', 'vendor': 'NVIDIA', 'compute_capability': '8.6', 'form': 'pcie', 'segment': "
        "'consumer', 'memory_gib': 8, 'sources': {'*': 's'}, 'prices': [{'amount': 500, "
        "'currency': 'USD', 'date': '2026-10-01', 'basis': 'market', 'condition': 'new', 'source': 's'}, {'amount': "
        "900, 'currency': 'USD', 'date': '2025-10-01', 'basis': 'launch', 'condition': 'new', 'source': 's'}]},"
        "{'id': 'four', 'name': 'Four', 'vendor': 'NVIDIA', 'compute_capability': '8.6', 'form': 'pcie', 'segment': "
        "'consumer', 'memory_gib': 24, 'tdp_w': 350, 'sources': {'*': 's'}, 'prices': [{'amount': "
        "700, 'currency': 'USD', 'date': '2026-10-01', 'basis': 'market', 'condition': 'used', 'source': 's'}]},"
        "{'id': 'like', 'name': 'Like', 'vendor': 'NVIDIA', 'architecture': 'A', 'memory_gib': 16, "
        "'memory_bandwidth_gb_s': 200, 'sources': {'*': 's'}},"
        "{'id': 'dark', 'name': 'Dark', 'sources': {'*': 's'}}],"
        "'cards': [{'id': 'old-card', 'name': 'Old Card', 'gpu': 'old', 'reference': true, 'power_connectors': "
        "{'pcie-8': 1}, 'sources': {'*': 's'}},"
        "{'id': 'four-card', 'name': 'Four Card', 'gpu': 'four', 'reference': true, 'power_connectors': {'pcie-8': "
        "2}, 'sources': {'*': 's'}}],"
        "'rates': [{'currency': 'CNY', 'per_usd': 7, 'date': '2026-11-01', 'source': 's'}],"
        "'speeds': [{'gpu': 'twice', 'times': 2, 'of': 'old', 'work': 'w', 'source': 's'},"
        "{'gpu': 'four', 'times': 4, 'of': 'old', 'work': 'w', 'source': 's'}]");
    return catalogue;
}

} // namespace

void TestUpgrade::titanXOwnersNeedNoUpgrade()
{
    RIG_UNWRAP(answer, upgradeAnswer(shipped(), Equivalence(shipped()),
                                     owning("titan-x-maxwell", {u"titan-x-pascal"_s, u"titan-xp"_s})));
    QCOMPARE(answer.options.size(), std::size_t(2));
    for (const UpgradeOption &option : answer.options) {
        QCOMPARE(option.verdict, UpgradeVerdict::NotNeeded);
        QVERIFY(words::upgradeSentence(option, answer).contains(u"no upgrade"_s));
        QVERIFY(words::statement(option.said.front()->says).contains(u"2018"_s));
    }
    RIG_UNWRAP(other,
               upgradeAnswer(shipped(), Equivalence(shipped()), owning("titan-x-maxwell", {u"geforce-rtx-3090"_s})));
    QVERIFY(other.options.front().verdict != UpgradeVerdict::NotNeeded);
}

void TestUpgrade::memoryIsNamed()
{
    RIG_UNWRAP(answer, upgradeAnswer(shipped(), Equivalence(shipped()),
                                     owning("geforce-gtx-980-ti", {u"geforce-gtx-1070"_s, u"geforce-gtx-1080-ti"_s})));
    const UpgradeOption &option = optionOf(answer, u"geforce-gtx-1070"_s);
    QCOMPARE(*option.memoryGain, 2.0);
    QCOMPARE(words::difference(option.memoryGain, u"GiB"_s), u"+2 GiB"_s);
    QVERIFY(words::upgradeSentence(option, answer).contains(u"memory"_s));
    QVERIFY(words::statement(option.said.front()->says).contains(u"memory"_s));
    QCOMPARE(*optionOf(answer, u"geforce-gtx-1080-ti"_s).memoryGain, 5.0);
}

void TestUpgrade::thePathOverAUsedCard_data()
{
    QTest::addColumn<QString>("next");
    QTest::addColumn<double>("resale");
    QTest::addColumn<double>("net");
    QTest::addColumn<double>("path");
    // Launch prices: 599 and 999 dollars. The used GTX 970 costs 210.
    QTest::newRow("S12: a 1080 for Kaggle, the 970 sold at 150") << u"geforce-gtx-1080"_s << 150.0 << 449.0 << 659.0;
    QTest::newRow("S12: a Titan X for research, sold at 150") << u"titan-x-maxwell"_s << 150.0 << 849.0 << 1059.0;
    QTest::newRow("S12: sold for what it cost") << u"geforce-gtx-1080"_s << 210.0 << 389.0 << 599.0;
    QTest::newRow("S12: sold for nothing") << u"geforce-gtx-1080"_s << 0.0 << 599.0 << 809.0;
}

void TestUpgrade::thePathOverAUsedCard()
{
    QFETCH(QString, next);
    QFETCH(double, resale);
    UpgradeQuestion question = owning("geforce-gtx-970", {next});
    question.paid = dollars(210);
    question.resale = dollars(resale);
    question.buying = Buying::AtLaunch;
    RIG_UNWRAP(answer, upgradeAnswer(shipped(), Equivalence(shipped()), question));
    const UpgradeOption &option = answer.options.front();
    QTEST(option.net->amount, "net");
    QTEST(option.path->amount, "path");
    QCOMPARE(option.said.front()->kind, UpgradeAdvice::Says::Path);
    QVERIFY(words::upgradeSentence(option, answer).contains(names::money(*option.path)));
}

void TestUpgrade::flopsAreTheoretical()
{
    // One without units for matrices: what is left is FP32.
    RIG_UNWRAP(answer,
               upgradeAnswer(shipped(), Equivalence(shipped()), owning("radeon-rx-580", {u"geforce-rtx-5090"_s})));
    const UpgradeOption &option = answer.options.front();
    QCOMPARE(option.speed.basis, SpeedBasis::Theoretical);
    QVERIFY(words::upgradeSentence(option, answer).contains(u"theoretical"_s));
}

void TestUpgrade::launchPriceOrMarketPrice()
{
    // S45: the launch price is right for a new card and too high for an old one.
    UpgradeQuestion question = owning("geforce-gtx-1080-ti", {u"geforce-rtx-3090"_s});
    question.buying = Buying::AtLaunch;
    const Equivalence equivalence(shipped());
    RIG_UNWRAP(launch, upgradeAnswer(shipped(), equivalence, question));
    QCOMPARE(launch.options.front().price->money, dollars(1499));
    QCOMPARE(launch.options.front().price->date, QDate(2020, 9, 24));
    question.buying = Buying::Used;
    RIG_UNWRAP(used, upgradeAnswer(shipped(), equivalence, question));
    const UpgradeOffer &market = *used.options.front().price;
    QVERIFY(market.money.amount < 1499);
    QCOMPARE(market.basis, ChartPrice::MarketUsed);
    QVERIFY(market.date >= QDate(2026, 1, 1));
    QVERIFY(words::offer(market).contains(market.date.toString(Qt::ISODate)));

    // The numbers by hand: 500 on the market against 900 at launch.
    UpgradeQuestion small = owning("old", {u"twice"_s});
    small.buying = Buying::AtLaunch;
    RIG_UNWRAP(atLaunch, upgradeAnswer(few(), Equivalence(few()), small));
    QCOMPARE(atLaunch.options.front().price->money, dollars(900));
    small.buying = Buying::New;
    RIG_UNWRAP(onMarket, upgradeAnswer(few(), Equivalence(few()), small));
    QCOMPARE(onMarket.options.front().price->money, dollars(500));
}

void TestUpgrade::moneyForTheGain()
{
    const Catalogue catalogue = few();
    RIG_UNWRAP(answer, upgradeAnswer(catalogue, Equivalence(catalogue), owning("old", {u"twice"_s, u"four"_s})));
    const UpgradeOption &twice = optionOf(answer, u"twice"_s);
    QCOMPARE(twice.speed.basis, SpeedBasis::Read);
    QCOMPARE(*twice.net, dollars(400));          // 500 − 100
    QCOMPARE(*twice.perTenPercent, dollars(40)); // 400 for 100 % more
    QVERIFY(!twice.wattsMore);
    const UpgradeOption &four = optionOf(answer, u"four"_s);
    QCOMPARE(*four.net, dollars(600));
    QCOMPARE(*four.perTenPercent, dollars(20)); // 600 for 300 % more
    QCOMPARE(*four.wattsMore, 200.0);
    QCOMPARE(*four.memoryGain, 16.0);
    UpgradeQuestion dear = owning("old", {u"twice"_s, u"four"_s});
    dear.resale = dollars(800); // more than either costs: nothing is to be added, the greater gain stands first
    RIG_UNWRAP(richer, upgradeAnswer(catalogue, Equivalence(catalogue), dear));
    QCOMPARE(richer.options.front().gpu->id, u"four"_s);
    QCOMPARE(*richer.options.front().net, dollars(-100));
    QCOMPARE(*richer.options.front().perTenPercent, dollars(0));
    QCOMPARE(words::toBeAdded(richer.options.front().net), u"nothing"_s);
    QVERIFY(words::plugsSentence(four, answer).contains(u"2 × PCIe 8-pin"_s));
    QVERIFY(words::plugsSentence(twice, answer).isEmpty());
}

void TestUpgrade::theResaleIsTheNewestUsedPrice()
{
    const Catalogue catalogue = few();
    RIG_UNWRAP(answer, upgradeAnswer(catalogue, Equivalence(catalogue), owning("old", {u"twice"_s})));
    QCOMPARE(answer.resale->money, dollars(100));
    QCOMPARE(answer.resale->date, QDate(2026, 9, 1));
    QVERIFY(!answer.resale->said);
    // A price of 2018 is no price of today.
    Catalogue today = shipped();
    today.prices.today = QDate(2026, 11, 23);
    RIG_UNWRAP(old, upgradeAnswer(today, Equivalence(today), owning("geforce-gtx-970", {})));
    QVERIFY(!old.resale);
    QCOMPARE(old.formerUsed->money, dollars(150));
    QVERIFY(words::resaleSentence(old, shipped()).contains(u"2018"_s));
}

void TestUpgrade::unknownStaysUnknown()
{
    const Catalogue catalogue = few();
    UpgradeQuestion question = owning("old", {u"dark"_s, u"like"_s});
    RIG_UNWRAP(answer, upgradeAnswer(catalogue, Equivalence(catalogue), question));
    const UpgradeOption &dark = optionOf(answer, u"dark"_s);
    QCOMPARE(dark.verdict, UpgradeVerdict::SpeedUnknown);
    QVERIFY(!dark.speed.times);
    QVERIFY(!dark.memoryGain);
    QVERIFY(!dark.price);
    QVERIFY(!dark.net);
    QVERIFY(!dark.perTenPercent);
    QVERIFY(!dark.sameArchitecture);
    QCOMPARE(words::times(dark.speed), u"–"_s);
    const UpgradeOption &like = optionOf(answer, u"like"_s);
    QCOMPARE(like.speed.basis, SpeedBasis::Modelled);
    QCOMPARE(like.verdict, UpgradeVerdict::MemoryOnly);
    QVERIFY(!like.perTenPercent); // nothing is gained: there is nothing to divide by
    RIG_UNWRAP(same, upgradeAnswer(catalogue, Equivalence(catalogue), owning("old", {u"old"_s})));
    QCOMPARE(same.options.front().verdict, UpgradeVerdict::NoGain);
    QVERIFY(!same.options.front().perTenPercent);
}

void TestUpgrade::rankedByMoneyForTheGain()
{
    const Catalogue catalogue = few();
    const auto order = [&](UpgradeQuestion question) {
        QStringList ids;
        const auto answer = upgradeAnswer(catalogue, Equivalence(catalogue), question);
        for (const UpgradeOption &option : answer->options)
            ids << option.gpu->id;
        return ids;
    };
    UpgradeQuestion question = owning("old", {u"dark"_s, u"like"_s, u"twice"_s, u"four"_s});
    QCOMPARE(order(question), (QStringList{u"four"_s, u"twice"_s, u"dark"_s, u"like"_s}));
    question.prices[u"four"_s] = dollars(5000);
    QCOMPARE(order(question), (QStringList{u"twice"_s, u"four"_s, u"dark"_s, u"like"_s}));
}

void TestUpgrade::otherCurrencies()
{
    const Catalogue catalogue = few();
    UpgradeQuestion question = owning("old", {u"twice"_s});
    question.currency = u"CNY"_s;
    question.resale = Money{350, u"CNY"_s};
    question.paid = dollars(10);
    RIG_UNWRAP(answer, upgradeAnswer(catalogue, Equivalence(catalogue), question));
    const UpgradeOption &option = answer.options.front();
    QCOMPARE(option.price->money, (Money{3500, u"CNY"_s}));
    QCOMPARE(*option.net, (Money{3150, u"CNY"_s}));
    QCOMPARE(*option.path, (Money{3220, u"CNY"_s}));
    QVERIFY(answer.rate);
    QCOMPARE(answer.rate->date, QDate(2026, 11, 1));
}

void TestUpgrade::whatFitsABudget()
{
    const Catalogue catalogue = few();
    const auto ids = [&](double budget) {
        QStringList found;
        const auto answer =
            upgradesWithin(catalogue, Equivalence(catalogue), owning("old", {u"dark"_s}), dollars(budget), 10);
        for (const UpgradeOption &option : answer->options)
            found << option.gpu->id;
        return found;
    };
    QCOMPARE(ids(99), QStringList());
    QCOMPARE(ids(399), QStringList{u"old"_s}); // one more of the same; 500 − 100 is one too many
    QCOMPARE(ids(400), (QStringList{u"twice"_s, u"old"_s}));
    QCOMPARE(ids(600), (QStringList{u"four"_s, u"old"_s, u"twice"_s}));
    RIG_UNWRAP(one, upgradesWithin(catalogue, Equivalence(catalogue), owning("old", {}), dollars(600), 1));
    QCOMPARE(one.options.size(), std::size_t(1));
    QCOMPARE(one.left, 2);
    QVERIFY(one.best && !one.another && !one.roomier); // none of them is named that is not there
    QVERIFY(!upgradesWithin(catalogue, Equivalence(catalogue), owning("old", {}), dollars(-1), 1));
    QVERIFY(!upgradesWithin(catalogue, Equivalence(catalogue), owning("old", {}), dollars(std::nan("")), 1));
}

/// No second card of a chip that today's packages leave behind is named beside one that they run on.
void TestUpgrade::noMoreOfWhatIsLeftBehind()
{
    const auto asked = [](const char *owned, double budget) {
        return upgradesWithin(shipped(), Equivalence(shipped()), owning(owned, {}), dollars(budget), 10);
    };
    RIG_UNWRAP(old, asked("geforce-gtx-1080-ti", 800));
    QVERIFY(old.best && !old.another);
    QVERIFY2(!words::upgradeReasons(old).join(u' ').contains(u"Or add one more"_s),
             qPrintable(words::upgradeReasons(old).join(u' ')));
    const auto more = [](const UpgradeOption &option) { return option.verdict == UpgradeVerdict::Another; };
    QVERIFY(std::any_of(old.options.begin(), old.options.end(), more)); // the list has it
    RIG_UNWRAP(today, asked("geforce-rtx-3090", 2000));
    QVERIFY(today.another);
}

/// What has no BF16 is left behind next: nobody who has such a card is told to buy another sort of it.
void TestUpgrade::noStepSideways()
{
    for (const char *owned : {"geforce-rtx-2060", "geforce-gtx-1080-ti", "geforce-rtx-2080-ti", "tesla-p40"}) {
        for (const double budget : {300.0, 800.0, 2000.0}) {
            RIG_UNWRAP(answer,
                       upgradesWithin(shipped(), Equivalence(shipped()), owning(owned, {}), dollars(budget), 10));
            for (const std::optional<std::size_t> &at : {answer.best, answer.roomier})
                QVERIFY2(!at || !advice::lacksBf16(*answer.options[*at].gpu), qPrintable(words::upgradeText(answer)));
        }
    }
}

/// What stands in no desktop is not listed for who has a desktop's card, and it is said how many there were; who has a
/// server's card is told of all.
void TestUpgrade::noModuleForADesktop()
{
    const auto asked = [](const char *owned) {
        return upgradesWithin(shipped(), Equivalence(shipped()), owning(owned, {}), std::nullopt, 1000);
    };
    const auto isForServers = [](const UpgradeOption &option) {
        const QString form = option.gpu->form.valueOr({});
        return form == u"sxm"_s || form == u"oam"_s || (form == u"pcie"_s && !advice::standsInWorkstation(*option.gpu));
    };
    RIG_UNWRAP(desktop, asked("geforce-rtx-3080"));
    QVERIFY(std::none_of(desktop.options.begin(), desktop.options.end(), isForServers));
    QVERIFY(desktop.notListed[NotListed::Module] > 0);
    QVERIFY(desktop.notListed[NotListed::ForServer] > 0);
    const QString basis = words::upgradeBasis(desktop, shipped()).join(u' ');
    QVERIFY2(basis.contains(u"modules, which need the machine that was built for them (%1)"_s.arg(
                 desktop.notListed[NotListed::Module])),
             qPrintable(basis));
    RIG_UNWRAP(server, asked("tesla-p40"));
    QVERIFY(std::any_of(server.options.begin(), server.options.end(), isForServers));
    QVERIFY(!server.notListed.contains(NotListed::Module) && !server.notListed.contains(NotListed::ForServer));
}

/// The first is the best by the rule that is told; what gains more for the money stands behind all that could be named,
/// and the reasons say why.
void TestUpgrade::theListFollowsTheSentence()
{
    RIG_UNWRAP(answer,
               upgradesWithin(shipped(), Equivalence(shipped()), owning("geforce-rtx-3080", {}), std::nullopt, 1000));
    QVERIFY(answer.best);
    QCOMPARE(*answer.best, std::size_t(0));
    QVERIFY(!answer.options.front().passed);
    bool passed = false;
    for (const UpgradeOption &option : answer.options) {
        const bool named = option.verdict == UpgradeVerdict::Another || &option == &answer.options[*answer.best] ||
                           (answer.roomier && &option == &answer.options[*answer.roomier]);
        QVERIFY(named || !passed || option.passed);
        passed = passed || (!named && option.passed);
        QVERIFY(!option.passed ||
                words::upgradeSentence(option, answer).contains(words::passedOverText(*option.passed, answer)));
    }
    const QString reasons = words::upgradeReasons(answer).join(u' ');
    QVERIFY2(reasons.contains(u"Why the "_s) && reasons.contains(u"a third faster or more"_s), qPrintable(reasons));
}

void TestUpgrade::ratiosHaveTheirInterval()
{
    SpeedRelation speed;
    speed.basis = SpeedBasis::Modelled;
    speed.times = 1.53;
    speed.between = Bounds{1.22, 1.91};
    QCOMPARE(words::times(speed), u"×1.53 (1.22–1.91)"_s);
    speed.between = Bounds{1.53, 1.53};
    QCOMPARE(words::times(speed), u"×1.53"_s);
    QVERIFY(words::spread(speed).isEmpty());
}

/// Two cards of 24 GiB hold what a faster one of 24 does not: the second one is named first, unless it costs far more.
void TestUpgrade::aSecondOneWhereMemoryDecides()
{
    const auto asked = [](const char *owned, double second) {
        UpgradeQuestion question = owning(owned, {});
        question.prices.insert(QString::fromLatin1(owned), dollars(second));
        question.prices.insert(u"geforce-rtx-4090"_s, dollars(2500));
        question.resale = dollars(1200);
        return upgradesWithin(shipped(), Equivalence(shipped()), question, dollars(2500), 10);
    };
    RIG_UNWRAP(leads, asked("geforce-rtx-3090", 1200));
    QVERIFY(secondLeads(leads));
    QVERIFY2(words::upgradeText(leads).startsWith(u"Add one more"_s), qPrintable(words::upgradeText(leads)));
    QVERIFY(words::upgradeReasons(leads).join(u' ').contains(u"Or for speed alone: Replace"_s));
    RIG_UNWRAP(dear, asked("geforce-rtx-3090", 2400));
    QVERIFY(!secondLeads(dear));
    RIG_UNWRAP(small, asked("geforce-rtx-3080", 300));
    QVERIFY(!secondLeads(small));
}

/// Who has a card of AMD hears what the next one runs by, and peaks are not told as a speed.
void TestUpgrade::peaksAreNoSpeed()
{
    RIG_UNWRAP(answer,
               upgradesWithin(shipped(), Equivalence(shipped()), owning("radeon-rx-6800-xt", {}), dollars(1500), 10));
    QVERIFY(answer.best);
    const UpgradeOption &best = answer.options[*answer.best];
    const QString text = words::upgradeText(answer);
    QCOMPARE(text.contains(u"by peak figures alone"_s), best.speed.basis == SpeedBasis::Theoretical);
    QCOMPARE(text.contains(u": about "_s), best.speed.basis != SpeedBasis::Theoretical);
    QCOMPARE(words::upgradeReasons(answer).join(u' ').contains(u"ROCm in place of CUDA"_s),
             best.gpu->vendor == u"AMD"_s);
}

void TestUpgrade::whatOneWouldName()
{
    const Catalogue catalogue = few();
    UpgradeQuestion question = owning("old", {});
    question.resale = dollars(200);
    RIG_UNWRAP(answer, upgradesWithin(catalogue, Equivalence(catalogue), question, std::nullopt, 10));
    QVERIFY(answer.best && answer.another && !answer.roomier); // what has more memory is the best already
    QCOMPARE(answer.options[*answer.best].gpu->id, u"four"_s);
    QCOMPARE(answer.options[*answer.another].verdict, UpgradeVerdict::Another);
    QCOMPARE(*answer.options[*answer.another].memoryGain, 8.0);
    QCOMPARE(words::upgradeText(answer), u"Replace your Old with one Four: about 4.0 times as fast (3.20–5.00), "
                                         "16 GiB more memory, $700 (used, 2026-10-01), or $500 after selling yours."_s);
    QVERIFY(
        words::upgradeReasons(answer).front().startsWith(u"Or add one more Old beside yours: 16 GiB in all, $100"_s));
    QCOMPARE(words::upgradeSubjects(answer), (QStringList{u"four"_s, u"old"_s}));
    // Nothing faster within it: what one has is kept, and one more of it still named.
    RIG_UNWRAP(poor, upgradesWithin(catalogue, Equivalence(catalogue), question, dollars(150), 10));
    QVERIFY(!poor.best && poor.another);
    QVERIFY(words::upgradeText(poor).startsWith(u"Keep your Old: for $150 beside what it brings"_s));
    // Below 16 GiB the faster one is not named that has as little, where there is one that has more.
    question.prices[u"twice"_s] = dollars(150); // far cheaper for what it gains
    RIG_UNWRAP(cheap, upgradesWithin(catalogue, Equivalence(catalogue), question, std::nullopt, 10));
    QCOMPARE(cheap.options[*cheap.best].gpu->id, u"four"_s);
    RIG_UNWRAP(only, upgradesWithin(catalogue, Equivalence(catalogue), question, dollars(100), 10));
    QCOMPARE(only.options[*only.best].gpu->id, u"twice"_s);
    // A third faster with less memory, or by FLOPS alone, is not named as the best.
    RIG_UNWRAP(shrunk, upgradesWithin(catalogue, Equivalence(catalogue), owning("four", {}), std::nullopt, 10));
    QVERIFY(!shrunk.best);
    QVERIFY(words::upgradeText(shrunk).startsWith(u"Keep your Four"_s));
}

void TestUpgrade::severalOwned()
{
    const Catalogue catalogue = few();
    UpgradeQuestion question = owning("old", {u"twice"_s});
    question.ownedCount = 3;
    question.paid = dollars(50);
    RIG_UNWRAP(answer, upgradeAnswer(catalogue, Equivalence(catalogue), question));
    const UpgradeOption &option = answer.options.front();
    QCOMPARE(option.cards, 3);
    QCOMPARE(option.net->amount, 1200.0);  // 3 × 500 − 3 × 100
    QCOMPARE(option.path->amount, 1350.0); // and 3 × 50
    QCOMPARE(option.perTenPercent->amount, 120.0);
    QCOMPARE(*option.memoryGain, 0.0);
    QVERIFY(words::upgradeSentence(option, answer).contains(u"3 × $500"_s));
    RIG_UNWRAP(all, upgradesWithin(catalogue, Equivalence(catalogue), question, std::nullopt, 10));
    QCOMPARE(all.options[*all.another].cards, 1);
    QVERIFY(words::upgradeReasons(all).front().contains(u"32 GiB in all"_s));
    QVERIFY(words::upgradeReasons(all).front().contains(u"at most 1.3 times"_s));
    for (const int wrong : {0, -1, 65}) {
        question.ownedCount = wrong;
        const auto refused = upgradeAnswer(catalogue, Equivalence(catalogue), question);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(u"from 1 to 64"_s));
    }
}

void TestUpgrade::badQuestions_data()
{
    QTest::addColumn<UpgradeQuestion>("question");
    QTest::newRow("no such GPU") << owning("nothing", {});
    QTest::newRow("a card in place of a chip") << owning("old-card", {});
    QTest::newRow("no such candidate") << owning("old", {u"nothing"_s});
    UpgradeQuestion question = owning("old", {u"twice"_s});
    question.resale = dollars(-1);
    QTest::newRow("negative resale") << question;
    question.resale = dollars(std::numeric_limits<double>::infinity());
    QTest::newRow("infinite resale") << question;
    question.resale = Money{1, u"XYZ"_s};
    QTest::newRow("a currency without a rate") << question;
    question.resale.reset();
    question.prices[u"twice"_s] = dollars(std::nan(""));
    QTest::newRow("no number as a price") << question;
    question.prices.clear();
    question.currency = u"XYZ"_s;
    QTest::newRow("an answer in a currency without a rate") << question;
}

void TestUpgrade::badQuestions()
{
    QFETCH(UpgradeQuestion, question);
    const auto answer = upgradeAnswer(few(), Equivalence(few()), question);
    QVERIFY(!answer);
    QVERIFY(!answer.error().message.isEmpty());
}

void TestUpgrade::everySentenceIsOne()
{
    // All GPUs of the catalogue as candidates: no sentence may hold a hole, and no number may be none.
    const Equivalence equivalence(shipped());
    for (const char *owned : {"geforce-gtx-1080-ti", "geforce-rtx-3090", "tpu-v2", "habana-gaudi"}) {
        QStringList all;
        for (const PartHandle &part : shipped().parts(Kind::Gpu))
            all << part->id;
        RIG_UNWRAP(answer, upgradeAnswer(shipped(), equivalence, owning(owned, all)));
        QCOMPARE(answer.options.size(), std::size_t(all.size()));
        for (const UpgradeOption &option : answer.options) {
            const QString text = words::upgradeSentence(option, answer) + words::plugsSentence(option, answer) +
                                 words::speedSentence(option.speed, *option.gpu, *answer.owned, shipped());
            QVERIFY2(!text.contains(u"nan"_s) && !text.contains(u"inf "_s) && !text.contains(u"%1"_s) &&
                         !text.contains(u"  "_s),
                     qPrintable(text));
        }
    }
}

RIG_TEST(TestUpgrade)
#include "tst_upgrade.moc"
