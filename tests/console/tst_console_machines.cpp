// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/expectations.h"
#include "tests/testing.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace rig::test;

/// What the source documents say of whole machines, as one who asks `check` is told it. The S-numbers are those of the
/// requirements.
class TestConsoleMachines : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isFound_data();
    void isFound();
    void templatesHaveTheirNumbers_data(); // S82
    void templatesHaveTheirNumbers();

private:
    QTemporaryDir m_folder;
    QString m_parts;
};

namespace {

/// A machine without trouble of its own, whose parts a row replaces.
struct Plan
{
    QByteArray processor = "amd-ryzen-5-7600"; ///< with integrated graphics
    QByteArray board = "asus-proart-b650-creator";
    QByteArray supply = "msi-meg-ai1000p-pcie5";
    QByteArray chassis = "silverstone-cs383";
    int fans = 2;
    QList<QByteArray> cards{"nvidia-geforce-rtx-5070-founders-edition"};
    QList<QByteArray> slots_{"PCIEX16_1", "PCIEX16_2"};
    QByteArray use = "'work': 'single-training'";
    QByteArray site = "'circuit': {'id': 'us-15a', 'assumed': false}";
};

QByteArray item(const char *kind, const QByteArray &part, const QByteArray &more = {})
{
    return QByteArray("{'kind': '") + kind + "', 'part': '" + part + "'" + more + "}, ";
}

QByteArray fileOf(const Plan &plan)
{
    QByteArray items = item("processors", plan.processor) + item("motherboards", plan.board) +
                       item("supplies", plan.supply) + item("cases", plan.chassis) +
                       item("memory", "crucial-cp2k32g56c46u5") + item("coolers", "bequiet-pure-rock-2");
    if (plan.fans > 0)
        items += item("fans", "thermalright-tl-b14", ", 'count': " + QByteArray::number(plan.fans));
    for (qsizetype i = 0; i < plan.cards.size(); ++i)
        items += item("cards", plan.cards[i], ", 'connector': '" + plan.slots_[i] + "'");
    items.chop(2);
    return json("{'rigwright_build': 1, 'items': [" + items + "], 'site': {" + plan.site + "}, 'use': {" + plan.use +
                "}}");
}

/// One card in the first slot.
Plan with(const char *card, const char *use = "")
{
    Plan plan;
    plan.cards = {card};
    if (*use)
        plan.use = use;
    return plan;
}

/// Two of a card next to each other, on a board whose slots are two apart.
Plan pair(const char *card)
{
    Plan plan;
    plan.processor = "intel-core-i7-5930k";
    plan.board = "msi-x99a-gaming-pro-carbon";
    plan.cards = {card, card};
    plan.slots_ = {"x16 slot 1", "x16 slot 2"};
    return plan;
}

QString severity(const char *check, const char *expected)
{
    return u"findings[id=%1].severity = %2"_s.arg(QLatin1StringView(check), QLatin1StringView(expected));
}

QString says(const char *check, const char *key, const char *words)
{
    return u"findings[id=%1].%2 ~ %3"_s.arg(QLatin1StringView(check), QLatin1StringView(key), QLatin1StringView(words));
}

void add(const char *name, const Plan &plan, const QStringList &expectations)
{
    QTest::newRow(name) << fileOf(plan) << expectations;
}

void graphics()
{
    add("S15: one with 6 GB is on no list", with("msi-gtx-1060-gaming-x-6gb"), {severity("graphics.avoid-list", "")});
    add("S30: 8 GiB beside a display are 10", with("msi-gtx-1080-gaming-x", "'memory_need_gib': 8, 'display': true"),
        {severity("graphics.vram-floor", "blocker"), says("graphics.vram-floor", "message", "10.0 GiB are needed")});
    add("S30: 8 GiB without one", with("msi-gtx-1080-gaming-x", "'memory_need_gib': 8, 'display': false"),
        {severity("graphics.vram-floor", "")});
    add("S30: 4 GiB and a display", with("asus-strix-gtx970-dc2-gtx-970", "'display': true"),
        {severity("graphics.vram-floor", "blocker"), says("graphics.vram-floor", "message", "6.0 GiB")});
    add("S42: a GTX 580", with("nvidia-geforce-gtx-580"),
        {u"verdict = blocked"_s, severity("graphics.compute-capability", "blocker"),
         says("graphics.compute-capability", "reason", "No version of cuDNN runs on it"),
         says("graphics.compute-capability", "reason", "GTX 900 or newer")});
    add("S43: 3.6 GiB on a GTX 970", with("asus-strix-gtx970-dc2-gtx-970", "'memory_need_gib': 3.6"),
        {severity("graphics.slow-segment", "caution"), says("graphics.slow-segment", "message", "3.5 GiB"),
         says("graphics.slow-segment", "evidence[]", "2016-06-25")});
    add("S43: 3.5 GiB on a GTX 970", with("asus-strix-gtx970-dc2-gtx-970", "'memory_need_gib': 3.5"),
        {severity("graphics.slow-segment", "")});
    add("S72: Xeon Phi", with("intel-xeon-phi-7120p"),
        {says("graphics.accelerator-support", "message", "to be avoided"),
         says("graphics.accelerator-support", "reason", "500"), says("graphics.accelerator-support", "reason", "NumPy"),
         says("graphics.accelerator-support", "reason", "compiler"),
         says("graphics.accelerator-support", "reason", "C++11"),
         says("graphics.accelerator-support", "reason", "slow"),
         says("graphics.accelerator-support", "reason", "changing size")});
    add("S73: AMD", with("amd-radeon-rx-7900-xtx"),
        {says("graphics.accelerator-support", "message", "16-bit yes, no Tensor Cores, less support"),
         says("graphics.accelerator-support", "reason", "ROCm")});
}

void lanesAndPower()
{
    Plan two;
    two.cards = {"msi-gtx-1080-gaming-x", "msi-gtx-1080-gaming-x"};
    two.use = "'work': 'data-parallel'";
    add("S69: x8 in data-parallel training", two, {severity("pcie.lane-downgrade", "caution")});
    two.use = "'work': 'inference'";
    add("S69: x8 in inference", two,
        {severity("pcie.lane-downgrade", "note"), says("pcie.lane-downgrade", "message", "x8")});
    Plan dear = with("gigabyte-gtx-1060-windforce-oc-3gb");
    dear.processor = "amd-ryzen-9-9950x";
    add("S74: a dear processor beside a small card", dear,
        {severity("money.processor-overspend", "note"),
         says("money.processor-overspend", "message", "money better spent on the GPU")});
    Plan weak;
    weak.cards = {"nvidia-geforce-rtx-4090-founders-edition", "nvidia-geforce-rtx-4090-founders-edition"};
    weak.supply = "msi-mag-a550bn";
    add("S77: 1,061 W at 550 W", weak,
        {severity("power.supply-capacity", "blocker"), u"power.load_percent > 190"_s, u"power.supply_w = 550"_s});
    weak.supply = "fsp-cannon-pro-2000w";
    weak.site += ", 'other_load_w': 1000";
    add("S77: the room's circuit", weak, {severity("power.breaker-shared", "blocker")});
}

void caseAndAir()
{
    Plan small = with("nvidia-geforce-gtx-1080-founders-edition");
    small.chassis = "silverstone-cs380";
    add("S76: 267 mm in a case for 241", small,
        {severity("fit.card-length", "blocker"), says("fit.card-length", "message", "267 mm"),
         says("fit.card-length", "message", "241 mm")});
    Plan still = with("nvidia-geforce-gtx-1080-founders-edition");
    still.chassis = "box-without-fans";
    still.fans = 0;
    add("S76: a case without fans", still, {severity("heat.airflow", "caution")});
    still.fans = 3;
    add("S76: the same with fans", still, {severity("heat.airflow", "")});
    add("S79: open-air cards next to each other", pair("msi-gtx-1080-gaming-x"),
        {severity("heat.stacked-open-air", "caution"), says("heat.stacked-open-air", "reason", "blower")});
    add("S79: blower cards next to each other", pair("asus-turbo-gtx-1080"), {severity("heat.stacked-open-air", "")});
    Plan dense = with("nvidia-geforce-rtx-5070-founders-edition"); // 112 mm
    dense.chassis = "two-units";
    add("S80: a dense chassis does not take every card", dense,
        {severity("fit.card-height", "blocker"), says("fit.card-height", "message", "80 mm")});
    Plan dark = with("nvidia-tesla-p100-pcie-16gb");
    dark.processor = "amd-ryzen-5-7500f";
    add("S81: no display anywhere", dark, {severity("platform.no-display-output", "blocker")});
    dark.use += ", 'headless': true";
    add("S81: none is to hang on it", dark,
        {severity("platform.no-display-output", "note"), says("platform.no-display-output", "reason", "SSH")});
    dark.use = Plan().use;
    dark.processor = "amd-ryzen-5-7600";
    add("S81: a display on the processor", dark, {severity("platform.no-display-output", "")});
}

} // namespace

