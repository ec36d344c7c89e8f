// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/partial_date.h"
#include "core/renting/cloud_prices.h"
#include "core/renting/free_services.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Free and cheap services, and what sources advise. The S-numbers are those of the requirements.
class TestCloudServices : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyEntryHasDateAndSource();
    void colabWarnsInChina_data(); // S108
    void colabWarnsInChina();
    void colabProCostsTenDollars();            // S108
    void aiStudioIsForPaddlePaddleOnly_data(); // S109
    void aiStudioIsForPaddlePaddleOnly();
    void vastHasNoPrice();            // S110
    void manyGpusGoToTheCloud_data(); // S111
    void manyGpusGoToTheCloud();
    void aLowBudgetHasThreeWays();  // S112
    void almostNoMoneyIsAnswered(); // S115
    void g2IsAdvisedAgainst();      // S107
    void badFilesAreRefused();

private:
    CloudServices m_services;

    [[nodiscard]] ServiceVerdict verdictOf(const QString &id, const CloudSituation &situation) const
    {
        for (const ServiceVerdict &verdict : judged(m_services, situation)) {
            if (verdict.service->id == id)
                return verdict;
        }
        return {};
    }
};

void TestCloudServices::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    RIG_UNWRAP(services, readShippedCloudServices());
    m_services = services;
}

void TestCloudServices::everyEntryHasDateAndSource()
{
    for (const CloudService &service : m_services.services) {
        const QByteArray id = service.id.toUtf8();
        QVERIFY2(sourceOf(service.source, m_services.sources, shipped()), id);
        QVERIFY2(firstDayOf(service.date), id);
        QVERIFY2(!service.limits.empty(), id);
        for (const Saying &limit : service.limits)
            QVERIFY2(!limit.isEmpty(), id);
        for (const QString &gpu : service.gpus)
            QVERIFY2(shipped().find<Chip>(gpu), qPrintable(gpu));
    }
    for (const CloudStatement &statement : m_services.statements) {
        const QByteArray id = statement.id.toUtf8();
        QVERIFY2(sourceOf(statement.source, m_services.sources, shipped()), id);
        QVERIFY2(!statement.text.isEmpty(), id);
        for (const QString &part : statement.parts)
            QVERIFY2(shipped().find<Chip>(part), qPrintable(part));
        for (const QString &service : statement.services)
            QVERIFY2(verdictOf(service, {}).service, qPrintable(service));
    }
}

void TestCloudServices::colabWarnsInChina_data()
{
    QTest::addColumn<QString>("region");
    QTest::addColumn<bool>("warns");
    QTest::newRow("S108: region CN warns of the network") << u"CN"_s << true;
    QTest::newRow("S108: region US is silent") << u"US"_s << false;
    QTest::newRow("S108: no region is silent") << QString() << false;
}

void TestCloudServices::colabWarnsInChina()
{
    QFETCH(QString, region);
    QFETCH(bool, warns);
    CloudSituation situation;
    situation.region = region;
    for (const QString &id : {u"colab-free-2020"_s, u"colab-pro-2020"_s}) {
        const ServiceVerdict verdict = verdictOf(id, situation);
        QVERIFY(verdict.service);
        QVERIFY(!verdict.excluded);
        QCOMPARE(verdict.remarks.join(u' ').contains(u"lose the training"_s), warns);
    }
}

void TestCloudServices::colabProCostsTenDollars()
{
    const CloudService *pro = verdictOf(u"colab-pro-2020"_s, {}).service;
    QVERIFY(pro && pro->perMonth);
    QCOMPARE(*pro->perMonth, (Money{10, u"USD"_s})); // S108
    QVERIFY(!pro->free);
    QCOMPARE(pro->gpus, (QStringList{u"tesla-t4"_s, u"tesla-p100-pcie-16gb"_s}));
    QVERIFY(verdictOf(u"colab-free-2020"_s, {}).service->free);
}

void TestCloudServices::aiStudioIsForPaddlePaddleOnly_data()
{
    QTest::addColumn<QString>("framework");
    QTest::addColumn<bool>("excluded");
    QTest::newRow("S109: PyTorch is excluded") << u"pytorch"_s << true;
    QTest::newRow("S109: TensorFlow is excluded") << u"tensorflow"_s << true;
    QTest::newRow("S109: PaddlePaddle stays") << u"paddlepaddle"_s << false;
    QTest::newRow("S109: in other letters") << u"PaddlePaddle"_s << false;
    QTest::newRow("S109: no framework stated stays") << QString() << false;
}

