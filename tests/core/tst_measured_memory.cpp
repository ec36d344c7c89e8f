// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/cnn_memory.h"
#include "core/workload/model_library.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Estimates against peaks that others measured and published. What the estimate gives is the middle of its bounds. The
/// first list holds what must be within a tenth; the second one what is known to be off, and by how much, so that a
/// change for better or worse shows.
class TestMeasuredMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void withinATenth_data();
    void withinATenth();
    void knownMisses_data();
    void knownMisses();

private:
    ModelLibrary m_library;

    [[nodiscard]] double estimate(const QString &name) const;
    [[nodiscard]] MemoryNeed needOfCase(const QString &name) const;
    [[nodiscard]] TransformerShape shape(const char *id) const
    {
        return m_library.model(QString::fromUtf8(id))->transformer;
    }
};

namespace {

constexpr double Mega = 1e6;

TransformerTraining lora(int rank, LoraTargets targets, int batch, int sequence)
{
    TransformerTraining plan;
    plan.method = Method::Lora;
    plan.precision = Precision::Pure16;
    plan.loraRank = rank;
    plan.loraTargets = targets;
    plan.batch = batch;
    plan.sequence = sequence;
    return plan;
}

/// Phi 1.5: 1.3 billion parameters, no gates. Its shape as LitGPT's registry has it.
TransformerShape phi()
{
    TransformerShape shape;
    shape.layers = 24;
    shape.hidden = 2048;
    shape.heads = shape.kvHeads = 32;
    shape.headDim = 64;
    shape.ffn = 8192;
    shape.vocabulary = 51200;
    return shape;
}

/// MMSegmentation's U-Net with its FCN head, for pictures of this side.
QString unetList(int side)
{
    const QList<int> widths{64, 128, 256, 512, 1024};
    const auto twice = [](int width) {
        const QString one = u"conv %1 3x3 pad 1 nobias\nbn\nrelu\n"_s.arg(width);
        return one + one;
    };
    QString list = u"input 3x%1x%1\n"_s.arg(side);
    for (int level = 0; level < 5; ++level) {
        if (level > 0)
            list += u"pool 2x2\n"_s;
        QString block = twice(widths[level]);
        block.insert(block.lastIndexOf(u"relu"_s), u"e%1: "_s.arg(level));
        list += block;
    }
    for (int level = 3; level >= 0; --level)
        list += u"upsample 2\nconv %1 1x1 nobias\nbn\nrelu\nconcat e%2\n"_s.arg(QString::number(widths[level]),
                                                                                QString::number(level)) +
                twice(widths[level]);
    return list + u"conv 64 3x3 pad 1 nobias\nbn\nrelu\ndropout\nconv 2 1x1\n"_s;
}

} // namespace

void TestMeasuredMemory::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
}

