// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/opendb_parts.h"

#include "core/catalogue/plugs.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct OpenDb
{
    Q_DECLARE_TR_FUNCTIONS(OpenDb)
};

using Word = OpenDbRecord::Word;

constexpr double CubicMetresPerHour = 1.699; ///< of one CFM
/// A supply of this size without any connector for a card does not exist; the zeros mean unknown.
constexpr double SuppliesWithCardPlugs = 400;

constexpr std::array Sockets{
    Word{"AM5", "AM5"},
    Word{"AM4", "AM4"},
    Word{"AM3+", "AM3+"},
    Word{"AM3", "AM3"},
    Word{"AM2+", "AM2+"},
    Word{"AM2", "AM2"},
    Word{"AM1", "AM1"},
    Word{"FM2+", "FM2+"},
    Word{"FM2", "FM2"},
    Word{"FM1", "FM1"},
    Word{"sWRX8", "sWRX8"},
    Word{"sTR5", "sTR5"},
    Word{"sTRX4", "sTRX4"},
    Word{"sTR4", "TR4"},
    Word{"TR4", "TR4"},
    Word{"LGA 1954", "LGA1954"},
    Word{"LGA 1851", "LGA1851"},
    Word{"LGA 1700", "LGA1700"},
    Word{"LGA 1200", "LGA1200"},
    Word{"LGA 1151", "LGA1151"},
    Word{"LGA 1151v2", "LGA1151"}, // the same name at the vendor; processor families tell the two apart
    Word{"LGA 1150", "LGA1150"},
    Word{"LGA 1155", "LGA1155"},
    Word{"LGA 1156", "LGA1156"},
    Word{"LGA 2066", "LGA2066"},
    Word{"LGA 2011-3", "LGA2011-3"},
    Word{"LGA 2011-3 Narrow", "LGA2011-3"}, // another frame for the cooler, the same socket
    Word{"LGA 2011", "LGA2011"},
    Word{"LGA 1366", "LGA1366"},
    Word{"LGA 1356", "LGA1356"},
    Word{"LGA 775", "LGA775"},
    Word{"LGA 7529", "LGA7529"},
    Word{"LGA 4710", "LGA4710"},
    Word{"LGA 4677", "LGA4677"},
    Word{"LGA 4189", "LGA4189"},
    Word{"LGA 3647", "LGA3647"},
    Word{"G34", "G34"},
    Word{"SP6", "SP6"},
    Word{"SP5", "SP5"},
    Word{"SP3", "SP3"},
    Word{"2 x LGA 2011", "LGA2011"},
    Word{"2 x LGA 2011-3", "LGA2011-3"},
    Word{"2 x LGA 2011-3 Narrow", "LGA2011-3"},
    Word{"2 x LGA 1366", "LGA1366"},
    Word{"2 x G34", "G34"},
    Word{"Integrated Atom", ""}, // soldered on
    Word{"Integrated Xeon D", ""},
    Word{"Integrated Pentium", ""},
    Word{"Integrated AMD", ""},
};

constexpr std::array BoardForms{
    Word{"ATX", "ATX"},
    Word{"Micro ATX", "micro-ATX"},
    Word{"Mini-ITX", "mini-ITX"},
    Word{"EATX", "E-ATX"},
    Word{"XL ATX", "XL-ATX"},
    Word{"SSI EEB", "SSI-EEB"},
    Word{"SSI CEB", "SSI-CEB"},
    Word{"HPTX", "HPTX"},
    Word{"Thin Mini-ITX", "mini-ITX"},
    Word{"Mini DTX", "mini-DTX"},
    Word{"DTX", ""},
    Word{"Flex ATX", ""},
};

constexpr std::array MemoryTypes{Word{"DDR5", "DDR5"}, Word{"DDR4", "DDR4"}, Word{"DDR3", "DDR3"}, Word{"DDR2", "DDR2"},
                                 Word{"DDR1", "DDR"}}; // kits of the last two have no place

constexpr std::array SupplyForms{
    Word{"ATX", "ATX"}, Word{"ATX/EPS", "ATX"},       Word{"SFX", "SFX"},   Word{"SFX-L", "SFX-L"},
    Word{"TFX", "TFX"}, Word{"Flex ATX", "Flex-ATX"}, Word{"Mini-ITX", ""}, // a board's form, not a supply's
};

