// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Before our own headers: moc 6.4 stumbles over <compare> when no Qt header came first.
#include <QSpinBox>

#include "core/base/units.h"

#include <optional>

namespace rig::ui {

/// A card's power limit in watts, or none. Stepping down from "none" starts at the card's rating; stepping above the
/// rating is "none".
class LimitBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit LimitBox(QWidget *parent = nullptr);

    /// `rated`: what the card draws without a limit; unknown stays unknown.
    void setLimit(std::optional<Watts> limit, std::optional<Watts> rated);
    [[nodiscard]] std::optional<Watts> limit() const;

    void stepBy(int steps) override;

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    std::optional<Watts> m_rated;
};

} // namespace rig::ui
