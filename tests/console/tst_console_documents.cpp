// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig::test;

/// What the source documents ask for, as one who asks the console gets it.
class TestConsoleDocuments : public QObject
{
    Q_OBJECT

private slots:
    void isAnswered_data();
    void isAnswered();
    void widestBusFirst();
    void infiniBandTakesASlot();    // S70
    void fourCardsOnSixteenLanes(); // S78
    void faultsOfTheTable();        // S40
    void whatIsMisprinted_data();   // S114
    void whatIsMisprinted();

private:
    /// The links of a machine whose cards and network stand in connectors of its board, by connector.
    [[nodiscard]] QHash<QString, QJsonObject> linksOf(const char *board, const char *processor,
                                                      const char *items) const;

    QTemporaryDir m_folder;
};

void TestConsoleDocuments::isAnswered_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char *name, const QStringList &arguments, const QStringList &says) {
        QTest::newRow(name) << arguments << says;
    };
    row("S28: compute by precision, memory, bandwidth", {u"show"_s, u"geforce-rtx-2080-ti"_s},
        {u"13.4"_s, u"26.9"_s, u"53.8"_s, u"215.2"_s, u"INT8"_s, u"430.4"_s, u"INT4, dense"_s, u"616"_s, u"GiB"_s});
    row("S28: FP16 by the architecture", {u"show"_s, u"geforce-gtx-1080"_s, u"--format"_s, u"csv"_s},
        {u"fp16_tflops,0.1386,TFLOPS"_s, u"derived"_s});
    row("S29: what counts first", {u"gpus"_s, u"--first"_s, u"bandwidth"_s, u"--format"_s, u"csv"_s},
        {u"Sources disagree on what counts first. Compute: "_s, u"Memory bandwidth: "_s,
         u"T. Dettmers, edition of 2016-06 (2016-06-25)"_s, u"GPU guide, chapter 15 (2018)"_s});
    row("S38: Xeon X5650", {u"show"_s, u"intel-xeon-x5650"_s}, {u"2.66"_s, u"12"_s, u"0.12"_s});
    row("S39: its figures imply 95 W", {u"show"_s, u"intel-xeon-x5650"_s}, {u"implies 95 W"_s, u"95  W"_s});
    row("S38, S39: Tesla M2070", {u"show"_s, u"tesla-m2070"_s},
        {u"1,150  MHz"_s, u"448"_s, u"150.3"_s, u"implies 226 W"_s, u"225  W"_s, u"2 x 448 x 1.15 GHz"_s});
    row("S38, S39: Tesla K20", {u"show"_s, u"tesla-k20"_s},
        {u"706  MHz"_s, u"2,496"_s, u"208  GB/s"_s, u"3.52  TFLOPS"_s, u"implies 224 W"_s});
    row("S38, S39: GTX 970", {u"show"_s, u"geforce-gtx-970"_s},
        {u"1,050  MHz"_s, u"1,664"_s, u"329  USD"_s, u"implies 145 W"_s, u"145  W"_s});
    row("S38: GTX 980", {u"show"_s, u"geforce-gtx-980"_s}, {u"2,048"_s, u"16  -"_s});
    row("S38: i7-5960X", {u"show"_s, u"intel-core-i7-5960x"_s}, {u"8  -"_s, u"16  -"_s});
    row("S15: advised against, by whom", {u"show"_s, u"geforce-gtx-1060-3gb"_s},
        {u"▲ advised against"_s, u"GPU guide, chapter 15 (2018)"_s});
    row("S107: an hour of AWS's g2",
        {u"rent-or-buy"_s, u"--capital"_s, u"700"_s, u"--watts"_s, u"250"_s, u"--gpu"_s, u"geforce-gtx-1080"_s,
         u"--offer"_s, u"g2.2xlarge us-east-1"_s, u"--hours-per-week"_s, u"20"_s, u"--format"_s, u"json"_s},
        {u"'rented_hours_per_owned_hour': 5"_s, u"'speed': 0.2"_s, u"'date': '2016-06-29'"_s});
    row("S29: one source puts compute first, another bandwidth",
        {u"compare"_s, u"geforce-rtx-3090"_s, u"geforce-rtx-4070-ti-super"_s},
        {u"NVIDIA GeForce RTX 4070 Ti SUPER > NVIDIA GeForce RTX 3090"_s,
         u"NVIDIA GeForce RTX 3090 > NVIDIA GeForce RTX 4070 Ti SUPER"_s});
    row("S31: by kind of memory", {u"gpus"_s, u"--search"_s, u"HBM2"_s}, {u"radeon-rx-vega-64"_s, u"titan-v"_s});
    for (const auto &[typed, found] :
         {std::pair(u"特斯拉"_s, u"tesla-m2070"_s), std::pair(u"泰坦"_s, u"titan-v"_s),
          std::pair(u"图灵"_s, u"geforce-rtx-2080-ti"_s), std::pair(u"伏特"_s, u"titan-v"_s),
          std::pair(u"帕斯卡"_s, u"geforce-gtx-1080-ti"_s), std::pair(u"麦克斯韦"_s, u"geforce-gtx-980"_s),
          std::pair(u"开普勒"_s, u"tesla-k20"_s), std::pair(u"费米"_s, u"geforce-gtx-580"_s),
          std::pair(u"安培"_s, u"geforce-rtx-3090"_s)})
        row(qPrintable(u"S117: %1"_s.arg(typed)), {u"gpus"_s, u"--search"_s, typed}, {found});
    row("S118: tiers of 2019", {u"guide"_s, u"tiers-of-001"_s},
        {u"RTX 2070 or GTX 1080 Ti"_s, u"RTX 2060 or GTX 1060"_s, u"today"_s});
    row("S119: dear and slow, and for little money", {u"guide"_s, u"cloud-with-little-money"_s},
        {u"dear and slow"_s, u"little money"_s});
    row("S120: the interpreter's lock", {u"guide"_s, u"clock-before-cores"_s}, {u"global interpreter lock"_s});
    row("S120: FP16 or lower", {u"guide"_s, u"low-precision"_s}, {u"FP16 or lower"_s, u"FP8"_s});
    row("S121: compressed to 8 bits", {u"guide"_s, u"parallel-compression"_s}, {u"8 bits"_s, u"large dense layers"_s});
    row("S122: registers and caches, M2070", {u"show"_s, u"tesla-m2070"_s},
        {u"128 KiB (32,768 of 32 bits)"_s, u"48 KiB"_s, u"768 KiB"_s});
    row("S122: registers and caches, K20", {u"show"_s, u"tesla-k20"_s},
        {u"256 KiB (65,536 of 32 bits)"_s, u"48 KiB"_s, u"1.25 MiB"_s});
    row("S122: registers and caches, GTX 970", {u"show"_s, u"geforce-gtx-970"_s},
        {u"256 KiB (65,536 of 32 bits)"_s, u"96 KiB"_s, u"1.75 MiB"_s});
    row("S122: registers and caches, RTX 5090", {u"show"_s, u"geforce-rtx-5090"_s}, {u"100 KiB"_s, u"96 MiB"_s});
    row("S122: registers and caches, MI300X", {u"show"_s, u"instinct-mi300x"_s},
        {u"512 KiB (131,072 of 32 bits)"_s, u"64 KiB"_s, u"32 MiB"_s, u"256 MiB"_s});
    row("S123: a 1060 has a 980's worth", {u"compare"_s, u"geforce-gtx-1060-6gb"_s, u"geforce-gtx-980"_s},
        {u"For its money a GTX 1060 gives about what a GTX 980 gives."_s, u"the prices of its day"_s, u"2018"_s});
    row("S123: a 1080 fell to a 1070's worth", {u"compare"_s, u"geforce-gtx-1080"_s, u"geforce-gtx-1070"_s},
        {u"since the GTX 1080 Ti came its price fell"_s});
    row("S125: processor, GPU, CUDA core", {u"guide"_s, u"simd-and-sm"_s},
        {u"16 multiprocessors of 128 CUDA cores"_s, u"its floating-point or its integer unit"_s});
    row("S125: the matrix product", {u"guide"_s, u"matrix-product"_s}, {u"One tile of Z = X · Y"_s});
    row("S125: the convolution theorem", {u"guide"_s, u"convolution"_s}, {u"F(f) · F(g)"_s});
    row("S44: used prices of 2016, TITAN", {u"show"_s, u"nvidia-geforce-gtx-titan"_s},
        {u"$350"_s, u"used"_s, u"2016"_s});
    row("S44: used prices of 2016, GTX 970", {u"show"_s, u"nvidia-geforce-gtx-970"_s},
        {u"$210"_s, u"used"_s, u"2016"_s});
    row("S55: plankton wants one small card",
        {u"memory"_s, u"--model"_s, u"guide-plankton"_s, u"--gpu"_s, u"geforce-gtx-1060-6gb"_s},
        {u"4.00–6.00 GiB"_s, u"Fits"_s});
    row("S62: fast at 16 bits", {u"show"_s, u"tesla-p100-pcie-16gb"_s}, {u"Fast at 16 bits: FP16 runs at 2"_s});
    row("S62: not fast", {u"show"_s, u"geforce-gtx-1080"_s}, {u"16 bits save memory, not time"_s});
    row("S124: what became of links", {u"guide"_s, u"links"_s}, {u"http"_s, u"not looked up"_s});
    row("S126: number of GPUs, precision", {u"guide"_s, u"number-of-gpus"_s}, {u"2007"_s, u"Train in BF16"_s});
    row("S127: small batches", {u"guide"_s, u"small-batches"_s}, {u"above all at its end"_s});
}

