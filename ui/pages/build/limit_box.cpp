// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/limit_box.h"

#include "core/names/names.h"

#include <QSignalBlocker>

namespace rig::ui {

namespace {

// A build file takes limits from 10 W to 3000 W; the value below stands for "none".
constexpr int none = 9;
constexpr int highest = 3000;
constexpr int watts = 10;
/// Where a card's rating is not known, stepping starts here.
constexpr int usual = 300;

} // namespace

LimitBox::LimitBox(QWidget *parent) : QSpinBox(parent)
{
    setRange(none, highest);
    setSingleStep(watts);
    // While "280" is typed, 28 W is none of the user's wishes.
    setKeyboardTracking(false);
}

void LimitBox::setLimit(std::optional<Watts> limit, std::optional<Watts> rated)
{
    const QSignalBlocker blocker(this);
    m_rated = rated;
    setSpecialValueText(rated ? tr("none (%1)", "power limit; the card's rating").arg(names::watts(*rated))
                              : tr("none", "power limit"));
    setValue(limit ? static_cast<int>(limit->value()) : none);
}

std::optional<Watts> LimitBox::limit() const { return value() == none ? std::nullopt : std::optional(Watts(value())); }

void LimitBox::stepBy(int steps)
{
    const int top = m_rated ? static_cast<int>(m_rated->value()) : value() == none ? usual : highest;
    const int from = value() == none ? top : value();
    const int to = from + steps * watts;
    setValue(to > top ? none : std::max(watts, to));
    selectAll();
}

QAbstractSpinBox::StepEnabled LimitBox::stepEnabled() const
{
    return value() == none ? StepEnabled(StepDownEnabled) : StepUpEnabled | StepDownEnabled;
}

} // namespace rig::ui
