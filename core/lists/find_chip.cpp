// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/part_finder.h"

#include "core/catalogue/modified.h"
#include "core/reality/gpu_names.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

bool hasPiece(const Pieces &pieces, std::initializer_list<QLatin1StringView> words)
{
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece &piece) {
        return std::any_of(words.begin(), words.end(), [&](QLatin1StringView word) { return piece.text == word; });
    });
}

bool isDigits(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// What vendors put behind a number to make another chip of it, as a word of its own.
bool makesAnother(const Pieces &line, std::size_t at)
{
    if (at >= line.size() || line[at].glued)
        return false;
    static const QStringList suffixes{u"ti"_s, u"super"_s, u"xt"_s, u"xtx"_s, u"gre"_s, u"d"_s,
                                      u"s"_s,  u"ada"_s,   u"m"_s,  u"se"_s,  u"sff"_s, u"ultra"_s};
    const bool maxQ = line[at].text == "max"_L1 && at + 1 < line.size() && line[at + 1].text == "q"_L1;
    // "M.2", "S-2280" are no suffix.
    const bool alone = at + 1 >= line.size() || !line[at + 1].glued;
    const bool ultra = line[at].text == "ultra"_L1; // EVGA's and others' series end in it
    return maxQ || (alone && !ultra && suffixes.contains(line[at].text));
}

/// Words that say that a line is about a graphics card at all.
bool speaksOfCards(const Pieces &line)
{
    return hasPiece(line, {"nvidia"_L1, "geforce"_L1, "rtx"_L1, "gtx"_L1, "radeon"_L1, "rx"_L1, "tesla"_L1, "quadro"_L1,
                           "instinct"_L1, "arc"_L1, "gpu"_L1, "gddr"_L1, "hbm"_L1, "founders"_L1});
}

bool speaksOfProcessors(const Pieces &line)
{
    return hasPiece(line, {"ryzen"_L1, "xeon"_L1, "epyc"_L1, "threadripper"_L1, "celeron"_L1}) ||
           findPieces(line, {u"core"_s, u"ultra"_s}) >= 0 ||
           std::any_of(line.begin(), line.end(), [](const Piece &piece) { return piece.text == "i"_L1; });
}

const Chip &chipIn(const PartHandle &part) { return static_cast<const Chip &>(*part); }

struct Match
{
    int at = 0;
    int length = 0;
    std::vector<PartHandle> parts;
};

bool holds(const PartHandle &part, const std::vector<double> &sizes)
{
    const auto &memory = chipIn(part).memory;
    return !memory || std::any_of(sizes.begin(), sizes.end(),
                                  [&](double size) { return std::lround(size) == std::lround(memory->value()); });
}

template <class Test> bool anyOf(const std::vector<PartHandle> &parts, const Test &test)
{
    return std::any_of(parts.begin(), parts.end(), test);
}

template <class Test> void keepOnly(std::vector<PartHandle> &parts, const Test &test)
{
    parts.erase(std::remove_if(parts.begin(), parts.end(), [&](const PartHandle &each) { return !test(each); }),
                parts.end());
}

/// Of chips with one name those of the form that the line names.
void narrowByForm(std::vector<PartHandle> &parts, const Pieces &line)
{
    const bool module = hasPiece(line, {"sxm"_L1, "oam"_L1});
    const bool pcie = hasPiece(line, {"pcie"_L1, "pci"_L1});
    const auto isPcie = [](const PartHandle &part) { return chipIn(part).form.valueOr(u"pcie"_s) == "pcie"_L1; };
    if (module && anyOf(parts, [&](const PartHandle &part) { return !isPcie(part); }))
        keepOnly(parts, [&](const PartHandle &part) { return !isPcie(part); });
    else if (pcie && !module && anyOf(parts, isPcie))
        keepOnly(parts, isPcie);
    // SXM2, SXM3, NVL: the number too.
    std::vector<PartHandle> exact = parts;
    keepOnly(exact, [&](const PartHandle &part) {
        const QString form = reality::gpuName(part->name).form;
        QStringList key;
        for (const Piece &piece : piecesOf(form))
            key << piece.text;
        return form.startsWith("sxm"_L1) && form.size() > 3 && findPieces(line, key) >= 0;
    });
    if (!exact.empty())
        parts = std::move(exact);
}

} // namespace

