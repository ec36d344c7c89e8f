// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QRgb>
#include <QStringList>

class QPagedPaintDevice;

namespace rig::ui {

/// The report's paper: its measures and fonts, in the units of the device.
struct Paper
{
    enum class Type { Title, Verdict, Heading, Figure, Strong, Text, Caption, CaptionStrong };

    explicit Paper(QPagedPaintDevice &device);

    [[nodiscard]] double mm(double millimetres) const { return millimetres * unitsPerMillimetre; }
    [[nodiscard]] QFont font(Type type) const;
    /// From one line of this type to the next, in the units of the device.
    [[nodiscard]] double line(Type type) const;
    /// Of the drawings: 13 pixels, as in the window; what a pixel of it is on paper, drawingScale() says.
    [[nodiscard]] QFont drawingFont() const;
    [[nodiscard]] double drawingScale() const;

    QPagedPaintDevice *device;
    double unitsPerMillimetre;
    QStringList families; ///< those of the report's fonts that are installed
    QRectF body;          ///< between the header and the footer
    QRectF header;
    QRectF footer;
};

/// Ink of the report: that of the light palette, whatever the window's is.
namespace ink {
inline constexpr QRgb text = 0xff171b22;
inline constexpr QRgb lesser = 0xff505866;
inline constexpr QRgb rule = 0xff868e9c;
inline constexpr QRgb hairline = 0xffdce0e7;
inline constexpr QRgb link = 0xff1f57c3;
} // namespace ink

/// Fonts that are installed, Latin first, Han after.
[[nodiscard]] QStringList paperFamilies();

} // namespace rig::ui
