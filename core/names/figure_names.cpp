// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"

#include <QCoreApplication>

#include <array>

namespace rig::names {

namespace {

/// A figure's name and unit, for the headings of tables and the details of a part.
struct FigureWord
{
    const char *key;
    const char *name;
    const char *unit; ///< translated too, where it is a word
};

constexpr std::array FigureWords{
    FigureWord{"architecture", QT_TRANSLATE_NOOP("Names", "Architecture"), ""},
    FigureWord{"series", QT_TRANSLATE_NOOP("Names", "Series"), ""},
    FigureWord{"segment", QT_TRANSLATE_NOOP("Names", "Segment"), ""},
    FigureWord{"form", QT_TRANSLATE_NOOP("Names", "Form"), ""},
    FigureWord{"launch_date", QT_TRANSLATE_NOOP("Names", "Launch date"), ""},
    FigureWord{"launch_price_usd", QT_TRANSLATE_NOOP("Names", "Launch price"), "USD"},
    FigureWord{"memory_gib", QT_TRANSLATE_NOOP("Names", "Memory"), "GiB"},
    FigureWord{"memory_type", QT_TRANSLATE_NOOP("Names", "Memory type"), ""},
    FigureWord{"memory_bus_bits", QT_TRANSLATE_NOOP("Names", "Memory bus"), "bit"},
    FigureWord{"memory_bandwidth_gb_s", QT_TRANSLATE_NOOP("Names", "Memory bandwidth"), "GB/s"},
    FigureWord{"cores", QT_TRANSLATE_NOOP("Names", "Cores"), ""},
    FigureWord{"sms", QT_TRANSLATE_NOOP("Names", "Multiprocessors"), ""},
    FigureWord{"base_mhz", QT_TRANSLATE_NOOP("Names", "Base clock"), "MHz"},
    FigureWord{"boost_mhz", QT_TRANSLATE_NOOP("Names", "Boost clock"), "MHz"},
    FigureWord{"fp32_tflops", QT_TRANSLATE_NOOP("Names", "FP32"), "TFLOPS"},
    FigureWord{"fp16_tflops", QT_TRANSLATE_NOOP("Names", "FP16 without Tensor Cores"), "TFLOPS"},
    FigureWord{"tensor_fp16_dense_tflops", QT_TRANSLATE_NOOP("Names", "Tensor FP16, dense"), "TFLOPS"},
    FigureWord{"tensor_fp16_sparse_tflops", QT_TRANSLATE_NOOP("Names", "Tensor FP16, sparse"), "TFLOPS"},
    FigureWord{"tensor_fp16_accumulate", QT_TRANSLATE_NOOP("Names", "Tensor FP16 accumulates in"), ""},
    FigureWord{"tf32_dense_tflops", QT_TRANSLATE_NOOP("Names", "TF32, dense"), "TFLOPS"},
    FigureWord{"int8_dense_tops", QT_TRANSLATE_NOOP("Names", "INT8, dense"), "TOPS"},
    FigureWord{"int8_sparse_tops", QT_TRANSLATE_NOOP("Names", "INT8, sparse"), "TOPS"},
    FigureWord{"int4_dense_tops", QT_TRANSLATE_NOOP("Names", "INT4, dense"), "TOPS"},
    FigureWord{"fp8_dense_tflops", QT_TRANSLATE_NOOP("Names", "FP8, dense"), "TFLOPS"},
    FigureWord{"fp4_dense_tflops", QT_TRANSLATE_NOOP("Names", "FP4, dense"), "TFLOPS"},
    FigureWord{"tdp_w", QT_TRANSLATE_NOOP("Names", "Power"), "W"},
    FigureWord{"power_limit_min_w", QT_TRANSLATE_NOOP("Names", "Lowest power limit"), "W"},
    FigureWord{"power_limit_max_w", QT_TRANSLATE_NOOP("Names", "Highest power limit"), "W"},
    FigureWord{"cooler.tdp_w", QT_TRANSLATE_NOOP("Names", "Heat that it is rated for"), "W"},
    FigureWord{"compute_capability", QT_TRANSLATE_NOOP("Names", "Compute capability"), ""},
    FigureWord{"gfx_target", QT_TRANSLATE_NOOP("Names", "gfx target"), ""},
    FigureWord{"pcie_generation", QT_TRANSLATE_NOOP("Names", "PCIe generation"), ""},
    FigureWord{"pcie_width", QT_TRANSLATE_NOOP("Names", "PCIe lanes used"), ""},
    FigureWord{"nvlink_gb_s", QT_TRANSLATE_NOOP("Names", "NVLink"), "GB/s"},
    FigureWord{"nvlink_generation", QT_TRANSLATE_NOOP("Names", "NVLink generation"), ""},
    FigureWord{"pci_ids", QT_TRANSLATE_NOOP("Names", "PCI IDs"), ""},
    FigureWord{"dmi_names", QT_TRANSLATE_NOOP("Names", "Names in the firmware"), ""},
    FigureWord{"display_outputs", QT_TRANSLATE_NOOP("Names", "Display outputs"), ""},
    FigureWord{"availability", QT_TRANSLATE_NOOP("Names", "Availability"), ""},
    FigureWord{"ecc", QT_TRANSLATE_NOOP("Names", "ECC"), ""},
    FigureWord{"gpu", QT_TRANSLATE_NOOP("Names", "GPU"), ""},
    FigureWord{"reference", QT_TRANSLATE_NOOP("Names", "Reference design"), ""},
    FigureWord{"length_mm", QT_TRANSLATE_NOOP("Names", "Length"), "mm"},
    FigureWord{"height_mm", QT_TRANSLATE_NOOP("Names", "Height"), "mm"},
    FigureWord{"thickness_mm", QT_TRANSLATE_NOOP("Names", "Thickness"), "mm"},
    FigureWord{"slots", QT_TRANSLATE_NOOP("Names", "Slots"), ""},
    FigureWord{"power_connectors", QT_TRANSLATE_NOOP("Names", "Power connectors"), ""},
    FigureWord{"cooling", QT_TRANSLATE_NOOP("Names", "Cooling"), ""},
    FigureWord{"weight_g", QT_TRANSLATE_NOOP("Names", "Weight"), "g"},
    FigureWord{"recommended_supply_w", QT_TRANSLATE_NOOP("Names", "Recommended supply"), "W"},
    FigureWord{"family", QT_TRANSLATE_NOOP("Names", "Generation"), ""},
    FigureWord{"socket", QT_TRANSLATE_NOOP("Names", "Socket"), ""},
    FigureWord{"threads", QT_TRANSLATE_NOOP("Names", "Threads"), ""},
    FigureWord{"base_ghz", QT_TRANSLATE_NOOP("Names", "Base clock"), "GHz"},
    FigureWord{"boost_ghz", QT_TRANSLATE_NOOP("Names", "Boost clock"), "GHz"},
    FigureWord{"pl2_w", QT_TRANSLATE_NOOP("Names", "Highest draw (PL2, PPT)"), "W"},
    FigureWord{"pcie_lanes", QT_TRANSLATE_NOOP("Names", "PCIe lanes"), ""},
    FigureWord{"usable_lanes", QT_TRANSLATE_NOOP("Names", "Usable lanes"), ""},
    FigureWord{"slot_lanes", QT_TRANSLATE_NOOP("Names", "Lanes for slots"), ""},
    FigureWord{"memory_channels", QT_TRANSLATE_NOOP("Names", "Memory channels"), ""},
    FigureWord{"igpu", QT_TRANSLATE_NOOP("Names", "Integrated graphics"), ""},
    FigureWord{"max_sockets", QT_TRANSLATE_NOOP("Names", "Processors in one machine"), ""},
    FigureWord{"processor_count", QT_TRANSLATE_NOOP("Names", "Processor sockets"), ""},
    FigureWord{"chipset", QT_TRANSLATE_NOOP("Names", "Chipset"), ""},
    FigureWord{"form_factor", QT_TRANSLATE_NOOP("Names", "Board format"), ""},
    FigureWord{"width_mm", QT_TRANSLATE_NOOP("Names", "Width"), "mm"},
    FigureWord{"depth_mm", QT_TRANSLATE_NOOP("Names", "Depth"), "mm"},
    FigureWord{"memory_slots", QT_TRANSLATE_NOOP("Names", "Memory slots"), ""},
    FigureWord{"memory_max_gib", QT_TRANSLATE_NOOP("Names", "Most memory"), "GiB"},
    FigureWord{"processor_families", QT_TRANSLATE_NOOP("Names", "Processor generations"), ""},
    FigureWord{"updated_families", QT_TRANSLATE_NOOP("Names", "Generations that need a later firmware"), ""},
    FigureWord{"excluded_families", QT_TRANSLATE_NOOP("Names", "Generations that it does not take"), ""},
    FigureWord{"families_whole", QT_TRANSLATE_NOOP("Names", "Whether it takes other generations than those listed"),
               ""},
    FigureWord{"memory_module", QT_TRANSLATE_NOOP("Names", "Memory modules"), ""},
    FigureWord{"onboard_video", QT_TRANSLATE_NOOP("Names", "Graphics on the board"), ""},
    FigureWord{"power_inputs", QT_TRANSLATE_NOOP("Names", "Power inputs"), ""},
    FigureWord{"m2_slots", QT_TRANSLATE_NOOP("Names", "Number of M.2 connectors"), ""},
    FigureWord{"watts", QT_TRANSLATE_NOOP("Names", "Rating"), "W"},
    FigureWord{"efficiency", QT_TRANSLATE_NOOP("Names", "80 PLUS level"), ""},
    FigureWord{"atx_version", QT_TRANSLATE_NOOP("Names", "ATX version"), ""},
    FigureWord{"connectors", QT_TRANSLATE_NOOP("Names", "Connectors"), ""},
    FigureWord{"connector_16pin_w", QT_TRANSLATE_NOOP("Names", "Rating of the 16-pin cable"), "W"},
    FigureWord{"pcie_cables", QT_TRANSLATE_NOOP("Names", "Cables for cards"), ""},
    FigureWord{"rail_12v_a", QT_TRANSLATE_NOOP("Names", "12 V rail"), "A"},
    FigureWord{"rails_12v", QT_TRANSLATE_NOOP("Names", "12 V rails"), ""},
    FigureWord{"rail_limit_a", QT_TRANSLATE_NOOP("Names", "Limit of a 12 V rail"), "A"},
    FigureWord{"low_line_w", QT_TRANSLATE_NOOP("Names", "Rating at 100–127 V"), "W"},
    FigureWord{"form_factors", QT_TRANSLATE_NOOP("Names", "Board formats"), ""},
    FigureWord{"vertical_slots", QT_TRANSLATE_NOOP("Names", "Vertical slots"), ""},
    FigureWord{"max_card_length_mm", QT_TRANSLATE_NOOP("Names", "Longest card"), "mm"},
    FigureWord{"max_card_height_mm", QT_TRANSLATE_NOOP("Names", "Highest card"), "mm"},
    FigureWord{"max_cooler_height_mm", QT_TRANSLATE_NOOP("Names", "Highest cooler"), "mm"},
    FigureWord{"max_supply_length_mm", QT_TRANSLATE_NOOP("Names", "Longest supply"), "mm"},
    FigureWord{"supply_forms", QT_TRANSLATE_NOOP("Names", "Supply forms"), ""},
    FigureWord{"fans_included", QT_TRANSLATE_NOOP("Names", "Fans included"), ""},
    FigureWord{"radiators", QT_TRANSLATE_NOOP("Names", "Radiators"), ""},
    FigureWord{"type", QT_TRANSLATE_NOOP("Names", "Type"), ""},
    FigureWord{"radiator_mm", QT_TRANSLATE_NOOP("Names", "Radiator"), "mm"},
    FigureWord{"sockets", QT_TRANSLATE_NOOP("Names", "Sockets"), ""},
    FigureWord{"modules", QT_TRANSLATE_NOOP("Names", "Modules"), ""},
    FigureWord{"module_gib", QT_TRANSLATE_NOOP("Names", "Size of a module"), "GiB"},
    FigureWord{"mt_s", QT_TRANSLATE_NOOP("Names", "Transfers"), "MT/s"},
    FigureWord{"registered", QT_TRANSLATE_NOOP("Names", "Registered"), ""},
    FigureWord{"interface", QT_TRANSLATE_NOOP("Names", "Interface"), ""},
    FigureWord{"capacity_gb", QT_TRANSLATE_NOOP("Names", "Capacity"), "GB"},
    FigureWord{"size_mm", QT_TRANSLATE_NOOP("Names", "Size"), "mm"},
    FigureWord{"speed_rpm", QT_TRANSLATE_NOOP("Names", "Highest speed"), "rpm"},
    FigureWord{"airflow_m3_h", QT_TRANSLATE_NOOP("Names", "Airflow"), "m³/h"},
    FigureWord{"pressure_mm_h2o", QT_TRANSLATE_NOOP("Names", "Static pressure"), "mmH₂O"},
    FigureWord{"noise_dba", QT_TRANSLATE_NOOP("Names", "Noise"), "dB(A)"},
    FigureWord{"power_w", QT_TRANSLATE_NOOP("Names", "Power"), "W"},
    FigureWord{"protocols", QT_TRANSLATE_NOOP("Names", "Protocols"), ""},
    FigureWord{"ports", QT_TRANSLATE_NOOP("Names", "Ports"), ""},
    FigureWord{"port_gbit_s", QT_TRANSLATE_NOOP("Names", "Rate of a port"), "Gbit/s"},
    FigureWord{"port_type", QT_TRANSLATE_NOOP("Names", "Socket of a port"), ""},
    FigureWord{"link", QT_TRANSLATE_NOOP("Names", "Link"), ""},
    FigureWord{"gpus", QT_TRANSLATE_NOOP("Names", "Fits the GPUs"), ""},
    FigureWord{"cards", QT_TRANSLATE_NOOP("Names", "Cards joined"), ""},
    FigureWord{"span_slots", QT_TRANSLATE_NOOP("Names", "Span, in slots"), ""},
    FigureWord{"bandwidth_gb_s", QT_TRANSLATE_NOOP("Names", "Bandwidth"), "GB/s"},
    FigureWord{"host", QT_TRANSLATE_NOOP("Names", "Plugs into"), ""},
    FigureWord{"gives", QT_TRANSLATE_NOOP("Names", "Offers"), ""},
    FigureWord{"outputs", QT_TRANSLATE_NOOP("Names", "Outputs"), ""},
    FigureWord{"output_width", QT_TRANSLATE_NOOP("Names", "Lanes of an output"), ""},
    FigureWord{"bifurcation", QT_TRANSLATE_NOOP("Names", "Needs bifurcation"), ""},
    FigureWord{"chip", QT_TRANSLATE_NOOP("Names", "Switch chip"), ""},
    FigureWord{"uplink_width", QT_TRANSLATE_NOOP("Names", "Lanes of the uplink"), ""},
    FigureWord{"from", QT_TRANSLATE_NOOP("Names", "Plugs at the supply"), ""},
    FigureWord{"to", QT_TRANSLATE_NOOP("Names", "Plugs at the device"), ""},
    FigureWord{"rated_w", QT_TRANSLATE_NOOP("Names", "Rating"), "W"},
    FigureWord{"supplies", QT_TRANSLATE_NOOP("Names", "For supplies"), ""},
    FigureWord{"gpu_count", QT_TRANSLATE_NOOP("Names", "Most GPUs"), ""},
    FigureWord{"gpu_form", QT_TRANSLATE_NOOP("Names", "Form of the GPUs"), ""},
    FigureWord{"processor", QT_TRANSLATE_NOOP("Names", "Processor"), ""},
    FigureWord{"max_power_w", QT_TRANSLATE_NOOP("Names", "Highest power"), "W"},
    FigureWord{"supply_count", QT_TRANSLATE_NOOP("Names", "Power supplies"), ""},
    FigureWord{"supply_w", QT_TRANSLATE_NOOP("Names", "Rating of a supply"), "W"},
    FigureWord{"redundancy", QT_TRANSLATE_NOOP("Names", "Redundancy"), ""},
    FigureWord{"network", QT_TRANSLATE_NOOP("Names", "Network"), ""},
    FigureWord{"storage", QT_TRANSLATE_NOOP("Names", "Storage"), ""},
    FigureWord{"weight_kg", QT_TRANSLATE_NOOP("Names", "Weight"), "kg"},
    // The lane graph of a board.
    FigureWord{"groups", QT_TRANSLATE_NOOP("Names", "Lane table for this machine"), ""},
    FigureWord{"connectors.width", QT_TRANSLATE_NOOP("Names", "Lanes of the connector"), ""},
    FigureWord{"connectors.generation", QT_TRANSLATE_NOOP("Names", "PCIe generation of the connector"), ""},
    FigureWord{"connectors.upstream", QT_TRANSLATE_NOOP("Names", "What the connector hangs on"), ""},
    FigureWord{"connectors.position", QT_TRANSLATE_NOOP("Names", "Place of the slot"), ""},
    FigureWord{"uplink", QT_TRANSLATE_NOOP("Names", "Uplink of the chipset"), ""},
    FigureWord{"switches.uplink", QT_TRANSLATE_NOOP("Names", "Uplink of a switch"), ""},
    FigureWord{"connectors.bifurcation", QT_TRANSLATE_NOOP("Names", "Ways to split the slot"), ""},
    FigureWord{"price", QT_TRANSLATE_NOOP("Names", "Price"), ""},
    FigureWord{"vendor", QT_TRANSLATE_NOOP("Names", "Vendor"), ""},
    FigureWord{"memory_need_gib", QT_TRANSLATE_NOOP("Names", "Memory that the work needs"), "GiB"},
    FigureWord{"price_currency", QT_TRANSLATE_NOOP("Names", "Price in the same currency"), ""},
    FigureWord{"connectors.length", QT_TRANSLATE_NOOP("Names", "Length of the slot"), ""},
};

const FigureWord *figureWord(QStringView key)
{
    for (const FigureWord &word : FigureWords) {
        if (key == QLatin1StringView(word.key))
            return &word;
    }
    return nullptr;
}

} // namespace

QString figureName(QStringView key)
{
    const FigureWord *word = figureWord(key);
    return word ? QCoreApplication::translate("Names", word->name) : key.toString();
}

QString figureName(QStringView key, Kind kind)
{
    if (kind == Kind::Gpu && key == QLatin1StringView("memory_type"))
        return QCoreApplication::translate("Names", "Memory type", "of a GPU");
    return figureName(key);
}

QString figureUnit(QStringView key)
{
    const FigureWord *word = figureWord(key);
    return word ? QString::fromUtf8(word->unit) : QString();
}

} // namespace rig::names
