// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice_words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <cmath>

using namespace rig;
using namespace rig::advice;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// What the catalogue gives today, and the plan of racks.
class TestAdviceOffers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void threeSliders_data(); // S116
    void threeSliders();
    void scoreIsTheGeometricMean();
    void withoutPriceNoScore();
    void fitsMemoryAndBudget();
    void newestAffordableFirst(); // S41
    void cheapestWith12Gb();      // S17
    void tpus();                  // S71
    void licenceOfOffers();       // S26
    void pricesByAge_data();
    void pricesByAge();
    void ownPriceFirst();
    void anotherMarketsPriceIsConverted();
    void stillSold_data();
    void stillSold();
    void successors();
    void cardBesideConsumer(); // S25
    void frameworks_data();    // S73
    void frameworks();
    void racks();          // S11
    void superPods_data(); // S11
    void superPods();
    void badPlans_data();
    void badPlans();
    void shippedAnswersEverybody();

private:
    Library m_library;
};

namespace {

const QDate Today(2026, 11, 22);

/// Three cards: much memory, much bandwidth, little money.
Catalogue three()
{
    return parts(
        "'sources': [{'id': 's', 'title': 'S', 'publisher': 'P', 'date': '2026', 'kind': 'vendor'}], 'gpus': ["
        "{'id': 'large', 'name': 'Large', 'vendor': 'NVIDIA', 'segment': 'consumer', 'form': 'pcie', 'memory_gib': 32, "
        "'memory_bandwidth_gb_s': 500, 'fp32_tflops': 10, 'tensor_fp16_dense_tflops': 10, 'compute_capability': '8.6', "
        "'launch_date': '2021-01-01', "
        "'launch_price_usd': 1500, 'prices': [{'amount': 1600, 'currency': 'USD', 'date': '2026-06-01', 'basis': "
        "'market', "
        "'condition': 'new', 'source': 's'}], 'sources': {'*': 's'}},"
        "{'id': 'wide', 'name': 'Wide', 'vendor': 'NVIDIA', 'segment': 'consumer', 'form': 'pcie', 'memory_gib': 16, "
        "'memory_bandwidth_gb_s': 1000, 'fp32_tflops': 20, 'tensor_fp16_dense_tflops': 20, 'compute_capability': "
        "'8.9', 'launch_date': '2023-01-01', "
        "'launch_price_usd': 1200, 'prices': [{'amount': 1200, 'currency': 'USD', 'date': '2026-06-01', 'basis': "
        "'market', "
        "'condition': 'new', 'source': 's'}], 'sources': {'*': 's'}},"
        "{'id': 'cheap', 'name': 'Cheap', 'vendor': 'NVIDIA', 'segment': 'consumer', 'form': 'pcie', 'memory_gib': 8, "
        "'memory_bandwidth_gb_s': 250, 'fp32_tflops': 10, 'tensor_fp16_dense_tflops': 10, 'compute_capability': '8.6', "
        "'launch_date': '2022-01-01', "
        "'launch_price_usd': 300, 'prices': [{'amount': 200, 'currency': 'USD', 'date': '2026-06-01', 'basis': "
        "'market', "
        "'condition': 'new', 'source': 's'}], 'sources': {'*': 's'}}]");
}

/// One who says what he needs, and has money: nothing of `three` is held back.
Question small()
{
    Question question;
    question.role = Role::Nlp;
    question.memoryNeed = Gibibytes(1);
    question.budget = Money{10000, u"USD"_s};
    return question;
}

/// One chip with prices as they are written, in single quotes.
Catalogue priced(const char *prices, const char *more = "")
{
    const QByteArray text =
        QByteArray(
            "'sources': [{'id': 's', 'title': 'S', 'publisher': 'P', 'date': '2026', 'kind': 'vendor'}], 'gpus': "
            "[{'id': 'chip', 'name': 'Chip', 'vendor': 'NVIDIA', 'segment': 'consumer', 'form': 'pcie', "
            "'memory_gib': 8, 'launch_date': '2020-01-01', 'sources': {'*': 's'}") +
        more + ", 'prices': [" + prices + "]}]";
    return parts(text.constData());
}

QStringList idsOf(const Offers &offers)
{
    QStringList ids;
    for (const Offer &offer : offers.offers)
        ids << offer.chip->id;
    return ids;
}

} // namespace

