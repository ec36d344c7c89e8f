// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/power_bars.h"

#include "core/names/names.h"
#include "ui/drawings/power_paint.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace rig::ui {

namespace {

bool holds(const PowerBarsLayout::Key &key, QPointF point) { return key.swatch.united(key.label).contains(point); }

} // namespace

PowerBars::PowerBars(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_OpaquePaintEvent); // three grounds lie under it, each painted at every edit
}

void PowerBars::setPicture(const PowerPicture &picture)
{
    m_picture = picture;
    m_heights.clear();
    setAccessibleName(tr("Power bars"));
    QStringList rows;
    for (const PowerRow &row : picture.rows)
        rows << tr("%1: %2", "name of a bar, what it says").arg(row.name, row.value);
    setAccessibleDescription(rows.join(u'\n'));
    layOut();
}

void PowerBars::light(const std::vector<ItemId> &items)
{
    m_lit = items;
    update();
}

void PowerBars::layOut()
{
    const double before = m_layout.height;
    m_layout = layOutPowerBars(m_picture, width(), font());
    if (m_layout.height != before)
        updateGeometry();
    update();
}

QSize PowerBars::sizeHint() const { return {fontMetrics().averageCharWidth() * 60, heightForWidth(width())}; }

QSize PowerBars::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 24, 0}; }

int PowerBars::heightForWidth(int width) const
{
    if (width == this->width() && m_layout.height > 0)
        return static_cast<int>(m_layout.height);
    const auto known = m_heights.constFind(width); // layouts ask for the same few widths again and again
    if (known != m_heights.constEnd())
        return *known;
    return *m_heights.insert(width, static_cast<int>(layOutPowerBars(m_picture, width, font()).height));
}

void PowerBars::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void PowerBars::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    m_heights.clear();
    layOut();
}

std::vector<ItemId> PowerBars::itemsAt(QPointF point) const
{
    for (std::size_t row = 0; row < m_layout.rows.size(); ++row) {
        for (const PowerBarsLayout::Segment &placed : m_layout.rows[row].segments) {
            if (placed.area.contains(point))
                return m_picture.rows[row].segments[static_cast<std::size_t>(placed.index)].items;
        }
    }
    for (const PowerBarsLayout::Key &key : m_layout.key) {
        if (key.what == PowerSegment::What::Part && holds(key, point))
            return m_picture.parts[static_cast<std::size_t>(key.part)].items;
    }
    return {};
}

QString PowerBars::tipAt(QPointF point) const
{
    for (std::size_t i = 0; i < m_layout.rows.size(); ++i) {
        const PowerRow &row = m_picture.rows[i];
        if (m_layout.rows[i].share.united(m_layout.rows[i].need).contains(point))
            return row.value;
        for (const PowerBarsLayout::Mark &placed : m_layout.rows[i].marks) {
            if (placed.label.contains(point))
                return row.marks[static_cast<std::size_t>(placed.index)].tip;
        }
        for (const PowerBarsLayout::Segment &placed : m_layout.rows[i].segments) {
            const PowerSegment &segment = row.segments[static_cast<std::size_t>(placed.index)];
            if (!placed.area.contains(point))
                continue;
            if (segment.what == PowerSegment::What::UpTo)
                return keyText(segment.what);
            const bool part = segment.what == PowerSegment::What::Part;
            return tr("%1: %2", "part of a bar, watts")
                .arg(part ? m_picture.parts[static_cast<std::size_t>(segment.part)].detail : segment.name,
                     names::watts(segment.watts));
        }
    }
    for (const PowerBarsLayout::Key &key : m_layout.key) {
        if (holds(key, point))
            return key.what == PowerSegment::What::Part ? m_picture.parts[static_cast<std::size_t>(key.part)].detail
                                                        : keyText(key.what);
    }
    return {};
}

bool PowerBars::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tip = tipAt(help->pos());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainTip(tip), this);
    return true;
}

void PowerBars::mousePressEvent(QMouseEvent *event)
{
    const std::vector<ItemId> items = itemsAt(event->position());
    if (event->button() == Qt::LeftButton && !items.empty())
        emit deviceChosen(items.front());
    else
        QWidget::mousePressEvent(event);
}

void PowerBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    paintPowerBars(painter, m_picture, m_layout, {palette(), font(), double(width()), m_lit});
}

} // namespace rig::ui