void TestConsoleDocuments::isAnswered()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, says);
    const Run run = runProgram(arguments);
    QCOMPARE(run.exitCode, 0);
    const QString text = QString::fromUtf8(run.out).replace(u'"', u'\'');
    for (const QString &one : says)
        QVERIFY2((text + run.errors).contains(one), qPrintable(one + u" in:\n"_s + text.left(1500)));
}

/// S31: a wide bus in place of HBM.
void TestConsoleDocuments::widestBusFirst()
{
    const Run run = runProgram(
        {u"gpus"_s, u"--search"_s, u"GDDR6"_s, u"--sort"_s, u"-memory_bus_bits"_s, u"--format"_s, u"json"_s});
    const QJsonArray gpus = run.array();
    QVERIFY(gpus.size() > 20);
    double before = 1e9;
    for (const QJsonValue &gpu : gpus) {
        const QJsonValue bus = gpu[u"memory_bus_bits"_s];
        if (!bus.isDouble())
            continue;
        QVERIFY(bus.toDouble() <= before);
        before = bus.toDouble();
    }
    QVERIFY(before < 1e9);
}

QHash<QString, QJsonObject> TestConsoleDocuments::linksOf(const char *board, const char *processor,
                                                          const char *items) const
{
    const QByteArray text =
        json(QByteArray("{'rigwright_build': 1, 'items': [{'id': 1, 'kind': 'motherboards', 'part': '") + board +
             "'}, {'id': 2, 'kind': 'processors', 'part': '" + processor + "'}, " + items + "]}");
    const QString file = m_folder.filePath(u"machine.rig.json"_s);
    if (!writeBytes(file, text))
        return {};
    const Run run = runProgram({u"check"_s, file, u"--format"_s, u"json"_s});
    QHash<QString, QJsonObject> links;
    for (const QJsonValue &link : run.object()["links"_L1].toArray())
        links.insert(link["connector"_L1].toString(), link.toObject());
    return links;
}

