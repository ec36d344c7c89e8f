// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/codec.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

/// Fails the test with the failure's own sentence.
#define VERIFY_OK(result)                                                                                              \
    do {                                                                                                               \
        if (!(result))                                                                                                 \
            QFAIL(qPrintable((result).error().sentence()));                                                            \
    } while (false)

namespace rig::test {

inline QByteArray smallParts()
{
    // Quotes as apostrophes: moc loses every class of a file that it sees a raw string with quotes in.
    return QByteArray("{"
                      "'rigwright_parts': 1,"
                      "'sources': ["
                      "{'id': 'datasheet', 'title': 'Datasheet', 'publisher': 'Example', 'date': '2020-09', 'url': "
                      "'https://example.org', 'licence': '', 'kind': 'vendor'},"
                      "{'id': 'manual', 'title': 'Manual of the board', 'publisher': 'Example', 'date': '2021', "
                      "'kind': 'manual'},"
                      "{'id': 'shop', 'title': 'A shop', 'publisher': 'Shop', 'date': '2024-01-02', 'kind': 'shop'}"
                      "],"
                      "'gpus': ["
                      "{'id': 'chip-b', 'name': 'Chip B', 'vendor': 'Example', 'aliases': ['CB', 'Größe'], "
                      "'memory_gib': 24, 'fp32_tflops': 35.58, 'tdp_w': 350,"
                      "'launch_date': '2020-09-24', 'ecc': false, 'sources': {'*': 'datasheet', 'tdp_w': 'manual'},"
                      "'prices': [{'amount': 1499, 'currency': 'USD', 'date': '2024-01-02', 'basis': 'market', "
                      "'condition': 'used', 'source': 'shop'}]},"
                      "{'id': 'chip-a', 'name': 'Chip A', 'sources': {'*': 'datasheet'}}"
                      "],"
                      "'cards': ["
                      "{'id': 'card-b', 'name': 'Card B', 'gpu': 'chip-b', 'length_mm': 313.5, 'power_connectors': "
                      "{'pcie-8': 2}, 'sources': {'*': 'datasheet'}, 'notes': ['A note.']},"
                      "{'id': 'card-a', 'name': 'Card A', 'gpu': 'chip-a', 'power_connectors': {}, 'sources': {'*': "
                      "'datasheet'}}"
                      "],"
                      "'motherboards': ["
                      "{'id': 'board', 'name': 'Board', 'socket': 'AM4', 'uplink': {'generation': 4, 'width': 4},"
                      "'connectors': ["
                      "{'label': 'S1', 'kind': 'slot', 'position': 1, 'length': 16, 'width': 16, 'generation': 4, "
                      "'upstream': 'cpu0'},"
                      "{'label': 'S2', 'kind': 'slot', 'position': 4, 'length': 16, 'width': 8, 'generation': 4, "
                      "'upstream': 'cpu0'}],"
                      "'groups': [{'connectors': ['S1', 'S2'], 'page': '31', 'rows': [{'widths': [16, 0]}, {'widths': "
                      "[8, 8]}]}],"
                      "'sources': {'*': 'manual'}, 'lane_source': 'manual', 'position_source': 'datasheet'}"
                      "]"
                      "}")
        .replace('\'', '"');
}

inline Catalogue smallCatalogue()
{
    return withPartsFile({}, smallParts(), QStringLiteral("small.json"), Origin::Shipped).value_or(Catalogue());
}

/// Everything that a catalogue holds, as text that two of them can be compared by.
inline QByteArray asText(const Catalogue &catalogue)
{
    std::vector<PartHandle> all;
    for (int i = 0; i < KindCount; ++i) {
        const auto &parts = catalogue.parts(static_cast<Kind>(i));
        all.insert(all.end(), parts.begin(), parts.end());
    }
    return QJsonDocument(partsFile(all, catalogue)).toJson();
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace rig::test
