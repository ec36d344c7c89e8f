// SPDX-License-Identifier: GPL-3.0-or-later
// Every writer where the disk takes so much and no more: the old file stays as it was, and the exit code is 3.
#include "tests/torture/process.h"
#include "tests/torture/store_fixture.h"
#include "tests/torture/suite.h"

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

constexpr int Prices = 3000;

struct Writer
{
    QString name;
    QString file; ///< that it writes, in its folder; "" of the store
    std::function<QStringList(const QString &folder)> arguments;
};

std::vector<Writer> writersOf(const QString &store)
{
    const QString machine = u"" RIGWRIGHT_SOURCE_DIR "/resources/examples/four-cards.rig.json"_s;
    std::vector<Writer> all;
    for (const QString &ending : {u"html"_s, u"pdf"_s}) {
        all.push_back({u"report "_s + ending, u"out."_s + ending, [=](const QString &folder) {
                           return QStringList{u"report"_s, machine, folder + u"/out."_s + ending};
                       }});
    }
    for (const QString &ending : {u"svg"_s, u"png"_s, u"pdf"_s, u"csv"_s}) {
        all.push_back({u"chart "_s + ending, u"out."_s + ending, [=](const QString &folder) {
                           return QStringList{u"chart"_s, u"memory_gib"_s, u"--versus"_s,
                                              u"tdp_w"_s, u"--out"_s,      folder + u"/out."_s + ending};
                       }});
    }
    all.push_back({u"export prices"_s, u"out.csv"_s, [=](const QString &folder) {
                       return QStringList{u"export"_s, u"prices"_s, folder + u"/out.csv"_s, u"--store"_s, store};
                   }});
    all.push_back({u"export parts"_s, u"out.json"_s, [=](const QString &folder) {
                       return QStringList{u"export"_s, u"parts"_s, folder + u"/out.json"_s, u"--store"_s, store};
                   }});
    return all;
}

/// A small disk in memory; not there where the system does not let us make one.
class SmallDisk
{
public:
    explicit SmallDisk(const QString &path) : m_path(freshFolder(path)) {}
    ~SmallDisk() { leave(); }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    [[nodiscard]] bool make(qint64 bytes)
    {
        leave();
        const QString size = u"size="_s + QString::number(bytes);
        m_there = QProcess::execute(u"mount"_s, {u"-t"_s, u"tmpfs"_s, u"-o"_s, size, u"tmpfs"_s, m_path}) == 0;
        return m_there;
    }

private:
    void leave()
    {
        if (m_there)
            QProcess::execute(u"umount"_s, {m_path});
        m_there = false;
    }

    QString m_path;
    bool m_there = false;
};

/// What each writer writes with room enough.
std::vector<qsizetype> sizesOf(const std::vector<Writer> &all, const QString &folder)
{
    std::vector<qsizetype> sizes;
    for (const Writer &writer : all) {
        static_cast<void>(freshFolder(folder));
        const Ran ran = runConsole(writer.arguments(folder));
        sizes.push_back(ran.exitCode == 3 ? -1 : bytesOf(folder + u'/' + writer.file).size());
    }
    return sizes;
}

QString judge(const Writer &writer, const Ran &ran, const QString &folder, const QByteArray &old, qsizetype size)
{
    if (const QString offence = ran.offence(); !offence.isEmpty())
        return writer.name + u": "_s + offence;
    const QByteArray there = bytesOf(folder + u'/' + writer.file);
    if (ran.exitCode == 3 && there != old)
        return writer.name + u": it failed, and the old file is not as it was"_s;
    // A PDF holds the time of day.
    if (ran.exitCode != 3 && std::abs(there.size() - size) > 64)
        return u"%1: it says that all is well; %2 bytes of %3 are there"_s.arg(writer.name).arg(there.size()).arg(size);
    if (namesIn(folder) != QStringList{writer.file})
        return writer.name + u" left "_s + namesIn(folder).join(u", "_s);
    return {};
}

QString intoAStore(const QString &base, const QString &list, const QString &store, const Limits &limits)
{
    static_cast<void>(copiedFolder(base, store));
    const Ran ran = runConsole({u"import"_s, u"prices"_s, list, u"--store"_s, store}, limits);
    if (const QString offence = ran.offence(); !offence.isEmpty())
        return u"import: "_s + offence;
    const Priced after = pricesIn(store, store + u"-out.csv"_s);
    const int want = ran.exitCode == 0 ? 2 * Prices : Prices;
    if (after.prices != want)
        return u"import ended with %1, and %2 of %3 prices are there: %4"_s.arg(ran.exitCode)
            .arg(after.prices)
            .arg(want)
            .arg(after.problem);
    return {};
}

} // namespace

Attempt disks(const QString &folder)
{
    const QString store = freshFolder(folder + u"/store"_s);
    const QString list = priceList(folder + u"/list.csv"_s, 0, Prices);
    const QString more = priceList(folder + u"/more.csv"_s, Prices, Prices);
    if (runConsole({u"import"_s, u"prices"_s, list, u"--store"_s, store}).exitCode != 0)
        return [](Dice &) { return u"the store to start from cannot be made"_s; };
    const std::vector<Writer> all = writersOf(store);
    const std::vector<qsizetype> sizes = sizesOf(all, folder + u"/work"_s);
    const auto disk = std::make_shared<SmallDisk>(folder + u"/disk"_s);
    // 16,384 bytes is what Qt keeps in a buffer before it writes.
    static constexpr std::array<qint64, 5> Room{1, 16384, 16385, 50000, 100 * 1024};
    const std::size_t ways = all.size() + 2;
    return [=](Dice &dice) -> QString {
        // Each writer with each room, one after the other: 10 × 5, then the same on a small disk.
        const std::size_t turn = dice.seed() % (2 * ways * Room.size());
        const std::size_t which = turn % ways;
        const qint64 room = Room[turn / ways % Room.size()];
        const bool onDisk = turn >= ways * Room.size();
        const QString place = onDisk ? folder + u"/disk"_s : freshFolder(folder + u"/work"_s);
        Limits limits;
        if (!onDisk)
            limits.fileBytes = room;
        if (which == all.size() + 1) { // the standard output
            limits.fileBytes = room;
            limits.outTo = folder + u"/stdout"_s;
            const Ran ran = runConsole({u"gpus"_s, u"--format"_s, u"json"_s}, limits);
            return ran.exitCode == 3 ? ran.offence() : u"gpus ended with %1"_s.arg(ran.exitCode);
        }
        if (which == all.size())
            return onDisk ? QString() : intoAStore(store, more, folder + u"/into"_s, limits);
        const QByteArray old("old\n");
        if (onDisk && !disk->make(room + 8192))
            return {}; // only root may make one
        writeBytes(place + u'/' + all[which].file, old);
        return judge(all[which], runConsole(all[which].arguments(place), limits), place, old, sizes[which]);
    };
}

} // namespace rig::torture
