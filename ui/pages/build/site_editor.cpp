// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/site_editor.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/site_fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QAbstractSpinBox>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace rig::ui {

namespace {

constexpr std::array Works{Work::SingleTraining, Work::DataParallel, Work::TensorParallel, Work::Sharded,
                           Work::Inference};
constexpr QLatin1StringView ownCircuit("own");
constexpr int circuitLetters = 20;
constexpr int numberLetters = 14; ///< what is not stated is said in words; the largest number needs no room

/// Currencies of those who use the program most; the locale's own is added.
QStringList currencies(const QString &present)
{
    QStringList all{QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("CNY"), QStringLiteral("GBP"),
                    QStringLiteral("JPY")};
    for (const QString &other : {QLocale::system().currencySymbol(QLocale::CurrencyIsoCode), present}) {
        if (other.size() == 3 && !all.contains(other))
            all.append(other);
    }
    return all;
}

void setUp(QDoubleSpinBox &box, double low, double high, int decimals, double step)
{
    box.setRange(low, high);
    box.setDecimals(decimals);
    box.setSingleStep(step);
    box.setKeyboardTracking(false);
}

} // namespace

SiteEditor::SiteEditor(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_form(new QFormLayout(this))
    , m_circuit(new QComboBox(this))
    , m_volts(new QDoubleSpinBox(this))
    , m_amperes(new QDoubleSpinBox(this))
    , m_share(new QDoubleSpinBox(this))
    , m_tariff(new QDoubleSpinBox(this))
    , m_currency(new QComboBox(this))
    , m_hours(new QSpinBox(this))
    , m_work(new QComboBox(this))
    , m_load(new QSpinBox(this))
    , m_budget(new QDoubleSpinBox(this))
    , m_budgetCurrency(new QComboBox(this))
{
    layOut();
    retranslate();
    connectEditors();
}

void SiteEditor::layOut()
{
    setUp(*m_volts, 90, 500, 0, 10);
    setUp(*m_amperes, 1, 400, 0, 1);
    setUp(*m_share, 10, 100, 0, 5);
    setUp(*m_tariff, 0, 1000, 3, 0.01);
    m_hours->setRange(0, 8784);
    m_hours->setSingleStep(100);
    m_hours->setGroupSeparatorShown(true);
    m_hours->setKeyboardTracking(false);
    m_load->setRange(0, 2000);
    m_load->setSingleStep(5);
    m_load->setKeyboardTracking(false);
    for (QComboBox *box : {m_circuit, m_work}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(circuitLetters);
    }
    auto *tariff = new QWidget(this);
    auto *row = new QHBoxLayout(tariff);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_tariff, 1);
    row->addWidget(m_currency);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(Grid);
    m_form->setVerticalSpacing(Grid / 2);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // below its label what has no room beside it
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_circuit, m_volts, m_amperes, m_share, tariff, m_hours, m_work, m_load})
        m_form->addRow(new Label(this), field);
    addNumbers();
    addFlags();
    setUp(*m_budget, 0, 1e8, 0, 100);
    auto *budget = new QWidget(this);
    auto *budgetRow = new QHBoxLayout(budget);
    budgetRow->setContentsMargins(0, 0, 0, 0);
    budgetRow->addWidget(m_budget, 1);
    budgetRow->addWidget(m_budgetCurrency);
    m_form->addRow(new Label(this), budget);
}

void SiteEditor::addNumbers()
{
    for (const SiteNumber &number : siteNumbers()) {
        auto *box = new QDoubleSpinBox(this);
        setUp(*box, 0, number.most, 0, number.step);
        box->setSuffix(QString::fromLatin1(number.suffix));
        m_form->addRow(new Label(this), box);
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, &number](double value) {
            Document document = m_workspace.document();
            number.set(document, value);
            m_workspace.edit(isOfSite(number.field) ? Edit(SetSite{document.site}) : Edit(SetUse{document.use}));
        });
        m_numbers.push_back(box);
    }
}

void SiteEditor::addFlags()
{
    for (const SiteFlag &flag : siteFlags()) {
        auto *box = new QCheckBox(this);
        m_form->addRow(new Label(this), box);
        connect(box, &QCheckBox::toggled, this, [this, &flag](bool on) {
            Document document = m_workspace.document();
            flag.set(document, on);
            m_workspace.edit(isOfSite(flag.field) ? Edit(SetSite{document.site}) : Edit(SetUse{document.use}));
        });
        m_flags.push_back(box);
    }
}

