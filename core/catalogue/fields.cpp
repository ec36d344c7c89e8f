// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/fields.h"

#include "core/catalogue/board.h"

#include <array>
#include <type_traits>

namespace rig {

namespace {

template <class T> struct FigureOf;
template <class T> struct FigureOf<Figure<T>>
{
    using Type = T;
};

template <class Member> struct MemberOf;
template <class Class, class T> struct MemberOf<T Class::*>
{
    using Owner = Class;
    using Type = T;
};

template <class T> Value toValue(const T &value)
{
    if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, double> || std::is_same_v<T, QString> ||
                  std::is_same_v<T, QStringList> || std::is_same_v<T, ConnectorCounts>)
        return value;
    else if constexpr (std::is_same_v<T, int>)
        return static_cast<double>(value);
    else if constexpr (std::is_same_v<T, QDate>)
        return value.toString(Qt::ISODate);
    else
        return value.value(); // a quantity
}

template <class T> T fromValue(const Value &value)
{
    if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, double> || std::is_same_v<T, QString> ||
                  std::is_same_v<T, QStringList> || std::is_same_v<T, ConnectorCounts>)
        return std::get<T>(value);
    else if constexpr (std::is_same_v<T, int>)
        return static_cast<int>(std::get<double>(value));
    else if constexpr (std::is_same_v<T, QDate>)
        return QDate::fromString(std::get<QString>(value), Qt::ISODate);
    else
        return T(std::get<double>(value));
}

template <class T> constexpr FieldType typeOf()
{
    if constexpr (std::is_same_v<T, bool>)
        return FieldType::Flag;
    else if constexpr (std::is_same_v<T, int>)
        return FieldType::Integer;
    else if constexpr (std::is_same_v<T, QString>)
        return FieldType::Text;
    else if constexpr (std::is_same_v<T, QDate>)
        return FieldType::Date;
    else if constexpr (std::is_same_v<T, QStringList>)
        return FieldType::Texts;
    else if constexpr (std::is_same_v<T, ConnectorCounts>)
        return FieldType::Connectors;
    else
        return FieldType::Number;
}

template <auto Member> constexpr Field field(const char *key, double low = 0, double high = 0)
{
    using Owner = typename MemberOf<decltype(Member)>::Owner;
    using T = typename FigureOf<typename MemberOf<decltype(Member)>::Type>::Type;
    return Field{key,
                 typeOf<T>(),
                 low,
                 high,
                 [](const Part &part) -> Reading {
                     const auto &figure = static_cast<const Owner &>(part).*Member;
                     return {figure ? toValue<T>(*figure) : Value(), figure.source};
                 },
                 [](Part &part, const Value &value, SourceIndex source) {
                     auto &figure = static_cast<Owner &>(part).*Member;
                     if (value.index() == 0)
                         figure.value.reset();
                     else
                         figure.value = fromValue<T>(value);
                     figure.source = source;
                 }};
}

template <auto Member> constexpr Field word(const char *key, const char *words)
{
    Field one = field<Member>(key);
    one.words = words;
    return one;
}

// The ranges are wide on purpose: they catch mixed-up units and zeros that mean unknown, not rare parts.
constexpr std::array ChipFields{
    field<&Chip::architecture>("architecture"),
    field<&Chip::series>("series"),
    word<&Chip::segment>("segment", "consumer workstation datacentre"),
    word<&Chip::form>("form", "pcie sxm oam mxm service soc"),
    field<&Chip::launchDate>("launch_date"),
    field<&Chip::launchPriceUsd>("launch_price_usd", 20, 100000),
    field<&Chip::memory>("memory_gib", 0.25, 1024),
    field<&Chip::memoryType>("memory_type"),
    field<&Chip::memoryBusBits>("memory_bus_bits", 32, 16384),
    field<&Chip::memoryBandwidth>("memory_bandwidth_gb_s", 4, 40000),
    field<&Chip::cores>("cores", 8, 50000),
    field<&Chip::sms>("sms", 1, 1000),
    field<&Chip::baseClock>("base_mhz", 100, 5000),
    field<&Chip::boostClock>("boost_mhz", 100, 5000),
    field<&Chip::fp32>("fp32_tflops", 0.01, 1000),
    field<&Chip::fp16>("fp16_tflops", 0.01, 6000),
    field<&Chip::tensorFp16Dense>("tensor_fp16_dense_tflops", 1, 20000),
    field<&Chip::tensorFp16Sparse>("tensor_fp16_sparse_tflops", 1, 40000),
    word<&Chip::tensorFp16Accumulate>("tensor_fp16_accumulate", "fp16 fp32"),
    field<&Chip::tf32Dense>("tf32_dense_tflops", 1, 10000),
    field<&Chip::int8Dense>("int8_dense_tops", 1, 40000),
    field<&Chip::int8Sparse>("int8_sparse_tops", 1, 80000),
    field<&Chip::int4Dense>("int4_dense_tops", 1, 80000),
    field<&Chip::fp8Dense>("fp8_dense_tflops", 1, 40000),
    field<&Chip::fp4Dense>("fp4_dense_tflops", 1, 80000),
    field<&Chip::tdp>("tdp_w", 5, 3000),
    field<&Chip::powerLimitMin>("power_limit_min_w", 5, 3000),
    field<&Chip::powerLimitMax>("power_limit_max_w", 5, 3000),
    field<&Chip::computeCapability>("compute_capability"),
    field<&Chip::gfxTarget>("gfx_target"),
    field<&Chip::pcieGeneration>("pcie_generation", 1, 7),
    field<&Chip::pcieWidth>("pcie_width", 1, 32),
    field<&Chip::nvlink>("nvlink_gb_s", 20, 10000),
    field<&Chip::nvlinkGeneration>("nvlink_generation", 1, 6),
    field<&Chip::ecc>("ecc"),
    field<&Chip::pciIds>("pci_ids"),
    word<&Chip::availability>("availability", "sold discontinued modified"),
};

