// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/saver_row.h"

#include "core/names/names.h"
#include "core/names/sentences.h"
#include "ui/pages/workload/need_text.h"
#include "ui/pages/workload/saver_card.h"
#include "ui/widgets/even_rows.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

QString savedText(double bytes)
{
    const double gibibytes = bytes / BytesPerGibibyte;
    return names::number(gibibytes, gibibytes < 1 ? 2 : 1);
}

} // namespace

SaverRow::SaverRow(QWidget *parent)
    : QWidget(parent), m_title(new WrapLabel(this)), m_plain(new WrapLabel(this)), m_row(new EvenRows(nullptr, Grid))
{
    m_plain->setObjectName(u"saversPlain"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    column->addWidget(m_title);
    column->addWidget(m_plain);
    column->addLayout(m_row);
    dress();
}

void SaverRow::setWork(const Workload &work)
{
    m_savings = advice::savingsOf(work);
    m_title->setText(tr("Make it fit a smaller card"));
    const Result<WorkloadNeed> plain = needOf(advice::withoutSavers(work));
    const bool anyTaken = std::any_of(m_savings.begin(), m_savings.end(), [](const auto &one) { return one.taken; });
    m_plain->setVisible(anyTaken && plain);
    if (plain)
        m_plain->setText(tr("Without what is ticked, each card must hold %1 GiB.")
                             .arg(gibibytes(plain->memory.low(), plain->memory.high())));
    while (m_cards.size() < m_savings.size()) {
        auto *card = new SaverCard(this);
        card->setObjectName(u"saver-%1"_s.arg(m_cards.size()));
        connect(card, &SaverCard::clicked, this,
                [this, place = m_cards.size()] { emit chosen(Workload(m_savings[place].other)); });
        m_row->addWidget(card);
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < m_savings.size());
        if (i >= m_savings.size())
            continue;
        const advice::Saving &saving = m_savings[i];
        m_cards[i]->setWords(names::beginning(advice::saverName(saving.saver, work.training)),
                             tr("−%1 GiB", "memory that a way saves").arg(savedText(saving.bytes)),
                             advice::saverCost(saving.saver));
        m_cards[i]->setChecked(saving.taken);
    }
    setVisible(!m_savings.empty());
}

void SaverRow::dress()
{
    m_title->setFont(sized(font(), 1, QFont::DemiBold));
    makeQuiet(*m_plain, *this);
}

void SaverRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

} // namespace rig::ui
