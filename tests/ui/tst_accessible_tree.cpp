// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"

#include "ui/about_dialog.h"
#include "ui/command_palette.h"
#include "ui/data/import_dialog.h"
#include "ui/data/imports_dialog.h"
#include "ui/data/offer_dialog.h"
#include "ui/data/part_list_dialog.h"
#include "ui/data/rates_dialog.h"
#include "ui/data/restore_dialog.h"
#include "ui/document/history_dialog.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/page.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QTableView>

#include <functional>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// Every page and dialog as a screen reader is told of it: what takes the focus has a name and a role, Tab stops at
/// nothing that is not seen, and goes down the page; drawings have words.
class TestAccessibleTree : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_shown.reset(); }
    void whatTakesTheFocusHasNameAndRole_data() { pages(); }
    void whatTakesTheFocusHasNameAndRole();
    void tabStopsAreSeen_data() { pages(); }
    void tabStopsAreSeen();
    void drawingsAndTablesHaveWords_data() { pages(); }
    void drawingsAndTablesHaveWords();
    void dialogsToo_data();
    void dialogsToo();

private:
    struct Shown;
    static void pages();
    [[nodiscard]] MainWindow &windowOn(const QString &page) const;

    QTemporaryDir m_settings;
    std::shared_ptr<Shown> m_shown; ///< one window for all pages, as a user has it
};

/// The window, with a machine that has trouble.
struct TestAccessibleTree::Shown
{
    Shown()
    {
        with.workspace.setDocument(twoCards());
        languages.use(u"en"_s);
        window.emplace(with.workspace, languages, with.folder.path());
        window->resize(1366, 768);
        window->show();
        if (!QTest::qWaitForWindowActive(&*window))
            qFatal("The window does not become active.");
    }

    WithStore with;
    LanguageSwitch languages{*qApp};
    std::optional<MainWindow> window;
};

Q_DECLARE_METATYPE(std::function<std::unique_ptr<QWidget>(WithStore &, QWidget &)>)

namespace {

/// Fewer than these on a page would mean that it was not seen, not that all of it is well.
constexpr int FewestStops = 4;

bool isShown(const QAccessibleInterface &element)
{
    const QAccessible::State state = element.state();
    return !state.invisible && !state.offscreen;
}

/// A view of rows says itself what its cells are; they are looked at as data.
bool isItemView(const QAccessibleInterface &element)
{
    return qobject_cast<QAbstractItemView *>(element.object()) != nullptr;
}

template <class See> void walk(QAccessibleInterface &element, const See &see)
{
    if (!isShown(element))
        return;
    see(element);
    if (isItemView(element))
        return;
    for (int i = 0; i < element.childCount(); ++i) {
        if (QAccessibleInterface *child = element.child(i))
            walk(*child, see);
    }
}

QString described(const QAccessibleInterface &element)
{
    const QObject *object = element.object();
    QString text =
        object ? u"%1 %2"_s.arg(QString::fromLatin1(object->metaObject()->className()), object->objectName()) : u"?"_s;
    for (const QObject *above = object ? object->parent() : nullptr; above; above = above->parent()) {
        if (!above->objectName().isEmpty())
            return text + u" in "_s + above->objectName();
    }
    return text;
}

/// Whether some of it lies within all that it stands in; what it holds itself covers it and does not count.
bool isSeen(const QWidget &widget)
{
    if (!widget.isVisible() || !widget.isEnabled())
        return false;
    QRect seen = widget.rect();
    for (const QWidget *inner = &widget; !inner->isWindow(); inner = inner->parentWidget())
        seen = seen.translated(inner->pos()) & inner->parentWidget()->rect();
    return !seen.isEmpty();
}

bool hasWords(const QAccessibleInterface &element)
{
    return !element.text(QAccessible::Name).trimmed().isEmpty() ||
           !element.text(QAccessible::Description).trimmed().isEmpty();
}

/// What takes the focus without a name or a role; how many stops there are.
QStringList namelessIn(QWidget &widget, int *stops)
{
    QStringList nameless;
    walk(*QAccessible::queryAccessibleInterface(&widget), [&](const QAccessibleInterface &element) {
        if (!element.state().focusable)
            return;
        ++*stops;
        if (element.text(QAccessible::Name).trimmed().isEmpty() || element.role() == QAccessible::NoRole)
            nameless << described(element);
    });
    return nameless;
}

/// Where Tab leads, each stop once; with `unseen` what of it is not seen.
QList<const QWidget *> tabStops(QWidget &window, QStringList *unseen)
{
    QList<const QWidget *> stops;
    constexpr int Most = 400; // a window whose stops never come round
    while (stops.size() < Most) {
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
        const QWidget *now = window.focusWidget();
        if (!now)
            *unseen << u"Tab leads to nothing"_s;
        if (!now || stops.contains(now))
            return stops;
        if (!isSeen(*now))
            *unseen << described(*QAccessible::queryAccessibleInterface(const_cast<QWidget *>(now)));
        stops << now;
    }
    *unseen << u"the stops do not come round"_s;
    return stops;
}

/// Drawings and lists without words, columns without a heading.
QStringList muteIn(QWidget &widget)
{
    QStringList mute;
    walk(*QAccessible::queryAccessibleInterface(&widget), [&](const QAccessibleInterface &element) {
        const QAccessible::Role role = element.role();
        const bool drawing = role == QAccessible::Graphic || role == QAccessible::Chart || role == QAccessible::Canvas;
        if ((drawing || isItemView(element)) && !hasWords(element))
            mute << described(element);
        // Columns are told by their headings.
        if (const auto *table = qobject_cast<const QTableView *>(element.object())) {
            for (int column = 0; column < (table->model() ? table->model()->columnCount() : 0); ++column) {
                const QVariant words = table->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole);
                const QVariant said = table->model()->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole);
                if (!table->isColumnHidden(column) && words.toString().isEmpty() && said.toString().isEmpty())
                    mute << u"column %1 of %2"_s.arg(QString::number(column), described(element));
            }
        }
    });
    return mute;
}

