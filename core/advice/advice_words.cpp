// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice_words.h"
#include "core/advice/advice_text.h"

#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

QString dollars(double amount) { return names::money({amount, u"USD"_s}); }

QString day(const QDate &date) { return date.toString(Qt::ISODate); }

QString countText(const Pick &pick, const QString &name)
{
    if (pick.atLeast && pick.atMost && *pick.atLeast == *pick.atMost)
        return Advice::tr("%1 × %2", "number of cards, card").arg(names::number(*pick.atLeast), name);
    if (pick.atLeast && pick.atMost)
        return Advice::tr("%1 to %2 × %3", "number of cards, card")
            .arg(names::number(*pick.atLeast), names::number(*pick.atMost), name);
    if (pick.atLeast)
        return Advice::tr("at least %1 × %2", "number of cards, card").arg(names::number(*pick.atLeast), name);
    return name;
}

QString nameOf(const QString &gpu, const Catalogue &catalogue)
{
    const PartHandle part = catalogue.find(gpu);
    return part ? part->name : gpu;
}

int yearsSince(const QDate &date, const QDate &today)
{
    const int years = today.year() - date.year();
    return std::max(0, date.addYears(years) > today ? years - 1 : years);
}

} // namespace

QString saleText(const SaleState &state)
{
    switch (state.state) {
    case Sale::Offered:
        return state.seen.isValid() ? Advice::tr("✓ offered new (%1)").arg(day(state.seen)) : Advice::tr("✓ sold");
    case Sale::Ended:
        return Advice::tr("✗ out of production");
    case Sale::NotKnown:
        return Advice::tr("? not known whether still sold");
    }
    return {};
}

QString saleShort(const SaleState &state)
{
    switch (state.state) {
    case Sale::Offered:
        return state.seen.isValid() ? Advice::tr("✓ seen %1", "a card was offered, date").arg(day(state.seen))
                                    : Advice::tr("✓ sold");
    case Sale::Ended:
        return Advice::tr("✗ ended", "a card is out of production");
    case Sale::NotKnown:
        return Advice::tr("? not known", "whether a card is still sold");
    }
    return {};
}

QString priceText(const std::optional<PriceSeen> &price)
{
    if (!price)
        return names::noPrice();
    QString money = names::money(price->money);
    if (price->elsewhere) // who asks for dollars does not know what another market's money is worth
        money = Advice::tr("%1, about %2", "a price as it was seen, in the currency that was asked for")
                    .arg(money, names::money(price->converted));
    const QString date = day(price->date);
    if (price->source == NoSource)
        return Advice::tr("%1 (your own, %2)", "a price").arg(money, date);
    if (price->basis == PriceBasis::Launch)
        return Advice::tr("%1 (at launch, %2)", "a price").arg(money, date);
    const bool used = price->condition == Condition::Used;
    if (!price->recent)
        return used ? Advice::tr("%1 (used, old price of %2)", "a price").arg(money, date)
                    : Advice::tr("%1 (new, old price of %2)", "a price").arg(money, date);
    return used ? Advice::tr("%1 (used, %2)", "a price").arg(money, date)
                : Advice::tr("%1 (new, %2)", "a price").arg(money, date);
}

QString noScoreText(const Offer &offer)
{
    if (offer.score)
        return {};
    if (std::string_view(offer.missing ? offer.missing : "price") == "price")
        return Advice::tr("no score: no price of today");
    return Advice::tr("no score: %1 not known").arg(names::figureName(QString::fromLatin1(offer.missing)).toLower());
}

QString ageText(const Source &source, const QDate &today)
{
    const QStringList parts = source.date.split(u'-');
    const int year = parts.value(0).toInt();
    const int month = std::max(1, parts.value(1).toInt());
    const QDate date(year, month, std::max(1, parts.value(2).toInt()));
    if (!date.isValid())
        return Advice::tr("of unknown age");
    const int years = parts.size() > 1 ? yearsSince(date, today) : std::max(0, today.year() - year);
    return years < 1 ? Advice::tr("less than a year old") : Advice::tr("%n year(s) old", nullptr, years);
}

QString computeOrBandwidthText(const Library &library, const Catalogue &catalogue)
{
    const SourcesSay said = sourcesSay(library, {}, catalogue);
    QStringList compute;
    QStringList bandwidth;
    for (const Conflict &conflict : said.conflicts) {
        if (conflict.topic->id != "compute-bandwidth"_L1)
            continue;
        for (const Side &side : conflict.sides)
            (side.statement->position == "compute"_L1 ? compute : bandwidth) << profileText(*side.profile);
    }
    return compute.isEmpty() || bandwidth.isEmpty()
               ? QString()
               : Advice::tr("Sources disagree on what counts first. Compute: %1. Memory bandwidth: %2.",
                            "names of sources, names of sources")
                     .arg(compute.join(Advice::tr("; ", "between names of sources")),
                          bandwidth.join(Advice::tr("; ", "between names of sources")));
}

