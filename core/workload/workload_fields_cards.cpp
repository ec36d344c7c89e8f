// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/field_makers.h"

namespace rig::fields {

namespace {

void addReducers(std::vector<WorkloadField> &fields)
{
    for (const Reducer reducer : AllReducers) {
        WorkloadField field{
            reducerKey(reducer), reducerName(reducer), {}, Type::Switch, Group::Reducers, {}, convolutional, {}, {}};
        field.get = [reducer](const Workload &it) { return it.reducers.count(reducer) ? u"yes"_s : u"no"_s; };
        field.set = [reducer](Workload &it, const QString &typed) -> Result<void> {
            if (typed == "yes"_L1)
                it.reducers.insert(reducer);
            else
                it.reducers.erase(reducer);
            return {};
        };
        fields.push_back(std::move(field));
    }
}

} // namespace

void addCards(std::vector<WorkloadField> &fields)
{
    fields.push_back(number(
        "data_parallel", FieldWords::tr("Data-parallel cards"), Group::Cards, transformerTraining,
        [](Workload &it) -> int & { return it.transformerTraining.dataParallel; },
        FieldWords::tr("Data parallel: by itself it adds speed, no memory.")));
    WorkloadField zero = number(
        "zero_stage", FieldWords::tr("ZeRO stage"), Group::Cards, transformerTraining,
        [](Workload &it) -> int & { return it.transformerTraining.zeroStage; },
        FieldWords::tr("1 shares out the optimiser, 2 the gradients too, 3 the weights too."));
    fields.push_back(std::move(zero));
    fields.push_back(number("tensor_parallel", FieldWords::tr("Tensor-parallel cards"), Group::Cards, transformer,
                            [](Workload &it) -> int & {
                                return it.training ? it.transformerTraining.tensorParallel
                                                   : it.transformerInference.tensorParallel;
                            }));
    fields.push_back(flag(
        "sequence_parallel", FieldWords::tr("Share the sequence too"), Group::Cards,
        [](const Workload &it) { return transformerTraining(it) && it.transformerTraining.tensorParallel > 1; },
        [](Workload &it) -> bool & { return it.transformerTraining.sequenceParallel; }));
    fields.push_back(number(
        "pipeline_parallel", FieldWords::tr("Pipeline-parallel cards"), Group::Cards, transformer,
        [](Workload &it) -> int & {
            return it.training ? it.transformerTraining.pipelineParallel : it.transformerInference.pipelineParallel;
        },
        FieldWords::tr("Pipeline parallel: each card holds some of the layers.")));
    addReducers(fields);
}

} // namespace rig::fields
