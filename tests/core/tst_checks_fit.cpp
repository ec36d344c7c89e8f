// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

namespace {

Document withCooler() { return whole().with(Kind::Card, "card", "A").with(Kind::Cooler, "cooler").document; }

Document withNetwork(const char *connector)
{
    return whole().with(Kind::Card, "card", "A").with(Kind::Network, "nic", connector).document;
}

/// A card on a riser cable in slot A; `second` in slot B.
Document onCable(bool second = false)
{
    MachineText machine = whole();
    machine.with(Kind::Riser, "riser", "A").with(Kind::Card, "card", "@6:1");
    if (second)
        machine.with(Kind::Card, "card", "B");
    return machine.document;
}

void addCooler(Figures &f, const char *figures, const char *ofCase)
{
    f.more = QByteArray("'coolers': [{'id': 'cooler', 'name': 'Cooler', ") + figures + "}]";
    f.chassis += ofCase;
}

void addNetwork(Figures &f, const char *figures = "")
{
    f.more =
        QByteArray("'networks': [{'id': 'nic', 'name': 'NIC', 'pcie_width': 8, 'pcie_generation': 4") + figures + "}]";
}

void addRiser(Figures &f, const char *plug = "slot-16", const char *ofCase = "")
{
    f.more = QByteArray("'risers': [{'id': 'riser', 'name': 'Riser', 'host': '") + plug +
             "', 'gives': 'slot-16', 'outputs': 1, 'output_width': 16, 'pcie_generation': 4}]";
    f.chassis += ofCase;
}

} // namespace

class FitRows : public QObject
{
    Q_OBJECT

private slots:
    void nobodyMeasuresCardsInATower();
    void anOpenFrameForAtxTakesAtxSupplies();
    void rows_data();
    void rows() { verifyRow(); }

private:
    static void cards();
    static void cables();
    static void heights();
    static void boards();
    static void supplies();
    static void coolers();
    static void supports();
};

void FitRows::rows_data()
{
    checkColumns();
    cards();
    cables();
    heights();
    boards();
    supplies();
    coolers();
    supports();
}

