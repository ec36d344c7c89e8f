// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_fields.h"
#include "tests/core/fixture.h"
#include "tests/core/measured.h"
#include "tests/core/measured_shape.h"
#include "tests/testing.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <set>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Training against what others measured and published: tests/data/measured_training.json. Of its peaks of memory,
/// those of language models on one card whose batch, length and recomputation are told are held against the estimate,
/// halved by a hash of what each case is. The bounds below
/// are what it reaches today, so that a change for better or worse shows.
class TestMeasuredTraining : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rowsNameWhatThereIs_data();
    void rowsNameWhatThereIs();
    void peaks_data();
    void peaks();

private:
    QJsonObject m_file;
    ModelLibrary m_library;
    std::vector<MeasuredCase> m_cases;

    void add(const QJsonObject &row);
};

namespace {

Recomputation recomputationOf(const QJsonValue &told)
{
    if (told.isBool())
        return told.toBool() ? Recomputation::Full : Recomputation::None;
    return Recomputation::Selective;
}

/// "bf16" without "pure" is the switch of Hugging Face's trainer: it computes in 16 bits what stands in 32, the weights
/// of a full run, the adapters of others.
Precision precisionOf(const QString &told, const QString &framework, Method method)
{
    static const QStringList trainers{u"hugging-face"_s, u"llama-factory"_s, u"ms-swift"_s, u"unsloth"_s};
    if (trainers.contains(framework) && !told.contains("pure"_L1) && !told.startsWith("fp32"_L1) &&
        !told.contains("adapters"_L1))
        return method == Method::Full ? Precision::Autocast : Precision::Mixed;
    if (told.contains("mixed"_L1) || told.contains("autocast"_L1) || told.contains("amp"_L1))
        return Precision::Autocast;
    return told.startsWith("fp32"_L1) ? Precision::Fp32 : Precision::Pure16;
}

TrainingFramework frameworkOf(const QString &told)
{
    static const std::map<QString, TrainingFramework> names{
        {u"hugging-face"_s, TrainingFramework::HuggingFace}, {u"llama-factory"_s, TrainingFramework::HuggingFace},
        {u"ms-swift"_s, TrainingFramework::HuggingFace},     {u"litgpt"_s, TrainingFramework::LitGpt},
        {u"torchtune"_s, TrainingFramework::Torchtune},      {u"torchtitan"_s, TrainingFramework::Torchtitan},
        {u"unsloth"_s, TrainingFramework::Unsloth}};
    const auto found = names.find(told);
    return found == names.end() ? TrainingFramework::Unknown : found->second;
}

} // namespace

void TestMeasuredTraining::add(const QJsonObject &row)
{
    for (const QLatin1StringView key : {"batch"_L1, "sequence"_L1, "recomputation"_L1, "optimiser"_L1}) {
        if (!row.contains(key))
            return;
    }
    const std::optional<TransformerShape> shape = measuredShape(m_library, row["model"_L1]);
    if (!shape || shape->kind != TransformerShape::Kind::Decoder || row["cards"_L1].toInt() != 1 ||
        row["precision"_L1].toString().contains("int8"_L1) || // of a frozen model: the plan knows 16 and 4 bits
        row.contains("offload"_L1) || row.contains("trained_besides"_L1) || row.contains("optimiser_in_backward"_L1))
        return;
    Workload work;
    work.transformer = *shape;
    TransformerTraining &plan = work.transformerTraining;
    const QString method = row["method"_L1].toString();
    plan.method = method == "full"_L1 ? Method::Full : method == "qlora"_L1 ? Method::Qlora : Method::Lora;
    plan.precision = precisionOf(row["precision"_L1].toString().toLower(), row["framework"_L1].toString(), plan.method);
    plan.optimiser = row["optimiser"_L1].toString().contains(u'8') ? Optimiser::Adam8Bit : Optimiser::Adam;
    plan.batch = row["batch"_L1].toInt();
    plan.packed = !row["note"_L1].toString().startsWith("texts of "_L1);
    plan.sequence = row["sequence"_L1].toInt();
    plan.recomputation = recomputationOf(row["recomputation"_L1]);
    plan.loraRank = row["rank"_L1].toInt(16);
    plan.loraTargets = targetsOf(row["targets"_L1].toString());
    plan.framework = frameworkOf(row["framework"_L1].toString());
    RIG_UNWRAP(need, needOf(work));
    const QString model =
        row["model"_L1].isString() ? row["model"_L1].toString() : row["model"_L1].toObject()["name"_L1].toString();
    const QString name = u"%1 %2 %3, %4 × %5 tokens (%6)"_s.arg(
        row["framework"_L1].toString(), method, model, QString::number(plan.batch), QString::number(plan.sequence),
        row["source"_L1].toString());
    m_cases.push_back({name, row["bytes"_L1].toDouble(), (need.memory.low() + need.memory.high()) / 2,
                       need.memory.low(), need.memory.high(), isInSecondHalf(name + row["where"_L1].toString())});
}

void TestMeasuredTraining::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/measured_training.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_file = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonValue &row : m_file["memory"_L1].toArray())
        add(row.toObject());
    QVERIFY2(m_cases.size() >= 120, qPrintable(QString::number(m_cases.size())));
}

void TestMeasuredTraining::rowsNameWhatThereIs_data()
{
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("figure");
    QTest::newRow("memory") << u"memory"_s << u"bytes"_s;
    QTest::newRow("speed") << u"speed"_s << u"per_second"_s;
    QTest::newRow("prefill") << u"prefill"_s << u"per_second"_s;
    QTest::newRow("ratios") << u"ratios"_s << u"times"_s;
    QTest::newRow("scaling") << u"scaling"_s << u"of_one"_s;
}

/// A row that names a GPU, a model or a source which is not there would never be compared.
void TestMeasuredTraining::rowsNameWhatThereIs()
{
    QFETCH(QString, section);
    QFETCH(QString, figure);
    const Catalogue &catalogue = shipped();
    std::set<QString> sources;
    for (const QJsonValue &source : m_file["sources"_L1].toArray())
        sources.insert(source["id"_L1].toString());
    const QJsonArray rows = m_file[section].toArray();
    QVERIFY(!rows.isEmpty());
    for (const QJsonValue &row : rows) {
        const QByteArray said = QJsonDocument(row.toObject()).toJson(QJsonDocument::Compact);
        QVERIFY2(row[figure].toDouble() > 0, said.constData());
        QVERIFY2(sources.contains(row["source"_L1].toString()), said.constData());
        for (const QLatin1StringView key : {"gpu"_L1, "of"_L1}) {
            if (row[key].isString())
                QVERIFY2(catalogue.find<Chip>(row[key].toString()), said.constData());
        }
        if (row["model"_L1].isString() && section != "ratios"_L1 && section != "scaling"_L1) // those name it in words
            QVERIFY2(m_library.model(row["model"_L1].toString()) || m_library.net(row["model"_L1].toString()),
                     said.constData());
    }
}

void TestMeasuredTraining::peaks_data()
{
    QTest::addColumn<bool>("second");
    QTest::newRow("one half") << false;
    QTest::newRow("the other") << true;
}

void TestMeasuredTraining::peaks()
{
    QFETCH(bool, second);
    const JudgedHalf half = judged(m_cases, second, BytesPerGibibyte);
    QVERIFY(half.inside >= 0.8);
    QVERIFY(half.medianError <= 0.12);
    QVERIFY(half.medianWidth <= 1.9);
}

RIG_TEST(TestMeasuredTraining)
#include "tst_measured_training.moc"
