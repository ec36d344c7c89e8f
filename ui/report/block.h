// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/paper.h"

#include <QColor>
#include <QString>
#include <QTextLayout>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace rig::ui {

/// A piece of the report that is never torn between two pages.
struct Block
{
    double height = 0;
    double before = 0;                     ///< space above it, dropped at the top of a page
    bool newPage = false;                  ///< it begins one
    QString bookmark;                      ///< what a reader lists it by; empty: not at all
    bool keepWithNext = false;             ///< a heading is never the last thing on a page
    std::shared_ptr<const Block> repeated; ///< what stands above it again on a new page: a table's headings
    std::shared_ptr<const Block> smaller;  ///< what may stand in its place where a page has no room for it
    std::function<void(QPainter &, QPointF)> paint;
};

void append(std::vector<Block> &blocks, std::vector<Block> more);

struct TextStyle
{
    Paper::Type type = Paper::Type::Text;
    QRgb colour = ink::text;
    Qt::Alignment alignment = Qt::AlignLeft;
    double hanging = 0; ///< by how much its lines stand further right from the second on
};

/// Text that has been broken into lines. A text that is an address of the web is a link.
class LaidText
{
public:
    LaidText(const Paper &paper, const QString &text, TextStyle style, double width);

    [[nodiscard]] double height() const { return m_height; }
    [[nodiscard]] bool isEmpty() const { return m_layout->text().isEmpty(); }
    void paint(QPainter &painter, QPointF at) const;

private:
    std::shared_ptr<QTextLayout> m_layout; ///< shared: a block is a value that is copied
    QColor m_colour;
    double m_height = 0;
};

/// Texts one below the other.
class TextStack
{
public:
    void add(LaidText text, double before = 0);
    [[nodiscard]] double height() const { return m_height; }
    void paint(QPainter &painter, QPointF at) const;

private:
    struct Entry
    {
        double top;
        LaidText text;
    };

    std::vector<Entry> m_entries;
    double m_height = 0;
};

} // namespace rig::ui
