// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/planned_works.h"
#include "tests/console/console_support.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/pages/advisor/upgrade_panel.h"
#include "ui/pages/advisor_page.h"
#include "ui/pages/finder/machine_search.h"
#include "ui/pages/finder_page.h"
#include "ui/pages/rent_page.h"
#include "ui/pages/workload/works_panel.h"
#include "ui/pages/workload_page.h"
#include "ui/widgets/answer_head.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// What people ask, asked in the window and on the console: the first sentence is the same.
class TestAnswersAlike : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void advise_data();
    void advise();
    void workload_data();
    void workload();
    void upgrade_data();
    void upgrade();
    void severalWorks();
    void find_data();
    void find();
    void rent_data();
    void rent();

private:
    QTemporaryDir m_folder;
};

namespace {

/// Without what keeps words together, and without a full stop, which the window leaves out.
QString plain(QString sentence)
{
    sentence.replace(QChar::Nbsp, u' ').remove(QChar(0x2060));
    return sentence.endsWith(u'.') ? sentence.chopped(1) : sentence;
}

QString ofConsole(const QString &arguments)
{
    const Run run = runProgram(arguments.split(u' ') << u"--lang"_s << u"en"_s);
    return plain(QString::fromUtf8(run.out).section(u'\n', 0, 0));
}

/// `answering`: the page, or the part of it that answers.
QString ofWindow(QWidget &page, const QWidget &answering)
{
    page.resize(1366, 768);
    page.show();
    QTest::qWait(1);
    return plain(answering.findChild<AnswerHead *>()->sentence());
}

/// As the programs read it: which prices count goes by the day.
Catalogue ofToday()
{
    Catalogue catalogue = shipped();
    catalogue.prices.today = QDate::currentDate();
    return catalogue;
}

} // namespace

void TestAnswersAlike::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"test"_s);
    QCoreApplication::setApplicationName(u"test"_s);
}

void TestAnswersAlike::advise_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QVariantMap>("form");
    const auto row = [](const char *arguments, const QVariantMap &form) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments) << form;
    };
    row("--role overall", {{u"role"_s, u"overall"_s}});
    row("--role trying", {{u"role"_s, u"trying"_s}});
    row("--role starting", {{u"role"_s, u"starting"_s}});
    row("--role researcher", {{u"role"_s, u"researcher"_s}});
    row("--role cv", {{u"role"_s, u"cv"_s}});
    row("--role nlp", {{u"role"_s, u"nlp"_s}});
    row("--role start-up", {{u"role"_s, u"start-up"_s}});
    row("--role cluster --machines 12 --gpus-per-machine 8",
        {{u"role"_s, u"cluster"_s}, {u"machines"_s, 12}, {u"gpus"_s, 8}});
    row("--role kaggle", {{u"role"_s, u"kaggle"_s}});
    row("--budget-preset almost-none", {{u"means"_s, u"almost-none"_s}});
    row("--role researcher --region china --budget 60000 --currency CNY",
        {{u"role"_s, u"researcher"_s}, {u"region"_s, u"china"_s}, {u"budget"_s, 60000}, {u"currency"_s, u"CNY"_s}});
    row("--vendor AMD --budget 1500 --role researcher",
        {{u"role"_s, u"researcher"_s}, {u"vendor"_s, u"AMD"_s}, {u"budget"_s, 1500}});
    row("--budget 700", {{u"budget"_s, 700}});
    row("--role nlp --budget 3000 --gpus-per-machine 2", {{u"role"_s, u"nlp"_s}, {u"budget"_s, 3000}, {u"gpus"_s, 2}});
}

void TestAnswersAlike::advise()
{
    QFETCH(QString, arguments);
    QFETCH(QVariantMap, form);
    QSettings settings;
    setValue(settings, setting::adviceQuestion, form);
    Workspace workspace(ofToday());
    AdvisorPage page(workspace);
    const auto &panel = *page.findChild<QWidget *>(u"advicePanel"_s);
    const QString said = ofConsole(u"advise "_s + arguments);
    QVERIFY(!said.isEmpty());
    QCOMPARE(ofWindow(page, panel), said);
}

