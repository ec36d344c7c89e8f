// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace rig::ui {

/// Which parts of a rectangle are taken, in cells of a few pixels: asking costs the cells under a box, however many
/// boxes there are. Cells are taken whole, so that what was free never overlaps.
class Occupancy
{
public:
    explicit Occupancy(const QRectF &area);

    void take(const QRectF &box);
    /// All cells that a line passes.
    void take(const QPolygonF &line);
    /// False as well where the box leaves the area.
    [[nodiscard]] bool isFree(const QRectF &box) const;

private:
    struct Cells
    {
        int left = 0;
        int top = 0;
        int right = -1; ///< inclusive
        int bottom = -1;
    };

    [[nodiscard]] Cells cellsOf(const QRectF &box) const;

    QRectF m_area;
    int m_columns;
    int m_rows;
    std::vector<char> m_taken;
};

/// How much nearer a text has to stand to its own mark than to all others.
enum class Nearness {
    Clear, ///< so that nobody has to compare
    Any    ///< by however little
};

/// Where all marks stand, so that no text is placed nearer to another mark than to its own: it would be taken for that
/// one's name.
class MarkPlaces
{
public:
    explicit MarkPlaces(std::vector<QPointF> places);

    /// Whether a mark other than the one at `own` stands about as near to the box. Marks that cover each other are one:
    /// nobody sees two.
    [[nodiscard]] bool isForeign(const QRectF &box, const QPointF &own, double radius,
                                 Nearness nearness = Nearness::Clear) const;

private:
    std::vector<QPointF> m_places; ///< by x
};

/// A text beside a mark.
struct Name
{
    int mark = 0;   ///< index of its mark
    QPointF offset; ///< of the box' top left corner from the mark
    QSizeF size;
    QString text;
};

/// Beyond this, names would be noise.
inline constexpr std::size_t MostNames = 400;

/// Where a box of this size finds room around a mark of this radius; its top left corner from the mark. Eight places
/// are tried; `thoroughly`, twelve more along the mark's edges and off its corners. `marks`: all that stand in the
/// plot; null: this one alone.
[[nodiscard]] std::optional<QPointF> freePlace(const Occupancy &taken, const QPointF &mark, double radius,
                                               const QSizeF &size, bool thoroughly = false,
                                               const MarkPlaces *marks = nullptr, Nearness nearness = Nearness::Clear);

} // namespace rig::ui
