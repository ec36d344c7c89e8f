// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace rig::test;
using namespace Qt::StringLiterals;

/// The command memory: what it answers, and what it says to bad input.
class TestConsoleMemory : public QObject
{
    Q_OBJECT

private slots:
    void everyPartHasItsFormula();
    void theGuidesChain(); // S56
    void oneGpuAlone();
    void severalCards();
    void runsSideBySide();
    void aConfigFromAFile();
    void aFileWithWeights();
    void whatIsNotReadIsNamed();
    void speedsAreIntervals();
    void whatARunCosts();
    void badInput_data();
    void badInput();
    void listsModels();
    void modelsAsOneWritesThem();
    void whatTakesAServerIsRented();
    void theWorksOfAMachine();
    void worksAreChecked();
};

void TestConsoleMemory::everyPartHasItsFormula()
{
    const Run run =
        runProgram({u"memory"_s, u"--model"_s, u"llama-2-7b"_s, u"--method"_s, u"full"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject answer = run.object();
    QCOMPARE(answer["gpus"_L1].toInt(), 1);
    QVERIFY(answer["low_gib"_L1].toDouble() > 100); // 16 bytes for each of 6.74 · 10⁹
    QVERIFY(answer["low_gib"_L1].toDouble() < answer["likely_gib"_L1].toDouble());
    QVERIFY(answer["likely_gib"_L1].toDouble() < answer["high_gib"_L1].toDouble());
    const QJsonArray parts = answer["parts"_L1].toArray();
    QVERIFY(parts.size() >= 5);
    for (const QJsonValue &part : parts)
        QVERIFY(!part["formula"_L1].toString().isEmpty());
    QVERIFY(answer["cards"_L1].toArray().size() > 300);
}

void TestConsoleMemory::theGuidesChain()
{
    const Run run = runProgram(
        {u"memory"_s, u"--model"_s, u"guide-2016"_s, u"--counting"_s, u"guide-2016"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(std::abs(run.object()["input_mib"_L1].toDouble() - 91.55) < 0.01);
    const QJsonArray maps = run.object()["maps_mib"_L1].toArray();
    QVERIFY(std::abs(maps[0].toDouble() - 1906.53) < 0.01);
    QVERIFY(std::abs(maps[1].toDouble() - 3721.00) < 0.01);
    QVERIFY(std::abs(maps[2].toDouble() - 5445.09) < 0.01);
}

void TestConsoleMemory::oneGpuAlone()
{
    const Run run = runProgram({u"memory"_s, u"--own-gib"_s, u"12"_s, u"--gpu"_s, u"geforce-rtx-3060"_s, u"--display"_s,
                                u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonArray cards = run.object()["cards"_L1].toArray();
    QCOMPARE(cards.size(), 1);
    QCOMPARE(cards[0]["usable_gib"_L1].toDouble(), 10.0);
    QCOMPARE(cards[0]["fit"_L1].toString(), u"too-small"_s);
    QVERIFY(cards[0]["speed"_L1].isNull());
}

void TestConsoleMemory::severalCards()
{
    const QStringList asked{u"memory"_s,           u"--model"_s, u"vgg-16"_s, u"--batch"_s,     u"1"_s,  u"--gpu"_s,
                            u"geforce-rtx-3090"_s, u"--cards"_s, u"4"_s,      u"--card-link"_s, u"3x1"_s};
    const Run run = runProgram(asked + QStringList{u"--format"_s, u"json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const QJsonObject scaling = run.object()["cards"_L1].toArray()[0]["scaling"_L1].toObject();
    QCOMPARE(scaling["cards"_L1].toInt(), 4);
    QCOMPARE(scaling["verdict"_L1].toString(), u"slower"_s);
    const QString sentence = scaling["text"_L1].toString();
    QVERIFY2(sentence.contains(u"slower than one"_s), qPrintable(sentence));
    bool hasStated = false; // S65
    for (const QJsonValue &row : scaling["rows"_L1].toArray())
        hasStated = hasStated || (row["basis"_L1].toString() == u"framework-2016"_s && row["low"_L1].toDouble() == 2.5);
    QVERIFY(hasStated);
    const Run text = runProgram(asked);
    QVERIFY(text.out.contains(sentence.toUtf8()));
    QVERIFY(text.out.contains("2.50–3.00 ×"));
    // Nothing is said of several cards where nobody asked, and the work takes one.
    const Run alone = runProgram(
        {u"memory"_s, u"--model"_s, u"vgg-16"_s, u"--gpu"_s, u"geforce-rtx-3090"_s, u"--format"_s, u"json"_s});
    QVERIFY(alone.object()["cards"_L1].toArray()[0]["scaling"_L1].isNull());
}

void TestConsoleMemory::runsSideBySide()
{
    const Run run = runProgram({u"memory"_s, u"--model"_s, u"resnet-50"_s, u"--gpu"_s, u"geforce-rtx-3090"_s,
                                u"--cards"_s, u"4"_s, u"--aim"_s, u"many-runs"_s, u"--format"_s, u"json"_s});
    const QJsonObject scaling = run.object()["cards"_L1].toArray()[0]["scaling"_L1].toObject();
    QCOMPARE(scaling["verdict"_L1].toString(), u"side-by-side"_s);
    QCOMPARE(scaling["rows"_L1].toArray().last()["low"_L1].toDouble(), 4.0);
}

void TestConsoleMemory::aConfigFromAFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"config.json"_s);
    QVERIFY(writeBytes(path, json("{'model_type':'gpt2','n_embd':768,'n_layer':12,'n_head':12,'n_positions':1024,"
                                  "'vocab_size':50257}")));
    const Run run = runProgram({u"memory"_s, u"--config"_s, path, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(std::abs(run.object()["parameters"_L1].toDouble() / 1.244e8 - 1) < 0.01);
}

void TestConsoleMemory::aFileWithWeights()
{
    QTemporaryDir folder;
    const QString config = folder.filePath(u"config.json"_s);
    const QString index = folder.filePath(u"model.safetensors.index.json"_s);
    const auto write = [](const QString &path, const QByteArray &bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    };
    write(config, "{\"model_type\":\"llama\",\"hidden_size\":4096,\"num_hidden_layers\":32,\"num_attention_heads\":32,"
                  "\"num_key_value_heads\":8,\"intermediate_size\":14336,\"vocab_size\":128256}");
    write(index, "{\"metadata\":{\"total_size\":5368709120},\"weight_map\":{}}");
    const Run run =
        runProgram({u"memory"_s, u"--config"_s, config, u"--weights-file"_s, index, u"--format"_s, u"json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    QCOMPARE(run.object()["parts"_L1].toArray()[0]["low_gib"_L1].toDouble(), 5.0);
    const Run alone = runProgram({u"memory"_s, u"--weights-file"_s, index});
    QCOMPARE(alone.exitCode, 2);
    const Run folderIsNone = runProgram({u"memory"_s, u"--weights-file"_s, folder.path()});
    QCOMPARE(folderIsNone.exitCode, 3);
}

void TestConsoleMemory::whatIsNotReadIsNamed()
{
    QTemporaryDir folder;
    const QString config = folder.filePath(u"config.json"_s);
    QFile file(config);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"model_type\":\"llama\",\"hidden_size\":64,\"num_hidden_layers\":2,\"num_attention_heads\":4,"
               "\"intermediate_size\":128,\"vocab_size\":100,\"latent_gate_dim\":128}");
    file.close();
    const Run run = runProgram({u"memory"_s, u"--config"_s, config, u"--format"_s, u"json"_s});
    QCOMPARE(run.object()["not_read"_L1].toArray(), QJsonArray{u"latent_gate_dim"_s});
    const Run text = runProgram({u"memory"_s, u"--config"_s, config});
    QVERIFY2(QString::fromUtf8(text.out).contains(u"not to be trusted"_s), qPrintable(QString::fromUtf8(text.out)));
}

void TestConsoleMemory::speedsAreIntervals()
{
    const QStringList asked{u"memory"_s,           u"--model"_s,   u"llama-3.1-8b"_s, u"--purpose"_s,
                            u"inference"_s,        u"--weights"_s, u"q4_k_m"_s,       u"--gpu"_s,
                            u"geforce-rtx-3090"_s, u"--engine"_s,  u"llama.cpp"_s};
    const Run run = runProgram(asked + QStringList{u"--format"_s, u"json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const QJsonObject speed = run.object()["cards"_L1].toArray()[0]["speed"_L1].toObject();
    QCOMPARE(speed["basis"_L1].toString(), u"modelled"_s);
    QVERIFY(speed["low_per_second"_L1].toDouble() < speed["per_second"_L1].toDouble());
    QVERIFY(speed["high_per_second"_L1].toDouble() > speed["per_second"_L1].toDouble());
    QVERIFY(speed["high_per_second"_L1].toDouble() < 2 * speed["low_per_second"_L1].toDouble());
    const QJsonObject prompt = run.object()["cards"_L1].toArray()[0]["prompt"_L1].toObject();
    QCOMPARE(prompt["tokens"_L1].toInt(), 4096);
    QVERIFY(0 < prompt["low_seconds"_L1].toDouble());
    QVERIFY(prompt["low_seconds"_L1].toDouble() < prompt["high_seconds"_L1].toDouble());
    const QJsonObject greatest = run.object()["cards"_L1].toArray()[0]["greatest"_L1].toObject();
    QVERIFY(greatest["batch"_L1].toObject()["surely"_L1].toInt() >= 1);
    QVERIFY(!greatest["model"_L1].toString().isEmpty());
    QVERIFY(run.object()["cards"_L1].toArray()[0]["run"_L1].isNull());
}

void TestConsoleMemory::whatARunCosts()
{
    const Run run = runProgram({u"memory"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--method"_s, u"lora"_s, u"--gpu"_s,
                                u"geforce-rtx-4090"_s, u"--amount"_s, u"1e6"_s, u"--epochs"_s, u"3"_s, u"--tariff"_s,
                                u"0.3"_s, u"--format"_s, u"json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const QJsonObject cost = run.object()["cards"_L1].toArray()[0]["run"_L1].toObject();
    QCOMPARE(cost["samples"_L1].toDouble(), 3e6);
    QVERIFY(0 < cost["low_hours"_L1].toDouble());
    QVERIFY(cost["low_hours"_L1].toDouble() < cost["high_hours"_L1].toDouble());
    QVERIFY(cost["low_kwh"_L1].toDouble() < cost["high_kwh"_L1].toDouble());
    QVERIFY(cost["low_cost"_L1].toDouble() < cost["high_cost"_L1].toDouble());
}

void TestConsoleMemory::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing asked") << QStringList{} << u"--model"_s;
    QTest::newRow("no such model") << QStringList{u"--model"_s, u"nobody"_s} << u"nobody"_s;
    const QStringList model{u"--model"_s, u"llama-2-7b"_s};
    QTest::newRow("no such link") << model + QStringList{u"--cards"_s, u"2"_s, u"--card-link"_s, u"7x8"_s}
                                  << u"--card-link"_s;
    QTest::newRow("no such aim") << model + QStringList{u"--aim"_s, u"fame"_s} << u"--aim"_s;
    QTest::newRow("too many cards") << model + QStringList{u"--cards"_s, u"65"_s} << u"--cards"_s;
    QTest::newRow("zero") << QStringList{u"--model"_s, u"llama-2-7b"_s, u"--batch"_s, u"0"_s} << u"batch"_s;
    QTest::newRow("negative") << QStringList{u"--model"_s, u"llama-2-7b"_s, u"--batch=-1"_s} << u"batch"_s;
    QTest::newRow("a context of 10⁹") << QStringList{u"--model"_s,   u"llama-2-7b"_s, u"--purpose"_s,
                                                     u"inference"_s, u"--context"_s,  u"1000000000"_s}
                                      << u"context"_s;
    QTest::newRow("a word") << QStringList{u"--model"_s, u"llama-2-7b"_s, u"--sequence"_s, u"long"_s} << u"long"_s;
    QTest::newRow("an option about something else")
        << QStringList{u"--model"_s, u"llama-2-7b"_s, u"--lora-rank"_s, u"8"_s, u"--method"_s, u"full"_s}
        << u"lora-rank"_s;
    QTest::newRow("a need of 0") << QStringList{u"--own-gib"_s, u"0"_s} << u"own_gib"_s;
    QTest::newRow("a need that is no number") << QStringList{u"--own-gib"_s, u"nan"_s} << u"own_gib"_s;
    QTest::newRow("two kinds of work") << QStringList{u"--model"_s, u"llama-2-7b"_s, u"--own-gib"_s, u"3"_s}
                                       << u"Only one"_s;
    QTest::newRow("no such GPU") << QStringList{u"--own-gib"_s, u"1"_s, u"--gpu"_s, u"nobody"_s} << u"nobody"_s;
}

void TestConsoleMemory::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const Run run = runProgram(QStringList{u"memory"_s} + arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(said), qPrintable(run.errors));
    QVERIFY(run.out.isEmpty());
}

void TestConsoleMemory::listsModels()
{
    const Run run = runProgram({u"memory"_s, u"--list-models"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains("llama-3-8b"));
    QVERIFY(run.out.contains("resnet-50"));
}

void TestConsoleMemory::modelsAsOneWritesThem()
{
    const Run exact = runProgram({u"memory"_s, u"--model"_s, u"llama-3-8b"_s, u"--gpu"_s, u"geforce-rtx-3090"_s});
    QCOMPARE(exact.exitCode, 0);
    for (const QString &written : {u"Llama 3 8B"_s, u"llama3:8b"_s, u"LLAMA_3_8B"_s})
        QCOMPARE(runProgram({u"memory"_s, u"--model"_s, written, u"--gpu"_s, u"geforce-rtx-3090"_s}).out, exact.out);
    const Run several = runProgram({u"memory"_s, u"--model"_s, u"flux"_s});
    QCOMPARE(several.exitCode, 2);
    QVERIFY2(several.errors.contains(u"flux.1-dev, flux.2-klein-4b"_s), qPrintable(several.errors));
    QVERIFY(runProgram({u"memory"_s, u"--model"_s, u"…"_s}).errors.contains(u"--list-models"_s));
}

void TestConsoleMemory::whatTakesAServerIsRented()
{
    const Run run = runProgram(
        {u"memory"_s, u"--model"_s, u"deepseek-v3"_s, u"--purpose"_s, u"inference"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject answer = run.object()["answer"_L1].toObject();
    const QString text = answer["text"_L1].toString();
    QVERIFY2(text.startsWith(u"Rent "_s) && text.contains(u" an hour"_s), qPrintable(text));
    QCOMPARE(answer["subjects"_L1].toArray().size(), 1);
    QVERIFY(answer["rests_on"_L1].toArray().first().toString().startsWith(u"rent: "_s));
}

namespace {

/// A card of 24 GB, and two works.
QByteArray machineWithWorks(const QByteArray &atOnce)
{
    return json("{'rigwright_build': 1, 'items': [{'kind': 'cards', 'part': "
                "'nvidia-geforce-rtx-3090-founders-edition'}], 'use': {'works_at_once': " +
                atOnce +
                ", 'works': [{'name': 'by day', 'kind': 'own', 'set': {'own_gib': 14}}, {'name': 'by night', 'kind': "
                "'own', 'set': {'own_gib': 15}}]}}");
}

} // namespace

void TestConsoleMemory::theWorksOfAMachine()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"works.rig.json"_s);
    QVERIFY(writeBytes(path, machineWithWorks("false")));
    const QStringList asked{u"memory"_s, u"--machine"_s, path, u"--format"_s, u"json"_s};
    Run run = runProgram(asked);
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    QCOMPARE(run.object()["work"_L1].toString(), u"by night"_s); // the greatest
    QCOMPARE(run.object()["works"_L1].toArray().size(), 2);
    QCOMPARE(run.object()["works_at_once"_L1].toBool(), false);
    const auto reasons = [&] { return run.object()["answer"_L1]["reasons"_L1].toVariant().toStringList().join(u' '); };
    QVERIFY2(reasons().contains(u"one at a time"_s), qPrintable(reasons()));
    run = runProgram(asked + QStringList{u"--work"_s, u"1"_s});
    QCOMPARE(run.object()["work"_L1].toString(), u"by day"_s);
    QCOMPARE(runProgram(asked + QStringList{u"--work"_s, u"by noon"_s}).exitCode, 2);
    const QJsonValue alone = run.object()["answer"_L1]["counts"_L1];

    QVERIFY(writeBytes(path, machineWithWorks("true")));
    run = runProgram(asked);
    QVERIFY(run.object()["works_at_once"_L1].toBool());
    QVERIFY2(reasons().contains(u"at the same time"_s), qPrintable(reasons()));
    // 29 GiB: not on a card of 24.
    for (const QJsonValue &subject : run.object()["answer"_L1]["subjects"_L1].toArray())
        QVERIFY(subject.toString() != u"geforce-rtx-3090"_s);
}

void TestConsoleMemory::worksAreChecked()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"works.rig.json"_s);
    const auto found = [&](const QByteArray &atOnce) {
        if (!writeBytes(path, machineWithWorks(atOnce)))
            return QStringList();
        const Run run = runProgram({u"check"_s, path, u"--format"_s, u"json"_s});
        QStringList blockers;
        for (const QJsonValue &finding : run.object()["findings"_L1].toArray()) {
            if (finding["severity"_L1].toString() == u"blocker"_s)
                blockers << finding["id"_L1].toString();
        }
        return blockers;
    };
    QVERIFY(!found("false").contains(u"graphics.vram-floor"_s));
    QVERIFY(found("true").contains(u"graphics.vram-floor"_s));
    const Run run = runProgram({u"check"_s, path, u"--format"_s, u"json"_s});
    const QJsonArray works = run.object()["works"_L1].toArray();
    QCOMPARE(works.size(), 2);
    QCOMPARE(works[1]["fit"_L1].toString(), u"too-small"_s);
    QVERIFY(run.object()["works_text"_L1].toString().contains(u"29"_s));
    QVERIFY(writeBytes(path, json("{'rigwright_build': 1, 'items': [], 'use': {'works': [{'model': 'gpt-99'}]}}")));
    const Run wrong = runProgram({u"check"_s, path});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.errors.contains(u"gpt-99"_s), qPrintable(wrong.errors));
}

RIG_TEST(TestConsoleMemory)
#include "tst_console_memory.moc"
