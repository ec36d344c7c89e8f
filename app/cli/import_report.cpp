// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_report.h"

#include "app/cli/columns.h"
#include "core/catalogue/format_words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr int ExamplesShown = 3;

/// Entries that were left out for the same reason.
struct Group
{
    QString reason; ///< with the field in front
    int count = 0;
    QStringList examples;
};

QString placeOf(const QString &file, int line, const QString &record)
{
    const QString place = line > 0 ? u"%1:%2"_s.arg(file, QString::number(line)) : file;
    return record.isEmpty() ? place : u"%1 (%2)"_s.arg(place, record);
}

/// By reason, the most frequent one first.
class Groups
{
public:
    void add(const QString &reason, const QString &example)
    {
        if (!m_index.contains(reason)) {
            m_index.insert(reason, m_groups.size());
            m_groups.push_back({reason, 0, {}});
        }
        Group &group = m_groups[m_index.value(reason)];
        ++group.count;
        if (group.examples.size() < ExamplesShown)
            group.examples << example;
    }

    [[nodiscard]] QStringList lines() const
    {
        std::vector<Group> sorted = m_groups;
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const Group &a, const Group &b) { return a.count > b.count; });
        QStringList lines;
        for (const Group &group : sorted) {
            lines << u"  %1 × %2"_s.arg(QString::number(group.count), group.reason);
            for (const QString &example : group.examples)
                lines << u"      "_s + example;
            if (group.count > group.examples.size())
                lines << u"      "_s + Cli::tr("and %n more", "entries of a list",
                                               group.count - static_cast<int>(group.examples.size()));
        }
        return lines;
    }

private:
    std::vector<Group> m_groups;
    QHash<QString, std::size_t> m_index;
};

QStringList countsOf(const db::ImportPlan &plan)
{
    QStringList lines;
    int parts = 0;
    QStringList kinds;
    for (int i = 0; i < KindCount; ++i) {
        const auto kind = static_cast<Kind>(i);
        const int count = static_cast<int>(plan.parts.parts(kind).size());
        parts += count;
        if (count > 0)
            kinds << u"%1 %2"_s.arg(QString::number(count), kindKey(kind));
    }
    lines << Cli::tr("%n record(s) read", "by an import", plan.records);
    lines << Cli::tr("%n new or changed part(s)", "of an import", parts) +
                 (kinds.isEmpty() ? QString() : u": "_s + kinds.join(", "_L1));
    lines << Cli::tr("%n figure(s) filled in that were unknown", "of an import", static_cast<int>(plan.fills.size()));
    lines << Cli::tr("%n price(s)", "of an import", static_cast<int>(plan.prices.size()));
    lines << Cli::tr("%n record(s) already stored as they are", "of an import", plan.unchanged);
    return lines;
}

template <class Count> QJsonObject byKind(const Count &count)
{
    QJsonObject kinds;
    for (int i = 0; i < KindCount; ++i)
        kinds.insert(kindKey(static_cast<Kind>(i)), count(static_cast<Kind>(i)));
    return kinds;
}

QJsonArray pricesOf(const db::ImportPlan &plan)
{
    QJsonArray prices;
    for (const db::NewPrice &entry : plan.prices) {
        const Price &price = entry.price;
        prices.append(
            QJsonObject{{"part"_L1, entry.part},
                        {"amount"_L1, price.money.amount},
                        {"currency"_L1, price.money.currency},
                        {"date"_L1, price.date.toString(Qt::ISODate)},
                        {"condition"_L1, QString(format::ConditionWords[static_cast<std::size_t>(price.condition)])},
                        {"basis"_L1, QString(format::BasisWords[static_cast<std::size_t>(price.basis)])},
                        {"source"_L1, entry.source}});
    }
    return prices;
}

} // namespace

QByteArray importAsText(const db::ImportPlan &plan, bool stored)
{
    Groups skipped;
    for (const db::Skipped &entry : plan.skipped)
        skipped.add(entry.field.isEmpty() ? entry.reason : u"%1: %2"_s.arg(entry.field, entry.reason),
                    placeOf(entry.file, entry.line, entry.record));
    Groups doubts;
    for (const db::Doubt &entry : plan.doubts)
        doubts.add(entry.reason, placeOf(entry.file, entry.line, entry.record) +
                                     (entry.parts.isEmpty() ? QString() : u" → "_s + entry.parts.join(", "_L1)));
    QStringList lines{u"%1: %2"_s.arg(plan.title, plan.files.join(", "_L1))};
    for (const QString &count : countsOf(plan))
        lines << u"  "_s + count;
    if (!plan.doubts.empty())
        lines << Cli::tr("Doubtful and not stored, %n record(s):", "of an import", static_cast<int>(plan.doubts.size()))
              << doubts.lines();
    if (!plan.skipped.empty())
        lines << Cli::tr("Left out, %n record(s) or single figure(s):", "of an import",
                         static_cast<int>(plan.skipped.size()))
              << skipped.lines();
    lines << (stored           ? Cli::tr("Stored.", "an import")
              : plan.isEmpty() ? Cli::tr("There is nothing to store.")
                               : Cli::tr("Nothing was stored: this is a preview."));
    return lines.join(u'\n').toUtf8() + '\n';
}

QByteArray importAsJson(const db::ImportPlan &plan, bool stored)
{
    QJsonArray fills, skipped, doubts;
    for (const db::Fill &fill : plan.fills)
        fills.append(QJsonObject{{"part"_L1, fill.part}, {"figure"_L1, fill.key}, {"value"_L1, asJson(fill.value)}});
    for (const db::Skipped &entry : plan.skipped)
        skipped.append(QJsonObject{{"record"_L1, entry.record},
                                   {"file"_L1, entry.file},
                                   {"line"_L1, entry.line > 0 ? QJsonValue(entry.line) : QJsonValue()},
                                   {"field"_L1, entry.field.isEmpty() ? QJsonValue() : QJsonValue(entry.field)},
                                   {"reason"_L1, entry.reason}});
    for (const db::Doubt &entry : plan.doubts)
        doubts.append(QJsonObject{{"record"_L1, entry.record},
                                  {"file"_L1, entry.file},
                                  {"line"_L1, entry.line > 0 ? QJsonValue(entry.line) : QJsonValue()},
                                  {"parts"_L1, QJsonArray::fromStringList(entry.parts)},
                                  {"reason"_L1, entry.reason}});
    const QJsonObject document{
        {"title"_L1, plan.title},
        {"files"_L1, QJsonArray::fromStringList(plan.files)},
        {"records"_L1, plan.records},
        {"unchanged"_L1, plan.unchanged},
        {"parts"_L1, byKind([&](Kind kind) { return static_cast<int>(plan.parts.parts(kind).size()); })},
        {"fills"_L1, fills},
        {"prices"_L1, pricesOf(plan)},
        {"skipped"_L1, skipped},
        {"doubts"_L1, doubts},
        {"stored"_L1, stored}};
    return QJsonDocument(document).toJson();
}

} // namespace rig::cli
