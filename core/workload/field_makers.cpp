// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/field_makers.h"

#include <QLocale>

#include <cmath>
#include <limits>

namespace rig::fields {

bool is(const Workload &it, Workload::Kind kind) { return it.kind == kind; }
bool notOwn(const Workload &it) { return it.kind != Workload::Kind::Own && it.kind != Workload::Kind::Stated; }
bool transformer(const Workload &it) { return is(it, Workload::Kind::Transformer); }
bool text(const Workload &it) { return transformer(it) && it.transformer.patch == 0; }
bool transformerTraining(const Workload &it) { return transformer(it) && it.training; }
bool transformerServing(const Workload &it) { return transformer(it) && !it.training; }
bool textServing(const Workload &it) { return transformerServing(it) && text(it); }
bool convolutional(const Workload &it) { return is(it, Workload::Kind::Convolutional); }
bool recurrent(const Workload &it) { return is(it, Workload::Kind::Recurrent); }
bool diffusion(const Workload &it) { return is(it, Workload::Kind::Diffusion); }
bool trained(const Workload &it) { return it.training && notOwn(it); }
bool adapts(const Workload &it)
{
    return (transformerTraining(it) && it.transformerTraining.method != Method::Full) ||
           (diffusion(it) && it.training && it.diffusionPlan.method != Method::Full);
}

namespace {

/// A whole number, with k (1,024) or M (1,048,576) behind it; nullopt: none.
std::optional<int> wholeNumber(const QString &typed)
{
    QString number = typed.trimmed();
    number.remove(u',').remove(u' ');
    double times = 1;
    if (number.endsWith(u'k') || number.endsWith(u'K'))
        times = 1024;
    else if (number.endsWith(u'M'))
        times = 1024.0 * 1024;
    if (times > 1)
        number.chop(1);
    bool isNumber = false;
    const double value = QLocale::c().toDouble(number, &isNumber) * times;
    const bool fits = std::abs(value) <= std::numeric_limits<int>::max() && value == std::floor(value);
    return isNumber && fits ? std::optional(static_cast<int>(value)) : std::nullopt;
}

Failure noNumber(const QString &key, const QString &name, const QString &typed)
{
    if (typed.trimmed().isEmpty())
        return {
            Failure::Kind::BadInput, FieldWords::tr("%1 is empty; it must be a whole number.").arg(name), {}, 0, key};
    return {Failure::Kind::BadInput,
            FieldWords::tr("%1 must be a whole number of at most ten digits, not “%2”.").arg(name, typed),
            {},
            0,
            key};
}

/// A whole number of the workload; `mayBeEmpty`: nothing typed is nothing set.
WorkloadField wholeNumberField(const char *key, const QString &name, Group group, Applies applies, const QString &hint,
                               bool mayBeEmpty, const std::function<Whole(Workload &)> &get,
                               const std::function<void(Workload &, Whole)> &set)
{
    WorkloadField field{QString::fromLatin1(key), name, hint, Type::Number, group, {}, applies, {}, {}};
    field.get = [get](const Workload &it) {
        const Whole value = get(const_cast<Workload &>(it));
        return value ? QString::number(*value) : QString();
    };
    field.set = [set, mayBeEmpty, id = field.key, name](Workload &it, const QString &typed) -> Result<void> {
        const Whole value = wholeNumber(typed);
        if (!value && !(mayBeEmpty && typed.trimmed().isEmpty()))
            return tl::unexpected(noNumber(id, name, typed));
        set(it, value);
        return {};
    };
    return field;
}

} // namespace

WorkloadField number(const char *key, const QString &name, Group group, Applies applies, int &(*of)(Workload &),
                     const QString &hint)
{
    return wholeNumberField(
        key, name, group, applies, hint, false, [of](Workload &it) { return Whole(of(it)); },
        [of](Workload &it, Whole value) { of(it) = *value; });
}

WorkloadField emptyForNone(WorkloadField field)
{
    field.get = [get = field.get](const Workload &it) {
        const QString text = get(it);
        return text == "0"_L1 ? QString() : text;
    };
    field.set = [set = field.set](Workload &it, const QString &typed) {
        return set(it, typed.trimmed().isEmpty() ? u"0"_s : typed);
    };
    return field;
}

WorkloadField optionalNumber(const char *key, const QString &name, Group group, Applies applies,
                             Whole &(*of)(Workload &), const QString &hint)
{
    return wholeNumberField(key, name, group, applies, hint, true, of,
                            [of](Workload &it, Whole value) { of(it) = value; });
}

WorkloadField flag(const char *key, const QString &name, Group group, Applies applies, bool &(*of)(Workload &),
                   const QString &hint)
{
    WorkloadField field{QString::fromLatin1(key), name, hint, Type::Switch, group, {}, applies, {}, {}};
    field.get = [of](const Workload &it) { return of(const_cast<Workload &>(it)) ? u"yes"_s : u"no"_s; };
    field.set = [of, id = field.key, name](Workload &it, const QString &typed) -> Result<void> {
        if (typed != "yes"_L1 && typed != "no"_L1)
            return badInput(FieldWords::tr("%1 must be yes or no, not “%2”.").arg(name, typed), id);
        of(it) = typed == "yes"_L1;
        return {};
    };
    return field;
}

WorkloadField decimal(const char *key, const QString &name, Group group, Applies applies, double &(*of)(Workload &),
                      const QString &hint)
{
    WorkloadField field{QString::fromLatin1(key), name, hint, Type::Number, group, {}, applies, {}, {}};
    field.get = [of](const Workload &it) { return QString::number(of(const_cast<Workload &>(it))); };
    field.set = [of, name, id = field.key](Workload &it, const QString &typed) -> Result<void> {
        bool isNumber = false;
        const double value = QLocale::c().toDouble(typed.trimmed(), &isNumber);
        if (!isNumber || !std::isfinite(value))
            return badInput(FieldWords::tr("%1 must be a number, not “%2”.").arg(name, typed), id);
        of(it) = value;
        return {};
    };
    return field;
}

} // namespace rig::fields
