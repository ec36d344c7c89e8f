// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/finder_form.h"

#include "core/base/shown_text.h"
#include "core/names/names.h"
#include "core/workload/model_library.h"
#include "core/workload/planned_works.h"
#include "ui/pages/advisor/number_field.h"
#include "ui/pages/finder/sale_list.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

using namespace finder;

/// What the settings keep of a work: enough to reckon it anew.
QVariantMap keptOf(const PlannedWork &work)
{
    QVariantMap values;
    for (const auto &[key, value] : work.values.asKeyValueRange())
        values.insert(key, value);
    return {{u"name"_s, work.name},
            {u"model"_s, work.model},
            {u"config"_s, work.config.toVariantMap()},
            {u"values"_s, values}};
}

/// Nullopt: what was kept is no work that this version knows.
std::optional<PlannedWork> workFrom(const QVariantMap &kept)
{
    const Result<ModelLibrary> library = shippedModels();
    PlannedWork work;
    work.model = kept.value(u"model"_s).toString();
    work.config = QJsonObject::fromVariantMap(kept.value(u"config"_s).toMap());
    const QVariantMap values = kept.value(u"values"_s).toMap();
    for (const auto &[key, value] : values.asKeyValueRange())
        work.values.insert(key, value.toString());
    const Result<Workload> workload = library ? workloadOf(work, *library) : tl::unexpected(library.error());
    if (!workload)
        return std::nullopt;
    PlannedWork planned = plannedWork(*workload, work.model, work.config, *library);
    planned.name = kept.value(u"name"_s, planned.name).toString();
    return planned;
}

constexpr double MostGibibytes = 10000;
constexpr double MostSpeed = 1e9;
constexpr double MostYears = 30;
constexpr double MostTariff = 1000;
constexpr int ListCharacters = 12;

constexpr std::array Goals{
    std::pair(Goal::Speed, QT_TRANSLATE_NOOP("rig::ui::FinderForm", "The fastest")),
    std::pair(Goal::Memory, QT_TRANSLATE_NOOP("rig::ui::FinderForm", "The most GPU memory")),
    std::pair(Goal::SpeedForMoney, QT_TRANSLATE_NOOP("rig::ui::FinderForm", "The most speed for the money")),
    std::pair(Goal::CostOverYears, QT_TRANSLATE_NOOP("rig::ui::FinderForm", "The least cost over the years"))};
constexpr std::array Vendors{std::pair("", QT_TRANSLATE_NOOP("rig::ui::FinderForm", "Any that runs CUDA")),
                             std::pair("AMD", "AMD"), std::pair("Intel", "Intel")};

} // namespace

FinderForm::FinderForm(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout(this))
    , m_work(new QComboBox(this))
    , m_goal(new QComboBox(this))
    , m_circuit(new QComboBox(this))
    , m_vendor(new QComboBox(this))
    , m_setWork(new QPushButton(this))
    , m_memoryEach(new NumberField(MostGibibytes, this))
    , m_memoryInAll(new NumberField(MostGibibytes, this))
    , m_leastSpeed(new NumberField(MostSpeed, this))
    , m_years(new NumberField(MostYears, this))
    , m_tariff(new NumberField(MostTariff, this))
    , m_budget(new NumberField(MostMoney, this))
    , m_fewest(new QSpinBox(this))
    , m_most(new QSpinBox(this))
    , m_to(new Label(this))
    , m_own(new QCheckBox(this))
    , m_display(new QCheckBox(this))
    , m_ecc(new QCheckBox(this))
    , m_quiet(new QCheckBox(this))
    , m_limit(new QCheckBox(this))
    , m_fp16(new QCheckBox(this))
    , m_dataCentre(new QCheckBox(this))
    , m_sales(new SaleList(this))
{
    layOut();
    for (const auto &[goal, name] : Goals)
        m_goal->addItem(QString(), QString(goalKey(goal)));
    for (const auto &[vendor, name] : Vendors)
        m_vendor->addItem(QString(), QString::fromLatin1(vendor));
    for (const Circuit &circuit : knownCircuits())
        m_circuit->addItem(QString(), circuit.id);
    retranslate();
    for (QWidget *field : findChildren<QWidget *>()) {
        if (qobject_cast<QComboBox *>(field) || qobject_cast<QSpinBox *>(field)) {
            field->setFocusPolicy(Qt::StrongFocus);
            field->installEventFilter(this);
        }
    }
    connectAll();
}

