// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/case_view.h"

#include "core/names/sentences.h"
#include "ui/document/workspace.h"
#include "ui/drawings/case_section.h"
#include "ui/drawings/case_words.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rig::ui {

namespace {

/// Below this many average characters a name would leave no room for the answers; the parts list has it beside the
/// number.
constexpr int charactersForNames = 120;
constexpr int charactersForVerdict = 32;
constexpr int leastForVerdict = 26;

enum CaseColumn {
    PartColumn,
    PlaceColumn,
    LengthColumn,
    HeightColumn,
    ThickColumn,
    AirColumn,
    MarginColumn,
    VerdictColumn
};

/// A line that mixes two scripts is painted higher than it is measured: without some room the last line of a cell that
/// wraps would not be painted.
class LineDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, Grid / 2);
    }
};

Cell figureCell(const std::optional<Millimetres> &figure, bool belongs = true)
{
    if (!belongs)
        return {QStringLiteral("–"), true, std::nullopt, {}};
    return {figure ? caseNumber(figure->value()) : QStringLiteral("?"), true, std::nullopt,
            figure ? QString() : CaseView::tr("not known")};
}

Cell marginCell(const CasePart &part, const CasePlan &plan)
{
    Cell cell = figureCell(part.margin, part.margin.has_value());
    if (plan.radiatorInFront() && (part.kind == CaseKind::Card || part.kind == CaseKind::Device))
        cell.tip = CaseView::tr("Without the radiator in front.");
    return cell;
}

TableRow rowOf(const CasePart &part, const CasePlan &plan, bool wide)
{
    const bool card = part.kind == CaseKind::Card || part.kind == CaseKind::Device;
    const bool flat = part.kind == CaseKind::Cooler || part.kind == CaseKind::Radiator;
    const std::optional<Millimetres> air =
        part.gapBelow ? std::optional(std::max(Millimetres(0), *part.gapBelow)) : std::nullopt;
    const QString verdict = heldText(verdictText(part, plan));
    return {{wide ? part.name : part.number, false, std::nullopt, part.name},
            {placesText(part), false, std::nullopt, groupText(part.group)},
            figureCell(part.length, !flat),
            figureCell(part.height),
            figureCell(part.thickness, card || part.kind == CaseKind::Supply),
            figureCell(air, air.has_value()),
            marginCell(part, plan),
            {verdict, false, verdictMeaning(part, plan), partLines(part, plan).join(u'\n')}};
}

} // namespace

CaseView::CaseView(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_scroll(new QScrollArea)
    , m_section(new CaseSection)
    , m_sentence(new WrapLabel)
    , m_head(new WrapLabel)
    , m_note(new WrapLabel)
    , m_table(new QTableWidget)
    , m_splitter(new QSplitter(Qt::Vertical))
{
    layOut();
    makeAnswerTable(*m_table, {});
    m_table->setItemDelegate(new LineDelegate(m_table));
    m_scroll->viewport()->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    // Narrower columns make taller rows.
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, &CaseView::shareRoom,
            Qt::QueuedConnection);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_shared = true; });
    connect(m_section, &CaseSection::deviceChosen, this, &CaseView::deviceChosen);
    connect(m_section, &CaseSection::currentChanged, this, &CaseView::follow);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        const auto &parts = m_section->plan().parts;
        if (row < 0 || static_cast<std::size_t>(row) >= parts.size() || !m_table->hasFocus())
            return;
        m_section->setCurrent(row);
        emit deviceChosen(parts[static_cast<std::size_t>(row)].item);
    });
}

void CaseView::layOut()
{
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_sentence->setObjectName(QStringLiteral("caseSentence"));
    for (QLabel *label : {m_sentence, m_head, m_note})
        label->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    // The sentences scroll with the picture: in a small window it needs their room.
    auto *drawing = new QWidget;
    drawing->setBackgroundRole(QPalette::Base);
    drawing->setAutoFillBackground(true);
    auto *inner = new QVBoxLayout(drawing);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_sentence);
    inner->addWidget(m_head);
    inner->addWidget(m_section, 1);
    inner->addWidget(m_note);
    m_scroll->setWidget(drawing);
    m_splitter->addWidget(m_scroll);
    m_splitter->addWidget(m_table);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid, 0, 0);
    column->addWidget(m_splitter);
}

bool CaseView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        fitDrawing();
    // A scroll bar that comes leaves the columns less, and one that goes with them more.
    if (watched == m_table->viewport() && event->type() == QEvent::Resize && !m_wide &&
        !std::exchange(m_placing, true)) {
        placeVerdict();
        m_placing = false;
    }
    return QWidget::eventFilter(watched, event);
}

/// The picture is fitted into what can be seen of it, the sentences into its width.
void CaseView::fitDrawing()
{
    const QSize seen = m_scroll->maximumViewportSize() - QSize(m_scroll->verticalScrollBar()->sizeHint().width(), 0);
    int sentences = 0;
    for (QLabel *label : {m_sentence, m_head, m_note}) {
        label->setFixedWidth(std::max(1, seen.width()));
        sentences += label->text().isEmpty() ? 0 : label->heightForWidth(seen.width());
    }
    m_section->setRoom({seen.width(), std::max(1, seen.height() - sentences)});
}

bool CaseView::isWide() const { return width() >= charactersForNames * fontMetrics().averageCharWidth(); }

