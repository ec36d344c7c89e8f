// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/memory_need.h"

#include <QLocale>

#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

template <class Value> double sumOf(const std::vector<MemoryLine> &lines, Value value)
{
    return std::accumulate(lines.begin(), lines.end(), 0.0,
                           [&](double sum, const MemoryLine &line) { return sum + value(line); });
}

} // namespace

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

QString bytesTimes(double bytes, double count)
{
    return QStringLiteral("%1 B × %2").arg(formulaNumber(bytes), formulaNumber(count));
}

} // namespace rig
