// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/fields.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QRandomGenerator>

using namespace rig;
using namespace rig::test;

/// What must hold for any machine: thousands of builds from the shipped catalogue, one fixed seed.
class PropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void removingADeviceNeverNarrowsAnother();
    void aLargerSupplyNeverAddsAPowerBlocker();
    void aRoomierCaseNeverAddsAFitBlocker();
    void unknownNeverTurnsIntoFine();
    void orderDoesNotMatter();
    void anEditAndItsReverseRestoreTheAssessment();
    void linksStayWithinTheirEnds();
    void hostileMachinesAreJudgedAllTheSame();

private:
    [[nodiscard]] Document randomMachine(QRandomGenerator &random) const;
    void addSeldom(MachineText &text, QRandomGenerator &random) const;
    [[nodiscard]] QString randomPart(Kind kind, QRandomGenerator &random) const;
    [[nodiscard]] QStringList freeConnectors(const Document &document, ConnectorKind kind) const;

    Catalogue m_catalogue;
};

namespace {

constexpr quint32 Seed = 20260817;
constexpr int Machines = 1500;

std::size_t blockers(const Judged &judged, const char *group)
{
    return static_cast<std::size_t>(
        std::count_if(judged.findings.begin(), judged.findings.end(), [&](const Finding &finding) {
            return finding.severity == Severity::Blocker && std::string_view(finding.check).starts_with(group);
        }));
}

QString summary(const Judged &judged)
{
    QStringList words;
    for (const Finding &finding : judged.findings)
        words << words::message(finding, judged.situation());
    words.sort();
    return judged.links() + u'\n' + words.join(u'\n');
}

QString name(const Document &document)
{
    QStringList parts;
    for (const Item &item : document.build.items)
        parts << (item.connector.isEmpty() ? item.part : item.part + QStringLiteral(" in ") + item.connector);
    return parts.join(QStringLiteral(", "));
}

template <class T> std::shared_ptr<T> copyOf(const Catalogue &catalogue, const QString &id)
{
    const auto part = catalogue.find<T>(id);
    return part ? std::make_shared<T>(*part) : nullptr;
}

} // namespace

void PropertiesTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

QString PropertiesTest::randomPart(Kind kind, QRandomGenerator &random) const
{
    const std::vector<PartHandle> &parts = m_catalogue.parts(kind);
    return parts[random.bounded(static_cast<quint32>(parts.size()))]->id;
}

QStringList PropertiesTest::freeConnectors(const Document &document, ConnectorKind kind) const
{
    QStringList free;
    const auto board = m_catalogue.find<Board>(document.build.itemsOf(Kind::Motherboard).front()->part);
    for (const Connector &connector : board->connectors) {
        const bool taken = std::any_of(document.build.items.begin(), document.build.items.end(),
                                       [&](const Item &item) { return item.connector == connector.label; });
        if (connector.kind == kind && !taken)
            free << connector.label;
    }
    return free;
}

Document PropertiesTest::randomMachine(QRandomGenerator &random) const
{
    MachineText text;
    for (const Kind kind : {Kind::Motherboard, Kind::Supply, Kind::Case, Kind::Memory})
        text.with(kind, randomPart(kind, random).toLatin1().constData());
    const auto board = m_catalogue.find<Board>(text.document.build.items[0].part);
    std::vector<QString> fitting;
    for (const PartHandle &part : m_catalogue.parts(Kind::Processor)) {
        if (static_cast<const Processor &>(*part).socket.value == board->socket.value)
            fitting.push_back(part->id);
    }
    if (!fitting.empty())
        text.with(Kind::Processor,
                  fitting[random.bounded(static_cast<quint32>(fitting.size()))].toLatin1().constData());
    for (quint32 i = random.bounded(5); i > 0; --i) {
        const QStringList free = freeConnectors(text.document, ConnectorKind::Slot);
        if (!free.isEmpty())
            text.with(Kind::Card, randomPart(Kind::Card, random).toLatin1().constData(),
                      free[random.bounded(free.size())].toUtf8().constData());
    }
    for (quint32 i = random.bounded(4); i > 0; --i) {
        const QStringList free = freeConnectors(text.document, ConnectorKind::M2);
        if (!free.isEmpty())
            text.with(Kind::Drive, randomPart(Kind::Drive, random).toLatin1().constData(),
                      free[random.bounded(free.size())].toUtf8().constData());
    }
    addSeldom(text, random);
    return text.document;
}

