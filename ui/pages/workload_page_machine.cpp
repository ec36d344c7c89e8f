// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/workload/machine_for_work.h"
#include "ui/document/examples.h"
#include "ui/document/workspace.h"
#include "ui/pages/workload/cards_panel.h"
#include "ui/pages/workload/workload_form.h"
#include "ui/pages/workload_page.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

Work workOf(const Workload &workload, int cards)
{
    if (!workload.training)
        return Work::Inference;
    if (cards <= 1)
        return Work::SingleTraining;
    const TransformerTraining &plan = workload.transformerTraining;
    if (workload.kind == Workload::Kind::Transformer && plan.tensorParallel * plan.pipelineParallel > 1)
        return Work::TensorParallel;
    if (workload.kind == Workload::Kind::Transformer && plan.zeroStage == 3)
        return Work::Sharded;
    return Work::DataParallel;
}

} // namespace

void WorkloadPage::planMachine()
{
    const Catalogue &catalogue = m_workspace.catalogue();
    const advice::WorkCard *buy = bought();
    const Workload &work = buy ? buy->work : m_form->workload();
    const WorkloadNeed &need = buy ? buy->need : *m_need;
    MachineWish wish;
    wish.chip = shownChip();
    wish.cards = need.gpus;
    wish.use = m_workspace.document().use;
    wish.use.work = workOf(work, wish.cards);
    // To the tenth above: the lower bound, which is what must be there at the least.
    wish.use.memoryNeed = Gibibytes(std::ceil(need.memory.low() / BytesPerGibibyte * 10) / 10);
    const Result<WorkMachine> machine = machineFromTemplates(wish, catalogue, m_workspace.place().region);
    if (!machine) {
        emit said(machine.error().message, true);
        return;
    }
    QString sentence = plannedText(*machine);
    if (const CardAnswer *answer = chosen(); !buy && answer && answer->fit == MemoryFit::MayNotFit)
        sentence += u' ' + tr("Its memory may not be enough: the work needs up to %1 GiB on each card.")
                               .arg(names::number(need.memory.high() / BytesPerGibibyte, 1));
    emit machinePlanned(machine->document, sentence);
}

} // namespace rig::ui
