// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests/testing.h"

#include "core/checks/link_verdict.h"
#include "core/machine/worst_link.h"

#include <QTest>

using namespace rig;
using namespace rig::test;

namespace {

/// A card's link in a few numbers; 0: not known.
struct Told
{
    int width;
    int generation;
    int maxWidth = 16;
    int maxGeneration = 4;
};

std::optional<int> knownOf(int number) { return number > 0 ? std::optional(number) : std::nullopt; }

Link linkWith(const Told &told)
{
    Link link;
    link.width = knownOf(told.width);
    link.generation = knownOf(told.generation);
    link.maxWidth = knownOf(told.maxWidth);
    link.maxGeneration = knownOf(told.maxGeneration);
    if (link.width && link.generation)
        link.bandwidth = laneRate(*link.generation) * *link.width;
    return link;
}

Link dark()
{
    Link link = linkWith({0, 0});
    link.dark = true;
    return link;
}

/// A machine of so many cards, with these links.
struct Cards
{
    explicit Cards(std::vector<Link> links)
    {
        for (std::size_t i = 0; i < links.size(); ++i) {
            Device device;
            device.item = static_cast<ItemId>(i + 1);
            device.number = static_cast<int>(i + 1);
            device.card = std::make_shared<const Card>();
            machine.devices.push_back(device);
            links[i].device = static_cast<int>(i);
        }
        lanes.links = std::move(links);
    }
    /// The number of the card that has it; 0: none.
    [[nodiscard]] int worst() const
    {
        const WorstLink found = worstCardLink(machine, lanes);
        return found.link ? found.link->device + 1 : 0;
    }
    [[nodiscard]] int doubtful() const { return worstCardLink(machine, lanes).doubtful; }

    Machine machine;
    Lanes lanes;
};

} // namespace

/// Which card's link is the worst, where some are not known.
class TestWorstLink : public QObject
{
    Q_OBJECT

private slots:
    void theSlowestIsFound_data();
    void theSlowestIsFound();
    void otherDevicesDoNotCount();
    void theVerdictIsThatOfTheChecks();
};

void TestWorstLink::theSlowestIsFound_data()
{
    QTest::addColumn<std::vector<Link>>("links");
    QTest::addColumn<int>("card");
    QTest::addColumn<int>("doubtful");
    using Links = std::vector<Link>;
    QTest::newRow("no card is placed") << Links{} << 0 << 0;
    QTest::newRow("the first of equal ones") << Links{linkWith({8, 4}), linkWith({8, 4})} << 1 << 0;
    QTest::newRow("narrower") << Links{linkWith({16, 4}), linkWith({8, 4})} << 2 << 0;
    QTest::newRow("narrow and new beats wide and old") << Links{linkWith({16, 3}), linkWith({8, 5})} << 1 << 0;
    QTest::newRow("a link without lanes is the slowest") << Links{linkWith({1, 1}), dark()} << 2 << 0;
    QTest::newRow("and nothing is slower than that") << Links{dark(), linkWith({0, 0})} << 1 << 0;
    QTest::newRow("generation not known: the card's own bounds it")
        << Links{linkWith({16, 4}), linkWith({4, 0})} << 2 << 0;
    QTest::newRow("generation not known: it may be slower still")
        << Links{linkWith({8, 4}), linkWith({16, 0})} << 1 << 1;
    QTest::newRow("width not known: surely slow, by what the card can do")
        << Links{linkWith({16, 4}), linkWith({0, 0, 4, 3})} << 2 << 0;
    QTest::newRow("width not known: known ones come first") << Links{linkWith({0, 0}), linkWith({16, 4})} << 2 << 1;
    // Up to generation 6: x8 of it is 60.5 GB/s, x16 of generation 4 is 31.5 GB/s, x16 of generation 5 is 63 GB/s.
    QTest::newRow("nothing known of a generation: it may be the sixth")
        << Links{linkWith({16, 4}), linkWith({8, 0, 16, 0})} << 1 << 1;
    QTest::newRow("generation 6") << Links{linkWith({16, 6, 16, 6}), linkWith({16, 5, 16, 5})} << 2 << 0;
    QTest::newRow("nothing known at all") << Links{linkWith({0, 0, 0, 0}), linkWith({16, 6, 16, 6})} << 2 << 1;
    QTest::newRow("two are not known") << Links{linkWith({0, 0}), linkWith({4, 4}), linkWith({0, 0})} << 2 << 2;
}

void TestWorstLink::theSlowestIsFound()
{
    QFETCH(const std::vector<Link>, links);
    const Cards cards(links);
    QTEST(cards.worst(), "card");
    QTEST(cards.doubtful(), "doubtful");
}

void TestWorstLink::otherDevicesDoNotCount()
{
    Cards cards({linkWith({16, 4}), linkWith({4, 3})});
    cards.machine.devices[1].card.reset();
    cards.machine.devices[1].drive = std::make_shared<const Drive>();
    QCOMPARE(cards.worst(), 1);
}

void TestWorstLink::theVerdictIsThatOfTheChecks()
{
    Device card;
    card.card = std::make_shared<const Card>();
    const auto verdict = [&](const Link &link, Work work = Work::DataParallel) {
        return checks::linkVerdict(link, card, work);
    };
    QCOMPARE(verdict(linkWith({16, 4})), std::optional<Severity>());
    QCOMPARE(verdict(linkWith({8, 4})), std::optional(Severity::Caution));
    QCOMPARE(verdict(linkWith({8, 4}), Work::Inference), std::optional(Severity::Note));
    QCOMPARE(verdict(linkWith({0, 0})), std::optional(Severity::Unknown));
    QCOMPARE(verdict(dark()), std::optional(Severity::Blocker));
    Link measured = linkWith({8, 4});
    measured.cost = LinkCost{};
    measured.cost->high = 1.9;
    QCOMPARE(verdict(measured), std::optional(Severity::Note));
    measured.cost->high = 2;
    QCOMPARE(verdict(measured), std::optional(Severity::Caution));
}

RIG_TEST(TestWorstLink)
#include "tst_worst_link.moc"
