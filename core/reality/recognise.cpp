// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/recognise.h"

#include "core/catalogue/modified.h"
#include "core/reality/gpu_names.h"
#include "core/search/part_search.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

QString foldedName(const QString &text) { return QString::fromStdString(folded(text)); }

constexpr int Nvidia = 0x10de;
constexpr int Amd = 0x1002;
constexpr int IntelVendor = 0x8086;

/// The catalogue's maker of a PCI vendor that makes chips; empty: none that plans are made with.
QLatin1StringView chipMaker(int vendor)
{
    switch (vendor) {
    case Nvidia:
        return "NVIDIA"_L1;
    case Amd:
        return "AMD"_L1;
    case IntelVendor:
    case 0x1da3: // Habana Labs
        return "Intel"_L1;
    default:
        return {};
    }
}

std::optional<int> vendorIn(const SeenDevice &device)
{
    if (device.vendor)
        return device.vendor;
    const QString text = device.vendorName + u' ' + device.name;
    if (text.contains("NVIDIA"_L1, Qt::CaseInsensitive))
        return Nvidia;
    if (text.contains("AMD"_L1) || text.contains("Advanced Micro"_L1) || text.contains("Radeon"_L1))
        return Amd;
    return text.contains("Intel"_L1) ? std::optional(IntelVendor) : std::nullopt;
}

const Chip &chipOf(const PartHandle &part) { return static_cast<const Chip &>(*part); }

/// Drivers show less than the card has (firmware and ECC take up to 8 %), never noticeably more.
bool holdsMemory(const PartHandle &part, double mib)
{
    const auto &memory = chipOf(part).memory;
    if (!memory)
        return true;
    const double share = mib / 1024.0 / memory->value();
    return share > 0.92 && share < 1.02;
}

/// Whether the text gives a card more memory than any of these has, or names a size that none has.
bool isOtherVariant(const std::vector<PartHandle> &parts, const QString &named, std::optional<double> mib)
{
    return !parts.empty() && std::none_of(parts.begin(), parts.end(), [&](const PartHandle &part) {
        const auto &memory = chipOf(part).memory;
        if (!memory)
            return true;
        const bool sameName = named.isEmpty() || named == QString::number(std::lround(memory->value())) + u"gb"_s;
        return sameName && (!mib || *mib / 1024 < memory->value() * 1.1);
    });
}

template <class Test> void narrow(std::vector<PartHandle> &parts, const Test &test)
{
    std::vector<PartHandle> kept;
    std::copy_if(parts.begin(), parts.end(), std::back_inserter(kept), test);
    if (!kept.empty())
        parts = std::move(kept);
}

Recognised oneOf(std::vector<PartHandle> parts, bool wasUnique, KnownBy by, KnownBy narrowed)
{
    Recognised result;
    result.candidates = std::move(parts);
    if (result.candidates.empty())
        return result;
    result.by = wasUnique ? by : narrowed;
    if (result.candidates.size() == 1) {
        result.part = result.candidates.front();
        result.certainty = wasUnique ? Certainty::Sure : Certainty::Likely;
    } else {
        result.certainty = Certainty::OneOf;
    }
    return result;
}

} // namespace

QLatin1StringView certaintyKey(Certainty certainty)
{
    constexpr std::array Keys{"sure"_L1, "likely"_L1, "one-of"_L1, "unknown"_L1};
    return Keys[static_cast<std::size_t>(certainty)];
}

QLatin1StringView knownByKey(KnownBy by)
{
    constexpr std::array Keys{""_L1, "pci-id"_L1, "name"_L1, "name-and-memory"_L1, "cut-name"_L1, "board-name"_L1};
    return Keys[static_cast<std::size_t>(by)];
}

QLatin1StringView gpuRoleKey(GpuRole role)
{
    constexpr std::array Keys{"card"_L1, "integrated"_L1, "management"_L1, "virtual"_L1};
    return Keys[static_cast<std::size_t>(role)];
}

