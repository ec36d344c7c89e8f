// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/glossary.h"

#include "core/guide/guide_files.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// Sentences of this file.
struct GlossaryWords
{
    Q_DECLARE_TR_FUNCTIONS(GuideGlossary)
};

constexpr int MostWords = 2000;
constexpr int LongestText = 2000;

void takeFacts(JsonReader &reader, const std::vector<Source> &sources, std::vector<Word> &words)
{
    reader.objects("words"_L1, MostWords, [&](JsonReader &entry) {
        Word word;
        word.id = entry.text("id"_L1, 80);
        word.figure = entry.textOr("figure"_L1, {}, 80);
        word.explains = entry.texts("explains"_L1).value_or(QStringList());
        word.topic = entry.textOr("topic"_L1, {}, 80);
        word.sources = sourcesOf(entry, sources);
        words.push_back(std::move(word));
    });
}

void takeTexts(JsonReader &reader, std::vector<Word> &words)
{
    reader.objects("words"_L1, MostWords, [&](JsonReader &entry) {
        const QString id = entry.text("id"_L1, 80);
        const auto found = std::find_if(words.begin(), words.end(), [&](const Word &word) { return word.id == id; });
        if (found == words.end())
            return entry.complain("id"_L1, GlossaryWords::tr("There is no word “%1”.").arg(id));
        found->term = entry.text("term"_L1, 80);
        found->also = entry.texts("also"_L1).value_or(QStringList());
        found->text = entry.text("text"_L1, LongestText);
    });
}

} // namespace

Result<std::vector<Word>> shippedWords(const QString &language)
{
    std::vector<Word> words;
    const Result<void> read = readByLanguage(
        u"words.json"_s, language,
        [&](JsonReader &reader, const std::vector<Source> &sources) { takeFacts(reader, sources, words); },
        [&](JsonReader &reader) { takeTexts(reader, words); });
    if (!read)
        return tl::unexpected(read.error());
    return words;
}

std::vector<const Word *> wordsFor(const QString &typed, const std::vector<Word> &words)
{
    const QString wanted = typed.trimmed();
    std::vector<std::pair<int, const Word *>> found;
    for (const Word &word : words) {
        int rank = 3;
        for (const QString &name : QStringList{word.term} + word.also) {
            if (name.compare(wanted, Qt::CaseInsensitive) == 0)
                rank = 0;
            else if (name.startsWith(wanted, Qt::CaseInsensitive))
                rank = std::min(rank, 1);
            else if (name.contains(wanted, Qt::CaseInsensitive))
                rank = std::min(rank, 2);
        }
        if (rank < 3 && !wanted.isEmpty())
            found.emplace_back(rank, &word);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &left, const auto &right) { return left.first < right.first; });
    std::vector<const Word *> ordered;
    for (const auto &[rank, word] : found)
        ordered.push_back(word);
    return ordered;
}

const Word *wordCalled(const QString &id, const std::vector<Word> &words)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const Word &word) { return word.id == id; });
    return found == words.end() ? nullptr : &*found;
}

const Word *wordOfFigure(const QString &figure, const std::vector<Word> &words)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const Word &word) { return word.explains.contains(figure); });
    return found == words.end() ? nullptr : &*found;
}

} // namespace rig::guide
