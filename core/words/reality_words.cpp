// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/reality_words.h"

#include "core/names/brief_name.h"
#include "core/names/names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::words {

using namespace reality;

namespace {

struct RealityWords
{
    Q_DECLARE_TR_FUNCTIONS(RealityWords)
};

/// What is not told of the instances stays out.
QString dividedText(const QString &name, const SeenMig &mig)
{
    if (mig.instances > 0 && mig.largestMib)
        return RealityWords::tr("%1 is divided by MIG into %n instance(s), the largest with %2 GiB: a program sees one "
                                "of them, not the card.",
                                "a card, GiB", mig.instances)
            .arg(name, names::number(*mig.largestMib / 1024, 0));
    return RealityWords::tr("%1 is divided by MIG: a program sees one of its instances, not the card.").arg(name);
}

} // namespace

QString realityName(const RealityRow &row, const Machine &machine, const Detected &detected)
{
    if (row.device >= 0) {
        const Device &device = machine.devices[static_cast<std::size_t>(row.device)];
        return RealityWords::tr("Card %1 (%2)").arg(QString::number(device.number), names::briefName(device.part()));
    }
    const DetectedGpu &gpu = detected.gpus[static_cast<std::size_t>(row.gpu)];
    const QString name = gpu.name.isEmpty() ? RealityWords::tr("A graphics card without a name") : gpu.name;
    return gpu.seen.address ? u"%1 (%2)"_s.arg(name, gpu.seen.address->text()) : name;
}

QString realityText(const RealityRow &row, const Machine &machine, const Detected &detected)
{
    const QString name = realityName(row, machine, detected);
    const auto found = row.gpu >= 0 ? detected.gpus[static_cast<std::size_t>(row.gpu)].link.seen : SeenLink();
    const auto number = [](const std::optional<int> &value) { return QString::number(value.value_or(0)); };
    switch (row.verdict) {
    case reality::RealVerdict::AsPlanned:
        return RealityWords::tr("%1 is as planned.").arg(name);
    case reality::RealVerdict::Idle:
        return RealityWords::tr("%1 rests: the speed of its link says nothing now.").arg(name);
    case reality::RealVerdict::LostLanes:
        return RealityWords::tr("%1: planned with %2 lanes, it has %3.")
            .arg(name, number(row.plannedWidth), number(found.width));
    case reality::RealVerdict::LostGeneration:
        return RealityWords::tr("%1: planned with PCIe %2.0, the link does not reach it.")
            .arg(name, number(row.plannedGeneration));
    case reality::RealVerdict::Divided:
        return dividedText(name, detected.gpus[static_cast<std::size_t>(row.gpu)].seen.mig);
    case reality::RealVerdict::Unusable:
        return RealityWords::tr("%1 is seen, but its memory found no room among the addresses: no driver can use it.")
            .arg(name);
    case reality::RealVerdict::Elsewhere:
        return RealityWords::tr("%1 stands in %2, planned in %3; its lanes are as planned.")
            .arg(name, row.foundConnector, row.plannedConnector);
    case reality::RealVerdict::Absent:
        return RealityWords::tr("%1 is not in what the machine says of itself.").arg(name);
    case reality::RealVerdict::Extra:
        return RealityWords::tr("%1 is in the machine and not in the plan.").arg(name);
    case reality::RealVerdict::Unknown:
        return RealityWords::tr("%1: the texts do not tell how its link is.").arg(name);
    }
    return {};
}

QString causeText(const Cause &cause, const RealityRow &row)
{
    switch (cause.kind) {
    case reality::CauseKind::AtRest:
        return RealityWords::tr("The card is at rest, and a link slows down then.");
    case reality::CauseKind::Instances:
        return RealityWords::tr("MIG is on.");
    case reality::CauseKind::External:
        return RealityWords::tr("The card stands in a box outside of the case: it has the lanes of its cable "
                                "(Thunderbolt or USB4), not those of a slot.");
    case reality::CauseKind::OffTheBus:
        return RealityWords::tr("The card fell off the bus and does not answer.");
    case reality::CauseKind::OtherSlot:
        return cause.told
                   ? RealityWords::tr("The card stands in %1, which gives these lanes.").arg(cause.connector)
                   : RealityWords::tr("The card may stand in %1, where it would have just these.").arg(cause.connector);
    case reality::CauseKind::TakenBy:
        return RealityWords::tr("%1 may take the lanes: with something in it this slot has just these.")
            .arg(cause.connector);
    case reality::CauseKind::SharedUplink:
        return RealityWords::tr("The slot hangs on the chipset: the kernel names one narrow link for this card and "
                                "other devices.");
    case reality::CauseKind::Split:
        return RealityWords::tr("The lanes of one slot of the processor are dealt among several cards.");
    case reality::CauseKind::SlotHasNoMore:
        return RealityWords::tr("The port above the card has no more lanes.");
    case reality::CauseKind::HostGeneration:
        return RealityWords::tr("The board, its processor or a riser allows no more than this generation.");
    case reality::CauseKind::Riser:
        return RealityWords::tr(
            "The riser that the card hangs on may be made for an older generation, or be too long.");
    case reality::CauseKind::Firmware:
        return row.verdict == RealVerdict::LostGeneration // which costs no lanes, as a split costs no generation
                   ? RealityWords::tr("The firmware may hold the slot at an older generation.")
                   : RealityWords::tr("The firmware may split the slot.");
    case reality::CauseKind::Addresses:
        if (cause.told)
            return RealityWords::tr("The firmware gave the card's memory no addresses.");
        return RealityWords::tr("The firmware may have no room for the card's memory among its addresses.");
    case reality::CauseKind::Contact:
        return RealityWords::tr("The card, its riser or their contacts may not sit well.");
    case reality::CauseKind::VirtualMachine:
        return RealityWords::tr("The texts are of a virtual machine, which does not see the real link.");
    case reality::CauseKind::NeedsRoot:
        return RealityWords::tr("Only root sees the link.");
    case reality::CauseKind::NotTold:
        return RealityWords::tr("The texts do not have it.");
    case reality::CauseKind::UnknownPlan:
        return RealityWords::tr("How many lanes the plan gives is not known.");
    }
    return {};
}

