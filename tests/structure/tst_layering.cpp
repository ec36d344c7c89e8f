// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_tree.h"
#include "tests/testing.h"

#include <QFileInfo>
#include <QLibraryInfo>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// What the files under a folder may include: our own folders and modules of Qt.
struct Layer
{
    QString folder;
    QStringList without; ///< folders inside it that are a layer of their own
    QStringList ours;
    QStringList qtModules;
    QStringList others;
};

const QStringList &everyQtModuleOfTheScreen()
{
    static const QStringList modules{u"QtCore"_s,       u"QtGui"_s,          u"QtWidgets"_s,
                                     u"QtConcurrent"_s, u"QtPrintSupport"_s, u"QtSvg"_s};
    return modules;
}

/// The rooms, lowest first: a room may know itself and those before it. A path belongs to the longest that it begins
/// with.
const QStringList &rooms()
{
    static const QStringList all{u"core/base/"_s,
                                 u"core/catalogue/"_s,
                                 u"core/build/"_s,
                                 u"core/prices/"_s,
                                 u"core/machine/"_s,
                                 u"core/names/"_s,
                                 u"core/guide/"_s,
                                 u"core/checks/"_s,
                                 u"core/lint/"_s,
                                 u"core/fixes/"_s,
                                 u"core/metrics/"_s,
                                 u"core/search/"_s,
                                 u"core/reality/"_s,
                                 u"core/lists/"_s,
                                 u"core/charts/"_s,
                                 u"core/workload/"_s,
                                 u"core/speeds/"_s,
                                 u"core/renting/"_s,
                                 u"core/advice/"_s,
                                 u"core/words/"_s,
                                 u"core/compare/"_s,
                                 u"core/finder/"_s,
                                 u"core/report/"_s,
                                 u"db/"_s,
                                 u"db/probe/"_s,
                                 u"db/imports/"_s,
                                 u"ui/look/"_s,
                                 u"ui/charts/"_s,
                                 u"ui/widgets/"_s,
                                 u"ui/document/"_s,
                                 u"ui/models/"_s,
                                 u"ui/drawings/"_s,
                                 u"ui/report/"_s,
                                 u"ui/data/"_s,
                                 u"ui/pages/advisor/"_s,
                                 u"ui/pages/build/"_s,
                                 u"ui/pages/charts/"_s,
                                 u"ui/pages/finder/"_s,
                                 u"ui/pages/guide/"_s,
                                 u"ui/pages/parts/"_s,
                                 u"ui/pages/rent/"_s,
                                 u"ui/pages/start/"_s,
                                 u"ui/pages/workload/"_s,
                                 u"ui/pages/"_s,
                                 u"ui/"_s,
                                 u"app/"_s};
    return all;
}

/// How high the room of a file stands; -1 for what is none of ours.
qsizetype floorOf(const QString &path)
{
    qsizetype floor = -1;
    for (qsizetype i = 0; i < rooms().size(); ++i) {
        if (path.startsWith(rooms()[i]) && (floor < 0 || rooms()[i].size() > rooms()[floor].size()))
            floor = i;
    }
    return floor;
}

QStringList climbs(const QString &file, const QString &text)
{
    const qsizetype floor = floorOf(file);
    if (floor < 0)
        return {file + u": belongs to no room; give its folder a place in rooms()"_s};
    QStringList found;
    for (const QString &header : source_tree::includesIn(text)) {
        if (floorOf(header) > floor)
            found << u"%1 must not include %2: %3 stands above %4"_s.arg(file, header, rooms()[floorOf(header)],
                                                                         rooms()[floor]);
    }
    return found;
}

