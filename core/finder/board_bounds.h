// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/conditions.h"

#include <map>

namespace rig::finder {

/// What a board costs at the least with what belongs to it, and what cards do on it at the most, by its own figures:
/// before anything is put together. It spares the search most boards.
class BoardBounds
{
public:
    /// Both outlive it.
    BoardBounds(const Stock &stock, const Paces &paces);

    /// An upper bound of the objective of these cards on that board: over the fastest slots that lie far enough apart
    /// and have the lanes that are asked for. Nullopt: there are not as many. Indexes of options.
    [[nodiscard]] std::optional<double> most(int cards, int board);
    /// Whether all of the cards could stand there above the end of a case with so many places; nullopt: not known.
    [[nodiscard]] bool goInto(int cards, int board, std::optional<int> room);
    /// Hundredths of the currency: of the cheapest processor for its socket with a cooler that is rated for it;
    /// nullopt: there is none.
    [[nodiscard]] std::optional<qint64> processorCents(int board) const { return m_processorCents[std::size_t(board)]; }
    /// Of the cheapest memory that it takes and that suffices beside these cards; nullopt: there is none.
    [[nodiscard]] std::optional<qint64> memoryCents(int cards, int board);

private:
    /// A slot that a card may stand in.
    struct Place
    {
        int position = 0; ///< slot pitches
        int width = 0;    ///< lanes, at the most
        int edge = 0;     ///< the longest that it takes, in lanes
        int generation = 0;
    };
    /// What of cards matters to their places.
    struct Row
    {
        int step = 1;
        int places = 1; ///< of one card
        int count = 1;
        int lanes = 0;
        int width = 16;
        int generation = 6;
        // Of those on cables:
        int cabled = 0;
        int plug = 16; ///< lanes that a cable's plug is long
        int cableWidth = 16;
        int cableGeneration = 6;

        auto operator<=>(const Row &) const = default;
    };
    void readPlaces();
    void reckonProcessors();
    [[nodiscard]] Row rowOf(const Option &cards) const;
    /// How the cards stand as high and as fast as they can.
    struct Standing
    {
        double rate = 0; ///< GB/s of the slowest of them, at the most
        int lowest = 0;  ///< place that one in a slot reaches, at the least; 0: all are on cables
    };
    [[nodiscard]] static bool takesCard(const Place &place, const Row &row, double rate);
    [[nodiscard]] static bool takesCable(const Place &place, const Row &row, double rate);
    [[nodiscard]] std::optional<int> lowest(const Row &row, int board, double rate) const;
    [[nodiscard]] std::optional<Standing> standingOn(const Row &row, int board) const;
    [[nodiscard]] const std::optional<Standing> &standing(int cards, int board);
    [[nodiscard]] std::optional<qint64> reckonedMemory(int cards, int board) const;

    const Stock &m_stock;
    const Paces &m_paces;
    std::vector<std::vector<Place>> m_places; ///< by board, the topmost first
    std::vector<bool> m_spaced;               ///< by board: it is known how far apart its slots are
    std::vector<std::optional<qint64>> m_processorCents;
    std::vector<int> m_memoryLike;                                      ///< the first board that takes the same memory
    std::vector<Row> m_rows;                                            ///< by option of cards
    std::map<std::pair<Row, int>, std::optional<Standing>> m_standings; ///< by board
    int m_mostRoom = 0;                                                 ///< places of the roomiest case
    std::map<std::pair<int, double>, double> m_most;                    ///< by the first cards of their pace and rate
    std::map<std::pair<double, int>, std::optional<qint64>> m_memoryCents; ///< by GiB and board
    bool m_bridged = false;                                                ///< cards may be joined by a bridge
};

} // namespace rig::finder
