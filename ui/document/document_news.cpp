// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document_news.h"

#include "core/names/names.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace rig::ui {

namespace {

struct News
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::News)
};

/// More would hide the page behind the bar; the report lists the figures in force.
constexpr std::size_t changesShown = 6;

QString namesOf(const QStringList &ids, const Catalogue &catalogue)
{
    QStringList names;
    for (const QString &id : ids) {
        const PartHandle part = catalogue.find(id);
        names << (part ? part->name : id);
    }
    return names.join(News::tr(", ", "between the names of parts"));
}

QString changeText(const FigureChange &change)
{
    const QString unit = names::figureUnit(change.figure);
    const QString now = unit.isEmpty() ? change.is : change.is + u' ' + unit;
    return News::tr("%1, %2: %3 → %4", "part, figure, value in the file, value today")
        .arg(change.partName, names::figureName(change.figure), change.was, now);
}

QStringList changeLines(const std::vector<FigureChange> &changes)
{
    if (changes.empty())
        return {};
    QStringList lines{News::tr("%n figure(s) changed since this machine was saved; the catalogue's count.", nullptr,
                               static_cast<int>(changes.size()))};
    const std::size_t shown = std::min(changesShown, changes.size());
    for (std::size_t i = 0; i < shown; ++i)
        lines << changeText(changes[i]);
    if (shown < changes.size())
        lines << News::tr("And %n more.", "changed figures", static_cast<int>(changes.size() - shown));
    return lines;
}

} // namespace

QString newsOf(const OpenedBuild &opened)
{
    QStringList lines;
    if (!opened.fromSnapshot.isEmpty())
        lines << News::tr("%n part(s) are no longer in the catalogue; the figures are those in the file: %1.", nullptr,
                          static_cast<int>(opened.fromSnapshot.size()))
                     .arg(namesOf(opened.fromSnapshot, opened.catalogue));
    lines << changeLines(opened.changed);
    return lines.join(u'\n');
}

QString shownName(const Document &document, const QString &path)
{
    if (!document.build.name.isEmpty())
        return document.build.name;
    if (!path.isEmpty())
        return QFileInfo(path).fileName().section(u'.', 0, 0);
    return News::tr("Unnamed machine");
}

} // namespace rig::ui
