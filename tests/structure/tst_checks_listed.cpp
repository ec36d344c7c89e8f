// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_tree.h"
#include "tests/testing.h"

#include "core/checks/catalog.h"
#include "core/words/words.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

/// A check is two files, a line in the list, sentences, a test and an entry in the documentation: none may be
/// forgotten.
class TestChecksListed : public QObject
{
    Q_OBJECT

private slots:
    void idsAreUniqueAndInTheirGroups();
    void eachHasARule();
    void eachCanBeFoundById();
    void eachHasATest();
    void eachIsDocumented();
    void eachIdIsInTheList();
    void eachVariantHasASentence();
    void noSentenceHasAFallback();
    void eachIsInBothLanguages();
    void eachOfTheDesignIsThere();
};

namespace {

QString idOf(const rig::Check &check) { return QString::fromLatin1(check.id); }

} // namespace

void TestChecksListed::idsAreUniqueAndInTheirGroups()
{
    static const QStringList groups{u"pcie"_s,     u"power"_s,    u"fit"_s,     u"heat"_s,
                                    u"platform"_s, u"graphics"_s, u"storage"_s, u"money"_s};
    static const QRegularExpression form(QStringLiteral("^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"));
    QSet<QString> seen;
    for (const rig::Check &check : rig::allChecks()) {
        const QString id = idOf(check);
        QVERIFY2(form.match(id).hasMatch(), check.id);
        QVERIFY2(groups.contains(id.section(u'.', 0, 0)), check.id);
        QVERIFY2(!seen.contains(id), check.id);
        seen.insert(id);
    }
    QVERIFY(seen.size() >= 13);
}

void TestChecksListed::eachHasARule()
{
    for (const rig::Check &check : rig::allChecks()) {
        QVERIFY2(check.run != nullptr, check.id);
        QVERIFY2(qstrlen(check.evidence) > 0, check.id);
    }
}

void TestChecksListed::eachCanBeFoundById()
{
    for (const rig::Check &check : rig::allChecks())
        QCOMPARE(rig::findCheck(check.id), &check);
    QVERIFY(rig::findCheck("pcie.no-such-check") == nullptr);
}

void TestChecksListed::eachHasATest()
{
    QString tests;
    for (const QString &file : source_tree::sourcesUnder(u"tests/core"_s))
        tests += source_tree::textOf(file);
    QStringList without;
    for (const rig::Check &check : rig::allChecks()) {
        if (!tests.contains(u'"' + idOf(check) + u'"'))
            without << idOf(check);
    }
    QVERIFY2(without.isEmpty(), qPrintable(u"No test names: "_s + without.join(u", "_s)));
}

void TestChecksListed::eachIsDocumented()
{
    const QString page = source_tree::textOf(u"docs/checks.md"_s);
    QStringList without;
    for (const rig::Check &check : rig::allChecks()) {
        if (!page.contains(u'`' + idOf(check) + u'`'))
            without << idOf(check);
    }
    QVERIFY2(without.isEmpty(), qPrintable(u"Not in docs/checks.md: "_s + without.join(u", "_s)));
}

void TestChecksListed::eachIdIsInTheList()
{
    QSet<QString> ids;
    for (const rig::Check &check : rig::allChecks())
        ids.insert(idOf(check));

    // Ids as literals: in core/checks one that is not in the list is a check that never runs, elsewhere a misprint.
    static const QRegularExpression literal(
        QStringLiteral("\"((?:pcie|power|fit|heat|platform|graphics|storage|money)\\.[a-z0-9-]+)\""));
    QStringList strangers;
    const QStringList files =
        source_tree::sourcesUnder(u"core"_s) + source_tree::sourcesUnder(u"ui"_s) + source_tree::sourcesUnder(u"app"_s);
    for (const QString &file : files) {
        const QString text = source_tree::textOf(file);
        for (auto match = literal.globalMatch(text); match.hasNext();) {
            const QString id = match.next().captured(1);
            if (!ids.contains(id))
                strangers << u"%1 in %2"_s.arg(id, file);
        }
    }
    QVERIFY2(strangers.isEmpty(), qPrintable(u"Not in the list of checks: "_s + strangers.join(u", "_s)));
}

