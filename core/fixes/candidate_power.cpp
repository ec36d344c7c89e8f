// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/candidate_makers.h"

#include "core/catalogue/plugs.h"
#include "core/fixes/power_limits.h"
#include "core/fixes/shown_to_fit.h"
#include "core/machine/power_rules.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Fans are bought in twos and threes.
constexpr std::array FanCounts{2, 3};

} // namespace

bool Candidates::hasPlugsOfToday(const Supply &supply) const
{
    constexpr int UsualMost = 2;
    int wanted = 0;
    for (const Device &device : m_machine.devices)
        wanted += device.isCard() && device.card->powerConnectors && has16Pin(*device.card->powerConnectors);
    const int supplies = std::max(1, static_cast<int>(m_machine.supplies.size()));
    return count16Pin(*supply.connectors) >= std::min((wanted + supplies - 1) / supplies, UsualMost);
}

void Candidates::supplies()
{
    QStringList tried; // of supplies that are alike one stands for all, unless the user says what they feed
    for (const Item *item : replaceable(Kind::Supply)) {
        if (tried.contains(item->part) && !isChosen())
            continue;
        tried << item->part;
        const auto old = m_catalogue.find<Supply>(item->part);
        for (const PartHandle &part : m_catalogue.parts(Kind::Supply)) {
            const Supply &supply = static_cast<const Supply &>(*part);
            const bool larger = isShownToFit(supply, m_document.site) && hasPlugsOfToday(supply) &&
                                (!old || !old->watts || *supply.watts >= *old->watts);
            if (!isFull() && part->id != item->part && larger && isModule(supply) == (old && isModule(*old)))
                m_edits.push_back(ReplacePart{item->id, part->id});
        }
    }
}

void Candidates::powerLimits()
{
    for (SetPowerLimit &limit : limitsFor(m_machine, m_document.build))
        m_edits.push_back(std::move(limit));
}

void Candidates::circuits()
{
    for (const Circuit &circuit : knownCircuits()) {
        if (circuit.id.left(2) != m_document.site.circuit.id.left(2) ||
            circuit.rating() <= m_document.site.circuit.rating())
            continue;
        Site site = m_document.site;
        site.circuit = circuit;
        site.circuit.assumed = false;
        m_edits.push_back(SetSite{site});
    }
}

void Candidates::cables()
{
    for (const PartHandle &part : m_catalogue.parts(Kind::Cable)) {
        const Cable &cable = static_cast<const Cable &>(*part);
        if (cable.from && !cable.from->contains(plugWord(Plug::Sata)) && !cable.from->contains(plugWord(Plug::Molex)))
            add(*part, 1);
    }
}

void Candidates::coolers()
{
    replace<Cooler>(Kind::Cooler,
                    [&](const Cooler &cooler, const Cooler *) { return isShownToFit(cooler, m_machine); });
}

void Candidates::fans()
{
    for (const PartHandle &part : m_catalogue.parts(Kind::Fan)) {
        for (const int count : FanCounts)
            add(*part, count);
    }
}

} // namespace rig
