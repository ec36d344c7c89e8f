// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/workload.h"

#include <functional>
#include <span>

namespace rig {

/// One of the values that a field can have.
struct FieldChoice
{
    QString key; ///< for the console and for files: "lora"
    QString name;
};

/// A value of a workload that a user sets: the page and the console are made of this list.
struct WorkloadField
{
    enum class Type { Number, Choice, Switch, Lines };
    /// Where it stands on the page.
    enum class Group { Work, Shape, Plan, Cards, Reducers };

    QString key; ///< "data_parallel"; the console's option is --data-parallel
    QString name;
    QString hint; ///< what it means, in a sentence; may be empty
    Type type = Type::Number;
    Group group = Group::Plan;
    std::vector<FieldChoice> choices{};
    /// Whether the field means something for a workload.
    std::function<bool(const Workload &)> applies;
    /// Numbers are whole ones or decimal ones with a point; switches "yes" and "no"; empty: not set.
    std::function<QString(const Workload &)> get;
    /// A failure names the field. "8k" and "1M" are 8,192 and 1,048,576; what is out of range is found by needOf().
    std::function<Result<void>(Workload &, const QString &)> set;
};

/// All fields in the order of the page, in the language of now.
[[nodiscard]] std::vector<WorkloadField> workloadFields();

/// A workload with the shape of a model or a net that is known by name; what else it says stays. False: there is none.
[[nodiscard]] bool takePreset(Workload &workload, const ModelLibrary &library, const QString &id);
/// A workload with the shape of a model's own file; a file with weights is there to be run as it stores them.
void takeShape(Workload &workload, const TransformerShape &shape);

} // namespace rig
