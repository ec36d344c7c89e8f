// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/fields.h"
#include "core/machine/cost.h"
#include "core/machine/heat_rules.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QRandomGenerator>

#include <set>

using namespace rig;
using namespace rig::test;

/// Room and heat: the numbers of assessFit() and assessHeat(), known answers, and what must hold for any machine.
class FitTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void gapsAreOfTrueThickness();
    void whatHangsOnACableCoversNoSlot();
    void radiatorsFindTheirPlace_data();
    void radiatorsFindTheirPlace();
    void boardsHaveTheirPlaces_data();
    void boardsHaveTheirPlaces();
    void airAndNoise();
    void aLastSlotHangsOver();
    void twoCardsStandThreePitchesApart();
    void fourTripleSlotCardsFitNoTower();
    void threeTripleSlotCardsHaveNoAir();
    void aDeepBoardMeetsOddStandoffs();
    void aRoomierCaseNeverAddsAFitBlocker();
    void aMissingFigureIsAskedFor();

private:
    [[nodiscard]] QString randomPart(Kind kind, QRandomGenerator &random) const;
    void place(MachineText &text, Kind kind, ConnectorKind where, QRandomGenerator &random) const;
    [[nodiscard]] Document randomMachine(QRandomGenerator &random) const;
    [[nodiscard]] Judged onBoard(const char *board, const char *chassis, const char *card,
                                 const QStringList &slots_) const;

    Catalogue m_catalogue;
};

namespace {

constexpr quint32 Seed = 20261121;
constexpr int Machines = 1500;

const char *Card4090 = "nvidia-geforce-rtx-4090-founders-edition"; // 61 mm, three slots, open-air
const char *Sage = "asus-pro-ws-wrx80e-sage-se-wifi";              // slots at places 1 to 7

std::set<std::string> spoken(const Judged &judged, Severity worst)
{
    std::set<std::string> checks;
    for (const Finding &finding : judged.findings) {
        const std::string_view id = finding.check;
        if (finding.severity <= worst && (id.starts_with("fit.") || id.starts_with("heat.")))
            checks.emplace(id);
    }
    return checks;
}

int fitBlockers(const Judged &judged)
{
    return static_cast<int>(std::count_if(judged.findings.begin(), judged.findings.end(), [](const Finding &finding) {
        return finding.severity == Severity::Blocker && std::string_view(finding.check).starts_with("fit.");
    }));
}

QString name(const Document &document)
{
    QStringList parts;
    for (const Item &item : document.build.items)
        parts << (item.connector.isEmpty() ? item.part : item.part + QStringLiteral(" in ") + item.connector);
    return parts.join(QStringLiteral(", "));
}

/// The same case with more room of every kind; what is not known stays unknown.
std::shared_ptr<Case> roomier(const Case &chassis)
{
    auto larger = std::make_shared<Case>(chassis);
    for (Figure<int> *count : {&larger->slotCount, &larger->verticalSlots, &larger->fansIncluded}) {
        if (*count)
            count->value = **count + 2;
    }
    for (Figure<Millimetres> *limit : {&larger->maxCardLength, &larger->maxCardHeight, &larger->maxCoolerHeight,
                                       &larger->maxSupplyLength, &larger->depth, &larger->width, &larger->height}) {
        if (*limit)
            limit->value = **limit + Millimetres(60);
    }
    if (larger->formFactors)
        larger->formFactors.value->append({QStringLiteral("SSI-EEB"), QStringLiteral("HPTX"), QStringLiteral("E-ATX")});
    if (larger->supplyForms)
        larger->supplyForms.value->append({QStringLiteral("ATX"), QStringLiteral("SFX")});
    if (larger->radiators)
        larger->radiators.value->append({QStringLiteral("420 top"), QStringLiteral("360 side")});
    return larger;
}

} // namespace

void FitTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

Judged FitTest::onBoard(const char *board, const char *chassis, const char *card, const QStringList &slots_) const
{
    MachineText text;
    text.with(Kind::Motherboard, board).with(Kind::Case, chassis);
    for (const QString &slot : slots_)
        text.with(Kind::Card, card, slot.toUtf8().constData());
    return Judged(text.document, m_catalogue);
}

