// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start_page.h"

#include "ui/document/document_files.h"
#include "ui/document/workspace.h"
#include "ui/pages/start/margins.h"
#include "ui/pages/start/my_pc.h"
#include "ui/pages/start/recent_card.h"
#include "ui/pages/start/this_machine.h"
#include "ui/pages/start/way_in.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/when_seen.h"

#include <QAction>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr int homeWidest = 1360;
constexpr int waysAcross = 4;
constexpr int wayNeeds = 200;
constexpr int recentNeeds = 310;

enum Way { ForMyWork, MyOwnPc, NewMachine, OpenOne };

/// Puts widgets side by side, as many as there is room for.
void arrange(QGridLayout &grid, const std::vector<QWidget *> &widgets, int across)
{
    for (QWidget *widget : widgets)
        grid.removeWidget(widget);
    for (std::size_t i = 0; i < widgets.size(); ++i)
        grid.addWidget(widgets[i], static_cast<int>(i) / across, static_cast<int>(i) % across);
    for (int column = 0; column < waysAcross; ++column)
        grid.setColumnStretch(column, column < across ? 1 : 0);
}

} // namespace

StartPage::StartPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_rooms(new QStackedWidget)
    , m_home(new QScrollArea)
    , m_title(new Label)
    , m_about(new Label)
    , m_ways(new QGridLayout)
    , m_read(new QPushButton)
    , m_recentTitle(new Label)
    , m_allRecent(new QPushButton)
    , m_recent(new QGridLayout)
    , m_templatesTitle(new Label)
    , m_today(new QToolButton)
    , m_guides(new QToolButton)
    , m_prices(new Label)
    , m_templates(new TemplateTable)
    , m_catalogue(new Label)
    , m_goToMyPc(new QAction(this))
    , m_readMachine(new QAction(this))
    , m_seen(new WhenSeen(this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("startPage"));
    m_content = makeHome();
    m_home->setWidget(m_content);
    m_home->setWidgetResizable(true);
    m_home->setFocusPolicy(Qt::NoFocus); // its cards are the stops, and scroll to themselves
    m_home->setFrameShape(QFrame::NoFrame);
    m_home->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rooms->addWidget(m_home);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_rooms);
    connectWays();
    connect(&m_workspace, &Workspace::catalogueChanged, m_seen, &WhenSeen::make);
    connect(&m_workspace, &Workspace::documentReplaced, m_seen, &WhenSeen::make);
    retranslate();
}

QWidget *StartPage::makeHome()
{
    auto *content = new QWidget;
    const std::array<QString, 4> icons{QStringLiteral("workload"), QStringLiteral("add"), QStringLiteral("build"),
                                       QStringLiteral("open")};
    for (std::size_t i = 0; i < icons.size(); ++i) {
        m_wayIns.push_back(new WayIn(icons[i], i == 0));
        m_wayIns.back()->setObjectName(QStringLiteral("way-%1").arg(i));
    }
    for (int i = 0; i < RecentShown; ++i)
        m_recentCards.push_back(new RecentCard);
    m_read->setObjectName(QStringLiteral("readMachine"));
    for (QPushButton *button : {m_allRecent, m_read}) {
        button->setProperty("quiet", true);
        button->setFlat(true);
    }
    m_read->setProperty("flush", true);
    m_allRecent->setProperty("flush", QStringLiteral("end"));
    auto *recentHead = new QHBoxLayout;
    recentHead->addWidget(m_recentTitle, 1);
    recentHead->addWidget(m_allRecent);
    for (QGridLayout *grid : {m_ways, m_recent})
        grid->setSpacing(2 * Grid);
    for (QLabel *label : {m_title, m_about, m_catalogue})
        label->setWordWrap(true);
    for (QLabel *label : {m_about, m_catalogue, m_prices})
        label->setForegroundRole(QPalette::PlaceholderText); // the secondary text of the palette

    auto *column = new QVBoxLayout(content);
    column->setSpacing(Grid);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addSpacing(Grid);
    column->addLayout(m_ways);
    column->addWidget(m_read, 0, Qt::AlignLeft);
    column->addSpacing(2 * Grid);
    column->addLayout(recentHead);
    column->addLayout(m_recent);
    column->addSpacing(2 * Grid);
    column->addWidget(makeTemplatesHead());
    column->addWidget(m_templates);
    column->addWidget(m_catalogue);
    column->addStretch(1);
    return content;
}

