// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/marks.h"
#include "ui/charts/names.h"
#include "ui/charts/sprites.h"

#include <QGraphicsItem>
#include <QPainter>
#include <QStaticText>

namespace rig::ui {

class ChartScene;

/// Paints every mark, and the names that find room beside theirs: pixmaps into a window, vectors elsewhere.
class MarksItem : public QGraphicsItem
{
public:
    explicit MarksItem(const ChartScene &scene);

    /// The chart is another: nothing that was measured holds.
    void forget();
    /// The marks moved; names stay beside theirs.
    void moved();
    /// Gives the names their places anew: never on one of these boxes of other texts, on a line, a mark or another
    /// name.
    void placeNames(const std::vector<QRectF> &taken, const std::vector<QPolygonF> &lines);

    /// Marks that are seen and whose name found no room.
    [[nodiscard]] int hiddenNames() const { return m_hidden; }
    /// The boxes of the names that are seen, in the scene.
    [[nodiscard]] std::vector<QRectF> nameBoxes() const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] std::vector<int> inOrderOfNaming() const;
    [[nodiscard]] bool isShown(const Name &name) const;
    [[nodiscard]] bool hasMarks() const;
    /// On the frontier and selected: it bears a name where there is room at all.
    [[nodiscard]] bool isRinged(int index) const;
    /// On the frontier and covered by the ring of another: its name would be taken for that one's.
    [[nodiscard]] bool isUnderRing(int index) const;
    void nameMark(int index, Occupancy &taken, const MarkPlaces &marks);
    [[nodiscard]] QFont fontOf(const Mark &mark) const;
    void paintNames(QPainter &painter);
    void paintPixmaps(QPainter &painter, const QRectF &exposed, double devicePixelRatio);
    void paintVectors(QPainter &painter) const;

    const ChartScene &m_scene;
    Sprites m_sprites;
    std::vector<QPainter::PixmapFragment> m_fragments; ///< kept for its memory
    std::vector<float> m_widths;                       ///< of the names by mark; below zero: not measured
    std::vector<Name> m_names;
    int m_hidden = 0;
    std::vector<QStaticText> m_texts; ///< of the names, laid out once
};

/// Rings about the marks that are selected, pointed at, or where the keyboard is: apart, as they change more often than
/// the marks.
class RingsItem : public QGraphicsItem
{
public:
    explicit RingsItem(const ChartScene &scene);

    void changed();
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const ChartScene &m_scene;
};

} // namespace rig::ui