void FitRows::cards()
{
    row("fit.card-length", "silent", "300 mm of 300 mm", oneCard()); // S76
    row("fit.card-length", "blocker", "301 mm of 300 mm", oneCard(),
        [](Figures &f) { f.card.replace("'length_mm': 300", "'length_mm': 301"); });
    row("fit.card-length", "unknown", "the card's length", oneCard(),
        [](Figures &f) { f.card.replace("'length_mm': 300, ", ""); });
    row("fit.card-length", "unknown", "the case's limit", oneCard(),
        [](Figures &f) { f.chassis.replace(", 'max_card_length_mm': 300", ""); });

    row("fit.slot-overlap", "silent", "two slots, two apart", twoCards());
    row("fit.slot-overlap", "blocker", "three slots, two apart", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2", "'slots': 3"); });
    row("fit.slot-overlap", "silent", "2.1 slots stand 2 mm into the next place", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2", "'slots': 2.1"); });
    row("fit.slot-overlap", "blocker", "2.5 slots take a third place", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2", "'slots': 2.5"); });
    row("fit.slot-overlap", "unknown", "a slot's place", twoCards(),
        [](Figures &f) { f.slotB.replace("'position': 3, ", ""); });
    row("fit.slot-overlap", "unknown", "the card's slots", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2, ", ""); });
    row("fit.slot-overlap", "silent", "one card stands in nobody's way", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1, ", ""); });

    row("fit.case-slots", "silent", "places 6 and 7 of 7", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1", "'position': 6"); });
    row("fit.case-slots", "blocker", "places 7 and 8 of 7", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1", "'position': 7"); });
    row("fit.case-slots", "unknown", "the slot's place", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1, ", ""); });
    row("fit.case-slots", "unknown", "the case's slots", oneCard(),
        [](Figures &f) { f.chassis.replace("'slots': 7, ", ""); });

    row("fit.open-slot-end", "silent", "x16 edge in an x16 slot", oneCard());
    row("fit.open-slot-end", "silent", "an open end", oneCard(),
        [](Figures &f) { f.slotA.replace("'length': 16, 'width': 16", "'length': 8, 'open': true, 'width': 8"); });
    row("fit.open-slot-end", "blocker", "x16 edge in a closed x8 slot", oneCard(),
        [](Figures &f) { f.slotA.replace("'length': 16, 'width': 16", "'length': 8, 'width': 8"); });
    row("fit.open-slot-end", "unknown", "the slot's length", oneCard(),
        [](Figures &f) { f.slotA.replace("'length': 16, 'width': 16", "'width': 8"); });

    row("fit.card-length", "blocker", "a network card of 301 mm", withNetwork("B"),
        [](Figures &f) { addNetwork(f, ", 'length_mm': 301"); });
    row("fit.card-length", "silent", "a network card's length is not known: half a length at most", withNetwork("B"),
        [](Figures &f) { addNetwork(f); });
    row("fit.slot-overlap", "blocker", "a card over a network card", withNetwork("B"), [](Figures &f) {
        addNetwork(f);
        f.card.replace("'slots': 2", "'slots': 3");
    });
    row("fit.slot-overlap", "silent", "a card beside a network card", withNetwork("B"),
        [](Figures &f) { addNetwork(f); });
    row("fit.slot-overlap", "silent", "single places, one of them not known", withNetwork("B"), [](Figures &f) {
        addNetwork(f);
        f.card.replace("'slots': 2", "'slots': 1");
        f.slotB.replace("'position': 3, ", "");
    });
    row("fit.case-slots", "blocker", "a network card in place 8 of 7", withNetwork("B"), [](Figures &f) {
        addNetwork(f);
        f.slotB.replace("'position': 3", "'position': 8");
    });
    row("fit.case-slots", "silent", "a network card in place 7 of 7", withNetwork("B"), [](Figures &f) {
        addNetwork(f);
        f.slotB.replace("'position': 3", "'position': 7");
    });

    row("fit.last-slot-overhang", "silent", "places 6 and 7 of 7", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1", "'position': 6"); });
    row("fit.last-slot-overhang", "note", "places 7 and 8 of 7", oneCard(), [](Figures &f) {
        f.slotA.replace("'position': 1", "'position': 7");
        f.chassis.replace("'slots': 7", "'slots': 8");
    });
    row("fit.last-slot-overhang", "silent", "the case lacks the slot: case-slots blocks", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1", "'position': 7"); });
    row("fit.last-slot-overhang", "note", "places 4 and 5 of a micro-ATX board's 4", oneCard(), [](Figures &f) {
        f.slotA.replace("'position': 1", "'position': 4");
        f.slotB.replace("'position': 3", "'position': 2");
        f.board.replace("'ATX'", "'micro-ATX'");
    });
    row("fit.last-slot-overhang", "unknown", "the board's format", oneCard("B"),
        [](Figures &f) { f.board.replace("'form_factor': 'ATX', ", ""); });
    row("fit.last-slot-overhang", "silent", "no format, but the card ends above the lowest slot", oneCard(),
        [](Figures &f) {
            f.board.replace("'form_factor': 'ATX', ", "");
            f.chassis += ", 'max_card_height_mm': 200";
        });
    row("fit.last-slot-overhang", "silent", "XL-ATX of 345 mm has 9 places", oneCard(), [](Figures &f) {
        f.slotA.replace("'position': 1", "'position': 8");
        f.board.replace("'form_factor': 'ATX'", "'form_factor': 'XL-ATX', 'width_mm': 345");
        f.chassis.replace("'slots': 7", "'slots': 10");
    });
    row("fit.last-slot-overhang", "note", "places 9 and 10 of an XL-ATX of 345 mm", oneCard(), [](Figures &f) {
        f.slotA.replace("'position': 1", "'position': 9");
        f.board.replace("'form_factor': 'ATX'", "'form_factor': 'XL-ATX', 'width_mm': 345");
        f.chassis.replace("'slots': 7", "'slots': 10");
    });
}

void FitRows::cables()
{
    row("fit.slot-overlap", "silent", "a card on a cable stands in no slot", onCable(true), [](Figures &f) {
        addRiser(f);
        f.card.replace("'slots': 2", "'slots': 3");
    });
    row("fit.case-slots", "silent", "upright slots for the card on a cable", onCable(),
        [](Figures &f) { addRiser(f, "slot-16", ", 'vertical_slots': 2"); });
    row("fit.case-slots", "caution", "one upright slot less", onCable(),
        [](Figures &f) { addRiser(f, "slot-16", ", 'vertical_slots': 1"); });
    row("fit.case-slots", "caution", "no slot at all", onCable(true), [](Figures &f) {
        addRiser(f, "slot-16", ", 'vertical_slots': 0");
        f.chassis.replace("'slots': 7", "'slots': 4");
    });
    row("fit.case-slots", "unknown", "the case's upright slots", onCable(), [](Figures &f) { addRiser(f); });
    row("fit.case-slots", "silent", "an open frame holds cards anywhere", onCable(),
        [](Figures &f) { addRiser(f, "slot-16", ", 'type': 'open'"); });
    row("fit.case-slots", "silent", "a card in an enclosure of its own", onCable(),
        [](Figures &f) { addRiser(f, "usb4"); });
    row("fit.card-length", "silent", "a card in an enclosure of its own", onCable(), [](Figures &f) {
        addRiser(f, "usb4");
        f.card.replace("'length_mm': 300", "'length_mm': 340");
    });
    row("fit.card-length", "blocker", "a card on a cable is as long", onCable(), [](Figures &f) {
        addRiser(f);
        f.card.replace("'length_mm': 300", "'length_mm': 340");
    });
    row("fit.card-height", "caution", "141 mm of 140 on a cable", onCable(), [](Figures &f) {
        addRiser(f, "slot-16", ", 'max_card_height_mm': 140");
        f.card += ", 'height_mm': 141";
    });
    row("fit.card-support", "silent", "a card on a cable pulls at no slot", onCable(), [](Figures &f) {
        addRiser(f);
        f.card.replace("'length_mm': 300", "'length_mm': 340");
    });
    row("fit.last-slot-overhang", "silent", "a card on a cable hangs over no edge", onCable(), [](Figures &f) {
        addRiser(f);
        f.slotA.replace("'position': 1", "'position': 7");
    });
}

void FitRows::heights()
{
    const auto heights = [](const char *card, const char *chassis) {
        return [card, chassis](Figures &f) {
            f.card += card;
            f.chassis += chassis;
        };
    };
    row("fit.card-height", "silent", "140 mm of 140", oneCard(),
        heights(", 'height_mm': 140", ", 'max_card_height_mm': 140"));
    row("fit.card-height", "blocker", "141 mm of 140", oneCard(),
        heights(", 'height_mm': 141", ", 'max_card_height_mm': 140"));
    row("fit.card-height", "silent", "no limit, but coolers of 163 mm go in", oneCard(),
        heights(", 'height_mm': 141", ", 'max_cooler_height_mm': 163"));
    row("fit.card-height", "unknown", "no limit, coolers of 162 mm", oneCard(),
        heights(", 'height_mm': 141", ", 'max_cooler_height_mm': 162"));
    row("fit.card-height", "unknown", "the card's height", oneCard(), heights("", ", 'max_card_height_mm': 162"));
    row("fit.card-height", "silent", "a height that is not known, below a limit for all", oneCard(),
        heights("", ", 'max_card_height_mm': 163"));
    row("fit.card-height", "unknown", "the case's limit", oneCard());
    row("fit.card-height", "blocker", "S80: 112 mm in a rack chassis of two units", oneCard(),
        heights(", 'height_mm': 112", ", 'type': 'rack', 'height_mm': 88"));
    row("fit.card-height", "unknown", "S80: as high as the chassis from outside", oneCard(),
        heights(", 'height_mm': 112", ", 'type': 'rack', 'height_mm': 112"));
    row("fit.card-height", "silent", "S80: a chassis of four units that prints its limit", oneCard(),
        heights(", 'height_mm': 112", ", 'type': 'rack', 'height_mm': 176, 'max_card_height_mm': 112"));
    row("fit.card-height", "silent", "an open frame has no side panel", oneCard(),
        heights(", 'height_mm': 160", ", 'type': 'open'"));

    const auto plugs = [](const char *height, const char *limit) {
        return [height, limit](Figures &f) {
            f.card.replace("'pcie-8': 2", "'12v-2x6': 1");
            f.card += height;
            f.chassis += limit;
        };
    };
    row("fit.cable-bend", "silent", "137 + 35 mm of 172", oneCard(),
        plugs(", 'height_mm': 137", ", 'max_card_height_mm': 172"));
    row("fit.cable-bend", "caution", "137 + 35 mm of 171", oneCard(),
        plugs(", 'height_mm': 137", ", 'max_card_height_mm': 171"));
    row("fit.cable-bend", "silent", "137 mm of 136: card-height blocks", oneCard(),
        plugs(", 'height_mm': 137", ", 'max_card_height_mm': 136"));
    row("fit.cable-bend", "silent", "an 8-pin plug", oneCard(),
        heights(", 'height_mm': 137", ", 'max_card_height_mm': 150"));
    row("fit.cable-bend", "unknown", "the case's limit", oneCard(), plugs(", 'height_mm': 137", ""));
    row("fit.cable-bend", "unknown", "the card's height", oneCard(), plugs("", ", 'max_card_height_mm': 171"));
}

void FitRows::boards()
{
    row("fit.board-format", "silent", "ATX in an ATX case", oneCard());
    row("fit.board-format", "silent", "micro-ATX in an ATX case", oneCard(),
        [](Figures &f) { f.board.replace("'form_factor': 'ATX'", "'form_factor': 'micro-ATX'"); });
    row("fit.board-format", "silent", "mini-DTX in an ATX case", oneCard(),
        [](Figures &f) { f.board.replace("'form_factor': 'ATX'", "'form_factor': 'mini-DTX'"); });
    row("fit.board-format", "blocker", "E-ATX in an ATX case", oneCard(),
        [](Figures &f) { f.board.replace("'form_factor': 'ATX'", "'form_factor': 'E-ATX'"); });
    row("fit.board-format", "blocker", "SSI-EEB has other holes", oneCard(), [](Figures &f) {
        f.board.replace("'form_factor': 'ATX'", "'form_factor': 'SSI-EEB'");
        f.chassis.replace("['ATX']", "['E-ATX']");
    });
    row("fit.board-format", "unknown", "the case's formats", oneCard(),
        [](Figures &f) { f.chassis.replace("'form_factors': ['ATX'], ", ""); });

    const auto deep = [](const char *depth, const char *formats) {
        return [depth, formats](Figures &f) {
            f.board.replace("'form_factor': 'ATX'", QByteArray("'form_factor': 'E-ATX'") + depth);
            f.chassis.replace("['ATX']", formats);
        };
    };
    row("fit.standoffs", "silent", "E-ATX of 277 mm", oneCard(), deep(", 'depth_mm': 277", "['E-ATX', 'ATX']"));
    row("fit.standoffs", "caution", "E-ATX of 278 mm", oneCard(), deep(", 'depth_mm': 278", "['E-ATX', 'ATX']"));
    row("fit.standoffs", "silent", "a case for SSI-EEB has the room", oneCard(),
        deep(", 'depth_mm': 330", "['SSI-EEB', 'E-ATX']"));
    row("fit.standoffs", "silent", "no E-ATX in the list: board-format blocks", oneCard(),
        deep(", 'depth_mm': 330", "['ATX']"));
    row("fit.standoffs", "unknown", "the board's depth", oneCard(), deep("", "['E-ATX', 'ATX']"));
}

void FitRows::supplies()
{
    const auto forms = [](const char *supply, const char *chassis) {
        return [supply, chassis](Figures &f) {
            f.supply += supply;
            f.chassis += chassis;
        };
    };
    row("fit.supply-form", "silent", "ATX in ATX", oneCard(), forms(", 'form': 'ATX'", ", 'supply_forms': ['ATX']"));
    row("fit.supply-form", "caution", "SFX in ATX wants a bracket", oneCard(),
        forms(", 'form': 'SFX'", ", 'supply_forms': ['ATX']"));
    row("fit.supply-form", "silent", "SFX where SFX-L goes", oneCard(),
        forms(", 'form': 'SFX'", ", 'supply_forms': ['SFX-L']"));
    row("fit.supply-form", "blocker", "SFX-L where SFX goes", oneCard(),
        forms(", 'form': 'SFX-L'", ", 'supply_forms': ['SFX']"));
    row("fit.supply-form", "blocker", "ATX in SFX", oneCard(),
        forms(", 'form': 'ATX'", ", 'supply_forms': ['SFX', 'SFX-L']"));
    row("fit.supply-form", "unknown", "the case's forms", oneCard(), forms(", 'form': 'ATX'", ""));
    row("fit.supply-form", "unknown", "the supply's form", oneCard(), forms("", ", 'supply_forms': ['ATX']"));

    row("fit.supply-length", "silent", "200 mm of 200", oneCard(),
        forms(", 'length_mm': 200", ", 'max_supply_length_mm': 200"));
    row("fit.supply-length", "blocker", "201 mm of 200", oneCard(),
        forms(", 'length_mm': 201", ", 'max_supply_length_mm': 200"));
    row("fit.supply-length", "unknown", "the case's limit", oneCard(),
        forms(", 'form': 'ATX', 'length_mm': 141", ", 'supply_forms': ['ATX']"));
    row("fit.supply-length", "silent", "no limit, but no longer than its form", oneCard(),
        forms(", 'form': 'ATX', 'length_mm': 140", ", 'supply_forms': ['ATX']"));
    row("fit.supply-length", "unknown", "the supply's length", oneCard(), forms("", ", 'max_supply_length_mm': 200"));
}

void FitRows::coolers()
{
    const auto cooler = [](const char *figures, const char *ofCase) {
        return [figures, ofCase](Figures &f) { addCooler(f, figures, ofCase); };
    };
    const char *air = "'type': 'air', 'height_mm': 165";
    row("fit.cooler-height", "silent", "165 mm of 165", withCooler(), cooler(air, ", 'max_cooler_height_mm': 165"));
    row("fit.cooler-height", "blocker", "165 mm of 164", withCooler(), cooler(air, ", 'max_cooler_height_mm': 164"));
    row("fit.cooler-height", "unknown", "the case's limit", withCooler(), cooler(air, ""));
    row("fit.cooler-height", "unknown", "the cooler's height", withCooler(),
        cooler("'type': 'air'", ", 'max_cooler_height_mm': 164"));
    row("fit.cooler-height", "silent", "no cooler is chosen", oneCard());
    row("fit.cooler-height", "silent", "an open frame without a limit", withCooler(), cooler(air, ", 'type': 'open'"));

    const char *liquid = "'type': 'liquid', 'radiator_mm': 360";
    row("fit.radiator-place", "silent", "360 in a place of 360", withCooler(),
        cooler(liquid, ", 'radiators': ['360 top']"));
    row("fit.radiator-place", "silent", "240 in a place of 360", withCooler(),
        cooler("'type': 'liquid', 'radiator_mm': 240", ", 'radiators': ['120 rear', '360 top']"));
    row("fit.radiator-place", "blocker", "360 in a place of 240", withCooler(),
        cooler(liquid, ", 'radiators': ['240 top', '120 rear']"));
    row("fit.radiator-place", "blocker", "420 in a place of 360", withCooler(),
        cooler("'type': 'liquid', 'radiator_mm': 420", ", 'radiators': ['360 top']"));
    row("fit.radiator-place", "caution", "360 in a place of 420", withCooler(),
        cooler(liquid, ", 'radiators': ['420 top']"));
    row("fit.radiator-place", "blocker", "no place at all", withCooler(), cooler(liquid, ", 'radiators': []"));
    row("fit.radiator-place", "unknown", "the case's places", withCooler(), cooler(liquid, ""));
    row("fit.radiator-place", "unknown", "the radiator", withCooler(),
        cooler("'type': 'liquid'", ", 'radiators': ['360 top']"));
    row("fit.radiator-place", "silent", "an air cooler has none", withCooler(), cooler(air, ""));

    const auto card = [&](const char *length, const char *ofCase) {
        return [length, ofCase, liquid](Figures &f) {
            addCooler(f, liquid, ofCase);
            f.card.replace("300", length);
        };
    };
    row("fit.card-length", "silent", "245 mm and a radiator of 55 in front, of 300", withCooler(),
        card("245", ", 'radiators': ['360 front']"));
    row("fit.card-length", "caution", "246 mm and a radiator in front", withCooler(),
        card("246", ", 'radiators': ['360 front']"));
    row("fit.card-length", "blocker", "274 mm and a radiator of 27 in front", withCooler(),
        card("274", ", 'radiators': ['360 front', '240 top']"));
    row("fit.card-length", "silent", "300 mm and the radiator on top", withCooler(),
        card("300", ", 'radiators': ['360 front', '360 top']"));
    row("fit.card-length", "unknown", "where the radiator goes", withCooler(), card("246", ""));
    row("fit.card-length", "silent", "wherever the radiator goes", withCooler(), card("245", ""));
}

void FitRows::supports()
{
    const auto figures = [](const char *length, const char *weight, const char *ofCase) {
        return [length, weight, ofCase](Figures &f) {
            f.card.replace("'length_mm': 300, ", length);
            f.card += weight;
            f.chassis += ofCase;
        };
    };
    row("fit.card-support", "silent", "300 mm, 1200 g", oneCard(),
        figures("'length_mm': 300, ", ", 'weight_g': 1200", ""));
    row("fit.card-support", "note", "1201 g", oneCard(), figures("'length_mm': 200, ", ", 'weight_g': 1201", ""));
    row("fit.card-support", "note", "301 mm of unknown weight", oneCard(), figures("'length_mm': 301, ", "", ""));
    row("fit.card-support", "silent", "300 mm: its weight is not known, its length decides", oneCard(),
        figures("'length_mm': 300, ", "", ""));
    row("fit.card-support", "unknown", "length and weight", oneCard(), figures("", "", ""));
    row("fit.card-support", "silent", "in a rack the cards stand upright", oneCard(),
        figures("'length_mm': 340, ", ", 'weight_g': 2200", ", 'type': 'rack'"));
}

/// The limit of a tower for ATX boards is not known: that decides nothing; of another case it does.
void FitRows::nobodyMeasuresCardsInATower()
{
    const auto governs = [](const char *type) {
        Figures figures;
        figures.chassis += type;
        const Judged judged(oneCard(), figures.catalogue());
        return std::any_of(judged.findings.begin(), judged.findings.end(), [](const Finding &finding) {
            return std::string_view(finding.check) == "fit.card-height" && finding.governs;
        });
    };
    QVERIFY(governs(""));
    QVERIFY(!governs(", 'type': 'tower'"));
}

/// The same of an open frame's supply forms, where it takes ATX boards.
void FitRows::anOpenFrameForAtxTakesAtxSupplies()
{
    const auto governs = [](const char *form, const char *boards) {
        Figures figures;
        figures.supply += form;
        figures.chassis += QByteArray(", 'type': 'open', 'form_factors': ['") + boards + "']";
        const Judged judged(oneCard(), figures.catalogue());
        return std::any_of(judged.findings.begin(), judged.findings.end(), [](const Finding &finding) {
            return std::string_view(finding.check) == "fit.supply-form" && finding.governs;
        });
    };
    QVERIFY(!governs(", 'form': 'ATX'", "ATX"));
    QVERIFY(governs(", 'form': 'ATX'", "mini-ITX"));
    QVERIFY(governs(", 'form': 'SFX'", "ATX"));
    QVERIFY(governs("", "ATX"));
}

RIG_TEST(FitRows)
#include "tst_checks_fit.moc"
