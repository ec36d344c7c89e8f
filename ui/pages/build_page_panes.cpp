// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/band_view.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/build/start_panel.h"
#include "ui/pages/build_page.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

// F6 goes round what the page is made of, in the order in which it is read.

namespace rig::ui {

namespace {

enum Pane { Band, Parts, Middle, Findings, PaneCount };

} // namespace

int BuildPage::paneWithFocus() const
{
    const QWidget *focused = focusWidget();
    const auto has = [focused](const QWidget *pane) {
        return focused && (pane == focused || pane->isAncestorOf(focused));
    };
    if (has(m_band))
        return Band;
    if (has(m_parts))
        return Parts;
    if (has(m_findings))
        return Findings;
    return has(m_middle) || has(m_chooser) ? Middle : -1;
}

/// False where there is nothing to go to.
bool BuildPage::focusPane(int pane)
{
    switch (pane) {
    case Band:
        return m_band->focusFirst();
    case Parts:
        m_parts->focusList();
        return true;
    case Middle:
        if (m_choosing)
            m_chooser->focusSearch();
        else if (m_middle->currentWidget() == m_start)
            m_start->focusFirst();
        else
            m_tabs->tabBar()->setFocus(Qt::ShortcutFocusReason);
        return true;
    case Findings:
        openFindings();
        return true;
    default:
        return false;
    }
}

void BuildPage::goToPane(int step)
{
    const int from = paneWithFocus();
    int pane = from < 0 && step < 0 ? 0 : from;
    if (from == Findings)
        closeFindings(); // a drawer that was left would lie over what is gone to
    for (int tried = 0; tried < PaneCount; ++tried) {
        pane = (pane + step + PaneCount) % PaneCount;
        if (focusPane(pane))
            return;
    }
}

void BuildPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_narrow && m_findings->isVisible())
        return closeFindings();
    Page::keyPressEvent(event);
}

} // namespace rig::ui
