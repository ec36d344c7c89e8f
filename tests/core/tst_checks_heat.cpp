// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

namespace {

Document withPart(Kind kind, const char *part, int count = 1)
{
    return whole().with(Kind::Card, "card", "A").with(kind, part, "", count).document;
}

Document withCooler() { return withPart(Kind::Cooler, "cooler"); }

Document withFans(int count) { return withPart(Kind::Fan, "fan", count); }

Document withNetwork() { return whole().with(Kind::Card, "card", "A").with(Kind::Network, "nic", "B").document; }

/// A second card's chip and figures may differ from the first's.
Document twoKinds() { return whole().with(Kind::Card, "card", "A").with(Kind::Card, "other", "B").document; }

Document threeCards()
{
    return whole().with(Kind::Card, "card", "A").with(Kind::Card, "card", "B").with(Kind::Card, "card", "C").document;
}

Document cooled(double watts)
{
    Document document = oneCard();
    document.site.roomCooling = Watts(watts);
    return document;
}

Document inDataCentre(Document document)
{
    document.site.dataCentre = true;
    return document;
}

std::function<void(Figures &)> cooling(const char *word, const char *more = "")
{
    return [word, more](Figures &f) { f.card += QByteArray(", 'cooling': '") + word + "'" + more; };
}

/// Slot B in another place.
std::function<void(Figures &)> coolingAt(const char *word, const char *place)
{
    return [word, place](Figures &f) {
        cooling(word)(f);
        f.slotB.replace("'position': 3", QByteArray("'position': ") + place);
    };
}

std::function<void(Figures &)> fans(const char *figures, const char *ofCase, const char *ofCard = "")
{
    return [figures, ofCase, ofCard](Figures &f) {
        f.more = QByteArray("'fans': [{'id': 'fan', 'name': 'Fan'") + figures + "}]";
        f.chassis += ofCase;
        f.card += ofCard;
    };
}

} // namespace

class HeatRows : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows() { verifyRow(); }

private:
    static void neighbours();
    static void passiveCards();
    static void airflow();
    static void coolers();
    static void room();
    static void noise();
};

void HeatRows::rows_data()
{
    checkColumns();
    neighbours();
    passiveCards();
    airflow();
    coolers();
    room();
    noise();
}

