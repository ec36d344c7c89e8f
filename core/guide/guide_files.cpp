// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/guide_files.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::guide {

Result<void> readByLanguage(const QString &name, const QString &language,
                            const std::function<void(JsonReader &, const std::vector<Source> &)> &takeFacts,
                            const std::function<void(JsonReader &)> &takeTexts)
{
    const QString factsFile = u":/guide/"_s + name;
    const QString textsFile = u":/guide/%1/%2"_s.arg(language, name);
    const Result<QByteArray> facts = embeddedFile(factsFile);
    const Result<QByteArray> texts =
        embeddedFile(textsFile).or_else([&](const Failure &) { return embeddedFile(u":/guide/en/"_s + name); });
    if (!facts)
        return tl::unexpected(facts.error());
    if (!texts)
        return tl::unexpected(texts.error());
    std::vector<Source> sources;
    std::vector<Source> none;
    if (auto read = readCited({*facts, factsFile, "format"_L1}, sources,
                              [&](JsonReader &reader) { takeFacts(reader, sources); });
        !read)
        return read;
    return readCited({*texts, textsFile, "format"_L1}, none, takeTexts);
}

std::vector<Source> sourcesOf(JsonReader &entry, const std::vector<Source> &sources)
{
    std::vector<Source> named;
    for (const QString &id : entry.texts("sources"_L1).value_or(QStringList())) {
        const auto found =
            std::find_if(sources.begin(), sources.end(), [&](const Source &source) { return source.id == id; });
        if (found == sources.end())
            entry.complain("sources"_L1, QCoreApplication::translate("GuideFiles", "There is no source “%1”.").arg(id));
        else
            named.push_back(*found);
    }
    return named;
}

} // namespace rig::guide
