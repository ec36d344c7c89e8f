// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/machine_for_work.h"

#include "core/base/result.h"
#include "core/build/edit.h"
#include "core/checks/dataset_fits.h"
#include "core/checks/memory_per_card.h"
#include "core/checks/run_checks.h"
#include "core/checks/supply_headroom.h"
#include "core/checks/verdict.h"
#include "core/fixes/mend.h"
#include "core/fixes/placing.h"
#include "core/fixes/suggest.h"
#include "core/prices/price.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct MachineWords
{
    Q_DECLARE_TR_FUNCTIONS(MachineWords)
};

/// What costs at most so much, in US dollars, is done and not left as advice: a figure of our own.
constexpr double SmallChange = 50;
/// So many such changes are made, each found within so many assessments.
constexpr int MostChanges = 6;
constexpr int TriesOfAChange = 1500;

/// The cheapest of those with a price of their own of today; else the chip maker's own. Three cards and more stand two
/// slots apart: of those that are no wider, where there is one.
std::shared_ptr<const Card> cardWith(const QString &chip, int cards, const Catalogue &catalogue)
{
    constexpr int RoomyUpTo = 2;
    constexpr double SlotsApart = 2;
    std::shared_ptr<const Card> best;
    const auto rank = [&](const Card &card) {
        const std::optional<PricePick> pick = priceOf(card, catalogue);
        const bool isOfToday = pick && pick->recent && !pick->ofChip;
        const std::optional<double> dollars = isOfToday ? inDollars(pick->money, catalogue) : std::optional<double>();
        const bool stands = cards <= RoomyUpTo || (card.slotCount && *card.slotCount <= SlotsApart);
        return std::tuple(stands, dollars.has_value(), -dollars.value_or(0), card.reference.valueOr(false),
                          pick.has_value());
    };
    for (const PartHandle &part : catalogue.parts(Kind::Card)) {
        const auto card = std::static_pointer_cast<const Card>(part);
        if (card->gpu && *card->gpu == chip && (!best || rank(*card) > rank(*best)))
            best = card;
    }
    return best;
}

int cardsOf(const Document &document) { return static_cast<int>(document.build.itemsOf(Kind::Card).size()); }

/// The cards are what was asked for: mends keep them.
std::vector<ItemId> cardItems(const Document &document)
{
    std::vector<ItemId> items;
    for (const Item *item : document.build.itemsOf(Kind::Card))
        items.push_back(item->id);
    return items;
}

std::vector<Finding> findingsOf(const Document &document, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    return runChecks({machine, document.site, document.use, assessment});
}

int blockersOf(const Document &document, const Catalogue &catalogue)
{
    const std::vector<Finding> findings = findingsOf(document, catalogue);
    return static_cast<int>(std::count_if(findings.begin(), findings.end(), [](const Finding &finding) {
        return finding.severity == Severity::Blocker;
    }));
}

Document withCards(Document document, const QString &card, const MachineWish &wish, const Catalogue &catalogue)
{
    std::vector<ItemId> ids;
    for (const Item *item : document.build.itemsOf(Kind::Card))
        ids.push_back(item->id);
    while (static_cast<int>(ids.size()) > wish.cards) {
        document = applied(std::move(document), RemoveItem{ids.back()});
        ids.pop_back();
    }
    for (const ItemId id : ids)
        document = applied(std::move(document), ReplacePart{id, card});
    document = applied(std::move(document), SetUse{wish.use});
    if (const std::optional<PlaceDevices> places = bestPlaces(document, catalogue))
        document = applied(std::move(document), *places);
    return document;
}

/// Whether it leaves the cards, which were asked for, as they are.
bool leavesTheCards(const Edit &edit, const Document &document)
{
    if (const auto *replaced = std::get_if<ReplacePart>(&edit)) {
        const Item *item = document.build.item(replaced->item);
        return item && item->kind != Kind::Card;
    }
    return std::holds_alternative<AddItem>(edit) || std::holds_alternative<MoveItem>(edit) ||
           std::holds_alternative<PlaceDevices>(edit);
}

