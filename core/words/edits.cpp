// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/lists.h"
#include "core/names/sentences.h"
#include "core/words/effect_words.h"
#include "core/words/power_limit.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace rig::words {

using namespace names;

namespace {

struct Edits
{
    Q_DECLARE_TR_FUNCTIONS(Edits)
};

/// "card 2" where there are several of its kind, else the part's name.
QString itemName(ItemId id, const Document &document, const Catalogue &catalogue)
{
    const Item *item = document.build.item(id);
    if (!item)
        return {};
    const std::vector<const Item *> same = document.build.itemsOf(item->kind);
    const auto place = std::find(same.begin(), same.end(), item) - same.begin() + 1;
    if (item->kind == Kind::Card && same.size() > 1)
        return Edits::tr("card %1").arg(place);
    if (item->kind == Kind::Drive && same.size() > 1)
        return Edits::tr("drive %1").arg(place);
    return partName(item->part, catalogue);
}

struct Describe
{
    const Document &document;
    const Catalogue &catalogue;

    QString name(ItemId id) const { return itemName(id, document, catalogue); }

    QString operator()(const AddItem &edit) const
    {
        return Edits::tr("Add %1", "part").arg(partName(edit.item.part, catalogue));
    }
    QString operator()(const RemoveItem &edit) const { return Edits::tr("Remove %1", "part").arg(name(edit.item)); }
    QString operator()(const ReplacePart &edit) const
    {
        const Item *item = document.build.item(edit.item);
        const QString what = item ? kind(item->kind) : QString();
        return Edits::tr("%1 → %2", "kind of part → the new part").arg(what, partName(edit.part, catalogue));
    }
    QString operator()(const MoveItem &edit) const
    {
        return edit.connector.isEmpty() ? Edits::tr("Take %1 out of its connector", "card").arg(name(edit.item))
                                        : Edits::tr("Move %1 to %2", "card, slot").arg(name(edit.item), edit.connector);
    }
    QString operator()(const PlaceDevices &edit) const
    {
        QStringList moves;
        for (auto it = edit.places.begin(); it != edit.places.end(); ++it)
            moves << Edits::tr("%1 to %2", "card, slot").arg(name(it.key()), it.value());
        return Edits::tr("Move %1", "list of \"card 2 to PCI_E3\"").arg(names::listed(moves));
    }
    QString operator()(const SetPowerLimit &edit) const
    {
        if (!edit.limit)
            return Edits::tr("Lift the power limit of %n card(s)", nullptr, static_cast<int>(edit.items.size()));
        if (edit.items.size() == 1)
            return document.build.itemsOf(Kind::Card).size() == 1
                       ? Edits::tr("Limit the card to %1", "watts").arg(watts(*edit.limit))
                       : Edits::tr("Limit %1 to %2", "card 2, watts").arg(name(edit.items.front()), watts(*edit.limit));
        return Edits::tr("Limit %n card(s) to %1", nullptr, static_cast<int>(edit.items.size()))
            .arg(watts(*edit.limit));
    }
    QString operator()(const SetSupply &edit) const
    {
        if (edit.supply == 0)
            return Edits::tr("Let the program choose which supply feeds what");
        return edit.items.size() == 1
                   ? Edits::tr("Hang %1 on %2", "part, supply").arg(name(edit.items.front()), name(edit.supply))
                   : Edits::tr("Hang %n part(s) on %1", "supply", static_cast<int>(edit.items.size()))
                         .arg(name(edit.supply));
    }
    QString operator()(const SetCount &edit) const
    {
        return Edits::tr("Take %1 × %2", "count, part").arg(QString::number(edit.count), name(edit.item));
    }
    QString operator()(const SetOwned &edit) const
    {
        return edit.owned ? Edits::tr("Mark %1 as owned", "part").arg(name(edit.item))
                          : Edits::tr("Mark %1 as to be bought", "part").arg(name(edit.item));
    }
    QString operator()(const SetLocked &edit) const
    {
        return edit.locked ? Edits::tr("Lock %1", "part").arg(name(edit.item))
                           : Edits::tr("Unlock %1", "part").arg(name(edit.item));
    }
    QString operator()(const SetPrice &edit) const
    {
        const QString what = edit.items.size() == 1 ? name(edit.items.front())
                                                    : Edits::tr("%n part(s)", "of which a price is set",
                                                                static_cast<int>(edit.items.size()));
        return edit.price ? Edits::tr("Enter a price of %1 for %2", "amount, part").arg(money(*edit.price), what)
                          : Edits::tr("Take back the price entered for %1", "part").arg(what);
    }
    QString operator()(const SetSetting &edit) const
    {
        return Edits::tr("Set %1 to %2", "setting of the firmware or jumper, value")
            .arg(settingLabel(edit.setting), edit.value);
    }
    QString operator()(const SetSite &edit) const
    {
        if (edit.site.circuit == document.site.circuit)
            return Edits::tr("Change the site");
        return Edits::tr("Use another circuit: %1").arg(circuit(edit.site.circuit));
    }
    QString operator()(const SetUse &) const { return Edits::tr("Change the work"); }
    QString operator()(const Rename &edit) const { return Edits::tr("Name the machine “%1”").arg(edit.name); }
    QString operator()(const Accept &edit) const
    {
        return Edits::tr("Accept “%1”", "title of a check").arg(checkTitle(edit.waiver.check.toStdString()));
    }
    QString operator()(const Unaccept &edit) const
    {
        return Edits::tr("Accept “%1” no longer", "title of a check").arg(checkTitle(edit.waiver.check.toStdString()));
    }
    QString operator()(const AddVariant &) const { return Edits::tr("Go on with a copy as a new variant"); }
    QString operator()(const ShowVariant &edit) const { return Edits::tr("Show variant %1", "letter").arg(edit.name); }
    QString operator()(const RemoveVariant &edit) const
    {
        return Edits::tr("Remove variant %1", "letter").arg(edit.name);
    }

