// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

/// Reading the project's own sources, for the tests of its structure.
namespace source_tree {

/// Paths of the sources under `folder`, relative to the top of the tree, sorted.
inline QStringList filesUnder(const QString &folder, const QStringList &patterns)
{
    const QString top = QStringLiteral(RIGWRIGHT_SOURCE_DIR "/");
    QStringList files;
    QDirIterator walk(top + folder, patterns, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files << walk.next().mid(top.size());
    std::sort(files.begin(), files.end());
    return files;
}

inline QStringList sourcesUnder(const QString &folder)
{
    return filesUnder(folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")});
}

/// Text of a file of the tree; empty when it cannot be read.
inline QString textOf(const QString &path)
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What the file includes, as written between the brackets or quotes.
inline QStringList includesIn(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*[<\"]([^>\"]+)[>\"]"),
                                            QRegularExpression::MultilineOption);
    QStringList includes;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        includes << match.next().captured(1);
    return includes;
}

} // namespace source_tree
