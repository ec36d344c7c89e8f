// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/json_places.h"
#include "db/imports/parts_file.h"
#include "db/user_store.h"
#include "tests/db/imports_support.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

class TestImportsParts : public QObject
{
    Q_OBJECT

private slots:
    void entriesAreFound();
    void oneBadPartDoesNotRefuseTheRest();
    void missingReferences();
    void filesPointAtEachOther();
    void shippedPartsAreDoubtful();
    void anIdTwice();
    void sources();
    void twiceTheSame();
    void exportedAndImported();
    void filesThatAreNone();
    void stoppedInTheMiddle();
};

namespace {

QByteArray file(const QByteArray &lists)
{
    return json("{'rigwright_parts': 1,\n'sources': [{'id': 'mine', 'title': 'Mine', 'kind': 'owner'}],\n" + lists +
                "}");
}

class Files
{
public:
    explicit Files(const QList<QByteArray> &texts)
    {
        for (int i = 0; i < texts.size(); ++i) {
            m_paths << m_folder.filePath(u"%1.json"_s.arg(i));
            writeBytes(m_paths.last(), texts[i]);
        }
    }
    [[nodiscard]] QString path(int index) const { return m_paths[index]; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] Result<db::ImportPlan> plan(const Catalogue &over = present()) const
    {
        return db::partsPlan(m_paths, over);
    }

private:
    QTemporaryDir m_folder;
    QStringList m_paths;
};

} // namespace

void TestImportsParts::entriesAreFound()
{
    const QByteArray text = json("{'a': 'b]', 'list': [\n{'x': '},{'},\n 5, [1,\n2], 'te\\\\\\'xt'\n],\n'empty': [], "
                                 "'after': [{}]}");
    const auto places = db::placesOfEntries(text);
    QCOMPARE(places.size(), 5);
    QCOMPARE(places.value(u"list[0]"_s).line, 2);
    QCOMPARE(places.value(u"list[1]"_s).line, 3);
    QCOMPARE(places.value(u"list[2]"_s).line, 3);
    QCOMPARE(places.value(u"list[3]"_s).line, 4);
    QCOMPARE(places.value(u"after[0]"_s).line, 6);
    const db::JsonPlace first = places.value(u"list[0]"_s);
    QCOMPARE(text.mid(first.begin, first.end - first.begin).trimmed(), json("{'x': '},{'}"));
}

void TestImportsParts::oneBadPartDoesNotRefuseTheRest()
{
    const Files files({file("'supplies': [\n{'id': 'a', 'name': 'A', 'watts': 500},\n"
                            "{'id': 'b', 'name': 'B',\n 'watts': 'many'},\n7,\n"
                            "{'id': 'C!', 'name': 'C'},\n{'id': 'd', 'name': 'D', 'watts': 1e9},\n"
                            "{'id': 'e', 'name': 'E', 'beauty': 5},\n{'id': 'f', 'watts': 500},\n"
                            "{'id': 'g', 'name': 'G', 'sources': {'*': 'nowhere'}},\n{'id': 'h', 'name': 'H'}],\n"
                            "'fans': 5")});
    const auto plan = files.plan();
    VERIFY_OK(plan);
    QVERIFY(plan->parts.find(u"a"_s) && plan->parts.find(u"h"_s));
    QCOMPARE(plan->parts.parts(Kind::Supply).size(), 2U);
    QCOMPARE(plan->skipped.size(), 8U);
    QCOMPARE(plan->skipped[0].record, u"b"_s);
    QCOMPARE(plan->skipped[0].file, files.path(0));
    QCOMPARE(plan->skipped[0].line, 6);
    QCOMPARE(plan->skipped[0].field, u"supplies[1].watts"_s);
    QCOMPARE(plan->skipped[1].field, u"supplies[2]"_s);
    QCOMPARE(plan->skipped[2].field, u"supplies[3].id"_s);
    QCOMPARE(plan->skipped[2].line, 8);
    for (const db::Skipped &entry : plan->skipped)
        QVERIFY2(!entry.reason.isEmpty() && !entry.file.isEmpty(), qPrintable(entry.record));
}

