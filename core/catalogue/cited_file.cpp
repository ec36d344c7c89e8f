// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/cited_file.h"

#include "core/catalogue/codec.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct CitedWords
{
    Q_DECLARE_TR_FUNCTIONS(CitedWords)
};

constexpr int MostSources = 2000;

int sourceNamed(const std::vector<Source> &sources, const QString &id)
{
    const auto found =
        std::find_if(sources.begin(), sources.end(), [&](const Source &source) { return source.id == id; });
    return found == sources.end() ? -1 : static_cast<int>(found - sources.begin());
}

} // namespace

Result<void> readCited(const CitedFile &file, std::vector<Source> &sources,
                       const std::function<void(JsonReader &)> &read)
{
    const Result<QJsonObject> object = parseJsonObject(file.text, file.name);
    if (!object)
        return tl::unexpected(object.error());
    JsonReader reader(*object, file.name);
    if (reader.integer(file.mark, 1, 1) != 1)
        reader.complain(file.mark, CitedWords::tr("“%1” must be 1.").arg(file.mark));
    reader.objects("sources"_L1, MostSources, [&](JsonReader &entry) {
        const Result<Source> source = sourceFromJson(entry.raw());
        if (!source)
            entry.complain({}, source.error().message);
        else if (sourceNamed(sources, source->id) < 0)
            sources.push_back(*source);
    });
    read(reader);
    if (!reader.failed())
        return {};
    Failure failure = *reader.failure();
    failure.file = file.name;
    failure.line = lineOfJsonPath(file.text, failure.field);
    return tl::unexpected(failure);
}

int citedSource(JsonReader &entry, const std::vector<Source> &sources)
{
    const QString id = entry.text("source"_L1);
    const int source = sourceNamed(sources, id);
    if (source < 0)
        entry.complain("source"_L1, CitedWords::tr("There is no source “%1”.").arg(id));
    return source;
}

Result<QByteArray> embeddedFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioFailure(file.errorString(), path);
    return file.readAll();
}

} // namespace rig
