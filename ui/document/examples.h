// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/place.h"
#include "core/workload/machine_for_work.h"

#include <QString>

#include <optional>
#include <vector>

namespace rig::ui {

/// A machine that comes with the program, to start from.
struct Example
{
    QString path;
    QString name;                 ///< the machine's own name
    QString about{};              ///< what it is for, in a line; may be empty
    int year = 0;                 ///< that its parts, or its guide, are of; 0: not said
    bool ofGuide = false;         ///< after a guide of that year, not of today
    std::optional<Region> only{}; ///< where its parts are sold; nullopt: everywhere
};

/// The examples inside the program, else those beside it; empty when there are none.
[[nodiscard]] std::vector<Example> examples();
/// Machines without a blocker: those of today, and after the guides that the source documents name.
[[nodiscard]] std::vector<Example> templates();
/// The machine to a wish, of the templates of today that are sold in the region; of all where none of them works.
[[nodiscard]] Result<WorkMachine> machineFromTemplates(const MachineWish &wish, const Catalogue &catalogue,
                                                       Region region);
/// Of these, those of today whose parts are sold in a region; or those after guides.
[[nodiscard]] std::vector<Example> templatesOfToday(Region region);
[[nodiscard]] std::vector<Example> templatesOfGuides();
/// The name of one of them, or what it is for, in the language of the window; a text that is none of theirs stays.
[[nodiscard]] QString exampleName(const QString &name);
/// The machine that one begins with a template or an example: its name in the language of the window; one of today, of
/// parts that are sold in any region or in the user's, stands in the user's place.
[[nodiscard]] Document begunFrom(Document document, const Place &place);
/// All are opened without a file of their own, so that saving asks where.
[[nodiscard]] bool isExample(const QString &path);

} // namespace rig::ui
