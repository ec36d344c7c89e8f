// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/guide/frameworks_panel.h"

#include "core/guide/card_software.h"
#include "ui/pages/guide/guide_text.h"
#include "ui/widgets/filter_chip.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int WidestColumn = 300;
// What these columns keep in a narrow table: their texts wrap. So few that all have room in 1366 px at 150 %.
constexpr int LettersOfFramework = 20;
constexpr int LettersOfState = 15;
constexpr int LettersOfRunsOn = 16;

enum FrameworkColumn { NameOf, StateOf, SinceOf, NewestOf, DateOf, LanguagesOf, RunsOn, SystemsOf };
/// In a narrow table, in this order; the text below has all of it. What a framework runs on wraps before it goes.
constexpr std::array GiveWay{SinceOf, SystemsOf, LanguagesOf, DateOf};

/// What is not known is said in the same word everywhere. No line ends within a Chinese name.
QString listed(const QStringList &keys)
{
    QStringList named;
    for (const QString &key : keys)
        named << unbroken(guide::vendorName(key));
    return named.isEmpty() ? FrameworksPanel::tr("not known") : named.join(FrameworksPanel::tr(", ", "in a cell"));
}

std::vector<FilterChip::Choice> choices(const QStringList &keys, QString (*name)(const QString &))
{
    std::vector<FilterChip::Choice> made;
    for (const QString &key : keys)
        made.push_back({name(key), key});
    return made;
}

} // namespace

FrameworksPanel::FrameworksPanel(QWidget *parent)
    : QWidget(parent)
    , m_purpose(new FilterChip(this))
    , m_vendor(new FilterChip(this))
    , m_system(new FilterChip(this))
    , m_active(new QToolButton(this))
    , m_model(new QStandardItemModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
    , m_text(new GuideText(this))
    , m_split(new QSplitter(Qt::Vertical, this))
{
    m_table->setObjectName(u"frameworksTable"_s);
    m_text->setObjectName(u"frameworkText"_s);
    m_purpose->setObjectName(u"frameworkPurpose"_s);
    m_vendor->setObjectName(u"frameworkVendor"_s);
    m_active->setObjectName(u"frameworkActive"_s);
    m_active->setProperty("chip", true);
    m_active->setCheckable(true);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_sorted);
    dressTable(*m_table);
    m_table->setWordWrap(true); // what a framework runs on is read whole
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->viewport()->installEventFilter(this); // its width also changes with the scroll bar
    auto *chips = new QWidget(this);
    auto *flow = new FlowLayout(chips);
    for (QWidget *chip : {static_cast<QWidget *>(m_purpose), static_cast<QWidget *>(m_vendor),
                          static_cast<QWidget *>(m_system), static_cast<QWidget *>(m_active)})
        flow->addWidget(chip);
    m_split->addWidget(m_table);
    m_split->addWidget(m_text);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_shared.setSingleShot(true);
    connect(&m_shared, &QTimer::timeout, this, &FrameworksPanel::shareHeight);
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_isMoved = true; });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(PageMargin, PageMargin, PageMargin, 0);
    column->setSpacing(Grid);
    column->addWidget(chips);
    column->addWidget(m_split, 1);
    for (FilterChip *chip : {m_purpose, m_vendor, m_system})
        connect(chip, &FilterChip::changed, this, &FrameworksPanel::fill);
    connect(m_active, &QToolButton::toggled, this, &FrameworksPanel::fill);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FrameworksPanel::showChosen);
    connect(m_text, &GuideText::topicWanted, this, &FrameworksPanel::topicWanted);
    connect(m_text, &GuideText::copied, this, &FrameworksPanel::copied);
    retranslate();
}

void FrameworksPanel::setEntries(std::vector<guide::FrameworkEntry> entries)
{
    m_entries = std::move(entries);
    retranslate();
}

void FrameworksPanel::retranslate()
{
    const auto name = [](const QString &key) { return guide::vendorName(key); };
    m_purpose->setChoices(tr("Good for"), tr("Good for anything"),
                          choices(guide::purposesIn(m_entries), guide::purposeName));
    m_vendor->setChoices(tr("Runs on"), tr("Any maker"), choices(guide::vendorsIn(m_entries), name));
    m_system->setChoices(tr("System"), tr("Any system"), choices({u"linux"_s, u"windows"_s, u"macos"_s}, name));
    m_active->setText(tr("Active only"));
    m_table->setAccessibleName(tr("Frameworks"));
    fill();
}

