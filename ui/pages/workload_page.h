// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/workload_fields.h"
#include "ui/pages/page.h"

#include <memory>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class CardFilter;
class CardsModel;
class CardsPanel;
class MemoryBar;
class TextRowsModel;
class WorkloadForm;

/// What runs, what it needs on each GPU, which GPUs hold it, how several of them would do, and the machine for it.
class WorkloadPage : public Page
{
    Q_OBJECT

public:
    WorkloadPage(Workspace &workspace, QWidget *parent = nullptr);
    ~WorkloadPage() override;

    [[nodiscard]] QString searchHint() const override;
    void search(const QString &text) override;
    void showPart(const QString &id) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What comes with the program; read once, as the page is made.
    struct Knowledge
    {
        ModelLibrary library;
        TrainingRuns runs;
        MeasuredScalings scalings;
    };
    static Knowledge knowledge();
    void makeTabs();
    void fitForm();
    void connectAll();
    void takeCatalogue();
    void refresh(); ///< after the work changed: everything, or a sentence at the field
    [[nodiscard]] QStringList smallerBy() const;
    void showCards();
    void showParts();
    void showLayers();
    void showChosen();
    void chooseRow(const QString &chip);
    void planMachine();
    void retranslate();
    [[nodiscard]] const CardAnswer *chosen() const;

    Workspace &m_workspace;
    Knowledge m_knowledge;
    std::unique_ptr<SpeedModel> m_speeds;
    std::optional<WorkloadNeed> m_need; ///< the last good one
    WorkloadForm *m_form;
    QLabel *m_headline;
    QLabel *m_facts;
    MemoryBar *m_bar;
    QCheckBox *m_display;
    QCheckBox *m_ecc;
    QCheckBox *m_onlyFitting;
    QTabWidget *m_tabs;
    CardsModel *m_cards;
    CardFilter *m_sorted;
    QTableView *m_cardTable;
    QLabel *m_speedNote;
    TextRowsModel *m_parts;
    QTableView *m_partTable;
    CardsPanel *m_several;
    TextRowsModel *m_layers;
    QTableView *m_layerTable;
    QLabel *m_layerNote;
    QWidget *m_layerTab;
    QLabel *m_chosenText;
    QPushButton *m_plan;
    QSplitter *m_split;
    QString m_chosen; ///< id of the chip
    QString m_filter;
};

} // namespace rig::ui