/// app → ui → db → core, never the other way; Qt Sql only in db, Qt Charts only in ui/charts, spdlog only
/// in app.
const std::vector<Layer> &layers()
{
    static const QStringList screen = everyQtModuleOfTheScreen();
    static const std::vector<Layer> all{
        {u"core/"_s, {}, {u"core/"_s}, {u"QtCore"_s}, {u"tl/expected.hpp"_s}},
        {u"db/"_s, {}, {u"core/"_s, u"db/"_s}, {u"QtCore"_s, u"QtSql"_s}, {u"unistd.h"_s, u"io.h"_s}},
        {u"ui/charts/"_s,
         {},
         {u"core/"_s, u"db/whole_file.h"_s, u"ui/look/"_s, u"ui/charts/"_s},
         screen + QStringList{u"QtCharts"_s},
         {}},
        {u"ui/"_s, {u"ui/charts/"_s}, {u"core/"_s, u"db/"_s, u"ui/"_s}, screen, {}},
        {u"app/"_s, {}, {u"core/"_s, u"db/"_s, u"ui/"_s, u"app/"_s}, screen, {u"spdlog/"_s, u"fmt/"_s}},
    };
    return all;
}

const Layer *layerOf(const QString &file)
{
    for (const Layer &layer : layers()) {
        const auto inside = [&](const QString &folder) { return file.startsWith(folder); };
        if (inside(layer.folder) && std::none_of(layer.without.begin(), layer.without.end(), inside))
            return &layer;
    }
    return nullptr;
}

/// The module of Qt that has this header; empty when none has.
QString qtModuleOf(const QString &header)
{
    const QString headers = QLibraryInfo::path(QLibraryInfo::HeadersPath);
    static const QStringList modules{u"QtCore"_s,       u"QtGui"_s,          u"QtWidgets"_s, u"QtSql"_s,
                                     u"QtConcurrent"_s, u"QtPrintSupport"_s, u"QtSvg"_s,     u"QtSvgWidgets"_s,
                                     u"QtCharts"_s,     u"QtTest"_s,         u"QtNetwork"_s, u"QtXml"_s,
                                     u"QtOpenGL"_s,     u"QtDBus"_s};
    const QString named = header.section(u'/', 0, 0);
    if (modules.contains(named))
        return named;
    for (const QString &module : modules) {
        if (QFileInfo::exists(headers + u'/' + module + u'/' + header))
            return module;
    }
    return {};
}

bool isStandardHeader(const QString &header)
{
    static const QRegularExpression pattern(QStringLiteral("^[a-z_0-9]+$"));
    return pattern.match(header).hasMatch();
}

bool isAllowed(const Layer &layer, const QString &file, const QString &header)
{
    const auto begins = [&](const QString &prefix) { return header.startsWith(prefix); };
    if (std::any_of(layer.ours.begin(), layer.ours.end(), begins))
        return true;
    if (std::any_of(layer.others.begin(), layer.others.end(), begins) || isStandardHeader(header))
        return true;
    static const QStringList ourFolders{u"core/"_s, u"db/"_s, u"ui/"_s, u"app/"_s, u"tests/"_s};
    if (std::any_of(ourFolders.begin(), ourFolders.end(), begins))
        return false;
    if (const QString module = qtModuleOf(header); !module.isEmpty())
        return layer.qtModules.contains(module);
    if (header.endsWith(".moc"_L1))
        return true;
    // A file beside this one, and headers of the platform behind #ifdef in app.
    const QString beside = QFileInfo(file).path() + u'/' + header;
    return QFileInfo::exists(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/") + beside) ||
           (layer.folder == "app/"_L1 && header.endsWith(".h"_L1));
}

QStringList breaches(const QString &file, const QString &text)
{
    const Layer *layer = layerOf(file);
    if (!layer)
        return {file + u": belongs to no layer"_s};
    QStringList found;
    for (const QString &header : source_tree::includesIn(text)) {
        if (!isAllowed(*layer, file, header))
            found << u"%1 must not include %2"_s.arg(file, header);
    }
    return found;
}

} // namespace

class TestLayering : public QObject
{
    Q_OBJECT

private slots:
    void theTreeKeepsItsLayers();
    void noRoomKnowsAHigherOne();
    void aClimbIsSeen_data();
    void aClimbIsSeen();
    void aBreachIsSeen_data();
    void aBreachIsSeen();
    void coreAsksNoClockAndKeepsNoLog();
    void everySourceNamesTheLicence();
    void noTestIsSkipped();
};

