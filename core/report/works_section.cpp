// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/report/alike_cards.h"
#include "core/report/sections.h"
#include "core/workload/planned_works.h"

#include <algorithm>

namespace rig::report {

namespace {

using namespace Qt::StringLiterals;

struct WorksWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportWorks)
};

/// How it stands on its cards, as a mark; none where it fits.
std::optional<Severity> markOf(const WorkOnMachine &work)
{
    switch (work.fit) {
    case MemoryFit::Fits:
    case MemoryFit::FitsJust:
        return std::nullopt;
    case MemoryFit::MayNotFit:
        return Severity::Caution;
    case MemoryFit::TooSmall:
        return Severity::Blocker;
    case MemoryFit::Unknown:
        return Severity::Unknown;
    }
    return std::nullopt;
}

/// What does not run has no speed.
bool doesNotFit(const WorkOnMachine &work) { return work.fit == MemoryFit::TooSmall || work.cardsMissing > 0; }

QString whatIsDone(const WorkOnMachine &work) { return work.work ? workloadText(*work.work) : work.notUnderstood; }

/// "Cards 1 and 2: RTX 3090": those that are alike in one line.
QString cardsText(const WorkOnMachine &work, const Machine &machine)
{
    std::vector<AlikeCards> kinds;
    for (const CardShare &card : work.cards)
        addAlike(kinds, *machine.device(card.item));
    QStringList names;
    for (const AlikeCards &kind : kinds)
        names << nameOf(kind);
    return names.isEmpty() ? WorksWords::tr("no card") : names.join(u'\n');
}

/// What the numbers of the table rest on.
QStringList notesOf(const WorksOnMachine &works)
{
    QStringList notes{
        WorksWords::tr("Memory: the lower number must be there at the least; the upper one is what frameworks "
                       "and engines take as they come, with what they keep back."),
        WorksWords::tr(
            "Speed: of all cards of the work together, with no other work on them. Measured: this GPU at this work. "
            "Interpolated: this GPU at other work. Modelled: from the share of their figures that measured "
            "GPUs reach. At most: what the figures allow.")};
    if (works.atOnce && works.works.size() > 1)
        notes << WorksWords::tr("Works that share a card at the same time slow each other down; by how much was not "
                                "measured.");
    for (const WorkOnMachine &work : works.works) {
        if (!work.notUnderstood.isEmpty())
            notes << WorksWords::tr("“%1” is not understood by this version; its need is the one that the file has.")
                         .arg(work.planned.name);
        if (work.need && !work.need->notRead.isEmpty())
            notes << notReadSentence(work.need->notRead);
    }
    return notes;
}

} // namespace

std::vector<ReportItem> coverWorks(const Subject &subject)
{
    std::vector<ReportItem> items;
    for (const WorkOnMachine &work : subject.works.works) {
        const int cards = work.planned.need.value_or(PlannedNeed()).cards;
        const QString need =
            (areUnequal(work) ? WorksWords::tr("%1 GiB on its cards: %2", "memory of each, whether it fits")
                              : WorksWords::tr("%1 GiB on %n card(s): %2", "memory, whether it fits", cards))
                .arg(needOnCardsText(work), plannedFitText(work));
        items.push_back(
            {work.planned.name, doesNotFit(work)
                                    ? WorksWords::tr("%1. %2.", "what is done, memory").arg(whatIsDone(work), need)
                                    : WorksWords::tr("%1. %2; expected speed: %3.", "what is done, memory, speed")
                                          .arg(whatIsDone(work), need, plannedSpeedText(work))});
    }
    return items;
}

ReportSection worksSection(const Subject &subject)
{
    ReportSection section;
    section.title = WorksWords::tr("The work: memory and speed");
    if (subject.works.works.empty())
        return section;
    section.paragraphs << worksText(subject.works);
    ReportTable table;
    table.headings = {WorksWords::tr("Work"), WorksWords::tr("Cards"), WorksWords::tr("Needs (GiB)"),
                      WorksWords::tr("On a card"), WorksWords::tr("Expected speed")};
    table.numeric = {false, false, true, false, false};
    table.shares = {32, 20, 12, 14, 22};
    for (const WorkOnMachine &work : subject.works.works) {
        table.rows.push_back({work.planned.name + u'\n' + whatIsDone(work), cardsText(work, subject.machine),
                              needOnCardsText(work), plannedFitText(work),
                              doesNotFit(work) ? u"–"_s : plannedSpeedText(work)});
        table.marks.push_back(markOf(work));
    }
    section.table = std::move(table);
    section.notes = notesOf(subject.works);
    return section;
}

} // namespace rig::report