void FinderForm::layOut()
{
    m_rows->setContentsMargins(PageMargin, PageMargin, Grid, Grid / 2);
    m_rows->setVerticalSpacing(Grid / 2);
    m_rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QComboBox *combo : {m_work, m_goal, m_circuit, m_vendor}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(ListCharacters);
    }
    auto *general = new MarkedLabel(Meaning::Blocker, this);
    m_rows->addRow(general);
    m_complaints.emplace_back(QString(), general);
    addRow(m_work, QT_TR_NOOP("The &work"), "work");
    m_setWork->setProperty("quiet", true);
    m_setWork->setProperty("flush", true);
    m_setWork->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_rows->addRow(m_setWork);
    addRow(m_memoryEach, QT_TR_NOOP("Memor&y of each card, GiB"), "need.memory-each");
    addRow(m_memoryInAll, QT_TR_NOOP("Memory of a&ll cards, GiB"), "need.memory-in-all");
    addRow(m_goal, QT_TR_NOOP("What is &best"), "goal");
    addRow(m_leastSpeed, QT_TR_NOOP("At least this fast (tokens/s, images/s or TFLOPS)"), "least-speed");
    addRow(m_years, QT_TR_NOOP("Over how many years"), "years");
    addRow(m_tariff, QT_TR_NOOP("Price of a &kilowatt-hour, %1"), "tariff");
    addRow(m_budget, QT_TR_NOOP("B&udget, %1"), "budget");
    addCards();
    addRow(m_circuit, QT_TR_NOOP("C&ircuit at the wall"), "site");
    addRow(m_vendor, QT_TR_NOOP("GPU&s"), "vendor");
    auto *wishes = new QVBoxLayout; // closer than fields: boxes have air of their own
    wishes->setSpacing(Grid / 4);
    for (QWidget *wish :
         std::initializer_list<QWidget *>{m_own, m_sales, m_display, m_ecc, m_quiet, m_limit, m_fp16, m_dataCentre})
        wishes->addWidget(wish);
    m_rows->addRow(wishes);
    showSales();
    m_work->setObjectName(u"finderWork"_s);
    m_setWork->setObjectName(u"finderSetWork"_s);
    m_memoryEach->edit()->setObjectName(u"finderMemoryEach"_s);
    m_memoryInAll->edit()->setObjectName(u"finderMemoryInAll"_s);
    m_goal->setObjectName(u"finderGoal"_s);
    m_leastSpeed->edit()->setObjectName(u"finderLeastSpeed"_s);
    m_years->edit()->setObjectName(u"finderYears"_s);
    m_tariff->edit()->setObjectName(u"finderTariff"_s);
    m_budget->edit()->setObjectName(u"finderBudget"_s);
    m_fewest->setObjectName(u"finderFewest"_s);
    m_most->setObjectName(u"finderMost"_s);
    m_circuit->setObjectName(u"finderCircuit"_s);
    m_vendor->setObjectName(u"finderVendor"_s);
    m_own->setObjectName(u"finderOwn"_s);
    m_display->setObjectName(u"finderDisplay"_s);
    m_ecc->setObjectName(u"finderEcc"_s);
    m_quiet->setObjectName(u"finderQuiet"_s);
    m_limit->setObjectName(u"finderLimit"_s);
    m_fp16->setObjectName(u"finderFp16"_s);
    m_dataCentre->setObjectName(u"finderDataCentre"_s);
    chain();
}

void FinderForm::chain()
{
    std::vector<QWidget *> all{m_work,
                               m_setWork,
                               m_memoryEach->edit(),
                               m_memoryInAll->edit(),
                               m_goal,
                               m_leastSpeed->edit(),
                               m_years->edit(),
                               m_tariff->edit(),
                               m_budget->edit(),
                               m_fewest,
                               m_most,
                               m_circuit,
                               m_vendor,
                               m_own};
    for (QWidget *field : m_sales->stops())
        all.push_back(field);
    for (QCheckBox *box : {m_display, m_ecc, m_quiet, m_limit, m_fp16, m_dataCentre})
        all.push_back(box);
    chainFocus(all);
}

/// What of the open machine is sold counts where its parts are used again.
void FinderForm::showSales() { m_sales->setVisible(m_own->isChecked() && m_own->isEnabled()); }

void FinderForm::addRow(QWidget *field, const char *name, const char *key)
{
    auto *label = new Label(this);
    label->setBuddy(field);
    m_rows->addRow(label, field);
    m_labels.push_back({label, name});
    auto *complaint = new MarkedLabel(Meaning::Blocker, this);
    m_rows->addRow(complaint);
    m_complaints.emplace_back(QString::fromLatin1(key), complaint);
}

