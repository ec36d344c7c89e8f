// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/arrival.h"

#include "core/catalogue/modified.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

/// Sentences of this file.
struct Arrival
{
    Q_DECLARE_TR_FUNCTIONS(Arrival)
};

QString mebibytes(const Chip &chip)
{
    return chip.memory ? QString::number(std::lround(chip.memory->value() * 1024)) : QString();
}

void addByEye(std::vector<guide::Step> &steps, const Offer &offer)
{
    steps.push_back(
        {Arrival::tr("Photograph the parcel, the seal and the card from both sides before you unpack more: a claim "
                     "needs it."),
         {},
         {}});
    steps.push_back(
        {Arrival::tr("Look at the gold contacts, the power socket (molten or brown plastic), bent fins, missing "
                     "screws and torn pads. Anything of these: do not power it, claim."),
         {},
         {}});
    if (offer.found.chip && isModified(*offer.found.chip))
        steps.push_back(
            {Arrival::tr("The memory was soldered by somebody: look for flux, scratches and chips that do not lie "
                         "flat beside the GPU, as far as the cooler lets you see."),
             {},
             {}});
    if (offer.onCarrier)
        steps.push_back(
            {Arrival::tr("Look at the carrier board: the module must sit even on all screws, its cooler needs air "
                         "of its own, and its sockets must be the kind of plug that your supply has."),
             {},
             {}});
}

/// What listings call the chip: of a card whose memory was exchanged the name of the one that it was made from.
QString listedName(const Chip &chip)
{
    static const QRegularExpression own(u" \\d+ GB \\(modified\\)$"_s);
    return QString(chip.name).remove(own);
}

void addNvidia(std::vector<guide::Step> &steps, const Chip &chip)
{
    const QString ids = chip.pciIds.value.value_or(QStringList()).value(0);
    steps.push_back({Arrival::tr("The system sees the card, by its number."), u"lspci -nn -d 10de:"_s,
                     ids.isEmpty() ? Arrival::tr("a line with %1").arg(listedName(chip))
                                   : Arrival::tr("a line with [%1]").arg(ids)});
    steps.push_back(
        {Arrival::tr("It is the GPU that was sold, with all of its memory."),
         u"nvidia-smi --query-gpu=name,memory.total,vbios_version,power.limit,pcie.link.width.current,"
         "pcie.link.width.max,pcie.link.gen.current,pcie.link.gen.max --format=csv"_s,
         chip.memory ? Arrival::tr("about %1 MiB of memory, less by up to 8 % for the firmware").arg(mebibytes(chip))
                     : Arrival::tr("its name and memory")});
    steps.push_back(
        {Arrival::tr("Let it work for ten minutes and read the link meanwhile, in a second terminal: at rest its "
                     "speed says nothing."),
         u"gpu-burn 600\nnvidia-smi --query-gpu=pcie.link.width.current,pcie.link.gen.current,power.draw,"
         "temperature.gpu,clocks_throttle_reasons.hw_thermal_slowdown --format=csv -l 10"_s,
         Arrival::tr("OK for each GPU and 0 errors; the width of its slot; no thermal slowdown")});
    if (chip.ecc.valueOr(false))
        steps.push_back({Arrival::tr("Its memory counts its own errors."),
                         u"nvidia-smi -q -d ECC,PAGE_RETIREMENT,ROW_REMAPPER"_s,
                         Arrival::tr("0 uncorrected errors; no pending or failed row and page")});
    steps.push_back({Arrival::tr("The driver reported no fault while it worked."), u"sudo dmesg | grep -i xid"_s,
                     Arrival::tr("nothing")});
}

void addAmd(std::vector<guide::Step> &steps, const Chip &chip)
{
    const QString ids = chip.pciIds.value.value_or(QStringList()).value(0);
    steps.push_back({Arrival::tr("The system sees the card, by its number."), u"lspci -nn -d 1002:"_s,
                     ids.isEmpty() ? Arrival::tr("a line with %1").arg(listedName(chip))
                                   : Arrival::tr("a line with [%1]").arg(ids)});
    steps.push_back(
        {Arrival::tr("It is the GPU that was sold, with all of its memory."),
         u"rocm-smi --showproductname --showmeminfo vram"_s,
         chip.memory ? Arrival::tr("about %1 MiB of memory, less by up to 8 % for the firmware").arg(mebibytes(chip))
                     : Arrival::tr("its name and memory")});
    steps.push_back({Arrival::tr("The driver reported no fault while it worked."),
                     u"sudo dmesg | grep -iE \"amdgpu.*(error|fault|reset)\""_s, Arrival::tr("nothing")});
}

