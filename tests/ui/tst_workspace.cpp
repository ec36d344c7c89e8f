// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_machine.h"
#include "tests/testing.h"

#include "ui/document/workspace.h"

#include <QSignalSpy>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

class TestWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void editsAreAssessedAtOnce();
    void undoAndRedoBringBackTheDocument();
    void anEditThatChangesNothingIsNoStep();
    void powerLimitsInARowAreOneStep();
    void aLimitThatReturnsToTheStartLeavesNoStep();
    void limitsOfDifferentCardsAreSteps();
    void severalEditsAreOneStep();
    void aNewDocumentEndsTheHistory();
    void aNewCatalogueKeepsTheDocument();
    void fiftyEditsGoBackAndForth();
};

void TestWorkspace::editsAreAssessedAtOnce()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(oneCard());
    QCOMPARE(workspace.assessment().lanes.links.size(), std::size_t(1));
    QCOMPARE(*workspace.assessment().lanes.links.front().width, 16);

    QSignalSpy changed(&workspace, &Workspace::documentChanged);
    std::optional<int> seen;
    connect(&workspace, &Workspace::documentChanged, this,
            [&] { seen = workspace.assessment().lanes.links.front().width; });
    workspace.edit(AddItem{item(0, Kind::Card, "card-a", "SLOT2")});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(*seen, 8);
    QCOMPARE(workspace.machine().devices.size(), std::size_t(2));
}

void TestWorkspace::undoAndRedoBringBackTheDocument()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(twoCards());
    QVERIFY(workspace.verdict().kind == Verdict::Kind::Blocked);
    workspace.edit(ReplacePart{4, QStringLiteral("supply-1600")});
    const Document after = workspace.document();
    QVERIFY(!workspace.undoStack().undoText().isEmpty());
    workspace.undoStack().undo();
    QVERIFY(workspace.document() == twoCards());
    QVERIFY(workspace.verdict().kind == Verdict::Kind::Blocked);
    workspace.undoStack().redo();
    QVERIFY(workspace.document() == after);
}

void TestWorkspace::anEditThatChangesNothingIsNoStep()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(oneCard());
    workspace.edit(RemoveItem{999});
    workspace.edit(SetOwned{3, false});
    workspace.edit(std::vector<Edit>{RemoveItem{999}}, QStringLiteral("Nothing"));
    QCOMPARE(workspace.undoStack().count(), 0);
}

void TestWorkspace::powerLimitsInARowAreOneStep()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(oneCard());
    for (const int watts : {340, 330, 320, 280})
        workspace.edit(SetPowerLimit{{3}, Watts(watts)});
    QCOMPARE(workspace.undoStack().count(), 1);
    QCOMPARE(workspace.document().build.item(3)->powerLimit->value(), 280.0);
    workspace.undoStack().undo();
    QVERIFY(workspace.document() == oneCard());
}

void TestWorkspace::aLimitThatReturnsToTheStartLeavesNoStep()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(oneCard());
    workspace.edit(SetPowerLimit{{3}, Watts(340)});
    workspace.edit(SetPowerLimit{{3}, std::nullopt});
    QCOMPARE(workspace.undoStack().count(), 0);
    QVERIFY(workspace.document() == oneCard());
}

void TestWorkspace::limitsOfDifferentCardsAreSteps()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(twoCards());
    workspace.edit(SetPowerLimit{{3}, Watts(300)});
    workspace.edit(SetPowerLimit{{7}, Watts(300)});
    workspace.edit(SetOwned{3, true});
    workspace.edit(SetOwned{3, false});
    QCOMPARE(workspace.undoStack().count(), 4);
}

void TestWorkspace::severalEditsAreOneStep()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(oneCard());
    workspace.edit({SetOwned{3, true}, SetLocked{3, true}}, QStringLiteral("Keep the card"));
    QCOMPARE(workspace.undoStack().count(), 1);
    QCOMPARE(workspace.undoStack().undoText(), QStringLiteral("Keep the card"));
    workspace.undoStack().undo();
    QVERIFY(workspace.document() == oneCard());
}

void TestWorkspace::aNewDocumentEndsTheHistory()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(oneCard());
    workspace.edit(SetOwned{3, true});
    QVERIFY(!workspace.undoStack().isClean());
    QSignalSpy replaced(&workspace, &Workspace::documentReplaced);
    workspace.setDocument(twoCards());
    QCOMPARE(replaced.count(), 1);
    QVERIFY(workspace.undoStack().isClean());
    QVERIFY(!workspace.undoStack().canUndo());
    QVERIFY(workspace.document() == twoCards());
}

void TestWorkspace::aNewCatalogueKeepsTheDocument()
{
    Workspace workspace(Catalogue{});
    workspace.setDocument(oneCard());
    QCOMPARE(workspace.machine().unresolved.size(), oneCard().build.items.size());
    QSignalSpy changed(&workspace, &Workspace::catalogueChanged);
    workspace.setCatalogue(smallCatalogue());
    QCOMPARE(changed.count(), 1);
    QVERIFY(workspace.machine().unresolved.empty());
    QVERIFY(workspace.document() == oneCard());
}

void TestWorkspace::fiftyEditsGoBackAndForth()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(oneCard());
    std::vector<Document> states{workspace.document()};
    for (int i = 0; i < 50; ++i) {
        workspace.edit(i % 2 == 0 ? Edit(SetOwned{3, i % 4 == 0}) : Edit(SetLocked{4, i % 4 == 1}));
        states.push_back(workspace.document());
    }
    QCOMPARE(workspace.undoStack().count(), 50);
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        QVERIFY(workspace.document() == states[i]);
        workspace.undoStack().undo();
    }
    QVERIFY(workspace.document() == states.front());
    while (workspace.undoStack().canRedo())
        workspace.undoStack().redo();
    QVERIFY(workspace.document() == states.back());
}

RIG_TEST(TestWorkspace)
#include "tst_workspace.moc"