void FinderForm::addCards()
{
    for (QSpinBox *spin : {m_fewest, m_most}) {
        spin->setRange(1, MostCards);
        spin->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    m_most->setValue(Question().mostCards);
    auto *numbers = new QWidget(this);
    auto *line = new QHBoxLayout(numbers);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Grid);
    line->addWidget(m_fewest);
    line->addWidget(m_to);
    line->addWidget(m_most);
    line->addStretch(1);
    addRow(numbers, QT_TR_NOOP("How many ca&rds"), "cards");
    m_labels.back().label->setBuddy(m_fewest);
}

void FinderForm::connectAll()
{
    const auto tell = [this] {
        if (!m_filling)
            emit changed();
    };
    for (QComboBox *combo : {m_work, m_goal})
        connect(combo, &QComboBox::currentIndexChanged, this, [this, tell] {
            showRows();
            tell();
        });
    for (QComboBox *combo : {m_circuit, m_vendor})
        connect(combo, &QComboBox::currentIndexChanged, this, tell);
    connect(m_setWork, &QPushButton::clicked, this, &FinderForm::workWanted);
    for (NumberField *field : numbers())
        connect(field, &NumberField::changed, this, tell);
    for (QSpinBox *spin : {m_fewest, m_most})
        connect(spin, &QSpinBox::valueChanged, this, tell);
    connect(m_own, &QCheckBox::toggled, this, &FinderForm::showSales);
    connect(m_sales, &SaleList::changed, this, tell);
    for (QCheckBox *box : {m_own, m_display, m_ecc, m_quiet, m_limit, m_fp16, m_dataCentre})
        connect(box, &QCheckBox::toggled, this, tell);
}

Question FinderForm::question() const
{
    Question question;
    const int work = m_work->currentIndex() - 1;
    if (work >= 0)
        question.work = m_works[std::size_t(work)];
    const auto gibibytes = [](const NumberField &field) {
        return field.value() ? std::optional(Gibibytes(*field.value())) : std::nullopt;
    };
    if (!question.work) {
        question.needs.memoryEach = gibibytes(*m_memoryEach);
        question.needs.memoryInAll = gibibytes(*m_memoryInAll);
    }
    question.goal = goalFromKey(m_goal->currentData().toString()).value_or(Goal::Speed);
    if (question.goal == Goal::CostOverYears) {
        question.leastSpeed = m_leastSpeed->value();
        question.years = m_years->value().value_or(question.years);
    }
    question.fewestCards = m_fewest->value();
    question.mostCards = m_most->value();
    if (m_budget->value())
        question.budget = Money{*m_budget->value(), m_currency};
    question.site = m_site;
    if (const auto circuit = circuitById(m_circuit->currentData().toString())) {
        const bool usual = m_site.circuit.id == circuit->id;
        question.site.circuit = *circuit;
        question.site.circuit.assumed = usual && m_site.circuit.assumed;
    }
    if (m_tariff->value())
        question.site.tariff = Money{*m_tariff->value(), m_currency};
    question.site.dataCentre = m_dataCentre->isChecked();
    question.use.display = m_display->isChecked();
    question.use.ecc = m_ecc->isChecked();
    question.vendor = m_vendor->currentData().toString();
    question.quiet = m_quiet->isChecked();
    question.mayLimit = m_limit->isChecked();
    question.mayTrainInFp16 = m_fp16->isChecked();
    if (m_own->isChecked() && m_own->isEnabled()) {
        question.own = m_machine;
        question.sellable = m_sales->sellable();
    }
    return question;
}

void FinderForm::setCurrency(const QString &currency)
{
    m_currency = currency;
    m_sales->setCurrency(currency);
    retranslate();
}

void FinderForm::setPlace(const Place &place)
{
    m_site = Site();
    m_site.circuit = place.circuit;
    m_site.tariff = place.tariff;
    const QSignalBlocker quiet(m_circuit);
    m_circuit->setCurrentIndex(std::max(0, m_circuit->findData(place.circuit.id)));
}

void FinderForm::setMachine(const Document &document, const Catalogue &catalogue)
{
    const bool same = m_ofMachine == document.use.works;
    m_machine = document.build;
    m_own->setEnabled(!m_machine.items.empty());
    m_own->setToolTip(plainTip(m_own->isEnabled() ? QString() : tr("No machine is open")));
    m_sales->setParts(m_machine, catalogue);
    showSales();
    chain();
    if (same)
        return;
    m_ofMachine = document.use.works;
    fillWorks();
}

