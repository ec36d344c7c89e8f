// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

class PlatformRows : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rows_data();
    void rows() { verifyRow(); }
    void theBoardsListsOnTheCatalogue_data();
    void theBoardsListsOnTheCatalogue();
    void laterFirmwareIsANoteAfterTwoYears();

private:
    Catalogue m_catalogue;
};

namespace {

Document cards(int count)
{
    MachineText machine = whole();
    for (int i = 0; i < count; ++i)
        machine.with(Kind::Card, "card");
    return machine.document;
}

/// `count` kits and a number of cards.
Document kits(int count, int cardCount = 1)
{
    Document document = cards(cardCount);
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Memory)
            item.count = count;
    }
    return document;
}

Document two(Kind kind, const char *part) { return whole().with(kind, part).document; }

using Change = std::function<void(Figures &)>;

Change families(const char *processor, const char *board)
{
    return [=](Figures &f) {
        f.processor += processor;
        f.board += board;
    };
}

Change display(const char *processor, const char *card, const char *board)
{
    return [=](Figures &f) {
        f.processor += processor;
        f.card += card;
        f.board += board;
    };
}

Change memory(const char *kit, const char *board = "", const char *processor = "")
{
    return [=](Figures &f) {
        f.kit = kit;
        f.board += board;
        f.processor += processor;
    };
}

Change processor(const char *figures)
{
    return [=](Figures &f) { f.processor += figures; };
}

void socketRows()
{
    row("platform.socket", "silent", "the same", oneCard());
    row("platform.socket", "blocker", "another", oneCard(),
        [](Figures &f) { f.processor.replace("'socket': 'S'", "'socket': 'T'"); });
    row("platform.socket", "blocker", "two processors for one socket", two(Kind::Processor, "cpu"));
    row("platform.socket", "silent", "two processors for two sockets", two(Kind::Processor, "cpu"),
        [](Figures &f) { f.board += ", 'processor_count': 2"; });
    row("platform.socket", "unknown", "two processors, and nothing known of the board", two(Kind::Processor, "cpu"),
        [](Figures &f) { f.board.replace("'socket': 'S', ", ""); });
    row("platform.socket", "unknown", "the processor's", oneCard(),
        [](Figures &f) { f.processor.replace("'socket': 'S', ", ""); });
    row("platform.socket", "unknown", "the board's", oneCard(),
        [](Figures &f) { f.board.replace("'socket': 'S', ", ""); });

    row("platform.memory-type", "silent", "DDR4", oneCard());
    row("platform.memory-type", "silent", "one of two", oneCard(),
        [](Figures &f) { f.board.replace("'DDR4'", "'DDR4/DDR5'"); });
    row("platform.memory-type", "blocker", "DDR5", oneCard(), [](Figures &f) { f.kit = "'type': 'DDR5'"; });
    row("platform.memory-type", "blocker", "the board takes it, the processor does not", oneCard(), [](Figures &f) {
        f.kit = "'type': 'DDR5'";
        f.board.replace("'DDR4'", "'DDR4/DDR5'");
    });
    row("platform.memory-type", "unknown", "the kit's", oneCard(), [](Figures &f) { f.kit = ""; });
    row("platform.memory-type", "unknown", "the board's", oneCard(),
        [](Figures &f) { f.board.replace(", 'memory_type': 'DDR4'", ""); });

    row("platform.incomplete", "silent", "a whole machine", oneCard());
    row("platform.incomplete", "unknown", "a card alone", MachineText().with(Kind::Card, "card").document);
    row("platform.incomplete", "silent", "nothing begun", Document());
    row("platform.incomplete", "unknown", "a board alone", MachineText().with(Kind::Motherboard, "board").document);
}

