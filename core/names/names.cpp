// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"

#include "core/names/lists.h"
#include "core/names/price_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::names {

namespace {

struct Names
{
    Q_DECLARE_TR_FUNCTIONS(Names)
};

int decimalsOf(const Money &money)
{
    const bool isTiny = money.amount > 0 && money.amount < 0.1; // of what is paid by the hour
    return isTiny ? 4 : money.amount < 10 ? 2 : 0;
}

} // namespace

QString kind(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
        return Names::tr("GPU");
    case Kind::Card:
        return Names::tr("Graphics card");
    case Kind::Processor:
        return Names::tr("Processor");
    case Kind::Motherboard:
        return Names::tr("Motherboard");
    case Kind::Supply:
        return Names::tr("Power supply");
    case Kind::Case:
        return Names::tr("Case");
    case Kind::Cooler:
        return Names::tr("Cooler");
    case Kind::Fan:
        return Names::tr("Fan");
    case Kind::Memory:
        return Names::tr("Memory", "kind of part: the machine's own");
    case Kind::Drive:
        return Names::tr("Drive");
    case Kind::Network:
        return Names::tr("Network card");
    case Kind::Bridge:
        return Names::tr("Bridge", "kind of part: joins cards, such as NVLink");
    case Kind::Riser:
        return Names::tr("Riser or adapter");
    case Kind::Switch:
        return Names::tr("Switch board", "kind of part: a PCI Express switch");
    case Kind::Cable:
        return Names::tr("Power cable");
    case Kind::System:
        return Names::tr("Whole system");
    }
    return {};
}

QString kindPlural(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
        return Names::tr("GPUs");
    case Kind::Card:
        return Names::tr("Graphics cards");
    case Kind::Processor:
        return Names::tr("Processors");
    case Kind::Motherboard:
        return Names::tr("Motherboards");
    case Kind::Supply:
        return Names::tr("Power supplies");
    case Kind::Case:
        return Names::tr("Cases");
    case Kind::Cooler:
        return Names::tr("Coolers");
    case Kind::Fan:
        return Names::tr("Fans");
    case Kind::Memory:
        return Names::tr("Memory kits");
    case Kind::Drive:
        return Names::tr("Drives");
    case Kind::Network:
        return Names::tr("Network cards");
    case Kind::Bridge:
        return Names::tr("Bridges", "kind of part: they join cards, such as NVLink");
    case Kind::Riser:
        return Names::tr("Risers and adapters");
    case Kind::Switch:
        return Names::tr("Switch boards", "kind of part: PCI Express switches");
    case Kind::Cable:
        return Names::tr("Power cables");
    case Kind::System:
        return Names::tr("Whole systems");
    }
    return {};
}

QString device(const Device &device)
{
    const QString number = QString::number(device.number);
    if (device.isCard())
        return Names::tr("Card %1", "number").arg(number);
    if (device.isDrive())
        return Names::tr("Drive %1", "number").arg(number);
    if (device.network)
        return Names::tr("Network card %1", "number").arg(number);
    return device.riser ? Names::tr("Riser %1", "number").arg(number)
                        : Names::tr("Switch board %1", "number").arg(number);
}

QString linkOf(const Link &link, const Device &device)
{
    return device.riser && !link.dark ? Names::tr("passes its lanes on", "riser") : names::link(link);
}

QString placeOf(const Device &device, const Machine &machine)
{
    if (!machine.board || device.connector < 0)
        return value(Value());
    const QString label = machine.board->part->connectors[static_cast<std::size_t>(device.connector)].label;
    if (device.host < 0)
        return label;
    return Names::tr("%1, %2", "connector, riser in it")
        .arg(label, names::device(machine.devices[static_cast<std::size_t>(device.host)]));
}

QString certainty(Certainty certainty)
{
    switch (certainty) {
    case Certainty::Vendor:
        return Names::tr("vendor");
    case Certainty::Measured:
        return Names::tr("measured");
    case Certainty::ThirdParty:
        return Names::tr("third party");
    case Certainty::Derived:
        return Names::tr("derived");
    }
    return {};
}

