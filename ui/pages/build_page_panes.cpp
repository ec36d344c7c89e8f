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

/// A button beside tabs says less where the tabs would else be scrolled: its short name, then its picture alone.
class CornerFitter : public QObject
{
public:
    CornerFitter(QTabWidget &tabs, QPushButton &button) : QObject(&tabs), m_tabs(tabs), m_button(button)
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
        const QFontMetrics metrics = m_button.fontMetrics();
        const int bare = m_tabs.tabBar()->sizeHint().width() + m_tabs.cornerWidget()->sizeHint().width() -
                         metrics.horizontalAdvance(m_button.text());
        QString text;
        for (const QString &one : {m_button.accessibleName(), m_button.property("shortText").toString()}) {
            if (text.isEmpty() && bare + metrics.horizontalAdvance(one) <= m_tabs.width())
                text = one;
        }
        if (m_button.text() != text)
            m_button.setText(text);
    }

    QTabWidget &m_tabs;
    QPushButton &m_button;
};

} // namespace

void BuildPage::fitCorner() { new CornerFitter(*m_tabs, *m_report); } // the tabs' child

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
