// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/reality/seen.h"

#include <QHash>

namespace rig::reality {

/// How sure it is that what a text names is this part of the catalogue.
enum class Certainty {
    Sure,    ///< its id or its whole name
    Likely,  ///< the name, and of several alike the one that memory or form points to
    OneOf,   ///< one of several that the text does not tell apart
    Unknown, ///< the catalogue has no such part, or the text has no name for it
};
/// "sure", "likely", "one-of", "unknown"
[[nodiscard]] QLatin1StringView certaintyKey(Certainty certainty);

/// How it was known.
enum class KnownBy { Nothing, PciId, Name, NameAndMemory, CutName, BoardName };
/// "pci-id", "name", "name-and-memory", "cut-name", "board-name"; empty for Nothing
[[nodiscard]] QLatin1StringView knownByKey(KnownBy by);

struct Recognised
{
    PartHandle part;                    ///< null where it is none of the catalogue's, or one of several
    std::vector<PartHandle> candidates; ///< those that it may be; `part` among them
    Certainty certainty = Certainty::Unknown;
    KnownBy by = KnownBy::Nothing;
};

/// What a controller of a display is for the plan.
enum class GpuRole { Card, Integrated, Management, Virtual };
/// "card", "integrated", "management", "virtual"
[[nodiscard]] QLatin1StringView gpuRoleKey(GpuRole role);
[[nodiscard]] GpuRole roleOf(const SeenDevice &device);
/// A GPU or another accelerator, and no audio function or switch of one.
[[nodiscard]] bool isGpu(const SeenDevice &device);

/// The parts of a catalogue by what listings print. Made once for many texts; keeps the parts, not the catalogue.
class Recogniser
{
public:
    explicit Recogniser(const Catalogue &catalogue);

    [[nodiscard]] Recognised chip(const SeenDevice &device) const;
    /// The card with this chip whose maker the subsystem names; candidates where the maker has several.
    [[nodiscard]] Recognised card(const SeenDevice &device, const Chip &chip) const;
    [[nodiscard]] Recognised board(const SeenBoard &board) const;
    [[nodiscard]] Recognised processor(const QString &name) const;

private:
    struct Entry
    {
        PartHandle part;
        QStringList words; ///< of its name, those that tell it apart
        QString memory;    ///< "80gb"
        QString form;      ///< "sxm", "pcie", "nvl"
        QString folded;
    };
    void addId(const QString &id, const PartHandle &part);
    [[nodiscard]] std::vector<PartHandle> chipsById(const SeenDevice &device) const;
    [[nodiscard]] Recognised chipByName(const QString &name, const SeenDevice &device) const;

    std::vector<Entry> m_chips;
    QHash<QString, std::vector<std::size_t>> m_chipsByWords; ///< words joined
    /// An id of the catalogue: "10de:2204", "10de:17fd/10de:1173" (with this subsystem), "1002:73df-c1" (revision).
    struct IdEntry
    {
        PartHandle part;
        QString subsystem;
        std::optional<int> revision;
    };
    QHash<QString, std::vector<IdEntry>> m_chipsById; ///< "10de:2204"
    QHash<QString, std::vector<PartHandle>> m_boards; ///< by folded name
    QHash<QString, PartHandle> m_processors;
    std::vector<PartHandle> m_cards;
};

/// The maker of a card, as the catalogue calls it, by its subsystem: its id or its name; empty where neither is known.
[[nodiscard]] QString makerOfSubsystem(const SeenDevice &device);

/// A processor's name without what says nothing of its model: "(R)", "CPU", "@ 3.70GHz", "16-Core Processor".
[[nodiscard]] QString plainProcessorName(const QString &name);
/// The maker of boards and cards as the catalogue calls it: "ASUSTeK COMPUTER INC." is ASUS; the name itself where it
/// is not known.
[[nodiscard]] QString plainMaker(const QString &name);

} // namespace rig::reality
