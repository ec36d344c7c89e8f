// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/cost.h"
#include "core/machine/cost_basis.h"
#include "core/names/names.h"
#include "core/report/sections.h"
#include "core/words/link_answer.h"
#include "core/words/power_answer.h"

#include <algorithm>
#include <cmath>

namespace rig::report {

namespace {

using namespace Qt::StringLiterals;

struct FigureWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportFigures)
};

ReportFigure figureOf(const words::BandFigure &figure, const QString &caption)
{
    return {figure.name, figure.value, caption, figure.severity, figure.fine};
}

QString priceCaption(const Subject &subject)
{
    const CostBasis basis = basisOf(subject.assessment.cost, subject.today, subject.catalogue);
    if (basis.prices == 0)
        return FigureWords::tr("no price is known", "caption of a sum");
    if (!basis.oldest.isValid())
        return FigureWords::tr("%n price(s), without a date", nullptr, basis.prices);
    return withMovedPrices(FigureWords::tr("%n price(s), the oldest of %1", nullptr, basis.prices)
                               .arg(basis.oldest.toString(u"yyyy-MM"_s)),
                           subject);
}

/// The memories of all cards, the smallest of them, their sum.
ReportFigure memoryFigure(const Subject &subject)
{
    ReportFigure figure{FigureWords::tr("GPU memory"), subject.line.memory, {}};
    std::vector<double> sizes;
    for (const Device &device : subject.machine.devices) {
        if (device.isCard() && device.chip && device.chip->memory)
            sizes.push_back(device.chip->memory->value());
    }
    if (figure.value.isEmpty()) {
        figure.value = u"–"_s;
        return figure;
    }
    const auto [least, most] = std::minmax_element(sizes.begin(), sizes.end());
    if (*least < *most)
        figure.caption = FigureWords::tr("work dealt evenly fits %1 GB each").arg(names::number(*least));
    else if (sizes.size() > 1)
        figure.caption = FigureWords::tr("each card holds its own; no sum for a model that is not divided");
    if (const CardLoad *load = subject.works.loads.most()) {
        const QString need = plannedNeedText({*load->low, *load->high, 1});
        figure.caption = subject.works.works.empty() ? FigureWords::tr("the work needs %1 GiB on each card").arg(need)
                         : subject.works.works.size() == 1
                             ? FigureWords::tr("its work needs %1 GiB on a card", "memory").arg(need)
                             : FigureWords::tr("its works need %1 GiB on a card", "memory").arg(need);
    }
    return figure;
}

const words::PowerBar *barOf(const std::vector<words::PowerBar> &bars, words::PowerBar::What what)
{
    const auto found =
        std::find_if(bars.begin(), bars.end(), [what](const words::PowerBar &bar) { return bar.what == what; });
    return found == bars.end() ? nullptr : &*found;
}

QString worstCaption(const words::PowerBar *bar)
{
    return bar ? FigureWords::tr("at the worst %1", "watts of watts").arg(words::brief(*bar)) : QString();
}

QString joined(const QStringList &texts)
{
    QStringList present = texts;
    present.removeAll(QString());
    return present.join(betweenChanges());
}

QString noiseText(const Heat &heat)
{
    if (heat.noiseAtLeast && heat.noiseAtLeast == heat.noiseAtMost)
        return FigureWords::tr("chosen fans %1 dB(A) at full speed").arg(names::number(*heat.noiseAtLeast));
    return FigureWords::tr("noise not known");
}

ReportFigure heatFigure(const Subject &subject)
{
    const Heat &heat = subject.assessment.heat;
    ReportFigure figure{FigureWords::tr("Heat into the room"), u"–"_s, noiseText(heat)};
    const Power &power = subject.assessment.power;
    if (power.wall && heat.btuPerHour)
        figure.value = FigureWords::tr("%1 = %2 BTU/h", "watts, the same in British thermal units")
                           .arg(names::watts(*power.wall), names::number(*heat.btuPerHour));
    else if (power.wallAtLeast > Watts(0))
        figure.value = heatAtLeast(power.wallAtLeast);
    return figure;
}