void FitTest::gapsAreOfTrueThickness()
{
    // Places 1 and 5: 81.28 mm from one to the other, less the card's 61 mm.
    const Judged judged =
        onBoard(Sage, "fractal-define-7-xl", Card4090, {QStringLiteral("PCIEX16_1"), QStringLiteral("PCIEX16_5")});
    const std::vector<CardFit> &cards = judged.assessment.fit.cards;
    QCOMPARE(cards.size(), std::size_t(2));
    QVERIFY(std::abs(cards[0].gapBelow->value() - 20.28) < 0.01);
    QCOMPARE(cards[0].below, cards[1].device);
    QVERIFY(!cards[1].gapBelow);
    QCOMPARE(*judged.assessment.fit.lastPlace, 7);
    QCOMPARE(judged.assessment.heat.cards[0].starved, std::optional(false));
    QVERIFY(judged.assessment.fit.others.empty());
}

void FitTest::whatHangsOnACableCoversNoSlot()
{
    MachineText text;
    text.with(Kind::Motherboard, Sage)
        .with(Kind::Riser, "corsair-premium-pcie-4.0-x16-extension-cable-300-mm", "PCIEX16_1")
        .with(Kind::Card, Card4090, "@2:1")
        .with(Kind::Card, Card4090, "PCIEX16_2");
    const Judged judged(text.document, m_catalogue);
    const Fit &fit = judged.assessment.fit;
    QVERIFY(fit.cards[0].onCable && !fit.cards[0].first && !fit.cards[0].outside);
    QVERIFY(!fit.cards[1].onCable);
    QCOMPARE(fit.others.size(), std::size_t(1)); // the cable's plug
    QCOMPARE(*fit.others[0].first, 1);
    QCOMPARE(*fit.lastPlace, 4);
    QCOMPARE(judged.verdictOf("fit.slot-overlap"), QStringLiteral("silent"));
    QCOMPARE(judged.verdictOf("heat.stacked-open-air"), QStringLiteral("silent"));
}

void FitTest::radiatorsFindTheirPlace_data()
{
    QTest::addColumn<double>("radiator");
    QTest::addColumn<QStringList>("places");
    QTest::addColumn<int>("found");
    const auto row = [](double radiator, const char *places, RadiatorPlace found) {
        QTest::addRow("%.0f in %s", radiator, places)
            << radiator << QString::fromLatin1(places).split(QStringLiteral(", "), Qt::SkipEmptyParts)
            << static_cast<int>(found);
    };
    row(360, "360 front", RadiatorPlace::Fits);
    row(240, "120 rear, 360 top", RadiatorPlace::Fits);
    row(280, "420 top", RadiatorPlace::Fits);
    row(360, "280 front, 240 top", RadiatorPlace::None);
    row(240, "280 front", RadiatorPlace::Wider);
    row(280, "360 front", RadiatorPlace::None);
    row(120, "", RadiatorPlace::None);
}

void FitTest::radiatorsFindTheirPlace()
{
    QFETCH(double, radiator);
    QFETCH(QStringList, places);
    QTEST(static_cast<int>(radiatorPlaceOf(Millimetres(radiator), places)), "found");
}

void FitTest::boardsHaveTheirPlaces_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("places");
    const auto row = [](const char *format, double width, int places) {
        QTest::addRow("%s %.0f", format, width) << QString::fromLatin1(format) << width << places;
    };
    row("ATX", 0, 7);
    row("micro-ATX", 0, 4);
    row("mini-ITX", 0, 1);
    row("SSI-EEB", 0, 7);
    row("XL-ATX", 345, 9);
    row("XL-ATX", 325, 8);
    row("XL-ATX", 0, -1);
    row("proprietary", 386, -1);
}

void FitTest::boardsHaveTheirPlaces()
{
    QFETCH(QString, format);
    QFETCH(double, width);
    Board board;
    board.formFactor.value = format;
    if (width > 0)
        board.width.value = Millimetres(width);
    QTEST(boardPlacesOf(board).value_or(-1), "places");
}

void FitTest::airAndNoise()
{
    // 1600 W and 10 °C: 281 CFM; 5459 BTU/h. Ten fans alike are 10 dB louder than one.
    QVERIFY(std::abs(AirPerWattAndKelvin * 1600 / AirRise / 1.699 - 281) < 0.1);
    QVERIFY(std::abs(1600 * BtuPerHourPerWatt - 5459) < 1);
    double noise = 30;
    for (int i = 1; i < 10; ++i)
        noise = summedNoise(noise, 30);
    QVERIFY(std::abs(noise - 40) < 0.01);
    QVERIFY(std::abs(summedNoise(30, 30) - 33.01) < 0.01);
}