void firmwareRows()
{
    const char *id = "platform.firmware-version";
    constexpr auto old = ", 'family': 'ryzen-3000'";
    constexpr auto newer = ", 'family': 'ryzen-5000'";
    row("platform.firmware-version", "silent", "the generation that the board came with", oneCard(),
        families(old, ", 'processor_families': ['ryzen-3000', 'ryzen-5000'], 'updated_families': ['ryzen-5000']"));
    row("platform.firmware-version", "caution", "the next generation", oneCard(),
        families(newer, ", 'processor_families': ['ryzen-3000', 'ryzen-5000'], 'updated_families': ['ryzen-5000']"));
    row(id, "unknown", "a generation that is not listed, in a list that may not be whole", oneCard(),
        families(newer, ", 'processor_families': ['ryzen-3000'], 'updated_families': []"));
    row(id, "blocker", "a generation that is not in the whole list", oneCard(),
        families(newer, ", 'processor_families': ['ryzen-3000'], 'families_whole': true"));
    row(id, "silent", "the last of the whole list", oneCard(),
        families(newer, ", 'processor_families': ['ryzen-3000', 'ryzen-5000'], 'updated_families': [], "
                        "'families_whole': true"));
    row(id, "blocker", "a generation that the maker excludes", oneCard(),
        families(newer, ", 'processor_families': ['ryzen-3000'], 'excluded_families': ['ryzen-5000']"));
    row(id, "blocker", "excluded, and no other list", oneCard(),
        families(newer, ", 'excluded_families': ['ryzen-5000']"));
    row(id, "unknown", "another is excluded, and no other list", oneCard(),
        families(newer, ", 'excluded_families': ['ryzen-3000']"));
    row(id, "blocker", "generations that never go together", oneCard(),
        families(", 'family': 'core-9'", ", 'processor_families': ['core-6', 'core-7'], 'updated_families': []"));
    row(id, "blocker", "a chipset without the first generation", oneCard(),
        families(", 'family': 'ryzen-1000'", ", 'chipset': 'B550', 'processor_families': ['ryzen-3000']"));
    row("platform.firmware-version", "unknown", "which need an update", oneCard(),
        families(newer, ", 'processor_families': ['ryzen-3000', 'ryzen-5000']"));
    row(id, "silent", "which need an update is not known: the first of the list needs none", oneCard(),
        families(old, ", 'processor_families': ['ryzen-3000', 'ryzen-5000']"));
    row(id, "unknown", "the processor's generation", oneCard(), families("", ", 'processor_families': ['ryzen-3000']"));
    row(id, "unknown", "the board's list", oneCard(), families(old, ""));
    row(id, "silent", "another socket: that is platform.socket's", oneCard(), [](Figures &f) {
        f.processor.replace("'S'", "'T'");
        f.processor += ", 'family': 'ryzen-5000'";
        f.board += ", 'processor_families': ['ryzen-3000']";
    });
}

const char *const Cooler = "'coolers': [{'id': 'cooler', 'name': 'Cooler'}]";

/// Whole but for what is not named.
Document beside(std::initializer_list<std::pair<Kind, const char *>> parts)
{
    MachineText machine;
    machine.with(Kind::Processor, "cpu").with(Kind::Motherboard, "board").with(Kind::Supply, "supply");
    for (const auto &[kind, part] : parts)
        machine.with(kind, part);
    return machine.document;
}

void missingPartRows()
{
    const auto withCooler = [](Figures &f) { f.more = Cooler; };
    const auto chassis = std::pair(Kind::Case, "case");
    const auto kit = std::pair(Kind::Memory, "kit");
    const auto drive = std::pair(Kind::Drive, "nvme");
    const auto cooler = std::pair(Kind::Cooler, "cooler");
    row("platform.missing-part", "silent", "all is there", beside({chassis, kit, drive, cooler}), withCooler);
    row("platform.missing-part", "blocker", "no memory", beside({chassis, drive, cooler}), withCooler);
    row("platform.missing-part", "caution", "no cooler", beside({chassis, kit, drive}));
    row("platform.missing-part", "caution", "no drive", beside({chassis, kit, cooler}), withCooler);
    row("platform.missing-part", "silent", "the case is missing too: it is not whole otherwise", beside({}));
    Document owned = beside({chassis});
    for (Item &item : owned.build.items)
        item.owned = true;
    row("platform.missing-part", "silent", "board and processor are owned: the machine runs already", owned);
    owned.build.items.front().owned = false;
    row("platform.missing-part", "blocker", "with another processor it has yet to be put together", owned);
    row("platform.incomplete", "unknown", "the case is not chosen yet either", beside({}));
    row("platform.incomplete", "silent", "no memory: it was forgotten", beside({chassis, drive, cooler}), withCooler);
}

