// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// What changed between the figures a file was saved with and the catalogue of today.
struct FigureChange
{
    QString part;
    QString partName;
    QString figure; ///< key
    QString was;
    QString is;
};

struct OpenedBuild
{
    Document document;
    Catalogue catalogue;               ///< the given one, and from the snapshot the parts that it lacks
    QStringList fromSnapshot;          ///< ids that stand in the file only
    std::vector<FigureChange> changed; ///< the catalogue wins; said on opening
};

/// Reads `.rig.json` text (docs/build-file.md). The failure names line and field.
/// A newer version of the format is refused with a sentence, and so is an id that stands neither in the catalogue nor
/// in the file's snapshot.
[[nodiscard]] Result<OpenedBuild> readBuildFile(const QByteArray &text, const QString &file,
                                                const Catalogue &catalogue);

/// The text of a `.rig.json`, with a snapshot of the figures used.
[[nodiscard]] QByteArray writeBuildFile(const Document &document, const Catalogue &catalogue);

} // namespace rig
