// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"
#include "core/catalogue/codec.h"

#include <QFile>
#include <QtTest>

namespace rig::test {

/// A handful of made-up parts, so that what is tested here does not move with the shipped catalogue.
inline Catalogue smallCatalogue()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/small-catalogue.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The test's parts are missing.");
    const Result<Catalogue> read = withPartsFile({}, file.readAll(), file.fileName(), Origin::Shipped);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

inline Item item(ItemId id, Kind kind, const char *part, const char *connector = "")
{
    Item made;
    made.id = id;
    made.kind = kind;
    made.part = QLatin1StringView(part);
    made.connector = QLatin1StringView(connector);
    return made;
}

/// A machine in which nothing is wrong: one card, a supply that suffices.
inline Document oneCard()
{
    Document document;
    document.build.name = QStringLiteral("Bench");
    document.build.items = {item(1, Kind::Processor, "processor-a"), item(2, Kind::Motherboard, "board-a"),
                            item(3, Kind::Card, "card-a", "SLOT1"),  item(4, Kind::Supply, "supply-1600"),
                            item(5, Kind::Case, "case-a"),           item(6, Kind::Memory, "memory-a")};
    return document;
}

/// Two cards on a supply that is too small for them.
inline Document twoCards()
{
    Document document = oneCard();
    document.build.items.push_back(item(7, Kind::Card, "card-a", "SLOT2"));
    document.build.items[3].part = QStringLiteral("supply-550");
    return document;
}

} // namespace rig::test
