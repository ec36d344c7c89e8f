// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/rent_form.h"

#include "core/advice/rented.h"
#include "ui/document/workspace.h"
#include "ui/pages/rent/limited_field.h"
#include "ui/pages/rent/offer_list.h"
#include "ui/pages/rent/rent_fields.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

void chooseData(QComboBox &box, const QString &data)
{
    const QSignalBlocker blocker(&box);
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

} // namespace

RentForm::RentForm(Workspace &workspace, const CloudServices &services, const QDate &today, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_services(services)
    , m_use(addChoice("rentUse"))
    , m_bought(addChoice("rentBought"))
    , m_currency(addChoice("rentCurrency"))
    , m_gpu(addChoice("rentGpu"))
    , m_subscription(addChoice("rentSubscription"))
    , m_region(addChoice("rentRegion"))
    , m_framework(addChoice("rentFramework"))
    , m_budget(addChoice("rentBudget"))
    , m_offers(new OfferList(today, this))
    , m_today(today)
{
    setObjectName(u"rentForm"_s);
    m_gpu.box->setEditable(true);
    m_gpu.box->setInsertPolicy(QComboBox::NoInsert);
    m_gpu.box->completer()->setFilterMode(Qt::MatchContains);
    m_gpu.box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    // A name that is no GPU's goes back to the one that counts.
    connect(m_gpu.box->lineEdit(), &QLineEdit::editingFinished, this,
            [this] { m_gpu.box->setEditText(m_gpu.box->itemText(m_gpu.box->currentIndex())); });
    for (const RentField &entry : rentFields())
        addField(entry.key);
    layOut();
    fitChoices();
    connect(m_bought.box, &QComboBox::activated, this, [this] {
        m_ownWay = true;
        takeBought();
        emit changed(); // once more, with the fields that are seen now
    });
    connect(m_use.box, &QComboBox::activated, this, [this] {
        takeBought();
        emit changed(); // once more, with the fields that are seen now
    });
    connect(m_offers, &OfferList::changed, this, &RentForm::changed);
    m_offers->setCatalogue(m_workspace.catalogue());
    m_offers->useShipped();
    retranslate();
    followMachine();
}

RentForm::Choice RentForm::addChoice(const char *name)
{
    Choice choice{new Label(this), new QComboBox(this)};
    choice.box->setObjectName(QString::fromLatin1(name));
    choice.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice.name->setBuddy(choice.box);
    connect(choice.box, &QComboBox::activated, this, [this] { emit changed(); });
    return choice;
}

LimitedField *RentForm::addField(const char *key)
{
    auto *made = new LimitedField(key, std::string_view(key) == "gpus", this);
    connect(made, &LimitedField::edited, this, &RentForm::changed);
    m_fields.push_back(made);
    return made;
}

QLabel *RentForm::addTitle()
{
    auto *title = new Label(this);
    title->setFont(fontFor(TextSize::Section, font()));
    m_titles.push_back(title);
    return title;
}

void RentForm::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Grid);
    column->setContentsMargins(0, 0, Grid, 0);
    const auto choice = [&](const Choice &added) {
        auto *row = new QHBoxLayout;
        row->setSpacing(Grid);
        row->addWidget(added.name, 1);
        row->addWidget(added.box);
        column->addLayout(row);
    };
    const auto fields = [&](std::initializer_list<QStringView> keys) {
        for (const QStringView key : keys)
            column->addWidget(field(key));
    };
    column->addWidget(addTitle());
    choice(m_use);
    fields({u"hours_per_week", u"years"});
    choice(m_currency);
    column->addSpacing(Grid);
    column->addWidget(addTitle());
    choice(m_bought);
    fields({u"capital", u"gpu_price", u"overhead_factor", u"gpus"});
    choice(m_gpu);
    fields({u"working_w", u"idle_w", u"tariff_per_kwh", u"pue", u"hosting_per_month", u"resale_percent"});
    column->addSpacing(Grid);
    column->addWidget(addTitle());
    column->addWidget(m_offers);
    fields({u"rent_per_hour", u"speed", u"rent_extras_per_month"});
    choice(m_subscription);
    column->addSpacing(Grid);
    column->addWidget(addTitle());
    choice(m_region);
    choice(m_framework);
    choice(m_budget);
    column->addStretch(1);
    orderFocus();
}

void RentForm::orderFocus()
{
    std::vector<QWidget *> order;
    for (int i = 0; i < layout()->count(); ++i) {
        QLayoutItem *entry = layout()->itemAt(i);
        QWidget *widget = entry->layout() ? entry->layout()->itemAt(1)->widget() : entry->widget();
        if (widget == m_offers) {
            const std::vector<QWidget *> inside = m_offers->focusOrder();
            order.insert(order.end(), inside.begin(), inside.end());
        } else if (auto *number = qobject_cast<LimitedField *>(widget)) {
            order.push_back(number->focusProxy());
        } else if (qobject_cast<QComboBox *>(widget)) {
            order.push_back(widget);
        }
    }
    chainFocus(order);
}

/// Choices and numbers begin below each other.
void RentForm::fitChoices()
{
    for (const Choice &choice : {m_use, m_bought, m_currency, m_gpu, m_subscription, m_region, m_framework, m_budget})
        choice.box->setFixedWidth(LimitedField::fieldColumn(fontMetrics()));
}

void RentForm::takeCatalogue()
{
    m_offers->setCatalogue(m_workspace.catalogue());
    fillGpus();
}

LimitedField *RentForm::field(QStringView key) const
{
    for (LimitedField *candidate : m_fields) {
        if (candidate->objectName() == key)
            return candidate;
    }
    return nullptr;
}

