// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig::test;

/// `guide`: topics, what runs on cards, and how it is installed.
class TestConsoleGuide : public QObject
{
    Q_OBJECT

private slots:
    void withoutATopicItLists();
    void aTopicIsPrinted();
    void aQuestionFindsTopics();
    void theRightTopicStandsFirst_data();
    void theRightTopicStandsFirst();
    void whatRunsOnACard();
    void aMachineIsAnswered();
    void theDocumentsAreAnswered_data();
    void theDocumentsAreAnswered();
    void theTableOfFrameworks(); // S91
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
};

void TestConsoleGuide::withoutATopicItLists()
{
    const Run text = runProgram({u"guide"_s});
    QCOMPARE(text.exitCode, 0);
    QVERIFY(text.out.contains("cudnn") && text.out.contains("Installing"));
    const Run run = runProgram({u"guide"_s, u"--format"_s, u"json"_s});
    QVERIFY(run.array().size() >= 40);
    for (const QJsonValue &topic : run.array()) {
        for (const QString &key : {u"topic"_s, u"title"_s, u"group"_s, u"date"_s, u"answer"_s})
            QVERIFY2(!topic[key].toString().isEmpty(), qPrintable(topic[u"topic"_s].toString() + key));
        QVERIFY(!topic[u"rows"_s].toArray().isEmpty());
    }
}

void TestConsoleGuide::aTopicIsPrinted()
{
    const QJsonObject topic = runProgram({u"guide"_s, u"cudnn"_s, u"--format"_s, u"json"_s}).object();
    QCOMPARE(topic[u"topic"_s].toString(), u"cudnn"_s);
    QVERIFY(topic[u"rows"_s].toArray().contains(u"S86"_s));
    QVERIFY(!topic[u"answer"_s].toString().isEmpty());
    QVERIFY(!topic[u"now"_s][u"date"_s].toString().isEmpty());
    QVERIFY(!topic[u"now"_s][u"sources"_s].toArray().isEmpty());
    QVERIFY(!topic[u"now"_s][u"text"_s].toString().contains(u"[^"_s));
    const Run text = runProgram({u"guide"_s, u"cuda-install"_s});
    QCOMPARE(text.exitCode, 0);
    for (const char *part : {"Today (as of ", "Steps:", "The output contains: ", "Sources:", "[1] "})
        QVERIFY2(text.out.contains(part), part);
    const Run chinese = runProgram({u"guide"_s, u"cuda-install"_s, u"--lang"_s, u"zh_CN"_s});
    QVERIFY(QString::fromUtf8(chinese.out).contains(u"驱动"_s));
}