using MakeDialog = std::function<std::unique_ptr<QWidget>(WithStore &, QWidget &)>;

/// With something in it, as far as it takes something.
const std::vector<std::pair<const char *, MakeDialog>> &dialogs()
{
    static const std::vector<std::pair<const char *, MakeDialog>> all{
        {"about",
         [](WithStore &, QWidget &) {
             return std::make_unique<AboutDialog>(std::vector<Source>(), AboutDialog::Days(), nullptr);
         }},
        {"commands",
         [](WithStore &, QWidget &host) {
             return std::make_unique<CommandPalette>(
                 u"Type"_s, std::vector<Findable>{{u"Save"_s, u"File"_s, {}, [] {}}}, FindMore(), &host);
         }},
        {"history",
         [](WithStore &with, QWidget &) {
             with.workspace.edit(RemoveItem{with.workspace.document().build.items.front().id});
             return std::make_unique<HistoryDialog>(with.workspace, nullptr);
         }},
        {"import of prices",
         [](WithStore &with, QWidget &) {
             const QString path = with.folder.filePath(u"prices.csv"_s);
             QFile file(path);
             if (!file.open(QIODevice::WriteOnly) || file.write("what,cost,day\nCard A,500,2026-11-01\n") < 0)
                 qFatal("No file can be written.");
             file.close();
             auto dialog = std::make_unique<ImportDialog>(with.ownData, with.workspace.catalogue());
             dialog->previewPrices(path);
             return dialog;
         }},
        {"imports", [](WithStore &with, QWidget &) { return std::make_unique<ImportsDialog>(with.ownData); }},
        {"offer",
         [](WithStore &with, QWidget &) {
             auto dialog = std::make_unique<OfferDialog>(with.workspace);
             dialog->setOffer(u"Card A, used, 300 USD"_s);
             return dialog;
         }},
        {"part list",
         [](WithStore &with, QWidget &) {
             auto dialog = std::make_unique<PartListDialog>(with.workspace);
             dialog->setText("2 x Card A\n1 x Board A\n", u"list"_s);
             return dialog;
         }},
        {"rates",
         [](WithStore &with, QWidget &) { return std::make_unique<RatesDialog>(with.workspace, with.ownData); }},
        {"restore", [](WithStore &with, QWidget &) { return std::make_unique<RestoreDialog>(with.ownData); }},
        {"part chooser", [](WithStore &with, QWidget &) {
             auto chooser = std::make_unique<PartChooser>();
             chooser->resize(500, 800);
             chooser->open({Kind::Card, 0}, with.workspace.document(),
                           std::make_shared<const Catalogue>(with.workspace.catalogue()));
             return chooser;
         }}};
    return all;
}

} // namespace

void TestAccessibleTree::initTestCase()
{
    useSettingsIn(m_settings);
    m_shown = std::make_shared<Shown>();
}

MainWindow &TestAccessibleTree::windowOn(const QString &page) const
{
    m_shown->window->showPage(page);
    QCoreApplication::processEvents();
    return *m_shown->window;
}

void TestAccessibleTree::pages()
{
    QTest::addColumn<QString>("page");
    for (const PageEntry &page : allPages())
        QTest::newRow(page.id) << QString::fromLatin1(page.id);
}

void TestAccessibleTree::whatTakesTheFocusHasNameAndRole()
{
    QFETCH(QString, page);
    int stops = 0;
    const QStringList nameless = namelessIn(windowOn(page), &stops);
    QVERIFY2(stops >= FewestStops, qPrintable(QString::number(stops)));
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void TestAccessibleTree::tabStopsAreSeen()
{
    QFETCH(QString, page);
    QStringList unseen;
    const auto stops = tabStops(windowOn(page), &unseen);
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
    QVERIFY2(stops.size() >= FewestStops, qPrintable(QString::number(stops.size())));
}

void TestAccessibleTree::drawingsAndTablesHaveWords()
{
    QFETCH(QString, page);
    const QStringList mute = muteIn(windowOn(page));
    QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
}

void TestAccessibleTree::dialogsToo_data()
{
    QTest::addColumn<MakeDialog>("make");
    for (const auto &[name, make] : dialogs())
        QTest::newRow(name) << make;
}

void TestAccessibleTree::dialogsToo()
{
    QFETCH(const MakeDialog, make);
    WithStore with;
    with.workspace.setDocument(twoCards());
    const std::unique_ptr<QWidget> dialog = make(with, *m_shown->window);
    dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    QTest::qWait(400); // what is read beside the dialog, and what waits for typing to end
    int stops = 0;
    const QStringList faults = namelessIn(*dialog, &stops) + muteIn(*dialog);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    QVERIFY(stops > 0);
    QStringList unseen;
    QVERIFY(!tabStops(*dialog, &unseen).isEmpty());
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
}

RIG_TEST(TestAccessibleTree)
#include "tst_accessible_tree.moc"
