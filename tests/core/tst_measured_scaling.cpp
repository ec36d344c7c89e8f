// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/card_scaling.h"
#include "tests/core/fixture.h"
#include "tests/core/measured_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Several cards beside one against what others measured and published: `scaling` of tests/data/measured_training.json.
/// Each case is held against the answer that the program gives for it: by the link where the step is told, by what was
/// measured elsewhere where it is not, by layers in turn where a prompt is read. Cases of several machines, and those
/// that begin with several cards, are outside what is answered.
class TestMeasuredScaling : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCaseIsSomewhere();
    void byLink();
    void byWhatWasMeasured();
    void promptsOverLayers();

private:
    QJsonArray m_rows;
    ModelLibrary m_library;
    MeasuredScalings m_scalings;

    enum class Kind { Link, Measured, Prompt, Outside };
    /// Times as fast as one card.
    struct Told
    {
        double low;
        double middle;
        double high;
    };
    static Told between(const Bounds &bounds) { return {bounds.low, std::sqrt(bounds.low * bounds.high), bounds.high}; }
    [[nodiscard]] static Kind kindOf(const QJsonObject &row);
    [[nodiscard]] std::vector<MeasuredCase>
    casesOf(Kind kind, std::optional<Told> (TestMeasuredScaling::*tell)(const QJsonObject &) const) const;
    [[nodiscard]] std::optional<Told> toldByLink(const QJsonObject &row) const;
    [[nodiscard]] std::optional<Told> toldByOthers(const QJsonObject &row) const;
    [[nodiscard]] std::optional<Told> toldOfPrompts(const QJsonObject &row) const;
};

void TestMeasuredScaling::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
    RIG_UNWRAP(scalings, shippedScalings());
    m_scalings = scalings;
    m_rows = measuredFile("measured_training.json")["scaling"_L1].toArray();
    QCOMPARE(m_rows.size(), 175);
}

TestMeasuredScaling::Kind TestMeasuredScaling::kindOf(const QJsonObject &row)
{
    if (row["of_gpus"_L1].toInt() != 1)
        return Kind::Outside;
    if (row["work"_L1].toString().startsWith("prompt"_L1))
        return Kind::Prompt;
    return row.contains("batches"_L1) ? Kind::Link : Kind::Measured;
}

std::vector<MeasuredCase>
TestMeasuredScaling::casesOf(Kind kind,
                             std::optional<Told> (TestMeasuredScaling::*tell)(const QJsonObject &) const) const
{
    return measuredCases(m_rows, [&](const QJsonObject &row) -> std::optional<MeasuredCase> {
        const std::optional<Told> told = kindOf(row) == kind ? (this->*tell)(row) : std::nullopt;
        if (!told)
            return std::nullopt;
        return MeasuredCase{u"%1 × %2, %3, %4 (%5)"_s.arg(QString::number(row["gpus"_L1].toInt()),
                                                          row["gpu"_L1].toString(), row["model"_L1].toString(),
                                                          row["work"_L1].toString(), row["source"_L1].toString()),
                            row["of_one"_L1].toDouble(),
                            told->middle,
                            told->low,
                            told->high,
                            true};
    });
}