void TestConsoleGuide::aQuestionFindsTopics()
{
    const Run run =
        runProgram({u"guide"_s, u"does"_s, u"my"_s, u"M40"_s, u"still"_s, u"work?"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    QStringList found;
    for (const QJsonValue &topic : run.array())
        found << topic[u"topic"_s].toString();
    QVERIFY2(found.mid(0, 3).contains(u"old-cards"_s), qPrintable(found.join(u", "_s)));
}

void TestConsoleGuide::theRightTopicStandsFirst_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("topic");
    const auto row = [](const QString &question, const QString &topic) {
        QTest::newRow(qPrintable(question)) << question << topic;
    };
    row(u"my laptop has no NVIDIA card, can I still learn?"_s, u"cloud-with-little-money"_s);
    row(u"do I need NVLink for two cards?"_s, u"several-gpus-pytorch"_s);
    row(u"can I mix two different cards in one training?"_s, u"several-gpus-pytorch"_s);
    row(u"why is GPU utilisation so low while training?"_s, u"clock-before-cores"_s);
    row(u"Secure Boot blocks the driver, what do I do?"_s, u"driver-problems"_s);
    row(u"nvidia-smi says no devices were found"_s, u"driver-problems"_s);
    row(u"显存不够怎么办"_s, u"driver-problems"_s);
    row(u"没有 root 权限怎么装 CUDA"_s, u"cuda-install"_s);
    row(u"我只会 Windows 怎么办"_s, u"windows-only"_s);
    row(u"没有显卡怎么学"_s, u"cloud-with-little-money"_s);
    row(u"两张不同型号的卡能一起训练吗"_s, u"several-gpus-pytorch"_s);
}

void TestConsoleGuide::theRightTopicStandsFirst()
{
    QFETCH(QString, question);
    QFETCH(QString, topic);
    QStringList asked{u"guide"_s, question, u"--format"_s, u"json"_s};
    if (std::any_of(question.begin(), question.end(), [](QChar letter) { return letter.unicode() > 0x2e80; }))
        asked << u"--lang"_s << u"zh_CN"_s;
    QCOMPARE(runProgram(asked).array().first()[u"topic"_s].toString(), topic);
}

void TestConsoleGuide::whatRunsOnACard()
{
    const Run run = runProgram({u"guide"_s, u"compatibility"_s, u"--gpu"_s, u"geforce-rtx-5090"_s, u"--system"_s,
                                u"ubuntu-22.04"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject answer = run.object();
    QVERIFY(answer[u"answer"_s].toString().contains(u"CUDA 12.8 or newer"_s));
    QCOMPARE(answer[u"system"_s].toString(), u"ubuntu-22.04"_s);
    const QJsonObject card = answer[u"cards"_s].toArray().first().toObject();
    QCOMPARE(card[u"state"_s].toString(), u"current"_s);
    QCOMPARE(card[u"first_cuda"_s].toString(), u"12.8"_s);
    QVERIFY(card[u"last_cuda"_s].isNull());
    QVERIFY(card[u"systems"_s].toArray().contains(u"ubuntu-22.04"_s));
    QVERIFY(answer[u"steps"_s].toArray().size() > 5);
    for (const QJsonValue &step : answer[u"steps"_s].toArray())
        QVERIFY(!step[u"text"_s].toString().isEmpty() && !step[u"topic"_s].toString().isEmpty());
    // The same as a person types it, and without its steps.
    // A question that names a card is answered for it, before the topics.
    const Run asked = runProgram({u"guide"_s, u"two"_s, u"used"_s, u"MI50"_s});
    QVERIFY2(asked.out.startsWith("Radeon Instinct MI50 (gfx906): AMD kept it up to ROCm 5.7"), asked.out.constData());
    QVERIFY(!asked.out.contains("--gpu instinct-mi50") && asked.out.contains("amd-rocm")); // there are no steps
    QVERIFY(runProgram({u"guide"_s, u"a"_s, u"5090?"_s}).out.contains("--gpu geforce-rtx-5090 --system"));
    QVERIFY(runProgram({u"guide"_s, u"--gpu"_s, u"gb10"_s}).out.contains("To install it under DGX OS:"));
    const Run old = runProgram({u"guide"_s, u"--gpu"_s, u"gtx 580"_s});
    QVERIFY2(old.out.contains("no framework of today runs on it") && !old.out.contains("To install it"), old.out);
}

void TestConsoleGuide::aMachineIsAnswered()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"m.rig.json"_s);
    QVERIFY(writeBytes(path, json("{'rigwright_build': 1, 'name': 'M', 'items': [{'id': 1, 'kind': 'cards', 'part': "
                                  "'nvidia-geforce-rtx-3090-founders-edition', 'count': 1}]}")));
    const Run run = runProgram({u"guide"_s, u"--machine"_s, path, u"--format"_s, u"json"_s});
    if (run.exitCode != 0)
        qInfo("%s", qPrintable(run.errors));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.object()[u"cards"_s].toArray().first()[u"gpu"_s].toString(), u"geforce-rtx-3090"_s);
}