QString circuit(const Circuit &circuit)
{
    struct Named
    {
        QLatin1StringView id;
        const char *name;
    };
    static constexpr std::array named{
        Named{"us-15a"_L1, QT_TRANSLATE_NOOP("Names", "United States, 120 V, 15 A")},
        Named{"us-20a"_L1, QT_TRANSLATE_NOOP("Names", "United States, 120 V, 20 A")},
        Named{"us-240v-20a"_L1, QT_TRANSLATE_NOOP("Names", "United States, 240 V, 20 A")},
        Named{"us-240v-30a"_L1, QT_TRANSLATE_NOOP("Names", "United States, 240 V, 30 A")},
        Named{"eu-16a"_L1, QT_TRANSLATE_NOOP("Names", "Europe, 230 V, 16 A")},
        Named{"uk-13a"_L1, QT_TRANSLATE_NOOP("Names", "United Kingdom, 230 V, 13 A plug")},
        Named{"cn-10a"_L1, QT_TRANSLATE_NOOP("Names", "China, 220 V, 10 A")},
        Named{"cn-16a"_L1, QT_TRANSLATE_NOOP("Names", "China, 220 V, 16 A")},
        Named{"jp-15a"_L1, QT_TRANSLATE_NOOP("Names", "Japan, 100 V, 15 A")},
    };
    for (const Named &candidate : named) {
        if (circuit.id == candidate.id)
            return QCoreApplication::translate("Names", candidate.name);
    }
    return Names::tr("Own circuit, %1 V, %2 A").arg(number(circuit.volts.value()), number(circuit.amperes.value()));
}

QString workInSentence(Work work)
{
    switch (work) {
    case Work::SingleTraining:
        return Names::tr("training on one card", "within a sentence");
    case Work::DataParallel:
        return Names::tr("data-parallel training", "within a sentence");
    case Work::TensorParallel:
        return Names::tr("tensor-parallel work", "within a sentence");
    case Work::Sharded:
        return Names::tr("sharded training", "within a sentence");
    case Work::Inference:
        return Names::tr("inference", "within a sentence");
    }
    return {};
}

QString peerWay(PeerWay way)
{
    switch (way) {
    case PeerWay::NvLink:
        return Names::tr("NVLink");
    case PeerWay::SameSwitch:
        return Names::tr("within one switch");
    case PeerWay::SameProcessor:
        return Names::tr("within one processor");
    case PeerWay::Chipset:
        return Names::tr("through the chipset");
    case PeerWay::AcrossProcessors:
        return Names::tr("across the processors");
    case PeerWay::Unknown:
        return Names::tr("not known");
    }
    return {};
}

QString work(Work work)
{
    switch (work) {
    case Work::SingleTraining:
        return Names::tr("Training on one card");
    case Work::DataParallel:
        return Names::tr("Data-parallel training");
    case Work::TensorParallel:
        return Names::tr("Tensor-parallel training");
    case Work::Sharded:
        return Names::tr("Sharded training");
    case Work::Inference:
        return Names::tr("Inference");
    }
    return {};
}

QString upstream(Upstream upstream, const Board &board)
{
    switch (upstream) {
    case FromProcessor0:
        return board.processorCount.valueOr(1) > 1 ? Names::tr("Processor 1") : Names::tr("Processor");
    case FromProcessor1:
        return Names::tr("Processor 2");
    case FromChipset:
        return Names::tr("Chipset");
    case FromUnknown:
        return Names::tr("not known");
    default:
        return board.switches[static_cast<std::size_t>(upstream)].label;
    }
}

QString link(const Link &link)
{
    if (!link.pcie)
        return Names::tr("SATA");
    if (link.dark)
        return Names::tr("no lanes");
    if (!link.width)
        return Names::tr("not known");
    if (!link.generation)
        return QStringLiteral("x%1").arg(*link.width);
    return QStringLiteral("PCIe %1.0 x%2").arg(QString::number(*link.generation), QString::number(*link.width));
}

