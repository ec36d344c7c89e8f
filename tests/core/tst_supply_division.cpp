// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/machine/power_rules.h"
#include "core/report/report.h"
#include "core/words/power_answer.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QRandomGenerator>

using namespace rig;
using namespace rig::test;

/// Several supplies that stand alone: which of them feeds what, and each judged by itself.
class SupplyDivisionTest : public QObject
{
    Q_OBJECT

private slots:
    void threeGreatCardsOnTwoSupplies();
    void twoCardsOnTwoSupplies();
    void fourCardsOnAGreatAndASmallSupply();
    void oneSupplyStandsForTheWhole();
    void modulesShareTheLoad();
    void piecesOfOneItemStandAlone();
    void theLimitOfEachSupply_data();
    void theLimitOfEachSupply();
    void peaksAndRailsOfEachSupply_data();
    void peaksAndRailsOfEachSupply();
    void lowMainsDerateEachSupply();
    void aRatingThatIsNotKnown();
    void plugsDecide();
    void theSlotIsFedByTheBoardsSupply();
    void theUserSaysWhichFeedsWhat();
    void aChoiceThatOverloadsIsMendedByGivingItUp();
    void choicesLieInTheFile();
    void aGreaterSupplyOrAPowerLimitMendsIt();
    void theReportHasThePlan();
    void nothingIsLostAndNothingBetterIsMissed();
};

namespace {

/// A board with a processor of 105 W, cards of 300 and 450 W, supplies of several ratings.
const char *Parts =
    "'gpus': [{'id': 'chip', 'name': 'Chip', 'tdp_w': 300}, {'id': 'big', 'name': 'Big', 'tdp_w': 450}],"
    "'cards': [{'id': 'card', 'name': 'Card', 'gpu': 'chip', 'power_connectors': {'pcie-8': 2}},"
    "{'id': 'big-card', 'name': 'Big card', 'gpu': 'big', 'power_connectors': {'pcie-8': 3}},"
    "{'id': 'thrifty', 'name': 'Thrifty', 'tdp_w': 70, 'power_connectors': {}}],"
    "'processors': [{'id': 'cpu', 'name': 'CPU', 'socket': 'S', 'tdp_w': 104, 'pl2_w': 104}],"
    "'motherboards': [{'id': 'board', 'name': 'Board', 'socket': 'S', 'power_inputs': {'eps-8': 1}, 'connectors': []}],"
    "'supplies': [{'id': 's850', 'name': 'S850', 'watts': 850, 'form': 'ATX', 'efficiency': 'gold', 'atx_version': "
    "'3.1', 'rail_12v_a': 70.84, 'pcie_cables': 8, 'connectors': {'eps-8': 2, 'pcie-8': 8}},"
    "{'id': 's500', 'name': 'S500', 'watts': 500, 'form': 'ATX', 'efficiency': 'gold', 'atx_version': '3.1', "
    "'rail_12v_a': 41.67, 'pcie_cables': 8, 'connectors': {'eps-8': 2, 'pcie-8': 8}},"
    "{'id': 'thin', 'name': 'Thin', 'watts': 500, 'form': 'ATX', 'efficiency': 'gold', 'atx_version': '3.1', "
    "'rail_12v_a': 33.5, 'pcie_cables': 8, 'connectors': {'eps-8': 2, 'pcie-8': 8}},"
    "{'id': 'no-label', 'name': 'No label', 'watts': 500, 'form': 'ATX', 'atx_version': '3.1', 'pcie_cables': 8, "
    "'connectors': {'eps-8': 2, 'pcie-8': 8}},"
    "{'id': 'no-version', 'name': 'No version', 'watts': 500, 'form': 'ATX', 'rail_12v_a': 41.67, 'pcie_cables': 8, "
    "'connectors': {'eps-8': 2, 'pcie-8': 8}},"
    "{'id': 'low', 'name': 'Low', 'watts': 850, 'low_line_w': 400, 'form': 'ATX', 'efficiency': 'gold', 'atx_version': "
    "'3.1', 'rail_12v_a': 70.84, 'pcie_cables': 8, 'connectors': {'eps-8': 2, 'pcie-8': 8}},"
    "{'id': 'no-rating', 'name': 'No rating', 'form': 'ATX', 'connectors': {'eps-8': 2, 'pcie-8': 8}},"
    "{'id': 'no-plugs', 'name': 'No plugs', 'watts': 1600, 'form': 'ATX', 'efficiency': 'gold', 'atx_version': '3.1', "
    "'rail_12v_a': 133.4, 'connectors': {'eps-8': 2, 'sata': 4}},"
    "{'id': 'module', 'name': 'Module', 'watts': 850, 'form': 'module', 'efficiency': 'platinum'}]";

MachineText platform()
{
    MachineText text;
    text.with(Kind::Motherboard, "board").with(Kind::Processor, "cpu");
    text.document.site.circuit = *circuitById(u"eu-16a");
    return text;
}

MachineText shippedPlatform()
{
    MachineText text;
    text.with(Kind::Motherboard, "asus-ws-c422-sage-10g").with(Kind::Processor, "intel-xeon-w-2255");
    text.document.site.circuit = *circuitById(u"us-240v-30a");
    return text;
}

QString sentenceOf(const Judged &judged, const char *check)
{
    for (const Finding &finding : judged.findings) {
        if (finding.severity != Severity::Unknown && std::string_view(finding.check) == check)
            return words::message(finding, judged.situation());
    }
    return {};
}

Watts sumOfTraining(const Power &power)
{
    Watts sum;
    for (const SupplyLoad &load : power.loads())
        sum += load.training.atLeast;
    return sum;
}

bool isOverloaded(const Power &power)
{
    return std::any_of(power.loads().begin(), power.loads().end(),
                       [](const SupplyLoad &load) { return load.supply && load.training.atLeast > *load.supply; });
}

using State = Division::State;

} // namespace

