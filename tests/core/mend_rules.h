// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"
#include "core/checks/catalog.h"
#include "core/fixes/mend.h"
#include "tests/core/fixture.h"

#include <QSet>

namespace rig::test {

/// What the tests of mends and better arrangements share: machines of shipped parts, and what a change of one spoils,
/// told without the code that holds it.

inline Document shippedMachine(const QString &path, const Catalogue &catalogue)
{
    QFile file(path);
    const bool open = file.open(QIODevice::ReadOnly);
    const Result<OpenedBuild> opened = readBuildFile(file.readAll(), path, catalogue);
    if (!open || !opened)
        qFatal("%s", qPrintable(path));
    return opened->document;
}
inline Document shippedExample(const char *name, const Catalogue &catalogue)
{
    return shippedMachine(
        QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/examples/%1.rig.json").arg(QLatin1StringView(name)), catalogue);
}

/// The shipped templates and examples.
inline std::vector<Document> shippedMachines(const Catalogue &catalogue)
{
    std::vector<Document> machines;
    for (const char *folder : {"templates", "examples"}) {
        const QDir files(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/%1").arg(QLatin1StringView(folder)));
        for (const QString &name : files.entryList({QStringLiteral("*.rig.json")}))
            machines.push_back(shippedMachine(files.filePath(name), catalogue));
    }
    return machines;
}

inline QStringList labelsFor(const Board &board)
{
    QStringList labels;
    for (const Connector &connector : board.connectors) {
        if (connector.kind == ConnectorKind::Slot && (connector.openEnd || connector.length.value_or(16) >= 16))
            labels << connector.label;
    }
    return labels;
}

struct LinkSeen
{
    bool dark = true;
    std::optional<int> width;
    std::optional<GigabytesPerSecond> bandwidth;
};

inline LinkSeen linkOf(const Judged &judged, ItemId item)
{
    for (const Link &link : judged.assessment.lanes.links) {
        if (judged.machine.devices[static_cast<std::size_t>(link.device)].item == item && !link.dark &&
            !link.wrongConnector)
            return {false, link.pcie ? link.width : std::nullopt, link.pcie ? link.bandwidth : std::nullopt};
    }
    return {};
}

inline const Finding *foundIn(const Judged &judged, std::string_view check, Severity least = Severity::Caution)
{
    for (const Finding &finding : judged.findings) {
        if (finding.severity <= least && std::string_view(finding.check) == check)
            return &finding;
    }
    return nullptr;
}

inline bool has(const Judged &judged, const Finding &finding)
{
    // The machine has one circuit, whichever supplies draw from it.
    const std::string_view check(finding.check);
    const bool ofCircuit = check == "power.circuit" || check == "power.breaker-shared";
    return std::any_of(judged.findings.begin(), judged.findings.end(), [&](const Finding &other) {
        return (sameMatter(finding, other) || (ofCircuit && check == other.check)) &&
               other.severity <= finding.severity;
    });
}

inline QSet<QString> unanswered(const Judged &judged)
{
    QSet<QString> figures;
    for (const Finding &finding : judged.findings) {
        for (const char *check : finding.blocked) {
            const QString id = QString::fromLatin1(check);
            const bool concerned = id.startsWith(QStringLiteral("pcie.")) || id.startsWith(QStringLiteral("fit.")) ||
                                   id.startsWith(QStringLiteral("power.")) ||
                                   id.startsWith(QStringLiteral("platform.")) ||
                                   id.startsWith(QStringLiteral("storage."));
            if (concerned && findCheck(check)->worst != Severity::Note)
                figures << QStringLiteral("%1 %2 %3 %4")
                               .arg(id, QString::fromLatin1(finding.missing.figure),
                                    QString::number(finding.missing.item), QString::number(finding.missing.connector));
        }
    }
    return figures;
}

inline int bridged(const Judged &judged)
{
    const auto &bridges = judged.assessment.lanes.bridges;
    return static_cast<int>(std::count_if(bridges.begin(), bridges.end(), [](const BridgeUse &bridge) {
        return bridge.state == BridgeUse::State::Joins;
    }));
}

/// What an arrangement or a mend spoils, told without the code that holds it; empty where it is nothing.
inline QString spoilt(const Judged &before, const Judged &after, bool curesBlocker,
                      const std::vector<LinkLoss> &announced)
{
    for (const Finding &finding : after.findings) {
        if (finding.severity == Severity::Blocker && !has(before, finding))
            return QStringLiteral("a new blocker: ") + QString::fromLatin1(finding.check);
    }
    QSet<QString> unknown = unanswered(after);
    unknown.subtract(unanswered(before));
    if (!unknown.isEmpty())
        return QStringLiteral("cannot check: ") + *unknown.begin();
    if (bridged(after) < bridged(before))
        return QStringLiteral("a bridge is broken");
    for (const Device &device : after.machine.devices) {
        const LinkSeen was = linkOf(before, device.item);
        const LinkSeen is = linkOf(after, device.item);
        if (was.dark)
            continue;
        if (is.dark || (was.width && !is.width) || (was.bandwidth && !is.bandwidth))
            return QStringLiteral("dark or unknown: %1").arg(device.item);
        const bool less = (was.width && *is.width < *was.width) ||
                          (was.bandwidth && (!is.bandwidth || *is.bandwidth < *was.bandwidth));
        const bool said = std::any_of(announced.begin(), announced.end(),
                                      [&](const LinkLoss &loss) { return loss.before.item == device.item; });
        if (less && !said)
            return QStringLiteral("lanes lost without a word: %1").arg(device.item);
    }
    // What is said of the link of a device whose loss is announced is that loss.
    const auto isAnnounced = [&](const Finding &finding) {
        return std::string_view(finding.check).starts_with("pcie.") &&
               std::all_of(finding.subjects.begin(), finding.subjects.end(), [&](ItemId subject) {
                   return std::any_of(announced.begin(), announced.end(),
                                      [&](const LinkLoss &loss) { return loss.traded && loss.before.item == subject; });
               });
    };
    const auto cautions = [&](const Judged &judged) {
        return std::count_if(judged.findings.begin(), judged.findings.end(), [&](const Finding &finding) {
            return finding.severity <= Severity::Caution && !isAnnounced(finding);
        });
    };
    if (!curesBlocker && cautions(after) > cautions(before))
        return QStringLiteral("more cautions than before");
    return {};
}

inline QString nameOf(const Document &document)
{
    QStringList items;
    for (const Item &item : document.build.items)
        items << QStringLiteral("%1%2%3").arg(item.part, item.connector.isEmpty() ? QString() : QStringLiteral(" in "),
                                              item.connector);
    return items.join(QStringLiteral(", "));
}

/// A board with the first processor that goes with it, and a card.
inline Document onBoard(const Board &board, const char *card, const QString &slot, const Catalogue &catalogue)
{
    MachineText text;
    text.with(Kind::Motherboard, board.id.toUtf8().constData());
    for (const PartHandle &part : catalogue.parts(Kind::Processor)) {
        const auto &processor = static_cast<const Processor &>(*part);
        const bool listed =
            !board.processorFamilies || (processor.family && board.processorFamilies->contains(*processor.family));
        if (processor.socket.value == board.socket.value && listed) {
            text.with(Kind::Processor, part->id.toUtf8().constData());
            break;
        }
    }
    return text.with(Kind::Card, card, slot.toUtf8().constData()).document;
}

} // namespace rig::test
