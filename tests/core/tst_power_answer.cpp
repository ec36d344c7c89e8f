// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests/testing.h"

#include "core/words/power_answer.h"

#include <QTest>

using namespace rig;
using namespace rig::checks;
using namespace rig::words;

namespace {

/// A machine with one supply and one card, of which only the power counts.
struct Room
{
    Room()
    {
        machine.supplies.push_back({1, std::make_shared<const Supply>()});
        power.feeds.resize(1);
        power.supply = Watts(1000);
        power.efficiency = 0.9;
        draw(Watts(500), Watts(600));
        site.circuit.volts = Volts(230);
        site.circuit.amperes = Amperes(16);
        power.circuit = site.circuit.continuous();
        for (Peak &peak : power.peaks)
            peak.allowed = peak.allowedAtLeast = peak.allowedAtMost = Watts(1500);
    }
    void draw(Watts training, Watts worst)
    {
        power.training.atLeast = training;
        power.worst.atLeast = worst;
        power.wallAtLeast = training / 0.9;
        power.wall = power.wallAtLeast;
        for (Peak &peak : power.peaks) {
            peak.measured.surplus = Watts(100);
            peak.specified.surplus = Watts(200);
            peak.need = worst + peak.measured.surplus;
            peak.needBySpecification = worst + peak.specified.surplus;
        }
    }
    [[nodiscard]] PowerBar bar(PowerBar::What what) const
    {
        for (const PowerBar &one : powerAnswer(machine, power, site, use)) {
            if (one.what == what)
                return one;
        }
        return {};
    }
    [[nodiscard]] Strain strain(PowerBar::What what) const { return bar(what).verdict.strain; }

    Machine machine;
    Power power;
    Site site;
    Use use;
};

using What = PowerBar::What;

} // namespace

/// How draws stand to their limits: at the limit, one over, unknown.
class TestPowerAnswer : public QObject
{
    Q_OBJECT

private slots:
    void training();
    void theWorstCase();
    void peaks();
    void theWall();
    void aCircuitIsNotToldToCarryMoreThanItsBreaker();
    void withoutASupplyNothingIsJudged();
    void aSupplyThatCarriesNothingHere();
};

void TestPowerAnswer::training()
{
    Room room;
    room.draw(Watts(800), Watts(800));
    QCOMPARE(room.strain(What::Training), Strain::Fine);
    QCOMPARE(room.bar(What::Training).value, QStringLiteral("800 W of 1,000 W (80 %)"));
    room.draw(Watts(801), Watts(801));
    QCOMPARE(room.strain(What::Training), Strain::Tight);
    QCOMPARE(room.bar(What::Training).verdict.severity, std::optional(Severity::Caution));
    room.draw(Watts(1000), Watts(1000));
    QCOMPARE(room.strain(What::Training), Strain::Tight);
    room.draw(Watts(1001), Watts(1001));
    QCOMPARE(room.strain(What::Training), Strain::Over);
    QCOMPARE(room.bar(What::Training).verdict.severity, std::optional(Severity::Blocker));
    QCOMPARE(room.bar(What::Training).value, QStringLiteral("1,001 W of 1,000 W: 1 W too much"));
    room.draw(Watts(500), Watts(600));
    room.power.training.complete = false;
    QCOMPARE(room.bar(What::Training).verdict.missing, MissingForPower::Draw);
    QVERIFY(room.bar(What::Training).value.startsWith(QStringLiteral("≥ 500 W")));
    room.power.supply.reset();
    QCOMPARE(room.strain(What::Training), Strain::Unknown);
    QCOMPARE(room.bar(What::Training).verdict.missing, MissingForPower::Rating);
}

void TestPowerAnswer::theWorstCase()
{
    Room room;
    room.draw(Watts(500), Watts(1000));
    QCOMPARE(room.strain(What::Worst), Strain::Fine);
    room.draw(Watts(500), Watts(1001));
    QCOMPARE(room.bar(What::Worst).verdict.severity, std::optional(Severity::Caution));
    room.draw(Watts(500), Watts(900));
    room.power.worst.complete = false;
    QCOMPARE(room.strain(What::Worst), Strain::Unknown);
    room.power.worstAtMost = Watts(1000);
    QCOMPARE(room.strain(What::Worst), Strain::Fine);
    QCOMPARE(room.bar(What::Worst).need, QStringLiteral("900 to 1,000 W"));
    room.power.worstAtMost = Watts(1001);
    QCOMPARE(room.strain(What::Worst), Strain::Unknown);
    // Never milder than training: it draws at least as much.
    Room full;
    full.draw(Watts(850), Watts(900));
    QCOMPARE(full.strain(What::Worst), Strain::Tight);
    QCOMPARE(full.bar(What::Worst).verdict.severity, std::optional(Severity::Caution));
    full.draw(Watts(1001), Watts(1200));
    QCOMPARE(full.strain(What::Worst), Strain::Over);
    QCOMPARE(full.bar(What::Worst).verdict.severity, std::optional(Severity::Blocker));
}