void TestAdviceOffers::initTestCase()
{
    RIG_UNWRAP(library, shippedLibrary());
    m_library = library;
}

void TestAdviceOffers::threeSliders_data()
{
    QTest::addColumn<double>("memory");
    QTest::addColumn<double>("bandwidth");
    QTest::addColumn<double>("price");
    QTest::addColumn<QString>("first");
    QTest::newRow("S116: memory alone") << 10.0 << 0.0 << 0.0 << u"large"_s;
    QTest::newRow("S116: bandwidth alone") << 0.0 << 10.0 << 0.0 << u"wide"_s;
    QTest::newRow("S116: price alone") << 0.0 << 0.0 << 10.0 << u"cheap"_s;
    QTest::newRow("S116: memory, then price") << 10.0 << 0.0 << 1.0 << u"large"_s;
}

void TestAdviceOffers::threeSliders()
{
    QFETCH(double, memory);
    QFETCH(double, bandwidth);
    QFETCH(double, price);
    const Catalogue catalogue = three();
    Question question = small();
    question.weights = {memory, bandwidth, 0, price};
    QTEST(offersFor(question, m_library, MarketToday(catalogue, Today)).offers.front().chip->id, "first");
}

void TestAdviceOffers::scoreIsTheGeometricMean()
{
    const Catalogue catalogue = three();
    Question question = small();
    question.budget.reset(); // a named sum halves the price's weight
    question.weights = {1, 1, 0, 2};
    const Offers given = offersFor(question, m_library, MarketToday(catalogue, Today));
    for (const Offer &offer : given.offers) {
        if (offer.chip->id == u"wide"_s) // (16/32 · 1000/1000 · (200/1200)²)^(1/4)
            QVERIFY(std::abs(*offer.score - 100 * std::pow(0.5 / 36, 0.25)) < 1e-9);
        QVERIFY(*offer.score > 0 && *offer.score <= 100);
    }
    question.weights = {0, 0, 0, 0}; // counts as all equal
    for (const Offer &offer : offersFor(question, m_library, MarketToday(catalogue, Today)).offers)
        QVERIFY(offer.score && std::isfinite(*offer.score));
}

void TestAdviceOffers::withoutPriceNoScore()
{
    Catalogue catalogue = three();
    auto unpriced = std::make_shared<Chip>(*catalogue.find<Chip>(u"large"_s));
    unpriced->prices.clear();
    unpriced->launchPriceUsd = {};
    catalogue.add(unpriced);
    Question question = small();
    question.budget.reset();
    const Offers given = offersFor(question, m_library, MarketToday(catalogue, Today));
    QCOMPARE(given.offers.back().chip->id, u"large"_s); // after those with a score, not first as if free
    QVERIFY(!given.offers.back().score);
    QCOMPARE(QByteArray(given.offers.back().missing), QByteArray("price"));
    QVERIFY(noScoreText(given.offers.back()).contains(u"no price"_s));
    question.weights = {5, 0, 0, 0};
    QVERIFY(
        offersFor(question, m_library, MarketToday(catalogue, Today)).offers.front().score); // the price is not asked
}