void TestConsoleMachines::initTestCase()
{
    m_parts = m_folder.filePath(u"cases.json"_s);
    QVERIFY(writeBytes(
        m_parts,
        json("{'rigwright_parts': 1, 'sources': [{'id': 's', 'title': 'S', 'kind': 'vendor'}], 'cases': ["
             "{'id': 'box-without-fans', 'name': 'Box', 'type': 'tower', 'fans_included': 0, 'slots': 8, "
             "'max_card_length_mm': 400, 'sources': {'*': 's'}},"
             "{'id': 'two-units', 'name': 'Two units', 'type': 'rack', 'height_mm': 88, 'max_card_height_mm': 80, "
             "'fans_included': 6, 'max_card_length_mm': 400, 'sources': {'*': 's'}}]}")));
}

void TestConsoleMachines::isFound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("expectations");
    graphics();
    lanesAndPower();
    caseAndAir();
}

void TestConsoleMachines::isFound()
{
    QFETCH(QByteArray, file);
    QFETCH(QStringList, expectations);
    const QString path = m_folder.filePath(u"machine.rig.json"_s);
    QVERIFY(writeBytes(path, file));
    const QJsonValue answer = answerOf({u"check"_s, path, u"--parts"_s, m_parts});
    QVERIFY(!valuesAt(answer, u"verdict"_s).isEmpty());
    const QString broken = allBrokenOf(answer, expectations);
    QVERIFY2(broken.isEmpty(), qPrintable(broken));
}

