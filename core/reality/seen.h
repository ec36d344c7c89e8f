// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/pci_address.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace rig::reality {

/// What texts say, before anything is recognised: each reader gives a `Seen`, and nothing in it is a guess. What was
/// not in the text is absent.

/// Where something stands.
struct Evidence
{
    int source = -1; ///< index of the text
    int line = 0;    ///< 1-based; 0: nowhere

    [[nodiscard]] explicit operator bool() const { return line > 0; }
};

/// A link as one end tells it. Widths are lanes, generations 1 to 7; 0 and what no link can be are not kept.
struct SeenLink
{
    std::optional<int> width, maxWidth;
    std::optional<int> generation, maxGeneration;
    /// NVIDIA's tools: what the card alone and the host alone can do. `maxGeneration` is the lesser of both.
    std::optional<int> deviceMaxGeneration, hostMaxGeneration;
    Evidence evidence; ///< of the width now, or of what there is

    [[nodiscard]] bool isEmpty() const { return !width && !maxWidth && !generation && !maxGeneration; }
};

/// What a function is on the bus, where the text says so.
enum class Port { Unsaid, Endpoint, RootPort, SwitchUp, SwitchDown };

/// NVIDIA's MIG: a card that is divided into instances, of which a program sees one.
struct SeenMig
{
    std::optional<bool> on;
    int instances = 0;                ///< that the text lists; 0: it lists none
    std::optional<double> largestMib; ///< the memory of the largest of them
    Evidence evidence;                ///< of `on`
};

/// A function on PCI Express, or a GPU as a vendor's tool counts it.
struct SeenDevice
{
    std::optional<PciAddress> address;
    int index = -1;                          ///< of the vendor's tool: GPU 0, card0
    QString label;                           ///< what the tool calls it where it has no name: "GPU0"
    std::optional<int> classCode;            ///< base class and subclass: 0x0300
    QString className;                       ///< as printed
    QString name;                            ///< as printed, without vendor and ids
    QString vendorName;                      ///< as printed
    std::optional<int> vendor, device;       ///< PCI ids
    std::optional<int> subVendor, subDevice; ///< of the card's maker
    std::optional<int> revision;
    QString subsystem; ///< as printed
    Port port = Port::Unsaid;
    std::optional<PciAddress> parent; ///< the bridge above it, by a tree
    std::optional<int> secondaryBus;  ///< of a bridge
    std::optional<int> lastBus;       ///< of a bridge: the highest behind it
    SeenLink link;
    SeenLink slotLink; ///< AMD's driver: the slot's link, where that of the function is inside the card
    QString slot;      ///< "Physical Slot"
    std::optional<double> memoryMib;
    std::optional<double> powerLimit; ///< W
    std::optional<double> powerDraw;  ///< W, now
    /// °C: of the GPU now, and where its driver says that it slows down.
    std::optional<double> temperature, slowdownTemperature;
    std::optional<bool> slowedByHeat; ///< the driver says that it is, or is not
    std::optional<double> bandwidth;  ///< of its link, GB/s, where a text gives nothing else (hwloc)
    QString state;                    ///< "P8"
    bool idle = false;                ///< the text says that the GPU is at rest
    bool numbersOnly = false;         ///< rocm-smi printed its ids where names stand
    bool lost = false;                ///< fell off the bus: (rev ff), Unknown Error
    bool denied = false;              ///< its capabilities may only be read by root
    bool virtualised = false;         ///< passed through to, or made for, a virtual machine
    SeenMig mig;
    Evidence noAddresses; ///< where a text says that memory of the card found no room among the machine's addresses
    Evidence external;    ///< where a text says that the device stands outside of the machine's case
    Evidence evidence;
};

struct SeenBoard
{
    QString vendor, product, version;
    QString systemVendor, systemProduct, systemVersion;
    QString firmware;
    Evidence evidence;

    [[nodiscard]] bool isEmpty() const { return product.isEmpty() && systemProduct.isEmpty(); }
};

struct SeenProcessor
{
    QString name;
    QString socket;
    std::optional<int> cores, threads;
    Evidence evidence;
};

struct SeenMemory
{
    double mib = 0;
    QString locator, type, maker, partNumber;
    std::optional<int> transfers; ///< MT/s that it is rated for
    std::optional<int> configured;
    Evidence evidence;
};

/// A row of the firmware's table of slots (SMBIOS type 9).
struct SeenSlot
{
    QString label, type, usage;
    std::optional<PciAddress> bus;    ///< nullopt also for the dummies that firmware prints
    std::optional<int> wired, length; ///< lanes and mechanical size that the type names
    std::optional<int> generation;
    Evidence evidence;
};

/// The way between two devices as a tool prints it.
struct SeenWay
{
    QString a, b;
    QString printed; ///< "PIX", "NV12", "XGMI"
    Evidence evidence;
};

/// A cell of NVIDIA's p2pBandwidthLatencyTest: what was copied from one GPU into another.
struct SeenPeerRate
{
    int from = 0, to = 0; ///< as CUDA counts, which may be another order than nvidia-smi's
    std::optional<PciAddress> fromAddress, toAddress;
    double gigabytesPerSecond = 0; ///< one direction
    bool direct = false;           ///< peer to peer; else over the processor's memory
    Evidence evidence;
};

/// The kernel's line on a link that a narrower one limits.
struct SeenLimit
{
    PciAddress device;
    std::optional<PciAddress> at;
    std::optional<int> width, generation; ///< of the narrowest link on the way
    std::optional<int> capableWidth, capableGeneration;
    Evidence evidence;
};

struct SeenDrive
{
    QString name;
    QString bus; ///< "nvme", "sata"; empty: not said
    std::optional<double> gigabytes;
    Evidence evidence;
};

/// A text speaks of something that is not in it: "Attached GPUs: 8" with one record, a device that does not answer.
struct SeenMissing
{
    enum class Why { Announced, NoAnswer, OffTheBus, NoDriver, NoDevices };
    Why why = Why::Announced;
    QString what; ///< as printed: "GPU1", "0000:34:00.0"
    int count = 1;
    Evidence evidence;
};

/// What a line could not be taken for.
struct Seen
{
    std::vector<SeenDevice> devices;
    std::vector<SeenBoard> boards;
    std::vector<SeenProcessor> processors;
    std::vector<SeenMemory> memory;
    std::vector<SeenSlot> slotRows;
    std::vector<SeenWay> ways;
    std::vector<SeenPeerRate> peerRates;
    std::vector<SeenLimit> limits;
    std::vector<SeenDrive> drives;
    std::vector<SeenMissing> missing;
    std::vector<Evidence> notUnderstood;
    QString driver, cuda;            ///< of NVIDIA
    QString hypervisor;              ///< "KVM", as printed; empty: nothing says that the machine is virtual
    std::optional<double> memoryMib; ///< of the whole machine
    int understood = 0;              ///< lines
    bool cut = false;                ///< the text ends before what it announces
};

/// More of these than a machine has are not kept; the text is then called cut.
inline constexpr std::size_t MostDevices = 10000;

} // namespace rig::reality
