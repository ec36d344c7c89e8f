// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"
#include "core/machine/assessment.h"

#include <QJsonObject>
#include <QJsonValue>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::cli {

/// Figures as JSON values: unknown is null, and a number is as exact as it is meant.

/// A tenth, a hundredth… is as exact as a figure is meant; the rest is noise of binary fractions.
[[nodiscard]] inline double rounded(double value, int decimals)
{
    const double scale = std::pow(10, decimals);
    return std::round(value * scale) / scale;
}

[[nodiscard]] inline QJsonValue orNull(const std::optional<int> &value)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

[[nodiscard]] inline QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

template <class Tag> [[nodiscard]] QJsonValue orNull(const std::optional<Quantity<Tag>> &value, int decimals = 1)
{
    return value ? QJsonValue(rounded(value->value(), decimals)) : QJsonValue(QJsonValue::Null);
}

[[nodiscard]] inline QJsonValue orNull(const Total &total)
{
    return total.complete ? QJsonValue(rounded(total.atLeast.value(), 1)) : QJsonValue(QJsonValue::Null);
}

[[nodiscard]] inline QJsonValue moneyAsJson(const std::optional<Money> &money)
{
    if (!money)
        return QJsonValue::Null;
    return QJsonObject{{"amount"_L1, rounded(money->amount, 2)}, {"currency"_L1, money->currency}};
}

[[nodiscard]] inline QJsonValue orNull(const std::optional<double> &value, int decimals = 1)
{
    return value ? QJsonValue(rounded(*value, decimals)) : QJsonValue(QJsonValue::Null);
}

[[nodiscard]] inline QJsonValue orNull(const std::optional<bool> &value)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

/// "blocker", "caution", "unknown", "note"; null where nothing stands against it.
[[nodiscard]] inline QJsonValue severityAsJson(const std::optional<Severity> &severity)
{
    return severity ? QJsonValue(QString(severityKey(*severity))) : QJsonValue(QJsonValue::Null);
}

[[nodiscard]] inline QJsonValue labelOf(int connector, const Board *board)
{
    if (!board || connector < 0 || connector >= static_cast<int>(board->connectors.size()))
        return QJsonValue::Null;
    return board->connectors[static_cast<std::size_t>(connector)].label;
}

[[nodiscard]] inline const Board *boardOf(const Machine &machine)
{
    return machine.board ? machine.board->part.get() : nullptr;
}

} // namespace rig::cli