void TestCloudServices::aiStudioIsForPaddlePaddleOnly()
{
    QFETCH(QString, framework);
    QFETCH(bool, excluded);
    CloudSituation situation;
    situation.framework = framework;
    const ServiceVerdict verdict = verdictOf(u"ai-studio-2020"_s, situation);
    QCOMPARE(verdict.excluded, excluded);
    QCOMPARE(verdict.remarks.join(u' ').contains(u"PaddlePaddle"_s), excluded);
    const auto all = judged(m_services, situation);
    if (excluded)
        QVERIFY(all.back().excluded); // what can be used stands first
    QVERIFY(verdict.service->limits.back().english.contains(u"22:00"_s));
}

void TestCloudServices::vastHasNoPrice()
{
    const CloudService *vast = verdictOf(u"vast-ai-2020"_s, {}).service;
    QVERIFY(vast);
    QVERIFY2(!vast->perMonth && !vast->free, "S110: no number invented");
}

void TestCloudServices::manyGpusGoToTheCloud_data()
{
    QTest::addColumn<int>("gpus");
    QTest::addColumn<bool>("speaks");
    QTest::newRow("S111: 8 GPUs are silent") << 8 << false;
    QTest::newRow("S111: 9 GPUs") << 9 << true;
}

void TestCloudServices::manyGpusGoToTheCloud()
{
    QFETCH(int, gpus);
    QFETCH(bool, speaks);
    CloudSituation situation;
    situation.gpus = gpus;
    const auto statements = statementsFor(m_services, situation);
    QCOMPARE(!statements.empty(), speaks);
    if (!speaks)
        return;
    QVERIFY(statements.front()->text.english.contains(u"P3"_s) && statements.front()->text.english.contains(u"G4"_s));
    QCOMPARE(statements.front()->date, u"2020-07"_s);
}

void TestCloudServices::aLowBudgetHasThreeWays()
{
    CloudSituation situation;
    situation.budget = CloudSituation::Budget::Low;
    const auto statements = statementsFor(m_services, situation);
    QCOMPARE(statements.size(), std::size_t(3)); // S112
    QCOMPARE(statements[0]->parts, QStringList{u"geforce-gtx-1050-ti"_s});
    QCOMPARE(*shipped().find<Chip>(u"geforce-gtx-1050-ti"_s)->memory, Gibibytes(4));
    QVERIFY(statements[1]->text.english.contains(u"AWS"_s) && statements[1]->text.english.contains(u"TPU"_s));
    QVERIFY(statements[2]->services.contains(u"colab-free-2020"_s));
    QVERIFY(statementsFor(m_services, {}).empty());
}

void TestCloudServices::almostNoMoneyIsAnswered()
{
    CloudSituation situation;
    situation.budget = CloudSituation::Budget::AlmostNone;
    QStringList parts;
    QStringList services;
    for (const CloudStatement *statement : statementsFor(m_services, situation)) {
        parts << statement->parts;
        services << statement->services;
    }
    QCOMPARE(parts, QStringList{u"geforce-gtx-1050-ti"_s}); // S115, S6
    QVERIFY(services.contains(u"colab-free-2020"_s) && services.contains(u"ai-studio-2020"_s));
    for (const QString &id : services)
        QVERIFY2(verdictOf(id, situation).service->free, qPrintable(id));
}

void TestCloudServices::g2IsAdvisedAgainst()
{
    CloudSituation situation;
    situation.rentedGpu = u"grid-k520"_s;
    const auto statements = statementsFor(m_services, situation);
    QCOMPARE(statements.size(), std::size_t(1)); // S107: buying wiser, spot no longer advised
    QVERIFY(statements.front()->text.english.contains(u"spot"_s));
    QCOMPARE(statements.front()->source, u"gpu-guide-2016-06"_s);
}

void TestCloudServices::badFilesAreRefused()
{
    QVERIFY(!cloudServicesFromJson({}, u"f"_s));
    QVERIFY(!cloudServicesFromJson("{}", u"f"_s));
    QByteArray noName("{'rigwright_cloud_services': 1, 'services': [{'id': 'a'}]}");
    const auto read = cloudServicesFromJson(noName.replace('\'', '"'), u"f"_s);
    QVERIFY(!read);
    QCOMPARE(read.error().field, u"services[0].name"_s);
}

RIG_TEST(TestCloudServices)
#include "tst_cloud_services.moc"
