// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace rig {

/// A number with its unit in its type, so that millimetres never meet watts.
template <class Tag> class Quantity
{
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value) : m_value(value) {}
    [[nodiscard]] constexpr double value() const { return m_value; }

    constexpr auto operator<=>(const Quantity &) const = default;
    constexpr Quantity &operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator*(Quantity a, double f) { return Quantity(a.m_value * f); }
    friend constexpr Quantity operator*(double f, Quantity a) { return Quantity(a.m_value * f); }
    friend constexpr Quantity operator/(Quantity a, double f) { return Quantity(a.m_value / f); }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }

private:
    double m_value = 0.0;
};

using Watts = Quantity<struct WattsTag>;
using Volts = Quantity<struct VoltsTag>;
using Amperes = Quantity<struct AmperesTag>;
using Millimetres = Quantity<struct MillimetresTag>;
using Grams = Quantity<struct GramsTag>;
using Gibibytes = Quantity<struct GibibytesTag>;
using GigabytesPerSecond = Quantity<struct GigabytesPerSecondTag>;
using Teraflops = Quantity<struct TeraflopsTag>; ///< or tera-operations, dense unless the name says sparse
using Megahertz = Quantity<struct MegahertzTag>;
using Gigahertz = Quantity<struct GigahertzTag>;
using Gigabytes = Quantity<struct GigabytesTag>;

} // namespace rig
