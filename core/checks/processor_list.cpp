// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/processor_list.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rig {

namespace {

/// Generations that share a socket and never a board.
struct Parted
{
    std::string_view chipset; ///< of the board; empty: told by a generation that it takes
    std::string_view takes;
    std::string_view never;
    const char *date;
};

constexpr std::array PartedBoards{
    // Intel, September 2017: Coffee Lake works with the 300 series only, and the 300 series takes nothing older.
    Parted{"", "core-6", "core-8", "2017-09"},
    Parted{"", "core-6", "core-9", "2017-09"},
    Parted{"", "core-7", "core-8", "2017-09"},
    Parted{"", "core-7", "core-9", "2017-09"},
    Parted{"", "core-8", "core-6", "2017-09"},
    Parted{"", "core-8", "core-7", "2017-09"},
    Parted{"", "core-9", "core-6", "2017-09"},
    Parted{"", "core-9", "core-7", "2017-09"},
    // AMD, May 2020: chart of the AM4 chipsets and processors. What it says of the X570 and the 2000G is not taken
    // over:
    // makers' lists of 2019 name them.
    Parted{"X570", "", "ryzen-1000", "2020-05"},
    Parted{"B550", "", "ryzen-1000", "2020-05"},
    Parted{"B550", "", "ryzen-2000", "2020-05"},
    Parted{"B550", "", "ryzen-2000g", "2020-05"},
    Parted{"B550", "", "ryzen-3000g", "2020-05"},
    // AMD, October 2023: WRX90 is the platform of Threadripper PRO alone, TRX50 that of both.
    Parted{"WRX90", "", "threadripper-7000", "2023-10"},
    Parted{"WRX90", "", "threadripper-9000", "2023-10"},
};

QLatin1StringView wordOf(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

/// Null where nobody parts them.
const Parted *partedFrom(const Board &board, const QString &family)
{
    const auto found = std::find_if(PartedBoards.begin(), PartedBoards.end(), [&](const Parted &parted) {
        if (family != wordOf(parted.never))
            return false;
        return parted.takes.empty() ? board.chipset.valueOr({}) == wordOf(parted.chipset)
                                    : board.processorFamilies.valueOr({}).contains(wordOf(parted.takes));
    });
    return found == PartedBoards.end() ? nullptr : &*found;
}

Taken ofListed(const Board &board, const QString &family)
{
    // The first that is listed is the one that the board came with.
    return board.updatedFamilies || board.processorFamilies->front() == family ? Taken::Yes : Taken::Listed;
}

} // namespace

Taken takenBy(const Board &board, const Processor &processor)
{
    const bool lists = board.processorFamilies || board.updatedFamilies || board.excludedFamilies;
    if (!processor.family)
        return lists ? Taken::NoFamily : Taken::NoList;
    const QString &family = *processor.family;
    if (board.updatedFamilies.valueOr({}).contains(family))
        return Taken::WithUpdate;
    if (board.processorFamilies.valueOr({}).contains(family))
        return ofListed(board, family);
    if (board.excludedFamilies.valueOr({}).contains(family) ||
        (board.processorFamilies && board.familiesWhole.valueOr(false)))
        return Taken::Excluded;
    if (partedFrom(board, family))
        return Taken::NeverMade;
    return board.processorFamilies ? Taken::Unlisted : Taken::NoList;
}

bool isOnList(Taken taken) { return taken == Taken::Yes || taken == Taken::WithUpdate || taken == Taken::Listed; }

QString chipsetListDate(const Board &board, const Processor &processor)
{
    const Parted *parted = partedFrom(board, processor.family.valueOr({}));
    return parted ? QString::fromLatin1(parted->date) : QString();
}

} // namespace rig