void FitTest::aLastSlotHangsOver()
{
    // Row 11: a two-slot card in the last x16 slot of an X99-PRO wants an eighth slot of the case.
    const QStringList last{QStringLiteral("PCIEX16_4")};
    const char *card = "nvidia-geforce-rtx-2080-ti-founders-edition";
    const Judged seven = onBoard("asus-x99-pro", "fractal-define-7", card, last);
    QCOMPARE(seven.verdictOf("fit.case-slots"), QStringLiteral("blocker"));
    const Judged nine = onBoard("asus-x99-pro", "fractal-define-7-xl", card, last);
    QCOMPARE(nine.verdictOf("fit.case-slots"), QStringLiteral("silent"));
    QCOMPARE(nine.verdictOf("fit.last-slot-overhang"), QStringLiteral("note"));
    QCOMPARE(*nine.assessment.fit.cards[0].overhang, 1);
}

void FitTest::twoCardsStandThreePitchesApart()
{
    // Row 22: two cards with several fans want slots whose centres are 60 mm apart.
    const char *card = "nvidia-geforce-rtx-2080-ti-founders-edition";
    const auto verdicts = [&](const char *which, const QStringList &places) {
        const Judged judged = onBoard("msi-meg-x570-unify", "fractal-define-7-xl", which, places);
        return QStringList{judged.verdictOf("heat.stacked-open-air"), judged.verdictOf("heat.spacing")};
    };
    const QStringList apart{QStringLiteral("PCI_E1"), QStringLiteral("PCI_E3")}; // 60.96 mm
    const QStringList close{QStringLiteral("PCI_E3"), QStringLiteral("PCI_E5")}; // 40.64 mm
    QCOMPARE(verdicts(card, apart), (QStringList{QStringLiteral("silent"), QStringLiteral("silent")}));
    QCOMPARE(verdicts(card, close), (QStringList{QStringLiteral("caution"), QStringLiteral("silent")}));
    QCOMPARE(verdicts("gigabyte-rtx-3090-turbo-24g", close),
             (QStringList{QStringLiteral("silent"), QStringLiteral("silent")}));
}

void FitTest::fourTripleSlotCardsFitNoTower()
{
    // Row 27 (Puget Systems): of RTX 4090 one fits in most cases, two in large towers; four three-slot cards in none.
    QCOMPARE(fitBlockers(onBoard(Sage, "fractal-define-7", Card4090, {QStringLiteral("PCIEX16_1")})), 0);
    const QStringList two{QStringLiteral("PCIEX16_1"), QStringLiteral("PCIEX16_5")};
    QCOMPARE(fitBlockers(onBoard(Sage, "asus-rog-hyperion-gr701", Card4090, two)), 0);
    for (int left = 0; left < 1 << 7; ++left) {
        QStringList four;
        for (int slot = 0; slot < 7; ++slot) {
            if (left & 1 << slot)
                four << QStringLiteral("PCIEX16_%1").arg(slot + 1);
        }
        if (four.size() != 4)
            continue;
        for (const char *chassis : {"fractal-define-7", "fractal-define-7-xl", "asus-rog-hyperion-gr701"})
            QVERIFY2(fitBlockers(onBoard(Sage, chassis, Card4090, four)) > 0, qPrintable(four.join(u' ')));
    }
}

void FitTest::threeTripleSlotCardsHaveNoAir()
{
    // Row 32: three three-slot cards at 1, 4 and 7 fit the Define 7 XL only, and there without air between them.
    const QStringList three{QStringLiteral("PCIEX16_1"), QStringLiteral("PCIEX16_4"), QStringLiteral("PCIEX16_7")};
    QCOMPARE(onBoard(Sage, "fractal-define-7", Card4090, three).verdictOf("fit.case-slots"), QStringLiteral("blocker"));
    const Judged large = onBoard(Sage, "fractal-define-7-xl", Card4090, three);
    QCOMPARE(large.verdictOf("fit.case-slots"), QStringLiteral("silent"));
    QCOMPARE(large.verdictOf("fit.slot-overlap"), QStringLiteral("silent"));
    QCOMPARE(large.verdictOf("fit.last-slot-overhang"), QStringLiteral("note"));
    QCOMPARE(large.verdictOf("heat.stacked-open-air"), QStringLiteral("caution"));
}

void FitTest::aDeepBoardMeetsOddStandoffs()
{
    // Row 33: an ASUS WRX80E-SAGE (305 × 330 mm) in a ROG Hyperion: one standoff had to go (train.sh).
    const auto board = std::make_shared<Board>(*m_catalogue.find<Board>(QString::fromLatin1(Sage)));
    if (!board->depth)
        board->depth.value = Millimetres(330);
    Catalogue catalogue = m_catalogue;
    catalogue.add(board);
    MachineText text;
    text.with(Kind::Motherboard, Sage).with(Kind::Case, "asus-rog-hyperion-gr701");
    const Judged judged(text.document, catalogue);
    QCOMPARE(judged.verdictOf("fit.board-format"), QStringLiteral("silent"));
    QCOMPARE(judged.verdictOf("fit.standoffs"), QStringLiteral("caution"));
}

