// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include "core/words/words.h"
#include "ui/widgets/roles.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>
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
    set(QPalette::Highlight, Role::AccentFill);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    set(QPalette::Link, Role::Accent);
    set(QPalette::LinkVisited, Role::Accent);
    set(QPalette::Mid, Role::Border);
    for (const QPalette::ColorRole place : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, place, colourOf(Role::Off, dark));
    return palette;
}

// The system's own font size, kept from the first call: later calls scale it, not what was scaled before.
QFont systemFont(QApplication &application)
{
    constexpr const char *Property = "rigwright.systemFont";
    const QVariant kept = application.property(Property);
    if (kept.isValid())
        return kept.value<QFont>();
    const QFont font = QApplication::font();
    application.setProperty(Property, font);
    return font;
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

bool isDark(const QPalette &palette) { return palette.color(QPalette::Active, QPalette::Base).lightness() < 128; }

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
    if (QApplication::style()->name() != QLatin1StringView("fusion"))
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));

    // An empty palette brings back the system's, which tells whether the system is dark.
    QApplication::setPalette(QPalette());
    const bool dark = scheme == Scheme::Dark || (scheme == Scheme::System && isDark(QApplication::palette()));
    QApplication::setPalette(dark ? darkPalette() : lightPalette());

    QFont font = systemFont(application);
    const double factor = std::clamp(textPercent, 100, 200) / 100.0;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(static_cast<int>(font.pixelSize() * factor));
    QApplication::setFont(font);
}

QFont fontFor(TextSize size, const QFont &base)
{
    const auto scaled = [&](double factor) {
        QFont font = base;
        if (base.pointSizeF() > 0)
            font.setPointSizeF(base.pointSizeF() * factor);
        else
            font.setPixelSize(static_cast<int>(base.pixelSize() * factor));
        return font;
    };
    switch (size) {
    case TextSize::PageTitle:
        return scaled(1.4);
    case TextSize::Section:
        return scaled(1.15);
    case TextSize::Text:
        return base;
    case TextSize::Caption:
        return scaled(0.85);
    }
    return base;
}

} // namespace rig::ui
