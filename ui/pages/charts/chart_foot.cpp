// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/chart_foot.h"

#include "core/names/sentences.h"
#include "ui/document/settings.h"
#include "ui/models/chart_table_model.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

ChartFoot::ChartFoot(QWidget *parent)
    : QWidget(parent)
    , m_fold(new QToolButton(this))
    , m_words(new Label(this))
    , m_open(new QPushButton(this))
    , m_whole(new QPushButton(this))
    , m_bar(new QWidget(this))
    , m_body(new QWidget(this))
    , m_captionRoom(new QScrollArea(this))
    , m_captions(new Label(this))
    , m_model(new ChartTableModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
{
    makeBar();
    makeTable();
    m_captions->setWordWrap(true);
    m_captions->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_captions->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_captionRoom->setObjectName(u"chartCaptions"_s);
    m_captionRoom->setWidget(m_captions);
    m_captionRoom->setWidgetResizable(true);
    m_captionRoom->setFrameShape(QFrame::NoFrame);
    m_captionRoom->installEventFilter(this);
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(Grid / 2);
    body->addWidget(m_captionRoom);
    body->addWidget(m_table, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_body, 1);
    m_folded = value(QSettings(), setting::chartFolded);
    m_body->setVisible(!m_folded);
    dress();
    retranslate();
}

void ChartFoot::makeBar()
{
    m_fold->setObjectName(u"chartFold"_s);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setProperty("quiet", true);
    m_words->setObjectName(u"chartFootWords"_s);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_words->installEventFilter(this);
    for (QPushButton *button : {m_open, m_whole}) {
        button->setProperty("quiet", true);
        button->hide();
    }
    m_whole->setObjectName(u"chartWhole"_s);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Grid);
    row->addWidget(m_fold);
    row->addWidget(m_words, 1);
    row->addWidget(m_open);
    row->addWidget(m_whole);
    connect(m_fold, &QToolButton::clicked, this, [this] { setFolded(!m_folded); });
    connect(m_open, &QPushButton::clicked, this, &ChartFoot::openWanted);
    connect(m_whole, &QPushButton::clicked, this, &ChartFoot::wholeWanted);
}

void ChartFoot::makeTable()
{
    m_table->setObjectName(u"chartTable"_s);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ChartTableModel::SortRole);
    m_table->setModel(m_sorted);
    dressTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChartFoot::takeRows);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex &index) { emit activated(index.data(ChartTableModel::IdRole).toString()); });
}

void ChartFoot::setFolded(bool on)
{
    if (on == m_folded)
        return;
    m_folded = on;
    m_body->setVisible(!on);
    QSettings settings;
    setValue(settings, setting::chartFolded, on);
    retranslate();
    emit folded(on);
}

void ChartFoot::setChart(const ChartData &seen, int hiddenNames)
{
    m_telling = true;
    m_sentences = seen.captions;
    if (hiddenNames > 0)
        // Behind how many there are, where the bar still has room for it.
        m_sentences.insert(
            std::min(seen.readings + 1, m_sentences.size()),
            tr("%n name(s) show on zooming.", "points whose name finds no room in the chart", hiddenNames));
    m_captions->setText(names::afterEachOther(m_sentences));
    m_model->setChart(seen);
    m_rows = m_model->rowCount();
    m_table->resizeColumnsToContents();
    giveRestToNames();
    m_telling = false;
    retranslate();
}

/// There is no empty column at the end.
void ChartFoot::giveRestToNames()
{
    constexpr int Names = 1;
    const int letters = 36 * fontMetrics().averageCharWidth();
    int others = 0;
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        others += column == Names ? 0 : m_table->columnWidth(column);
    if (m_sorted->columnCount() > Names)
        m_table->setColumnWidth(Names, std::max(letters, m_table->viewport()->width() - others));
}

void ChartFoot::setChosen(const QString &words, bool canOpen)
{
    m_chosen = words;
    m_open->setVisible(canOpen);
    sayFoot();
}

void ChartFoot::say(const QString &words)
{
    m_chosen = words;
    sayFoot();
}

void ChartFoot::setZoomed(bool on)
{
    m_whole->setVisible(on);
    sayFoot();
}