void PartFinder::addChip(const PartHandle &part)
{
    for (const QString &each : QStringList{part->name} + part->aliases) {
        const reality::GpuName name = reality::gpuName(each);
        const Pieces pieces = piecesOf(name.words.join(u' '));
        if (pieces.empty())
            continue;
        ModelKey key{{}, part, false};
        qsizetype digits = 0;
        for (const Piece &piece : pieces) {
            key.pieces << piece.text;
            digits += isDigits(piece.text) ? piece.text.size() : 0;
        }
        key.weak = pieces.size() == 1 || (pieces.size() == 2 && digits <= 3);
        const bool known = std::any_of(m_chipKeys.begin(), m_chipKeys.end(), [&](const ModelKey &other) {
            return other.part == part && other.pieces == key.pieces;
        });
        if (!known)
            m_chipKeys.push_back(std::move(key));
    }
}

FoundPart PartFinder::findCard(const QString &name, bool isLabelled) const
{
    FoundPart found;
    found.kind = Kind::Card;
    const Pieces line = piecesOf(name);
    const bool certain = isLabelled || speaksOfCards(line);
    const QSet<QString> here = textsOf(line);
    std::vector<Match> matches;
    for (const ModelKey &key : m_chipKeys) {
        if (!here.contains(key.pieces.front()) || (key.weak && (!certain || (!isLabelled && speaksOfProcessors(line)))))
            continue;
        const int at = findPieces(line, key.pieces);
        const int length = static_cast<int>(key.pieces.size());
        if (at < 0)
            continue;
        const auto same = std::find_if(matches.begin(), matches.end(),
                                       [&](const Match &match) { return match.at == at && match.length == length; });
        if (same != matches.end())
            same->parts.push_back(key.part);
        else
            matches.push_back({at, length, {key.part}});
    }
    // A name within a longer one is none of its own.
    std::vector<Match> outer;
    for (const Match &match : matches) {
        const bool within = std::any_of(matches.begin(), matches.end(), [&](const Match &other) {
            return other.length > match.length && other.at <= match.at &&
                   match.at + match.length <= other.at + other.length;
        });
        if (!within)
            outer.push_back(match);
    }
    if (outer.empty())
        return notMatched(std::move(found), line, certain);
    if (hasPiece(line, {"laptop"_L1, "notebook"_L1, "mobile"_L1})) {
        found.reason = Reason::Notebook;
        return found;
    }
    std::vector<PartHandle> parts;
    for (const Match &match : outer) {
        const auto end = static_cast<std::size_t>(match.at + match.length);
        if (makesAnother(line, end)) {
            found.reason = Reason::OtherSpelling;
            found.words = line[end].text;
            found.choices = match.parts;
            found.certainty = Certainty::OneOf;
            return found;
        }
        for (const PartHandle &part : match.parts) {
            if (std::find(parts.begin(), parts.end(), part) == parts.end())
                parts.push_back(part);
        }
    }
    const bool severalNames =
        std::any_of(outer.begin(), outer.end(), [&](const Match &match) { return match.parts != outer.front().parts; });
    settleChip(found, std::move(parts), line, name, severalNames);
    if (found.chip)
        chooseCard(found, name);
    return found;
}

FoundPart PartFinder::notMatched(FoundPart found, const Pieces &line, bool certain) const
{
    if (!certain) {
        found.kind.reset();
        return found;
    }
    found.reason = hasPiece(line, {"laptop"_L1, "notebook"_L1, "mobile"_L1}) ? Reason::Notebook : Reason::NotThere;
    if (found.reason == Reason::Notebook)
        return found;
    // "RTX 6000", "Radeon 7900": a number that several names have.
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!isDigits(line[i].text) || line[i].text.size() < 3 || (i + 1 < line.size() && line[i + 1].glued))
            continue;
        for (const ModelKey &key : m_chipKeys) {
            const qsizetype at = key.pieces.indexOf(line[i].text);
            const bool sameBefore = at <= 0 || i == 0 || !line[i].glued || key.pieces[at - 1] == line[i - 1].text;
            if (at >= 0 && sameBefore &&
                std::find(found.choices.begin(), found.choices.end(), key.part) == found.choices.end())
                found.choices.push_back(key.part);
        }
    }
    if (!found.choices.empty() && found.choices.size() <= MostChoices) {
        found.reason = Reason::OtherSpelling;
        found.certainty = Certainty::OneOf;
    } else {
        found.choices.clear();
    }
    return found;
}

