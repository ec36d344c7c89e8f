// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QMap>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// Each check has a machine of the shipped catalogue on which it fires and one on which it is silent: found among a few
/// thousand that are put together from its parts, the same each time.
class ShippedChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void eachFiresAndIsSilent();
    void everySentenceFindsItsNumbers();

private:
    [[nodiscard]] Document randomMachine(QRandomGenerator &random) const;
    void addDevices(MachineText &text, QRandomGenerator &random) const;
    void addSeldom(MachineText &text, QRandomGenerator &random) const;
    [[nodiscard]] QString anyOf(Kind kind, QRandomGenerator &random) const;
    [[nodiscard]] QString freeConnector(const Document &document, const QString &part, QRandomGenerator &random) const;

    Catalogue m_catalogue;
};

namespace {

constexpr quint32 Seed = 20261121;
constexpr int MostMachines = 20000;

bool chance(QRandomGenerator &random, quint32 oneIn) { return random.bounded(oneIn) == 0; }

template <class T> const T &oneOf(const std::vector<T> &values, QRandomGenerator &random)
{
    return values[random.bounded(static_cast<quint32>(values.size()))];
}

void fillSite(Document &document, QRandomGenerator &random)
{
    document.site.circuit = oneOf(knownCircuits(), random);
    if (chance(random, 3))
        document.site.otherLoad = Watts(random.bounded(2000));
    if (chance(random, 4))
        document.site.roomCooling = Watts(500 + random.bounded(3000));
    document.site.dataCentre = chance(random, 6);
    document.use.work = static_cast<Work>(random.bounded(5));
    document.use.display = chance(random, 3);
    if (chance(random, 3))
        document.use.memoryNeed = Gibibytes(1 + random.bounded(48));
    if (chance(random, 4))
        document.use.dataset = Gigabytes(random.bounded(20000));
    if (chance(random, 4))
        document.use.budget = Money{500.0 + random.bounded(10000), u"USD"_s};
}

/// Where a sentence has nothing to say, or a nought that stands for what is not known.
const QRegularExpression &hole()
{
    static const QRegularExpression holes(
        u"(?<![0-9.,])0(\\.0)? GB/s|  | [.,;:](\\s|$)|\\(\\s*[,)]|: ?\\.|(?<![\\w.])[-−]0(?![0-9.])|%[1-9n]"_s);
    return holes;
}

/// Keys of the catalogue, which are no words.
const QRegularExpression &key()
{
    static const QRegularExpression keys(
        u"\\b(core|ryzen|epyc|xeon|threadripper)-[a-z0-9]|\\b(eps|pcie)-\\d|12v-2x6|_mm\\b|_w\\b"_s);
    return keys;
}

} // namespace

void ShippedChecksTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

QString ShippedChecksTest::anyOf(Kind kind, QRandomGenerator &random) const
{
    return oneOf(m_catalogue.parts(kind), random)->id;
}

/// Any connector that nobody stands in, whether or not the device goes there; empty now and then.
QString ShippedChecksTest::freeConnector(const Document &document, const QString &part, QRandomGenerator &random) const
{
    const PartHandle device = m_catalogue.find(part);
    const auto board = m_catalogue.find<Board>(document.build.itemsOf(Kind::Motherboard).front()->part);
    QStringList free;
    for (const Connector &connector : board->connectors) {
        const bool taken = std::any_of(document.build.items.begin(), document.build.items.end(),
                                       [&](const Item &item) { return item.connector == connector.label; });
        const bool drive = device->kind == Kind::Drive;
        if (!taken && (connector.kind == ConnectorKind::Slot) != drive)
            free << connector.label;
    }
    return free.isEmpty() || chance(random, 40) ? QString() : free[random.bounded(free.size())];
}

void ShippedChecksTest::addDevices(MachineText &text, QRandomGenerator &random) const
{
    const auto add = [&](Kind kind, const QString &part) {
        const QString connector = freeConnector(text.document, part, random);
        text.with(kind, part.toLatin1().constData(), connector.toUtf8().constData());
    };
    QString card = anyOf(Kind::Card, random);
    for (quint32 i = 1 + random.bounded(chance(random, 6) ? 9 : 4); i > 0; --i) {
        add(Kind::Card, card);
        if (chance(random, 6))
            card = anyOf(Kind::Card, random);
    }
    for (quint32 i = random.bounded(5); i > 0; --i)
        add(Kind::Drive, anyOf(Kind::Drive, random));
    if (chance(random, 4))
        add(Kind::Network, anyOf(Kind::Network, random));
}

void ShippedChecksTest::addSeldom(MachineText &text, QRandomGenerator &random) const
{
    for (const Kind kind : {Kind::Fan, Kind::Bridge, Kind::Cable}) {
        if (chance(random, 3))
            text.with(kind, anyOf(kind, random).toLatin1().constData(), "", static_cast<int>(1 + random.bounded(4)));
    }
    if (!chance(random, 2))
        return;
    const Kind kind = chance(random, 4) ? Kind::Switch : Kind::Riser;
    const QString adapter = anyOf(kind, random);
    const QString connector = freeConnector(text.document, adapter, random);
    text.with(kind, adapter.toLatin1().constData(), connector.toUtf8().constData());
    const ItemId id = text.document.build.items.back().id;
    const bool m2 = chance(random, 2);
    for (int output = 1; output <= 4; ++output) {
        if (chance(random, 2))
            text.with(m2 ? Kind::Drive : Kind::Card,
                      (m2 ? u"samsung-990-pro-1tb"_s : anyOf(Kind::Card, random)).toLatin1().constData(),
                      OutputName{id, output}.text().toLatin1().constData());
    }
}

