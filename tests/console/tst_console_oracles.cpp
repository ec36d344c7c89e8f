// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "tests/console/console_support.h"
#include "tests/core/oracle_rows.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// The known answers once more, as a script would ask for them: `check --format json` on a build file.
class ConsoleOraclesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void links();
    void machines();

private:
    [[nodiscard]] QJsonObject checked(const Document &document) const;

    Console m_console;
    Catalogue m_catalogue;
};

namespace {

/// As Judged::links() writes them: by the board's order, which is that of the labels asked for.
QString linksOf(const QJsonObject &json, const QStringList &order)
{
    QStringList words;
    for (const QString &label : order) {
        for (const QJsonValue &value : json.value("links"_L1).toArray()) {
            const QJsonObject link = value.toObject();
            if (link.value("connector"_L1).toString() != label)
                continue;
            const int width = link.value("width"_L1).toInt();
            words << (width == 0 ? label + u" dark"_s
                                 : u"%1 %2.0 x%3"_s.arg(label, QString::number(link.value("generation"_L1).toInt()),
                                                        QString::number(width)));
        }
    }
    return words.join(u", "_s);
}

/// The connectors that a line of links names, in its order.
QStringList labelsOf(const QString &links)
{
    QStringList labels;
    for (const QString &entry : links.split(u", "_s))
        labels << (entry.endsWith(u" dark"_s) ? entry.chopped(5) : entry.section(u' ', 0, -3));
    return labels;
}

/// The worst that a check says; "unknown" where a missing figure blocks it.
QString verdictOf(const QJsonObject &json, const QString &check)
{
    QString unknown = u"silent"_s;
    for (const QJsonValue &value : json.value("findings"_L1).toArray()) {
        const QJsonObject finding = value.toObject();
        const QString severity = finding.value("severity"_L1).toString();
        if (severity != "unknown"_L1 && finding.value("id"_L1).toString() == check)
            return severity;
        if (finding.value("blocks"_L1).toArray().contains(check))
            unknown = u"unknown"_s;
    }
    return unknown;
}

} // namespace

void ConsoleOraclesTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
    QVERIFY(QFile::copy(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), m_console.path(u"shipped.sqlite"_s)));
}

QJsonObject ConsoleOraclesTest::checked(const Document &document) const
{
    const QString file = m_console.write(u"oracle.rig.json"_s, writeBuildFile(document, m_catalogue));
    return m_console.run({u"check"_s, file, u"--format"_s, u"json"_s}, u"shipped.sqlite"_s).object();
}

void ConsoleOraclesTest::links()
{
    for (const Oracle &oracle : laneOracles(m_catalogue)) {
        const QJsonObject json = checked(oracle.document);
        const QString said = linksOf(json, labelsOf(oracle.links));
        QVERIFY2(said == oracle.links, qPrintable(oracle.name + u": "_s + said));
    }
}

void ConsoleOraclesTest::machines()
{
    for (const Oracle &oracle : machineOracles()) {
        const QJsonObject json = checked(oracle.document);
        for (auto it = oracle.verdicts.begin(); it != oracle.verdicts.end(); ++it) {
            const QString said = verdictOf(json, it.key());
            QVERIFY2(agrees(said, it.value()), qPrintable(oracle.name + u": "_s + it.key() + u' ' + said));
        }
    }
}

RIG_TEST(ConsoleOraclesTest)
#include "tst_console_oracles.moc"
