// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/limit_sliders.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/limit_row.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>

#include <algorithm>

namespace rig::ui {

LimitSliders::LimitSliders(Workspace &workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Grid);
    // Which cards were apart is of no use for another document.
    connect(&workspace, &Workspace::documentReplaced, this, [this] {
        m_groups.clear();
        refresh();
    });
}

void LimitSliders::refresh()
{
    m_groups = regrouped(m_groups, m_workspace.machine());
    showRows();
}

void LimitSliders::showRows()
{
    setAccessibleName(tr("Power limits of the cards"));
    while (m_rows.size() < m_groups.size())
        m_rows.push_back(addRow());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (i >= m_groups.size()) {
            m_rows[i]->hide();
            continue;
        }
        const auto like = std::count_if(m_groups.begin(), m_groups.end(),
                                        [&](const LimitGroup &other) { return other.part == m_groups[i].part; });
        m_rows[i]->show(m_groups[i], like > 1);
    }
    showLight();
}

LimitRow *LimitSliders::addRow()
{
    auto *row = new LimitRow(m_workspace, this);
    const std::size_t index = m_rows.size();
    m_column->addWidget(row);
    connect(row, &LimitRow::apartWanted, this, [this, index] { takeApart(index); });
    connect(row, &LimitRow::togetherWanted, this, [this, index] { bringTogether(index); });
    return row;
}

void LimitSliders::takeApart(std::size_t index)
{
    if (index >= m_groups.size())
        return;
    m_groups = takenApart(m_groups, index);
    showRows();
}

void LimitSliders::bringTogether(std::size_t index)
{
    if (index >= m_groups.size())
        return;
    const LimitGroup group = m_groups[index];
    const std::vector<LimitGroup> together = joined(m_groups, index);
    const auto all =
        std::find_if(together.begin(), together.end(), [&](const LimitGroup &one) { return one.part == group.part; });
    const std::vector<ItemId> items = all->items;
    m_workspace.endStep();
    m_workspace.edit(SetPowerLimit{items, group.limit});
    m_workspace.endStep();
    // After the edit: during it the groups were still apart.
    m_groups = together;
    refresh();
}

void LimitSliders::light(const std::vector<ItemId> &items)
{
    m_lit = items;
    showLight();
}

void LimitSliders::showLight()
{
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        m_rows[i]->setLit(isAnyLit(m_lit, m_groups[i].items));
    }
}

} // namespace rig::ui