QString causeRemedy(const Cause &cause)
{
    switch (cause.kind) {
    case reality::CauseKind::AtRest:
        return RealityWords::tr("Ask again while the card works.");
    case reality::CauseKind::Instances:
        return RealityWords::tr("End what runs on the card and switch it off with sudo nvidia-smi -mig 0, or plan with "
                                "the memory of one instance.");
    case reality::CauseKind::External:
        return RealityWords::tr("Put the card into a slot, or plan it at the lanes of its cable.");
    case reality::CauseKind::OffTheBus:
        return RealityWords::tr("Switch the machine off, seat the card and its plugs anew, and look at the kernel's "
                                "log after the next start.");
    case reality::CauseKind::OtherSlot:
        return RealityWords::tr("Move the card to the planned slot, or plan it in %1.").arg(cause.connector);
    case reality::CauseKind::TakenBy:
        return RealityWords::tr("Empty %1, or move what is in it to a connector that shares no lanes with the slot.")
            .arg(cause.connector);
    case reality::CauseKind::SharedUplink:
        return RealityWords::tr("Move the card to a slot that hangs on the processor.");
    case reality::CauseKind::Split:
        return RealityWords::tr(
            "Set the split of the slots in the firmware to what was planned (bifurcation), or plan the "
            "cards with these lanes.");
    case reality::CauseKind::SlotHasNoMore:
    case reality::CauseKind::HostGeneration:
        return RealityWords::tr("Look up what the slot and the processor are wired for; try without the riser.");
    case reality::CauseKind::Riser:
        return RealityWords::tr("Try the card in the slot itself; a riser says for which generation it is made.");
    case reality::CauseKind::Firmware:
        return RealityWords::tr("Set the slot's split and its generation to automatic in the firmware.");
    case reality::CauseKind::Addresses:
        return RealityWords::tr("Switch on “Above 4G decoding” in the firmware, and switch off its legacy mode (CSM).");
    case reality::CauseKind::Contact:
        return RealityWords::tr(
            "Switch off, take the card out, clean its contacts and seat it again; try without the riser.");
    case reality::CauseKind::VirtualMachine:
        return RealityWords::tr("Ask the machine that runs it.");
    case reality::CauseKind::NeedsRoot:
        return RealityWords::tr("Run sudo lspci -vv.");
    case reality::CauseKind::NotTold:
        return RealityWords::tr("Add the output of sudo lspci -vv, or of nvidia-smi -q.");
    case reality::CauseKind::UnknownPlan:
        return {};
    }
    return {};
}

QString causeProof(const Cause &cause, const RealityRow &row)
{
    switch (cause.kind) {
    case reality::CauseKind::Instances:
        return RealityWords::tr("nvidia-smi -L then lists the card without MIG devices.");
    case reality::CauseKind::AtRest:
    case reality::CauseKind::HostGeneration:
        return row.plannedGeneration
                   ? RealityWords::tr("Under load nvidia-smi -q or lspci -vv then shows generation %1.")
                         .arg(*row.plannedGeneration)
                   : QString();
    case reality::CauseKind::OtherSlot:
    case reality::CauseKind::TakenBy:
    case reality::CauseKind::SharedUplink:
    case reality::CauseKind::Split:
    case reality::CauseKind::SlotHasNoMore:
    case reality::CauseKind::External:
    case reality::CauseKind::Riser:
    case reality::CauseKind::Firmware:
    case reality::CauseKind::Contact:
        if (row.verdict == RealVerdict::Absent)
            return RealityWords::tr("The card is in nvidia-smi or lspci again.");
        if (row.verdict == RealVerdict::LostGeneration && row.plannedGeneration)
            return RealityWords::tr("Under load nvidia-smi -q or lspci -vv then shows generation %1.")
                .arg(*row.plannedGeneration);
        return row.plannedWidth ? RealityWords::tr("lspci -vv then shows LnkSta with Width x%1.").arg(*row.plannedWidth)
                                : QString();
    case reality::CauseKind::Addresses:
        if (cause.told)
            return RealityWords::tr("lspci -vv then shows an address for each region of its memory.");
        return RealityWords::tr("The card is in nvidia-smi or lspci again.");
    case reality::CauseKind::OffTheBus:
        return RealityWords::tr("The card is in nvidia-smi or lspci again.");
    case reality::CauseKind::VirtualMachine:
    case reality::CauseKind::NeedsRoot:
    case reality::CauseKind::NotTold:
    case reality::CauseKind::UnknownPlan:
        return {};
    }
    return {};
}

} // namespace rig::words