void TestConsoleMachines::templatesHaveTheirNumbers_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("expectations");
    const auto row = [](const char *name, const QStringList &expectations) {
        QTest::newRow(name) << QString::fromLatin1(name).section(u' ', -1) << expectations;
    };
    const auto parts = [](const char *kind, const char *ids) {
        return u"build.items[kind=%1].part = %2"_s.arg(QLatin1StringView(kind), QLatin1StringView(ids));
    };
    row("S82: a beginner d2l-0-beginner", {u"power.supply_w > 449"_s, u"power.training_w < 400"_s});
    row("S82: one GPU d2l-1-gpu", {u"power.supply_w > 599"_s, parts("drives", "crucial-t500-1tb")});
    row("S82: two GPUs d2l-2-gpus", {u"power.supply_w > 999"_s, severity("heat.spacing", ""),
                                     u"fit.cards[0].gap_below_mm > 19"_s}); // 61 mm from slot to slot
    row("S82: four GPUs d2l-4-gpus",
        {u"power.supply_w > 1599"_s, u"power.supply_w < 2001"_s, u"build.items[kind=memory].count = 8"_s,
         parts("drives", "samsung-970-evo-plus-2tb, samsung-870-evo-4tb, samsung-870-evo-4tb")}); // NVMe, and a RAID
    row("S82: eight GPUs d2l-8-gpus",
        {u"power.supply_w = 4800"_s, u"build.items[kind=processors].count = 2"_s,
         u"build.items[kind=supplies].count = 3"_s, parts("networks", "nvidia-connectx-4-lx-en-mcx4121a-xcat"),
         severity("storage.network-for-eight", "")});
    row("S10: of its time s10-researcher",
        {parts("motherboards", "msi-x99a-gaming-pro-carbon"),
         parts("cards", "nvidia-geforce-gtx-1080-founders-edition, nvidia-geforce-gtx-1080-founders-edition, "
                        "nvidia-geforce-gtx-titan-x")});
}

void TestConsoleMachines::templatesHaveTheirNumbers()
{
    QFETCH(QString, file);
    QFETCH(QStringList, expectations);
    const QJsonValue answer =
        answerOf({u"check"_s, QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/templates/%1.rig.json").arg(file)});
    QVERIFY(valuesAt(answer, u"verdict"_s) != u"blocked"_s);
    const QString broken = allBrokenOf(answer, expectations + QStringList{severity("platform.memory-per-card", ""),
                                                                          severity("platform.cores-per-card", "")});
    QVERIFY2(broken.isEmpty(), qPrintable(broken));
}

RIG_TEST(TestConsoleMachines)
#include "tst_console_machines.moc"
