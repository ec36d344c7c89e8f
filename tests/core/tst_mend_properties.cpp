// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/price.h"
#include "tests/core/mend_rules.h"
#include "tests/testing.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

using namespace rig;
using namespace rig::test;

/// What must hold of the mends and the better arrangement of any machine, good, broken or half empty.
class MendPropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void mendsOfRandomMachinesSpoilNothing();

private:
    [[nodiscard]] Document randomMachine(QRandomGenerator &random) const;
    [[nodiscard]] QString anyPart(Kind kind, QRandomGenerator &random) const;
    void breakSomething(Document &document, QRandomGenerator &random) const;
    [[nodiscard]] std::optional<double> totalOf(const Judged &judged) const;
    void compare(const Judged &before, const Judged &after, bool blocker, const std::vector<LinkLoss> &losses,
                 const std::optional<Money> &price, const QString &what) const;
    void tryPlaces(const Judged &before) const;
    void tryFixes(const Judged &before, const Finding &finding) const;
    void tryMend(const Judged &before) const;

    Catalogue m_catalogue;
    std::vector<Document> m_machines; ///< the shipped templates and examples
};

namespace {

bool curesBlocker(const Effect &effect)
{
    return std::any_of(effect.gone.begin(), effect.gone.end(),
                       [](const Finding &finding) { return finding.severity == Severity::Blocker; });
}

} // namespace

void MendPropertiesTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
    m_machines = shippedMachines(m_catalogue);
    QVERIFY(m_machines.size() > 10);
}

QString MendPropertiesTest::anyPart(Kind kind, QRandomGenerator &random) const
{
    const std::vector<PartHandle> &all = m_catalogue.parts(kind);
    return all[random.bounded(static_cast<quint32>(all.size()))]->id;
}

/// A part exchanged for any other, one left out, a device moved anywhere: one to three of these.
void MendPropertiesTest::breakSomething(Document &document, QRandomGenerator &random) const
{
    for (quint32 i = 1 + random.bounded(3); i > 0 && !document.build.items.empty(); --i) {
        const Item item = document.build.items[random.bounded(static_cast<quint32>(document.build.items.size()))];
        switch (random.bounded(4)) {
        case 0:
            document = applied(document, RemoveItem{item.id});
            break;
        case 1:
            if (!document.build.itemsOf(Kind::Motherboard).empty() && standsInConnector(item.kind)) {
                const auto board = m_catalogue.find<Board>(document.build.itemsOf(Kind::Motherboard).front()->part);
                const auto &all = board->connectors;
                if (!all.empty())
                    document = applied(document,
                                       MoveItem{item.id, all[random.bounded(static_cast<quint32>(all.size()))].label});
                break;
            }
            [[fallthrough]];
        default:
            document = applied(document, ReplacePart{item.id, anyPart(item.kind, random)});
        }
    }
}

/// A shipped machine as it is, or broken; or a heap of parts in which only the processor is sure to fit.
Document MendPropertiesTest::randomMachine(QRandomGenerator &random) const
{
    if (random.bounded(4) != 0) {
        Document document = m_machines[random.bounded(static_cast<quint32>(m_machines.size()))];
        if (random.bounded(8) != 0)
            breakSomething(document, random);
        return document;
    }
    const auto board = m_catalogue.find<Board>(anyPart(Kind::Motherboard, random));
    const QStringList labels = labelsFor(*board);
    Document document = onBoard(*board, anyPart(Kind::Card, random).toUtf8().constData(),
                                labels.isEmpty() ? QString() : labels[random.bounded(labels.size())], m_catalogue);
    for (const Kind kind : {Kind::Supply, Kind::Case, Kind::Memory, Kind::Cooler, Kind::Drive, Kind::Card}) {
        if (random.bounded(4) == 0)
            continue;
        Item item;
        item.kind = kind;
        item.part = anyPart(kind, random);
        item.owned = random.bounded(5) == 0;
        if (standsInConnector(kind) && !board->connectors.empty())
            item.connector = board->connectors[random.bounded(static_cast<quint32>(board->connectors.size()))].label;
        const bool taken = std::any_of(document.build.items.begin(), document.build.items.end(),
                                       [&](const Item &one) { return one.connector == item.connector; });
        if (taken)
            item.connector.clear();
        document = applied(document, AddItem{item});
    }
    return document;
}

/// The machine's whole price in dollars; nullopt where a currency has no rate.
std::optional<double> MendPropertiesTest::totalOf(const Judged &judged) const
{
    double sum = 0;
    const Purse &total = judged.assessment.cost.total;
    for (auto it = total.begin(); it != total.end(); ++it) {
        const std::optional<double> dollars = inDollars(Money{it.value(), it.key()}, m_catalogue);
        if (!dollars)
            return std::nullopt;
        sum += *dollars;
    }
    return sum;
}