MemoryNeed TestMeasuredMemory::needOfCase(const QString &name) const
{
    const QStringList words = name.split(u' ');
    const int number = words.last().mid(1).toInt(); // "b4", "s512"
    if (name.startsWith("phi-1.5"_L1))
        return *trainingMemory(phi(), lora(8, LoraTargets::QueryValue, number, 1044));
    if (name.startsWith("llama-2-7b lora"_L1))
        return *trainingMemory(shape("llama-2-7b"), lora(8, LoraTargets::QueryValue, number, 1304));
    if (name.startsWith("llama-2-13b lora"_L1))
        return *trainingMemory(shape("llama-2-13b"), lora(8, LoraTargets::QueryValue, number, 1304));
    if (name.startsWith("llama-2-7b nf4"_L1)) {
        TransformerTraining plan = lora(8, LoraTargets::QueryValue, number, 1304);
        plan.method = Method::Qlora;
        return *trainingMemory(shape("llama-2-7b"), plan);
    }
    if (name.startsWith("llama-2-7b fsdp"_L1)) {
        TransformerTraining plan = lora(64, LoraTargets::All, 1, number);
        plan.recomputation = Recomputation::Full;
        plan.framework = TrainingFramework::HuggingFace;
        plan.dataParallel = 2;
        plan.zeroStage = 3;
        return *trainingMemory(shape("llama-2-7b"), plan);
    }
    if (name.startsWith("llama-3.2-3b full"_L1)) {
        TransformerTraining plan;
        plan.precision = Precision::Pure16;
        plan.batch = number;
        plan.sequence = 768;
        return *trainingMemory(shape("llama-3.2-3b"), plan);
    }
    if (name.startsWith("bert-large"_L1)) {
        TransformerTraining plan;
        plan.precision = name.contains("amp"_L1) ? Precision::Autocast : Precision::Fp32;
        plan.optimiser = name.contains("8bit"_L1) ? Optimiser::Adam8Bit : Optimiser::Adam;
        plan.recomputation = name.contains("recomputed"_L1) ? Recomputation::Full : Recomputation::None;
        plan.flashAttention = false;
        plan.batch = number;
        plan.sequence = 512;
        MemoryNeed need = *trainingMemory(shape("bert-large"), plan);
        addFragmentation(need); // the whole card was read, and its context beforehand: 1,343 MiB
        need.add(MemoryPart::Context, 1343 * BytesPerMebibyte, {});
        return need;
    }
    if (name.startsWith("deit"_L1)) {
        TransformerShape deit = shape("vit-b-16");
        TransformerTraining plan;
        plan.precision = Precision::Autocast;
        plan.flashAttention = false;
        plan.batch = number;
        plan.sequence = deit.imageTokens();
        return *trainingMemory(deit, plan);
    }
    if (name.startsWith("stable-diffusion-1.5"_L1)) {
        DiffusionShape diffusion = m_library.model(u"stable-diffusion-1.5"_s)->diffusion;
        DiffusionPlan plan;
        plan.batch = number;
        if (name.contains("dreambooth"_L1)) { // text encoder and autoencoder are let go
            diffusion.textParameters = diffusion.autoencoderParameters = 0;
            plan.training = true;
            plan.precision = Precision::Autocast;
            plan.optimiser = name.contains("8bit"_L1) ? Optimiser::Adam8Bit : Optimiser::Adam;
            plan.recomputation = name.contains("recomputed"_L1) ? Recomputation::Full : Recomputation::None;
        }
        return *diffusionMemory(diffusion, plan);
    }
    CnnPlan plan;
    plan.batch = name.startsWith("u-net"_L1) ? 4 : number;
    const QString list = name.startsWith("u-net"_L1) ? unetList(number) : m_library.net(words.first())->list;
    return cnnMemory(*parseConvNet(list), plan)->need;
}

double TestMeasuredMemory::estimate(const QString &name) const
{
    const MemoryNeed need = needOfCase(name);
    return (need.low() + need.high()) / 2;
}

