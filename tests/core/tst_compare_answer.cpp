// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/compare_answer.h"
#include "tests/testing.h"

#include <QTest>

using namespace rig;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<Chip> chip(const char *name, std::optional<double> memory, std::optional<double> bandwidth,
                           std::optional<double> fp32)
{
    auto made = std::make_shared<Chip>();
    made->name = QString::fromLatin1(name);
    if (memory)
        made->memory.value = Gibibytes(*memory);
    if (bandwidth)
        made->memoryBandwidth.value = GigabytesPerSecond(*bandwidth);
    if (fp32)
        made->fp32.value = Teraflops(*fp32);
    return made;
}

} // namespace

/// The first line above GPUs side by side.
class TestCompareAnswer : public QObject
{
    Q_OBJECT

private slots:
    void whoLeadsIsSaid()
    {
        const auto large = chip("Large", 48, 700, 20);
        const auto fast = chip("Fast", 24, 900, 40);
        QCOMPARE(words::compareSentence({large, fast}), u"Large leads in memory; Fast in memory bandwidth and FP32"_s);
        QCOMPARE(words::compareSentence({fast, chip("Slow", 8, 200, 5)}),
                 u"Fast leads in memory, memory bandwidth and FP32"_s);
    }

    void whatIsKnownOfOneAloneIsNoLead()
    {
        QCOMPARE(words::compareSentence({chip("A", 24, {}, {}), chip("B", {}, {}, 10)}), u"2 GPU(s) side by side"_s);
        // Two of three are equal: nobody leads.
        QCOMPARE(words::compareSentence({chip("A", 24, {}, {}), chip("B", 24, {}, {}), chip("C", 8, {}, {})}),
                 u"3 GPU(s) side by side"_s);
    }
};

RIG_TEST(TestCompareAnswer)
#include "tst_compare_answer.moc"