void SiteEditor::connectEditors()
{
    connect(m_circuit, &QComboBox::activated, this, &SiteEditor::takeCircuit);
    for (QDoubleSpinBox *box : {m_volts, m_amperes, m_share})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SiteEditor::takeOwnCircuit);
    connect(m_tariff, &QDoubleSpinBox::valueChanged, this, &SiteEditor::takeTariff);
    connect(m_currency, &QComboBox::activated, this, &SiteEditor::takeTariff);
    connect(m_hours, &QSpinBox::valueChanged, this, [this](int hours) {
        Site site = m_workspace.document().site;
        site.hoursPerYear = hours;
        editSite(site);
    });
    connect(m_work, &QComboBox::activated, this, [this](int index) {
        Use use = m_workspace.document().use;
        use.work = Works[static_cast<std::size_t>(index)];
        m_workspace.edit(SetUse{use});
    });
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, &SiteEditor::takeBudget);
    connect(m_budgetCurrency, &QComboBox::activated, this, &SiteEditor::takeBudget);
    connect(m_load, &QSpinBox::valueChanged, this, [this](int watts) {
        Use use = m_workspace.document().use;
        use.processorLoad = watts > 0 ? std::optional(Watts(watts)) : std::nullopt;
        m_workspace.edit(SetUse{use});
    });
}

void SiteEditor::retranslate()
{
    std::vector<QString> names{tr("Circuit"),        tr("Volts"),        tr("Amperes"), tr("For hours"),
                               tr("Tariff per kWh"), tr("Hours a year"), tr("Work"),    tr("Processor's draw")};
    for (const SiteNumber &number : siteNumbers())
        names.push_back(tr(number.name));
    for (const SiteFlag &flag : siteFlags())
        names.push_back(tr(flag.name));
    names.push_back(tr("Budget"));
    for (int row = 0; row < m_form->rowCount(); ++row) {
        auto *label = static_cast<QLabel *>(m_form->itemAt(row, QFormLayout::LabelRole)->widget());
        QWidget *field = m_form->itemAt(row, QFormLayout::FieldRole)->widget();
        label->setText(names[static_cast<std::size_t>(row)]);
        label->setBuddy(field);
        standLevel(*label);
        field->setAccessibleName(names[static_cast<std::size_t>(row)]);
    }
    m_share->setSuffix(tr(" % of the rating", "suffix of a spin box"));
    for (std::size_t i = 0; i < siteNumbers().size(); ++i)
        m_numbers[i]->setSpecialValueText(tr(siteNumbers()[i].unset));
    m_budget->setSpecialValueText(tr("not stated", "budget"));
    m_budget->setAccessibleName(tr("Budget for all that is not owned"));
    m_budgetCurrency->setAccessibleName(tr("Currency of the budget"));
    m_tariff->setSpecialValueText(tr("not stated", "tariff"));
    m_tariff->setAccessibleName(tr("Price of a kilowatt-hour"));
    m_currency->setAccessibleName(tr("Currency of the tariff"));
    m_load->setSpecialValueText(tr("at its rating", "the processor's draw under load"));
    m_load->setSuffix(tr(" W", "suffix of a spin box"));
    m_load->setAccessibleName(tr("What the processor draws under load"));
    m_load->setToolTip(tr("What the processor draws while the cards work, where you know it."));
    refresh();
}

void SiteEditor::fillCircuits()
{
    m_circuit->clear();
    for (const Circuit &circuit : knownCircuits())
        m_circuit->addItem(names::circuit(circuit), circuit.id);
    m_circuit->addItem(tr("Another circuit"), QString(ownCircuit));
    m_circuit->setCurrentIndex(m_circuit->findData(m_workspace.document().site.circuit.id));
}