void displayRows()
{
    constexpr auto none = ", 'igpu': false";
    constexpr auto noOutputs = ", 'display_outputs': 0";
    constexpr auto noVideo = ", 'onboard_video': false";
    // S81
    row("platform.no-display-output", "blocker", "nothing at all", oneCard(), display(none, noOutputs, noVideo));
    row("platform.no-display-output", "blocker", "no card either", whole().document, display(none, "", noVideo));
    Document stands = whole().document;
    for (Item &item : stands.build.items)
        item.owned = true;
    row("platform.no-display-output", "silent", "what stands has a display, whatever the list tells", stands,
        display(none, "", noVideo));
    stands.build.items.front().owned = false;
    row("platform.no-display-output", "blocker", "with a new processor it is a plan", stands,
        display(none, "", noVideo));
    Document headless = oneCard();
    headless.use.headless = true;
    row("platform.no-display-output", "note", "nothing, and none is to hang on it", headless,
        display(none, noOutputs, noVideo));
    row("platform.no-display-output", "silent", "none is to hang on it, whatever is not known", headless,
        display("", "", ""));
    row("platform.no-display-output", "silent", "one output", oneCard(),
        display(none, ", 'display_outputs': 1", noVideo));
    row("platform.no-display-output", "silent", "integrated graphics", oneCard(),
        display(", 'igpu': true", noOutputs, noVideo));
    row("platform.no-display-output", "silent", "graphics on the board", oneCard(),
        display(none, noOutputs, ", 'onboard_video': true"));
    row("platform.no-display-output", "silent", "an output settles what else is not known", oneCard(),
        display("", ", 'display_outputs': 3", ""));
    row("platform.no-display-output", "unknown", "the card's outputs", oneCard(), display(none, "", noVideo));
    row("platform.no-display-output", "unknown", "the processor's graphics", oneCard(),
        display("", noOutputs, noVideo));
    row("platform.no-display-output", "unknown", "the board's graphics", oneCard(), display(none, noOutputs, ""));
}

void processorRows()
{
    row("platform.cores-per-card", "silent", "two cards, 4 cores", cards(2), processor(", 'cores': 4"));
    row("platform.cores-per-card", "caution", "two cards, 3 cores", cards(2), processor(", 'cores': 3"));
    row("platform.cores-per-card", "silent", "three cards, 6 cores", cards(3), processor(", 'cores': 6"));
    row("platform.cores-per-card", "caution", "three cards, 5 cores", cards(3), processor(", 'cores': 5"));
    row("platform.cores-per-card", "silent", "no card", whole().document, processor(", 'cores': 2"));
    row("platform.cores-per-card", "unknown", "the cores", cards(1));

    row("platform.single-thread", "silent", "three cards", cards(3), processor(", 'boost_ghz': 3.5"));
    row("platform.single-thread", "silent", "S75: four cards, 4.0 GHz", cards(4), processor(", 'boost_ghz': 4.0"));
    row("platform.single-thread", "note", "S75: four cards, 3.9 GHz", cards(4), processor(", 'boost_ghz': 3.9"));
    row("platform.single-thread", "unknown", "the boost clock", cards(4), processor(", 'base_ghz': 3.5"));
    row("platform.single-thread", "silent", "the boost clock is not known, the base clock is enough", cards(4),
        processor(", 'base_ghz': 4.0"));
}

void memoryRows()
{
    constexpr auto pair = "'type': 'DDR4', 'modules': 2, 'module_gib': 16";
    constexpr auto four = ", 'memory_slots': 4, 'memory_max_gib': 64";
    row("platform.memory-slots", "silent", "four modules, 64 GiB", kits(2), memory(pair, four));
    row("platform.memory-slots", "blocker", "six modules", kits(3), memory(pair, four));
    row("platform.memory-slots", "blocker", "more than the board takes", kits(2),
        memory(pair, ", 'memory_slots': 4, 'memory_max_gib': 63"));
    row("platform.memory-slots", "unknown", "the modules", kits(1), memory("'type': 'DDR4', 'module_gib': 16", four));
    row("platform.memory-slots", "blocker", "the modules are not known, and one of each kit is too many", kits(5),
        memory("'type': 'DDR4'", four));
    row("platform.memory-slots", "unknown", "the board's slots", kits(1), memory(pair, ", 'memory_max_gib': 64"));
    row("platform.memory-slots", "unknown", "the board's most", kits(1), memory(pair, ", 'memory_slots': 4"));

    row("platform.memory-per-card", "silent", "32 GiB for one card", kits(1), memory(pair));
    row("platform.memory-per-card", "caution", "32 GiB for two cards", kits(1, 2), memory(pair));
    row("platform.memory-per-card", "silent", "256 GiB for eight cards", kits(8, 8), memory(pair));
    row("platform.memory-per-card", "caution", "224 GiB for eight cards", kits(7, 8), memory(pair));
    row("platform.memory-per-card", "unknown", "the size of a module", kits(1), memory("'type': 'DDR4', 'modules': 2"));
    row("platform.memory-per-card", "silent", "no card", kits(1, 0), memory("'type': 'DDR4'"));
}

