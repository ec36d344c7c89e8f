// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/template_table.h"

#include "ui/look/roles.h"
#include "ui/pages/start/machine_stamp.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/whole_pieces.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int templateTall = 46;
constexpr int templateHeader = 32;
constexpr int cellPadding = 10;
constexpr int stampWide = 56;
/// A name is to have this many times the picture's width, with it.
constexpr int stampShare = 4;
/// Two lines of names in Chinese need more than the letters of the face.
int rowTall(const QFont &font)
{
    QFont heavy = font;
    heavy.setWeight(QFont::Medium);
    const int lines = QFontMetrics(heavy).height() + QFontMetrics(fontFor(TextSize::Caption, font)).height();
    return std::max(scaled(templateTall, font), lines + Grid);
}

/// With less for names and reasons together, the names have it all.
constexpr int leastForReasons = 520;
/// A reason that is longer than this may be cut.
constexpr int reasonsKept = 260;

bool isFigure(int column)
{
    return column == TemplateModel::MemoryColumn || column == TemplateModel::PriceColumn ||
           column == TemplateModel::TrainingColumn;
}

class TemplateDelegate : public QStyledItemDelegate
{
public:
    explicit TemplateDelegate(QTableView *view) : QStyledItemDelegate(view), m_view(view) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        // Where the mouse is the display is asked, and answers late, so only where it matters.
        const auto pointed = [this] {
            return m_view->indexAt(m_view->viewport()->mapFromGlobal(QCursor::pos())).row();
        };
        const bool under = m_view->viewport()->underMouse() && pointed() == index.row();
        const bool chosen = option.state & QStyle::State_Selected && m_view->hasFocus();
        painter->save();
        painter->fillRect(option.rect, colourOf(chosen  ? Role::AccentSoft
                                                : under ? Role::Hover
                                                        : Role::Surface,
                                                option.palette));
        painter->setPen(QPen(colourOf(Role::Border, option.palette), 0));
        if (index.row() + 1 < index.model()->rowCount())
            painter->drawLine(QLineF(option.rect.left(), option.rect.bottom() + 0.5, option.rect.right() + 1.0,
                                     option.rect.bottom() + 0.5));
        paintCell(*painter, option, index);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QString text = index.data().toString();
        const QFont small = fontFor(TextSize::Caption, option.font);
        const int wide = index.column() == TemplateModel::VerdictColumn
                             ? badgeSize(text, QFontMetrics(small)).width()
                             : QFontMetrics(heavy(option.font)).horizontalAdvance(text);
        const int second = QFontMetrics(small).horizontalAdvance(index.data(TemplateModel::SecondRole).toString());
        const int stamp =
            index.column() == TemplateModel::NameColumn ? scaled(stampWide, option.font) + cellPadding : 0;
        // Before a figure there is air; what stands left needs its ends alone, and a pixel for each rounded advance.
        const int sides = isFigure(index.column()) ? 3 * cellPadding : 2 * cellPadding + 2;
        return {stamp + std::max(wide, second) + sides, rowTall(option.font)};
    }

private:
    static QFont heavy(QFont font)
    {
        font.setWeight(QFont::Medium);
        return font;
    }

    /// What the machine is for; where the column of reasons has no room, what its verdict rests on as well.
    [[nodiscard]] QString secondLine(const QModelIndex &index) const
    {
        const QString second = index.data(TemplateModel::SecondRole).toString();
        const QVariant verdict = index.siblingAtColumn(TemplateModel::VerdictColumn).data(TemplateModel::VerdictRole);
        const QString why = index.siblingAtColumn(TemplateModel::WhyColumn).data().toString();
        const bool works = !verdict.isValid() || static_cast<Verdict::Kind>(verdict.toInt()) == Verdict::Kind::Fine;
        if (second.isEmpty() || why.isEmpty() || works || !m_view->isColumnHidden(TemplateModel::WhyColumn))
            return second;
        return second + QStringLiteral(" · ") + why;
    }

    /// The machine's picture, where the name has room beside it; how much it took.
    static int paintStamp(QPainter &painter, const QRect &area, const QModelIndex &index,
                          const QStyleOptionViewItem &option)
    {
        const auto links = index.data(TemplateModel::LinksRole).value<std::vector<SmallLink>>();
        const int wide = scaled(stampWide, option.font);
        if (links.empty() || area.width() < stampShare * wide)
            return 0;
        painter.setRenderHint(QPainter::Antialiasing);
        paintMachineStamp(painter, {area.left(), area.top() + Grid / 2, wide, area.height() - Grid}, links,
                          option.palette);
        return wide + cellPadding;
    }

    void paintCell(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
    {
        QRect area = option.rect.adjusted(cellPadding, 0, -cellPadding, 0);
        if (index.column() == TemplateModel::NameColumn)
            area.setLeft(area.left() + paintStamp(painter, area, index, option));
        const QString text = index.data().toString();
        if (index.column() == TemplateModel::VerdictColumn) {
            const QVariant verdict = index.data(TemplateModel::VerdictRole);
            painter.setFont(fontFor(TextSize::Caption, option.font));
            if (verdict.isValid())
                paintBadge(painter, area, meaningOf(static_cast<Verdict::Kind>(verdict.toInt())), text, option.palette);
            return;
        }
        const bool name = index.column() == TemplateModel::NameColumn;
        const bool weighty = name || index.column() == TemplateModel::PriceColumn;
        const QFont font = weighty ? heavy(option.font) : option.font;
        painter.setFont(font);
        painter.setPen(
            colourOf(index.column() == TemplateModel::WhyColumn ? Role::Secondary : Role::Text, option.palette));
        const QString second = secondLine(index);
        const Qt::Alignment side = isFigure(index.column()) ? Qt::AlignRight : Qt::AlignLeft;
        const QFontMetrics metrics(font);
        if (second.isEmpty()) {
            painter.drawText(area, side | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, area.width()));
            return;
        }
        const QFont small = fontFor(TextSize::Caption, option.font);
        const QFontMetrics below(small);
        const int top = area.top() + (area.height() - metrics.height() - below.height()) / 2;
        painter.drawText(QRect(area.left(), top, area.width(), metrics.height()), side | Qt::TextDontClip,
                         metrics.elidedText(text, Qt::ElideRight, area.width()));
        painter.setFont(small);
        painter.setPen(colourOf(Role::Secondary, option.palette));
        painter.drawText(QRect(area.left(), top + metrics.height(), area.width(), below.height()),
                         side | Qt::TextDontClip, wholePieces(second, area.width(), below));
    }

    QTableView *m_view;
};

} // namespace

