// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/lint.h"

#include "core/catalogue/fields.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct Lint
{
    Q_DECLARE_TR_FUNCTIONS(Lint)
};

using Severity = Complaint::Severity;

void complain(std::vector<Complaint> &complaints, Severity severity, const Part &part, const QString &field,
              const QString &message)
{
    complaints.push_back({severity, part.id, field, message});
}

/// How many FP32 operations a core does a clock: a fused multiply-add counts as two; the vendor counts dual issue as
/// four. Vendors' white papers; architectures that count otherwise are left out.
struct FlopsPerClock
{
    const char *architecture; ///< its beginning
    int operations;
};
constexpr std::array Flops{
    FlopsPerClock{"RDNA 3", 4},    FlopsPerClock{"RDNA 4", 4},     FlopsPerClock{"CDNA 3", 4},
    FlopsPerClock{"CDNA 4", 4},    FlopsPerClock{"RDNA", 2},       FlopsPerClock{"CDNA", 2},
    FlopsPerClock{"Vega", 2},      FlopsPerClock{"Polaris", 2},    FlopsPerClock{"GCN", 2},
    FlopsPerClock{"Kepler", 2},    FlopsPerClock{"Maxwell", 2},    FlopsPerClock{"Pascal", 2},
    FlopsPerClock{"Volta", 2},     FlopsPerClock{"Turing", 2},     FlopsPerClock{"Ampere", 2},
    FlopsPerClock{"Ada", 2},       FlopsPerClock{"Hopper", 2},     FlopsPerClock{"Blackwell", 2},
    FlopsPerClock{"Alchemist", 2}, FlopsPerClock{"Battlemage", 2},
};

std::optional<int> flopsPerClock(const QString &architecture)
{
    for (const FlopsPerClock &row : Flops) {
        if (architecture.startsWith(QLatin1StringView(row.architecture)))
            return row.operations;
    }
    return std::nullopt;
}

/// Gigabits a second on one pin that a kind of memory is sold with; JEDEC's standards and the vendors' products.
struct PinRate
{
    const char *type;
    double low;
    double high;
};
constexpr std::array PinRates{
    PinRate{"DDR3", 0.8, 2.2},  PinRate{"DDR4", 1.6, 4.0},   PinRate{"GDDR5", 2.4, 9.1}, PinRate{"GDDR5X", 8.9, 12.1},
    PinRate{"GDDR6", 10, 20.1}, PinRate{"GDDR6X", 18, 24.1}, PinRate{"GDDR7", 24, 36.1}, PinRate{"HBM", 0.9, 1.1},
    PinRate{"HBM2", 0.9, 2.8},  PinRate{"HBM2e", 2.4, 3.7},  PinRate{"HBM3", 4.0, 6.6},  PinRate{"HBM3e", 5.5, 9.9},
};

constexpr double SlotPitchMm = 20.32;

void lintFigures(const Part &part, const Catalogue &catalogue, std::vector<Complaint> &complaints)
{
    for (const Field &field : fieldsOf(part.kind)) {
        const QString key = QString::fromLatin1(field.key);
        const Reading reading = field.get(part);
        if (!reading.known())
            continue;
        if (!catalogue.source(reading.source))
            complain(complaints, Severity::Error, part, key, Lint::tr("has no source."));
        const std::optional<double> number = reading.number();
        if (number && !(*number >= field.low && *number <= field.high)) {
            complain(complaints, Severity::Error, part, key,
                     Lint::tr("is %1; a sane value lies between %2 and %3.")
                         .arg(QString::number(*number), QString::number(field.low), QString::number(field.high)));
        }
        if (const std::optional<QString> text = reading.text(); text && text->trimmed().isEmpty())
            complain(complaints, Severity::Error, part, key, Lint::tr("is empty; leave out what is not known."));
    }
}

