// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/workload_fields.h"

#include <QCoreApplication>

/// What the lists of fields are made with.
namespace rig::fields {

using namespace Qt::StringLiterals;

/// Words of the fields.
struct FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldWords)
};

using Type = WorkloadField::Type;
using Group = WorkloadField::Group;
using Applies = bool (*)(const Workload &);
using Whole = std::optional<int>;

bool is(const Workload &it, Workload::Kind kind);
bool notOwn(const Workload &it);
bool transformer(const Workload &it);
bool text(const Workload &it);
bool transformerTraining(const Workload &it);
bool transformerServing(const Workload &it);
bool textServing(const Workload &it);
bool convolutional(const Workload &it);
bool recurrent(const Workload &it);
bool diffusion(const Workload &it);
bool trained(const Workload &it);
bool adapts(const Workload &it);

/// A whole number, with k (1,024) or M (1,048,576) behind it.
WorkloadField number(const char *key, const QString &name, Group group, Applies applies, int &(*of)(Workload &),
                     const QString &hint = {});
/// One that may be left empty.
WorkloadField optionalNumber(const char *key, const QString &name, Group group, Applies applies,
                             Whole &(*of)(Workload &), const QString &hint = {});
/// The same, empty in place of 0: what is not asked is not nothing.
WorkloadField emptyForNone(WorkloadField field);
WorkloadField flag(const char *key, const QString &name, Group group, Applies applies, bool &(*of)(Workload &),
                   const QString &hint = {});
/// A decimal number with a point.
WorkloadField decimal(const char *key, const QString &name, Group group, Applies applies, double &(*of)(Workload &),
                      const QString &hint = {});

template <class T> struct Option
{
    const char *key;
    QString name;
    T value;
};
template <class T> Option(const char *, QString, T) -> Option<T>;

template <class T> WorkloadField choice(const char *key, const QString &name, Group group, Applies applies,
                                        T &(*of)(Workload &), const std::vector<Option<T>> &options,
                                        const QString &hint = {})
{
    WorkloadField field{QString::fromLatin1(key), name, hint, Type::Choice, group, {}, applies, {}, {}};
    for (const Option<T> &option : options)
        field.choices.push_back({QString::fromLatin1(option.key), option.name});
    field.get = [of, options](const Workload &it) {
        for (const Option<T> &option : options) {
            if (option.value == of(const_cast<Workload &>(it)))
                return QString::fromLatin1(option.key);
        }
        return QString::fromLatin1(options.front().key);
    };
    field.set = [of, options, id = field.key, name](Workload &it, const QString &typed) -> Result<void> {
        QStringList known;
        for (const Option<T> &option : options) {
            if (typed == QLatin1StringView(option.key)) {
                of(it) = option.value;
                return {};
            }
            known << QString::fromLatin1(option.key);
        }
        return badInput(FieldWords::tr("%1 must be one of %2, not “%3”.").arg(name, known.join(u", "_s), typed), id);
    };
    return field;
}

// The lists, a file each, in the order of the page.
void addWork(std::vector<WorkloadField> &fields);
void addShape(std::vector<WorkloadField> &fields);
void addPlan(std::vector<WorkloadField> &fields);
void addServing(std::vector<WorkloadField> &fields);
void addCards(std::vector<WorkloadField> &fields);

} // namespace rig::fields
