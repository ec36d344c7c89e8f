// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/upgrade_form.h"

#include "core/prices/price.h"
#include "core/search/part_called.h"
#include "ui/document/settings.h"
#include "ui/pages/advisor/upgrade_choices.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/theme.h"

#include <QCollator>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

UpgradeForm::UpgradeForm(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout(this))
    , m_owned(new QComboBox(this))
    , m_count(new QSpinBox(this))
    , m_resale(new QLineEdit(this))
    , m_paid(new QLineEdit(this))
    , m_budgetField(new QLineEdit(this))
    , m_currency(new QComboBox(this))
    , m_buying(new QComboBox(this))
    , m_net(new QComboBox(this))
    , m_candidate(new QComboBox(this))
    , m_add(new QPushButton(this))
    , m_problem(new MarkedLabel(Meaning::Caution, this))
{
    m_owned->setObjectName(u"upgradeOwned"_s);
    m_count->setObjectName(u"upgradeCount"_s);
    m_resale->setObjectName(u"upgradeResale"_s);
    m_paid->setObjectName(u"upgradePaid"_s);
    m_currency->setObjectName(u"upgradeCurrency"_s);
    m_buying->setObjectName(u"upgradeBuying"_s);
    m_net->setObjectName(u"upgradeNet"_s);
    m_candidate->setObjectName(u"upgradeCandidate"_s);
    m_add->setObjectName(u"upgradeAdd"_s);
    m_budgetField->setObjectName(u"upgradeBudget"_s);
    m_problem->setObjectName(u"upgradeProblem"_s);
    makeSearchable(*m_owned);
    makeSearchable(*m_candidate);
    m_count->setRange(1, MostOwned);
    for (const Buying buying : AllBuying)
        m_buying->addItem(QString(), QString(buyingKey(buying)));
    m_net->addItem(QString(), QString());
    for (const Net net : AllNets)
        m_net->addItem(QString(), QString(netKey(net)));
    layOut();
    listen();
    retranslate();
}

void UpgradeForm::addRow(QWidget *row, QWidget *field, const char *name)
{
    auto *label = new Label(this);
    label->setBuddy(field);
    m_rows->addRow(label, row);
    m_labels.emplace_back(label, name);
}

void UpgradeForm::layOut()
{
    m_rows->setContentsMargins(0, 0, Grid / 2, 0);
    m_rows->setVerticalSpacing(Grid / 2);
    m_rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QComboBox *combo : {m_owned, m_candidate, m_buying, m_net}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(12);
    }
    for (QLineEdit *amount : {m_resale, m_budgetField, m_paid})
        amount->setAlignment(Qt::AlignRight);
    for (QWidget *field : std::initializer_list<QWidget *>{m_count, m_currency})
        field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    // The wheel scrolls the form; it changes a number only where that has the focus.
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_owned, m_count, m_currency, m_buying, m_net, m_candidate}) {
        field->setFocusPolicy(Qt::StrongFocus);
        field->installEventFilter(this);
    }
    addRow(m_owned, m_owned, QT_TR_NOOP("&You own"));
    addRow(m_count, m_count, QT_TR_NOOP("&How many"));
    addRow(m_resale, m_resale, QT_TR_NOOP("One &brings when sold"));
    addRow(m_budgetField, m_budgetField, QT_TR_NOOP("Bud&get on top of that"));
    addRow(m_currency, m_currency, QT_TR_NOOP("C&urrency"));
    addRow(m_net, m_net, QT_TR_NOOP("&Work"));
    addRow(m_buying, m_buying, QT_TR_NOOP("&Price"));
    addRow(m_paid, m_paid, QT_TR_NOOP("You paid for &one"));
    addRow(grouped({m_candidate, m_add}, this), m_candidate, QT_TR_NOOP("O&nly these cards"));
    m_problem->hide();
    m_rows->addRow(m_problem);
    chainFocus({m_owned, m_count, m_resale, m_budgetField, m_currency, m_net, m_buying, m_paid, m_candidate, m_add});
}

void UpgradeForm::listen()
{
    connect(m_owned, &QComboBox::activated, this, &UpgradeForm::takeOwned);
    // Return reaches the field before the list of completions puts its entry there: that comes first.
    connect(m_owned->lineEdit(), &QLineEdit::editingFinished, this, &UpgradeForm::takeOwned, Qt::QueuedConnection);
    connect(m_candidate->lineEdit(), &QLineEdit::returnPressed, this, &UpgradeForm::addCandidate, Qt::QueuedConnection);
    connect(m_add, &QPushButton::clicked, this, &UpgradeForm::addCandidate);
    connect(m_count, &QSpinBox::valueChanged, this, &UpgradeForm::takeChoices);
    for (QLineEdit *field : {m_resale, m_paid, m_budgetField})
        connect(field, &QLineEdit::editingFinished, this, [this, field] { takeAmount(field); });
    for (QComboBox *combo : {m_currency, m_buying, m_net})
        connect(combo, &QComboBox::activated, this, &UpgradeForm::takeChoices);
}

