// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"

#include "ui/data/import_dialog.h"
#include "ui/data/imports_dialog.h"
#include "ui/data/rates_dialog.h"
#include "ui/document/change_bar.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableView>
#include <QTableWidget>
#include <QThread>
#include <QThreadPool>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

class TestImportDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_folder); }
    void init();
    void cleanup() { m.reset(); }

    void aPriceListIsShownThenStoredAsAWhole();
    void columnsAreMappedByHandAndRemembered();
    void aPlanOfColumnsThatChangedSinceIsNotTaken();
    void aLineOfTheDataSetBecomesAPart();
    void aPartsFileSaysWhatDoesNotGoIn();
    void aPreviewIsStopped();
    void closingWhileItWorksIsHarmless();
    void whatCannotBeReadIsSaid();
    void anImportIsTakenOutAgain();
    void aNewerCatalogueCountsAndIsTakenOut();
    void aCatalogueThatIsNoneIsSaid();
    void ratesAreChangedAndReverted();

private:
    QString write(const char *name, const QByteArray &text) const
    {
        const QString path = m->folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("The test's file cannot be written.");
        return path;
    }
    [[nodiscard]] static QString label(const QWidget &in, const char *name)
    {
        return in.findChild<QLabel *>(QString::fromLatin1(name))->text();
    }
    [[nodiscard]] static QAbstractItemModel &rows(const QWidget &in, const char *name)
    {
        return *in.findChild<QTableView *>(QString::fromLatin1(name))->model();
    }
    void store(ImportDialog &dialog) const
    {
        QSignalSpy made(&m->workspace, &Workspace::catalogueChanged);
        QTRY_VERIFY(button(dialog, "doImport").isEnabled());
        button(dialog, "doImport").click();
        QVERIFY(made.wait());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WithStore> m;
};

void TestImportDialog::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    QSettings().clear();
    m = std::make_unique<WithStore>();
}

void TestImportDialog::aPriceListIsShownThenStoredAsAWhole()
{
    const QString path = write("prices.csv", "part,amount,currency,date,condition\n"
                                             "card-b,900,USD,2026-02-03,new\n"
                                             "No such card,800,USD,2026-02-03,new\n"
                                             "card-b,700,USD,2026-02-04,used\n");
    ImportDialog dialog(m->ownData, m->workspace.catalogue());
    dialog.show();
    dialog.previewPrices(path);
    QTRY_VERIFY(button(dialog, "doImport").isEnabled());
    QCOMPARE(rows(dialog, "planPrices").rowCount(), 2);
    QVERIFY(m->part("card-b")->prices.empty()); // nothing is stored yet
    QAbstractItemModel &left =
        rows(dialog, "planSkipped").rowCount() > 0 ? rows(dialog, "planSkipped") : rows(dialog, "planDoubts");
    QCOMPARE(left.rowCount(), 1);
    QVERIFY(!left.index(0, 2).data().toString().isEmpty());

    store(dialog);
    QCOMPARE(m->part("card-b")->prices.size(), std::size_t(2));
    QVERIFY(!button(dialog, "doImport").isEnabled());
    QVERIFY(dialog.findChild<ChangeBar *>()->isVisible());

    QSignalSpy made(&m->workspace, &Workspace::catalogueChanged);
    button(dialog, "undoChange").click();
    QVERIFY(made.wait());
    QVERIFY(m->part("card-b")->prices.empty());
}