/// Now and then a network card, fans, a second supply, and a riser or a carrier with something on it.
void PropertiesTest::addSeldom(MachineText &text, QRandomGenerator &random) const
{
    const auto add = [&](Kind kind) {
        const QStringList free = freeConnectors(text.document, ConnectorKind::Slot);
        if (!free.isEmpty())
            text.with(kind, randomPart(kind, random).toLatin1().constData(),
                      free[random.bounded(free.size())].toUtf8().constData());
        return !free.isEmpty();
    };
    if (random.bounded(4) == 0)
        text.with(Kind::Fan, randomPart(Kind::Fan, random).toLatin1().constData(), "", 3);
    if (random.bounded(6) == 0)
        add(Kind::Network);
    if (random.bounded(4) != 0 || !add(random.bounded(3) == 0 ? Kind::Switch : Kind::Riser))
        return;
    const ItemId adapter = text.document.build.items.back().id;
    for (int output = 1; output <= 3; ++output) {
        const Kind kind = random.bounded(2) == 0 ? Kind::Card : Kind::Drive;
        text.with(kind, randomPart(kind, random).toLatin1().constData(),
                  OutputName{adapter, output}.text().toLatin1().constData());
    }
}

void PropertiesTest::removingADeviceNeverNarrowsAnother()
{
    QRandomGenerator random(Seed);
    for (int i = 0; i < Machines; ++i) {
        const Document document = randomMachine(random);
        const Judged whole(document, m_catalogue);
        for (const Device &device : whole.machine.devices) {
            const Judged less(applied(document, RemoveItem{device.item}), m_catalogue);
            for (const Link &link : less.assessment.lanes.links) {
                const ItemId item = less.machine.devices[static_cast<std::size_t>(link.device)].item;
                for (const Link &before : whole.assessment.lanes.links) {
                    if (whole.machine.devices[static_cast<std::size_t>(before.device)].item == item && link.width &&
                        before.width)
                        QVERIFY2(*link.width >= *before.width, qPrintable(name(document)));
                }
            }
        }
    }
}

void PropertiesTest::aLargerSupplyNeverAddsAPowerBlocker()
{
    QRandomGenerator random(Seed + 1);
    for (int i = 0; i < Machines; ++i) {
        const Document document = randomMachine(random);
        const QString supply = document.build.itemsOf(Kind::Supply).front()->part;
        const std::shared_ptr<Supply> larger = copyOf<Supply>(m_catalogue, supply);
        if (!larger->watts)
            continue;
        larger->watts.value = *larger->watts * 1.5;
        Catalogue changed = m_catalogue;
        changed.add(larger);
        QVERIFY2(blockers(Judged(document, changed), "power.") <= blockers(Judged(document, m_catalogue), "power."),
                 qPrintable(name(document)));
    }
}

void PropertiesTest::aRoomierCaseNeverAddsAFitBlocker()
{
    QRandomGenerator random(Seed + 2);
    for (int i = 0; i < Machines; ++i) {
        const Document document = randomMachine(random);
        const std::shared_ptr<Case> roomier =
            copyOf<Case>(m_catalogue, document.build.itemsOf(Kind::Case).front()->part);
        if (roomier->slotCount)
            roomier->slotCount.value = *roomier->slotCount + 3;
        if (roomier->maxCardLength)
            roomier->maxCardLength.value = *roomier->maxCardLength + Millimetres(100);
        Catalogue changed = m_catalogue;
        changed.add(roomier);
        QVERIFY2(blockers(Judged(document, changed), "fit.") <= blockers(Judged(document, m_catalogue), "fit."),
                 qPrintable(name(document)));
    }
}

void PropertiesTest::unknownNeverTurnsIntoFine()
{
    QRandomGenerator random(Seed + 3);
    for (int i = 0; i < Machines / 3; ++i) {
        const Document document = randomMachine(random);
        const Judged before(document, m_catalogue);
        const auto unknowns = std::count_if(before.findings.begin(), before.findings.end(), [](const Finding &finding) {
            return finding.severity == Severity::Unknown;
        });
        if (unknowns == 0)
            continue;
        // One figure less of one part: what could not be checked before cannot be checked now, or is a worse finding.
        const Item &item = document.build.items[random.bounded(static_cast<quint32>(document.build.items.size()))];
        QJsonObject json = partToJson(*m_catalogue.find(item.part), m_catalogue);
        const std::span<const Field> fields = fieldsOf(item.kind);
        json.remove(QLatin1StringView(fields[random.bounded(static_cast<quint32>(fields.size()))].key));
        RIG_UNWRAP(poorer, partFromJson(json, item.kind, m_catalogue, Origin::Own));
        Catalogue changed = m_catalogue;
        changed.add(poorer);
        const Verdict verdict = judge(Judged(document, changed).findings, document.build);
        QVERIFY2(verdict.kind != Verdict::Kind::Fine, qPrintable(name(document)));
    }
}

void PropertiesTest::orderDoesNotMatter()
{
    QRandomGenerator random(Seed + 4);
    for (int i = 0; i < Machines / 3; ++i) {
        const Document document = randomMachine(random);
        Document reversed = document;
        std::reverse(reversed.build.items.begin(), reversed.build.items.end());
        const Judged a(document, m_catalogue);
        const Judged b(reversed, m_catalogue);
        QCOMPARE(b.links(), a.links());
        QVERIFY2(b.findings.size() == a.findings.size(),
                 qPrintable(name(document) + u'\n' + summary(a) + u'\n' + summary(b)));
        QVERIFY(std::abs((b.assessment.power.training.atLeast - a.assessment.power.training.atLeast).value()) < 1e-6);
    }
}

