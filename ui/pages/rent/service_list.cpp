// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/service_list.h"

#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "core/names/sentences.h"
#include "core/prices/partial_date.h"
#include "core/renting/cloud_prices.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>

using namespace Qt::StringLiterals;

namespace rig::ui {

ServiceList::ServiceList(const QDate &today, QWidget *parent)
    : QWidget(parent), m_today(today), m_title(new Label(this)), m_old(new QCheckBox(this)), m_list(new WrapLabel(this))
{
    m_old->setObjectName(u"servicesOld"_s);
    m_list->setObjectName(u"services"_s);
    m_list->setTextFormat(Qt::RichText);
    m_list->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    column->addWidget(m_title);
    column->addWidget(m_old);
    column->addWidget(m_list);
    connect(m_old, &QCheckBox::toggled, this, &ServiceList::fill);
    retranslate();
}

void ServiceList::showServices(const CloudServices &services, const CloudSituation &situation,
                               const Catalogue &catalogue)
{
    m_services = &services;
    m_situation = situation;
    m_catalogue = catalogue;
    fill();
}

QString ServiceList::entry(const ServiceVerdict &verdict) const
{
    const CloudService &service = *verdict.service;
    const QString price = !service.perMonth ? tr("no monthly price stated", "a service")
                          : service.free    ? tr("free", "a service")
                                            : tr("%1 a month").arg(names::money(*service.perMonth));
    const Source *source = sourceOf(service.source, m_services->sources, m_catalogue);
    QStringList gpus;
    for (const QString &id : service.gpus) {
        if (const PartHandle chip = m_catalogue.find(id))
            gpus << heldName(chip->name);
    }
    QString text = u"<b>%1</b> · %2"_s.arg(service.name.here().toHtmlEscaped(), price.toHtmlEscaped());
    if (!service.hours.here().isEmpty())
        text += u" · "_s + titleText(service.hours.here()).toHtmlEscaped();
    const auto remark = [&](Meaning meaning, const QString &sentence) {
        text += u"<br><span style=\"color:%1\">%2 %3</span>"_s.arg(colourOf(meaning, palette()).name(),
                                                                   shapeOf(meaning), sentence.toHtmlEscaped());
    };
    if (verdict.excluded)
        remark(Meaning::Blocker, tr("Not for you: %1", "why").arg(names::afterEachOther(verdict.remarks)));
    else if (!verdict.remarks.isEmpty())
        remark(Meaning::Caution, names::afterEachOther(verdict.remarks));
    QStringList limits;
    for (const Saying &limit : service.limits)
        limits << heldText(limit.here()).toHtmlEscaped();
    text += u"<br>"_s + names::afterEachOther(limits);
    if (!gpus.isEmpty())
        text +=
            u"<br>"_s + titleOfNames(tr("GPUs: %1.").arg(gpus.join(tr(", ", "between names of GPUs")))).toHtmlEscaped();
    text += u"<br><span style=\"color:%1\">%2</span>"_s.arg(
        quietText(palette()).name(), tr("Stated %1 (%2): %3.", "date, age, who")
                                         .arg(service.date, ageInWords(service.date, m_today),
                                              source ? names::publisherName(*source) : service.source)
                                         .toHtmlEscaped());
    return text;
}

void ServiceList::fill()
{
    if (!m_services)
        return;
    QStringList entries;
    int hidden = 0;
    for (const ServiceVerdict &verdict : judged(*m_services, m_situation)) {
        const bool isOld = monthsSince(verdict.service->date, m_today).value_or(0) > OldMonths;
        hidden += isOld;
        if (!isOld || m_old->isChecked())
            entries << u"<p>%1</p>"_s.arg(entry(verdict));
    }
    m_list->setText(entries.join(QString()));
    m_old->setText(tr("Statements older than two years too (%1)").arg(hidden));
}

void ServiceList::retranslate()
{
    m_title->setText(tr("Free and cheap services"));
    m_title->setFont(fontFor(TextSize::Section, font()));
    fill();
}

void ServiceList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace rig::ui