GpuRole roleOf(const SeenDevice &device)
{
    const QString text = device.vendorName + u' ' + device.name;
    const auto has = [&](std::initializer_list<QLatin1StringView> words) {
        return std::any_of(words.begin(), words.end(), [&](QLatin1StringView word) { return text.contains(word); });
    };
    const int vendor = device.vendor.value_or(0);
    // pci.ids: ASPEED, Matrox.
    if (vendor == 0x1a03 || vendor == 0x102b || has({"ASPEED"_L1, "Matrox"_L1, "MGA G200"_L1}))
        return GpuRole::Management;
    // pci.ids: VMware, Red Hat (QXL, Virtio), QEMU, Microsoft, Cirrus Logic, InnoTek.
    static constexpr std::array Virtual{0x15ad, 0x1b36, 0x1af4, 0x1234, 0x1414, 0x1013, 0x80ee};
    if (std::find(Virtual.begin(), Virtual.end(), vendor) != Virtual.end() ||
        has({"VMware"_L1, "QXL"_L1, "Virtio"_L1, "virtio"_L1, "Cirrus"_L1, "Hyper-V"_L1, "VirtualBox"_L1,
             "[1234:1111]"_L1}))
        return GpuRole::Virtual;
    if (vendorIn(device) == IntelVendor &&
        ((device.address && device.address->bus == 0 && device.address->device == 2) ||
         has({"UHD Graphics"_L1, "HD Graphics"_L1, "Iris"_L1})))
        return GpuRole::Integrated;
    if (vendorIn(device) == Amd &&
        has({"Raphael"_L1, "Granite Ridge"_L1, "Renoir"_L1, "Cezanne"_L1, "Picasso"_L1, "Rembrandt"_L1, "Phoenix"_L1,
             "Hawk Point"_L1, "HawkPoint"_L1, "Strix"_L1, "Lucienne"_L1, "Barcelo"_L1, "Mendocino"_L1, "Raven Ridge"_L1,
             "Kaveri"_L1, "Van Gogh"_L1, "Krackan"_L1}))
        return GpuRole::Integrated;
    // Where only a number is printed: pci.ids has processors' own graphics of AMD between these, and one board
    // (BC-250).
    const int number = device.device.value_or(0);
    if (vendor == Amd && device.name.isEmpty() && number >= 0x1300 && number <= 0x16ff && number != 0x13fe &&
        number != 0x1586)
        return GpuRole::Integrated;
    return GpuRole::Card;
}

bool isGpu(const SeenDevice &device)
{
    if (device.classCode)
        return (*device.classCode >> 8) == 0x03 || *device.classCode == 0x1200;
    // A tree without classes names the card, and its audio function likewise.
    const QString &name = device.name;
    if (name.contains("Audio"_L1) || name.contains("Bridge"_L1) || name.contains("USB"_L1) ||
        name.contains("UCSI"_L1) || name.contains("Switch"_L1))
        return false;
    const bool made = name.contains("NVIDIA"_L1) || name.contains("[AMD/ATI]"_L1);
    static constexpr std::array Marks{"[GeForce"_L1, "GeForce "_L1, "[Tesla"_L1,  "[Quadro"_L1, "Radeon R"_L1,
                                      "[TITAN"_L1,   "[RTX "_L1,    "[Radeon"_L1, "Graphics"_L1};
    return (made && (name.contains("NVIDIA"_L1)
                         ? std::any_of(Marks.begin(), Marks.end(), [&](auto m) { return name.contains(m); }) ||
                               name.contains(" [A"_L1) || name.contains(" [H"_L1) || name.contains(" [L"_L1) ||
                               name.contains(" [B"_L1) || name.contains(" [CMP"_L1)
                         : true)) ||
           (name.contains("Intel"_L1) && (name.contains("[Arc"_L1) || name.contains("UHD Graphics"_L1))) ||
           name.contains("ASPEED"_L1);
}

Recogniser::Recogniser(const Catalogue &catalogue)
{
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        for (const QString &each : QStringList{part->name} + part->aliases) {
            const GpuName name = gpuName(each);
            // "5090" alone is what people type, no name that a listing prints.
            if (name.words.isEmpty())
                continue;
            std::vector<std::size_t> &same = m_chipsByWords[name.key()];
            const bool known =
                std::any_of(same.begin(), same.end(), [&](std::size_t i) { return m_chips[i].part == part; });
            if (!known) {
                same.push_back(m_chips.size());
                m_chips.push_back({part, name.words, name.memory, name.form, foldedName(each)});
            }
        }
        for (const QString &id : chipOf(part).pciIds.value.value_or(QStringList()))
            addId(id.toLower(), part);
    }
    for (const PartHandle &part : catalogue.parts(Kind::Motherboard)) {
        QStringList names{part->name};
        names += part->aliases;
        if (part->name.startsWith(part->vendor + u' '))
            names << part->name.mid(part->vendor.size() + 1);
        for (const QString &name : names + static_cast<const Board &>(*part).dmiNames.value.value_or(QStringList())) {
            std::vector<PartHandle> &same = m_boards[foldedName(name)];
            if (std::find(same.begin(), same.end(), part) == same.end())
                same.push_back(part);
        }
    }
    for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
        for (const QString &name : QStringList{part->name} + part->aliases)
            m_processors.insert(foldedName(plainProcessorName(name)), part);
    }
    m_cards = catalogue.parts(Kind::Card);
}

