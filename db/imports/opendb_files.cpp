// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/opendb_files.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct OpenDb
{
    Q_DECLARE_TR_FUNCTIONS(OpenDb)
};

/// Adds one file. Files that are no records (schemas, settings of tools) lie in a checkout, too, and are passed over.
void add(const QFileInfo &info, bool named, OpenDbFiles &found, QStringList &strangers)
{
    const bool lines = info.suffix().compare("jsonl"_L1, Qt::CaseInsensitive) == 0;
    const QString name = lines ? info.completeBaseName() : info.dir().dirName();
    const OpenDbCategory *category = findOpenDbCategory(name);
    if (category) {
        found.files.push_back({info.filePath(), category, lines, info.size()});
        found.bytes += info.size();
        const QDate changed = info.lastModified().date();
        found.newest = found.newest.isValid() ? std::max(found.newest, changed) : changed;
        return;
    }
    const bool ofTheData = lines || info.dir().absolutePath().section(u'/', -2, -2) == "open-db"_L1;
    if ((!named && !ofTheData) || strangers.contains(name))
        return;
    strangers << name;
    found.notTaken.push_back({name,
                              named || lines ? info.filePath() : info.path(),
                              0,
                              {},
                              OpenDb::tr("is a category that the catalogue has no kind of part for.")});
}

} // namespace

Result<OpenDbFiles> openDbFilesAt(const QStringList &paths)
{
    OpenDbFiles found;
    QStringList strangers;
    for (const QString &path : paths) {
        const QFileInfo info(path);
        if (!info.exists())
            return ioFailure(OpenDb::tr("is not there.", "a file or folder"), path);
        if (!info.isDir()) {
            add(info, true, found, strangers);
            continue;
        }
        QDirIterator inside(path, {u"*.json"_s, u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (inside.hasNext()) {
            inside.next();
            add(inside.fileInfo(), false, found, strangers);
        }
    }
    std::sort(found.files.begin(), found.files.end(),
              [](const OpenDbFile &a, const OpenDbFile &b) { return a.path < b.path; });
    const auto twice = std::unique(found.files.begin(), found.files.end(),
                                   [](const OpenDbFile &a, const OpenDbFile &b) { return a.path == b.path; });
    found.files.erase(twice, found.files.end());
    return found;
}

} // namespace rig::db
