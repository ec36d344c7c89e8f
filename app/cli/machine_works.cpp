// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/machine_works.h"

#include "app/cli/loading.h"
#include "core/workload/planned_works.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Its index; nullopt: there is no such.
std::optional<std::size_t> workMeant(const QString &asked, const std::vector<PlannedWork> &works)
{
    std::optional<std::size_t> meant;
    for (std::size_t i = 0; i < works.size(); ++i) {
        const bool isMost = !meant || works[i].need->high > works[*meant].need->high;
        if (asked.isEmpty() ? isMost : works[i].name.compare(asked, Qt::CaseInsensitive) == 0)
            meant = i;
    }
    bool isNumber = false;
    const int number = asked.toInt(&isNumber);
    const bool isOne = isNumber && number >= 1 && number <= static_cast<int>(works.size());
    return isOne ? std::optional(static_cast<std::size_t>(number - 1)) : meant;
}

} // namespace

Result<MachineWorks> worksOfMachine(const QString &path, const std::optional<QString> &work,
                                    const ModelLibrary &library, const Catalogue &catalogue)
{
    const Result<OpenedBuild> opened = openBuild(path, catalogue);
    if (!opened)
        return tl::unexpected(opened.error());
    const Document &document = opened->document;
    const Machine machine = resolve(document.build, opened->catalogue);
    Result<WorksOnMachine> works =
        worksOnMachine(machine, assess(machine, document.site, document.use), document.use, opened->catalogue);
    if (!works)
        return tl::unexpected(works.error());
    const std::vector<PlannedWork> &planned = document.use.works;
    const std::optional<std::size_t> meant = work ? workMeant(*work, planned) : std::nullopt;
    if (work && !meant)
        return badInput(work->isEmpty()
                            ? Cli::tr("%1 carries no works; --model or another option says what the work is.").arg(path)
                            : Cli::tr("%1 carries no work “%2”.").arg(path, *work),
                        u"machine"_s);
    MachineWorks found{*std::move(works)};
    found.others.atOnce = document.use.worksAtOnce;
    for (std::size_t i = 0; i < planned.size(); ++i) {
        if (meant != i)
            found.others.needs.push_back(*planned[i].need);
    }
    if (!meant)
        return found;
    Result<Workload> workload = workloadOf(planned[*meant], library);
    if (!workload)
        return tl::unexpected(workload.error());
    found.meant = *std::move(workload);
    found.name = planned[*meant].name;
    return found;
}

} // namespace rig::cli
