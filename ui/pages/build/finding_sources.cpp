// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/finding_sources.h"

#include "core/catalogue/fields.h"
#include "core/names/own_sources.h"
#include "ui/widgets/web_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::ui {

namespace {

struct FindingSources
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::FindingSources)
};

/// The further ones of a part stand on the Parts page, figure by figure.
constexpr qsizetype mostSources = 3;

void addFigures(std::vector<SourceIndex> &sources, const Part &part)
{
    for (const Field &field : fieldsOf(part.kind)) {
        if (const Reading reading = field.get(part); reading.known())
            sources.push_back(reading.source);
    }
}

/// Sources of a part, those of most figures first.
std::vector<SourceIndex> sourcesOf(const Part &part, const Catalogue &catalogue)
{
    std::vector<SourceIndex> all;
    addFigures(all, part);
    if (part.kind == Kind::Card) {
        if (const auto chip = catalogue.chipOf(static_cast<const Card &>(part)))
            addFigures(all, *chip);
    }
    std::vector<SourceIndex> distinct;
    if (part.kind == Kind::Motherboard)
        distinct.push_back(static_cast<const Board &>(part).laneSource);
    for (const SourceIndex source : all) {
        if (std::find(distinct.begin(), distinct.end(), source) == distinct.end())
            distinct.push_back(source);
    }
    const std::size_t fixed = part.kind == Kind::Motherboard ? 1 : 0;
    std::stable_sort(distinct.begin() + static_cast<std::ptrdiff_t>(std::min(fixed, distinct.size())), distinct.end(),
                     [&](SourceIndex a, SourceIndex b) {
                         return std::count(all.begin(), all.end(), a) > std::count(all.begin(), all.end(), b);
                     });
    return distinct;
}

QString linkTo(const Source &source)
{
    const QString date = source.date.isEmpty() ? QString() : QStringLiteral(", ") + source.date.toHtmlEscaped();
    return webLink(source.url, names::sourceTitle(source)) + date;
}

} // namespace

QString sourcesAsHtml(const Finding &finding, const Build &build, const Catalogue &catalogue)
{
    QStringList lines;
    QStringList named;
    for (const ItemId subject : finding.subjects) {
        const Item *item = build.item(subject);
        const PartHandle part = item ? catalogue.find(item->part) : nullptr;
        if (!part || named.contains(part->id))
            continue;
        named << part->id;
        QStringList links;
        for (const SourceIndex index : sourcesOf(*part, catalogue)) {
            if (const Source *source = catalogue.source(index); source && links.size() < mostSources)
                links << linkTo(*source);
        }
        if (!links.isEmpty())
            lines << FindingSources::tr("Figures of %1: %2.", "part, sources")
                         .arg(part->name.toHtmlEscaped(), links.join(QStringLiteral("; ")));
    }
    return lines.join(QStringLiteral("<br>"));
}

} // namespace rig::ui