RentForm::Bought RentForm::bought() const
{
    const QString way = m_bought.box->currentData().toString();
    return way == "whole"_L1 ? Bought::Whole : way == "per-gpu"_L1 ? Bought::PerGpu : Bought::Planned;
}

bool RentForm::alwaysOn() const { return m_use.box->currentData().toString() == "always-on"_L1; }

QString RentForm::currency() const { return m_currency.box->currentData().toString(); }

std::optional<PlannedMachine> RentForm::planned() const
{
    if (bought() != Bought::Planned)
        return std::nullopt;
    return plannedMachine(m_workspace.machine(), m_workspace.assessment(), m_workspace.document().site, currency(),
                          m_workspace.catalogue().rates);
}

RentInputs RentForm::inputs() const
{
    RentInputs inputs;
    inputs.currency = currency();
    inputs.planned = planned();
    for (const RentField &entry : rentFields()) {
        const std::optional<double> number = field(QString::fromLatin1(entry.key))->value();
        if (entry.into)
            inputs.*entry.into = number;
        else if (number)
            inputs.gpus = static_cast<int>(*number);
    }
    if (bought() == Bought::PerGpu)
        inputs.capital.reset();
    else
        inputs.gpuPrice.reset();
    inputs.alwaysOn = alwaysOn();
    if (inputs.alwaysOn)
        inputs.hoursPerWeek.reset();
    inputs.gpu = m_gpu.box->currentData().toString();
    inputs.offer = m_offers->chosen();
    inputs.offerAssumed = inputs.offer && m_offers->isSuggested() && !inputs.pricePerGpuHour;
    const bool inChina = m_region.box->currentData().toString() == "CN"_L1;
    advice::assumeUsualOffer(inputs, m_offers->prices(), m_workspace.catalogue(), m_today,
                             inChina ? Region::China : Region::Elsewhere);
    const QString wanted = m_subscription.box->currentData().toString();
    for (const CloudService &service : m_services.services) {
        if (service.id != wanted || !service.perMonth)
            continue;
        if (const auto month = converted(*service.perMonth, inputs.currency, m_workspace.catalogue().rates))
            inputs.subscription = month->money.amount;
    }
    return inputs;
}

CloudSituation RentForm::situation() const
{
    CloudSituation situation;
    situation.region = m_region.box->currentData().toString();
    situation.framework = m_framework.box->currentData().toString();
    const QString budget = m_budget.box->currentData().toString();
    if (budget == "low"_L1)
        situation.budget = CloudSituation::Budget::Low;
    if (budget == "almost-none"_L1)
        situation.budget = CloudSituation::Budget::AlmostNone;
    const RentInputs given = inputs();
    situation.gpus = given.gpus.value_or(given.planned ? std::max(1, given.planned->gpus) : 1);
    if (given.offer)
        situation.rentedGpu = given.offer->gpu;
    return situation;
}

bool RentForm::isWrong() const
{
    return std::any_of(m_fields.begin(), m_fields.end(),
                       [](const LimitedField *number) { return !number->isHidden() && number->isWrong(); });
}

QString RentForm::complaint() const
{
    for (const LimitedField *number : m_fields) {
        if (!number->isHidden() && !number->complaint().isEmpty())
            return number->complaint();
    }
    return {};
}

void RentForm::followMachine()
{
    if (!m_ownWay)
        chooseData(*m_bought.box, m_workspace.document().build.items.empty() ? u"whole"_s : u"planned"_s);
    takeBought();
    const std::optional<PlannedMachine> machine = planned();
    if (machine && !machine->chip.isEmpty() && (!m_offers->chosen() || m_offers->isSuggested()))
        m_offers->chooseNearest(machine->chip);
}

void RentForm::showFailure(const std::optional<Failure> &failure)
{
    QString key = failure ? failure->field : QString();
    if (key == "hours_per_month"_L1)
        key = u"hours_per_week"_s;
    if (key == "capital"_L1 && bought() == Bought::PerGpu)
        key = u"gpu_price"_s;
    for (LimitedField *number : m_fields)
        number->setComplaint(number->objectName() == key ? failure->message : QString());
}

void RentForm::takeBought()
{
    const bool perGpu = bought() == Bought::PerGpu;
    field(u"capital")->setVisible(!perGpu);
    field(u"gpu_price")->setVisible(perGpu);
    field(u"overhead_factor")->setVisible(perGpu);
    field(u"hours_per_week")->setVisible(!alwaysOn());
}

QByteArray RentForm::state() const
{
    QJsonObject object;
    for (const LimitedField *number : m_fields) {
        if (!number->text().isEmpty())
            object.insert(number->objectName(), number->text());
    }
    for (const Choice &choice : {m_use, m_bought, m_currency, m_gpu, m_subscription, m_region, m_framework, m_budget})
        object.insert(choice.box->objectName(), choice.box->currentData().toString());
    object.insert("own_way"_L1, m_ownWay);
    if (m_offers->chosen() && !m_offers->isSuggested())
        object.insert("offer"_L1, offerId(*m_offers->chosen()));
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

void RentForm::restore(const QByteArray &state)
{
    const QJsonObject object = QJsonDocument::fromJson(state).object();
    if (object.isEmpty())
        return;
    for (LimitedField *number : m_fields)
        number->setText(object.value(number->objectName()).toString());
    for (const Choice &choice : {m_use, m_bought, m_currency, m_gpu, m_subscription, m_region, m_framework, m_budget})
        chooseData(*choice.box, object.value(choice.box->objectName()).toString());
    m_offers->choose(object.value("offer"_L1).toString());
    m_ownWay = object.value("own_way"_L1).toBool();
    followMachine();
    nameFields();
}

void RentForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitChoices();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace rig::ui