void TestImportsParts::missingReferences()
{
    const Files files({file("'cards': [\n{'id': 'a', 'name': 'A', 'gpu': 'rtx-3080'},\n"
                            "{'id': 'b', 'name': 'B',\n'gpu': 'nowhere'},\n"
                            "{'id': 'c', 'name': 'C', 'gpu': 'c'}],\n" // points at itself
                            "'bridges': [{'id': 'd', 'name': 'D', 'gpus': ['rtx-3080', 'e']}],\n"
                            "'systems': [{'id': 'e', 'name': 'E', 'gpu': 'd'}]")}); // in a circle
    const auto plan = files.plan();
    VERIFY_OK(plan);
    QCOMPARE(plan->skipped.size(), 4U);
    QCOMPARE(plan->skipped[0].record, u"b"_s);
    QCOMPARE(plan->skipped[0].field, u"cards[1].gpu"_s);
    QCOMPARE(plan->skipped[0].line, 6);
    QVERIFY(plan->parts.find(u"a"_s));
    QVERIFY(!plan->parts.find(u"b"_s) && !plan->parts.find(u"c"_s) && !plan->parts.find(u"d"_s));
}

void TestImportsParts::filesPointAtEachOther()
{
    const Files files({file("'cards': [{'id': 'a', 'name': 'A', 'gpu': 'g', 'sources': {'*': 'theirs'}}]"),
                       json("{'rigwright_parts': 1, 'sources': [{'id': 'theirs', 'title': 'T', 'kind': 'shop'}],"
                            "'gpus': [{'id': 'g', 'name': 'G', 'tdp_w': 100}]}")});
    const auto plan = files.plan();
    VERIFY_OK(plan);
    QVERIFY2(plan->skipped.empty(), qPrintable(reasons(*plan).join(u'\n')));
    QCOMPARE(plan->parts.find(u"a"_s)->origin, Origin::Own);
    const auto chip = plan->parts.find<Chip>(u"g"_s);
    QCOMPARE(chip->tdp.value, Watts(100));
}

void TestImportsParts::shippedPartsAreDoubtful()
{
    const Files other({file("'supplies': [{'id': 'rm850', 'name': 'Mine', 'watts': 900}]")});
    const auto doubtful = other.plan();
    VERIFY_OK(doubtful);
    QVERIFY(doubtful->isEmpty());
    QCOMPARE(doubtful->doubts.size(), 1U);
    QCOMPARE(doubtful->doubts[0].line, 3);
    const Files same({QJsonDocument(partsFile({present().find(u"rm850"_s)}, present())).toJson()});
    const auto identical = same.plan();
    VERIFY_OK(identical);
    QVERIFY(identical->isEmpty() && identical->doubts.empty());
    QCOMPARE(identical->unchanged, 1);
    const Files kind({file("'fans': [{'id': 'rm850', 'name': 'A fan'}]")});
    QCOMPARE(kind.plan()->doubts.size(), 1U);
}

void TestImportsParts::anIdTwice()
{
    const Files files(
        {file("'supplies': [{'id': 'a', 'name': 'One'}]"), file("'supplies': [{'id': 'a', 'name': 'Two'}]")});
    const auto plan = files.plan();
    VERIFY_OK(plan);
    QCOMPARE(plan->doubts.size(), 1U);
    QCOMPARE(plan->doubts[0].file, files.path(1));
    QCOMPARE(plan->parts.find(u"a"_s)->name, u"One"_s);
}

