// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/opendb_parts.h"

#include "core/catalogue/plugs.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct OpenDb
{
    Q_DECLARE_TR_FUNCTIONS(OpenDb)
};

// PCI-SIG, CEM 5.0: what a card may take from the slot.
constexpr double SlotWatts = 75;
// A partner's card may be set above or below its chip's figure, not far beyond: what lies further off is most often the
// supply that its box recommends.
constexpr double HighestOverChip = 1.5;
constexpr double LowestOverChip = 0.6;

constexpr std::array Cooling{
    OpenDbRecord::Word{"4 Fans", "open-air"}, OpenDbRecord::Word{"3 Fans", "open-air"},
    OpenDbRecord::Word{"2 Fans", "open-air"}, OpenDbRecord::Word{"1 Fan", "open-air"},
    OpenDbRecord::Word{"Blower", "blower"},   OpenDbRecord::Word{"Water Cooled", "liquid"},
    OpenDbRecord::Word{"Hybrid", "liquid"},   OpenDbRecord::Word{"Passive", "passive"},
};

/// "NVIDIA GeForce RTX 3060 8 GB" and "GeForce RTX 3060 LHR" are both "geforcertx3060": the memory size is compared
/// apart, and LHR (a brake on mining) is the same chip for all that the catalogue says.
QString normalChip(const QString &name)
{
    static const QRegularExpression extras(u"\\([^)]*\\)|\\b\\d+ ?gi?b\\b|\\blhr\\b|^(nvidia|amd|intel)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    QString bare = name;
    bare.remove(extras);
    QString normal;
    for (const QChar c : std::as_const(bare)) {
        if (c.isLetterOrNumber())
            normal += c.toLower();
    }
    return normal;
}

struct Connectors
{
    std::optional<ConnectorCounts> counts; ///< none where a count is missing
    double watts = SlotWatts;              ///< what they and the slot carry
};

Connectors connectorsOf(OpenDbRecord &record)
{
    struct Stated
    {
        const char *path;
        Plug plug;
    };
    static constexpr std::array Plugs{Stated{"power_connectors.pcie_6_pin", Plug::Pcie6},
                                      Stated{"power_connectors.pcie_8_pin", Plug::Pcie8},
                                      Stated{"power_connectors.pcie_12VHPWR", Plug::Pin12vhpwr},
                                      Stated{"power_connectors.pcie_12V_2x6", Plug::Pin12v2x6}};
    Connectors found;
    ConnectorCounts counts;
    bool stated = false;
    for (const auto &[path, plug] : Plugs) {
        // Many records name only the connectors that a card has.
        const std::optional<int> count = record.count(QLatin1StringView(path));
        stated = stated || count;
        if (count.value_or(0) > 0)
            counts.insert(plugWord(plug), *count);
        found.watts += count.value_or(0) * carriedBy(plug).value();
    }
    if (stated)
        found.counts = counts;
    return found;
}

void readConnectors(OpenDbRecord &record, const Connectors &found, std::optional<double> watts)
{
    static constexpr QLatin1StringView path("power_connectors");
    if (!found.counts)
        return;
    if (found.counts->isEmpty() && !watts)
        return; // whether the slot suffices cannot be told
    if (found.counts->isEmpty() && *watts > SlotWatts)
        return record.leaveOut(
            path, OpenDb::tr("names no connector for a card that takes more than the slot gives: the connectors stay"
                             " unknown."));
    if (has16Pin(*found.counts) && found.counts->contains(plugWord(Plug::Pcie8)))
        return record.leaveOut(
            path,
            OpenDb::tr("names 8-pin connectors beside a 16-pin one, which are most often those of its adapter: the"
                       " connectors stay unknown."));
    record.put("power_connectors"_L1, *found.counts, path);
}

/// The card's own watts, where they can be true; without a word for 0.
std::optional<double> plausibleWatts(OpenDbRecord &record, const Chip *chip, const Connectors &connectors)
{
    const std::optional<double> watts = record.number("tdp"_L1);
    if (!watts)
        return std::nullopt;
    if (chip && chip->tdp &&
        (*watts > HighestOverChip * chip->tdp->value() || *watts < LowestOverChip * chip->tdp->value())) {
        record.leaveOut("tdp"_L1, OpenDb::tr("lies far from what the chip takes, so the figure stays unknown."));
        return std::nullopt;
    }
    if (connectors.counts && !connectors.counts->isEmpty() && *watts > connectors.watts) {
        record.leaveOut("tdp"_L1,
                        OpenDb::tr("is more than the slot and the connectors carry, so the figure stays unknown."));
        return std::nullopt;
    }
    return watts;
}

} // namespace

ChipNames::ChipNames(const Catalogue &catalogue)
{
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const auto chip = std::static_pointer_cast<const Chip>(part);
        if (chip->form.valueOr(u"pcie"_s) == "pcie"_L1 && chip->origin != Origin::Imported)
            m_byName[normalChip(chip->name)].push_back(chip);
    }
}

std::shared_ptr<const Chip> ChipNames::find(const QString &name, std::optional<double> gib,
                                            const QString &memoryType) const
{
    if (!gib)
        return nullptr;
    std::vector<std::shared_ptr<const Chip>> fitting;
    for (const auto &chip : m_byName.value(normalChip(name))) {
        const bool size = chip->memory && chip->memory->value() == *gib;
        const bool type = memoryType.isEmpty() || !chip->memoryType || *chip->memoryType == memoryType;
        if (size && type)
            fitting.push_back(chip);
    }
    return fitting.size() == 1 ? fitting.front() : nullptr;
}

void readOpenDbCard(OpenDbRecord &record, const ChipNames &chips)
{
    const auto chip = chips.find(record.text("chipset"_L1), record.number("memory"_L1), record.text("memory_type"_L1));
    if (chip)
        record.put("gpu"_L1, chip->id, "chipset"_L1);
    record.putNumber("length_mm"_L1, "length"_L1);
    record.putNumber("slots"_L1, "total_slot_width"_L1);
    record.putWord("cooling"_L1, "cooling"_L1, Cooling);
    const Connectors connectors = connectorsOf(record);
    const std::optional<double> watts = plausibleWatts(record, chip.get(), connectors);
    const std::optional<Watts> chipWatts = chip ? chip->tdp.value : std::nullopt;
    if (watts && (!chipWatts || chipWatts->value() != *watts))
        record.put("tdp_w"_L1, *watts, "tdp"_L1);
    readConnectors(record, connectors, watts ? watts : chipWatts ? std::optional(chipWatts->value()) : std::nullopt);
}

} // namespace rig::db
