// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload_page.h"

#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/workload/backwards.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/models/text_rows_model.h"
#include "ui/pages/workload/card_filter.h"
#include "ui/pages/workload/cards_model.h"
#include "ui/pages/workload/cards_panel.h"
#include "ui/pages/workload/memory_bar.h"
#include "ui/pages/workload/need_text.h"
#include "ui/pages/workload/saver_row.h"
#include "ui/pages/workload/workload_form.h"
#include "ui/pages/workload/works_panel.h"
#include "ui/widgets/answer_head.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/two_lines.h"
#include "ui/widgets/whole_rows.h"
#include "ui/widgets/wrap_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int CardRowsSeen = 8; ///< of the list, which is what the page is about
constexpr int TableRowsSeen = 4;

QTableView *makeTable(QAbstractItemModel *model, const char *name, QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setObjectName(QLatin1StringView(name));
    table->setModel(model);
    return table;
}

} // namespace

WorkloadPage::Knowledge WorkloadPage::knowledge()
{
    // The files are compiled in; tests read them all.
    Knowledge known;
    known.library = shippedModels().value_or(ModelLibrary());
    known.runs = shippedRuns(known.library).value_or(TrainingRuns());
    known.scalings = shippedScalings().value_or(MeasuredScalings());
    known.regions = advice::shippedRegions().value_or(advice::Library());
    known.rented = shippedCloudPrices();
    return known;
}

WorkloadPage::WorkloadPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_knowledge(knowledge())
    , m_form(new WorkloadForm(m_knowledge.library))
    , m_answer(new AnswerHead(this))
    , m_headline(new WrapLabel(this))
    , m_facts(new WrapLabel(this))
    , m_bar(new MemoryBar(this))
    , m_savers(new SaverRow(this))
    , m_search(new QLineEdit(this))
    , m_display(new QCheckBox(this))
    , m_ecc(new QCheckBox(this))
    , m_onlyFitting(new QCheckBox(this))
    , m_tabs(new QTabWidget(this))
    , m_cards(new CardsModel(this))
    , m_sorted(new CardFilter(this))
    , m_cardTable(makeTable(m_sorted, "workloadCards", this))
    , m_speedNote(new WrapLabel(this))
    , m_parts(new TextRowsModel(this))
    , m_partTable(makeTable(m_parts, "memoryParts", this))
    , m_several(new CardsPanel(m_knowledge.scalings, this))
    , m_works(new WorksPanel(this))
    , m_layers(new TextRowsModel(this))
    , m_layerTable(makeTable(m_layers, "layerMaps", this))
    , m_layerNote(new WrapLabel(this))
    , m_layerTab(new QWidget(this))
    , m_chosenText(new WrapLabel(this))
    , m_plan(new QPushButton(this))
    , m_keep(new QPushButton(this))
    , m_find(new QPushButton(this))
    , m_split(new QSplitter(this))
{
    setObjectName(u"workloadPage"_s);
    m_headline->setObjectName(u"needHeadline"_s);
    m_headline->setFont(fontFor(TextSize::Section, font()));
    m_plan->setObjectName(u"planMachine"_s);
    m_onlyFitting->setChecked(true);
    m_onlyFitting->setObjectName(u"onlyFitting"_s);
    m_sorted->setSourceModel(m_cards);
    m_sorted->setSortRole(CardsModel::SortRole);
    makeTabs();

    m_keep->setObjectName(u"keepWork"_s);
    m_answer->addButton(m_plan);
    m_answer->addButton(m_keep);
    m_find->setObjectName(u"findMachine"_s);
    m_answer->addButton(m_find);
    m_search->setObjectName(u"search"_s);
    m_search->setClearButtonEnabled(true);
    m_form->setContentsMargins(PageMargin, PageMargin, Grid, PageMargin);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // its fields are the stops, and scroll to themselves
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_form);
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    m_form->setBackgroundRole(QPalette::Base);
    m_form->setAutoFillBackground(true);
    // As wide as the form, but with large type it rather scrolls than keeps the window from being small.
    const int whole = m_form->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    scroll->setMinimumWidth(std::min(whole, 340));

    // With large type the answers scroll, too: a window that grows would not fit its screen.
    auto *answers = new QScrollArea(this);
    answers->setWidgetResizable(true);
    answers->setFocusPolicy(Qt::NoFocus);
    answers->setFrameShape(QFrame::NoFrame);
    answers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    answers->setWidget(makeAnswers());
    m_split->addWidget(scroll);
    m_split->addWidget(answers);
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_split);

    std::vector<QWidget *> order = m_form->focusOrder();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_plan, m_keep, m_find, m_savers, m_tabs, m_search,
                                                            m_onlyFitting, m_display, m_ecc, m_cardTable})
        order.push_back(widget);
    chainFocus(order);
    const QSettings settings;
    m_form->restore(value(settings, setting::workload)); // before anyone listens: the page answers once
    connectAll();
    retranslate();
    takeCatalogue();
    fitForm();
    m_split->restoreState(value(settings, setting::workloadSplit));
}