void CaseView::refresh()
{
    m_section->setPlan(casePlan(m_workspace.situation(), m_workspace.verdict()));
    m_sentence->setText(titleText(caseSentence(m_section->plan())));
    m_sentence->setFont(sized(font(), 1, QFont::DemiBold));
    m_head->setText(names::afterEachOther(m_section->plan().heads));
    m_note->setText(names::afterEachOther(m_section->plan().conventions));
    for (QLabel *label : {m_head, m_note}) {
        label->setFont(fontFor(TextSize::Caption, font()));
        label->setVisible(!label->text().isEmpty());
    }
    fitDrawing();
    fillTable();
}

void CaseView::light(const std::vector<ItemId> &items) { m_section->light(items); }

void CaseView::fillTable()
{
    std::vector<TableRow> rows;
    for (const CasePart &part : m_section->plan().parts)
        rows.push_back(rowOf(part, m_section->plan(), m_wide));
    m_table->setAccessibleName(tr("Parts in the case"));
    const QSignalBlocker blocker(m_table);
    QStringList headings{tr("Part"),
                         tr("Slot places"),
                         tr("Length (mm)"),
                         tr("Height (mm)"),
                         tr("Thickness (mm)"),
                         tr("Air below (mm)"),
                         tr("Left (mm)", "the limit of the case less the part's size"),
                         tr("Verdict")};
    for (QString &heading : headings) { // the units go below their names, and a narrow table has no name in one line
        heading.replace(QStringLiteral(" ("), QStringLiteral("\n("))
            .replace(QStringLiteral("（"), QStringLiteral("\n（"));
        if (!m_wide && !heading.contains(u'\n'))
            heading.replace(u' ', u'\n');
    }
    fill(*m_table, headings, rows);
    if (m_wide)
        stretchColumns(*m_table, {PartColumn, VerdictColumn});
    else
        stretchColumns(*m_table, {});
    placeVerdict();
    m_table->setVisible(!rows.empty());
    shareRoom();
}

/// In a narrow table the verdict stands beside the name, and the figures follow: what has no room is scrolled to. Not
/// all of them stand in the drawing.
void CaseView::placeVerdict()
{
    QHeaderView &header = *m_table->horizontalHeader();
    if (header.count() == 0)
        return; // it has its size before its rows
    header.moveSection(header.visualIndex(VerdictColumn), m_wide ? VerdictColumn : 1);
    if (m_wide)
        return;
    header.setSectionResizeMode(VerdictColumn, QHeaderView::Fixed);
    // What the verdicts need, up to so much; longer ones wrap.
    const QAbstractItemModel &model = *m_table->model();
    int least = fontMetrics().horizontalAdvance(model.headerData(VerdictColumn, Qt::Horizontal).toString());
    for (int row = 0; row < model.rowCount(); ++row)
        least = std::max(least, fontMetrics().horizontalAdvance(model.index(row, VerdictColumn).data().toString()));
    least += fontMetrics().height() + 4 * Grid; // the mark, and the cell's margins
    least = std::min(least, charactersForVerdict * fontMetrics().averageCharWidth());
    shareWidth(*m_table, VerdictColumn, wholeColumns(least), {});
}

/// About as much for the verdicts that the last column which is seen is seen whole: half a figure reads as another.
int CaseView::wholeColumns(int verdict) const
{
    const QHeaderView &header = *m_table->horizontalHeader();
    const int least = std::min(verdict, leastForVerdict * fontMetrics().averageCharWidth());
    int left = m_table->viewport()->width(); // beside the columns so far
    int best = verdict;
    for (int at = 0; at < header.count() && left >= least; ++at) {
        const int column = header.logicalIndex(at);
        left -= column == VerdictColumn ? 0 : header.sectionSize(column);
        if (at > 0 && left >= least)
            best = left;
    }
    return best;
}

/// The table gets what its rows need, or as many of them as leave the drawing the larger part.
void CaseView::shareRoom()
{
    if (m_shared || m_splitter->height() <= 0)
        return;
    const int most = m_splitter->height() / 3;
    int rows = m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth();
    if (m_table->horizontalHeader()->length() > m_table->viewport()->width())
        rows += m_table->horizontalScrollBar()->sizeHint().height();
    int shown = 0; // whole rows: the last one as the nearer edge has it
    while (shown < m_table->rowCount() && rows + m_table->rowHeight(shown) / 2 <= most)
        rows += m_table->rowHeight(shown++);
    const int table = shown == m_table->rowCount() ? std::max(rows, std::min(rows + Grid, most)) : rows;
    m_splitter->setSizes({m_splitter->height() - table, table});
}

void CaseView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (isWide() != m_wide) {
        m_wide = !m_wide;
        fillTable();
    } else if (!m_wide)
        placeVerdict();
    shareRoom();
}

/// The row and the visible part of the picture go with the part that the keys stand on.
void CaseView::follow(int part)
{
    if (part < 0)
        return;
    if (!m_table->hasFocus())
        m_table->selectRow(part);
    QRectF area;
    for (const QRectF &one : m_section->picture().areasOf(part))
        area = area.isNull() ? one : area; // the first is the side section's
    if (area.isNull())
        return;
    const QPoint centre = m_section->mapTo(m_scroll->widget(), area.center().toPoint());
    m_scroll->ensureVisible(centre.x(), centre.y(), static_cast<int>(area.width() / 2) + Grid,
                            static_cast<int>(area.height() / 2) + Grid);
}

} // namespace rig::ui