void SupplyDivisionTest::threeGreatCardsOnTwoSupplies()
{
    // Issue: two of the cards alone are 900 W, on a supply of 850 W; both together would carry it.
    MachineText text = shippedPlatform();
    for (int i = 0; i < 2; ++i)
        text.with(Kind::Supply, "seasonic-focus-gx-850-atx-3-1-2024");
    for (int i = 0; i < 3; ++i)
        text.with(Kind::Card, "nvidia-geforce-rtx-4090-founders-edition");
    const Judged judged(text.document, shipped());
    QVERIFY(judged.machine.unresolved.empty());
    QCOMPARE(judged.assessment.power.division.state, State::None);
    QCOMPARE(judged.verdictOf("power.several-supplies"), QStringLiteral("blocker"));
    QCOMPARE(sentenceOf(judged, "power.several-supplies"),
             QStringLiteral("3 cards of 450 W cannot be divided over 2 supplies of 850 W: one of them would have to "
                            "carry 900 W."));
    // One cause, one blocker.
    QVERIFY(judged.verdictOf("power.supply-capacity") != QStringLiteral("blocker"));
}

void SupplyDivisionTest::twoCardsOnTwoSupplies()
{
    MachineText text;
    text.with(Kind::Processor, "amd-ryzen-9-5950x");
    for (int i = 0; i < 2; ++i)
        text.with(Kind::Supply, "evga-supernova-850-g3").with(Kind::Card, "asus-turbo-rtx-3090");
    const Judged judged(text.document, shipped());
    QVERIFY(judged.machine.unresolved.empty());
    const Power &power = judged.assessment.power;
    QCOMPARE(power.division.state, State::Found);
    QCOMPARE(power.several.size(), std::size_t(2));
    QCOMPARE(power.several[0].training.atLeast.value(), 96 + 105 + 350.0);
    QCOMPARE(power.several[1].training.atLeast.value(), 350.0);
    for (const char *check : {"power.supply-capacity", "power.supply-headroom", "power.excursion", "power.rail-limit"})
        QVERIFY2(judged.verdictOf(check) != QStringLiteral("blocker") &&
                     judged.verdictOf(check) != QStringLiteral("caution"),
                 check);
    QCOMPARE(judged.verdictOf("power.several-supplies"), QStringLiteral("caution"));
}