WorkloadPage::~WorkloadPage()
{
    QSettings settings;
    setValue(settings, setting::workload, m_form->saved());
    setValue(settings, setting::workloadSplit, m_split->saveState());
}

QWidget *WorkloadPage::makeAnswers()
{
    auto *right = new QWidget(this);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(PageMargin, PageMargin, PageMargin, PageMargin);
    column->setSpacing(Grid);
    column->addWidget(m_answer);
    column->addSpacing(Grid);
    column->addWidget(m_savers);
    column->addSpacing(Grid / 2);
    column->addWidget(m_headline);
    column->addWidget(m_bar);
    column->addWidget(m_facts);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_chosenText);
    return right;
}

void WorkloadPage::makeTabs()
{
    dressTable(*m_cardTable);
    m_cardTable->setItemDelegate(new TwoLines(CardsModel::SecondRole, m_cardTable));
    m_cardTable->setSortingEnabled(true);
    for (QTableView *table : {m_cardTable, m_partTable})
        table->viewport()->installEventFilter(this);
    m_cardTable->horizontalHeader()->setSortIndicatorClearable(true);
    m_cardTable->sortByColumn(-1, Qt::AscendingOrder); // as the model has them: the best first
    auto *cards = new QWidget(this);
    auto *cardColumn = new QVBoxLayout(cards);
    cardColumn->setContentsMargins(0, Grid, 0, 0);
    auto *switches = new FlowLayout(nullptr, Grid);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_search, m_onlyFitting, m_display, m_ecc})
        switches->addWidget(widget);
    cardColumn->addLayout(switches);
    cardColumn->addWidget(new WholeRows(*m_cardTable, CardRowsSeen, cards), 1);
    cardColumn->addWidget(m_speedNote);
    cardColumn->addStretch();
    m_tabs->addTab(cards, QString());
    m_tabs->setDocumentMode(true); // what is in it begins where its tabs do
    dressList(*m_partTable);
    m_partTable->setWordWrap(true); // what a formula is after is read whole
    m_partTable->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *parts = new QWidget(this);
    auto *partColumn = new QVBoxLayout(parts);
    partColumn->setContentsMargins(0, Grid, 0, 0);
    partColumn->addWidget(new WholeRows(*m_partTable, TableRowsSeen, parts), 1);
    partColumn->addStretch();
    m_tabs->addTab(parts, QString());
    m_tabs->addTab(m_several, QString());
    m_tabs->addTab(m_works, QString());
    dressList(*m_layerTable);
    auto *layerColumn = new QVBoxLayout(m_layerTab);
    layerColumn->setContentsMargins(0, Grid, 0, 0);
    layerColumn->addWidget(m_layerNote);
    layerColumn->addWidget(new WholeRows(*m_layerTable, TableRowsSeen, m_layerTab), 1);
    layerColumn->addStretch();
    m_tabs->addTab(m_layerTab, QString());
}

