// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/memory_need.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct BoundWords
{
    Q_DECLARE_TR_FUNCTIONS(BoundWords)
};

template <class Value> double sumOf(const std::vector<MemoryLine> &lines, Value value)
{
    return std::accumulate(lines.begin(), lines.end(), 0.0,
                           [&](double sum, const MemoryLine &line) { return sum + value(line); });
}

} // namespace

tl::unexpected<Failure> outOfBounds(const Bound &bound)
{
    const QString field = QString::fromLatin1(bound.field);
    return badInput(
        BoundWords::tr("“%1” must be from %2 to %3.").arg(field, formulaNumber(bound.low), formulaNumber(bound.high)),
        field);
}

Result<void> checkBounds(std::initializer_list<Bound> bounds)
{
    for (const Bound &bound : bounds) {
        if (bound.value < bound.low || bound.value > bound.high)
            return outOfBounds(bound);
    }
    return {};
}

void MemoryNeed::add(MemoryPart part, double bytes, const QString &formula, FormulaRule rule, PartOf of)
{
    add(part, bytes, bytes, formula, rule, of);
}

void MemoryNeed::add(MemoryPart part, double low, double high, const QString &formula, FormulaRule rule, PartOf of)
{
    addLikely(part, low, (low + high) / 2, high, formula, rule, of);
}

void MemoryNeed::addLikely(MemoryPart part, double low, double likely, double high, const QString &formula,
                           FormulaRule rule, PartOf of)
{
    if (high > 0)
        lines.push_back({part, low, high, likely, formula, rule, of});
}

double MemoryNeed::low() const
{
    return sumOf(lines, [](const MemoryLine &line) { return line.low; });
}

double MemoryNeed::high() const
{
    return sumOf(lines, [](const MemoryLine &line) { return line.high; });
}

double MemoryNeed::likely() const
{
    return sumOf(lines, [](const MemoryLine &line) { return line.likely; });
}

double MemoryNeed::low(MemoryPart part) const
{
    return sumOf(lines, [part](const MemoryLine &line) { return line.part == part ? line.low : 0.0; });
}

double MemoryNeed::high(MemoryPart part) const
{
    return sumOf(lines, [part](const MemoryLine &line) { return line.part == part ? line.high : 0.0; });
}

double MemoryNeed::likely(MemoryPart part) const
{
    return sumOf(lines, [part](const MemoryLine &line) { return line.part == part ? line.likely : 0.0; });
}

QString formulaNumber(double value)
{
    const bool whole = value == std::floor(value);
    return QLocale(QLocale::English).toString(value, 'f', whole ? 0 : 2);
}

QString bytesTimes(double bytes, double count, int shared)
{
    const QString product = u"%1 B × %2"_s.arg(formulaNumber(bytes), formulaNumber(count));
    return shared > 1 ? u"%1 / %2"_s.arg(product, QString::number(shared)) : product;
}

} // namespace rig