/// What a user reads of each heading of the documents, whole or empty: an answer with its words, in both languages.
void TestConsoleGuide::theDocumentsAreAnswered_data()
{
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("S84: which system") << u"operating-system"_s << QStringList{u"Linux"_s, u"Windows"_s};
    QTest::newRow("S85: the questions of the runfile")
        << u"cuda-install"_s << QStringList{u"/usr/local/cuda-9.0"_s, u"nvidia-smi"_s};
    QTest::newRow("S86: cuDNN") << u"cudnn"_s << QStringList{u"cuDNN"_s, u"pip"_s};
    QTest::newRow("S87: native or Docker") << u"native-or-container"_s << QStringList{u"Docker"_s, u"nvidia-ctk"_s};
    QTest::newRow("S88: driver problems") << u"driver-problems"_s << QStringList{u"nouveau"_s, u"Secure Boot"_s};
    QTest::newRow("S89: platforms of CUDA 9") << u"cuda-platforms"_s << QStringList{u"ppc64le"_s, u"x86_64"_s};
    QTest::newRow("S90: frameworks") << u"choosing-a-framework"_s << QStringList{u"PyTorch"_s, u"TensorFlow"_s};
    QTest::newRow("S92: which for whom") << u"choosing-a-framework"_s << QStringList{u"MXNet"_s, u"industry"_s};
    QTest::newRow("S93: deployment") << u"deployment"_s << QStringList{u"Clipper"_s, u"TensorRT"_s};
    QTest::newRow("S94: phones") << u"phones"_s << QStringList{u"Caffe2"_s, u"LiteRT"_s};
    QTest::newRow("S95: TensorFlow on several")
        << u"several-gpus-tensorflow"_s << QStringList{u"MirroredStrategy"_s, u"TensorFlow"_s};
    QTest::newRow("S95: PyTorch on several") << u"several-gpus-pytorch"_s << QStringList{u"torchrun"_s, u"DDP"_s};
    QTest::newRow("S96: distributed") << u"distributed-training"_s << QStringList{u"NCCL"_s, u"torchrun"_s};
    QTest::newRow("S97: Spark") << u"spark"_s << QStringList{u"Spark"_s, u"PyTorch"_s};
    QTest::newRow("S98: compilers") << u"compilers"_s << QStringList{u"TVM"_s, u"nGraph"_s};
    QTest::newRow("S99: TPU against GPU") << u"tpu-against-gpu"_s << QStringList{u"TPU"_s, u"GPU"_s};
    QTest::newRow("S100: quantum") << u"quantum-computing"_s << QStringList{u"quantum"_s, u"deep learning"_s};
    QTest::newRow("S101: Sonnet, CNTK") << u"other-frameworks"_s << QStringList{u"Sonnet"_s, u"CNTK"_s};
    QTest::newRow("S101: of China") << u"frameworks-of-china"_s << QStringList{u"PaddlePaddle"_s, u"MindSpore"_s};
    QTest::newRow("S102: blanks of the list") << u"pytorch-notes"_s << QStringList{u"PyTorch"_s, u"TorchServe"_s};
    QTest::newRow("S103: TensorBoard, Losswise") << u"watching-a-run"_s << QStringList{u"TensorBoard"_s, u"Losswise"_s};
    QTest::newRow("S104: links") << u"links"_s << QStringList{u"gluon"_s, u"http"_s};
    QTest::newRow("S105: SIMD and SM") << u"simd-and-sm"_s << QStringList{u"SIMD"_s, u"SM"_s};
    QTest::newRow("S105: memory levels") << u"memory-levels"_s << QStringList{u"48 K"_s, u"shared memory"_s};
    QTest::newRow("S105: matrix product") << u"matrix-product"_s << QStringList{u"cuBLAS"_s, u"tile"_s};
    QTest::newRow("S105: TPU, ASIC, FPGA") << u"heterogeneous-computing"_s << QStringList{u"ASIC"_s, u"FPGA"_s};
    QTest::newRow("S106: the empty headings") << u"empty-sections"_s << QStringList{u"15.3.4"_s, u"15.4.1"_s};
    QTest::newRow("S106: tensor cores") << u"tensor-cores"_s << QStringList{u"Tensor Core"_s, u"FP16"_s};
}

void TestConsoleGuide::theDocumentsAreAnswered()
{
    QFETCH(QString, topic);
    QFETCH(QStringList, words);
    const QString row = QString::fromLatin1(QTest::currentDataTag()).section(u':', 0, 0);
    for (const QString &language : {u"en"_s, u"zh_CN"_s}) {
        const Run run = runProgram({u"guide"_s, topic, u"--lang"_s, language, u"--format"_s, u"json"_s});
        const QString text = QString::fromUtf8(run.out);
        QVERIFY2(run.object()[u"rows"_s].toArray().contains(row), qPrintable(topic));
        QVERIFY(!run.object()[u"now"_s][u"sources"_s].toArray().isEmpty());
        // Names are the same in both languages; other words are looked for in English.
        for (const QString &word : words)
            QVERIFY2(language != "en"_L1 || text.contains(word, Qt::CaseInsensitive),
                     qPrintable(topic + u": "_s + word));
    }
}

void TestConsoleGuide::theTableOfFrameworks()
{
    const Run run = runProgram({u"guide"_s, u"choosing-a-framework"_s, u"--format"_s, u"json"_s});
    QVERIFY(run.object()[u"rows"_s].toArray().contains(u"S91"_s));
}

void TestConsoleGuide::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no such topic") << QStringList{u"qqqqqq"_s} << 2 << u"No topic answers “qqqqqq”"_s;
    QTest::newRow("no such GPU") << QStringList{u"--gpu"_s, u"voodoo 2"_s} << 2 << u"There is no GPU “voodoo 2”."_s;
    QTest::newRow("no card named") << QStringList{u"compatibility"_s} << 2 << u"Say which cards"_s;
    QTest::newRow("system") << QStringList{u"--gpu"_s, u"geforce-rtx-5090"_s, u"--system"_s, u"beos"_s} << 2
                            << u"--system must be one of ubuntu-24.04"_s;
    QTest::newRow("format") << QStringList{u"--format"_s, u"xml"_s} << 2 << u"--format must be text or json"_s;
    QTest::newRow("no such file") << QStringList{u"--machine"_s, u"/nowhere/m.rig.json"_s} << 3 << u"m.rig.json"_s;
}

void TestConsoleGuide::whatIsWrongIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, sentence);
    const Run run = runProgram(QStringList{u"guide"_s} + arguments);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.errors.contains(sentence), qPrintable(run.errors));
}

RIG_TEST(TestConsoleGuide)
#include "tst_console_guide.moc"
