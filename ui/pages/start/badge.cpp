// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/badge.h"

#include "ui/widgets/measures.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/theme.h"

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int badgeTall = 22;

struct Look
{
    Meaning meaning;
    Role ink;
    Role ground;
};

Look lookOf(Verdict::Kind verdict)
{
    switch (verdict) {
    case Verdict::Kind::Blocked:
        return {Meaning::Blocker, Role::Blocker, Role::BlockerSoft};
    case Verdict::Kind::Caution:
        return {Meaning::Caution, Role::Caution, Role::CautionSoft};
    case Verdict::Kind::CannotCheck:
        return {Meaning::CannotCheck, Role::Unknown, Role::UnknownSoft};
    case Verdict::Kind::Fine:
        return {Meaning::Fine, Role::Good, Role::GoodSoft};
    }
    return {Meaning::Note, Role::Text, Role::Surface};
}

QString shown(Verdict::Kind verdict, const QString &text)
{
    return shapeOf(lookOf(verdict).meaning) + QStringLiteral("  ") + text;
}

} // namespace

int badgeWidth(const QString &text, const QFont &font)
{
    return QFontMetrics(font).horizontalAdvance(shown(Verdict::Kind::Fine, text)) + 2 * Grid;
}

void paintBadge(QPainter &painter, const QRect &area, Verdict::Kind verdict, const QString &text, const QFont &font,
                const QPalette &palette)
{
    const Look look = lookOf(verdict);
    const int tall = scaled(badgeTall, font);
    const QRect badge(area.left(), area.center().y() - tall / 2 + 1, std::min(badgeWidth(text, font), area.width()),
                      tall);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(look.ground, palette));
    painter.drawRoundedRect(badge, 4, 4);
    painter.setFont(font);
    painter.setPen(colourOf(look.ink, palette));
    const QRect inner = badge.adjusted(Grid, 0, -Grid / 2, 0);
    painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(font).elidedText(shown(verdict, text), Qt::ElideRight, inner.width()));
    painter.restore();
}

} // namespace rig::ui
