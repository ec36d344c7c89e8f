// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/rent_form.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/pages/rent/limited_field.h"
#include "ui/pages/rent/offer_list.h"
#include "ui/pages/rent/rent_fields.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

// The words of the form, and what its lists offer: all that is made again with the language.

namespace {

void fillNamed(QComboBox &box, std::span<const RentChoice> list)
{
    const QSignalBlocker blocker(&box);
    const QVariant was = box.currentData();
    box.clear();
    for (const RentChoice &entry : list)
        box.addItem(RentForm::tr(entry.name), QString::fromLatin1(entry.key));
    box.setCurrentIndex(std::max(0, box.findData(was)));
}

} // namespace

QString RentForm::numberText(double number, int decimals) const
{
    return QLocale().toString(number, 'f', number == static_cast<double>(static_cast<qint64>(number)) ? 0 : decimals);
}

void RentForm::showDefaults()
{
    const RentInputs given = inputs();
    const PlannedMachine machine = given.planned.value_or(PlannedMachine());
    const QString needed = tr("needed", "a number that is not given");
    const auto plannedOr = [&](const std::optional<double> &number, int decimals, const QString &otherwise) {
        return number ? tr("%1 (planned)", "a number").arg(numberText(*number, decimals)) : otherwise;
    };
    QHash<QString, QString> texts{{u"gpu_price"_s, needed},
                                  {u"overhead_factor"_s, u"1"_s},
                                  {u"idle_w"_s, tr("switched off")},
                                  {u"pue"_s, u"1"_s},
                                  {u"hosting_per_month"_s, tr("none", "no hosting")},
                                  {u"resale_percent"_s, tr("nothing", "no resale")},
                                  {u"rent_extras_per_month"_s, tr("none", "no storage")},
                                  {u"years"_s, tr("%1 (assumed)", "a number").arg(u"3"_s)}};
    texts[u"capital"_s] = plannedOr(machine.price, 0, needed);
    texts[u"working_w"_s] = plannedOr(machine.watts, 0, tr("not known"));
    texts[u"tariff_per_kwh"_s] = plannedOr(machine.tariff, 4, tr("not known"));
    texts[u"gpus"_s] = machine.gpus > 0 ? plannedOr(machine.gpus, 0, {}) : u"1"_s;
    texts[u"hours_per_week"_s] =
        plannedOr(given.planned ? std::optional(machine.hoursPerWeek) : std::nullopt, 1, needed);
    texts[u"rent_per_hour"_s] = needed;
    texts[u"speed"_s] = tr("%1 (assumed)", "a number").arg(u"1"_s);
    if (given.offer && given.offer->pricePerHour) {
        const CloudOffer &offer = *given.offer;
        const QLocale locale;
        if (const auto price = converted({*offer.pricePerHour / offer.gpus, offer.currency}, given.currency,
                                         m_workspace.catalogue().rates)) {
            QString number = locale.toString(price->money.amount, 'f', 2);
            if (offer.pricePerHourMost)
                number +=
                    u'–' + locale.toString(price->money.amount * *offer.pricePerHourMost / *offer.pricePerHour, 'f', 2);
            texts[u"rent_per_hour"_s] = tr("%1 (offer)", "a number").arg(number);
        }
    }
    if (given.offer) {
        const auto rented = chipOf(*given.offer, m_workspace.catalogue());
        const QString own = given.gpu.isEmpty() ? machine.chip : given.gpu;
        if (const auto speed = gpuSpeed(rented ? rented->id : QString(), own, m_workspace.catalogue()))
            texts[u"speed"_s] = tr("%1 (known)", "a number").arg(QLocale().toString(speed->times, 'f', 2));
    }
    for (LimitedField *number : m_fields)
        number->setEmptyText(texts.value(number->objectName()));
}

