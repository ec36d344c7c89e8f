// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/parts_files.h"

#include "core/base/json.h"
#include "core/catalogue/codec.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct PartsFiles
{
    Q_DECLARE_TR_FUNCTIONS(PartsFiles)
};

struct OpenFile
{
    QString path;
    QByteArray text;
    QJsonObject root;
};

Result<OpenFile> openFile(const QString &path)
{
    auto text = readWhole(path, JsonLimits().bytes);
    if (!text)
        return tl::unexpected(text.error());
    OpenFile open{path, *std::move(text), {}};
    auto root = parseJsonObject(open.text, path);
    if (!root)
        return tl::unexpected(root.error());
    open.root = std::move(*root);
    return open;
}

Failure inFile(Failure failure, const OpenFile &file)
{
    failure.file = file.path;
    failure.line = lineOfJsonPath(file.text, failure.field);
    return failure;
}

Failure complaint(const OpenFile &file, const QString &field, const QString &message)
{
    return inFile(Failure{Failure::Kind::BadInput, message, {}, 0, field}, file);
}

/// Adds the sources of a file. `from` remembers which file each came from.
void addSources(const OpenFile &file, QHash<QString, QString> &from, LoadedParts &loaded)
{
    const QJsonArray list = file.root.value("sources"_L1).toArray();
    for (int i = 0; i < list.size(); ++i) {
        const QString field = u"sources[%1]"_s.arg(i);
        const auto source = sourceFromJson(list[i].toObject());
        if (!source) {
            loaded.failures.push_back(complaint(file, field, source.error().message));
            continue;
        }
        const SourceIndex known = loaded.catalogue.sourceIndex(source->id);
        if (known == NoSource) {
            loaded.catalogue.sources.push_back(*source);
        } else if (!from.contains(source->id)) {
            loaded.catalogue.sources[static_cast<std::size_t>(known)] = *source;
        } else if (sourceToJson(loaded.catalogue.sources[static_cast<std::size_t>(known)]) != sourceToJson(*source)) {
            loaded.failures.push_back(complaint(
                file, field,
                PartsFiles::tr("describes the source \"%1\" differently from %2; one source needs one description.")
                    .arg(source->id, from.value(source->id))));
        }
        from.insert(source->id, file.path);
    }
}

/// Notes the ids of a file; says which of them another file has, too.
bool noteIds(const OpenFile &file, LoadedParts &loaded)
{
    bool unique = true;
    for (int kind = 0; kind < KindCount; ++kind) {
        const QString list = kindKey(static_cast<Kind>(kind));
        const QJsonArray parts = file.root.value(list).toArray();
        for (int i = 0; i < parts.size(); ++i) {
            const QString id = parts[i].toObject().value("id"_L1).toString();
            if (id.isEmpty())
                continue; // the reader says so
            const QString other = loaded.files.value(id);
            if (!other.isEmpty() && other != file.path) {
                const QString message =
                    PartsFiles::tr("\"%1\" stands in %2 already; an id belongs to one part.").arg(id, other);
                loaded.failures.push_back(complaint(file, u"%1[%2].id"_s.arg(list, QString::number(i)), message));
                unique = false;
            }
            loaded.files.insert(id, file.path);
        }
    }
    return unique;
}

} // namespace

Result<QStringList> partsFilesAt(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        const QFileInfo info(path);
        if (!info.exists())
            return ioFailure(PartsFiles::tr("is not there.", "a file or folder"), path);
        if (!info.isDir()) {
            files << path;
            continue;
        }
        QDirIterator found(path, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (found.hasNext())
            files << found.next();
    }
    files.sort();
    files.removeDuplicates();
    return files;
}

LoadedParts loadPartsFiles(Catalogue into, const QStringList &files, Origin origin)
{
    LoadedParts loaded;
    loaded.catalogue = std::move(into);
    std::vector<OpenFile> open;
    QHash<QString, QString> sourceFiles;
    for (const QString &path : files) {
        auto file = openFile(path);
        if (!file) {
            loaded.failures.push_back(file.error());
            continue;
        }
        addSources(*file, sourceFiles, loaded);
        open.push_back(std::move(*file));
    }
    for (const OpenFile &file : open) {
        if (!noteIds(file, loaded))
            continue;
        auto read = withPartsObject(loaded.catalogue, file.root, origin);
        if (read)
            loaded.catalogue = std::move(*read);
        else
            loaded.failures.push_back(inFile(read.error(), file));
    }
    return loaded;
}

} // namespace rig::db
