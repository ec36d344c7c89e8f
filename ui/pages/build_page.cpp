// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build_page.h"

#include "core/build/variants.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/band_view.h"
#include "ui/pages/build/case_view.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/links_view.h"
#include "ui/pages/build/list_view.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/build/power_view.h"
#include "ui/pages/build/real_view.h"
#include "ui/pages/build/start_panel.h"
#include "ui/pages/build/variants_view.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>

namespace rig::ui {

namespace {

/// Below this height of the window the band is lower.
constexpr int tightWindow = 800;

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
    , m_real(new RealView(workspace))
    , m_variants(new VariantsView(workspace, this))
    , m_findings(new FindingsPanel(workspace))
    , m_band(new BandView(workspace, this))
    , m_addCard(new QAction(this))
    , m_goToList(new QAction(this))
    , m_goToAnswers(new QAction(this))
    , m_goToFindings(new QAction(this))
    , m_nextPane(new QAction(this))
    , m_previousPane(new QAction(this))
    , m_addVariant(new QAction(this))
    , m_compareVariants(new QAction(this))
    , m_variantsMenu(new QMenu(this))
{
    using P = BuildPage;
    m_answers = {
        {m_links, [](P &p) { p.m_links->refresh(); }, [](P &p) { p.m_links->light(p.m_lit); }},
        {m_power, [](P &p) { p.m_power->refresh(); }, [](P &p) { p.m_power->light(p.m_lit); }},
        {m_case, [](P &p) { p.m_case->refresh(); }, [](P &p) { p.m_case->light(p.m_lit); }},
        {m_list, [](P &p) { p.m_list->refresh(); }, nullptr},
        {m_real, [](P &p) { p.m_real->refresh(); }, nullptr},
        {m_variants, [](P &p) { p.m_variants->refresh(); }, nullptr},
    };
    layOut();
    connectParts();
    makeActions();
    retranslate();
}

BuildPage::~BuildPage() = default;

/// At the right end of the tabs: the findings, where they are a drawer, and the report.
void BuildPage::makeCorner()
{
    auto *corner = new QWidget(m_tabs);
    m_findingsButton = new QPushButton(corner);
    m_findingsButton->setObjectName(QStringLiteral("findingsButton"));
    m_findingsButton->setCheckable(true);
    m_findingsButton->hide(); // until they are a drawer
    m_report = new QPushButton(corner);
    m_report->setProperty("primary", true);
    m_report->setIcon(lineIcon(QStringLiteral("save")));
    auto *row = new QHBoxLayout(corner);
    row->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    row->setSpacing(Grid);
    row->addWidget(m_findingsButton);
    row->addWidget(m_report);
    m_tabs->setCornerWidget(corner, Qt::TopRightCorner);
    fitCorner();
    connect(m_findingsButton, &QPushButton::clicked, this, [this](bool on) { on ? openFindings() : closeFindings(); });
    connect(m_report, &QPushButton::clicked, this, &Page::reportWanted);
}

void BuildPage::layOut()
{
    m_tabs->setDocumentMode(true);
    makeCorner();
    m_tabs->addTab(m_links, QString());
    m_tabs->addTab(m_power, QString());
    m_tabs->addTab(m_case, QString());
    m_tabs->addTab(m_list, QString());
    m_tabs->addTab(m_real, QString());
    m_variants->hide(); // until there are any
    m_middle->addWidget(m_tabs);
    m_middle->addWidget(m_start);
    m_middle->addWidget(m_chooser);
    m_splitter->addWidget(m_parts);
    m_splitter->addWidget(m_middle);
    m_splitter->addWidget(m_findings);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1); // panes meet in a hairline; Qt takes hold of it from some pixels beside
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_band);
    column->addWidget(m_splitter, 1);
}

void BuildPage::connectParts()
{
    connect(&m_workspace, &Workspace::documentChanged, this, &BuildPage::refreshWhenShown);
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] {
        m_catalogue = std::make_shared<const Catalogue>(m_workspace.catalogue());
        refreshWhenShown();
    });
    connect(&m_workspace, &Workspace::documentReplaced, this, [this] {
        m_begun = m_choosing = false;
        m_stale = true;
        if (isVisible())
            refresh(false);
    });
    connect(m_parts, &PartsPanel::chooserWanted, this, &BuildPage::openChooser);
    connect(m_parts, &PartsPanel::copied, this, [this](const QString &sentence) { emit said(sentence, false); });
    connect(m_chooser, &PartChooser::chosen, this, &BuildPage::take);
    connect(m_chooser, &PartChooser::closed, this, &BuildPage::closeChooser);
    connect(m_links, &LinksView::deviceChosen, m_parts, &PartsPanel::setCurrentItem);
    connect(m_power, &PowerView::deviceChosen, m_parts, &PartsPanel::setCurrentItem);
    connect(m_case, &CaseView::deviceChosen, m_parts, &PartsPanel::setCurrentItem);
    connect(m_real, &RealView::deviceChosen, m_parts, &PartsPanel::setCurrentItem);
    connect(&m_workspace, &Workspace::foundChanged, this, &BuildPage::showFound);
    connect(m_start, &StartPanel::ownMachineWanted, this, &Page::ownMachineWanted);
    connect(m_start, &StartPanel::startWanted, this, [this] { emit pageWanted(QStringLiteral("start")); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &BuildPage::refreshAnswer);
    connect(m_findings, &FindingsPanel::lit, this, &BuildPage::light);
    connect(m_findings, &FindingsPanel::opened, this, &BuildPage::showWhereSeen);
    connect(m_findings, &FindingsPanel::openChanged, this, [this](int finding) {
        m_band->setLit(finding < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(finding)));
    });
    connect(m_band, &BandView::findingWanted, this, [this](std::size_t finding) { showFinding(int(finding)); });
}

