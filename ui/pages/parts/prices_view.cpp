// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/prices_view.h"

#include "core/base/typed_number.h"
#include "core/names/price_words.h"
#include "ui/charts/price_history.h"
#include "ui/document/own_data.h"
#include "ui/document/settings.h"
#include "ui/models/prices_model.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

namespace {

std::optional<double> amountIn(const QString &text)
{
    const std::optional<double> amount = typedNumber(text);
    return amount && *amount > 0 ? amount : std::nullopt;
}

} // namespace

QStringList currenciesOf(const Part *part, const Catalogue &catalogue)
{
    QStringList currencies{QStringLiteral("USD")};
    const auto take = [&](const QString &currency) {
        if (!currency.isEmpty() && !currencies.contains(currency))
            currencies << currency;
    };
    for (const Rate &rate : catalogue.rates)
        take(rate.currency);
    if (part) {
        for (const Price &price : part->prices)
            take(price.money.currency);
    }
    std::sort(currencies.begin() + 1, currencies.end());
    return currencies;
}

PricesView::PricesView(QWidget *parent)
    : QWidget(parent)
    , m_model(new PricesModel(this))
    , m_table(new QTableView(this))
    , m_history(new PriceHistoryView(this))
    , m_counts(new Label(this))
    , m_buying(new QComboBox(this))
    , m_showIn(new Label(this))
    , m_currency(new QComboBox(this))
    , m_amount(new QLineEdit(this))
    , m_ownCurrency(new QComboBox(this))
    , m_date(new QDateEdit(QDate::currentDate(), this))
    , m_condition(new QComboBox(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_problem(new MarkedLabel(Meaning::Caution, this))
{
    m_table->setObjectName(QStringLiteral("priceTable"));
    m_table->setModel(m_model);
    dressList(*m_table);
    m_problem->setObjectName(QStringLiteral("priceProblem"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Grid / 2, 0, 0);
    layout->setSpacing(Grid / 2);
    layout->addWidget(makeTop());
    layout->addWidget(m_history, 3);
    layout->addWidget(m_table, 2);
    layout->addWidget(makeAddRow());
    layout->addWidget(m_problem);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PricesView::updateButtons);
    retranslate();
}

QWidget *PricesView::makeTop()
{
    auto *top = new QWidget(this);
    auto *row = new FlowLayout(top, Grid);
    m_buying->setObjectName(QStringLiteral("priceBuying"));
    m_counts->setBuddy(m_buying);
    for (const Buying buying : {Buying::NewElseUsed, Buying::New, Buying::Used, Buying::AtLaunch})
        m_buying->addItem(names::buying(buying), static_cast<int>(buying));
    row->addWidget(m_counts);
    row->addWidget(m_buying);
    m_currency->setObjectName(QStringLiteral("priceCurrency"));
    m_showIn->setBuddy(m_currency);
    row->addWidget(m_showIn);
    row->addWidget(m_currency);
    row->addWidget(m_remove);
    m_remove->setObjectName(QStringLiteral("removePrice"));
    connect(m_remove, &QPushButton::clicked, this, &PricesView::removeChosen);
    connect(m_currency, &QComboBox::activated, this, &PricesView::choosePolicy);
    connect(m_buying, &QComboBox::activated, this, &PricesView::choosePolicy);
    return top;
}

QWidget *PricesView::makeAddRow()
{
    auto *bottom = new QWidget(this);
    auto *row = new FlowLayout(bottom, Grid);
    m_amount->setObjectName(QStringLiteral("ownAmount"));
    m_amount->setMaximumWidth(12 * fontMetrics().averageCharWidth());
    m_ownCurrency->setObjectName(QStringLiteral("ownCurrency"));
    m_ownCurrency->setEditable(true);
    m_ownCurrency->setInsertPolicy(QComboBox::NoInsert);
    m_ownCurrency->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Za-z]{3}")), m_ownCurrency));
    m_date->setCalendarPopup(true);
    m_date->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    m_date->setObjectName(QStringLiteral("ownDate"));
    m_condition->setObjectName(QStringLiteral("ownCondition"));
    m_add->setObjectName(QStringLiteral("addPrice"));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_amount, m_ownCurrency, m_date, m_condition, m_add})
        row->addWidget(widget);
    connect(m_add, &QPushButton::clicked, this, &PricesView::add);
    connect(m_amount, &QLineEdit::returnPressed, this, &PricesView::add);
    return bottom;
}

void PricesView::choosePolicy()
{
    m_catalogue.prices.currency = m_currency->currentText();
    m_catalogue.prices.buying = static_cast<Buying>(m_buying->currentData().toInt());
    QSettings settings;
    setValue(settings, setting::priceCurrency, m_catalogue.prices.currency);
    setValue(settings, setting::priceBuying, QString(buyingKey(m_catalogue.prices.buying)));
    showAgain();
    emit policyChosen(PricePolicy(m_catalogue.prices));
}