Document ShippedChecksTest::randomMachine(QRandomGenerator &random) const
{
    MachineText text;
    text.with(Kind::Motherboard, anyOf(Kind::Motherboard, random).toLatin1().constData());
    const auto board = m_catalogue.find<Board>(text.document.build.items[0].part);
    std::vector<QString> fitting;
    for (const PartHandle &part : m_catalogue.parts(Kind::Processor)) {
        if (static_cast<const Processor &>(*part).socket.value == board->socket.value || chance(random, 2000))
            fitting.push_back(part->id);
    }
    for (int i = chance(random, 3) ? 2 : 1; i > 0 && !fitting.empty(); --i)
        text.with(Kind::Processor, oneOf(fitting, random).toLatin1().constData());
    for (const Kind kind : {Kind::Case, Kind::Cooler, Kind::Memory})
        text.with(kind, anyOf(kind, random).toLatin1().constData(), "", static_cast<int>(1 + random.bounded(3)));
    for (int i = chance(random, 4) ? 2 : 1; i > 0; --i)
        text.with(Kind::Supply, anyOf(Kind::Supply, random).toLatin1().constData());
    addDevices(text, random);
    addSeldom(text, random);
    fillSite(text.document, random);
    return text.document;
}

void ShippedChecksTest::eachFiresAndIsSilent()
{
    // No supply of the catalogue tells how many cables carry its plugs, and no card of one slot is open to the air.
    QSet<QString> toFire;
    QSet<QString> toBeSilent;
    for (const Check &check : allChecks()) {
        toFire.insert(QString::fromLatin1(check.id));
        toBeSilent.insert(QString::fromLatin1(check.id));
    }
    toFire.remove(u"power.shared-cable"_s);
    toFire.remove(u"heat.spacing"_s);
    toFire.remove(u"platform.incomplete"_s); // a whole machine is never incomplete
    // The one case whose vendor prints less than a card's height takes chance too long to find.
    const Judged low(MachineText().with(Kind::Case, "silverstone-ds380b").with(Kind::Card, "nvidia-rtx-a6000").document,
                     m_catalogue);
    QCOMPARE(low.verdictOf("fit.card-height"), u"blocker"_s);
    toFire.remove(u"fit.card-height"_s);
    // The few cards with a 16-pin socket whose height is known seldom meet a case whose room is.
    const Judged bent(MachineText()
                          .with(Kind::Case, "silverstone-cs383")
                          .with(Kind::Card, "nvidia-geforce-rtx-4090-founders-edition")
                          .document,
                      m_catalogue);
    QCOMPARE(bent.verdictOf("fit.cable-bend"), u"caution"_s);
    toFire.remove(u"fit.cable-bend"_s);
    QRandomGenerator random(Seed);
    for (int i = 0; i < MostMachines && !(toFire.isEmpty() && toBeSilent.isEmpty()); ++i) {
        const Judged judged(randomMachine(random), m_catalogue);
        QSet<QString> spoke;
        QSet<QString> unknown;
        for (const Finding &finding : judged.findings) {
            if (finding.severity != Severity::Unknown)
                spoke.insert(QString::fromLatin1(finding.check));
            for (const char *blocked : finding.blocked)
                unknown.insert(QString::fromLatin1(blocked));
        }
        toFire.subtract(spoke);
        for (const Check &check : allChecks()) {
            const QString id = QString::fromLatin1(check.id);
            if (!spoke.contains(id) && !unknown.contains(id))
                toBeSilent.remove(id);
        }
    }
    QVERIFY2(toFire.isEmpty(), qPrintable(u"never fired: "_s + toFire.values().join(u", "_s)));
    QVERIFY2(toBeSilent.isEmpty(), qPrintable(u"never silent: "_s + toBeSilent.values().join(u", "_s)));
}

/// A sentence that reads a fact which its check did not set ends the program (Finding::fact). What is said of any
/// machine, whatever its work and its site, is whole.
void ShippedChecksTest::everySentenceFindsItsNumbers()
{
    constexpr int Machines = 1000;
    QRandomGenerator random(Seed + 1);
    QMap<QString, QString> torn; // one sentence of each check
    for (int i = 0; i < Machines; ++i) {
        Document document = randomMachine(random);
        document.use.excursions = chance(random, 3) ? Excursions::Specification : Excursions::Measured;
        const Judged judged(document, m_catalogue);
        const Situation situation = judged.situation();
        std::vector<Finding> findings = judge(judged.findings, document.build).findings;
        findings.insert(findings.end(), judged.findings.begin(), judged.findings.end());
        for (const Finding &finding : findings) {
            const QString said =
                (words::message(finding, situation) + u' ' + words::reason(finding, situation)).trimmed();
            QVERIFY2(said.size() > 1, finding.check);
            if (said.contains(hole()) || said.contains(key()))
                torn.insert(QString::fromLatin1(finding.check), said);
            QVERIFY2(!said.contains(names::number(Finding::NotSet)), qPrintable(said));
            QVERIFY2(!words::evidence(finding, situation).isEmpty(), finding.check);
        }
    }
    QVERIFY2(torn.isEmpty(), qPrintable(torn.values().join(u'\n')));
}

RIG_TEST(ShippedChecksTest)
#include "tst_checks_shipped.moc"
