// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/words/verdict_band.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/band_view.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build_page.h"
#include "ui/widgets/label.h"
#include "ui/widgets/type_sizes.h"

#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

/// Below this width, that of a window of 1100 beside its rail, three columns would be too narrow to read: the findings
/// become a drawer.
constexpr double WidthForThree = 1048;
/// The drawer's width; a page that is narrower still keeps this much beside it.
constexpr double DrawerWidth = 340;
constexpr double BesideDrawer = 48;
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

/// On the drawer's button.
void BuildPage::countFindings()
{
    if (!m_narrow)
        return;
    const std::vector<Finding> &findings = m_workspace.verdict().findings;
    const QString text = tr("%n finding(s)", "on a button", static_cast<int>(findings.size()));
    if (m_findingsButton->accessibleName() != text) { // what is written on it gives way to the tabs
        m_findingsButton->setAccessibleName(text);
        m_findingsButton->setProperty("shortText", names::number(static_cast<double>(findings.size())));
        m_findingsButton->setText(text);
    }
    m_findingsButton->setToolTip(plainTip(words::counts(findings)));
}

void BuildPage::placeFindings()
{
    const bool narrow = width() < scaled(WidthForThree, font());
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    m_sized = false;
    m_findingsButton->setVisible(narrow);
    m_findingsButton->setChecked(false);
    m_findings->setDrawer(narrow);
    countFindings();
    if (narrow)
        m_findings->setParent(this); // hidden by it
    else
        m_splitter->addWidget(m_findings); // always last
    m_findings->setVisible(!narrow);
}

/// The drawer lies over the right of what is below its button.
void BuildPage::placeDrawer()
{
    if (!m_narrow)
        return;
    const int wanted = qRound(scaled(DrawerWidth, font()));
    const int width = std::min(wanted, this->width() - qRound(scaled(BesideDrawer, font())));
    const QTabBar *tabs = m_tabs->tabBar();
    const int top =
        m_tabs->isVisible() ? tabs->mapTo(this, QPoint(0, tabs->height())).y() : m_band->y() + m_band->height();
    m_findings->setGeometry(this->width() - width, top, width, height() - top);
}

void BuildPage::openFindings()
{
    if (m_narrow && m_findings->isHidden()) {
        m_beforeFindings = focusWidget();
        placeDrawer();
        m_findings->show();
        m_findings->raise();
        m_findingsButton->setChecked(true);
    }
    m_findings->focusFirst();
}

/// The focus goes back to where it was.
void BuildPage::closeFindings()
{
    if (!m_narrow || m_findings->isHidden())
        return;
    const bool inside = m_findings->isAncestorOf(focusWidget());
    m_findings->hide();
    m_findingsButton->setChecked(false);
    QWidget *before = m_beforeFindings && m_beforeFindings->isVisible() ? m_beforeFindings.data() : nullptr;
    if (inside)
        (before ? before : m_findingsButton)->setFocus(Qt::OtherFocusReason);
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
