// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/modified.h"
#include "core/names/names.h"
#include "core/words/offer_words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;
using namespace rig::lists;

/// Offers of second-hand cards: which card, what is at risk, whether it starts, and what the outputs of the first day
/// say.
class TestOffers : public QObject
{
    Q_OBJECT

private slots:
    void offersAreRead_data();
    void offersAreRead();
    void aPriceIsNoNumberOfACard();
    void aRebuiltCardIsNotTheOneItWasMadeFrom();
    void nobodyIsAdvisedARebuiltCard();
    void whatTheFirmwareMustPlace();
    void theCardInAMachine();
    void theFirstSentence();
    void aPriceFarBelowOthers();
    void theDayItArrives_data();
    void theDayItArrives();
    void longTexts();
};

namespace {

struct OfferCase
{
    bool aside = false;
    QString gpu, card;
    bool asked = false;
    int count = 1;
    std::optional<Money> price;
    bool carrier = false;
    QStringList signs;
    QByteArray text;
};

const PartFinder &offerFinder()
{
    static const PartFinder made(shipped());
    return made;
}

OfferCase offerCase(const QString &head)
{
    OfferCase made;
    const QStringList words = head.split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (word == "[aside]"_L1)
            made.aside = true;
        else if (word == "chip"_L1)
            made.gpu = words.value(++i);
        else if (word == "card"_L1)
            made.card = words.value(++i);
        else if (word == "carrier"_L1)
            made.carrier = true;
        else if (word.startsWith(u'?')) {
            made.asked = true;
            made.gpu = word.mid(1);
        } else if (word.startsWith(u'x') && word.mid(1).toInt() > 0)
            made.count = word.mid(1).toInt();
        else if (word.startsWith(u'@')) {
            made.price = Money{word.mid(1).toDouble(), words.value(i + 1)};
            ++i;
        } else if (word.startsWith(u'+'))
            made.signs << word.mid(1);
    }
    return made;
}

std::vector<OfferCase> offerCases()
{
    QFile file(u"" RIGWRIGHT_SOURCE_DIR "/tests/data/offers.txt"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("tests/data/offers.txt cannot be read");
    std::vector<OfferCase> cases;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString &line : lines) {
        if (line.startsWith("==== "_L1))
            cases.push_back(offerCase(line.mid(5)));
        else if (!cases.empty())
            cases.back().text += line.toUtf8() + '\n';
    }
    return cases;
}

Offer offerOf(const QByteArray &text)
{
    const Result<Offer> offer = readOffer(text, u"offer.txt"_s, offerFinder(), u"USD"_s);
    if (!offer)
        qFatal("%s", qPrintable(offer.error().sentence()));
    return *offer;
}

reality::Detected outputs(const QByteArray &text)
{
    const Result<reality::Detected> detected = reality::detect({{u"out.txt"_s, text}}, reality::Recogniser(shipped()));
    if (!detected)
        qFatal("%s", qPrintable(detected.error().sentence()));
    return *detected;
}

} // namespace

void TestOffers::offersAreRead_data()
{
    QTest::addColumn<bool>("aside");
    QTest::newRow("those that were looked at") << false;
    QTest::newRow("those that were kept aside") << true;
}

void TestOffers::offersAreRead()
{
    QFETCH(bool, aside);
    int all = 0;
    int right = 0;
    for (const OfferCase &each : offerCases()) {
        if (each.aside != aside)
            continue;
        ++all;
        const Offer offer = offerOf(each.text);
        const QString gpu = offer.found.chip ? offer.found.chip->id : QString();
        // A wrong card is worse than a question.
        QVERIFY2(gpu.isEmpty() || (gpu == each.gpu && !each.asked), qPrintable(offer.text + u" → "_s + gpu));
        QStringList signs;
        for (const SeenSign &seen : offer.signs)
            signs << offerSignKey(seen.sign);
        QStringList expected = each.signs;
        const bool missing =
            std::any_of(expected.begin(), expected.end(), [&](const QString &sign) { return !signs.contains(sign); });
        const bool same = gpu == (each.asked ? QString() : each.gpu) && offer.count == each.count &&
                          offer.price == each.price && offer.onCarrier == each.carrier && !missing &&
                          (each.card.isEmpty() || (offer.found.part && offer.found.part->id == each.card));
        if (!same)
            qInfo("%s: %s, %d, %s, signs %s", qPrintable(offer.text), qPrintable(gpu), offer.count,
                  offer.price ? qPrintable(QString::number(offer.price->amount) + offer.price->currency) : "-",
                  qPrintable(signs.join(u' ')));
        right += same ? 1 : 0;
    }
    qInfo("%d of %d offers are right in every point", right, all);
    QVERIFY(right >= all - 1);
}

