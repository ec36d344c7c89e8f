// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/cost_basis.h"
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/report/part_lines.h"
#include "core/report/sections.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::report {

namespace {

/// "Prime PX-1600 ATX 3.1" in one line: in two pieces it is ordered wrongly. What no line of the column holds may
/// break.
QString whole(QString partNumber)
{
    constexpr int Longest = 22;
    return partNumber.size() <= Longest ? partNumber.replace(u' ', QChar::Nbsp) : partNumber;
}

QString partCell(const PartLine &line)
{
    if (!line.part) {
        return QCoreApplication::translate("Report", "%1\nnot in the catalogue", "id of a part").arg(line.id);
    }
    QString cell = line.name();
    if (!line.part->partNumber.isEmpty())
        cell += u'\n' + QCoreApplication::translate("Report", "part number %1").arg(whole(line.part->partNumber));
    return cell;
}

/// What the price rests on; of an old one how such prices moved, where that is known: nobody is to order by it.
QString basisCell(const PartLine &line, const CostBasis &basis, const QDate &today)
{
    const QString cell = names::priceBasis(*line.price);
    const auto stale = std::find_if(basis.stale.begin(), basis.stale.end(),
                                    [&](const StaleKind &one) { return one.kind == line.kind && one.moved; });
    if (stale == basis.stale.end() || line.price->price.date.addMonths(FreshMonths) >= today)
        return cell;
    return cell + u'\n' +
           QCoreApplication::translate("Report", "such prices since: × %1–%2", "lowest and highest factor")
               .arg(names::number(stale->moved->low, 2), names::number(stale->moved->high, 2));
}

QStringList rowOf(const PartLine &line, const CostBasis &basis, const QDate &today, Citations &citations)
{
    QStringList row{names::kind(line.kind), partCell(line), names::number(line.count)};
    if (line.price) {
        row << names::money(line.price->money) << names::money(*line.sum()) << basisCell(line, basis, today);
    } else if (line.owned) {
        row << QString() << QString() << QCoreApplication::translate("Report", "owned");
    } else {
        row << QString() << QString() << names::noPrice();
    }
    const SourceIndex priceSource = line.price ? line.price->price.source : NoSource;
    row << (line.part ? citations.numbersOf(*line.part, priceSource) : QString());
    return row << QString() << QString();
}

/// Whether a reader who adds up what is printed comes to what is printed below it.
bool addsUp(const std::vector<PartLine> &lines, const Cost &cost)
{
    double sum = 0;
    for (const PartLine &line : lines) {
        if (!line.price)
            continue;
        const double printed = asPrinted(line.sum()->amount);
        if (!isPrintedAlike(asPrinted(line.price->money.amount) * line.count, printed))
            return false;
        sum += printed;
    }
    return cost.total.size() != 1 || isPrintedAlike(sum, asPrinted(cost.total.first()));
}

} // namespace

QString roundedApart()
{
    return ReportWords::tr(
        "Each amount is rounded by itself: added up as printed, they can come to a little more or less.");
}

ReportSection partsSection(const Subject &subject, Citations &citations)
{
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Parts");
    const std::vector<PartLine> lines = partLines(subject.document.build, subject.catalogue);
    if (lines.empty()) {
        section.paragraphs << QCoreApplication::translate("Report", "No part has been chosen yet.");
        return section;
    }

    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "Kind"),
                      QCoreApplication::translate("Report", "Part"),
                      QCoreApplication::translate("Report", "Number"),
                      QCoreApplication::translate("Report", "Each", "price of one"),
                      QCoreApplication::translate("Report", "Sum"),
                      QCoreApplication::translate("Report", "Price basis"),
                      QCoreApplication::translate("Report", "Sources"),
                      QCoreApplication::translate("Report", "Quote", "empty column for an offered price"),
                      QCoreApplication::translate("Report", "Supplier", "empty column for who offers it")};
    table.numeric = {false, false, true, true, true, false, false, true, false};
    // "$17,079" fits into 9; "CNY 17,079" wants more, and no sum is broken.
    constexpr int Usual = 7;
    const int longest = longestSum(lines);
    const int money = longest <= Usual ? 9 : (7 * longest + 4) / 5;
    // Wide enough for part numbers of 22 characters without a hyphen: one in two pieces is ordered wrongly.
    table.shares = {14, longest <= Usual ? 28 : 22, 8, money, money, 21, 9, 8, 9};
    table.written = true;
    const CostBasis basis = basisOf(subject.assessment.cost, subject.today, subject.catalogue);
    for (const PartLine &line : lines)
        table.rows.push_back(rowOf(line, basis, subject.today, citations));
    section.table = std::move(table);

    section.notes << withMovedPrices(
        QCoreApplication::translate("Report", "Total: %1").arg(names::cost(subject.assessment.cost)), subject);
    if (!addsUp(lines, subject.assessment.cost))
        section.notes << roundedApart();
    section.notes << names::costRemarks(basis);
    return section;
}

} // namespace rig::report
