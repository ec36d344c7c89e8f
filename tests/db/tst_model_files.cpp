// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_config.h"
#include "core/workload/shape_json.h"
#include "db/model_files.h"
#include "tests/core/fixture.h"
#include "tests/core/gguf_bytes.h"
#include "tests/testing.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace rig;
using namespace rig::test;
using namespace rig::test::gguf;
using namespace Qt::StringLiterals;

/// A model's own files as they lie on a disk; what their headers say, tst_model_file holds.
class TestModelFiles : public QObject
{
    Q_OBJECT

private slots:
    void partsBesideEachOther();
    void aConfigIsKeptAsItIs();
};

/// A header without the context that the model was made for, and one that is a part beside others.
void TestModelFiles::partsBesideEachOther()
{
    QTemporaryDir folder;
    QList<QByteArray> values = llama();
    values.removeIf([](const QByteArray &value) { return value.contains("context_length"); });
    values.back() = number("split.count", 2);
    const auto write = [&](const char *name, const QByteArray &head) {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(head) == head.size() && file.resize(10'000'000);
    };
    QVERIFY(write("Tiny-00001-of-00002.gguf", header(values, {tensor("token_embd.weight", 256, 1000, 1, 0)})));
    const QString first = folder.filePath(u"Tiny-00001-of-00002.gguf"_s);
    QCOMPARE(db::partsOfGguf(first), QStringList{first});
    QVERIFY(!db::readModel({}, {first})); // the other part is not there
    QVERIFY(write("Tiny-00002-of-00002.gguf",
                  header({number("split.count", 2)}, {tensor("output.weight", 256, 1000, 1, 0)})));
    QCOMPARE(db::partsOfGguf(first).size(), 2);
    RIG_UNWRAP(model, db::readModel({}, {folder.filePath(u"Tiny-00002-of-00002.gguf"_s)}));
    QCOMPARE(model.shape.file->bytes, 2 * 512'000.0);
    QCOMPARE(model.kept[ModelNameKey].toString(), u"Tiny"_s);
    QVERIFY(!model.shape.maxContext);
    RIG_UNWRAP(back, shapeFromConfig(QJsonDocument(model.kept).toJson(), u"kept"_s));
    QCOMPARE(back.file->bytes, model.shape.file->bytes);
    QVERIFY(!db::readModel({}, {folder.filePath(u"nobody.gguf"_s)}));
}

void TestModelFiles::aConfigIsKeptAsItIs()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"config.json"_s);
    const auto write = [&](const QByteArray &text) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    const QByteArray config = R"({"model_type": "gpt2", "n_embd": 768, "n_layer": 12, "n_head": 12, "vocab_size": 50257,
                                 "limit": [0.0, Infinity])";
    QVERIFY(write(config + '}'));
    RIG_UNWRAP(model, db::readModel(path, {}));
    QCOMPARE(model.shape.layers, 12);
    QCOMPARE(model.kept["n_layer"_L1].toInt(), 12);
    QVERIFY(!model.shape.file);
    QVERIFY(write(config + R"(, "words": ")" + QByteArray(300'000, 'x') + R"("})"));
    RIG_UNWRAP(large, db::readModel(path, {})); // read, but not kept with a machine
    QCOMPARE(large.shape.layers, 12);
    QVERIFY(large.kept.isEmpty());
    QVERIFY(write(config));
    QVERIFY(!db::readModel(path, {}));
    QVERIFY(!db::readModel(folder.filePath(u"nobody.json"_s), {}));
}

RIG_TEST(TestModelFiles)
#include "tst_model_files.moc"
