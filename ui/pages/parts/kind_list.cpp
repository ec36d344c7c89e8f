// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/kind_list.h"

#include "core/names/names.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace rig::ui {

KindList::KindList(QWidget *parent) : QListWidget(parent), m_combo(new QComboBox(parent))
{
    setObjectName(QStringLiteral("kindList"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setSpacing(2);
    m_combo->setObjectName(QStringLiteral("kindCombo"));
    m_combo->setMaxVisibleItems(KindCount);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            choose(item->data(Qt::UserRole));
    });
    connect(m_combo, &QComboBox::activated, this, [this] { choose(m_combo->currentData()); });
    retranslate();
}

void KindList::fill(const Catalogue &catalogue, const std::optional<KindCounts> &counts)
{
    const QSignalBlocker list(this);
    const QSignalBlocker box(m_combo);
    clear();
    m_combo->clear();
    for (int number = 0; number < KindCount; ++number) {
        const auto kind = static_cast<Kind>(number);
        const auto all = static_cast<int>(catalogue.parts(kind).size());
        if (all == 0)
            continue;
        const int shown = counts ? counts->of(kind) : all;
        const QString text = tr("%1 (%2)", "kind of part, how many").arg(names::kindPlural(kind), names::number(shown));
        auto *item = new QListWidgetItem(text, this);
        item->setData(Qt::UserRole, number);
        if (shown == 0)
            item->setForeground(quietText(palette()));
        m_combo->addItem(text, number);
        if (kind != m_kind)
            continue;
        setCurrentItem(item);
        m_combo->setCurrentIndex(m_combo->count() - 1);
    }
    fitWidth();
}

void KindList::setKind(Kind kind)
{
    m_kind = kind;
    const QSignalBlocker list(this);
    const QSignalBlocker box(m_combo);
    const int row = m_combo->findData(static_cast<int>(kind));
    setCurrentRow(row);
    m_combo->setCurrentIndex(row);
}

void KindList::choose(const QVariant &kind)
{
    const auto chosen = static_cast<Kind>(kind.toInt());
    if (!kind.isValid() || chosen == m_kind)
        return;
    setKind(chosen);
    emit kindChosen(chosen);
}

void KindList::fitWidth()
{
    // Room for the largest count, so that typing a search does not move the table.
    setFixedWidth(std::max(sizeHintForColumn(0), 24 * fontMetrics().averageCharWidth()) + 3 * Grid);
}

void KindList::retranslate()
{
    setAccessibleName(tr("Kinds of part"));
    m_combo->setAccessibleName(tr("Kind of part"));
}

void KindList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidth();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace rig::ui
