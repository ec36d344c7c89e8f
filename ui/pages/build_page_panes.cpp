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

#include <algorithm>
#include <array>
#include <utility>

// F6 goes round what the page is made of, in the order in which it is read.

namespace rig::ui {

namespace {

enum Pane { Band, Parts, Middle, Findings, PaneCount };

/// What stands beside tabs says less where the tabs would else be scrolled: the report its short name, then its
/// picture alone, then the findings only how many they are.
class CornerFitter : public QObject
{
public:
    CornerFitter(QTabWidget &tabs, QPushButton &findings, QPushButton &report)
        : QObject(&tabs), m_tabs(tabs), m_findings(findings), m_report(report)
    {
        tabs.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        const QString findings = m_findings.accessibleName();
        const std::array<std::pair<QString, QString>, 4> texts{{{findings, m_report.accessibleName()},
                                                                {findings, shortOf(m_report)},
                                                                {findings, QString()},
                                                                {shortOf(m_findings), QString()}}};
        const int room = m_tabs.width() - m_tabs.tabBar()->sizeHint().width() -
                         m_tabs.cornerWidget()->sizeHint().width() + wide(m_findings, m_findings.text()) +
                         wide(m_report, m_report.text());
        const auto fits = [&](const auto &pair) {
            return wide(m_findings, pair.first) + wide(m_report, pair.second) <= room;
        };
        const auto found = std::find_if(texts.begin(), texts.end(), fits);
        const auto &[first, second] = found == texts.end() ? texts.back() : *found;
        say(m_findings, first);
        say(m_report, second);
    }

    static QString shortOf(const QPushButton &button) { return button.property("shortText").toString(); }

    static int wide(const QPushButton &button, const QString &text)
    {
        return button.isHidden() ? 0 : button.fontMetrics().horizontalAdvance(text);
    }

    /// A button that is told what it says already would be laid out again.
    static void say(QPushButton &button, const QString &text)
    {
        if (button.text() != text)
            button.setText(text);
    }

    QTabWidget &m_tabs;
    QPushButton &m_findings;
    QPushButton &m_report;
};

} // namespace

void BuildPage::fitCorner() { new CornerFitter(*m_tabs, *m_findingsButton, *m_report); } // the tabs' child

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