bool UpgradeForm::eventFilter(QObject *watched, QEvent *event)
{
    auto *field = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::Wheel && field && !field->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void UpgradeForm::retranslate()
{
    for (const auto &[label, name] : m_labels)
        label->setText(tr(name));
    m_owned->lineEdit()->setPlaceholderText(tr("Choose the card that you own"));
    m_resale->setPlaceholderText(tr("used price", "in an empty field: that price counts"));
    m_resale->setToolTip(tr("What you get for one of them; left empty, its newest used price counts."));
    m_paid->setPlaceholderText(tr("not asked"));
    m_paid->setToolTip(tr("What you paid or will pay for one of them: then the whole path is summed up."));
    m_budgetField->setPlaceholderText(tr("no limit"));
    m_budgetField->setToolTip(tr("What you would add to what yours bring."));
    m_candidate->lineEdit()->setPlaceholderText(tr("all on sale"));
    m_add->setText(tr("&Add"));
    for (int i = 0; i < m_buying->count(); ++i)
        m_buying->setItemText(i, buyingText(AllBuying[static_cast<std::size_t>(i)]));
    for (int i = 0; i < m_net->count(); ++i)
        m_net->setItemText(i, netText(i == 0 ? std::nullopt : std::optional(AllNets[static_cast<std::size_t>(i) - 1])));
    complain({}, m_wrongField); // it was said in the other language
}

void UpgradeForm::fillGpus(const Catalogue &catalogue)
{
    std::vector<PartHandle> gpus = catalogue.parts(Kind::Gpu);
    QCollator collator;
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::stable_sort(gpus.begin(), gpus.end(),
                     [&](const PartHandle &a, const PartHandle &b) { return collator.compare(a->name, b->name) < 0; });
    for (QComboBox *combo : {m_owned, m_candidate}) {
        const QSignalBlocker blocker(combo);
        const QString typed = combo->currentText();
        combo->clear();
        for (const PartHandle &gpu : gpus)
            combo->addItem(gpu->name, gpu->id);
        combo->setCurrentIndex(-1);
        combo->setEditText(typed);
    }
}

void UpgradeForm::setCatalogue(const Catalogue &catalogue, const QString &owned, int ownedCount,
                               const QString &currency)
{
    m_catalogue = catalogue;
    fillGpus(catalogue);
    const QSignalBlocker blocker(m_currency);
    const QSignalBlocker count(m_count);
    m_currency->clear();
    m_currency->addItem(u"USD"_s, u"USD"_s);
    for (const Rate &rate : catalogue.rates) {
        if (m_currency->findData(rate.currency) < 0)
            m_currency->addItem(rate.currency, rate.currency);
    }
    if (!m_restored)
        restore();
    if (m_question.currency.isEmpty())
        m_question.currency = currency;
    const auto isGone = [&](const QString &id) { return !catalogue.find<Chip>(id); };
    if (m_question.owned.isEmpty() || isGone(m_question.owned)) {
        m_question.owned = isGone(owned) ? QString() : owned;
        m_question.ownedCount = m_question.owned.isEmpty() ? 1 : ownedCount;
    }
    m_count->setValue(m_question.ownedCount);
    m_question.candidates.removeIf(isGone);
    m_owned->setCurrentIndex(m_owned->findData(m_question.owned));
    m_owned->lineEdit()->setCursorPosition(0);
    m_currency->setCurrentIndex(std::max(0, m_currency->findData(m_question.currency)));
    m_question.currency = m_currency->currentData().toString();
    for (std::optional<Money> *money : {&m_question.resale, &m_question.paid}) {
        if (*money)
            (*money)->currency = m_question.currency;
    }
}

void UpgradeForm::restore()
{
    const QSettings settings;
    m_restored = true;
    m_question.owned = value(settings, setting::upgradeOwned);
    m_question.ownedCount = std::clamp(value(settings, setting::upgradeCount), 1, MostOwned);
    m_question.candidates = value(settings, setting::upgradeCandidates).mid(0, MostCandidates);
    m_question.currency = value(settings, setting::upgradeCurrency);
    m_resale->setText(value(settings, setting::upgradeResale));
    m_paid->setText(value(settings, setting::upgradePaid));
    m_budgetField->setText(value(settings, setting::upgradeBudget));
    m_buying->setCurrentIndex(std::max(0, m_buying->findData(value(settings, setting::upgradeBuying))));
    m_net->setCurrentIndex(std::max(0, m_net->findData(value(settings, setting::upgradeNet))));
    if (const auto resale = amountIn(m_resale->text()))
        m_question.resale = Money{*resale, m_question.currency};
    if (const auto paid = amountIn(m_paid->text()))
        m_question.paid = Money{*paid, m_question.currency};
    m_budget = amountIn(m_budgetField->text());
    m_question.buying = AllBuying[static_cast<std::size_t>(m_buying->currentIndex())];
    const int net = m_net->currentIndex();
    m_question.net = net > 0 ? std::optional(AllNets[static_cast<std::size_t>(net) - 1]) : std::nullopt;
}

void UpgradeForm::store()
{
    QSettings settings;
    setValue(settings, setting::upgradeOwned, m_question.owned);
    setValue(settings, setting::upgradeCandidates, m_question.candidates);
    setValue(settings, setting::upgradeCurrency, m_question.currency);
    setValue(settings, setting::upgradeResale,
             m_question.resale ? QString::number(m_question.resale->amount, 'g', 12) : QString());
    setValue(settings, setting::upgradePaid,
             m_question.paid ? QString::number(m_question.paid->amount, 'g', 12) : QString());
    setValue(settings, setting::upgradeBudget, m_budget ? QString::number(*m_budget, 'g', 12) : QString());
    setValue(settings, setting::upgradeCount, m_question.ownedCount);
    setValue(settings, setting::upgradeBuying, m_buying->currentData().toString());
    setValue(settings, setting::upgradeNet, m_net->currentData().toString());
    emit changed();
}

std::optional<Money> UpgradeForm::budget() const
{
    return m_budget ? std::optional(Money{*m_budget, m_question.currency}) : std::nullopt;
}

QString UpgradeForm::gpuIn(const QComboBox *combo) const
{
    const QString typed = combo->currentText().trimmed();
    if (typed.isEmpty())
        return {};
    if (combo->currentIndex() >= 0 && combo->itemText(combo->currentIndex()) == typed)
        return combo->currentData().toString();
    const PartHandle gpu = partCalled(typed, Kind::Gpu, m_catalogue);
    return gpu ? gpu->id : QString();
}

void UpgradeForm::complain(const QString &sentence, QWidget *field)
{
    if (sentence.isEmpty() && field != m_wrongField)
        return; // what is wrong elsewhere stays said
    m_wrongField = sentence.isEmpty() ? nullptr : field;
    if (sentence.isEmpty())
        m_problem->hide();
    else
        m_problem->say(sentence);
}

void UpgradeForm::takeOwned()
{
    const QString id = gpuIn(m_owned);
    if (id.isEmpty() && !m_owned->currentText().trimmed().isEmpty()) {
        complain(tr("“%1” is no GPU that is known, or it names several: choose one of the list.")
                     .arg(m_owned->currentText()),
                 m_owned);
        return;
    }
    complain({}, m_owned);
    if (id == m_question.owned)
        return;
    m_question.owned = id;
    {
        const QSignalBlocker blocker(m_owned);
        m_owned->setCurrentIndex(m_owned->findData(id));
        m_owned->lineEdit()->setCursorPosition(0);
    }
    // What the one before brought and cost says nothing of this one.
    m_question.resale.reset();
    m_question.paid.reset();
    for (QLineEdit *field : {m_resale, m_paid}) {
        field->clear();
        complain({}, field);
    }
    store();
}

void UpgradeForm::takeAmount(QLineEdit *field)
{
    const QString text = field->text().trimmed();
    const std::optional<double> amount = amountIn(text);
    if (!text.isEmpty() && !amount) {
        complain(field == m_budgetField
                     ? tr("The budget must be a number from 0 on, not “%1”; the last answer stays.").arg(text)
                     : tr("What yours brings or cost must be a number from 0 on, not “%1”; the last answer stays.")
                           .arg(text),
                 field);
        return;
    }
    complain({}, field);
    if (field == m_budgetField)
        m_budget = amount;
    else
        (field == m_resale ? m_question.resale : m_question.paid) =
            amount ? std::optional(Money{*amount, m_question.currency}) : std::nullopt;
    store();
}

void UpgradeForm::takeChoices()
{
    m_question.currency = m_currency->currentData().toString();
    for (std::optional<Money> *money : {&m_question.resale, &m_question.paid}) {
        if (*money)
            (*money)->currency = m_question.currency;
    }
    m_question.buying = AllBuying[static_cast<std::size_t>(m_buying->currentIndex())];
    const int net = m_net->currentIndex();
    m_question.net = net > 0 ? std::optional(AllNets[static_cast<std::size_t>(net) - 1]) : std::nullopt;
    m_question.ownedCount = m_count->value();
    store();
}

void UpgradeForm::addCandidate()
{
    const QString id = gpuIn(m_candidate);
    if (id.isEmpty()) {
        complain(m_candidate->currentText().trimmed().isEmpty()
                     ? tr("Type or choose the card that you might buy.")
                     : tr("“%1” is no GPU that is known, or it names several: choose one of the list.")
                           .arg(m_candidate->currentText()),
                 m_candidate);
        return;
    }
    if (m_question.candidates.contains(id)) {
        complain(tr("It is among the candidates already."), m_candidate);
        return;
    }
    if (m_question.candidates.size() >= MostCandidates) {
        complain(tr("There are %n candidates, which is the most; remove one first.", nullptr, MostCandidates),
                 m_candidate);
        return;
    }
    complain({}, m_candidate);
    m_question.candidates << id;
    m_candidate->setCurrentIndex(-1);
    m_candidate->clearEditText();
    store();
}

void UpgradeForm::removeCandidate(const QString &id)
{
    if (m_question.candidates.removeAll(id) == 0)
        return;
    complain({}, m_candidate);
    store();
}

} // namespace rig::ui
