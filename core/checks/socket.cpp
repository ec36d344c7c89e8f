// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/socket.h"

#include "core/checks/support.h"

namespace rig::checks::socket {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board)
        return;
    const Board &board = *situation.machine.board->part;
    int installed = 0;
    for (const auto &processor : situation.machine.processors) {
        installed += processor.count;
        if (!processor.part->socket || !board.socket) {
            findings.push_back(board.socket ? unknown(Id, processor.item, "socket")
                                            : unknown(Id, boardItem(situation), "socket"));
            continue;
        }
        if (*processor.part->socket == *board.socket)
            continue;
        Finding finding = begin(Id, Severity::Blocker, Variant::OtherSocket);
        finding.subjects = {processor.item, boardItem(situation)};
        findings.push_back(std::move(finding));
    }
    const int sockets = board.processorCount.valueOr(1);
    // A board of which not even the kind of socket is known may have several.
    if (installed <= sockets || (!board.socket && !board.processorCount))
        return;
    Finding finding = begin(Id, Severity::Blocker, Variant::TooManyProcessors);
    finding.subjects = {situation.machine.processors.back().item, boardItem(situation)};
    finding.facts = {{Processors, installed}, {Sockets, sockets}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{Id, QT_TRANSLATE_NOOP("Evidence", "The processor's socket and the board's"), run};

} // namespace rig::checks::socket
