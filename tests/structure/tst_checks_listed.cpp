// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_tree.h"

#include "core/checks/check.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

/// A check is a file, a line in the list, a test and an entry in the documentation: none may be forgotten.
class TestChecksListed : public QObject
{
    Q_OBJECT

private slots:
    void idsAreUniqueAndInTheirGroups();
    void eachHasARule();
    void eachCanBeFoundById();
    void eachHasATest();
    void eachIsDocumented();
    void eachFileIsInTheList();
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

void TestChecksListed::eachFileIsInTheList()
{
    QSet<QString> ids;
    for (const rig::Check &check : rig::allChecks())
        ids.insert(idOf(check));

    // Ids as literals in core/checks: one that no check in the list has is a check that never runs.
    static const QRegularExpression literal(
        QStringLiteral("\"((?:pcie|power|fit|heat|platform|graphics|storage|money)\\.[a-z0-9-]+)\""));
    QStringList strangers;
    for (const QString &file : source_tree::sourcesUnder(u"core/checks"_s)) {
        const QString text = source_tree::textOf(file);
        for (auto match = literal.globalMatch(text); match.hasNext();) {
            const QString id = match.next().captured(1);
            if (!ids.contains(id))
                strangers << u"%1 in %2"_s.arg(id, file);
        }
    }
    QVERIFY2(strangers.isEmpty(), qPrintable(u"Not in the list of checks: "_s + strangers.join(u", "_s)));
}

QTEST_GUILESS_MAIN(TestChecksListed)
#include "tst_checks_listed.moc"