constexpr std::array Efficiencies{
    Word{"80+ Titanium", "titanium"}, Word{"80+ Platinum", "platinum"},
    Word{"80+ Gold", "gold"},         Word{"80+ Silver", "silver"},
    Word{"80+ Bronze", "bronze"},     Word{"80+ Standard", "80plus"},
    Word{"80+ White", "80plus"},      Word{"80+", "80plus"},
};

constexpr std::array DriveForms{
    Word{"M.2-2280", "m2-2280"},
    Word{"M.2-22110", "m2-22110"},
    Word{"M.2-2260", "m2-2260"},
    Word{"M.2-2242", "m2-2242"},
    Word{"M.2-2230", "m2-2230"},
    Word{"2.5\"", "2.5"},
    Word{"3.5\"", "3.5"},
    Word{"mSATA", ""},
    Word{"PCIe", ""},
};

void readPowerInputs(OpenDbRecord &record)
{
    static constexpr QLatin1StringView path("power_connectors.cpu_power");
    ConnectorCounts inputs;
    for (const QString &plug : record.texts(path)) {
        const QString pins = plug.left(plug.indexOf(u'-') > 0 ? plug.indexOf(u'-') : plug.indexOf(u' '));
        if (pins != "8"_L1 && pins != "4"_L1)
            return record.leaveOut(path, OpenDb::tr("names a plug that is none of EPS, so the inputs stay unknown."));
        ++inputs[plugWord(pins == "8"_L1 ? Plug::Eps8 : Plug::Eps4)];
    }
    // An empty list stands on most records: nobody filled it in.
    if (!inputs.isEmpty())
        record.put("power_inputs"_L1, inputs, path);
}

/// All of a supply's plugs, or none: a list with a hole would say that it has no such plug.
void readPlugs(OpenDbRecord &record)
{
    static constexpr QLatin1StringView path("connectors");
    const std::optional<int> eps = record.count("connectors.eps_8_pin"_L1);
    const std::optional<int> pcie = record.count("connectors.pcie_6_plus_2_pin"_L1);
    const std::optional<int> wide = record.count("connectors.pcie_12vhpwr"_L1);
    const std::optional<int> sata = record.count("connectors.sata"_L1);
    const std::optional<int> molex = record.count("connectors.molex_4_pin"_L1);
    if (!eps || !pcie || !wide || !sata || !molex)
        return;
    const bool large = record.number("wattage"_L1).value_or(0) >= SuppliesWithCardPlugs;
    if (*eps == 0 || (large && *pcie + *wide == 0))
        return record.leaveOut(path,
                               OpenDb::tr("lacks plugs that such a supply has, so zeros stand for unknown here; the"
                                          " connectors stay unknown."));
    ConnectorCounts plugs;
    const auto add = [&](Plug plug, int count) {
        if (count > 0)
            plugs.insert(plugWord(plug), count);
    };
    add(Plug::Eps8, *eps);
    add(Plug::Pcie8, *pcie);
    add(Plug::Pin12vhpwr, *wide);
    add(Plug::Sata, *sata);
    add(Plug::Molex, *molex);
    record.put("connectors"_L1, plugs, path);
}

/// The larger one of two figures of which the second may be missing: "if it is constant, only the first is filled in".
std::optional<double> largest(OpenDbRecord &record, QLatin1StringView low, QLatin1StringView high)
{
    const std::optional<double> first = record.number(low);
    const std::optional<double> second = record.number(high);
    return first && second ? std::max(first, second) : second ? second : first;
}

/// Some capacities are cut off at the point (7000 for 7.68 TB); those whose name says otherwise are not believed.
void readCapacity(OpenDbRecord &record)
{
    static const QRegularExpression form(u"(\\d+(?:\\.\\d+)?) ?([TG])B\\b"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const std::optional<double> capacity = record.number("capacity"_L1);
    if (!capacity)
        return;
    bool named = false;
    auto names = form.globalMatch(record.text("metadata.name"_L1));
    while (names.hasNext()) {
        const auto name = names.next();
        const double gigabytes = name.captured(1).toDouble() * (name.captured(2).toUpper() == "T"_L1 ? 1000 : 1);
        if (std::abs(gigabytes - *capacity) < 0.05 * gigabytes) // 1000 and 1024, 480 and 500
            return record.put("capacity_gb"_L1, *capacity, "capacity"_L1);
        named = true;
    }
    if (named)
        return record.leaveOut("capacity"_L1, OpenDb::tr("is not what the name says, so the figure stays unknown."));
    record.put("capacity_gb"_L1, *capacity, "capacity"_L1);
}

void readLink(OpenDbRecord &record, const QString &bus)
{
    static const QRegularExpression form(u"^M\\.2 PCIe (?:(\\d)\\.\\d )?x(\\d+)$"_s);
    const auto match = form.match(bus);
    if (!match.hasMatch())
        return;
    if (!match.captured(1).isEmpty())
        record.put("pcie_generation"_L1, match.captured(1).toDouble(), "interface"_L1);
    if (match.captured(2).toInt() > 4)
        record.leaveOut("interface"_L1,
                        OpenDb::tr("names more lanes than the four that an M.2 has, so the width stays unknown."));
    else
        record.put("pcie_width"_L1, match.captured(2).toDouble(), "interface"_L1);
}

} // namespace