void TestPowerAnswer::peaks()
{
    Room room;
    room.draw(Watts(500), Watts(1400));
    QCOMPARE(room.strain(What::Peak), Strain::Fine);
    room.use.excursions = Excursions::Specification;
    QCOMPARE(room.bar(What::Peak).verdict.severity, std::optional(Severity::Note));
    room.use.excursions = Excursions::Measured;
    room.draw(Watts(500), Watts(1401));
    QCOMPARE(room.bar(What::Peak).verdict.severity, std::optional(Severity::Caution));
    // Two bounds: the supply's ATX version is not known.
    for (Peak &peak : room.power.peaks) {
        peak.allowed.reset();
        peak.allowedAtMost = Watts(2000);
    }
    QCOMPARE(room.bar(What::Peak).verdict.missing, MissingForPower::AtxVersion);
    QVERIFY(room.bar(What::Peak).doubtful);
    // The tightest of them is where the least is left.
    room.power.peaks[2].allowedAtLeast = Watts(1450);
    QCOMPARE(tightestWindow(room.power, Excursions::Measured), Window::Ms10);
    // One that is surely too much comes before one that may be worse.
    room.power.peaks[1].allowedAtMost = Watts(1490);
    QCOMPARE(tightestWindow(room.power, Excursions::Measured), Window::Ms1);
}

void TestPowerAnswer::theWall()
{
    Room room;
    room.power.wallAtLeast = room.power.circuit;
    QCOMPARE(room.strain(What::Wall), Strain::Fine);
    room.power.wallAtLeast += Watts(1);
    QCOMPARE(room.bar(What::Wall).verdict.severity, std::optional(Severity::Caution));
    room.power.wallAtLeast = breakerLimit(room.site.circuit, Watts(0)) + Watts(1);
    QCOMPARE(room.bar(What::Wall).verdict.severity, std::optional(Severity::Blocker));
    // What else hangs on the circuit counts with it.
    room.power.wallAtLeast = room.power.circuit;
    room.site.otherLoad = Watts(1);
    QCOMPARE(room.strain(What::Wall), Strain::Over);
    room.site.otherLoad.reset();
    room.power.efficiency.reset();
    room.power.training.atLeast = room.power.circuit * 0.5;
    room.power.wallAtLeast = room.power.circuit * 0.6;
    QCOMPARE(room.strain(What::Wall), Strain::Fine);
    room.power.training.atLeast += Watts(1);
    QCOMPARE(room.bar(What::Wall).verdict.missing, MissingForPower::Efficiency);
}

/// A circuit that carries its rating for hours: the breaker trips before, as the machine takes more current than its
/// watts say. Nobody is told of two limits of which one is none.
void TestPowerAnswer::aCircuitIsNotToldToCarryMoreThanItsBreaker()
{
    Room room;
    QCOMPARE(room.bar(What::Wall).marks.size(), std::size_t(2)); // four fifths for hours
    QCOMPARE(*room.bar(What::Wall).limit, room.power.circuit);
    room.site.circuit.continuousShare = 1;
    room.power.circuit = room.site.circuit.continuous();
    const PowerBar wall = room.bar(What::Wall);
    QCOMPARE(*wall.limit, breakerLimit(room.site.circuit, Watts(0)));
    QCOMPARE(wall.marks.size(), std::size_t(1));
    QCOMPARE(wall.allowed, QStringLiteral("3,496 W"));
}

void TestPowerAnswer::withoutASupplyNothingIsJudged()
{
    Room room;
    room.machine.supplies.clear();
    room.power.supply.reset();
    for (const PowerBar &bar : powerAnswer(room.machine, room.power, room.site, room.use)) {
        QCOMPARE(bar.verdict.strain, Strain::NotJudged);
        QVERIFY(!bar.limit);
        QVERIFY(mark(bar).isEmpty());
    }
}

void TestPowerAnswer::aSupplyThatCarriesNothingHere()
{
    Room room; // one for 200–240 V on 120 V
    room.power.supply = Watts(0);
    QCOMPARE(room.strain(What::Training), Strain::Over);
    QCOMPARE(room.bar(What::Training).value, QStringLiteral("500 W of 0 W: 500 W too much"));
}

RIG_TEST(TestPowerAnswer)
#include "tst_power_answer.moc"
