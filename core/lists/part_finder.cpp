// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/part_finder.h"

#include "core/search/part_search.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

/// Kinds whose parts are known by the words of their names.
constexpr std::array NamedKinds{Kind::Motherboard, Kind::Supply, Kind::Case,   Kind::Cooler, Kind::Drive, Kind::Fan,
                                Kind::Network,     Kind::Riser,  Kind::Switch, Kind::Bridge, Kind::Cable};

struct KindWord
{
    QStringView word;
    Kind kind;
};

/// Words that stand in a product's own name in shops and tell its kind. The first that is found counts.
constexpr std::array KindWords{KindWord{u"cpu cooler", Kind::Cooler},
                               KindWord{u"cpu-kühler", Kind::Cooler},
                               KindWord{u"散热器", Kind::Cooler},
                               KindWord{u"水冷", Kind::Cooler},
                               KindWord{u"motherboard", Kind::Motherboard},
                               KindWord{u"mainboard", Kind::Motherboard},
                               KindWord{u"主板", Kind::Motherboard},
                               KindWord{u"power supply", Kind::Supply},
                               KindWord{u"netzteil", Kind::Supply},
                               KindWord{u"psu", Kind::Supply},
                               KindWord{u"电源", Kind::Supply},
                               KindWord{u"video card", Kind::Card},
                               KindWord{u"graphics card", Kind::Card},
                               KindWord{u"grafikkarte", Kind::Card},
                               KindWord{u"显卡", Kind::Card},
                               KindWord{u"tower case", Kind::Case},
                               KindWord{u"gehäuse", Kind::Case},
                               KindWord{u"机箱", Kind::Case},
                               KindWord{u"solid state drive", Kind::Drive},
                               KindWord{u"固态", Kind::Drive},
                               KindWord{u"ssd", Kind::Drive},
                               KindWord{u"nvme", Kind::Drive},
                               KindWord{u"内存", Kind::Memory},
                               KindWord{u"rdimm", Kind::Memory},
                               KindWord{u"dimm", Kind::Memory},
                               KindWord{u"processor", Kind::Processor},
                               KindWord{u"prozessor", Kind::Processor},
                               KindWord{u"处理器", Kind::Processor}};

std::optional<Kind> kindIn(const QString &name)
{
    const QString lower = name.toLower();
    for (const KindWord &each : KindWords) {
        const qsizetype at = lower.indexOf(each.word);
        const bool begins = at == 0 || (at > 0 && !(lower[at - 1].isLetter() && lower[at - 1].unicode() < 0x250));
        if (at >= 0 && begins)
            return each.kind;
    }
    return {};
}

bool speaksOfMemory(const QString &name)
{
    static const QRegularExpression ddr(u"(?<!G)\\bDDR[345]|(?<![A-Z])DDR[345]"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    return ddr.match(name).hasMatch() && !name.contains("GDDR"_L1, Qt::CaseInsensitive) && !gigabytesIn(name).empty();
}

bool settled(const FoundPart &found) { return found.part || found.chip; }

} // namespace

QLatin1StringView reasonKey(Reason reason)
{
    constexpr std::array Keys{
        "part-number"_L1,   "name"_L1,    "figures"_L1,      "chip-only"_L1, "other-spelling"_L1,
        "several-sizes"_L1, "several"_L1, "other-memory"_L1, "notebook"_L1,  "not-in-the-catalogue"_L1,
        "nothing"_L1};
    return Keys[static_cast<std::size_t>(reason)];
}

PartFinder::PartFinder(const Catalogue &catalogue)
{
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        if (static_cast<const Chip &>(*part).form.valueOr({}) != "service"_L1) // rented by the hour
            addChip(part);
    }
    for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
        addProcessor(part);
        addNumber(part->partNumber, part);
    }
    for (const PartHandle &part : catalogue.parts(Kind::Card)) {
        const auto &card = static_cast<const Card &>(*part);
        m_cards[card.gpu.valueOr({})].push_back(part);
        if (!m_cardMakers.contains(part->vendor))
            m_cardMakers << part->vendor;
        for (const QString &word : wordsIn(part->name))
            ++m_cardWords[word];
        addNumber(part->partNumber, part);
        for (const QString &alias : part->aliases)
            addNumber(alias, part);
    }
    for (const Kind kind : NamedKinds) {
        for (const PartHandle &part : catalogue.parts(kind)) {
            addNamed(part);
            addNumber(part->partNumber, part);
            for (const QString &alias : part->aliases)
                addNumber(alias, part);
        }
    }
    for (const PartHandle &part : catalogue.parts(Kind::Memory)) {
        addNamed(part);
        addNumber(part->partNumber, part);
    }
}

/// A number that may stand alone: eight characters or more, letters and digits among them, and no blank.
void PartFinder::addNumber(const QString &number, const PartHandle &part)
{
    const QString plain = QString::fromStdString(folded(number));
    const bool digit = std::any_of(plain.begin(), plain.end(), [](QChar c) { return c.isDigit(); });
    const bool letter = std::any_of(plain.begin(), plain.end(), [](QChar c) { return c.isLetter(); });
    if (plain.size() < 8 || !digit || !letter || number.contains(u' '))
        return;
    std::vector<PartHandle> &same = m_numbers[plain];
    if (std::find(same.begin(), same.end(), part) == same.end())
        same.push_back(part);
}

FoundPart PartFinder::byNumber(const QString &name, std::optional<Kind> kind) const
{
    FoundPart found;
    static const QRegularExpression parting(u"[\\s()\\[\\],;]+"_s);
    for (const QString &word : name.split(parting, Qt::SkipEmptyParts)) {
        const auto same = word.size() < 8 ? m_numbers.end() : m_numbers.find(QString::fromStdString(folded(word)));
        if (same == m_numbers.end() || same->size() != 1)
            continue;
        const PartHandle &part = same->front();
        if ((kind && part->kind != *kind) || (found.part && found.part != part))
            return {};
        found.kind = part->kind;
        found.part = part;
        found.certainty = Certainty::Sure;
        found.reason = Reason::PartNumber;
    }
    return found;
}

FoundPart PartFinder::find(const QString &text, std::optional<Kind> kind) const
{
    const QString name = text.left(400);
    if (FoundPart found = byNumber(name, kind); found.part)
        return found;
    const std::optional<Kind> said = kind ? kind : kindIn(name);
    if (said == Kind::Card)
        return findCard(name, true);
    if (said == Kind::Processor)
        return findProcessor(name, true);
    if (said == Kind::Memory)
        return findMemory(name);
    if (said)
        return findNamed(name, *said, true);
    FoundPart card = findCard(name, false);
    if (settled(card) || card.reason == Reason::Notebook || card.reason == Reason::SeveralSizes ||
        card.reason == Reason::OtherMemory)
        return card;
    FoundPart processor = findProcessor(name, false);
    if (settled(processor))
        return processor;
    if (speaksOfMemory(name))
        return findMemory(name);
    FoundPart best;
    for (const Kind each : NamedKinds) {
        FoundPart found = findNamed(name, each, false);
        if (found.part && best.part)
            return {std::nullopt, nullptr, {best.part, found.part}, nullptr, {}, Certainty::OneOf, Reason::Several, {}};
        if (found.part || (!best.part && best.choices.empty() && !found.choices.empty()))
            best = std::move(found);
    }
    if (best.part)
        return best;
    for (FoundPart *other : {&card, &processor}) {
        if (!other->choices.empty() || other->reason == Reason::NotThere)
            return std::move(*other);
    }
    return best;
}

} // namespace rig::lists