void TestAdviceOffers::fitsMemoryAndBudget()
{
    const Catalogue catalogue = three();
    const MarketToday market(catalogue, Today);
    Question question;
    question.weights = {1, 1, 1, 1};
    question.memoryNeed = Gibibytes(16);
    QCOMPARE(idsOf(offersFor(question, m_library, market)).size(), 2);
    question.memoryNeed = Gibibytes(16.1);
    QCOMPARE(idsOf(offersFor(question, m_library, market)), QStringList{u"large"_s});
    question.memoryNeed = Gibibytes(15);
    question.display = true; // 17 GiB
    QCOMPARE(idsOf(offersFor(question, m_library, market)), QStringList{u"large"_s});
    question = Question();
    question.budget = Money{1200, u"USD"_s};
    QVERIFY(idsOf(offersFor(question, m_library, market)).contains(u"wide"_s));
    question.budget = Money{1199, u"USD"_s};
    const Offers given = offersFor(question, m_library, market);
    QCOMPARE(idsOf(given), QStringList{u"cheap"_s});
    QCOMPARE(given.leftOut.at(LeftOut::OverBudget), 2);
}

void TestAdviceOffers::newestAffordableFirst()
{
    const Catalogue catalogue = three();
    Question question = small();
    question.order = Order::Newest;
    QCOMPARE(idsOf(offersFor(question, m_library, MarketToday(catalogue, Today))),
             QStringList({u"wide"_s, u"cheap"_s, u"large"_s}));
    question.budget = Money{1000, u"USD"_s};
    QCOMPARE(idsOf(offersFor(question, m_library, MarketToday(catalogue, Today))), QStringList{u"cheap"_s});
}

void TestAdviceOffers::cheapestWith12Gb()
{
    const Catalogue catalogue = three();
    Question question;
    question.memoryNeed = Gibibytes(12);
    question.weights = {0, 0, 0, 10};
    const Offers given = offersFor(question, m_library, MarketToday(catalogue, Today));
    QCOMPARE(given.offers.front().chip->id, u"wide"_s);
    QCOMPARE(given.leftOut.at(LeftOut::TooLittleMemory), 1);
}

void TestAdviceOffers::tpus()
{
    const MarketToday market(shipped(), Today);
    Question question;
    question.accelerators = Accelerators::Tpu;
    question.net = Net::Cnn;
    Offers given = offersFor(question, m_library, market);
    QVERIFY(!given.offers.empty());
    for (const Offer &offer : given.offers) {
        QVERIFY(offer.chip->id.startsWith(u"tpu-"_s));
        QVERIFY(!offer.lessSuited);
    }
    QVERIFY(given.offers.front().score); // ranked, though rented only
    const auto cnn = remarksOn(*given.offers.front().chip, m_library, Net::Cnn);
    QVERIFY(
        std::any_of(cnn.begin(), cnn.end(), [](const Said &said) { return said.remark->kind == RemarkKind::Suited; }));

    question.net = Net::Rnn;
    given = offersFor(question, m_library, market);
    for (const Offer &offer : given.offers)
        QVERIFY(offer.lessSuited);
    QCOMPARE(remarkKindText(RemarkKind::LessSuited), u"▲ less suited"_s);

    question.accelerators = Accelerators::Cards;
    for (const Offer &offer : offersFor(question, m_library, market).offers)
        QVERIFY(!offer.chip->id.startsWith(u"tpu-"_s));
}

void TestAdviceOffers::licenceOfOffers()
{
    const Catalogue catalogue = three();
    Question question = small();
    for (const bool dataCentre : {false, true}) {
        question.dataCentre = dataCentre;
        for (const Offer &offer : offersFor(question, m_library, MarketToday(catalogue, Today)).offers) {
            QCOMPARE(offer.noDataCentreLicence, dataCentre);
            QCOMPARE(offer.held, dataCentre ? std::optional(Held::NoLicence) : std::nullopt);
        }
    }
}