/// The devices of this kind that have the same link.
std::vector<const Device *> alikeWith(const Link &worst, const Device &device, const Subject &subject)
{
    std::vector<const Device *> alike;
    for (const Link &link : subject.assessment.lanes.links) {
        const Device &other = subject.machine.devices[static_cast<std::size_t>(link.device)];
        if (other.isCard() == device.isCard() && other.isDrive() == device.isDrive() && link.dark == worst.dark &&
            link.width == worst.width && link.generation == worst.generation && link.bandwidth == worst.bandwidth)
            alike.push_back(&other);
    }
    return alike;
}

QString linkCaption(const Subject &subject)
{
    const words::WorstLinkAnswer worst =
        words::worstLink(subject.machine, subject.assessment.lanes, subject.document.use);
    if (!worst.link)
        return worst.text;
    const Device &device = subject.machine.devices[static_cast<std::size_t>(worst.link->device)];
    const QString bandwidth =
        worst.link->bandwidth
            ? FigureWords::tr("%1 GB/s each way").arg(names::number(worst.link->bandwidth->value(), 1))
            : QString();
    return joined({names::devices(alikeWith(*worst.link, device, subject)), bandwidth});
}

} // namespace

std::optional<PriceRange> movedPrices(const Subject &subject)
{
    const Cost &cost = subject.assessment.cost;
    if (cost.total.size() != 1)
        return std::nullopt;
    const CostBasis basis = basisOf(cost, subject.today, subject.catalogue);
    const QString currency = cost.total.firstKey();
    PriceRange range{{0, currency}, {0, currency}};
    bool moved = false;
    for (const CostLine &line : cost.lines) {
        if (line.owned || !line.price)
            continue;
        const auto stale = std::find_if(basis.stale.begin(), basis.stale.end(),
                                        [&](const StaleKind &one) { return one.kind == line.kind && one.moved; });
        const bool old =
            stale != basis.stale.end() && line.pick && line.pick->price.date.addMonths(FreshMonths) < subject.today;
        range.low.amount += line.price->amount * (old ? stale->moved->low : 1);
        range.high.amount += line.price->amount * (old ? stale->moved->high : 1);
        moved = moved || old;
    }
    return moved ? std::optional(range) : std::nullopt;
}

QString withMovedPrices(const QString &text, const Subject &subject)
{
    const std::optional<PriceRange> range = movedPrices(subject);
    if (!range)
        return text;
    // What has no price has no place in a range either.
    return subject.assessment.cost.unpriced == 0
               ? FigureWords::tr("%1; %2 to %3 as such prices moved since", "caption of a sum; sums")
                     .arg(text, names::money(range->low), names::money(range->high))
               : FigureWords::tr("%1; at least %2 to %3 as such prices moved since", "caption of a sum; sums")
                     .arg(text, names::money(range->low), names::money(range->high));
}

std::vector<ReportFigure> coverFigures(const Subject &subject, const words::VerdictBand &band)
{
    const Power &power = subject.assessment.power;
    const std::vector<words::PowerBar> bars =
        words::powerAnswer(subject.machine, power, subject.document.site, subject.document.use);
    std::vector<ReportFigure> figures;
    figures.push_back(figureOf(band.figures.front(), priceCaption(subject)));
    figures.push_back(memoryFigure(subject));
    figures.push_back(figureOf(band.figures[1], worstCaption(barOf(bars, words::PowerBar::What::Worst))));
    figures.push_back(figureOf(band.figures[2], worstCaption(barOf(bars, words::PowerBar::What::WorstWall))));
    figures.push_back(heatFigure(subject));
    figures.push_back(figureOf(band.figures.back(), linkCaption(subject)));
    return figures;
}

} // namespace rig::report