/// On AM5.
Change modules(const char *kit)
{
    return [=](Figures &f) {
        f.board.replace("'S'", "'AM5'");
        f.processor.replace("'S'", "'AM5'");
        f.kit = kit;
    };
}

void memorySpeedRows()
{
    constexpr auto fast = "'type': 'DDR4', 'modules': 2, 'mt_s': 6000";
    row("platform.memory-speed", "silent", "two modules", kits(1), modules(fast));
    row("platform.memory-speed", "caution", "four modules", kits(2), modules(fast));
    row("platform.memory-speed", "caution", "three modules", kits(3),
        modules("'type': 'DDR4', 'modules': 1, 'mt_s': 6000"));
    row("platform.memory-speed", "silent", "four modules of 3600", kits(2),
        modules("'type': 'DDR4', 'modules': 2, 'mt_s': 3600"));
    row("platform.memory-speed", "caution", "four modules of 3601", kits(2),
        modules("'type': 'DDR4', 'modules': 2, 'mt_s': 3601"));
    row("platform.memory-speed", "silent", "another socket", kits(2), memory(fast));
    row("platform.memory-speed", "unknown", "how fast they are", kits(2), modules("'type': 'DDR4', 'modules': 2"));
    row("platform.memory-speed", "unknown", "how many they are", kits(1), modules("'type': 'DDR4', 'mt_s': 6000"));
    row("platform.memory-speed", "silent", "two modules, how fast they are is not known", kits(1),
        modules("'type': 'DDR4', 'modules': 2"));
}

Document askingForEcc(Document document)
{
    document.use.ecc = true;
    return document;
}

void eccAskedForRows()
{
    constexpr auto udimm = ", 'memory_module': 'udimm'";
    constexpr auto plain = "'type': 'DDR4', 'ecc': false, 'registered': false";
    constexpr auto corrects = "'type': 'DDR4', 'ecc': true, 'registered': false";
    const Document asking = askingForEcc(cards(1));
    row("platform.ecc", "silent", "asked for and there", asking, memory(corrects, udimm, ", 'ecc': true"));
    row("platform.ecc", "caution", "asked for and not there", asking, memory(plain, udimm, ", 'ecc': true"));
    row("platform.ecc", "caution", "asked for and not used", asking, memory(corrects, udimm, ", 'ecc': false"));
    row("platform.ecc", "unknown", "asked for, whether it is there", asking,
        memory("'type': 'DDR4', 'registered': false", udimm, ", 'ecc': true"));
    row("platform.ecc", "unknown", "asked for, whether it is used", asking, memory(corrects, udimm));
}

void eccRows()
{
    constexpr auto plain = "'type': 'DDR4', 'ecc': false, 'registered': false";
    constexpr auto server = "'type': 'DDR4', 'ecc': true, 'registered': true";
    constexpr auto withEcc = ", 'ecc': true";
    constexpr auto without = ", 'ecc': false";
    row("platform.ecc", "silent", "unbuffered memory", cards(7), memory(plain, ", 'memory_module': 'udimm'"));
    row("platform.ecc", "blocker", "registered on a board for unbuffered", cards(1),
        memory(server, ", 'memory_module': 'udimm'", withEcc));
    row("platform.ecc", "blocker", "unbuffered on a board for registered", cards(1),
        memory(plain, ", 'memory_module': 'rdimm'", withEcc));
    row("platform.ecc", "silent", "registered on a board for both", cards(1),
        memory(server, ", 'memory_module': 'udimm/rdimm'", withEcc));
    row("platform.ecc", "note", "ECC of no use", cards(1),
        memory("'type': 'DDR4', 'ecc': true, 'registered': false", ", 'memory_module': 'udimm'", without));
    row("platform.ecc", "note", "eight cards without", cards(8), memory(plain, ", 'memory_module': 'udimm'"));
    row("platform.ecc", "silent", "eight cards with it", cards(8),
        memory(server, ", 'memory_module': 'rdimm'", withEcc));
    row("platform.ecc", "unknown", "what the board takes", cards(1), memory(plain));
    row("platform.ecc", "silent", "what the board takes is not known, the processor has no ECC", cards(1),
        memory(plain, "", without));
    row("platform.ecc", "unknown", "whether it is registered", cards(1),
        memory("'type': 'DDR4', 'ecc': false", ", 'memory_module': 'udimm'"));
    row("platform.ecc", "unknown", "whether the processor uses it", cards(1),
        memory("'type': 'DDR4', 'ecc': true, 'registered': false", ", 'memory_module': 'udimm'"));
    row("platform.ecc", "unknown", "whether it has ECC", cards(8),
        memory("'type': 'DDR4', 'registered': false", ", 'memory_module': 'udimm'", withEcc));
}

} // namespace

