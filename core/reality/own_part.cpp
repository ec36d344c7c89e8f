// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/own_part.h"

#include "core/catalogue/fields.h"

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

void dropImpossible(Part &part)
{
    for (const Field &field : fieldsOf(part.kind)) {
        const Reading reading = field.get(part);
        const std::optional<double> number = reading.number();
        const std::optional<QString> text = reading.text();
        const bool outside = number && field.low < field.high && !(*number >= field.low && *number <= field.high);
        if (outside || (text && field.words && !field.wordList().contains(*text)))
            field.set(part, Value(), NoSource);
    }
}

} // namespace

QString ownId(const QString &name)
{
    QString id = u"own-"_s;
    for (const QChar c : name.left(80)) {
        if (c.isLetterOrNumber() && c.unicode() < 128)
            id += c.toLower();
        else if (!id.endsWith(u'-'))
            id += u'-';
    }
    while (id.endsWith(u'-'))
        id.chop(1);
    return id;
}

std::shared_ptr<Card> ownCardOf(const Part &chip, const QString &maker)
{
    auto card = ownPart<Card>((maker + u' ' + chip.name).trimmed(), maker);
    card->id = u"own-card-"_s + (maker.isEmpty() ? QString() : ownId(maker).mid(4) + u'-') + chip.id;
    card->gpu.value = chip.id;
    return card;
}

PartHandle knownIn(Catalogue &catalogue, const std::shared_ptr<Part> &part)
{
    if (const PartHandle there = catalogue.find(part->id))
        return there;
    dropImpossible(*part);
    catalogue.add(part);
    return part;
}

} // namespace rig::reality
