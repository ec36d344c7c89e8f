// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"

#include <QDoubleSpinBox>

#include <optional>

namespace rig::ui {

/// What the user pays for a part. Left at nothing, it says which price counts instead.
class PriceBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit PriceBox(QWidget *parent = nullptr);

    /// `currency` is that of a price that is typed where there is none; `instead` stands while there is none.
    void setPrice(const std::optional<Money> &price, const QString &currency, const QString &instead);
    [[nodiscard]] std::optional<Money> price() const;

    [[nodiscard]] QString textFromValue(double value) const override;

private:
    QString m_currency;
};

} // namespace rig::ui
