// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/link_costs.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

/// What a narrow link costs: as it was measured, carried over within bounds, or not known.
class LinkCostsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rowsNameChipsOfTheCatalogue();
    void whatWasMeasuredIsSaidAsItWas();
    void aFasterCardLosesMore();
    void tooFarAwayIsNoMeasurement();
    void aWholeLinkCostsNothing();

private:
    [[nodiscard]] const Chip &chip(const char *id) const { return *m_catalogue.find<Chip>(QString::fromLatin1(id)); }

    Catalogue m_catalogue;
};

namespace {

constexpr GigabytesPerSecond G3x8{7.877};
constexpr GigabytesPerSecond G3x16{15.754};
constexpr GigabytesPerSecond G4x16{31.508};

} // namespace

void LinkCostsTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

void LinkCostsTest::rowsNameChipsOfTheCatalogue()
{
    for (const LinkMeasurement &row : linkMeasurements()) {
        const auto found = m_catalogue.find<Chip>(QString::fromLatin1(row.chip));
        QVERIFY2(found, row.chip);
        QVERIFY2(std::abs(found->fp32->value() - row.fp32.value()) < 0.1, row.chip);
        QVERIFY(row.low <= row.high && row.bandwidth < row.against && qstrlen(row.source) > 5);
    }
}

void LinkCostsTest::whatWasMeasuredIsSaidAsItWas()
{
    const std::optional<LinkCost> cost = linkCost(chip("geforce-gtx-1080"), G3x8, G3x16, Work::SingleTraining, 1);
    QVERIFY(cost);
    QVERIFY(!cost->carriedOver);
    QVERIFY(cost->low <= 2.2 && cost->high >= 2.2);
    QCOMPARE(QLatin1StringView(linkMeasurements()[static_cast<std::size_t>(cost->measurement)].chip),
             QLatin1StringView("geforce-gtx-1080"));
}

void LinkCostsTest::aFasterCardLosesMore()
{
    // Four TITAN V lost 4 to 7 %; an RTX 3090 has 1.43 times the bandwidth and 2.39 times the FLOPS.
    const std::optional<LinkCost> cost = linkCost(chip("geforce-rtx-3090"), G3x8, G4x16, Work::DataParallel, 4);
    QVERIFY(cost);
    QVERIFY(cost->carriedOver);
    QVERIFY2(std::abs(cost->low - 4 * 936.2 / 652.8) < 0.2, qPrintable(QString::number(cost->low)));
    QVERIFY2(std::abs(cost->high - 7 * 35.58 / 14.9) < 0.3, qPrintable(QString::number(cost->high)));
}

void LinkCostsTest::tooFarAwayIsNoMeasurement()
{
    QVERIFY(!linkCost(chip("geforce-rtx-5090"), G3x8, G4x16, Work::DataParallel, 2)); // far faster than all of them
    QVERIFY(!linkCost(chip("geforce-gtx-1080"), G3x8, G3x16, Work::Sharded, 2));      // nobody measured that work
    QVERIFY(!linkCost(chip("titan-v"), GigabytesPerSecond(0.25), G3x16, Work::SingleTraining, 1));
    Chip bare;
    QVERIFY(!linkCost(bare, G3x8, G3x16, Work::SingleTraining, 1)); // a card without figures
}

void LinkCostsTest::aWholeLinkCostsNothing()
{
    QVERIFY(!linkCost(chip("titan-v"), G3x16, G3x16, Work::DataParallel, 4));
}

RIG_TEST(LinkCostsTest)
#include "tst_link_costs.moc"
