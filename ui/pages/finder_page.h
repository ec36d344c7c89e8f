// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"
#include "ui/pages/page.h"

#include <utility>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class AnswerHead;
class FinderForm;
class FoundTable;
class FrontierPanel;
class MachineSearch;
class NothingFound;
class ProofList;
class TextRowsModel;
class WhyPanel;
class Workspace;

/// The best whole machine for the money: the question at the left, the machine that answers on top, the next ones that
/// differ, what more money would bring, and how it is known that nothing is better.
class FinderPage : public Page
{
    Q_OBJECT

public:
    FinderPage(Workspace &workspace, QWidget *parent = nullptr);
    ~FinderPage() override;

    [[nodiscard]] bool reachesEdges() const override { return true; }
    void findFor(const PlannedWork &work) override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    [[nodiscard]] QWidget *makeAnswers();
    void keepFormWhole();
    void connectAll();
    void restore();
    void takeCatalogue();
    void takeMachine();
    void ask();
    [[nodiscard]] bool isLooking() const;
    void stop();
    void showAnswer(const finder::Answer &answer);
    void showTrouble(const Failure &failure);
    void showParts();
    void fitMachinesSoon();
    void fitMachines();
    void fitParts();
    void showProof();
    void showButtons();
    void retranslate();
    /// Of the tab that is seen; null: none.
    [[nodiscard]] const finder::Found *chosen() const;
    void openChosen();
    void openBeside();
    void saveSheet();

    Workspace &m_workspace;
    MachineSearch *m_search;
    std::optional<finder::Answer> m_found;
    FinderForm *m_form;
    AnswerHead *m_answer;
    QLabel *m_progress;
    QPushButton *m_open, *m_beside, *m_sheet, *m_stop;
    QTabWidget *m_tabs;
    NothingFound *m_nothing;
    FoundTable *m_machines;
    QSplitter *m_machinesSplit = nullptr;
    bool m_fittingParts = false;
    std::pair<int, int> m_machineRoom{0, 0}; ///< how high the machines' rows are, and what they share with the parts
    TextRowsModel *m_parts;
    QTableView *m_partTable;
    FrontierPanel *m_frontier;
    WhyPanel *m_why;
    TextRowsModel *m_proof;
    ProofList *m_proofTable;
    QSplitter *m_split;
    bool m_groundStale = true; ///< the catalogue changed since searches were given it
    bool m_wasStopped = false; ///< by the user, and the answer has not come yet
    bool m_stale = true;       ///< what is shown is not what is asked: the page was not to be seen
};

} // namespace rig::ui
