// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/console/console_support.h"

#include <QRegularExpression>

namespace rig::test {

/// A value as it is compared: texts as they are, numbers in full, "true", "null".
inline QString shownAs(const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 10);
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    return value.isNull() ? QStringLiteral("null") : value.toString();
}

/// Entries of a list that a bracket chooses: "" all, "2" that one, "id=best" those whose `id` is "best".
inline QList<QJsonValue> entriesOf(const QJsonArray &list, const QString &which)
{
    bool isNumber = false;
    const int index = which.toInt(&isNumber);
    if (isNumber)
        return {list.at(index)};
    const QString key = which.section(QLatin1Char('='), 0, 0);
    QList<QJsonValue> entries;
    for (const QJsonValue &entry : list) {
        if (which.isEmpty() || shownAs(entry[key]) == which.section(QLatin1Char('='), 1))
            entries << entry;
    }
    return entries;
}

/// What stands at a path, "sources[profile=000].advice[id=best].gpus[].id"; several values are joined by ", ".
inline QString valuesAt(const QJsonValue &root, const QString &path)
{
    static const QRegularExpression step(QStringLiteral("([^.\\[\\]]*)(?:\\[([^\\]]*)\\])?(?:\\.|$)"));
    QList<QJsonValue> values{root};
    for (auto steps = step.globalMatch(path); steps.hasNext();) {
        const QRegularExpressionMatch match = steps.next();
        if (match.capturedLength() == 0)
            continue;
        QList<QJsonValue> next;
        for (const QJsonValue &value : std::as_const(values)) {
            const QJsonValue member = match.capturedLength(1) > 0 ? value[match.captured(1)] : value;
            if (match.capturedStart(2) >= 0)
                next << entriesOf(member.toArray(), match.captured(2));
            else if (!member.isUndefined())
                next << member;
        }
        values = next;
    }
    QStringList texts;
    for (const QJsonValue &value : std::as_const(values))
        texts << shownAs(value);
    return texts.join(QStringLiteral(", "));
}

/// What does not hold of "PATH = VALUE", "PATH ~ PART OF IT", "PATH < NUMBER" or "PATH > NUMBER"; empty where it does.
inline QString brokenOf(const QJsonValue &root, const QString &expectation)
{
    static const QRegularExpression form(QStringLiteral("^(\\S+(?:=[^\\]]*\\]\\S*)?) ([=~<>]) ?(.*)$"));
    const QRegularExpressionMatch match = form.match(expectation);
    if (!match.hasMatch())
        return expectation + QStringLiteral(": is no expectation");
    const QString found = valuesAt(root, match.captured(1));
    const QString wanted = match.captured(3);
    bool isNumber = false;
    const double number = found.toDouble(&isNumber);
    const bool holds = match.captured(2) == QLatin1String("=")   ? found == wanted
                       : match.captured(2) == QLatin1String("~") ? found.contains(wanted)
                       : match.captured(2) == QLatin1String("<") ? isNumber && number < wanted.toDouble()
                                                                 : isNumber && number > wanted.toDouble();
    return holds ? QString() : expectation + QStringLiteral(": it is “") + found.left(600) + QStringLiteral("”");
}

/// All that does not hold, a line each.
inline QString allBrokenOf(const QJsonValue &root, const QStringList &expectations)
{
    QStringList broken;
    for (const QString &expectation : expectations)
        broken << brokenOf(root, expectation);
    broken.removeAll(QString());
    return broken.join(QLatin1Char('\n'));
}

/// The one document that a command prints with --format json.
inline QJsonValue answerOf(const QStringList &arguments)
{
    const Run run = runProgram(arguments + QStringList{QStringLiteral("--format"), QStringLiteral("json"),
                                                       QStringLiteral("--lang"), QStringLiteral("en")});
    if (run.exitCode > 1 || run.exitCode < 0)
        qWarning("%s: %s", qUtf8Printable(arguments.join(QLatin1Char(' '))), qUtf8Printable(run.errors));
    const QJsonDocument document = QJsonDocument::fromJson(run.out);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

} // namespace rig::test
