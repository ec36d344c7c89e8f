// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder_page.h"

#include "core/build/edit.h"
#include "core/finder/finder_words.h"
#include "core/finder/frontier_chart.h"
#include "core/finder/price_sheet.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "db/whole_file.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/models/text_rows_model.h"
#include "ui/pages/finder/finder_form.h"
#include "ui/pages/finder/found_parts.h"
#include "ui/pages/finder/found_table.h"
#include "ui/pages/finder/frontier_panel.h"
#include "ui/pages/finder/low_list.h"
#include "ui/pages/finder/machine_search.h"
#include "ui/pages/finder/nothing_found.h"
#include "ui/pages/finder/open_tabs.h"
#include "ui/pages/finder/proof_list.h"
#include "ui/pages/finder/whole_names.h"
#include "ui/pages/finder/why_panel.h"
#include "ui/widgets/answer_head.h"
#include "ui/widgets/label.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
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

/// So much of the tables is seen beside the answer, however long that is; the page scrolls then.
constexpr int LinesOfTabs = 21;

/// Where a price is from takes what the other columns leave.
enum PartColumn { PartKind, PartName, PriceOfOne, PriceFrom };
constexpr int LettersOfSource = 16; // it wraps
constexpr double ShareOfSource = 0.4;

} // namespace

FinderPage::FinderPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_search(new MachineSearch(this))
    , m_form(new FinderForm)
    , m_answer(new AnswerHead(this))
    , m_progress(new WrapLabel(this))
    , m_open(new QPushButton(this))
    , m_beside(new QPushButton(this))
    , m_sheet(new QPushButton(this))
    , m_stop(new QPushButton(this))
    , m_tabs(new OpenTabs(this))
    , m_nothing(new NothingFound(this))
    , m_machines(new FoundTable(this))
    , m_parts(new TextRowsModel(this))
    , m_partTable(new LowList(m_parts, u"foundParts"_s, this))
    , m_frontier(new FrontierPanel(this))
    , m_why(new WhyPanel(this))
    , m_proof(new TextRowsModel(this))
    , m_proofTable(new ProofList(m_proof, u"foundProof"_s, this))
    , m_split(new QSplitter(this))
{
    setObjectName(u"finderPage"_s);
    m_partTable->setWordWrap(true); // where a price is from is read whole
    m_partTable->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_partTable->viewport()->installEventFilter(this);
    layOut();
    retranslate();
    restore();
    connectAll();
}

FinderPage::~FinderPage()
{
    QSettings settings;
    setValue(settings, setting::finderQuestion, m_form->state());
    setValue(settings, setting::finderSplit, m_split->saveState());
}

void FinderPage::layOut()
{
    m_form->setBackgroundRole(QPalette::Base);
    m_form->setAutoFillBackground(true);
    auto *left = new QScrollArea(this);
    left->setWidget(m_form);
    left->setWidgetResizable(true);
    left->setFrameShape(QFrame::NoFrame);
    left->setFocusPolicy(Qt::NoFocus);
    left->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    left->viewport()->setBackgroundRole(QPalette::Base);
    auto *right = new QScrollArea(this); // where the answer leaves the tables no room
    right->setWidget(makeAnswers());
    right->setWidgetResizable(true);
    right->setFrameShape(QFrame::NoFrame);
    right->setFocusPolicy(Qt::NoFocus);
    right->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_split->addWidget(left);
    m_split->addWidget(right);
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    keepFormWhole();
    const int form = m_split->widget(0)->minimumWidth(); // the answer takes the rest
    m_split->setSizes({form, 4 * form});
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_split);
}

/// The form is never narrower than its fields: a line that is cut says nothing.
void FinderPage::keepFormWhole()
{
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_split->widget(0)->setMinimumWidth(m_form->minimumSizeHint().width() + bar);
}

