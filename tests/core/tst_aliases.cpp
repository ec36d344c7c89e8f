// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/part_called.h"
#include "core/search/part_search.h"
#include "core/search/search_words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// S114: the misprints of the source documents find what is meant.
class TestAliases : public QObject
{
    Q_OBJECT

private slots:
    void misprints_data();
    void misprints();
    void theMisprintedFramework();
    void thePartThatIsCalled_data();
    void thePartThatIsCalled();
};

void TestAliases::misprints_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *name, const QString &typed, const QString &id) {
        QTest::newRow(name) << typed << id;
    };
    row("S114: GTX 2080 Ti", u"GTX 2080 Ti"_s, u"geforce-rtx-2080-ti"_s);
    row("S114: Telsa", u"Telsa M2070"_s, u"tesla-m2070"_s);
    row("S114: Telsa K20", u"NVIDIA Telsa K20"_s, u"tesla-k20"_s);
    row("S114: GXT Titan", u"GXT Titan"_s, u"geforce-gtx-titan"_s);
    row("S114: Tensor Cores in Chinese", u"腱核"_s, u"geforce-rtx-2080-ti"_s);
}

void TestAliases::misprints()
{
    QFETCH(QString, typed);
    QFETCH(QString, id);
    const SearchTexts texts(shipped(), Kind::Gpu);
    const SearchQuery query = texts.forgiving(SearchQuery(typed));
    const auto &gpus = shipped().parts(Kind::Gpu);
    QStringList found;
    for (std::size_t i = 0; i < gpus.size(); ++i) {
        if (query.matches(texts.texts()[i]))
            found << gpus[i]->id;
    }
    QVERIFY2(found.contains(id), qPrintable(found.join(u' ')));
}

void TestAliases::theMisprintedFramework()
{
    // S114: no part bears the name of a framework; a list of frameworks asks the same dictionary.
    QCOMPARE(meaningsOf("therao"), std::vector<std::string>{"theano"});
}

void TestAliases::thePartThatIsCalled_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id"); // empty: none
    const auto row = [](const QString &typed, const QString &id) { QTest::newRow(qPrintable(typed)) << typed << id; };
    row(u"geforce-rtx-2080-ti"_s, u"geforce-rtx-2080-ti"_s);
    row(u"nvidia geforce rtx 2080 ti"_s, u"geforce-rtx-2080-ti"_s);
    row(u"970"_s, u"geforce-gtx-970"_s);
    row(u"GTX 2080 Ti"_s, u"geforce-rtx-2080-ti"_s); // S114
    row(u"Telsa M2070"_s, u"tesla-m2070"_s);         // S114
    row(u"RTX 2081"_s, {});
    row(u"zzz"_s, {});
    row(u"geforce"_s, {});
    row({}, {});
}

void TestAliases::thePartThatIsCalled()
{
    QFETCH(QString, typed);
    const PartHandle part = partCalled(typed, Kind::Gpu, shipped());
    QTEST(part ? part->id : QString(), "id");
}

RIG_TEST(TestAliases)
#include "tst_aliases.moc"