void readOpenDbBoard(OpenDbRecord &record, const ChipNames &)
{
    record.putWord("socket"_L1, "socket"_L1, Sockets);
    if (record.text("socket"_L1).startsWith("2 x "_L1))
        record.put("processor_count"_L1, 2.0, "socket"_L1);
    if (const QString chipset = record.text("chipset"_L1); !chipset.isEmpty())
        record.put("chipset"_L1, chipset.section(u' ', chipset.contains(u' ') ? 1 : 0), "chipset"_L1);
    record.putWord("form_factor"_L1, "form_factor"_L1, BoardForms);
    record.putWord("memory_type"_L1, "memory.ram_type"_L1, MemoryTypes);
    record.putNumber("memory_slots"_L1, "memory.slots"_L1);
    record.putNumber("memory_max_gib"_L1, "memory.max"_L1);
    readPowerInputs(record);
    // pcie_slots is not read: its generation is a default ("4.0" on LGA775), and physical and electrical widths are
    // mixed. Where the lanes come from, the data set does not say at all.
}

void readOpenDbCase(OpenDbRecord &record, const ChipNames &)
{
    record.putWords("form_factors"_L1, "supported_motherboard_form_factors"_L1, BoardForms);
    record.putNumber("slots"_L1, "expansion_slots"_L1);
    record.putNumber("vertical_slots"_L1, "riser_expansion_slots"_L1);
    record.putNumber("max_card_length_mm"_L1, "max_video_card_length"_L1);
    record.putNumber("max_cooler_height_mm"_L1, "max_cpu_cooler_height"_L1);
    record.putNumber("max_supply_length_mm"_L1, "max_psu_length"_L1);
    record.putWords("supply_forms"_L1, "supported_power_supply_form_factors"_L1, SupplyForms);
    record.putNumber("depth_mm"_L1, "dimensions_mm.depth"_L1);
    record.putNumber("width_mm"_L1, "dimensions_mm.width"_L1);
    record.putNumber("height_mm"_L1, "dimensions_mm.height"_L1);
}

void readOpenDbSupply(OpenDbRecord &record, const ChipNames &)
{
    record.putNumber("watts"_L1, "wattage"_L1);
    record.putWord("efficiency"_L1, "efficiency_rating"_L1, Efficiencies);
    record.putWord("form"_L1, "form_factor"_L1, SupplyForms);
    record.putNumber("length_mm"_L1, "length"_L1);
    readPlugs(record);
}

void readOpenDbProcessor(OpenDbRecord &record, const ChipNames &)
{
    record.putWord("socket"_L1, "socket"_L1, Sockets);
    record.putNumber("cores"_L1, "cores.total"_L1);
    record.putNumber("threads"_L1, "cores.threads"_L1);
    record.putNumber("base_ghz"_L1, "clocks.performance.base"_L1);
    record.putNumber("boost_ghz"_L1, "clocks.performance.boost"_L1);
    record.putNumber("tdp_w"_L1, "specifications.tdp"_L1);
    record.putNumber("pl2_w"_L1, "specifications.ppt"_L1);
    QStringList types = record.texts("specifications.memory.types"_L1);
    types.sort();
    if (!types.isEmpty())
        record.put("memory_type"_L1, types.join(u'/'), "specifications.memory.types"_L1);
    record.putNumber("memory_channels"_L1, "specifications.memory.channels"_L1);
    // "false" stands on processors that have it, too: it is what nobody changed.
    if (record.flag("specifications.eccSupport"_L1) == true)
        record.put("ecc"_L1, true, "specifications.eccSupport"_L1);
    if (const QString graphics = record.text("specifications.integratedGraphics.model"_L1); !graphics.isEmpty())
        record.put("igpu"_L1, graphics != "None"_L1, "specifications.integratedGraphics.model"_L1);
}

