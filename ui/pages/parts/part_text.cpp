// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/part_text.h"

#include "core/catalogue/fields.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "ui/widgets/html.h"
#include "ui/widgets/web_text.h"

#include <QCoreApplication>

namespace rig::ui {

namespace {

/// Sentences of this file.
struct PartText
{
    Q_DECLARE_TR_FUNCTIONS(PartText)
};

/// In the order in which the figures, then the prices cite them.
QList<SourceIndex> citedBy(const Part &part)
{
    QList<SourceIndex> cited;
    const auto take = [&](SourceIndex index) {
        if (index != NoSource && !cited.contains(index))
            cited << index;
    };
    for (const Field &field : fieldsOf(part.kind)) {
        if (const Reading reading = field.get(part); reading.known())
            take(reading.source);
    }
    for (const Price &price : part.prices)
        take(price.source);
    if (part.kind == Kind::Motherboard) {
        take(static_cast<const Board &>(part).laneSource);
        take(static_cast<const Board &>(part).positionSource);
    }
    return cited;
}

QString sourceAsHtml(const Source &source)
{
    QStringList facts;
    for (const QString &fact : {names::publisherName(source), source.date, source.url}) {
        if (!fact.isEmpty())
            facts << fact.toHtmlEscaped();
    }
    facts << names::certaintyMark(certaintyOf(source.kind)).toHtmlEscaped();
    return QStringLiteral("<p>%1<br><span class=\"quiet\">%2</span></p>")
        .arg(webLink(source.url, names::sourceTitle(source)), facts.join(QStringLiteral(" · ")));
}

QString originSentence(Origin origin)
{
    switch (origin) {
    case Origin::Shipped:
        return PartText::tr("It came with the program.");
    case Origin::Own:
        return PartText::tr("It is your own part.");
    case Origin::Imported:
        return PartText::tr("It was imported; Data, Imports lists from where.");
    case Origin::File:
        return PartText::tr("It comes from the open machine's file.");
    }
    return {};
}

} // namespace

QString partSubtitle(const Part &part)
{
    QStringList facts;
    if (!part.vendor.isEmpty())
        facts << part.vendor;
    facts << names::kind(part.kind);
    if (part.origin == Origin::Own)
        facts << PartText::tr("yours", "origin of a part");
    if (part.origin == Origin::Imported)
        facts << PartText::tr("imported", "origin of a part");
    return facts.join(QStringLiteral(" · "));
}

QString partTextAsHtml(const Part &part, const Catalogue &catalogue)
{
    QString html = heading(PartText::tr("Notes"));
    if (part.notes.isEmpty())
        html += paragraph(PartText::tr("There are no notes."));
    for (const QString &note : part.notes)
        html += paragraph(note);
    html += heading(PartText::tr("Names"));
    html += paragraph(PartText::tr("Id: %1").arg(part.id));
    if (!part.partNumber.isEmpty())
        html += paragraph(PartText::tr("Part number: %1").arg(part.partNumber));
    if (!part.aliases.isEmpty())
        html += paragraph(PartText::tr("Also called: %1").arg(part.aliases.join(QStringLiteral(", "))));
    html += paragraph(originSentence(part.origin));
    html += heading(PartText::tr("Sources"));
    const QList<SourceIndex> cited = citedBy(part);
    if (cited.isEmpty())
        html += paragraph(PartText::tr("No source is given."));
    for (const SourceIndex index : cited) {
        if (const Source *source = catalogue.source(index))
            html += sourceAsHtml(*source);
    }
    return html;
}

} // namespace rig::ui
