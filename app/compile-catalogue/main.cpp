// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_file.h"
#include "db/parts_files.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

int fail(const QString &sentence)
{
    std::fprintf(stderr, "compile-catalogue: %s\n", qUtf8Printable(sentence));
    return 1;
}

int compile(const QString &folder, const QString &database)
{
    const auto files = rig::db::partsFilesAt({folder});
    if (!files)
        return fail(files.error().sentence());
    if (files->isEmpty())
        return fail(QCoreApplication::translate("CompileCatalogue", "%1: holds no *.json file.").arg(folder));
    const rig::db::LoadedParts loaded = rig::db::loadPartsFiles({}, *files, rig::Origin::Shipped);
    for (const rig::Failure &failure : loaded.failures)
        fail(failure.sentence());
    if (!loaded.failures.empty())
        return 1;
    if (const auto written = rig::db::writeCatalogue(database, loaded.catalogue); !written)
        return fail(written.error().sentence());
    return 0;
}

} // namespace

/// compile-catalogue FOLDER DATABASE: reads every parts file under the folder and writes catalogue.sqlite. 0: written;
/// 1: not, and why.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return fail(QCoreApplication::translate("CompileCatalogue", "usage: compile-catalogue FOLDER DATABASE"));
    return compile(arguments[1], arguments[2]);
}