void SupplyDivisionTest::fourCardsOnAGreatAndASmallSupply()
{
    MachineText text = shippedPlatform();
    text.with(Kind::Supply, "evga-supernova-1600-p2").with(Kind::Supply, "evga-supernova-850-g3");
    for (int i = 0; i < 4; ++i)
        text.with(Kind::Card, "asus-turbo-rtx-3090");
    const Judged judged(text.document, shipped());
    QVERIFY(judged.machine.unresolved.empty());
    const Power &power = judged.assessment.power;
    QCOMPARE(power.division.state, State::Found);
    QVERIFY(!isOverloaded(power));
    QCOMPARE(power.training.atLeast.value(), 4 * 350 + 165 + 96.0);
    QCOMPARE(sumOfTraining(power), power.training.atLeast);
    QVERIFY(judged.verdictOf("power.several-supplies") != QStringLiteral("blocker"));
    QVERIFY(judged.verdictOf("power.connector-missing") == QStringLiteral("silent"));
}

void SupplyDivisionTest::oneSupplyStandsForTheWhole()
{
    MachineText text = platform();
    text.with(Kind::Supply, "s850").with(Kind::Card, "card");
    const Judged judged(text.document, parts(Parts));
    const Power &power = judged.assessment.power;
    QCOMPARE(power.division.state, State::NotNeeded);
    QVERIFY(power.several.empty());
    QCOMPARE(power.loads().size(), std::size_t(1));
    QCOMPARE(&power.loads().front(), static_cast<const SupplyLoad *>(&power));
    QCOMPARE(power.loads().front().training.atLeast.value(), 500.0);
    QCOMPARE(words::powerAnswer(judged.machine, power, text.document.site, text.document.use).front().name,
             QStringLiteral("Training"));
    QVERIFY(words::supplyPlan(judged.machine, power).empty());
}

void SupplyDivisionTest::modulesShareTheLoad()
{
    MachineText text = platform();
    text.with(Kind::Supply, "module", "", 2);
    for (int i = 0; i < 3; ++i)
        text.with(Kind::Card, "big-card");
    const Judged judged(text.document, parts(Parts));
    const Power &power = judged.assessment.power;
    QCOMPARE(power.division.state, State::NotNeeded);
    QVERIFY(power.several.empty());
    QCOMPARE(power.supply->value(), 1700.0);
    QCOMPARE(judged.verdictOf("power.several-supplies"), QStringLiteral("silent"));
    QVERIFY(judged.verdictOf("power.supply-capacity") != QStringLiteral("blocker"));
    // Beside a supply of a desktop they are one of two.
    text.with(Kind::Supply, "s850");
    const Power mixed = Judged(text.document, parts(Parts)).assessment.power;
    QCOMPARE(mixed.several.size(), std::size_t(2));
    QCOMPARE(mixed.several[0].supply->value(), 1700.0);
    QCOMPARE(mixed.several[1].supply->value(), 850.0);
}

void SupplyDivisionTest::piecesOfOneItemStandAlone()
{
    MachineText text = platform();
    text.with(Kind::Supply, "s850", "", 2);
    for (int i = 0; i < 3; ++i)
        text.with(Kind::Card, "big-card");
    const Judged judged(text.document, parts(Parts));
    QCOMPARE(judged.assessment.power.several.size(), std::size_t(2));
    QCOMPARE(judged.assessment.power.several[1].piece, 2);
    QCOMPARE(judged.assessment.power.division.state, State::None);
    QCOMPARE(judged.verdictOf("power.several-supplies"), QStringLiteral("blocker"));
}

void SupplyDivisionTest::theLimitOfEachSupply_data()
{
    QTest::addColumn<double>("limit"); // of each of two cards, one on a supply
    QTest::addColumn<QString>("capacity");
    QTest::addColumn<QString>("headroom");
    QTest::addColumn<QString>("several");
    // On one hang 200 W and the first card, on the other, of 500 W, the second.
    QTest::newRow("80 %") << 400.0 << "silent"
                          << "silent"
                          << "caution";
    QTest::newRow("above 80 %") << 401.0 << "silent"
                                << "caution"
                                << "caution";
    QTest::newRow("100 %") << 500.0 << "silent"
                           << "caution"
                           << "caution";
    QTest::newRow("above 100 %") << 501.0 << "silent"
                                 << "caution"
                                 << "blocker";
}

