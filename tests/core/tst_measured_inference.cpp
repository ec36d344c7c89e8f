// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_fields.h"
#include "tests/core/fixture.h"
#include "tests/core/measured.h"
#include "tests/testing.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Memory of models that generate against what others measured and published: tests/data/measured_inference.json,
/// halved by a hash of what each case is. What frameworks count are tensors; readings of a whole card hold the context
/// besides, and few sources say which of the two they give: the interval is from the tensors alone to all with the
/// context.
class TestMeasuredInference : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void halves_data();
    void halves();

private:
    std::vector<MeasuredCase> m_cases;

    void add(const QJsonObject &object, const ModelLibrary &library);
};

void TestMeasuredInference::add(const QJsonObject &object, const ModelLibrary &library)
{
    Workload workload;
    workload.training = false;
    QVERIFY(takePreset(workload, library, object["model"_L1].toString()));
    TransformerInference &plan = workload.transformerInference;
    plan.context = object["context"_L1].toInt();
    plan.batch = object["batch"_L1].toInt(1);
    plan.pipelineParallel = object["cards"_L1].toInt(1);
    for (const WorkloadField &field : workloadFields()) {
        if (field.key == "weights"_L1)
            QVERIFY(field.set(workload, object["weights"_L1].toString()));
    }
    if (const int group = object["parameter"_L1].toInt(); group > 0)
        plan.weightGroup = group;
    RIG_UNWRAP(need, needOf(workload));
    const double context = need.memory.high(MemoryPart::Context);
    const double tensors = need.memory.low() - need.memory.low(MemoryPart::Context);
    QStringList words;
    for (const char *key : {"source", "where", "model", "weights"})
        words << object.value(QLatin1StringView(key)).toString();
    words << QString::number(plan.context) << QString::number(plan.batch);
    const double others = need.memory.high() - context;
    m_cases.push_back(
        {u"%1 %2, %3 tokens × %4 on %5 (%6)"_s.arg(
             object["model"_L1].toString(), object["weights"_L1].toString(), QString::number(plan.context),
             QString::number(plan.batch), QString::number(plan.pipelineParallel), object["engine"_L1].toString()),
         object["bytes"_L1].toDouble(), tensors, tensors, others + context, isInSecondHalf(words.join(u'|'))});
}

void TestMeasuredInference::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/measured_inference.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QJsonValue &one : QJsonDocument::fromJson(file.readAll()).object()["cases"_L1].toArray())
        add(one.toObject(), library);
    QVERIFY(m_cases.size() >= 75);
}

void TestMeasuredInference::halves_data()
{
    QTest::addColumn<bool>("second");
    QTest::newRow("one half") << false;
    QTest::newRow("the other") << true;
}

void TestMeasuredInference::halves()
{
    QFETCH(bool, second);
    const JudgedHalf half = judged(m_cases, second, BytesPerGibibyte);
    QVERIFY(half.inside >= 0.85);
    QVERIFY(half.medianError <= 0.04);
}

RIG_TEST(TestMeasuredInference)
#include "tst_measured_inference.moc"