void Recogniser::addId(const QString &id, const PartHandle &part)
{
    IdEntry entry{part, {}, {}};
    if (id.size() > 10 && id[9] == u'/')
        entry.subsystem = id.mid(10, 9);
    else if (id.size() == 12 && id[9] == u'-')
        entry.revision = id.mid(10).toInt(nullptr, 16);
    m_chipsById[id.left(9)].push_back(std::move(entry));
}

std::vector<PartHandle> Recogniser::chipsById(const SeenDevice &device) const
{
    const auto idOf = [](int vendor, int number) {
        return u"%1:%2"_s.arg(vendor, 4, 16, QLatin1Char('0')).arg(number, 4, 16, QLatin1Char('0'));
    };
    std::vector<IdEntry> entries = m_chipsById.value(idOf(*device.vendor, *device.device));
    const QString subsystem =
        device.subVendor && device.subDevice ? idOf(*device.subVendor, *device.subDevice) : QString();
    // A subsystem or a revision that is listed counts before what is said of all others.
    const auto keep = [&](auto test) {
        if (std::any_of(entries.begin(), entries.end(), test))
            entries.erase(
                std::remove_if(entries.begin(), entries.end(), [&](const IdEntry &each) { return !test(each); }),
                entries.end());
    };
    if (!subsystem.isEmpty()) {
        keep([&](const IdEntry &each) { return each.subsystem == subsystem; });
        keep([&](const IdEntry &each) { return each.subsystem.isEmpty() || each.subsystem == subsystem; });
    }
    if (device.revision)
        keep([&](const IdEntry &each) { return each.revision == device.revision; });
    std::vector<PartHandle> found;
    for (const IdEntry &each : entries) {
        if (std::find(found.begin(), found.end(), each.part) == found.end())
            found.push_back(each.part);
    }
    return found;
}

