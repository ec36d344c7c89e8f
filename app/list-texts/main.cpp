// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of the data files for the translators, and what a translation file lacks. Runs for `update-translations`.

#include "core/base/saying.h"
#include "core/catalogue/cited_file.h"
#include "core/names/own_sources.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTextStream>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstdio>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace rig;

namespace {

struct Text
{
    QString context;
    QString english;

    bool operator<(const Text &other) const
    {
        return std::tie(context, english) < std::tie(other.context, other.english);
    }
};

/// All that is compiled in.
Result<std::vector<Text>> knowledgeTexts()
{
    QStringList files;
    QDirIterator walk(u":/knowledge"_s, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files << walk.next();
    std::sort(files.begin(), files.end());
    std::vector<Text> texts;
    for (const QString &file : std::as_const(files)) {
        const Result<QJsonObject> read =
            embeddedFile(file).and_then([&](const QByteArray &text) { return parseJsonObject(text, file); });
        if (!read)
            return tl::unexpected(read.error());
        for (const QString &english : sayingsIn(*read))
            texts.push_back({QString::fromUtf8(sayingContext(file)), english});
    }
    return texts;
}

/// Titles of sources that are sentences of our own: what was derived from others, and how. Titles of others stay as
/// they are printed. And what ran while power limits were measured.
Result<std::vector<Text>> ownSources()
{
    std::set<Text> texts;
    QDirIterator walk(QStringLiteral(RIGWRIGHT_CATALOGUE_TEXT), {u"*.json"_s}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        if (!file.open(QIODevice::ReadOnly))
            return ioFailure(file.errorString(), file.fileName());
        const Result<QJsonObject> read = parseJsonObject(file.readAll(), file.fileName());
        if (!read)
            return tl::unexpected(read.error());
        for (const QJsonValue source : read->value("sources"_L1).toArray()) {
            if (names::hasOwnTitle(source["publisher"_L1].toString()))
                texts.insert({QString::fromLatin1(names::OwnSourcesContext), source["title"_L1].toString()});
        }
        for (const QJsonValue curve : read->value("power_curves"_L1).toArray())
            texts.insert({QString::fromLatin1(names::MeasuredWorkContext), curve["workload"_L1].toString()});
    }
    return std::vector<Text>(texts.begin(), texts.end());
}

/// Of all data files.
Result<std::vector<Text>> dataTexts()
{
    return knowledgeTexts().and_then([](std::vector<Text> texts) {
        return ownSources().map([&](const std::vector<Text> &own) {
            texts.insert(texts.end(), own.begin(), own.end());
            return texts;
        });
    });
}

QString literal(QString text)
{
    return u'"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'\n', u"\\n"_s) + u'"';
}

/// lupdate reads C++, so the texts are handed to it as such.
Result<void> writeSource(const std::vector<Text> &texts, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Text))
        return ioFailure(file.errorString(), path);
    QTextStream out(&file);
    for (const Text &text : texts)
        out << "QT_TRANSLATE_NOOP(" << literal(text.context) << ", " << literal(text.english) << ")\n";
    return {};
}

struct TranslationFile
{
    std::set<Text> finished;
    std::vector<Text> unfinished;
};

/// Vanished and obsolete entries are in neither list.
Result<TranslationFile> readTranslations(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioFailure(file.errorString(), path);
    TranslationFile read;
    Text text;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1) {
            text.context = xml.readElementText();
        } else if (xml.name() == "source"_L1) {
            text.english = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            const auto type = xml.attributes().value("type"_L1);
            if (type.isEmpty())
                read.finished.insert(text);
            else if (type == "unfinished"_L1)
                read.unfinished.push_back(text);
        }
    }
    if (xml.hasError())
        return badInput(xml.errorString(), path);
    return read;
}

/// Sentences that are not finished, and texts of data files that the translation file does not have at all.
std::vector<Text> missing(const TranslationFile &file, const std::vector<Text> &texts)
{
    std::vector<Text> lacking = file.unfinished;
    const std::set<Text> known(lacking.begin(), lacking.end());
    std::copy_if(texts.begin(), texts.end(), std::back_inserter(lacking),
                 [&](const Text &text) { return !file.finished.contains(text) && !known.contains(text); });
    return lacking;
}

Result<void> listMissing(const QStringList &paths, const std::vector<Text> &texts)
{
    QTextStream out(stdout);
    for (const QString &path : paths) {
        const Result<TranslationFile> file = readTranslations(path);
        if (!file)
            return tl::unexpected(file.error());
        const std::vector<Text> lacking = missing(*file, texts);
        out << QFileInfo(path).fileName() << ": " << lacking.size() << " missing\n";
        for (const Text &text : lacking)
            out << "  " << text.context << ": " << text.english << '\n';
    }
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const bool isSource = arguments.value(1) == "--source"_L1 && arguments.size() == 3;
    if (!isSource && arguments.value(1) != "--missing"_L1) {
        std::fputs("list-texts --source FILE.cpp | --missing FILE.ts...\n", stderr);
        return 2;
    }
    const Result<void> done = dataTexts().and_then([&](const std::vector<Text> &texts) {
        return isSource ? writeSource(texts, arguments[2]) : listMissing(arguments.mid(2), texts);
    });
    if (done)
        return 0;
    std::fprintf(stderr, "%s\n", qPrintable(done.error().sentence()));
    return 3;
}