QWidget *FinderPage::makeAnswers()
{
    m_open->setObjectName(u"finderOpen"_s);
    m_beside->setObjectName(u"finderBeside"_s);
    m_sheet->setObjectName(u"finderSheet"_s);
    m_stop->setObjectName(u"finderStop"_s);
    m_machines->setObjectName(u"foundMachines"_s);
    m_progress->setObjectName(u"finderProgress"_s);
    makeQuiet(*m_progress, *this);
    m_progress->setMinimumHeight(m_progress->fontMetrics().lineSpacing()); // what comes and goes moves nothing
    for (QPushButton *button : {m_open, m_beside, m_sheet, m_stop})
        m_answer->addButton(button);
    for (QWidget *later : std::initializer_list<QWidget *>{m_nothing, m_machines, m_partTable})
        later->hide(); // until there is an answer
    m_machinesSplit = new QSplitter(Qt::Vertical, this);
    m_machinesSplit->setChildrenCollapsible(false);
    for (QWidget *part : std::initializer_list<QWidget *>{m_nothing, m_machines, m_partTable})
        m_machinesSplit->addWidget(part);
    m_machinesSplit->setStretchFactor(1, 0);
    m_machinesSplit->setStretchFactor(2, 1);
    m_tabs->setDocumentMode(true); // what is in it begins where its tabs do
    m_tabs->addTab(m_machinesSplit, QString());
    m_tabs->addTab(m_frontier, QString());
    m_tabs->addTab(m_why, QString());
    m_tabs->addTab(m_proofTable, QString());
    m_tabs->setMinimumHeight(LinesOfTabs * fontMetrics().lineSpacing());
    auto *right = new QWidget(this);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(PageMargin, PageMargin, PageMargin, PageMargin);
    column->setSpacing(Grid);
    column->addWidget(m_answer);
    column->addWidget(m_progress);
    column->addWidget(m_tabs, 1);
    return right;
}

void FinderPage::connectAll()
{
    connect(m_form, &FinderForm::changed, this, &FinderPage::ask);
    connect(m_form, &FinderForm::asked, this, &FinderPage::ask);
    connect(m_form, &FinderForm::workWanted, this, [this] { emit pageWanted(u"workload"_s); });
    connect(m_search, &MachineSearch::progressed, this, [this](const SearchStep &step) {
        m_progress->setText(finder::standingText(step.best ? &*step.best : nullptr, step.gap, step.nodes));
    });
    connect(m_search, &MachineSearch::found, this, &FinderPage::showAnswer);
    connect(m_search, &MachineSearch::failed, this, &FinderPage::showTrouble);
    connect(m_search, &MachineSearch::ended, this, &FinderPage::showButtons);
    connect(m_machines, &FoundTable::chosenChanged, this, &FinderPage::showParts);
    connect(m_machines, &FoundTable::opened, this, &FinderPage::openChosen);
    // A name that wraps once the columns have their widths makes its row higher.
    connect(m_machines->verticalHeader(), &QHeaderView::sectionResized, this, &FinderPage::fitMachinesSoon);
    connect(m_nothing, &NothingFound::whyWanted, this, [this] { m_tabs->setCurrentWidget(m_why); });
    connect(m_frontier, &FrontierPanel::chosenChanged, this, &FinderPage::showButtons);
    connect(m_frontier, &FrontierPanel::lookingChanged, this, &FinderPage::showButtons);
    connect(m_frontier, &FrontierPanel::opened, this, &FinderPage::openChosen);
    connect(m_tabs, &QTabWidget::currentChanged, this, &FinderPage::showButtons);
    connect(m_tabs, &QTabWidget::currentChanged, this, &FinderPage::fitMachinesSoon);
    connect(m_open, &QPushButton::clicked, this, &FinderPage::openChosen);
    connect(m_beside, &QPushButton::clicked, this, &FinderPage::openBeside);
    connect(m_sheet, &QPushButton::clicked, this, &FinderPage::saveSheet);
    connect(m_stop, &QPushButton::clicked, this, &FinderPage::stop);
    connect(&m_workspace, &Workspace::catalogueChanged, this, &FinderPage::takeCatalogue);
    connect(&m_workspace, &Workspace::documentChanged, this, &FinderPage::takeMachine);
    takeCatalogue();
}

void FinderPage::restore()
{
    m_form->setPlace(m_workspace.place());
    m_form->setMachine(m_workspace.document(), m_workspace.catalogue());
    const QSettings settings;
    m_form->restore(value(settings, setting::finderQuestion));
    m_split->restoreState(value(settings, setting::finderSplit));
}

void FinderPage::takeCatalogue()
{
    const Catalogue &catalogue = m_workspace.catalogue();
    m_form->setCurrency(catalogue.prices.currency);
    m_groundStale = true;
    ask();
}

/// What is asked changes only where the question stands on the machine.
void FinderPage::takeMachine()
{
    const finder::Question before = m_form->question();
    m_form->setMachine(m_workspace.document(), m_workspace.catalogue());
    showButtons();
    const finder::Question now = m_form->question();
    if (before.own != now.own || before.work != now.work)
        ask();
}

void FinderPage::findFor(const PlannedWork &work)
{
    m_form->setWork(work);
    ask();
}