void WorkloadPage::connectAll()
{
    connect(m_form, &WorkloadForm::changed, this, &WorkloadPage::refresh);
    connect(m_form, &WorkloadForm::said, this, &Page::said);
    for (QCheckBox *box : {m_display, m_ecc})
        connect(box, &QCheckBox::clicked, this, &WorkloadPage::showCards);
    connect(m_onlyFitting, &QCheckBox::clicked, this, &WorkloadPage::showCards);
    connect(m_search, &QLineEdit::textChanged, this, &WorkloadPage::showCards);
    connect(m_savers, &SaverRow::chosen, m_form, &WorkloadForm::setWorkload);
    connect(m_cardTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &row) {
                if (!row.isValid())
                    return;
                m_chosen = row.data(CardsModel::IdRole).toString();
                showChosen();
                emit partChosen(m_chosen);
            });
    connect(m_cardTable, &QTableView::activated, this,
            [this](const QModelIndex &row) { emit partOpened(row.data(CardsModel::IdRole).toString()); });
    connect(m_several, &CardsPanel::cardsChanged, this, &WorkloadPage::showChosen);
    connect(m_plan, &QPushButton::clicked, this, &WorkloadPage::planMachine);
    connect(m_find, &QPushButton::clicked, this, [this] {
        if (m_answered)
            emit finderWanted(asPlanned(advice::asNamed(*m_answered, m_buy)));
    });
    connect(&m_workspace, &Workspace::catalogueChanged, this, &WorkloadPage::takeCatalogue);
    connect(&m_workspace, &Workspace::documentChanged, this, &WorkloadPage::takeDocument);
    connect(m_keep, &QPushButton::clicked, this, &WorkloadPage::keepWork);
    connect(m_works, &WorksPanel::chosen, this, &WorkloadPage::showWork);
    connect(m_works, &WorksPanel::removed, this, &WorkloadPage::removeWork);
    connect(m_works, &WorksPanel::atOnceChosen, this, [this](bool atOnce) {
        setWorks(m_workspace.document().use.works, atOnce, tr("Works: at the same time or not", "a step of undo"));
    });
}

void WorkloadPage::takeCatalogue()
{
    m_speeds = std::make_unique<SpeedModel>(m_workspace.catalogue(), m_knowledge.runs);
    m_cards->setCatalogue(m_workspace.catalogue());
    refresh();
}

void WorkloadPage::refresh()
{
    QTimer::singleShot(0, this, &WorkloadPage::widenForm); // once the form has laid itself out
    const Result<WorkloadNeed> need = needOf(m_form->workload());
    if (!need) {
        m_form->complain(need.error());
        // The last answer stays, in the words and with the parts of now: the language may be another.
        if (const Result<WorkloadNeed> last = m_answered ? needOf(*m_answered) : need)
            showNeed(*last);
        m_facts->setText(tr("This is still the answer to the last numbers that could be used."));
        return;
    }
    m_form->clearComplaints();
    m_answered = m_form->workload();
    showNeed(*need);
}

void WorkloadPage::showNeed(const WorkloadNeed &shown)
{
    const WorkloadNeed *need = &shown;
    m_need = shown;
    m_headline->setText((need->gpus == 1 ? tr("The GPU must hold %1 GiB.")
                                         : tr("Each of %n GPU(s) must hold %1 GiB.", nullptr, need->gpus))
                            .arg(gibibytes(need->memory.low(), need->memory.high())));
    QStringList facts;
    if (need->parameters > 0)
        facts << tr("%1 parameters.").arg(formulaNumber(need->parameters));
    if (need->memory.low() < need->memory.high() && !need->stated)
        facts << tr("The lower number: fused kernels, and nothing lost to the allocator. The upper one: as PyTorch is "
                    "written, with what its allocator may keep back.");
    if (need->stated)
        facts << tr("This is what the guide of 2016 says; nobody has the layers.");
    if (need->gpus > 1)
        facts << tr("Memories of several cards are not added up: each holds its share, as chosen on the left.");
    m_facts->setText(heldText(names::afterEachOther(facts)));
    makeQuiet(*m_facts, *this);
    m_bar->setNeed(need->memory);
    m_savers->setWork(*m_answered);
    showParts();
    showLayers();
    showCards();
    showWorks();
}

QString WorkloadPage::shownChip() const
{
    return m_chosen.isEmpty() && m_buy.named() ? m_buy.named()->answer.chip->id : m_chosen;
}

const CardAnswer *WorkloadPage::chosen() const { return m_cards->answer(m_cards->rowOf(shownChip())); }

