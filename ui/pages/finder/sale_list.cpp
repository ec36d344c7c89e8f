// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/sale_list.h"

#include "core/names/names.h"
#include "ui/pages/advisor/number_field.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace rig::ui {

SaleList::SaleList(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this)), m_heading(new WrapLabel(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(Grid); // two names of two lines each must not read as one
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(m_heading, 0, 0, 1, 2);
    retranslate();
}

void SaleList::setParts(const Build &build, const Catalogue &catalogue)
{
    QStringList parts;
    for (const Item &item : build.items) {
        if (!parts.contains(item.part))
            parts << item.part;
    }
    QStringList shown;
    for (const Row &row : m_rows)
        shown << row.part;
    if (parts == shown)
        return;
    for (const Row &row : m_rows) {
        row.name->hide();
        row.field->hide();
        row.name->deleteLater();
        row.field->deleteLater();
    }
    m_rows.clear();
    for (const QString &part : parts)
        addRow(part, names::partName(part, catalogue));
    retranslate();
}

void SaleList::addRow(const QString &part, const QString &name)
{
    constexpr int Letters = 9;
    auto *label = new WrapLabel(this);
    label->setText(narrowText(name));
    auto *field = new NumberField(MostMoney, this);
    field->setFixedWidth(Letters * fontMetrics().averageCharWidth());
    field->edit()->setObjectName(u"finderSale-"_s + part);
    if (m_entered.contains(part))
        field->setValue(m_entered.value(part).toDouble());
    connect(field, &NumberField::changed, this, [this, part, field] {
        if (field->value())
            m_entered.insert(part, *field->value());
        else
            m_entered.remove(part);
        emit changed();
    });
    const int at = int(m_rows.size()) + 1;
    m_grid->addWidget(label, at, 0);
    m_grid->addWidget(field, at, 1, Qt::AlignTop);
    m_rows.push_back({part, label, field});
}

void SaleList::setCurrency(const QString &currency)
{
    m_currency = currency;
    retranslate();
}

QMap<QString, Money> SaleList::sellable() const
{
    QMap<QString, Money> all;
    for (const Row &row : m_rows) {
        if (row.field->value())
            all.insert(row.part, Money{*row.field->value(), m_currency});
    }
    return all;
}

void SaleList::restore(const QVariantMap &state)
{
    const QSignalBlocker quiet(this);
    m_entered = state;
    for (const Row &row : m_rows)
        row.field->setValue(state.contains(row.part) ? std::optional(state.value(row.part).toDouble()) : std::nullopt);
}

std::vector<QWidget *> SaleList::stops() const
{
    std::vector<QWidget *> all;
    for (const Row &row : m_rows)
        all.push_back(row.field->edit());
    return all;
}

void SaleList::retranslate()
{
    m_heading->setText(
        heldText(tr("What you would get for each part, %1. Leave empty what you keep.").arg(m_currency)));
    for (const Row &row : m_rows)
        row.field->edit()->setAccessibleName(tr("%1: what it would bring, %2", "a part, currency")
                                                 .arg(row.name->text().replace(QChar::Nbsp, u' '), m_currency));
}

void SaleList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        for (const Row &row : m_rows)
            row.field->retranslate();
    }
}

} // namespace rig::ui