void TestImportDialog::columnsAreMappedByHandAndRemembered()
{
    const QByteArray list = "what,foo,bar\nMaker Card B,\"1.234,50\",x\n";
    const QString path = write("odd.csv", list);
    {
        ImportDialog dialog(m->ownData, m->workspace.catalogue());
        dialog.show();
        dialog.previewPrices(path);
        QVERIFY2(!label(dialog, "importState").isEmpty(), "What is missing is said");
        QVERIFY(!button(dialog, "doImport").isEnabled());
        auto *table = dialog.findChild<QTableWidget *>(QStringLiteral("mappingTable"));
        const auto map = [&](int column, int entry) {
            auto *combo = table->cellWidget(0, column)->findChild<QComboBox *>();
            combo->setCurrentIndex(entry);
            emit combo->activated(entry);
        };
        QTRY_VERIFY2(table->verticalScrollBar()->maximum() == 0, "One row is seen without scrolling");
        const auto rows = [&] {
            int height = table->horizontalHeader()->sizeHint().height() + 2 * table->frameWidth();
            for (int row = 0; row < table->rowCount(); ++row)
                height += table->rowHeight(row);
            return height;
        };
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY2(table->maximumHeight() < rows() + table->horizontalScrollBar()->sizeHint().height(),
                     "No room for a scroll bar that is not there");
        map(0, 1);
        map(1, 2);
        dialog.findChild<QComboBox *>(QStringLiteral("mapDecimal"))->setCurrentIndex(1);
        dialog.findChild<QComboBox *>(QStringLiteral("mapCurrency"))->setCurrentText(QStringLiteral("EUR"));
        auto *date = dialog.findChild<QLineEdit *>(QStringLiteral("mapDate"));
        date->setText(QStringLiteral("2026-05-06"));
        emit date->editingFinished();
        store(dialog);
    }
    QCOMPARE(m->part("card-b")->prices.size(), std::size_t(1));
    QCOMPARE(m->part("card-b")->prices.front().money.amount, 1234.5);
    QCOMPARE(m->part("card-b")->prices.front().money.currency, QStringLiteral("EUR"));

    ImportDialog again(m->ownData, m->workspace.catalogue());
    again.previewPrices(path);
    auto *table = again.findChild<QTableWidget *>(QStringLiteral("mappingTable"));
    QCOMPARE(table->cellWidget(0, 1)->findChild<QComboBox *>()->currentIndex(), 2);
    QCOMPARE(again.findChild<QComboBox *>(QStringLiteral("mapCurrency"))->currentText(), QStringLiteral("EUR"));
}

void TestImportDialog::aPlanOfColumnsThatChangedSinceIsNotTaken()
{
    const QString path = write("prices.csv", "part,price,currency,date,condition\ncard-b,900,USD,2026-02-03,used\n");
    ImportDialog dialog(m->ownData, m->workspace.catalogue());
    dialog.show();
    dialog.previewPrices(path);
    // It is made, and not yet told of, when the column of the parts is taken away.
    QThreadPool::globalInstance()->waitForDone();
    auto *table = dialog.findChild<QTableWidget *>(QStringLiteral("mappingTable"));
    auto *combo = table->cellWidget(0, 0)->findChild<QComboBox *>();
    combo->setCurrentIndex(0);
    emit combo->activated(0);
    QTest::qWait(50);
    QVERIFY(!button(dialog, "doImport").isEnabled());
    QVERIFY(!label(dialog, "importState").isEmpty());
}

void TestImportDialog::aLineOfTheDataSetBecomesAPart()
{
    const QString path = write(
        "PSU.jsonl", "{\"opendb_id\":\"0b7b43f8-0d3c-4a1e-9d53-000000000001\",\"metadata\":{\"name\":\"Tiny "
                     "Power 777\",\"manufacturer\":\"Tiny\",\"part_numbers\":[\"TP-777-X1\"]},\"wattage\":777}\n");
    ImportDialog dialog(m->ownData, m->workspace.catalogue());
    dialog.show();
    dialog.previewOpenDb({path});
    store(dialog);
    bool found = false;
    for (const PartHandle &part : m->workspace.catalogue().parts(Kind::Supply))
        found = found || (part->origin == Origin::Imported && part->name.contains(QStringLiteral("777")));
    QVERIFY(found);
}

void TestImportDialog::aPartsFileSaysWhatDoesNotGoIn()
{
    const QString path = write("mine.json", "{\"rigwright_parts\":1,\"sources\":[{\"id\":\"me\",\"title\":\"My own "
                                            "scales\",\"date\":\"2026\",\"kind\":\"measured\"}],\"supplies\":[\n"
                                            "{\"id\":\"my-supply\",\"name\":\"My Supply\",\"sources\":{\"*\":\"me\"},"
                                            "\"watts\":700},\n"
                                            "{\"id\":\"bad-supply\",\"name\":\"Bad\",\"sources\":{\"*\":\"me\"},"
                                            "\"watts\":\"many\"}]}\n");
    ImportDialog dialog(m->ownData, m->workspace.catalogue());
    dialog.show();
    dialog.previewParts({path});
    QTRY_VERIFY(button(dialog, "doImport").isEnabled());
    QCOMPARE(rows(dialog, "planSkipped").rowCount(), 1);
    QVERIFY(rows(dialog, "planSkipped").index(0, 3).data().toString().contains(QStringLiteral("mine.json")));
    store(dialog);
    QVERIFY(m->part("my-supply"));
    QVERIFY(!m->part("bad-supply"));
}