void TestAdviceOffers::pricesByAge_data()
{
    QTest::addColumn<QByteArray>("prices");
    QTest::addColumn<bool>("used");
    QTest::addColumn<QString>("text");
    const QByteArray fresh = "{'amount': 500, 'currency': 'USD', 'date': '2026-06-01', 'basis': 'market', 'condition': "
                             "'new', 'source': 's'}";
    const QByteArray used = "{'amount': 300, 'currency': 'USD', 'date': '2026-07-01', 'basis': 'market', 'condition': "
                            "'used', 'source': 's'}";
    const QByteArray old = "{'amount': 100, 'currency': 'USD', 'date': '2025-11-21', 'basis': 'market', 'condition': "
                           "'used', 'source': 's'}";
    const QByteArray limit = "{'amount': 100, 'currency': 'USD', 'date': '2025-11-22', 'basis': 'market', 'condition': "
                             "'used', 'source': 's'}";
    const QByteArray later = "{'amount': 1, 'currency': 'USD', 'date': '2026-11-23', 'basis': 'market', 'condition': "
                             "'new', 'source': 's'}";
    const QByteArray same = "{'amount': 450, 'currency': 'USD', 'date': '2026-06-01', 'basis': 'market', 'condition': "
                            "'new', 'source': 's'}";
    QTest::newRow("a used one is cheaper") << fresh + "," + used << true << u"$300 (used, 2026-07-01)"_s;
    QTest::newRow("used ones not accepted") << fresh + "," + used << false << u"$500 (new, 2026-06-01)"_s;
    QTest::newRow("the cheapest of a day") << fresh + "," + same << false << u"$450 (new, 2026-06-01)"_s;
    QTest::newRow("a year to the day") << limit << true << u"$100 (used, 2025-11-22)"_s;
    QTest::newRow("a day older") << old << true << u"$100 (used, old price of 2025-11-21)"_s;
    QTest::newRow("an old one does not undercut") << old + "," + fresh << true << u"$500 (new, 2026-06-01)"_s;
    QTest::newRow("a date to come is none") << later + "," + fresh << true << u"$500 (new, 2026-06-01)"_s;
    QTest::newRow("none") << QByteArray() << true << u"no price known"_s;
}

void TestAdviceOffers::pricesByAge()
{
    QFETCH(QByteArray, prices);
    QFETCH(bool, used);
    const Catalogue catalogue = priced(prices.constData());
    QTEST(priceText(MarketToday(catalogue, Today).price(*catalogue.find<Chip>(u"chip"_s), used)), "text");
}

void TestAdviceOffers::ownPriceFirst()
{
    Catalogue catalogue = three();
    auto mine = std::make_shared<Chip>(*catalogue.find<Chip>(u"cheap"_s));
    mine->prices.push_back({{260, u"USD"_s}, QDate(2020, 1, 1), PriceBasis::Market, Condition::New, NoSource});
    catalogue.add(mine);
    const auto price = MarketToday(catalogue, Today).price(*mine, true);
    QCOMPARE(price->dollars, 260.0);
    QVERIFY(price->recent);
    QCOMPARE(priceText(price), u"$260 (your own, 2020-01-01)"_s);
}

void TestAdviceOffers::anotherMarketsPriceIsConverted()
{
    Catalogue catalogue = priced("{'amount': 12800, 'currency': 'TWD', 'date': '2026-06-01', 'basis': 'market', "
                                 "'condition': 'new', 'source': 's'}");
    catalogue.rates = {{u"TWD"_s, 32, QDate(2026, 10, 1), 0}};
    const auto chip = catalogue.find<Chip>(u"chip"_s);
    QCOMPARE(priceText(MarketToday(catalogue, Today).price(*chip, false)),
             u"TWD 12,800, about $400 (new, 2026-06-01)"_s);
    QCOMPARE(priceText(MarketToday(catalogue, Today, u"TWD"_s).price(*chip, false)), u"TWD 12,800 (new, 2026-06-01)"_s);
}

