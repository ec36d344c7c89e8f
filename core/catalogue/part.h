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

/// The kinds of part. Their console names are those of `kindName()`.
enum class Kind { Gpu, Card, Processor, Motherboard, Supply, Case, Cooler, Memory, Drive };
inline constexpr int KindCount = 9;

/// "gpus", "cards", "processors", "motherboards", "supplies", "cases", "coolers", "memory", "drives"
[[nodiscard]] QLatin1StringView kindName(Kind kind);
[[nodiscard]] std::optional<Kind> kindFromName(QStringView name);

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

/// How many of each power connector: "pcie-6", "pcie-8", "12vhpwr", "12v-2x6", "eps-8", "sata", "molex". Empty means
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

/// Where a part came from.
enum class Origin { Shipped, Own, File };

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
    Figure<Teraflops> tf32Dense, int8Dense, int8Sparse, fp8Dense, fp4Dense;
    Figure<Watts> tdp;
    Figure<QString> computeCapability, gfxTarget;
    Figure<int> pcieGeneration, pcieWidth;
    Figure<GigabytesPerSecond> nvlink;
    Figure<bool> ecc;
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
    Figure<Watts> tdp;       ///< only where it differs from the chip's
    Figure<QString> cooling; ///< "blower", "open-air", "passive", "liquid"
    Figure<Grams> weight;
    Figure<Watts> recommendedSupply; ///< for a whole machine with one such card
};

struct Processor : Part
{
    Processor() : Part(Kind::Processor) {}
    Figure<QString> family, socket;
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
    Figure<bool> ecc, igpu;
    Figure<int> maxSockets;
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
    Figure<Amperes> rail12v;
    Figure<Watts> lowLine; ///< what it carries at 100–127 V, where less
};

struct Case : Part
{
    Case() : Part(Kind::Case) {}
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

} // namespace rig
