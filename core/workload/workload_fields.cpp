// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_fields.h"

#include "core/workload/field_makers.h"

using namespace Qt::StringLiterals;

namespace rig {

std::vector<WorkloadField> workloadFields()
{
    std::vector<WorkloadField> list;
    fields::addWork(list);
    fields::addShape(list);
    fields::addPlan(list);
    fields::addCards(list);
    for (WorkloadField &field : list) {
        if (field.group == WorkloadField::Group::Shape)
            field.set = [set = field.set, get = field.get](Workload &it, const QString &typed) {
                const QString before = get(it);
                const Result<void> done = set(it, typed);
                if (get(it) != before)
                    it.transformer.file.reset(); // a shape that was changed is no longer the file's
                return done;
            };
    }
    return list;
}

void takeShape(Workload &workload, const TransformerShape &shape)
{
    workload.kind = Workload::Kind::Transformer;
    workload.transformer = shape;
    if (shape.file) {
        workload.training = false;
        workload.transformerInference.weights = NumberFormat::AsStored;
    }
}

bool takePreset(Workload &workload, const ModelLibrary &library, const QString &id)
{
    if (const ModelPreset *model = library.model(id)) {
        const bool isDiffusion = model->kind == ModelPreset::Kind::Diffusion;
        workload.kind = isDiffusion ? Workload::Kind::Diffusion : Workload::Kind::Transformer;
        workload.transformer = model->transformer;
        workload.diffusion = model->diffusion;
        // Who runs a model that comes in fewer bits runs it so.
        if (model->transformer.stored != NumberFormat::Sixteen &&
            workload.transformerInference.weights == NumberFormat::Sixteen)
            workload.transformerInference.weights = NumberFormat::AsStored;
        if (isDiffusion)
            workload.diffusionPlan.image = model->diffusion.image;
        return true;
    }
    const NetPreset *net = library.net(id);
    if (!net)
        return false;
    workload.preset = id;
    if (net->list.isEmpty()) {
        workload.kind = Workload::Kind::Stated;
        workload.stated = *net->stated;
        return true;
    }
    workload.kind = Workload::Kind::Convolutional;
    workload.layers = net->list;
    workload.cnn.batch = net->batch;
    workload.classes.reset();
    return true;
}

} // namespace rig