void SiteEditor::refresh()
{
    const Site &site = m_workspace.document().site;
    const Use &use = m_workspace.document().use;
    const std::array<QSignalBlocker, 9> blockers{
        QSignalBlocker(m_circuit), QSignalBlocker(m_volts),  QSignalBlocker(m_amperes),
        QSignalBlocker(m_share),   QSignalBlocker(m_tariff), QSignalBlocker(m_currency),
        QSignalBlocker(m_hours),   QSignalBlocker(m_work),   QSignalBlocker(m_load)};
    for (QAbstractSpinBox *box : findChildren<QAbstractSpinBox *>())
        box->setMinimumWidth(numberLetters * fontMetrics().averageCharWidth());
    fillCircuits();
    m_volts->setValue(site.circuit.volts.value());
    m_amperes->setValue(site.circuit.amperes.value());
    m_share->setValue(site.circuit.continuousShare * 100);
    for (QWidget *field : {m_volts, m_amperes, m_share}) {
        const bool own = site.circuit.id == ownCircuit;
        field->setVisible(own);
        m_form->labelForField(field)->setVisible(own);
    }
    m_tariff->setValue(site.tariff ? site.tariff->amount : 0);
    const QString currency =
        site.tariff ? site.tariff->currency : QLocale::system().currencySymbol(QLocale::CurrencyIsoCode);
    m_currency->clear();
    m_currency->addItems(currencies(currency));
    m_currency->setCurrentIndex(std::max(0, m_currency->findText(currency)));
    m_hours->setValue(static_cast<int>(site.hoursPerYear));
    m_work->clear();
    for (const Work work : Works)
        m_work->addItem(names::work(work));
    m_work->setCurrentIndex(static_cast<int>(use.work));
    m_load->setValue(use.processorLoad ? static_cast<int>(use.processorLoad->value()) : 0);
    for (std::size_t i = 0; i < siteNumbers().size(); ++i) {
        const QSignalBlocker blocker(m_numbers[i]);
        m_numbers[i]->setValue(siteNumbers()[i].get(m_workspace.document()));
    }
    for (std::size_t i = 0; i < siteFlags().size(); ++i) {
        const QSignalBlocker blocker(m_flags[i]);
        m_flags[i]->setChecked(siteFlags()[i].get(m_workspace.document()));
    }
    const QSignalBlocker budgetBlocker(m_budget);
    m_budget->setValue(use.budget ? use.budget->amount : 0);
    const QString paid = use.budget ? use.budget->currency : currency;
    m_budgetCurrency->clear();
    m_budgetCurrency->addItems(currencies(paid));
    m_budgetCurrency->setCurrentIndex(std::max(0, m_budgetCurrency->findText(paid)));
}

void SiteEditor::editSite(const Site &site) { m_workspace.edit(SetSite{site}); }

void SiteEditor::takeCircuit(int index)
{
    Site site = m_workspace.document().site;
    const QString id = m_circuit->itemData(index).toString();
    if (id == ownCircuit)
        site.circuit.id = ownCircuit; // starts from the figures of the circuit that was chosen
    else
        site.circuit = circuitById(id).value_or(site.circuit);
    site.circuit.assumed = false;
    editSite(site);
}

void SiteEditor::takeOwnCircuit()
{
    Site site = m_workspace.document().site;
    if (site.circuit.id != ownCircuit)
        return;
    site.circuit.volts = Volts(m_volts->value());
    site.circuit.amperes = Amperes(m_amperes->value());
    site.circuit.continuousShare = m_share->value() / 100;
    editSite(site);
}

void SiteEditor::takeTariff()
{
    Site site = m_workspace.document().site;
    site.tariff.reset();
    if (m_tariff->value() > 0)
        site.tariff = Money{m_tariff->value(), m_currency->currentText()};
    editSite(site);
}

void SiteEditor::takeBudget()
{
    Use use = m_workspace.document().use;
    use.budget.reset();
    if (m_budget->value() > 0)
        use.budget = Money{m_budget->value(), m_budgetCurrency->currentText()};
    m_workspace.edit(SetUse{use});
}

void SiteEditor::focusField(Field field)
{
    for (std::size_t i = 0; i < siteNumbers().size(); ++i) {
        if (siteNumbers()[i].field == field)
            return m_numbers[i]->setFocus();
    }
    for (std::size_t i = 0; i < siteFlags().size(); ++i) {
        if (siteFlags()[i].field == field)
            return m_flags[i]->setFocus();
    }
    switch (field) {
    case Field::Circuit:
        return m_circuit->setFocus();
    case Field::Tariff:
        return m_tariff->setFocus();
    case Field::Hours:
        return m_hours->setFocus();
    case Field::Work:
        return m_work->setFocus();
    case Field::ProcessorLoad:
        return m_load->setFocus();
    case Field::Budget:
        return m_budget->setFocus();
    case Field::OtherLoad:
    case Field::RoomCooling:
    case Field::DataCentre:
    case Field::MemoryNeed:
    case Field::Display:
    case Field::Headless:
    case Field::Ecc:
    case Field::Dataset:
        return; // found in the tables
    }
}

} // namespace rig::ui