void SupplyDivisionTest::theLimitOfEachSupply()
{
    QFETCH(double, limit);
    MachineText text = platform();
    text.with(Kind::Supply, "s850").with(Kind::Supply, "s500");
    for (int i = 0; i < 2; ++i) {
        text.with(Kind::Card, "big-card");
        text.document.build.items.back().powerLimit = Watts(limit);
    }
    const Judged judged(text.document, parts(Parts));
    QCOMPARE(judged.assessment.power.several[0].training.atLeast.value(), 200 + limit);
    QCOMPARE(judged.assessment.power.several[1].training.atLeast.value(), limit);
    const QString capacity = judged.verdictOf("power.supply-capacity");
    QVERIFY(capacity != QStringLiteral("blocker"));
    QTEST(judged.verdictOf("power.several-supplies"), "several");
    QTEST(judged.verdictOf("power.supply-headroom"), "headroom");
}

void SupplyDivisionTest::peaksAndRailsOfEachSupply_data()
{
    QTest::addColumn<QString>("second"); // one card hangs on it, the other with all else on one of 850 W
    QTest::addColumn<double>("limit");
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("verdict");
    // 1.57 times its limit for 100 µs, where 500 W of ATX 3.1 without 16 pins allow 750.
    QTest::newRow("a peak of 749 W") << "s500" << 477.0 << "power.excursion"
                                     << "silent";
    QTest::newRow("a peak of 751 W") << "s500" << 478.0 << "power.excursion"
                                     << "caution";
    QTest::newRow("a peak where the version decides") << "no-version" << 478.0 << "power.excursion"
                                                      << "unknown";
    QTest::newRow("402 W on 12 V") << "thin" << 402.0 << "power.rail-limit"
                                   << "silent";
    QTest::newRow("403 W on 12 V") << "thin" << 403.0 << "power.rail-limit"
                                   << "blocker";
    QTest::newRow("80 % of 500 W") << "no-label" << 400.0 << "power.rail-limit"
                                   << "silent";
    QTest::newRow("where the label decides") << "no-label" << 401.0 << "power.rail-limit"
                                             << "unknown";
}

void SupplyDivisionTest::peaksAndRailsOfEachSupply()
{
    QFETCH(QString, second);
    QFETCH(double, limit);
    QFETCH(QString, check);
    MachineText text = platform();
    text.with(Kind::Supply, "s850").with(Kind::Supply, second.toLatin1().constData());
    for (int i = 0; i < 2; ++i) {
        text.with(Kind::Card, "big-card");
        text.document.build.items.back().powerLimit = Watts(limit);
    }
    // Else both cards might hang on the great one.
    text.document = applied(applied(text.document, SetSupply{{1, 2, 5}, 3}), SetSupply{{6}, 4});
    const Judged judged(text.document, parts(Parts));
    QCOMPARE(judged.assessment.power.several[1].training.atLeast.value(), limit);
    QTEST(judged.verdictOf(check.toLatin1().constData()), "verdict");
}

void SupplyDivisionTest::lowMainsDerateEachSupply()
{
    MachineText text = platform();
    text.with(Kind::Supply, "low").with(Kind::Supply, "s850").with(Kind::Card, "big-card").with(Kind::Card, "big-card");
    const Judged high(text.document, parts(Parts));
    QCOMPARE(high.assessment.power.division.state, State::Found);
    text.document.site.circuit = *circuitById(u"us-20a");
    const Judged low(text.document, parts(Parts));
    // 450 W on 400: both cards on the other would be 900 W on 850.
    QCOMPARE(low.assessment.power.several[0].supply->value(), 400.0);
    QCOMPARE(low.assessment.power.division.state, State::None);
    QCOMPARE(low.verdictOf("power.several-supplies"), QStringLiteral("blocker"));
    // At 250 W each hangs where it can.
    for (Item &item : text.document.build.items)
        item.powerLimit = item.kind == Kind::Card ? std::optional(Watts(250)) : std::nullopt;
    const Judged limited(text.document, parts(Parts));
    QCOMPARE(limited.assessment.power.division.state, State::Found);
    QCOMPARE(limited.verdictOf("power.input-derating"), QStringLiteral("note"));
}

void SupplyDivisionTest::aRatingThatIsNotKnown()
{
    MachineText text = platform();
    text.with(Kind::Supply, "s850").with(Kind::Supply, "no-rating").with(Kind::Card, "card");
    // The one that is known carries all: the other has no say.
    const Judged judged(text.document, parts(Parts));
    QCOMPARE(judged.assessment.power.several[1].training.atLeast.value(), 0.0);
    QCOMPARE(judged.verdictOf("power.supply-capacity"), QStringLiteral("silent"));
    text.with(Kind::Card, "big-card").with(Kind::Card, "big-card");
    const Judged more(text.document, parts(Parts));
    QVERIFY(!isOverloaded(more.assessment.power));
    QCOMPARE(more.verdictOf("power.supply-capacity"), QStringLiteral("unknown"));
    QVERIFY(more.verdictOf("power.several-supplies") != QStringLiteral("blocker"));
}

