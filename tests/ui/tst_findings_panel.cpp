// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown.h"
#include "small_machine.h"
#include "tests/testing.h"

#include "core/words/effect_words.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/band_chip.h"
#include "ui/pages/build/finding_card.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/fix_button.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

constexpr int patienceMs = 20000;

struct Panel
{
    explicit Panel(const Document &document) : workspace(smallCatalogue()), panel(workspace)
    {
        workspace.setDocument(document);
        panel.resize(420, 900);
        panel.show();
        refresh();
    }
    void refresh() { panel.refresh(std::make_shared<const Catalogue>(workspace.catalogue())); }
    [[nodiscard]] QList<FindingCard *> shown() const { return shownCards(panel); }
    [[nodiscard]] FindingCard *cardOf(const char *check) const { return test::cardOf(panel, check); }
    /// The counter in the head that shows and hides a severity.
    [[nodiscard]] BandChipButton *button(Severity severity)
    {
        for (BandChipButton *one : panel.findChildren<BandChipButton *>()) {
            if (one->isCheckable() && one->accessibleName().startsWith(words::severity(severity)))
                return one;
        }
        return nullptr;
    }
    /// The line that the notes are folded to.
    [[nodiscard]] QToolButton *notes()
    {
        for (QToolButton *one : panel.findChildren<QToolButton *>()) {
            if (one->isVisible() && one->text().contains(QStringLiteral("note")))
                return one;
        }
        return nullptr;
    }
    [[nodiscard]] QString text()
    {
        QStringList texts;
        for (const QLabel *label : panel.findChildren<QLabel *>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts.join(u'\n');
    }

    Workspace workspace;
    FindingsPanel panel;
};

} // namespace

class TestFindingsPanel : public QObject
{
    Q_OBJECT

private slots:
    void findingsStandInGroupsWorstFirst();
    void aHiddenGroupIsSaid();
    void choosingLightsUpWhatIsConcerned();
    void theChosenFindingStaysThroughEditsAndFallsWhenMended();
    void escapeLetsItGo();
    void theEvidenceLinksToItsSources();
    void tabGoesAsTheEyeDoes();
    void anUnchangedFindingKeepsItsCardAndItsFixes();
    void oneCardIsOpenAtATime();
    void notesAreOneLineUntilTheyAreOpened();
    void fixesStandByWhatTheyCost();
    void anOpenCardKeepsToThePane();
    void aHighCardIsReadFromItsTop();
    void aNumberStaysWithWhatItCounts();
    void whatCouldNotBeCheckedCountsItsFigures();
};

void TestFindingsPanel::findingsStandInGroupsWorstFirst()
{
    Panel room(twoCards());
    if (room.notes())
        room.notes()->click();
    int above = -1;
    for (const Finding &finding : room.workspace.verdict().findings) {
        FindingCard *card = nullptr;
        for (FindingCard *one : room.shown()) {
            if (sameMatter(one->finding(), finding))
                card = one;
        }
        QVERIFY(card);
        const int y = card->mapTo(&room.panel, QPoint()).y();
        QVERIFY(y > above);
        above = y;
    }
    QVERIFY(room.button(Severity::Blocker)->accessibleName().contains(QStringLiteral("1")));
}

void TestFindingsPanel::aHiddenGroupIsSaid()
{
    Panel room(twoCards());
    if (room.notes())
        room.notes()->click();
    const qsizetype all = room.shown().size();
    const auto &findings = room.workspace.verdict().findings;
    const auto cautions = std::count_if(findings.begin(), findings.end(),
                                        [](const Finding &finding) { return finding.severity == Severity::Caution; });
    QVERIFY(cautions > 0);
    room.button(Severity::Caution)->click();
    QCOMPARE(room.shown().size(), all - cautions);
    QVERIFY2(room.text().contains(QStringLiteral("hidden")), qPrintable(room.text()));
    room.workspace.edit(SetOwned{3, true}); // the filter outlives an edit
    room.refresh();
    QCOMPARE(room.shown().size(), all - cautions);
    room.button(Severity::Caution)->click();
    QCOMPARE(room.shown().size(), all);
    QVERIFY(!room.text().contains(QStringLiteral("hidden")));
}

void TestFindingsPanel::choosingLightsUpWhatIsConcerned()
{
    Panel room(twoCards());
    QSignalSpy lit(&room.panel, &FindingsPanel::lit);
    FindingCard *card = room.cardOf("pcie.lane-downgrade");
    QVERIFY(card);
    QTest::mouseClick(card, Qt::LeftButton, Qt::NoModifier, QPoint(4, 4));
    QCOMPARE(lit.count(), 1);
    const auto items = lit.last().first().value<std::vector<int>>();
    QVERIFY(!items.empty());
    for (const int item : items)
        QVERIFY(item == 3 || item == 7);
    QTest::mouseClick(card, Qt::LeftButton, Qt::NoModifier, QPoint(4, 4));
    QVERIFY(lit.last().first().value<std::vector<int>>().empty());
}

