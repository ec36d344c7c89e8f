// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/card_software.h"
#include "core/guide/compatibility.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::guide;
using namespace rig::test;

/// The table of which card works with which software, and what is said of it.
class TestCompatibility : public QObject
{
    Q_OBJECT

private slots:
    void theTableIsWhole();
    void codeRunsWithinItsFirstNumber();
    void whatRuns_data();
    void whatRuns();
    void everyShippedChipIsAnswered();
    void radeonsByTheirModel();
    void aFaultIsNamed();
};

namespace {

QString said(const QString &gpu)
{
    return softwareSentences(softwareFor(*shipped().find<Chip>(gpu), shippedCompatibility())).join(u' ');
}

} // namespace

void TestCompatibility::theTableIsWhole()
{
    const Compatibility &table = shippedCompatibility();
    QVERIFY(table.reaches.size() > 20);
    QVERIFY(table.cuda.size() > 50);
    QVERIFY(table.torch.size() >= 16);
    QCOMPARE(*table.currentFrom(), (Capability{7, 5}));
    QCOMPARE(table.oldestOfToday()->first, (Capability{5, 0}));
    QCOMPARE(table.oldestOfToday()->second->name, u"cu126"_s);
    QCOMPARE(*table.cudnnFrom(), (Capability{3, 0}));
    QVERIFY(table.torch.front().version > QVersionNumber(2, 9)); // 2.14 is newer than 2.9
    for (const Source &source : table.sources)
        QVERIFY2(!source.title.isEmpty() && !source.publisher.isEmpty(), qPrintable(source.id));
}

void TestCompatibility::codeRunsWithinItsFirstNumber()
{
    QVERIFY((Capability{8, 6}.runsOn({8, 9})));
    QVERIFY((!Capability{8, 9}.runsOn({8, 6})));
    QVERIFY((!Capability{9, 0}.runsOn({12, 0})));
    QVERIFY((!Capability{3, 7}.runsOn({3, 5})));
    QCOMPARE(Capability::fromText(u"12.0"_s)->number(), 12.0);
    QVERIFY(!Capability::fromText(u"twelve"_s));
    QVERIFY(!Capability::fromText(u"12"_s));
}

void TestCompatibility::whatRuns_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("begins");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("the newest")
        << u"geforce-rtx-5090"_s
        << u"GeForce RTX 5090 (compute capability 12.0): CUDA 12.8 or newer, driver 570 or newer, "
           "PyTorch 2.7 or newer."_s
        << QStringList{u"PyTorch 2.14, as pip installs it"_s, u"driver 580 or newer"_s, u"does not know this GPU yet"_s,
                       u"Ubuntu 22.04"_s, u"Debian 12"_s};
    QTest::newRow("in the middle") << u"geforce-rtx-3090"_s
                                   << u"GeForce RTX 3090 (compute capability 8.6): CUDA 11.1 or newer, driver 455 or "
                                      "newer."_s
                                   << QStringList{u"TensorFlow 2.21.0 runs on it."_s};
    QTest::newRow("the last step back")
        << u"tesla-v100-pcie-16gb"_s
        << u"Tesla V100 PCIe 16 GB (compute capability 7.0): today's default packages have left it behind; older ones still run."_s
        << QStringList{u"CUDA 12.9, driver branch 580"_s, u"(cu126) only"_s};
    QTest::newRow("S118's neighbours")
        << u"tesla-m40"_s
        << u"Tesla M40 12 GB (compute capability 5.2): today's default packages have left it behind; older ones still run."_s
        << QStringList{u"TensorFlow 2.16.1 is the last that runs on it."_s,
                       u"from the packages for CUDA 12.6 (cu126)"_s};
    QTest::newRow("K80")
        << u"tesla-k80"_s
        << u"Tesla K80 (compute capability 3.7): today's default packages have left it behind; older ones still run."_s
        << QStringList{u"CUDA 11.8, driver branch 470"_s, u"PyTorch 1.13 is the last"_s};
    QTest::newRow("3.5: not in the packages")
        << u"tesla-k40"_s << u"Tesla K40 (compute capability 3.5):"_s
        << QStringList{u"No ready-made package of PyTorch 1.13 or newer"_s, u"TensorFlow 2.11.0 is the last"_s};
    QTest::newRow("S42") << u"geforce-gtx-580"_s
                         << u"GeForce GTX 580 (compute capability 2.0): no framework of today runs on it."_s
                         << QStringList{u"CUDA 8.0, driver branch 390"_s};
    QTest::newRow("AMD, listed") << u"radeon-rx-7900-xtx"_s
                                 << u"Radeon RX 7900 XTX (gfx1100): in AMD's matrix of ROCm 7.14.0."_s
                                 << QStringList{u"Ubuntu 24.04"_s, u"Windows 11"_s};
    QTest::newRow("AMD, not listed") << u"radeon-rx-6800-xt"_s << u"Radeon RX 6800 XT (gfx1030): not in AMD's matrix"_s
                                     << QStringList{};
    QTest::newRow("AMD, ended") << u"instinct-mi50"_s
                                << u"Radeon Instinct MI50 (gfx906): AMD kept it up to ROCm 5.7; the matrix of ROCm "
                                   "7.14.0 has it no more."_s
                                << QStringList{u"through Vulkan"_s};
    QTest::newRow("a computer of its own")
        << u"gb10"_s
        << u"GB10 (DGX Spark) (compute capability 12.1): CUDA 12.9 or newer, driver 575 or newer, PyTorch 2.9 or newer."_s
        << QStringList{u"CUDA 13.0 (cu130)"_s, u"Systems: DGX OS."_s, u"not known whether it runs"_s};
    QTest::newRow("systems in the order of their numbers")
        << u"geforce-rtx-5090"_s << u"GeForce RTX 5090 (compute capability 12.0):"_s
        << QStringList{u"RHEL 8, RHEL 9, RHEL 10, Rocky Linux 8, Rocky Linux 9, Rocky Linux 10"_s};
    QTest::newRow("not yet known to TensorFlow")
        << u"b300"_s
        << u"B300 (compute capability 10.3): CUDA 12.9 or newer, driver 575 or newer, PyTorch 2.8 or newer."_s
        << QStringList{u"TensorFlow 2.21.0 is built with CUDA 12.5, which does not know this GPU yet"_s};
    QTest::newRow("Intel, named by its chip")
        << u"arc-pro-b60"_s << u"Arc Pro B60: PyTorch's documentation of 2.15 names the Arc cards with its chip"_s
        << QStringList{u"Ubuntu 24.04"_s};
    QTest::newRow("Intel, not named") << u"flex-170"_s
                                      << u"Data Center GPU Flex 170: PyTorch's documentation does not name"_s
                                      << QStringList{};
    QTest::newRow("Intel") << u"arc-b580"_s << u"Arc B580: PyTorch's documentation of"_s
                           << QStringList{u"Ubuntu 24.04"_s};
    QTest::newRow("none of these") << u"tpu-v4"_s << u"TPU v4: not in the table"_s << QStringList{};
}

