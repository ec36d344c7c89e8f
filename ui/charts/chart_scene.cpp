// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_scene.h"

#include "ui/charts/bars.h"
#include "ui/charts/hover_card.h"
#include "ui/charts/inner_legend.h"
#include "ui/charts/marks_item.h"
#include "ui/charts/under_item.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace rig::ui {

ChartScene::ChartScene()
    : m_axes(*this)
    , m_bars(new BarsItem(*this))
    , m_under(new UnderItem(*this))
    , m_item(new MarksItem(*this))
    , m_labels(new LineLabelsItem(*this))
    , m_rings(new RingsItem(*this))
    , m_key(new InnerLegend(*this))
    , m_card(new HoverCard(*this))
{
    // Few large items that move together: an index of them would only cost.
    setItemIndexMethod(NoIndex);
    setSceneRect(ground());
    for (QGraphicsItem *item :
         std::initializer_list<QGraphicsItem *>{m_bars, m_under, m_item, m_labels, m_rings, m_key, m_card})
        addItem(item);
}

ChartScene::~ChartScene() = default;

void ChartScene::setChart(const ChartData &chart, const ChartLook &look)
{
    m_data = chart;
    m_look = look;
    m_window.reset();
    prepare();
    layOut();
}

void ChartScene::prepare()
{
    m_whole = wholeOf(m_data);
    m_marks = marksOf(m_data);
    m_orders = ordersOf(m_marks, m_data);
    m_sized = !isBars() && std::any_of(m_marks.begin(), m_marks.end(),
                                       [&](const Mark &mark) { return pointOf(mark).size.has_value(); });
    m_under->setCurves(curvesOf(m_data));
    m_item->forget();
    m_hovered = -1;
    m_current = -1;
    m_card->show(-1);
    findSelected();
}

void ChartScene::setSize(const QSizeF &size)
{
    if (size == m_size || size.isEmpty())
        return;
    m_size = size;
    layOut();
}

void ChartScene::setWindow(const std::optional<Window> &window, Motion motion)
{
    if (isBars() || m_marks.empty())
        return;
    m_window = window;
    showWindow(motion);
}

void ChartScene::layOut()
{
    setBackgroundBrush(m_look.ground);
    setSceneRect(ground());
    const bool empty = m_data.isEmpty();
    m_axes.setVisible(!empty);
    for (QGraphicsItem *item : std::initializer_list<QGraphicsItem *>{m_under, m_item, m_labels, m_rings, m_card})
        item->setVisible(!empty);
    m_key->setVisible(!empty && m_keyInside);
    m_bars->setVisible(!empty && isBars());
    m_axes.resize(m_size);
    if (empty)
        return;
    if (m_keyInside)
        m_key->fill();
    // Bars fill their plot: their key stands above it.
    const bool above = m_keyInside && isBars();
    if (above || isZoomed())
        m_key->cut();
    dressAxes(above ? m_key->heightAbove() : 0);
    showWindow(Motion::Settled);
    if (above || !m_keyInside || m_key->isEmpty() || isZoomed() || m_key->place(m_under->lines()))
        return;
    // No corner is free of marks and lines.
    m_key->cut();
    dressAxes(m_key->heightAbove());
    showWindow(Motion::Settled);
}

void ChartScene::dressAxes(double topRoom)
{
    m_topRoom = topRoom;
    if (isBars())
        m_axes.dress(m_data.y, m_data.x, m_look, rowNamesWidth(m_data, m_look, m_size.width()), topRoom);
    else
        m_axes.dress(m_data.x, m_data.y, m_look, 0, topRoom);
}

void ChartScene::placeKey()
{
    if (!m_keyInside || m_key->isEmpty())
        return;
    if (m_topRoom > 0)
        m_key->placeAbove();
    else
        std::ignore = m_key->place(m_under->lines());
}

void ChartScene::placeNames()
{
    std::vector<QRectF> taken = m_labels->boxes();
    if (m_keyInside && m_topRoom <= 0)
        taken.push_back(m_key->box());
    m_item->placeNames(taken, m_under->lines());
}