QString FitTest::randomPart(Kind kind, QRandomGenerator &random) const
{
    const std::vector<PartHandle> &list = m_catalogue.parts(kind);
    return list[random.bounded(static_cast<quint32>(list.size()))]->id;
}

void FitTest::place(MachineText &text, Kind kind, ConnectorKind where, QRandomGenerator &random) const
{
    const auto board = m_catalogue.find<Board>(text.document.build.items[0].part);
    QStringList free;
    for (const Connector &connector : board->connectors) {
        const bool taken = std::any_of(text.document.build.items.begin(), text.document.build.items.end(),
                                       [&](const Item &item) { return item.connector == connector.label; });
        if (connector.kind == where && !taken)
            free << connector.label;
    }
    if (!free.isEmpty())
        text.with(kind, randomPart(kind, random).toLatin1().constData(),
                  free[random.bounded(free.size())].toUtf8().constData());
}

Document FitTest::randomMachine(QRandomGenerator &random) const
{
    MachineText text;
    for (const Kind kind : {Kind::Motherboard, Kind::Supply, Kind::Case, Kind::Cooler, Kind::Processor})
        text.with(kind, randomPart(kind, random).toLatin1().constData());
    for (quint32 i = random.bounded(4); i > 0; --i)
        place(text, Kind::Card, ConnectorKind::Slot, random);
    if (random.bounded(2) == 0)
        place(text, Kind::Network, ConnectorKind::Slot, random);
    if (random.bounded(3) == 0) {
        place(text, Kind::Riser, ConnectorKind::Slot, random);
        const Item &riser = text.document.build.items.back();
        if (riser.kind == Kind::Riser)
            text.with(Kind::Card, randomPart(Kind::Card, random).toLatin1().constData(),
                      QStringLiteral("@%1:1").arg(riser.id).toLatin1().constData());
    }
    if (random.bounded(2) == 0)
        text.with(Kind::Fan, randomPart(Kind::Fan, random).toLatin1().constData(), "",
                  1 + static_cast<int>(random.bounded(6)));
    return text.document;
}

void FitTest::aRoomierCaseNeverAddsAFitBlocker()
{
    QRandomGenerator random(Seed);
    for (int i = 0; i < Machines; ++i) {
        const Document document = randomMachine(random);
        Catalogue changed = m_catalogue;
        changed.add(roomier(*m_catalogue.find<Case>(document.build.itemsOf(Kind::Case).front()->part)));
        QVERIFY2(fitBlockers(Judged(document, changed)) <= fitBlockers(Judged(document, m_catalogue)),
                 qPrintable(name(document)));
    }
}

void FitTest::aMissingFigureIsAskedFor()
{
    // One figure less of one part: a blocker or caution of room or heat stays, or becomes worse or unknown, or
    // somebody asks for the figure.
    QRandomGenerator random(Seed + 1);
    int fallen = 0;
    for (int i = 0; i < Machines; ++i) {
        const Document document = randomMachine(random);
        const Judged before(document, m_catalogue);
        const Item &item = document.build.items[random.bounded(static_cast<quint32>(document.build.items.size()))];
        QJsonObject json = partToJson(*m_catalogue.find(item.part), m_catalogue);
        const std::span<const Field> fields = fieldsOf(item.kind);
        const char *key = fields[random.bounded(static_cast<quint32>(fields.size()))].key;
        if (!json.contains(QLatin1StringView(key)))
            continue;
        json.remove(QLatin1StringView(key));
        RIG_UNWRAP(poorer, partFromJson(json, item.kind, m_catalogue, Origin::Own));
        Catalogue changed = m_catalogue;
        changed.add(poorer);
        const Judged after(document, changed);
        const bool asked = std::any_of(after.findings.begin(), after.findings.end(), [&](const Finding &finding) {
            return finding.severity == Severity::Unknown && std::string_view(finding.missing.figure) == key;
        });
        for (const std::string &check : spoken(before, Severity::Caution)) {
            const bool still = after.verdictOf(check.c_str()) != QStringLiteral("silent");
            fallen += still ? 0 : 1;
            const QStringList what{QString::fromStdString(check), QString::fromLatin1(key), name(document)};
            QVERIFY2(still || asked, qPrintable(what.join(QStringLiteral(": "))));
        }
    }
    QVERIFY(fallen < Machines / 10);
}

RIG_TEST(FitTest)
#include "tst_fit.moc"
