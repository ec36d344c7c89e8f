// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/link_answer.h"

#include "core/checks/link_verdict.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::words {

namespace {

struct LinkWords
{
    Q_DECLARE_TR_FUNCTIONS(LinkAnswer)
};

} // namespace

WorstLinkAnswer worstLink(const Machine &machine, const Lanes &lanes, const Use &use)
{
    const WorstLink worst = worstCardLink(machine, lanes);
    if (!worst.link)
        return {nullptr, 0, LinkWords::tr("no card is placed")};
    const Device &device = machine.devices[static_cast<std::size_t>(worst.link->device)];
    QString text = LinkWords::tr("%1 (card %2)", "a link, the number of the card that has it")
                       .arg(names::link(*worst.link), QString::number(device.number));
    if (worst.doubtful > 0)
        text = LinkWords::tr("%1; %n more not known", "a link; links of cards that may be slower", worst.doubtful)
                   .arg(text);
    return {worst.link, device.item, text, checks::linkVerdict(*worst.link, device, use.work), worst.doubtful};
}

QString marked(const WorstLinkAnswer &answer)
{
    return answer.severity ? shape(*answer.severity) + u' ' + answer.text : answer.text;
}

namespace {

/// The cards whose links have the same width, of as many lanes; the one of the link is among them.
std::vector<const Device *> cardsLinkedLike(const Link &link, const Machine &machine, const Lanes &lanes)
{
    std::vector<const Device *> cards;
    for (const Link &other : lanes.links) {
        const Device &device = machine.devices[static_cast<std::size_t>(other.device)];
        if (device.isCard() && other.dark == link.dark && other.width == link.width && other.maxWidth == link.maxWidth)
            cards.push_back(&device);
    }
    return cards;
}

/// How many cards hang on ways that carry less than what hangs on them could use.
int cardsThatShare(const Machine &machine, const Lanes &lanes)
{
    int cards = 0;
    for (const Uplink &uplink : lanes.uplinks) {
        if (!uplink.isContended())
            continue;
        cards += static_cast<int>(std::count_if(uplink.devices.begin(), uplink.devices.end(), [&](int device) {
            return machine.devices[static_cast<std::size_t>(device)].isCard();
        }));
    }
    return cards;
}

} // namespace

QString lanesSentence(const Machine &machine, const Lanes &lanes)
{
    const WorstLink worst = worstCardLink(machine, lanes);
    if (!worst.link)
        return {};
    const Link &link = *worst.link;
    const std::vector<const Device *> alike = cardsLinkedLike(link, machine, lanes);
    const QString card = names::devices(alike);
    if (link.dark)
        return alike.size() > 1 ? LinkWords::tr("%1 get no lanes.", "cards 1 and 2").arg(card)
                                : LinkWords::tr("%1 gets no lanes.", "card 2").arg(card);
    if (!link.width)
        return alike.size() > 1 ? LinkWords::tr("What lanes %1 get is not known.", "cards 1 and 2").arg(card)
                                : LinkWords::tr("What lanes %1 gets is not known.", "card 2").arg(card);
    if (!link.maxWidth || *link.width >= *link.maxWidth) {
        if (worst.doubtful > 0)
            return LinkWords::tr("Every card has all its lanes; of %n more it is not known.", nullptr, worst.doubtful);
        const int sharing = cardsThatShare(machine, lanes);
        return sharing > 1 ? LinkWords::tr("Every card has all its lanes; %1 share their way to the processor.",
                                           "number of cards")
                                 .arg(names::number(sharing))
                           : LinkWords::tr("Every card has all its lanes.");
    }
    const QString has = QString::number(*link.width);
    const QString could = QString::number(*link.maxWidth);
    if (alike.size() > 1)
        return LinkWords::tr("%1 have %2 of their %3 lanes.", "cards 1 and 2").arg(card, has, could);
    return link.upstream == FromChipset
               ? LinkWords::tr("%1 has %2 of its %3 lanes, behind the chipset.", "card 2").arg(card, has, could)
               : LinkWords::tr("%1 has %2 of its %3 lanes.", "card 2").arg(card, has, could);
}

} // namespace rig::words
