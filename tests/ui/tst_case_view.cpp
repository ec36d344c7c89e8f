// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_machine.h"
#include "tests/testing.h"

#include "core/checks/check.h"
#include "core/machine/fit_rules.h"
#include "ui/document/workspace.h"
#include "ui/drawings/case_layout.h"
#include "ui/drawings/case_section.h"
#include "ui/drawings/case_words.h"
#include "ui/pages/build/case_view.h"
#include "ui/widgets/strokes.h"

#include <QFontMetricsF>
#include <QLabel>
#include <QSignalSpy>
#include <QTableWidget>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

constexpr double Pitch = SlotPitch.value();
constexpr QSizeF Roomy(1400, 0);

QFontMetricsF metrics() { return QFontMetricsF(fontFor(TextSize::Caption, QGuiApplication::font())); }

/// Parts of the test's own beside the small catalogue's: a case with walls, deep cards, a radiator.
Catalogue roomCatalogue()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/room-catalogue.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The test's parts are missing.");
    const QByteArray parts = file.readAll();
    const Result<Catalogue> read = withPartsFile(smallCatalogue(), parts, file.fileName(), Origin::Shipped);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

Document machineOf(std::vector<Item> items)
{
    Document document;
    document.build.items = std::move(items);
    return document;
}

/// The machine in the tower, with these cards.
Document tower(std::vector<Item> cards)
{
    Document document = machineOf({item(1, Kind::Processor, "processor-a"), item(2, Kind::Motherboard, "board-a"),
                                   item(3, Kind::Supply, "supply-1600"), item(4, Kind::Case, "tower")});
    document.build.items.insert(document.build.items.end(), cards.begin(), cards.end());
    return document;
}

struct Drawn
{
    explicit Drawn(const Document &document, QSizeF room = Roomy, const Catalogue &parts = roomCatalogue())
        : workspace(parts)
    {
        workspace.setDocument(document);
        plan = casePlan(workspace.situation(), workspace.verdict());
        layout = caseLayout(plan, room, metrics());
    }

    [[nodiscard]] const CasePart &part(ItemId id) const { return plan.parts[static_cast<std::size_t>(index(id))]; }
    [[nodiscard]] int index(ItemId id) const { return plan.indexOf(id); }
    [[nodiscard]] QRectF side(ItemId id) const { return layout.areasOf(index(id)).front(); }
    [[nodiscard]] QRectF front(ItemId id) const { return layout.areasOf(index(id)).at(1); }
    [[nodiscard]] double mm(double pixels) const { return pixels / layout.scale; }
    /// Where a text wraps, a number and its unit are bound together.
    [[nodiscard]] bool says(const QString &words) const
    {
        return std::any_of(layout.texts.begin(), layout.texts.end(), [&](const CaseText &text) {
            return QString(text.text).replace(QChar::Nbsp, u' ').contains(words);
        });
    }
    [[nodiscard]] const CaseHatch *hatchOf(ItemId id) const
    {
        for (const CaseHatch &hatch : layout.hatches) {
            if (hatch.item == id)
                return &hatch;
        }
        return nullptr;
    }

    Workspace workspace;
    CasePlan plan;
    CaseLayout layout;
};

bool near(double a, double b) { return std::abs(a - b) < 0.6; }

/// No two texts lie on each other.
QString overlapOf(const CaseLayout &layout)
{
    for (std::size_t i = 0; i < layout.texts.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF core = layout.texts[i].area.adjusted(0.6, 0.6, -0.6, -0.6);
            if (core.intersects(layout.texts[j].area))
                return layout.texts[i].text + QStringLiteral(" / ") + layout.texts[j].text;
        }
    }
    return {};
}

} // namespace

