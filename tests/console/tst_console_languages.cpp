// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "core/checks/run_checks.h"
#include "core/checks/verdict.h"
#include "core/words/words.h"
#include "core/workload/planned_works.h"
#include "tests/console/console_support.h"
#include "tests/testing.h"
#include "ui/languages.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// JSON is the same in every language, but for the sentences and names that docs/console.md lists.
class TestConsoleLanguages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theMachinesStandForAll();
    void onlyWhatIsListedDiffers_data();
    void onlyWhatIsListedDiffers();
    void everyCommandIsTried();

private:
    QMap<QString, QSet<QString>> m_translated; ///< by command: "findings[].message"
    QSet<QString> m_tried;
    QTemporaryDir m_folder;
    Catalogue m_catalogue;
};

namespace {

constexpr auto WithoutJson = {"report", "chart", "lint", "export"};

struct Difference
{
    QString path;
    QString what;
};

QString shownValue(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).left(120);
}

/// Where two documents differ; entries of lists are told as "[]".
void compare(const QJsonValue &a, const QJsonValue &b, const QString &path, QList<Difference> &differences)
{
    if (a == b || path == "proof.seconds"_L1) // a time that was taken is no text
        return;
    if (a.isArray() && b.isArray() && a.toArray().size() == b.toArray().size()) {
        const QJsonArray left = a.toArray();
        for (qsizetype i = 0; i < left.size(); ++i)
            compare(left[i], b.toArray()[i], path + u"[]"_s, differences);
        return;
    }
    if (a.isObject() && b.isObject() && a.toObject().keys() == b.toObject().keys()) {
        for (const QString &key : a.toObject().keys())
            compare(a[key], b[key], path.isEmpty() ? key : path + u'.' + key, differences);
        return;
    }
    const bool areTexts = a.isString() && b.isString();
    differences.append({areTexts ? path : path + u" (not two texts)"_s, shownValue(a) + u" / "_s + shownValue(b)});
}

QJsonValue documentOf(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

/// What a command gives in a language: 190 processes for all of these would take longer than what they do.
cli::Outcome outcomeOf(const QStringList &arguments, const QString &language)
{
    ui::LanguageSwitch words(*QCoreApplication::instance());
    words.use(language);
    for (const cli::Command &command : cli::commands()) {
        if (arguments.first() == QLatin1StringView(command.name))
            return command.run({command, arguments.mid(1)});
    }
    return {cli::BadInput, {}, {u"no such command"_s}};
}

/// Of the shipped machines those that are needed to have every check, with each severity, and every key of the JSON
/// that any of them has; TestConsoleLanguages::theMachinesStandForAll() holds their checks to that.
QStringList machines()
{
    QStringList paths;
    for (const char *name :
         {"examples/four-cards", "examples/drive-takes-lanes", "examples/two-cards-trouble", "templates/d2l-8-gpus",
          "templates/d2l-4-gpus", "templates/s10-researcher", "templates/s21-5k", "templates/2026-1-entry",
          "templates/2026-5-four-3090", "templates/2026-cn-4-one-5880-ada"})
        paths << QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/%1.rig.json").arg(QLatin1StringView(name));
    return paths;
}

QString machine(const QString &name)
{
    return QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/templates/%1.rig.json").arg(name);
}

using Arguments = QList<QStringList>;

Arguments ofEach(const QStringList &before, const QStringList &values, const QStringList &after = {})
{
    Arguments all;
    for (const QString &value : values)
        all << before + QStringList{value} + after;
    return all;
}

/// What a line of words asks.
QStringList typed(const QString &line) { return line.split(u' '); }

Arguments lines(const QStringList &all)
{
    Arguments arguments;
    for (const QString &line : all)
        arguments << typed(line);
    return arguments;
}

const QStringList PartKinds{u"gpus"_s,     u"cards"_s,    u"processors"_s, u"motherboards"_s,
                            u"supplies"_s, u"cases"_s,    u"coolers"_s,    u"fans"_s,
                            u"memory"_s,   u"drives"_s,   u"networks"_s,   u"bridges"_s,
                            u"risers"_s,   u"switches"_s, u"cables"_s,     u"systems"_s};

/// The first part of each kind.
Arguments onePartOfEach(const Catalogue &catalogue)
{
    QStringList ids;
    for (const Kind kind : db::allKinds()) {
        if (!catalogue.parts(kind).empty())
            ids << catalogue.parts(kind).front()->id;
    }
    ids << u"tesla-p100-pcie-16gb"_s; // one that is fast at 16 bits
    return ofEach({u"show"_s}, ids);
}

/// "power.circuit blocker" for each thing that the checks say of a shipped machine.
QSet<QString> saidOf(const QString &path, const Catalogue &catalogue)
{
    QFile file(path);
    const Result<OpenedBuild> opened =
        file.open(QIODevice::ReadOnly) ? readMachine(file.readAll(), path, catalogue) : badInput(path);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().sentence()));
    const Document &document = opened->document;
    const Machine machine = resolve(document.build, opened->catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    QSet<QString> said;
    for (const Finding &finding :
         judge(runChecks({machine, document.site, document.use, assessment}), document.build).findings)
        said.insert(u"%1 %2"_s.arg(QLatin1StringView(finding.check), rig::words::severity(finding.severity)));
    return said;
}

} // namespace

