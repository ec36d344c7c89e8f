// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/monkey.h"

#include "tests/torture/process.h"
#include "tests/torture/suite.h"
#include "ui/document/document_actions.h"
#include "ui/pages/page.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDialog>
#include <QFileDialog>
#include <QMenu>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

/// Actions within one dialog or menu, before it is left.
constexpr int LongInModal = 40;

const std::vector<Qt::Key> &keys()
{
    static const std::vector<Qt::Key> all{
        Qt::Key_Tab,    Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Left,   Qt::Key_Right,     Qt::Key_Up,
        Qt::Key_Down,   Qt::Key_Down,  Qt::Key_Home,    Qt::Key_End,    Qt::Key_PageUp,    Qt::Key_PageDown,
        Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape,  Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_F2,
        Qt::Key_F1,     Qt::Key_F6,    Qt::Key_A,       Qt::Key_Z,      Qt::Key_1,         Qt::Key_5,
        Qt::Key_9,      Qt::Key_Plus,  Qt::Key_Minus,   Qt::Key_S,      Qt::Key_N,         Qt::Key_F,
        Qt::Key_K,      Qt::Key_Menu,  Qt::Key_Period,  Qt::Key_D,      Qt::Key_Insert};
    return all;
}

bool canBeHit(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && widget->width() > 2 && widget->height() > 2;
}

QWidget *anyChild(QWidget *top, Dice &dice)
{
    QList<QWidget *> all{top};
    for (QWidget *child : top->findChildren<QWidget *>()) {
        if (canBeHit(child) && !child->isWindow())
            all << child;
    }
    return dice.oneOf(all);
}

QPoint anyPoint(const QWidget *widget, Dice &dice)
{
    return {static_cast<int>(dice.below(widget->width())), static_cast<int>(dice.below(widget->height()))};
}

/// Where Qt sends a key: to the focus that the window remembers, be it hidden by now.
QWidget *focusOf(QWidget *top) { return top->focusWidget() ? top->focusWidget() : top; }

/// As a keyboard of any language would.
void typeText(QPointer<QWidget> widget, const QString &text)
{
    for (const QChar c : text.left(60)) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
        QKeyEvent release(QEvent::KeyRelease, 0, Qt::NoModifier, QString(c));
        // A key may close what it was typed into.
        if (widget)
            QApplication::sendEvent(widget, &press);
        if (widget)
            QApplication::sendEvent(widget, &release);
    }
}

} // namespace

Window::Window(const Catalogue &shipped, const QString &folder)
    : m_workspace(shipped), m_ownData(m_workspace), m_languages(*qApp), m_window(m_workspace, m_languages, folder)
{
    m_languages.use(u"en"_s);
    if (const Result<void> opened = m_ownData.open(shipped, folder); !opened)
        qFatal("%s", qUtf8Printable(opened.error().sentence()));
    m_window.resize(1280, 800);
    m_window.show();
}

void Window::rest()
{
    m_window.documents().takeUp(Document());
    for (const ui::PageEntry &page : ui::allPages()) {
        m_window.showPage(QString::fromLatin1(page.id));
        QTest::qWait(50);
    }
    m_window.showPage(u"build"_s);
    m_workspace.setDocument({});
    QTest::qWait(400);
}

NoDesktop::NoDesktop()
{
    for (const QString &scheme : {u"http"_s, u"https"_s, u"file"_s})
        QDesktopServices::setUrlHandler(scheme, this, "open");
}

NoDesktop::~NoDesktop()
{
    for (const QString &scheme : {u"http"_s, u"https"_s, u"file"_s})
        QDesktopServices::unsetUrlHandler(scheme);
}

Monkey::Monkey(ui::MainWindow &window, QString folder, Dice &dice)
    : m_window(window), m_folder(std::move(folder)), m_dice(dice)
{
}

void Monkey::play(int actions)
{
    m_left = actions;
    QTimer::singleShot(0, this, &Monkey::tick);
    m_loop.exec();
}

/// The next one is on its way before this one begins: a dialog that it opens runs a loop of its own.
void Monkey::tick()
{
    stillAlive();
    QWidget *open =
        QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::activeModalWidget();
    if (m_left <= 0 && !open) {
        m_loop.quit();
        return;
    }
    QTimer::singleShot(m_dice.once(30) ? 20 : 0, this, &Monkey::tick);
    m_inModal = open && open == m_modal ? m_inModal + 1 : 0;
    m_modal = open;
    if (open && (m_left <= 0 || m_inModal > LongInModal))
        return leave(open);
    --m_left;
    if (qobject_cast<QFileDialog *>(open))
        return inFileDialog(open);
    act();
}

void Monkey::leave(QWidget *dialog)
{
    if (auto *asked = qobject_cast<QDialog *>(dialog))
        asked->reject();
    else
        dialog->close();
}

/// Never by keys: they would lead through the folders of whoever runs this, and delete there.
void Monkey::inFileDialog(QWidget *dialog)
{
    auto *files = qobject_cast<QFileDialog *>(dialog);
    if (m_dice.once(2))
        return files->reject();
    files->setDirectory(m_folder);
    files->selectFile(m_folder + u"/file-%1.rig.json"_s.arg(m_dice.below(5)));
    QMetaObject::invokeMethod(files, "accept");
}