QStringList remarkTexts(const Chip &chip, const Library &library)
{
    QStringList texts;
    for (const Said &said : remarksOn(chip, library)) {
        QStringList reasons;
        for (const Saying &reason : said.remark->reasons)
            reasons << reason.here();
        const QString text = names::afterEachOther(QStringList{said.remark->text.here()} + reasons);
        texts << Advice::tr("%1: %2 (%3)", "sort of remark, remark, who says so")
                     .arg(remarkKindText(said.remark->kind), text, profileText(*said.profile));
    }
    return texts;
}

QString profileText(const Profile &profile)
{
    return Advice::tr("%1 (%2)", "name of a source, its date").arg(profile.name.here(), profile.sourceOf()->date);
}

QString optionText(const Option &option, const Question &question)
{
    const QString text = option.text.here();
    if (option.id == "colab"_L1 && question.region == Region::China)
        return Advice::tr("%1 (▲ hard to reach from China)", "a cloud service").arg(text);
    const bool otherFramework = question.framework != Framework::Any && question.framework != Framework::PaddlePaddle;
    if (option.id == "ai-studio"_L1 && otherFramework)
        return Advice::tr("%1 (▲ does not run %2)", "a cloud service, framework")
            .arg(text, frameworkName(question.framework));
    return text;
}

QString pickText(const Pick &pick, const Catalogue &catalogue)
{
    const QString text = countText(pick, nameOf(pick.gpu, catalogue));
    return pick.used ? Advice::tr("%1 (used)", "a card").arg(text) : text;
}

QString figuresText(const Chip &chip)
{
    QStringList figures;
    if (chip.memory)
        figures << Advice::tr("%1 GiB", "memory of a card").arg(names::value(chip.memory->value()));
    if (chip.memoryBandwidth)
        figures << Advice::tr("%1 GB/s").arg(names::number(chip.memoryBandwidth->value()));
    if (const std::optional<double> speed = theoreticalSpeed(chip))
        figures << (chip.tensorFp16Dense && runsCuda(chip)
                        ? Advice::tr("%1 TFLOPS on Tensor Cores in theory").arg(names::number(*speed, 1))
                        : Advice::tr("%1 TFLOPS in theory").arg(names::number(*speed, 1)));
    return figures.join(u" · "_s);
}

QString insteadText(const Chip &chip, const Profile &profile, const MarketToday &market)
{
    const Sale state = market.sale(chip).state;
    if (state == Sale::Offered)
        return {};
    if (const Substitute *substitute = substituteFor(chip.id, profile))
        return state == Sale::Ended ? Advice::tr("The source's substitute: %1").arg(substitute->text.here())
                                    : Advice::tr("If you cannot find it: %1").arg(substitute->text.here());
    const auto successor = market.successor(chip);
    if (!successor)
        return {};
    return Advice::tr("Nearest successor: %1, %2, %3.", "card, price, whether it is sold")
        .arg(successor->name, priceText(market.price(*successor, false)), saleText(market.sale(*successor)));
}

QString ageBadge(const Chip &chip, const Library &library, const QDate &today)
{
    if (!chip.launchDate)
        return {};
    const int years = yearsSince(*chip.launchDate, today);
    const QString launched =
        years < 1 ? Advice::tr("Launched %1, less than a year ago.").arg(day(*chip.launchDate))
                  : Advice::tr("Launched %1, %n year(s) ago.", nullptr, years).arg(day(*chip.launchDate));
    const std::vector<YearSaid> said = yearsOf(chip, library);
    if (said.empty())
        return launched;
    QStringList sources;
    for (const YearSaid &year : said)
        sources << year.profile->name.here();
    return Advice::tr("%1: a series of %2, say %3. %4", "series, year, sources, when it was launched")
        .arg(*chip.series, QString::number(said.front().year), names::apart(sources), launched);
}

QString ratioText(const EnterpriseRatio &ratio)
{
    return Advice::tr("%1 times the launch price of the nearest consumer card, %2, for %3 times its FP32.")
        .arg(names::number(ratio.price, 1), ratio.consumer->name, names::number(ratio.compute, 2));
}

