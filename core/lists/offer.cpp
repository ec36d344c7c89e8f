// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/offer.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

struct SignWords
{
    OfferSign sign;
    QStringView words; ///< a pattern, parted by |
};

constexpr std::array OfferSigns{
    SignWords{OfferSign::ForParts,
              u"for parts|not working|defekt|broken|artifact|no post|尸体|不亮|坏卡|花屏|配件机|维修件|不能用"},
    SignWords{OfferSign::Untested, u"untested|as[- ]is|ungetestet|未测试|没测试|无法测试|成色自测"},
    SignWords{OfferSign::NoReturns, u"no returns?\\b|final sale|no refund|keine rücknahme|不退不换|不退换|售出不退"},
    SignWords{OfferSign::Mined, u"\\bmined\\b|\\bmining\\b|ex-miner|矿卡|挖矿|锻炼卡|挖过矿"},
    SignWords{OfferSign::Repaired, u"repaired|reballed|refurb\\w*|repasted|维修过|修过|补过|换过核心|翻新"},
    SignWords{OfferSign::Modified,
              u"modified|modded|upgraded (?:vram|memory)|vram (?:upgrade|mod)|改显存|魔改|改版|显存升级|扩容"}};

/// A sign that is denied ("not mined", "非矿", "未维修") is none.
bool isDenied(const QString &line, qsizetype at)
{
    static const QRegularExpression denial(
        u"(?:\\b(?:not|never|no|non|un|kein\\w*|nie)[ -]?(?:used (?:for|in) )?(?:been )?|非|未|无|没|不是|没有)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return denial.match(line.left(at)).hasMatch();
}

std::vector<SeenSign> signsIn(const PlainText &text)
{
    std::vector<SeenSign> seen;
    for (const SignWords &each : OfferSigns) {
        const QRegularExpression pattern(each.words.toString(), QRegularExpression::CaseInsensitiveOption |
                                                                    QRegularExpression::UseUnicodePropertiesOption);
        for (const PlainLine &line : text.lines) {
            const QString words = line.text();
            const auto match = pattern.match(words);
            if (!match.hasMatch() || isDenied(words, match.capturedStart()))
                continue;
            seen.push_back({each.sign, line.number});
            break;
        }
    }
    return seen;
}

bool speaksOfMemorySize(const QString &line)
{
    static const QRegularExpression words(u"显存|vram|memory|speicher|GDDR|HBM"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return words.match(line).hasMatch() && !gigabytesIn(line).empty();
}

bool speaksOfCarrier(const PlainText &text)
{
    static const QRegularExpression words(u"carrier|adapt[eo]r|转接|扣卡|改pci|to pcie|转pcie"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return std::any_of(text.lines.begin(), text.lines.end(),
                       [&](const PlainLine &line) { return words.match(line.text()).hasMatch(); });
}

bool namesCard(const FoundPart &found)
{
    return found.chip || found.reason == Reason::SeveralSizes || found.reason == Reason::OtherMemory ||
           found.reason == Reason::Notebook || (found.reason == Reason::OtherSpelling && !found.choices.empty());
}

/// The card of a line, without its price: of "RTX 3090, 650 USD" the second number is no GTX 650.
FoundPart cardIn(const PlainLine &line, const ListLines &lines, const PartFinder &finder, bool certain)
{
    constexpr qsizetype MostLetters = 400;
    for (const ListLine &one : lines.lines) {
        if (one.number != line.number || !one.price || one.name.isEmpty())
            continue;
        if (FoundPart found = finder.findCard(one.name.left(MostLetters), certain); namesCard(found))
            return found;
    }
    return finder.findCard(line.text().left(MostLetters), certain);
}

/// The first line that names a card; where none does for sure, a number alone in one of the first ("3090 24G") is one.
void takeCard(Offer &offer, const PlainText &text, const ListLines &lines, const PartFinder &finder)
{
    constexpr int MostOffered = 200; // lines; more is a page, not an offer
    constexpr int TitleLines = 5;
    for (const bool certain : {false, true}) {
        for (const PlainLine &line : text.lines) {
            if (offer.line > 0 || line.number > (certain ? TitleLines : MostOffered))
                break;
            FoundPart found = cardIn(line, lines, finder, certain);
            if (certain ? !found.chip && found.reason != Reason::SeveralSizes : !namesCard(found))
                continue;
            offer.found = std::move(found);
            offer.line = line.number;
            offer.text = line.text();
        }
    }
}

/// The size of the memory may stand in a line of its own.
void settleByMemory(Offer &offer, const PlainText &text, const PartFinder &finder)
{
    for (const PlainLine &line : text.lines) {
        if (offer.found.reason != Reason::SeveralSizes)
            return;
        if (line.number == offer.line || !speaksOfMemorySize(line.text()))
            continue;
        for (const double size : gigabytesIn(line.text())) {
            FoundPart found = finder.findCard(offer.text + u" %1GB"_s.arg(size), true);
            if (!found.chip)
                continue;
            offer.found = std::move(found);
            return;
        }
    }
}

void takePriceOf(Offer &offer, const ListLines &lines)
{
    for (const ListLine &line : lines.lines) {
        if (line.number == offer.line)
            offer.count = line.count;
        if (!offer.price && line.price)
            offer.price = line.price;
        if (line.priceDoubt != PriceDoubt::None && offer.priceDoubt == PriceDoubt::None)
            offer.priceDoubt = line.priceDoubt;
    }
    if (offer.price)
        offer.priceDoubt = PriceDoubt::None;
    // "Lot of 4 …": the price is that of the lot.
    static const QRegularExpression lot(u"\\blot of \\d"_s, QRegularExpression::CaseInsensitiveOption);
    if (offer.price && offer.count > 1 && lot.match(offer.text).hasMatch())
        offer.price->amount = std::round(offer.price->amount / offer.count * 100) / 100;
}

} // namespace

QLatin1StringView offerSignKey(OfferSign sign)
{
    constexpr std::array Keys{"for-parts"_L1, "untested"_L1, "no-returns"_L1, "mined"_L1, "repaired"_L1, "modified"_L1};
    return Keys[static_cast<std::size_t>(sign)];
}

Result<Offer> readOffer(const QByteArray &text, const QString &name, const PartFinder &finder, const QString &currency)
{
    const Result<PlainText> plain = plainTextOf(text, name);
    if (!plain)
        return tl::unexpected(plain.error());
    Offer offer;
    offer.cut = plain->cut;
    const ListLines lines = linesOf(*plain, currency);
    takeCard(offer, *plain, lines, finder);
    if (offer.line > 0)
        settleByMemory(offer, *plain, finder);
    takePriceOf(offer, lines);
    offer.signs = signsIn(*plain);
    const bool module = offer.found.chip && offer.found.chip->form.valueOr({}) == "sxm"_L1;
    offer.onCarrier = module && speaksOfCarrier(*plain);
    return offer;
}

std::optional<MemoryWindow> memoryWindowOf(const Chip &chip)
{
    const QString segment = chip.segment.valueOr({});
    if (chip.vendor != "NVIDIA"_L1)
        return {};
    // lspci of a TITAN Xp: region 1 has 256 MiB (NVIDIA developer forum, thread 159737).
    if (segment == "consumer"_L1)
        return MemoryWindow{Gibibytes(0.25), true};
    // 32 GiB of a Tesla M40 with 24 (ReBarUEFI, issue 45), of a V100 with 32 (gdrcopy, issue 301), 64 GiB of an A100
    // with 40 (kernel's log in kata-containers, pull request 4358).
    if (segment != "datacentre"_L1 || !chip.memory)
        return {};
    return MemoryWindow{Gibibytes(std::exp2(std::ceil(std::log2(chip.memory->value()))))};
}

WindowPlace placeFor(const MemoryWindow &window, const Board *board)
{
    // What 32 bits address holds a window of 256 MiB beside all else.
    if (window.size <= Gibibytes(0.5))
        return WindowPlace::Fits;
    // Owners' reports: Z77 (ReBarUEFI, issues 45 and 395), Z97 (issue 10), with the setting switched on.
    static const QRegularExpression old(u"\\b[ZHBQ](?:77|97)"_s);
    return board && old.match(board->name).hasMatch() ? WindowPlace::Reported : WindowPlace::Ask;
}

} // namespace rig::lists
