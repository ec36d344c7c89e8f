// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/candidates.h"

#include "core/catalogue/fields.h"
#include "core/fixes/placing.h"
#include "core/names/names.h"
#include "core/words/effect_words.h"
#include "core/words/words.h"
#include "ui/pages/build/candidate_details.h"
#include "ui/pages/build/naming.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <variant>

namespace rig::ui {

namespace {

using Keys = std::initializer_list<const char *>;

Keys keysOf(Kind kind)
{
    static constexpr Keys gpu{"memory_gib"};
    static constexpr Keys card{"tdp_w", "length_mm", "slots", "cooling"};
    static constexpr Keys processor{"socket", "cores", "pcie_lanes", "tdp_w"};
    static constexpr Keys board{"socket", "chipset", "form_factor"};
    static constexpr Keys supply{"watts", "efficiency", "atx_version"};
    static constexpr Keys chassis{"max_card_length_mm", "slots"};
    static constexpr Keys cooler{"type", "height_mm", "radiator_mm", "tdp_w"};
    static constexpr Keys memory{"type", "modules", "module_gib", "mt_s"};
    static constexpr Keys drive{"interface", "capacity_gb", "pcie_generation"};
    static constexpr Keys fan{"size_mm", "airflow_m3_h", "noise_dba"};
    static constexpr Keys network{"ports", "port_gbit_s", "pcie_generation"};
    static constexpr Keys bridge{"link", "span_slots"};
    static constexpr Keys riser{"host", "gives", "outputs", "pcie_generation"};
    static constexpr Keys switchBoard{"chip", "outputs", "pcie_generation"};
    static constexpr Keys cable{"from", "to", "rated_w"};
    switch (kind) {
    case Kind::Gpu:
        return gpu;
    case Kind::Card:
        return card;
    case Kind::Processor:
        return processor;
    case Kind::Motherboard:
        return board;
    case Kind::Supply:
        return supply;
    case Kind::Case:
        return chassis;
    case Kind::Cooler:
        return cooler;
    case Kind::Memory:
        return memory;
    case Kind::Drive:
        return drive;
    case Kind::Fan:
        return fan;
    case Kind::Network:
        return network;
    case Kind::Bridge:
        return bridge;
    case Kind::Riser:
        return riser;
    case Kind::Switch:
        return switchBoard;
    case Kind::Cable:
        return cable;
    case Kind::System:
        break; // not offered
    }
    return {};
}

/// Numbers that say nothing without their name.
bool needsName(QStringView key)
{
    return key == QLatin1StringView("modules") || key == QLatin1StringView("slots") ||
           key == QLatin1StringView("cores") || key == QLatin1StringView("pcie_lanes") ||
           key == QLatin1StringView("pcie_generation") || key == QLatin1StringView("ports") ||
           key == QLatin1StringView("outputs") || key == QLatin1StringView("host") ||
           key == QLatin1StringView("gives") || key == QLatin1StringView("span_slots") ||
           key == QLatin1StringView("from") || key == QLatin1StringView("to") ||
           key == QLatin1StringView("atx_version");
}

/// "2 slots", "2.7 slots"; empty for what is not counted so.
QString countedText(QStringView key, const QString &value, const rig::Value &figure)
{
    bool whole = false;
    const int count = value.toInt(&whole);
    const double *thick = std::get_if<double>(&figure);
    if (!whole && thick && key == QLatin1StringView("slots")) {
        const bool tenths = std::abs(std::round(*thick * 10) - *thick * 10) < 1e-6;
        return CandidateDetails::tr("%1 slots", "thickness of a card; may be 2.7")
            .arg(names::number(*thick, tenths ? 1 : 2));
    }
    if (!whole)
        return {};
    if (key == QLatin1StringView("slots"))
        return CandidateDetails::tr("%n slot(s)", "of a card", count);
    if (key == QLatin1StringView("cores"))
        return CandidateDetails::tr("%n core(s)", "of a processor", count);
    if (key == QLatin1StringView("modules"))
        return CandidateDetails::tr("%n module(s)", "of memory", count);
    return {};
}

void addFigures(QStringList &figures, const Part &part, Keys keys)
{
    for (const char *key : keys) {
        const QString name = QLatin1StringView(key);
        const Field *field = findField(part.kind, name);
        const Reading reading = field ? field->get(part) : Reading{};
        if (!reading.known())
            continue;
        const QString unit = names::figureUnit(name);
        const QString value = names::value(*field, reading.value);
        if (const QString counted = countedText(name, value, reading.value); !counted.isEmpty())
            figures << counted;
        else if (needsName(name))
            figures << names::figureName(name) + u' ' + value;
        else
            figures << (unit.isEmpty() ? value : value + u' ' + unit);
    }
}

Item itemFor(const QString &part, const Opening &opening, bool owned)
{
    Item item;
    item.kind = opening.kind;
    item.part = part;
    item.owned = owned;
    return item;
}

} // namespace

Edit choosing(const QString &part, const Opening &opening, bool owned, const Document &document,
              const Catalogue &catalogue)
{
    if (opening.replaces != 0)
        return replacementOf(document, opening.replaces, part, catalogue);
    Item item = itemFor(part, opening, owned);
    if (standsInConnector(opening.kind)) {
        const ItemId id = document.build.nextId();
        item.connector = bestConnector(applied(document, AddItem{item}), id, catalogue);
    }
    return AddItem{std::move(item)};
}

std::vector<Edit> editsToChoose(const QString &part, const Opening &opening, bool owned, const Document &document,
                                const Catalogue &catalogue)
{
    std::vector<Edit> edits{choosing(part, opening, owned, document, catalogue)};
    for (const ItemId other : othersAlike(opening, document))
        edits.push_back(replacementOf(document, other, part, catalogue));
    if (opening.kind != Kind::Motherboard || opening.replaces != 0)
        return edits;
    if (std::optional<PlaceDevices> places = bestPlaces(applied(document, edits.front()), catalogue))
        edits.push_back(std::move(*places));
    return edits;
}

std::vector<ItemId> othersAlike(const Opening &opening, const Document &document)
{
    std::vector<ItemId> others;
    const Item *replaced = document.build.item(opening.replaces);
    for (const Item &item : document.build.items) {
        if (opening.alike && replaced && item.id != replaced->id && item.part == replaced->part)
            others.push_back(item.id);
    }
    return others;
}

Edit duplicateOf(ItemId id, const Document &document, const Catalogue &catalogue)
{
    Item item = *document.build.item(id);
    if (isCounted(item.kind))
        return SetCount{id, item.count + 1};
    item.id = 0; // a new one is given
    item.connector.clear();
    if (standsInConnector(item.kind)) {
        const ItemId added = document.build.nextId();
        item.connector = bestConnector(applied(document, AddItem{item}), added, catalogue);
    }
    return AddItem{std::move(item)};
}

Preview previewOf(const QString &part, const Opening &opening, const Document &document, const Catalogue &catalogue)
{
    Preview preview;
    preview.edit = choosing(part, opening, false, document, catalogue);
    preview.effect = effectOf(document, preview.edit, catalogue);
    const std::vector<Finding> &added = preview.effect.added;
    const auto worst = std::find_if(added.begin(), added.end(),
                                    [](const Finding &finding) { return finding.severity == Severity::Blocker; });
    if (worst != added.end())
        preview.blocker = *worst;
    else if (!preview.effect.grown.empty())
        preview.blocker = preview.effect.grown.front().after;
    return preview;
}

QString reasonAgainst(const Preview &preview, const Document &document, const Catalogue &catalogue)
{
    if (!preview.blocker)
        return {};
    const Document after = applied(document, preview.edit);
    const Machine machine = resolve(after.build, catalogue);
    const Assessment assessment = assess(machine, after.site, after.use);
    const Situation situation{machine, after.site, after.use, assessment};
    const std::vector<Growth> &grown = preview.effect.grown;
    const bool grows = !grown.empty() && sameMatter(grown.front().after, *preview.blocker);
    return grows ? words::growthText(grown.front(), situation) : words::shortTitle(*preview.blocker, situation);
}

QString keyFigures(const Part &part, const Catalogue &catalogue)
{
    QStringList figures;
    if (part.kind == Kind::Card) {
        const auto chip = catalogue.chipOf(static_cast<const Card &>(part));
        if (chip)
            addFigures(figures, *chip, keysOf(Kind::Gpu));
        const bool ownPower = static_cast<const Card &>(part).tdp.known();
        if (chip && !ownPower && chip->tdp)
            figures << names::watts(*chip->tdp);
    }
    addFigures(figures, part, keysOf(part.kind));
    return figures.join(QStringLiteral(" · "));
}

} // namespace rig::ui
