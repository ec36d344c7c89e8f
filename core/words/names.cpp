// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct Names
{
    Q_DECLARE_TR_FUNCTIONS(Names)
};

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
    FigureWord{"fp8_dense_tflops", QT_TRANSLATE_NOOP("Names", "FP8, dense"), "TFLOPS"},
    FigureWord{"fp4_dense_tflops", QT_TRANSLATE_NOOP("Names", "FP4, dense"), "TFLOPS"},
    FigureWord{"tdp_w", QT_TRANSLATE_NOOP("Names", "Power"), "W"},
    FigureWord{"compute_capability", QT_TRANSLATE_NOOP("Names", "Compute capability"), ""},
    FigureWord{"gfx_target", QT_TRANSLATE_NOOP("Names", "gfx target"), ""},
    FigureWord{"pcie_generation", QT_TRANSLATE_NOOP("Names", "PCIe generation"), ""},
    FigureWord{"pcie_width", QT_TRANSLATE_NOOP("Names", "PCIe lanes used"), ""},
    FigureWord{"nvlink_gb_s", QT_TRANSLATE_NOOP("Names", "NVLink"), "GB/s"},
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
    FigureWord{"power_inputs", QT_TRANSLATE_NOOP("Names", "Power inputs"), ""},
    FigureWord{"watts", QT_TRANSLATE_NOOP("Names", "Rating"), "W"},
    FigureWord{"efficiency", QT_TRANSLATE_NOOP("Names", "80 PLUS level"), ""},
    FigureWord{"atx_version", QT_TRANSLATE_NOOP("Names", "ATX version"), ""},
    FigureWord{"connectors", QT_TRANSLATE_NOOP("Names", "Connectors"), ""},
    FigureWord{"connector_16pin_w", QT_TRANSLATE_NOOP("Names", "Rating of the 16-pin cable"), "W"},
    FigureWord{"rail_12v_a", QT_TRANSLATE_NOOP("Names", "12 V rail"), "A"},
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
    // The lane graph of a board.
    FigureWord{"groups", QT_TRANSLATE_NOOP("Names", "Lane table for this machine"), ""},
    FigureWord{"connectors.width", QT_TRANSLATE_NOOP("Names", "Lanes of the connector"), ""},
    FigureWord{"connectors.generation", QT_TRANSLATE_NOOP("Names", "PCIe generation of the connector"), ""},
    FigureWord{"connectors.upstream", QT_TRANSLATE_NOOP("Names", "What the connector hangs on"), ""},
    FigureWord{"connectors.position", QT_TRANSLATE_NOOP("Names", "Place of the slot"), ""},
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

QString figureUnit(QStringView key)
{
    const FigureWord *word = figureWord(key);
    return word ? QString::fromLatin1(word->unit) : QString();
}

QString kind(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
        return Names::tr("GPU");
    case Kind::Card:
        return Names::tr("Graphics card");
    case Kind::Processor:
        return Names::tr("Processor");
    case Kind::Motherboard:
        return Names::tr("Motherboard");
    case Kind::Supply:
        return Names::tr("Power supply");
    case Kind::Case:
        return Names::tr("Case");
    case Kind::Cooler:
        return Names::tr("Cooler");
    case Kind::Memory:
        return Names::tr("Memory", "kind of part: the machine's own");
    case Kind::Drive:
        return Names::tr("Drive");
    }
    return {};
}

QString kindPlural(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
        return Names::tr("GPUs");
    case Kind::Card:
        return Names::tr("Graphics cards");
    case Kind::Processor:
        return Names::tr("Processors");
    case Kind::Motherboard:
        return Names::tr("Motherboards");
    case Kind::Supply:
        return Names::tr("Power supplies");
    case Kind::Case:
        return Names::tr("Cases");
    case Kind::Cooler:
        return Names::tr("Coolers");
    case Kind::Memory:
        return Names::tr("Memory kits");
    case Kind::Drive:
        return Names::tr("Drives");
    }
    return {};
}

QString severity(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return Names::tr("Blocker");
    case Severity::Caution:
        return Names::tr("Caution");
    case Severity::Unknown:
        return Names::tr("Cannot check");
    case Severity::Note:
        return Names::tr("Note");
    }
    return {};
}

QString shape(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return u"■"_s;
    case Severity::Caution:
        return u"▲"_s;
    case Severity::Unknown:
        return u"?"_s;
    case Severity::Note:
        return u"●"_s;
    }
    return {};
}

QString shapeOfFine() { return u"✓"_s; }

QString verdict(Verdict::Kind kind)
{
    switch (kind) {
    case Verdict::Kind::Blocked:
        return Names::tr("This machine will not work as planned.");
    case Verdict::Kind::Caution:
        return Names::tr("This machine works, with cautions.");
    case Verdict::Kind::CannotCheck:
        return Names::tr("Nothing speaks against this machine, but not everything could be checked.");
    case Verdict::Kind::Fine:
        return Names::tr("Everything that was checked is fine.");
    }
    return {};
}

QString certainty(Certainty certainty)
{
    switch (certainty) {
    case Certainty::Vendor:
        return Names::tr("vendor");
    case Certainty::Measured:
        return Names::tr("measured");
    case Certainty::ThirdParty:
        return Names::tr("third party");
    case Certainty::Derived:
        return Names::tr("derived");
    }
    return {};
}

