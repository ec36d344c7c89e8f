// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/avoid_list.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::checks::avoid_list {

namespace {

/// A chip, or with a hyphen at its end a family of chips.
struct Entry
{
    const char *chip;
    Variant advice;
};

constexpr std::array Entries{
    Entry{"titan-xp", Variant::GuideTitanXp},
    Entry{"titan-x-pascal", Variant::GuideTitanXPascal},
    Entry{"geforce-gtx-1060-3gb", Variant::GuideGtx1060With3},
    Entry{"geforce-gtx-970", Variant::GuideGtx970},
    Entry{"tesla-", Variant::ListTesla},
    Entry{"quadro-", Variant::ListQuadro},
    Entry{"titan-rtx", Variant::ListTitanRtx},
    Entry{"titan-v", Variant::ListTitanV},
    Entry{"titan-v-ceo", Variant::ListTitanV},
    Entry{"titan-xp", Variant::ListTitanXp},
};

bool names(const Entry &entry, const QString &chip)
{
    const QLatin1StringView name(entry.chip);
    return name.endsWith(u'-') ? chip.startsWith(name) : chip == name;
}

enum class Answer { No, Yes, Unknown };

/// NVIDIA calls its own boards of GeForce chips so since the GTX 1080; older reference boards had no such name. Those
/// of later generations are other designs at other prices, which the list of 2019-04-03 did not know.
Answer isFoundersEdition(const Device &card)
{
    if (card.chip->launchDate && *card.chip->launchDate > QDate(2019, 4, 3))
        return Answer::No;
    if (card.card->name.contains("Founders Edition"_L1, Qt::CaseInsensitive))
        return Answer::Yes;
    const QString series = card.chip->series.valueOr({});
    const bool since = series.startsWith("GeForce RTX"_L1) || series == "GeForce GTX 10"_L1;
    if (!since || !(card.card->vendor.isEmpty() || card.card->vendor == "NVIDIA"_L1))
        return Answer::No;
    if (!card.card->reference)
        return Answer::Unknown;
    return *card.card->reference ? Answer::Yes : Answer::No;
}

void say(const CardGroup &group, Variant advice, std::vector<Finding> &findings)
{
    Finding finding = begin(Id, Severity::Note, advice);
    sayOf(finding, group.items);
    const Figure<QDate> &launch = group.first->chip->launchDate;
    if (launch)
        finding.facts = {{LaunchYear, launch->year()}};
    findings.push_back(std::move(finding));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const CardGroup &group : cardGroups(situation.machine)) {
        const Device &card = *group.first;
        if (card.owned)
            continue; // the lists are about buying
        if (!card.chip) {
            findings.push_back(unknown(Id, card.item, "gpu"));
            continue;
        }
        for (const Entry &entry : Entries) {
            if (names(entry, card.chip->id))
                say(group, entry.advice, findings);
        }
        const Answer founders = isFoundersEdition(card);
        if (founders == Answer::Yes)
            say(group, Variant::ListFoundersEdition, findings);
        else if (founders == Answer::Unknown)
            findings.push_back(unknown(Id, card.item, "reference"));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence", "Lists of their day, judged by its prices: a GPU guide of about 2018, and the list of T. Dettmers "
                    "of 2019-04-03"),
    run, Severity::Note};

} // namespace rig::checks::avoid_list