/// 650, 750 and 960 are dollars here, and numbers of a GTX elsewhere.
void TestOffers::aPriceIsNoNumberOfACard()
{
    for (const char *text : {"RTX 3090 Founders Edition 650 USD", "RTX 3090 FE $750",
                             "RTX 3090 Founders Edition 24GB, used for mining, 960 USD, no returns"}) {
        const Offer offer = offerOf(text);
        QVERIFY2(offer.found.part && offer.found.part->id == "nvidia-geforce-rtx-3090-founders-edition"_L1, text);
        QVERIFY2(offer.price, text);
    }
    QCOMPARE(offerOf("GTX 960 4GB").found.chip->id, u"geforce-gtx-960-4gb"_s);
}

void TestOffers::aRebuiltCardIsNotTheOneItWasMadeFrom()
{
    const reality::Recogniser recogniser(shipped());
    const auto chipFor = [&](const QString &name, std::optional<double> mib) {
        reality::SeenDevice device;
        device.vendor = 0x10de;
        device.name = name;
        device.memoryMib = mib;
        const reality::Recognised is = recogniser.chip(device);
        return is.part ? is.part->id : QString();
    };
    QCOMPARE(chipFor(u"NVIDIA GeForce RTX 2080 Ti"_s, {}), u"geforce-rtx-2080-ti"_s);
    QCOMPARE(chipFor(u"NVIDIA GeForce RTX 2080 Ti"_s, 11264), u"geforce-rtx-2080-ti"_s);
    QCOMPARE(chipFor(u"NVIDIA GeForce RTX 2080 Ti"_s, 22528), u"geforce-rtx-2080-ti-22gb"_s);
    QCOMPARE(chipFor(u"NVIDIA GeForce RTX 4090"_s, {}), u"geforce-rtx-4090"_s);
    QCOMPARE(chipFor(u"NVIDIA GeForce RTX 4090"_s, 49140), u"geforce-rtx-4090-48gb"_s);
    QCOMPARE(chipFor(u"NVIDIA GeForce RTX 3080"_s, 20480), u"geforce-rtx-3080-20gb"_s);
}

void TestOffers::nobodyIsAdvisedARebuiltCard()
{
    int modified = 0;
    for (const PartHandle &part : shipped().parts(Kind::Gpu))
        modified += isModified(static_cast<const Chip &>(*part)) ? 1 : 0;
    QCOMPARE(modified, 3);
    const words::OfferAnswer answer = words::offerAnswer(offerOf("RTX 2080 Ti 22GB $430"), nullptr, shipped());
    QVERIFY(!answer.risks.isEmpty());
}

void TestOffers::whatTheFirmwareMustPlace()
{
    const auto windowOf = [](const QString &gpu) { return memoryWindowOf(*shipped().find<Chip>(gpu)); };
    QCOMPARE(windowOf(u"tesla-m40-24gb"_s)->size, Gibibytes(32));
    QCOMPARE(windowOf(u"tesla-p40"_s)->size, Gibibytes(32));
    QCOMPARE(windowOf(u"a100-pcie-40gb"_s)->size, Gibibytes(64));
    QCOMPARE(windowOf(u"geforce-rtx-3090"_s)->size, Gibibytes(0.25));
    QVERIFY(!windowOf(u"rtx-a6000"_s)); // not read
    QVERIFY(!windowOf(u"instinct-mi50"_s));
    Board old;
    old.name = u"ASUS P8Z77-V Deluxe Z77"_s;
    QCOMPARE(placeFor({Gibibytes(32)}, &old), WindowPlace::Reported);
    QCOMPARE(placeFor({Gibibytes(32)}, shipped().find<Board>(u"asus-x99-e-ws"_s).get()), WindowPlace::Ask);
    QCOMPARE(placeFor({Gibibytes(32)}, nullptr), WindowPlace::Ask);
    QCOMPARE(placeFor({Gibibytes(0.25)}, &old), WindowPlace::Fits);
}

void TestOffers::theCardInAMachine()
{
    Document machine;
    const auto add = [&](Kind kind, const QString &part) {
        Item item;
        item.id = machine.build.nextId();
        item.kind = kind;
        item.part = part;
        item.owned = true;
        machine.build.items.push_back(item);
    };
    add(Kind::Motherboard, u"asus-proart-x870e-creator-wifi"_s);
    add(Kind::Processor, u"amd-ryzen-9-9950x"_s);
    add(Kind::Supply, u"corsair-rm850x-2021"_s);
    const words::OfferAnswer answer =
        words::offerAnswer(offerOf("EVGA RTX 3090 FTW3 Ultra Gaming 24GB $800"), &machine, shipped());
    QVERIFY(answer.placed.has_value());
    QVERIFY(!answer.placed->connector.isEmpty());
    QVERIFY(!answer.fit.isEmpty());
    // A module for servers goes into no slot.
    const words::OfferAnswer module = words::offerAnswer(offerOf("Tesla V100 SXM2 32GB $300"), &machine, shipped());
    QVERIFY(!module.placed.has_value());
    QCOMPARE(module.fit.size(), 1);
}

