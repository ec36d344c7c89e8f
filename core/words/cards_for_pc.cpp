// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/cards_for_pc.h"

#include "core/fixes/effect.h"
#include "core/fixes/placing.h"
#include "core/names/names.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct PcWords
{
    Q_DECLARE_TR_FUNCTIONS(PcWords)
};

/// Of each GPU so many cards are tried, the cheapest first: one may be short enough where another is not.
constexpr int cardsOfAChip = 8;

/// Each limit that a card brings leaves it so much of its points: a weight of our own.
constexpr double keptOfALimit = 0.9;

/// A card in the machine, and what it brings.
struct Trial
{
    CardForPc card;
    std::vector<QString> blockedBy; ///< empty: it fits
};

std::vector<Kind> missingOf(const Build &build)
{
    // Without a board there are no lanes, without a supply no watts, without a processor neither.
    std::vector<Kind> missing;
    for (const Kind kind : {Kind::Motherboard, Kind::Processor, Kind::Supply, Kind::Case}) {
        if (build.itemsOf(kind).empty())
            missing.push_back(kind);
    }
    return missing;
}

int unknownsIn(const std::vector<Finding> &findings)
{
    return static_cast<int>(std::count_if(findings.begin(), findings.end(), [](const Finding &finding) {
        return finding.severity == Severity::Unknown && finding.governs;
    }));
}

std::vector<QString> blockersOf(const Effect &effect)
{
    std::vector<QString> checks;
    for (const Finding &finding : effect.added) {
        if (finding.severity == Severity::Blocker)
            checks.push_back(QString::fromLatin1(finding.check));
    }
    const bool darkened =
        std::any_of(effect.losses.begin(), effect.losses.end(), [](const LinkLoss &loss) { return loss.isBlind(); });
    if (darkened && checks.empty())
        checks.push_back(u"pcie.connector-dark"_s);
    return checks;
}

void readLink(CardForPc &card, ItemId item, const Catalogue &catalogue)
{
    const Machine machine = resolve(card.document.build, catalogue);
    const Lanes lanes = assessLanes(machine);
    for (const Link &link : lanes.links) {
        if (machine.devices[static_cast<std::size_t>(link.device)].item != item)
            continue;
        card.width = link.width;
        card.generation = link.generation;
        card.maxWidth = link.maxWidth;
    }
}

Trial tried(const Document &pc, const Before &before, const std::shared_ptr<const Card> &card,
            const Catalogue &catalogue)
{
    Trial trial;
    trial.card.card = card;
    trial.card.chip = catalogue.chipOf(*card);
    trial.card.price = priceOf(*card, catalogue);
    Item item;
    item.id = pc.build.nextId();
    item.kind = Kind::Card;
    item.part = card->id;
    const Document unplaced = applied(pc, AddItem{item});
    item.connector = bestConnector(unplaced, item.id, catalogue);
    trial.card.connector = item.connector;
    trial.card.document = applied(pc, AddItem{item});
    if (item.connector.isEmpty()) {
        trial.blockedBy.push_back(u"pcie.connector-dark"_s); // none with lanes is free
        return trial;
    }
    const Effect effect = effectBetween(before, stateOf(trial.card.document, catalogue));
    trial.blockedBy = blockersOf(effect);
    trial.card.limits = std::max(0, effect.shown[static_cast<std::size_t>(Severity::Caution)]);
    trial.card.notChecked = unknownsIn(effect.added);
    readLink(trial.card, item.id, catalogue);
    return trial;
}

std::vector<std::shared_ptr<const Card>> cheapestCards(const QString &chip, const Catalogue &catalogue)
{
    std::vector<std::pair<double, std::shared_ptr<const Card>>> priced;
    for (const PartHandle &part : catalogue.cardsWith(chip)) {
        auto card = std::static_pointer_cast<const Card>(part);
        const std::optional<PricePick> pick = priceOf(*card, catalogue);
        const std::optional<double> dollars = pick ? inDollars(pick->money, catalogue) : std::optional<double>();
        priced.emplace_back(dollars.value_or(1e9), std::move(card));
    }
    std::sort(priced.begin(), priced.end(), [](const auto &one, const auto &other) {
        return one.first != other.first ? one.first < other.first : one.second->id < other.second->id;
    });
    std::vector<std::shared_ptr<const Card>> cards;
    for (const auto &[dollars, card] : priced) {
        if (static_cast<int>(cards.size()) < cardsOfAChip)
            cards.push_back(card);
    }
    return cards;
}

/// With less memory than the machine's cards it would set the pace of all.
advice::Question questionOf(const Document &pc, const Catalogue &catalogue)
{
    advice::Question question;
    question.acceptUsed = catalogue.prices.buying == Buying::Used;
    for (const Item *item : pc.build.itemsOf(Kind::Card)) {
        const auto card = catalogue.find<Card>(item->part);
        const std::shared_ptr<const Chip> chip = card ? catalogue.chipOf(*card) : nullptr;
        if (chip && chip->memory)
            question.memoryNeed = std::max(question.memoryNeed.value_or(Gibibytes(0)), *chip->memory);
    }
    return question;
}

/// The card with this chip that brings least trouble; the first of equals is the cheapest.
std::optional<Trial> bestWith(const Document &pc, const Before &before, const QString &chip, const Catalogue &catalogue)
{
    std::optional<Trial> best;
    const auto rank = [](const Trial &trial) {
        return std::tuple(!trial.blockedBy.empty(), trial.card.notChecked > 0, trial.card.limits);
    };
    for (const std::shared_ptr<const Card> &card : cheapestCards(chip, catalogue)) {
        Trial trial = tried(pc, before, card, catalogue);
        if (!best || rank(trial) < rank(*best))
            best = std::move(trial);
        if (rank(*best) == std::tuple(false, false, 0))
            break;
    }
    return best;
}

} // namespace

