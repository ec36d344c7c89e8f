// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/case_plan.h"
#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QRectF>
#include <QSizeF>

namespace rig::ui {

/// The two sections as they are painted: boxes, hatches, lines and texts, back to front. Everything carries the item
/// that it belongs to; 0 belongs to none and is never lit.

enum class CaseShape { Outline, Board, Card, Device, Supply, Cooler, Radiator, Cable };

struct CaseBox
{
    CaseShape shape = CaseShape::Outline;
    QRectF area;
    ItemId item = 0;
    int part = -1;        ///< index in CasePlan::parts; -1: a click on it chooses nothing
    bool dashed = false;  ///< a size or place is not known
    bool openEnd = false; ///< its right side is not known: none is drawn
};

struct CaseHatch
{
    QRectF area;
    ItemId item = 0;
    int part = -1;
    Meaning meaning = Meaning::Blocker;
};

struct CaseLine
{
    enum class Look { Place, Limit, AtLeast, Leader, Scale };
    QLineF line;
    Look look = Look::Place;
    ItemId item = 0;
};

/// Room for a mark at the beginning of a text that may wrap.
inline const QString MarkSpace = QStringLiteral("\u2003 ");

struct CaseText
{
    enum class Look { Title, Plain, Quiet };
    QRectF area;
    QString text; ///< elided already where it had to be
    Look look = Look::Plain;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    std::optional<Meaning> meaning{}; ///< its mark is painted where the text begins with MarkSpace
    ItemId item = 0;
    bool wraps = false;
};

struct CaseLayout
{
    QSizeF size;
    double scale = 1;    ///< pixels to a millimetre, the same everywhere
    bool beside = false; ///< the two sections stand side by side
    std::vector<CaseBox> boxes;
    std::vector<CaseHatch> hatches;
    std::vector<CaseLine> lines;
    std::vector<CaseText> texts;

    /// The topmost part there; -1: none.
    [[nodiscard]] int partAt(QPointF point) const;
    /// Where a part is drawn, in both sections.
    [[nodiscard]] std::vector<QRectF> areasOf(int part) const;
};

/// Of a line of text, for a slot place at the least.
inline constexpr double LeastLine = 0.8;
/// The same where the room is too narrow for that: as high as the letters.
inline constexpr double TightLine = 0.7;

/// Fits the plan into the room's width and, where that leaves it large enough to be read, into its height; at least so
/// large that the labels of slot places do not touch.
[[nodiscard]] CaseLayout caseLayout(const CasePlan &plan, QSizeF room, const QFontMetricsF &metrics);

} // namespace rig::ui
