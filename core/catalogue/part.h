// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "core/base/units.h"
#include "core/catalogue/source.h"

#include <QDate>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace rig {

/// The kinds of part. Their console names are those of `kindKey()`.
enum class Kind {
    Gpu,
    Card,
    Processor,
    Motherboard,
    Supply,
    Case,
    Cooler,
    Fan,
    Memory,
    Drive,
    Network,
    Bridge,
    Riser,
    Switch,
    Cable,
    System
};
inline constexpr int KindCount = 16;

/// "gpus", "cards", "processors", "motherboards", "supplies", "cases", "coolers", "fans", "memory", "drives",
/// "networks", "bridges", "risers", "switches", "cables", "systems"
[[nodiscard]] QLatin1StringView kindKey(Kind kind);
[[nodiscard]] std::optional<Kind> kindFromKey(QStringView name);

/// A figure that may be unknown, with the source it was read in. Unknown is not zero.
template <class T> struct Figure
{
    std::optional<T> value;
    SourceIndex source = NoSource;

    [[nodiscard]] bool known() const { return value.has_value(); }
    [[nodiscard]] explicit operator bool() const { return value.has_value(); }
    [[nodiscard]] const T &operator*() const { return *value; }
    [[nodiscard]] const T *operator->() const { return &*value; }
    [[nodiscard]] T valueOr(T fallback) const { return value.value_or(fallback); }
};

/// How many of each power connector, by the words of plugs.h ("pcie-8", "12v-2x6", "eps-8", …). Empty means
/// none.
using ConnectorCounts = QMap<QString, int>;

enum class PriceBasis { Launch, List, Market };
enum class Condition { New, Used };

/// One dated observation of a price.
struct Price
{
    Money money;
    QDate date;
    PriceBasis basis = PriceBasis::List;
    Condition condition = Condition::New;
    SourceIndex source = NoSource;
};

/// Where a part came from: with the program, from the user, from a data set that he imported, from a build file.
enum class Origin { Shipped, Own, Imported, File };

struct Part
{
    explicit Part(Kind k) : kind(k) {}

    Kind kind;
    Origin origin = Origin::Shipped;
    QString id;
    QString name;
    QString vendor;
    QString partNumber;
    QStringList aliases;
    QStringList notes;
    QMap<QString, QString> explained; ///< field → why a figure that looks like a slip is right
    std::vector<Price> prices;
};

using PartHandle = std::shared_ptr<const Part>;

/// A chip as it is sold, its memory and clocks included.
struct Chip : Part
{
    Chip() : Part(Kind::Gpu) {}
    Figure<QString> architecture, series, segment, form;
    Figure<QDate> launchDate;
    Figure<double> launchPriceUsd;
    Figure<Gibibytes> memory;
    Figure<QString> memoryType;
    Figure<int> memoryBusBits;
    Figure<GigabytesPerSecond> memoryBandwidth;
    Figure<int> cores, sms;
    Figure<Megahertz> baseClock, boostClock;
    Figure<Teraflops> fp32, fp16, tensorFp16Dense, tensorFp16Sparse;
    Figure<QString> tensorFp16Accumulate; ///< "fp16" or "fp32"
    Figure<Teraflops> tf32Dense, int8Dense, int8Sparse, int4Dense, fp8Dense, fp4Dense;
    Figure<Watts> tdp;
    Figure<Watts> powerLimitMin, powerLimitMax; ///< what the firmware of a board with this chip takes as its limit
    Figure<QString> computeCapability, gfxTarget;
    Figure<int> pcieGeneration, pcieWidth;
    Figure<GigabytesPerSecond> nvlink;
    Figure<int> nvlinkGeneration;
    Figure<bool> ecc;
    Figure<QStringList> pciIds;   ///< vendor and device as listings print them, "10de:2204"; cards alike share one
    Figure<QString> availability; ///< "sold", "discontinued"
};

