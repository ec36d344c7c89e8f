// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/roles.h"

#include "ui/look/contrast.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rig::ui {

namespace {

struct Shade
{
    QRgb light;
    QRgb dark;
};

// In the order of Role.
constexpr std::array Shades{
    Shade{0xFFF3F4F7, 0xFF14171C}, // Window
    Shade{0xFFEBEDF1, 0xFF101317}, // Rail
    Shade{0xFFFFFFFF, 0xFF1B1F26}, // Surface
    Shade{0xFFF7F8FA, 0xFF20252D}, // Sunken
    Shade{0xFFEEF2F9, 0xFF262C36}, // Hover
    Shade{0xFFDCE0E7, 0xFF303742}, // Border
    Shade{0xFF868E9C, 0xFF707A89}, // Strong
    Shade{0xFF171B22, 0xFFE7EAEF}, // Text
    Shade{0xFF505866, 0xFFA3ACBA}, // Secondary
    Shade{0xFF8A92A0, 0xFF6C7584}, // Off
    Shade{0xFF1F57C3, 0xFF7AA7FF}, // Accent
    Shade{0xFF1F57C3, 0xFF3B6FE0}, // AccentFill
    Shade{0xFFE4ECFB, 0xFF1E2C4A}, // AccentSoft
    Shade{0xFFB3261E, 0xFFFF7A6E}, // Blocker
    Shade{0xFFFCEBE9, 0xFF3A1D1B}, // BlockerSoft
    Shade{0xFF8F5300, 0xFFF5B14C}, // Caution
    Shade{0xFFC77700, 0xFFF5B14C}, // CautionMark
    Shade{0xFFFFF6E5, 0xFF352711}, // CautionSoft
    Shade{0xFF555D6B, 0xFFA9B2BF}, // Unknown
    Shade{0xFFEDEFF3, 0xFF262B33}, // UnknownSoft
    Shade{0xFF0B6B85, 0xFF5FC6DD}, // Note
    Shade{0xFFE3F3F7, 0xFF12303A}, // NoteSoft
    Shade{0xFF1B7A3A, 0xFF6BCF85}, // Good
    Shade{0xFFE5F4EA, 0xFF153023}, // GoodSoft
    Shade{0xFF6F95CE, 0xFF45699F}, // Pcie1
    Shade{0xFF5580C4, 0xFF5284CC}, // Pcie2
    Shade{0xFF3C6BB5, 0xFF6F9FEB}, // Pcie3
    Shade{0xFF24559F, 0xFF94BBFF}, // Pcie4
    Shade{0xFF143B78, 0xFFC9DCFF}, // Pcie5
    Shade{0xFF9AA2AF, 0xFF6C7584}, // LostLanes
    Shade{0xFF0072B2, 0xFF4C9DF5}, // Series1
    Shade{0xFFE69F00, 0xFFE8A93A}, // Series2
    Shade{0xFF009E73, 0xFF35B894}, // Series3
    Shade{0xFFD55E00, 0xFFE8743B}, // Series4
    Shade{0xFFCC79A7, 0xFFDB93BA}, // Series5
    Shade{0xFF56B4E9, 0xFF7CC8F2}, // Series6
    Shade{0xFFE7EAEF, 0xFF2A303A}, // ChartGrid
    Shade{0xFF868E9C, 0xFF707A89}, // ChartAxis
    Shade{0xFF5C9E12, 0xFF9BD94F}, // Nvidia
    Shade{0xFF9E1B16, 0xFFE8503F}, // Amd
    Shade{0xFF1477D4, 0xFF4C9DF5}, // Intel
    Shade{0xFF4A505B, 0xFF8B94A3}, // OtherVendor
};
static_assert(Shades.size() == static_cast<std::size_t>(Role::OtherVendor) + 1);

// In high contrast grounds are one, and what is fainter than text is text. Fills with words of their own stay.
constexpr std::array Grounds{Role::Window,      Role::Rail,        Role::Surface,     Role::Sunken,   Role::Hover,
                             Role::BlockerSoft, Role::CautionSoft, Role::UnknownSoft, Role::NoteSoft, Role::GoodSoft};
constexpr std::array Texts{Role::Border, Role::Strong, Role::Text, Role::Secondary, Role::Unknown, Role::ChartAxis};

QPalette::ColorRole plainPlace(Role role)
{
    const auto isIn = [role](const auto &roles) { return std::find(roles.begin(), roles.end(), role) != roles.end(); };
    return isIn(Grounds) ? QPalette::Base : isIn(Texts) ? QPalette::Text : QPalette::NoRole;
}

} // namespace

bool isDark(const QPalette &palette) { return palette.color(QPalette::Active, QPalette::Base).lightness() < 128; }

QColor colourOf(Role role, const QPalette &palette)
{
    const QPalette::ColorRole place = isHighContrast(palette) ? plainPlace(role) : QPalette::NoRole;
    return place == QPalette::NoRole ? colourOf(role, isDark(palette)) : palette.color(QPalette::Active, place);
}

QColor colourOf(Role role, bool dark)
{
    const Shade &shade = Shades[static_cast<std::size_t>(role)];
    return QColor::fromRgb(dark ? shade.dark : shade.light);
}

QColor textOn(const QColor &fill)
{
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
    };
    const float luminance =
        0.2126F * linear(fill.redF()) + 0.7152F * linear(fill.greenF()) + 0.0722F * linear(fill.blueF());
    // Where (1 + 0.05) / (l + 0.05) is (l + 0.05) / 0.05, both stand out alike.
    constexpr float EquallyFar = 0.179F;
    return luminance < EquallyFar ? QColor(Qt::white) : QColor(Qt::black);
}

} // namespace rig::ui