QString frameworkRow(const Chip &chip)
{
    QStringList cells;
    for (const Framework framework : AllFrameworks) {
        if (framework != Framework::Any)
            cells << Advice::tr("%1: %2", "framework, whether it runs")
                         .arg(frameworkName(framework), supportText(supportOf(chip, framework)));
    }
    return names::apart(cells);
}

QString frameworkSources()
{
    return Advice::tr(
        "By the guide's table of compatibility: NVIDIA's matrices, the releases of PyTorch (2026-09) and TensorFlow "
        "(2026-03), AMD's list of ROCm 7.14 (2026-08-07), PyTorch's page on Intel GPUs (2026-09-29); for MXNet and "
        "Caffe the documents of 2019.");
}

QString betweenBandsText(const ProfileAnswer &answer, double budget)
{
    QStringList bands;
    for (const Applied &applied : answer.applied) {
        const When &when = applied.recommendation->when;
        if (when.budgetFrom)
            bands << Advice::tr("%1 to %2", "a band of money").arg(dollars(*when.budgetFrom), dollars(*when.budgetTo));
    }
    return Advice::tr("The source says nothing for %1; its nearest bands are %2.")
        .arg(dollars(budget), bands.join(Advice::tr(" and ", "between two bands of money")));
}

QStringList rackSentences(const RackRequest &request, const RackPlan &plan, const std::optional<Overhead> &overhead)
{
    QStringList lines;
    lines << Advice::tr("Power: %1 kW for %2 machines with %3 GPUs, %4 kW a machine; as much heat, %5 BTU/h.")
                 .arg(names::number(plan.total.value() / 1000, 1), names::number(request.machines),
                      names::number(plan.gpus), names::number(plan.perMachine.value() / 1000, 2),
                      names::number(plan.btuPerHour));
    lines << Advice::tr(
                 "Racks: %1, with %2 machines each: %3 by power (%4 kW a rack), %5 by room (%6 of %7 units a machine).")
                 .arg(names::number(plan.racks), names::number(plan.perRack), names::number(plan.perRackByPower),
                      names::number(request.kilowattsPerRack, 1), names::number(plan.perRackByRoom),
                      names::number(request.unitsPerMachine), names::number(request.unitsPerRack));
    const QString circuits = names::number(plan.circuits);
    const QString each = names::number(request.circuit.continuous().value());
    lines << (request.circuit.assumed
                  ? Advice::tr("Circuits: %1 of %2 V and %3 A, each with at most %4 W for hours. That is assumed: ask "
                               "what the racks are fed by.")
                        .arg(circuits, names::number(request.circuit.volts.value()),
                             names::number(request.circuit.amperes.value()), each)
                  : Advice::tr("Circuits: %1 like yours, each with at most %2 W for hours.").arg(circuits, each));
    if (plan.leafSwitches == 0)
        lines << Advice::tr("Network: one machine needs none between machines.");
    else if (plan.spineSwitches == 0)
        lines << Advice::tr("Network: %1 ports on one switch with %2 ports.")
                     .arg(names::number(plan.ports), names::number(request.portsPerSwitch));
    else
        lines << Advice::tr("Network: %1 ports on %2 leaf and %3 spine switches with %4 ports, a fat tree without "
                            "oversubscription.")
                     .arg(names::number(plan.ports), names::number(plan.leafSwitches),
                          names::number(plan.spineSwitches), names::number(request.portsPerSwitch));
    if (overhead)
        lines << Advice::tr("Reckoned with %1 W for each watt of the GPUs: the median of %n whole system(s) in the "
                            "catalogue. Switches, storage and management come on top.",
                            nullptr, overhead->systems)
                     .arg(names::number(request.overhead, 2));
    return lines;
}

QString noRuleText(const SourcesSay &said, const Question &question)
{
    if (!question.machines || *question.machines < 2)
        return {};
    const bool any = std::any_of(said.answers.begin(), said.answers.end(), [](const ProfileAnswer &answer) {
        return std::any_of(answer.applied.begin(), answer.applied.end(),
                           [](const Applied &applied) { return applied.recommendation->about == About::Scale; });
    });
    if (any)
        return {};
    return Advice::tr("No source has a rule for %1 machines: theirs begin with 10.")
        .arg(names::number(*question.machines));
}

QString scoreExplained()
{
    return Advice::tr(
        "The score is the weighted geometric mean of memory, bandwidth, speed at 16 bits in theory and cheapness, each "
        "against the best in the list (100). Weights, the memory and the money that are usual for a role are this "
        "program's own, no source's. First stand the GPUs that one would name first; the remarks say what holds the "
        "others back. GPUs that no current framework runs on are not in the list.");
}

} // namespace rig::advice
