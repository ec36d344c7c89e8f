// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/firmware_version.h"
#include "core/checks/processor_list.h"
#include "core/checks/support.h"

namespace rig::checks::firmware_version {

namespace {

Finding said(Severity severity, Variant variant, const Placed<Processor> &processor, const Situation &situation)
{
    Finding finding = begin(Id, severity, variant);
    finding.subjects = {processor.item, boardItem(situation)};
    return finding;
}

/// Two years after a processor's launch, boards that are sold new have passed through a factory that knew it: a term of
/// ours, no maker gives one.
constexpr int MonthsOnTheShelf = 24;

Severity ofLaterFirmware(const Processor &processor, const QDate &today)
{
    const bool old =
        today.isValid() && processor.launchDate && processor.launchDate->addMonths(MonthsOnTheShelf) <= today;
    return old ? Severity::Note : Severity::Caution;
}

void check(const Placed<Processor> &processor, const Situation &situation, std::vector<Finding> &findings)
{
    const Board &board = *situation.machine.board->part;
    if (processor.part->socket && board.socket && *processor.part->socket != *board.socket)
        return; // platform.socket says it
    const auto missing = [&](ItemId item, const char *figure) { findings.push_back(unknown(Id, item, figure)); };
    switch (takenBy(board, *processor.part)) {
    case Taken::Yes:
        return;
    case Taken::WithUpdate:
        findings.push_back(said(ofLaterFirmware(*processor.part, situation.machine.today), Variant::LaterFirmware,
                                processor, situation));
        return;
    case Taken::Listed: // it goes in; the shop knows which firmware the board has
        findings.push_back(noted(unknown(Id, boardItem(situation), "updated_families")));
        return;
    case Taken::Excluded:
        findings.push_back(said(Severity::Blocker, Variant::Excluded, processor, situation));
        return;
    case Taken::NeverMade:
        findings.push_back(said(Severity::Blocker, Variant::NeverMade, processor, situation));
        return;
    case Taken::Unlisted:
        return missing(boardItem(situation), "families_whole");
    case Taken::NoList: // then the socket decides
        findings.push_back(noted(unknown(Id, boardItem(situation), "processor_families")));
        return;
    case Taken::NoFamily:
        return missing(processor.item, "family");
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

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The generations of processors that the board's maker lists or excludes, and those that "
                      "its first firmware did not know. Intel, 2017: Coffee Lake goes with the 300 series only; "
                      "AMD's chart of AM4 chipsets, 2020; AMD, 2023: WRX90 is for Threadripper PRO"),
    run};

} // namespace rig::checks::firmware_version