void FinderForm::setWork(const PlannedWork &work)
{
    m_handed = work;
    fillWorks();
    m_work->setCurrentIndex(1);
}

/// The list anew; what was chosen stays, where it still is there.
void FinderForm::fillWorks()
{
    const bool wasFilling = std::exchange(m_filling, true);
    const int index = m_work->currentIndex() - 1;
    const std::optional<PlannedWork> chosen =
        index >= 0 && index < int(m_works.size()) ? std::optional(m_works[std::size_t(index)]) : std::nullopt;
    m_works.clear();
    if (m_handed)
        m_works.push_back(*m_handed);
    for (const PlannedWork &work : m_ofMachine) {
        if (std::find(m_works.begin(), m_works.end(), work) == m_works.end())
            m_works.push_back(work);
    }
    m_work->clear();
    m_work->addItem(tr("Not stated"));
    for (const PlannedWork &work : m_works)
        m_work->addItem(shownLine(work.name));
    const auto at = chosen ? std::find(m_works.begin(), m_works.end(), *chosen) : m_works.end();
    m_work->setCurrentIndex(at == m_works.end() ? 0 : int(at - m_works.begin()) + 1);
    m_filling = wasFilling;
    showRows();
}

/// A work says itself what the cards must hold, and most goals ask for no years.
void FinderForm::showRows()
{
    const auto show = [this](std::initializer_list<NumberField *> fields, bool shown) {
        for (NumberField *field : fields) {
            field->setVisible(shown);
            m_rows->labelForField(field)->setVisible(shown);
        }
    };
    show({m_memoryEach, m_memoryInAll}, m_work->currentIndex() <= 0);
    show({m_leastSpeed, m_years, m_tariff}, m_goal->currentData().toString() == goalKey(Goal::CostOverYears));
}

std::vector<NumberField *> FinderForm::numbers() const
{
    return {m_memoryEach, m_memoryInAll, m_leastSpeed, m_years, m_tariff, m_budget};
}

void FinderForm::complain(const std::optional<Failure> &failure)
{
    const auto named = std::find_if(m_complaints.begin(), m_complaints.end(),
                                    [&](const auto &one) { return failure && one.first == failure->field; });
    for (auto one = m_complaints.begin(); one != m_complaints.end(); ++one) {
        const bool here = failure && (one == named || (named == m_complaints.end() && one == m_complaints.begin()));
        one->second->say(here ? failure->message : QString());
    }
}

QVariantMap FinderForm::state() const
{
    QVariantMap state;
    if (m_handed)
        state.insert(u"handed"_s, keptOf(*m_handed));
    const auto number = [](const NumberField *field) {
        return field->value() ? QVariant(*field->value()) : QVariant();
    };
    state.insert(u"work"_s,
                 m_work->currentIndex() > 0 ? m_works[std::size_t(m_work->currentIndex() - 1)].name : QString());
    state.insert(u"goal"_s, m_goal->currentData());
    state.insert(u"circuit"_s, m_circuit->currentData());
    state.insert(u"vendor"_s, m_vendor->currentData());
    state.insert(u"memory_each"_s, number(m_memoryEach));
    state.insert(u"memory_in_all"_s, number(m_memoryInAll));
    state.insert(u"least_speed"_s, number(m_leastSpeed));
    state.insert(u"years"_s, number(m_years));
    state.insert(u"tariff"_s, number(m_tariff));
    state.insert(u"budget"_s, number(m_budget));
    state.insert(u"fewest"_s, m_fewest->value());
    state.insert(u"most"_s, m_most->value());
    state.insert(u"own"_s, m_own->isChecked());
    state.insert(u"display"_s, m_display->isChecked());
    state.insert(u"ecc"_s, m_ecc->isChecked());
    state.insert(u"quiet"_s, m_quiet->isChecked());
    state.insert(u"limit"_s, m_limit->isChecked());
    state.insert(u"fp16"_s, m_fp16->isChecked());
    state.insert(u"sales"_s, m_sales->state());
    state.insert(u"data_centre"_s, m_dataCentre->isChecked());
    return state;
}