void TemplateModel::setRows(std::vector<TemplateRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int TemplateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TemplateModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant TemplateModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const TemplateRow &machine = row(index.row());
    const MachineLine line = machine.line.value_or(MachineLine{});
    const QStringList texts{machine.name, line.memory, line.price, line.training, line.verdictText, line.why};
    const QString &text = texts[index.column()];
    switch (role) {
    case Qt::DisplayRole:
        return text.isEmpty() && isFigure(index.column()) ? QStringLiteral("–") : text;
    case Qt::ToolTipRole:
        return plainTip(index.column() == WhyColumn ? text : QString());
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn
                   ? QStringList({machine.name, machine.about, line.verdictText}).join(QStringLiteral(", "))
                   : text;
    case SecondRole:
        return index.column() == NameColumn ? (machine.about.isEmpty() ? line.cards : machine.about) : QString();
    case LinksRole:
        return QVariant::fromValue(line.links);
    case VerdictRole:
        return machine.line && index.column() == VerdictColumn ? QVariant(static_cast<int>(line.verdict)) : QVariant();
    default:
        return {};
    }
}

QVariant TemplateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isFigure(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole && section == WhyColumn)
        return tr("What the verdict rests on"); // seen, it needs no heading
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case NameColumn:
        return tr("Machine");
    case MemoryColumn:
        return tr("GPU memory");
    case PriceColumn:
        return tr("Price");
    case TrainingColumn:
        return tr("Under load"); // a machine that serves does not train
    case VerdictColumn:
        return tr("Verdict");
    case WhyColumn:
    case ColumnCount:
        return {};
    }
    return {};
}

TemplateTable::TemplateTable(QWidget *parent) : QTableView(parent), m_model(new TemplateModel(this))
{
    setObjectName(QStringLiteral("templateTable"));
    setModel(m_model);
    setItemDelegate(new TemplateDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setWordWrap(false);
    viewport()->setCursor(Qt::PointingHandCursor);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QTableView::clicked, this, &TemplateTable::choose);
    connect(this, &QTableView::entered, viewport(), qOverload<>(&QWidget::update));
    retranslate();
}

void TemplateTable::setRows(std::vector<TemplateRow> rows)
{
    m_model->setRows(std::move(rows));
    fit();
}

void TemplateTable::retranslate()
{
    setAccessibleName(tr("Templates"));
    fit();
}

/// Of all rows, seen or not.
int TemplateTable::needs(int column) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int wide = horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < m_model->rowCount(); ++row)
        wide = std::max(wide, itemDelegate()->sizeHint(option, m_model->index(row, column)).width());
    return wide;
}

/// The names and the reasons share what the figures leave.
void TemplateTable::fit()
{
    int left = viewport()->width();
    for (const int column : {TemplateModel::MemoryColumn, TemplateModel::PriceColumn, TemplateModel::TrainingColumn,
                             TemplateModel::VerdictColumn}) {
        const int wide = needs(column);
        horizontalHeader()->resizeSection(column, wide);
        left -= wide;
    }
    const int reasons = std::min(needs(TemplateModel::WhyColumn), scaled(reasonsKept, font()));
    const bool why =
        left > scaled(leastForReasons, font()) && needs(TemplateModel::NameColumn) + reasons <= left; // both whole
    setColumnHidden(TemplateModel::WhyColumn, !why);
    const int names =
        why ? std::clamp(needs(TemplateModel::NameColumn), left / 4, std::max(left / 4, left * 2 / 3)) : left;
    horizontalHeader()->resizeSection(TemplateModel::NameColumn, names);
    horizontalHeader()->resizeSection(TemplateModel::WhyColumn, std::max(0, left - names));
    verticalHeader()->setDefaultSectionSize(rowTall(font()));
    horizontalHeader()->setFixedHeight(scaled(templateHeader, font()));
    setFixedHeight(horizontalHeader()->height() + m_model->rowCount() * rowTall(font()) + 2 * frameWidth());
}

void TemplateTable::choose(const QModelIndex &index)
{
    if (index.isValid())
        emit chosen(m_model->row(index.row()).path);
}

void TemplateTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void TemplateTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        choose(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void TemplateTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fit();
}

} // namespace rig::ui
