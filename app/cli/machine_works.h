// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/other_works.h"
#include "core/catalogue/catalogue.h"
#include "core/workload/works_on_machine.h"

namespace rig::cli {

/// A machine with the works that it is for.
struct MachineWorks
{
    WorksOnMachine works;
    std::optional<Workload> meant{}; ///< the one that is asked about, where it is one of them
    QString name{};                  ///< of that one
    advice::OtherWorks others{};     ///< than the one that is asked about
};

/// Of the machine in a file. `work`: which one is asked about, by its number from 1 or its name, empty: the one that
/// needs most; nullopt: none of them. A failure says that there is none such, or what is wrong with the file.
[[nodiscard]] Result<MachineWorks> worksOfMachine(const QString &path, const std::optional<QString> &work,
                                                  const ModelLibrary &library, const Catalogue &catalogue);

} // namespace rig::cli