void PartFinder::settleChip(FoundPart &found, std::vector<PartHandle> parts, const Pieces &line, const QString &name,
                            bool severalNames) const
{
    narrowByForm(parts, line);
    const std::vector<double> sizes = gigabytesIn(name);
    if (!sizes.empty()) {
        if (!anyOf(parts, [&](const PartHandle &part) { return holds(part, sizes); })) {
            found.reason = Reason::OtherMemory;
            found.choices = std::move(parts);
            return;
        }
        keepOnly(parts, [&](const PartHandle &part) { return holds(part, sizes); });
    } else {
        // Who means a card whose memory was exchanged says so.
        keepOnly(parts, [](const PartHandle &part) { return !isModified(chipIn(part)); });
    }
    if (parts.size() == 1) {
        found.chip = std::static_pointer_cast<const Chip>(parts.front());
        found.certainty = Certainty::Sure;
        found.reason = Reason::ChipOnly;
        return;
    }
    found.choices = std::move(parts);
    found.certainty = Certainty::OneOf;
    found.reason = severalNames ? Reason::Several : Reason::SeveralSizes;
}

void PartFinder::chooseCard(FoundPart &found, const QString &name) const
{
    const std::vector<PartHandle> cards = m_cards.value(found.chip->id);
    const QStringList line = wordsIn(name);
    const auto stands = [&](const QString &word) { return line.contains(word); };
    for (const QString &maker : m_cardMakers) {
        const QStringList words = wordsIn(maker);
        if (!words.isEmpty() && std::all_of(words.begin(), words.end(), stands) && maker != found.chip->vendor &&
            maker.size() > found.maker.size())
            found.maker = maker;
    }
    const bool reference =
        stands(u"founders"_s) || stands(u"fe"_s) || stands(u"reference"_s) || found.chip->vendor == "Intel"_L1;
    const bool forWork = found.chip->segment.valueOr(u"consumer"_s) != "consumer"_L1;
    std::vector<PartHandle> fit;
    for (const PartHandle &part : cards) {
        const auto &card = static_cast<const Card &>(*part);
        const bool ofVendor = card.vendor == found.chip->vendor;
        if (forWork && cards.size() == 1)
            fit.push_back(part);
        else if (found.maker.isEmpty() ? ofVendor && (reference || forWork) : card.vendor == found.maker) {
            if (found.maker.isEmpty() && forWork && !reference)
                fit.push_back(part);
            else if (isNamed(card, *found.chip, line, found.maker.isEmpty()))
                fit.push_back(part);
        }
    }
    found.choices = cards;
    if (!found.maker.isEmpty())
        keepOnly(found.choices, [&](const PartHandle &part) { return part->vendor == found.maker; });
    if (fit.size() != 1)
        return;
    found.part = fit.front();
    found.reason = Reason::Name;
    found.certainty = Certainty::Likely;
}

bool PartFinder::isNamed(const Card &card, const Chip &chip, const QStringList &line, bool reference) const
{
    static const QStringList plain{u"geforce"_s, u"radeon"_s,     u"rtx"_s,    u"gtx"_s,      u"rx"_s,
                                   u"arc"_s,     u"nvidia"_s,     u"amd"_s,    u"intel"_s,    u"graphics"_s,
                                   u"edition"_s, u"generation"_s, u"gaming"_s, u"founders"_s, u"fe"_s,
                                   u"video"_s,   u"card"_s,       u"series"_s};
    QStringList chipWords = wordsIn(chip.name);
    for (const QString &alias : chip.aliases)
        chipWords += wordsIn(alias);
    const auto tells = [&](const QString &word) {
        static const QRegularExpression size(u"^\\d+gb?$"_s);
        return !plain.contains(word) && !chipWords.contains(word) && !wordsIn(card.vendor).contains(word) &&
               !size.match(word).hasMatch();
    };
    std::vector<QStringList> spellings;
    for (const QString &each : QStringList{card.name} + card.aliases)
        spellings.push_back(wordsIn(each));
    return std::any_of(spellings.begin(), spellings.end(), [&](const QStringList &own) {
        int telling = 0;
        for (const QString &word : own) {
            if (!tells(word))
                continue;
            ++telling;
            if (!line.contains(word))
                return false;
        }
        const bool more = std::any_of(line.begin(), line.end(), [&](const QString &word) {
            return tells(word) && !own.contains(word) && m_cardWords.value(word) > 0;
        });
        return !more && (telling > 0 || reference);
    });
}

} // namespace rig::lists