class TestCaseView : public QObject
{
    Q_OBJECT

private slots:
    void cardsStandInTheirPlacesToScale();
    void bothSectionsHaveOneScale();
    void aPlaceIsAsHighAsTheLettersOfItsLabel();
    void aCardThatIsTooLongIsHatchedBeyondTheLimit();
    void anOverlapIsHatchedAndNamed();
    void theCableIsHatchedWhereThePanelStands();
    void theRadiatorTakesWhatTheCheckCounts();
    void aSupplyTooLongAndACoolerTooHigh();
    void aCoolersHeightIsNotGivenForItsWidth();
    void unknownSizesAreDashedWithAQuestionMark();
    void whatStandsNowhereDoesNotFit();
    void aRackIsSeenFromAbove();
    void everyFindingAboutRoomIsInTheDrawing_data();
    void everyFindingAboutRoomIsInTheDrawing();
    void oddMachinesAreDrawn_data();
    void oddMachinesAreDrawn();
    void theTableSaysTheSame();
    void keysWalkThePartsAndChoose();
    void aClickChoosesThePart();
    void whatIsNotLitIsFaint();
    void cardsOfUnknownPlacesStandByTheGrid();
    void aNameStandsWithinItsCard();
};

void TestCaseView::cardsStandInTheirPlacesToScale()
{
    const Drawn drawn(tower({item(5, Kind::Card, "card-a", "SLOT1"), item(6, Kind::Card, "card-b", "SLOT2")}));
    QVERIFY(near(drawn.mm(drawn.side(5).width()), 300));
    QVERIFY(near(drawn.mm(drawn.side(6).width()), 310));
    QVERIFY(near(drawn.mm(drawn.side(5).height()), 40));
    QVERIFY(near(drawn.mm(drawn.side(6).top() - drawn.side(5).top()), 3 * Pitch));
    QVERIFY(near(drawn.mm(drawn.front(5).width()), 120));
    QVERIFY(near(drawn.front(5).top(), drawn.side(5).top()));
    // Slot place 1 ends at the board's lower edge less six places.
    const QRectF board = drawn.side(2);
    QVERIFY(near(drawn.mm(board.bottom() - drawn.side(5).top()), 7 * Pitch));
    QVERIFY2(drawn.says(QStringLiteral("21 mm")), "the air between the cards"); // 3 × 20.32 − 40 = 20.96
    QVERIFY2(!caseSentence(drawn.plan).isEmpty(), "each tab begins with its answer");
    QCOMPARE(caseSentence(Drawn(tower({})).plan).isEmpty(), false);
}

void TestCaseView::bothSectionsHaveOneScale()
{
    const Drawn drawn(tower({item(5, Kind::Card, "card-a", "SLOT1")}));
    QVERIFY(drawn.layout.beside);
    QVERIFY(drawn.front(5).left() > drawn.side(5).right());
    QVERIFY(near(drawn.front(5).width() / 120, drawn.side(5).width() / 300));
    const Drawn narrow(tower({item(5, Kind::Card, "card-a", "SLOT1")}), {500, 0});
    QVERIFY(!narrow.layout.beside);
    QVERIFY(narrow.front(5).top() > narrow.side(5).bottom());
    QVERIFY(near(narrow.front(5).width() / 120, narrow.side(5).width() / 300));
}

void TestCaseView::aPlaceIsAsHighAsTheLettersOfItsLabel()
{
    const Document machine = tower({item(5, Kind::Card, "card-a", "SLOT1")});
    for (const double width : {100.0, 400.0, 500.0, 800.0, 1600.0, 5000.0}) {
        const Drawn drawn(machine, {width, 300});
        // Below the usual least only where the drawing would else be wider than its room.
        const double line = drawn.layout.scale * Pitch / metrics().height();
        QVERIFY(line >= (width >= 800 ? LeastLine : TightLine) - 0.01);
        QCOMPARE(overlapOf(drawn.layout), QString());
        if (width >= 500)
            QVERIFY2(drawn.layout.size.width() <= width, qPrintable(QString::number(drawn.layout.size.width())));
    }
}

void TestCaseView::aCardThatIsTooLongIsHatchedBeyondTheLimit()
{
    const Drawn drawn(tower({item(5, Kind::Card, "card-0-too-long", "SLOT1")}));
    const CaseHatch *hatch = drawn.hatchOf(5);
    QVERIFY(hatch);
    QVERIFY(hatch->meaning == Meaning::Blocker);
    QVERIFY(near(drawn.mm(hatch->area.width()), 80)); // 480 of 400
    QVERIFY(near(drawn.mm(hatch->area.left() - drawn.side(5).left()), 400));
    QVERIFY(drawn.says(QStringLiteral("80 mm too long")));
    QVERIFY(verdictMeaning(drawn.part(5), drawn.plan) == Meaning::Blocker);
    QVERIFY2(caseSentence(drawn.plan).endsWith(QStringLiteral("Card 1: 80 mm too long.")),
             qPrintable(caseSentence(drawn.plan)));
}

