// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/compare_words.h"

#include "core/catalogue/fields.h"
#include "core/guide/card_software.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "core/names/sentences.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::words {

using namespace names;

namespace {

struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

QString shown(double times) { return number(times, times < 10 ? 2 : 1); }

QString nameOf(const QString &id, const Catalogue &catalogue)
{
    const PartHandle part = catalogue.find(id);
    return part ? part->name : id;
}

/// "Lambda 2019-03-04; Puget Systems 2020-09-18"
QString sourcesText(const std::vector<SourceIndex> &sources, const Catalogue &catalogue)
{
    QStringList texts;
    for (const SourceIndex index : sources) {
        const Source *source = catalogue.source(index);
        const QString text =
            source ? CompareWords::tr("%1 %2", "publisher, date").arg(names::publisherName(*source), source->date)
                   : QString();
        if (source && !texts.contains(text))
            texts << text;
    }
    return names::apart(texts);
}

QString names(const std::vector<std::shared_ptr<const Chip>> &gpus)
{
    QStringList names;
    for (const auto &gpu : gpus)
        names << gpu->name;
    return names.join(u", "_s);
}

QString architectures(const std::vector<std::shared_ptr<const Chip>> &gpus)
{
    QStringList all;
    for (const auto &gpu : gpus) {
        if (!all.contains(gpu->architecture.valueOr({})))
            all << *gpu->architecture;
    }
    return all.join(u", "_s);
}

QString worksText(const QStringList &works)
{
    constexpr qsizetype few = 2;
    if (works.size() <= few)
        return works.join(u", "_s);
    return CompareWords::tr("%1 and %n more", "names of works; how many are not named",
                            static_cast<int>(works.size() - few))
        .arg(works.mid(0, few).join(u", "_s));
}

QString readSentence(const SpeedStep &step, const Catalogue &catalogue)
{
    const QString sources = sourcesText(step.sources, catalogue);
    const QString gpu = nameOf(step.gpu, catalogue);
    const QString of = nameOf(step.of, catalogue);
    if (step.count == 1)
        return CompareWords::tr("%1 is %2 times as fast as %3 at %4 (%5).")
            .arg(gpu, shown(step.times), of, worksText(step.works), sources);
    return CompareWords::tr("%1 is %2 times as fast as %3, between %4 and %5 over %n comparisons: %6 (%7).", nullptr,
                            step.count)
        .arg(gpu, shown(step.times), of, shown(step.lowest), shown(step.highest), worksText(step.works), sources);
}

/// All of them with the one to which they are relative, the fastest first, what is not known last.
std::vector<SpeedOf> fastestWith(const std::shared_ptr<const Chip> &of, std::vector<SpeedOf> speeds)
{
    SpeedRelation same;
    same.basis = SpeedBasis::Same;
    same.times = 1;
    speeds.push_back({of, same});
    std::stable_sort(speeds.begin(), speeds.end(), [](const SpeedOf &a, const SpeedOf &b) {
        return a.speed.times.value_or(0) > b.speed.times.value_or(0);
    });
    return speeds;
}

} // namespace

QString spread(const SpeedRelation &speed)
{
    const QString low = speed.between ? shown(speed.between->low) : QString();
    const QString high = speed.between ? shown(speed.between->high) : QString();
    return low == high ? QString() : low + u'–' + high;
}

QString times(const SpeedRelation &speed)
{
    const QString between = spread(speed);
    const QString ratio = speed.times ? u"×"_s + shown(*speed.times) : u"–"_s;
    return between.isEmpty() ? ratio : CompareWords::tr("%1 (%2)", "a ratio, its bounds").arg(ratio, between);
}

QString basis(SpeedBasis basis)
{
    switch (basis) {
    case SpeedBasis::Same:
        return CompareWords::tr("the same", "how a speed is known");
    case SpeedBasis::Read:
        return CompareWords::tr("read", "how a speed is known");
    case SpeedBasis::Chained:
        return CompareWords::tr("chained", "how a speed is known");
    case SpeedBasis::Modelled:
        return CompareWords::tr("modelled", "how a speed is known");
    case SpeedBasis::Theoretical:
        return CompareWords::tr("theoretical", "how a speed is known");
    case SpeedBasis::Unknown:
        return CompareWords::tr("not known", "how a speed is known");
    }
    return {};
}

