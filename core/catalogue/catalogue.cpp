// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"

#include <algorithm>

namespace rig {

namespace {

constexpr std::array<const char *, KindCount> KindNames{
    "gpus",   "cards",  "processors", "motherboards", "supplies", "cases",    "coolers", "fans",
    "memory", "drives", "networks",   "bridges",      "risers",   "switches", "cables",  "systems"};

} // namespace

QLatin1StringView kindKey(Kind kind) { return QLatin1StringView(KindNames[static_cast<std::size_t>(kind)]); }

std::optional<Kind> kindFromKey(QStringView name)
{
    for (int i = 0; i < KindCount; ++i) {
        if (name == kindKey(static_cast<Kind>(i)))
            return static_cast<Kind>(i);
    }
    return std::nullopt;
}

int Board::listedM2() const
{
    return static_cast<int>(std::count_if(connectors.begin(), connectors.end(), [](const Connector &connector) {
        return connector.kind == ConnectorKind::M2;
    }));
}

std::optional<int> Board::m2Count() const
{
    const int listed = listedM2();
    if (m2Slots)
        return std::max(*m2Slots, listed);
    return listed > 0 ? std::optional(listed) : std::nullopt;
}

int Board::connectorIndex(QStringView label) const
{
    const auto found = std::find_if(connectors.begin(), connectors.end(),
                                    [&](const Connector &connector) { return connector.label == label; });
    return found == connectors.end() ? -1 : static_cast<int>(found - connectors.begin());
}

bool BoardCondition::isEmpty() const
{
    return processorLanes.empty() && processorFamilies.isEmpty() && !processors && settings.empty() &&
           occupied.empty() && empty.empty() && drives.empty() && cardWidthMax.empty() && !cardsMin;
}

const std::vector<PartHandle> &Catalogue::cardsWith(const QString &chip) const
{
    static const std::vector<PartHandle> none;
    const auto found = m_cards.constFind(chip);
    return found == m_cards.constEnd() ? none : *found;
}

std::shared_ptr<const Chip> Catalogue::chipOf(const Card &card) const
{
    return card.gpu ? find<Chip>(*card.gpu) : nullptr;
}

void Catalogue::addToChip(const PartHandle &part)
{
    if (part->kind == Kind::Card && static_cast<const Card &>(*part).gpu)
        m_cards[*static_cast<const Card &>(*part).gpu].push_back(part);
}

void Catalogue::takeFromChip(const PartHandle &part)
{
    if (part->kind == Kind::Card && static_cast<const Card &>(*part).gpu)
        std::erase(m_cards[*static_cast<const Card &>(*part).gpu], part);
}

void Catalogue::add(PartHandle part)
{
    if (const PartHandle old = m_byId.value(part->id))
        takeFromChip(old);
    addToChip(part);
    std::vector<PartHandle> &list = m_parts[static_cast<std::size_t>(part->kind)];
    if (const PartHandle old = m_byId.value(part->id)) {
        std::vector<PartHandle> &oldList = m_parts[static_cast<std::size_t>(old->kind)];
        const auto place = std::find(oldList.begin(), oldList.end(), old);
        if (old->kind == part->kind)
            *place = part;
        else
            oldList.erase(place);
        m_byId.insert(part->id, part);
        if (old->kind == part->kind)
            return;
    } else {
        m_byId.insert(part->id, part);
    }
    list.push_back(std::move(part));
}

Catalogue Catalogue::without(Origin origin) const
{
    Catalogue rest = *this;
    rest.m_byId.clear();
    rest.m_cards.clear();
    for (std::vector<PartHandle> &list : rest.m_parts) {
        std::erase_if(list, [&](const PartHandle &part) { return part->origin == origin; });
        for (const PartHandle &part : list) {
            rest.m_byId.insert(part->id, part);
            rest.addToChip(part);
        }
    }
    return rest;
}

const Source *Catalogue::source(SourceIndex index) const
{
    if (index < 0 || index >= static_cast<int>(sources.size()))
        return nullptr;
    return &sources[static_cast<std::size_t>(index)];
}

SourceIndex Catalogue::sourceIndex(const QString &id) const
{
    if (m_sourceIndex.size() != static_cast<qsizetype>(sources.size())) {
        m_sourceIndex.clear();
        for (std::size_t i = 0; i < sources.size(); ++i)
            m_sourceIndex.insert(sources[i].id, static_cast<SourceIndex>(i));
    }
    return m_sourceIndex.value(id, NoSource);
}

} // namespace rig
