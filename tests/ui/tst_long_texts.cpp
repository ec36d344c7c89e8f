// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_file.h"
#include "parts_support.h"
#include "tests/testing.h"
#include "ui/document/document_actions.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/page.h"
#include "ui/pages/parts/part_form.h"
#include "ui/widgets/elided_field.h"
#include "ui/widgets/whole_pieces.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QStyle>
#include <QTabWidget>
#include <QTableView>
#include <QTranslator>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// A language half as long again as English: nothing is cut off on any page, behind any tab, on the smallest screen
/// that is common.
class TestLongTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void aSecondLineIsCutBetweenItsPieces();
    void whatHasNoRoomGoesToTheNextLine();
    void aFieldAtRestIsNotCutWithinALetter();

private:
    QTemporaryDir m_settings;
    Catalogue m_catalogue;
};

namespace {

/// Every text with half its length after it, in words as long as others have them.
class Longer : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        static const QString Filler = u" überlange aufgabenbezogene zusätze"_s;
        const qsizetype more = text.size() / 2;
        return text.size() < 2 ? text
                               : text + Filler.repeated(1 + more / Filler.size()).left(std::max<qsizetype>(more, 1));
    }
};

QString shortOf(const QString &text) { return text.size() > 40 ? text.left(39) + u'…' : text; }

QString cutLabel(const QLabel &label)
{
    if (label.text().isEmpty() || label.textFormat() == Qt::RichText)
        return {};
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + 1 ? u"a text is cut below"_s : QString();
    return label.sizeHint().width() > label.width() + 1 ? u"a text is cut at its end"_s : QString();
}

QString cutHeader(const QHeaderView &header)
{
    for (int i = 0; i < header.count(); ++i) {
        if (header.isSectionHidden(i))
            continue;
        const QString text = header.model()->headerData(i, header.orientation()).toString();
        // The words of a heading may stand under each other, but each must have room.
        for (const QString &word : text.simplified().split(u' ', Qt::SkipEmptyParts)) {
            if (header.fontMetrics().horizontalAdvance(word) > header.sectionSize(i))
                return u"the heading “%1” is cut"_s.arg(shortOf(text));
        }
    }
    return {};
}

QString cut(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return cutLabel(*label);
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget); button && !button->text().isEmpty())
        return button->sizeHint().width() > button->width() + 1 ? u"a button is cut"_s : QString();
    if (const auto *header = qobject_cast<const QHeaderView *>(&widget);
        header && header->orientation() == Qt::Horizontal && header->model())
        return cutHeader(*header);
    return {};
}

struct Seen
{
    int widgets = 0;
    QStringList cut;
};

void look(const QWidget &in, const QString &where, Seen &seen)
{
    for (const QWidget *widget : in.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        ++seen.widgets;
        const QString wrong = cut(*widget);
        if (wrong.isEmpty())
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString name = widget->objectName().isEmpty() ? widget->parentWidget()->objectName() + u'/' +
                                                                  QString::fromLatin1(widget->metaObject()->className())
                                                            : widget->objectName();
        seen.cut << u"%1 (%2%3): %4"_s.arg(wrong, where, name,
                                           shortOf(label    ? label->text()
                                                   : button ? button->text()
                                                            : QString()));
    }
}

/// All that is in sight, and behind each tab.
void lookThrough(const QWidget &in, const QString &where, Seen &seen)
{
    look(in, where, seen);
    for (QTabWidget *tabs : in.findChildren<QTabWidget *>()) {
        if (!tabs->isVisible())
            continue;
        const int first = tabs->currentIndex();
        for (int i = 0; i < tabs->count(); ++i) {
            if (i == first || !tabs->isTabEnabled(i))
                continue;
            tabs->setCurrentIndex(i);
            QTest::qWait(100);
            lookThrough(*tabs->widget(i), where + u"tab %1, "_s.arg(i + 1), seen);
        }
        tabs->setCurrentIndex(first);
    }
}

void nothing(MainWindow &) {}

template <class T> T *in(MainWindow &window, const char *name)
{
    auto *found = window.findChild<T *>(QString::fromLatin1(name));
    if (!found)
        qFatal("There is no %s", name);
    return found;
}

void askMyPc(MainWindow &window) { in<QAbstractButton>(window, "way-1")->click(); }

void openMachine(MainWindow &window)
{
    if (!window.documents().open(u"" RIGWRIGHT_SOURCE_DIR "/resources/examples/two-cards-trouble.rig.json"_s))
        qFatal("The machine does not open");
}

void openChooser(MainWindow &window)
{
    openMachine(window);
    emit window.findChild<PartsPanel *>()->chooserWanted({Kind::Card, 0});
}

void chooseGpu(MainWindow &window) { in<QTableView>(window, "gpuTable")->selectRow(3); }

