// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/subject_list.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

/// Devices of one model; other parts stand alone, with no labels.
struct Named
{
    const Part *part = nullptr;
    QStringList labels;
    QString alone;
};

QString text(const Named &named)
{
    if (named.labels.isEmpty())
        return named.alone;
    return Messages::tr("%1 (%2)", "\"Card 2\", name").arg(named.labels.join(u", "_s), named.part->name);
}

} // namespace

QString subjectList(const Finding &finding, const Situation &situation, int first, int most)
{
    std::vector<Named> names;
    const int last = std::min(static_cast<int>(finding.subjects.size()), first + most);
    for (int i = first; i < last; ++i) {
        const Device *device = situation.machine.device(finding.subjects[i]);
        if (!device) {
            names.push_back({nullptr, {}, subject(finding, situation, i)});
            continue;
        }
        const Part *part = &device->part();
        const auto same =
            std::find_if(names.begin(), names.end(), [&](const Named &named) { return named.part == part; });
        if (same == names.end())
            names.push_back({part, {names::device(*device)}, {}});
        else
            same->labels << names::device(*device);
    }
    QStringList texts;
    for (const Named &named : names)
        texts << text(named);
    if (last < finding.subjects.size())
        texts << u"…"_s;
    return texts.join(u", "_s);
}

} // namespace rig::words
