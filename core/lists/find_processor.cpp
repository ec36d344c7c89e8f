// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/part_finder.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

bool allDigits(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// "14900 KF", "5800X 3D", "E5-2680 v4": what goes on after a blank and makes another processor of it.
bool goesOn(const Pieces &line, std::size_t at)
{
    if (at >= line.size() || line[at].glued)
        return false;
    static const QStringList suffixes{u"k"_s,  u"kf"_s, u"ks"_s, u"x"_s, u"xt"_s, u"f"_s, u"g"_s, u"t"_s,
                                      u"wx"_s, u"hx"_s, u"h"_s,  u"u"_s, u"p"_s,  u"s"_s, u"r"_s};
    const bool alone = at + 1 >= line.size() || !line[at + 1].glued;
    const bool next = at + 1 < line.size() && line[at + 1].glued;
    const bool cache = line[at].text == "3"_L1 && next && line[at + 1].text == "d"_L1;
    const bool wide = line[at].text == "x"_L1 && next && line[at + 1].text == "3"_L1; // "X3D"
    const bool version =
        line[at].text == "v"_L1 && next && line[at + 1].text.size() == 1 && allDigits(line[at + 1].text);
    return cache || wide || version || (alone && suffixes.contains(line[at].text));
}

} // namespace

void PartFinder::addProcessor(const PartHandle &part)
{
    const auto add = [&](const QStringList &pieces, bool weak) {
        const bool known = std::any_of(m_processorKeys.begin(), m_processorKeys.end(), [&](const ModelKey &other) {
            return other.part == part && other.pieces == pieces;
        });
        if (!pieces.isEmpty() && !known)
            m_processorKeys.push_back({pieces, part, weak});
    };
    for (const QString &each : QStringList{part->name} + part->aliases) {
        QString name = each;
        if (name.startsWith(part->vendor + u' '))
            name = name.mid(part->vendor.size() + 1);
        QStringList pieces;
        for (const Piece &piece : piecesOf(name))
            pieces << piece.text;
        add(pieces, pieces.size() < 3);
        // The number alone: "14900K", "5955WX".
        const auto number = std::find_if(pieces.begin(), pieces.end(),
                                         [](const QString &piece) { return piece.size() >= 3 && allDigits(piece); });
        if (number != pieces.begin() && number != pieces.end())
            add(pieces.mid(number - pieces.begin()), true);
    }
}

FoundPart PartFinder::findProcessor(const QString &name, bool isLabelled) const
{
    FoundPart found;
    const Pieces line = piecesOf(name);
    static const QStringList brands{u"ryzen"_s, u"xeon"_s, u"epyc"_s, u"threadripper"_s, u"core"_s, u"opteron"_s};
    const bool branded =
        std::any_of(line.begin(), line.end(), [&](const Piece &piece) { return brands.contains(piece.text); });
    const bool coreNumber =
        std::any_of(line.begin(), line.end(), [](const Piece &piece) { return piece.text == "i"_L1; });
    const ModelKey *best = nullptr;
    std::size_t bestEnd = 0;
    std::vector<PartHandle> same;
    const QSet<QString> here = textsOf(line);
    for (const ModelKey &key : m_processorKeys) {
        if (!here.contains(key.pieces.front()))
            continue;
        const int at = key.weak && !isLabelled && !branded && !coreNumber ? -1 : findPieces(line, key.pieces);
        if (at < 0 || (best && key.pieces.size() < best->pieces.size()))
            continue;
        if (!best || key.pieces.size() > best->pieces.size())
            same.clear();
        best = &key;
        bestEnd = static_cast<std::size_t>(at) + static_cast<std::size_t>(key.pieces.size());
        if (std::find(same.begin(), same.end(), key.part) == same.end())
            same.push_back(key.part);
    }
    if (best && !goesOn(line, bestEnd)) {
        found.kind = Kind::Processor;
        found.certainty = same.size() == 1 ? Certainty::Sure : Certainty::OneOf;
        found.reason = same.size() == 1 ? Reason::Name : Reason::Several;
        if (same.size() == 1)
            found.part = same.front();
        else
            found.choices = std::move(same);
        return found;
    }
    if (!isLabelled && !branded)
        return found;
    found.kind = Kind::Processor;
    found.reason = Reason::NotThere;
    // "Core i5-8500" is no Ryzen.
    const bool intel = here.contains(u"intel"_s) || here.contains(u"core"_s) || here.contains(u"xeon"_s);
    const bool amd = here.contains(u"amd"_s) || here.contains(u"ryzen"_s) || here.contains(u"epyc"_s) ||
                     here.contains(u"threadripper"_s);
    const QString maker = intel == amd ? QString() : intel ? u"Intel"_s : u"AMD"_s;
    // "Ryzen 9 7950": a number that several names begin with, where nothing is glued to it.
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i].text.size() < 3 || !allDigits(line[i].text) || (i + 1 < line.size() && line[i + 1].glued))
            continue;
        for (const ModelKey &key : m_processorKeys) {
            const bool otherMaker = !maker.isEmpty() && key.part->vendor.compare(maker, Qt::CaseInsensitive) != 0;
            if (!otherMaker && key.pieces.contains(line[i].text) &&
                std::find(found.choices.begin(), found.choices.end(), key.part) == found.choices.end())
                found.choices.push_back(key.part);
        }
    }
    if (found.choices.empty() || found.choices.size() > MostChoices) {
        found.choices.clear();
        return found;
    }
    found.certainty = Certainty::OneOf;
    found.reason = Reason::OtherSpelling;
    return found;
}

} // namespace rig::lists