Document ownMachine(Document empty, const QStringList &parts, const Catalogue &catalogue)
{
    for (const QString &id : parts) {
        const PartHandle part = catalogue.find(id);
        if (!part)
            continue;
        Item item;
        item.id = empty.build.nextId();
        item.kind = part->kind;
        item.part = id;
        item.owned = true;
        empty = applied(std::move(empty), AddItem{item});
        if (standsInConnector(item.kind))
            empty = applied(empty, MoveItem{item.id, bestConnector(empty, item.id, catalogue)});
    }
    return empty;
}

CardsForPc cardsForPc(const Document &pc, const Catalogue &catalogue, int most)
{
    CardsForPc answer;
    answer.missing = missingOf(pc.build);
    if (!answer.missing.empty())
        return answer;
    const Before before = stateOf(pc, catalogue);
    const advice::MarketToday market(catalogue, catalogue.prices.today);
    std::map<QString, int> keptOut;
    const advice::Offers offers = advice::offersFor(questionOf(pc, catalogue), {}, market);
    for (const advice::Offer &offer : offers.offers) {
        if (!offer.score || !offer.price || offer.support != advice::Support::Yes)
            continue;
        std::optional<Trial> trial = bestWith(pc, before, offer.chip->id, catalogue);
        if (!trial)
            continue;
        ++answer.tried;
        for (const QString &check : trial->blockedBy)
            ++keptOut[check];
        if (!trial->blockedBy.empty())
            continue;
        ++answer.fit;
        trial->card.points = *offer.score * std::pow(keptOfALimit, trial->card.limits);
        answer.best.push_back(std::move(trial->card));
    }
    std::stable_sort(answer.best.begin(), answer.best.end(), [](const CardForPc &one, const CardForPc &other) {
        return std::tuple(one.notChecked > 0, -one.points) < std::tuple(other.notChecked > 0, -other.points);
    });
    answer.best.resize(std::min<std::size_t>(answer.best.size(), static_cast<std::size_t>(most)));
    answer.keptOut.assign(keptOut.begin(), keptOut.end());
    std::stable_sort(answer.keptOut.begin(), answer.keptOut.end(),
                     [](const auto &one, const auto &other) { return one.second > other.second; });
    return answer;
}

std::optional<CardForPc> cardForPc(const Document &pc, const QString &card, const Catalogue &catalogue)
{
    const auto part = catalogue.find<Card>(card);
    if (!part)
        return std::nullopt;
    Trial trial = tried(pc, stateOf(pc, catalogue), part, catalogue);
    if (trial.card.connector.isEmpty())
        return std::nullopt;
    return trial.card;
}

namespace words {

namespace {

QString linkText(const CardForPc &card)
{
    if (!card.width || !card.generation)
        return PcWords::tr("lanes not known");
    const QString link = u"PCIe %1.0 x%2"_s.arg(QString::number(*card.generation), QString::number(*card.width));
    if (!card.maxWidth || *card.width >= *card.maxWidth)
        return link;
    return PcWords::tr("%1 of x%2", "\"PCIe 4.0 x4\", lanes that the card could take")
        .arg(link, QString::number(*card.maxWidth));
}

QString missingText(const std::vector<Kind> &missing)
{
    QStringList names;
    for (const Kind kind : missing)
        names << names::kind(kind);
    return PcWords::tr("Still needed: %1.", "kinds of part")
        .arg(names.join(PcWords::tr(", ", "between the names of parts")));
}

QString nothingFits(const CardsForPc &answer)
{
    if (answer.tried == 0)
        return PcWords::tr("The catalogue has no card with a current price.");
    QStringList whys;
    for (std::size_t i = 0; i < std::min<std::size_t>(answer.keptOut.size(), 3); ++i) {
        const auto &[check, count] = answer.keptOut[i];
        whys << PcWords::tr("%1 (%2 of %3)", "what keeps cards out, how many of how many")
                    .arg(checkTitle(check.toStdString()), names::number(count), names::number(answer.tried));
    }
    return PcWords::tr("No card sold today fits this machine as it is: %1.")
        .arg(whys.join(PcWords::tr(", ", "between the names of parts")));
}

} // namespace

QString cardsForPc(const CardsForPc &answer)
{
    if (!answer.missing.empty())
        return missingText(answer.missing);
    if (answer.best.empty())
        return nothingFits(answer);
    const CardForPc &first = answer.best.front();
    return PcWords::tr("%1 fits best for the money: %2, %3 in %4.", "card, memory and price, link, connector")
        .arg(names::shortName(*first.chip), memoryAndPrice(first), linkText(first), first.connector);
}

QString cardForPc(const CardForPc &card)
{
    QStringList texts{PcWords::tr("%1 in %2", "link, connector").arg(linkText(card), card.connector)};
    if (card.limits > 0)
        texts << PcWords::tr("brings %n limit(s)", nullptr, card.limits);
    if (card.notChecked > 0)
        texts << PcWords::tr("%n thing(s) not known", "that decide whether the card goes in", card.notChecked);
    return texts.join(u" · "_s);
}

QString memoryAndPrice(const CardForPc &card)
{
    const QString memory = card.chip->memory ? PcWords::tr("%1 GB").arg(names::number(card.chip->memory->value()))
                                             : PcWords::tr("memory not known");
    if (!card.price)
        return memory;
    const QString money = names::money(card.price->money);
    return card.price->price.condition == Condition::Used
               ? PcWords::tr("%1 for %2 used", "memory, price").arg(memory, money)
               : PcWords::tr("%1 for %2", "memory, price").arg(memory, money);
}

} // namespace words

} // namespace rig
