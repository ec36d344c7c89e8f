// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/card_for_work.h"
#include "core/workload/planned_works.h"
#include "core/workload/works_on_machine.h"
#include "ui/pages/page.h"

#include <memory>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTabWidget;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class AnswerHead;
class CardFilter;
class CardsModel;
class CardsPanel;
class MemoryBar;
class SaverRow;
class TextRowsModel;
class WorkloadForm;
class WorksPanel;

/// What runs, what it needs on each GPU, which GPUs hold it, how several of them would do, and the machine for it.
class WorkloadPage : public Page
{
    Q_OBJECT

public:
    WorkloadPage(Workspace &workspace, QWidget *parent = nullptr);
    ~WorkloadPage() override;

    [[nodiscard]] bool reachesEdges() const override { return true; }
    void showPart(const QString &id) override;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What comes with the program; read once, as the page is made.
    struct Knowledge
    {
        ModelLibrary library;
        TrainingRuns runs;
        MeasuredScalings scalings;
        advice::Library regions; ///< what may not be sold where
        CloudPrices rented;
    };
    static Knowledge knowledge();
    void makeTabs();
    [[nodiscard]] QWidget *makeAnswers();
    void fitForm();
    void widenForm();
    void showNeed(const WorkloadNeed &shown);
    void connectAll();
    void takeCatalogue();
    void refresh(); ///< after the work changed: everything, or a sentence at the field
    void showCards();
    void fitCardTable();
    [[nodiscard]] int roomOfNames() const;
    void showAnswer();
    void showParts();
    void fitPartTable();
    void showLayers();
    void showChosen();
    void chooseRow(const QString &chip);
    void planMachine();
    void takeDocument(); ///< after the machine changed
    void showWorks();
    void keepWork();
    void showWork(int index);
    void removeWork(int index);
    void setWorks(const std::vector<PlannedWork> &works, bool atOnce, const QString &step);
    [[nodiscard]] PlannedWork asPlanned(const Workload &workload) const;
    [[nodiscard]] std::optional<std::size_t> keptAt(const PlannedWork &work) const;
    [[nodiscard]] advice::OtherWorks otherWorks() const;
    void retranslate();
    [[nodiscard]] const CardAnswer *chosen() const;
    [[nodiscard]] QString shownChip() const;
    [[nodiscard]] const advice::WorkCard *bought() const;

    Workspace &m_workspace;
    Knowledge m_knowledge;
    std::unique_ptr<SpeedModel> m_speeds;
    std::optional<WorkloadNeed> m_need; ///< the last good one
    advice::CardForWork m_buy;
    std::optional<Workload> m_answered; ///< what it is the need of
    WorkloadForm *m_form;
    AnswerHead *m_answer;
    QLabel *m_headline;
    QLabel *m_facts;
    MemoryBar *m_bar;
    SaverRow *m_savers;
    QLineEdit *m_search;
    QCheckBox *m_display;
    QCheckBox *m_ecc;
    QCheckBox *m_onlyFitting;
    QTabWidget *m_tabs;
    CardsModel *m_cards;
    CardFilter *m_sorted;
    QTableView *m_cardTable;
    int m_roomOfNames = 0; ///< of those that are listed
    QLabel *m_speedNote;
    TextRowsModel *m_parts;
    QTableView *m_partTable;
    int m_roomOfFormulas = 0; ///< what the longest takes on one line
    CardsPanel *m_several;
    WorksPanel *m_works;
    TextRowsModel *m_layers;
    QTableView *m_layerTable;
    QLabel *m_layerNote;
    QWidget *m_layerTab;
    QLabel *m_chosenText;
    QPushButton *m_plan;
    QPushButton *m_keep;
    QPushButton *m_find;
    Use m_seen; ///< the works that the answer took into account
    QSplitter *m_split;
    QString m_chosen; ///< id of the chip; empty: the one that the answer names
};

} // namespace rig::ui