constexpr std::array CardFields{
    field<&Card::gpu>("gpu"),
    field<&Card::reference>("reference"),
    field<&Card::length>("length_mm", 100, 500),
    field<&Card::height>("height_mm", 50, 250),
    field<&Card::thickness>("thickness_mm", 8, 150),
    field<&Card::slotCount>("slots", 1, 6),
    field<&Card::powerConnectors>("power_connectors", 0, 6),
    field<&Card::tdp>("tdp_w", 10, 1500),
    field<&Card::powerLimitMin>("power_limit_min_w", 5, 1500),
    field<&Card::powerLimitMax>("power_limit_max_w", 5, 1500),
    word<&Card::cooling>("cooling", "blower open-air passive liquid"),
    field<&Card::displayOutputs>("display_outputs", 0, 12),
    field<&Card::weight>("weight_g", 50, 6000),
    field<&Card::recommendedSupply>("recommended_supply_w", 150, 3000),
};

constexpr std::array ProcessorFields{
    field<&Processor::family>("family"),
    field<&Processor::socket>("socket"),
    field<&Processor::launchDate>("launch_date"),
    field<&Processor::cores>("cores", 1, 512),
    field<&Processor::threads>("threads", 1, 1024),
    field<&Processor::baseClock>("base_ghz", 0.5, 7),
    field<&Processor::boostClock>("boost_ghz", 0.5, 7),
    field<&Processor::tdp>("tdp_w", 5, 1000),
    field<&Processor::pl2>("pl2_w", 10, 2000),
    field<&Processor::pcieGeneration>("pcie_generation", 1, 7),
    field<&Processor::pcieLanes>("pcie_lanes", 4, 256),
    field<&Processor::usableLanes>("usable_lanes", 4, 256),
    field<&Processor::slotLanes>("slot_lanes", 4, 256),
    field<&Processor::memoryType>("memory_type"),
    field<&Processor::memoryChannels>("memory_channels", 1, 16),
    field<&Processor::memoryBandwidth>("memory_bandwidth_gb_s", 4, 2000),
    field<&Processor::fp32>("fp32_tflops", 0.005, 100),
    field<&Processor::ecc>("ecc"),
    field<&Processor::igpu>("igpu"),
    field<&Processor::maxSockets>("max_sockets", 1, 8),
    word<&Processor::availability>("availability", "sold discontinued"),
};

constexpr std::array BoardFields{
    field<&Board::socket>("socket"),
    field<&Board::processorCount>("processor_count", 1, 8),
    field<&Board::chipset>("chipset"),
    word<&Board::formFactor>("form_factor",
                             "mini-ITX mini-DTX micro-ATX ATX E-ATX XL-ATX SSI-CEB SSI-EEB HPTX proprietary"),
    field<&Board::width>("width_mm", 100, 500),
    field<&Board::depth>("depth_mm", 100, 500),
    field<&Board::memoryType>("memory_type"),
    field<&Board::memorySlots>("memory_slots", 1, 64),
    field<&Board::memoryMax>("memory_max_gib", 4, 16384),
    field<&Board::processorFamilies>("processor_families"),
    field<&Board::updatedFamilies>("updated_families"),
    field<&Board::excludedFamilies>("excluded_families"),
    field<&Board::familiesWhole>("families_whole"),
    word<&Board::memoryModule>("memory_module", "udimm rdimm udimm/rdimm"),
    field<&Board::onboardVideo>("onboard_video"),
    field<&Board::powerInputs>("power_inputs", 0, 6),
    field<&Board::dmiNames>("dmi_names"),
    field<&Board::m2Slots>("m2_slots", 0, 24),
};

