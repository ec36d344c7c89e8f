// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/case_layout.h"

#include <QFont>
#include <QPalette>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

/// What the case section is painted with, on a screen or on paper.
struct CaseInk
{
    QPalette palette;
    QFont font;
    std::vector<ItemId> lit; ///< the finding that is open is about these
};

/// `layout` was made of `plan`, with the metrics of captions.
void paintCase(QPainter &painter, const CasePlan &plan, const CaseLayout &layout, const CaseInk &ink);

} // namespace rig::ui