void ChartFoot::sayFoot()
{
    const QString all = m_folded ? names::afterEachOther(m_sentences) : QString(); // unfolded, they stand below
    const QString whole = m_chosen.isEmpty() ? all : m_chosen;
    const QFontMetrics metrics = m_words->fontMetrics();
    const int room = std::max(0, m_words->width() - 2);
    // Whole sentences, as many as find room: the table's fold has them all. One that has none by itself, at the
    // beginning, gives way to the next; one within is not left out, as those behind it may speak of it.
    const QStringList sentences = m_folded && m_chosen.isEmpty() ? m_sentences : QStringList{whole};
    const auto text = [&](const QStringList &told) {
        return names::afterEachOther(told) + (told.size() < sentences.size() ? QStringLiteral(" …") : QString());
    };
    QStringList told;
    for (const QString &sentence : sentences) {
        const bool fits = metrics.horizontalAdvance(text(told + QStringList{sentence})) <= room;
        if (fits)
            told << sentence;
        else if (!told.isEmpty())
            break;
    }
    m_words->setText(told.isEmpty() ? metrics.elidedText(sentences.value(0), Qt::ElideRight, room) : text(told));
    m_words->setAccessibleName(whole);
    m_words->setToolTip(plainTip(whole));
}

void ChartFoot::takeRows()
{
    if (m_telling)
        return;
    QStringList ids;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        const QString id = row.data(ChartTableModel::IdRole).toString();
        if (!id.isEmpty() && !ids.contains(id))
            ids << id;
    }
    m_telling = true;
    emit chosen(ids);
    m_telling = false;
}

void ChartFoot::showRows(const QSet<QString> &ids)
{
    if (m_telling)
        return;
    m_telling = true;
    QItemSelection rows;
    const int last = m_sorted->columnCount() - 1;
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        if (!ids.contains(index.data(ChartTableModel::IdRole).toString()))
            continue;
        // Rows that follow each other are one range.
        if (!rows.isEmpty() && rows.last().bottom() == row - 1)
            rows.last() = QItemSelectionRange(rows.last().topLeft(), m_sorted->index(row, last));
        else
            rows.append(QItemSelectionRange(index, m_sorted->index(row, last)));
    }
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (!rows.isEmpty())
        m_table->scrollTo(rows.first().topLeft());
    m_telling = false;
}

void ChartFoot::retranslate()
{
    m_fold->setText(tr("Table: %n row(s)", "the chart as a table, folded", m_rows));
    m_fold->setIcon(lineIcon(m_folded ? u"chevron-up"_s : u"chevron-down"_s));
    m_fold->setToolTip(
        plainTip(m_folded ? tr("Show the chart as a table, with all that is said about it.") : tr("Fold the table.")));
    m_open->setText(tr("Show its figures"));
    m_whole->setText(tr("Show all"));
    m_whole->setToolTip(tr("Show the whole chart again (0 in the chart)."));
    m_table->setAccessibleName(tr("The chart as a table"));
    sayFoot();
}

void ChartFoot::dress()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, quietText(palette()));
    for (QLabel *label : {m_captions, m_words}) {
        label->setPalette(quiet);
        label->setFont(fontFor(TextSize::Caption, font()));
    }
    const int line = fontMetrics().lineSpacing();
    m_captionRoom->setMinimumHeight(2 * line);
    m_captionRoom->setMaximumHeight(5 * line);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid);
    constexpr double BarOfType = 36.0 / 13; // px beside type of 13
    m_bar->setFixedHeight(
        std::max(static_cast<int>(BarOfType * QFontInfo(font()).pixelSize()), m_fold->sizeHint().height()));
}

void ChartFoot::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

void ChartFoot::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    sayFoot();
    giveRestToNames();
}

bool ChartFoot::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_words && event->type() == QEvent::Resize)
        sayFoot();
    // A room that scrolls by keyboard shows that it has it.
    if (watched == m_captionRoom && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        m_captionRoom->setFrameShape(event->type() == QEvent::FocusIn ? QFrame::Box : QFrame::NoFrame);
    return QWidget::eventFilter(watched, event);
}

} // namespace rig::ui
