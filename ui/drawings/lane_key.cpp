// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_key.h"

#include "core/names/names.h"
#include "ui/drawings/lane_paint.h"

#include <QPainter>

#include <algorithm>

namespace rig::ui {

LaneKey::LaneKey(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LaneKey::setPeers(const std::vector<PeerPath> &peers)
{
    m_ways.clear();
    QStringList texts;
    for (const PeerWay way : {PeerWay::NvLink, PeerWay::SameSwitch, PeerWay::SameProcessor, PeerWay::Chipset,
                              PeerWay::AcrossProcessors, PeerWay::Unknown}) {
        if (std::none_of(peers.begin(), peers.end(), [&](const PeerPath &path) { return path.way == way; }))
            continue;
        m_ways.push_back(way);
        texts << names::peerWay(way);
    }
    setAccessibleName(tr("Ways between cards: %1", "list of ways").arg(texts.join(QStringLiteral(", "))));
    updateGeometry();
    update();
}

std::vector<LaneKey::Entry> LaneKey::entries(int width) const
{
    const QFontMetricsF metrics(fontFor(TextSize::Caption, font()));
    const double sample = 5 * metrics.averageCharWidth();
    double x = 0;
    double y = 0;
    std::vector<Entry> entries;
    for (const PeerWay way : m_ways) {
        const double wide = sample + Grid / 2.0 + metrics.horizontalAdvance(names::peerWay(way)) + 1;
        if (x > 0 && x + wide > width) {
            x = 0;
            y += metrics.height();
        }
        entries.push_back({way, QRectF(x, y, sample, metrics.height()),
                           QRectF(x + sample + Grid / 2.0, y, wide - sample, metrics.height())});
        x += wide + 2 * Grid;
    }
    return entries;
}

int LaneKey::heightForWidth(int width) const
{
    const std::vector<Entry> placed = entries(width);
    return placed.empty() ? 0 : static_cast<int>(std::ceil(placed.back().text.bottom()));
}

QSize LaneKey::sizeHint() const { return {40 * fontMetrics().averageCharWidth(), heightForWidth(width())}; }

QSize LaneKey::minimumSizeHint() const { return {20 * fontMetrics().averageCharWidth(), fontMetrics().height()}; }

void LaneKey::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const LaneInk ink{palette(), font(), fontFor(TextSize::Caption, font())};
    const std::vector<Entry> placed = entries(width());
    const double top = placed.empty() ? 0 : (height() - placed.back().text.bottom()) / 2;
    painter.translate(0, std::max(0.0, top));
    for (const Entry &entry : placed) {
        QPainterPath line({entry.sample.left(), entry.sample.center().y()});
        line.lineTo(entry.sample.right(), entry.sample.center().y());
        paintPath(painter, line, entry.way, ink);
        painter.setFont(ink.caption);
        painter.setPen(ink.palette.color(QPalette::Text));
        painter.drawText(entry.text, Qt::AlignLeft | Qt::AlignVCenter, names::peerWay(entry.way));
    }
}

} // namespace rig::ui