void RentForm::fillChoices()
{
    fillNamed(*m_use.box, rentUses());
    fillNamed(*m_bought.box, rentBoughtWays());
    fillNamed(*m_region.box, rentRegions());
    fillNamed(*m_framework.box, rentFrameworks());
    fillNamed(*m_budget.box, rentBudgets());
    const QSignalBlocker blocker(m_currency.box);
    const QVariant was = m_currency.box->currentData();
    m_currency.box->clear();
    for (const QString &code : {u"USD"_s, u"EUR"_s, u"CNY"_s, u"GBP"_s, u"JPY"_s})
        m_currency.box->addItem(code, code);
    m_currency.box->setCurrentIndex(std::max(0, m_currency.box->findData(was)));
    fillGpus();
    fillSubscriptions();
}

void RentForm::fillGpus()
{
    const QSignalBlocker blocker(m_gpu.box);
    const QVariant was = m_gpu.box->currentData();
    m_gpu.box->clear();
    m_gpu.box->addItem(tr("as planned, or not stated"), QString());
    std::vector<PartHandle> chips = m_workspace.catalogue().parts(Kind::Gpu);
    std::sort(chips.begin(), chips.end(), [](const PartHandle &a, const PartHandle &b) {
        return a->name.compare(b->name, Qt::CaseInsensitive) < 0;
    });
    for (const PartHandle &chip : chips)
        m_gpu.box->addItem(chip->name, chip->id);
    m_gpu.box->setCurrentIndex(std::max(0, m_gpu.box->findData(was)));
}

void RentForm::fillSubscriptions()
{
    const QSignalBlocker blocker(m_subscription.box);
    const QVariant was = m_subscription.box->currentData();
    m_subscription.box->clear();
    m_subscription.box->addItem(tr("none", "no subscription"), QString());
    for (const CloudService &service : m_services.services) {
        if (service.perMonth && !service.free)
            m_subscription.box->addItem(tr("%1: %2 a month, %3", "service, price, date")
                                            .arg(service.name.here(), names::money(*service.perMonth), service.date),
                                        service.id);
    }
    m_subscription.box->setCurrentIndex(std::max(0, m_subscription.box->findData(was)));
}

void RentForm::nameFields()
{
    const QHash<int, QString> units{{int(RentUnit::Count), {}},
                                    {int(RentUnit::Money), currency()},
                                    {int(RentUnit::MoneyPerKwh), tr("%1/kWh", "currency").arg(currency())},
                                    {int(RentUnit::Watts), tr("W", "watts")},
                                    {int(RentUnit::Hours), tr("h", "hours")},
                                    {int(RentUnit::Years), {}},
                                    {int(RentUnit::Percent), u"%"_s},
                                    {int(RentUnit::Times), u"×"_s},
                                    {int(RentUnit::Nothing), {}}};
    for (std::size_t i = 0; i < rentFields().size(); ++i)
        m_fields[i]->setWords(tr(rentFields()[i].name), units.value(static_cast<int>(rentFields()[i].unit)));
}

void RentForm::retranslate()
{
    fillChoices();
    for (std::size_t i = 0; i < m_titles.size(); ++i) {
        m_titles[i]->setText(tr(rentTitles()[i]));
        m_titles[i]->setFont(fontFor(TextSize::Section, font()));
    }
    const auto name = [](const Choice &choice, const QString &text) {
        choice.name->setText(text);
        QString plain = text;
        choice.box->setAccessibleName(plain.remove(u'&'));
    };
    name(m_use, tr("Work"));
    name(m_bought, tr("&Bought"));
    name(m_currency, tr("&Currency"));
    name(m_gpu, tr("GPU"));
    m_gpu.box->setAccessibleName(tr("GPU that is bought"));
    m_gpu.box->lineEdit()->setAccessibleName(tr("GPU that is bought"));
    name(m_subscription, tr("Third way"));
    m_subscription.box->setAccessibleName(tr("Subscription as a third way"));
    name(m_region, tr("Where you are"));
    name(m_framework, tr("Framework"));
    name(m_budget, tr("Budget"));
    nameFields();
    showDefaults();
}

} // namespace rig::ui
