// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/edit.h"
#include "core/names/names.h"
#include "core/workload/machine_for_work.h"
#include "ui/document/examples.h"
#include "ui/document/workspace.h"
#include "ui/pages/workload/cards_panel.h"
#include "ui/pages/workload/workload_form.h"
#include "ui/pages/workload/works_panel.h"
#include "ui/pages/workload_page.h"

#include <QPushButton>
#include <QTabWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

PlannedWork WorkloadPage::asPlanned(const Workload &workload) const
{
    return plannedWork(workload, m_form->preset(), m_form->config(), m_knowledge.library);
}

/// Where the machine has the same work, whatever it is called.
std::optional<std::size_t> WorkloadPage::keptAt(const PlannedWork &work) const
{
    const std::vector<PlannedWork> &works = m_workspace.document().use.works;
    const auto isSame = [&](const PlannedWork &one) {
        // As this page would keep it: a file that was written by hand leaves out what is usual.
        const Result<Workload> workload = workloadOf(one, m_knowledge.library);
        const PlannedWork kept = workload ? plannedWork(*workload, one.model, one.config, m_knowledge.library) : one;
        return kept.model == work.model && kept.kind == work.kind && kept.config == work.config &&
               kept.values == work.values;
    };
    const auto found = std::find_if(works.begin(), works.end(), isSame);
    return found == works.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - works.begin()));
}

advice::OtherWorks WorkloadPage::otherWorks() const
{
    const Use &use = m_workspace.document().use;
    advice::OtherWorks others{{}, use.worksAtOnce};
    const std::optional<std::size_t> own = m_answered ? keptAt(asPlanned(*m_answered)) : std::nullopt;
    for (std::size_t i = 0; i < use.works.size(); ++i) {
        if (use.works[i].need && own != i)
            others.needs.push_back(*use.works[i].need);
    }
    return others;
}

void WorkloadPage::takeDocument()
{
    const Use &use = m_workspace.document().use;
    if (m_need && m_speeds && (use.works != m_seen.works || use.worksAtOnce != m_seen.worksAtOnce))
        showCards(); // the cards to buy hold all of them
    else
        showChosen();
    showWorks();
}

void WorkloadPage::showWorks()
{
    if (m_speeds)
        m_works->show(worksOnMachine(m_workspace.machine(), m_workspace.assessment(), m_workspace.document().use,
                                     m_knowledge.library, *m_speeds));
    const bool kept = m_answered && keptAt(asPlanned(*m_answered));
    const bool full = m_workspace.document().use.works.size() >= MostWorks;
    m_keep->setEnabled(m_answered && !kept && !full);
    m_keep->setText(kept ? tr("Kept for this machine") : tr("Keep for this machine"));
}

void WorkloadPage::setWorks(const std::vector<PlannedWork> &works, bool atOnce, const QString &step)
{
    Use use = m_workspace.document().use;
    const bool isFirst = use.works.empty() && works.size() == 1;
    use.works = works;
    use.worksAtOnce = atOnce && works.size() > 1;
    if (isFirst && m_answered)
        use.work = workOf(*m_answered, m_need->gpus);
    m_workspace.edit({SetUse{use}}, step);
}

void WorkloadPage::keepWork()
{
    if (!m_answered)
        return;
    const Use &use = m_workspace.document().use;
    std::vector<PlannedWork> works = use.works;
    works.push_back(asPlanned(*m_answered));
    setWorks(works, use.worksAtOnce, tr("Keep a work with the machine", "a step of undo"));
    m_tabs->setCurrentWidget(m_works);
}

void WorkloadPage::removeWork(int index)
{
    const Use &use = m_workspace.document().use;
    std::vector<PlannedWork> works = use.works;
    if (index < 0 || index >= static_cast<int>(works.size()))
        return;
    works.erase(works.begin() + index);
    setWorks(works, use.worksAtOnce, tr("Take a work out of the machine", "a step of undo"));
}

void WorkloadPage::showWork(int index)
{
    const std::vector<PlannedWork> &works = m_workspace.document().use.works;
    if (index < 0 || index >= static_cast<int>(works.size()))
        return;
    const PlannedWork planned = works[static_cast<std::size_t>(index)];
    if (const Result<Workload> workload = workloadOf(planned, m_knowledge.library))
        m_form->showWork(planned, *workload);
}

void WorkloadPage::planMachine()
{
    const Catalogue &catalogue = m_workspace.catalogue();
    const advice::WorkCard *buy = bought();
    const Workload &work = buy ? buy->work : m_form->workload();
    const WorkloadNeed &need = buy ? buy->need : *m_need;
    MachineWish wish;
    wish.chip = shownChip();
    wish.cards = std::max(buy ? buy->cards : need.gpus, otherWorks().cards());
    wish.use = m_workspace.document().use;
    wish.use.work = workOf(work, need.gpus);
    wish.use.memoryNeed.reset(); // the works say what is needed
    const PlannedWork planned = asPlanned(work);
    const std::optional<std::size_t> kept = m_answered ? keptAt(asPlanned(*m_answered)) : std::nullopt;
    if (kept)
        wish.use.works[*kept] = planned;
    else if (wish.use.works.size() < MostWorks)
        wish.use.works.push_back(planned);
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