constexpr std::array SupplyFields{
    field<&Supply::watts>("watts", 100, 5000),
    word<&Supply::efficiency>("efficiency", "80plus bronze silver gold platinum titanium"),
    word<&Supply::atxVersion>("atx_version", "2.x 3.0 3.1"),
    word<&Supply::form>("form", "ATX SFX SFX-L TFX Flex-ATX module"),
    field<&Supply::length>("length_mm", 60, 500),
    field<&Supply::connectors>("connectors", 0, 40),
    field<&Supply::connector16pin>("connector_16pin_w", 150, 675),
    field<&Supply::pcieCables>("pcie_cables", 0, 24),
    field<&Supply::rail12v>("rail_12v_a", 5, 400),
    field<&Supply::rails12v>("rails_12v", 1, 16),
    field<&Supply::railLimit>("rail_limit_a", 5, 400),
    field<&Supply::lowLine>("low_line_w", 100, 5000),
};

constexpr std::array CaseFields{
    word<&Case::type>("type", "tower rack desktop open"),
    field<&Case::formFactors>("form_factors"),
    field<&Case::slotCount>("slots", 1, 24),
    field<&Case::verticalSlots>("vertical_slots", 0, 12),
    field<&Case::maxCardLength>("max_card_length_mm", 100, 700),
    field<&Case::maxCardHeight>("max_card_height_mm", 50, 300),
    field<&Case::maxCoolerHeight>("max_cooler_height_mm", 20, 300),
    field<&Case::maxSupplyLength>("max_supply_length_mm", 80, 500),
    field<&Case::supplyForms>("supply_forms"),
    field<&Case::depth>("depth_mm", 100, 1200),
    field<&Case::width>("width_mm", 50, 700),
    field<&Case::height>("height_mm", 40, 1200),
    field<&Case::fansIncluded>("fans_included", 0, 20),
    field<&Case::radiators>("radiators"),
};

constexpr std::array CoolerFields{
    word<&Cooler::type>("type", "air liquid"),        field<&Cooler::height>("height_mm", 15, 250),
    field<&Cooler::radiator>("radiator_mm", 80, 600), field<&Cooler::sockets>("sockets"),
    field<&Cooler::tdp>("tdp_w", 30, 1000),
};

constexpr std::array FanFields{
    field<&Fan::size>("size_mm", 20, 300),
    field<&Fan::thickness>("thickness_mm", 5, 80),
    field<&Fan::speed>("speed_rpm", 200, 30000),
    field<&Fan::airflow>("airflow_m3_h", 2, 1500),
    field<&Fan::pressure>("pressure_mm_h2o", 0.1, 200),
    field<&Fan::noise>("noise_dba", 2, 100),
    field<&Fan::power>("power_w", 0.1, 200),
};

constexpr std::array MemoryFields{
    word<&MemoryKit::type>("type", "DDR3 DDR4 DDR5"),
    field<&MemoryKit::modules>("modules", 1, 16),
    field<&MemoryKit::moduleSize>("module_gib", 1, 512),
    field<&MemoryKit::transfers>("mt_s", 400, 20000),
    field<&MemoryKit::ecc>("ecc"),
    field<&MemoryKit::registered>("registered"),
};

constexpr std::array DriveFields{
    word<&Drive::bus>("interface", "nvme sata"),
    word<&Drive::form>("form", "m2-2230 m2-2242 m2-2260 m2-2280 m2-22110 u2 u3 e1s e3s 2.5 3.5"),
    field<&Drive::pcieGeneration>("pcie_generation", 1, 7),
    field<&Drive::pcieWidth>("pcie_width", 1, 16),
    field<&Drive::capacity>("capacity_gb", 8, 200000),
};

constexpr std::array NetworkFields{
    field<&Network::protocols>("protocols"),
    field<&Network::portCount>("ports", 1, 16),
    field<&Network::portRate>("port_gbit_s", 0.1, 1600),
    field<&Network::portType>("port_type"),
    field<&Network::pcieGeneration>("pcie_generation", 1, 7),
    field<&Network::pcieWidth>("pcie_width", 1, 32),
    field<&Network::length>("length_mm", 40, 350),
    field<&Network::height>("height_mm", 30, 150),
    field<&Network::power>("power_w", 0.5, 150),
};

