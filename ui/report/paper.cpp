// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/paper.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QPagedPaintDevice>

#include <algorithm>
#include <iterator>

namespace rig::ui {

namespace {

constexpr double HeaderHeight = 6; // mm
constexpr double HeaderSpace = 4;  // mm
constexpr double FooterHeight = 5; // mm

/// Size and line in points: those of the screen, where 13 px on 20 are 8.6 points on 12.
struct TypeSize
{
    double size;
    double line;
};

TypeSize sizeOf(Paper::Type type)
{
    switch (type) {
    case Paper::Type::Title:
        return {16.5, 21};
    case Paper::Type::Verdict:
        return {12, 16};
    case Paper::Type::Heading:
        return {10.8, 15};
    case Paper::Type::Figure:
        return {11, 15};
    case Paper::Type::Strong:
    case Paper::Type::Text:
        return {8.6, 12};
    case Paper::Type::Caption:
    case Paper::Type::CaptionStrong:
        return {7.5, 10};
    }
    return {8.6, 12};
}

bool isBold(Paper::Type type)
{
    switch (type) {
    case Paper::Type::Title:
    case Paper::Type::Verdict:
    case Paper::Type::Heading:
    case Paper::Type::Strong:
    case Paper::Type::CaptionStrong:
    case Paper::Type::Figure:
        return true;
    case Paper::Type::Text:
    case Paper::Type::Caption:
        return false;
    }
    return false;
}

} // namespace

Paper::Paper(QPagedPaintDevice &pages)
    : device(&pages), unitsPerMillimetre(pages.logicalDpiX() / 25.4), families(paperFamilies())
{
    const QRectF page(0, 0, pages.width(), pages.height());
    header = QRectF(0, 0, page.width(), mm(HeaderHeight));
    footer = QRectF(0, page.height() - mm(FooterHeight), page.width(), mm(FooterHeight));
    body = page.adjusted(0, mm(HeaderHeight + HeaderSpace), 0, -mm(FooterHeight + HeaderSpace));
}

QFont Paper::font(Type type) const
{
    QFont font;
    font.setFamilies(families);
    font.setPointSizeF(sizeOf(type).size);
    font.setWeight(isBold(type) ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double Paper::line(Type type) const
{
    constexpr double MillimetresPerPoint = 25.4 / 72;
    return mm(sizeOf(type).line * MillimetresPerPoint);
}

QFont Paper::drawingFont() const
{
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(13);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double Paper::drawingScale() const { return mm(8.6 * 25.4 / 72 / 13); }

/// Those of the program. Latin first, Han after: a Chinese font that sets the digits as well swaps them for glyphs of
/// its own, which a reader of the PDF can neither find nor copy. Simplified Chinese is named, or the fallback may take
/// Japanese forms of the characters.
QStringList paperFamilies()
{
    QStringList wanted = QGuiApplication::font().families();
    wanted << QStringLiteral("Noto Sans CJK SC") << QStringLiteral("Microsoft YaHei") << QStringLiteral("PingFang SC");
    wanted.removeDuplicates();
    QStringList present;
    std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(present),
                 [](const QString &family) { return QFontDatabase::hasFamily(family); });
    return present.isEmpty() ? QStringList{QGuiApplication::font().family()} : present;
}

} // namespace rig::ui