void ChartScene::showCard() { m_card->show(m_hovered >= 0 ? m_hovered : m_current); }

void ChartScene::showWindow(Motion motion)
{
    m_axes.show(window());
    m_map = PlotMap(m_axes.area(), window());
    mapMarks();
    m_barMark = isBars() ? std::clamp(barThickness(m_data, m_map.area().height()) * 1.2, 3.0, m_look.markSize()) : 0;
    m_bars->place();
    m_under->moved();
    m_labels->moved();
    m_item->moved();
    m_rings->changed();
    showCard();
    if (motion == Motion::Moving)
        return;
    placeKey();
    placeNames();
}

void ChartScene::mapMarks()
{
    for (Mark &mark : m_marks) {
        mark.position = m_map.toPixel(mark.at);
        mark.seen = m_map.shows(mark.at);
    }
}

void ChartScene::setSelected(const QSet<QString> &ids)
{
    m_selectedIds = ids;
    findSelected();
    if (!m_marks.empty())
        placeNames(); // what is selected has its name first
    m_rings->changed();
}

void ChartScene::findSelected()
{
    m_selected.clear();
    for (std::size_t i = 0; i < m_marks.size() && !m_selectedIds.isEmpty(); ++i) {
        if (m_selectedIds.contains(pointOf(m_marks[i]).id))
            m_selected.push_back(static_cast<int>(i));
    }
}

void ChartScene::setHovered(int mark)
{
    if (mark == m_hovered)
        return;
    m_hovered = mark;
    m_rings->changed();
    showCard();
}

void ChartScene::setCurrent(int mark)
{
    m_current = mark;
    m_rings->changed();
    showCard();
}

bool ChartScene::isSelected(int mark) const
{
    return std::find(m_selected.begin(), m_selected.end(), mark) != m_selected.end();
}

std::vector<int> ChartScene::ringedMarks() const
{
    std::vector<int> ringed = m_selected;
    for (const int index : {m_hovered, m_current}) {
        if (index >= 0)
            ringed.push_back(index);
    }
    return ringed;
}

double ChartScene::widthOf(const Mark &mark) const
{
    return isBars() ? m_barMark : m_look.markSize() * sizeFactor(mark.step, m_sized) * (mark.leads ? LeadingMark : 1);
}

double ChartScene::radiusOf(const Mark &mark) const { return widthOf(mark) / 2 * 1.15 + 0.5; }

double ChartScene::ringOf(const Mark &mark) const { return std::max(m_look.markSize(), radiusOf(mark) + 3); }

double ChartScene::reachOf(int mark) const
{
    const Mark &at = m_marks[static_cast<std::size_t>(mark)];
    return isSelected(mark) ? ringOf(at) + RingStroke / 2 : radiusOf(at);
}

const Mark *ChartScene::nearest(const QPointF &place, double reach) const
{
    const double slot = isBars() ? m_map.area().height() / rowsOf(m_data) * slotHeight(m_data) / 2 : 0;
    const Mark *best = nullptr;
    double bestDistance = reach;
    for (const Mark &mark : m_marks) {
        const double distance = isBars() && m_map.area().contains(place)
                                    ? std::abs(mark.position.y() - place.y()) / std::max(slot, 1.0) * reach
                                    : std::hypot(mark.position.x() - place.x(), mark.position.y() - place.y());
        if (mark.seen && distance <= bestDistance) {
            best = &mark;
            bestDistance = distance;
        }
    }
    return best;
}

std::vector<QRectF> ChartScene::nameBoxes() const { return m_item->nameBoxes(); }

std::vector<QRectF> ChartScene::lineLabelBoxes() const { return m_labels->boxes(); }

QRectF ChartScene::keyBox() const { return m_keyInside ? m_key->box() : QRectF(); }

QRectF ChartScene::cardBox() const { return m_card->box(); }

int ChartScene::hiddenNames() const { return isBars() ? 0 : m_item->hiddenNames(); }

} // namespace rig::ui