/// A board with a chip, by the chip's vendor or a partner.
struct Card : Part
{
    Card() : Part(Kind::Card) {}
    Figure<QString> gpu; ///< id of the chip
    Figure<bool> reference;
    Figure<Millimetres> length, height, thickness;
    Figure<double> slotCount; ///< the vendor's figure in slot pitches
    Figure<ConnectorCounts> powerConnectors;
    Figure<Watts> tdp;                          ///< only where it differs from the chip's
    Figure<Watts> powerLimitMin, powerLimitMax; ///< likewise
    Figure<QString> cooling;                    ///< "blower", "open-air", "passive", "liquid"
    Figure<int> displayOutputs;
    Figure<Grams> weight;
    Figure<Watts> recommendedSupply; ///< for a whole machine with one such card
};

struct Processor : Part
{
    Processor() : Part(Kind::Processor) {}
    Figure<QString> family, socket;
    Figure<QDate> launchDate;
    Figure<int> cores, threads;
    Figure<Gigahertz> baseClock, boostClock;
    Figure<Watts> tdp; ///< PL1, TDP, base power
    Figure<Watts> pl2; ///< PL2, PPT, maximum turbo power
    Figure<int> pcieGeneration;
    Figure<int> pcieLanes;      ///< what the vendor states
    Figure<int> usableLanes;    ///< those not spent on the chipset's uplink
    Figure<int> slotLanes;      ///< those that reach slots
    Figure<QString> memoryType; ///< "DDR4" or "DDR4/DDR5"
    Figure<int> memoryChannels;
    Figure<GigabytesPerSecond> memoryBandwidth; ///< of one socket
    Figure<Teraflops> fp32;
    Figure<bool> ecc, igpu;
    Figure<int> maxSockets;
    Figure<QString> availability; ///< "sold", "discontinued"
};

struct Supply : Part
{
    Supply() : Part(Kind::Supply) {}
    Figure<Watts> watts;
    Figure<QString> efficiency; ///< "80plus", "bronze", "silver", "gold", "platinum", "titanium"
    Figure<QString> atxVersion; ///< "2.x", "3.0", "3.1"
    Figure<QString> form;
    Figure<Millimetres> length;
    Figure<ConnectorCounts> connectors;
    Figure<Watts> connector16pin; ///< what its 12VHPWR or 12V-2x6 cable is rated for
    Figure<int> pcieCables;       ///< separate cables that carry its 6- and 8-pin plugs
    Figure<Amperes> rail12v;      ///< all of its 12 V together
    Figure<int> rails12v;         ///< 12 V rails with a limit of their own
    Figure<Amperes> railLimit;    ///< of one such rail
    Figure<Watts> lowLine;        ///< what it carries at 100–127 V, where less
};

struct Case : Part
{
    Case() : Part(Kind::Case) {}
    Figure<QString> type; ///< "tower", "rack", "desktop", "open"
    Figure<QStringList> formFactors;
    Figure<int> slotCount, verticalSlots;
    Figure<Millimetres> maxCardLength, maxCardHeight, maxCoolerHeight, maxSupplyLength;
    Figure<QStringList> supplyForms;
    Figure<Millimetres> depth, width, height;
    Figure<int> fansIncluded;
    Figure<QStringList> radiators;
};

struct Cooler : Part
{
    Cooler() : Part(Kind::Cooler) {}
    Figure<QString> type; ///< "air", "liquid"
    Figure<Millimetres> height, radiator;
    Figure<QStringList> sockets;
    Figure<Watts> tdp;
};

struct Fan : Part
{
    Fan() : Part(Kind::Fan) {}
    Figure<Millimetres> size, thickness; ///< the side of its frame, and its depth
    Figure<int> speed;                   ///< at full voltage, turns a minute
    Figure<double> airflow;              ///< at that speed and no pressure, m³/h
    Figure<double> pressure;             ///< at that speed and no flow, mmH₂O
    Figure<double> noise;                ///< at that speed, dB(A)
    Figure<Watts> power;
};

/// A kit: `modules` sticks of `moduleSize`.
struct MemoryKit : Part
{
    MemoryKit() : Part(Kind::Memory) {}
    Figure<QString> type;
    Figure<int> modules;
    Figure<Gibibytes> moduleSize;
    Figure<int> transfers; ///< MT/s
    Figure<bool> ecc, registered;
};

