// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

#include <QDir>

using namespace rig::test;
using namespace Qt::StringLiterals;

/// The window as the system ends it.
class TestWindowEnds : public QObject
{
    Q_OBJECT

private slots:
    void whenTheSystemAsks();
    void aChangedCatalogueIsSaid();
    void aDamagedStoreIsSaidOnce();

private:
    /// Starts the window, waits until it is ready, asks it to end; its log, or what went wrong.
    [[nodiscard]] QString logOfARun(const QString &folder) const;

    Console m_console;
};

QString TestWindowEnds::logOfARun(const QString &folder) const
{
    const QString path = folder + u"/logs/rigwright.log"_s;
    QFile::remove(path);
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"RIGWRIGHT_CATALOGUE"_s, m_console.path(u"catalogue.sqlite"_s));
    window.setProcessEnvironment(environment);
    window.start(u"" RIGWRIGHT_BINARY_DIR "/rigwright"_s, {u"--data-dir"_s, folder, u"--lang"_s, u"en"_s});
    const auto log = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    if (!window.waitForStarted() || !QTest::qWaitFor([&] { return log().contains(u"Ready after"_s); }, 30000))
        return u"it did not start"_s;
    QTest::qWait(300); // what goes on beside it
    window.terminate();
    if (!window.waitForFinished(30000) || window.exitStatus() != QProcess::NormalExit || window.exitCode() != 0)
        return u"it did not end well"_s;
    return log();
}

void TestWindowEnds::whenTheSystemAsks()
{
#ifdef Q_OS_UNIX
    const QString folder = m_console.path(u"ends"_s);
    for (int i = 0; i < 2; ++i) {
        const QString log = logOfARun(folder);
        QVERIFY2(log.contains(u"Rigwright ends"_s), qPrintable(log));
        QVERIFY2(!log.contains(u"did not end properly"_s), qPrintable(log));
        const QStringList warnings = log.split(u'\n').filter(u"[warning]"_s);
        // The offscreen platform's own remark is the harmless exception.
        QCOMPARE(warnings.filter(u"This plugin does not support"_s), warnings);
    }
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        const auto others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
        QVERIFY2(!(QFileInfo(folder + u'/' + name).permissions() & others), qPrintable(name));
    }
#endif
}

void TestWindowEnds::aChangedCatalogueIsSaid()
{
#ifdef Q_OS_UNIX
    QFile file(m_console.path(u"catalogue.sqlite"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray bytes = file.readAll();
    const qsizetype at = bytes.indexOf("35.58");
    QVERIFY(at > 0 && file.seek(at) && file.write("36.58") == 5);
    file.close();
    const QString log = logOfARun(m_console.path(u"changed"_s));
    QVERIFY2(log.contains(u"is not as it was shipped"_s) && log.contains(u"Install the program again"_s),
             qPrintable(log));
    const Run run = m_console.run({u"gpus"_s});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.errors.contains(u"is not as it was shipped"_s), qPrintable(run.errors));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(at) && file.write("35.58") == 5);
    file.close();
    QCOMPARE(m_console.run({u"gpus"_s}).exitCode, 0);
#endif
}

void TestWindowEnds::aDamagedStoreIsSaidOnce()
{
#ifdef Q_OS_UNIX
    const QString folder = m_console.path(u"damaged"_s);
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(writeBytes(folder + u"/rigwright.sqlite"_s, QByteArray(5000, 'x')));
    const QString first = logOfARun(folder);
    QVERIFY2(first.contains(u"set aside"_s) && first.contains(u"Restore a backup"_s), qPrintable(first));
    QVERIFY(!logOfARun(folder).contains(u"set aside"_s));
#endif
}

RIG_TEST(TestWindowEnds)
#include "tst_window_ends.moc"
