// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/on_chip_memory.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QTest>

using namespace rig;
using namespace rig::guide;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Registers and caches by GPU (S122), over the shipped catalogue.
class TestOnChipMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void knownAnswers_data();
    void knownAnswers();
    void everyRowIsOfTheCatalogue();
    void whatIsSoldIsKnown();
    void ownChipsHaveThoseOfTheirCapability();
    void aFaultIsNamed_data();
    void aFaultIsNamed();
};

namespace {

std::optional<OnChipFigure> figureOf(const Chip &chip, OnChip what)
{
    for (const OnChipFigure &figure : onChipFigures(chip)) {
        if (figure.what == what)
            return figure;
    }
    return std::nullopt;
}

} // namespace

void TestOnChipMemory::initTestCase() { QVERIFY(!shippedOnChip().rows.empty()); }

void TestOnChipMemory::knownAnswers_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("what");
    QTest::addColumn<double>("kib"); // 0: not known
    const auto row = [](const char *gpu, const char *what, double kib) {
        QTest::addRow("%s, %s", gpu, what) << QString::fromLatin1(gpu) << QString::fromLatin1(what) << kib;
    };
    // The document's table, in its own numbers but for the K20's L2, which the driver reports as 1,310,720 bytes.
    row("tesla-m2070", "registers_kib", 32768 * 4 / 1024.0);
    row("tesla-m2070", "shared_memory_kib", 48);
    row("tesla-m2070", "l1_kib", 48);
    row("tesla-m2070", "l2_kib", 768);
    row("tesla-k20", "registers_kib", 65536 * 4 / 1024.0);
    row("tesla-k20", "shared_memory_kib", 48);
    row("tesla-k20", "l1_kib", 48);
    row("tesla-k20", "l2_kib", 1280);
    row("geforce-gtx-970", "registers_kib", 256);
    row("geforce-gtx-970", "shared_memory_kib", 96);
    row("geforce-gtx-970", "l2_kib", 1792);
    row("geforce-rtx-4090", "l2_kib", 72 * 1024);
    row("geforce-rtx-5060", "l2_kib", 24 * 1024);
    row("h100-sxm-80gb", "shared_memory_kib", 228);
    row("radeon-rx-9070-xt", "last_level_cache_kib", 64 * 1024);
    row("radeon-rx-7600", "registers_kib", 512);
    row("geforce-rtx-5090", "last_level_cache_kib", 0);
    row("b200", "l2_kib", 0);
    row("tpu-v4", "registers_kib", 0);
}

void TestOnChipMemory::knownAnswers()
{
    QFETCH(QString, gpu);
    QFETCH(QString, what);
    QFETCH(double, kib);
    const auto chip = shipped().find<Chip>(gpu);
    QVERIFY2(chip, qPrintable(gpu));
    double found = 0;
    for (const OnChipFigure &figure : onChipFigures(*chip)) {
        if (key(figure.what) == what)
            found = figure.kib;
    }
    QCOMPARE(found, kib);
}

void TestOnChipMemory::everyRowIsOfTheCatalogue()
{
    QStringList seen;
    for (const OnChipTable::Row &row : shippedOnChip().rows) {
        QVERIFY(row.gpus.isEmpty() != row.capabilities.isEmpty());
        for (const QString &gpu : row.gpus) {
            QVERIFY2(shipped().find<Chip>(gpu), qPrintable(gpu));
            const QString figure = gpu + QLatin1Char(' ') + key(row.what);
            QVERIFY2(!seen.contains(figure), qPrintable(figure));
            seen << figure;
        }
    }
}

/// Registers, shared memory and L1 of all GPUs that are sold, by NVIDIA and AMD.
void TestOnChipMemory::whatIsSoldIsKnown()
{
    QStringList missing;
    int sold = 0;
    for (const PartHandle &part : shipped().parts(Kind::Gpu)) {
        const Chip &chip = static_cast<const Chip &>(*part);
        if (chip.availability.valueOr({}) != "sold"_L1 || (chip.vendor != "NVIDIA"_L1 && chip.vendor != "AMD"_L1))
            continue;
        ++sold;
        const bool isListed = chip.vendor == "NVIDIA"_L1 || figureOf(chip, OnChip::L1);
        for (const OnChip what : {OnChip::Registers, OnChip::SharedMemory, OnChip::L1}) {
            if (isListed && !figureOf(chip, what))
                missing << chip.id + QLatin1Char(' ') + key(what);
        }
    }
    QVERIFY(sold > 20);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
}

void TestOnChipMemory::ownChipsHaveThoseOfTheirCapability()
{
    Chip own;
    own.id = u"mine"_s;
    QVERIFY(onChipFigures(own).empty());
    own.computeCapability = {u"8.9"_s, 0};
    QCOMPARE(figureOf(own, OnChip::SharedMemory)->kib, 100.0);
    QVERIFY(!figureOf(own, OnChip::L2)); // of the GPU, not of its capability
    QVERIFY(!figureOf(own, OnChip::SharedMemory)->source.title.isEmpty());
}

void TestOnChipMemory::aFaultIsNamed_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing wrong") << QByteArray("'gpus': ['a'], 'l2_kib': 4096, 'source': 's'") << QString();
    QTest::newRow("no figure") << QByteArray("'gpus': ['a'], 'source': 's'") << u"must hold a figure."_s;
    QTest::newRow("no source") << QByteArray("'gpus': ['a'], 'l2_kib': 4096, 'source': 't'")
                               << u"There is no source “t”."_s;
    QTest::newRow("bytes") << QByteArray("'gpus': ['a'], 'l2_kib': 100663296, 'source': 's'") << u"l2_kib"_s;
    QTest::newRow("nothing") << QByteArray("'gpus': ['a'], 'l2_kib': 0, 'source': 's'") << u"l2_kib"_s;
}

void TestOnChipMemory::aFaultIsNamed()
{
    QFETCH(QByteArray, row);
    QFETCH(QString, sentence);
    const QByteArray text = "{'rigwright_on_chip_memory': 1, 'sources': [{'id': 's', 'title': 'T', 'publisher': 'P', "
                            "'kind': 'vendor'}], 'gpus': [{" +
                            row + "}]}";
    const Result<OnChipTable> read = onChipFromJson(QByteArray(text).replace('\'', '"'), u"x.json"_s);
    QCOMPARE(read.has_value(), sentence.isEmpty());
    if (!read)
        QVERIFY2(read.error().sentence().contains(sentence), qPrintable(read.error().sentence()));
}

RIG_TEST(TestOnChipMemory)
#include "tst_on_chip_memory.moc"