/// PCIe 4.0 x16, which these GPUs and boards have; the step is as long as its tokens say, over which gradients are
/// summed before they are exchanged.
std::optional<TestMeasuredScaling::Told> TestMeasuredScaling::toldByLink(const QJsonObject &row) const
{
    const ModelPreset *model = m_library.model(row["model"_L1].toString());
    const auto chip = shipped().find<Chip>(row["gpu"_L1].toString());
    if (!model || !chip)
        return std::nullopt;
    constexpr int Sequence = 1024;
    constexpr int TokensInStep = 524'288;
    Workload work;
    work.transformer = model->transformer;
    TransformerTraining &plan = work.transformerTraining;
    const int cards = row["gpus"_L1].toInt();
    plan.precision = Precision::Pure16;
    plan.eightBits = row["precision"_L1].toString().contains("fp8"_L1);
    plan.sequence = Sequence;
    plan.batch = row["batches"_L1][1].toInt(1);
    plan.accumulation = std::max(1, TokensInStep / (Sequence * plan.batch * cards));
    const Result<WorkloadNeed> need = needOf(work);
    if (!need)
        return std::nullopt;
    const CardAnswer answer = answerFor(*need, {}, {}, chip, SpeedModel(shipped(), {}));
    const ScalingAnswer told =
        scalingOf(*need, &answer, {}, {cards, Aim::OneFastRun, cardWayFrom(u"4x16")->gigabytesPerSecond()});
    for (const ScalingRow &one : told.rows) {
        if (one.basis == ScalingRow::Basis::Link)
            return between(one.times);
    }
    return std::nullopt;
}

std::optional<TestMeasuredScaling::Told> TestMeasuredScaling::toldByOthers(const QJsonObject &row) const
{
    static const QStringList texts{u"tokens"_s, u"sequences"_s};
    const NetFamily family =
        texts.contains(row["unit"_L1].toString()) ? NetFamily::Transformer : NetFamily::Convolutional;
    const auto found = measuredSpeedup(m_scalings, row["gpu"_L1].toString(), row["gpus"_L1].toInt(), family);
    return found ? std::optional(Told{found->low, found->median, found->high}) : std::nullopt;
}

std::optional<TestMeasuredScaling::Told> TestMeasuredScaling::toldOfPrompts(const QJsonObject &row) const
{
    const auto chip = shipped().find<Chip>(row["gpu"_L1].toString());
    const QString work = row["work"_L1].toString();
    TransformerInference plan;
    plan.engine = Engine::LlamaCpp;
    plan.context = work.section(u", "_s, 2, 2).section(u' ', 0, 0).toInt();
    const TransformerShape &shape = m_library.model(row["model"_L1].toString())->transformer;
    if (!chip || plan.context < 1)
        return std::nullopt;
    const auto one = prefillSpeed(*chip, prefillStep(shape, plan));
    const Bounds gain = gainOfLayers(row["gpus"_L1].toInt(), plan.context);
    plan.pipelineParallel = row["gpus"_L1].toInt();
    const auto many = prefillSpeed(*chip, prefillStep(shape, plan));
    if (!one || !many)
        return std::nullopt;
    return Told{gain.low, many->perSecond / one->perSecond, gain.high};
}

void TestMeasuredScaling::everyCaseIsSomewhere()
{
    std::map<Kind, int> counted;
    for (const QJsonValue &row : m_rows)
        ++counted[kindOf(row.toObject())];
    qInfo("by link %d, by what was measured %d, prompts %d, outside %d", counted[Kind::Link], counted[Kind::Measured],
          counted[Kind::Prompt], counted[Kind::Outside]);
    QVERIFY(counted[Kind::Outside] <= 35);
}

void TestMeasuredScaling::byLink()
{
    const JudgedHalf all = judged(casesOf(Kind::Link, &TestMeasuredScaling::toldByLink), true);
    QVERIFY(all.cases >= 30 && all.inside >= 0.75 && all.medianError <= 0.03);
}

void TestMeasuredScaling::byWhatWasMeasured()
{
    const JudgedHalf all = judged(casesOf(Kind::Measured, &TestMeasuredScaling::toldByOthers), true);
    QVERIFY(all.cases >= 80 && all.inside >= 0.7 && all.medianError <= 0.08);
}

void TestMeasuredScaling::promptsOverLayers()
{
    const JudgedHalf all = judged(casesOf(Kind::Prompt, &TestMeasuredScaling::toldOfPrompts), true);
    QVERIFY(all.cases >= 10 && all.inside >= 0.75 && all.medianError <= 0.12);
}

RIG_TEST(TestMeasuredScaling)
#include "tst_measured_scaling.moc"
