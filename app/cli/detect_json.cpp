// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/detect_json.h"

#include "app/cli/json_values.h"
#include "core/words/detected_words.h"

#include <QJsonArray>

namespace rig::cli {

using namespace reality;

namespace {

QJsonValue idOf(const PartHandle &part) { return part ? QJsonValue(part->id) : QJsonValue(QJsonValue::Null); }

QJsonValue addressOf(const std::optional<PciAddress> &address)
{
    return address ? QJsonValue(address->text()) : QJsonValue(QJsonValue::Null);
}

QJsonObject evidenceAsJson(const Evidence &evidence, const Detected &detected)
{
    const bool known = evidence && evidence.source >= 0 && evidence.source < static_cast<int>(detected.texts.size());
    return {
        {"file"_L1, known ? QJsonValue(detected.texts[static_cast<std::size_t>(evidence.source)].name) : QJsonValue()},
        {"line"_L1, known ? QJsonValue(evidence.line) : QJsonValue()}};
}

QJsonObject linkAsJson(const DetectedLink &link, const Detected &detected)
{
    const SeenLink &seen = link.seen;
    return {{"address"_L1, addressOf(link.address)},
            {"width"_L1, orNull(seen.width)},
            {"max_width"_L1, orNull(seen.maxWidth)},
            {"wired_width"_L1, orNull(link.wiredWidth)},
            {"generation"_L1, orNull(seen.generation)},
            {"max_generation"_L1, orNull(seen.maxGeneration)},
            {"device_max_generation"_L1, orNull(seen.deviceMaxGeneration)},
            {"host_max_generation"_L1, orNull(seen.hostMaxGeneration)},
            {"idle"_L1, orNull(link.idle)},
            {"limited_by"_L1, orNull(QString(linkLimitKey(link.limitedBy)))},
            {"evidence"_L1, evidenceAsJson(seen.evidence, detected)}};
}

QJsonArray candidatesAsJson(const Recognised &recognised)
{
    QJsonArray ids;
    for (const PartHandle &part : recognised.candidates)
        ids.append(part->id);
    return ids;
}

QJsonValue migAsJson(const SeenMig &mig)
{
    if (!mig.on)
        return QJsonValue::Null;
    return QJsonObject{{"on"_L1, *mig.on},
                       {"instances"_L1, mig.instances > 0 ? QJsonValue(mig.instances) : QJsonValue()},
                       {"largest_mib"_L1, orNull(mig.largestMib, 0)}};
}

QJsonObject gpuAsJson(const DetectedGpu &gpu, const Detected &detected)
{
    QJsonArray path;
    for (const PciAddress &bridge : gpu.path)
        path.append(bridge.text());
    return {{"name"_L1, orNull(gpu.name)},
            {"role"_L1, QString(gpuRoleKey(gpu.role))},
            {"chip"_L1, idOf(gpu.chip.part)},
            {"card"_L1, idOf(gpu.card.part)},
            {"maker"_L1, orNull(gpu.maker)},
            {"address"_L1, addressOf(gpu.seen.address)},
            {"index"_L1, gpu.seen.index < 0 ? QJsonValue() : QJsonValue(gpu.seen.index)},
            {"certainty"_L1, QString(certaintyKey(gpu.chip.certainty))},
            {"known_by"_L1, orNull(QString(knownByKey(gpu.chip.by)))},
            {"candidates"_L1, candidatesAsJson(gpu.chip)},
            {"memory_mib"_L1, orNull(gpu.seen.memoryMib, 0)},
            {"power_limit_w"_L1, orNull(gpu.seen.powerLimit)},
            {"lost"_L1, gpu.seen.lost},
            {"only_root_sees_the_link"_L1, gpu.seen.denied},
            {"mig"_L1, migAsJson(gpu.seen.mig)},
            {"without_addresses"_L1, bool(gpu.seen.noAddresses)},
            {"external"_L1, bool(gpu.external)},
            {"link"_L1, linkAsJson(gpu.link, detected)},
            {"path"_L1, path},
            {"evidence"_L1, evidenceAsJson(gpu.seen.evidence, detected)}};
}

QJsonObject partAsJson(const DetectedPart &part, const Detected &detected)
{
    QJsonObject object{{"name"_L1, orNull(part.name)},
                       {"part"_L1, idOf(part.recognised.part)},
                       {"certainty"_L1, QString(certaintyKey(part.recognised.certainty))},
                       {"candidates"_L1, candidatesAsJson(part.recognised)},
                       {"evidence"_L1, evidenceAsJson(part.evidence, detected)}};
    if (part.address) {
        object.insert("address"_L1, part.address->text());
        object.insert("link"_L1, linkAsJson(part.link, detected));
    }
    return object;
}

QJsonArray partsAsJson(const std::vector<DetectedPart> &parts, const Detected &detected)
{
    QJsonArray array;
    for (const DetectedPart &part : parts)
        array.append(partAsJson(part, detected));
    return array;
}

QLatin1StringView portKey(Port port)
{
    constexpr std::array Keys{""_L1, "endpoint"_L1, "root-port"_L1, "switch-upstream"_L1, "switch-downstream"_L1};
    return Keys[static_cast<std::size_t>(port)];
}

/// Every link that the texts tell, whatever hangs on it.
QJsonArray linksAsJson(const Detected &detected)
{
    QJsonArray array;
    for (const SeenDevice &device : detected.seen.devices) {
        for (const SeenLink *seen : {&device.link, &device.slotLink}) {
            if (seen->isEmpty())
                continue;
            DetectedLink link;
            link.seen = *seen;
            link.address = device.address;
            QJsonObject object = linkAsJson(link, detected);
            object.remove("idle"_L1);
            object.remove("limited_by"_L1);
            object.insert("index"_L1, device.index < 0 ? QJsonValue() : QJsonValue(device.index));
            object.insert("port"_L1, orNull(QString(portKey(device.port))));
            object.insert("name"_L1, orNull(device.name));
            object.insert("of_slot"_L1, seen == &device.slotLink);
            array.append(object);
        }
    }
    return array;
}

QJsonArray slotsAsJson(const Detected &detected)
{
    QJsonArray array;
    for (const SeenSlot &slot : detected.seen.slotRows) {
        array.append(QJsonObject{{"label"_L1, slot.label},
                                 {"type"_L1, orNull(slot.type)},
                                 {"usage"_L1, orNull(slot.usage)},
                                 {"address"_L1, addressOf(slot.bus)},
                                 {"width"_L1, orNull(slot.wired)},
                                 {"length"_L1, orNull(slot.length)},
                                 {"generation"_L1, orNull(slot.generation)},
                                 {"evidence"_L1, evidenceAsJson(slot.evidence, detected)}});
    }
    return array;
}

QJsonArray memoryAsJson(const Detected &detected)
{
    QJsonArray array;
    for (const SeenMemory &module : detected.seen.memory) {
        array.append(QJsonObject{{"gib"_L1, rounded(module.mib / 1024, 2)},
                                 {"type"_L1, orNull(module.type)},
                                 {"mt_s"_L1, orNull(module.transfers)},
                                 {"runs_at_mt_s"_L1, orNull(module.configured)},
                                 {"maker"_L1, orNull(module.maker)},
                                 {"part_number"_L1, orNull(module.partNumber)},
                                 {"place"_L1, orNull(module.locator)},
                                 {"evidence"_L1, evidenceAsJson(module.evidence, detected)}});
    }
    return array;
}

QJsonArray limitsAsJson(const Detected &detected)
{
    QJsonArray array;
    for (const SeenLimit &limit : detected.seen.limits) {
        array.append(QJsonObject{{"address"_L1, limit.device.text()},
                                 {"at"_L1, addressOf(limit.at)},
                                 {"width"_L1, orNull(limit.width)},
                                 {"generation"_L1, orNull(limit.generation)},
                                 {"capable_width"_L1, orNull(limit.capableWidth)},
                                 {"capable_generation"_L1, orNull(limit.capableGeneration)},
                                 {"evidence"_L1, evidenceAsJson(limit.evidence, detected)}});
    }
    return array;
}

QJsonArray missingAsJson(const Detected &detected)
{
    constexpr std::array Whys{"announced"_L1, "no-answer"_L1, "off-the-bus"_L1, "no-driver"_L1, "no-devices"_L1};
    QJsonArray array;
    for (const SeenMissing &missing : detected.seen.missing) {
        array.append(QJsonObject{{"what"_L1, orNull(missing.what)},
                                 {"count"_L1, missing.count},
                                 {"why"_L1, QString(Whys[static_cast<std::size_t>(missing.why)])},
                                 {"evidence"_L1, evidenceAsJson(missing.evidence, detected)}});
    }
    return array;
}

} // namespace

QJsonObject detectedAsJson(const Detected &detected)
{
    QJsonArray sources;
    for (const ReadText &text : detected.texts) {
        QJsonArray kinds;
        for (const Tool tool : text.tools)
            kinds.append(QString(toolKey(tool)));
        sources.append(QJsonObject{{"file"_L1, text.name},
                                   {"kind"_L1, kinds.isEmpty() ? QJsonValue() : kinds.first()},
                                   {"kinds"_L1, kinds},
                                   {"understood_lines"_L1, text.understood},
                                   {"cut"_L1, text.cut}});
    }
    QJsonArray gpus;
    for (const DetectedGpu &gpu : detected.gpus)
        gpus.append(gpuAsJson(gpu, detected));
    QJsonArray topology;
    for (const SeenWay &way : detected.seen.ways)
        topology.append(QJsonObject{{"a"_L1, way.a},
                                    {"b"_L1, way.b},
                                    {"way"_L1, QString(wayKey(wayOf(way.printed)))},
                                    {"printed"_L1, way.printed}});
    QJsonArray notUnderstood;
    for (const Evidence &evidence : detected.seen.notUnderstood)
        notUnderstood.append(evidenceAsJson(evidence, detected));
    return {{"sources"_L1, sources},
            {"gpus"_L1, gpus},
            {"board"_L1, detected.board ? QJsonValue(partAsJson(*detected.board, detected)) : QJsonValue()},
            {"processors"_L1, partsAsJson(detected.processors, detected)},
            {"memory"_L1, memoryAsJson(detected)},
            {"drives"_L1, partsAsJson(detected.drives, detected)},
            {"networks"_L1, partsAsJson(detected.networks, detected)},
            {"slots"_L1, slotsAsJson(detected)},
            {"links"_L1, linksAsJson(detected)},
            {"limits"_L1, limitsAsJson(detected)},
            {"topology"_L1, topology},
            {"driver"_L1, orNull(detected.seen.driver)},
            {"cuda"_L1, orNull(detected.seen.cuda)},
            {"virtual"_L1, detected.isVirtual},
            {"missing"_L1, missingAsJson(detected)},
            {"not_understood"_L1, notUnderstood}};
}

QJsonArray machinesAsJson(const std::vector<Detected> &machines)
{
    QJsonArray each;
    for (std::size_t i = 0; i < machines.size(); ++i)
        each.append(QJsonObject{{"number"_L1, static_cast<int>(i + 1)},
                                {"text"_L1, words::detectedAnswer(machines[i])},
                                {"begins"_L1, evidenceAsJson(machines[i].begins, machines[i])}});
    return each;
}

} // namespace rig::cli
