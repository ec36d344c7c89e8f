// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/verdict_band.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build_page.h"
#include "ui/widgets/type_sizes.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

#include <array>

namespace rig::ui {

namespace {

/// Below this width the three columns would be too narrow to read: the findings become a tab.
constexpr double WidthForThree = 940;
/// From here on the parts to choose from stand beside the answers, which then show what is meant; below, in their
/// place.
constexpr double WidthForDrawer = 1500;

/// The first widths of parts and findings; the answers between them get the rest.
struct Columns
{
    double from = 0;
    double parts = 0;
    double findings = 0;
};
constexpr std::array ColumnWidths{Columns{0, 264, 304}, Columns{1240, 296, 336}, Columns{1600, 320, 400},
                                  Columns{2600, 400, 480}};

} // namespace

/// The columns' first widths; the user's own stay until the page has too little room for them.
void BuildPage::sizeColumns()
{
    if (m_sized || width() <= 0)
        return;
    m_sized = true;
    const int whole = m_splitter->width();
    Columns columns;
    for (const Columns &row : ColumnWidths) {
        if (whole >= scaled(row.from, font()))
            columns = row;
    }
    const int parts = qRound(scaled(columns.parts, font()));
    const int findings = qRound(scaled(columns.findings, font()));
    if (m_drawer)
        m_splitter->setSizes({parts, (whole - parts - findings) * 2 / 5, (whole - parts - findings) * 3 / 5, findings});
    else if (m_narrow)
        m_splitter->setSizes({parts, whole - parts});
    else
        m_splitter->setSizes({parts, whole - parts - findings, findings});
}

void BuildPage::nameFindingsTab()
{
    if (!m_narrow)
        return;
    const int tab = m_tabs->indexOf(m_findings);
    m_tabs->setTabText(tab, tr("Findings"));
    m_tabs->setTabToolTip(tab, words::counts(m_workspace.verdict().findings));
}

void BuildPage::placeFindings()
{
    const bool narrow = width() < scaled(WidthForThree, font());
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
    const bool drawer = width() >= scaled(WidthForDrawer, font());
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
