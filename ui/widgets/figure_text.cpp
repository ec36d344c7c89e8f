// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figure_text.h"

#include "core/base/typed_number.h"
#include "core/catalogue/plugs.h"
#include "core/names/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// Sentences of this file.
struct FigureText
{
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

/// What stands between the texts of a list, as English and Chinese write it.
const QRegularExpression &betweenEntries()
{
    static const QRegularExpression marks(u"[,，、]"_s);
    return marks;
}

QString nameOf(const Field &field) { return names::figureName(QString::fromLatin1(field.key)); }

tl::unexpected<Failure> refused(const Field &field, const QString &sentence)
{
    return badInput(sentence, QString::fromLatin1(field.key));
}

Result<Value> typedFigure(const Field &field, const QString &text)
{
    const QString key = QString::fromLatin1(field.key);
    const std::optional<double> number = typedNumber(text);
    if (!number)
        return refused(field, FigureText::tr("%1 must be a number; “%2” is none.").arg(nameOf(field), text));
    if (field.type == FieldType::Integer && *number != std::floor(*number))
        return refused(field, FigureText::tr("%1 must be a whole number.").arg(nameOf(field)));
    if (*number < field.low || *number > field.high)
        return refused(field, FigureText::tr("%1 must lie between %2 and %3.")
                                  .arg(nameOf(field), names::value(field.low), figureWithUnit(key, field.high)));
    return Value(*number);
}

Result<Value> typedFlag(const Field &field, const QString &text)
{
    const QString word = text.toLower();
    for (const bool flag : {true, false}) {
        if (word == names::value(flag).toLower() || word == (flag ? "yes"_L1 : "no"_L1))
            return Value(flag);
    }
    return refused(
        field, FigureText::tr("%1 must be “%2” or “%3”.").arg(nameOf(field), names::value(true), names::value(false)));
}

Result<Value> typedDate(const Field &field, const QString &text)
{
    if (const QDate date = QDate::fromString(text, Qt::ISODate); date.isValid())
        return Value(date.toString(Qt::ISODate));
    return refused(field, FigureText::tr("%1 must be a date such as 2020-09-24.").arg(nameOf(field)));
}

bool saysNone(const QString &text)
{
    const QString word = text.toLower();
    return word == "none"_L1 || word == names::value(QStringList()).toLower();
}

Value typedTexts(const QString &text) { return saysNone(text) ? QStringList() : cutTexts(text); }

/// A plug by its word in the format or by what people call it; empty: there is none.
QString plugCalled(const QString &typed)
{
    for (const QString &word : plugWords()) {
        if (typed.compare(word, Qt::CaseInsensitive) == 0 ||
            typed.compare(names::plugName(word), Qt::CaseInsensitive) == 0)
            return word;
    }
    return {};
}

/// A word of the format, too, by what people call it; other texts are as they are typed.
QString wordCalled(const Field &field, const QString &typed)
{
    if (!field.words)
        return typed;
    for (const QString &word : field.wordList()) {
        if (typed.compare(names::value(field, word), Qt::CaseInsensitive) == 0)
            return word;
    }
    return typed;
}

Result<Value> typedConnectors(const Field &field, const QString &text)
{
    ConnectorCounts counts;
    if (saysNone(text))
        return Value(counts);
    static const QRegularExpression entryForm(u"^(\\d{1,3})\\s*[×x*]?\\s+(\\S.*)$"_s);
    for (const QString &entry : text.split(betweenEntries(), Qt::SkipEmptyParts)) {
        const auto match = entryForm.match(entry.trimmed());
        const QString word = plugCalled(match.captured(2));
        if (word.isEmpty()) {
            QStringList known;
            for (const QString &plug : plugWords())
                known << names::plugName(plug);
            return refused(field, FigureText::tr("%1 must be written as “2 PCIe 8-pin, 1 EPS 8-pin”; known are %2.")
                                      .arg(nameOf(field), known.join(", "_L1)));
        }
        const int count = match.captured(1).toInt();
        if (count < 1 || count > field.high)
            return refused(
                field, FigureText::tr("%1: of each there are 1 to %2.").arg(nameOf(field), names::value(field.high)));
        counts.insert(word, count);
    }
    return Value(counts);
}

} // namespace

QString joinedTexts(const QStringList &texts)
{
    const auto commas = [](const QString &text) { return text.contains(betweenEntries()); };
    if (std::none_of(texts.begin(), texts.end(), commas))
        return texts.join(", "_L1);
    return texts.size() == 1 ? texts.first() + u';' : texts.join("; "_L1);
}

QStringList cutTexts(const QString &line)
{
    QStringList texts;
    const QStringList entries =
        line.contains(u';') ? line.split(u';', Qt::SkipEmptyParts) : line.split(betweenEntries(), Qt::SkipEmptyParts);
    for (const QString &entry : entries) {
        if (!entry.trimmed().isEmpty())
            texts << entry.trimmed();
    }
    return texts;
}

QString figureWithUnit(const QString &key, const Value &value)
{
    const QString unit = names::figureUnit(key);
    return unit.isEmpty() || value.index() == 0 ? names::value(value) : names::value(value) + QChar(0xA0) + unit;
}

Value withPartNames(const QString &key, const Value &value, const Catalogue &catalogue)
{
    const auto nameOfPart = [&](const QString &id) {
        const PartHandle part = catalogue.find(id);
        return part ? part->name : id;
    };
    if (const QString *id = std::get_if<QString>(&value); id && key == "gpu"_L1)
        return nameOfPart(*id);
    const QStringList *ids = std::get_if<QStringList>(&value);
    if (!ids || key != "gpus"_L1)
        return value;
    QStringList names;
    for (const QString &id : *ids)
        names << nameOfPart(id);
    return names;
}

QString asTyped(const Value &value)
{
    if (value.index() == 0)
        return {};
    if (const double *number = std::get_if<double>(&value))
        return QString::number(*number, 'f', QLocale::FloatingPointShortest);
    if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value)) {
        QStringList entries;
        for (auto it = counts->begin(); it != counts->end(); ++it)
            entries << QStringLiteral("%1 %2").arg(QString::number(it.value()), names::plugName(it.key()));
        return entries.isEmpty() ? names::value(value) : entries.join(", "_L1);
    }
    const QStringList *texts = std::get_if<QStringList>(&value);
    return texts && !texts->isEmpty() ? joinedTexts(*texts) : names::value(value);
}

Result<Value> fromTyped(const Field &field, const QString &text)
{
    const QString typed = text.simplified();
    if (typed.isEmpty())
        return Value();
    switch (field.type) {
    case FieldType::Flag:
        return typedFlag(field, typed);
    case FieldType::Integer:
    case FieldType::Number:
        return typedFigure(field, typed);
    case FieldType::Text:
        return Value(wordCalled(field, typed));
    case FieldType::Date:
        return typedDate(field, typed);
    case FieldType::Texts:
        return typedTexts(typed);
    case FieldType::Connectors:
        return typedConnectors(field, typed);
    }
    return Value();
}

} // namespace rig::ui