QString number(double value, int decimals) { return QLocale().toString(value, 'f', decimals); }

QString noPrice() { return Names::tr("no price known"); }

QString total(const Total &total)
{
    const QString sum = watts(total.atLeast);
    return total.complete ? sum : Names::tr("≥ %1", "watts").arg(sum);
}

QString peakLength(double microseconds)
{
    return microseconds < 1000 ? Names::tr("%1 µs", "length of time").arg(number(microseconds))
                               : Names::tr("%1 ms", "length of time").arg(number(microseconds / 1000));
}

QString window(Window window) { return peakLength(WindowMicroseconds.at(static_cast<std::size_t>(window))); }

QString watts(Watts watts) { return Names::tr("%1 W").arg(number(watts.value())); }

QString moneyRange(const Money &from, std::optional<double> to)
{
    const QString low = money(from);
    const QString high = to ? money({*to, from.currency}) : low;
    return high == low ? low : Names::tr("%1 to %2", "from an amount of money to another").arg(low, high);
}

QString moneyChange(const Money &change)
{
    if (change.amount > 0)
        return u'+' + money(change);
    return change.amount < 0 ? u'−' + money({-change.amount, change.currency}) : money(change);
}

QString money(const Money &money)
{
    struct Sign
    {
        QLatin1StringView currency;
        QStringView sign;
    };
    static constexpr std::array signs{Sign{"USD"_L1, u"$"}, Sign{"EUR"_L1, u"€"}, Sign{"GBP"_L1, u"£"}};
    const QString amount = number(money.amount, decimalsOf(money));
    for (const Sign &sign : signs) {
        if (money.currency == sign.currency)
            return sign.sign.toString() + amount;
    }
    // ¥ is the yen's sign as well: only who reads Chinese takes it for the yuan.
    if (money.currency == "CNY"_L1)
        return Names::tr("CNY %1", "an amount of Chinese yuan").arg(amount);
    return QStringLiteral("%1 %2").arg(money.currency, amount);
}

Money severalAsShown(int count, const Money &one)
{
    const double unit = std::pow(10, decimalsOf(one));
    return {count * std::round(one.amount * unit) / unit, one.currency};
}

QString cost(const Cost &cost)
{
    QStringList sums;
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it)
        sums << money({it.value(), it.key()});
    if (cost.unpriced == 0)
        return sums.isEmpty() ? money({0, u"USD"_s}) : sums.join(u" + "_s);
    const QString without = Names::tr("%n part(s) without price", "a sum of prices", cost.unpriced);
    if (sums.isEmpty())
        return without;
    return Names::tr("≥ %1, %2", "sum of prices, number of parts without").arg(sums.join(u" + "_s), without);
}

QString price(const PricePick &pick)
{
    return Names::tr("%1 (%2)", "amount, basis and date of a price").arg(money(pick.money), priceBasis(pick));
}

QString value(const Value &value)
{
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag ? Names::tr("yes") : Names::tr("no");
    if (const double *figure = std::get_if<double>(&value)) {
        if (*figure == static_cast<long long>(*figure))
            return number(*figure);
        return number(*figure, std::abs(*figure) < 10 ? 2 : 1);
    }
    if (const QString *text = std::get_if<QString>(&value))
        return *text;
    if (const QStringList *texts = std::get_if<QStringList>(&value))
        return texts->isEmpty() ? Names::tr("none") : listed(*texts);
    if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value)) {
        QStringList entries;
        for (auto it = counts->begin(); it != counts->end(); ++it)
            entries << QStringLiteral("%1 × %2").arg(QString::number(it.value()), it.key());
        return entries.isEmpty() ? Names::tr("none") : listed(entries);
    }
    return Names::tr("not known");
}

} // namespace rig::names