void FrameworksPanel::fill()
{
    const guide::FrameworkWish wish{m_vendor->value().toString(), m_system->value().toString(),
                                    m_purpose->value().toString(), m_active->isChecked()};
    const QString chosen = idOf(m_table->currentIndex().row());
    m_asked.clear();
    m_model->clear();
    m_model->setHorizontalHeaderLabels({tr("Framework"), tr("State"), tr("Since"), tr("Newest"), tr("Released"),
                                        tr("Languages"), tr("Runs on"), tr("Systems")});
    for (const guide::FrameworkEntry &entry : m_entries) {
        if (!guide::meets(entry, wish))
            continue;
        QList<QStandardItem *> row;
        const QString since = entry.firstYear ? QString::number(*entry.firstYear) : tr("not known");
        const QString state = entry.state == guide::FrameworkState::Active || entry.stateDate.isEmpty()
                                  ? guide::stateName(entry.state)
                                  : tr("%1 (%2)", "state, date").arg(guide::stateName(entry.state), entry.stateDate);
        for (const QString &text :
             {entry.name, state, since, entry.newest.isEmpty() ? tr("not known") : entry.newest,
              entry.newestDate.isEmpty() ? tr("not known") : entry.newestDate,
              entry.languages.isEmpty() ? tr("not known") : entry.languages.join(tr(", ", "in a cell")),
              listed(entry.vendors), listed(entry.systems)}) {
            auto *item = new QStandardItem(text);
            item->setEditable(false);
            row << item;
        }
        row.front()->setData(entry.id, Qt::UserRole);
        m_model->appendRow(row);
    }
    measureColumns(*m_table);
    for (int column = NameOf; column <= SystemsOf; ++column)
        m_asked << std::min(m_table->columnWidth(column), scaled(WidestColumn, font()));
    shareWidth();
    int row = 0;
    for (int i = 0; i < m_sorted->rowCount(); ++i)
        row = idOf(i) == chosen ? i : row;
    m_table->setCurrentIndex(m_sorted->index(row, 0));
    showChosen();
    m_shared.start();
}

/// Columns give way first, then those that wrap become narrower; names have what is left.
void FrameworksPanel::shareWidth()
{
    if (m_isSharing || m_asked.isEmpty())
        return;
    m_isSharing = true; // a scroll bar that goes makes room, which is no other width
    const int letter = fontMetrics().averageCharWidth();
    const int least = LettersOfFramework * letter;
    QList<int> wide = m_asked;
    wide[NameOf] = least;
    int lack = std::accumulate(wide.begin(), wide.end(), 0) - m_table->viewport()->width();
    for (const int column : GiveWay) {
        m_table->setColumnHidden(column, lack > 0);
        lack -= lack > 0 ? wide[column] : 0;
    }
    for (const auto &[column, letters] : {std::pair(RunsOn, LettersOfRunsOn), std::pair(StateOf, LettersOfState)}) {
        const int less = std::clamp(lack, 0, std::max(0, wide[column] - letters * letter));
        wide[column] -= less;
        lack -= less;
    }
    m_table->setColumnHidden(RunsOn, lack > 0);
    lack -= lack > 0 ? wide[RunsOn] : 0;
    wide[NameOf] += std::max(0, -lack);
    for (int column = NameOf; column <= SystemsOf; ++column)
        m_table->setColumnWidth(column, wide[column]);
    m_isSharing = false;
}

bool FrameworksPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_table->viewport())
        shareWidth();
    return QWidget::eventFilter(watched, event);
}

/// Of three fifths of the height the table has as many rows as fit whole, until the user moves the line.
void FrameworksPanel::shareHeight()
{
    const int all = m_split->height() - m_split->handleWidth();
    if (m_isMoved || all <= 0)
        return;
    int tall = m_table->horizontalHeader()->height() + 2 * m_table->frameWidth();
    for (int row = 0; row < m_sorted->rowCount() && tall + m_table->rowHeight(row) <= all * 3 / 5; ++row)
        tall += m_table->rowHeight(row);
    m_split->setSizes({tall, all - tall});
}

/// After the layout has given the table its width, on which the heights of its rows depend.
void FrameworksPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_shared.start();
}

QString FrameworksPanel::idOf(int row) const { return m_sorted->index(row, 0).data(Qt::UserRole).toString(); }

void FrameworksPanel::showChosen()
{
    const QString id = idOf(m_table->currentIndex().row());
    for (const guide::FrameworkEntry &entry : m_entries) {
        if (entry.id == id)
            return m_text->showFramework(entry);
    }
    m_text->showSentence(tr("No framework of the table fulfils all of this."));
}

void FrameworksPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace rig::ui
