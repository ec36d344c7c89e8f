// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Names compare without case, spaces and punctuation: "RTX 4090 D" and "rtx4090d" are one.
QString plain(const QString &text)
{
    QString letters;
    for (const QChar c : text) {
        if (c.isLetterOrNumber() || c == u'+')
            letters += c.toLower();
    }
    return letters;
}

/// What the parts of one kind are called, and whose it is.
struct Names
{
    QHash<QString, QString> byName;
    QHash<QString, QString> byNumber;
};

Names namesOf(const std::vector<PartHandle> &parts)
{
    Names names;
    for (const PartHandle &part : parts) {
        names.byName.insert(plain(part->vendor + part->name), part->id);
        if (!part->partNumber.isEmpty())
            names.byNumber.insert(plain(part->partNumber), part->id);
    }
    return names;
}

/// Where two aliases of a kind meet, a search finds both; only a name that is another part's alias is a slip.
QHash<QString, QString> plainNames(const std::vector<PartHandle> &parts)
{
    QHash<QString, QString> names;
    for (const PartHandle &part : parts)
        names.insert(plain(part->name), part->id);
    return names;
}

} // namespace

std::vector<Complaint> lintDuplicates(const std::vector<PartHandle> &parts, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    std::array<std::optional<std::pair<Names, QHash<QString, QString>>>, KindCount> known;
    for (const PartHandle &part : parts) {
        auto &names = known[static_cast<std::size_t>(part->kind)];
        if (!names) {
            const std::vector<PartHandle> &all = catalogue.parts(part->kind);
            names.emplace(namesOf(all), plainNames(all));
        }
        const auto isAnothers = [&](const QString &id) { return !id.isEmpty() && id != part->id; };
        // Kits and drives share a name where their numbers tell them apart.
        const QString namesake = names->first.byName.value(plain(part->vendor + part->name));
        if (const PartHandle other = catalogue.find(namesake);
            isAnothers(namesake) && other && (part->partNumber.isEmpty() || other->partNumber.isEmpty()))
            complain(complaints, LintSeverity::Error, *part, u"name"_s,
                     Lint::tr("is the name of %1 as well.").arg(namesake));
        if (const QString id = names->first.byNumber.value(plain(part->partNumber));
            isAnothers(id) && !part->partNumber.isEmpty())
            complain(complaints, LintSeverity::Error, *part, u"part_number"_s,
                     Lint::tr("is the number of %1 as well.").arg(id));
        for (const QString &alias : part->aliases) {
            if (const QString id = names->second.value(plain(alias)); isAnothers(id))
                complain(complaints, LintSeverity::Warning, *part, u"aliases"_s,
                         Lint::tr("hold \"%1\", which is the name of %2.").arg(alias, id));
        }
    }
    return complaints;
}

} // namespace rig
