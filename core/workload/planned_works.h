// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"
#include "core/workload/workload_fields.h"

namespace rig {

/// The works that a machine carries: between what its file keeps (PlannedWork) and what is reckoned with (Workload).

/// "transformer", "cnn", "rnn", "diffusion", "own"; of a need that a document states it is empty: only a name has it.
[[nodiscard]] QString workloadKindKey(Workload::Kind kind);
[[nodiscard]] std::optional<Workload::Kind> workloadKindFrom(const QString &key);

/// What a work asks of each of its cards, as a machine's file keeps it; of layers that several cards share, what may
/// lie on another. nullopt: it cannot be reckoned.
[[nodiscard]] std::optional<PlannedNeed> plannedNeed(const Workload &workload);

/// A workload as a machine carries it, with its need. `model`: the preset that it began with; `config`: the model's own
/// file; both may be empty. The name is the model's with what is done.
[[nodiscard]] PlannedWork plannedWork(const Workload &workload, const QString &model, const QJsonObject &config,
                                      const ModelLibrary &library);
/// A failure names the field ("model", "set.batch") and says what is wrong.
[[nodiscard]] Result<Workload> workloadOf(const PlannedWork &work, const ModelLibrary &library);

/// Sequences that are generated at once, where that is what the work does.
[[nodiscard]] std::optional<int> usersOf(const Workload &workload);
/// "Serving 10 users at once, 8,192 tokens of context each; weights: Q4_K_M"
[[nodiscard]] QString workloadText(const Workload &workload);
/// The kind of work that the power and link checks go by.
[[nodiscard]] Work workOf(const Workload &workload, int cards);

/// With the needs of the works reckoned anew. One that this version does not understand keeps the need that the file
/// has; without one that is a failure, whose field is below "use".
[[nodiscard]] Result<Use> withNeeds(Use use, const ModelLibrary &library);

/// readBuildFile() with the needs of the works reckoned anew: who judges a machine reads it so.
[[nodiscard]] Result<OpenedBuild> readMachine(const QByteArray &text, const QString &file, const Catalogue &catalogue);

} // namespace rig
