// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/finder/low_list.h"

#include <utility>

namespace rig::ui {

/// What ruled machines out, and how often: the reasons take what the numbers leave, and wrap.
class ProofList : public LowList
{
public:
    ProofList(QAbstractItemModel *model, const QString &name, QWidget *parent) : LowList(model, name, parent)
    {
        setWordWrap(true);
    }

    void fit()
    {
        if (model()->columnCount() == 0 || std::exchange(m_fitting, true))
            return; // a scroll bar that comes or goes makes no other width
        constexpr int LeastLetters = 16;
        resizeColumnsToContents();
        shareWidth(*this, 0, LeastLetters * fontMetrics().averageCharWidth(), {});
        resizeRowsToContents();
        m_fitting = false;
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        LowList::resizeEvent(event);
        fit();
    }

private:
    bool m_fitting = false;
};

} // namespace rig::ui