void TestFindingsPanel::theChosenFindingStaysThroughEditsAndFallsWhenMended()
{
    Panel room(twoCards());
    QSignalSpy lit(&room.panel, &FindingsPanel::lit);
    room.cardOf("power.supply-capacity")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(room.cardOf("power.supply-capacity"), Qt::Key_Space);
    QVERIFY(!lit.last().first().value<std::vector<int>>().empty());
    room.workspace.edit(SetOwned{3, true});
    room.refresh();
    QVERIFY(!lit.last().first().value<std::vector<int>>().empty());
    room.workspace.edit(ReplacePart{4, QStringLiteral("supply-1600")});
    room.refresh();
    QVERIFY(lit.last().first().value<std::vector<int>>().empty());
}

void TestFindingsPanel::escapeLetsItGo()
{
    Panel room(twoCards());
    QSignalSpy lit(&room.panel, &FindingsPanel::lit);
    FindingCard *card = room.cardOf("power.supply-capacity");
    QTest::keyClick(card, Qt::Key_Space);
    QVERIFY(!lit.last().first().value<std::vector<int>>().empty());
    QTest::keyClick(card, Qt::Key_Escape);
    QVERIFY(lit.last().first().value<std::vector<int>>().empty());
}

void TestFindingsPanel::theEvidenceLinksToItsSources()
{
    Panel room(twoCards());
    FindingCard *card = room.cardOf("power.supply-capacity");
    QToolButton *toggle = nullptr;
    for (QToolButton *button : card->findChildren<QToolButton *>())
        toggle = button->text() == QStringLiteral("Why, and the source") ? button : toggle;
    QVERIFY(toggle);
    QVERIFY(!room.text().contains(QStringLiteral("example.org")));
    QTest::mouseClick(card, Qt::LeftButton, Qt::NoModifier, QPoint(4, 4));
    toggle->click();
    QVERIFY2(room.text().contains(QStringLiteral("Supply 550")), qPrintable(room.text()));
    QVERIFY(room.text().contains(QStringLiteral("href=\"https://example.org\"")));
    room.workspace.edit(SetOwned{3, true}); // what was opened stays open
    room.refresh();
    QVERIFY(room.text().contains(QStringLiteral("https://example.org")));
}

void TestFindingsPanel::tabGoesAsTheEyeDoes()
{
    Panel room(twoCards());
    QTRY_VERIFY_WITH_TIMEOUT(!room.cardOf("power.supply-capacity")->findChildren<FixButton *>().isEmpty(), patienceMs);
    // Findings go and come back, so that cards change places.
    room.workspace.edit(ReplacePart{4, QStringLiteral("supply-1600")});
    room.refresh();
    room.workspace.undoStack().undo();
    room.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!room.cardOf("power.supply-capacity")->findChildren<FixButton *>().isEmpty(), patienceMs);
    QTest::qWait(1); // the last layout
    QWidget *first = room.cardOf("power.supply-capacity");
    int y = -1;
    int cards = 0;
    for (QWidget *widget = first; cards < room.shown().size(); widget = widget->nextInFocusChain()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        const int at = widget->mapTo(&room.panel, QPoint()).y();
        QVERIFY2(at >= y, widget->metaObject()->className());
        y = at;
        cards += qobject_cast<FindingCard *>(widget) ? 1 : 0;
    }
}

void TestFindingsPanel::anUnchangedFindingKeepsItsCardAndItsFixes()
{
    Panel room(twoCards());
    QTRY_VERIFY_WITH_TIMEOUT(!room.cardOf("power.supply-capacity")->findChildren<FixButton *>().isEmpty(), patienceMs);
    FindingCard *card = room.cardOf("power.supply-capacity");
    FixButton *fix = card->findChildren<FixButton *>().first();
    QVERIFY(fix->isEnabled());
    room.workspace.edit(SetLocked{5, true}); // of no concern to it
    room.refresh();
    QCOMPARE(room.cardOf("power.supply-capacity"), card);
    QCOMPARE(card->findChildren<FixButton *>().first(), fix);
    QVERIFY(!fix->isEnabled()); // until it has been tried on the machine as it is now
    QTRY_VERIFY_WITH_TIMEOUT(fix->isEnabled(), patienceMs);
    fix->click();
    QVERIFY(!room.cardOf("power.supply-capacity") || room.workspace.undoStack().count() == 2);
}

void TestFindingsPanel::oneCardIsOpenAtATime()
{
    Panel room(twoCards());
    const QList<FindingCard *> cards = room.shown();
    QVERIFY(cards.size() > 1);
    const int folded = cards[0]->height();
    QCOMPARE(cards[1]->height(), folded);
    QTest::mouseClick(cards[0], Qt::LeftButton, Qt::NoModifier, QPoint(4, 4));
    QTRY_VERIFY(cards[0]->height() > folded);
    QTest::mouseClick(cards[1], Qt::LeftButton, Qt::NoModifier, QPoint(4, 4));
    QVERIFY(cards[1]->isOpen() && !cards[0]->isOpen());
    QTRY_COMPARE(cards[0]->height(), folded);
}