void PricesView::showPolicy()
{
    m_buying->setCurrentIndex(std::max(0, m_buying->findData(static_cast<int>(m_catalogue.prices.buying))));
}

void PricesView::setPart(const PartHandle &part, const Catalogue &catalogue, OwnData *ownData)
{
    m_part = part;
    m_catalogue = catalogue;
    m_ownData = ownData;
    m_problem->hide();
    fillCurrencies();
    showPolicy();
    showAgain();
}

void PricesView::fillCurrencies()
{
    const QStringList all = currenciesOf(m_part.get(), m_catalogue);
    const QString chosen = value(QSettings(), setting::priceCurrency);
    const QString own = m_ownCurrency->currentText().isEmpty() ? chosen : m_ownCurrency->currentText();
    m_currency->clear();
    m_currency->addItems(all);
    m_currency->setCurrentIndex(std::max(0, m_currency->findText(chosen)));
    m_ownCurrency->clear();
    m_ownCurrency->addItems(all);
    m_ownCurrency->setCurrentText(own);
}

void PricesView::showAgain()
{
    const QString currency = m_currency->currentText();
    m_model->setPart(m_part, m_catalogue, currency);
    m_history->setHistory(m_part ? priceHistory(*m_part, currency, m_catalogue.rates) : ChartData());
    m_table->setVisible(m_model->rowCount() > 0);
    fitColumns();
    updateButtons();
}

void PricesView::fitColumns()
{
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Grid);
    m_table->resizeColumnsToContents();
}

void PricesView::updateButtons()
{
    const bool may = m_ownData && m_ownData->canChange() && m_part;
    const Price *price = m_model->priceAt(m_table->currentIndex().row());
    m_remove->setEnabled(may && price && price->source == NoSource);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_amount, m_ownCurrency, m_date, m_condition, m_add})
        widget->setEnabled(may);
    m_add->setToolTip(plainTip(may || !m_ownData ? QString() : m_ownData->whyNot()));
}

void PricesView::add()
{
    const std::optional<double> amount = amountIn(m_amount->text());
    const QString currency = m_ownCurrency->currentText().toUpper();
    QString problem;
    if (!amount)
        problem = tr("A price must be a number above 0.");
    else if (currency.size() != 3)
        problem = tr("A currency has three letters, such as USD or CNY.");
    m_problem->say(problem);
    if (!problem.isEmpty() || !m_ownData || !m_part)
        return;
    Price price;
    price.money = {*amount, currency};
    price.date = m_date->date();
    price.basis = PriceBasis::Market;
    price.condition = m_condition->currentIndex() == 1 ? Condition::Used : Condition::New;
    if (m_ownData->addPrice(m_part->id, price))
        m_amount->clear();
}

void PricesView::removeChosen()
{
    const Price *price = m_model->priceAt(m_table->currentIndex().row());
    if (price && m_ownData && m_part)
        m_ownData->removePrice(m_part->id, Price(*price));
}

void PricesView::retranslate()
{
    m_counts->setText(tr("Prices that &count:"));
    m_buying->setToolTip(tr("Which prices count: here, in the machine and on every other page."));
    for (int row = 0; row < m_buying->count(); ++row)
        m_buying->setItemText(row, names::buying(static_cast<Buying>(m_buying->itemData(row).toInt())));
    m_showIn->setText(tr("Show &in:", "a currency"));
    m_currency->setToolTip(tr("The currency of all prices: those in others are converted and say so."));
    m_currency->setAccessibleName(tr("Currency of the chart"));
    m_table->setAccessibleName(tr("Prices of the chosen part"));
    m_amount->setPlaceholderText(tr("My price"));
    m_amount->setAccessibleName(tr("My price"));
    m_ownCurrency->setAccessibleName(tr("Currency of my price"));
    m_ownCurrency->lineEdit()->setAccessibleName(tr("Currency of my price"));
    m_date->setAccessibleName(tr("Date of my price"));
    m_condition->setAccessibleName(tr("Condition for my price"));
    const int condition = std::max(0, m_condition->currentIndex());
    m_condition->clear();
    m_condition->addItems({names::condition(Condition::New), names::condition(Condition::Used)});
    m_condition->setCurrentIndex(condition);
    m_add->setText(tr("&Add my price"));
    m_remove->setText(tr("Remove m&y price"));
    m_remove->setToolTip(tr("Choose one of your own prices in the table to remove it."));
    m_model->retranslate();
    showAgain();
}

void PricesView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitColumns();
}

} // namespace rig::ui