/// The cards that the answer says to buy, where they are the ones that are shown.
const advice::WorkCard *WorkloadPage::bought() const
{
    const advice::WorkCard *named = m_buy.named();
    return named && named->answer.chip->id == shownChip() ? named : nullptr;
}

void WorkloadPage::chooseRow(const QString &chip)
{
    const int row = m_cards->rowOf(chip);
    const QModelIndex index = row < 0 ? QModelIndex() : m_sorted->mapFromSource(m_cards->index(row, 0));
    const QSignalBlocker quiet(m_cardTable->selectionModel());
    if (index.isValid())
        m_cardTable->setCurrentIndex(index);
    else
        m_cardTable->clearSelection();
    m_cardTable->viewport()->update();
}

void WorkloadPage::showChosen()
{
    const CardAnswer *answer = chosen();
    if (!m_need)
        return;
    m_bar->setMemory(answer ? answer->memory : std::nullopt, answer ? answer->chip->name : QString());
    const Lanes &lanes = m_workspace.assessment().lanes;
    m_several->show(*m_need, answer, slowestWay(lanes), joinedByNvLink(lanes));
    // What comes with its computer goes into no other.
    m_plan->setEnabled(answer && answer->chip->form.valueOr({}) != "soc"_L1);
    m_find->setEnabled(m_answered.has_value());
    QStringList most = answer && answer->memory && m_answered
                           ? backwardsTexts(*m_answered, *answer->memory, m_knowledge.library)
                           : QStringList();
    if (answer && answer->memory)
        most.prepend(usableMemoryText(*answer->memory));
    const QString text = names::afterEachOther(most);
    m_chosenText->setText(text);
    m_chosenText->setVisible(!answer || !text.isEmpty());
    if (!answer) {
        m_chosenText->setText(
            tr("Choose a GPU in the list to see it against the need, and to plan a machine with it."));
        m_plan->setText(tr("&Plan a machine"));
        return;
    }
    const int cards = bought() ? bought()->cards : m_need->gpus;
    const QString name = names::shortName(*answer->chip);
    if (bought() && cards == 1)
        m_plan->setText(tr("&Plan a machine with it"));
    else if (bought())
        m_plan->setText(tr("&Plan a machine with %n of them", nullptr, cards));
    else
        m_plan->setText(cards > 1 ? tr("&Plan a machine with %1 × %2").arg(QString::number(cards), name)
                                  : tr("&Plan a machine with %1").arg(name));
}

void WorkloadPage::showPart(const QString &id)
{
    if (m_cards->rowOf(id) < 0)
        return;
    m_chosen = id;
    chooseRow(id);
    showChosen();
}

void WorkloadPage::retranslate()
{
    m_display->setText(tr("The card draws the desk&top too (2 GB)"));
    m_ecc->setText(tr("ECC is o&n (GDDR: 1/16 less)"));
    m_onlyFitting->setText(tr("Only GPUs that hold &it"));
    m_search->setPlaceholderText(tr("Search GPUs"));
    m_search->setAccessibleName(tr("Search GPUs"));
    m_tabs->setAccessibleName(tr("Answers"));
    m_tabs->setTabText(0, tr("GPUs"));
    m_tabs->setTabText(1, tr("Formulas"));
    m_tabs->setTabText(2, tr("Several cards"));
    m_tabs->setTabText(3, tr("For this machine"));
    m_tabs->setTabText(4, tr("Layers"));
    m_find->setText(tr("Find the &best machine"));
    m_find->setToolTip(tr("The best whole machine for a budget, with the proof that there is none better"));
    m_keep->setToolTip(tr("The work is then part of the machine's file, its report and its checks."));
    m_cardTable->setAccessibleName(tr("GPUs against the work"));
    m_partTable->setAccessibleName(tr("Parts of the need"));
    m_layerTable->setAccessibleName(tr("What would make the net smaller"));
}

void WorkloadPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() != QEvent::FontChange && event->type() != QEvent::PaletteChange)
        return;
    m_headline->setFont(fontFor(TextSize::Section, font()));
    for (QLabel *label : {m_facts, m_speedNote})
        makeQuiet(*label, *this);
    if (event->type() == QEvent::FontChange)
        QTimer::singleShot(0, this, [this] { // once all its children have the new type
            fitForm();
            showCards();
        });
}

} // namespace rig::ui
