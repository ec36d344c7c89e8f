// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/gpu_names.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// Words that stand in one spelling of a name and not in another, and never tell two cards apart.
bool isNoise(const QString &word)
{
    static constexpr std::array Noise{
        "nvidia"_L1,  "corporation"_L1, "advanced"_L1, "micro"_L1,  "devices"_L1,     "inc"_L1,      "amd"_L1,
        "ati"_L1,     "intel"_L1,       "geforce"_L1,  "radeon"_L1, "tesla"_L1,       "instinct"_L1, "graphics"_L1,
        "tm"_L1,      "r"_L1,           "hbm2"_L1,     "hbm2e"_L1,  "hbm3"_L1,        "hbm3e"_L1,    "generation"_L1,
        "edition"_L1, "lite"_L1,        "hash"_L1,     "rate"_L1,   "accelerator"_L1, "h"_L1,        "compute"_L1,
        "series"_L1,  "oam"_L1,         "gpu"_L1};
    return std::find(Noise.begin(), Noise.end(), word) != Noise.end();
}

bool isMemory(const QString &word)
{
    return word.size() >= 3 && word.endsWith("gb"_L1) &&
           std::all_of(word.begin(), word.end() - 2, [](QChar c) { return c.isDigit(); });
}

QStringList tokens(QStringView name)
{
    QStringList words;
    QString word;
    const auto end = [&] {
        if (word.isEmpty())
            return;
        const bool unit = (word == "gb"_L1 || word == "gib"_L1) && !words.isEmpty() && words.back().front().isDigit();
        if (unit)
            words.back() += "gb"_L1;
        else
            words << word;
        word.clear();
    };
    for (const QChar c : name) {
        if (c.isLetterOrNumber())
            word += c.toLower();
        else
            end();
    }
    end();
    return words;
}

GpuName nameOf(const QStringList &words, bool cut)
{
    GpuName name;
    name.cut = cut;
    for (const QString &word : words) {
        if (isMemory(word))
            name.memory = word;
        else if (word.startsWith("sxm"_L1) || word == "pcie"_L1 || word == "nvl"_L1)
            name.form = word;
        else if (!isNoise(word))
            name.words << word;
    }
    return name;
}

/// NVIDIA's chips by the letters that begin their numbers (nouveau's list of code names). Empty: none of these.
QString architectureOf(QStringView chip)
{
    struct Row
    {
        QLatin1StringView begin, name;
    };
    static constexpr std::array Rows{
        Row{"GF1"_L1, "Fermi"_L1},        Row{"GK1"_L1, "Kepler"_L1},  Row{"GK2"_L1, "Kepler"_L1},
        Row{"GM1"_L1, "Maxwell"_L1},      Row{"GM2"_L1, "Maxwell"_L1}, Row{"GP1"_L1, "Pascal"_L1},
        Row{"GV1"_L1, "Volta"_L1},        Row{"TU1"_L1, "Turing"_L1},  Row{"GA1"_L1, "Ampere"_L1},
        Row{"AD1"_L1, "Ada Lovelace"_L1}, Row{"GH1"_L1, "Hopper"_L1},  Row{"GB1"_L1, "Blackwell"_L1},
        Row{"GB2"_L1, "Blackwell"_L1}};
    for (const Row &row : Rows) {
        if (chip.startsWith(row.begin) && chip.size() >= 5)
            return row.name;
    }
    return {};
}

/// "GeForce RTX 2080 Ti Rev. A": a revision of the same card.
QString withoutRevision(const QString &name)
{
    const qsizetype at = name.lastIndexOf(" Rev. "_L1);
    return at > 0 && name.size() - at == 7 ? name.left(at) : name;
}

} // namespace

GpuName gpuName(QStringView name) { return nameOf(tokens(name), name.trimmed().endsWith("..."_L1)); }

std::vector<GpuName> gpuNames(const QString &printed)
{
    QString name = printed.left(300);
    for (const QLatin1StringView maker : {"[AMD/ATI]"_L1, "[AMD]"_L1, "[NVIDIA]"_L1})
        name.remove(maker);
    // pci.ids has the chip before the brackets and the card's name in them.
    const qsizetype open = name.indexOf(u'[');
    const qsizetype close = name.contains(u']') ? name.lastIndexOf(u']') : name.size(); // the end may be cut off
    QString architecture;
    if (open >= 0 && close > open) {
        const QString before = name.left(open).trimmed();
        architecture = architectureOf(QStringView(before).mid(before.lastIndexOf(u' ') + 1));
        name = withoutRevision(name.mid(open + 1, close - open - 1));
    }
    std::vector<GpuName> names;
    QStringList shared; // the words before the first number
    for (const QString &alternative : name.split(u'/')) {
        QStringList words = tokens(alternative);
        if (words.isEmpty())
            continue;
        if (names.empty()) {
            for (const QString &word : std::as_const(words)) {
                if (std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); }))
                    break;
                shared << word;
            }
        } else if (words.front().front().isDigit()) {
            words = shared + words;
        }
        names.push_back(nameOf(words, alternative.trimmed().endsWith("..."_L1)));
        names.back().architecture = architecture;
    }
    return names;
}

} // namespace rig::reality
