// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QVarLengthArray>

#include <string_view>
#include <vector>

namespace rig {

/// In the order in which they are shown.
enum class Severity { Blocker, Caution, Unknown, Note };

/// "blocker", "caution", "unknown", "note"
[[nodiscard]] QLatin1StringView severityKey(Severity severity);
[[nodiscard]] std::optional<Severity> severityFromKey(QStringView name);

/// One number of a finding; the unit is in the key ("need_w", "width").
struct Fact
{
    const char *key;
    double value;
};

/// A figure that is missing, and whose.
struct MissingFigure
{
    ItemId item = 0;
    const char *figure = ""; ///< key of the field, or "connectors.generation" and the like for a board's graph
    int connector = -1;

    bool operator==(const MissingFigure &other) const;
};

/// What a check says. Sentences are made of it in core/words.
struct Finding
{
    const char *check = ""; ///< "pcie.lane-downgrade"; stable
    Severity severity = Severity::Note;
    int variant = 0; ///< which of the check's sentences; the check's own enum
    QVarLengthArray<ItemId, 4> subjects;
    QVarLengthArray<int, 4> connectors;
    QVarLengthArray<Fact, 6> facts;
    MissingFigure missing;             ///< for Unknown
    std::vector<const char *> blocked; ///< for Unknown: the checks that this figure blocks

    [[nodiscard]] double fact(std::string_view key, double fallback = 0) const;
};

} // namespace rig