QWidget *Monkey::place()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget *modal = QApplication::activeModalWidget())
        return modal;
    if (!m_window.isVisible())
        m_window.show();
    QList<QWidget *> tops{&m_window, &m_window, &m_window};
    for (QWidget *top : QApplication::topLevelWidgets()) {
        if (qobject_cast<QDialog *>(top) && canBeHit(top))
            tops << top;
    }
    return m_dice.oneOf(tops);
}

void Monkey::act()
{
    QWidget *top = place();
    switch (m_dice.below(20)) {
    case 0:
    case 1:
        return type(top);
    case 2:
    case 3:
        return trigger();
    case 4:
        static_cast<void>(m_window.showPage(QString::fromLatin1(m_dice.oneOf(ui::allPages()).id)));
        return;
    case 5:
        if (m_dice.once(5))
            m_window.resize(400 + static_cast<int>(m_dice.below(1400)), 300 + static_cast<int>(m_dice.below(900)));
        return;
    case 6:
        if (m_dice.once(4))
            openMachine();
        return;
    case 7:
        return drag(top);
    case 8:
    case 9:
    case 10:
    case 11:
    case 12:
        return click(top);
    default:
        return key(top);
    }
}

void Monkey::key(QWidget *top)
{
    QWidget *focus = focusOf(top);
    static const std::vector<Qt::KeyboardModifiers> with{Qt::NoModifier,    Qt::NoModifier, Qt::NoModifier,
                                                         Qt::NoModifier,    Qt::NoModifier, Qt::ControlModifier,
                                                         Qt::ShiftModifier, Qt::AltModifier};
    QTest::keyClick(focus, m_dice.oneOf(keys()), m_dice.oneOf(with));
}

void Monkey::click(QWidget *top)
{
    QWidget *widget = anyChild(top, m_dice);
    const QPoint point = anyPoint(widget, m_dice);
    switch (m_dice.below(8)) {
    case 0: {
        QContextMenuEvent menu(QContextMenuEvent::Mouse, point, widget->mapToGlobal(point));
        QApplication::sendEvent(widget, &menu);
        return;
    }
    case 1:
        return QTest::mouseDClick(widget, Qt::LeftButton, Qt::NoModifier, point);
    case 2: {
        const QPoint turn(0, m_dice.once(2) ? 120 : -120);
        QWheelEvent wheel(point, widget->mapToGlobal(point), {}, turn, Qt::NoButton,
                          m_dice.once(4) ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &wheel);
        return;
    }
    case 3:
        return QTest::mouseMove(widget, point);
    default:
        press(widget, point, m_dice.once(6) ? Qt::ControlModifier : Qt::NoModifier);
    }
}

/// A press may open a menu, and what is chosen there may end the widget that was pressed: QTest::mouseClick would go on
/// with it.
void Monkey::press(const QPointer<QWidget> &widget, QPoint point, Qt::KeyboardModifier with)
{
    QTest::mousePress(widget, Qt::LeftButton, with, point);
    QTest::mouseRelease(widget ? widget.data() : &m_window, Qt::LeftButton, with, point);
}

void Monkey::drag(QWidget *top)
{
    const QPointer<QWidget> widget = anyChild(top, m_dice);
    const QPoint from = anyPoint(widget, m_dice);
    const QPoint to = anyPoint(widget, m_dice);
    const int before = m_left;
    QTest::mousePress(widget, Qt::LeftButton, Qt::NoModifier, from);
    // A menu that the press opened has the mouse until it closes: nothing of it comes to what was pressed.
    if (m_left != before)
        return;
    for (int i = 1; i <= 4 && widget; ++i) {
        QMouseEvent move(QEvent::MouseMove, from + (to - from) * i / 4, widget->mapToGlobal(from + (to - from) * i / 4),
                         Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(widget, &move);
    }
    if (widget)
        QTest::mouseRelease(widget, Qt::LeftButton, Qt::NoModifier, to);
}

void Monkey::type(QWidget *top)
{
    QWidget *focus = focusOf(top);
    typeText(focus, m_dice.oneOf(m_dice.once(2) ? hostileNumbers() : hostileNames()));
}

void Monkey::trigger()
{
    QList<QAction *> all;
    for (QAction *action : m_window.findChildren<QAction *>()) {
        if (action->isEnabled() && action->isVisible() && !action->isSeparator() && !action->menu())
            all << action;
    }
    if (!all.isEmpty() && !QApplication::activeModalWidget())
        m_dice.oneOf(all)->trigger();
}

void Monkey::openMachine()
{
    if (QApplication::activeModalWidget())
        return;
    static const QStringList files = [] {
        QStringList all;
        for (const QString &folder : {u"/resources/examples/"_s, u"/resources/templates/"_s}) {
            for (const QString &name : namesIn(u"" RIGWRIGHT_SOURCE_DIR ""_s + folder))
                all << u"" RIGWRIGHT_SOURCE_DIR ""_s + folder + name;
        }
        return all;
    }();
    // Never in the tree: a monkey saves.
    const QString copy = m_folder + u"/file-%1.rig.json"_s.arg(m_dice.below(5));
    const QByteArray text = bytesOf(m_dice.oneOf(files));
    writeBytes(copy, m_dice.once(3) ? mutated(text, m_dice) : text);
    m_window.documents().open(copy);
}

} // namespace rig::torture