/// The next change that a machine which is yet to be bought should have had: memory, a supply or a drive that suffice,
/// or what costs little.
std::optional<Edit> nextChange(const Document &document, const Catalogue &catalogue)
{
    FixSearch search(document, catalogue, TriesOfAChange);
    for (const Finding &finding : judge(findingsOf(document, catalogue), document.build).findings) {
        if (finding.severity != Severity::Caution)
            continue;
        const std::string_view check = finding.check;
        const bool isNeeded = check == checks::supply_headroom::Id.name || check == checks::memory_per_card::Id.name ||
                              check == checks::dataset_fits::Id.name;
        for (const Fix &fix : search.suggest(finding).fixes) {
            const std::optional<double> dollars = inDollars(fix.effect.price, catalogue);
            const bool brings = std::any_of(fix.effect.added.begin(), fix.effect.added.end(),
                                            [](const Finding &added) { return added.severity <= Severity::Caution; });
            if (dollars && (isNeeded || *dollars <= SmallChange) && !brings && leavesTheCards(fix.edit, document))
                return fix.edit;
        }
    }
    return std::nullopt;
}

} // namespace

Result<WorkMachine> machineForWork(const MachineWish &wish, const std::vector<Document> &templates,
                                   const Catalogue &catalogue)
{
    const std::shared_ptr<const Card> card = cardWith(wish.chip, wish.cards, catalogue);
    const auto chip = catalogue.find<Chip>(wish.chip);
    const QString name = chip ? chip->name : wish.chip;
    if (!card)
        return badInput(MachineWords::tr("No card with %1 is known that could stand in a machine of one's own; it is "
                                         "sold in whole systems or rented.")
                            .arg(name));
    int fewest = 0; // of the templates with enough cards
    for (const Document &one : templates) {
        if (cardsOf(one) >= wish.cards && (fewest == 0 || cardsOf(one) < fewest))
            fewest = cardsOf(one);
    }
    if (fewest == 0)
        return badInput(MachineWords::tr("No machine here holds %n card(s); beyond eight, several machines or a cloud "
                                         "share the work.",
                                         nullptr, wish.cards));
    std::optional<WorkMachine> best;
    for (const Document &one : templates) {
        if (cardsOf(one) != fewest)
            continue;
        WorkMachine machine{withCards(one, card->id, wish, catalogue), 0, 0};
        machine.blockers = blockersOf(machine.document, catalogue);
        if (machine.blockers > 0) {
            if (const std::optional<Mend> mend =
                    cheapestMend(machine.document, catalogue, cardItems(machine.document)).mend) {
                for (const Edit &edit : mend->edits)
                    machine.document = applied(std::move(machine.document), edit);
                machine.edits = static_cast<int>(mend->edits.size());
                machine.blockers = blockersOf(machine.document, catalogue);
            }
        }
        const auto rank = [](const WorkMachine &it) { return std::pair(it.blockers, it.edits); };
        if (!best || rank(machine) < rank(*best))
            best = std::move(machine);
    }
    for (int change = 0; change < MostChanges && best->blockers == 0; ++change) {
        const std::optional<Edit> edit = nextChange(best->document, catalogue);
        if (!edit)
            break;
        best->document = applied(std::move(best->document), *edit);
        ++best->edits;
    }
    best->document.build.name = wish.cards == 1 ? MachineWords::tr("One %1").arg(name)
                                                : MachineWords::tr("%1 × %2").arg(QString::number(wish.cards), name);
    return *best;
}

QString plannedText(const WorkMachine &machine)
{
    return machine.blockers == 0 ? MachineWords::tr("This is a template with the GPU in it; nothing blocks it.")
                                 : MachineWords::tr("This is the nearest machine; %n problem(s) are left, with what "
                                                    "mends them.",
                                                    nullptr, machine.blockers);
}

} // namespace rig
