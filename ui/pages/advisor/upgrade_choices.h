// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/upgrade.h"

#include <array>
#include <initializer_list>

QT_BEGIN_NAMESPACE
class QComboBox;
class QWidget;
QT_END_NAMESPACE

namespace rig::ui {

/// What the fields of the upgrade's form have in common.

inline constexpr std::array AllBuying{Buying::NewElseUsed, Buying::New, Buying::Used, Buying::AtLaunch};

/// "new or used"
[[nodiscard]] QString buyingText(Buying buying);
/// "convolutional nets"; of nullopt "deep learning at large"
[[nodiscard]] QString netText(std::optional<Net> net);
/// A number as it is typed, in the user's way of writing it or in English; nullopt where it is no amount of money.
[[nodiscard]] std::optional<double> amountIn(const QString &text);
/// A list of names in which one can type: what is typed is sought anywhere in them.
void makeSearchable(QComboBox &combo);
/// A label and its field, which stay together when the row breaks.
[[nodiscard]] QWidget *grouped(std::initializer_list<QWidget *> widgets, QWidget *parent);

} // namespace rig::ui
