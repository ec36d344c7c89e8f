// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/prices/price.h"
#include "core/renting/rent_words.h"
#include "core/report/part_lines.h"
#include "core/report/sections.h"

#include <algorithm>
#include <array>

namespace rig::report {

namespace {

using namespace Qt::StringLiterals;

struct YearsWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportYears)
};

/// After so many years sums are shown; a machine for this work is seldom kept longer.
constexpr std::array Years{1, 2, 3, 5};

/// What is bought, in one currency; nothing where prices of several cannot be added up, or none is known.
std::optional<Money> boughtFor(const Subject &subject)
{
    const auto &total = subject.assessment.cost.total;
    if (total.size() != 1)
        return std::nullopt;
    return Money{total.first(), total.firstKey()};
}

/// "≥ $6,019" where parts have no price.
QString sumText(const Money &sum, bool complete)
{
    const QString text = names::money(sum);
    return complete ? text : YearsWords::tr("≥ %1", "a sum of money").arg(text);
}

void addHeadings(ReportTable &table)
{
    table.headings = {QString(), YearsWords::tr("At first")};
    table.numeric = {false, true};
    table.shares = {25, 15}; // "≥ CNY 73,678" on one line
    for (const int years : Years) {
        table.headings << YearsWords::tr("After %n year(s)", nullptr, years);
        table.numeric.push_back(true);
        table.shares.push_back(60 / static_cast<int>(Years.size()));
    }
}

template <class Sum> void addSums(ReportTable &table, const QString &what, Sum sumAfter)
{
    QStringList row{what, sumAfter(0)};
    for (const int years : Years)
        row << sumAfter(years);
    table.rows.push_back(std::move(row));
}

/// Renting beside it: a row of sums, the answer in words, and what was taken for granted.
void addRent(ReportSection &section, const Subject &subject, const Result<RentCase> &rent)
{
    if (!rent) {
        section.paragraphs
            << YearsWords::tr("Renting could not be set against it: %1", "a sentence").arg(rent.error().sentence());
        return;
    }
    section.paragraphs << rentHeadline(rent->question, rent->answer, rent->context);
    section.notes << rentAssumptions(rent->question, rent->answer, rent->context, subject.catalogue);
    if (!section.table)
        return;
    const QString name =
        rent->context.offer ? rent->context.offer->name : YearsWords::tr("at your own price by the hour");
    addSums(*section.table, YearsWords::tr("Rented: %1", "name of an offer").arg(name), [&](int years) {
        const RentOrBuyAnswer &answer = rent->answer;
        const auto months =
            answer.rentedPerMonthMost ? std::optional(*answer.rentedPerMonthMost * 12 * years) : std::nullopt;
        return years == 0 ? QString()
                          : names::moneyRange({answer.rentedPerMonth * 12 * years, rent->context.currency}, months);
    });
}

} // namespace

ReportSection yearsSection(const Subject &subject)
{
    ReportSection section;
    section.title = YearsWords::tr("Cost over the years");
    const std::optional<Money> bought = boughtFor(subject);
    const std::optional<Money> yearly = yearlyCostAtLeast(subject);
    const std::optional<Conversion> inCurrency =
        bought && yearly ? converted(*yearly, bought->currency, subject.catalogue.rates) : std::nullopt;
    if (!inCurrency) {
        if (subject.rent)
            addRent(section, subject, *subject.rent);
        return section;
    }
    const Money energy = inCurrency->money;
    const bool priced = subject.assessment.cost.unpriced == 0;
    const bool drawKnown = subject.assessment.power.yearlyCost.has_value();
    ReportTable table;
    addHeadings(table);
    addSums(table, YearsWords::tr("Bought"), [&](int) { return sumText(*bought, priced); });
    addSums(table, YearsWords::tr("Electricity"), [&](int years) {
        return years == 0 ? QString() : sumText({energy.amount * years, energy.currency}, drawKnown);
    });
    addSums(table, YearsWords::tr("Together"), [&](int years) {
        return sumText({bought->amount + energy.amount * years, bought->currency}, priced && (drawKnown || years == 0));
    });
    section.table = std::move(table);
    if (subject.rent)
        addRent(section, subject, *subject.rent);
    const auto isApart = [&](int years) {
        const double together = asPrinted(bought->amount + energy.amount * years);
        return !isPrintedAlike(asPrinted(bought->amount) + asPrinted(energy.amount * years), together);
    };
    if (std::any_of(Years.begin(), Years.end(), isApart))
        section.notes << roundedApart();
    section.notes << YearsWords::tr(
        "At the draw under load, the tariff and the hours of this report. Repairs, the room's cooling, the work of "
        "people, and what the machine brings when it is sold are not counted.");
    return section;
}

} // namespace rig::report
