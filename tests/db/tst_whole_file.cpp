// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/whole_file.h"
#include "tests/testing.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;
using namespace rig;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

QStringList namesIn(const QTemporaryDir &folder) { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }

#ifdef Q_OS_UNIX
/// While it lives no file of this process grows beyond so many bytes: what a full disk does to whoever writes.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit tight{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};
#endif

} // namespace

class TestWholeFile : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsReplacedWhole();
    void aFolderInItsPlaceIsSaid();
    void aFullDiskLeavesTheOldFile_data();
    void aFullDiskLeavesTheOldFile();
};

void TestWholeFile::aFileIsReplacedWhole()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.txt"_s);
    QVERIFY(db::writeWhole(path, "old").has_value());
    QVERIFY(db::writeWhole(path, "new and longer").has_value());
    QCOMPARE(contentOf(path), QByteArray("new and longer"));
    QVERIFY(db::writeWhole(path, {}).has_value());
    QCOMPARE(contentOf(path), QByteArray());
    QCOMPARE(namesIn(folder), QStringList{u"a.txt"_s});
}

void TestWholeFile::aFolderInItsPlaceIsSaid()
{
    const QTemporaryDir folder;
    const Result<void> written = db::writeWhole(folder.path(), "text");
    QVERIFY(!written);
    QCOMPARE(written.error().kind, Failure::Kind::Io);
    QVERIFY2(written.error().sentence().contains(folder.path()), qPrintable(written.error().sentence()));
}

void TestWholeFile::aFullDiskLeavesTheOldFile_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<int>("size");
    // 16,384 bytes is what Qt keeps in a buffer before it writes.
    QTest::newRow("one byte too many") << 0 << 1;
    QTest::newRow("a few bytes") << 10 << 100;
    QTest::newRow("as much as the buffer") << 100 << 16384;
    QTest::newRow("one more than the buffer") << 16384 << 16385;
    QTest::newRow("100 KB") << 50000 << 100000;
}

void TestWholeFile::aFullDiskLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    QFETCH(int, room);
    QFETCH(int, size);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"kept.txt"_s);
    QVERIFY(db::writeWhole(path, "old").has_value());
    Result<void> written;
    {
        const FullDisk full(static_cast<rlim_t>(room));
        written = db::writeWhole(path, QByteArray(size, 'x'));
    }
    QVERIFY(!written);
    QCOMPARE(written.error().kind, Failure::Kind::Io);
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(namesIn(folder), QStringList{u"kept.txt"_s});
    QVERIFY(db::writeWhole(path, QByteArray(size, 'x')).has_value());
    QCOMPARE(contentOf(path).size(), size);
#endif
}

RIG_TEST(TestWholeFile)
#include "tst_whole_file.moc"