void TestCaseView::anOverlapIsHatchedAndNamed()
{
    // 80 mm are four places: SLOT1 stands in 1–4, SLOT2 in 4.
    const Drawn drawn(tower({item(5, Kind::Card, "card-wide", "SLOT1"), item(6, Kind::Card, "card-a", "SLOT2")}));
    QCOMPARE(placesText(drawn.part(5)), QStringLiteral("1–4"));
    QVERIFY(!drawn.part(5).troubles.empty());
    QVERIFY(drawn.part(5).troubles.front().what == CaseTrouble::What::Overlap);
    QCOMPARE(drawn.part(5).troubles.front().amount, 1.0);
    QCOMPARE(drawn.part(5).troubles.front().otherName, QStringLiteral("Card 2"));
    QVERIFY(verdictText(drawn.part(6), drawn.plan).contains(QStringLiteral("in the way of Card 1")));
    const CaseHatch *hatch = drawn.hatchOf(5);
    QVERIFY(hatch);
    QVERIFY(near(drawn.mm(hatch->area.top() - drawn.side(5).top()), 3 * Pitch));
    QVERIFY(near(drawn.mm(hatch->area.height()), Pitch));
    QVERIFY(near(drawn.mm(hatch->area.width()), 300)); // as far as the shorter of the two
    QCOMPARE(overlapOf(drawn.layout), QString());
}

void TestCaseView::theCableIsHatchedWhereThePanelStands()
{
    const Drawn drawn(tower({item(5, Kind::Card, "card-wide", "SLOT1")}));
    const std::vector<QRectF> areas = drawn.layout.areasOf(drawn.index(5));
    QCOMPARE(areas.size(), std::size_t(3)); // side, front, cable
    QVERIFY(near(drawn.mm(areas[2].width()), StraightCable.value()));
    QVERIFY(drawn.says(QStringLiteral("15 mm missing"))); // 150 + 35 of 170
    const auto &hatches = drawn.layout.hatches;
    QVERIFY(std::any_of(hatches.begin(), hatches.end(), [&](const CaseHatch &hatch) {
        return hatch.meaning == Meaning::Caution && near(drawn.mm(hatch.area.width()), 15) &&
               near(drawn.mm(hatch.area.left() - areas[1].left()), 170);
    }));
}

void TestCaseView::theRadiatorTakesWhatTheCheckCounts()
{
    Document machine = tower({item(5, Kind::Card, "card-wide", "SLOT1")}); // 350 of 400: 50 mm are left
    machine.build.items.push_back(item(6, Kind::Cooler, "water"));
    const Drawn drawn(machine);
    const std::vector<QRectF> areas = drawn.layout.areasOf(drawn.index(6));
    QCOMPARE(areas.size(), std::size_t(2));
    const double left = drawn.side(5).left();
    QVERIFY(near(drawn.mm(areas[0].left() - left), 400 - ThickestRadiator.value()));
    QVERIFY(near(drawn.mm(areas[1].left() - left), 400 - ThinnestRadiator.value()));
    QVERIFY(near(drawn.mm(areas[1].right() - left), 400));
    const CaseHatch *hatch = drawn.hatchOf(5);
    QVERIFY(hatch);
    QVERIFY(hatch->meaning == Meaning::Caution);
    QVERIFY(near(drawn.mm(hatch->area.width()), 5));
}

void TestCaseView::aSupplyTooLongAndACoolerTooHigh()
{
    Document machine = tower({});
    machine.build.items.push_back(item(6, Kind::Cooler, "air"));
    const Drawn drawn(machine);
    QVERIFY(drawn.plan.supplyBelow);
    QVERIFY(near(drawn.mm(drawn.side(3).height()), 86));
    QVERIFY(near(drawn.mm(drawn.hatchOf(3)->area.width()), 10)); // 180 of 170
    QVERIFY(near(drawn.mm(drawn.hatchOf(6)->area.width()), 8));  // 168 of 160
    QCOMPARE(drawn.part(3).margin->value(), -10.0);
    // It stands in the case, below the board.
    QVERIFY(drawn.side(3).top() >= drawn.side(2).bottom());
    const CaseBox &outline = drawn.layout.boxes.front();
    QVERIFY(outline.shape == CaseShape::Outline);
    QVERIFY(near(drawn.mm(outline.area.height()), 480));
    QVERIFY(near(outline.area.bottom(), drawn.side(3).bottom()));
}

