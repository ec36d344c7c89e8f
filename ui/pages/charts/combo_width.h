// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace rig::ui {

/// As wide as what is chosen asks, no more than `most`; the list is as wide as its longest entry.
void fitToText(QComboBox &combo, double most);
/// The same of the combo alone: its list does not change with its row.
void fitWidth(QComboBox &combo, double most);

/// What a row leaves over goes to those whose text is cut, to those first that lack least: so most are whole.
void shareAmong(int rest, std::vector<QComboBox *> combos);

} // namespace rig::ui
