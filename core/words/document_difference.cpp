// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/document_difference.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct Difference
{
    Q_DECLARE_TR_FUNCTIONS(Difference)
};

QString yesOrNo(bool yes) { return yes ? Difference::tr("yes") : Difference::tr("no"); }

/// What the user says of a part, each with its value as a text.
struct ItemField
{
    const char *name;
    QString (*text)(const Item &);
};
constexpr std::array ItemFields{
    ItemField{QT_TRANSLATE_NOOP("Difference", "connector"),
              [](const Item &item) {
                  return item.connector.isEmpty() ? Difference::tr("none", "connector") : item.connector;
              }},
    ItemField{QT_TRANSLATE_NOOP("Difference", "count"), [](const Item &item) { return names::number(item.count); }},
    ItemField{QT_TRANSLATE_NOOP("Difference", "power limit"),
              [](const Item &item) {
                  return item.powerLimit ? names::watts(*item.powerLimit) : Difference::tr("none", "power limit");
              }},
    ItemField{QT_TRANSLATE_NOOP("Difference", "price"),
              [](const Item &item) {
                  return item.price ? names::money(*item.price) : Difference::tr("none entered", "price");
              }},
    ItemField{QT_TRANSLATE_NOOP("Difference", "owned"), [](const Item &item) { return yesOrNo(item.owned); }},
    ItemField{QT_TRANSLATE_NOOP("Difference", "locked"), [](const Item &item) { return yesOrNo(item.locked); }},
    ItemField{QT_TRANSLATE_NOOP("Difference", "fed by supply"),
              [](const Item &item) {
                  return item.supply == 0 ? Difference::tr("as the program chooses") : names::number(item.supply);
              }},
};

/// The names of the parts that `these` has and `others` has not, as often as it has them.
QStringList beyond(const Build &these, const Build &others, const Catalogue &catalogue)
{
    QStringList left;
    for (const Item &item : others.items)
        left << item.part;
    QStringList names;
    for (const Item &item : these.items) {
        if (!left.removeOne(item.part))
            names << names::partName(item.part, catalogue);
    }
    return names;
}

void addParts(QStringList &sentences, const Build &there, const Build &here, const Catalogue &catalogue)
{
    const QString comma = Difference::tr(", ", "between the names of parts");
    const QStringList theirs = beyond(there, here, catalogue);
    const QStringList ours = beyond(here, there, catalogue);
    if (!theirs.isEmpty())
        sentences << Difference::tr("Only there: %1.", "names of parts").arg(theirs.join(comma));
    if (!ours.isEmpty())
        sentences << Difference::tr("Only in yours: %1.", "names of parts").arg(ours.join(comma));
}

void addFields(QStringList &sentences, const Build &there, const Build &here, const Catalogue &catalogue)
{
    for (const Item &ours : here.items) {
        const Item *theirs = there.item(ours.id);
        if (!theirs || theirs->part != ours.part)
            continue;
        for (const ItemField &field : ItemFields) {
            const QString was = field.text(*theirs);
            const QString is = field.text(ours);
            if (was != is)
                sentences << Difference::tr("%1, %2: %3 there, %4 in yours.", "part, what is said of it, value, value")
                                 .arg(names::partName(ours.part, catalogue), Difference::tr(field.name), was, is);
        }
    }
}

} // namespace

QStringList whatDiffers(const Document &there, const Document &here, const Catalogue &catalogue)
{
    QStringList sentences;
    addParts(sentences, there.build, here.build, catalogue);
    addFields(sentences, there.build, here.build, catalogue);
    if (there.build.settings != here.build.settings)
        sentences << Difference::tr("The settings of the board differ.");
    if (there.build.waivers != here.build.waivers)
        sentences << Difference::tr("Other findings are accepted.");
    if (there.site != here.site)
        sentences << Difference::tr("The site differs.");
    if (there.use != here.use)
        sentences << Difference::tr("The work differs.");
    if (there.build.name != here.build.name)
        sentences << Difference::tr("It is called “%1” there.", "name of a machine").arg(there.build.name);
    if (there.variant != here.variant || there.others != here.others)
        sentences << Difference::tr("The variants differ.");
    return sentences;
}

} // namespace rig::words