void TestAnswersAlike::workload_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QStringList>("form");
    const auto row = [](const char *arguments, const QStringList &form) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments) << form;
    };
    row("--model llama-3.1-8b --method lora --sequence 4k --batch 8",
        {u"model=llama-3.1-8b"_s, u"method=lora"_s, u"sequence=4k"_s, u"batch=8"_s});
    row("--model llama-3.1-8b --method full", {u"model=llama-3.1-8b"_s, u"method=full"_s});
    row("--model qwen3-32b --purpose inference --weights q4_k_m --context 16k",
        {u"model=qwen3-32b"_s, u"purpose=inference"_s, u"weights=q4_k_m"_s, u"context=16k"_s});
    row("--model sdxl-base-1.0 --method lora", {u"model=sdxl-base-1.0"_s, u"method=lora"_s});
    row("--model gpt-oss-120b --purpose inference --weights as-stored",
        {u"model=gpt-oss-120b"_s, u"purpose=inference"_s, u"weights=as-stored"_s});
    row("--model gemma-3-27b --purpose inference --weights q4_k_m --context 16k",
        {u"model=gemma-3-27b"_s, u"purpose=inference"_s, u"weights=q4_k_m"_s, u"context=16k"_s});
    row("--model flux.1-dev --method lora", {u"model=flux.1-dev"_s, u"method=lora"_s});
    row("--model resnet-50 --batch 256", {u"model=resnet-50"_s, u"batch=256"_s});
    row("--model qwen3-30b-a3b --purpose inference --weights q4_k_m --context 32k",
        {u"model=qwen3-30b-a3b"_s, u"purpose=inference"_s, u"weights=q4_k_m"_s, u"context=32k"_s});
}

void TestAnswersAlike::workload()
{
    QFETCH(QString, arguments);
    QFETCH(QStringList, form);
    QSettings settings;
    setValue(settings, setting::workload, form);
    Workspace workspace(ofToday());
    WorkloadPage page(workspace);
    const QString said = ofConsole(u"memory "_s + arguments);
    QVERIFY(!said.isEmpty());
    QCOMPARE(ofWindow(page, page), said);
}

void TestAnswersAlike::upgrade_data()
{
    QTest::addColumn<QString>("owned");
    QTest::addColumn<QString>("budget");
    QTest::newRow("a card left behind") << u"tesla-p40"_s << QString();
    QTest::newRow("a second one") << u"geforce-rtx-3090"_s << u"1500"_s;
    QTest::newRow("a small one") << u"geforce-rtx-3060"_s << u"600"_s;
    QTest::newRow("an old one") << u"geforce-gtx-1080-ti"_s << u"800"_s;
    QTest::newRow("a fast one") << u"geforce-rtx-4090"_s << u"4000"_s;
}

void TestAnswersAlike::upgrade()
{
    QFETCH(QString, owned);
    QFETCH(QString, budget);
    QSettings settings;
    setValue(settings, setting::upgradeOwned, owned);
    setValue(settings, setting::upgradeBudget, budget);
    Workspace workspace(ofToday());
    UpgradePanel panel(workspace);
    const QString said =
        ofConsole(u"compare --owned "_s + owned + (budget.isEmpty() ? QString() : u" --budget "_s + budget));
    QVERIFY(!said.isEmpty());
    QCOMPARE(ofWindow(panel, panel), said);
}