void FinderPage::ask()
{
    m_stale = !isVisible();
    if (m_stale)
        return;
    if (std::exchange(m_groundStale, false)) {
        const auto ground = std::make_shared<const SearchGround>(m_workspace.catalogue());
        m_search->setGround(ground);
        m_frontier->setGround(ground);
        m_why->setGround(ground);
    }
    const finder::Question question = m_form->question();
    const Result<void> valid = finder::validate(question, m_workspace.catalogue());
    m_form->complain(valid ? std::nullopt : std::optional(valid.error()));
    if (!valid)
        return;
    if (!m_found)
        m_answer->setAnswer(tr("Looking for the best machine"), {});
    m_progress->setText(m_found ? tr("Looking…") : QString());
    m_wasStopped = false;
    m_search->look(question);
    m_frontier->setQuestion(question);
    showButtons();
}

bool FinderPage::isLooking() const { return m_search->isLooking() || m_frontier->isLooking() || m_why->isLooking(); }

void FinderPage::stop()
{
    const bool wasLooking = m_search->isLooking();
    m_wasStopped = wasLooking;
    m_search->stop();
    m_frontier->stop();
    m_why->stop();
    if (wasLooking && !m_search->isLooking()) { // it had not begun, and says nothing
        if (!m_found)
            m_answer->setAnswer(tr("The search was stopped"), {});
        m_progress->setText(tr("Enter in the form asks again."));
    }
    showButtons();
}

void FinderPage::showAnswer(const finder::Answer &answer)
{
    const Catalogue &catalogue = m_workspace.catalogue();
    m_found = answer;
    m_form->complain(std::nullopt);
    m_answer->setAnswer(wholeNames(finder::answerText(answer, catalogue)),
                        wholeNames(finder::bestReasons(answer, catalogue)), // each other machine has a row below
                        heldText(names::afterEachOther(finder::answerBasis(answer, catalogue))));
    // The proof stands among the reasons; where there is none, they say that the search was stopped.
    m_progress->setText(!std::exchange(m_wasStopped, false) || answer.machines.empty() ? QString()
                        : answer.proof.proven
                            ? tr("Stopped: further machines were not looked for. Enter in the form asks again.")
                            : tr("Enter in the form asks again."));
    m_why->setAnswer(answer);
    m_nothing->setVisible(answer.machines.empty());
    for (QWidget *table : std::initializer_list<QWidget *>{m_machines, m_partTable})
        table->setVisible(!answer.machines.empty());
    m_machines->show(answer.machines, answer.question, catalogue);
    if (!answer.machines.empty())
        m_machines->selectRow(0);
    fitMachinesSoon();
    showParts();
    showProof();
}

/// Once all is laid out: rows change their heights in the midst of it, when the split is about to set other sizes.
void FinderPage::fitMachinesSoon() { QTimer::singleShot(0, this, &FinderPage::fitMachines); }

/// The machines take the rows that they have, at most three fifths; their parts take the rest.
void FinderPage::fitMachines()
{
    if (!m_machinesSplit->isVisible())
        return; // what is not seen has no height yet; whoever opens the tab asks again
    const int whole = std::max(m_machinesSplit->height() - m_machinesSplit->handleWidth(), 2);
    const std::pair room(wholeHeight(*m_machines), whole);
    if (std::exchange(m_machineRoom, room) == room)
        return; // as it was, or as the user left it
    const int machines = std::min(room.first, whole * 3 / 5);
    m_machinesSplit->setSizes({whole, machines, whole - machines});
}

void FinderPage::showTrouble(const Failure &failure)
{
    m_progress->clear();
    m_form->complain(failure);
    showButtons();
}

void FinderPage::showParts()
{
    const int row = m_machines->chosen();
    const bool any = m_found && row >= 0 && row < int(m_found->machines.size());
    m_parts->setRows(any ? foundParts(m_found->machines[std::size_t(row)].document.build, m_workspace.catalogue())
                         : std::vector<QStringList>());
    fitParts();
    showButtons();
}

/// Where a price is from takes what the others leave, its heading and two fifths of what it shares with the names at
/// the least; a name that leaves it less wraps.
void FinderPage::fitParts()
{
    if (std::exchange(m_fittingParts, true))
        return;
    m_partTable->resizeColumnsToContents();
    const int least = LettersOfSource * fontMetrics().averageCharWidth();
    const int room =
        m_partTable->viewport()->width() - m_partTable->columnWidth(PartKind) - m_partTable->columnWidth(PriceOfOne);
    const int source = std::max(
        {least, m_partTable->horizontalHeader()->sectionSizeHint(PriceFrom), static_cast<int>(room * ShareOfSource)});
    m_partTable->setColumnWidth(PartName, std::max(least, std::min(m_partTable->columnWidth(PartName), room - source)));
    shareWidth(*m_partTable, PriceFrom, least, {});
    m_fittingParts = false;
}

bool FinderPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_partTable->viewport() && event->type() == QEvent::Resize) {
        fitParts();
        fitMachinesSoon(); // the page may have given the split another height
    }
    return Page::eventFilter(watched, event);
}

