// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start_page.h"

#include "core/names/price_words.h"
#include "core/workload/planned_works.h"
#include "ui/document/document_files.h"
#include "ui/document/examples.h"
#include "ui/document/workspace.h"
#include "ui/pages/start/my_pc.h"
#include "ui/pages/start/recent_card.h"
#include "ui/pages/start/way_in.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QDateTime>
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
constexpr int recentShown = 3;
/// Wider windows have wider margins.
constexpr int wideFrom = 1200;

enum Way { ForMyWork, MyOwnPc, NewMachine, OpenOne };

QString whenOf(const QFileInfo &file)
{
    const QDateTime changed = file.lastModified();
    const QLocale locale;
    if (changed.date() == QDate::currentDate())
        return StartPage::tr("today, %1").arg(locale.toString(changed.time(), QLocale::ShortFormat));
    if (changed.date() == QDate::currentDate().addDays(-1))
        return StartPage::tr("yesterday");
    return locale.toString(changed.date(), QLocale::ShortFormat);
}

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
    , m_myPc(new MyPc(workspace))
    , m_title(new Label)
    , m_about(new Label)
    , m_ways(new QGridLayout)
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
{
    setObjectName(QStringLiteral("startPage"));
    m_content = makeHome();
    m_home->setWidget(m_content);
    m_home->setWidgetResizable(true);
    m_home->setFocusPolicy(Qt::NoFocus); // its cards are the stops, and scroll to themselves
    m_home->setFrameShape(QFrame::NoFrame);
    m_home->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rooms->addWidget(m_home);
    m_rooms->addWidget(m_myPc);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_rooms);
    connectWays();
    connect(&m_workspace, &Workspace::catalogueChanged, this, &StartPage::refreshWhenShown);
    connect(&m_workspace, &Workspace::documentReplaced, this, &StartPage::refreshWhenShown);
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
    for (int i = 0; i < recentShown; ++i)
        m_recentCards.push_back(new RecentCard);
    m_allRecent->setProperty("quiet", true);
    m_allRecent->setFlat(true);
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
    row->addStretch(1);
    m_prices->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_prices->setWordWrap(true);
    row->addWidget(m_prices, 2);
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
    connect(m_myPc, &MyPc::backWanted, this, [this] { m_rooms->setCurrentWidget(m_home); });
    connect(m_myPc, &MyPc::planned, this, &Page::machinePlanned);
    connect(m_myPc, &MyPc::said, this, &Page::said);
}

QList<QAction *> StartPage::moreActions() const { return {m_goToMyPc}; }

void StartPage::askMyPc()
{
    m_rooms->setCurrentWidget(m_myPc);
    m_myPc->focusFirst();
}

/// A menu of all, under the button.
void StartPage::openAll()
{
    QMenu menu(this);
    for (const QString &path : recentFiles()) {
        QAction *action =
            menu.addAction(QFileInfo(path).fileName().section(u'.', 0, 0).replace(u'&', QLatin1StringView("&&")));
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
    m_templates->retranslate();
    m_myPc->retranslate();
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

void StartPage::refreshWhenShown()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void StartPage::refresh()
{
    m_stale = false;
    showRecent();
    showTemplates();
    m_catalogue->setText(catalogueLine(m_workspace.catalogue()));
}

/// Before the catalogue is read, machines have their places and their names alone: nothing moves when the rest comes.
bool StartPage::isCatalogueRead() const { return !m_workspace.catalogue().parts(Kind::Motherboard).empty(); }

void StartPage::showRecent()
{
    m_recentPaths.clear();
    const QStringList files = recentFiles();
    for (const QString &path : files) {
        if (m_recentPaths.size() == recentShown)
            break;
        if (!isCatalogueRead()) {
            if (QFileInfo::exists(path)) {
                m_recentCards[static_cast<std::size_t>(m_recentPaths.size())]->setMachine(
                    QFileInfo(path).fileName().section(u'.', 0, 0), whenOf(QFileInfo(path)), {});
                m_recentPaths << path;
            }
            continue;
        }
        const Result<QByteArray> text = readFile(path);
        const Result<OpenedBuild> opened = text
                                               ? readMachine(*text, path, m_workspace.catalogue().without(Origin::File))
                                               : Result<OpenedBuild>(tl::unexpected(text.error()));
        if (!opened)
            continue;
        const QString name = opened->document.build.name;
        m_recentCards[static_cast<std::size_t>(m_recentPaths.size())]->setMachine(
            name.isEmpty() ? QFileInfo(path).fileName().section(u'.', 0, 0) : name, whenOf(QFileInfo(path)),
            machineLine(opened->document, opened->catalogue));
        m_recentPaths << path;
    }
    m_recentTitle->setVisible(!m_recentPaths.isEmpty());
    m_allRecent->setText(tr("All %1", "recent machines").arg(files.size()));
    m_allRecent->setVisible(files.size() > recentShown);
    place();
}

TemplateRow StartPage::rowOf(const Example &example) const
{
    TemplateRow row{example.path, exampleName(example.name), exampleName(example.about), {}};
    if (!isCatalogueRead())
        return row;
    const Result<QByteArray> text = readFile(example.path);
    const Result<OpenedBuild> opened = text ? readMachine(*text, example.path, m_workspace.catalogue())
                                            : Result<OpenedBuild>(tl::unexpected(text.error()));
    if (opened)
        row.line = machineLine(begunFrom(opened->document, m_workspace.place()), m_workspace.catalogue());
    return row;
}

void StartPage::showTemplates()
{
    std::vector<TemplateRow> rows;
    QString oldest;
    for (const Example &one :
         m_today->isChecked() ? templatesOfToday(m_workspace.place().region) : templatesOfGuides()) {
        rows.push_back(rowOf(one));
        const QString seen = rows.back().line ? rows.back().line->priceSeen : QString();
        if (!seen.isEmpty() && (oldest.isEmpty() || seen < oldest))
            oldest = seen;
    }
    m_templates->setRows(std::move(rows));
    const PricePolicy &policy = m_workspace.catalogue().prices;
    m_prices->setText(oldest.isEmpty() ? QString()
                                       : tr("Prices: %1, %2; the oldest of %3", "which prices count, currency, month")
                                             .arg(names::buying(policy.buying), policy.currency, oldest));
}

/// What stands side by side, and the margins, by the width that there is.
void StartPage::place()
{
    const int side = width() >= scaled(wideFrom, font()) ? 5 * Grid : 3 * Grid;
    m_content->layout()->setContentsMargins(side, 3 * Grid, side, 3 * Grid);
    const int room = std::min(width(), m_content->maximumWidth()) - 2 * side;
    const auto across = [&](int needs, int most) {
        const int fits = std::clamp(room / scaled(needs, font()), 1, most);
        return most == waysAcross && fits == 3 ? 2 : fits; // three and one below would look torn
    };
    arrange(*m_ways, {m_wayIns.begin(), m_wayIns.end()}, across(wayNeeds, waysAcross));
    const int recent = across(recentNeeds, recentShown);
    arrange(*m_recent, {m_recentCards.begin(), m_recentCards.end()}, recent);
    for (std::size_t i = 0; i < m_recentCards.size(); ++i)
        m_recentCards[i]->setVisible(static_cast<qsizetype>(i) < std::min<qsizetype>(recent, m_recentPaths.size()));
}

void StartPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshWhenShown();
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

void StartPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        refresh();
}

} // namespace rig::ui