constexpr std::array BridgeFields{
    word<&Bridge::link>("link", "nvlink-1 nvlink-2 nvlink-3 nvlink-4 sli-hb infinity-fabric"),
    field<&Bridge::gpus>("gpus"),
    field<&Bridge::cardCount>("cards", 2, 16),
    field<&Bridge::span>("span_slots", 1, 8),
    field<&Bridge::bandwidth>("bandwidth_gb_s", 0.5, 2000),
};

constexpr std::array RiserFields{
    field<&Riser::host>("host"),
    field<&Riser::gives>("gives"),
    field<&Riser::outputCount>("outputs", 1, 16),
    field<&Riser::outputWidth>("output_width", 1, 16),
    field<&Riser::pcieGeneration>("pcie_generation", 1, 7),
    field<&Riser::bifurcation>("bifurcation"),
    field<&Riser::length>("length_mm", 10, 2000),
    field<&Riser::powerConnectors>("power_connectors", 0, 8),
};

constexpr std::array SwitchFields{
    field<&SwitchBoard::chip>("chip"),
    field<&SwitchBoard::host>("host"),
    field<&SwitchBoard::pcieGeneration>("pcie_generation", 1, 7),
    field<&SwitchBoard::uplinkWidth>("uplink_width", 1, 32),
    field<&SwitchBoard::gives>("gives"),
    field<&SwitchBoard::outputCount>("outputs", 1, 64),
    field<&SwitchBoard::outputWidth>("output_width", 1, 16),
    field<&SwitchBoard::power>("power_w", 1, 500),
};

constexpr std::array CableFields{
    field<&Cable::from>("from", 0, 8),          field<&Cable::to>("to", 0, 8),
    field<&Cable::rating>("rated_w", 50, 1500), field<&Cable::length>("length_mm", 50, 3000),
    field<&Cable::supplies>("supplies"),
};

constexpr std::array SystemFields{
    field<&System::form>("form"),
    field<&System::gpu>("gpu"),
    field<&System::gpuCount>("gpu_count", 1, 128),
    word<&System::gpuForm>("gpu_form", "pcie sxm oam"),
    field<&System::processor>("processor"),
    field<&System::processorCount>("processor_count", 1, 64),
    field<&System::memory>("memory_gib", 4, 65536),
    field<&System::memoryMax>("memory_max_gib", 4, 65536),
    field<&System::memorySlots>("memory_slots", 1, 256),
    field<&System::nvlink>("nvlink_gb_s", 20, 10000),
    field<&System::maxPower>("max_power_w", 200, 200000),
    field<&System::supplyCount>("supply_count", 1, 64),
    field<&System::supplyPower>("supply_w", 200, 20000),
    field<&System::redundancy>("redundancy"),
    field<&System::network>("network"),
    field<&System::storage>("storage"),
    field<&System::launchDate>("launch_date"),
    field<&System::depth>("depth_mm", 100, 2000),
    field<&System::width>("width_mm", 100, 1200),
    field<&System::height>("height_mm", 30, 2500),
    field<&System::weight>("weight_kg", 1, 3000),
};

} // namespace

std::optional<double> Reading::number() const
{
    const double *found = std::get_if<double>(&value);
    return found ? std::optional(*found) : std::nullopt;
}

std::optional<QString> Reading::text() const
{
    const QString *found = std::get_if<QString>(&value);
    return found ? std::optional(*found) : std::nullopt;
}

QStringList Field::wordList() const
{
    return words ? QString::fromLatin1(words).split(QLatin1Char(' ')) : QStringList();
}

std::span<const Field> fieldsOf(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
        return ChipFields;
    case Kind::Card:
        return CardFields;
    case Kind::Processor:
        return ProcessorFields;
    case Kind::Motherboard:
        return BoardFields;
    case Kind::Supply:
        return SupplyFields;
    case Kind::Case:
        return CaseFields;
    case Kind::Cooler:
        return CoolerFields;
    case Kind::Fan:
        return FanFields;
    case Kind::Memory:
        return MemoryFields;
    case Kind::Drive:
        return DriveFields;
    case Kind::Network:
        return NetworkFields;
    case Kind::Bridge:
        return BridgeFields;
    case Kind::Riser:
        return RiserFields;
    case Kind::Switch:
        return SwitchFields;
    case Kind::Cable:
        return CableFields;
    case Kind::System:
        return SystemFields;
    }
    return {};
}

const Field *findField(Kind kind, QStringView key)
{
    for (const Field &field : fieldsOf(kind)) {
        if (key == QLatin1StringView(field.key))
            return &field;
    }
    return nullptr;
}

} // namespace rig
