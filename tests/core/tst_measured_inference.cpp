// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_fields.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QCryptographicHash>
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
    struct Case
    {
        QString name;
        double measured = 0;
        double low = 0;
        double high = 0;
        bool isSecond = false;
    };
    std::vector<Case> m_cases;

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
    const QByteArray hash = QCryptographicHash::hash(words.join(u'|').toUtf8(), QCryptographicHash::Md5);
    const double others = need.memory.high() - context;
    m_cases.push_back(
        {u"%1 %2, %3 tokens × %4 on %5 (%6)"_s.arg(
             object["model"_L1].toString(), object["weights"_L1].toString(), QString::number(plan.context),
             QString::number(plan.batch), QString::number(plan.pipelineParallel), object["engine"_L1].toString()),
         object["bytes"_L1].toDouble(), tensors, others + context, bool(hash.back() & 1)});
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
    std::vector<double> errors;
    std::vector<double> widths;
    int inside = 0;
    for (const Case &one : m_cases) {
        if (one.isSecond != second)
            continue;
        errors.push_back(std::abs(one.low / one.measured - 1));
        widths.push_back(one.high / one.low);
        const bool isInside = one.low <= one.measured && one.measured <= one.high;
        inside += isInside;
        if (!isInside)
            qInfo("outside: %s: %.2f GiB measured, %.2f to %.2f", qPrintable(one.name), one.measured / BytesPerGibibyte,
                  one.low / BytesPerGibibyte, one.high / BytesPerGibibyte);
    }
    std::sort(errors.begin(), errors.end());
    std::sort(widths.begin(), widths.end());
    const double share = 1.0 * inside / static_cast<double>(errors.size());
    const double median = errors[errors.size() / 2];
    qInfo("%zu cases; error of the tensors: median %.1f %%, worst %.0f %%; inside %.0f %%; widths: median %.2f, worst "
          "%.2f",
          errors.size(), 100 * median, 100 * errors.back(), 100 * share, widths[widths.size() / 2], widths.back());
    QVERIFY(share >= 0.85);
    QVERIFY(median <= 0.04);
}

RIG_TEST(TestMeasuredInference)
#include "tst_measured_inference.moc"
