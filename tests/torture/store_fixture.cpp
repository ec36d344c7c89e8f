// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/store_fixture.h"

#include "tests/torture/process.h"

#include <QDate>

#include <array>

using namespace Qt::StringLiterals;

namespace rig::torture {

QString priceList(const QString &path, int first, int count)
{
    static constexpr std::array Parts{"nvidia-geforce-rtx-3090-founders-edition", "gigabyte-rtx-3090-turbo-24g",
                                      "evga-supernova-1600-t2", "intel-xeon-w-2255", "asus-ws-c422-sage-10g"};
    QByteArray text("part,price,currency,date\n");
    for (int i = first; i < first + count; ++i) {
        const QDate day = QDate(2026, 11, 1).addDays(-(i / static_cast<int>(Parts.size())));
        text += QByteArray(Parts[static_cast<std::size_t>(i) % Parts.size()]) + "," + QByteArray::number(100 + i) +
                ",USD," + day.toString(Qt::ISODate).toLatin1() + "\n";
    }
    return writeBytes(path, text) ? path : QString();
}

Priced pricesIn(const QString &store, const QString &out)
{
    QFile::remove(out);
    const Ran ran = runConsole({u"export"_s, u"prices"_s, out, u"--store"_s, store});
    if (const QString offence = ran.offence(); !offence.isEmpty())
        return {-1, offence};
    if (ran.exitCode != 0)
        return {-1, QString::fromUtf8(ran.errors)};
    return {static_cast<int>(bytesOf(out).count('\n')) - 1, {}};
}

} // namespace rig::torture