QWidget *StartPage::makeTemplatesHead()
{
    auto *head = new QWidget;
    auto *group = new QButtonGroup(head);
    for (QToolButton *segment : {m_today, m_guides}) {
        segment->setCheckable(true);
        segment->setToolButtonStyle(Qt::ToolButtonTextOnly);
        segment->setProperty("segment", segment == m_today ? QStringLiteral("first") : QStringLiteral("last"));
        group->addButton(segment);
    }
    m_today->setChecked(true);
    connect(m_today, &QToolButton::toggled, this, &StartPage::showTemplates);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Grid);
    auto *segments = new QHBoxLayout;
    segments->setSpacing(0);
    segments->addWidget(m_today);
    segments->addWidget(m_guides);
    row->addWidget(m_templatesTitle);
    row->addSpacing(Grid);
    row->addLayout(segments);
    m_prices->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_prices->setWordWrap(true);
    row->addWidget(m_prices, 1);
    return head;
}

void StartPage::connectWays()
{
    connect(m_wayIns[ForMyWork], &QAbstractButton::clicked, this,
            [this] { emit pageWanted(QStringLiteral("workload")); });
    connect(m_wayIns[MyOwnPc], &QAbstractButton::clicked, this, &StartPage::askMyPc);
    connect(m_wayIns[NewMachine], &QAbstractButton::clicked, this, &Page::newWanted);
    connect(m_wayIns[OpenOne], &QAbstractButton::clicked, this, [this] { emit openWanted({}); });
    for (std::size_t i = 0; i < m_recentCards.size(); ++i)
        connect(m_recentCards[i], &QAbstractButton::clicked, this,
                [this, i] { emit openWanted(m_recentPaths.value(static_cast<qsizetype>(i))); });
    connect(m_allRecent, &QPushButton::clicked, this, &StartPage::openAll);
    connect(m_templates, &TemplateTable::chosen, this, &Page::openWanted);
    connect(m_goToMyPc, &QAction::triggered, this, [this] {
        emit wanted();
        askMyPc();
    });
    connect(m_readMachine, &QAction::triggered, this, [this] {
        emit wanted();
        readOwnMachine();
    });
    connect(m_read, &QPushButton::clicked, this, &StartPage::readOwnMachine);
}

QList<QAction *> StartPage::machineActions() const { return {m_readMachine}; }

QList<QAction *> StartPage::moreActions() const { return {m_goToMyPc}; }

/// Made when it is first wanted, as the next one: the first page shall be seen at once.
void StartPage::askMyPc()
{
    if (!m_myPc) {
        m_myPc = new MyPc(m_workspace);
        m_rooms->addWidget(m_myPc);
        connect(m_myPc, &MyPc::readWanted, this, &StartPage::readOwnMachine);
        connect(m_myPc, &MyPc::backWanted, this, [this] { m_rooms->setCurrentWidget(m_home); });
        connect(m_myPc, &MyPc::planned, this, &Page::machinePlanned);
        connect(m_myPc, &MyPc::said, this, &Page::said);
    }
    m_rooms->setCurrentWidget(m_myPc);
    m_myPc->focusFirst();
}

void StartPage::readOwnMachine()
{
    if (!m_thisMachine) {
        m_thisMachine = new ThisMachine(m_workspace);
        m_rooms->addWidget(m_thisMachine);
        connect(m_thisMachine, &ThisMachine::backWanted, this, [this] { m_rooms->setCurrentWidget(m_home); });
        connect(m_thisMachine, &ThisMachine::planned, this, &Page::machineRead);
    }
    m_rooms->setCurrentWidget(m_thisMachine);
    m_thisMachine->focusFirst();
}

