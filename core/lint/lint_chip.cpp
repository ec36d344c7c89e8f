// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// How many FP32 operations a core does a clock: a fused multiply-add counts as two; the vendor counts dual issue as
/// four. NVIDIA's white papers from Fermi to Blackwell, AMD's from GCN to CDNA 4, Intel's on Xe; architectures that
/// count otherwise (TPU, Gaudi, Trainium, Xeon Phi) are left out.
struct FlopsPerClock
{
    const char *architecture; ///< its beginning
    int operations;
};
constexpr std::array Flops{
    FlopsPerClock{"RDNA 3", 4},        FlopsPerClock{"RDNA 4", 4},    FlopsPerClock{"CDNA 3", 4},
    FlopsPerClock{"CDNA 4", 4},        FlopsPerClock{"RDNA", 2},      FlopsPerClock{"CDNA", 2},
    FlopsPerClock{"Vega", 2},          FlopsPerClock{"Polaris", 2},   FlopsPerClock{"GCN", 2},
    FlopsPerClock{"Fermi", 2},         FlopsPerClock{"Kepler", 2},    FlopsPerClock{"Maxwell", 2},
    FlopsPerClock{"Pascal", 2},        FlopsPerClock{"Volta", 2},     FlopsPerClock{"Turing", 2},
    FlopsPerClock{"Ampere", 2},        FlopsPerClock{"Ada", 2},       FlopsPerClock{"Hopper", 2},
    FlopsPerClock{"Blackwell", 2},     FlopsPerClock{"Alchemist", 2}, FlopsPerClock{"Battlemage", 2},
    FlopsPerClock{"Ponte Vecchio", 2},
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

/// FP32 cores of one multiprocessor (NVIDIA), compute unit (AMD) or Xe core (Intel); the same white papers.
struct CoresPerSm
{
    const char *architecture; ///< its beginning
    int one;
    int other; ///< where the generation has two kinds of chip; 0: none
};
constexpr std::array CoresPerSms{
    CoresPerSm{"Fermi", 32, 48},     CoresPerSm{"Kepler", 192, 0},     CoresPerSm{"Maxwell", 128, 0},
    CoresPerSm{"Pascal", 128, 64},   CoresPerSm{"Volta", 64, 0},       CoresPerSm{"Turing", 64, 0},
    CoresPerSm{"Ampere", 128, 64},   CoresPerSm{"Ada", 128, 0},        CoresPerSm{"Hopper", 128, 0},
    CoresPerSm{"Blackwell", 128, 0}, CoresPerSm{"GCN", 64, 0},         CoresPerSm{"Polaris", 64, 0},
    CoresPerSm{"Vega", 64, 0},       CoresPerSm{"RDNA", 64, 0},        CoresPerSm{"CDNA", 64, 0},
    CoresPerSm{"Alchemist", 128, 0}, CoresPerSm{"Battlemage", 128, 0}, CoresPerSm{"Ponte Vecchio", 128, 0},
};

/// Dense FP16 Tensor Core operations that a multiprocessor does in a clock, by compute capability: NVIDIA's white
/// papers on Volta, Turing, GA100, GA102, Ada, Hopper and Blackwell. GeForce halves it where it accumulates in FP32.
/// INT8 and FP8 run at twice the rate.
struct TensorRate
{
    const char *computeCapability;
    int operations;
    bool doublesAt8Bits;
};
constexpr std::array TensorRates{
    TensorRate{"7.0", 1024, false}, TensorRate{"7.5", 1024, true},  TensorRate{"8.0", 2048, true},
    TensorRate{"8.6", 1024, true},  TensorRate{"8.9", 1024, true},  TensorRate{"9.0", 4096, true},
    TensorRate{"10.0", 8192, true}, TensorRate{"12.0", 1024, true},
};

/// What the datasheets multiply a dense figure by where one weight in two is zero: 2, since Ampere and CDNA 3.
constexpr double SparseRatio = 2;

/// Whether a peak fits the clock that it is reckoned at. Fermi has one clock; a later chip whose boost clock is not
/// known may run well above its base clock, but not below it.
bool fitsClock(const Chip &chip, double reckoned)
{
    const double peak = chip.fp32->value();
    if (chip.boostClock || chip.architecture.valueOr({}).startsWith("Fermi"_L1))
        return !differs(peak, reckoned, 0.03);
    constexpr double highestBoost = 2.2; // the A16 boosts from 885 to 1,800 MHz
    return peak >= 0.97 * reckoned && peak <= highestBoost * reckoned;
}

void lintFp32(const Chip &chip, std::vector<Complaint> &complaints)
{
    const std::optional<int> operations = flopsPerClock(chip.architecture.valueOr({}));
    const Figure<Megahertz> &clock = chip.boostClock ? chip.boostClock : chip.baseClock;
    if (!operations || !chip.fp32 || !chip.cores || !clock)
        return;
    const double reckoned = *operations * *chip.cores * clock->value() / 1e6;
    if (fitsClock(chip, reckoned))
        return;
    complain(complaints, Fault::Error, chip, u"fp32_tflops"_s,
             Lint::tr("is %1, but %2 × %3 cores × %4 MHz gives %5; they may differ by 3 %.",
                      "FP32 operations a clock come first")
                 .arg(shown(chip.fp32->value()), QString::number(*operations), QString::number(*chip.cores),
                      shown(clock->value()), QString::number(reckoned, 'f', 2)));
}

void lintCores(const Chip &chip, std::vector<Complaint> &complaints)
{
    if (!chip.cores || !chip.sms)
        return;
    for (const CoresPerSm &row : CoresPerSms) {
        if (!chip.architecture.valueOr({}).startsWith(QLatin1StringView(row.architecture)))
            continue;
        if (*chip.cores == *chip.sms * row.one || (row.other > 0 && *chip.cores == *chip.sms * row.other))
            return;
        const QString perSm = row.other > 0
                                  ? Lint::tr("%1 or %2").arg(QString::number(row.one), QString::number(row.other))
                                  : QString::number(row.one);
        return complain(complaints, Fault::Error, chip, u"cores"_s,
                        Lint::tr("is %1, but %2 multiprocessors of %3 cores each do not give that.")
                            .arg(QString::number(*chip.cores), QString::number(*chip.sms), perSm));
    }
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
            complain(complaints, Fault::Error, chip, u"memory_bandwidth_gb_s"_s,
                     Lint::tr("over a bus of %1 bits means %2 Gbit/s a pin; %3 runs between %4 and %5.")
                         .arg(QString::number(*chip.memoryBusBits), QString::number(rate, 'f', 2),
                              QString::fromLatin1(row.type), QString::number(row.low), QString::number(row.high)));
        }
    }
}