void TestImportDialog::aPreviewIsStopped()
{
    ImportDialog dialog(m->ownData, m->workspace.catalogue());
    dialog.show();
    dialog.preview(QStringLiteral("Slow"),
                   [](const Catalogue &, const db::Progress &progress) -> Result<db::ImportPlan> {
                       for (qint64 done = 0;; ++done) {
                           if (!progress(std::min<qint64>(done, 50), 100))
                               return badInput(QStringLiteral("It was stopped."));
                           QThread::msleep(1);
                       }
                   });
    QVERIFY(button(dialog, "stopImport").isVisible());
    QVERIFY(!button(dialog, "doImport").isEnabled());
    button(dialog, "stopImport").click();
    QTRY_VERIFY(label(dialog, "importState").contains(QStringLiteral("stopped")));
    QVERIFY(!button(dialog, "stopImport").isVisible());
    QVERIFY(!button(dialog, "doImport").isEnabled());
}

void TestImportDialog::closingWhileItWorksIsHarmless()
{
    auto dialog = std::make_unique<ImportDialog>(m->ownData, m->workspace.catalogue());
    dialog->show();
    std::atomic<bool> ended = false;
    dialog->preview(QStringLiteral("Slow"),
                    [&](const Catalogue &, const db::Progress &progress) -> Result<db::ImportPlan> {
                        while (progress(1, 2))
                            QThread::msleep(1);
                        ended = true;
                        return badInput(QStringLiteral("It was stopped."));
                    });
    dialog.reset();
    QVERIFY(ended);
}

void TestImportDialog::whatCannotBeReadIsSaid()
{
    ImportDialog dialog(m->ownData, m->workspace.catalogue());
    dialog.show();
    dialog.previewParts({m->folder.filePath(QStringLiteral("not-there.json"))});
    QTRY_VERIFY(label(dialog, "importState").contains(QStringLiteral("not-there.json")));
    QVERIFY(!button(dialog, "doImport").isEnabled());
}

void TestImportDialog::anImportIsTakenOutAgain()
{
    const QString path = write("prices.csv", "part,amount,currency,date\ncard-b,900,USD,2026-02-03\n");
    {
        ImportDialog dialog(m->ownData, m->workspace.catalogue());
        dialog.previewPrices(path);
        store(dialog);
    }
    ImportsDialog imports(m->ownData);
    imports.show();
    QCOMPARE(rows(imports, "importTable").rowCount(), 1);
    QVERIFY(!button(imports, "removeImport").isEnabled());
    imports.findChild<QTableView *>(QStringLiteral("importTable"))->selectRow(0);
    button(imports, "removeImport").click();
    QVERIFY(button(imports, "reallyRemove").isVisible());
    QCOMPARE(m->part("card-b")->prices.size(), std::size_t(1)); // it asks first
    QSignalSpy made(&m->workspace, &Workspace::catalogueChanged);
    button(imports, "reallyRemove").click();
    QVERIFY(made.wait());
    QVERIFY(m->part("card-b")->prices.empty());
    QTRY_COMPARE(rows(imports, "importTable").rowCount(), 0);
    QVERIFY(label(imports, "emptyTitle").contains(QStringLiteral("Nothing has been imported")));
    QVERIFY2(!button(imports, "removeImport").isVisible(), "There is nothing that it could take out");
}