    QString settingLabel(const QString &id) const
    {
        for (const Item *item : document.build.itemsOf(Kind::Motherboard)) {
            const auto board = catalogue.find<Board>(item->part);
            if (!board)
                continue;
            for (const Setting &setting : board->settings) {
                if (setting.id == id)
                    return setting.label;
            }
        }
        return id;
    }
};

/// "1 problem, 2 limits and 1 thing not checked": of what is shown, by the severities that one acts on, where the
/// number has this sign.
QString counted(const Effect &effect, bool more, std::initializer_list<Severity> severities)
{
    QStringList words;
    for (const Severity severity : severities) {
        const int change = effect.shown[static_cast<std::size_t>(severity)];
        if (change == 0 || (change > 0) != more)
            continue;
        const int count = std::abs(change);
        words << (severity == Severity::Blocker   ? Edits::tr("%n problem(s)", nullptr, count)
                  : severity == Severity::Caution ? Edits::tr("%n limit(s)", nullptr, count)
                                                  : Edits::tr("%n thing(s) not checked", nullptr, count));
    }
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return Edits::tr("%1 and %2", "1 problem, 2 limits; 1 thing not checked")
        .arg(words.join(Edits::tr(", ", "between problems and limits")), last);
}

/// "Mends 1 problem and 2 limits": what is gone; of what could not be checked, that it can be now.
QString gains(const Effect &effect)
{
    const QString mended = counted(effect, false, {Severity::Blocker, Severity::Caution});
    const int open = -effect.shown[static_cast<std::size_t>(Severity::Unknown)];
    if (open <= 0)
        return mended.isEmpty() ? QString() : Edits::tr("Mends %1", "1 problem, 2 limits").arg(mended);
    const QString settled = Edits::tr("%n open check(s)", "that can be made after a change", open);
    return mended.isEmpty()
               ? Edits::tr("Settles %1", "1 open check").arg(settled)
               : Edits::tr("Mends %1 and settles %2", "1 problem, 2 limits; 1 open check").arg(mended, settled);
}

/// "Mends 1 problem and 2 limits, adds 1 limit."
QString changes(const Effect &effect)
{
    const QString better = gains(effect);
    const QString more = counted(effect, true, {Severity::Blocker, Severity::Caution, Severity::Unknown});
    if (better.isEmpty())
        return more.isEmpty() ? QString() : Edits::tr("Adds %1.", "1 problem, 2 limits").arg(more);
    return more.isEmpty() ? Edits::tr("%1.", "what a change mends").arg(better)
                          : Edits::tr("%1, adds %2.", "what a change mends; 1 limit").arg(better, more);
}

/// "Free.", "$120.", "Saves $45.", "No price known."
QString priceSentence(const Effect &effect)
{
    const std::optional<Money> &price = effect.price;
    if (effect.anotherCircuit)
        return Edits::tr("It needs a socket on another circuit; what that costs is not known.");
    if (!price)
        return Edits::tr("No price known.", "of a change to the machine");
    if (price->amount == 0)
        return Edits::tr("Free.", "a change to the machine");
    const QString amount = money({std::abs(price->amount), price->currency});
    return price->amount > 0 ? Edits::tr("%1 more.", "what the machine costs after a change").arg(amount)
                             : Edits::tr("Saves %1.", "amount").arg(amount);
}

QString drawSentence(Watts change)
{
    if (change.value() >= 1)
        return Edits::tr("Draws %1 more.", "watts").arg(watts(change));
    return change.value() <= -1 ? Edits::tr("Draws %1 less.", "watts").arg(watts(change * -1)) : QString();
}

} // namespace