/// A menu of all, under the button.
void StartPage::openAll()
{
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    for (const QString &path : recentFiles()) {
        QAction *action = menu.addAction(machineNameIn(path).replace(u'&', QLatin1StringView("&&")));
        action->setToolTip(plainTip(QDir::toNativeSeparators(path))); // two may be called alike
        action->setEnabled(QFileInfo::exists(path));
        action->setData(path);
    }
    const QAction *chosen = menu.exec(m_allRecent->mapToGlobal(QPoint(0, m_allRecent->height())));
    if (chosen)
        emit openWanted(chosen->data().toString());
}

void StartPage::retranslate()
{
    m_title->setText(tr("Find out whether a deep-learning machine works before you pay for it"));
    m_about->setText(
        tr("Which GPU for the work and the money, whether the whole machine runs it, what is lost where it "
           "falls short, and the cheapest change that mends it."));
    m_wayIns[ForMyWork]->setTexts(
        tr("Which GPU for my work?"),
        tr("Say what you train or run. You get the card, its speed, its price, and how that is known."));
    m_wayIns[MyOwnPc]->setTexts(
        tr("Add a card to my PC"),
        tr("Five fields: board, processor, supply, case, cards. Then the cards that fit best."));
    m_wayIns[NewMachine]->setTexts(tr("Plan a new machine"),
                                   tr("From nothing, or from a template below. Lanes, power, case and wall socket are "
                                      "checked."));
    m_wayIns[OpenOne]->setTexts(tr("Open…"),
                                tr("A machine that you saved. You can also drop its file on this window."));
    m_recentTitle->setText(tr("Recent machines"));
    m_templatesTitle->setText(tr("Templates"));
    m_today->setText(tr("Today, 2026"));
    m_guides->setText(tr("From the guides, 2017–2020"));
    m_goToMyPc->setText(tr("Add a card to my PC"));
    m_readMachine->setText(tr("&Read the machine that I have…"));
    m_read->setText(tr("Or read the parts of a PC that you have: this one, or another one, from its output"));
    m_templates->retranslate();
    if (m_myPc)
        m_myPc->retranslate();
    if (m_thisMachine)
        m_thisMachine->retranslate();
    setFonts();
}

void StartPage::setFonts()
{
    const auto heavy = [this](TextSize size) {
        QFont made = fontFor(size, font());
        made.setWeight(QFont::DemiBold);
        return made;
    };
    m_title->setFont(heavy(TextSize::PageTitle));
    m_recentTitle->setFont(heavy(TextSize::Section));
    m_templatesTitle->setFont(heavy(TextSize::Section));
    m_prices->setFont(fontFor(TextSize::Caption, font()));
    m_catalogue->setFont(fontFor(TextSize::Caption, font()));
    m_content->setMaximumWidth(scaled(homeWidest, font()));
}

void StartPage::refresh()
{
    showRecent();
    showTemplates();
    // Before the parts are read their line stands empty, and none is counted.
    const bool read = !m_workspace.catalogue().parts(Kind::Motherboard).empty();
    m_catalogue->setText(read ? catalogueLine(m_workspace.catalogue()) : QString(u' '));
}

/// What stands side by side, and the margins, by the width that there is.
void StartPage::place()
{
    const int side = sideMargin(width(), font());
    m_content->layout()->setContentsMargins(side, 3 * Grid, side, 3 * Grid);
    const int room = std::min(width(), m_content->maximumWidth()) - 2 * side;
    const auto across = [&](int needs, int most) {
        const int fits = std::clamp(room / scaled(needs, font()), 1, most);
        return most == waysAcross && fits == 3 ? 2 : fits; // three and one below would look torn
    };
    arrange(*m_ways, {m_wayIns.begin(), m_wayIns.end()}, across(wayNeeds, waysAcross));
    const int recent = across(recentNeeds, RecentShown);
    arrange(*m_recent, {m_recentCards.begin(), m_recentCards.end()}, recent);
    for (std::size_t i = 0; i < m_recentCards.size(); ++i)
        m_recentCards[i]->setVisible(static_cast<qsizetype>(i) < std::min<qsizetype>(recent, m_recentPaths.size()));
}

void StartPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_seen->make();
    }
    if (event->type() == QEvent::FontChange) {
        setFonts();
        place();
    }
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    place();
}

} // namespace rig::ui
