// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_file.h"
#include "parts_support.h"
#include "tests/testing.h"
#include "ui/document/document_actions.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QStyle>
#include <QTabBar>
#include <QTranslator>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// A language half as long again as English: nothing is cut off on any page, on the smallest screen that is common.
class TestLongTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsCutOff_data();
    void nothingIsCutOff();

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
        for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
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

} // namespace

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
    for (const PageEntry &page : allPages())
        QTest::newRow(page.id) << QString::fromLatin1(page.id);
}

void TestLongTexts::nothingIsCutOff()
{
    QFETCH(QString, page);
    Longer longer;
    QCoreApplication::installTranslator(&longer);
    const QScopeGuard back([&] { QCoreApplication::removeTranslator(&longer); });
    Workspace workspace(m_catalogue);
    LanguageSwitch languages(*qApp);
    MainWindow window(workspace, languages, m_settings.path(), page);
    window.resize(1366, 768);
    window.show();
    if (page == "build"_L1)
        QVERIFY(window.documents().open(u"" RIGWRIGHT_SOURCE_DIR "/resources/examples/two-cards-trouble.rig.json"_s));
    QTest::qWait(300);
    QVERIFY2(window.width() <= 1366 && window.height() <= 768,
             qPrintable(u"the window grew to %1 × %2"_s.arg(window.width()).arg(window.height())));
    QVERIFY2(window.menuBar()->actions().front()->text().contains(u"ü"_s), "the longer language is not in use");
    QStringList found;
    int looked = 0;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        ++looked;
        const QString wrong = cut(*widget);
        if (wrong.isEmpty())
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        found << u"%1 (%2): %3"_s.arg(wrong,
                                      widget->objectName().isEmpty()
                                          ? widget->parentWidget()->objectName() + u'/' +
                                                QString::fromLatin1(widget->metaObject()->className())
                                          : widget->objectName(),
                                      shortOf(label    ? label->text()
                                              : button ? button->text()
                                                       : QString()));
    }
    QVERIFY2(looked > 20, "there is hardly anything on the page");
    QVERIFY2(found.isEmpty(), qPrintable(u"\n  "_s + found.join(u"\n  "_s)));
}

RIG_TEST(TestLongTexts)
#include "tst_long_texts.moc"
