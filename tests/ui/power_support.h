// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "small_machine.h"

#include "ui/drawings/power_picture.h"

namespace rig::test {

/// Parts on top of the small catalogue; single quotes for double ones.
inline Catalogue withParts(const char *text)
{
    QByteArray json(text);
    json.replace('\'', '"');
    const Result<Catalogue> read = withPartsFile(smallCatalogue(), "{\"rigwright_parts\": 1, " + json + "}",
                                                 QStringLiteral("more"), Origin::Shipped);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

/// With a curve that was measured of its chip, for training.
inline Catalogue withCurve()
{
    return withParts("'power_curves': [{'gpu': 'chip-a', 'workload': 'training a net', 'kind': 'training',"
                     " 'points': [[200, 0.5], [250, 0.8], [300, 0.9], [350, 1.0]], 'source': 'test-data'}]");
}

inline ui::PowerPicture pictureOf(const Document &document, const Catalogue &catalogue = withCurve())
{
    const Machine machine = resolve(document.build, catalogue);
    return ui::powerPicture(machine, assessPower(machine, document.site, document.use), document.site, document.use);
}

inline Document manyCards(int count)
{
    Document document = oneCard();
    document.build.items.erase(document.build.items.begin() + 2);
    for (int i = 0; i < count; ++i)
        document.build.items.push_back(item(20 + i, Kind::Card, "card-a"));
    return document;
}

} // namespace rig::test
