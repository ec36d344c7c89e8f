// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advise_machine.h"

#include "core/build/buildfile.h"
#include "db/whole_file.h"
#include "ui/document/examples.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

Result<QString> writeMachine(const QString &path, const Advised &advised, const Catalogue &catalogue)
{
    if (!advised.answer.purchase)
        return badInput(Cli::tr("Nothing is to be bought, so there is no machine to write."));
    return writeMachine(path, advice::wishFor(*advised.answer.purchase, advised.question), catalogue,
                        advised.question.region);
}

Result<QString> writeMachine(const QString &path, const MachineWish &wish, const Catalogue &catalogue, Region region)
{
    if (!path.endsWith(".rig.json"_L1))
        return badInput(Cli::tr("A machine's file ends in .rig.json, not “%1”.").arg(path));
    const Result<WorkMachine> machine = ui::machineFromTemplates(wish, catalogue, region);
    if (!machine)
        return tl::unexpected(machine.error());
    if (const Result<void> written = db::writeWhole(path, writeBuildFile(machine->document, catalogue)); !written)
        return tl::unexpected(written.error());
    return Cli::tr("%1: %2 %3", "a file, its machine's name, a sentence on it")
        .arg(QDir::toNativeSeparators(path), machine->document.build.name + u'.', plannedText(*machine));
}

} // namespace rig::cli
