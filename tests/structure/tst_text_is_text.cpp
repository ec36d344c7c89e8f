// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_tree.h"
#include "tests/testing.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Text from outside is shown as text, and a link opens after a look: what Qt offers beside ui/widgets/label.h and
/// ui/widgets/web_text.h is not used.
class TestTextIsText : public QObject
{
    Q_OBJECT

private slots:
    void labelsSayWhatTheyShow();
    void tooltipsAreText();
    void linksAreLookedAt();
    void hiddenTabsAreDisabled();
};

namespace {

/// The places in ui where `pattern` stands, but for those in the files named.
QStringList placesOf(const QString &pattern, const QStringList &allowed)
{
    const QRegularExpression wanted(pattern);
    QStringList places;
    for (const QString &path : source_tree::sourcesUnder(u"ui"_s)) {
        if (allowed.contains(path))
            continue;
        const QString text = source_tree::textOf(path);
        for (auto match = wanted.globalMatch(text); match.hasNext();)
            places << path + u": "_s + match.next().captured().simplified();
    }
    return places;
}

} // namespace

void TestTextIsText::labelsSayWhatTheyShow()
{
    // The room of the charts stands below that of the widgets.
    const QString charts = u"ui/charts/price_history.cpp"_s;
    QCOMPARE(placesOf(u"\\bQLabel\\(|QMessageBox"_s, {u"ui/widgets/label.h"_s, charts}), QStringList());
    const QString text = source_tree::textOf(charts);
    QCOMPARE(text.count(u"new QLabel("_s), text.count(u"setTextFormat("_s));
}

void TestTextIsText::tooltipsAreText()
{
    QCOMPARE(placesOf(u"setToolTip\\(\\s*+(0, )?+(?!tr\\(|plainTip\\(|0, )[^;]*;"_s, {}), QStringList());
    QCOMPARE(placesOf(u"setToolTip\\(\\s*tr\\([^;]*\\.arg\\([^;]*;"_s, {}), QStringList());
    QCOMPARE(placesOf(u"QToolTip::showText\\((?![^;]*(plainTip|convertFromPlainText)\\()[^;]*;"_s, {}), QStringList());
    QCOMPARE(placesOf(u"Qt::ToolTipRole[^;]*?return (?!plainTip\\(|tr\\()[^;]*;"_s, {}), QStringList());
}

void TestTextIsText::linksAreLookedAt()
{
    const QStringList web{u"ui/widgets/web_text.h"_s, u"ui/widgets/web_text.cpp"_s};
    QCOMPARE(placesOf(u"setOpenExternalLinks|setOpenLinks|new QTextBrowser|: public QTextBrowser"_s, web),
             QStringList());
    // The folder of the log is our own.
    QCOMPARE(placesOf(u"openUrl\\((?!QUrl::fromLocalFile\\(folder\\))"_s, web), QStringList());
}

void TestTextIsText::hiddenTabsAreDisabled()
{
    QCOMPARE(placesOf(u"setTabVisible"_s, {u"ui/widgets/tabs.h"_s}), QStringList());
}

RIG_TEST(TestTextIsText)
#include "tst_text_is_text.moc"