QString speedSentence(const SpeedRelation &speed, const Chip &gpu, const Chip &of, const Catalogue &catalogue)
{
    switch (speed.basis) {
    case SpeedBasis::Same:
        return CompareWords::tr("It is the same GPU.");
    case SpeedBasis::Read:
        return readSentence(speed.steps.front(), catalogue);
    case SpeedBasis::Chained: {
        QStringList over;
        QStringList factors;
        for (const SpeedStep &step : speed.steps) {
            factors << shown(step.times);
            if (step.gpu != gpu.id)
                over << nameOf(step.gpu, catalogue);
        }
        const QString ways = over.join(u", "_s);
        const QString product = factors.join(u" × "_s);
        const QString sources = sourcesText(speed.sources(), catalogue);
        return CompareWords::tr("%1 is %2 times as fast as %3, within %7, by way of %4: %5 (%6).")
            .arg(gpu.name, shown(*speed.times), of.name, ways, product, sources, spread(speed));
    }
    case SpeedBasis::Modelled:
        if (speed.figure.isEmpty() && speed.between)
            return CompareWords::tr("No source here compares %1 with %2. By bandwidth, matrix rate and watts, as pairs "
                                    "that were measured follow them, it is %3 times as fast, between %4 and %5: an "
                                    "estimate.")
                .arg(gpu.name, of.name, shown(*speed.times), shown(speed.between->low), shown(speed.between->high));
        return CompareWords::tr("No source here compares %1 with %2. By their memory bandwidth, which tells inside one "
                                "architecture, it is %3 times as fast: an estimate.")
            .arg(gpu.name, of.name, shown(*speed.times));
    case SpeedBasis::Theoretical:
        return CompareWords::tr("No source here compares %1 with %2. The ratio of their peaks (%4) is %3: theoretical, "
                                "not what training gains.")
            .arg(gpu.name, of.name, shown(*speed.times), figureName(speed.figure));
    case SpeedBasis::Unknown:
        break;
    }
    return CompareWords::tr("How fast %1 is against %2 is not known.").arg(gpu.name, of.name);
}

QString fastestFirst(const std::shared_ptr<const Chip> &of, std::vector<SpeedOf> speeds)
{
    speeds = fastestWith(of, std::move(speeds));
    QStringList known;
    QStringList unknown;
    for (const SpeedOf &one : speeds) {
        const QString name = shortName(*one.gpu);
        if (!one.speed.times)
            unknown << name;
        else if (one.speed.basis == SpeedBasis::Same)
            known << CompareWords::tr("%1 (×1)", "a GPU to which others are relative").arg(name);
        else if (const QString between = spread(one.speed); between.isEmpty())
            known << CompareWords::tr("%1 (%2, %3)", "GPU, times as fast, how it is known")
                         .arg(name, times(one.speed), basis(one.speed.basis));
        else
            known << CompareWords::tr("%1 (×%2, %3, %4)", "GPU, times as fast, between what, how it is known")
                         .arg(name, shown(*one.speed.times), between, basis(one.speed.basis));
    }
    const QString order =
        CompareWords::tr("Fastest first: %1.").arg(known.join(CompareWords::tr(", ", "between GPUs in an order")));
    return unknown.isEmpty() ? order
                             : CompareWords::tr("%1 How fast %2 is beside them is not known.", "sentence, GPUs")
                                   .arg(order, unknown.join(CompareWords::tr(", ", "between GPUs in an order")));
}

QString softwareLeftBehind(const Chip &gpu)
{
    const guide::Compatibility &table = guide::shippedCompatibility();
    const guide::CardSoftware::State state = guide::stateFor(gpu, table);
    const bool behind = state == guide::CardSoftware::State::OldVersions || state == guide::CardSoftware::State::None;
    return behind ? guide::softwareSentences(guide::softwareFor(gpu, table)).value(0) : QString();
}

QStringList besideSpeed(const std::shared_ptr<const Chip> &of, std::vector<SpeedOf> speeds)
{
    speeds = fastestWith(of, std::move(speeds));
    const Chip *roomiest = speeds.front().gpu.get();
    for (const SpeedOf &one : speeds) {
        if (one.gpu->memory.valueOr(Gibibytes(0)) > roomiest->memory.valueOr(Gibibytes(0)))
            roomiest = one.gpu.get();
    }
    QStringList sentences;
    if (roomiest != speeds.front().gpu.get() && speeds.front().gpu->memory)
        sentences << CompareWords::tr("Most memory: %1, %2 GiB against %3.", "GPU, its memory, that of the fastest")
                         .arg(shortName(*roomiest), number(roomiest->memory->value()),
                              number(speeds.front().gpu->memory->value()));
    for (const SpeedOf &one : speeds)
        sentences << softwareLeftBehind(*one.gpu);
    sentences.removeAll(QString());
    return sentences;
}