void SupplyDivisionTest::plugsDecide()
{
    MachineText text = platform();
    text.with(Kind::Supply, "no-plugs").with(Kind::Supply, "s850").with(Kind::Card, "card").with(Kind::Card, "card");
    const Judged judged(text.document, parts(Parts));
    const Power &power = judged.assessment.power;
    QCOMPARE(judged.verdictOf("power.connector-missing"), QStringLiteral("silent"));
    for (const Feed &feed : power.feeds)
        QCOMPARE(feed.load, 1);
    QCOMPARE(power.division.board, 0);
    // Three are 900 W: where the plugs are, the rating is not.
    text.with(Kind::Card, "card");
    const Judged three(text.document, parts(Parts));
    QCOMPARE(three.verdictOf("power.several-supplies"), QStringLiteral("blocker"));
}

void SupplyDivisionTest::theSlotIsFedByTheBoardsSupply()
{
    MachineText text = platform();
    text.with(Kind::Supply, "s850")
        .with(Kind::Supply, "s850")
        .with(Kind::Card, "big-card")
        .with(Kind::Card, "big-card");
    const Power power = Judged(text.document, parts(Parts)).assessment.power;
    const SupplyLoad &board = power.several[static_cast<std::size_t>(power.division.board)];
    QCOMPARE(board.training.atLeast.value(), 200 + 450.0);
    QCOMPARE(board.worst.atLeast.value(), 200 + 450 + 75.0);
    // A card without sockets hangs on the board's supply whole.
    text.with(Kind::Card, "thrifty");
    const Power more = Judged(text.document, parts(Parts)).assessment.power;
    QCOMPARE(more.several[static_cast<std::size_t>(more.division.board)].training.atLeast.value(), 200 + 450 + 70.0);
}

void SupplyDivisionTest::theUserSaysWhichFeedsWhat()
{
    MachineText text = platform();
    text.with(Kind::Supply, "s850").with(Kind::Supply, "s850").with(Kind::Card, "card").with(Kind::Card, "card");
    const ItemId second = 4;
    text.document = applied(text.document, SetSupply{{1, 2, 5}, second}); // board, processor, the first card
    const Judged judged(text.document, parts(Parts));
    const Power &power = judged.assessment.power;
    QCOMPARE(power.division.state, State::Chosen);
    QCOMPARE(power.division.board, 1);
    QCOMPARE(power.division.processors, std::vector<int>{1});
    QCOMPARE(power.several[1].training.atLeast.value(), 500.0);
    QCOMPARE(power.several[0].training.atLeast.value(), 300.0); // what was left open
    // The processor alone on the other one: said.
    text.document = applied(text.document, SetSupply{{2}, 3});
    const Judged apart(text.document, parts(Parts));
    QVERIFY(std::any_of(apart.findings.begin(), apart.findings.end(), [](const Finding &finding) {
        return std::string_view(finding.check) == "power.several-supplies" && finding.subjects.contains(2);
    }));
    // A supply that is taken out takes the choice with it; a kind without plugs has none.
    text.document = applied(text.document, RemoveItem{second});
    QCOMPARE(text.document.build.item(1)->supply, 0);
    text.document = applied(text.document, SetSupply{{3}, 3});
    QCOMPARE(text.document.build.item(3)->supply, 0);
}

