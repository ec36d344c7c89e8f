// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/own_price_row.h"

#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/prices/price.h"
#include "ui/document/own_data.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/price_box.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>

namespace rig::ui {

namespace {

/// The condition that a typed price is most likely of: that in which all its prices of the market were seen, else that
/// in which one counts today.
bool isMeantUsed(const Part &part, const Catalogue &catalogue)
{
    int used = 0;
    int all = 0;
    for (const Price &price : part.prices) {
        if (price.basis != PriceBasis::Market || price.source == NoSource)
            continue;
        ++all;
        used += price.condition == Condition::Used ? 1 : 0;
    }
    if (all > 0 && (used == all || used == 0))
        return used > 0;
    const std::optional<PricePick> today = priceOf(part, catalogue);
    return today ? today->price.condition == Condition::Used : catalogue.prices.buying == Buying::Used;
}

} // namespace

OwnPriceRow::OwnPriceRow(QWidget *parent)
    : QWidget(parent), m_label(new Label(this)), m_price(new PriceBox(this)), m_condition(new QComboBox(this))
{
    m_price->setObjectName(QStringLiteral("ownPrice"));
    m_condition->setObjectName(QStringLiteral("ownPriceCondition"));
    m_label->setBuddy(m_price);
    auto *row = new FlowLayout(this, Grid);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_label, m_price, m_condition})
        row->addWidget(widget);
    connect(m_price, &QAbstractSpinBox::editingFinished, this, &OwnPriceRow::save);
    connect(m_condition, &QComboBox::activated, this, &OwnPriceRow::showAgain);
    retranslate();
}

void OwnPriceRow::setPart(const PartHandle &part, const Catalogue &catalogue, OwnData *ownData)
{
    const bool another = !part || !m_part || part->id != m_part->id;
    m_part = part;
    m_catalogue = catalogue;
    m_ownData = ownData;
    if (another && part)
        m_condition->setCurrentIndex(isMeantUsed(*part, catalogue) ? 1 : 0);
    showAgain();
}

Condition OwnPriceRow::condition() const { return m_condition->currentIndex() == 1 ? Condition::Used : Condition::New; }

const Price *OwnPriceRow::own() const
{
    const Price *newest = nullptr;
    if (!m_part)
        return newest;
    for (const Price &price : m_part->prices) {
        if (price.source == NoSource && price.condition == condition() && (!newest || price.date >= newest->date))
            newest = &price;
    }
    return newest;
}

void OwnPriceRow::showAgain()
{
    const bool may = m_part && m_ownData && m_ownData->canChange();
    setEnabled(may);
    m_price->setToolTip(
        plainTip(may || !m_ownData ? tr("Counts before the catalogue's prices, everywhere.") : m_ownData->whyNot()));
    const Price *price = own();
    m_price->setPrice(price ? std::optional(price->money) : std::nullopt, m_catalogue.prices.currency,
                      tr("none", "a price of the user's own"));
}

void OwnPriceRow::save()
{
    if (!m_part || !m_ownData)
        return;
    const Price *before = own();
    const std::optional<Money> typed = m_price->price();
    if (typed == (before ? std::optional(before->money) : std::nullopt))
        return;
    // Of one condition there is one own price: what is typed takes the other's place.
    const QString id = m_part->id;
    if (before && !m_ownData->removePrice(id, Price(*before)))
        return;
    if (!typed)
        return;
    Price price;
    price.money = *typed;
    price.date = QDate::currentDate();
    price.basis = PriceBasis::Market;
    price.condition = condition();
    m_ownData->addPrice(id, price);
}

void OwnPriceRow::retranslate()
{
    m_label->setText(tr("My &price:"));
    m_price->setAccessibleName(tr("My price"));
    m_condition->setAccessibleName(tr("Condition for my price"));
    const int index = std::max(0, m_condition->currentIndex());
    m_condition->clear();
    m_condition->addItems({names::condition(Condition::New), names::condition(Condition::Used)});
    m_condition->setCurrentIndex(index);
    showAgain();
}

void OwnPriceRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace rig::ui
