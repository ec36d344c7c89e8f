// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"

#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QTableView>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// Every page as a screen reader is told of it: what takes the focus has a name and a role, Tab stops at nothing that
/// is not seen, and goes down the page; drawings have words.
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
    MainWindow &window = windowOn(page);
    int stops = 0;
    QStringList nameless;
    walk(*QAccessible::queryAccessibleInterface(&window), [&](const QAccessibleInterface &element) {
        if (!element.state().focusable)
            return;
        ++stops;
        if (element.text(QAccessible::Name).trimmed().isEmpty() || element.role() == QAccessible::NoRole)
            nameless << described(element);
    });
    QVERIFY2(stops >= FewestStops, qPrintable(QString::number(stops)));
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void TestAccessibleTree::tabStopsAreSeen()
{
    QFETCH(QString, page);
    MainWindow &window = windowOn(page);
    QList<const QWidget *> stops;
    constexpr int Most = 400; // a page whose stops never come round
    while (stops.size() < Most) {
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
        const QWidget *now = window.focusWidget();
        QVERIFY2(now, "Tab leads to nothing");
        if (stops.contains(now))
            break;
        QVERIFY2(isSeen(*now),
                 qPrintable(described(*QAccessible::queryAccessibleInterface(const_cast<QWidget *>(now)))));
        stops << now;
    }
    QVERIFY(stops.size() < Most);
    QVERIFY2(stops.size() >= FewestStops, qPrintable(QString::number(stops.size())));
}

void TestAccessibleTree::drawingsAndTablesHaveWords()
{
    QFETCH(QString, page);
    MainWindow &window = windowOn(page);
    QStringList mute;
    walk(*QAccessible::queryAccessibleInterface(&window), [&](const QAccessibleInterface &element) {
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
    QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
}

RIG_TEST(TestAccessibleTree)
#include "tst_accessible_tree.moc"