void compareGpus(MainWindow &window)
{
    const auto *table = in<QTableView>(window, "gpuTable");
    for (const int row : {3, 5, 8})
        table->selectionModel()->select(table->model()->index(row, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
    in<QPushButton>(window, "compareButton")->click();
}

void choosePart(MainWindow &window) { in<QTableView>(window, "partTable")->selectRow(3); }

/// The form of a part of one's own, over the page.
void describeBoard(MainWindow &window)
{
    auto *form = new PartForm(&window);
    form->setAutoFillBackground(true);
    form->setGeometry(window.rect());
    form->open(Board(), {}, PartForm::Purpose::New);
    form->show();
}

void openChart(MainWindow &window)
{
    in<QAbstractButton>(window, "chartSettings")->click();
    in<QAbstractButton>(window, "chartFold")->click();
}

void readTable(MainWindow &window) { in<QListWidget>(window, "guideList")->setCurrentRow(1); }

void readTopic(MainWindow &window) { in<QListWidget>(window, "guideList")->setCurrentRow(4); }

using MakeSeen = void (*)(MainWindow &);

} // namespace

Q_DECLARE_METATYPE(MakeSeen)

void TestLongTexts::initTestCase()
{
    useSettingsIn(m_settings);
    const auto read = db::readCatalogue(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), db::allKinds());
    QVERIFY(read);
    m_catalogue = *read;
}

void TestLongTexts::nothingIsCutOff_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<MakeSeen>("open");
    for (const PageEntry &page : allPages())
        QTest::newRow(page.id) << QString::fromLatin1(page.id) << MakeSeen(nothing);
    const auto face = [](const char *name, const char *page, MakeSeen open) {
        QTest::newRow(name) << QString::fromLatin1(page) << open;
    };
    face("my PC", "start", askMyPc);
    face("a machine", "build", openMachine);
    face("the parts to choose from", "build", openChooser);
    face("a chosen GPU", "gpus", chooseGpu);
    face("GPUs compared", "gpus", compareGpus);
    face("a chosen part", "parts", choosePart);
    face("the form of a part", "parts", describeBoard);
    face("a chart's settings and table", "charts", openChart);
    face("a table of the guide", "guide", readTable);
    face("a topic of the guide", "guide", readTopic);
}

void TestLongTexts::nothingIsCutOff()
{
    QFETCH(QString, page);
    QFETCH(MakeSeen, open);
    Longer longer;
    QCoreApplication::installTranslator(&longer);
    const QScopeGuard back([&] { QCoreApplication::removeTranslator(&longer); });
    Workspace workspace(m_catalogue);
    LanguageSwitch languages(*qApp);
    MainWindow window(workspace, languages, m_settings.path(), page);
    window.resize(1366, 768);
    window.show();
    QTest::qWait(100);
    open(window);
    QTest::qWait(300);
    QVERIFY2(window.width() <= 1366 && window.height() <= 768,
             qPrintable(u"the window grew to %1 × %2"_s.arg(window.width()).arg(window.height())));
    QVERIFY2(window.menuBar()->actions().front()->text().contains(u"ü"_s), "the longer language is not in use");
    Seen seen;
    lookThrough(window, {}, seen);
    QVERIFY2(seen.widgets > 20, "there is hardly anything on the page");
    seen.cut.removeDuplicates();
    QVERIFY2(seen.cut.isEmpty(), qPrintable(u"\n  "_s + seen.cut.join(u"\n  "_s)));
}

void TestLongTexts::aSecondLineIsCutBetweenItsPieces()
{
    const QFontMetrics metrics(QApplication::font());
    const QString line = u"24 GiB · 350 W · 2 slots"_s;
    QCOMPARE(wholePieces(line, metrics.horizontalAdvance(line), metrics), line);
    QCOMPARE(wholePieces(line, metrics.horizontalAdvance(line) - 1, metrics), u"24 GiB · 350 W"_s);
    QCOMPARE(wholePieces(line, metrics.horizontalAdvance(u"24 GiB · 35"_s), metrics), u"24 GiB"_s);
    QVERIFY(wholePieces(line, metrics.horizontalAdvance(u"24 G"_s), metrics).endsWith(u'…'));
}

void TestLongTexts::whatHasNoRoomGoesToTheNextLine()
{
    const QFontMetrics metrics(QApplication::font());
    const QString line = u"24 GiB · 350 W · 2 slots"_s;
    const auto linesIn = [&](const QString &room) {
        return linesOfPieces(line, metrics.horizontalAdvance(room), metrics);
    };
    QCOMPARE(linesIn(line), QStringList{line});
    QCOMPARE(linesIn(u"24 GiB · 350 W"_s), (QStringList{u"24 GiB · 350 W"_s, u"2 slots"_s}));
    QCOMPARE(linesIn(u"24"_s), (QStringList{u"24 GiB"_s, u"350 W"_s, u"2 slots"_s}));
}

void TestLongTexts::aFieldAtRestIsNotCutWithinALetter()
{
    ElidedField field;
    field.setText(u"A second card for an older workstation"_s);
    field.resize(field.fontMetrics().horizontalAdvance(field.text()) * 2, field.sizeHint().height());
    QCOMPARE(field.textAtRest(), field.text());
    field.resize(field.fontMetrics().horizontalAdvance(field.text()), field.height()); // less its frame
    QVERIFY2(field.textAtRest().endsWith(u'…'), qPrintable(field.textAtRest()));
    QVERIFY(field.textAtRest().startsWith(u"A second card"_s));
    QCOMPARE(field.text(), u"A second card for an older workstation"_s); // which is what it holds
}

RIG_TEST(TestLongTexts)
#include "tst_long_texts.moc"