void TestAdviceOffers::stillSold_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QByteArray>("prices");
    QTest::addColumn<QString>("text");
    const QByteArray offer = "{'amount': 500, 'currency': 'USD', 'date': '%1', 'basis': 'market', 'condition': 'new', "
                             "'source': 's'}";
    const auto at = [&](const char *date) { return QByteArray(offer).replace("%1", date); };
    QTest::newRow("said to be sold") << QByteArray(", 'availability': 'sold'") << QByteArray() << u"✓ sold"_s;
    QTest::newRow("discontinued") << QByteArray(", 'availability': 'discontinued'") << at("2026-10-01")
                                  << u"✗ out of production"_s;
    QTest::newRow("offered a year ago") << QByteArray() << at("2025-11-22") << u"✓ offered new (2025-11-22)"_s;
    QTest::newRow("a day longer") << QByteArray() << at("2025-11-21") << u"? not known whether still sold"_s;
    QTest::newRow("not known") << QByteArray() << QByteArray() << u"? not known whether still sold"_s;
}

void TestAdviceOffers::stillSold()
{
    QFETCH(QByteArray, more);
    QFETCH(QByteArray, prices);
    const Catalogue catalogue = priced(prices.constData(), more.constData());
    QTEST(saleText(MarketToday(catalogue, Today).sale(*catalogue.find<Chip>(u"chip"_s))), "text");
}

void TestAdviceOffers::successors()
{
    Catalogue catalogue = three();
    const MarketToday market(catalogue, Today);
    // Of "cheap" (2022) only "wide" is newer, with more memory; of "large" nothing has as much; "wide" is the newest.
    QCOMPARE(market.successor(*catalogue.find<Chip>(u"cheap"_s))->id, u"wide"_s);
    QVERIFY(!market.successor(*catalogue.find<Chip>(u"large"_s)));
    QVERIFY(!market.successor(*catalogue.find<Chip>(u"wide"_s)));
    auto ended = std::make_shared<Chip>(*catalogue.find<Chip>(u"wide"_s));
    ended->availability = {u"discontinued"_s, 0};
    catalogue.add(ended);
    QVERIFY(!MarketToday(catalogue, Today).successor(*catalogue.find<Chip>(u"cheap"_s)));
    // The nearest by launch price among those that are offered.
    const MarketToday real(shipped(), Today);
    const auto next = real.successor(*shipped().find<Chip>(u"geforce-gtx-1080-ti"_s));
    QVERIFY(next);
    QCOMPARE(next->vendor, u"NVIDIA"_s);
    QVERIFY(next->memory->value() >= 11);
    QCOMPARE(real.sale(*next).state, Sale::Offered);
}

void TestAdviceOffers::cardBesideConsumer()
{
    // S25: the Tesla V100 at its launch cost many times the consumer card that computes as much.
    const auto v100 = enterpriseRatio(*shipped().find<Chip>(u"tesla-v100-pcie-16gb"_s), shipped());
    QVERIFY(v100);
    QCOMPARE(*v100->consumer->segment, u"consumer"_s);
    QVERIFY(v100->compute > 0.8 && v100->compute < 1.25);
    QCOMPARE(v100->price, 10664.0 / *v100->consumer->launchPriceUsd);
    QVERIFY(v100->price > 3);
    QVERIFY(ratioText(*v100).contains(v100->consumer->name));
    QVERIFY(!enterpriseRatio(*shipped().find<Chip>(u"geforce-gtx-1080"_s), shipped())); // a consumer card
    QVERIFY(!enterpriseRatio(*shipped().find<Chip>(u"tesla-p4"_s), shipped()));         // no launch price
}

