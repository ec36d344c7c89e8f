// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "core/names/names.h"
#include "core/report/part_lines.h"
#include "core/report/report.h"

#include <QCoreApplication>

namespace rig {

namespace {

using report::PartLine;

QString priceText(const PartLine &line)
{
    if (line.owned)
        return QCoreApplication::translate("Report", "owned", "instead of a price: the user has the part already");
    if (!line.price)
        return names::noPrice();
    return names::money(*line.sum());
}

QString totalText(const Document &document, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    return names::cost(assess(machine, document.site, document.use).cost);
}

QString nameOf(const Document &document)
{
    return document.build.name.isEmpty() ? QCoreApplication::translate("Report", "Machine without a name")
                                         : document.build.name;
}

/// Names come from files of others: what Markdown would read as its own is escaped.
QString markdownCell(QString text)
{
    static const QString special = QStringLiteral("\\`*_[]<>|#");
    QString escaped;
    for (const QChar character : text.replace(u'\n', u' ')) {
        if (special.contains(character))
            escaped += u'\\';
        escaped += character;
    }
    return escaped;
}

QString csvRow(const QStringList &cells)
{
    QStringList safe;
    for (const QString &cell : cells)
        safe << csvCell(cell);
    return safe.join(u',') + QStringLiteral("\r\n");
}

} // namespace

QString partsAsText(const Document &document, const Catalogue &catalogue)
{
    QString text = nameOf(document) + QStringLiteral("\n\n");
    for (const PartLine &line : report::partLines(document.build, catalogue)) {
        text += QCoreApplication::translate("Report", "%1 × %2: %3", "number of parts, name, price")
                    .arg(QString::number(line.count), line.name(), priceText(line));
        text += u'\n';
    }
    text += u'\n';
    text += QCoreApplication::translate("Report", "Total: %1").arg(totalText(document, catalogue));
    return text + u'\n';
}

QString partsAsMarkdown(const Document &document, const Catalogue &catalogue)
{
    QString text = QStringLiteral("**%1**\n\n").arg(markdownCell(nameOf(document)));
    text += QStringLiteral("| %1 | %2 | %3 | %4 |\n|---|---|--:|--:|\n")
                .arg(QCoreApplication::translate("Report", "Kind"), QCoreApplication::translate("Report", "Part"),
                     QCoreApplication::translate("Report", "Number"), QCoreApplication::translate("Report", "Price"));
    for (const PartLine &line : report::partLines(document.build, catalogue)) {
        text += QStringLiteral("| %1 | %2 | %3 | %4 |\n")
                    .arg(names::kind(line.kind), markdownCell(line.name()), QString::number(line.count),
                         markdownCell(priceText(line)));
    }
    text += u'\n';
    text += QCoreApplication::translate("Report", "Total: %1").arg(markdownCell(totalText(document, catalogue)));
    return text + u'\n';
}

QString partsAsCsv(const Document &document, const Catalogue &catalogue)
{
    QString text =
        csvRow({QStringLiteral("kind"), QStringLiteral("id"), QStringLiteral("name"), QStringLiteral("vendor"),
                QStringLiteral("part_number"), QStringLiteral("number"), QStringLiteral("owned"),
                QStringLiteral("price_each"), QStringLiteral("currency"), QStringLiteral("price_date")});
    for (const PartLine &line : report::partLines(document.build, catalogue)) {
        QStringList cells{kindKey(line.kind), line.id, line.name()};
        cells << (line.part ? line.part->vendor : QString()) << (line.part ? line.part->partNumber : QString());
        cells << QString::number(line.count) << (line.owned ? QStringLiteral("yes") : QStringLiteral("no"));
        if (line.price) {
            cells << QString::number(line.price->price.money.amount, 'f', 2) << line.price->price.money.currency
                  << line.price->price.date.toString(Qt::ISODate);
        } else {
            cells << QString() << QString() << QString();
        }
        text += csvRow(cells);
    }
    return text;
}

} // namespace rig
