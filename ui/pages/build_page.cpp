// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build_page.h"

#include "core/words/words.h"
#include "ui/pages/build/case_view.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/links_view.h"
#include "ui/pages/build/list_view.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/build/power_view.h"
#include "ui/pages/build/start_panel.h"
#include "ui/pages/build/strip.h"
#include "ui/theme.h"
#include "ui/workspace.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

namespace rig::ui {

namespace {

/// Below this many average characters the three columns would be too narrow to read: the findings become a tab.
constexpr int charactersForThree = 155;

} // namespace

BuildPage::BuildPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_catalogue(std::make_shared<const Catalogue>(workspace.catalogue()))
    , m_splitter(new QSplitter(this))
    , m_parts(new PartsPanel(workspace))
    , m_middle(new QStackedWidget)
    , m_start(new StartPanel)
    , m_chooser(new PartChooser)
    , m_tabs(new QTabWidget)
    , m_links(new LinksView(workspace))
    , m_power(new PowerView(workspace))
    , m_case(new CaseView(workspace))
    , m_list(new ListView(workspace))
    , m_findings(new FindingsPanel(workspace))
    , m_strip(new Strip(workspace, this))
    , m_ownBar(makeOwnBar())
    , m_addCard(new QAction(this))
    , m_goToList(new QAction(this))
    , m_goToFindings(new QAction(this))
{
    layOut();
    connectParts();
    makeActions();
    retranslate();
}

BuildPage::~BuildPage() = default;

QWidget *BuildPage::makeOwnBar()
{
    auto *bar = new QWidget(this);
    m_ownText = new QLabel(bar);
    m_ownText->setWordWrap(true);
    m_ownNext = new QPushButton(bar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    row->addWidget(m_ownText, 1);
    row->addWidget(m_ownNext);
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::AlternateBase);
    return bar;
}

void BuildPage::layOut()
{
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_links, QString());
    m_tabs->addTab(m_power, QString());
    m_tabs->addTab(m_case, QString());
    m_tabs->addTab(m_list, QString());
    m_middle->addWidget(m_tabs);
    m_middle->addWidget(m_start);
    m_middle->addWidget(m_chooser);
    m_splitter->addWidget(m_parts);
    m_splitter->addWidget(m_middle);
    m_splitter->addWidget(m_findings);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    column->addWidget(m_ownBar);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_strip);
}

void BuildPage::connectParts()
{
    connect(&m_workspace, &Workspace::documentChanged, this, &BuildPage::refreshWhenShown);
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] {
        m_catalogue = std::make_shared<const Catalogue>(m_workspace.catalogue());
        refreshWhenShown();
    });
    connect(&m_workspace, &Workspace::documentReplaced, this, [this] {
        m_begun = m_ownParts = m_choosing = false;
        m_stale = true;
        if (isVisible())
            refresh(false);
    });
    connect(m_parts, &PartsPanel::chooserWanted, this, &BuildPage::openChooser);
    connect(m_parts, &PartsPanel::copied, this, [this](const QString &sentence) { emit said(sentence, false); });
    connect(m_chooser, &PartChooser::chosen, this, &BuildPage::take);
    connect(m_chooser, &PartChooser::closed, this, &BuildPage::closeChooser);
    connect(m_links, &LinksView::deviceChosen, m_parts, &PartsPanel::setCurrentItem);
    connect(m_case, &CaseView::deviceChosen, m_parts, &PartsPanel::setCurrentItem);
    connect(m_start, &StartPanel::emptyWanted, this, [this] {
        m_begun = true;
        showRoom();
        m_parts->focusList();
    });
    connect(m_start, &StartPanel::ownMachineWanted, this, &BuildPage::beginOwnMachine);
    connect(m_start, &StartPanel::openWanted, this, [this] { emit openWanted({}); });
    connect(m_start, &StartPanel::exampleWanted, this, &BuildPage::openWanted);
    connect(m_ownNext, &QPushButton::clicked, this, &BuildPage::beginCard);
}

void BuildPage::makeActions()
{
    m_addCard->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    m_goToList->setShortcut(Qt::ALT | Qt::Key_1);
    m_goToFindings->setShortcut(Qt::ALT | Qt::Key_2);
    for (QAction *action : {m_addCard, m_goToList, m_goToFindings}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_addCard, &QAction::triggered, this, [this] { openChooser({Kind::Card, 0}); });
    connect(m_goToList, &QAction::triggered, m_parts, &PartsPanel::focusList);
    connect(m_goToFindings, &QAction::triggered, this, [this] {
        if (m_narrow)
            m_tabs->setCurrentWidget(m_findings);
        m_findings->focusFirst();
    });
}

QList<QAction *> BuildPage::machineActions() const
{
    return QList<QAction *>{m_addCard, m_goToList, m_goToFindings} + m_parts->copyActions();
}