void TestFindingsPanel::notesAreOneLineUntilTheyAreOpened()
{
    Panel room(twoCards());
    const auto &findings = room.workspace.verdict().findings;
    const auto note = std::find_if(findings.begin(), findings.end(),
                                   [](const Finding &finding) { return finding.severity == Severity::Note; });
    QVERIFY(note != findings.end());
    QVERIFY(!room.cardOf(note->check));
    room.panel.openAt(static_cast<std::size_t>(note - findings.begin()));
    QVERIFY(room.cardOf(note->check) && room.cardOf(note->check)->isOpen());
}

/// Free before priced before unknown, in words.
void TestFindingsPanel::fixesStandByWhatTheyCost()
{
    const auto fix = [](std::optional<double> amount) {
        Fix made;
        if (amount)
            made.effect.price = Money{*amount, QStringLiteral("USD")};
        made.effect.shown = {-1, 1, 0, 0};
        return made;
    };
    const std::vector<Fix> fixes = words::inOrder({fix(std::nullopt), fix(15), fix(0)});
    QCOMPARE(words::bestFixText(fixes), QStringLiteral("free fix"));
    QCOMPARE(words::effectText(fixes[0].effect), QStringLiteral("Free. Mends 1 problem(s), adds 1 limit(s)."));
    QCOMPARE(words::effectText(fixes[1].effect), QStringLiteral("$15 more. Mends 1 problem(s), adds 1 limit(s)."));
    QCOMPARE(words::effectBesidePrice(fixes[1].effect), QStringLiteral("Mends 1 problem(s), adds 1 limit(s)."));
    QCOMPARE(words::effectText(fixes[2].effect),
             QStringLiteral("No price known. Mends 1 problem(s), adds 1 limit(s)."));
    Effect several;
    several.shown = {-1, -2, -1, 0};
    QCOMPARE(words::effectBesidePrice(several),
             QStringLiteral("Mends 1 problem(s) and 2 limit(s) and settles 1 open check(s)."));
}

/// On the smallest screen the bar that scrolls takes room; what can be clicked begins where the texts do.
void TestFindingsPanel::anOpenCardKeepsToThePane()
{
    Panel room(twoCards());
    room.panel.resize(304, 300);
    FindingCard *card = room.shown().front();
    QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(20, 10));
    card->setOpen(true);
    QTest::qWait(50);
    const auto *scroll = room.panel.findChild<QScrollArea *>();
    QVERIFY(scroll->verticalScrollBar()->isVisible());
    QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
             qPrintable(QString::number(scroll->widget()->width())));
    int seen = 0;
    for (const QToolButton *button : card->findChildren<QToolButton *>()) {
        if (!button->isVisible() || button->text().isEmpty())
            continue;
        QVERIFY2(button->width() <= button->fontMetrics().horizontalAdvance(button->text()) + Grid,
                 qPrintable(button->text()));
        ++seen;
    }
    QVERIFY(seen >= 2);
}

void TestFindingsPanel::aHighCardIsReadFromItsTop()
{
    Panel room(twoCards());
    room.panel.resize(304, 200);
    QTRY_VERIFY_WITH_TIMEOUT(!room.cardOf("power.supply-capacity")->findChildren<FixButton *>().isEmpty(), patienceMs);
    const auto &findings = room.workspace.verdict().findings;
    const auto at = std::find_if(findings.begin(), findings.end(), [](const Finding &finding) {
        return std::string_view(finding.check) == "power.supply-capacity";
    });
    QVERIFY(at != findings.end());
    room.panel.openAt(static_cast<std::size_t>(at - findings.begin()));
    QTest::qWait(50);
    const auto *scroll = room.panel.findChild<QScrollArea *>();
    const FindingCard *card = room.cardOf("power.supply-capacity");
    QVERIFY(card->mapTo(scroll->viewport(), QPoint()).y() >= 0);
}

void TestFindingsPanel::aNumberStaysWithWhatItCounts()
{
    QCOMPARE(heldText(QStringLiteral("Mends 1 problem and settles 12 open checks.")),
             QStringLiteral("Mends 1\u00a0problem and settles 12\u00a0open checks."));
    QVERIFY(heldText(QStringLiteral("并使 1 项可以检查。")).contains(QStringLiteral("1\u00a0项")));
    QCOMPARE(heldText(QStringLiteral("XPG Cybercore II 1300 Platinum")),
             QStringLiteral("XPG Cybercore II 1300 Platinum"));
}

/// They are of several parts: the first of them is not the one that it is about.
void TestFindingsPanel::whatCouldNotBeCheckedCountsItsFigures()
{
    Panel room(twoCards());
    if (room.notes())
        room.notes()->click();
    FindingCard *card = room.cardOf("not-checked");
    QVERIFY(card);
    QVERIFY(card->finding().parts.size() > 1);
    QCOMPARE(card->caption(), QStringLiteral("%1 figure(s)").arg(card->finding().parts.size()));
}

RIG_TEST(TestFindingsPanel)
#include "tst_findings_panel.moc"