void lintTensor(const Chip &chip, const char *key, const Figure<Teraflops> &dense, double rate,
                std::vector<Complaint> &complaints)
{
    const Figure<Megahertz> &clock = chip.boostClock ? chip.boostClock : chip.baseClock;
    if (!dense || !chip.sms || !clock)
        return;
    // A vendor's own boost clock may lie a little above the one that he prints: 5 %, while sparse figures are 100 %
    // off.
    const double most = rate * *chip.sms * clock->value() / 1e6;
    if (dense->value() <= 1.05 * most)
        return;
    complain(
        complaints, Fault::Error, chip, QString::fromLatin1(key),
        Lint::tr("is %1, but %2 multiprocessors at %3 MHz give %4 at most without sparsity; is it the sparse figure?")
            .arg(shown(dense->value()), QString::number(*chip.sms), shown(clock->value()),
                 QString::number(most, 'f', 1)));
}

void lintTensors(const Chip &chip, std::vector<Complaint> &complaints)
{
    for (const TensorRate &row : TensorRates) {
        if (chip.computeCapability.valueOr({}) != QLatin1StringView(row.computeCapability))
            continue;
        lintTensor(chip, "tensor_fp16_dense_tflops", chip.tensorFp16Dense, row.operations, complaints);
        if (!row.doublesAt8Bits)
            return;
        lintTensor(chip, "int8_dense_tops", chip.int8Dense, 2 * row.operations, complaints);
        lintTensor(chip, "int4_dense_tops", chip.int4Dense, 4 * row.operations, complaints);
        lintTensor(chip, "fp8_dense_tflops", chip.fp8Dense, 2 * row.operations, complaints);
    }
}

void lintSparse(const Chip &chip, const char *key, const Figure<Teraflops> &sparse, const Figure<Teraflops> &dense,
                std::vector<Complaint> &complaints)
{
    if (!sparse || !dense || !differs(sparse->value(), SparseRatio * dense->value(), 0.03))
        return;
    complain(complaints, Fault::Error, chip, QString::fromLatin1(key),
             Lint::tr("is %1, but twice the dense %2 is %3; they may differ by 3 %.")
                 .arg(shown(sparse->value()), shown(dense->value()), shown(SparseRatio * dense->value())));
}

/// "GeForce RTX 3080 (GA102)" is two things: a name, and the die beneath it. "Quadro GP100" is a name.
void lintName(const Chip &chip, std::vector<Complaint> &complaints)
{
    static const QRegularExpression die(
        u"(?:\\(|\\d\\S* .*)\\b(G[FKMPV]\\d{3}\\w?|TU1\\d{2}|GA10\\d|AD10\\d|GB20\\d|Navi ?\\d{2})\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (const QRegularExpressionMatch match = die.match(chip.name); match.hasMatch())
        complain(complaints, Fault::Warning, chip, u"name"_s,
                 Lint::tr("carries the die %1; the name is what the vendor sells it as.").arg(match.captured(1)));
}

} // namespace

std::vector<Complaint> lintChip(const Chip &chip)
{
    std::vector<Complaint> complaints;
    lintName(chip, complaints);
    lintFp32(chip, complaints);
    lintCores(chip, complaints);
    lintBandwidth(chip, complaints);
    lintTensors(chip, complaints);
    lintSparse(chip, "tensor_fp16_sparse_tflops", chip.tensorFp16Sparse, chip.tensorFp16Dense, complaints);
    lintSparse(chip, "int8_sparse_tops", chip.int8Sparse, chip.int8Dense, complaints);
    return complaints;
}

} // namespace rig