/// The section from the side would show how wide it is, which no figure tells, however small it is drawn.
void TestCaseView::aCoolersHeightIsNotGivenForItsWidth()
{
    Document machine = tower({});
    machine.build.items.push_back(item(6, Kind::Cooler, "air"));
    for (const double wide : {300.0, 450.0, 600.0, 900.0, 1400.0}) {
        const Drawn drawn(machine, QSizeF(wide, 0));
        for (const CaseText &text : drawn.layout.texts)
            QVERIFY2(!drawn.side(6).contains(text.area.center()) || !text.text.contains(QStringLiteral("168")),
                     qPrintable(text.text));
    }
}

void TestCaseView::unknownSizesAreDashedWithAQuestionMark()
{
    const Drawn drawn(tower({item(5, Kind::Card, "card-dim", "SLOT1")}));
    const CasePart &card = drawn.part(5);
    QVERIFY(!card.length && !card.height && !card.thickness);
    for (const CaseBox &box : drawn.layout.boxes) {
        if (box.item == 5)
            QVERIFY(box.dashed);
    }
    QVERIFY(drawn.says(QStringLiteral("? mm")));
    QCOMPARE(placesText(card), QStringLiteral("1–?"));
    QVERIFY(verdictMeaning(card, drawn.plan) == Meaning::CannotCheck);
    QVERIFY2(verdictText(card, drawn.plan).contains(QStringLiteral("Length")),
             qPrintable(verdictText(card, drawn.plan)));
    QVERIFY(!drawn.hatchOf(5));
    // What is drawn in its place is said.
    const QString said = drawn.plan.conventions.join(u' ');
    QVERIFY2(said.contains(QStringLiteral("167.7 mm")) && said.contains(QStringLiteral("162.8 mm")), qPrintable(said));
}

void TestCaseView::whatStandsNowhereDoesNotFit()
{
    const Drawn drawn(tower({item(5, Kind::Card, "card-a", "SLOT1"), item(6, Kind::Card, "card-a")}));
    QVERIFY(verdictMeaning(drawn.part(5), drawn.plan) == Meaning::Fine);
    QCOMPARE(verdictText(drawn.part(5), drawn.plan), QStringLiteral("fits"));
    QVERIFY(drawn.part(6).group == CaseGroup::NotPlaced);
    QVERIFY(verdictMeaning(drawn.part(6), drawn.plan) == Meaning::CannotCheck);
    QVERIFY(verdictText(drawn.part(6), drawn.plan).contains(QStringLiteral("no slot")));
}

void TestCaseView::aRackIsSeenFromAbove()
{
    Document machine = tower({item(5, Kind::Card, "card-a", "SLOT1")});
    machine.build.items[3].part = QStringLiteral("rack");
    const Drawn drawn(machine);
    QVERIFY(drawn.plan.lies);
    QVERIFY(!drawn.plan.supplyBelow);
    QCOMPARE(drawn.plan.caseAlong, 430.0); // its width lies along the slots
    QVERIFY(drawn.part(3).group == CaseGroup::NotTold);
    QVERIFY(drawn.says(QStringLiteral("From above")));
    QVERIFY(drawn.says(QStringLiteral("longest card: 330 mm")));
    QCOMPARE(drawn.part(5).margin->value(), 30.0);
}

void TestCaseView::everyFindingAboutRoomIsInTheDrawing_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("chassis");
    QTest::addColumn<QString>("cooler");
    QTest::addColumn<QString>("card");
    for (const char *chassis : {"case-a", "tower", "rack"}) {
        for (const char *cooler : {"water", "air"}) {
            for (const char *card : {"card-a", "card-wide", "card-dim", "card-0-too-long"})
                QTest::newRow(qPrintable(
                    QStringLiteral("%1 %2 %3")
                        .arg(QLatin1StringView(chassis), QLatin1StringView(cooler), QLatin1StringView(card))))
                    << QStringLiteral("board-a") << QString::fromLatin1(chassis) << QString::fromLatin1(cooler)
                    << QString::fromLatin1(card);
        }
    }
}

