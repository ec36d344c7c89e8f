// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QRectF>
#include <QStringList>

#include <vector>

namespace rig::ui {

/// What the lane map has to stand in.
struct LaneRoom
{
    double width;
    QFontMetricsF text;
    QFontMetricsF caption;
    bool paths = false;    ///< the ways between the cards are drawn too
    int pathsOf = -1;      ///< with many cards only the ways of this one, index in Machine::devices; -1: of the first
    double height = 0;     ///< the drawing may grow to it; 0: it takes what it needs
    bool usedOnly = false; ///< without connectors that are free and boxes on which nothing hangs
    double air = 0;        ///< what a row and the gap below it may take on top of their least
    bool whole = false;    ///< where names have no room, boxes and lines give way to them
};

/// Up to here all ways between cards are drawn at once: those of four cards, or of five.
inline constexpr std::size_t FewPaths = 10;

/// A connector of the board or an output of an adapter, with what stands in it; or a device that stands nowhere.
struct LaneRow
{
    int connector = -1; ///< index in Board::connectors; -1: not placed
    int device = -1;    ///< index in Machine::devices; -1: empty
    int host = -1;      ///< the adapter whose output it is, index in Machine::devices; -1: the board
    int hostRow = -1;   ///< where that stands
    int depth = 0;      ///< how many adapters lie between it and the board
    Upstream upstream = FromUnknown;
    QString place;       ///< as MoveItem names it; empty: not placed
    QRectF area;         ///< what is clicked on
    QRectF labelArea;    ///< of the connector's label
    QRectF nameArea;     ///< of the device's name, or of what is said about an empty connector
    QRectF tailArea;     ///< of the link; empty where the row has but one line
    QRectF lanesArea;    ///< of the lanes that it has, at the right edge; empty where there is no room
    QString lanes;       ///< "x16", "x4 of x16"
    QString label, name; ///< as they fit
    QString tail;        ///< as it fits, without the shape of `meaning`
    std::optional<Meaning> meaning;
    QString said;           ///< all of it, for screen readers
    bool boxed = false;     ///< a switch board
    bool shortened = false; ///< what limits its link found no room
};

/// A processor, the chipset, or a switch of the board.
struct LaneBox
{
    Upstream upstream = FromUnknown;
    int column = 0; ///< how many other boxes lie between it and the processor's side
    int parent = -1;
    int uplink = -1;   ///< index in Lanes::uplinks; -1: nothing is behind it
    bool there = true; ///< false: a processor that the machine does not have, or an origin that was not read
    QRectF area;
    QStringList lines;              ///< as they fit; the first is the name
    std::optional<Meaning> meaning; ///< of the last line
    std::vector<int> rows;          ///< that hang on it, through others too
};

struct LaneLine
{
    enum class Look { Empty, Trained, Unknown, Dark };

    QPainterPath path;
    int row = -1; ///< where it leads to, or
    int box = -1; ///< the box whose uplink it is
    Look look = Look::Empty;
    std::optional<int> width;
    std::optional<int> generation;
    bool lost = false; ///< lanes of the device are not connected
    QPointF lostShift; ///< where their dashes run
    int strands = 1;   ///< more than one: several devices share it
    QString label;
    QRectF labelArea;
};

/// The way between two cards.
struct LaneArc
{
    int peer = 0; ///< index in Lanes::peers
    int from = 0; ///< rows
    int to = 0;
    PeerWay way = PeerWay::Unknown;
    QPainterPath path;
    QString label; ///< GB/s; empty where there is no room
    QRectF labelArea;
};

struct LaneLayout
{
    double height = 0;
    double least = 0; ///< the height that it needs
    std::vector<LaneBox> boxes;
    std::vector<LaneLine> lines;
    std::vector<LaneRow> rows; ///< from top to bottom
    std::vector<LaneArc> arcs;
    int pathsOf = -1;  ///< the only card whose ways are drawn, index in Machine::devices; -1: all are
    QString notPlaced; ///< heading above the devices that stand nowhere; empty: there are none
    QRectF notPlacedArea;

    [[nodiscard]] int rowAt(QPointF point) const; ///< -1: none
    [[nodiscard]] int rowOfDevice(int device) const;
    [[nodiscard]] int rowOfPlace(const QString &place) const;
};

/// Pure. Where everything stands for this machine in this room; nothing at all without a board. What the checks found
/// decides how a shared connection is marked.
/// Connectors stand under what they hang on, so that no line crosses another, and there in the board's physical order,
/// those of unknown position last; empty SATA ports are left out. A box stands only beside rows that hang on it, so
/// that no line runs behind one.
[[nodiscard]] LaneLayout layOutLanes(const Situation &situation, const std::vector<Finding> &findings,
                                     const LaneRoom &room);

/// Width by thickness: x1 1 px … x16 7 px.
[[nodiscard]] double laneThickness(int width);

} // namespace rig::ui
