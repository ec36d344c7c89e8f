// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/machine_line.h"

#include "core/checks/run_checks.h"
#include "core/machine/assessment.h"
#include "core/names/brief_name.h"
#include "core/names/names.h"
#include "core/words/power_answer.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct LineWords
{
    Q_DECLARE_TR_FUNCTIONS(LineWords)
};

/// What is the same, with how often.
template <class T> struct Counted
{
    T what;
    int count = 1;
};

/// Each once, in the order in which they come first.
template <class T> std::vector<Counted<T>> countedOf(const std::vector<T> &values)
{
    std::vector<Counted<T>> all;
    for (const T &value : values) {
        const auto same =
            std::find_if(all.begin(), all.end(), [&](const Counted<T> &one) { return one.what == value; });
        if (same == all.end())
            all.push_back({value, 1});
        else
            ++same->count;
    }
    return all;
}

QString cardsOf(const std::vector<const Device *> &cards)
{
    std::vector<QString> all;
    all.reserve(cards.size());
    for (const Device *card : cards)
        all.push_back(names::briefName(card->chip ? *card->chip : card->part()));
    QStringList texts;
    for (const Counted<QString> &run : countedOf(all))
        texts << (run.count == 1 ? run.what : u"%1 × %2"_s.arg(QString::number(run.count), run.what));
    return texts.join(u" + "_s);
}

QString memoryOf(const std::vector<const Device *> &cards)
{
    std::vector<double> all;
    for (const Device *card : cards) {
        if (!card->chip || !card->chip->memory)
            return {}; // a part of a sum is not the sum
        all.push_back(card->chip->memory->value());
    }
    QStringList texts;
    for (const Counted<double> &run : countedOf(all)) {
        const QString each = names::number(run.what, run.what < 10 && run.what != static_cast<int>(run.what) ? 1 : 0);
        texts << (run.count == 1 ? each : u"%1 × %2"_s.arg(QString::number(run.count), each));
    }
    return texts.isEmpty() ? QString() : LineWords::tr("%1 GB", "memory of all cards").arg(texts.join(u" + "_s));
}

QString priceOfAll(const Cost &cost)
{
    QStringList sums;
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it)
        sums << names::money({it.value(), it.key()});
    const QString sum = sums.join(u" + "_s);
    return cost.unpriced == 0 || sum.isEmpty() ? sum : LineWords::tr("≥ %1", "sum of prices").arg(sum);
}

QString oldestPrice(const Cost &cost)
{
    QDate oldest;
    for (const CostLine &line : cost.lines) {
        if (line.pick && !line.owned && (oldest.isNull() || line.pick->price.date < oldest))
            oldest = line.pick->price.date;
    }
    return oldest.isNull() ? QString() : oldest.toString(u"yyyy-MM"_s);
}

int countOf(const Verdict &verdict, Severity severity)
{
    return static_cast<int>(
        std::count_if(verdict.findings.begin(), verdict.findings.end(), [severity](const Finding &finding) {
            return finding.severity == severity && (severity != Severity::Unknown || finding.governs);
        }));
}

QString textOf(const Verdict &verdict)
{
    switch (verdict.kind) {
    case Verdict::Kind::Fine:
        return LineWords::tr("Works");
    case Verdict::Kind::Caution:
        return LineWords::tr("Works, %n limit(s)", nullptr, countOf(verdict, Severity::Caution));
    case Verdict::Kind::CannotCheck:
        return LineWords::tr("%n not checked", "findings", countOf(verdict, Severity::Unknown));
    case Verdict::Kind::Blocked:
        return LineWords::tr("%n problem(s)", nullptr, countOf(verdict, Severity::Blocker));
    }
    return {};
}

/// The worst finding; of a machine without any, how its supply stands in training.
QString whyOf(const Verdict &verdict, const Situation &situation)
{
    const auto worst =
        std::min_element(verdict.findings.begin(), verdict.findings.end(),
                         [](const Finding &one, const Finding &other) { return one.severity < other.severity; });
    if (worst != verdict.findings.end() && verdict.kind != Verdict::Kind::Fine)
        return words::shortTitle(*worst, situation);
    const std::vector<words::PowerBar> bars =
        words::powerSummary(situation.machine, situation.assessment.power, situation.site, situation.use);
    return bars.empty()
               ? QString()
               : LineWords::tr("%1: %2", "what is drawn, how much of what").arg(bars.front().name, bars.front().value);
}

SmallLink smallLink(const Link *link)
{
    if (!link || link->dark)
        return {};
    SmallLink small;
    small.behindChipset = link->upstream == FromChipset;
    small.generation = link->generation.value_or(0);
    small.width = link->width.value_or(0);
    small.narrower = link->width && link->maxWidth && *link->width < *link->maxWidth;
    return small;
}

} // namespace

MachineLine machineLine(const Document &document, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    const Situation situation{machine, document.site, document.use, assessment};
    return machineLine(situation, judge(runChecks(situation), document.build));
}

MachineLine machineLine(const Situation &situation, const Verdict &verdict)
{
    const Machine &machine = situation.machine;
    const Assessment &assessment = situation.assessment;
    MachineLine line;
    std::vector<const Device *> cards;
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        if (!machine.devices[i].isCard())
            continue;
        cards.push_back(&machine.devices[i]);
        line.links.push_back(smallLink(assessment.lanes.linkOf(static_cast<int>(i))));
    }
    line.cards = cardsOf(cards);
    line.memory = memoryOf(cards);
    line.price = priceOfAll(assessment.cost);
    line.priceSeen = oldestPrice(assessment.cost);
    line.training = names::total(assessment.power.training);
    line.verdict = verdict.kind;
    line.verdictText = textOf(verdict);
    line.why = whyOf(verdict, situation);
    return line;
}

QDate newestPrice(const Catalogue &catalogue)
{
    QDate newest;
    for (int kind = 0; kind < KindCount; ++kind) {
        for (const PartHandle &part : catalogue.parts(static_cast<Kind>(kind))) {
            for (const Price &price : part->prices)
                newest = std::max(newest, price.date);
        }
    }
    return newest;
}

QString catalogueLine(const Catalogue &catalogue)
{
    const QDate newest = newestPrice(catalogue);
    const auto count = [&](Kind kind) { return names::number(static_cast<double>(catalogue.parts(kind).size())); };
    const QString known = LineWords::tr("%1 GPUs, %2 cards, %3 boards with the tables of their lanes.")
                              .arg(count(Kind::Gpu), count(Kind::Card), count(Kind::Motherboard));
    if (newest.isNull())
        return known;
    return LineWords::tr("%1 Newest price of %2. No network needed.", "what is known, month")
        .arg(known, newest.toString(u"yyyy-MM"_s));
}

} // namespace rig