void TestCaseView::everyFindingAboutRoomIsInTheDrawing()
{
    QFETCH(const QString, chassis);
    QFETCH(const QString, cooler);
    QFETCH(const QString, card);
    Document machine = tower({item(5, Kind::Card, "", "SLOT1"), item(6, Kind::Card, "", "SLOT2"),
                              item(7, Kind::Card, "card-a", "SLOT3"), item(8, Kind::Cooler, "")});
    machine.build.items[3].part = chassis;
    machine.build.items[4].part = machine.build.items[5].part = card;
    machine.build.items[7].part = cooler;
    const Drawn drawn(machine);
    for (const Finding &finding : drawn.workspace.verdict().findings) {
        if (!std::string_view(finding.check).starts_with("fit.") || finding.severity == Severity::Unknown)
            continue;
        const int index = drawn.index(finding.subjects[0]);
        QVERIFY2(index >= 0, finding.check);
        const CasePart &part = drawn.plan.parts[static_cast<std::size_t>(index)];
        QVERIFY2(!part.troubles.empty(), finding.check);
        for (const CaseTrouble &trouble : part.troubles)
            QVERIFY2(!troubleText(trouble).isEmpty(), finding.check);
    }
    QCOMPARE(overlapOf(drawn.layout), QString());
    for (const CaseHatch &hatch : drawn.layout.hatches)
        QVERIFY(hatch.area.isValid());
}

void TestCaseView::oddMachinesAreDrawn_data()
{
    QTest::addColumn<Document>("machine");
    QTest::addColumn<QString>("note");
    QTest::newRow("nothing") << Document() << QStringLiteral("No case");
    QTest::newRow("a board alone") << machineOf({item(1, Kind::Motherboard, "board-a")}) << QStringLiteral("No case");
    QTest::newRow("a case alone") << machineOf({item(1, Kind::Case, "tower")}) << QStringLiteral("No motherboard");
    QTest::newRow("a case of no size") << oneCard() << QStringLiteral("not known");
    Document noBoard = tower({item(5, Kind::Card, "card-a"), item(6, Kind::Card, "card-dim")});
    noBoard.build.items.erase(noBoard.build.items.begin() + 1);
    QTest::newRow("no board") << noBoard << QStringLiteral("beside each other");
    std::vector<Item> sixteen;
    for (int i = 0; i < 16; ++i)
        sixteen.push_back(item(10 + i, Kind::Card, i % 3 == 2 ? "card-dim" : "card-wide",
                               i < 3 ? qPrintable(QStringLiteral("SLOT%1").arg(i + 1)) : ""));
    QTest::newRow("sixteen cards") << tower(sixteen) << QStringLiteral("supply at the bottom");
    QTest::newRow("two cards in one slot")
        << tower({item(5, Kind::Card, "card-a", "SLOT1"), item(6, Kind::Card, "card-a", "SLOT1")})
        << QStringLiteral("supply at the bottom");
    Document many = tower({});
    many.build.items[2].count = 5;
    QTest::newRow("five supplies") << many << QStringLiteral("supply at the bottom");
}

void TestCaseView::oddMachinesAreDrawn()
{
    QFETCH(const Document, machine);
    QFETCH(const QString, note);
    for (const QSizeF &room : {QSizeF(0, 0), QSizeF(300, 200), QSizeF(900, 500), Roomy}) {
        const Drawn drawn(machine, room);
        QCOMPARE(overlapOf(drawn.layout), QString());
        QVERIFY((drawn.plan.heads + drawn.plan.conventions).join(u' ').contains(note));
        QVERIFY(drawn.layout.size.height() > 0);
        for (int part = 0; part < static_cast<int>(drawn.plan.parts.size()); ++part)
            QVERIFY(!drawn.layout.areasOf(part).empty());
        // What stands beside the board does not lie on each other.
        for (const CasePart &part : drawn.plan.parts) {
            if (part.group != CaseGroup::NotPlaced)
                continue;
            for (const CaseBox &box : drawn.layout.boxes)
                QVERIFY(box.item == part.item || box.item == 4 || !box.area.intersects(drawn.side(part.item)));
        }
    }
}

