// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_lines.h"

#include "core/base/typed_number.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct Lines
{
    Q_DECLARE_TR_FUNCTIONS(ChartLines)
};

} // namespace

Result<std::vector<ChartLine>> linesFromText(const QString &text, bool vertical)
{
    std::vector<ChartLine> lines;
    const QStringList parts = text.split(u';', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const QString typed = part.section(u'=', 0, 0).trimmed();
        if (typed.isEmpty() && part.trimmed().isEmpty())
            continue;
        const std::optional<double> value = typedNumber(typed);
        if (!value)
            return badInput(Lines::tr("“%1” is no number: a line is written as 24, or as 24 = two cards, and the next "
                                      "one after a semicolon.")
                                .arg(typed));
        if (lines.size() == MostLines)
            return badInput(Lines::tr("A chart has room for %1 lines an axis.").arg(MostLines));
        const QString name = part.section(u'=', 1).trimmed().left(80);
        lines.push_back({vertical, *value, name.isEmpty() ? typed : name});
    }
    return lines;
}

QString textOfLines(const std::vector<ChartLine> &lines)
{
    QStringList parts;
    for (const ChartLine &line : lines) {
        const QString number = QLocale().toString(line.value, 'g', 10);
        parts << (line.label == number || line.label.isEmpty()
                      ? number
                      : Lines::tr("%1 = %2", "value of a line, its name").arg(number, line.label));
    }
    return parts.join(u"; "_s);
}

} // namespace rig