Recognised Recogniser::chipByName(const QString &printed, const SeenDevice &device) const
{
    const std::optional<int> vendor = vendorIn(device);
    std::vector<PartHandle> found;
    const auto add = [&](const Entry &entry) {
        const bool otherMaker = vendor && !chipMaker(*vendor).isEmpty() && entry.part->vendor != chipMaker(*vendor);
        if (!otherMaker && std::find(found.begin(), found.end(), entry.part) == found.end())
            found.push_back(entry.part);
    };
    bool cut = false;
    QString memory;
    QString form;
    for (const GpuName &name : gpuNames(printed)) {
        if (name.words.isEmpty() && !name.cut)
            continue;
        memory = memory.isEmpty() ? name.memory : memory;
        form = form.isEmpty() ? name.form : form;
        const auto isOfChip = [&](const Entry &entry) {
            const QString architecture = chipOf(entry.part).architecture.valueOr({});
            return name.architecture.isEmpty() || architecture.isEmpty() || architecture == name.architecture;
        };
        if (!name.cut) {
            // "GP102 [TITAN X]" is none of Maxwell, and is called "TITAN X (Pascal)" to be told from that one.
            const QString told = name.key() + u' ' + name.architecture.toLower();
            for (const QString &key : {name.key(), told}) {
                for (const std::size_t i : m_chipsByWords.value(key)) {
                    if (isOfChip(m_chips[i]))
                        add(m_chips[i]);
                }
            }
            continue;
        }
        cut = true;
        // "NVIDIA GeForce ..." keeps the line of products; noise is no noise where nothing else is left.
        const QString begin = foldedName(printed);
        for (const Entry &entry : m_chips) {
            const bool same = name.words.isEmpty() ? foldedName(entry.part->name).startsWith(begin)
                                                   : entry.words.join(QString()).startsWith(name.words.join(QString()));
            if (same)
                add(entry);
        }
    }
    const bool unique = found.size() == 1 && !cut;
    // A column cut the name off, and none that begins so has this memory: a notebook's, or one that is not known.
    const bool none = cut && device.memoryMib && std::none_of(found.begin(), found.end(), [&](const PartHandle &part) {
                          return holdsMemory(part, *device.memoryMib);
                      });
    if (none)
        return {nullptr, {}, Certainty::Unknown, KnownBy::CutName};
    if (isOtherVariant(found, memory, device.memoryMib)) {
        // "RTX 3080 20GB", an RTX 2080 Ti with 22 GiB: a card that was changed, or one for a single customer.
        return {nullptr, std::move(found), Certainty::Unknown, KnownBy::NameAndMemory};
    }
    const auto memoryOf = [](const PartHandle &part) {
        const auto &gib = chipOf(part).memory;
        return gib ? QString::number(std::lround(gib->value())) + u"gb"_s : QString();
    };
    // A card whose memory was exchanged bears the name of the one that it was made from: only its memory tells it.
    if (found.size() > 1 && memory.isEmpty() && !device.memoryMib)
        narrow(found, [](const PartHandle &part) { return !isModified(chipOf(part)); });
    if (found.size() > 1 && !memory.isEmpty())
        narrow(found, [&](const PartHandle &part) { return memoryOf(part) == memory; });
    if (found.size() > 1 && !form.isEmpty())
        narrow(found, [&](const PartHandle &part) {
            const QString own = gpuName(part->name).form;
            return own == form || (form.startsWith("sxm"_L1) && own == "sxm"_L1);
        });
    const bool named = found.size() == 1 && !cut;
    if (found.size() > 1 && device.memoryMib)
        narrow(found, [&](const PartHandle &part) { return holdsMemory(part, *device.memoryMib); });
    if (found.size() > 1 && device.powerLimit)
        narrow(found, [&](const PartHandle &part) {
            return chipOf(part).tdp && std::abs(chipOf(part).tdp->value() - *device.powerLimit) < 1;
        });
    return oneOf(std::move(found), unique || named, KnownBy::Name, cut ? KnownBy::CutName : KnownBy::NameAndMemory);
}

Recognised Recogniser::chip(const SeenDevice &device) const
{
    const Recognised byName = chipByName(device.name, device);
    if (!device.vendor || !device.device)
        return byName;
    std::vector<PartHandle> found = chipsById(device);
    if (found.empty() || (byName.certainty == Certainty::Unknown && !byName.candidates.empty()) ||
        isOtherVariant(found, {}, device.memoryMib))
        return byName;
    const bool unique = found.size() == 1;
    if (!unique && !byName.candidates.empty())
        narrow(found, [&](const PartHandle &part) {
            return std::find(byName.candidates.begin(), byName.candidates.end(), part) != byName.candidates.end();
        });
    if (found.size() > 1 && device.memoryMib)
        narrow(found, [&](const PartHandle &part) { return holdsMemory(part, *device.memoryMib); });
    return oneOf(std::move(found), unique, KnownBy::PciId, KnownBy::NameAndMemory);
}

Recognised Recogniser::card(const SeenDevice &device, const Chip &chip) const
{
    const QString maker = makerOfSubsystem(device);
    if (maker.isEmpty())
        return {};
    std::vector<PartHandle> found;
    for (const PartHandle &part : m_cards) {
        const auto &card = static_cast<const Card &>(*part);
        const bool own = maker == chip.vendor && card.reference.valueOr(false);
        if (card.gpu.value == chip.id && (own || card.vendor == maker))
            found.push_back(part);
    }
    Recognised result = oneOf(std::move(found), false, KnownBy::PciId, KnownBy::PciId);
    return result;
}

