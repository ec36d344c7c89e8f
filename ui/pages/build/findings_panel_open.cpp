// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/names/names.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/band_chip.h"
#include "ui/pages/build/finding_card.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/widgets/empty_state.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

// Which card is open, and what stands where there is none.

namespace rig::ui {

namespace {

/// Kinds without which whole groups of checks have nothing to look at.
QStringList missingKinds(const Build &build)
{
    QStringList missing;
    for (const Kind kind :
         {Kind::Processor, Kind::Motherboard, Kind::Card, Kind::Supply, Kind::Case, Kind::Cooler, Kind::Memory}) {
        if (build.itemsOf(kind).empty())
            missing << names::kind(kind);
    }
    return missing;
}

} // namespace

void FindingsPanel::choose(const Finding *finding)
{
    if (m_refreshing)
        return; // a card that goes hands the focus on, which is no choice of the user
    m_chosen = finding ? std::optional(*finding) : std::nullopt;
    keepChosen();
    if (m_chosen)
        emit opened(*m_chosen);
}

void FindingsPanel::openAt(std::size_t finding)
{
    if (finding >= m_cards.size())
        return;
    const Severity severity = m_cards[finding]->finding().severity;
    if (severity == Severity::Note)
        m_notesOpen = true;
    m_groups[static_cast<std::size_t>(severity)].button->setChecked(true);
    showFilters();
    const Finding chosen = m_cards[finding]->finding();
    choose(&chosen);
    focusCard(*m_cards[finding], Qt::OtherFocusReason);
}

/// The chosen finding stays chosen through edits, as long as it is there.
void FindingsPanel::keepChosen()
{
    FindingCard *found = nullptr;
    int index = -1;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const bool chosen = m_chosen && !found && sameMatter(m_cards[i]->finding(), *m_chosen);
        m_cards[i]->setOpen(chosen);
        if (!chosen)
            continue;
        found = m_cards[i];
        index = static_cast<int>(i);
    }
    if (!found)
        m_chosen.reset();
    std::vector<int> items;
    if (found) // 0 is no item: it stands for the site or the work
        std::copy_if(found->finding().subjects.begin(), found->finding().subjects.end(), std::back_inserter(items),
                     [](ItemId item) { return item != 0; });
    emit lit(items);
    emit openChanged(index);
}

void FindingsPanel::showAccepted()
{
    const auto &accepted = m_workspace.verdict().accepted;
    for (std::size_t i = 0; i < accepted.size(); ++i)
        card(i, m_acceptedCards, *m_acceptedColumn)
            .showAccepted(accepted[i].first, accepted[i].second, m_workspace.situation());
    for (std::size_t i = accepted.size(); i < m_acceptedCards.size(); ++i)
        m_acceptedCards[i]->hide();
    m_acceptedTitle->setVisible(!accepted.empty());
    m_acceptedTitle->setText(tr("%n finding(s) that you accepted", nullptr, static_cast<int>(accepted.size())));
}

void FindingsPanel::sayEmpty()
{
    const Document &document = m_workspace.document();
    const bool none = m_workspace.verdict().findings.empty();
    const bool nothing = none && document.build.items.empty();
    m_nothing->setVisible(nothing);
    m_empty->setVisible(none && !nothing);
    if (nothing)
        m_nothing->say(tr("Nothing to check yet"), tr("Problems appear here as you add parts."));
    if (m_empty->isHidden())
        return;
    QStringList titles;
    for (const Check &check : allChecks())
        titles << words::checkTitle(check.id);
    QString text = tr("%n check(s) were made and none found anything: %1.", nullptr, static_cast<int>(titles.size()))
                       .arg(titles.join(tr(", ", "between the titles of checks")));
    const QStringList missing = missingKinds(document.build);
    if (!missing.isEmpty())
        text +=
            QStringLiteral("\n\n") + tr("What depends on these could not be checked, because the machine has none: %1.")
                                         .arg(missing.join(tr(", ", "between kinds of part")));
    m_empty->setText(text);
}

void FindingsPanel::takeFixes(int finding, const Suggestion &mends)
{
    const auto index = static_cast<std::size_t>(finding);
    if (index < m_cards.size())
        m_cards[index]->setFixes(mends, m_workspace.document(), *m_catalogue);
    orderFocus();
}

} // namespace rig::ui
