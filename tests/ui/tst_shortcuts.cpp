// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QShortcut>

#include <set>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// Every shortcut on every page: none of them means two things.
class TestShortcuts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_settings); }
    void noneIsAmbiguous();

private:
    QTemporaryDir m_settings;
};

namespace {

QStringList ambiguous;

void watch(QtMsgType, const QMessageLogContext &, const QString &message)
{
    if (message.contains(u"mbiguous"_s))
        ambiguous << message;
}

/// Those that ask with a dialog of the system, or end the program.
bool waits(const QKeySequence &keys)
{
    static const QStringList all{u"Ctrl+O"_s, u"Ctrl+S"_s, u"Ctrl+Shift+S"_s, u"Ctrl+P"_s, u"Ctrl+Q"_s};
    return all.contains(keys.toString());
}

std::set<QString> shortcutsOf(const QWidget &window)
{
    std::set<QString> keys;
    const auto take = [&](const QKeySequence &sequence) {
        if (!sequence.isEmpty() && !waits(sequence))
            keys.insert(sequence.toString());
    };
    for (const QAction *action : window.findChildren<QAction *>()) {
        for (const QKeySequence &sequence : action->shortcuts())
            take(sequence);
    }
    for (const QShortcut *shortcut : window.findChildren<QShortcut *>())
        take(shortcut->key());
    return keys;
}

void closeDialogs()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && (qobject_cast<QDialog *>(widget) || widget->windowType() == Qt::Popup))
            widget->close();
    }
}

} // namespace

void TestShortcuts::noneIsAmbiguous()
{
    WithStore with;
    with.workspace.setDocument(twoCards());
    LanguageSwitch languages(*qApp);
    languages.use(u"en"_s);
    MainWindow window(with.workspace, languages, with.folder.path());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (const PageEntry &page : allPages())
        window.showPage(QString::fromLatin1(page.id));
    const std::set<QString> keys = shortcutsOf(window);
    QVERIFY(keys.size() > 15);
    const QtMessageHandler before = qInstallMessageHandler(watch);
    for (const PageEntry &page : allPages()) {
        for (const QString &key : keys) {
            window.showPage(QString::fromLatin1(page.id));
            QCoreApplication::processEvents();
            QWidget *focus = window.focusWidget();
            QTest::keySequence(focus ? focus : &window, QKeySequence(key));
            QCoreApplication::processEvents();
            closeDialogs();
        }
    }
    qInstallMessageHandler(before);
    QCOMPARE(ambiguous, QStringList());
}

RIG_TEST(TestShortcuts)
#include "tst_shortcuts.moc"
