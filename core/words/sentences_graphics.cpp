// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/accelerator_support.h"
#include "core/checks/avoid_list.h"
#include "core/checks/compute_capability.h"
#include "core/checks/data_centre_licence.h"
#include "core/checks/mixed_cards.h"
#include "core/checks/slow_segment.h"
#include "core/checks/vram_floor.h"
#include "core/guide/compatibility.h"
#include "core/names/sentences.h"
#include "core/words/subject_list.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

QString cards(const Finding &finding, const Situation &situation) { return subjectList(finding, situation); }

bool hasSeveralCards(const Machine &machine)
{
    return std::count_if(machine.devices.begin(), machine.devices.end(),
                         [](const Device &device) { return device.isCard(); }) > 1;
}

Sentence vramFloor(const Finding &finding, const Situation &situation)
{
    namespace said = checks::vram_floor;
    if (finding.is(said::Id, said::Variant::TooFewCards))
        return {Messages::tr("A work of this machine is shared over %n card(s); it has %1.", "number of cards",
                             finding.fact(said::CardsNeeded))
                    .arg(fact(finding, said::CardsThere)),
                Messages::tr("Add cards, or share the work over fewer of them (page Workload).")};
    const QString memory = fact(finding, said::MemoryGib, 1);
    const QString need = fact(finding, said::NeedGib, 1);
    switch (finding.variant(said::Id)) {
    case said::Variant::MayBeBelowWork:
        return {Messages::tr("%1: %2 GiB of memory; the work may take up to %3 GiB.", "cards, memory, memory")
                    .arg(cards(finding, situation), memory, need),
                Messages::tr("What it needs at the least fits; with what PyTorch keeps back it may not be enough. A "
                             "smaller batch or fewer bits make it sure.")};
    case said::Variant::TooFewCards:
        break;
    case said::Variant::BelowWork:
        return {Messages::tr("%1: %2 GiB of memory; the work needs %3 GiB.", "cards, memory, memory")
                    .arg(cards(finding, situation), memory, need),
                hasSeveralCards(situation.machine)
                    ? Messages::tr("Share the work over several cards (page Workload), or take a card with more "
                                   "memory, a smaller batch or fewer bits.")
                    : Messages::tr("Take a card with more memory, a smaller batch or fewer bits.")};
    case said::Variant::BelowWithDisplay:
        return {Messages::tr("%1 drives the display: %2 GiB of memory, %3 GiB are needed.", "card, memory, memory")
                    .arg(cards(finding, situation), memory, need),
                Messages::tr("A display takes %1 GiB more. A processor with integrated graphics frees them.", "memory")
                    .arg(fact(finding, said::DisplayGib))};
    case said::Variant::BelowFloor:
        return {Messages::tr("%1: %2 GiB of memory, less than the %3 GiB that are advised at least; 8 are better.",
                             "cards, memory, memory")
                    .arg(cards(finding, situation), memory, need),
                Messages::tr("State what the work needs; small models may do with less.")};
    }
    return {};
}

/// Why a list advises against a card, and what it takes instead.
QString avoidReason(checks::avoid_list::Variant advice)
{
    using enum checks::avoid_list::Variant;
    switch (advice) {
    case GuideTitanXp:
        return Messages::tr("Too dear for what it gives: take the GTX 1080 Ti. Excepted is computer vision on "
                            "large data or video. The same guide names it the best of all by a small margin.");
    case GuideTitanXPascal:
        return Messages::tr("The Titan Xp is faster at nearly the same price. The same guide takes it where no "
                            "Titan Xp is to be had.");
    case GuideGtx1060With3:
        return Messages::tr("Already 6 GB are tight; take the GTX 1060 with 6 GB.");
    case GuideGtx970:
        return Messages::tr("Slow, dear for that, and in trouble with its memory: take the GTX 1060, or else the "
                            "GTX 1050 Ti with 4 GB.");
    case ListTesla:
        return Messages::tr("The list has any Tesla: no real advantage over GeForce at up to ten times the "
                            "price.");
    case ListQuadro:
        return Messages::tr("The list has any Quadro. In the same article Lambda takes the Quadro RTX 6000 and "
                            "8000 for large models (2020-02).");
    case ListFoundersEdition:
        return Messages::tr("The list has any Founders Edition.");
    case ListTitanRtx:
        return Messages::tr("In the same article Lambda takes it for large models (2020-02).");
    case ListTitanV:
    case ListTitanXp:
        return Messages::tr("The list gives no reason.");
    }
    return {};
}