void TestMeasuredMemory::withinATenth_data()
{
    QTest::addColumn<double>("measured"); // bytes
    // LitGPT, resource tables, 2023-10-20: LoRA of rank 8 on queries and values, all in BF16, one A100 of 40 GB.
    QTest::newRow("phi-1.5 lora b1") << 4.82e9;
    QTest::newRow("phi-1.5 lora b2") << 6.76e9;
    QTest::newRow("phi-1.5 lora b4") << 10.68e9;
    QTest::newRow("llama-2-7b lora b1") << 21.30e9;
    QTest::newRow("llama-2-7b lora b2") << 29.07e9;
    QTest::newRow("llama-2-13b lora b1") << 38.12e9;
    // Hugging Face, Efficient training on a single GPU, 2022: BERT large, 512 tokens, V100, whole card, MiB.
    QTest::newRow("bert-large fp32 b4") << 14949 * BytesPerMebibyte;
    QTest::newRow("bert-large fp32 b1") << 8681 * BytesPerMebibyte;
    QTest::newRow("bert-large fp32 recomputed b1") << 6775 * BytesPerMebibyte;
    QTest::newRow("bert-large amp recomputed b1") << 7275 * BytesPerMebibyte;
    QTest::newRow("bert-large amp 8bit recomputed b1") << 5363 * BytesPerMebibyte;
    // PEFT, comparison of methods, 2025-06: Llama 3.2 3B whole, BF16, 768 tokens, L40S, reserved.
    QTest::newRow("llama-3.2-3b full b4") << 37'241'225'216.0;
    // Answer.AI, QLoRA with FSDP, 2024-03: LoRA of rank 64, two RTX 3090, allocated on each, GiB.
    QTest::newRow("llama-2-7b fsdp s2048") << 9.16 * BytesPerGibibyte;
    // S. Shrirao, DreamBooth on a T4, 2022.
    QTest::newRow("stable-diffusion-1.5 dreambooth 8bit b1") << 11.17e9;
    QTest::newRow("stable-diffusion-1.5 dreambooth 8bit recomputed b1") << 9.92e9;
    QTest::newRow("stable-diffusion-1.5 dreambooth recomputed b1") << 15.79e9;
    // MMSegmentation, U-Net, 2021: four pictures on each GPU, allocated.
    QTest::newRow("u-net s256") << 2525 * Mega;
}

void TestMeasuredMemory::withinATenth()
{
    QFETCH(double, measured);
    const double ratio = estimate(QString::fromUtf8(QTest::currentDataTag())) / measured;
    QVERIFY2(std::abs(ratio - 1) < 0.1, qPrintable(u"%1 of what was measured"_s.arg(ratio)));
}

void TestMeasuredMemory::knownMisses_data()
{
    QTest::addColumn<double>("measured"); // bytes
    QTest::addColumn<int>("off");         // percent, to the nearest
    // LitGPT again: bitsandbytes keeps more of Llama 2 7B than the 4 bits and their scales.
    QTest::newRow("llama-2-7b nf4 b1") << 13.84e9 << -20;
    // Hugging Face again, at batch 4: the lower bound lets gradients stand where activations were; these runs had both.
    QTest::newRow("bert-large fp32 8bit b4") << 13085 * BytesPerMebibyte << -12;
    QTest::newRow("bert-large amp b4") << 13939 * BytesPerMebibyte << -11;
    // Answer.AI again, 512 tokens, allocated: FSDP's gathered layers outweigh the rest.
    QTest::newRow("llama-2-7b fsdp s512") << 8.28 * BytesPerGibibyte << -13;
    // Mesa, README, 2021-11: DeiT-B, 128 pictures; a copy of averaged weights may be among it.
    QTest::newRow("deit-b amp b128") << 17691 * BytesPerMebibyte << -17;
    // DreamBooth, two pictures.
    QTest::newRow("stable-diffusion-1.5 dreambooth 8bit b2") << 13.67e9 << -12;
    // MXNet, 2018: another way to plan memory, and cuDNN's workspaces.
    QTest::newRow("resnet-50 b10") << 1875 * BytesPerMebibyte << -40;
    QTest::newRow("resnet-50 b40") << 5483 * BytesPerMebibyte << -34;
    QTest::newRow("vgg-16 b10") << 1738 * BytesPerMebibyte << 31;
    // MMSegmentation, small pictures: what a process has besides weighs more.
    QTest::newRow("u-net s64") << 680 * Mega << -29;
    QTest::newRow("u-net s128") << 968 * Mega << -8;
}

void TestMeasuredMemory::knownMisses()
{
    QFETCH(double, measured);
    QFETCH(int, off);
    const double ratio = estimate(QString::fromUtf8(QTest::currentDataTag())) / measured;
    QVERIFY2(std::abs(100 * (ratio - 1) - off) <= 1.5, qPrintable(u"%1 of what was measured"_s.arg(ratio)));
}

RIG_TEST(TestMeasuredMemory)
#include "tst_measured_memory.moc"
