// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/memory_figures.h"
#include "core/lists/part_finder.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

QRegularExpression ignoringCase(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

} // namespace

MemoryFigures memoryFiguresIn(const QString &name)
{
    static const QRegularExpression type = ignoringCase(u"\\b(?:DDR|D)([345])\\b|\\bDDR([345])"_s);
    static const QRegularExpression modules =
        ignoringCase(u"(?<!\\d)(\\d{1,2})\\s?[x×*]\\s?(\\d{1,3})\\s?(?:G|GB|GiB)?(?![\\d.])"_s);
    static const QRegularExpression reversed =
        ignoringCase(u"(?<!\\d)(\\d{1,3})\\s?(?:G|GB|GiB)\\s?[x×*]\\s?(\\d{1,2})(?!\\d|\\s?G)"_s);
    static const QRegularExpression bare = ignoringCase(u"(?<!\\d)(\\d{1,3})\\s?[x×*]\\s?(\\d{1,2})(?![\\d.])"_s);
    static const QRegularExpression speed = ignoringCase(u"(?<![\\d.])(\\d{4})(?:\\s?(?:MHz|MT/s))?(?!\\d)"_s);
    MemoryFigures figures;
    if (const auto match = type.match(name); match.hasMatch())
        figures.type = u"DDR"_s + match.captured(1) + match.captured(2);
    const std::vector<double> sizes = gigabytesIn(name);
    const auto take = [&](int count, double size) {
        // "16×2" are two modules of 16 GB: none has 2.
        const bool possible = count >= 1 && count <= 16 && size >= 4 && size <= 512;
        const bool agrees = sizes.empty() || std::any_of(sizes.begin(), sizes.end(), [&](double each) {
                                return each == size || each == size * count;
                            });
        if (possible && agrees && !figures.modules) {
            figures.modules = count;
            figures.moduleGib = size;
        }
    };
    if (const auto match = reversed.match(name); match.hasMatch())
        take(match.captured(2).toInt(), match.captured(1).toDouble());
    if (const auto match = modules.match(name); match.hasMatch())
        take(match.captured(1).toInt(), match.captured(2).toDouble());
    if (const auto match = bare.match(name); match.hasMatch()) // "16×2"
        take(match.captured(2).toInt(), match.captured(1).toDouble());
    if (!sizes.empty())
        figures.totalGib =
            figures.modules ? *figures.modules * *figures.moduleGib : *std::max_element(sizes.begin(), sizes.end());
    else if (figures.modules)
        figures.totalGib = *figures.modules * *figures.moduleGib;
    auto speeds = speed.globalMatch(name);
    while (speeds.hasNext()) {
        const int number = speeds.next().captured(1).toInt();
        if (number >= 800 && number <= 9600 && !figures.transfers)
            figures.transfers = number;
    }
    figures.registered = name.contains("RDIMM"_L1, Qt::CaseInsensitive) ||
                         name.contains("Registered"_L1, Qt::CaseInsensitive) ||
                         name.contains(" REG"_L1, Qt::CaseInsensitive) || name.contains(u"寄存"_s);
    return figures;
}

FoundPart PartFinder::findMemory(const QString &name) const
{
    FoundPart found;
    found.kind = Kind::Memory;
    found.reason = Reason::NotThere;
    const MemoryFigures figures = memoryFiguresIn(name);
    const KindNames &names = m_named[static_cast<std::size_t>(Kind::Memory)];
    const QStringList words = wordsIn(name);
    const auto here = [&](const QString &word) { return words.contains(word); };
    QStringList makers;
    for (const Named &named : names.parts) {
        const bool there =
            std::all_of(named.maker.begin(), named.maker.end(), here) || here(named.maker.join(QString()));
        if (there && !makers.contains(named.part->vendor))
            makers << named.part->vendor;
    }
    static const QRegularExpression figure(u"\\d"_s);
    std::vector<PartHandle> fit;
    int mostSeries = 0;
    for (const Named &named : names.parts) {
        const auto &kit = static_cast<const MemoryKit &>(*named.part);
        const bool same = (!figures.type.isEmpty() ? kit.type.value == figures.type : true) &&
                          (!figures.transfers || kit.transfers.value == figures.transfers) &&
                          (!figures.modules || (kit.modules.value == figures.modules && kit.moduleSize &&
                                                kit.moduleSize->value() == *figures.moduleGib)) &&
                          (!figures.totalGib || (kit.modules && kit.moduleSize &&
                                                 *kit.modules * kit.moduleSize->value() == *figures.totalGib)) &&
                          (!figures.registered || kit.registered.valueOr(false));
        if (!same || !makers.contains(named.part->vendor) || !figures.totalGib)
            continue;
        int series = 0;
        bool lacks = false;
        for (const QString &word : named.words) {
            const bool tells = !word.contains(figure) || word.size() <= 2; // "Trident Z5", not "32gb"
            if (!tells || word == "gib"_L1 || word == "d4"_L1 || word == "d5"_L1)
                continue;
            here(word) ? void(++series) : void(lacks = true);
        }
        if (lacks)
            continue;
        if (series > mostSeries)
            fit.clear();
        mostSeries = std::max(mostSeries, series);
        if (series == mostSeries && std::find(fit.begin(), fit.end(), named.part) == fit.end())
            fit.push_back(named.part);
    }
    if (fit.size() == 1 && figures.modules && figures.transfers) {
        found.part = fit.front();
        found.certainty = Certainty::Likely;
        found.reason = Reason::Figures;
    } else if (!fit.empty() && fit.size() <= MostChoices) {
        found.choices = std::move(fit);
        found.certainty = Certainty::OneOf;
        found.reason = Reason::Several;
    }
    return found;
}

} // namespace rig::lists