/// One work by day and another by night, as a machine's file has them.
void TestAnswersAlike::severalWorks()
{
    const QJsonObject day{{u"method"_s, u"qlora"_s}, {u"sequence"_s, u"4k"_s}, {u"batch"_s, u"4"_s}};
    const QJsonObject night{{u"purpose"_s, u"inference"_s},
                            {u"engine"_s, u"vllm"_s},
                            {u"batch"_s, u"10"_s},
                            {u"context"_s, u"8k"_s},
                            {u"weights"_s, u"fp16"_s}};
    const QJsonArray works{
        QJsonObject{{u"name"_s, u"Fine-tuning by day"_s}, {u"model"_s, u"llama-3.1-8b"_s}, {u"set"_s, day}},
        QJsonObject{{u"name"_s, u"Serving by night"_s}, {u"model"_s, u"llama-3.1-8b"_s}, {u"set"_s, night}}};
    const QJsonObject build{{u"rigwright_build"_s, 1},
                            {u"name"_s, u"Day and night"_s},
                            {u"items"_s, QJsonArray()},
                            {u"use"_s, QJsonObject{{u"works"_s, works}}}};
    QFile file(m_folder.filePath(u"day-and-night.rig.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray text = QJsonDocument(build).toJson();
    QCOMPARE(file.write(text), text.size());
    file.close();

    Workspace workspace(ofToday());
    const Result<OpenedBuild> opened = readMachine(text, file.fileName(), workspace.catalogue());
    QVERIFY(opened);
    workspace.setDocument(opened->document);
    WorkloadPage page(workspace);
    emit page.findChild<WorksPanel *>()->chosen(0);
    const QString said = ofConsole(u"memory --machine "_s + file.fileName());
    QVERIFY(!said.isEmpty());
    QCOMPARE(ofWindow(page, page), said);
}

void TestAnswersAlike::find_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QVariantMap>("form");
    const auto qlora = [](const QString &model) {
        return QVariantMap{
            {u"name"_s, model}, {u"model"_s, model}, {u"values"_s, QVariantMap{{u"method"_s, u"qlora"_s}}}};
    };
    QTest::newRow("a European budget")
        << u"--budget 2500 --currency EUR --model llama-3-8b --set method=qlora --circuit eu-16a"_s << u"EUR"_s
        << QVariantMap{{u"handed"_s, qlora(u"llama-3-8b"_s)}, {u"budget"_s, 2500}, {u"circuit"_s, u"eu-16a"_s}};
    QTest::newRow("QLoRA of a large model")
        << u"--budget 10000 --model llama-3-70b --set method=qlora --circuit us-20a"_s << u"USD"_s
        << QVariantMap{{u"handed"_s, qlora(u"llama-3-70b"_s)}, {u"budget"_s, 10000}, {u"circuit"_s, u"us-20a"_s}};
    QTest::newRow("one card for little")
        << u"--budget 1500 --model llama-3-8b --set method=qlora --circuit us-15a --cards 1"_s << u"USD"_s
        << QVariantMap{
               {u"handed"_s, qlora(u"llama-3-8b"_s)}, {u"budget"_s, 1500}, {u"circuit"_s, u"us-15a"_s}, {u"most"_s, 1}};
}

void TestAnswersAlike::find()
{
    QFETCH(QString, arguments);
    QFETCH(QString, currency);
    QFETCH(QVariantMap, form);
    constexpr int patience = 120'000; // ms
    QSettings settings;
    form.insert(u"work"_s, form.value(u"handed"_s).toMap().value(u"name"_s));
    setValue(settings, setting::finderQuestion, form);
    Catalogue catalogue = ofToday();
    catalogue.prices.currency = currency;
    Workspace workspace(catalogue);
    FinderPage page(workspace);
    QSignalSpy found(page.findChild<MachineSearch *>(QString(), Qt::FindDirectChildrenOnly), &MachineSearch::found);
    const QString said = ofConsole(u"find "_s + arguments);
    QVERIFY(!said.isEmpty());
    page.resize(1366, 768);
    page.show();
    QVERIFY(found.wait(patience));
    QCOMPARE(plain(page.findChild<AnswerHead *>()->sentence()), said);
}

void TestAnswersAlike::rent_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QJsonObject>("form");
    const QJsonObject card{{u"rentBought"_s, u"per-gpu"_s},
                           {u"rentUse"_s, u"hours"_s},
                           {u"rentCurrency"_s, u"USD"_s},
                           {u"rentGpu"_s, u"geforce-rtx-3090"_s},
                           {u"gpu_price"_s, u"1250"_s},
                           {u"overhead_factor"_s, u"1.7"_s},
                           {u"working_w"_s, u"500"_s},
                           {u"tariff_per_kwh"_s, u"0.15"_s},
                           {u"own_way"_s, true}};
    const QString same = u"--gpu-price 1250 --overhead 1.7 --gpu geforce-rtx-3090 --watts 500 --tariff 0.15"_s;
    for (const char *hours : {"4", "60", "168"}) {
        QJsonObject form = card;
        form.insert(u"hours_per_week"_s, QString::fromLatin1(hours));
        QTest::addRow("%s hours a week", hours) << same + u" --hours-per-week "_s + QString::fromLatin1(hours) << form;
    }
}

void TestAnswersAlike::rent()
{
    QFETCH(QString, arguments);
    QFETCH(QJsonObject, form);
    QSettings settings;
    setValue(settings, setting::rentForm, QJsonDocument(form).toJson());
    Workspace workspace(ofToday());
    RentPage page(workspace);
    page.resize(1366, 768);
    page.show();
    QTest::qWait(1);
    const QString said = ofConsole(u"rent-or-buy "_s + arguments);
    QVERIFY(!said.isEmpty());
    QCOMPARE(plain(page.findChild<QLabel *>(u"rentHeadline"_s)->text()), said);
}

RIG_TEST(TestAnswersAlike)
#include "tst_answers_alike.moc"
