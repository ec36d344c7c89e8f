// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include "core/words/words.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>
#include <QVariant>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

struct Shade
{
    QRgb light;
    QRgb dark;
};

// In the order of Meaning.
constexpr std::array<Shade, 5> Shades{{{0xFFC0392B, 0xFFFF6B5E},
                                       {0xFFB35900, 0xFFFFB454},
                                       {0xFF1F6FB2, 0xFF6CB6FF},
                                       {0xFF6B6B76, 0xFFA0A0AC},
                                       {0xFF2E7D32, 0xFF7BD88F}}};

struct Tones
{
    QRgb window, base, alternate, button, text, quiet, disabled, highlight, link, edge;
};

constexpr Tones LightTones{0xFFF4F5F7, 0xFFFFFFFF, 0xFFF8F9FB, 0xFFEDEFF2, 0xFF1B1F24,
                           0xFF5B626C, 0xFF9AA1AB, 0xFF1F6FB2, 0xFF1A5F9A, 0xFFC3C8D0};
constexpr Tones DarkTones{0xFF22252A, 0xFF191B1F, 0xFF1E2125, 0xFF30343B, 0xFFE6E8EB,
                          0xFFA7AEB8, 0xFF727984, 0xFF2F6DAA, 0xFF6CB6FF, 0xFF454B55};

QPalette paletteOf(const Tones &tones)
{
    QPalette palette(QColor::fromRgb(tones.button), QColor::fromRgb(tones.window));
    const auto set = [&](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor::fromRgb(colour)); };
    set(QPalette::Window, tones.window);
    set(QPalette::Base, tones.base);
    set(QPalette::AlternateBase, tones.alternate);
    set(QPalette::Button, tones.button);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        set(role, tones.text);
    set(QPalette::ToolTipBase, tones.base);
    set(QPalette::ToolTipText, tones.text);
    set(QPalette::PlaceholderText, tones.quiet);
    set(QPalette::Highlight, tones.highlight);
    set(QPalette::HighlightedText, 0xFFFFFFFF);
    set(QPalette::Link, tones.link);
    set(QPalette::LinkVisited, tones.link);
    set(QPalette::Mid, tones.edge);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(tones.disabled));
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

QColor colourOf(Meaning meaning, const QPalette &palette)
{
    const Shade &shade = Shades[static_cast<std::size_t>(meaning)];
    return QColor::fromRgb(isDark(palette) ? shade.dark : shade.light);
}

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

QPalette lightPalette() { return paletteOf(LightTones); }

QPalette darkPalette() { return paletteOf(DarkTones); }

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
