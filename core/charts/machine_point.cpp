// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/machine_point.h"

#include "core/build/edit.h"
#include "core/build/variants.h"
#include "core/machine/assessment.h"
#include "core/prices/price.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig {

namespace {

struct MachinePoint
{
    Q_DECLARE_TR_FUNCTIONS(MachinePoint)
};

/// `Member` of the machine becomes the sum over its cards; unknown with any of them.
template <auto Member> void addUp(Chip &whole, const Machine &machine)
{
    whole.*Member = {};
    for (const Device &device : machine.devices) {
        if (!device.isCard())
            continue;
        const auto *figure = device.chip ? &((*device.chip).*Member) : nullptr;
        if (!figure || !*figure) {
            (whole.*Member).value.reset();
            return;
        }
        (whole.*Member).value = (whole.*Member) ? *(whole.*Member) + **figure : **figure;
    }
}

/// In US dollars; nullopt while a part has no price, or a currency no rate.
std::optional<double> dollarsOf(const Cost &cost, const Catalogue &catalogue)
{
    if (cost.unpriced > 0)
        return std::nullopt;
    double sum = 0;
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it) {
        const std::optional<double> dollars = inDollars(Money{it.value(), it.key()}, catalogue);
        if (!dollars)
            return std::nullopt;
        sum += *dollars;
    }
    return sum;
}

std::shared_ptr<const Chip> asChip(const Document &document, const QString &id, const QString &name,
                                   const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const auto isCard = [](const Device &device) { return device.isCard(); };
    if (std::none_of(machine.devices.begin(), machine.devices.end(), isCard))
        return nullptr;
    const Assessment assessment = assess(machine, document.site, document.use);
    auto whole = std::make_shared<Chip>();
    whole->id = id;
    whole->name = name;
    addUp<&Chip::memory>(*whole, machine);
    addUp<&Chip::memoryBandwidth>(*whole, machine);
    addUp<&Chip::cores>(*whole, machine);
    addUp<&Chip::fp32>(*whole, machine);
    addUp<&Chip::fp16>(*whole, machine);
    addUp<&Chip::tensorFp16Dense>(*whole, machine);
    addUp<&Chip::tensorFp16Sparse>(*whole, machine);
    addUp<&Chip::tf32Dense>(*whole, machine);
    addUp<&Chip::int8Dense>(*whole, machine);
    addUp<&Chip::int8Sparse>(*whole, machine);
    addUp<&Chip::fp8Dense>(*whole, machine);
    addUp<&Chip::fp4Dense>(*whole, machine);
    whole->launchPriceUsd.value = dollarsOf(assessment.cost, catalogue);
    if (assessment.power.training.complete)
        whole->tdp.value = assessment.power.training.atLeast;
    return whole;
}

} // namespace

std::vector<std::shared_ptr<const Chip>> machinesAsChips(const Document &document, const Catalogue &catalogue)
{
    std::vector<std::shared_ptr<const Chip>> machines;
    const auto add = [&](const Document &shown, const QString &id, const QString &name) {
        if (auto chip = asChip(shown, id, name, catalogue))
            machines.push_back(std::move(chip));
    };
    if (document.others.empty())
        add(document, QStringLiteral("@machine"), MachinePoint::tr("This machine"));
    for (const QString &letter : variantNames(document))
        add(applied(document, ShowVariant{letter}), u'@' + letter,
            letter == document.variant ? MachinePoint::tr("Variant %1 (this machine)", "letter").arg(letter)
                                       : MachinePoint::tr("Variant %1", "letter").arg(letter));
    return machines;
}

std::optional<double> dollarsBesideCards(const Cost &cost, const Catalogue &catalogue)
{
    std::optional<double> sum;
    for (const CostLine &line : cost.lines) {
        if (line.kind == Kind::Card)
            continue;
        const std::optional<double> dollars = inDollars(line.price, catalogue);
        if (!dollars)
            return std::nullopt;
        sum = sum.value_or(0) + *dollars;
    }
    return sum;
}

} // namespace rig