void TestCaseView::theTableSaysTheSame()
{
    Workspace workspace(roomCatalogue());
    workspace.setDocument(
        tower({item(5, Kind::Card, "card-a", "SLOT1"), item(6, Kind::Card, "card-0-too-long", "SLOT2")}));
    CaseView view(workspace);
    view.resize(1200, 800);
    view.refresh();
    const auto &table = *view.findChild<QTableWidget *>();
    QCOMPARE(table.rowCount(), 4); // board, two cards, supply
    QVERIFY(!table.accessibleName().isEmpty());
    const auto text = [&](int row, int column) { return table.item(row, column)->text(); };
    QCOMPARE(text(1, 1), QStringLiteral("1–2"));
    QCOMPARE(text(1, 2), QStringLiteral("300"));
    QCOMPARE(text(1, 3), QStringLiteral("120"));
    QCOMPARE(text(1, 4), QStringLiteral("40"));
    QCOMPARE(text(1, 5), QStringLiteral("21"));
    QCOMPARE(text(1, 6), QStringLiteral("100"));
    QCOMPARE(text(2, 6), QStringLiteral("−80"));
    QVERIFY(table.item(1, 2)->textAlignment() & Qt::AlignRight);
    QVERIFY2(text(2, 7).contains(QStringLiteral("80\u00a0mm too long")), qPrintable(text(2, 7)));
    // Where they have no room beside the verdict, the figures are scrolled to: none is left out.
    view.resize(300, 800);
    view.refresh();
    for (int column = 0; column < table.columnCount(); ++column) {
        QVERIFY2(!table.isColumnHidden(column), qPrintable(QString::number(column)));
        QVERIFY(table.horizontalHeaderItem(column)->text().count(u'\n') <= 1); // its rows have the height
    }
    workspace.edit(RemoveItem{6});
    view.refresh();
    QCOMPARE(table.rowCount(), 3);
}