/// Drivers show less than a card has, by up to 8 %: firmware and ECC take it.
bool holdsAll(double mib, const Gibibytes &memory) { return mib / 1024 > 0.92 * memory.value(); }

class Rows
{
public:
    Rows(const Chip &chip) : m_chip(chip) {}

    void add(const reality::DetectedGpu &gpu, int number)
    {
        m_gpu = &gpu;
        m_number = number;
        put(ArrivalPoint::Answers, !gpu.seen.lost, {}, {});
        addName();
        addMemory();
        addLink();
        addLimit();
    }

    std::vector<ArrivalRow> rows;

private:
    void put(ArrivalPoint point, std::optional<bool> good, const QString &expected, const QString &found)
    {
        rows.push_back({m_number, point, good, expected, found, m_gpu->seen.evidence});
    }

    void addName()
    {
        const std::vector<PartHandle> &candidates = m_gpu->chip.candidates;
        std::optional<bool> same;
        if (m_gpu->chip.part)
            same = m_gpu->chip.part->id == m_chip.id;
        else if (!candidates.empty() && std::none_of(candidates.begin(), candidates.end(),
                                                     [&](const PartHandle &part) { return part->id == m_chip.id; }))
            same = false;
        put(ArrivalPoint::Gpu, same, m_chip.name, m_gpu->name);
    }

    void addMemory()
    {
        const std::optional<double> &mib = m_gpu->seen.memoryMib;
        if (!m_chip.memory)
            return;
        put(ArrivalPoint::Memory, mib ? std::optional(holdsAll(*mib, *m_chip.memory)) : std::nullopt,
            mebibytes(m_chip) + u" MiB"_s, mib ? QString::number(std::lround(*mib)) + u" MiB"_s : QString());
    }

    void addLink()
    {
        const reality::SeenLink &link = m_gpu->link.seen;
        if (m_chip.pcieWidth) {
            const bool all = link.width && *link.width >= *m_chip.pcieWidth;
            put(ArrivalPoint::Width, link.width ? std::optional(all) : std::nullopt, u"x%1"_s.arg(*m_chip.pcieWidth),
                link.width ? u"x%1"_s.arg(*link.width) : QString());
        }
        if (!m_chip.pcieGeneration)
            return;
        const bool full = link.generation && *link.generation >= *m_chip.pcieGeneration;
        // Slow at rest, or nobody knows whether it rests: that says nothing.
        const std::optional<bool> good = full ? std::optional(true)
                                         : link.generation && m_gpu->link.idle == std::optional(false)
                                             ? std::optional(false)
                                             : std::nullopt;
        put(ArrivalPoint::Generation, good, u"PCIe %1.0"_s.arg(*m_chip.pcieGeneration),
            link.generation ? u"PCIe %1.0"_s.arg(*link.generation) : QString());
    }

    void addLimit()
    {
        if (!m_chip.tdp || !m_gpu->seen.powerLimit)
            return;
        // A tenth below is a partner's own setting.
        put(ArrivalPoint::PowerLimit, *m_gpu->seen.powerLimit >= 0.9 * m_chip.tdp->value(),
            QString::number(std::lround(m_chip.tdp->value())) + u" W"_s,
            QString::number(std::lround(*m_gpu->seen.powerLimit)) + u" W"_s);
    }

    const Chip &m_chip;
    const reality::DetectedGpu *m_gpu = nullptr;
    int m_number = 0;
};

} // namespace

QLatin1StringView arrivalPointKey(ArrivalPoint point)
{
    constexpr std::array Keys{"answers"_L1, "gpu"_L1, "memory"_L1, "width"_L1, "generation"_L1, "power-limit"_L1};
    return Keys[static_cast<std::size_t>(point)];
}

std::vector<guide::Step> arrivalSheet(const Offer &offer)
{
    std::vector<guide::Step> steps;
    addByEye(steps, offer);
    if (!offer.found.chip)
        return steps;
    if (offer.found.chip->vendor == "NVIDIA"_L1)
        addNvidia(steps, *offer.found.chip);
    else if (offer.found.chip->vendor == "AMD"_L1)
        addAmd(steps, *offer.found.chip);
    return steps;
}

std::vector<ArrivalRow> arrivalOf(const Offer &offer, const reality::Detected &detected)
{
    if (!offer.found.chip)
        return {};
    Rows rows(*offer.found.chip);
    int number = 0;
    for (const reality::DetectedGpu &gpu : detected.gpus) {
        const bool otherMaker = gpu.chip.part && gpu.chip.part->vendor != offer.found.chip->vendor;
        if (gpu.role == reality::GpuRole::Card && !otherMaker)
            rows.add(gpu, ++number);
    }
    return std::move(rows.rows);
}

} // namespace rig::lists
