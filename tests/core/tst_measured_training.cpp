// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/core/measured_rows.h"
#include "tests/testing.h"

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
};

void TestMeasuredTraining::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
    m_file = measuredFile("measured_training.json");
    m_cases = measuredCases(m_file["memory"_L1].toArray(),
                            [this](const QJsonObject &row) { return trainingPeak(row, m_library); });
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
    QVERIFY(half.medianError <= 0.095);
    QVERIFY(half.medianWidth <= 1.9);
}

RIG_TEST(TestMeasuredTraining)
#include "tst_measured_training.moc"
