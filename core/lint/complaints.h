// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lint/lint.h"

#include <QCoreApplication>

#include <cmath>

namespace rig {

/// Private to the linter: its sentences, and how one is noted.
struct Lint
{
    Q_DECLARE_TR_FUNCTIONS(Lint)
};

using LintSeverity = Complaint::Severity;

inline void complain(std::vector<Complaint> &complaints, LintSeverity severity, const Part &part, const QString &field,
                     const QString &message)
{
    complaints.push_back({severity, part.id, field, message});
}

/// A number as it is read: 16.2, not 1.62e+01.
inline QString shown(double number) { return QString::number(number, 'g', QLocale::FloatingPointShortest); }

/// Whether two figures that should be equal differ by more than the share.
inline bool differs(double found, double expected, double share)
{
    return std::abs(found - expected) > share * std::abs(expected);
}

} // namespace rig
