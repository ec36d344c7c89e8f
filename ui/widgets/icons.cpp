// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/icons.h"

#include "ui/look/roles.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include <array>
#include <optional>
#include <vector>

namespace rig::ui {

namespace {

/// Lines in a box of 24, drawn 1.8 wide (1.5 in a box of 20): M moves, L draws a line, C a curve, Z closes; the same
/// letters as SVG has.
struct LineIcon
{
    const char *name;
    const char *path;
};

constexpr std::array Icons{
    LineIcon{
        "gpus",
        "M 3 7 L 21 7 L 21 16 L 3 16 Z M 5 16 L 5 19 M 8 16 L 8 19 M 11 16 L 11 19 "
        "M 8.5 9 C 11.8 9 11.8 14 8.5 14 C 5.2 14 5.2 9 8.5 9 M 16 9 C 19.3 9 19.3 14 16 14 C 12.7 14 12.7 9 16 9"},
    LineIcon{"parts", "M 4 4 L 10 4 L 10 10 L 4 10 Z M 14 4 L 20 4 L 20 10 L 14 10 Z M 4 14 L 10 14 L 10 20 L 4 20 Z "
                      "M 14 17 L 20 17 M 17 14 L 17 20"},
    LineIcon{"charts",
             "M 4 4 L 4 20 L 20 20 M 7.5 15.5 L 8.5 15.5 M 11 12 L 12 12 M 13.5 15 L 14.5 15 M 14.5 9 L 15.5 9 "
             "M 18 6 L 19 6"},
    LineIcon{"build",
             "M 6 3 L 18 3 L 18 21 L 6 21 Z M 9 6.5 L 15 6.5 M 9 9.5 L 15 9.5 M 12 14 C 15.3 14 15.3 18.5 12 18.5 "
             "C 8.7 18.5 8.7 14 12 14"},
    LineIcon{"workload", "M 2.5 12 L 7 12 L 10 5 L 14 19 L 17 12 L 21.5 12"},
    LineIcon{"rent", "M 3 8 L 19 8 M 15 4 L 19 8 L 15 12 M 21 16 L 5 16 M 9 12 L 5 16 L 9 20"},
    LineIcon{"finder", "M 12 4 C 22.7 4 22.7 20 12 20 C 1.3 20 1.3 4 12 4 M 12 9 C 16 9 16 15 12 15 C 8 15 8 9 12 9 "
                       "M 12 2 L 12 6 M 12 18 L 12 22 M 2 12 L 6 12 M 18 12 L 22 12"},
    LineIcon{"advisor", "M 4 5 L 20 5 L 20 16 L 12 16 L 8 20 L 8 16 L 4 16 Z M 8 9 L 16 9 M 8 12 L 13 12"},
    LineIcon{"search", "M 10 4 C 18 4 18 16 10 16 C 2 16 2 4 10 4 M 14.5 14.5 L 20 20"},
    LineIcon{"close", "M 6 6 L 18 18 M 18 6 L 6 18"},
    LineIcon{"columns", "M 4 5 L 20 5 L 20 19 L 4 19 Z M 9.5 5 L 9.5 19 M 14.5 5 L 14.5 19"},
    LineIcon{"compare", "M 4 5 L 10 5 L 10 19 L 4 19 Z M 14 5 L 20 5 L 20 19 L 14 19 Z"},
    LineIcon{"save", "M 12 4 L 12 15 M 7.5 11 L 12 15.5 L 16.5 11 M 4 19.5 L 20 19.5"},
    LineIcon{"back", "M 10 6 L 4 12 L 10 18 M 4 12 L 20 12"},
    LineIcon{"add", "M 12 5 L 12 19 M 5 12 L 19 12"},
    LineIcon{"start", "M 3.5 11.5 L 12 4 L 20.5 11.5 M 6 9.5 L 6 20 L 18 20 L 18 9.5 M 10 20 L 10 14 L 14 14 L 14 20"},
    LineIcon{"guide", "M 12 3 C 24 3 24 21 12 21 C 0 21 0 3 12 3 "
                      "M 9.5 9.5 C 9.5 6.2 14.5 6.2 14.5 9.5 C 14.5 11.5 12 11.5 12 13.8 M 12 17 L 12 17.1"},
    LineIcon{"processor",
             "M 6 6 L 18 6 L 18 18 L 6 18 Z M 10 10 L 14 10 L 14 14 L 10 14 Z M 9 3 L 9 6 M 15 3 L 15 6 M 9 18 L 9 21 "
             "M 15 18 L 15 21 M 3 9 L 6 9 M 3 15 L 6 15 M 18 9 L 21 9 M 18 15 L 21 15"},
    LineIcon{"board", "M 4 4 L 20 4 L 20 20 L 4 20 Z M 7.5 7.5 L 13 7.5 L 13 12.5 L 7.5 12.5 Z M 16.5 7.5 L 16.5 12.5 "
                      "M 7.5 16.5 L 16.5 16.5"},
    LineIcon{"supply", "M 3 6 L 21 6 L 21 18 L 3 18 Z M 9 8.5 C 13.7 8.5 13.7 15.5 9 15.5 C 4.3 15.5 4.3 8.5 9 8.5 "
                       "M 16 10 L 18 10 M 16 14 L 18 14"},
    LineIcon{"case", "M 6 3 L 18 3 L 18 21 L 6 21 Z M 9.5 6.5 L 14.5 6.5 M 9.5 9.5 L 14.5 9.5 M 12 17 L 12 17.1"},
    LineIcon{"memory", "M 3 8 L 21 8 L 21 16 L 3 16 Z M 7 11 L 7 13 M 12 11 L 12 13 M 17 11 L 17 13 M 6 16 L 6 18.5 "
                       "M 12 16 L 12 18.5 M 18 16 L 18 18.5"},
    LineIcon{"drive", "M 3 8 L 21 8 L 21 16 L 3 16 Z M 6.5 12 L 11 12 M 17 12 L 17 12.1"},
    LineIcon{"cooler", "M 12 3 C 24 3 24 21 12 21 C 0 21 0 3 12 3 M 12 12 C 12.5 8 9.5 6.5 8 8.5 "
                       "M 12 12 C 15.2 9.6 18 11.5 17 13.8 M 12 12 C 8.3 13.4 8.6 16.8 11 17.4"},
    LineIcon{"site", "M 13 3 L 5 14 L 11.5 14 L 11 21 L 19 10 L 12.5 10 Z"},
    LineIcon{"open", "M 3 19 L 3 5 L 9 5 L 11 8 L 19 8 L 19 11 M 3 19 L 6.5 11 L 22 11 L 18.5 19 Z"},
    LineIcon{"settings",
             "M 4 8 L 8.5 8 M 13.5 8 L 20 8 M 4 16 L 12.5 16 M 17.5 16 L 20 16 M 11 5.5 C 14.3 5.5 14.3 10.5 11 10.5 "
             "C 7.7 10.5 7.7 5.5 11 5.5 M 15 13.5 C 18.3 13.5 18.3 18.5 15 18.5 C 11.7 18.5 11.7 13.5 15 13.5"},
    LineIcon{"more", "M 5.7 12 L 6.3 12 M 11.7 12 L 12.3 12 M 17.7 12 L 18.3 12"},
    LineIcon{"copy", "M 9 9 L 20 9 L 20 20 L 9 20 Z M 15 9 L 15 4 L 4 4 L 4 15 L 9 15"},
    LineIcon{"chevron-up", "M 7 14.5 L 12 9.5 L 17 14.5"},
    LineIcon{"chevron-down", "M 7 9.5 L 12 14.5 L 17 9.5"},
    LineIcon{"chevron-left", "M 14.5 7 L 9.5 12 L 14.5 17"},
    LineIcon{"chevron-right", "M 9.5 7 L 14.5 12 L 9.5 17"},
};

QPainterPath parsed(const char *text)
{
    const QStringList tokens = QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QPainterPath path;
    qsizetype at = 0;
    const auto point = [&] {
        const double x = tokens.value(at++).toDouble();
        const double y = tokens.value(at++).toDouble();
        return QPointF(x, y);
    };
    while (at < tokens.size()) {
        const QString &command = tokens[at++];
        if (command == QLatin1StringView("M")) {
            path.moveTo(point());
        } else if (command == QLatin1StringView("L")) {
            path.lineTo(point());
        } else if (command == QLatin1StringView("C")) {
            const QPointF first = point();
            const QPointF second = point();
            path.cubicTo(first, second, point());
        } else {
            path.closeSubpath();
        }
    }
    return path;
}

std::vector<QPainterPath> parsedIcons()
{
    std::vector<QPainterPath> paths;
    for (const LineIcon &icon : Icons)
        paths.push_back(parsed(icon.path));
    return paths;
}

// While paintIcon() paints; QIcon hands no colour on.
std::optional<QColor> askedColour;

QColor colourIn(QIcon::Mode mode)
{
    if (askedColour)
        return *askedColour;
    const QPalette palette = QApplication::palette();
    if (mode == QIcon::Selected)
        return colourOf(Role::Accent, palette);
    return palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText);
}

class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(const QPainterPath &path) : m_path(path) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const double side = std::min(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.center().x() + 0.5 - side / 2, rect.center().y() + 0.5 - side / 2);
        painter->scale(side / 24, side / 24);
        painter->setPen(QPen(colourIn(mode), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(m_path);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new LineIconEngine(m_path); }

private:
    QPainterPath m_path;
};

} // namespace

QIcon lineIcon(const QString &name)
{
    static const std::vector<QPainterPath> paths = parsedIcons(); // rows of lists ask for one at each painting
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (name == QLatin1StringView(Icons[i].name))
            return QIcon(new LineIconEngine(paths[i]));
    }
    return {};
}

void paintIcon(QPainter &painter, const QIcon &icon, const QRect &area, const QColor &colour)
{
    askedColour = colour;
    icon.paint(&painter, area);
    askedColour.reset();
}

QStringList lineIconNames()
{
    QStringList names;
    for (const LineIcon &icon : Icons)
        names << QString::fromLatin1(icon.name);
    return names;
}

} // namespace rig::ui