void TestCompatibility::whatRuns()
{
    QFETCH(QString, gpu);
    QFETCH(QString, begins);
    QFETCH(QStringList, parts);
    const QString text = said(gpu);
    QVERIFY2(text.startsWith(begins), qPrintable(text));
    for (const QString &part : parts)
        QVERIFY2(text.contains(part), qPrintable(part + u" is not in: "_s + text));
    QVERIFY2(!text.contains(u"%"_s) && !text.contains(u": ."_s), qPrintable(text));
}

/// No chip of NVIDIA is left without an answer, and each answer has sources.
void TestCompatibility::everyShippedChipIsAnswered()
{
    const Compatibility &table = shippedCompatibility();
    int chips = 0;
    for (const PartHandle &part : shipped().parts(Kind::Gpu)) {
        const auto &chip = static_cast<const Chip &>(*part);
        const CardSoftware software = softwareFor(chip, table);
        const QString text = softwareSentences(software).join(u' ');
        QVERIFY2(text.startsWith(software.name) && text.endsWith(u'.'), qPrintable(text));
        if (chip.vendor != "NVIDIA"_L1)
            continue;
        ++chips;
        QVERIFY2(software.state != CardSoftware::State::NotKnown, qPrintable(chip.id));
        QVERIFY2(!sourcesOf(software, table).empty(), qPrintable(chip.id));
        QVERIFY2(software.state == CardSoftware::State::Current || !software.lastCuda.isNull(), qPrintable(text));
    }
    QVERIFY(chips > 150);
}

void TestCompatibility::radeonsByTheirModel()
{
    RocmRelease release;
    release.linuxTargets = {u"gfx1100"_s, u"gfx1030"_s};
    release.models = {{{u"Radeon PRO W6800"_s}, u"gfx1030"_s, true, false}};
    Chip chip;
    chip.name = u"Radeon RX 7900 XT"_s;
    QVERIFY(!inRocmMatrix(chip, release)); // neither target nor model
    chip.gfxTarget = {u"gfx1100"_s, NoSource};
    QVERIFY(*inRocmMatrix(chip, release));
    chip.gfxTarget = {u"gfx1030"_s, NoSource};
    QVERIFY(!*inRocmMatrix(chip, release)); // of this target only the models named
    chip.name = u"Radeon Pro W6800"_s;
    QVERIFY(*inRocmMatrix(chip, release));
    chip.gfxTarget = {u"gfx900"_s, NoSource};
    chip.name = u"Radeon RX Vega 64"_s;
    QVERIFY(!*inRocmMatrix(chip, release));
}

void TestCompatibility::aFaultIsNamed()
{
    const auto failureOf = [](QByteArray text) {
        const auto read = compatibilityFromJson(text.replace('\'', '"'), u"table.json"_s);
        return read ? QString() : read.error().sentence();
    };
    const QByteArray head =
        "{'format': 1, 'date': '2026-11-23', 'sources': [{'id': 's', 'title': 'T', 'publisher': 'P', "
        "'kind': 'vendor'}],\n";
    QCOMPARE(failureOf(head + "'cuda': []}"), QString());
    QCOMPARE(failureOf(head + "'compute_capability': [\n {'cc': 'eight', 'source': 's'}]}"),
             u"table.json, line 3, compute_capability[0].cc: must be a compute capability such as 8.6."_s);
    QCOMPARE(failureOf(head + "'cuda': [\n {'version': 'new', 'source': 's'}]}"),
             u"table.json, line 3, cuda[0].version: must be a version such as 12.8."_s);
    QVERIFY(failureOf(head + "'cuda': [\n {'version': '12.8', 'source': 'x'}]}").contains(u"There is no source"_s));
}

RIG_TEST(TestCompatibility)
#include "tst_compatibility.moc"
