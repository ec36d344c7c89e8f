// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/whole_file.h"
#include "tests/testing.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#elif defined(Q_OS_WIN)
#include <windows.h>
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
    void whatIsNoFileIsNotWaitedFor();
    void namesOfDevicesAreNoFiles_data();
    void namesOfDevicesAreNoFiles();
    void aFileThatAnotherHoldsIsAsItWas();
    void longPathsAreRead();
    void aLimitIsNamed();
    void ownFilesAreTheOwnersAlone();
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
    QVERIFY2(written.error().sentence().contains(QDir::toNativeSeparators(folder.path())),
             qPrintable(written.error().sentence()));
}

void TestWholeFile::whatIsNoFileIsNotWaitedFor()
{
    const QTemporaryDir folder;
    QStringList none{folder.path(), folder.filePath(u"absent"_s)};
#ifdef Q_OS_UNIX
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    none << pipe << u"/dev/zero"_s;
    QVERIFY(!db::writeWhole(pipe, "text"));
    QVERIFY(QFileInfo(pipe).exists() && !QFileInfo(pipe).isFile()); // it is still a pipe
#endif
    for (const QString &path : none) {
        const auto read = db::readWhole(path, 100);
        QVERIFY2(!read, qPrintable(path));
        QCOMPARE(read.error().kind, Failure::Kind::Io);
        QVERIFY2(read.error().sentence().startsWith(QDir::toNativeSeparators(path) + u": cannot be read: it is "_s),
                 qPrintable(read.error().sentence()));
        QVERIFY(!db::checkIsFile(path));
    }
}

void TestWholeFile::namesOfDevicesAreNoFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("device");
    QTest::newRow("alone") << u"CON"_s << true;
    QTest::newRow("with our ending") << u"con.rig.json"_s << true;
    QTest::newRow("numbered") << u"Com1.csv"_s << true;
    QTest::newRow("the last number") << u"lpt9.rig.json"_s << true;
    QTest::newRow("a small digit") << u"com¹.rig.json"_s << true;
    QTest::newRow("a small digit that is none there") << u"lpt⁴.csv"_s << false;
    QTest::newRow("no number") << u"com0.rig.json"_s << false;
    QTest::newRow("longer") << u"console.rig.json"_s << false;
    QTest::newRow("two digits") << u"com10.rig.json"_s << false;
    QTest::newRow("later in the name") << u"my.con"_s << false;
}

void TestWholeFile::namesOfDevicesAreNoFiles()
{
    QFETCH(QString, name);
    QFETCH(bool, device);
    const QTemporaryDir folder;
    QCOMPARE(db::isDeviceOnWindows(folder.filePath(name)), device);
#ifdef Q_OS_WIN
    const bool refused = device;
#else
    const bool refused = false; // elsewhere these are names as others are
#endif
    QCOMPARE(db::writeWhole(folder.filePath(name), "text").has_value(), !refused);
    QCOMPARE(db::readWhole(folder.filePath(name), 100).has_value(), !refused);
}

/// As a viewer of PDFs on Windows holds what it shows.
void TestWholeFile::aFileThatAnotherHoldsIsAsItWas()
{
#ifdef Q_OS_WIN
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"held.pdf"_s);
    QVERIFY(db::writeWhole(path, "old").has_value());
    const std::wstring name = QDir::toNativeSeparators(path).toStdWString();
    const HANDLE held = ::CreateFileW(name.c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr, OPEN_EXISTING, 0, nullptr);
    QVERIFY(held != INVALID_HANDLE_VALUE);
    const Result<void> written = db::writeWhole(path, "new");
    ::CloseHandle(held);
    QVERIFY(!written);
    QVERIFY2(written.error().sentence().contains(u"held.pdf"_s), qPrintable(written.error().sentence()));
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(namesIn(folder), QStringList{u"held.pdf"_s});
    QVERIFY(db::writeWhole(path, "new").has_value());
#endif
}

void TestWholeFile::longPathsAreRead()
{
    const QTemporaryDir folder;
    const QString deep = folder.filePath(QString(120, u'a') + u'/' + QString(120, u'b') + u'/' + QString(80, u'主'));
    QVERIFY(deep.size() > 300);
    QVERIFY(QDir().mkpath(deep));
    QVERIFY(db::writeWhole(deep + u"/a.txt"_s, "text").has_value());
    QCOMPARE(db::readWhole(deep + u"/a.txt"_s, 100).value_or(QByteArray()), QByteArray("text"));
}

void TestWholeFile::aLimitIsNamed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.txt"_s);
    QVERIFY(db::writeWhole(path, QByteArray(2048, 'x')).has_value());
    QCOMPARE(db::readWhole(path, 2048)->size(), 2048);
    // What the limit would allow is not held for a small file.
    QVERIFY(db::readWhole(path, 16 * 1024 * 1024)->capacity() < 64 * 1024);
    const auto read = db::readWhole(path, 2047);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, Failure::Kind::BadInput);
    QVERIFY(db::writeWhole(path, QByteArray(3 * 1024 * 1024, 'x')).has_value());
    const QString sentence = db::readWhole(path, 2 * 1024 * 1024).error().sentence();
    QVERIFY2(sentence.contains(QDir::toNativeSeparators(path)) && sentence.contains(u"2 MB"_s), qPrintable(sentence));
}

void TestWholeFile::ownFilesAreTheOwnersAlone()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    const QString own = folder.filePath(u"a/b"_s);
    QVERIFY(db::makePrivateFolder(own));
    QVERIFY(db::makePrivateFolder(own));
    QVERIFY(!(QFileInfo(own).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    QVERIFY(db::writeWhole(own + u"/mine"_s, "text", db::Readers::OwnerAlone).has_value());
    QCOMPARE(QFileInfo(own + u"/mine"_s).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup),
             QFile::Permissions());
    QVERIFY(!db::makePrivateFolder(own + u"/mine/below"_s));
#endif
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