void TestConsoleDocuments::infiniBandTakesASlot()
{
    const auto links =
        linksOf("msi-x99a-gaming-pro-carbon", "intel-core-i7-5930k",
                "{'id': 3, 'kind': 'cards', 'part': 'nvidia-geforce-gtx-titan', 'connector': 'x16 slot 1'},"
                "{'id': 4, 'kind': 'cards', 'part': 'nvidia-geforce-gtx-titan', 'connector': 'x16 slot 2'},"
                "{'id': 5, 'kind': 'cards', 'part': 'nvidia-geforce-gtx-titan', 'connector': 'x16 slot 3'},"
                "{'id': 6, 'kind': 'networks', 'part': 'mellanox-connectx-2-vpi-mhqh19b-xtr', "
                "'connector': 'x16 slot 4 (PCI_E6)'}");
    QCOMPARE(links.size(), 4);
    const QJsonObject network = links[u"x16 slot 4 (PCI_E6)"_s];
    QCOMPARE(network["part"_L1].toString(), u"mellanox-connectx-2-vpi-mhqh19b-xtr"_s);
    QCOMPARE(network["width"_L1].toInt(), 8);
    QCOMPARE(network["upstream"_L1].toString(), u"cpu0"_s);
    // The 40 lanes of the processor, by the manual's row for four cards.
    QCOMPARE(links[u"x16 slot 1"_s]["width"_L1].toInt(), 8);
    QCOMPARE(links[u"x16 slot 2"_s]["width"_L1].toInt(), 16);
    QCOMPARE(links[u"x16 slot 3"_s]["width"_L1].toInt(), 8);
    QVERIFY(QString::fromUtf8(runProgram({u"show"_s, u"mellanox-connectx-2-vpi-mhqh19b-xtr"_s}).out).contains(u"40"_s));
}

