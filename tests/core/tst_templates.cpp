// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// The templates: builds of real parts that pass the checks, with the numbers of the guides that they follow
/// (requirements S10, S20, S21, S82; known answers 21 to 24).
class TemplatesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noneIsBlocked_data() { files(); }
    void noneIsBlocked();
    void numbersOfTheGuide_data();
    void numbersOfTheGuide();
    void twoCardsStandSixtyMillimetresApart();
    void eightCardsHaveAServer();
    void theResearchersCards();
    void withinTheBudget();
    void thoseOfTodayCouldBeBought_data();
    void thoseOfTodayCouldBeBought();
    void eachRegionHasItsOwn();

private:
    void files() const;
    [[nodiscard]] Document machineOf(const QString &name) const;

    Catalogue m_catalogue;
};

namespace {

QDir folder() { return QDir(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/templates")); }

std::vector<const Device *> cardsOf(const Machine &machine)
{
    std::vector<const Device *> cards;
    for (const Device &device : machine.devices) {
        if (device.isCard())
            cards.push_back(&device);
    }
    return cards;
}

double memoryOf(const Machine &machine)
{
    double sum = 0;
    for (const auto &kit : machine.memory)
        sum += kit.part->moduleSize->value() * *kit.part->modules * kit.count;
    return sum;
}

/// What a template may be warned of: what its source says itself, and what age does to parts.
bool isExpected(const char *check)
{
    static const QStringList expected{u"pcie.lane-downgrade"_s, u"platform.firmware-version"_s, u"money.discontinued"_s,
                                      u"graphics.compute-capability"_s, u"graphics.mixed-cards"_s};
    return expected.contains(QLatin1StringView(check));
}

} // namespace

void TemplatesTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
    QVERIFY(folder().entryList({u"*.rig.json"_s}).size() >= 8);
}

void TemplatesTest::files() const
{
    QTest::addColumn<QString>("file");
    for (const QString &name : folder().entryList({u"*.rig.json"_s}))
        QTest::newRow(qPrintable(name)) << name.section(u'.', 0, 0);
}

Document TemplatesTest::machineOf(const QString &name) const
{
    QFile file(folder().filePath(name + u".rig.json"_s));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.fileName()));
    const Result<OpenedBuild> opened = readBuildFile(file.readAll(), file.fileName(), m_catalogue);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().sentence()));
    return opened->document;
}

void TemplatesTest::noneIsBlocked()
{
    QFETCH(QString, file);
    const Judged judged(machineOf(file), m_catalogue);
    QVERIFY(!judged.document.build.name.isEmpty());
    for (const Finding &finding : judged.findings) {
        QVERIFY2(finding.severity != Severity::Blocker, finding.check);
        QVERIFY2(finding.severity != Severity::Caution || isExpected(finding.check), finding.check);
    }
}

void TemplatesTest::numbersOfTheGuide_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("cards");
    QTest::addColumn<double>("memory");
    QTest::addColumn<double>("supply");
    QTest::addColumn<int>("cores");
    QTest::newRow("21: one GPU") << u"d2l-1-gpu"_s << 1 << 32.0 << 600.0 << 4;
    QTest::newRow("22: two GPUs") << u"d2l-2-gpus"_s << 2 << 64.0 << 1000.0 << 4;
    QTest::newRow("23: four GPUs") << u"d2l-4-gpus"_s << 4 << 128.0 << 1600.0 << 6;
    QTest::newRow("24: eight GPUs") << u"d2l-8-gpus"_s << 8 << 256.0 << 3 * 1600.0 << 6;
    QTest::newRow("S82: beginner") << u"d2l-0-beginner"_s << 1 << 16.0 << 450.0 << 4;
    QTest::newRow("S20: Kaggle") << u"s20-kaggle"_s << 1 << 16.0 << 450.0 << 4;
    QTest::newRow("S20: affordable") << u"s20-affordable"_s << 1 << 16.0 << 450.0 << 4;
}

void TemplatesTest::numbersOfTheGuide()
{
    QFETCH(QString, file);
    QFETCH(double, memory);
    QFETCH(double, supply);
    QFETCH(int, cores);
    const Judged judged(machineOf(file), m_catalogue);
    QTEST(static_cast<int>(cardsOf(judged.machine).size()), "cards");
    QVERIFY(memoryOf(judged.machine) >= memory);
    QVERIFY(judged.assessment.power.supply && judged.assessment.power.supply->value() >= supply);
    QVERIFY(*judged.machine.processor()->cores >= cores);
    QVERIFY(std::any_of(judged.machine.devices.begin(), judged.machine.devices.end(),
                        [](const Device &device) { return device.isDrive(); }) ||
            file == u"d2l-8-gpus"_s);
    for (const Device *card : cardsOf(judged.machine))
        QVERIFY(*judged.assessment.lanes.linkOf(static_cast<int>(card - judged.machine.devices.data()))->width >= 8);
}

