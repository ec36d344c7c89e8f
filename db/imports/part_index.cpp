// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/part_index.h"

#include <algorithm>

namespace rig::db {

QString normalNumber(const QString &number)
{
    QString normal;
    normal.reserve(number.size());
    for (const QChar c : number) {
        if (c.isLetterOrNumber())
            normal += c.toUpper();
    }
    return normal;
}

bool canIdentify(const QString &normalNumber)
{
    return normalNumber.size() >= 6 &&
           std::any_of(normalNumber.begin(), normalNumber.end(), [](QChar c) { return c.isDigit(); });
}

QString normalName(const QString &name) { return name.simplified().toCaseFolded(); }

PartIndex::PartIndex(const Catalogue &catalogue, std::optional<Origin> without)
{
    for (int kind = 0; kind < KindCount; ++kind) {
        for (const PartHandle &part : catalogue.parts(static_cast<Kind>(kind))) {
            if (part->origin == without)
                continue;
            note(m_byNumber, normalNumber(part->partNumber), part);
            note(m_byName, normalName(part->name), part);
            for (const QString &alias : part->aliases)
                note(m_byName, normalName(alias), part);
        }
    }
}

std::vector<PartHandle> PartIndex::byNumber(const QString &normalNumber) const
{
    return m_byNumber.value(normalNumber);
}

std::vector<PartHandle> PartIndex::byName(const QString &name) const { return m_byName.value(normalName(name)); }

void PartIndex::note(Index &index, const QString &key, const PartHandle &part)
{
    if (key.isEmpty())
        return;
    std::vector<PartHandle> &parts = index[key];
    if (std::find(parts.begin(), parts.end(), part) == parts.end())
        parts.push_back(part);
}

} // namespace rig::db