/// The table of the section "What is translated": a row a command, its paths in backticks.
void TestConsoleLanguages::initTestCase()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/docs/console.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    const qsizetype start = page.indexOf(u"## What is translated"_s);
    QVERIFY(start > 0);
    const QString section = page.mid(start, page.indexOf(u"\n## "_s, start + 1) - start);
    static const QRegularExpression row(u"^\\| `([a-z-]+)` \\| (.*) \\|$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression word(u"`([^`]+)`"_s);
    for (auto rows = row.globalMatch(section); rows.hasNext();) {
        const auto match = rows.next();
        for (auto found = word.globalMatch(match.captured(2)); found.hasNext();)
            m_translated[match.captured(1)].insert(found.next().captured(1));
    }
    QVERIFY(m_translated.size() >= 6);
    qputenv("RIGWRIGHT_CATALOGUE", RIGWRIGHT_BINARY_DIR "/catalogue.sqlite");
    const auto read = db::readCatalogue(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), db::allKinds());
    QVERIFY(read);
    m_catalogue = *read;
}

/// Two runs for each of the 26 would take a minute more and see nothing else.
void TestConsoleLanguages::theMachinesStandForAll()
{
    QSet<QString> seen;
    for (const QString &path : machines())
        seen += saidOf(path, m_catalogue);
    for (const QString &folder : {u"examples"_s, u"templates"_s}) {
        const QDir files(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/") + folder);
        for (const QString &name : files.entryList({u"*.rig.json"_s})) {
            const QSet<QString> missing = saidOf(files.filePath(name), m_catalogue) - seen;
            QVERIFY2(missing.isEmpty(), qPrintable(name + u": "_s + missing.values().join(u", "_s)));
        }
    }
}

void TestConsoleLanguages::onlyWhatIsListedDiffers_data()
{
    QTest::addColumn<Arguments>("runs");
    QTest::newRow("gpus") << lines({u"gpus"_s});
    QTest::newRow("parts") << ofEach({u"parts"_s}, PartKinds);
    QTest::newRow("show") << onePartOfEach(m_catalogue);
    const QString listing = m_folder.filePath(u"listing.txt"_s);
    QVERIFY(writeBytes(listing,
                       "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] "
                       "[10de:2204] (rev a1)\n\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: Speed 16GT/s, "
                       "Width x1 (downgraded)\n$ nvidia-smi --query-gpu=name,pci.bus_id,memory.total,power.limit,"
                       "driver_version --format=csv\nname, pci.bus_id, memory.total [MiB], power.limit [W], "
                       "driver_version\nNVIDIA GeForce RTX 3090, 00000000:01:00.0, 24576 MiB, 250.00 W, 440.33\n"));
    // Works without names of their own, one of which no version knows.
    const QString works = m_folder.filePath(u"works.rig.json"_s);
    QVERIFY(writeBytes(works, json("{'rigwright_build': 1, 'items': [{'kind': 'cards', 'part': "
                                   "'nvidia-geforce-rtx-3090-founders-edition'}], 'use': {'works': [{'model': "
                                   "'llama-3.1-8b', 'set': {'purpose': 'inference', 'batch': 4}}, {'name': 'X', "
                                   "'model': 'later', 'need': {'low_gib': 3}}]}}")));
    QTest::newRow("check") << ofEach({u"check"_s}, machines() + QStringList{works}) +
                                  Arguments{{u"check"_s, machine(u"2026-3-two-3090"_s), u"--against"_s, listing,
                                             u"--first-start"_s}};
    QTest::newRow("detect") << Arguments{{u"detect"_s, listing}};
    QTest::newRow("memory") << lines({u"memory --list-models"_s, u"memory --model llama-2-7b"_s,
                                      u"memory --model llama-2-7b --method lora --batch 4 --sequence 8k"_s,
                                      u"memory --model resnet-50"_s, u"memory --model guide-2016"_s,
                                      u"memory --model bert-base --zero-stage 3 --data-parallel 8"_s,
                                      u"memory --model guide-plankton"_s, u"memory --kind rnn"_s,
                                      u"memory --own-gib 20"_s}) +
                                   Arguments{{u"memory"_s, u"--machine"_s, works}};
    QTest::newRow("compare") << lines(
        {u"compare 1080 titan-x-maxwell"_s, u"compare geforce-rtx-3090 geforce-rtx-4090 --gpus 4"_s,
         u"compare 2080ti 3090 4090 1080ti --owned 1080 --for cnn"_s,
         u"compare geforce-gtx-1080 titan-x-pascal geforce-gtx-980-ti --owned titan-x-maxwell"_s,
         u"compare geforce-gtx-1080 --owned geforce-gtx-970 --resale 150 --price launch"_s,
         u"compare intel-xeon-x5650 geforce-gtx-970 --price-of intel-xeon-x5650=1000 --price launch --peak base"_s});
    QTest::newRow("advise") << ofEach({u"advise"_s, u"--role"_s},
                                      typed(u"overall trying starting kaggle researcher cv nlp start-up"_s)) +
                                   lines({u"advise --role cluster --machines 50 --gpus-per-machine 8 --budget 2000"_s,
                                          u"advise --budget-preset little --framework tensorflow --dataset-gb 500"_s,
                                          u"advise --net rnn --depth very-deep --region china --data-centre"_s,
                                          u"advise --budget 900 --accelerators all"_s});
    QTest::newRow("rent-or-buy") << ofEach({u"rent-or-buy"_s, u"--machine"_s}, machines().mid(0, 4),
                                           typed(u"--price-per-hour 1.5 --hours-per-week 40"_s)) +
                                        lines({u"rent-or-buy --list-offers"_s, u"rent-or-buy --list-services"_s,
                                               u"rent-or-buy --list-services --framework pytorch --region cn "
                                               "--budget low --gpus 16"_s}) +
                                        Arguments{{u"rent-or-buy"_s, u"--machine"_s, machine(u"d2l-4-gpus"_s),
                                                   u"--offer"_s, u"lambda 1x h100 pcie"_s, u"--resale"_s, u"30"_s,
                                                   u"--hours-per-week"_s, u"40"_s}};
    QTest::newRow("find") << lines(
        {u"find --budget 2000 --cards 1 --top 2"_s, u"find --budget 100 --cards 1"_s,
         u"find --budget 2100 --cards 1 --top 1 --with geforce-rtx-4080"_s,
         u"find --frontier 1400..1800 --cards 1 --top 1 --model llama-3.2-3b --set method=lora"_s});
    QTest::newRow("guide") << lines({u"guide"_s, u"guide cudnn"_s, u"guide cuda-install"_s,
                                     u"guide several-gpus-pytorch"_s, u"guide chinese-names"_s, u"guide simd-and-sm"_s,
                                     u"guide --gpu geforce-rtx-5090 --gpu geforce-gtx-580"_s,
                                     u"guide --gpu radeon-rx-9070-xt --system wsl2"_s,
                                     u"guide --gpu tesla-m40 --gpu arc-b580 --system debian-12"_s});
    QTest::newRow("doctor") << lines({u"doctor --machines 50"_s});
    const QString prices = m_folder.filePath(u"prices.csv"_s);
    QVERIFY(writeBytes(prices, "part,price,currency,date\nnothing-known,5,USD,2026-11-01\n"
                               "geforce-rtx-3090,much,USD,2026-11-01\ngeforce-rtx-3090,900,USD,2026-11-01\n"
                               "3090,900,USD,2026-11-01\n,1,USD,2026-11-01\n"));
    const QString list = m_folder.filePath(u"list.txt"_s);
    QVERIFY(writeBytes(list, "GPU: RTX 3080 $400\nCPU: AMD Ryzen 9 9950X\nPSU: Nobody 850W\nhello\n"));
    QTest::newRow("import") << Arguments{
        {u"import"_s, u"prices"_s, prices, u"--dry-run"_s, u"--store"_s, m_folder.filePath(u"store"_s)},
        {u"import"_s, u"list"_s, list}};
    const QString offer = m_folder.filePath(u"offer.txt"_s);
    QVERIFY(writeBytes(offer, "RTX 3090 24GB\n$700, used for mining\n"));
    QTest::newRow("offer") << Arguments{
        {u"offer"_s, offer, u"--machine"_s, machine(u"2026-3-two-3090"_s), u"--arrived"_s, listing}};
}

void TestConsoleLanguages::onlyWhatIsListedDiffers()
{
    QFETCH(Arguments, runs);
    const QString command = QString::fromLatin1(QTest::currentDataTag());
    m_tried.insert(command);
    const QSet<QString> listed = m_translated.value(command);
    QSet<QString> seen;
    QVERIFY(!runs.isEmpty());
    for (const QStringList &arguments : runs) {
        const QStringList asked = arguments + QStringList{u"--format"_s, u"json"_s};
        const cli::Outcome english = outcomeOf(asked, u"en"_s);
        const cli::Outcome chinese = outcomeOf(asked, u"zh_CN"_s);
        QVERIFY2(english.exitCode <= 1 && english.data.size() > 20 && !documentOf(english.data).isNull(),
                 qPrintable(arguments.join(u' ') + english.messages.join(u' ')));
        QCOMPARE(chinese.exitCode, english.exitCode);
        QList<Difference> differences;
        compare(documentOf(english.data), documentOf(chinese.data), {}, differences);
        for (const Difference &difference : differences) {
            seen.insert(difference.path);
            QVERIFY2(listed.contains(difference.path),
                     qPrintable(u"%1: %2: %3"_s.arg(arguments.join(u' '), difference.path, difference.what)));
        }
    }
    // None of the machines has accepted findings, none of the prices is doubtful.
    QSet<QString> idle = listed - seen;
    for (const QString &path : listed) {
        if (path.startsWith("accepted[]"_L1) || path.startsWith("doubts[]"_L1))
            idle.remove(path);
    }
    QVERIFY2(idle.isEmpty(), qPrintable(u"Listed, and translated nowhere: "_s + idle.values().join(u", "_s)));
}

void TestConsoleLanguages::everyCommandIsTried()
{
    static const QRegularExpression usage(u"rigwright-cli ([a-z-]+) "_s);
    QSet<QString> untried;
    const QString help = QString::fromUtf8(runProgram({u"--help"_s, u"--lang"_s, u"en"_s}).out);
    for (auto found = usage.globalMatch(help); found.hasNext();)
        untried.insert(found.next().captured(1));
    QVERIFY(untried.size() > 10);
    untried -= m_tried;
    for (const char *command : WithoutJson)
        QVERIFY2(untried.remove(QString::fromLatin1(command)), command);
    QVERIFY2(untried.isEmpty(), qPrintable(untried.values().join(u", "_s)));
}

RIG_TEST(TestConsoleLanguages)
#include "tst_console_languages.moc"