void SupplyDivisionTest::aChoiceThatOverloadsIsMendedByGivingItUp()
{
    MachineText text = platform();
    text.with(Kind::Supply, "s850")
        .with(Kind::Supply, "s850")
        .with(Kind::Card, "big-card")
        .with(Kind::Card, "big-card");
    text.document = applied(text.document, SetSupply{{5, 6}, 4});
    const Catalogue catalogue = parts(Parts);
    const Judged judged(text.document, catalogue);
    QCOMPARE(judged.verdictOf("power.supply-capacity"), QStringLiteral("blocker"));
    QVERIFY(judged.verdictOf("power.several-supplies") != QStringLiteral("blocker"));
    QCOMPARE(sentenceOf(judged, "power.supply-capacity"),
             QStringLiteral("Under load supply 2 (S850) would have to carry 900 W of its 850 W (106 %)."));
    const auto blocker = std::find_if(judged.findings.begin(), judged.findings.end(), [](const Finding &finding) {
        return std::string_view(finding.check) == "power.supply-capacity";
    });
    const std::vector<Fix> fixes = suggest(*blocker, text.document, catalogue);
    QVERIFY(!fixes.empty());
    QCOMPARE(words::fixText(fixes.front(), text.document, catalogue),
             QStringLiteral("Let the program choose which supply feeds what"));
}

void SupplyDivisionTest::choicesLieInTheFile()
{
    MachineText text = platform();
    text.with(Kind::Supply, "s850").with(Kind::Supply, "s850").with(Kind::Card, "card");
    const Catalogue catalogue = parts(Parts);
    // As older versions wrote it.
    QVERIFY(!writeBuildFile(text.document, catalogue).contains("\"supply\""));
    text.document = applied(text.document, SetSupply{{5}, 4});
    const QByteArray written = writeBuildFile(text.document, catalogue);
    RIG_UNWRAP(opened, readBuildFile(written, QStringLiteral("file"), catalogue));
    QVERIFY(opened.document == text.document);
    QByteArray wrong = written;
    QVERIFY(!readBuildFile(wrong.replace("\"supply\": 4", "\"supply\": 1"), QStringLiteral("file"), catalogue));
    wrong = written;
    QVERIFY(!readBuildFile(wrong.replace("\"supply\": 4", "\"supply\": 77"), QStringLiteral("file"), catalogue));
}

void SupplyDivisionTest::aGreaterSupplyOrAPowerLimitMendsIt()
{
    MachineText text = shippedPlatform();
    for (int i = 0; i < 2; ++i)
        text.with(Kind::Supply, "seasonic-focus-gx-850-atx-3-1-2024");
    for (int i = 0; i < 3; ++i)
        text.with(Kind::Card, "nvidia-geforce-rtx-4090-founders-edition");
    const Judged judged(text.document, shipped());
    const auto blocker = std::find_if(judged.findings.begin(), judged.findings.end(), [](const Finding &finding) {
        return std::string_view(finding.check) == "power.several-supplies";
    });
    QVERIFY(blocker != judged.findings.end());
    const std::vector<Fix> fixes = suggest(*blocker, text.document, shipped());
    QVERIFY(!fixes.empty());
    QStringList said;
    for (const Fix &fix : fixes) {
        const Judged after(applied(text.document, fix.edit), shipped());
        QVERIFY(after.verdictOf("power.several-supplies") != QStringLiteral("blocker"));
        QVERIFY(!isOverloaded(after.assessment.power));
        const QString sentence = words::fixText(fix, text.document, shipped());
        QVERIFY2(!said.contains(sentence), qPrintable(sentence));
        said << sentence;
    }
}

void SupplyDivisionTest::theReportHasThePlan()
{
    MachineText text = platform();
    text.with(Kind::Supply, "s850").with(Kind::Supply, "s850").with(Kind::Card, "card").with(Kind::Card, "card");
    const Catalogue catalogue = parts(Parts);
    const QString html = reportAsHtml(makeReport(text.document, catalogue, QDate(2026, 11, 22)));
    QVERIFY(html.contains(QStringLiteral("Which supply feeds what")));
    QVERIFY(html.contains(QStringLiteral("Supply 1: S850")));
    QVERIFY(html.contains(QStringLiteral("500 W of 850 W (59 %)")));
    QVERIFY(html.contains(QStringLiteral("2 × PCIe 8-pin")));
    const Judged judged(text.document, catalogue);
    const auto plan = words::supplyPlan(judged.machine, judged.assessment.power);
    QCOMPARE(plan.size(), std::size_t(6)); // processor, board, two cards, two sums
    text.document = applied(text.document, RemoveItem{4});
    QVERIFY(!reportAsHtml(makeReport(text.document, catalogue, QDate(2026, 11, 22)))
                 .contains(QStringLiteral("Which supply feeds what")));
}

