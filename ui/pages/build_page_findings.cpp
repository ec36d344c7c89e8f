// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/verdict_band.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/case_view.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/links_view.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/build/power_view.h"
#include "ui/pages/build_page.h"
#include "ui/widgets/marks.h"

#include <QIcon>
#include <QTabWidget>

// What the findings do to the page: what is lit, which drawing comes to the front, the marks of the tabs.

namespace rig::ui {

/// Choosing a finding lights up what it is about, wherever it is drawn.
void BuildPage::light(const std::vector<int> &items)
{
    if (m_lit == items)
        return;
    m_lit = items;
    m_parts->light(items);
    for (const Answer &answer : m_answers) {
        if (!answer.stale && answer.light) // a stale one speaks of another machine still
            answer.light(*this);
    }
}

/// From the band, and from the list of everything.
void BuildPage::showFinding(int finding)
{
    if (finding < 0)
        return;
    if (m_choosing && !m_drawer)
        closeChooser();
    openFindings();
    m_findings->openAt(static_cast<std::size_t>(finding));
}

/// The drawing that shows what the finding speaks of comes to the front; for what no drawing shows, the list of parts
/// must do.
void BuildPage::showWhereSeen(const Finding &finding)
{
    switch (words::seenIn(finding)) {
    case words::Seen::Lanes:
        return m_tabs->setCurrentWidget(m_links);
    case words::Seen::Power:
        return m_tabs->setCurrentWidget(m_power);
    case words::Seen::Case:
        return m_tabs->setCurrentWidget(m_case);
    case words::Seen::Table:
        return;
    }
}

/// Each drawing's tab has the mark of the worst finding that is seen in it.
void BuildPage::markTabs()
{
    const std::array<std::pair<QWidget *, words::Seen>, 3> drawings{
        std::pair{static_cast<QWidget *>(m_links), words::Seen::Lanes},
        {m_power, words::Seen::Power},
        {m_case, words::Seen::Case}};
    for (const auto &[view, seen] : drawings) {
        const int tab = m_tabs->indexOf(view);
        const std::optional<Severity> worst = words::worstSeenIn(m_workspace.verdict().findings, seen);
        m_tabs->setTabIcon(tab, worst ? markIcon(meaningOf(*worst), palette()) : QIcon());
        m_tabs->setTabToolTip(tab, worst ? words::severity(*worst) : QString());
    }
    const std::optional<Severity> real = m_real->worst();
    const int tab = m_tabs->indexOf(m_real);
    m_tabs->setTabIcon(tab, real ? markIcon(meaningOf(*real), palette()) : QIcon());
    m_tabs->setTabToolTip(tab, real ? words::severity(*real) : QString());
}

} // namespace rig::ui
