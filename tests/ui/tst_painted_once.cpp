// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "parts_support.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/drawings/power_bars.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/power_view.h"

#include <QApplication>
#include <QFile>
#include <QTabWidget>

using namespace rig;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// What an edit changes is laid out whole before it is painted: nothing is seen at a place that it leaves at once.
class TestPaintedOnce : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::useSettingsIn(m_settings); }
    void aPowerLimitWhoseAnswerIsLonger();

private:
    QTemporaryDir m_settings;
};

namespace {

/// Counts the paintings of a widget.
class Paintings : public QObject
{
public:
    explicit Paintings(QObject &of) { of.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            ++count;
        return false;
    }
};

void settle()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

} // namespace

void TestPaintedOnce::aPowerLimitWhoseAnswerIsLonger()
{
    Workspace workspace(test::shipped());
    LanguageSwitch languages(*qApp);
    MainWindow window(workspace, languages, {}, u"build"_s);
    window.resize(1920, 1080);
    window.show();
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/examples/four-cards.rig.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<OpenedBuild> opened = readBuildFile(file.readAll(), file.fileName(), test::shipped());
    QVERIFY(opened);
    workspace.setDocument(opened->document);
    auto *power = window.findChild<PowerView *>();
    QVERIFY(power);
    window.findChild<QTabWidget *>()->setCurrentWidget(power);
    settle();
    QWidget *bars = power->findChild<PowerBars *>();
    QVERIFY(bars && bars->isVisible());
    for (const Item *card : workspace.document().build.itemsOf(Kind::Card)) {
        const ItemId id = card->id;
        for (const std::optional<Watts> limit : {std::optional(Watts(250)), std::optional<Watts>()}) {
            const Paintings paintings(*bars);
            workspace.edit(SetPowerLimit{{id}, limit});
            settle();
            QCOMPARE(paintings.count, 1);
        }
    }
}

RIG_TEST(TestPaintedOnce)
#include "tst_painted_once.moc"
