// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown.h"
#include "small_machine.h"
#include "tests/testing.h"

#include "ui/document/workspace.h"
#include "ui/pages/build/finding_card.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/fix_button.h"
#include "ui/widgets/theme.h"

#include <QLabel>
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
    /// The button in the head that shows and hides a severity.
    [[nodiscard]] QToolButton *button(Severity severity)
    {
        for (QToolButton *one : panel.findChildren<QToolButton *>()) {
            if (one->isCheckable() && one->text().startsWith(shapeOf(meaningOf(severity))))
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
};

void TestFindingsPanel::findingsStandInGroupsWorstFirst()
{
    Panel room(twoCards());
    QVERIFY(room.text().contains(QStringLiteral("Blockers")));
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
        toggle = button->text() == QStringLiteral("Evidence") ? button : toggle;
    QVERIFY(toggle);
    QVERIFY(!room.text().contains(QStringLiteral("example.org")));
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

RIG_TEST(TestFindingsPanel)
#include "tst_findings_panel.moc"