/// The sentences of a check with variants are a switch over them, and the compiler names the one that is forgotten.
void TestChecksListed::eachVariantHasASentence()
{
    QString sentences;
    for (const QString &file : source_tree::filesUnder(u"core/words"_s, {u"sentences_*.cpp"_s}))
        sentences += source_tree::textOf(file);
    static const QRegularExpression typed(
        QStringLiteral("namespace rig::checks::(\\w+) \\{[^}]*enum class[^;]*;[^}]*CheckId<\\w+> Id"),
        QRegularExpression::DotMatchesEverythingOption);
    int found = 0;
    for (const QString &file : source_tree::filesUnder(u"core/checks"_s, {u"*.h"_s})) {
        const QRegularExpressionMatch match = typed.match(source_tree::textOf(file));
        if (!match.hasMatch())
            continue;
        ++found;
        const QRegularExpression spoken(
            QStringLiteral("namespace said = checks::%1;(?:(?!\n\\}).)*switch \\(finding\\.variant\\(said::Id\\)\\)|"
                           "namespace said = checks::%1;(?:(?!\n\\}).)*= finding\\.variant\\(said::Id\\);")
                .arg(match.captured(1)),
            QRegularExpression::DotMatchesEverythingOption);
        QVERIFY2(sentences.contains(spoken), qPrintable(file));
    }
    QVERIFY(found >= 35);
}

void TestChecksListed::noSentenceHasAFallback()
{
    for (const QString &file : source_tree::filesUnder(u"core/words"_s, {u"sentences_*.cpp"_s})) {
        const QString text = source_tree::textOf(file);
        QVERIFY2(!text.contains(u"default:"_s), qPrintable(file));
        QVERIFY2(!text.contains(u"variantIndex"_s), qPrintable(file));
    }
}

void TestChecksListed::eachIsInBothLanguages()
{
    QString chinese = source_tree::textOf(u"resources/translations/rigwright_zh_CN.ts"_s);
    chinese.replace(u"&quot;"_s, u"\""_s).replace(u"&apos;"_s, u"'"_s);
    QStringList without;
    for (const rig::Check &check : rig::allChecks()) {
        for (const QString &text : {rig::words::checkTitle(check.id), rig::words::checkAbout(check.id)}) {
            const qsizetype at = chinese.indexOf(u"<source>"_s + text + u"</source>"_s);
            const QString entry = at < 0 ? QString() : chinese.mid(at, chinese.indexOf(u"</message>"_s, at) - at);
            if (text.isEmpty() || entry.isEmpty() || entry.contains(u"unfinished"_s))
                without << idOf(check) + u": "_s + text;
        }
    }
    QVERIFY2(without.isEmpty(), qPrintable(u"Not in Chinese: "_s + without.join(u"; "_s)));
}

/// Every check that the design lists by name.
void TestChecksListed::eachOfTheDesignIsThere()
{
    static const QStringList listed{
        u"pcie lane-downgrade generation-downgrade connector-dark chipset-slot uplink-contention m2-takes-lanes "
        "processor-lanes riser-limit bifurcation-setting above-4g peer-path nvlink-bridge"_s,
        u"power supply-capacity supply-headroom excursion vendor-minimum connector-missing connector-rating "
        "shared-cable adapter eps-missing eps-into-pcie rail-limit several-supplies input-derating circuit "
        "breaker-shared"_s,
        u"fit card-length card-height cable-bend slot-overlap case-slots last-slot-overhang board-format standoffs "
        "supply-form supply-length cooler-height radiator-place card-support open-slot-end"_s,
        u"heat stacked-open-air spacing passive-card airflow cooler-capacity room-heat noise"_s,
        u"platform socket firmware-version no-display-output cores-per-card single-thread memory-type memory-slots "
        "memory-per-card memory-speed ecc incomplete missing-part"_s,
        u"graphics vram-floor avoid-list compute-capability slow-segment mixed-cards data-centre-licence "
        "accelerator-support"_s,
        u"storage m2-count m2-link sata-off dataset-fits network-for-eight"_s,
        u"money over-budget processor-overspend part-without-price discontinued"_s};
    qsizetype count = 0;
    for (const QString &group : listed) {
        const QStringList words = group.split(u' ');
        for (qsizetype i = 1; i < words.size(); ++i) {
            const QString id = words.front() + u'.' + words[i];
            QVERIFY2(rig::findCheck(id.toStdString()), qPrintable(id));
            ++count;
        }
    }
    QCOMPARE(count, static_cast<qsizetype>(rig::allChecks().size()));
}

RIG_TEST(TestChecksListed)
#include "tst_checks_listed.moc"
