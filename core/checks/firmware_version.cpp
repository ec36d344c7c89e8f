// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/firmware_version.h"

#include "core/checks/support.h"

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace rig::checks::firmware_version {

namespace {

/// Generations that share a socket and never a board. Only these are a blocker: a list that does not name a generation
/// may be older than it.
struct Parted
{
    std::string_view chipset; ///< of the board; empty: told by a generation that it takes
    std::string_view takes;
    std::string_view never;
};

constexpr std::array PartedBoards{
    // Intel, September 2017: Coffee Lake works with the 300 series only, and the 300 series takes nothing older.
    Parted{"", "core-6", "core-8"},
    Parted{"", "core-6", "core-9"},
    Parted{"", "core-7", "core-8"},
    Parted{"", "core-7", "core-9"},
    Parted{"", "core-8", "core-6"},
    Parted{"", "core-8", "core-7"},
    Parted{"", "core-9", "core-6"},
    Parted{"", "core-9", "core-7"},
    // AMD, May 2020: chart of the AM4 chipsets and processors.
    Parted{"X570", "", "ryzen-1000"},
    Parted{"B550", "", "ryzen-1000"},
    Parted{"B550", "", "ryzen-2000"},
};

bool isParted(const Board &board, const QString &family)
{
    return std::any_of(PartedBoards.begin(), PartedBoards.end(), [&](const Parted &parted) {
        const auto is = [](const QString &text, std::string_view word) {
            return text == QLatin1StringView(word.data(), static_cast<qsizetype>(word.size()));
        };
        if (!is(family, parted.never))
            return false;
        return parted.takes.empty() ? is(board.chipset.valueOr({}), parted.chipset)
                                    : board.processorFamilies->contains(QLatin1StringView(
                                          parted.takes.data(), static_cast<qsizetype>(parted.takes.size())));
    });
}

Finding said(Severity severity, Variant variant, const Placed<Processor> &processor, const Situation &situation)
{
    Finding finding = begin(Id, severity, variant);
    finding.subjects = {processor.item, boardItem(situation)};
    return finding;
}

void check(const Placed<Processor> &processor, const Situation &situation, std::vector<Finding> &findings)
{
    const Board &board = *situation.machine.board->part;
    if (processor.part->socket && board.socket && *processor.part->socket != *board.socket)
        return; // platform.socket says it
    if (!board.processorFamilies && !board.updatedFamilies) {
        findings.push_back(unknown(Id, boardItem(situation), "processor_families"));
        return;
    }
    if (!processor.part->family) {
        findings.push_back(unknown(Id, processor.item, "family"));
        return;
    }
    const QString &family = *processor.part->family;
    if (board.updatedFamilies && board.updatedFamilies->contains(family)) {
        findings.push_back(said(Severity::Caution, Variant::LaterFirmware, processor, situation));
    } else if (!board.processorFamilies) {
        findings.push_back(unknown(Id, boardItem(situation), "processor_families"));
    } else if (!board.processorFamilies->contains(family)) {
        const bool never = isParted(board, family);
        findings.push_back(said(never ? Severity::Blocker : Severity::Caution,
                                never ? Variant::NeverTogether : Variant::NotListed, processor, situation));
    } else if (!board.updatedFamilies && board.processorFamilies->front() != family) {
        // The first that is listed is the one that the board came with.
        findings.push_back(unknown(Id, boardItem(situation), "updated_families"));
    }
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board)
        return;
    for (const auto &processor : situation.machine.processors)
        check(processor, situation, findings);
}

} // namespace

const Check check{Id,
                  "The generations of processors that the board's maker lists, and those that its first "
                  "firmware did not know. Intel, "
                  "2017: Coffee Lake goes with the 300 series only; AMD's chart of AM4 chipsets, 2020",
                  run};

} // namespace rig::checks::firmware_version