void MendPropertiesTest::compare(const Judged &before, const Judged &after, bool blocker,
                                 const std::vector<LinkLoss> &losses, const std::optional<Money> &price,
                                 const QString &what) const
{
    const QString harm = spoilt(before, after, blocker, losses);
    QVERIFY2(harm.isEmpty(), qPrintable(what + QStringLiteral(": ") + harm));
    const std::optional<double> said = inDollars(price, m_catalogue);
    const std::optional<double> was = totalOf(before);
    const std::optional<double> is = totalOf(after);
    if (said && was && is)
        QVERIFY2(std::abs(*is - *was - *said) < 0.01,
                 qPrintable(what + QStringLiteral(": said %1, is %2").arg(*said).arg(*is - *was)));
}

void MendPropertiesTest::tryPlaces(const Judged &before) const
{
    const Document &document = before.document;
    const std::optional<PlaceDevices> places = bestPlaces(document, m_catalogue);
    if (!places)
        return;
    const auto isUnplaced = [&](ItemId item) { return document.build.item(item)->connector.isEmpty(); };
    if (std::any_of(places->places.keyBegin(), places->places.keyEnd(), isUnplaced))
        return; // it is placed even where nobody knows the lanes
    const Effect effect = effectOf(document, *places, m_catalogue);
    compare(before, Judged(applied(document, *places), m_catalogue), curesBlocker(effect), effect.losses,
            Money{0, QStringLiteral("USD")}, nameOf(document) + QStringLiteral(", other places"));
    const QString why = words::whyPlaces(*places, document, m_catalogue);
    QVERIFY2(!why.isEmpty(), qPrintable(nameOf(document)));
    for (const LinkLoss &loss : effect.losses)
        QVERIFY(why.contains(words::lossText(loss)));
}

void MendPropertiesTest::tryFixes(const Judged &before, const Finding &finding) const
{
    const Document &document = before.document;
    for (const Fix &fix : suggest(finding, document, m_catalogue)) {
        const Judged after(applied(document, fix.edit), m_catalogue);
        const QString what = nameOf(document) + QStringLiteral(": %1 by %2")
                                                    .arg(QString::fromLatin1(finding.check),
                                                         words::editText(fix.edit, document, m_catalogue));
        QVERIFY2(!has(after, finding), qPrintable(what));
        compare(before, after, curesBlocker(fix.effect), fix.effect.losses, fix.effect.price, what);
    }
}

void MendPropertiesTest::tryMend(const Judged &before) const
{
    const std::optional<Mend> mend = cheapestMend(before.document, m_catalogue).mend;
    if (!mend)
        return;
    Document mended = before.document;
    for (const Edit &edit : mend->edits)
        mended = applied(mended, edit);
    const Judged after(mended, m_catalogue);
    QVERIFY(std::none_of(after.findings.begin(), after.findings.end(),
                         [](const Finding &left) { return left.severity == Severity::Blocker; }));
    compare(before, after, true, mend->losses, mend->price, nameOf(before.document) + QStringLiteral(", mended"));
}

/// As many machines as RIGWRIGHT_MEND_MACHINES says (the full run: 20,000); else as many as eight seconds take, by
/// another seed each time, which a failure names. RIGWRIGHT_MEND_SEED repeats one.
void MendPropertiesTest::mendsOfRandomMachinesSpoilNothing()
{
    const int wanted = qEnvironmentVariableIntValue("RIGWRIGHT_MEND_MACHINES");
    bool given = false;
    const int seedGiven = qEnvironmentVariableIntValue("RIGWRIGHT_MEND_SEED", &given);
    const quint32 seed = given ? static_cast<quint32>(seedGiven) : QRandomGenerator::global()->bounded(1'000'000);
    QElapsedTimer timer;
    timer.start();
    for (quint32 i = 0; wanted > 0 ? static_cast<int>(i) < wanted : timer.elapsed() < 8'000; ++i) {
        QRandomGenerator random(seed + i);
        const Judged machine(randomMachine(random), m_catalogue);
        tryPlaces(machine);
        if (!machine.findings.empty())
            tryFixes(machine, machine.findings[random.bounded(static_cast<quint32>(machine.findings.size()))]);
        if (random.bounded(8) == 0)
            tryMend(machine);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("RIGWRIGHT_MEND_SEED=%1 RIGWRIGHT_MEND_MACHINES=1").arg(seed + i)));
    }
}

RIG_TEST(MendPropertiesTest)
#include "tst_mend_properties.moc"
