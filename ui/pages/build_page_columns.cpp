// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/finding_counts.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build_page.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

namespace rig::ui {

namespace {

/// Below this many average characters the three columns would be too narrow to read: the findings become a tab.
constexpr int charactersForThree = 155;
/// From here on the parts to choose from stand beside the answers, which then show what is meant; below, in their
/// place.
constexpr int charactersForDrawer = 225;

} // namespace

/// The columns' first widths; the user's own stay until the page has too little room for them.
void BuildPage::sizeColumns()
{
    if (m_sized || width() <= 0)
        return;
    m_sized = true;
    const int whole = m_splitter->width();
    if (m_drawer)
        m_splitter->setSizes({whole * 20 / 100, whole * 24 / 100, whole * 34 / 100, whole * 22 / 100});
    else if (m_narrow)
        m_splitter->setSizes({whole * 2 / 5, whole * 3 / 5});
    else
        m_splitter->setSizes({whole * 27 / 100, whole * 45 / 100, whole * 28 / 100});
}

void BuildPage::nameFindingsTab()
{
    if (m_narrow)
        m_tabs->setTabText(m_tabs->indexOf(m_findings),
                           tr("Findings %1", "counts by severity").arg(findingCounts(m_workspace.verdict().findings)));
}

void BuildPage::placeFindings()
{
    const bool narrow = width() < fontMetrics().averageCharWidth() * charactersForThree;
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    m_sized = false;
    if (narrow)
        m_tabs->insertTab(0, m_findings, QString());
    else
        m_splitter->addWidget(m_findings); // always last
    m_findings->show();
    if (narrow)
        m_tabs->setCurrentWidget(m_findings);
    nameFindingsTab();
}

/// On a wide page the parts to choose from are a column of their own, so that the answers stay in sight.
void BuildPage::placeChooser()
{
    const bool drawer = width() >= fontMetrics().averageCharWidth() * charactersForDrawer;
    if (drawer == m_drawer)
        return;
    m_drawer = drawer;
    m_sized = false;
    if (drawer)
        m_splitter->insertWidget(1, m_chooser);
    else
        m_middle->addWidget(m_chooser);
    showRoom();
}

} // namespace rig::ui
