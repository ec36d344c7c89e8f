// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/link_answer.h"

#include "core/checks/link_verdict.h"
#include "core/words/words.h"

#include <QCoreApplication>

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

QString lanesSentence(const Machine &machine, const Lanes &lanes)
{
    const WorstLink worst = worstCardLink(machine, lanes);
    if (!worst.link)
        return {};
    const Link &link = *worst.link;
    const QString card = names::device(machine.devices[static_cast<std::size_t>(link.device)]);
    if (link.dark)
        return LinkWords::tr("%1 gets no lanes.", "card 2").arg(card);
    if (!link.width)
        return LinkWords::tr("What lanes %1 gets is not known.", "card 2").arg(card);
    if (!link.maxWidth || *link.width >= *link.maxWidth)
        return worst.doubtful > 0
                   ? LinkWords::tr("Every card has all its lanes; of %n more it is not known.", nullptr, worst.doubtful)
                   : LinkWords::tr("Every card has all its lanes.");
    const QString has = QString::number(*link.width);
    const QString could = QString::number(*link.maxWidth);
    return link.upstream == FromChipset
               ? LinkWords::tr("%1 has %2 of its %3 lanes, behind the chipset.", "card 2").arg(card, has, could)
               : LinkWords::tr("%1 has %2 of its %3 lanes.", "card 2").arg(card, has, could);
}

} // namespace rig::words