namespace {

/// Whether some division of all cards, processors and the board keeps each supply below its rating and gives each card
/// its plugs: tried one by one, each as a choice of the user's.
bool someDivisionWorks(Document document, const std::vector<ItemId> &supplies, const Catalogue &catalogue)
{
    std::vector<Item *> open;
    for (Item &item : document.build.items) {
        if (takesSupply(item.kind))
            open.push_back(&item);
    }
    std::size_t ways = 1;
    for (std::size_t i = 0; i < open.size(); ++i)
        ways *= supplies.size();
    for (std::size_t way = 0; way < ways; ++way) {
        std::size_t rest = way;
        for (Item *item : open) {
            item->supply = supplies[rest % supplies.size()];
            rest /= supplies.size();
        }
        const Machine machine = resolve(document.build, catalogue);
        const Power power = assessPower(machine, document.site, document.use);
        const bool fed = std::all_of(power.feeds.begin(), power.feeds.end(),
                                     [](const Feed &feed) { return feed.missing.isEmpty() && !feed.split; });
        const bool cables =
            std::none_of(power.sharedCables.begin(), power.sharedCables.end(),
                         [](const SharedCable &shared) { return shared.known && shared.load > MostOnCable; });
        const bool rails = std::none_of(power.several.begin(), power.several.end(), [](const SupplyLoad &load) {
            return load.rail12vAtMost && load.training.atLeast > *load.rail12vAtMost;
        });
        if (fed && cables && rails && power.eps.plugs.value_or(1) > 0 && !isOverloaded(power))
            return true;
    }
    return false;
}

} // namespace

void SupplyDivisionTest::nothingIsLostAndNothingBetterIsMissed()
{
    QRandomGenerator random(20261122);
    const auto any = [&](Kind kind) {
        const std::vector<PartHandle> &all = shipped().parts(kind);
        return all[random.bounded(static_cast<quint32>(all.size()))]->id.toLatin1();
    };
    // Half of them with hungry cards on small supplies, where there is something to divide.
    const auto hungry = [&](Kind kind) {
        for (;;) {
            const PartHandle part = shipped().find(QString::fromLatin1(any(kind)));
            const auto *supply = kind == Kind::Supply ? static_cast<const Supply *>(part.get()) : nullptr;
            const auto *card = kind == Kind::Card ? static_cast<const Card *>(part.get()) : nullptr;
            const auto chip = card ? shipped().chipOf(*card) : nullptr;
            if ((supply && supply->watts && *supply->watts <= Watts(850)) ||
                (chip && chip->tdp && *chip->tdp >= Watts(300)))
                return part->id.toLatin1();
        }
    };
    int none = 0;
    for (int i = 0; i < 200; ++i) {
        const auto chosen = [&](Kind kind) { return i % 2 == 0 ? any(kind) : hungry(kind); };
        MachineText text;
        text.with(Kind::Motherboard, any(Kind::Motherboard).constData());
        text.with(Kind::Processor, any(Kind::Processor).constData());
        std::vector<ItemId> supplies;
        for (quint32 n = 2 + random.bounded(2); n > 0; --n) {
            text.with(Kind::Supply, chosen(Kind::Supply).constData());
            supplies.push_back(text.document.build.items.back().id);
        }
        const QByteArray card = chosen(Kind::Card);
        for (quint32 n = 1 + random.bounded(4); n > 0; --n)
            text.with(Kind::Card, random.bounded(2) == 0 ? card.constData() : chosen(Kind::Card).constData());
        const Judged judged(text.document, shipped());
        const Power &power = judged.assessment.power;
        QVERIFY(std::abs((sumOfTraining(power) - power.training.atLeast).value()) < 1);
        if (power.several.empty())
            continue;
        std::size_t shares = 0;
        for (const SupplyLoad &load : power.several)
            shares += static_cast<std::size_t>(
                std::count_if(load.shares.begin(), load.shares.end(), [](const Share &share) { return !share.slot; }));
        QCOMPARE(shares, power.shares.size());
        QCOMPARE(power.division.state == State::Found, !isOverloaded(power));
        QVERIFY(power.division.state != State::Unproven);
        if (power.division.state != State::None)
            continue;
        ++none;
        QVERIFY(!someDivisionWorks(text.document, supplies, shipped()));
    }
    QVERIFY(none > 10);
}

RIG_TEST(SupplyDivisionTest)
#include "tst_supply_division.moc"