void FinderForm::restore(const QVariantMap &state)
{
    m_filling = true;
    if (const QVariantMap handed = state.value(u"handed"_s).toMap(); !handed.isEmpty() && !m_handed) {
        m_handed = workFrom(handed);
        fillWorks();
    }
    const auto choose = [&](const QString &name, QComboBox *combo) {
        const int index = combo->findData(state.value(name));
        if (state.contains(name) && index >= 0)
            combo->setCurrentIndex(index);
    };
    const auto number = [&](const QString &name, NumberField *field) {
        bool isNumber = false;
        const double value = state.value(name).toDouble(&isNumber);
        if (isNumber)
            field->setValue(value);
    };
    const auto tick = [&](const QString &name, QCheckBox *box) { box->setChecked(state.value(name).toBool()); };
    const auto named = std::find_if(m_works.begin(), m_works.end(), [&](const PlannedWork &work) {
        return work.name == state.value(u"work"_s).toString();
    });
    if (named != m_works.end())
        m_work->setCurrentIndex(int(named - m_works.begin()) + 1);
    choose(u"goal"_s, m_goal);
    choose(u"circuit"_s, m_circuit);
    choose(u"vendor"_s, m_vendor);
    number(u"memory_each"_s, m_memoryEach);
    number(u"memory_in_all"_s, m_memoryInAll);
    number(u"least_speed"_s, m_leastSpeed);
    number(u"years"_s, m_years);
    number(u"tariff"_s, m_tariff);
    number(u"budget"_s, m_budget);
    m_fewest->setValue(state.value(u"fewest"_s, 1).toInt());
    m_most->setValue(state.value(u"most"_s, Question().mostCards).toInt());
    tick(u"own"_s, m_own);
    tick(u"display"_s, m_display);
    tick(u"ecc"_s, m_ecc);
    tick(u"quiet"_s, m_quiet);
    tick(u"limit"_s, m_limit);
    tick(u"fp16"_s, m_fp16);
    m_sales->restore(state.value(u"sales"_s).toMap());
    tick(u"data_centre"_s, m_dataCentre);
    m_filling = false;
}

void FinderForm::fillCombos()
{
    const bool wasFilling = std::exchange(m_filling, true);
    for (std::size_t i = 0; i < Goals.size(); ++i)
        m_goal->setItemText(int(i), tr(Goals[i].second));
    for (std::size_t i = 0; i < Vendors.size(); ++i)
        m_vendor->setItemText(int(i), tr(Vendors[i].second));
    for (int i = 0; i < m_circuit->count(); ++i)
        m_circuit->setItemText(i, names::circuit(*circuitById(m_circuit->itemData(i).toString())));
    m_filling = wasFilling;
}

void FinderForm::retranslate()
{
    for (const Row &row : m_labels) {
        const QString text = tr(row.name);
        row.label->setText(text.contains(u"%1"_s) ? text.arg(m_currency) : text);
        if (const auto *field = qobject_cast<NumberField *>(row.label->buddy()))
            field->edit()->setAccessibleName(row.label->text().remove(u'&'));
    }
    for (NumberField *field : {m_memoryEach, m_memoryInAll})
        field->edit()->setPlaceholderText(tr("any", "a condition that is not set"));
    m_budget->edit()->setPlaceholderText(tr("no limit", "of a budget"));
    m_to->setText(tr("to", "between two numbers of cards"));
    m_fewest->setAccessibleName(tr("Fewest cards"));
    m_most->setAccessibleName(tr("Most cards"));
    m_setWork->setText(tr("Set it on the Workload page"));
    m_own->setText(tr("Reuse &parts of the open machine"));
    m_own->setToolTip(plainTip(m_own->isEnabled() ? QString() : tr("No machine is open")));
    m_display->setText(tr("A displ&ay is plugged into a card"));
    m_ecc->setText(tr("Memory with E&CC"));
    m_quiet->setText(tr("&Quiet: no blower, no rack case"));
    m_limit->setText(tr("Cards may be power-limi&ted"));
    m_fp16->setText(tr("Cards with&out BF16 may train, in FP16"));
    m_dataCentre->setText(tr("It stands in a data ce&ntre"));
    fillCombos();
    fillWorks();
}

void FinderForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        for (NumberField *field : numbers())
            field->retranslate();
    }
}

bool FinderForm::eventFilter(QObject *watched, QEvent *event)
{
    // Who scrolls the form does not mean to change what happens to lie under the pointer.
    auto *field = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::Wheel && field && !field->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FinderForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QWidget::keyPressEvent(event);
    emit asked();
}

} // namespace rig::ui
