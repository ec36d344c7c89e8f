// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/board_format.h"

#include "core/checks/fit_support.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::board_format {

namespace {

/// Formats that share the ATX hole pattern, each inside the next.
int rank(const QString &format)
{
    static const QStringList nested{QStringLiteral("mini-ITX"), QStringLiteral("mini-DTX"), QStringLiteral("micro-ATX"),
                                    QStringLiteral("ATX"), QStringLiteral("E-ATX")};
    return static_cast<int>(nested.indexOf(format));
}

bool takes(const QStringList &formats, const QString &format)
{
    const int wanted = rank(format);
    return std::any_of(formats.begin(), formats.end(),
                       [&](const QString &taken) { return taken == format || (wanted >= 0 && rank(taken) > wanted); });
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board || !situation.machine.chassis)
        return;
    const auto &chassis = *situation.machine.chassis;
    const Board &board = *situation.machine.board->part;
    if (!board.formFactor) {
        findings.push_back(unknown(Id, boardItem(situation), "form_factor"));
        return;
    }
    if (!chassis.part->formFactors) {
        // A tower takes the common formats; of what is larger nobody can say.
        const bool common = rank(*board.formFactor) >= 0 && rank(*board.formFactor) <= rank(QStringLiteral("ATX"));
        const Finding lack = unknown(Id, chassis.item, "form_factors");
        findings.push_back(noted(lack, common && isTower(*chassis.part)));
        return;
    }
    if (takes(*chassis.part->formFactors, *board.formFactor))
        return;
    Finding finding = begin(Id, Severity::Blocker);
    finding.subjects = {boardItem(situation), chassis.item};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{Id, QT_TRANSLATE_NOOP("Evidence", "The case vendor's list of board formats"), run};

} // namespace rig::checks::board_format
