// SPDX-License-Identifier: GPL-3.0-or-later
// Files of SQLite with damage in them: the user's store and the shipped catalogue.
#include "tests/torture/process.h"
#include "tests/torture/store_fixture.h"
#include "tests/torture/suite.h"

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

constexpr int Prices = 300;
constexpr qsizetype Page = 4096;

QByteArray damaged(QByteArray bytes, Dice &dice)
{
    const qsizetype pages = bytes.size() / Page;
    const auto anyPage = [&] { return dice.below(pages) * Page; };
    switch (dice.below(9)) {
    case 0: // cut off
        return bytes.left(dice.below(bytes.size()));
    case 1: // cut off at a page
        return bytes.left(anyPage());
    case 2: // a page of zeros, as some disks leave it
        return bytes.replace(anyPage(), Page, QByteArray(Page, '\0'));
    case 3: // one page in the place of another
        return bytes.replace(anyPage(), Page, bytes.mid(anyPage(), Page));
    case 4: // the header
        bytes[dice.below(100)] = static_cast<char>(dice.below(256));
        return bytes;
    case 5: // another file altogether
        return QByteArray(1 + dice.below(20000), static_cast<char>(dice.below(256)));
    case 6: // the head of a page: type, cells, where they begin
        bytes[anyPage() + dice.below(12)] = static_cast<char>(dice.below(256));
        return bytes;
    default: // bytes anywhere
        for (qsizetype i = 1 + dice.below(50); i > 0; --i)
            bytes[dice.below(bytes.size())] = static_cast<char>(dice.below(256));
        return bytes;
    }
}

/// Everything that lies in a folder, but for what SQLite locks with.
QMap<QString, QByteArray> contentOf(const QString &folder)
{
    QMap<QString, QByteArray> content;
    for (const QString &name : namesIn(folder)) {
        if (!name.endsWith(u"-shm"_s))
            content.insert(name, bytesOf(folder + u'/' + name));
    }
    return content;
}

bool holds(const QString &folder, const QByteArray &bytes)
{
    const QMap<QString, QByteArray> content = contentOf(folder);
    return std::find(content.begin(), content.end(), bytes) != content.end();
}

QStringList readingCommand(const QString &out, Dice &dice)
{
    static const std::vector<QStringList> commands{
        {u"gpus"_s},
        {u"parts"_s, u"cards"_s, u"--format"_s, u"json"_s},
        {u"show"_s, u"evga-supernova-1600-t2"_s},
        {u"check"_s, u"" RIGWRIGHT_SOURCE_DIR "/resources/examples/one-card.rig.json"_s},
        {u"compare"_s, u"RTX 3090"_s, u"RTX 4090"_s},
        {u"advise"_s},
        {u"export"_s, u"parts"_s, out},
    };
    return dice.oneOf(commands);
}

QString afterWriting(const QString &store, const QString &list, const QByteArray &bytes, int before)
{
    const Ran wrote = runConsole({u"import"_s, u"prices"_s, list, u"--store"_s, store});
    if (const QString offence = wrote.offence(); !offence.isEmpty())
        return u"writing to it: "_s + offence;
    const QString out = store + u"-out.csv"_s;
    const Priced after = pricesIn(store, out);
    const bool kept = holds(store, bytes);
    if (after.prices < before && !kept)
        return u"%1 prices where %2 could be read before, and the damaged file is not there any more"_s
            .arg(after.prices)
            .arg(before);
    if (wrote.exitCode == 0 && after.prices < 1 && after.problem.isEmpty())
        return u"what was written is not there, and nothing is said"_s;
    return {};
}

} // namespace

/// Commands that read leave the file and its folder as they were, and never give less without a word. One that writes
/// then goes on with what can be read, or sets the file aside, byte for byte.
Attempt stores(const QString &folder)
{
    const QString base = freshFolder(folder + u"/base"_s);
    const QString list = priceList(folder + u"/list.csv"_s, 0, Prices);
    const QString more = priceList(folder + u"/more.csv"_s, Prices, 5);
    if (runConsole({u"import"_s, u"prices"_s, list, u"--store"_s, base}).exitCode != 0)
        return [](Dice &) { return u"the store to start from cannot be made"_s; };
    const QByteArray good = bytesOf(base + u"/rigwright.sqlite"_s);
    return [=](Dice &dice) -> QString {
        const QString store = freshFolder(folder + u"/work"_s);
        const QByteArray bytes = damaged(good, dice);
        writeBytes(store + u"/rigwright.sqlite"_s, bytes);
        const QMap<QString, QByteArray> was = contentOf(store);
        const QStringList command = readingCommand(folder + u"/parts.json"_s, dice);
        const Ran read = runConsole(command + QStringList{u"--store"_s, store});
        if (const QString offence = read.offence(); !offence.isEmpty())
            return typed(command) + u": "_s + offence;
        const Priced before = pricesIn(store, folder + u"/out.csv"_s);
        if (before.prices >= 0 && before.prices < Prices)
            return u"%1 of %2 prices were given, and nothing was said"_s.arg(before.prices).arg(Prices);
        if (contentOf(store) != was)
            return u"reading changed the folder: "_s + namesIn(store).join(u", "_s);
        return afterWriting(store, more, bytes, before.prices);
    };
}

/// A damaged catalogue is said, or it answers as the whole one does.
Attempt catalogues(const QString &folder)
{
    const QByteArray good = bytesOf(u"" RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"_s);
    const std::vector<QStringList> commands{{u"gpus"_s, u"--format"_s, u"csv"_s},
                                            {u"parts"_s, u"supplies"_s, u"--format"_s, u"csv"_s},
                                            {u"parts"_s, u"motherboards"_s, u"--format"_s, u"csv"_s}};
    std::vector<QByteArray> answers;
    for (const QStringList &command : commands)
        answers.push_back(runConsole(command).out);
    return [=](Dice &dice) -> QString {
        const QString path = freshFolder(folder + u"/work"_s) + u"/catalogue.sqlite"_s;
        const QByteArray bytes = damaged(good, dice);
        writeBytes(path, bytes);
        Limits limits;
        limits.catalogue = path;
        const auto which = static_cast<std::size_t>(dice.below(static_cast<qsizetype>(commands.size())));
        const Ran ran = runConsole(commands[which], limits);
        if (const QString offence = ran.offence(); !offence.isEmpty())
            return typed(commands[which]) + u": "_s + offence;
        if (ran.exitCode == 0 && ran.out != answers[which])
            return typed(commands[which]) + u" gives another answer and says nothing"_s;
        if (bytesOf(path) != bytes || namesIn(folder + u"/work"_s).size() != 1)
            return u"reading changed the catalogue"_s;
        return {};
    };
}

} // namespace rig::torture