struct Drive : Part
{
    Drive() : Part(Kind::Drive) {}
    Figure<QString> bus;  ///< "nvme", "sata"
    Figure<QString> form; ///< "m2-2280", "u2", "2.5", "3.5"
    Figure<int> pcieGeneration, pcieWidth;
    Figure<Gigabytes> capacity;
};

/// An Ethernet or InfiniBand card.
struct Network : Part
{
    Network() : Part(Kind::Network) {}
    Figure<QStringList> protocols; ///< "ethernet", "infiniband"
    Figure<int> portCount;
    Figure<double> portRate;  ///< of one port, Gbit/s
    Figure<QString> portType; ///< "RJ45", "SFP28", "QSFP56", "OSFP"
    Figure<int> pcieGeneration, pcieWidth;
    Figure<Millimetres> length, height;
    Figure<Watts> power;
};

/// A connector between two or more cards: NVLink, SLI.
struct Bridge : Part
{
    Bridge() : Part(Kind::Bridge) {}
    Figure<QString> link;                 ///< "nvlink-1" … "nvlink-4", "sli-hb", "infinity-fabric"
    Figure<QStringList> gpus;             ///< ids of the chips that it fits
    Figure<int> cardCount;                ///< how many cards it joins
    Figure<double> span;                  ///< from one card's slot to the next one's, in slot pitches
    Figure<GigabytesPerSecond> bandwidth; ///< between two cards, both directions together
};

/// What carries a slot elsewhere, or makes one slot or M.2 into others: cables, adapters, carriers.
struct Riser : Part
{
    Riser() : Part(Kind::Riser) {}
    Figure<QString> host;  ///< what it plugs into: "slot-16", "slot-8", "slot-4", "slot-1", "m2", "oculink", …
    Figure<QString> gives; ///< what it offers, in the same words
    Figure<int> outputCount;
    Figure<int> outputWidth; ///< lanes of each output
    Figure<int> pcieGeneration;
    Figure<bool> bifurcation; ///< it needs the slot to be split by the firmware
    Figure<Millimetres> length;
    Figure<ConnectorCounts> powerConnectors; ///< what it must be fed with
};

/// A board with a PCI Express switch chip of its own.
struct SwitchBoard : Part
{
    SwitchBoard() : Part(Kind::Switch) {}
    Figure<QString> chip;
    Figure<QString> host;
    Figure<int> pcieGeneration;
    Figure<int> uplinkWidth;
    Figure<QString> gives;
    Figure<int> outputCount, outputWidth;
    Figure<Watts> power;
};

/// A power cable or adapter between a supply and a device.
struct Cable : Part
{
    Cable() : Part(Kind::Cable) {}
    Figure<ConnectorCounts> from, to; ///< plugs at the supply's side and at the device's
    Figure<Watts> rating;
    Figure<Millimetres> length;
    Figure<QStringList> supplies; ///< families of supplies whose sockets it fits; not known: an adapter for any
};

/// A whole machine, as its vendor sells it.
struct System : Part
{
    System() : Part(Kind::System) {}
    Figure<QString> form;      ///< "tower", "4U", "rack"
    Figure<QString> gpu;       ///< id of the chip, where it is sold with its GPUs
    Figure<int> gpuCount;      ///< those that it holds, at most
    Figure<QString> gpuForm;   ///< "pcie", "sxm", "oam"
    Figure<QString> processor; ///< as the vendor names it, or the family of processors that it takes
    Figure<int> processorCount;
    Figure<Gibibytes> memory, memoryMax;
    Figure<int> memorySlots;
    Figure<GigabytesPerSecond> nvlink; ///< between any two GPUs, both directions together
    Figure<Watts> maxPower;            ///< of the whole machine
    Figure<int> supplyCount;
    Figure<Watts> supplyPower;  ///< of one supply
    Figure<QString> redundancy; ///< "2+2"
    Figure<QStringList> network, storage;
    Figure<QDate> launchDate;
    Figure<Millimetres> depth, width, height;
    Figure<double> weight; ///< kg
};

/// A part of `kind` of which nothing is known yet.
[[nodiscard]] std::shared_ptr<Part> emptyPart(Kind kind);
/// The same part once more, to be changed.
[[nodiscard]] std::shared_ptr<Part> copyOf(const Part &part);

} // namespace rig