QString offer(const std::optional<UpgradeOffer> &offer)
{
    if (!offer)
        return CompareWords::tr("not known", "a price");
    const QString amount = money(offer->money);
    if (offer->said)
        return CompareWords::tr("%1 (by you)", "amount").arg(amount);
    const QString date = offer->date.toString(Qt::ISODate);
    switch (offer->basis) {
    case ChartPrice::Launch:
        return CompareWords::tr("%1 (at launch, %2)", "amount, date").arg(amount, date);
    case ChartPrice::MarketNew:
        return CompareWords::tr("%1 (new, %2)", "amount, date").arg(amount, date);
    case ChartPrice::MarketUsed:
        return CompareWords::tr("%1 (used, %2)", "amount, date").arg(amount, date);
    case ChartPrice::Own:
        return CompareWords::tr("%1 (your own, %2)", "amount, date").arg(amount, date);
    }
    return amount;
}

QString toBeAdded(const std::optional<Money> &money)
{
    if (!money)
        return u"–"_s;
    return money->amount > 0 ? names::money(*money) : CompareWords::tr("nothing", "money to be added");
}

QString difference(const std::optional<double> &value, const QString &unit)
{
    if (!value)
        return u"–"_s;
    const double size = std::abs(*value);
    const QString amount = number(size, size == std::floor(size) ? 0 : 1) + (unit.isEmpty() ? unit : u' ' + unit);
    return (*value > 0 ? u"+"_s : *value < 0 ? u"−"_s : QString()) + amount;
}

QString plugsSentence(const UpgradeOption &option, const UpgradeAnswer &answer)
{
    if (!option.plugs || !answer.plugs || *option.plugs == *answer.plugs)
        return {};
    const auto plugs = [](const ConnectorCounts &counts) {
        return value(*findField(Kind::Card, u"power_connectors"_s), Value(counts));
    };
    return CompareWords::tr("Power plugs: %1 in place of %2; see whether the supply has what it takes.")
        .arg(plugs(*option.plugs), plugs(*answer.plugs));
}

QString resaleSentence(const UpgradeAnswer &answer, const Catalogue &catalogue)
{
    const QString &name = answer.owned->name;
    if (answer.resale && answer.resale->said)
        return CompareWords::tr("%1 brings %2, as you say.").arg(name, money(answer.resale->money));
    if (answer.resale) {
        const Source *source = catalogue.source(answer.resale->source);
        return CompareWords::tr("%1 is counted at %2: its newest used price (%3).")
            .arg(name, offer(answer.resale),
                 source ? names::publisherName(*source) : CompareWords::tr("your own price"));
    }
    if (answer.formerUsed)
        return CompareWords::tr("What %1 brings is not known: its last used price, %2, is of %3. Say your own.")
            .arg(name, money(answer.formerUsed->money), answer.formerUsed->date.toString(Qt::ISODate));
    return CompareWords::tr("What %1 brings is not known: no used price was seen. Say your own.").arg(name);
}

QString statement(const Statement &statement)
{
    return CompareWords::tr("%1 (%2, %3)", "a sentence, its publisher, its date")
        .arg(statement.text.here(), names::publisherName(statement.source), statement.source.date);
}

QString caution(const CompareCaution &caution)
{
    switch (caution.why) {
    case CompareCaution::Why::OtherArchitecture:
        return CompareWords::tr("The architectures differ (%1): memory bandwidth does not tell which is faster.")
            .arg(architectures(caution.gpus));
    case CompareCaution::Why::ArchitectureUnknown:
        return CompareWords::tr(
                   "Whether memory bandwidth tells which is faster is not known: the architecture of %1 is "
                   "missing.")
            .arg(names(caution.gpus));
    case CompareCaution::Why::FlopsTheoretical:
        return CompareWords::tr("FLOPS are theoretical: peaks that training does not reach.");
    case CompareCaution::Why::TensorCoresOfSome:
        return CompareWords::tr("Tensor Cores: %1, up to ×5 on a subset of the operations where the library uses "
                                "them. None: %2 (×1).")
            .arg(names(caution.gpus), names(caution.others));
    case CompareCaution::Why::SaidOfThem:
        return CompareWords::tr("Said of %1: “%2” Such a sentence holds at the prices of its day.", "GPUs, a sentence")
            .arg(names(caution.gpus), caution.says ? caution.says->text.here() : QString());
    }
    return {};
}

} // namespace rig::words