QString editText(const Edit &edit, const Document &document, const Catalogue &catalogue)
{
    return names::typeset(std::visit(Describe{document, catalogue}, edit));
}

QString stoppedText(const std::optional<int> &tries)
{
    if (!tries)
        return {};
    if (*tries == 0)
        return Edits::tr("No mend was looked for: worse findings took all the tries that a search may make.");
    return Edits::tr("The search stopped after %n tries; a better mend may exist.", nullptr, *tries);
}

QString mendStoppedText(const std::optional<int> &tries)
{
    return tries ? Edits::tr("The search for what mends all problems stopped after %n tries; a better set of changes "
                             "may exist.",
                             nullptr, *tries)
                 : QString();
}

QString fixText(const Fix &fix, const Document &document, const Catalogue &catalogue)
{
    const QString text = editText(fix.edit, document, catalogue);
    const auto *limit = std::get_if<SetPowerLimit>(&fix.edit);
    if (!limit || !limit->limit)
        return text;
    return Edits::tr("%1: %2", "a power limit, what it leaves of the speed")
        .arg(text, limitedSpeedShort(limit->items, *limit->limit, document, catalogue));
}

QString lossText(const LinkLoss &loss)
{
    const QString who = loss.before.kind == Kind::Card    ? Edits::tr("Card %1").arg(loss.before.number)
                        : loss.before.kind == Kind::Drive ? Edits::tr("Drive %1").arg(loss.before.number)
                                                          : kind(loss.before.kind);
    if (loss.after.dark)
        return Edits::tr("%1 then gets no lanes.", "card 2").arg(who);
    const auto link = [](const LinkState &state) {
        return state.width && state.generation
                   ? QStringLiteral("%1.0 x%2").arg(QString::number(*state.generation), QString::number(*state.width))
                   : names::value(Value());
    };
    return link(loss.before) == link(loss.after)
               ? Edits::tr("%1 then shares a narrower way to the processor.", "card 2").arg(who)
               : Edits::tr("%1 then has PCIe %2 instead of %3.", "card 2, 4.0 x4, 4.0 x16")
                     .arg(who, link(loss.after), link(loss.before));
}

QString effectText(const Effect &effect)
{
    return names::afterEachOther({priceSentence(effect), effectBesidePrice(effect)});
}

QString effectBesidePrice(const Effect &effect)
{
    QStringList sentences{changes(effect), drawSentence(effect.training)};
    for (const LinkLoss &loss : effect.losses)
        sentences << lossText(loss);
    sentences.removeAll(QString());
    return names::afterEachOther(sentences);
}

QString growthText(const Growth &growth, const Situation &after)
{
    return Edits::tr("%1, %2 more than now", "a problem and its number, watts")
        .arg(shortTitle(growth.after, after), watts(growth.more));
}

std::vector<Fix> inOrder(std::vector<Fix> fixes)
{
    const auto rank = [](const Fix &fix) { return !fix.effect.price ? 2 : fix.effect.price->amount > 0 ? 1 : 0; };
    std::stable_sort(fixes.begin(), fixes.end(), [&](const Fix &a, const Fix &b) { return rank(a) < rank(b); });
    return fixes;
}

QString bestFixText(const std::vector<Fix> &fixes)
{
    if (fixes.empty())
        return {};
    const std::optional<Money> &price = fixes.front().effect.price;
    if (!price)
        return Edits::tr("fix without a known price");
    return price->amount > 0 ? Edits::tr("fix from %1", "amount").arg(money(*price)) : Edits::tr("free fix");
}

} // namespace rig::words