void PropertiesTest::anEditAndItsReverseRestoreTheAssessment()
{
    QRandomGenerator random(Seed + 5);
    for (int i = 0; i < Machines / 3; ++i) {
        const Document document = randomMachine(random);
        const QString before = summary(Judged(document, m_catalogue));
        for (const Item &item : document.build.items) {
            const Document there = applied(document, ReplacePart{item.id, randomPart(item.kind, random)});
            const Document back = applied(there, ReplacePart{item.id, item.part});
            QCOMPARE(summary(Judged(back, m_catalogue)), before);
        }
    }
}

void PropertiesTest::linksStayWithinTheirEnds()
{
    QRandomGenerator random(Seed + 6);
    for (int i = 0; i < Machines; ++i) {
        const Document document = randomMachine(random);
        const Judged judged(document, m_catalogue);
        for (const Link &link : judged.assessment.lanes.links) {
            const Connector &connector =
                judged.machine.board->part->connectors[static_cast<std::size_t>(link.connector)];
            if (link.width && link.maxWidth)
                QVERIFY2(*link.width <= *link.maxWidth, qPrintable(name(document)));
            if (link.width && connector.width && link.adapter < 0) // a switch board has lanes of its own
                QVERIFY2(*link.width <= *connector.width, qPrintable(name(document)));
            if (link.generation && link.maxGeneration)
                QVERIFY2(*link.generation <= *link.maxGeneration, qPrintable(name(document)));
        }
    }
}

void PropertiesTest::hostileMachinesAreJudgedAllTheSame()
{
    // A board whose groups contradict each other and whose switches hang on each other in a circle, parts without a
    // single figure, risers that hang on each other, connectors that are not there.
    Catalogue catalogue = parts(
        "'motherboards': [{'id': 'odd', 'name': 'Odd', 'switches': [{'label': 'S', 'upstream': 'cpu0', 'width': 16, "
        "'generation': 3}, {'label': 'T', 'upstream': 'S', 'width': 8, 'generation': 3}], 'connectors': ["
        "{'label': 'A', 'kind': 'slot', 'position': 1, 'width': 16, 'generation': 3, 'upstream': 'S'},"
        "{'label': 'B', 'kind': 'slot', 'upstream': 'T'}, {'label': 'C', 'kind': 'slot', 'width': 4}], 'groups': ["
        "{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 16]}]}, {'connectors': ['A', 'B'], 'rows': [{'widths': "
        "[0, 4]}]}]}],"
        "'cards': [{'id': 'bare', 'name': 'Bare'}], 'risers': [{'id': 'loop', 'name': 'Loop'}], 'drives': [{'id': "
        "'disk', 'name': 'Disk'}], 'processors': [{'id': 'blank', 'name': 'Blank'}], 'supplies': [{'id': 'box', "
        "'name': 'Box'}], 'cases': [{'id': 'shell', 'name': 'Shell'}], 'coolers': [{'id': 'fin', 'name': 'Fin'}], "
        "'memory': [{'id': 'kit', 'name': 'Kit'}]");
    const auto odd = copyOf<Board>(catalogue, QStringLiteral("odd"));
    odd->switches[0].upstream = 1; // a circle, which no file can hold
    catalogue.add(odd);
    QRandomGenerator random(Seed + 7);
    const std::vector<std::pair<Kind, const char *>> all{
        {Kind::Motherboard, "odd"}, {Kind::Card, "bare"},       {Kind::Riser, "loop"},
        {Kind::Drive, "disk"},      {Kind::Processor, "blank"}, {Kind::Supply, "box"},
        {Kind::Case, "shell"},      {Kind::Cooler, "fin"},      {Kind::Memory, "kit"}};
    const std::vector<const char *> places{"A",    "B",    "C",    "Z",    "",      "@1:1",
                                           "@2:1", "@3:1", "@3:9", "@4:1", "@99:1", "@"};
    for (int i = 0; i < Machines; ++i) {
        MachineText text;
        for (quint32 item = random.bounded(64); item > 0; --item) {
            const auto &[kind, part] = all[random.bounded(static_cast<quint32>(all.size()))];
            text.with(kind, part, places[random.bounded(static_cast<quint32>(places.size()))]);
        }
        const Judged judged(text.document, catalogue);
        for (const Finding &finding : judged.findings) {
            QVERIFY(!words::message(finding, judged.situation()).isEmpty());
            QVERIFY(finding.severity != Severity::Unknown || finding.missing.figure[0] != 0);
        }
    }
}

RIG_TEST(PropertiesTest)
#include "tst_properties.moc"