void readOpenDbCooler(OpenDbRecord &record, const ChipNames &)
{
    record.putWords("sockets"_L1, "cpu_sockets"_L1, Sockets);
    const std::optional<bool> liquid = record.flag("water_cooled"_L1);
    if (!liquid)
        return; // a height without it could be a pump's
    record.put("type"_L1, *liquid ? u"liquid"_s : u"air"_s, "water_cooled"_L1);
    if (*liquid)
        record.putNumber("radiator_mm"_L1, "radiator_size"_L1);
    else
        record.putNumber("height_mm"_L1, "height"_L1);
}

void readOpenDbFan(OpenDbRecord &record, const ChipNames &)
{
    record.putNumber("size_mm"_L1, "size"_L1);
    if (const std::optional<double> cfm = largest(record, "min_airflow"_L1, "max_airflow"_L1))
        record.put("airflow_m3_h"_L1, *cfm * CubicMetresPerHour, "max_airflow"_L1);
    record.putNumber("pressure_mm_h2o"_L1, "static_pressure"_L1);
    if (const std::optional<double> noise = largest(record, "min_noise_level"_L1, "max_noise_level"_L1))
        record.put("noise_dba"_L1, *noise, "max_noise_level"_L1);
}

void readOpenDbMemory(OpenDbRecord &record, const ChipNames &)
{
    if (record.text("form_factor"_L1).contains("SO-DIMM"_L1))
        record.refuse("form_factor"_L1, OpenDb::tr("is SO-DIMM, which boards of the catalogue do not take."));
    record.putWord("type"_L1, "ram_type"_L1, MemoryTypes);
    const double total = record.number("capacity"_L1).value_or(0);
    const double sum =
        record.number("modules.quantity"_L1).value_or(0) * record.number("modules.capacity_gb"_L1).value_or(0);
    if (total > 0 && sum > 0 && total != sum) {
        record.leaveOut("modules"_L1, OpenDb::tr("do not add up to the capacity, so both figures stay unknown."));
    } else {
        record.putNumber("modules"_L1, "modules.quantity"_L1);
        record.putNumber("module_gib"_L1, "modules.capacity_gb"_L1);
    }
    record.putNumber("mt_s"_L1, "speed"_L1);
    // "Non-ECC" and "Unbuffered" are what the data set says of nearly all kits, registered ones among them.
    static const QRegularExpression server(u"\\bECC\\b|\\bL?RDIMM\\b|\\bRegistered\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const QString ecc = record.text("ecc"_L1);
    const QString registered = record.text("registered"_L1);
    const bool doubtful = server.match(record.text("metadata.name"_L1)).hasMatch();
    if (!ecc.isEmpty() && (ecc == "ECC"_L1 || !doubtful))
        record.put("ecc"_L1, ecc == "ECC"_L1, "ecc"_L1);
    if (!registered.isEmpty() && (registered != "Unbuffered"_L1 || !doubtful))
        record.put("registered"_L1, registered != "Unbuffered"_L1, "registered"_L1);
}

void readOpenDbDrive(OpenDbRecord &record, const ChipNames &)
{
    readCapacity(record);
    const QString bus = record.text("interface"_L1);
    const bool pcie = bus.startsWith("M.2 PCIe"_L1) || bus == "U.2"_L1;
    const bool sata = bus.startsWith("SATA "_L1) || bus == "M.2 SATA"_L1 || bus == "mSATA"_L1;
    const std::optional<bool> nvme = record.flag("nvme"_L1);
    if ((sata && nvme == true) || (pcie && nvme == false))
        record.leaveOut("nvme"_L1, OpenDb::tr("contradicts the interface, so both stay unknown."));
    else if (sata)
        record.put("interface"_L1, u"sata"_s, "interface"_L1);
    else if (nvme == true)
        record.put("interface"_L1, u"nvme"_s, "interface"_L1);
    else if (!bus.isEmpty())
        record.leaveOut("interface"_L1, OpenDb::tr("is \"%1\", for which the catalogue has no word; the figure stays"
                                                   " unknown.")
                                            .arg(bus.left(60)));
    if (nvme == true && pcie)
        readLink(record, bus);
    if (bus == "U.2"_L1)
        record.put("form"_L1, u"u2"_s, "interface"_L1);
    else
        record.putWord("form"_L1, "form_factor"_L1, DriveForms);
}

} // namespace rig::db