Recognised Recogniser::board(const SeenBoard &board) const
{
    const QString maker = plainMaker(board.vendor.isEmpty() ? board.systemVendor : board.vendor);
    const auto look = [&](const QString &name) {
        std::vector<PartHandle> found = m_boards.value(foldedName(name));
        // "1046", "81C7": a part number is a board of its own maker only.
        constexpr qsizetype LongestNumber = 6;
        if (foldedName(name).size() <= LongestNumber)
            std::erase_if(found, [&](const PartHandle &part) { return part->vendor != maker; });
        if (!maker.isEmpty())
            narrow(found, [&](const PartHandle &part) { return part->vendor == maker; });
        return found;
    };
    if (board.product.isEmpty())
        return {};
    QString name = board.product;
    if (std::vector<PartHandle> found = look(name); !found.empty())
        return oneOf(std::move(found), true, KnownBy::BoardName, KnownBy::BoardName);
    // MSI puts a code behind the name: "X570-A PRO (MS-7C37)".
    if (const qsizetype open = name.lastIndexOf("(MS-"_L1); open > 0)
        name = name.left(open).trimmed();
    if (std::vector<PartHandle> found = look(name); !found.empty())
        return oneOf(std::move(found), true, KnownBy::BoardName, KnownBy::BoardName);
    // With and without the radio, of which the firmware says more or less than the shop.
    const QString wireless = name;
    for (const QString &suffix : {u" WIFI"_s, u" (WI-FI)"_s, u" WIFI6E"_s, u" AX"_s, u" AC"_s}) {
        std::vector<PartHandle> found = wireless.endsWith(suffix, Qt::CaseInsensitive)
                                            ? look(wireless.chopped(suffix.size()))
                                            : look(wireless + suffix);
        if (!found.empty() && found.size() == 1)
            return oneOf(std::move(found), false, KnownBy::BoardName, KnownBy::BoardName);
    }
    return {};
}

Recognised Recogniser::processor(const QString &name) const
{
    const PartHandle part = m_processors.value(foldedName(plainProcessorName(name)));
    if (!part)
        return {};
    return {part, {part}, Certainty::Sure, KnownBy::Name};
}

QString plainProcessorName(const QString &name)
{
    QString plain = name;
    if (const qsizetype at = plain.indexOf(u'@'); at > 0)
        plain = plain.left(at);
    for (const QLatin1StringView mark : {"(R)"_L1, "(TM)"_L1, "(r)"_L1, "(tm)"_L1, "®"_L1, "™"_L1})
        plain.remove(mark);
    if (const qsizetype with = plain.indexOf(" with Radeon"_L1, 0, Qt::CaseInsensitive); with > 0)
        plain = plain.left(with);
    if (const qsizetype slash = plain.indexOf(" w/ Radeon"_L1); slash > 0)
        plain = plain.left(slash);
    QStringList kept;
    const QStringList words = plain.simplified().split(u' ');
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        const bool cores = word.endsWith("-Core"_L1) || word.endsWith("-Cores"_L1);
        const bool generation = i + 1 < words.size() && words[i + 1] == "Gen"_L1 && word.front().isDigit();
        if (word == "CPU"_L1 || word == "Processor"_L1 || word == "Gen"_L1 || word == "0"_L1 || cores || generation)
            continue;
        kept << word;
    }
    return kept.join(u' ');
}

QString plainMaker(const QString &name)
{
    struct Row
    {
        QLatin1StringView begin;
        QLatin1StringView maker;
    };
    static constexpr std::array Rows{Row{"ASUS"_L1, "ASUS"_L1},
                                     Row{"Micro-Star"_L1, "MSI"_L1},
                                     Row{"MSI"_L1, "MSI"_L1},
                                     Row{"Gigabyte"_L1, "Gigabyte"_L1},
                                     Row{"GIGABYTE"_L1, "Gigabyte"_L1},
                                     Row{"ASRock"_L1, "ASRock"_L1},
                                     Row{"Supermicro"_L1, "Supermicro"_L1},
                                     Row{"Super Micro"_L1, "Supermicro"_L1},
                                     Row{"EVGA"_L1, "EVGA"_L1},
                                     Row{"Dell"_L1, "Dell"_L1},
                                     Row{"LENOVO"_L1, "Lenovo"_L1},
                                     Row{"Lenovo"_L1, "Lenovo"_L1},
                                     Row{"HP"_L1, "HP"_L1},
                                     Row{"Hewlett"_L1, "HP"_L1},
                                     Row{"TYAN"_L1, "Tyan"_L1},
                                     Row{"Tyan"_L1, "Tyan"_L1},
                                     Row{"NVIDIA"_L1, "NVIDIA"_L1},
                                     Row{"Biostar"_L1, "Biostar"_L1},
                                     Row{"BIOSTAR"_L1, "Biostar"_L1},
                                     Row{"Intel"_L1, "Intel"_L1}};
    for (const Row &row : Rows) {
        if (name.startsWith(row.begin))
            return row.maker;
    }
    return name;
}

} // namespace rig::reality
