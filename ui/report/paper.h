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

    QPagedPaintDevice *device;
    double unitsPerMillimetre;
    QStringList families; ///< those of the report's fonts that are installed
    QRectF body;          ///< between the header and the footer
    QRectF header;
    QRectF footer;
};

/// Ink of the report: dark on white, whatever the window's palette is.
namespace ink {
inline constexpr QRgb text = 0xff22262b;
inline constexpr QRgb lesser = 0xff5b636c;
inline constexpr QRgb rule = 0xff8a929b;
inline constexpr QRgb hairline = 0xffdde1e6;
} // namespace ink

} // namespace rig::ui