/// The first four stand in the guide, the others in the list.
bool isOfGuide(checks::avoid_list::Variant advice) { return advice <= checks::avoid_list::Variant::GuideGtx970; }

Sentence avoidList(const Finding &finding, const Situation &situation)
{
    namespace said = checks::avoid_list;
    // T. Dettmers's list is of 2019.
    constexpr int YearOfList = 2019;
    const said::Variant advice = finding.variant(said::Id);
    const bool guide = isOfGuide(advice);
    const QString message =
        guide
            ? Messages::tr("%1: a GPU guide of about 2018 advises against it.", "cards").arg(cards(finding, situation))
            : Messages::tr("%1: T. Dettmers's list of 2019-04-03 advises against it.", "cards")
                  .arg(cards(finding, situation));
    const std::optional<int> launched = finding.factIfKnown(said::LaunchYear);
    const QString since = !guide && launched > YearOfList
                              ? Messages::tr("The card came later, in %1: the list did not know it.", "year")
                                    .arg(QString::number(*launched))
                              : Messages::tr("Prices have changed since.");
    return {message, names::afterEachOther({avoidReason(advice), since})};
}

/// What still runs on a card that today's default packages have left behind.
QString oldPackages(const Finding &finding)
{
    const guide::Compatibility &table = guide::shippedCompatibility();
    const auto oldest = table.oldestOfToday();
    const QString need = fact(finding, checks::compute_capability::NeedComputeCapability, 1);
    if (!oldest)
        return Messages::tr("PyTorch's default packages need %1.", "capability").arg(need);
    return Messages::tr("PyTorch's default packages need %1; only those for CUDA %2 still run on it (as of %3).",
                        "capability, version, version")
        .arg(need, oldest->second->cuda.toString(), table.torch.front().version.toString());
}

Sentence computeCapability(const Finding &finding, const Situation &situation)
{
    namespace said = checks::compute_capability;
    const QString message = Messages::tr("%1: compute capability %2, below %3.", "cards, capability, capability")
                                .arg(cards(finding, situation), fact(finding, said::ComputeCapability, 1),
                                     fact(finding, said::NeedComputeCapability, 1));
    const std::optional<double> last = finding.factIfKnown(said::LastCuda);
    const QString lastCuda =
        last ? Messages::tr("CUDA %1 is the last toolkit for it.", "version").arg(number(*last, 1)) : QString();
    switch (finding.variant(said::Id)) {
    case said::Variant::NoCudnn:
        return {message,
                Messages::tr("No version of cuDNN runs on it, and with it hardly any framework. Take a GTX 900 "
                             "or newer.")};
    case said::Variant::NoCurrentCudnn:
        return {message, names::afterEachOther(
                             {lastCuda, Messages::tr("cuDNN 9 and PyTorch's packages of today need %1.", "capability")
                                            .arg(fact(finding, said::OldestOfToday, 1))})};
    case said::Variant::NoCurrentCuda:
        return {message, names::afterEachOther({lastCuda, oldPackages(finding)})};
    }
    return {};
}

Sentence slowSegment(const Finding &finding, const Situation &situation)
{
    namespace said = checks::slow_segment;
    return {Messages::tr("%1: the work needs %2 GiB, and only the first %3 GiB are fast.", "cards, memory, memory")
                .arg(cards(finding, situation), fact(finding, said::NeedGib, 1), fact(finding, said::FastGib, 1)),
            Messages::tr("The last half gibibyte of a GTX 970 hangs on a slow path. Take a smaller batch, or another "
                         "card.")};
}

Sentence mixedCards(const Finding &finding, const Situation &situation)
{
    namespace said = checks::mixed_cards;
    const QString message = Messages::tr("The cards differ: %1.", "cards").arg(cards(finding, situation));
    const std::optional<Gibibytes> least = finding.factIfKnown(said::LeastGib);
    switch (finding.variant(said::Id)) {
    case said::Variant::InTraining:
        return {message,
                least ? Messages::tr("The slowest sets the pace, the smallest memory, %1 GiB, the size.", "memory")
                            .arg(number(least->value()))
                      : Messages::tr("The slowest sets the pace, the smallest memory the size.")};
    case said::Variant::InInference:
        return {
            message,
            Messages::tr("Cards that share each layer of a model wait for the slowest; where each takes some of the "
                         "layers, their times add up. Models of their own run as fast as their card.")};
    }
    return {};
}

