// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/parts/part_details.h"

#include <QTabBar>
#include <QTabWidget>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// Every bar of tabs by its arrow keys, for every kind of part: what is hidden is not reached.
class TestTabBars : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_settings); }
    void everyKindOfPart();
    void aBoardAndThenAnother();
    void everyPage();

private:
    QTemporaryDir m_settings;
};

namespace {

/// Walks a bar to its end and back; false where a tab that is hidden came up.
bool walk(QTabBar &bar)
{
    bar.setFocus();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) {
        for (int i = 0; i <= bar.count(); ++i) {
            QTest::keyClick(&bar, key);
            QCoreApplication::processEvents();
            if (bar.currentIndex() >= 0 && !bar.isTabVisible(bar.currentIndex()))
                return false;
        }
    }
    return true;
}

} // namespace

void TestTabBars::everyKindOfPart()
{
    const WithStore with;
    PartDetails details;
    details.show();
    QTabBar &bar = *details.findChild<QTabBar *>();
    for (int kind = 0; kind < KindCount; ++kind) {
        const auto &parts = with.workspace.catalogue().parts(static_cast<Kind>(kind));
        if (parts.empty())
            continue;
        details.setPart(parts.front(), with.workspace.catalogue(), nullptr);
        QVERIFY2(walk(bar), qPrintable(parts.front()->name));
    }
}

void TestTabBars::aBoardAndThenAnother()
{
    const WithStore with;
    PartDetails details;
    details.show();
    auto *tabs = details.findChild<QTabWidget *>();
    details.setPart(with.part("board-a"), with.workspace.catalogue(), nullptr);
    QWidget *lanes = details.findChild<QWidget *>(u"boardLanes"_s);
    tabs->setCurrentWidget(lanes);
    QCOMPARE(tabs->currentWidget(), lanes);
    details.setPart(with.part("card-a"), with.workspace.catalogue(), nullptr);
    QVERIFY(tabs->currentWidget() != lanes);
    details.setPart(with.part("board-a"), with.workspace.catalogue(), nullptr);
    tabs->setCurrentWidget(lanes);
    QCOMPARE(tabs->currentWidget(), lanes);
}

void TestTabBars::everyPage()
{
    WithStore with;
    with.workspace.setDocument(twoCards());
    LanguageSwitch languages(*qApp);
    languages.use(u"en"_s);
    MainWindow window(with.workspace, languages, with.folder.path());
    window.show();
    for (const PageEntry &page : allPages()) {
        window.showPage(QString::fromLatin1(page.id));
        QCoreApplication::processEvents();
        for (QTabBar *bar : window.findChildren<QTabBar *>()) {
            if (bar->isVisible())
                QVERIFY2(walk(*bar), page.id);
        }
    }
}

RIG_TEST(TestTabBars)
#include "tst_tab_bars.moc"
