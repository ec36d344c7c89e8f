// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/plugs.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include "ui/pages/parts/part_form.h"

#include <QLineEdit>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

/// What the form was given and nobody touched comes out of it as it went in.
class TestPartForm : public QObject
{
    Q_OBJECT

private slots:
    void everyShippedPartComesOutAsItWentIn_data();
    void everyShippedPartComesOutAsItWentIn();
    void everyPlugIsKept_data();
    void everyPlugIsKept();
    void textsWithCommasCanBeEdited();
    void aReasonGoesWithItsFigure();
    void namesAreTakenInPlaceOfIds();
};

namespace {

QByteArray text(const Part &part, const Catalogue &catalogue)
{
    return QJsonDocument(partToJson(part, catalogue)).toJson(QJsonDocument::Compact);
}

/// The part with the sources that it cites, and nothing else: other parts have no say in what is saved.
Catalogue alone(const PartHandle &part)
{
    return withPartsObject({}, partsFile({part}, shipped()), Origin::Shipped).value_or(Catalogue());
}

/// Untouched through the form.
Result<PartHandle> saved(const Part &part, const Catalogue &sources)
{
    PartForm form;
    form.open(part, sources, PartForm::Purpose::Edited);
    return form.part();
}

QLineEdit &line(const PartForm &form, const char *field)
{
    auto *found = form.findChild<QWidget *>(QString::fromLatin1(field));
    auto *inside = qobject_cast<QLineEdit *>(found);
    return inside ? *inside : *found->findChild<QLineEdit *>();
}

} // namespace

void TestPartForm::everyShippedPartComesOutAsItWentIn_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < KindCount; ++kind)
        QTest::newRow(kindKey(static_cast<Kind>(kind)).data()) << kind;
}

void TestPartForm::everyShippedPartComesOutAsItWentIn()
{
    QFETCH(const int, kind);
    const std::vector<PartHandle> &parts = shipped().parts(static_cast<Kind>(kind));
    QVERIFY(!parts.empty());
    QStringList lost;
    for (const PartHandle &one : parts) {
        const Catalogue sources = alone(one);
        const PartHandle part = sources.find(one->id);
        QVERIFY2(part && text(*part, sources) == text(*one, shipped()), qPrintable(one->id));
        const Result<PartHandle> made = saved(*part, sources);
        if (!made)
            lost << part->id + QStringLiteral(": ") + made.error().sentence();
        else if (text(**made, sources) != text(*part, sources))
            lost << part->id;
    }
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(QLatin1Char('\n'))));
}

void TestPartForm::everyPlugIsKept_data()
{
    QTest::addColumn<QString>("plug");
    QTest::addColumn<int>("count");
    for (const QString &word : plugWords()) {
        QTest::addRow("one %s", qPrintable(word)) << word << 1;
        QTest::addRow("as many %s as a file may say", qPrintable(word)) << word << MostPlugs;
    }
}

void TestPartForm::everyPlugIsKept()
{
    QFETCH(const QString, plug);
    QFETCH(const int, count);
    Board board;
    board.id = QStringLiteral("board");
    board.name = QStringLiteral("Board");
    board.powerInputs = {ConnectorCounts{{plug, count}}, NoSource};
    const Result<PartHandle> made = saved(board, {});
    QVERIFY2(made, made ? "" : qPrintable(made.error().sentence()));
    QCOMPARE(text(**made, {}), text(board, {}));
}

void TestPartForm::textsWithCommasCanBeEdited()
{
    System system;
    system.id = QStringLiteral("system");
    system.name = QStringLiteral("System");
    system.aliases = {QStringLiteral("One, and only")};
    system.storage = {QStringList{QStringLiteral("2 × 960 GB, mirrored"), QStringLiteral("4 × 3.84 TB")}, NoSource};
    system.weight = {1.0 / 3 + 100, NoSource};
    PartForm form;
    form.open(system, {}, PartForm::Purpose::Edited);
    line(form, "formAliases").setText(line(form, "formAliases").text() + QStringLiteral(" The other"));
    line(form, "field-storage").setText(line(form, "field-storage").text() + QStringLiteral("; 1 × 8 TB"));
    const Result<PartHandle> made = form.part();
    QVERIFY2(made, made ? "" : qPrintable(made.error().sentence()));
    const auto &changed = static_cast<const System &>(**made);
    QCOMPARE(changed.aliases, (QStringList{QStringLiteral("One, and only"), QStringLiteral("The other")}));
    QCOMPARE(*changed.storage, *system.storage + QStringList{QStringLiteral("1 × 8 TB")});
    QCOMPARE(*changed.weight, *system.weight);
}

void TestPartForm::aReasonGoesWithItsFigure()
{
    Card card;
    card.id = QStringLiteral("card");
    card.name = QStringLiteral("Card");
    card.tdp = {Watts(230), NoSource};
    card.length = {Millimetres(267), NoSource};
    card.explained = {{QStringLiteral("tdp_w"), QStringLiteral("The datasheet says so.")},
                      {QStringLiteral("length_mm"), QStringLiteral("Without its handle.")}};
    PartForm form;
    form.open(card, {}, PartForm::Purpose::Edited);
    line(form, "field-tdp_w").setText(QStringLiteral("200"));
    const Result<PartHandle> made = form.part();
    QVERIFY2(made, made ? "" : qPrintable(made.error().sentence()));
    QCOMPARE((*made)->explained.keys(), QStringList{QStringLiteral("length_mm")});
}

void TestPartForm::namesAreTakenInPlaceOfIds()
{
    Card card;
    card.name = QStringLiteral("My card");
    PartForm form;
    form.open(card, shipped(), PartForm::Purpose::New);
    line(form, "formName").setText(QStringLiteral("My card"));
    for (const char *typed : {"NVIDIA GeForce RTX 3090", "geforce rtx 3090", "RTX 3090", "geforce-rtx-3090"}) {
        line(form, "field-gpu").setText(QString::fromLatin1(typed));
        const Result<PartHandle> made = form.part();
        QVERIFY2(made, made ? "" : qPrintable(made.error().sentence()));
        QCOMPARE(*static_cast<const Card &>(**made).gpu, QStringLiteral("geforce-rtx-3090"));
    }
    line(form, "field-gpu").setText(QStringLiteral("Voodoo 2"));
    const Result<PartHandle> made = form.part();
    QVERIFY(!made);
    QVERIFY2(made.error().sentence().contains(QStringLiteral("Voodoo 2")), qPrintable(made.error().sentence()));
    // What is there is shown by its name.
    card.gpu = {QStringLiteral("geforce-rtx-3090"), NoSource};
    form.open(card, shipped(), PartForm::Purpose::New);
    QCOMPARE(line(form, "field-gpu").text(), QStringLiteral("NVIDIA GeForce RTX 3090"));
}

RIG_TEST(TestPartForm)
#include "tst_part_form.moc"