Sentence dataCentreLicence(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1: the GeForce drivers are not licensed for datacenter deployment.", "cards")
                .arg(cards(finding, situation)),
            Messages::tr("So the licence as read in January 2018; what a data centre is it does not say, and a rack in "
                         "an office is probably not meant. This is not legal advice: ask the seller, or take a card "
                         "for data centres.")};
}

/// The release of ROCm, and that of PyTorch for Intel's GPUs, whose lists are asked.
QString rocmRead()
{
    const guide::RocmRelease *matrix = guide::shippedCompatibility().rocmMatrix();
    return matrix ? matrix->version.toString() : QString();
}

QString xpuRead()
{
    const auto &releases = guide::shippedCompatibility().xpu;
    return releases.empty() ? QString() : releases.front().torch.toString();
}

Sentence acceleratorSupport(const Finding &finding, const Situation &situation)
{
    namespace said = checks::accelerator_support;
    const QString name = cards(finding, situation);
    const QString amd =
        Messages::tr("%1: 16-bit yes, no Tensor Cores, less support (as of 2019-04-03).", "cards").arg(name);
    switch (finding.variant(said::Id)) {
    case said::Support::XeonPhi:
        return {Messages::tr("%1: Xeon Phi, to be avoided for deep learning.", "cards").arg(name),
                Messages::tr("Five reasons from a cluster with over 500 of them: its MKL did not go with NumPy; the "
                             "compiler failed on templates; features of C++11 were missing; the code was slow; layers "
                             "of changing size made it slower than a processor. It is no longer made.")};
    case said::Support::AmdListed:
        return {amd, Messages::tr("Today: the list of ROCm %1 names it.", "version").arg(rocmRead())};
    case said::Support::AmdUnlisted:
        return {amd, Messages::tr("Today: the list of ROCm %1 does not name it; look for it in the newest list before "
                                  "you buy.",
                                  "version")
                         .arg(rocmRead())};
    case said::Support::Amd:
        return {amd, Messages::tr("Today: look for its chip in ROCm's list before you buy.")};
    case said::Support::IntelListed:
        return {Messages::tr("%1: not CUDA; PyTorch %2 names its chip among Intel's GPUs on which it runs.",
                             "cards, version")
                    .arg(name, xpuRead()),
                Messages::tr("PyTorch's page calls this support a prototype since 2.5; other frameworks may lack it.")};
    case said::Support::Intel:
        return {Messages::tr("%1: not CUDA, and the page of PyTorch %2 on Intel's GPUs does not name its series.",
                             "cards, version")
                    .arg(name, xpuRead()),
                Messages::tr("Look whether your framework runs on it before you buy.")};
    }
    return {};
}

constexpr std::array GraphicsRows{
    CheckWords{checks::vram_floor::Id, QT_TRANSLATE_NOOP("Messages", "Graphics memory"),
               QT_TRANSLATE_NOOP("Messages", "A card with less memory than the work needs, at least 4 GiB, and 2 more "
                                             "where it drives the display."),
               vramFloor},
    CheckWords{checks::avoid_list::Id, QT_TRANSLATE_NOOP("Messages", "Advised against"),
               QT_TRANSLATE_NOOP("Messages", "A card that a dated list of advice tells to avoid."), avoidList},
    CheckWords{checks::compute_capability::Id, QT_TRANSLATE_NOOP("Messages", "Support by CUDA"),
               QT_TRANSLATE_NOOP("Messages", "A card of NVIDIA that cuDNN, CUDA or PyTorch no longer supports."),
               computeCapability},
    CheckWords{checks::slow_segment::Id, QT_TRANSLATE_NOOP("Messages", "Slow part of the memory"),
               QT_TRANSLATE_NOOP("Messages", "A GTX 970 for work that needs more than its fast 3.5 GiB."), slowSegment},
    CheckWords{checks::mixed_cards::Id, QT_TRANSLATE_NOOP("Messages", "Different cards"),
               QT_TRANSLATE_NOOP("Messages", "Cards with different chips for work that is dealt evenly over them."),
               mixedCards},
    CheckWords{checks::data_centre_licence::Id, QT_TRANSLATE_NOOP("Messages", "Licence for data centres"),
               QT_TRANSLATE_NOOP("Messages", "GeForce or Titan cards in a data centre."), dataCentreLicence},
    CheckWords{checks::accelerator_support::Id, QT_TRANSLATE_NOOP("Messages", "Support by frameworks"),
               QT_TRANSLATE_NOOP("Messages", "Cards of other makers than NVIDIA, and what runs on them."),
               acceleratorSupport},
};

} // namespace

std::span<const CheckWords> graphicsWords() { return GraphicsRows; }

} // namespace rig::words
