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

} // namespace rig::words