void TestImportsParts::sources()
{
    const Files files({json("{'rigwright_parts': 1, 'sources': [{'id': 'sheet', 'title': 'Another', 'kind': 'shop'},"
                            "{'id': 'bad', 'title': 'Bad', 'kind': 'rumour'}],"
                            "'supplies': [{'id': 'a', 'name': 'A', 'watts': 500, 'sources': {'*': 'sheet'}}]}")});
    const auto plan = files.plan();
    VERIFY_OK(plan);
    QCOMPARE(plan->skipped.size(), 2U);
    QCOMPARE(plan->skipped[0].field, u"sources[0]"_s);
    QCOMPARE(plan->skipped[1].field, u"sources[1].kind"_s);
    const auto supply = plan->parts.find<Supply>(u"a"_s);
    QCOMPARE(plan->parts.source(supply->watts.source)->title, u"Sheet"_s); // the catalogue's own
}

void TestImportsParts::twiceTheSame()
{
    const Files files({file("'supplies': [{'id': 'a', 'name': 'A', 'watts': 500, 'sources': {'*': 'mine'}}],\n"
                            "'cards': [{'id': 'b', 'name': 'B', 'gpu': 'rtx-3080'}]")});
    const auto first = files.plan();
    VERIFY_OK(first);
    const QTemporaryDir folder;
    db::UserStore store = db::UserStore::open(folder.path());
    VERIFY_OK(store.apply(*first));
    const auto second = files.plan(*store.over(present()));
    VERIFY_OK(second);
    QVERIFY(second->isEmpty());
    QCOMPARE(second->unchanged, 2);
    const Files changed({file("'supplies': [{'id': 'a', 'name': 'A', 'watts': 600, 'sources': {'*': 'mine'}}]")});
    const auto third = changed.plan(*store.over(present()));
    VERIFY_OK(third);
    QCOMPARE(third->parts.find<Supply>(u"a"_s)->watts.value, Watts(600));
}

void TestImportsParts::exportedAndImported()
{
    const Files files({file("'supplies': [{'id': 'a', 'name': 'A', 'watts': 500, 'sources': {'*': 'mine'}}]")});
    const QTemporaryDir folder;
    db::UserStore store = db::UserStore::open(folder.path());
    VERIFY_OK(store.apply(*files.plan()));
    const auto over = store.over(present());
    VERIFY_OK(over);
    const QByteArray exported = db::ownPartsAsFile(*over);
    const Files again({exported});
    const auto plan = again.plan(*over);
    VERIFY_OK(plan);
    QVERIFY(plan->isEmpty());
    QCOMPARE(plan->unchanged, 1);
    const auto elsewhere = again.plan();
    VERIFY_OK(elsewhere);
    QCOMPARE(db::ownPartsAsFile(after(present(), *elsewhere)), exported);
}

void TestImportsParts::filesThatAreNone()
{
    const auto absent = db::partsPlan({u"/no/such/file.json"_s}, present());
    QVERIFY(!absent);
    QCOMPARE(absent.error().kind, Failure::Kind::Io);
    for (const QByteArray &text : {QByteArray("{"), QByteArray("[]"), QByteArray("{}"), json("{'rigwright_parts': 99}"),
                                   QByteArray("\xff\xfe{}")}) {
        const Files files({text});
        const auto plan = files.plan();
        QVERIFY(!plan);
        QCOMPARE(plan.error().kind, Failure::Kind::BadInput);
        QCOMPARE(plan.error().file, files.path(0));
    }
    const Files mixed({"{", file("'supplies': [{'id': 'a', 'name': 'A'}]")});
    const auto plan = mixed.plan();
    VERIFY_OK(plan);
    QVERIFY(plan->parts.find(u"a"_s));
    QCOMPARE(plan->skipped.size(), 1U);
    QCOMPARE(plan->skipped[0].file, mixed.path(0));
}

void TestImportsParts::stoppedInTheMiddle()
{
    const Files files({file("'supplies': [{'id': 'a', 'name': 'A'}]"), file("'supplies': [{'id': 'b', 'name': 'B'}]")});
    const auto plan = db::partsPlan({files.folder()}, present(), [](qint64 done, qint64) { return done == 0; });
    QVERIFY(!plan);
}

RIG_TEST(TestImportsParts)
#include "tst_imports_parts.moc"
