// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/saver_row.h"

#include "core/names/names.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

QString savedText(double bytes)
{
    const double gibibytes = bytes / BytesPerGibibyte;
    return names::number(gibibytes, gibibytes < 1 ? 2 : 1);
}

} // namespace

SaverRow::SaverRow(QWidget *parent) : QWidget(parent), m_title(new Label(this)), m_row(new FlowLayout(nullptr, Grid))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    column->addWidget(m_title);
    column->addLayout(m_row);
}

void SaverRow::setSavings(const std::vector<advice::Saving> &savings)
{
    m_savings = savings;
    m_title->setText(tr("Make it fit a smaller card"));
    while (m_boxes.size() < savings.size()) {
        auto *box = new QCheckBox(this);
        box->setObjectName(u"saver-%1"_s.arg(m_boxes.size()));
        connect(box, &QCheckBox::clicked, this,
                [this, place = m_boxes.size()] { emit chosen(Workload(m_savings[place].other)); });
        m_row->addWidget(box);
        m_boxes.push_back(box);
    }
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_boxes[i]->setVisible(i < savings.size());
        if (i >= savings.size())
            continue;
        const advice::Saving &saving = savings[i];
        const QString gains = tr("−%1 GiB · %2", "memory that a way saves, what it costs")
                                  .arg(savedText(saving.bytes), advice::saverCost(saving.saver));
        QString name = advice::saverName(saving.saver); // as within a sentence
        name.replace(0, 1, name.left(1).toUpper());
        m_boxes[i]->setText(name + u'\n' + gains);
        m_boxes[i]->setAccessibleName(name + u", "_s + gains);
        m_boxes[i]->setChecked(saving.taken);
    }
    setVisible(!savings.empty());
}

} // namespace rig::ui
