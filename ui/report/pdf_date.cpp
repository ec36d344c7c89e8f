// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_date.h"

namespace rig::ui {

QByteArray dated(QByteArray pdf, const QDate &date)
{
    if (!date.isValid())
        return pdf;
    // "/CreationDate (D:20261122181203+01'00')": the digits, and the zone as it stands in UTC.
    static const QByteArray key("/CreationDate (D:");
    const qsizetype begin = pdf.indexOf(key);
    const qsizetype end = begin < 0 ? -1 : pdf.indexOf(')', begin);
    if (end < 0)
        return pdf;
    const qsizetype room = end - begin - key.size();
    QByteArray made = date.toString(QStringLiteral("yyyyMMdd")).toLatin1() + "120000Z";
    // What is shorter than what stood there is filled up behind the text, where a PDF may have spaces.
    if (made.size() > room)
        made = made.left(room);
    return pdf.replace(begin + key.size(), room + 1, made + ')' + QByteArray(room - made.size(), ' '));
}

} // namespace rig::ui