void FinderPage::showProof()
{
    std::vector<QStringList> rows;
    std::vector<std::pair<qint64, QString>> reasons;
    for (const auto &[reason, count] : m_found->proof.ruledOut)
        reasons.emplace_back(count, finder::ruledOutText(reason));
    std::stable_sort(reasons.begin(), reasons.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    for (const auto &[count, text] : reasons)
        rows.push_back({names::beginning(text), names::number(double(count))});
    for (const auto &[why, count] : m_found->leftOut)
        rows.push_back({finder::leftOutText(why, count, m_found->question, m_workspace.catalogue().prices),
                        u"–"_s}); // parts, whose number is said: how often is not counted
    m_proof->setRows(std::move(rows));
    m_proofTable->fit();
}

const finder::Found *FinderPage::chosen() const
{
    if (m_tabs->currentWidget() == m_frontier)
        return m_frontier->chosen();
    const int row = std::max(0, m_machines->chosen());
    return m_found && row < int(m_found->machines.size()) ? &m_found->machines[std::size_t(row)] : nullptr;
}

void FinderPage::showButtons()
{
    m_open->setEnabled(chosen() != nullptr);
    const bool isOpen = !m_workspace.document().build.items.empty();
    m_beside->setEnabled(chosen() != nullptr && isOpen);
    m_beside->setToolTip(plainTip(isOpen ? tr("As a variant: both can be compared") : tr("No machine is open")));
    m_sheet->setEnabled(m_found && !m_found->machines.empty());
    m_stop->setEnabled(m_search->isLooking() || m_frontier->isLooking());
}

/// The parts of all machines that are named, with an empty cell for the price of today.
void FinderPage::saveSheet()
{
    if (!m_found)
        return;
    SaveQuestion question{tr("Price list"), tr("prices.csv"), tr("CSV (*.csv)"), [](const QString &path) {
                              return path.endsWith(u".csv"_s, Qt::CaseInsensitive) ? path : path + u".csv"_s;
                          }};
    const QString path = askSavePath(this, question);
    if (path.isEmpty())
        return;
    const Result<void> written =
        db::writeWhole(path, finder::priceSheet(m_found->machines, finder::usualShops(), m_workspace.catalogue()));
    emit said(written
                  ? tr("%1: fill in the prices of today and read it by Data, Import prices from CSV; the finder then "
                       "answers anew.")
                        .arg(path)
                  : written.error().sentence(),
              !written);
}

void FinderPage::openChosen()
{
    if (const finder::Found *found = chosen())
        emit machinePlanned(found->document, tr("%1, %2: found by the Finder page.", "cards, price")
                                                 .arg(finder::cardsText(*found), names::money(found->price)));
}

/// The open machine is set aside as a variant, for the same site and use.
void FinderPage::openBeside()
{
    const finder::Found *found = chosen();
    if (!found)
        return;
    Document document = applied(m_workspace.document(), AddVariant{});
    const QString name = document.build.name;
    document.build = found->document.build;
    document.build.name = name;
    emit machinePlanned(document, tr("%1, %2: a variant beside the machine that was open.", "cards, price")
                                      .arg(finder::cardsText(*found), names::money(found->price)));
}

void FinderPage::retranslate()
{
    m_open->setText(tr("Open on the Build page"));
    m_beside->setText(tr("Beside the open machine"));
    m_sheet->setText(tr("Price list…"));
    m_sheet->setToolTip(tr("The parts as CSV, with links to shops and empty cells for the prices of today"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Ends the search; what it has found so far stays"));
    const QStringList titles{tr("Machines"), tr("More or less money"), tr("Why this one"), tr("How it is known")};
    for (int i = 0; i < titles.size(); ++i)
        m_tabs->setTabText(i, titles[i]);
    m_tabs->setAccessibleName(tr("More on the answer"));
    m_nothing->retranslate();
    m_parts->setHeadings({tr("Part"), tr("Which"), tr("Price of one"), tr("Where the price is from")}, {2});
    m_partTable->setAccessibleName(tr("Parts of the chosen machine"));
    m_proof->setHeadings({tr("What ruled machines out"), tr("Times")}, {1});
    m_proofTable->setAccessibleName(tr("What ruled machines out"));
}

void FinderPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        makeQuiet(*m_progress, *this);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        QTimer::singleShot(0, this, &FinderPage::keepFormWhole); // once the form has its new words
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    showButtons();
    if (m_found)
        showAnswer(finder::Answer(*m_found));
}

void FinderPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        ask();
}

void FinderPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (m_search->isLooking()) {
        m_search->stop();
        m_stale = true;
    }
}

/// Esc ends what is looked for; else it is the window's.
void FinderPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !isLooking())
        return Page::keyPressEvent(event);
    stop();
}

} // namespace rig::ui
