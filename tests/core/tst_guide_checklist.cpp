// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/checklist.h"
#include "core/guide/topics.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::guide;
using namespace rig::test;

/// The checklist of installation for the cards of a machine and a system.
class TestGuideChecklist : public QObject
{
    Q_OBJECT

private slots:
    void whatIsInstalled_data();
    void whatIsInstalled();
    void limitsBecomeAService();
    void everyStepHasItsTopic();
    void nothingForWhatNothingRunsOn();
};

namespace {

PlannedCards cards(const char *gpu, int count = 1)
{
    PlannedCards made;
    made.chip = shipped().find<Chip>(QString::fromLatin1(gpu));
    made.count = count;
    made.limits.resize(static_cast<std::size_t>(count));
    return made;
}

QString script(const std::vector<PlannedCards> &planned, Platform system)
{
    return asScript(checklist(planned, system, shippedCompatibility()));
}

} // namespace

void TestGuideChecklist::whatIsInstalled_data()
{
    QTest::addColumn<QByteArray>("gpu");
    QTest::addColumn<Platform>("system");
    QTest::addColumn<QStringList>("has");
    QTest::addColumn<QStringList>("hasNot");
    QTest::newRow("5090, Ubuntu 22.04") << QByteArray("geforce-rtx-5090") << Platform::Ubuntu2204
                                        << QStringList{u"branch 580 or newer"_s,
                                                       u"ubuntu-drivers install\n"_s,
                                                       u"pip install torch torchvision\n"_s,
                                                       u"COMPUTE=120"_s,
                                                       u"mokutil"_s,
                                                       u"nouveau"_s,
                                                       u"install python3-venv"_s,
                                                       u"CUDA_VERSION=13.0.0 "_s}
                                        << QStringList{u"cu126"_s,      u"pinning"_s, u"nvidia:580"_s,
                                                       u"driver-580"_s, u"topo -m"_s, u"--gpgpu"_s};
    QTest::newRow("V100, Debian 12") << QByteArray("tesla-v100-pcie-16gb") << Platform::Debian12
                                     << QStringList{u"repos/debian12/"_s, u"pinning-580"_s, u"cuda-drivers"_s,
                                                    u"\"torch==2.14.*\" torchvision --index-url "
                                                    "https://download.pytorch.org/whl/cu126"_s,
                                                    u"COMPUTE=70 -t"_s}
                                     << QStringList{u"kernel-open"_s, u"CUDA_VERSION=13"_s};
    QTest::newRow("K80: no packages of 470 were read")
        << QByteArray("tesla-k80") << Platform::Ubuntu2404
        << QStringList{u"branch 470 is the last one"_s, u"torch==1.13.*"_s, u"uv venv --seed --python 3.10"_s}
        << QStringList{u"pinning"_s, u"python3 -m venv"_s, u"gpu-burn"_s};
    QTest::newRow("4090, Windows") << QByteArray("geforce-rtx-4090") << Platform::Windows11
                                   << QStringList{u"Activate.ps1"_s, u"whl/cu130"_s}
                                   << QStringList{u"sudo"_s, u"mokutil"_s, u"dmesg"_s};
    QTest::newRow("4090, WSL2") << QByteArray("geforce-rtx-4090") << Platform::Wsl2
                                << QStringList{u"wsl --install"_s, u"bin/activate"_s}
                                << QStringList{u"ubuntu-drivers"_s, u"mokutil"_s};
    QTest::newRow("RHEL") << QByteArray("geforce-rtx-4090") << Platform::Rhel9
                          << QStringList{u"dnf install nvidia-open"_s, u"--python 3.12"_s, u"make COMPUTE=89"_s}
                          << QStringList{u"apt"_s, u"python3 -m venv"_s};
    QTest::newRow("V100, RHEL") << QByteArray("tesla-v100-pcie-16gb") << Platform::Rhel9
                                << QStringList{u"12.9 at the newest"_s, u"make COMPUTE=70"_s} << QStringList{};
    QTest::newRow("DGX Spark") << QByteArray("gb10") << Platform::Ubuntu2404
                               << QStringList{u"install neither"_s, u"nvcr.io/nvidia/pytorch"_s, u"whl/cu130"_s}
                               << QStringList{u"ubuntu-drivers"_s, u"x86_64"_s, u"Above 4G"_s, u"nouveau"_s};
    QTest::newRow("Radeon") << QByteArray("radeon-rx-9070-xt") << Platform::Ubuntu2404
                            << QStringList{u"device-gfx1201"_s} << QStringList{u"nvidia"_s};
    QTest::newRow("Arc") << QByteArray("arc-b580") << Platform::Ubuntu2404 << QStringList{u"whl/xpu"_s}
                         << QStringList{u"nvidia"_s};
}

