// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/currency.h"
#include "core/catalogue/fields.h"
#include "core/lint/complaints.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

void lintFigures(const Part &part, const Catalogue &catalogue, std::vector<Complaint> &complaints)
{
    for (const Field &field : fieldsOf(part.kind)) {
        const QString key = QString::fromLatin1(field.key);
        const Reading reading = field.get(part);
        if (!reading.known())
            continue;
        if (!catalogue.source(reading.source))
            complain(complaints, Fault::Error, part, key, Lint::tr("has no source."));
        const std::optional<double> number = reading.number();
        if (number && !(*number >= field.low && *number <= field.high)) {
            complain(complaints, Fault::Error, part, key,
                     Lint::tr("is %1; a sane value lies between %2 and %3.")
                         .arg(QString::number(*number), QString::number(field.low), QString::number(field.high)));
        }
        const std::optional<QString> text = reading.text();
        if (text && text->trimmed().isEmpty())
            complain(complaints, Fault::Error, part, key, Lint::tr("is empty; leave out what is not known."));
        else if (text && field.words && !field.wordList().contains(*text))
            complain(complaints, Fault::Error, part, key,
                     Lint::tr("is \"%1\"; it must be one of: %2.").arg(*text, field.wordList().join(", "_L1)));
    }
}

void lintPrices(const Part &part, const Catalogue &catalogue, std::vector<Complaint> &complaints)
{
    for (std::size_t i = 0; i < part.prices.size(); ++i) {
        const Price &price = part.prices[i];
        const QString field = u"prices[%1]"_s.arg(i);
        if (!isCurrencyCode(price.money.currency))
            complain(complaints, Fault::Error, part, field, Lint::tr("has no currency such as USD or CNY."));
        if (!price.date.isValid())
            complain(complaints, Fault::Error, part, field, Lint::tr("has no date."));
        if (!catalogue.source(price.source))
            complain(complaints, Fault::Error, part, field, Lint::tr("has no source."));
        if (!std::isfinite(price.money.amount) || price.money.amount <= 0)
            complain(complaints, Fault::Error, part, field, Lint::tr("has no amount above 0."));
    }
}

template <class T> void append(std::vector<T> &to, std::vector<T> from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

/// The part's reason for a field, or for what the field belongs to: "connectors" speaks for "connectors.M2_1", "groups"
/// and "groups[0]" for "groups[0].losers".
QString reasonFor(const Part &part, const QString &field)
{
    for (const QString &key : {field, field.section(u'.', 0, 0), field.section(u'[', 0, 0)}) {
        if (const QString reason = part.explained.value(key); !reason.isEmpty())
            return reason;
    }
    return {};
}

/// A warning that its part accounts for is told as explained.
void explain(std::vector<Complaint> &complaints, const Catalogue &catalogue)
{
    for (Complaint &complaint : complaints) {
        const PartHandle part = catalogue.find(complaint.part);
        const QString reason = part ? reasonFor(*part, complaint.field) : QString();
        if (complaint.severity != Fault::Warning || reason.isEmpty())
            continue;
        complaint.severity = Fault::Explained;
        complaint.message += u' ' + reason;
    }
}

std::vector<Complaint> lintKind(const Part &part, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    switch (part.kind) {
    case Kind::Gpu:
        complaints = lintChip(static_cast<const Chip &>(part));
        append(complaints, lintAmongPeers(static_cast<const Chip &>(part), catalogue));
        return complaints;
    case Kind::Card:
        return lintCard(static_cast<const Card &>(part), catalogue);
    case Kind::Processor:
        return lintProcessor(static_cast<const Processor &>(part));
    case Kind::Motherboard:
        complaints = lintBoard(static_cast<const Board &>(part), catalogue);
        append(complaints, lintGroups(static_cast<const Board &>(part), catalogue));
        append(complaints, lintLanes(static_cast<const Board &>(part), catalogue));
        return complaints;
    case Kind::Supply:
    case Kind::Case:
    case Kind::Cooler:
    case Kind::Fan:
    case Kind::Memory:
    case Kind::Drive:
    case Kind::Network:
    case Kind::Bridge:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Cable:
    case Kind::System:
        break;
    }
    return lintOther(part, catalogue);
}

} // namespace

std::vector<Complaint> lintPart(const Part &part, const Catalogue &catalogue)
{
    static const QRegularExpression idForm(u"^[a-z0-9][a-z0-9.-]{0,119}$"_s);
    std::vector<Complaint> complaints;
    if (!idForm.match(part.id).hasMatch())
        complain(complaints, Fault::Error, part, u"id"_s,
                 Lint::tr("must be lower case letters, digits, dots and hyphens."));
    if (part.name.trimmed().isEmpty())
        complain(complaints, Fault::Error, part, u"name"_s, Lint::tr("is empty."));
    lintFigures(part, catalogue, complaints);
    lintPrices(part, catalogue, complaints);
    return complaints;
}

std::vector<Complaint> lint(const std::vector<PartHandle> &parts, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    QSet<QString> seen;
    for (const PartHandle &part : parts) {
        if (seen.contains(part->id))
            complain(complaints, Fault::Error, *part, u"id"_s, Lint::tr("belongs to two parts."));
        seen.insert(part->id);
        append(complaints, lintPart(*part, catalogue));
        append(complaints, lintKind(*part, catalogue));
        append(complaints, lintPlatform(*part, catalogue));
    }
    append(complaints, lintDuplicates(parts, catalogue));
    explain(complaints, catalogue);
    return complaints;
}

} // namespace rig