void TestOffers::theFirstSentence()
{
    const auto first = [](const QByteArray &text) {
        return words::offerAnswer(offerOf(text), nullptr, shipped()).text;
    };
    QVERIFY(first("RTX 3090 24GB for parts $300").startsWith(u"Leave it"_s));
    QVERIFY(first("Tesla V100 SXM2 32GB $300").startsWith(u"Leave it"_s));
    QVERIFY(first("Tesla V100 $300").startsWith(u"Ask"_s));
    QVERIFY(first("A nice desk lamp, $30").startsWith(u"No graphics card"_s));
    QVERIFY(first("RTX 2080 Ti 22GB $430").contains(u"warranty"_s));
}

/// Half of what such cards are sold for is the first warning of anyone who knows.
void TestOffers::aPriceFarBelowOthers()
{
    const auto risks = [](const QByteArray &text, const std::optional<Money> &price, const Catalogue &catalogue) {
        Offer offer = offerOf(text);
        offer.price = price;
        return words::offerAnswer(offer, nullptr, catalogue).risks.filter(u"cost used"_s);
    };
    PricePolicy used = shipped().prices;
    used.buying = Buying::Used;
    const auto pick = priceOf(*shipped().find<Chip>(u"geforce-rtx-3090"_s), shipped(), used);
    QVERIFY(pick && pick->price.condition == Condition::Used && pick->recent);
    const Money limit{pick->money.amount * (2.0 / 3), pick->money.currency};
    const QByteArray text("RTX 3090 24GB");
    QCOMPARE(risks(text, limit, shipped()), QStringList());
    const QStringList below = risks(text, Money{limit.amount - 1, limit.currency}, shipped());
    QCOMPARE(below.size(), 1);
    QVERIFY2(below.front().contains(names::money(pick->money)), qPrintable(below.front()));
    QVERIFY(risks(text, Money{pick->money.amount / 2, limit.currency}, shipped()).value(0).contains(u"50 %"_s));
    // Without a price, in a currency without a rate, or where no price of such cards is known, nobody can say.
    QCOMPARE(risks(text, {}, shipped()), QStringList());
    QCOMPARE(risks(text, Money{1, u"XXX"_s}, shipped()), QStringList());
    Catalogue early = shipped();
    early.prices.today = QDate(2000, 1, 1);
    QCOMPARE(risks(text, Money{1, u"USD"_s}, early), QStringList());
    // What is sold as faulty is cheap for a reason that is said.
    QCOMPARE(risks("RTX 3090 24GB for parts", Money{1, u"USD"_s}, shipped()), QStringList());
}

void TestOffers::theDayItArrives_data()
{
    QTest::addColumn<QByteArray>("offer");
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<QString>("answer"); ///< its beginning
    const QByteArray head = "name, memory.total [MiB], power.limit [W], pcie.link.width.current, pcie.link.width.max, "
                            "pcie.link.gen.current, pcie.link.gen.max\n";
    QTest::newRow("as sold") << QByteArray("RTX 2080 Ti 22GB $430")
                             << head + "NVIDIA GeForce RTX 2080 Ti, 22528 MiB, 250.00 W, 16, 16, 3, 3\n"
                             << u"It is the card"_s;
    QTest::newRow("less memory") << QByteArray("RTX 2080 Ti 22GB $430")
                                 << head + "NVIDIA GeForce RTX 2080 Ti, 11264 MiB, 250.00 W, 16, 16, 3, 3\n"
                                 << u"Claim it"_s;
    QTest::newRow("another GPU") << QByteArray("RTX 3090 24GB $700")
                                 << head + "NVIDIA GeForce RTX 3080, 10240 MiB, 320.00 W, 16, 16, 4, 4\n"
                                 << u"Claim it"_s;
    QTest::newRow("half its lanes") << QByteArray("RTX 3090 24GB $700")
                                    << head + "NVIDIA GeForce RTX 3090, 24576 MiB, 350.00 W, 8, 16, 4, 4\n"
                                    << u"It is the card that was sold; its link"_s;
    QTest::newRow("nothing printed") << QByteArray("RTX 3090 24GB $700") << QByteArray("hello\n")
                                     << u"The outputs show no"_s;
}

void TestOffers::theDayItArrives()
{
    QFETCH(QByteArray, offer);
    QFETCH(QByteArray, printed);
    QFETCH(QString, answer);
    const std::vector<ArrivalRow> rows = arrivalOf(offerOf(offer), outputs(printed));
    const QString said = words::arrivalAnswer(rows);
    QVERIFY2(said.startsWith(answer), qPrintable(said));
    for (const ArrivalRow &row : rows)
        QVERIFY(!words::arrivalRow(row).isEmpty());
    // The commands of the sheet are those whose outputs are read.
    bool asksNvidiaSmi = false;
    for (const guide::Step &step : arrivalSheet(offerOf(offer)))
        asksNvidiaSmi = asksNvidiaSmi || step.command.contains("--query-gpu=name,memory.total"_L1);
    QVERIFY(asksNvidiaSmi);
}

void TestOffers::longTexts()
{
    const auto refused = readOffer(QByteArray(MostBytes + 1, 'a'), u"a.txt"_s, offerFinder(), u"USD"_s);
    QVERIFY(!refused.has_value());
    QCOMPARE(offerOf("").line, 0);
}

RIG_TEST(TestOffers)
#include "tst_offers.moc"