void PlatformRows::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

void PlatformRows::rows_data()
{
    checkColumns();
    socketRows();
    firmwareRows();
    missingPartRows();
    displayRows();
    processorRows();
    memoryRows();
    memorySpeedRows();
    eccRows();
    eccAskedForRows();
}

void PlatformRows::theBoardsListsOnTheCatalogue_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("processor");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *board, const char *processor, const char *verdict) {
        QTest::addRow("%s, %s", board, processor)
            << QString::fromLatin1(board) << QString::fromLatin1(processor) << QString::fromLatin1(verdict);
    };
    row("asus-rog-strix-z690-f-gaming-wifi", "intel-core-i9-12900k", "silent");
    row("asus-rog-strix-z690-f-gaming-wifi", "intel-core-i9-13900k", "caution");
    row("asus-rog-strix-z370-e-gaming", "intel-core-i7-7700k", "blocker");
    row("asus-z170-deluxe", "intel-core-i7-8700k", "blocker");
    // Works, though the list that was read does not name it: no blocker.
    row("asus-prime-b650-plus", "amd-ryzen-7-8700g", "unknown");
    // What the chart of the chipset's maker or the board's own list excludes.
    row("asus-tuf-gaming-b550-plus", "amd-ryzen-7-2700x", "blocker");
    row("asus-tuf-gaming-b550-plus", "amd-ryzen-5-3400g", "blocker");
    row("asus-tuf-gaming-b550-plus", "amd-ryzen-5-3600", "silent");
    row("asus-pro-ws-wrx90e-sage-se", "amd-ryzen-threadripper-7980x", "blocker");
    row("asrock-wrx90-ws-evo", "amd-ryzen-threadripper-7980x", "blocker");
    row("supermicro-h12ssl-i", "amd-epyc-7551p", "blocker");
    row("supermicro-h12ssl-i", "amd-epyc-7302", "silent");
}

void PlatformRows::theBoardsListsOnTheCatalogue()
{
    QFETCH(QString, board);
    QFETCH(QString, processor);
    QVERIFY(m_catalogue.find(board));
    QVERIFY(m_catalogue.find(processor));
    const Judged judged(MachineText()
                            .with(Kind::Motherboard, board.toLatin1().constData())
                            .with(Kind::Processor, processor.toLatin1().constData())
                            .document,
                        m_catalogue);
    QTEST(judged.verdictOf("platform.firmware-version"), "verdict");
}

/// Boards that are sold two years after a processor's launch know it; without a day nobody can say so.
void PlatformRows::laterFirmwareIsANoteAfterTwoYears()
{
    Figures figures;
    families(", 'family': 'ryzen-5000', 'launch_date': '2024-01-10'",
             ", 'processor_families': ['ryzen-3000', 'ryzen-5000'], 'updated_families': ['ryzen-5000']")(figures);
    const auto verdictOn = [&](const QDate &today) {
        Catalogue catalogue = figures.catalogue();
        catalogue.prices.today = today;
        return Judged(oneCard(), catalogue).verdictOf("platform.firmware-version");
    };
    QCOMPARE(verdictOn(QDate()), QStringLiteral("caution"));
    QCOMPARE(verdictOn(QDate(2026, 1, 9)), QStringLiteral("caution"));
    QCOMPARE(verdictOn(QDate(2026, 1, 10)), QStringLiteral("note"));
}

RIG_TEST(PlatformRows)
#include "tst_checks_platform.moc"
