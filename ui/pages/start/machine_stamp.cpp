// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/machine_stamp.h"

#include "ui/look/roles.h"

#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int linksAtMost = 4;

Role roleOfGeneration(int generation)
{
    return static_cast<Role>(static_cast<int>(Role::Pcie1) + std::clamp(generation, 1, 5) - 1);
}

/// x1 1, x2 and x4 thin, x16 as thick as a line may be at this size.
double thicknessOf(int width) { return width >= 16 ? 4 : width >= 8 ? 3 : width >= 4 ? 2 : 1; }

} // namespace

void paintMachineStamp(QPainter &painter, const QRect &area, const std::vector<SmallLink> &links,
                       const QPalette &palette)
{
    const double edge = area.height() / 9.0;
    painter.setPen(QPen(colourOf(Role::Border, palette), 1));
    painter.setBrush(colourOf(Role::Sunken, palette));
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), edge / 2 + 2, edge / 2 + 2);
    const QRectF inner = QRectF(area).adjusted(edge, edge, -edge, -edge);
    const bool chipset =
        std::any_of(links.begin(), links.end(), [](const SmallLink &link) { return link.behindChipset; });
    const QRectF processor(inner.left(), inner.top(), inner.width() * 0.22,
                           chipset ? inner.height() * 0.5 : inner.height());
    const QRectF hub(inner.left() + inner.width() * 0.3, inner.bottom() - inner.height() * 0.2, inner.width() * 0.14,
                     inner.height() * 0.2);
    const auto box = [&](const QRectF &rect, Role ground) {
        painter.setPen(QPen(colourOf(Role::Strong, palette), 1));
        painter.setBrush(colourOf(ground, palette));
        painter.drawRoundedRect(rect, 2, 2);
    };
    const auto shown = std::min<std::size_t>(links.size(), linksAtMost);
    const double step = inner.height() / static_cast<double>(std::max<std::size_t>(shown, 1));
    const double tall = std::min(10.0, 0.7 * step);
    for (std::size_t i = 0; i < shown; ++i) {
        const SmallLink &link = links[i];
        const QRectF card(inner.right() - inner.width() * 0.34,
                          inner.top() + step * (static_cast<double>(i) + 0.5) - tall / 2, inner.width() * 0.34, tall);
        const QRectF from = link.behindChipset ? hub : processor;
        const double rim = std::min(3.0, from.height() / 2);
        const double y = std::max(from.top() + rim, std::min(card.center().y(), from.bottom() - rim));
        const QColor ink =
            link.width == 0 ? colourOf(Role::LostLanes, palette) : colourOf(roleOfGeneration(link.generation), palette);
        painter.setPen(QPen(ink, thicknessOf(link.width), link.width == 0 ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
        const double middle = (from.right() + card.left()) / 2;
        painter.drawPolyline(QPolygonF({QPointF(from.right(), y), QPointF(middle, y),
                                        QPointF(middle, card.center().y()), QPointF(card.left(), card.center().y())}));
        box(card, link.narrower || link.width == 0 ? Role::CautionSoft : Role::AccentSoft);
    }
    if (chipset) {
        painter.setPen(QPen(colourOf(Role::Pcie3, palette), 2));
        painter.drawPolyline(
            QPolygonF({QPointF(processor.center().x(), processor.bottom()),
                       QPointF(processor.center().x(), hub.center().y()), QPointF(hub.left(), hub.center().y())}));
        box(hub, Role::Surface);
    }
    box(processor, Role::Surface);
}

} // namespace rig::ui
