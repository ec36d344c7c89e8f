// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/chart_prices.h"

#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr double MostDollars = 1e7;

bool usesPrice(const ChartRequest &request)
{
    const auto uses = [](const QString &key) {
        const Metric *metric = findMetric(key);
        return metric && metric->usesPrice();
    };
    const bool x = request.form == ChartRequest::Form::Points && uses(request.x);
    return request.form != ChartRequest::Form::Limits &&
           (x || uses(request.y) || std::any_of(request.beside.begin(), request.beside.end(), uses));
}

bool usesMachine(const ChartRequest &request)
{
    const auto uses = [](const QString &key) {
        const Metric *metric = findMetric(key);
        return metric && metric->per == Per::MachineDollar;
    };
    return uses(request.x) || uses(request.y) || std::any_of(request.beside.begin(), request.beside.end(), uses);
}

} // namespace

ChartPrices::ChartPrices(QWidget *parent)
    : QWidget(parent)
    , m_basisLabel(new Label(this))
    , m_basis(new QComboBox(this))
    , m_dollarsLabel(new Label(this))
    , m_dollars(new QComboBox(this))
    , m_restLabel(new Label(this))
    , m_rest(new QDoubleSpinBox(this))
    , m_asMachine(new QPushButton(this))
{
    m_basisLabel->setBuddy(m_basis);
    m_dollarsLabel->setBuddy(m_dollars);
    m_restLabel->setBuddy(m_rest);
    m_basis->setObjectName(u"chartBasis"_s);
    m_dollars->setObjectName(u"chartDollars"_s);
    for (QComboBox *combo : {m_basis, m_dollars}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(12);
    }
    m_rest->setObjectName(u"chartRest"_s);
    m_rest->setRange(0, MostDollars);
    m_rest->setDecimals(0);
    m_rest->setSingleStep(100);
    m_rest->setKeyboardTracking(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_basisLabel, m_basis, m_dollarsLabel, m_dollars,
                                                            m_restLabel, m_rest, m_asMachine})
        column->addWidget(widget);
    connect(m_asMachine, &QPushButton::clicked, this,
            [this] { m_rest->setValue(m_machineRest.value_or(AssumedRest)); });
    connect(m_basis, &QComboBox::activated, this, [this] {
        ChartRequest request = m_request;
        request.price.basis = static_cast<ChartPrice>(m_basis->currentData().toInt());
        emit edited(request);
    });
    connect(m_dollars, &QComboBox::activated, this, [this] {
        ChartRequest request = m_request;
        const int year = m_dollars->currentData().toInt();
        request.price.dollarsOf = year > 0 ? std::optional(year) : std::nullopt;
        emit edited(request);
    });
    connect(m_rest, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        ChartRequest request = m_request;
        request.price.restOfMachine = value;
        emit edited(request);
    });
    retranslate();
}

void ChartPrices::show(const ChartRequest &request, const Catalogue &catalogue, std::optional<double> rest)
{
    m_request = request;
    m_machineRest = rest;
    const bool prices = usesPrice(request);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_basisLabel, m_basis, m_dollarsLabel, m_dollars})
        widget->setVisible(prices);
    const bool machine = usesMachine(request);
    m_restLabel->setVisible(machine);
    m_rest->setVisible(machine);
    const QSignalBlocker blocker(m_rest);
    m_rest->setValue(request.price.restOfMachine.value_or(AssumedRest));
    m_asMachine->setVisible(machine && m_machineRest && *m_machineRest != m_rest->value());
    m_basis->setCurrentIndex(m_basis->findData(static_cast<int>(request.price.basis)));
    fillDollars(catalogue);
    m_dollars->setCurrentIndex(std::max(0, m_dollars->findData(request.price.dollarsOf.value_or(0))));
}

void ChartPrices::fillDollars(const Catalogue &catalogue)
{
    if (m_dollars->count() == static_cast<int>(catalogue.priceIndex.size()) + 1)
        return;
    m_dollars->clear();
    m_dollars->addItem(tr("of each price's own day"), 0);
    for (std::size_t i = catalogue.priceIndex.size(); i-- > 0;) {
        const int year = catalogue.priceIndex[i].year;
        m_dollars->addItem(tr("of %1", "dollars of a year").arg(year), year);
    }
}

void ChartPrices::retranslate()
{
    m_basisLabel->setText(tr("&Price:"));
    m_dollarsLabel->setText(tr("D&ollars:"));
    m_restLabel->setText(tr("The &rest of the machine costs:"));
    m_rest->setPrefix(u"$"_s);
    m_asMachine->setText(tr("As in the machine I plan"));
    m_dollars->clear();
    const QSignalBlocker blocker(m_basis);
    m_basis->clear();
    for (const ChartPrice basis : {ChartPrice::Launch, ChartPrice::MarketNew, ChartPrice::MarketUsed, ChartPrice::Own})
        m_basis->addItem(priceBasisName(basis), static_cast<int>(basis));
}

} // namespace rig::ui
