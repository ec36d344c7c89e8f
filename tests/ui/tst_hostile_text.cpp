// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shown_text.h"
#include "core/report/report.h"
#include "parts_support.h"
#include "tests/hostile_names.h"
#include "tests/testing.h"
#include "ui/data/restore_dialog.h"
#include "ui/document/document_actions.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/report/report_file.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/web_text.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QTextDocument>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

namespace {

/// The made-up parts, each part and each source with this name.
Catalogue named(const QString &name)
{
    QFile file(u"" RIGWRIGHT_SOURCE_DIR "/tests/data/small-catalogue.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The test's parts are missing.");
    QJsonObject whole = QJsonDocument::fromJson(file.readAll()).object();
    for (const QString &key : whole.keys()) {
        QJsonArray entries = whole.value(key).toArray();
        if (entries.isEmpty())
            continue;
        for (auto &&entry : entries) {
            QJsonObject object = entry.toObject();
            for (const QString &text : {u"name"_s, u"title"_s, u"publisher"_s}) {
                if (object.contains(text))
                    object.insert(text, name);
            }
            if (key != u"sources"_s && key != u"rates"_s && object.contains(u"name"_s))
                object.insert(u"notes"_s, QJsonArray{name});
            entry = object;
        }
        whole.insert(key, entries);
    }
    const Result<Catalogue> read = withPartsFile({}, QJsonDocument(whole).toJson(), u"hostile.json"_s, Origin::Shipped);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

/// What Qt would load for a text that it takes for HTML; empty where there is nothing.
QString loads(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    const QString made = document.toHtml();
    return made.contains(u"<img"_s) || made.contains(u"href=\"file:"_s) || made.contains(u"href=\"//"_s) ? made
                                                                                                         : QString();
}

QString problemOf(const QString &what, const QString &text, bool isHtml)
{
    if (shownText(text) != text)
        return what + u": a control character in "_s + text;
    if (isHtml && !loads(text).isEmpty())
        return what + u": loads or leads out of "_s + text;
    return {};
}

QStringList problemsOf(const QAbstractItemView &view)
{
    QStringList problems;
    const QAbstractItemModel *model = view.model();
    for (int row = 0; model && row < std::min(model->rowCount(), 40); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex cell = model->index(row, column);
            const QString tip = cell.data(Qt::ToolTipRole).toString();
            problems << problemOf(view.objectName() + u" cell"_s, cell.data().toString(), false)
                     << problemOf(view.objectName() + u" tip"_s, tip, Qt::mightBeRichText(tip));
        }
    }
    return problems;
}

QStringList problemsOf(const QWidget &window)
{
    QStringList problems{problemOf(u"title"_s, window.windowTitle(), false)};
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        const bool html = label->textFormat() == Qt::RichText ||
                          (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
        problems << problemOf(u"label "_s + label->objectName(), label->text(), html);
    }
    for (const QWidget *widget : window.findChildren<QWidget *>())
        problems << problemOf(u"tip"_s, widget->toolTip(), Qt::mightBeRichText(widget->toolTip()));
    for (const QAction *action : window.findChildren<QAction *>())
        problems << problemOf(u"action"_s, action->text(), false);
    for (const QTextEdit *text : window.findChildren<QTextEdit *>())
        problems << problemOf(u"text "_s + text->objectName(), text->toHtml(), true);
    for (const QAbstractItemView *view : window.findChildren<QAbstractItemView *>())
        problems << problemsOf(*view);
    problems.removeAll(QString());
    problems.removeDuplicates();
    return problems;
}

} // namespace

/// Names that are written to be taken for something else, in every label, table, tooltip and page.
class TestHostileText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_settings); }
    void everyPage_data();
    void everyPage();
    void reports_data() { everyPage_data(); }
    void reports();
    void namesOfFilesAreShown();
    void linksAreOfTheWebAndLookedAt();

public slots:
    void takeAddress(const QUrl &address) { m_opened << address; }

private:
    QTemporaryDir m_settings;
    QList<QUrl> m_opened;
};

void TestHostileText::everyPage_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = hostileNames();
    for (qsizetype i = 0; i < names.size(); ++i)
        QTest::addRow("%d", static_cast<int>(i)) << names[i];
}