void TestImportDialog::aNewerCatalogueCountsAndIsTakenOut()
{
    // The made-up parts as the program's own, and the same with a price of a later day.
    const QString shipped = m->folder.filePath(QStringLiteral("shipped.sqlite"));
    QVERIFY(db::writeCatalogue(shipped, smallCatalogue()));
    Catalogue later = smallCatalogue();
    later.sources.push_back(
        {QStringLiteral("later"), QStringLiteral("Later"), {}, QStringLiteral("2026-11-01"), {}, {}});
    const QString newer = m->folder.filePath(QStringLiteral("newer.sqlite"));
    QVERIFY(db::writeCatalogue(newer, later));
    qputenv("RIGWRIGHT_CATALOGUE", shipped.toUtf8());

    ImportsDialog imports(m->ownData);
    imports.show();
    imports.importCatalogue(newer);
    QTRY_COMPARE(rows(imports, "importTable").rowCount(), 1);
    QCOMPARE(m->workspace.catalogue().date, QDate(2026, 11, 1));
    QCOMPARE(m->ownData.shipped().date, QDate(2026, 11, 1));
    QVERIFY(rows(imports, "importTable").index(0, 1).data().toString().contains(QStringLiteral("2026-11-01")));
    QVERIFY2(m->part("card-b"), "The parts are there as before");

    QVERIFY(m->ownData.canUndo());
    m->ownData.undo();
    QTRY_COMPARE(rows(imports, "importTable").rowCount(), 0);
    QVERIFY(m->workspace.catalogue().date < QDate(2026, 11, 1));

    imports.importCatalogue(newer);
    QTRY_COMPARE(rows(imports, "importTable").rowCount(), 1);
    imports.findChild<QTableView *>(QStringLiteral("importTable"))->selectRow(0);
    button(imports, "removeImport").click();
    QVERIFY(button(imports, "reallyRemove").isVisible());
    button(imports, "reallyRemove").click();
    QTRY_COMPARE(rows(imports, "importTable").rowCount(), 0);
    QVERIFY(m->workspace.catalogue().date < QDate(2026, 11, 1));
    QVERIFY2(!m->ownData.canUndo(), "What would be taken back is gone");
    qunsetenv("RIGWRIGHT_CATALOGUE");
}

void TestImportDialog::aCatalogueThatIsNoneIsSaid()
{
    const QString shipped = m->folder.filePath(QStringLiteral("shipped.sqlite"));
    QVERIFY(db::writeCatalogue(shipped, smallCatalogue()));
    qputenv("RIGWRIGHT_CATALOGUE", shipped.toUtf8());
    ImportsDialog imports(m->ownData);
    imports.show();
    QSignalSpy failed(&m->ownData, &OwnData::failed);
    imports.importCatalogue(write("none.sqlite", "not a database"));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY2(failed[0][0].toString().contains(QStringLiteral("is not a catalogue of Rigwright")),
             qPrintable(failed[0][0].toString()));
    QCOMPARE(rows(imports, "importTable").rowCount(), 0);
    QVERIFY(!m->ownData.canUndo());
    qunsetenv("RIGWRIGHT_CATALOGUE");
}

void TestImportDialog::ratesAreChangedAndReverted()
{
    RatesDialog dialog(m->workspace, m->ownData);
    dialog.show();
    QCOMPARE(rows(dialog, "rateTable").rowCount(), 0);
    dialog.findChild<QLineEdit *>(QStringLiteral("rateCurrency"))->setText(QStringLiteral("sek"));
    dialog.findChild<QLineEdit *>(QStringLiteral("rateAmount"))->setText(QStringLiteral("-2"));
    button(dialog, "addRate").click();
    QVERIFY(label(dialog, "rateProblem").contains(QStringLiteral("above 0")));
    dialog.findChild<QLineEdit *>(QStringLiteral("rateAmount"))->setText(QStringLiteral("9.5"));
    button(dialog, "addRate").click();
    QCOMPARE(rows(dialog, "rateTable").rowCount(), 1);
    const auto dollars = converted({95, QStringLiteral("SEK")}, QStringLiteral("USD"), m->workspace.catalogue().rates);
    QVERIFY(dollars);
    QCOMPARE(dollars->money.amount, 10.0);
    QAbstractItemModel &model = rows(dialog, "rateTable");
    QVERIFY(model.setData(model.index(0, 1), QStringLiteral("19")));
    QTRY_COMPARE(
        converted({95, QStringLiteral("SEK")}, QStringLiteral("USD"), m->workspace.catalogue().rates)->money.amount,
        5.0);
    dialog.findChild<QTableView *>(QStringLiteral("rateTable"))->selectRow(0);
    button(dialog, "revertRate").click();
    QCOMPARE(rows(dialog, "rateTable").rowCount(), 0);
    button(dialog, "undoChange").click();
    QCOMPARE(rows(dialog, "rateTable").rowCount(), 1);
}

RIG_TEST(TestImportDialog)
#include "tst_import_dialog.moc"
