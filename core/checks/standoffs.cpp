// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/standoffs.h"

#include "core/checks/support.h"
#include "core/machine/fit_rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::standoffs {

namespace {

/// Formats as deep as E-ATX goes at most: a case that takes one of them has the room.
bool isDeep(const QString &format) { return format == "SSI-EEB"_L1 || format == "HPTX"_L1; }

// What the case does not list at all is board-format's.
void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board || !situation.machine.chassis)
        return;
    const auto &chassis = *situation.machine.chassis;
    const Board &board = *situation.machine.board->part;
    if (board.formFactor.valueOr({}) != "E-ATX"_L1 || !chassis.part->formFactors)
        return;
    const QStringList &formats = *chassis.part->formFactors;
    if (!formats.contains("E-ATX"_L1) || std::any_of(formats.begin(), formats.end(), isDeep))
        return;
    if (!board.depth) {
        findings.push_back(unknown(Id, boardItem(situation), "depth_mm"));
        return;
    }
    if (*board.depth <= CaseEAtxDepth)
        return;
    Finding finding = begin(Id, Severity::Caution);
    finding.subjects = {boardItem(situation), chassis.item};
    finding.facts = {{DepthMm, *board.depth}, {LimitMm, CaseEAtxDepth}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Corsair on board formats: E-ATX is no strict standard, sizes and holes vary; cases mostly mean "
                      "305 × 272–277 mm by it, the format goes to 330 mm"),
    run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::standoffs
