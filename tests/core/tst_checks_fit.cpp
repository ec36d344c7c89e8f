// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"

using namespace rig;
using namespace rig::test;

class FitRows : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows() { verifyRow(); }
};

void FitRows::rows_data()
{
    checkColumns();
    row("fit.card-length", "silent", "300 mm of 300 mm", oneCard());
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

    row("fit.board-format", "silent", "ATX in an ATX case", oneCard());
    row("fit.board-format", "silent", "micro-ATX in an ATX case", oneCard(),
        [](Figures &f) { f.board.replace("'form_factor': 'ATX'", "'form_factor': 'micro-ATX'"); });
    row("fit.board-format", "blocker", "E-ATX in an ATX case", oneCard(),
        [](Figures &f) { f.board.replace("'form_factor': 'ATX'", "'form_factor': 'E-ATX'"); });
    row("fit.board-format", "blocker", "SSI-EEB has other holes", oneCard(), [](Figures &f) {
        f.board.replace("'form_factor': 'ATX'", "'form_factor': 'SSI-EEB'");
        f.chassis.replace("['ATX']", "['E-ATX']");
    });
    row("fit.board-format", "unknown", "the case's formats", oneCard(),
        [](Figures &f) { f.chassis.replace("'form_factors': ['ATX'], ", ""); });
}

QTEST_GUILESS_MAIN(FitRows)
#include "tst_checks_fit.moc"
