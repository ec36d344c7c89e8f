// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/variants.h"
#include "tests/testing.h"
#include "ui/document/document_actions.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/rail.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QEventLoop>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

using namespace rig;
using namespace rig::ui;

namespace {

Catalogue catalogue()
{
    Catalogue all;
    for (const char *name : {"GeForce RTX 3090", "GeForce RTX 3080", "GeForce GTX 1080"}) {
        auto chip = std::make_shared<Chip>();
        chip->id = chip->name = QString::fromLatin1(name);
        chip->vendor = QStringLiteral("NVIDIA");
        chip->series.value = QStringLiteral("GeForce");
        chip->fp32.value = Teraflops(10.0 + static_cast<double>(all.parts(Kind::Gpu).size()));
        chip->launchPriceUsd.value = 500.0 + 100.0 * static_cast<double>(all.parts(Kind::Gpu).size());
        all.add(chip);
    }
    return all;
}

/// Marks every text that went through a translator.
class Marking : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        return QStringLiteral("※") + QString::fromUtf8(source);
    }
};

/// What a screen reader would say of a widget.
QString spokenName(const QWidget &widget)
{
    if (!widget.accessibleName().isEmpty())
        return widget.accessibleName();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text();
    for (const QLabel *label : widget.window()->findChildren<QLabel *>()) {
        if (label->buddy() == &widget)
            return label->text();
    }
    return {};
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("test"));
        QCoreApplication::setApplicationName(QStringLiteral("test"));
    }

    void init()
    {
        // The offscreen platform's own remark is the harmless exception.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        QSettings().clear();
        m_languages = std::make_unique<LanguageSwitch>(*qApp);
        m_languages->use(QStringLiteral("en"));
        m_workspace = std::make_unique<Workspace>(catalogue());
        open();
    }

    void cleanup()
    {
        m_window.reset();
        m_workspace.reset();
        m_languages.reset();
    }

    void whatIsTypedIsTakenBeforeTheWindowGoes()
    {
        auto *field = new QLineEdit(m_window.get());
        bool whole = false;
        connect(field, &QLineEdit::editingFinished, field,
                [&whole, field] { whole = qobject_cast<MainWindow *>(field->parentWidget()) != nullptr; });
        field->show();
        m_window->activateWindow();
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("x"));
        m_window.reset();
        QVERIFY(whole);
    }

    void whatIsHiddenIsNotSearched()
    {
        m_window->showPage(QStringLiteral("build"));
        m_window->activateWindow();
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        const auto *focus = qobject_cast<QLineEdit *>(m_window->focusWidget());
        QVERIFY(!focus || focus->isVisible());
    }

    void nothingPilesUp()
    {
        for (const PageEntry &page : allPages())
            m_window->showPage(QString::fromLatin1(page.id));
        // In the other language and back, with bars and back: menus are filled anew.
        const auto once = [this] {
            for (const char *language : {"zh_CN", "en"}) {
                m_languages->use(QString::fromLatin1(language));
                QTest::qWait(50); // for what is deleted later, too
            }
            return m_window->findChildren<QObject *>().size();
        };
        static_cast<void>(once());
        const qsizetype before = once();
        QCOMPARE(once(), before);
    }

    void everyPageOpensByItsKey()
    {
        int number = 0;
        for (const PageEntry &page : allPages()) {
            const int key = number == 9 ? Qt::Key_0 : Qt::Key_1 + number; // 0 stands after 9
            ++number;
            QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
            QCOMPARE(m_window->currentPage(), QString::fromLatin1(page.id));
            QVERIFY(!lineIcon(QString::fromLatin1(page.icon)).isNull());
            QVERIFY(!m_window->grab().isNull());
        }
        QVERIFY(!m_window->showPage(QStringLiteral("no such page")));
    }

    void noMenuIsEmpty()
    {
        for (const PageEntry &page : allPages())
            m_window->showPage(QString::fromLatin1(page.id));
        QVERIFY(m_window->menuBar()->actions().size() >= 4);
        for (const QAction *menu : m_window->menuBar()->actions()) {
            QVERIFY2(menu->menu() && !menu->menu()->isEmpty(), qPrintable(menu->text()));
            QVERIFY(!menu->text().isEmpty());
        }
    }

    void everyControlHasASpokenName()
    {
        for (const PageEntry &page : allPages()) {
            m_window->showPage(QString::fromLatin1(page.id));
            QCoreApplication::processEvents();
            for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
                const bool control =
                    qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget) ||
                    qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractItemView *>(widget);
                if (!control || !widget->isVisible() || widget->focusPolicy() == Qt::NoFocus ||
                    widget->objectName().startsWith(QStringLiteral("qt_")))
                    continue;
                QVERIFY2(
                    !spokenName(*widget).isEmpty(),
                    qPrintable(QStringLiteral("%1: %2 “%3”")
                                   .arg(QString::fromLatin1(page.id),
                                        QString::fromLatin1(widget->metaObject()->className()), widget->objectName())));
            }
        }
    }

    void theSearchFieldGoesWithItsPage()
    {
        m_window->showPage(QStringLiteral("gpus"));
        auto *field = m_window->findChild<QWidget *>(QStringLiteral("gpusPage"))
                          ->findChild<QLineEdit *>(QStringLiteral("search"));
        auto *table = m_window->findChild<QAbstractItemView *>(QStringLiteral("gpuTable"));
        QVERIFY(field->isVisible());
        field->setText(QStringLiteral("3090"));
        QCOMPARE(table->model()->rowCount(), 1);
        m_window->showPage(QStringLiteral("build"));
        QVERIFY(!field->isVisible());
        m_window->showPage(QStringLiteral("gpus"));
        QCOMPARE(field->text(), QStringLiteral("3090"));
    }

    void aPartChosenOnOnePageIsChosenOnTheOther()
    {
        m_window->showPage(QStringLiteral("charts"));
        m_window->showPage(QStringLiteral("gpus"));
        auto *gpus = m_window->findChild<Page *>(QStringLiteral("gpusPage"));
        auto *charts = m_window->findChild<Page *>(QStringLiteral("chartsPage"));
        emit charts->partChosen(QStringLiteral("GeForce RTX 3080"));
        auto *table = gpus->findChild<QAbstractItemView *>(QStringLiteral("gpuTable"));
        QCOMPARE(table->currentIndex().row(), 1);
        m_window->showPage(QStringLiteral("charts"));
        emit charts->partOpened(QStringLiteral("GeForce GTX 1080"));
        QCOMPARE(m_window->currentPage(), QStringLiteral("gpus"));
        QCOMPARE(table->currentIndex().row(), 2);
    }

    void messagesLieOverThePage()
    {
        m_window->showPage(QStringLiteral("gpus"));
        auto *notice = m_window->findChild<Notice *>();
        auto *page = m_window->findChild<Page *>(QStringLiteral("gpusPage"));
        QVERIFY(!notice->isVisible());
        const QRect before(page->mapTo(m_window.get(), QPoint(0, 0)), page->size());
        m_window->say(QStringLiteral("Something could not be read."), true);
        QVERIFY(notice->isVisible());
        QCOMPARE(QRect(page->mapTo(m_window.get(), QPoint(0, 0)), page->size()), before); // nothing jumped
        m_window->say(QStringLiteral("Something else went well."), false);
        QCOMPARE(notice->text(), QStringLiteral("Something else went well."));
        QCOMPARE(notice->waiting(), 1);
        m_window->say(QStringLiteral("Something else went well."), false);
        QCOMPARE(notice->waiting(), 1); // said once
        notice->findChild<QToolButton *>()->click();
        QCOMPARE(notice->text(), QStringLiteral("Something could not be read."));
        notice->findChild<QToolButton *>()->click();
        QVERIFY(!notice->isVisible());
    }

    void whatAPageSaysGoesWithIt()
    {
        m_window->showPage(QStringLiteral("gpus"));
        auto *notice = m_window->findChild<Notice *>();
        emit m_window->findChild<Page *>(QStringLiteral("gpusPage"))->said(QStringLiteral("Of the GPUs."), true);
        m_window->say(QStringLiteral("Of the program."), true);
        QCOMPARE(notice->waiting(), 1);
        m_window->showPage(QStringLiteral("charts"));
        QCOMPARE(notice->text(), QStringLiteral("Of the program."));
        QCOMPARE(notice->waiting(), 0);
        m_window->showPage(QStringLiteral("gpus"));
        QCOMPARE(notice->waiting(), 0);
    }

    /// A file that could not be opened is past, once another one was.
    void aGoodOpenTakesTheOldFailureAway()
    {
        auto *notice = m_window->findChild<Notice *>();
        auto *documents = m_window->findChild<DocumentActions *>();
        QVERIFY(!documents->open(QStringLiteral("/nowhere/machine.rig.json")));
        QVERIFY(notice->isVisible());
        documents->startNew();
        QVERIFY2(notice->text().isEmpty(), qPrintable(notice->text()));
    }

    void aNoticeCanBeActedOn()
    {
        QWidget under;
        under.resize(800, 600);
        Notice notice(&under);
        int undone = 0;
        notice.say(QStringLiteral("Two prices were added."), false, {}, {{QStringLiteral("Undo"), [&] { ++undone; }}});
        under.show();
        QVERIFY(under.rect().contains(notice.geometry()));
        QVERIFY(notice.width() < under.width());
        for (QPushButton *button : notice.findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Undo"))
                button->click();
        }
        QCOMPARE(undone, 1);
        QVERIFY(notice.text().isEmpty());
    }

    void theRailStandsInGroupsAndNarrows()
    {
        auto *rail = m_window->findChild<Rail *>();
        m_window->resize(1300, 760);
        QCoreApplication::processEvents();
        const int wide = rail->width();
        int headings = 0;
        for (int row = 0; row < rail->count(); ++row)
            headings += (rail->item(row)->flags() & Qt::ItemIsSelectable) ? 0 : 1;
        QCOMPARE(headings, 3);
        m_window->resize(1100, 760);
        QCoreApplication::processEvents();
        QVERIFY(rail->width() < wide / 2);
        for (int row = 0; row < rail->count(); ++row) {
            QVERIFY(rail->item(row)->text().isEmpty());
            const bool page = rail->item(row)->flags() & Qt::ItemIsSelectable;
            QCOMPARE(rail->item(row)->toolTip().isEmpty(), !page);
        }
    }

    void aMenuOutlivesTheDialogThatItOpened()
    {
        // A dialog runs a loop within the event of the menu that it was opened from.
        const QPointer<QMenu> menu(m_window->menuBar()->actions().front()->menu());
        bool lived = false;
        QEventLoop windows;
        QTimer::singleShot(0, &windows, [&] {
            QEventLoop dialogs;
            QTimer::singleShot(0, &dialogs, [&] {
                m_window->showPage(QStringLiteral("parts")); // fills the menus
                QTimer::singleShot(0, &dialogs, [&] { dialogs.quit(); });
            });
            dialogs.exec();
            lived = menu;
            m_window->showPage(QStringLiteral("gpus"));
            QTimer::singleShot(0, &windows, &QEventLoop::quit);
        });
        windows.exec();
        QVERIFY(lived);
        QVERIFY2(!menu, "once no dialog is open, menus of before go");
    }

    void menusAreTheSameOnEveryPage()
    {
        const auto titles = [this] {
            QStringList all;
            for (const QAction *menu : m_window->menuBar()->actions())
                all << menu->text();
            return all;
        };
        const QStringList first = titles();
        QVERIFY(first.contains(QStringLiteral("&Machine")));
        for (const PageEntry &page : allPages()) {
            m_window->showPage(QString::fromLatin1(page.id));
            QCOMPARE(titles(), first);
        }
    }

    void theFirstPictureIsTold()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_languages, QString());
        QSignalSpy painted(m_window.get(), &MainWindow::firstPainted);
        m_window->show();
        QTRY_COMPARE(painted.size(), 1);
    }

    void sizeAndPageAreRemembered()
    {
        m_window->resize(1040, 777);
        m_window->showPage(QStringLiteral("charts"));
        m_window->close();
        open();
        QCOMPARE(m_window->currentPage(), QStringLiteral("charts"));
        QCOMPARE(m_window->size(), QSize(1040, 777));
    }

    void lightAndDarkAndLargeType()
    {
        for (const PageEntry &page : allPages())
            m_window->showPage(QString::fromLatin1(page.id));
        applyTheme(*qApp, Scheme::Dark, 200);
        QTRY_VERIFY(isDark(m_window->palette()));
        QVERIFY(!m_window->grab().isNull());
        QVERIFY2(m_window->minimumSizeHint().width() <= 1024,
                 qPrintable(QString::number(m_window->minimumSizeHint().width())));
        QString tallest;
        for (const Page *page : m_window->findChildren<Page *>())
            tallest += QStringLiteral(" %1 %2").arg(page->objectName()).arg(page->minimumSizeHint().height());
        QVERIFY2(m_window->minimumSizeHint().height() <= 768,
                 qPrintable(QString::number(m_window->minimumSizeHint().height()) + tallest));
        applyTheme(*qApp, Scheme::Light, 100);
        QTRY_VERIFY(!isDark(m_window->palette()));
    }

    void colourIsReadableOnItsGround()
    {
        for (const QPalette &palette : {lightPalette(), darkPalette()}) {
            const auto luminance = [](const QColor &colour) {
                const auto part = [](double c) {
                    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
                };
                return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
            };
            const auto contrast = [&](const QColor &a, const QColor &b) {
                const double x = luminance(a);
                const double y = luminance(b);
                return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
            };
            const QColor ground = palette.color(QPalette::Base);
            for (const Meaning meaning :
                 {Meaning::Blocker, Meaning::Caution, Meaning::Note, Meaning::CannotCheck, Meaning::Fine})
                QVERIFY2(contrast(colourOf(meaning, palette), ground) >= 4.5, qPrintable(shapeOf(meaning)));
            QVERIFY(contrast(quietText(palette), ground) >= 4.5);
            QVERIFY(contrast(palette.color(QPalette::Link), ground) >= 4.5);
            QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 4.5);
        }
    }

    void everyWordFollowsTheLanguageWhileRunning()
    {
        for (const PageEntry &page : allPages())
            m_window->showPage(QString::fromLatin1(page.id));
        Marking marking;
        QCoreApplication::installTranslator(&marking);
        QCoreApplication::processEvents();
        for (const PageEntry &page : allPages()) // a page that is not seen makes its words when it is
            m_window->showPage(QString::fromLatin1(page.id));
        const auto translated = [](const QString &text) {
            const bool wordless = std::none_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
            const bool variant = variantLetters().contains(text); // a name, the same in every language
            return wordless || variant || text.contains(QStringLiteral("※"));
        };
        for (const QAction *menu : m_window->menuBar()->actions())
            QVERIFY2(translated(menu->text()), qPrintable(menu->text()));
        for (const QAbstractButton *button : m_window->findChildren<QAbstractButton *>())
            QVERIFY2(translated(button->text()), qPrintable(button->text()));
        for (const char *name : {"chartQuestion", "chartX", "chartY"}) {
            const auto *combo = m_window->findChild<QComboBox *>(QString::fromLatin1(name));
            QVERIFY2(combo && translated(combo->itemText(0)), name);
        }
        m_window->showPage(QStringLiteral("gpus"));
        QVERIFY(translated(m_window->findChild<QWidget *>(QStringLiteral("gpusPage"))
                               ->findChild<QLineEdit *>(QStringLiteral("search"))
                               ->placeholderText()));
        const auto *table = m_window->findChild<QAbstractItemView *>(QStringLiteral("gpuTable"));
        for (int column = 0; column < table->model()->columnCount(); ++column)
            QVERIFY(translated(table->model()->headerData(column, Qt::Horizontal).toString()));
        QCoreApplication::removeTranslator(&marking);
        QCoreApplication::processEvents();
    }

    void iconsOfTheSetAreDrawn()
    {
        for (const QString &name : lineIconNames()) {
            const QImage image = lineIcon(name).pixmap(24, 24).toImage();
            QVERIFY2(image != QImage(image.size(), image.format()) && !image.isNull(), qPrintable(name));
        }
        QVERIFY(lineIcon(QStringLiteral("no such icon")).isNull());
    }

private:
    void open()
    {
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_languages, QString());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<LanguageSwitch> m_languages;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

RIG_TEST(TestMainWindow)
#include "tst_mainwindow.moc"