void lintPrices(const Part &part, const Catalogue &catalogue, std::vector<Complaint> &complaints)
{
    static const QRegularExpression currencyForm(u"^[A-Z]{3}$"_s);
    for (std::size_t i = 0; i < part.prices.size(); ++i) {
        const Price &price = part.prices[i];
        const QString field = u"prices[%1]"_s.arg(i);
        if (!currencyForm.match(price.money.currency).hasMatch())
            complain(complaints, Severity::Error, part, field, Lint::tr("has no currency such as USD or CNY."));
        if (!price.date.isValid())
            complain(complaints, Severity::Error, part, field, Lint::tr("has no date."));
        if (!catalogue.source(price.source))
            complain(complaints, Severity::Error, part, field, Lint::tr("has no source."));
        if (!std::isfinite(price.money.amount) || price.money.amount <= 0)
            complain(complaints, Severity::Error, part, field, Lint::tr("has no amount above 0."));
    }
}

void lintFp32(const Chip &chip, std::vector<Complaint> &complaints)
{
    const std::optional<int> operations = flopsPerClock(chip.architecture.valueOr({}));
    if (!operations || !chip.fp32 || !chip.cores || !chip.boostClock)
        return;
    const double reckoned = *operations * *chip.cores * chip.boostClock->value() / 1e6;
    if (std::abs(chip.fp32->value() - reckoned) <= 0.03 * reckoned)
        return;
    complain(complaints, Severity::Error, chip, u"fp32_tflops"_s,
             Lint::tr("is %1, but %2 × %3 cores × %4 MHz gives %5; they may differ by 3 %.",
                      "FP32 operations a clock come first")
                 .arg(QString::number(chip.fp32->value()), QString::number(*operations), QString::number(*chip.cores),
                      QString::number(chip.boostClock->value()), QString::number(reckoned, 'f', 2)));
}

void lintBandwidth(const Chip &chip, std::vector<Complaint> &complaints)
{
    if (!chip.memoryBandwidth || !chip.memoryBusBits || *chip.memoryBusBits <= 0)
        return;
    const double rate = chip.memoryBandwidth->value() * 8 / *chip.memoryBusBits;
    for (const PinRate &row : PinRates) {
        if (chip.memoryType.valueOr({}).compare(QLatin1StringView(row.type), Qt::CaseInsensitive) != 0)
            continue;
        if (rate < row.low || rate > row.high) {
            complain(complaints, Severity::Error, chip, u"memory_bandwidth_gb_s"_s,
                     Lint::tr("over a bus of %1 bits means %2 Gbit/s a pin; %3 runs between %4 and %5.")
                         .arg(QString::number(*chip.memoryBusBits), QString::number(rate, 'f', 2),
                              QString::fromLatin1(row.type), QString::number(row.low), QString::number(row.high)));
        }
    }
}

/// Watts that the connectors carry by their specifications; PCI-SIG, CEM 5.0.
double ratedWatts(const ConnectorCounts &connectors)
{
    static const QMap<QString, double> ratings{{u"pcie-6"_s, 75},   {u"pcie-8"_s, 150}, {u"12vhpwr"_s, 600},
                                               {u"12v-2x6"_s, 600}, {u"eps-8"_s, 336},  {u"eps-4"_s, 168}};
    double watts = 0;
    for (auto it = connectors.begin(); it != connectors.end(); ++it)
        watts += it.value() * ratings.value(it.key(), 0);
    return watts;
}

void lintCardPower(const Card &card, const Chip *chip, std::vector<Complaint> &complaints)
{
    const std::optional<Watts> need = card.tdp ? card.tdp.value : chip ? chip->tdp.value : std::nullopt;
    if (!need || !card.powerConnectors)
        return;
    constexpr double slotWatts = 75; // PCI-SIG, CEM: an x16 slot
    const double carried = slotWatts + ratedWatts(*card.powerConnectors);
    if (need->value() <= carried)
        return;
    // Some real cards exceed it by a few watts, such as the RTX A5000: 230 W on one 8-pin plug.
    const Severity severity = need->value() <= 1.05 * carried ? Severity::Warning : Severity::Error;
    complain(complaints, severity, card, u"power_connectors"_s,
             Lint::tr("carry %1 W together with the slot, less than the %2 W that the card draws.")
                 .arg(QString::number(carried), QString::number(need->value())));
}