void TestAdviceOffers::frameworks_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<Framework>("framework");
    QTest::addColumn<Support>("support");
    QTest::newRow("current NVIDIA") << u"geforce-rtx-2060"_s << Framework::PyTorch << Support::Yes;
    QTest::newRow("Blackwell") << u"geforce-rtx-5090"_s << Framework::PyTorch << Support::Yes;
    QTest::newRow("TensorFlow was built before Blackwell")
        << u"geforce-rtx-5090"_s << Framework::TensorFlow << Support::Untested;
    QTest::newRow("and after Ada") << u"geforce-rtx-4090"_s << Framework::TensorFlow << Support::Yes;
    QTest::newRow("Pascal") << u"geforce-gtx-1080"_s << Framework::PyTorch << Support::OldVersions;
    QTest::newRow("Kepler has cuDNN") << u"geforce-gtx-680"_s << Framework::PyTorch << Support::OldVersions;
    QTest::newRow("Fermi has none") << u"geforce-gtx-580"_s << Framework::PyTorch << Support::No;
    QTest::newRow("S73: AMD in ROCm's list") << u"radeon-rx-7900-xtx"_s << Framework::TensorFlow << Support::Yes;
    QTest::newRow("S73: AMD, PaddlePaddle") << u"radeon-rx-7900-xtx"_s << Framework::PaddlePaddle << Support::NotKnown;
    QTest::newRow("RDNA 4 in the list of ROCm") << u"radeon-ai-pro-r9700"_s << Framework::Jax << Support::Yes;
    QTest::newRow("RDNA 2 is left to professional cards")
        << u"radeon-rx-6800-xt"_s << Framework::PyTorch << Support::Untested;
    QTest::newRow("Intel's cards for data centres") << u"max-1550"_s << Framework::PyTorch << Support::Yes;
    QTest::newRow("Intel Arc") << u"arc-b580"_s << Framework::PyTorch << Support::Yes;
    QTest::newRow("Xeon Phi") << u"xeon-phi-7210"_s << Framework::Any << Support::No;
}

void TestAdviceOffers::frameworks()
{
    QFETCH(QString, gpu);
    QFETCH(Framework, framework);
    QTEST(supportOf(*shipped().find<Chip>(gpu), framework), "support");
}

void TestAdviceOffers::racks()
{
    // 10 machines with 8 GPUs of 350 W and 1.5 W for each: 4.2 kW a machine, 42 kW.
    RackRequest request;
    request.machines = 10;
    request.gpusPerMachine = 8;
    request.perGpu = Watts(350);
    request.overhead = 1.5;
    request.kilowattsPerRack = 10;
    request.unitsPerMachine = 4;
    request.circuit = *circuitById(u"us-15a"); // 120 V · 15 A · 0.8 = 1440 W: three for a machine
    request.portsPerSwitch = 8;
    RIG_UNWRAP(plan, planRacks(request));
    QCOMPARE(plan.gpus, 80);
    QCOMPARE(plan.perMachine.value(), 4200.0);
    QCOMPARE(plan.total.value(), 42000.0);
    QCOMPARE(plan.perRackByPower, 2);
    QCOMPARE(plan.perRackByRoom, 10);
    QCOMPARE(plan.racks, 5);
    QCOMPARE(plan.circuits, 30);
    QCOMPARE(plan.ports, 10);
    QCOMPARE(plan.leafSwitches, 3); // 4 ends a leaf
    QCOMPARE(plan.spineSwitches, 2);
    QCOMPARE(rackSentences(request, plan, Overhead{1.5, 7}).size(), 5);

    // What was not chosen is assumed in the open, and no socket of a room.
    QVERIFY(rackSentences(request, plan, {}).join(u' ').contains(u"assumed"_s));
    Circuit chosen = *circuitById(u"us-15a");
    chosen.assumed = false;
    QCOMPARE(circuitForRacks(chosen), chosen);
    const Circuit assumed = circuitForRacks(*circuitById(u"us-15a"));
    QVERIFY(assumed.assumed && assumed.continuous() >= Watts(5000));
    request.circuit = chosen;
    QVERIFY(!rackSentences(request, plan, {}).join(u' ').contains(u"assumed"_s));

    request.kilowattsPerRack = 4.2; // the limit
    RIG_UNWRAP(tight, planRacks(request));
    QCOMPARE(tight.racks, 10);
    const auto overhead = systemOverhead(shipped());
    QVERIFY(overhead && overhead->systems >= 5);
    QVERIFY(overhead->times > 1.2 && overhead->times < 2.5);
    QVERIFY(!systemOverhead(three()));
}

