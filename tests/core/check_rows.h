// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/fixture.h"

#include <functional>

/// The rows of the checks: one small machine, and in every row one figure of it changed. Each check is silent at the
/// limit, fires one step over, and says "unknown" where its figure is missing.
namespace rig::test {

/// One machine; every row changes one figure of it.
struct Figures
{
    QByteArray chip = "'tdp_w': 300, 'pcie_generation': 4, 'pcie_width': 16";
    QByteArray card = "'length_mm': 300, 'slots': 2, 'power_connectors': {'pcie-8': 2}, 'recommended_supply_w': 750";
    QByteArray processor = "'socket': 'S', 'tdp_w': 104, 'pl2_w': 204, 'pcie_generation': 4, 'pcie_lanes': 24, "
                           "'usable_lanes': 24, 'memory_type': 'DDR4'";
    QByteArray supply = "'watts': 1000, 'efficiency': 'gold', 'atx_version': '3.1', 'connectors': {'eps-8': 2, "
                        "'pcie-8': 4, '12v-2x6': 1}";
    QByteArray chassis = "'form_factors': ['ATX'], 'slots': 7, 'max_card_length_mm': 300";
    QByteArray board = "'socket': 'S', 'form_factor': 'ATX', 'memory_type': 'DDR4'";
    QByteArray slotA = "'position': 1, 'length': 16, 'width': 16, 'generation': 4, 'upstream': 'cpu0'";
    QByteArray slotB = "'position': 3, 'length': 16, 'width': 8, 'generation': 4, 'upstream': 'chipset'";
    QByteArray graph = "";
    QByteArray kit = "'type': 'DDR4'";
    /// More of any kind: "'coolers': [{'id': 'cooler', 'name': 'Cooler'}]". A part with an id that is there replaces
    /// it.
    QByteArray more = "";

    [[nodiscard]] Catalogue catalogue() const
    {
        const QByteArray text =
            "'gpus': [{'id': 'chip', 'name': 'Chip', " + chip +
            "}], 'cards': [{'id': 'card', 'name': 'Card', 'gpu': 'chip'" + (card.isEmpty() ? "" : ", ") + card +
            "}], 'processors': [{'id': 'cpu', 'name': 'CPU', " + processor +
            "}], 'supplies': [{'id': 'supply', 'name': 'Supply', " + supply +
            "}], 'cases': [{'id': 'case', 'name': 'Case', " + chassis + "}], 'memory': [{'id': 'kit', 'name': 'Kit'" +
            (kit.isEmpty() ? "" : ", ") + kit +
            "}], 'drives': [{'id': 'nvme', 'name': 'NVMe', 'interface': 'nvme', 'form': 'm2-2280', 'pcie_generation': "
            "4, 'pcie_width': 4}],"
            "'motherboards': [{'id': 'board', 'name': 'Board', " +
            board + ", 'connectors': [{'label': 'A', 'kind': 'slot', " + slotA + "}, {'label': 'B', 'kind': 'slot', " +
            slotB + "}, {'label': 'M', 'kind': 'm2', 'width': 4, 'generation': 4, 'upstream': 'cpu0'}]" + graph + "}]";
        Catalogue whole = parts(text.constData());
        return more.isEmpty() ? whole : parts(more.constData(), std::move(whole));
    }
};

inline MachineText whole()
{
    MachineText machine;
    machine.with(Kind::Processor, "cpu")
        .with(Kind::Motherboard, "board")
        .with(Kind::Supply, "supply")
        .with(Kind::Case, "case")
        .with(Kind::Memory, "kit");
    return machine;
}

inline Document oneCard(const char *connector = "A") { return whole().with(Kind::Card, "card", connector).document; }

inline Document twoCards() { return whole().with(Kind::Card, "card", "A").with(Kind::Card, "card", "B").document; }

inline Document withDrive() { return whole().with(Kind::Card, "card", "A").with(Kind::Drive, "nvme", "M").document; }

inline Document limited(double watts)
{
    Document document = oneCard();
    document.build.items.back().powerLimit = Watts(watts);
    return document;
}

/// Columns of a table of rows, and the row that reads them.
inline void checkColumns()
{
    QTest::addColumn<QString>("check");
    QTest::addColumn<Figures>("figures");
    QTest::addColumn<Document>("document");
    QTest::addColumn<QString>("verdict");
}

/// Adds a row; `change` alters the machine's figures before the check looks at them.
inline void row(const char *check, const char *verdict, const char *what, const Document &document,
                const std::function<void(Figures &)> &change = {})
{
    Figures figures;
    if (change)
        change(figures);
    QTest::addRow("%s: %s: %s", check, verdict, what)
        << QString::fromLatin1(check) << figures << document << QString::fromLatin1(verdict);
}

/// What a row's check says, and every finding of it has a whole sentence.
inline void verifyRow()
{
    QFETCH(QString, check);
    QFETCH(Figures, figures);
    QFETCH(Document, document);
    const Judged judged(document, figures.catalogue());
    QTEST(judged.verdictOf(check.toLatin1().constData()), "verdict");
    for (const Finding &finding : judged.findings) {
        const QString sentence =
            words::message(finding, judged.situation()) + words::reason(finding, judged.situation());
        QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(QLatin1StringView("%1")), qPrintable(sentence));
    }
}

} // namespace rig::test
