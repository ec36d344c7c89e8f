// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/price_box.h"

#include <QSignalBlocker>

#include <cmath>

namespace rig::ui {

namespace {

constexpr double most = 1e8;
constexpr double step = 10;

} // namespace

PriceBox::PriceBox(QWidget *parent) : QDoubleSpinBox(parent)
{
    setDecimals(2);
    setRange(0, most);
    setSingleStep(step);
    setGroupSeparatorShown(true);
    // While "280" is typed, 28 is no price.
    setKeyboardTracking(false);
}

void PriceBox::setPrice(const std::optional<Money> &price, const QString &currency, const QString &instead)
{
    const QSignalBlocker blocker(this);
    m_currency = price ? price->currency : currency;
    setSuffix(u' ' + m_currency);
    setSpecialValueText(instead);
    setValue(price ? price->amount : 0);
}

std::optional<Money> PriceBox::price() const
{
    return value() > 0 ? std::optional(Money{value(), m_currency}) : std::nullopt;
}

/// Cents stand only where there are any.
QString PriceBox::textFromValue(double value) const
{
    return locale().toString(value, 'f', value == std::floor(value) ? 0 : 2);
}

} // namespace rig::ui
