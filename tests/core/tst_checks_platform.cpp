// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"

using namespace rig;
using namespace rig::test;

class PlatformRows : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows() { verifyRow(); }
};

void PlatformRows::rows_data()
{
    checkColumns();
    row("platform.socket", "silent", "the same", oneCard());
    row("platform.socket", "blocker", "another", oneCard(),
        [](Figures &f) { f.processor.replace("'socket': 'S'", "'socket': 'T'"); });
    row("platform.socket", "blocker", "two processors for one socket", whole().with(Kind::Processor, "cpu").document);
    row("platform.socket", "unknown", "the processor's", oneCard(),
        [](Figures &f) { f.processor.replace("'socket': 'S', ", ""); });

    row("platform.memory-type", "silent", "DDR4", oneCard());
    row("platform.memory-type", "silent", "one of two", oneCard(),
        [](Figures &f) { f.board.replace("'DDR4'", "'DDR4/DDR5'"); });
    row("platform.memory-type", "blocker", "DDR5", oneCard(), [](Figures &f) { f.kit = "'type': 'DDR5'"; });
    row("platform.memory-type", "unknown", "the kit's", oneCard(), [](Figures &f) { f.kit = ""; });

    row("platform.incomplete", "silent", "a whole machine", oneCard());
    row("platform.incomplete", "unknown", "a card alone", MachineText().with(Kind::Card, "card").document);
    row("platform.incomplete", "silent", "nothing begun", Document());
    row("platform.incomplete", "unknown", "a board alone", MachineText().with(Kind::Motherboard, "board").document);
}

QTEST_GUILESS_MAIN(PlatformRows)
#include "tst_checks_platform.moc"
