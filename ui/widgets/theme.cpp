// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include "core/words/words.h"
#include "ui/look/contrast.h"
#include "ui/look/roles.h"
#include "ui/widgets/faces.h"
#include "ui/widgets/rig_style.h"

#include <QApplication>
#include <QScreen>
#include <QVariant>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr Role roleOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Blocker:
        return Role::Blocker;
    case Meaning::Caution:
        return Role::Caution;
    case Meaning::Note:
        return Role::Note;
    case Meaning::CannotCheck:
        return Role::Unknown;
    case Meaning::Fine:
        return Role::Good;
    }
    return Role::Text;
}

QPalette paletteOf(bool dark)
{
    QPalette palette(colourOf(Role::Surface, dark), colourOf(Role::Window, dark));
    const auto set = [&](QPalette::ColorRole place, Role role) { palette.setColor(place, colourOf(role, dark)); };
    set(QPalette::Window, Role::Window);
    set(QPalette::Base, Role::Surface);
    set(QPalette::AlternateBase, Role::Sunken);
    set(QPalette::Button, Role::Surface);
    for (const QPalette::ColorRole place : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        set(place, Role::Text);
    set(QPalette::ToolTipBase, Role::Surface);
    set(QPalette::ToolTipText, Role::Text);
    set(QPalette::PlaceholderText, Role::Secondary);
    set(QPalette::Highlight, Role::AccentSoft);
    set(QPalette::HighlightedText, Role::Text);
    set(QPalette::Link, Role::Accent);
    set(QPalette::LinkVisited, Role::Accent);
    set(QPalette::Mid, Role::Border);
    for (const QPalette::ColorRole place :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, place, colourOf(Role::Off, dark));
    return palette;
}

// Chosen text in a field stands out more than a chosen row.
QPalette fieldPalette(bool dark)
{
    QPalette palette = paletteOf(dark);
    palette.setColor(QPalette::Highlight, colourOf(Role::AccentFill, dark));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    return palette;
}

constexpr double LeastPixels = 13;

// The size of the system's own font in points, kept from the first call: later calls scale it, not what was scaled
// before. Systems whose type is smaller than the forms of our face take (Windows: 12 px) get 13 px.
double systemPoints(QApplication &application)
{
    constexpr const char *Property = "rigwright.systemPoints";
    if (const QVariant kept = application.property(Property); kept.isValid())
        return kept.toDouble();
    const QFont font = QApplication::font();
    const QScreen *screen = QApplication::primaryScreen();
    const double dotsPerInch =
        QApplication::testAttribute(Qt::AA_Use96Dpi) || !screen ? 96 : screen->logicalDotsPerInchY();
    const double pixelsPerPoint = dotsPerInch / 72;
    const double points = font.pointSizeF() > 0 ? font.pointSizeF() : font.pixelSize() / pixelsPerPoint;
    const double least = std::max(points, LeastPixels / pixelsPerPoint);
    application.setProperty(Property, least);
    return least;
}

void useFonts(QApplication &application, int textPercent)
{
    QFont font = QApplication::font();
    font.setFamilies(faces());
    font.setStyleHint(QFont::SansSerif);
    font.setWeight(QFont::Normal);
    // Letters stand where they belong, not on whole pixels.
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPointSizeF(systemPoints(application) * std::clamp(textPercent, 100, 200) / 100.0);
    QApplication::setFont(font);

    QFont named = font;
    named.setWeight(QFont::Medium);
    for (const char *widget : {"QPushButton", "QToolButton", "QTabBar"})
        QApplication::setFont(named, widget);
    QFont heading = fontFor(TextSize::Caption, font);
    heading.setWeight(QFont::Medium);
    QApplication::setFont(heading, "QHeaderView");
}

} // namespace

Meaning meaningOf(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return Meaning::Blocker;
    case Severity::Caution:
        return Meaning::Caution;
    case Severity::Unknown:
        return Meaning::CannotCheck;
    case Severity::Note:
        return Meaning::Note;
    }
    return Meaning::Note;
}

Meaning meaningOf(Verdict::Kind verdict)
{
    switch (verdict) {
    case Verdict::Kind::Blocked:
        return Meaning::Blocker;
    case Verdict::Kind::Caution:
        return Meaning::Caution;
    case Verdict::Kind::CannotCheck:
        return Meaning::CannotCheck;
    case Verdict::Kind::Fine:
        return Meaning::Fine;
    }
    return Meaning::CannotCheck;
}

QString shapeOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Blocker:
        return words::shape(Severity::Blocker);
    case Meaning::Caution:
        return words::shape(Severity::Caution);
    case Meaning::Note:
        return words::shape(Severity::Note);
    case Meaning::CannotCheck:
        return words::shape(Severity::Unknown);
    case Meaning::Fine:
        return words::shapeOfFine();
    }
    return {};
}

QColor colourOf(Meaning meaning, const QPalette &palette) { return colourOf(roleOf(meaning), palette); }

QColor quietText(const QPalette &palette) { return palette.color(QPalette::Active, QPalette::PlaceholderText); }

Scheme schemeFromName(const QString &name)
{
    if (name == QLatin1StringView("light"))
        return Scheme::Light;
    if (name == QLatin1StringView("dark"))
        return Scheme::Dark;
    return Scheme::System;
}

QPalette lightPalette() { return paletteOf(false); }

QPalette darkPalette() { return paletteOf(true); }

void applyTheme(QApplication &application, Scheme scheme, int textPercent)
{
    if (!qobject_cast<RigStyle *>(QApplication::style()))
        QApplication::setStyle(new RigStyle);

    // An empty palette brings back the system's, which tells whether the system is dark.
    QApplication::setPalette(QPalette());
    const QPalette system = QApplication::palette();
    const bool dark = scheme == Scheme::Dark || (scheme == Scheme::System && isDark(system));
    const bool stark = scheme == Scheme::System && isHighContrast(system);
    QApplication::setPalette(stark ? highContrastPalette(dark) : paletteOf(dark));
    for (const char *field : {"QLineEdit", "QTextEdit", "QPlainTextEdit", "QLabel"})
        QApplication::setPalette(stark ? highContrastPalette(dark) : fieldPalette(dark), field);
    useFonts(application, textPercent);
}

QFont fontFor(TextSize size, const QFont &base)
{
    const auto scaled = [&](double factor, QFont::Weight weight) {
        QFont font = base;
        if (base.pointSizeF() > 0)
            font.setPointSizeF(base.pointSizeF() * factor);
        else
            font.setPixelSize(qRound(base.pixelSize() * factor));
        font.setWeight(weight);
        return font;
    };
    switch (size) {
    case TextSize::PageTitle:
        return scaled(1.7, QFont::DemiBold);
    case TextSize::Section:
        return scaled(1.23, QFont::DemiBold);
    case TextSize::Text:
        return base;
    case TextSize::Caption:
        return scaled(0.92, base.weight());
    }
    return base;
}

} // namespace rig::ui