void TestLayering::theTreeKeepsItsLayers()
{
    int files = 0;
    QStringList found;
    for (const QString &folder : {u"core"_s, u"db"_s, u"ui"_s, u"app"_s}) {
        for (const QString &file : source_tree::sourcesUnder(folder)) {
            found << breaches(file, source_tree::textOf(file));
            ++files;
        }
    }
    QVERIFY2(files > 40, "The sources were not found");
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestLayering::noRoomKnowsAHigherOne()
{
    QStringList found;
    for (const QString &folder : {u"core"_s, u"db"_s, u"ui"_s, u"app"_s}) {
        for (const QString &file : source_tree::sourcesUnder(folder))
            found << climbs(file, source_tree::textOf(file));
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestLayering::aClimbIsSeen_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("climb");

    QTest::newRow("a room may know itself") << "core/checks/x.cpp"
                                            << "core/checks/check.h" << false;
    QTest::newRow("and a lower one") << "core/checks/x.cpp"
                                     << "core/machine/machine.h" << false;
    QTest::newRow("but not a higher one") << "core/machine/x.cpp"
                                          << "core/checks/check.h" << true;
    QTest::newRow("names stand below sentences") << "core/names/x.cpp"
                                                 << "core/words/words.h" << true;
    QTest::newRow("drawings do not know pages") << "ui/drawings/x.cpp"
                                                << "ui/pages/build/strip.h" << true;
    QTest::newRow("pages know their folders") << "ui/pages/x_page.cpp"
                                              << "ui/pages/build/strip.h" << false;
    QTest::newRow("a folder does not know the pages") << "ui/pages/parts/x.cpp"
                                                      << "ui/pages/x_page.h" << true;
    QTest::newRow("widgets know no document") << "ui/widgets/x.cpp"
                                              << "ui/document/workspace.h" << true;
    QTest::newRow("a folder without a place is told") << "core/attic/x.cpp"
                                                      << "core/base/result.h" << true;
}

void TestLayering::aClimbIsSeen()
{
    QFETCH(QString, file);
    QFETCH(QString, include);
    QFETCH(bool, climb);
    QCOMPARE(!climbs(file, u"#include \"%1\"\n"_s.arg(include)).isEmpty(), climb);
}

void TestLayering::aBreachIsSeen_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("breach");

    QTest::newRow("core may know core") << "core/build/x.cpp"
                                        << "\"core/base/units.h\"" << false;
    QTest::newRow("core may know Qt Core") << "core/build/x.cpp"
                                           << "<QString>" << false;
    QTest::newRow("core may know the standard library") << "core/build/x.cpp"
                                                        << "<optional>" << false;
    QTest::newRow("core may know tl::expected") << "core/build/x.h"
                                                << "<tl/expected.hpp>" << false;
    QTest::newRow("core must not know ui") << "core/build/x.cpp"
                                           << "\"ui/workspace.h\"" << true;
    QTest::newRow("core must not know db") << "core/build/x.cpp"
                                           << "\"db/catalogue_file.h\"" << true;
    QTest::newRow("core must not know a screen") << "core/build/x.cpp"
                                                 << "<QWidget>" << true;
    QTest::newRow("core must not know a screen by its folder") << "core/build/x.cpp"
                                                               << "<QtWidgets/QWidget>" << true;
    QTest::newRow("core must not know colours") << "core/build/x.cpp"
                                                << "<QColor>" << true;
    QTest::newRow("core must not know SQL") << "core/build/x.cpp"
                                            << "<QSqlQuery>" << true;
    QTest::newRow("core must not log") << "core/build/x.cpp"
                                       << "<spdlog/spdlog.h>" << true;
    QTest::newRow("db may know SQL") << "db/x.cpp"
                                     << "<QSqlQuery>" << false;
    QTest::newRow("db must not know ui") << "db/x.cpp"
                                         << "\"ui/workspace.h\"" << true;
    QTest::newRow("db must not know a screen") << "db/x.cpp"
                                               << "<QWidget>" << true;
    QTest::newRow("ui may know widgets") << "ui/pages/x.cpp"
                                         << "<QTableView>" << false;
    QTest::newRow("ui must not know SQL") << "ui/pages/x.cpp"
                                          << "<QSqlQuery>" << true;
    QTest::newRow("ui must not know app") << "ui/pages/x.cpp"
                                          << "\"app/window/log.h\"" << true;
    QTest::newRow("ui must not log") << "ui/pages/x.cpp"
                                     << "<spdlog/spdlog.h>" << true;
    QTest::newRow("pages must not know Qt Charts") << "ui/pages/x.cpp"
                                                   << "<QChart>" << true;
    QTest::newRow("charts may know Qt Charts") << "ui/charts/x.cpp"
                                               << "<QChart>" << false;
    QTest::newRow("charts must not know pages") << "ui/charts/x.cpp"
                                                << "\"ui/pages/x.h\"" << true;
    QTest::newRow("app may log") << "app/window/x.cpp"
                                 << "<spdlog/spdlog.h>" << false;
    QTest::newRow("app must not know Qt Charts") << "app/window/x.cpp"
                                                 << "<QtCharts/QChart>" << true;
    QTest::newRow("the benchmark must not know Qt Charts") << "app/bench/x.cpp"
                                                           << "<QChart>" << true;
    QTest::newRow("nor by its folder") << "app/bench/x.cpp"
                                       << "<QtCharts/QChartView>" << true;
    QTest::newRow("other parts of the screen must not know Qt Charts") << "ui/drawings/x.h"
                                                                       << "<QChart>" << true;
    QTest::newRow("core must not know Qt Charts") << "core/charts/x.h"
                                                  << "<QChart>" << true;
    QTest::newRow("db must not know Qt Charts") << "db/x.cpp"
                                                << "<QChart>" << true;
    QTest::newRow("spaces hide nothing") << "core/build/x.cpp"
                                         << "  <QWidget>  // why" << true;
}

void TestLayering::aBreachIsSeen()
{
    QFETCH(QString, file);
    QFETCH(QString, include);
    QFETCH(bool, breach);

    const QString text = u"// a file\n#include "_s + include + u"\nint x;\n"_s;
    QCOMPARE(!breaches(file, text).isEmpty(), breach);
}

void TestLayering::coreAsksNoClockAndKeepsNoLog()
{
    static const QRegularExpression forbidden(
        QStringLiteral("currentDate|currentSecsSinceEpoch|currentMSecsSinceEpoch|system_clock|steady_clock|"
                       "\\bqDebug\\b|\\bqInfo\\b|\\bqWarning\\b|\\bqCritical\\b|std::cerr|std::cout|\\bprintf\\b"));
    QStringList found;
    for (const QString &file : source_tree::sourcesUnder(u"core"_s)) {
        const auto match = forbidden.match(source_tree::textOf(file));
        if (match.hasMatch())
            found << u"%1 uses %2"_s.arg(file, match.captured());
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestLayering::everySourceNamesTheLicence()
{
    QStringList found;
    for (const QString &folder : {u"core"_s, u"db"_s, u"ui"_s, u"app"_s, u"tests"_s}) {
        for (const QString &file : source_tree::sourcesUnder(folder)) {
            if (!source_tree::textOf(file).startsWith("// SPDX-License-Identifier: GPL-3.0-or-later\n"_L1))
                found << file;
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(u"No SPDX line first in:\n"_s + found.join(u'\n')));
}

void TestLayering::noTestIsSkipped()
{
    // Written in two halves, so that this file does not find itself.
    const QStringList words{u"QSK"_s + u"IP("_s, u"QEXPECT"_s + u"_FAIL("_s};
    QStringList found;
    for (const QString &file : source_tree::sourcesUnder(u"tests"_s)) {
        const QString text = source_tree::textOf(file);
        for (const QString &word : words) {
            if (text.contains(word))
                found << u"%1: %2"_s.arg(file, word);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

RIG_TEST(TestLayering)
#include "tst_layering.moc"