void TestAdviceOffers::superPods_data()
{
    // NVIDIA's reference architecture for DGX H100 (network fabrics, table 4): 8 ports a machine, switches of 64; a
    // unit has 32 places, one of which goes to the fabric's manager.
    QTest::addColumn<int>("machines");
    QTest::addColumn<int>("leaves");
    QTest::addColumn<int>("spines");
    QTest::newRow("S11: one unit") << 32 << 8 << 4;
    QTest::newRow("S11: two units") << 64 << 16 << 8;
    QTest::newRow("S11: four units") << 128 << 32 << 16;
}

void TestAdviceOffers::superPods()
{
    QFETCH(int, machines);
    RackRequest request;
    request.machines = machines;
    request.gpusPerMachine = 8;
    request.perGpu = Watts(700);
    request.overhead = 10200.0 / 5600; // DGX H100: 10.2 kW
    request.kilowattsPerRack = 40.8;   // four to a rack
    request.unitsPerMachine = 8;
    request.circuit = *circuitById(u"us-15a");
    request.portsPerMachine = 8;
    RIG_UNWRAP(plan, planRacks(request));
    QTEST(plan.leafSwitches, "leaves");
    QTEST(plan.spineSwitches, "spines");
    QCOMPARE(plan.perRackByRoom, 5);
    QVERIFY(plan.perRack >= 3 && plan.perRack <= 4); // binary fractions at the limit
}

void TestAdviceOffers::badPlans_data()
{
    QTest::addColumn<int>("machines");
    QTest::addColumn<double>("watts");
    QTest::addColumn<double>("kilowatts");
    QTest::addColumn<int>("ports");
    QTest::newRow("no machines") << 0 << 350.0 << 10.0 << 1;
    QTest::newRow("too many machines") << 1000000000 << 350.0 << 10.0 << 1;
    QTest::newRow("no watts") << 10 << 0.0 << 10.0 << 1;
    QTest::newRow("NaN") << 10 << std::nan("") << 10.0 << 1;
    QTest::newRow("no rack power") << 10 << 350.0 << 0.0 << 1;
    QTest::newRow("a rack of NaN") << 10 << 350.0 << std::nan("") << 1;
    QTest::newRow("a machine above the rack") << 10 << 350.0 << 4.1 << 1;
    QTest::newRow("three tiers") << 1000 << 350.0 << 10.0 << 8;
}

void TestAdviceOffers::badPlans()
{
    QFETCH(int, machines);
    QFETCH(double, watts);
    QFETCH(double, kilowatts);
    QFETCH(int, ports);
    RackRequest request;
    request.machines = machines;
    request.gpusPerMachine = 8;
    request.perGpu = Watts(watts);
    request.overhead = 1.5;
    request.kilowattsPerRack = kilowatts;
    request.circuit = *circuitById(u"us-15a");
    request.portsPerMachine = ports;
    const Result<RackPlan> plan = planRacks(request);
    QVERIFY(!plan);
    QVERIFY(plan.error().sentence().endsWith(u'.'));
}

void TestAdviceOffers::shippedAnswersEverybody()
{
    const MarketToday market(shipped(), Today);
    for (const Role role : AllRoles) {
        Question question;
        question.role = role;
        question.weights = usualWeights(role);
        const Offers given = offersFor(question, m_library, market);
        QVERIFY(given.offers.size() > 10);
        QVERIFY(given.offers.front().score && !given.offers.front().held);
        for (const Offer &offer : given.offers)
            QVERIFY(!offer.score || (std::isfinite(*offer.score) && *offer.score >= 0 && *offer.score <= 100.0001));
    }
}

RIG_TEST(TestAdviceOffers)
#include "tst_advice_offers.moc"