void HeatRows::neighbours()
{
    const char *stacked = "heat.stacked-open-air";
    row("heat.stacked-open-air", "silent", "a free slot between two open-air cards", twoCards(),
        coolingAt("open-air", "4"));
    row("heat.stacked-open-air", "caution", "two open-air cards next to each other", twoCards(), cooling("open-air"));
    row(stacked, "silent", "blower cards next to each other", twoCards(), cooling("blower"));
    row(stacked, "silent", "liquid-cooled cards next to each other", twoCards(), cooling("liquid"));
    row(stacked, "silent", "42 mm thick and a slot free: the tolerance", twoCards(), [](Figures &f) {
        coolingAt("open-air", "4")(f);
        f.card += ", 'thickness_mm': 42";
    });
    row(stacked, "caution", "2.5 slots and half a slot of air", twoCards(), [](Figures &f) {
        coolingAt("open-air", "4")(f);
        f.card.replace("'slots': 2", "'slots': 2.5");
    });
    row(stacked, "silent", "in each other's way: slot-overlap blocks", twoCards(), [](Figures &f) {
        cooling("open-air")(f);
        f.card.replace("'slots': 2", "'slots': 3");
    });
    row("heat.stacked-open-air", "unknown", "the upper card's cooling", twoCards());
    row(stacked, "silent", "cooling not known, but a slot is free", twoCards(),
        [](Figures &f) { f.slotB.replace("'position': 3", "'position': 4"); });
    row(stacked, "silent", "a missing place is slot-overlap's", twoCards(), [](Figures &f) {
        cooling("open-air")(f);
        f.slotB.replace("'position': 3, ", "");
    });
    row(stacked, "silent", "the lower card alone is open-air", twoKinds(), [](Figures &f) {
        cooling("blower")(f);
        f.more = "'cards': [{'id': 'other', 'name': 'Other', 'gpu': 'chip', 'slots': 2, 'cooling': 'open-air'}]";
    });
    row(stacked, "caution", "three open-air cards", threeCards(), [](Figures &f) {
        cooling("open-air")(f);
        f.graph = "";
        f.slotB += "}, {'label': 'C', 'kind': 'slot', 'position': 5, 'length': 16, 'width': 8, 'generation': 4, "
                   "'upstream': 'chipset'";
    });
    row(stacked, "note", "a network card below", withNetwork(), [](Figures &f) {
        cooling("open-air")(f);
        f.more = "'networks': [{'id': 'nic', 'name': 'NIC', 'pcie_width': 8, 'pcie_generation': 4}]";
    });
    row(stacked, "silent", "a riser cable's plug below",
        whole().with(Kind::Card, "card", "A").with(Kind::Riser, "riser", "B").document, [](Figures &f) {
            cooling("open-air")(f);
            f.more = "'risers': [{'id': 'riser', 'name': 'Riser', 'host': 'slot-16', 'gives': 'slot-16'}]";
        });
    row(stacked, "note", "a carrier for drives below",
        whole().with(Kind::Card, "card", "A").with(Kind::Riser, "riser", "B").document, [](Figures &f) {
            cooling("open-air")(f);
            f.more = "'risers': [{'id': 'riser', 'name': 'Riser', 'host': 'slot-16', 'gives': 'm2', 'outputs': 4}]";
        });
    row(stacked, "silent", "one card alone", oneCard(), cooling("open-air"));

    const auto thin = [](const char *word, const char *place) {
        return [word, place](Figures &f) {
            coolingAt(word, place)(f);
            f.card.replace("'slots': 2", "'slots': 1");
        };
    };
    row("heat.spacing", "silent", "61 mm apart", twoCards(), thin("open-air", "4"));
    row("heat.spacing", "caution", "41 mm apart, with a slot free", twoCards(), thin("open-air", "3"));
    row("heat.spacing", "silent", "41 mm apart, blower cards", twoCards(), thin("blower", "3")); // S79
    row("heat.spacing", "silent", "no air at all: stacked-open-air speaks", twoCards(), cooling("open-air"));
    row("heat.spacing", "unknown", "the cards' cooling", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2", "'slots': 1"); });
    row("heat.spacing", "unknown", "a slot's place, of cards too thin to overlap", twoCards(), [&](Figures &f) {
        thin("open-air", "3")(f);
        f.slotB.replace("'position': 3, ", "");
    });
    row("heat.spacing", "silent", "cooling of the upper card not known, the lower one is a blower", twoKinds(),
        [](Figures &f) {
            f.card.replace("'slots': 2", "'slots': 1");
            f.more = "'cards': [{'id': 'other', 'name': 'Other', 'gpu': 'chip', 'slots': 1, 'cooling': 'blower'}]";
        });
}

void HeatRows::passiveCards()
{
    const auto passive = [](const char *ofCase, const char *ofChip = "") {
        return [ofCase, ofChip](Figures &f) {
            cooling("passive")(f);
            f.chassis += ofCase;
            f.chip += ofChip;
        };
    };
    row("heat.passive-card", "blocker", "in a tower", oneCard(), passive(", 'type': 'tower'"));
    row("heat.passive-card", "blocker", "in a desktop case", oneCard(), passive(", 'type': 'desktop'"));
    row("heat.passive-card", "blocker", "on an open frame", oneCard(), passive(", 'type': 'open'"));
    row("heat.passive-card", "caution", "in a rack of unknown fans", oneCard(), passive(", 'type': 'rack'"));
    row("heat.passive-card", "unknown", "the case's type", oneCard(), passive(""));
    row("heat.passive-card", "silent", "a blower in a tower", oneCard(), [](Figures &f) {
        cooling("blower")(f);
        f.chassis += ", 'type': 'tower'";
    });
    row("heat.passive-card", "silent", "a fanless card for the living room", oneCard(),
        passive(", 'type': 'tower'", ", 'segment': 'consumer'"));
    row("heat.passive-card", "unknown", "the cooling of a card for data centres", oneCard(), [](Figures &f) {
        f.chassis += ", 'type': 'tower'";
        f.chip += ", 'segment': 'datacentre'";
    });
    const auto rack = [](const char *pressure) {
        return [pressure](Figures &f) {
            fans(pressure, ", 'type': 'rack'")(f);
            cooling("passive")(f);
        };
    };
    row("heat.passive-card", "silent", "in a rack with fans that press", withFans(3), rack(", 'pressure_mm_h2o': 8"));
    row("heat.passive-card", "caution", "in a rack with fans that press less", withFans(3),
        rack(", 'pressure_mm_h2o': 7.9"));
}

void HeatRows::airflow()
{
    // 300 W card, 104 W processor, 96 W rest: 500 W want 149.2 m³/h; half of the fans' 298 m³/h counts.
    const char *none = ", 'fans_included': 0";
    const char *open = ", 'cooling': 'open-air'";
    row("heat.airflow", "silent", "3 fans of 100 m³/h", withFans(3), fans(", 'airflow_m3_h': 100", none, open));
    row("heat.airflow", "caution", "3 fans of 99 m³/h", withFans(3), fans(", 'airflow_m3_h': 99", none, open));
    row("heat.airflow", "silent", "3 fans of 40 m³/h and a blower card", withFans(3),
        fans(", 'airflow_m3_h': 40", none, ", 'cooling': 'blower'"));
    row("heat.airflow", "caution", "3 fans of 39 m³/h and a blower card", withFans(3),
        fans(", 'airflow_m3_h': 39", none, ", 'cooling': 'blower'"));
    row("heat.airflow", "unknown", "the card's cooling", withFans(3), fans(", 'airflow_m3_h': 99", none));
    row("heat.airflow", "unknown", "a fan's airflow", withFans(3), fans("", none, open));
    row("heat.airflow", "unknown", "how many fans the case has", withFans(2), fans(", 'airflow_m3_h': 99", "", open));
    row("heat.airflow", "silent", "enough, whatever the case has", withFans(3),
        fans(", 'airflow_m3_h': 100", "", open));
    const auto own = [](const char *ofCase) {
        return [ofCase](Figures &f) {
            cooling("open-air")(f);
            f.chassis += ofCase;
        };
    };
    row("heat.airflow", "unknown", "the airflow of the case's own fans", oneCard(),
        own(", 'fans_included': 3, 'type': 'tower'"));
    row("heat.airflow", "silent", "four fans of the case, whatever they move", oneCard(),
        own(", 'fans_included': 4, 'type': 'tower'"));
    row("heat.airflow", "caution", "one fan of the case, whatever it moves", oneCard(),
        own(", 'fans_included': 1, 'type': 'tower'"));
    row("heat.airflow", "unknown", "one fan of a rack may be a strong one", oneCard(),
        own(", 'fans_included': 1, 'type': 'rack'"));
    row("heat.airflow", "caution", "a case without fans", oneCard(), [](Figures &f) {
        cooling("blower")(f);
        f.chassis += ", 'fans_included': 0";
    });
    row("heat.airflow", "silent", "an open frame", oneCard(),
        [](Figures &f) { f.chassis += ", 'fans_included': 0, 'type': 'open'"; });
    row("heat.airflow", "unknown", "the chip's draw", withFans(30), [](Figures &f) {
        fans(", 'airflow_m3_h': 100", ", 'fans_included': 0", ", 'cooling': 'open-air'")(f);
        f.chip.replace("'tdp_w': 300, ", "");
    });
}

void HeatRows::coolers()
{
    const auto cooler = [](const char *figures) {
        return [figures](Figures &f) {
            f.more = QByteArray("'coolers': [{'id': 'cooler', 'name': 'Cooler', 'sockets': ['S'], 'type': 'air'") +
                     figures + "}]";
        };
    };
    row("heat.cooler-capacity", "silent", "204 W for a PL2 of 204", withCooler(), cooler(", 'tdp_w': 204"));
    row("heat.cooler-capacity", "note", "203 W for a PL2 of 204", withCooler(), cooler(", 'tdp_w': 203"));
    row("heat.cooler-capacity", "note", "104 W for a TDP of 104", withCooler(), cooler(", 'tdp_w': 104"));
    row("heat.cooler-capacity", "caution", "103 W for a TDP of 104", withCooler(), cooler(", 'tdp_w': 103"));
    row("heat.cooler-capacity", "unknown", "the cooler's rating", withCooler(), cooler(""));
    row("heat.cooler-capacity", "unknown", "the processor's highest draw", withCooler(), [&](Figures &f) {
        cooler(", 'tdp_w': 203")(f);
        f.processor.replace("'pl2_w': 204, ", "");
    });
    row("heat.cooler-capacity", "silent", "no cooler is chosen", oneCard());
    const auto sockets = [](const char *list, const char *socket) {
        return [list, socket](Figures &f) {
            f.more = QByteArray("'coolers': [{'id': 'cooler', 'name': 'Cooler', 'sockets': [") + list +
                     "], 'type': 'air', 'tdp_w': 250}]";
            f.processor.replace("'socket': 'S'", QByteArray("'socket': '") + socket + "'");
        };
    };
    row("heat.cooler-capacity", "silent", "the socket is in the list", withCooler(), sockets("'AM4', 'AM5'", "AM5"));
    row("heat.cooler-capacity", "caution", "a socket of the same mounting", withCooler(), sockets("'AM4'", "AM5"));
    row("heat.cooler-capacity", "blocker", "another socket", withCooler(), sockets("'AM4', 'AM5'", "sTR5"));
    row("heat.cooler-capacity", "unknown", "the cooler's sockets", withCooler(),
        [](Figures &f) { f.more = "'coolers': [{'id': 'cooler', 'name': 'Cooler', 'tdp_w': 250}]"; });
}

void HeatRows::room()
{
    // 500 W at 50 % of 1000 W, gold, 115 V: 90 %, 555.6 W at the wall.
    row("heat.room-heat", "silent", "556 W in a room with 556 W of cooling", cooled(556));
    row("heat.room-heat", "caution", "556 W in a room with 555 W of cooling", cooled(555));
    row("heat.room-heat", "unknown", "the supply's efficiency", cooled(556),
        [](Figures &f) { f.supply.replace("'efficiency': 'gold', ", ""); });
    row("heat.room-heat", "silent", "efficiency not known, twice the cooling", cooled(1000),
        [](Figures &f) { f.supply.replace("'efficiency': 'gold', ", ""); });
    row("heat.room-heat", "unknown", "the card's draw", cooled(556),
        [](Figures &f) { f.chip.replace("'tdp_w': 300, ", ""); });
    const auto draw = [](const char *watts) {
        return [watts](Figures &f) {
            f.chip.replace("300", watts);
            f.supply.replace("1000", "5000");
            f.supply.replace("'gold'", "'titanium'");
        };
    };
    // 5000 W titanium: 92 % at 20 % of its load, 94 % at 50 %.
    row("heat.room-heat", "silent", "1498 W, nothing known of the room", oneCard(), draw("1187"));
    row("heat.room-heat", "note", "1501 W, nothing known of the room", oneCard(), draw("1190"));
}

void HeatRows::noise()
{
    const char *none = ", 'fans_included': 0";
    row("heat.noise", "silent", "10 fans of 35 dB(A): 45", withFans(10), fans(", 'noise_dba': 35", none));
    row("heat.noise", "note", "11 fans of 35 dB(A)", withFans(11), fans(", 'noise_dba': 35", none));
    row("heat.noise", "note", "one of 56 dB(A)", withFans(1), fans(", 'noise_dba': 56", none));
    row("heat.noise", "silent", "in a data centre", inDataCentre(withFans(11)), fans(", 'noise_dba': 35", none));
    row("heat.noise", "unknown", "a fan's noise", withFans(1), fans("", none));
    row("heat.noise", "silent", "no fan is chosen", oneCard());
}

RIG_TEST(HeatRows)
#include "tst_checks_heat.moc"