void BuildPage::retranslate()
{
    m_addCard->setText(tr("Add a &card…"));
    m_goToList->setText(tr("Go to the &parts"));
    m_goToFindings->setText(tr("Go to the &findings"));
    m_tabs->setTabText(m_tabs->indexOf(m_links), tr("Lanes"));
    m_tabs->setTabText(m_tabs->indexOf(m_power), tr("Power"));
    m_tabs->setTabText(m_tabs->indexOf(m_case), tr("Case"));
    m_tabs->setTabText(m_tabs->indexOf(m_list), tr("Table"));
    m_tabs->setAccessibleName(tr("Answers"));
    m_ownText->setText(
        tr("Choose what your machine has: board, processor, supply, case. Each part is marked as owned."));
    m_ownNext->setText(tr("That is all: choose the new card"));
    m_parts->retranslate();
    m_start->retranslate();
    m_chooser->retranslate();
}

void BuildPage::refreshWhenShown()
{
    m_stale = true;
    if (isVisible())
        refresh(true);
}

void BuildPage::refresh(bool markChanges)
{
    m_stale = false;
    m_parts->refresh();
    m_links->refresh();
    m_power->refresh();
    m_case->refresh();
    m_list->refresh();
    m_findings->refresh(m_catalogue);
    m_strip->refresh(markChanges);
    if (m_choosing)
        m_chooser->refresh(m_workspace.document(), m_catalogue);
    nameFindingsTab();
    showRoom();
}

/// What the middle holds: the drawer while a part is chosen, ways to begin while there is nothing, else the answers.
void BuildPage::showRoom()
{
    const Build &build = m_workspace.document().build;
    const bool nothing = build.items.empty() && !m_begun;
    m_middle->setCurrentWidget(m_choosing ? static_cast<QWidget *>(m_chooser)
                               : nothing  ? static_cast<QWidget *>(m_start)
                                          : m_tabs);
    m_ownBar->setVisible(m_ownParts);
}

void BuildPage::openChooser(const Opening &opening)
{
    m_choosing = true;
    m_begun = true;
    showRoom();
    m_chooser->setAddsOwned(m_ownParts);
    m_chooser->open(opening, m_workspace.document(), m_catalogue);
}

void BuildPage::closeChooser()
{
    m_choosing = false;
    showRoom();
    m_parts->focusList();
}

void BuildPage::take(const Opening &opening, const QString &part, bool owned)
{
    m_choosing = false;
    const Document &document = m_workspace.document();
    const std::vector<Edit> edits = editsToChoose(part, opening, owned, document, m_workspace.catalogue());
    const ItemId item = opening.replaces != 0 ? opening.replaces : document.build.nextId();
    if (edits.size() == 1)
        m_workspace.edit(edits.front());
    else
        m_workspace.edit(edits, words::editText(edits.front(), document, m_workspace.catalogue()));
    m_parts->setCurrentItem(item);
    closeChooser();
}

void BuildPage::beginOwnMachine()
{
    m_ownParts = true;
    m_begun = true;
    showRoom();
    openChooser({Kind::Motherboard, 0});
}

void BuildPage::beginCard()
{
    m_ownParts = false;
    openChooser({Kind::Card, 0});
}

/// The columns' first widths; the user's own stay until the page has too little room for them.
void BuildPage::sizeColumns()
{
    if (m_sized || width() <= 0)
        return;
    m_sized = true;
    const int whole = m_splitter->width();
    if (m_narrow)
        m_splitter->setSizes({whole * 2 / 5, whole * 3 / 5});
    else
        m_splitter->setSizes({whole * 27 / 100, whole * 45 / 100, whole * 28 / 100});
}

void BuildPage::nameFindingsTab()
{
    if (m_narrow)
        m_tabs->setTabText(m_tabs->indexOf(m_findings),
                           tr("Findings %1", "counts by severity").arg(findingCounts(m_workspace.verdict().findings)));
}

void BuildPage::placeFindings()
{
    const bool narrow = width() < fontMetrics().averageCharWidth() * charactersForThree;
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    m_sized = false;
    if (narrow)
        m_tabs->insertTab(0, m_findings, QString());
    else
        m_splitter->addWidget(m_findings);
    m_findings->show();
    if (narrow)
        m_tabs->setCurrentWidget(m_findings);
    nameFindingsTab();
}

void BuildPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::LanguageChange)
        retranslate();
    if (type != QEvent::LanguageChange && type != QEvent::PaletteChange && type != QEvent::FontChange)
        return;
    m_stale = true;
    if (isVisible())
        refresh(false);
}

void BuildPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    placeFindings();
    // After the layout has given the splitter its width.
    QMetaObject::invokeMethod(this, &BuildPage::sizeColumns, Qt::QueuedConnection);
}

void BuildPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    placeFindings();
    if (m_stale)
        refresh(false);
}

} // namespace rig::ui
