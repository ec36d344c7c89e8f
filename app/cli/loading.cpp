// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loading.h"

#include "core/base/json.h"
#include "core/words/words.h"
#include "db/parts_files.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

Result<Catalogue> shippedCatalogue(const db::KindSet &kinds)
{
    const auto path = db::findShippedCatalogue();
    if (!path)
        return tl::unexpected(path.error());
    return db::readCatalogue(*path, kinds);
}

Result<Catalogue> catalogueWith(const QStringList &partsFiles)
{
    auto shipped = shippedCatalogue(db::allKinds());
    if (!shipped || partsFiles.isEmpty())
        return shipped;
    db::LoadedParts loaded = db::loadPartsFiles(std::move(*shipped), partsFiles, Origin::Own);
    if (!loaded.failures.empty())
        return tl::unexpected(loaded.failures.front());
    return std::move(loaded.catalogue);
}

Result<OpenedBuild> openBuild(const QString &path, const Catalogue &catalogue)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioFailure(Cli::tr("cannot be read (%1).", "a file").arg(file.errorString()), path);
    const QByteArray text = file.read(JsonLimits().bytes + 1);
    if (file.error() != QFileDevice::NoError)
        return ioFailure(Cli::tr("cannot be read (%1).", "a file").arg(file.errorString()), path);
    return readBuildFile(text, path, catalogue);
}

QStringList remarksOn(const OpenedBuild &opened)
{
    QStringList remarks;
    for (const QString &id : opened.fromSnapshot)
        remarks << Cli::tr("%1 is not in the catalogue; its figures are those that the file was saved with.").arg(id);
    for (const FigureChange &change : opened.changed) {
        remarks << Cli::tr("%1: %2 was %3 when the file was saved and is %4 in the catalogue, which counts.",
                           "part, figure, old, new")
                       .arg(change.partName, words::figureName(change.figure), change.was, change.is);
    }
    return remarks;
}

} // namespace rig::cli