void TestHostileText::everyPage()
{
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    LanguageSwitch languages(*qApp);
    languages.use(u"en"_s);
    Workspace workspace(named(name));
    OwnData own(workspace);
    QVERIFY(own.open(named(name), folder.path()));
    MainWindow window(workspace, languages, folder.path());
    window.resize(1280, 800);
    window.show();
    Document document = twoCards();
    // As a file would bring it.
    const QByteArray bytes = writeBuildFile(document, workspace.catalogue());
    QJsonObject machine = QJsonDocument::fromJson(bytes).object();
    machine.insert(u"name"_s, name);
    const QString path = folder.filePath(u"machine.rig.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(machine).toJson()) > 0);
    file.close();
    QVERIFY(window.documents().open(path));
    QCOMPARE(workspace.document().build.name, shownLine(name));
    for (const PageEntry &page : allPages()) {
        window.showPage(QString::fromLatin1(page.id));
        QCoreApplication::processEvents();
        for (QAbstractItemView *view : window.findChildren<QAbstractItemView *>()) {
            if (view->isVisible() && view->model() && view->model()->rowCount() > 0)
                view->setCurrentIndex(view->model()->index(0, 0));
        }
        QCoreApplication::processEvents();
        const QStringList problems = problemsOf(window);
        QVERIFY2(problems.isEmpty(), qPrintable(QString::fromLatin1(page.id) + u": "_s + problems.join(u'\n')));
    }
}

void TestHostileText::reports()
{
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    Document document = twoCards();
    document.build.name = shownLine(name);
    const Report report = makeReport(document, named(name), QDate(2026, 11, 1));
    const QString path = folder.filePath(u"report.html"_s);
    QVERIFY(saveReport(report, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString html = QString::fromUtf8(file.readAll());
    QCOMPARE(shownText(html), html);
    for (const QString &tag :
         {u"<img"_s, u"<script"_s, u"<b>All"_s, u"<h1>No findings"_s, u"href=\"file:"_s, u"href=\"//"_s})
        QVERIFY2(!html.contains(tag), qPrintable(tag));
    QVERIFY(saveReport(report, folder.filePath(u"report.pdf"_s)));
}

void TestHostileText::namesOfFilesAreShown()
{
    QWidget under;
    Notice bar(&under);
    bar.say(u"/tmp/<img src=x>\u202egpj.exe cannot be read."_s, true);
    const QStringList problems = problemsOf(bar);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    QVERIFY(bar.text().contains(u"<img src=x>"_s));
}

void TestHostileText::linksAreOfTheWebAndLookedAt()
{
    QCOMPARE(webLink(u"https://example.org/a?b=1&c=2"_s, u"A & B"_s),
             u"<a href=\"https://example.org/a?b=1&amp;c=2\">A &amp; B</a>"_s);
    for (const char *none : {"file:///etc/passwd", "//host/share", "\\\\host\\share", "javascript:alert(1)",
                             "http:", "httpx://example.org", "https:///x", "smb://host/share", "data:text/html,x", ""})
        QCOMPARE(webLink(QString::fromLatin1(none), u"<b>"_s), u"&lt;b&gt;"_s);
    QDesktopServices::setUrlHandler(u"https"_s, this, "takeAddress");
    QDesktopServices::setUrlHandler(u"file"_s, this, "takeAddress");
    QWidget window;
    window.show();
    openAfterLook(QUrl(u"file:///etc/passwd"_s), &window);
    QVERIFY(!window.findChild<QDialog *>(u"addressDialog"_s));
    const QUrl address(u"https://user@xn--rtx-qla.example.org/a/very/long/way?to=here"_s);
    openAfterLook(address, &window);
    auto *dialog = window.findChild<QDialog *>(u"addressDialog"_s);
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QLabel *>(u"wholeAddress"_s)->text(), address.toString(QUrl::FullyEncoded));
    QVERIFY(m_opened.isEmpty());
    auto *buttons = dialog->findChild<QDialogButtonBox *>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Open), Qt::LeftButton);
    QCOMPARE(m_opened, QList<QUrl>{address});
    QDesktopServices::unsetUrlHandler(u"https"_s);
    QDesktopServices::unsetUrlHandler(u"file"_s);
}

RIG_TEST(TestHostileText)
#include "tst_hostile_text.moc"