void TestCaseView::keysWalkThePartsAndChoose()
{
    const Drawn drawn(tower({item(5, Kind::Card, "card-a", "SLOT2"), item(6, Kind::Card, "card-b", "SLOT1")}));
    CaseSection section;
    section.setPlan(drawn.plan);
    QSignalSpy chosen(&section, &CaseSection::deviceChosen);
    QTest::keyClick(&section, Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    QTest::keyClick(&section, Qt::Key_Down); // the board
    QTest::keyClick(&section, Qt::Key_Down); // the topmost card
    QTest::keyClick(&section, Qt::Key_Return);
    QCOMPARE(chosen.takeFirst().first().toInt(), 6);
    QVERIFY2(section.accessibleDescription().contains(QStringLiteral("310 mm")),
             qPrintable(section.accessibleDescription()));
    QTest::keyClick(&section, Qt::Key_End);
    QTest::keyClick(&section, Qt::Key_Down);
    QTest::keyClick(&section, Qt::Key_Enter);
    QCOMPARE(chosen.takeFirst().first().toInt(), 3); // the supply stands last
    QTest::keyClick(&section, Qt::Key_Home);
    QCOMPARE(section.current(), 0);
    section.setPlan({});
    QCOMPARE(section.current(), -1);
    QTest::keyClick(&section, Qt::Key_Down);
    QCOMPARE(section.current(), -1);
}

void TestCaseView::aClickChoosesThePart()
{
    Workspace workspace(roomCatalogue());
    workspace.setDocument(tower({item(5, Kind::Card, "card-wide", "SLOT1"), item(6, Kind::Card, "card-a", "SLOT2")}));
    CaseView view(workspace);
    view.resize(1200, 800);
    view.show();
    view.refresh();
    auto &section = *view.findChild<CaseSection *>();
    QSignalSpy chosen(&view, &CaseView::deviceChosen);
    const auto click = [&](ItemId id) {
        const QRectF area = section.picture().areasOf(section.plan().indexOf(id)).front();
        QTest::mouseClick(&section, Qt::LeftButton, {}, (area.topLeft() + QPointF(5, 5)).toPoint());
    };
    click(5);
    QCOMPARE(chosen.takeFirst().first().toInt(), 5);
    click(6); // it lies on the first one
    QCOMPARE(chosen.takeFirst().first().toInt(), 6);
    QTest::mouseClick(&section, Qt::LeftButton, {}, QPoint(1, 1));
    QCOMPARE(chosen.count(), 0);
    const auto &table = *view.findChild<QTableWidget *>();
    QCOMPARE(table.currentRow(), section.plan().indexOf(6)); // the table goes with it
}

void TestCaseView::whatIsNotLitIsFaint()
{
    const Drawn drawn(tower({item(5, Kind::Card, "card-a", "SLOT1"), item(6, Kind::Card, "card-a", "SLOT2")}));
    CaseSection section;
    section.setPlan(drawn.plan);
    section.setRoom({1200, 800});
    section.resize(section.sizeHint());
    const auto colourAt = [&](ItemId id) {
        const QRectF area = section.picture().areasOf(drawn.index(id)).front();
        const QImage image = section.grab().toImage();
        return image.pixelColor((area.bottomRight() - QPointF(6, 4)).toPoint());
    };
    const QColor full = colourAt(6);
    QCOMPARE(colourAt(5), full);
    section.light({6});
    QCOMPARE(colourAt(6), litGround(section.palette()));
    QCOMPARE(colourAt(5), full); // nothing fades
    section.light({});
    QCOMPARE(colourAt(6), full);
}

/// A board whose slots nobody measured: the cards stand by the grid, dashed, and it is said.
void TestCaseView::cardsOfUnknownPlacesStandByTheGrid()
{
    Catalogue parts = roomCatalogue();
    Board board = *parts.find<Board>(QStringLiteral("board-a"));
    for (Connector &connector : board.connectors)
        connector.position.reset();
    parts.add(std::make_shared<const Board>(board));
    const Drawn drawn(tower({item(5, Kind::Card, "card-a", "SLOT1"), item(6, Kind::Card, "card-a", "SLOT2")}), Roomy,
                      parts);
    QVERIFY(drawn.part(5).group == CaseGroup::Guessed);
    QVERIFY(drawn.side(6).top() > drawn.side(5).top());
    const double apart = drawn.mm(drawn.side(6).top() - drawn.side(5).top()) / Pitch;
    QVERIFY2(std::abs(apart - std::round(apart)) < 0.01, qPrintable(QString::number(apart)));
    for (const CaseBox &box : drawn.layout.boxes)
        QVERIFY((box.item != 5 && box.item != 6) || box.dashed);
    QCOMPARE(placesText(drawn.part(5)), QStringLiteral("not known"));
    QVERIFY(verdictMeaning(drawn.part(5), drawn.plan) == Meaning::CannotCheck);
    QVERIFY(drawn.says(QStringLiteral("place not known")));
}

/// Across a card's edge it would be struck out, and a board's name on a card would be the card's.
void TestCaseView::aNameStandsWithinItsCard()
{
    const Document machine = tower({item(5, Kind::Card, "card-a", "SLOT1"), item(6, Kind::Card, "card-b", "SLOT2")});
    int seen = 0;
    for (const double width : {500.0, 700.0, 1000.0, 1600.0}) {
        const Drawn drawn(machine, {width, 0});
        QCOMPARE(overlapOf(drawn.layout), QString());
        for (const CaseText &text : drawn.layout.texts) {
            if (text.text.contains(QStringLiteral("Board A")))
                QVERIFY(!text.area.intersects(drawn.side(5)) && !text.area.intersects(drawn.side(6)));
            for (const ItemId card : {5, 6}) {
                const QRectF side = drawn.side(card);
                if (text.item != card || !side.intersects(text.area.adjusted(1, 1, -1, -1)))
                    continue;
                ++seen;
                QVERIFY2(text.area.top() >= side.top() - 0.01 && text.area.bottom() <= side.bottom() + 0.01,
                         qPrintable(text.text));
            }
        }
    }
    QVERIFY(seen > 0);
}

RIG_TEST(TestCaseView)
#include "tst_case_view.moc"