void TestGuideChecklist::whatIsInstalled()
{
    QFETCH(QByteArray, gpu);
    QFETCH(Platform, system);
    QFETCH(QStringList, has);
    QFETCH(QStringList, hasNot);
    const QString text = script({cards(gpu.constData())}, system);
    for (const QString &part : has)
        QVERIFY2(text.contains(part), qPrintable(part + u" is not in\n"_s + text));
    for (const QString &part : hasNot)
        QVERIFY2(!text.contains(part), qPrintable(part + u" is in\n"_s + text));
}

void TestGuideChecklist::limitsBecomeAService()
{
    PlannedCards limited = cards("geforce-rtx-3090", 2);
    QVERIFY(!script({limited}, Platform::Ubuntu2404).contains(u"power-limit"_s));
    limited.limits = {Watts(280), Watts(280)};
    QString text = script({limited}, Platform::Ubuntu2404);
    QVERIFY2(text.contains(u"ExecStart=/usr/bin/nvidia-smi -pl 280\n["_s), qPrintable(text));
    QVERIFY(text.contains(u"nvidia-smi topo -m"_s)); // two cards
    limited.limits = {std::nullopt, Watts(280)};
    text = script({limited}, Platform::Ubuntu2404);
    QVERIFY2(text.contains(u"nvidia-smi -i 1 -pl 280\n["_s), qPrintable(text));
    // Two makers' worth of cards that no driver has in common.
    text = script({cards("geforce-rtx-5090"), cards("geforce-gtx-1080-ti")}, Platform::Ubuntu2404);
    QVERIFY2(text.contains(u"no driver in common"_s) && !text.contains(u"pip install"_s), qPrintable(text));
    // A package for both: today's PyTorch for CUDA 12.6 knows Ada and Pascal.
    text = script({cards("geforce-rtx-4090"), cards("geforce-gtx-1080-ti")}, Platform::Ubuntu2404);
    QVERIFY2(text.contains(u"pinning-580"_s) && text.contains(u"cu126"_s), qPrintable(text));
}

void TestGuideChecklist::everyStepHasItsTopic()
{
    const Result<std::vector<Topic>> topics = shippedTopics(u"en"_s);
    QVERIFY2(topics, topics ? "" : qPrintable(topics.error().sentence()));
    for (const Platform system : AllPlatforms) {
        QCOMPARE(platformFromKey(QString(key(system))), std::optional(system));
        for (const char *gpu :
             {"geforce-rtx-5090", "tesla-m40", "tesla-k40", "radeon-rx-7900-xtx", "arc-b580", "gb10"}) {
            const std::vector<ChecklistStep> steps = checklist({cards(gpu)}, system, shippedCompatibility());
            QVERIFY(!steps.empty());
            for (const ChecklistStep &each : steps)
                QVERIFY2(topicCalled(each.topic, *topics) && !each.step.text.isEmpty(), qPrintable(each.topic));
        }
    }
    QVERIFY(!platformFromKey(u"beos"_s));
}

void TestGuideChecklist::nothingForWhatNothingRunsOn()
{
    QVERIFY(checklist({cards("geforce-gtx-580")}, Platform::Ubuntu2404, shippedCompatibility()).empty());
    QVERIFY(checklist({cards("tpu-v4")}, Platform::Ubuntu2404, shippedCompatibility()).empty());
    QVERIFY(checklist({}, Platform::Ubuntu2404, shippedCompatibility()).empty());
}

RIG_TEST(TestGuideChecklist)
#include "tst_guide_checklist.moc"
