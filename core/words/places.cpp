// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/effect.h"
#include "core/machine/placer.h"
#include "core/names/sentences.h"
#include "core/words/words.h"

#include <QCoreApplication>

namespace rig::words {

using namespace names;

namespace {

struct Places
{
    Q_DECLARE_TR_FUNCTIONS(Places)
};

std::vector<int> connectorsOf(const Machine &machine)
{
    std::vector<int> connectors;
    for (const Device &device : machine.devices)
        connectors.push_back(device.connector);
    return connectors;
}

QString sentence(const PlaceReason &reason, const Machine &machine)
{
    const QString who = device(machine.devices[static_cast<std::size_t>(reason.device)]);
    if (reason.connector < 0)
        return Places::tr("%1 stands in no connector now.", "card").arg(who);
    const QString where = machine.board->part->connectors[static_cast<std::size_t>(reason.connector)].label;
    switch (reason.kind) {
    case PlaceReason::Kind::NoLanes:
        return Places::tr("In %1 %2 gets no lanes now.", "slot, card").arg(where, who);
    case PlaceReason::Kind::InTheWay:
        return Places::tr("In %1 %2 stands in another card's way now.", "slot, card").arg(where, who);
    case PlaceReason::Kind::UnknownLink:
        return Places::tr("What lanes %2 has in %1 is not known.", "slot, card").arg(where, who);
    case PlaceReason::Kind::BehindChipset:
        return Places::tr("In %1 %2 hangs on the chipset now.", "slot, card").arg(where, who);
    case PlaceReason::Kind::NarrowerLink:
        return Places::tr("In %1 %2 has %3 GB/s less now.", "slot, card, bandwidth")
            .arg(where, who, number(reason.worseBy, 1));
    case PlaceReason::Kind::LessAir:
        return reason.worseBy > 0 ? Places::tr("In %1 %2 has %3 mm less air now.", "slot, card, length")
                                        .arg(where, who, number(reason.worseBy))
                                  : Places::tr("In %1 %2 has a card below it now.", "slot, card").arg(where, who);
    }
    return {};
}

} // namespace

QString whyPlaces(const PlaceDevices &places, const Document &document, const Catalogue &catalogue)
{
    const Machine now = resolve(document.build, catalogue);
    const Machine better = resolve(applied(document, places).build, catalogue);
    if (!now.board)
        return {};
    const std::optional<PlaceReason> reason = whyWorse(now, connectorsOf(better), connectorsOf(now));
    if (!reason)
        return {};
    QStringList sentences{sentence(*reason, now)};
    for (const LinkLoss &loss : effectOf(document, places, catalogue).losses)
        sentences << lossText(loss);
    return names::afterEachOther(sentences);
}

} // namespace rig::words