void lintThickness(const Card &card, std::vector<Complaint> &complaints)
{
    if (!card.thickness || !card.slotCount)
        return;
    const double pitches = card.thickness->value() / SlotPitchMm;
    // A cooler ends a little before the next place, or a little inside it: "2.5 slots" for 50 mm, "2" for 38 or 42.
    if (pitches > *card.slotCount - 1 && pitches <= *card.slotCount + 0.35)
        return;
    complain(complaints, Severity::Warning, card, u"slots"_s,
             Lint::tr("is %1, but %2 mm are %3 slot pitches.")
                 .arg(QString::number(*card.slotCount), QString::number(card.thickness->value()),
                      QString::number(pitches, 'f', 2)));
}

template <class T> void append(std::vector<T> &to, std::vector<T> from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace

std::vector<Complaint> lintPart(const Part &part, const Catalogue &catalogue)
{
    static const QRegularExpression idForm(u"^[a-z0-9][a-z0-9.-]{0,119}$"_s);
    std::vector<Complaint> complaints;
    if (!idForm.match(part.id).hasMatch())
        complain(complaints, Severity::Error, part, u"id"_s,
                 Lint::tr("must be lower case letters, digits, dots and hyphens."));
    if (part.name.trimmed().isEmpty())
        complain(complaints, Severity::Error, part, u"name"_s, Lint::tr("is empty."));
    lintFigures(part, catalogue, complaints);
    lintPrices(part, catalogue, complaints);
    return complaints;
}

std::vector<Complaint> lintChip(const Chip &chip)
{
    std::vector<Complaint> complaints;
    lintFp32(chip, complaints);
    lintBandwidth(chip, complaints);
    return complaints;
}

std::vector<Complaint> lintCard(const Card &card, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    const std::shared_ptr<const Chip> chip = catalogue.chipOf(card);
    if (!card.gpu)
        complain(complaints, Severity::Error, card, u"gpu"_s, Lint::tr("is missing: a card needs the id of its chip."));
    else if (!chip)
        complain(complaints, Severity::Error, card, u"gpu"_s,
                 Lint::tr("is \"%1\", which is no chip of the catalogue.").arg(*card.gpu));
    lintCardPower(card, chip.get(), complaints);
    lintThickness(card, complaints);
    return complaints;
}

std::vector<Complaint> lintProcessor(const Processor &processor)
{
    std::vector<Complaint> complaints;
    if (processor.usableLanes && processor.pcieLanes && *processor.usableLanes > *processor.pcieLanes)
        complain(complaints, Severity::Error, processor, u"usable_lanes"_s,
                 Lint::tr("is %1, more than the %2 that the vendor states.")
                     .arg(QString::number(*processor.usableLanes), QString::number(*processor.pcieLanes)));
    if (processor.pl2 && processor.tdp && *processor.pl2 < *processor.tdp)
        complain(complaints, Severity::Error, processor, u"pl2_w"_s,
                 Lint::tr("is %1 W, less than the %2 W of tdp_w.")
                     .arg(QString::number(processor.pl2->value()), QString::number(processor.tdp->value())));
    if (processor.threads && processor.cores && *processor.threads < *processor.cores)
        complain(complaints, Severity::Error, processor, u"threads"_s,
                 Lint::tr("is %1, fewer than the %2 cores.")
                     .arg(QString::number(*processor.threads), QString::number(*processor.cores)));
    return complaints;
}

std::vector<Complaint> lint(const std::vector<PartHandle> &parts, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    QSet<QString> seen;
    for (const PartHandle &part : parts) {
        if (seen.contains(part->id))
            complain(complaints, Severity::Error, *part, u"id"_s, Lint::tr("belongs to two parts."));
        seen.insert(part->id);
        append(complaints, lintPart(*part, catalogue));
        switch (part->kind) {
        case Kind::Gpu:
            append(complaints, lintChip(static_cast<const Chip &>(*part)));
            break;
        case Kind::Card:
            append(complaints, lintCard(static_cast<const Card &>(*part), catalogue));
            break;
        case Kind::Processor:
            append(complaints, lintProcessor(static_cast<const Processor &>(*part)));
            break;
        case Kind::Motherboard:
            append(complaints, lintBoard(static_cast<const Board &>(*part)));
            append(complaints, lintLanes(static_cast<const Board &>(*part), catalogue));
            break;
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
    }
    return complaints;
}

} // namespace rig
