// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

namespace rig {

enum class ConnectorKind { Slot, M2, U2, Oculink, Mcio, Slimsas, Thunderbolt, Sata };

/// What a connector hangs on. Non-negative values are indexes into Board::switches.
using Upstream = int;
inline constexpr Upstream FromProcessor0 = -1;
inline constexpr Upstream FromProcessor1 = -2;
inline constexpr Upstream FromChipset = -3;
inline constexpr Upstream FromUnknown = -4;

/// Whether a row was read in the source or follows from our reasoning over what was read.
enum class Basis { Read, Inferred };

struct Connector
{
    QString label; ///< as printed on the board
    ConnectorKind kind = ConnectorKind::Slot;
    std::optional<double> position; ///< slot pitches from the topmost place, 1 at the top
    std::optional<int> length;      ///< mechanical size: 16, 8, 4, 1
    bool openEnd = false;
    std::optional<int> width; ///< largest electrical width
    std::optional<int> generation;
    Upstream upstream = FromUnknown;
    QStringList drives; ///< for M.2 and U.2: "nvme", "sata"; empty: not read
    /// How the firmware can split it, most ports first as printed: {4, 4, 4, 4}; nullopt: not read, empty: not at all.
    std::optional<std::vector<std::vector<int>>> bifurcation;
};

struct Switch
{
    QString label;
    Upstream upstream = FromUnknown;
    std::optional<int> width; ///< of the uplink that everything behind it shares
    std::optional<int> generation;
};

/// A firmware setting or jumper that changes the lane table. The first value is the default.
struct Setting
{
    QString id;
    QString label;
    QStringList values;
};

/// All that is named must hold; an empty condition always holds.
struct BoardCondition
{
    std::vector<int> processorLanes;               ///< any of; compared with what the vendor states
    QStringList processorFamilies;                 ///< any of
    std::optional<int> processors;                 ///< number installed
    std::vector<std::pair<int, int>> settings;     ///< (index of setting, index of value), all
    std::vector<int> occupied;                     ///< connectors, all
    std::vector<int> empty;                        ///< connectors, all
    std::vector<std::pair<int, QString>> drives;   ///< (connector, "nvme" or "sata"), all
    std::vector<std::pair<int, int>> cardWidthMax; ///< (connector, widest inserted card), all
    std::optional<int> cardsMin;                   ///< devices in slots, at least

    [[nodiscard]] bool isEmpty() const;
};

struct GroupRow
{
    BoardCondition when;
    std::vector<int> widths;                        ///< per connector of the group; 0 is dark
    std::vector<std::optional<int>> generations;    ///< empty, or per connector; nullopt keeps the connector's own
    std::vector<std::optional<Upstream>> upstreams; ///< likewise
    Basis basis = Basis::Read;
};

/// Connectors that compete for the same lanes. Rows stand most generous first.
struct SharingGroup
{
    BoardCondition when;
    std::vector<int> connectors;
    std::vector<GroupRow> rows;
    std::vector<int> losers; ///< connectors in the order in which they go dark
    Basis basis = Basis::Read;
    QString page;
};

/// What else is switched off, e.g. SATA ports by an M.2 drive.
struct BoardEffect
{
    BoardCondition when;
    QStringList off; ///< labels
    QString page;
};

struct Board : Part
{
    Board() : Part(Kind::Motherboard) {}
    Figure<QString> socket, chipset, formFactor;
    Figure<int> processorCount;
    Figure<Millimetres> width, depth;
    Figure<QString> memoryType; ///< "DDR4", "DDR4/DDR5"
    Figure<int> memorySlots;
    Figure<Gibibytes> memoryMax;
    Figure<QStringList> processorFamilies;
    Figure<QStringList> updatedFamilies;  ///< those that need a later firmware than the board's first
    Figure<QStringList> excludedFamilies; ///< of the socket, and the vendor says that the board does not take them
    Figure<bool> familiesWhole;           ///< processorFamilies is the vendor's whole list: it excludes all others
    Figure<QString> memoryModule;         ///< "udimm", "rdimm", "udimm/rdimm"
    Figure<bool> onboardVideo;            ///< a graphics controller of its own, with a socket for a display
    Figure<ConnectorCounts> powerInputs;
    Figure<QStringList> dmiNames; ///< what its firmware calls it (SMBIOS type 2, product), where that is not its name
    Figure<int> m2Slots;          ///< places for drives, whether or not they stand among the connectors

    std::optional<int> uplinkWidth, uplinkGeneration; ///< of the chipset
    std::vector<Connector> connectors;
    std::vector<Switch> switches;
    std::vector<Setting> settings;
    std::vector<SharingGroup> groups;
    std::vector<BoardEffect> effects;
    SourceIndex laneSource = NoSource;
    SourceIndex positionSource = NoSource;

    /// M.2 connectors among `connectors`.
    [[nodiscard]] int listedM2() const;
    /// All of the board: those that are listed, or the figure where it is more; nullopt where it has neither.
    [[nodiscard]] std::optional<int> m2Count() const;
    /// Index of the connector with this label; -1 when there is none.
    [[nodiscard]] int connectorIndex(QStringView label) const;
};

} // namespace rig
