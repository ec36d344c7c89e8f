// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/subject_list.h"
#include "core/names/lists.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

/// Devices of one model; another part stands alone, however often it is there.
struct Named
{
    const Part *part = nullptr;
    std::vector<const Device *> devices;
};

QString text(const Named &named)
{
    if (!named.part)
        return Messages::tr("A part");
    if (named.devices.empty())
        return named.part->name;
    return Messages::tr("%1 (%2)", "\"Card 2\", name").arg(names::devices(named.devices), named.part->name);
}

} // namespace

QString itemList(std::span<const ItemId> items, const Situation &situation, int most)
{
    std::vector<Named> named;
    for (const ItemId item : items) {
        const Part *part = partOf(item, situation.machine);
        auto same = std::find_if(named.begin(), named.end(), [&](const Named &one) { return one.part == part; });
        if (same == named.end())
            same = named.insert(same, Named{part, {}});
        if (const Device *device = situation.machine.device(item))
            same->devices.push_back(device);
    }
    QStringList texts;
    for (const Named &one : named) {
        if (texts.size() == most) {
            texts << u"…"_s;
            break;
        }
        texts << text(one);
    }
    return names::listed(texts);
}

} // namespace rig::words
