// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/fixture.h"

/// Machines whose answer is known from manuals and measurements, on the shipped catalogue: for the tests of the model
/// and of the console program alike.
namespace rig::test {

/// "PCI_E1=card-id M2_3=drive-id" on a board with a processor.
inline Document machine(const Catalogue &catalogue, const QString &board, const QString &processor,
                        const QStringList &devices, const QMap<QString, QString> &settings = {})
{
    MachineText text;
    text.with(Kind::Motherboard, board.toLatin1().constData()).with(Kind::Processor, processor.toLatin1().constData());
    for (const QString &entry : devices) {
        const QStringList sides = entry.split(u'=');
        const PartHandle part = catalogue.find(sides[1]);
        text.with(part ? part->kind : Kind::Card, sides[1].toLatin1().constData(), sides[0].toUtf8().constData());
    }
    text.document.build.settings = settings;
    return text.document;
}

inline const QString Card3 = QStringLiteral("nvidia-geforce-rtx-2080-ti-founders-edition"); // 3.0 x16
inline const QString Card4 = QStringLiteral("nvidia-geforce-rtx-3090-founders-edition");    // 4.0 x16
inline const QString Card5 = QStringLiteral("nvidia-geforce-rtx-5090-founders-edition");    // 5.0 x16
inline const QString Nvme = QStringLiteral("samsung-990-pro-1tb");                          // 4.0 x4

/// A machine with the links that its manual prints, and what a check must say of it.
struct Oracle
{
    QString name;
    Document document;
    QString links;                     ///< as Judged::links() writes them
    QMap<QString, QString> verdicts{}; ///< check → severity or "silent"
};

inline std::vector<Oracle> laneOracles(const Catalogue &catalogue)
{
    std::vector<Oracle> oracles;
    const auto row = [&](const char *name, const char *board, const char *processor, const QStringList &devices,
                         const char *links, const char *mode = "") {
        const QMap<QString, QString> settings =
            *mode ? QMap<QString, QString>{{QStringLiteral("m2-source"), QString::fromLatin1(mode)}}
                  : QMap<QString, QString>();
        oracles.push_back(
            {QString::fromLatin1(name),
             machine(catalogue, QString::fromLatin1(board), QString::fromLatin1(processor), devices, settings),
             QString::fromLatin1(links)});
    };
    const auto in = [](const char *connector, const QString &part) {
        return QString::fromLatin1(connector) + u'=' + part;
    };

    row("1: X299, 44 lanes, four cards and an M.2", "msi-meg-x299-creation", "intel-core-i9-7900x",
        {in("PCI_E1", Card4), in("PCI_E2", Card4), in("PCI_E3", Card4), in("PCI_E5", Card4), in("M2_3", Nvme)},
        "PCI_E1 3.0 x8, PCI_E2 3.0 x8, PCI_E3 3.0 x16, PCI_E5 3.0 x8, M2_3 3.0 x4");
    row("2: X299, 28 lanes, two cards and an M.2", "msi-meg-x299-creation", "intel-core-i7-7800x",
        {in("PCI_E1", Card4), in("PCI_E3", Card4), in("M2_3", Nvme)}, "PCI_E1 3.0 x16, PCI_E3 3.0 x8, M2_3 3.0 x4");
    row("2: X299, 28 lanes, four cards: the M.2 is off", "msi-meg-x299-creation", "intel-core-i7-7800x",
        {in("PCI_E1", Card4), in("PCI_E2", Card4), in("PCI_E3", Card4), in("PCI_E5", Card4), in("M2_3", Nvme)},
        "PCI_E1 3.0 x8, PCI_E2 3.0 x8, PCI_E3 3.0 x8, PCI_E5 3.0 x4, M2_3 dark");

    for (const auto &[board, processor] : {std::pair("msi-meg-z390-godlike", "intel-core-i9-9900k"),
                                           std::pair("msi-z370-godlike-gaming", "intel-core-i7-8700k")}) {
        row(qPrintable(QStringLiteral("4: %1, one card").arg(QLatin1StringView(board))), board, processor,
            {in("PCI_E1", Card4)}, "PCI_E1 3.0 x16");
        row(qPrintable(QStringLiteral("4: %1, two cards").arg(QLatin1StringView(board))), board, processor,
            {in("PCI_E1", Card4), in("PCI_E4", Card4)}, "PCI_E1 3.0 x8, PCI_E4 3.0 x8");
        row(qPrintable(QStringLiteral("4: %1, three cards, one on the chipset").arg(QLatin1StringView(board))), board,
            processor, {in("PCI_E1", Card4), in("PCI_E4", Card4), in("PCI_E5", Card4)},
            "PCI_E1 3.0 x8, PCI_E4 3.0 x8, PCI_E5 3.0 x4");
        row(qPrintable(QStringLiteral("4: %1, four cards").arg(QLatin1StringView(board))), board, processor,
            {in("PCI_E1", Card4), in("PCI_E2", Card4), in("PCI_E4", Card4), in("PCI_E5", Card4)},
            "PCI_E1 3.0 x8, PCI_E2 3.0 x4, PCI_E4 3.0 x4, PCI_E5 3.0 x4");
    }

    const char *unify = "msi-meg-x570-unify";
    row("5: X570, Ryzen 3000, one card", unify, "amd-ryzen-9-3950x", {in("PCI_E1", Card4)}, "PCI_E1 4.0 x16");
    row("5: X570, Ryzen 3000, two cards", unify, "amd-ryzen-9-3950x", {in("PCI_E1", Card4), in("PCI_E3", Card4)},
        "PCI_E1 4.0 x8, PCI_E3 4.0 x8");
    row("5: X570, Ryzen 3000, three cards", unify, "amd-ryzen-9-3950x",
        {in("PCI_E1", Card4), in("PCI_E3", Card4), in("PCI_E5", Card4)}, "PCI_E1 4.0 x8, PCI_E3 4.0 x8, PCI_E5 4.0 x4");
    row("5: X570, Ryzen 2000, three cards", unify, "amd-ryzen-7-2700x",
        {in("PCI_E1", Card4), in("PCI_E3", Card4), in("PCI_E5", Card4)}, "PCI_E1 3.0 x8, PCI_E3 3.0 x8, PCI_E5 3.0 x4");
    row("5: X570, APU", unify, "amd-ryzen-5-2400g", {in("PCI_E1", Card4)}, "PCI_E1 3.0 x8");
    row("5: X570, APU: PCI_E3 is not there", unify, "amd-ryzen-5-2400g", {in("PCI_E1", Card4), in("PCI_E3", Card4)},
        "PCI_E1 3.0 x8, PCI_E3 dark");

    row("6: B550, CPU mode", "msi-meg-b550-unify-x", "amd-ryzen-9-3950x",
        {in("PCI_E1", Card4), in("M2_2", Nvme), in("M2_3", Nvme)}, "PCI_E1 4.0 x8, M2_2 4.0 x4, M2_3 4.0 x4", "cpu");
    row("6: B550, chipset mode", "msi-meg-b550-unify-x", "amd-ryzen-9-3950x",
        {in("PCI_E1", Card4), in("M2_2", Nvme), in("M2_3", Nvme)}, "PCI_E1 4.0 x16, M2_2 3.0 x2, M2_3 3.0 x2",
        "chipset");

    row("9: Z790, M2_1 in use: slot 1 at x8, slot 2 off", "asus-rog-maximus-z790-formula", "intel-core-i9-13900k",
        {in("PCIEX16(G5)_1", Card5), in("PCIEX16(G5)_2", Card5), in("M.2_1", Nvme)},
        "PCIEX16(G5)_1 5.0 x8, PCIEX16(G5)_2 dark, M.2_1 4.0 x4");

    const QStringList three{in("PCIEX16_1", Card4), in("PCIEX16_3", Card4), in("PCIEX16_4", Card4)};
    row("10: X99-PRO, 40 lanes", "asus-x99-pro", "intel-core-i7-5960x", three,
        "PCIEX16_1 3.0 x16, PCIEX16_3 3.0 x16, PCIEX16_4 3.0 x8");
    row("10: X99-PRO, 28 lanes", "asus-x99-pro", "intel-core-i7-5820k", three,
        "PCIEX16_1 3.0 x16, PCIEX16_3 3.0 x8, PCIEX16_4 3.0 x4");
    row("10: X99-PRO, the M.2 disables the last slot", "asus-x99-pro", "intel-core-i7-5960x",
        three + QStringList{in("M.2", Nvme)}, "PCIEX16_1 3.0 x16, PCIEX16_3 3.0 x16, PCIEX16_4 dark, M.2 3.0 x4");

    row("12: X99, PCIE_4 in use", "gigabyte-ga-x99-ud5-wifi", "intel-core-i7-5960x",
        {in("PCIE_1", Card4), in("PCIE_4", Card4)}, "PCIE_1 3.0 x8, PCIE_4 3.0 x8");
    row("12: X99, i7-5820K", "gigabyte-ga-x99-ud5-wifi", "intel-core-i7-5820k",
        {in("PCIE_2", Card4), in("PCIE_3", Card4)}, "PCIE_2 3.0 x8, PCIE_3 3.0 x4");

    const char *hero = "asus-rog-crosshair-x870e-hero";
    const char *ryzen9 = "amd-ryzen-9-9950x";
    row("14: X870E, one card and M.2_1", hero, ryzen9, {in("PCIEX16(G5)_1", Card5), in("M.2_1", Nvme)},
        "PCIEX16(G5)_1 5.0 x16, M.2_1 4.0 x4");
    row("14: X870E, M.2_2 halves the card", hero, ryzen9, {in("PCIEX16(G5)_1", Card5), in("M.2_2", Nvme)},
        "PCIEX16(G5)_1 5.0 x8, M.2_2 4.0 x4");
    row("14: X870E, M.2_3 halves the card", hero, ryzen9, {in("PCIEX16(G5)_1", Card5), in("M.2_3", Nvme)},
        "PCIEX16(G5)_1 5.0 x8, M.2_3 4.0 x4");
    row("14: X870E, two cards", hero, ryzen9, {in("PCIEX16(G5)_1", Card5), in("PCIEX16(G5)_2", Card5)},
        "PCIEX16(G5)_1 5.0 x8, PCIEX16(G5)_2 5.0 x8");
    row("14: X870E, two cards and M.2_3", hero, ryzen9,
        {in("PCIEX16(G5)_1", Card5), in("PCIEX16(G5)_2", Card5), in("M.2_3", Nvme)},
        "PCIEX16(G5)_1 5.0 x8, PCIEX16(G5)_2 5.0 x4, M.2_3 4.0 x4");

    const char *xtreme = "gigabyte-x570-aorus-xtreme";
    row("16: X570, PCIEX8 in use", xtreme, "amd-ryzen-9-3950x", {in("PCIEX16", Card4), in("PCIEX8", Card4)},
        "PCIEX16 4.0 x8, PCIEX8 4.0 x8");
    row("16: X570, Vega APU", xtreme, "amd-ryzen-5-2400g", {in("PCIEX16", Card4)}, "PCIEX16 3.0 x8");
    row("16: X570, third slot on the chipset", xtreme, "amd-ryzen-9-3950x", {in("PCIEX4", Card4)}, "PCIEX4 4.0 x4");

    // Rows 34, 35, 37: no measured machine, but what their sources say of the boards.
    row("34: WRX90E-SAGE, four cards at x16", "asus-pro-ws-wrx90e-sage-se", "amd-ryzen-threadripper-pro-7995wx",
        {in("Slot 1", Card5), in("Slot 3", Card5), in("Slot 5", Card5), in("Slot 7", Card5)},
        "Slot 1 5.0 x16, Slot 3 5.0 x16, Slot 5 5.0 x16, Slot 7 5.0 x16");
    row("35: B660, the second card at 3.0 x1", "msi-pro-b660m-b-ddr4", "intel-core-i5-12600k",
        {in("PCIe x16 slot", Card4), in("PCIe x1 slot", Card4)}, "PCIe x16 slot 4.0 x16, PCIe x1 slot 3.0 x1");
    row("37: ROMED8-2T, four 3090 and a 5090", "asrock-rack-romed8-2t", "amd-epyc-7402p",
        {in("PCIE7", Card4), in("PCIE6", Card4), in("PCIE5", Card4), in("PCIE4", Card4), in("PCIE3", Card5)},
        "PCIE7 4.0 x16, PCIE6 4.0 x16, PCIE5 4.0 x16, PCIE4 4.0 x16, PCIE3 4.0 x16");
    return oracles;
}

/// Whole machines, by what the checks must say of them.
inline std::vector<Oracle> machineOracles()
{
    std::vector<Oracle> oracles;
    const auto add = [&](const char *name, const MachineText &text, const QMap<QString, QString> &verdicts,
                         const char *circuit = "us-15a") {
        Document document = text.document;
        document.site.circuit = *circuitById(QString::fromLatin1(circuit));
        oracles.push_back({QString::fromLatin1(name), document, {}, verdicts});
    };
    const auto limited = [](MachineText text, double watts) {
        for (Item &item : text.document.build.items) {
            if (item.kind == Kind::Card)
                item.powerLimit = Watts(watts);
        }
        return text;
    };
    const QString blocker = QStringLiteral("blocker");
    const QString silent = QStringLiteral("silent");
    const QString circuit = QStringLiteral("power.circuit");
    const QString slots_ = QStringLiteral("fit.case-slots");

    for (const auto &[chassis, verdict] : {std::pair("fractal-define-7", blocker), {"fractal-define-7-xl", silent}}) {
        add(qPrintable(QStringLiteral("11: the last slot of an X99-PRO in %1").arg(QLatin1StringView(chassis))),
            MachineText()
                .with(Kind::Motherboard, "asus-x99-pro")
                .with(Kind::Processor, "intel-core-i7-5960x")
                .with(Kind::Card, Card3.toLatin1().constData(), "PCIEX16_4")
                .with(Kind::Case, chassis),
            {{slots_, verdict}});
    }
    MachineText four;
    four.with(Kind::Motherboard, "asus-ws-c422-sage-10g")
        .with(Kind::Processor, "intel-xeon-w-2255")
        .with(Kind::Supply, "evga-supernova-1600-t2");
    for (const char *slot : {"Slot 1", "Slot 3", "Slot 5", "Slot 7"})
        four.with(Kind::Card, "gigabyte-rtx-3090-turbo-24g", slot);
    add("18: four RTX 3090 on 15 A", four, {{circuit, blocker}});
    add("18: four RTX 3090 on 20 A", four, {{circuit, QStringLiteral("not blocker")}}, "us-20a");
    add("19: four RTX 3090 at 280 W on 15 A", limited(four, 280), {{circuit, QStringLiteral("not blocker")}});
    MachineText lambda;
    lambda.with(Kind::Motherboard, "asus-pro-ws-wrx80e-sage-se-wifi")
        .with(Kind::Processor, "amd-ryzen-threadripper-pro-3975wx")
        .with(Kind::Supply, "evga-supernova-1600-t2");
    for (const char *slot : {"PCIEX16_1", "PCIEX16_3", "PCIEX16_5", "PCIEX16_7"})
        lambda.with(Kind::Card, "gigabyte-rtx-3090-turbo-24g", slot);
    add("20: four RTX 3090 with processor and board on 15 A", lambda, {{circuit, blocker}});

    add("31: GTX 1080 on one 8-pin",
        MachineText()
            .with(Kind::Supply, "evga-supernova-1600-p2")
            .with(Kind::Card, "nvidia-geforce-gtx-1080-founders-edition"),
        {{QStringLiteral("power.connector-rating"), silent}, {QStringLiteral("power.connector-missing"), silent}});
    add("33: WRX80E-SAGE in a ROG Hyperion",
        MachineText()
            .with(Kind::Motherboard, "asus-pro-ws-wrx80e-sage-se-wifi")
            .with(Kind::Case, "asus-rog-hyperion-gr701"),
        {{QStringLiteral("fit.standoffs"), QStringLiteral("not silent")}});
    add("35: a card at 3.0 x1",
        MachineText()
            .with(Kind::Motherboard, "msi-pro-b660m-b-ddr4")
            .with(Kind::Processor, "intel-core-i5-12600k")
            .with(Kind::Card, Card4.toLatin1().constData(), "PCIe x1 slot"),
        {{QStringLiteral("pcie.lane-downgrade"), QStringLiteral("caution")}});
    MachineText l40s;
    l40s.with(Kind::Motherboard, "supermicro-4029gp-trt-mainboard").with(Kind::Supply, "seasonic-prime-px-2200", "", 3);
    for (int i = 0; i < 10; ++i)
        l40s.with(Kind::Card, "nvidia-l40s");
    add("38: ten L40S on any circuit of 100 to 127 V", l40s, {{circuit, blocker}}, "us-20a");
    return oracles;
}

/// "not blocker", "not silent" or the severity itself.
inline bool agrees(const QString &said, const QString &wanted)
{
    return wanted.startsWith(QLatin1StringView("not ")) ? said != wanted.mid(4) : said == wanted;
}

} // namespace rig::test