void BuildPage::retranslate()
{
    m_addCard->setText(tr("Add a &card…"));
    m_goToList->setText(tr("Go to the &parts"));
    m_goToAnswers->setText(tr("Go to the &answers"));
    m_goToFindings->setText(tr("Go to the &findings"));
    m_nextPane->setText(tr("&Next pane"));
    m_previousPane->setText(tr("P&revious pane"));
    m_report->setText(tr("Report (PDF)"));
    m_report->setAccessibleName(m_report->text()); // what is written on it gives way to the tabs
    m_report->setProperty("shortText", tr("Report"));
    m_report->setToolTip(tr("Verdict, lanes, power, findings and parts as a file"));
    m_addVariant->setText(tr("Copy as a new &variant"));
    m_compareVariants->setText(tr("&Compare the variants"));
    m_tabs->setTabText(m_tabs->indexOf(m_links), tr("Lanes"));
    m_tabs->setTabText(m_tabs->indexOf(m_power), tr("Power"));
    m_tabs->setTabText(m_tabs->indexOf(m_case), tr("Case"));
    m_tabs->setTabText(m_tabs->indexOf(m_list), tr("Table"));
    m_tabs->setTabText(m_tabs->indexOf(m_real), tr("Real", "tab: the plan beside the machine as it is"));
    m_tabs->setTabText(m_tabs->indexOf(m_variants), tr("Variants"));
    m_tabs->setAccessibleName(tr("Answers"));
    m_parts->retranslate();
    m_start->retranslate();
    m_chooser->retranslate();
    m_real->retranslate();
    m_variants->retranslate();
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
    for (Answer &answer : m_answers)
        answer.stale = true;
    showVariants();
    m_findings->refresh(m_catalogue);
    m_band->refresh(markChanges);
    if (m_choosing)
        m_chooser->refresh(m_workspace.document(), m_catalogue);
    if (m_workspace.found()) // its mark is seen whatever tab is
        m_real->refresh();
    markTabs();
    countFindings();
    showRoom();
    refreshAnswer();
}

void BuildPage::refreshAnswer()
{
    for (Answer &answer : m_answers) {
        if (!answer.stale || answer.view != m_tabs->currentWidget() || !m_tabs->isVisible())
            continue;
        answer.stale = false;
        answer.refresh(*this);
        if (answer.light)
            answer.light(*this);
    }
}

/// What the machine says of itself is another: the tab, and its mark, seen or not.
void BuildPage::showFound()
{
    m_real->refresh();
    markTabs();
}

/// The comparison is there while there is something to compare.
void BuildPage::showVariants()
{
    const Document &document = m_workspace.document();
    const int tab = m_tabs->indexOf(m_variants);
    m_addVariant->setEnabled(mayAddVariant(document));
    m_compareVariants->setEnabled(!document.others.empty());
    if (document.others.empty() == (tab < 0))
        return;
    if (tab >= 0)
        m_tabs->removeTab(tab);
    else
        m_tabs->addTab(m_variants, tr("Variants"));
}

/// What the middle holds: the drawer while a part is chosen, ways to begin while there is nothing, else the answers.
void BuildPage::showRoom()
{
    const Build &build = m_workspace.document().build;
    const bool nothing = build.items.empty() && !m_begun;
    m_chooser->setVisible(m_choosing);
    m_middle->setCurrentWidget(m_choosing && !m_drawer ? static_cast<QWidget *>(m_chooser)
                               : nothing               ? static_cast<QWidget *>(m_start)
                                                       : m_tabs);
}

void BuildPage::openChooser(const Opening &opening)
{
    m_choosing = true;
    m_begun = true;
    closeFindings(); // as a drawer they would lie over the parts
    showRoom();
    m_chooser->setAddsOwned(false);
    m_chooser->setRegion(m_workspace.place().region);
    m_chooser->open(opening, m_workspace.document(), m_catalogue);
    refreshAnswer();
}

void BuildPage::closeChooser()
{
    m_choosing = false;
    showRoom();
    refreshAnswer();
    m_parts->focusList();
}

void BuildPage::take(const Opening &opening, const QString &part, bool owned, const std::vector<Edit> &changes)
{
    m_choosing = false;
    const Document &document = m_workspace.document();
    std::vector<Edit> edits = editsToChoose(part, opening, owned, document, m_workspace.catalogue());
    const ItemId item = opening.replaces != 0 ? opening.replaces : document.build.nextId();
    const QString name = words::editText(edits.front(), document, m_workspace.catalogue());
    edits.insert(edits.end(), changes.begin(), changes.end());
    const bool needs = std::any_of(changes.begin(), changes.end(),
                                   [](const Edit &edit) { return !std::holds_alternative<SetPrice>(edit); });
    if (edits.size() == 1)
        m_workspace.edit(edits.front());
    else
        m_workspace.edit(edits, !needs ? name : tr("%1, and what it needs", "\"Add RTX 3090\"").arg(name));
    m_parts->setCurrentItem(item);
    closeChooser();
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
    const auto refreshStale = [this] {
        if (m_stale && isVisible())
            refresh(false);
    };
    if (type == QEvent::LanguageChange)
        refreshStale();
    else // later: the children get the palette and the font after us
        QMetaObject::invokeMethod(this, refreshStale, Qt::QueuedConnection);
}

void BuildPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    placeFindings();
    placeDrawer();
    placeChooser();
    m_band->setTight(window()->height() < tightWindow);
    // After the layout has given the splitter its width.
    QMetaObject::invokeMethod(this, &BuildPage::sizeColumns, Qt::QueuedConnection);
}

void BuildPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    placeFindings();
    placeChooser();
    if (m_stale)
        refresh(false);
    else
        refreshAnswer();
}

} // namespace rig::ui
