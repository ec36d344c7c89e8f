// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rail.h"

#include "ui/look/roles.h"
#include "ui/pages/page.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int PageRole = Qt::UserRole;
constexpr int entryTall = 33;
constexpr int headingTall = 34;
constexpr int wideRail = 176;
constexpr int narrowRail = 52;
constexpr int iconSide = 18;

QString groupTitle(PageGroup group)
{
    switch (group) {
    case PageGroup::Start:
        return {};
    case PageGroup::Decide:
        return Rail::tr("Decide");
    case PageGroup::Machine:
        return Rail::tr("Machine", "group of pages");
    case PageGroup::Catalogue:
        return Rail::tr("Catalogue", "group of pages");
    }
    return {};
}

class RailDelegate : public QStyledItemDelegate
{
public:
    explicit RailDelegate(Rail *rail) : QStyledItemDelegate(rail) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        if (index.data(PageRole).isValid())
            paintPage(*painter, option, index);
        else
            paintHeading(*painter, option, index);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool page = index.data(PageRole).isValid();
        const bool bare = !page && index.data().toString().isEmpty();
        return {0, scaled(page ? entryTall : bare ? 2 * Grid : headingTall, option.font)};
    }

private:
    static void paintHeading(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
    {
        painter.setFont(fontFor(TextSize::Caption, option.font));
        painter.setPen(colourOf(Role::Secondary, option.palette));
        painter.drawText(option.rect.adjusted(Grid + 2, 0, -Grid, -6), Qt::AlignLeft | Qt::AlignBottom,
                         index.data().toString());
    }

    static void paintPage(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
    {
        const bool chosen = option.state & QStyle::State_Selected;
        const QRectF row = QRectF(option.rect).adjusted(0.5, 1.5, -0.5, -1.5);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        if (chosen || option.state & QStyle::State_MouseOver) {
            painter.setBrush(colourOf(chosen ? Role::AccentSoft : Role::Hover, option.palette));
            painter.drawRoundedRect(row.adjusted(chosen ? 3 : 0, 0, 0, 0), 6, 6);
        }
        if (chosen) {
            painter.setBrush(colourOf(Role::Accent, option.palette));
            painter.drawRoundedRect(QRectF(row.left(), row.top() + 5, 3, row.height() - 10), 1.5, 1.5);
        }
        if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
            painter.setPen(QPen(colourOf(Role::Accent, option.palette), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
        }
        const int side = scaled(iconSide, option.font);
        const QString title = index.data().toString();
        const int left = title.isEmpty() ? (option.rect.width() - side) / 2 : Grid + 2;
        const QRect icon(option.rect.left() + left, option.rect.center().y() - side / 2 + 1, side, side);
        const QColor ink = colourOf(chosen ? Role::Accent : Role::Secondary, option.palette);
        paintIcon(painter, qvariant_cast<QIcon>(index.data(Qt::DecorationRole)), icon, ink);
        painter.setFont(option.font);
        painter.setPen(colourOf(chosen ? Role::Accent : Role::Text, option.palette));
        const QRect text = option.rect.adjusted(left + side + Grid + 2, 0, -Grid / 2, 0);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(option.font).elidedText(title, Qt::ElideRight, text.width()));
    }
};

QString titleOf(const PageEntry &entry) { return QCoreApplication::translate("Page", entry.title); }

} // namespace

Rail::Rail(QWidget *parent) : QListWidget(parent)
{
    setObjectName(QStringLiteral("sidebar"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new RailDelegate(this));
    setMouseTracking(true);
    setAutoFillBackground(true);
    setViewportMargins(Grid, Grid, Grid, Grid);
    PageGroup group = PageGroup::Start;
    int number = 0;
    for (const PageEntry &entry : allPages()) {
        if (entry.group != group) {
            auto *heading = new QListWidgetItem(this);
            heading->setFlags(Qt::NoItemFlags);
            heading->setData(Qt::UserRole + 1, static_cast<int>(entry.group));
            group = entry.group;
        }
        auto *item = new QListWidgetItem(lineIcon(QString::fromLatin1(entry.icon)), QString(), this);
        item->setData(PageRole, number++);
    }
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            emit pageChosen(item->data(PageRole).toInt());
    });
    retranslate();
}

int Rail::page() const { return currentItem() ? currentItem()->data(PageRole).toInt() : -1; }

void Rail::setPage(int page)
{
    for (int row = 0; row < count(); ++row) {
        const QVariant number = item(row)->data(PageRole);
        if (number.isValid() && number.toInt() == page)
            setCurrentRow(row);
    }
}

void Rail::setNarrow(bool narrow)
{
    if (m_narrow == narrow)
        return;
    m_narrow = narrow;
    retranslate();
}

void Rail::retranslate()
{
    setAccessibleName(tr("Pages"));
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem &entry = *item(row);
        const QVariant number = entry.data(PageRole);
        const QString title = number.isValid()
                                  ? titleOf(allPages()[static_cast<std::size_t>(number.toInt())])
                                  : groupTitle(static_cast<PageGroup>(entry.data(Qt::UserRole + 1).toInt()));
        entry.setText(m_narrow ? QString() : title);
        entry.setToolTip(plainTip(m_narrow && number.isValid() ? title : QString()));
        entry.setData(Qt::AccessibleTextRole, title);
    }
    fit();
}

void Rail::fit()
{
    QPalette colours = palette();
    for (const QPalette::ColorRole ground : {QPalette::Base, QPalette::Window})
        colours.setColor(ground, colourOf(Role::Rail, colours));
    if (palette() != colours)
        setPalette(colours);
    if (m_narrow) {
        setFixedWidth(scaled(narrowRail, font()));
        return;
    }
    int widest = 0;
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(item(row)->text()));
    setFixedWidth(std::max(scaled(wideRail, font()), widest + scaled(iconSide, font()) + 6 * Grid));
    scheduleDelayedItemsLayout();
}

void Rail::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace rig::ui
