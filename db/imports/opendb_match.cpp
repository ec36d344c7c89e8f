// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/opendb_match.h"

#include "db/imports/opendb_record.h"

#include <QCoreApplication>

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

struct Telling
{
    Kind kind;
    const char *key;
};

/// Figures in which two products differ; the others are a matter of who measured.
constexpr std::array TellingFigures{
    Telling{Kind::Card, "gpu"},
    Telling{Kind::Processor, "socket"},
    Telling{Kind::Processor, "cores"},
    Telling{Kind::Motherboard, "socket"},
    Telling{Kind::Motherboard, "memory_type"},
    Telling{Kind::Supply, "watts"},
    Telling{Kind::Cooler, "type"},
    Telling{Kind::Fan, "size_mm"},
    Telling{Kind::Memory, "type"},
    Telling{Kind::Memory, "modules"},
    Telling{Kind::Memory, "module_gib"},
    Telling{Kind::Memory, "mt_s"},
    Telling{Kind::Drive, "capacity_gb"},
    Telling{Kind::Drive, "interface"},
};

QString shown(const Value &value)
{
    if (const double *number = std::get_if<double>(&value))
        return QString::number(*number);
    const QString *text = std::get_if<QString>(&value);
    return text ? *text : QString();
}

bool differ(const Value &a, const Value &b)
{
    const double *first = std::get_if<double>(&a);
    const double *second = std::get_if<double>(&b);
    if (first && second)
        return std::abs(*first - *second) > 0.01 * std::abs(*first); // 1 %: what rounding makes
    return a != b;
}

} // namespace

QString contradiction(const Part &known, const Part &imported)
{
    if (known.kind != imported.kind)
        return OpenDb::tr("The part with this number is of another kind.");
    for (const Telling &telling : TellingFigures) {
        if (telling.kind != known.kind)
            continue;
        const Field *field = fieldNamed(known.kind, QLatin1StringView(telling.key));
        const Reading ours = field->get(known);
        const Reading theirs = field->get(imported);
        if (ours.known() && theirs.known() && differ(ours.value, theirs.value)) {
            return OpenDb::tr("%1 is %2 there and %3 in the catalogue: it may be another product.",
                              "key of a figure, value, value")
                .arg(QString::fromLatin1(telling.key), shown(theirs.value), shown(ours.value));
        }
    }
    return {};
}

std::vector<Fill> fillsFor(const Part &known, const Part &imported)
{
    std::vector<Fill> fills;
    for (const Field &field : fieldsOf(known.kind)) {
        const Reading theirs = field.get(imported);
        if (theirs.known() && !field.get(known).known())
            fills.push_back({known.id, QString::fromLatin1(field.key), theirs.value});
    }
    return fills;
}

bool sameFigures(const Part &a, const Part &b)
{
    if (a.kind != b.kind || a.name != b.name || a.vendor != b.vendor || a.partNumber != b.partNumber ||
        a.aliases != b.aliases)
        return false;
    const auto fields = fieldsOf(a.kind);
    return std::all_of(fields.begin(), fields.end(),
                       [&](const Field &field) { return field.get(a).value == field.get(b).value; });
}

} // namespace rig::db
