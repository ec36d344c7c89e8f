// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "parts_support.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/drawings/power_bars.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/power_view.h"
#include "ui/pages/build/real_view.h"

#include <QApplication>
#include <QFile>
#include <QTabWidget>
#include <QTableWidget>

#include <algorithm>

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
    void aTableThatGainsRows();

private:
    struct Shown;

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

/// The window with the example of four cards.
struct TestPaintedOnce::Shown
{
    Shown()
    {
        window.resize(1920, 1080);
        window.show();
        QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/examples/four-cards.rig.json"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The example cannot be read.");
        const Result<OpenedBuild> opened = readBuildFile(file.readAll(), file.fileName(), test::shipped());
        if (!opened)
            qFatal("The example is no machine.");
        workspace.setDocument(opened->document);
    }

    template <class View> View *show()
    {
        auto *view = window.findChild<View *>();
        window.findChild<QTabWidget *>()->setCurrentWidget(view);
        settle();
        return view;
    }

    /// How often `widget` is painted for each limit of each card, set and taken back; the most.
    int mostPaintings(QObject &widget)
    {
        int most = 0;
        for (const Item *card : workspace.document().build.itemsOf(Kind::Card)) {
            const ItemId id = card->id;
            for (const std::optional<Watts> limit : {std::optional(Watts(250)), std::optional<Watts>()}) {
                const Paintings paintings(widget);
                workspace.edit(SetPowerLimit{{id}, limit});
                settle();
                most = std::max(most, paintings.count);
            }
        }
        return most;
    }

    Workspace workspace{test::shipped()};
    LanguageSwitch languages{*qApp};
    MainWindow window{workspace, languages, {}, u"build"_s};
};

void TestPaintedOnce::aPowerLimitWhoseAnswerIsLonger()
{
    Shown shown;
    auto *power = shown.show<PowerView>();
    QVERIFY(power);
    QWidget *bars = power->findChild<PowerBars *>();
    QVERIFY(bars && bars->isVisible());
    QCOMPARE(shown.mostPaintings(*bars), 1);
}

void TestPaintedOnce::aTableThatGainsRows()
{
    Shown shown;
    auto *real = shown.show<RealView>();
    QVERIFY(real);
    auto *steps = real->findChild<QTableWidget *>(u"firstStart"_s);
    QVERIFY(steps && steps->isVisible());
    const int rows = steps->rowCount();
    QCOMPARE(shown.mostPaintings(*steps->viewport()), 1);
    shown.workspace.edit(SetPowerLimit{{shown.workspace.document().build.itemsOf(Kind::Card).front()->id}, Watts(250)});
    settle();
    QVERIFY2(steps->rowCount() != rows, "The example no longer tells what this is about: other rows.");
}

RIG_TEST(TestPaintedOnce)
#include "tst_painted_once.moc"