QString circuit(const Circuit &circuit)
{
    struct Named
    {
        QLatin1StringView id;
        const char *name;
    };
    static constexpr std::array named{
        Named{"us-15a"_L1, QT_TRANSLATE_NOOP("Names", "United States, 120 V, 15 A")},
        Named{"us-20a"_L1, QT_TRANSLATE_NOOP("Names", "United States, 120 V, 20 A")},
        Named{"us-240v-20a"_L1, QT_TRANSLATE_NOOP("Names", "United States, 240 V, 20 A")},
        Named{"us-240v-30a"_L1, QT_TRANSLATE_NOOP("Names", "United States, 240 V, 30 A")},
        Named{"eu-16a"_L1, QT_TRANSLATE_NOOP("Names", "Europe, 230 V, 16 A")},
        Named{"uk-13a"_L1, QT_TRANSLATE_NOOP("Names", "United Kingdom, 230 V, 13 A plug")},
        Named{"cn-10a"_L1, QT_TRANSLATE_NOOP("Names", "China, 220 V, 10 A")},
        Named{"cn-16a"_L1, QT_TRANSLATE_NOOP("Names", "China, 220 V, 16 A")},
        Named{"jp-15a"_L1, QT_TRANSLATE_NOOP("Names", "Japan, 100 V, 15 A")},
    };
    for (const Named &candidate : named) {
        if (circuit.id == candidate.id)
            return QCoreApplication::translate("Names", candidate.name);
    }
    return Names::tr("Own circuit, %1 V, %2 A").arg(number(circuit.volts.value()), number(circuit.amperes.value()));
}

QString work(Work work)
{
    switch (work) {
    case Work::SingleTraining:
        return Names::tr("Training on one card");
    case Work::DataParallel:
        return Names::tr("Data-parallel training");
    case Work::TensorParallel:
        return Names::tr("Tensor-parallel training");
    case Work::Sharded:
        return Names::tr("Sharded training");
    case Work::Inference:
        return Names::tr("Inference");
    }
    return {};
}

QString upstream(Upstream upstream, const Board &board)
{
    switch (upstream) {
    case FromProcessor0:
        return board.processorCount.valueOr(1) > 1 ? Names::tr("Processor 1") : Names::tr("Processor");
    case FromProcessor1:
        return Names::tr("Processor 2");
    case FromChipset:
        return Names::tr("Chipset");
    case FromUnknown:
        return Names::tr("not known");
    default:
        return board.switches[static_cast<std::size_t>(upstream)].label;
    }
}

QString link(const Link &link)
{
    if (!link.pcie)
        return Names::tr("SATA");
    if (link.dark)
        return Names::tr("no lanes");
    if (!link.width)
        return Names::tr("not known");
    if (!link.generation)
        return QStringLiteral("x%1").arg(*link.width);
    return QStringLiteral("PCIe %1.0 x%2").arg(QString::number(*link.generation), QString::number(*link.width));
}

QString number(double value, int decimals) { return QLocale().toString(value, 'f', decimals); }

QString watts(Watts watts) { return Names::tr("%1 W").arg(number(watts.value())); }

QString money(const Money &money)
{
    struct Sign
    {
        QLatin1StringView currency;
        QStringView sign;
    };
    static constexpr std::array signs{Sign{"USD"_L1, u"$"}, Sign{"EUR"_L1, u"€"}, Sign{"GBP"_L1, u"£"},
                                      Sign{"CNY"_L1, u"¥"}};
    const QString amount = number(money.amount, money.amount < 10 ? 2 : 0);
    for (const Sign &sign : signs) {
        if (money.currency == sign.currency)
            return sign.sign.toString() + amount;
    }
    return QStringLiteral("%1 %2").arg(money.currency, amount);
}

QString cost(const Cost &cost)
{
    QStringList sums;
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it)
        sums << money({it.value(), it.key()});
    if (cost.unpriced == 0)
        return sums.isEmpty() ? money({0, u"USD"_s}) : sums.join(u" + "_s);
    const QString without = Names::tr("%n part(s) without price", "a sum of prices", cost.unpriced);
    if (sums.isEmpty())
        return without;
    return Names::tr("≥ %1, %2", "sum of prices, number of parts without").arg(sums.join(u" + "_s), without);
}

QString price(const PricePick &pick)
{
    const QString date = pick.price.date.toString(Qt::ISODate);
    const QString amount = money(pick.price.money);
    if (pick.ownPrice)
        return Names::tr("%1 (own price, %2)", "amount, date").arg(amount, date);
    switch (pick.price.basis) {
    case PriceBasis::Launch:
        return Names::tr("%1 (launch, %2)", "amount, date").arg(amount, date);
    case PriceBasis::List:
        return Names::tr("%1 (list, %2)", "amount, date").arg(amount, date);
    case PriceBasis::Market:
        return Names::tr("%1 (market, %2)", "amount, date").arg(amount, date);
    }
    return amount;
}

QString value(const Value &value)
{
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag ? Names::tr("yes") : Names::tr("no");
    if (const double *figure = std::get_if<double>(&value)) {
        if (*figure == static_cast<long long>(*figure))
            return number(*figure);
        return number(*figure, std::abs(*figure) < 10 ? 2 : 1);
    }
    if (const QString *text = std::get_if<QString>(&value))
        return *text;
    if (const QStringList *texts = std::get_if<QStringList>(&value))
        return texts->isEmpty() ? Names::tr("none") : texts->join(u", "_s);
    if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value)) {
        QStringList entries;
        for (auto it = counts->begin(); it != counts->end(); ++it)
            entries << QStringLiteral("%1 × %2").arg(QString::number(it.value()), it.key());
        return entries.isEmpty() ? Names::tr("none") : entries.join(u", "_s);
    }
    return Names::tr("not known");
}

} // namespace rig::words