void TemplatesTest::twoCardsStandSixtyMillimetresApart()
{
    const Judged judged(machineOf(u"d2l-2-gpus"_s), m_catalogue);
    const std::vector<CardFit> &cards = judged.assessment.fit.cards;
    QCOMPARE(cards.size(), std::size_t(2));
    QVERIFY(std::abs(*cards[1].first - *cards[0].first) * 20.32 >= 60);
    QCOMPARE(judged.verdictOf("heat.spacing"), u"silent"_s);
}

void TemplatesTest::eightCardsHaveAServer()
{
    const Judged judged(machineOf(u"d2l-8-gpus"_s), m_catalogue);
    int processors = 0;
    for (const auto &processor : judged.machine.processors)
        processors += processor.count;
    QCOMPARE(processors, 2);
    QVERIFY(std::all_of(judged.machine.memory.begin(), judged.machine.memory.end(),
                        [](const auto &kit) { return kit.part->ecc.valueOr(false); }));
    QVERIFY(std::any_of(judged.machine.devices.begin(), judged.machine.devices.end(), [](const Device &device) {
        return device.network && device.network->portRate.valueOr(0) >= 10;
    }));
    QCOMPARE(judged.verdictOf("storage.network-for-eight"), u"silent"_s);
}

void TemplatesTest::theResearchersCards()
{
    const Judged judged(machineOf(u"s10-researcher"_s), m_catalogue);
    QStringList chips;
    for (const Device *card : cardsOf(judged.machine))
        chips << card->chip->id;
    QVERIFY(!chips.filter(u"titan-x"_s).isEmpty());
    const auto others = chips.count(u"geforce-gtx-1080"_s);
    QVERIFY(others >= 1 && others <= 4);
}

void TemplatesTest::withinTheBudget()
{
    for (const QString &file : {u"s21-5k"_s, u"s21-8k"_s}) {
        const Judged judged(machineOf(file), m_catalogue);
        QVERIFY(judged.document.use.budget);
        QVERIFY2(judged.verdictOf("money.over-budget") != u"caution"_s, qPrintable(file));
    }
}

void TemplatesTest::thoseOfTodayCouldBeBought_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &name : folder().entryList({u"2026-*.rig.json"_s}))
        QTest::newRow(qPrintable(name)) << name.section(u'.', 0, 0);
}

/// What a builder would look for before he orders: nothing that decides is open, the supply has headroom, the circuit
/// carries it, each card has lanes, the name says of when it is.
void TemplatesTest::thoseOfTodayCouldBeBought()
{
    QFETCH(QString, file);
    const Judged judged(machineOf(file), m_catalogue);
    const Verdict verdict = judge(judged.findings, judged.document.build);
    QVERIFY(verdict.kind == Verdict::Kind::Fine || verdict.kind == Verdict::Kind::Caution);
    for (const Finding &finding : judged.findings)
        QVERIFY2(finding.severity != Severity::Unknown || !finding.governs, finding.check);
    const Power &power = judged.assessment.power;
    QVERIFY(power.training.complete && power.supply);
    QVERIFY(power.training.atLeast.value() <= 0.8 * power.supply->value());
    for (const Device *card : cardsOf(judged.machine)) {
        const Link *link = judged.assessment.lanes.linkOf(static_cast<int>(card - judged.machine.devices.data()));
        QVERIFY(link && link->width && *link->width >= 8);
    }
    QVERIFY(!judged.document.build.name.contains(u"2026"_s)); // which the heading above it says
    const QJsonObject told = judged.document.build.extra.value("template"_L1).toObject();
    QCOMPARE(told.value("year"_L1).toInt(), 2026);
    QVERIFY(!told.value("about"_L1).toString().isEmpty());
    const bool china = told.value("region"_L1).toString() == u"china"_s;
    QCOMPARE(judged.document.site.circuit.id.startsWith(u"cn-"_s), china);
}

void TemplatesTest::eachRegionHasItsOwn()
{
    QMap<QString, QStringList> chips;
    for (const QString &name : folder().entryList({u"2026-*.rig.json"_s})) {
        const Document document = machineOf(name.section(u'.', 0, 0));
        const QJsonObject told = document.build.extra.value("template"_L1).toObject();
        for (const Item *item : document.build.itemsOf(Kind::Card))
            chips[told.value("region"_L1).toString()] << *m_catalogue.find<Card>(item->part)->gpu;
    }
    QCOMPARE(chips.keys(), QStringList({u"china"_s, u"elsewhere"_s}));
    for (const QString &wanted : {u"geforce-rtx-5090"_s, u"geforce-rtx-3090"_s, u"rtx-pro-6000-blackwell"_s})
        QVERIFY2(chips[u"elsewhere"_s].contains(wanted), qPrintable(wanted));
    // Export rules since 2022 and 2023: neither the RTX 5090 nor the RTX PRO 6000 is sold there.
    QVERIFY(chips[u"china"_s].contains(u"geforce-rtx-5090-d-v2"_s));
    for (const QString &notSold :
         {u"geforce-rtx-5090"_s, u"geforce-rtx-4090"_s, u"rtx-pro-6000-blackwell"_s, u"rtx-pro-6000-blackwell-max-q"_s})
        QVERIFY2(!chips[u"china"_s].contains(notSold), qPrintable(notSold));
}

RIG_TEST(TemplatesTest)
#include "tst_templates.moc"
