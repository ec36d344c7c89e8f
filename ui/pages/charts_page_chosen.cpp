// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen in the chart, which its picture, its table and the other pages share.
#include "ui/charts/chart_view.h"
#include "ui/document/workspace.h"
#include "ui/pages/charts/chart_foot.h"
#include "ui/pages/charts_page.h"

#include <QSet>

namespace rig::ui {

namespace {

const ChartPoint *pointOf(const ChartData &chart, const QString &id)
{
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            if (point.id == id)
                return &point;
        }
    }
    return nullptr;
}

} // namespace

void ChartsPage::takeSelection(const QStringList &ids)
{
    if (ids.isEmpty())
        m_current.clear();
    showSelection(ids);
    if (ids.size() == 1)
        emit partChosen(ids.front());
}

void ChartsPage::showSelection(const QStringList &ids)
{
    m_selected = ids;
    if (!ids.isEmpty() && !ids.contains(m_current))
        m_current = ids.back();
    paintSelection(ids);
}

void ChartsPage::paintSelection(const QStringList &ids)
{
    m_view->setSelected(ids);
    m_options->setChosen(ids);
    m_foot->showRows(QSet<QString>(ids.begin(), ids.end()));
    sayChosen();
}

void ChartsPage::choose(const QString &id)
{
    m_current = id;
    showSelection(pointOf(m_chart, id) ? QStringList{id} : QStringList());
}

void ChartsPage::sayChosen()
{
    const PartHandle part = m_workspace.catalogue().find(m_current);
    const bool canOpen = part && m_selected.size() < 2;
    if (m_selected.size() > 1)
        m_foot->setChosen(tr("%n points are chosen.", nullptr, static_cast<int>(m_selected.size())), canOpen);
    else if (const ChartPoint *drawn = pointOf(m_chart, m_current))
        m_foot->setChosen(drawn->label, canOpen);
    else
        m_foot->setChosen(part ? tr("%1 is not in this chart.").arg(part->name) : QString(), canOpen);
}

void ChartsPage::showPart(const QString &id) { choose(id); }

} // namespace rig::ui
