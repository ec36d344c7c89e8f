// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/opendb_record.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct OpenDb
{
    Q_DECLARE_TR_FUNCTIONS(OpenDb)
};

constexpr qsizetype LongestText = 400; // as in a parts file
constexpr qsizetype MostTexts = 200;

QString noWordFor(const QString &theirs)
{
    return OpenDb::tr("is \"%1\", for which the catalogue has no word; the figure stays unknown.").arg(theirs.left(60));
}

const OpenDbRecord::Word *findWord(std::span<const OpenDbRecord::Word> words, const QString &theirs)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const OpenDbRecord::Word &word) {
        return theirs == QLatin1StringView(word.theirs);
    });
    return found == words.end() ? nullptr : &*found;
}

} // namespace

const Field *fieldNamed(Kind kind, QLatin1StringView key)
{
    const auto fields = fieldsOf(kind);
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const Field &field) { return key == QLatin1StringView(field.key); });
    return found == fields.end() ? nullptr : &*found;
}

QJsonValue OpenDbRecord::at(QLatin1StringView path) const
{
    QJsonObject object = m_object;
    for (qsizetype dot = path.indexOf(u'.'); dot >= 0; dot = path.indexOf(u'.')) {
        object = object.value(path.first(dot)).toObject();
        path = path.sliced(dot + 1);
    }
    return object.value(path);
}

QString OpenDbRecord::text(QLatin1StringView path)
{
    const QJsonValue value = at(path);
    if (value.isUndefined() || value.isNull())
        return {};
    if (!value.isString()) {
        refuse(path, OpenDb::tr("must be a text."));
        return {};
    }
    const QString text = value.toString().simplified();
    if (text.size() > LongestText) {
        refuse(path, OpenDb::tr("is longer than %1 characters.").arg(LongestText));
        return {};
    }
    return text;
}

std::optional<double> OpenDbRecord::anyNumber(QLatin1StringView path)
{
    const QJsonValue value = at(path);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    if (!value.isDouble()) {
        refuse(path, OpenDb::tr("must be a number."));
        return std::nullopt;
    }
    return value.toDouble();
}

std::optional<double> OpenDbRecord::number(QLatin1StringView path)
{
    const std::optional<double> found = anyNumber(path);
    if (!found || *found > 0)
        return found;
    if (*found < 0)
        leaveOut(path, OpenDb::tr("is below zero, so the figure stays unknown."));
    return std::nullopt;
}

std::optional<int> OpenDbRecord::count(QLatin1StringView path)
{
    const std::optional<double> found = anyNumber(path);
    if (!found)
        return std::nullopt;
    if (*found < 0 || *found > 1000 || *found != std::floor(*found)) {
        leaveOut(path, OpenDb::tr("is no number of things, so the figure stays unknown."));
        return std::nullopt;
    }
    return static_cast<int>(*found);
}

std::optional<bool> OpenDbRecord::flag(QLatin1StringView path)
{
    const QJsonValue value = at(path);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    if (!value.isBool()) {
        refuse(path, OpenDb::tr("must be true or false."));
        return std::nullopt;
    }
    return value.toBool();
}

QStringList OpenDbRecord::texts(QLatin1StringView path)
{
    const QJsonValue value = at(path);
    if (value.isUndefined() || value.isNull())
        return {};
    const QJsonArray array = value.toArray();
    if (!value.isArray() || array.size() > MostTexts) {
        refuse(path, OpenDb::tr("must be a list of at most %1 texts.").arg(MostTexts));
        return {};
    }
    QStringList texts;
    for (const QJsonValue &entry : array) {
        if (entry.isNull())
            continue;
        if (!entry.isString() || entry.toString().size() > LongestText) {
            refuse(path, OpenDb::tr("must be a list of at most %1 texts.").arg(MostTexts));
            return {};
        }
        texts << entry.toString().simplified();
    }
    texts.removeAll(QString());
    return texts;
}

void OpenDbRecord::put(QLatin1StringView key, const Value &value, QLatin1StringView path)
{
    const Field *field = fieldNamed(m_part.kind, key);
    if (const double *number = std::get_if<double>(&value)) {
        const bool whole = field->type != FieldType::Integer || *number == std::floor(*number);
        if (*number < field->low || *number > field->high || !whole) {
            // The number itself is left to the file, so that a hundred of the same kind read as one line.
            leaveOut(path, OpenDb::tr("lies outside of what can be (%1 to %2), so the figure stays unknown.")
                               .arg(QString::number(field->low), QString::number(field->high)));
            return;
        }
    }
    const QString *word = std::get_if<QString>(&value);
    if (word && field->words && !field->wordList().contains(*word))
        return leaveOut(path, noWordFor(*word));
    field->set(m_part, value, OpenDbSource);
}

void OpenDbRecord::putNumber(QLatin1StringView key, QLatin1StringView path, double factor)
{
    if (const std::optional<double> found = number(path))
        put(key, *found * factor, path);
}

void OpenDbRecord::putWord(QLatin1StringView key, QLatin1StringView path, std::span<const Word> words)
{
    const QString theirs = text(path);
    if (theirs.isEmpty())
        return;
    const Word *word = findWord(words, theirs);
    if (!word || *word->ours == '\0')
        leaveOut(path, noWordFor(theirs));
    else
        put(key, QString::fromLatin1(word->ours), path);
}

void OpenDbRecord::putWords(QLatin1StringView key, QLatin1StringView path, std::span<const Word> words)
{
    QStringList ours;
    for (const QString &theirs : texts(path)) {
        const Word *word = findWord(words, theirs);
        if (!word)
            leaveOut(path, OpenDb::tr("lists \"%1\", for which the catalogue has no word; the others are taken.")
                               .arg(theirs.left(60)));
        else if (*word->ours != '\0' && !ours.contains(QLatin1StringView(word->ours)))
            ours << QString::fromLatin1(word->ours);
    }
    if (!ours.isEmpty())
        put(key, ours, path);
}

void OpenDbRecord::leaveOut(QLatin1StringView path, const QString &reason) { m_leftOut.push_back({path, reason}); }

void OpenDbRecord::refuse(QLatin1StringView path, const QString &reason)
{
    if (!m_refusal)
        m_refusal = Remark{path, reason};
}

} // namespace rig::db