void TestConsoleDocuments::fourCardsOnSixteenLanes()
{
    QByteArray cards;
    int id = 3;
    for (const char *slot : {"PCI_E1", "PCI_E2", "PCI_E4", "PCI_E5"}) {
        cards += cards.isEmpty() ? "" : ",";
        cards += "{'id': " + QByteArray::number(id++) +
                 ", 'kind': 'cards', 'part': 'nvidia-geforce-gtx-1080-founders-edition', 'connector': '" + slot + "'}";
    }
    const auto links = linksOf("msi-meg-z390-godlike", "intel-core-i9-9900k", cards.constData());
    QCOMPARE(links.size(), 4);
    const QHash<QString, int> widths{{u"PCI_E1"_s, 8}, {u"PCI_E2"_s, 4}, {u"PCI_E4"_s, 4}, {u"PCI_E5"_s, 4}};
    for (auto it = widths.begin(); it != widths.end(); ++it)
        QCOMPARE(links[it.key()]["width"_L1].toInt(), it.value());
    // Every card is named by a finding with its width.
    const QString text = QString::fromUtf8(runProgram({u"check"_s, m_folder.filePath(u"machine.rig.json"_s)}).out);
    for (const QString &said : {u"x8"_s, u"x4"_s})
        QVERIFY2(text.contains(said), qPrintable(text));
}

/// The figures of the table that contradict each other, as a parts file that one checks.
void TestConsoleDocuments::faultsOfTheTable()
{
    const auto gpu = [](const char *id, const char *figures) {
        return QByteArray("{'id': '") + id + "', 'name': '" + id + "', 'vendor': 'NVIDIA', " + figures +
               ", 'sources': {'*': 's'}}";
    };
    const QString file = m_folder.filePath(u"table.json"_s);
    QVERIFY(writeBytes(
        file,
        json(
            "{'rigwright_parts': 1, 'sources': [{'id': 's', 'title': 'S', 'kind': 'vendor'}], 'gpus': [" +
            QByteArrayList{
                gpu("k20-of-12",
                    "'architecture': 'Kepler', 'compute_capability': '3.5', 'sms': 12, 'cores': 2496, 'base_mhz': 706"),
                gpu("k20",
                    "'architecture': 'Kepler', 'compute_capability': '3.5', 'sms': 13, 'cores': 2496, 'base_mhz': 706, "
                    "'fp32_tflops': 3.5244"),
                gpu("m2070-of-16",
                    "'architecture': 'Fermi', 'compute_capability': '2.0', 'sms': 16, 'cores': 448, 'base_mhz': 1150"),
                gpu("m2070-peak",
                    "'architecture': 'Fermi', 'compute_capability': '2.0', 'sms': 14, 'cores': 448, 'base_mhz': 1150, "
                    "'fp32_tflops': 1.288"),
                gpu("gtx-970", "'architecture': 'Maxwell', 'compute_capability': '5.2', 'sms': 13, 'cores': 1664, "
                               "'base_mhz': 1050, "
                               "'fp32_tflops': 3.4944")}
                .join(", ") +
            "]}")));
    const Run run = runProgram({u"lint"_s, file, u"--lang"_s, u"en"_s});
    QCOMPARE(run.exitCode, 1);
    for (const char *fault : {"k20-of-12: cores: is 2496, but 12 multiprocessors of 192", "m2070-of-16: cores: is 448",
                              "m2070-peak: fp32_tflops: is 1.288, but 2 × 448 cores × 1150 MHz gives 1.03"})
        QVERIFY2(run.out.contains(fault), run.out);
    QVERIFY(!run.out.contains("/k20:") && !run.out.contains("/gtx-970:"));
}

void TestConsoleDocuments::whatIsMisprinted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("GTX 2080 Ti") << u"GTX 2080 Ti"_s << u"geforce-rtx-2080-ti"_s;
    QTest::newRow("Telsa") << u"Telsa M2070"_s << u"tesla-m2070"_s;
    QTest::newRow("GXT Titan") << u"GXT Titan"_s << u"geforce-gtx-titan"_s;
}

void TestConsoleDocuments::whatIsMisprinted()
{
    QFETCH(QString, typed);
    QFETCH(QString, found);
    const Run run = runProgram({u"gpus"_s, u"--search"_s, typed, u"--format"_s, u"json"_s});
    QStringList ids;
    for (const QJsonValue &gpu : run.array())
        ids << gpu[u"id"_s].toString();
    QVERIFY2(ids.contains(found), qPrintable(ids.mid(0, 10).join(u", "_s)));
}

RIG_TEST(TestConsoleDocuments)
#include "tst_console_documents.moc"
