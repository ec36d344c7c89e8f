// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/question_form.h"

#include "core/advice/advice_words.h"
#include "ui/pages/advisor/number_field.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

using namespace advice;

constexpr double MostGigabytes = 1e9;
constexpr double MostMemory = 10000;
constexpr int MostWeight = 10;

template <class T, class List> T chosen(const QComboBox &combo, const List &all, T fallback)
{
    for (const T value : all) {
        if (combo.currentData().toString() == key(value))
            return value;
    }
    return fallback;
}

constexpr std::array Depths{Depth::Normal, Depth::VeryDeep};
constexpr std::array Housings{Housing::Workstation, Housing::Server};
constexpr std::array Regions{Region::Elsewhere, Region::China};
constexpr std::array Kinds{Accelerators::Cards, Accelerators::Tpu, Accelerators::All};

std::array<double, 4> asArray(const Weights &weights)
{
    return {weights.memory, weights.bandwidth, weights.speed, weights.price};
}

} // namespace

QuestionForm::QuestionForm(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout(this))
    , m_role(new QComboBox(this))
    , m_means(new QComboBox(this))
    , m_currency(new QComboBox(this))
    , m_framework(new QComboBox(this))
    , m_net(new QComboBox(this))
    , m_depth(new QComboBox(this))
    , m_housing(new QComboBox(this))
    , m_region(new QComboBox(this))
    , m_accelerators(new QComboBox(this))
    , m_vendor(new QComboBox(this))
    , m_order(new QComboBox(this))
    , m_budget(new NumberField(MostMoney, this))
    , m_dataset(new NumberField(MostGigabytes, this))
    , m_memory(new NumberField(MostMemory, this))
    , m_machines(new QSpinBox(this))
    , m_gpus(new QSpinBox(this))
    , m_display(new QCheckBox(this))
    , m_dataCentre(new QCheckBox(this))
    , m_used(new QCheckBox(this))
    , m_weightsTitle(new Label(this))
    , m_usual(new QPushButton(this))
{
    layOut();
    retranslate();
    for (QWidget *field : findChildren<QWidget *>()) {
        if (qobject_cast<QComboBox *>(field) || qobject_cast<QSpinBox *>(field) || qobject_cast<QSlider *>(field)) {
            field->setFocusPolicy(Qt::StrongFocus);
            field->installEventFilter(this);
        }
    }
    m_used->setChecked(true);
    showUsualWeights();
    connectAll();
}

void QuestionForm::layOut()
{
    m_rows->setContentsMargins(0, 0, Grid / 2, 0);
    m_rows->setVerticalSpacing(Grid / 2);
    m_rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QComboBox *combo : {m_role, m_means, m_currency, m_framework, m_net, m_depth, m_housing, m_region,
                             m_accelerators, m_vendor, m_order}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(10);
    }
    // Numbers and short words need no whole line.
    for (QWidget *field : std::initializer_list<QWidget *>{m_currency, m_machines, m_gpus})
        field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_currency->setFixedWidth(m_budget->edit()->maximumWidth()); // it ends where the amounts do
    m_machines->setRange(0, 100000);
    m_gpus->setRange(1, 1000);
    addRow(m_role, QT_TR_NOOP("&Who asks"));
    addRow(m_means, QT_TR_NOOP("M&oney"));
    addRow(m_budget, QT_TR_NOOP("&Budget for all GPUs"));
    addRow(m_currency, QT_TR_NOOP("&Currency"));
    addRow(m_memory, QT_TR_NOOP("Memor&y needed, GiB"));
    m_rows->addRow(m_display);
    addWeights();
    addRow(m_dataset, QT_TR_NOOP("Data &set, GB"));
    addRow(m_framework, QT_TR_NOOP("F&ramework"));
    addRow(m_net, QT_TR_NOOP("&Kind of net"));
    addRow(m_depth, QT_TR_NOOP("De&pth of the nets"));
    addRow(m_machines, QT_TR_NOOP("&Number of machines"));
    addRow(m_gpus, QT_TR_NOOP("GPUs &in a machine"));
    addRow(m_housing, QT_TR_NOOP("&They stand in"));
    m_rows->addRow(m_dataCentre);
    addRow(m_region, QT_TR_NOOP("Re&gion"));
    addRow(m_accelerators, QT_TR_NOOP("What may &answer"));
    addRow(m_vendor, QT_TR_NOOP("Maker"));
    m_rows->addRow(m_used);
    addRow(m_order, QT_TR_NOOP("&List them by"));
    m_role->setObjectName(u"adviceRole"_s);
    m_means->setObjectName(u"adviceMeans"_s);
    m_budget->edit()->setObjectName(u"adviceBudget"_s);
    m_memory->edit()->setObjectName(u"adviceMemory"_s);
    m_dataset->edit()->setObjectName(u"adviceDataset"_s);
    m_machines->setObjectName(u"adviceMachines"_s);
    m_gpus->setObjectName(u"adviceGpus"_s);
    m_net->setObjectName(u"adviceNet"_s);
    m_accelerators->setObjectName(u"adviceAccelerators"_s);
    m_housing->setObjectName(u"adviceHousing"_s);
    m_vendor->setObjectName(u"adviceVendor"_s);
    m_region->setObjectName(u"adviceRegion"_s);
    m_currency->setObjectName(u"adviceCurrency"_s);
    m_dataCentre->setObjectName(u"adviceDataCentre"_s);
    std::vector<QWidget *> order{m_role, m_means, m_budget->edit(), m_currency, m_memory->edit(), m_display};
    order.insert(order.end(), m_weights.begin(), m_weights.end());
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_usual, m_dataset->edit(), m_framework, m_net, m_depth, m_machines, m_gpus,
                                          m_housing, m_dataCentre, m_region, m_accelerators, m_vendor, m_used, m_order})
        order.push_back(field);
    chainFocus(order);
}

void QuestionForm::addRow(QWidget *field, const char *name)
{
    auto *label = new Label(this);
    label->setBuddy(field);
    m_rows->addRow(label, field);
    m_labels.emplace_back(label, name);
}

void QuestionForm::addWeights()
{
    m_rows->addRow(m_weightsTitle);
    auto *sliders = new QWidget(this); // a bare layout would keep its heights when the type grows
    auto *grid = new QGridLayout(sliders);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(Grid / 2);
    const std::array<const char *, 4> names{"weightMemory", "weightBandwidth", "weightSpeed", "weightPrice"};
    for (std::size_t i = 0; i < m_weights.size(); ++i) {
        m_weights[i] = new QSlider(Qt::Horizontal, this);
        m_weights[i]->setRange(0, MostWeight);
        m_weights[i]->setPageStep(2);
        m_weights[i]->setObjectName(QString::fromLatin1(names[i]));
        m_weightLabels[i] = new Label(this);
        m_weightLabels[i]->setBuddy(m_weights[i]);
        grid->addWidget(m_weightLabels[i], static_cast<int>(i), 0);
        grid->addWidget(m_weights[i], static_cast<int>(i), 1);
    }
    grid->setColumnStretch(1, 1);
    m_rows->addRow(sliders);
    m_rows->addRow(m_usual);
}

void QuestionForm::connectAll()
{
    const auto tell = [this] {
        if (!m_filling)
            emit changed();
    };
    connect(m_role, &QComboBox::currentIndexChanged, this, &QuestionForm::takeRole);
    connect(m_currency, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            m_wanted = m_currency->currentText();
    });
    for (QComboBox *combo :
         {m_means, m_currency, m_framework, m_net, m_depth, m_housing, m_region, m_accelerators, m_vendor, m_order})
        connect(combo, &QComboBox::currentIndexChanged, this, tell);
    for (NumberField *field : {m_budget, m_dataset, m_memory})
        connect(field, &NumberField::changed, this, tell);
    for (QSpinBox *spin : {m_machines, m_gpus})
        connect(spin, &QSpinBox::valueChanged, this, tell);
    for (QCheckBox *box : {m_display, m_dataCentre, m_used})
        connect(box, &QCheckBox::toggled, this, tell);
    for (QSlider *slider : m_weights)
        connect(slider, &QSlider::valueChanged, this, [this, tell] {
            sayWeights();
            tell();
        });
    connect(m_usual, &QPushButton::clicked, this, [this, tell] {
        showUsualWeights();
        tell();
    });
}

void QuestionForm::takeRole()
{
    if (m_filling)
        return;
    showUsualWeights();
    emit changed();
}

void QuestionForm::showUsualWeights()
{
    const std::array<double, 4> usual = asArray(usualWeights(chosen(*m_role, AllRoles, Role::Overall)));
    for (std::size_t i = 0; i < m_weights.size(); ++i) {
        const QSignalBlocker quiet(m_weights[i]);
        m_weights[i]->setValue(static_cast<int>(usual[i]));
    }
    sayWeights();
}

Question QuestionForm::question() const
{
    Question question;
    question.role = chosen(*m_role, AllRoles, question.role);
    question.means = chosen(*m_means, AllMeans, question.means);
    question.framework = chosen(*m_framework, AllFrameworks, question.framework);
    question.depth = chosen(*m_depth, Depths, question.depth);
    question.housing = chosen(*m_housing, Housings, question.housing);
    question.region = chosen(*m_region, Regions, question.region);
    question.accelerators = chosen(*m_accelerators, Kinds, question.accelerators);
    for (const Net net : AllNets) {
        if (m_net->currentData().toString() == netKey(net))
            question.net = net;
    }
    question.vendor = m_vendor->currentData().toString();
    question.order = m_order->currentIndex() == 1 ? Order::Newest : Order::Score;
    if (m_budget->value())
        question.budget = Money{*m_budget->value(), m_currency->currentText()};
    if (m_dataset->value())
        question.dataset = Gigabytes(*m_dataset->value());
    if (m_memory->value())
        question.memoryNeed = Gibibytes(*m_memory->value());
    if (m_machines->value() > 0)
        question.machines = m_machines->value();
    question.gpusPerMachine = m_gpus->value();
    question.display = m_display->isChecked();
    question.dataCentre = m_dataCentre->isChecked();
    question.acceptUsed = m_used->isChecked();
    question.weights = {double(m_weights[0]->value()), double(m_weights[1]->value()), double(m_weights[2]->value()),
                        double(m_weights[3]->value())};
    return question;
}

void QuestionForm::setPlace(const Place &place)
{
    const QSignalBlocker quiet(m_region);
    m_region->setCurrentIndex(std::max(0, m_region->findData(QString(key(place.region)))));
    m_wanted = place.currency;
}

void QuestionForm::setCatalogue(const Catalogue &catalogue)
{
    m_filling = true;
    m_currency->clear();
    QStringList currencies{u"USD"_s};
    for (const Rate &rate : catalogue.rates) {
        if (!currencies.contains(rate.currency))
            currencies << rate.currency;
    }
    std::sort(currencies.begin(), currencies.end());
    m_currency->addItems(currencies);
    m_currency->setCurrentText(currencies.contains(m_wanted) ? m_wanted : u"USD"_s);
    m_filling = false;
}

std::vector<std::pair<QString, QComboBox *>> QuestionForm::choices() const
{
    return {{u"role"_s, m_role},     {u"means"_s, m_means}, {u"framework"_s, m_framework},
            {u"net"_s, m_net},       {u"depth"_s, m_depth}, {u"housing"_s, m_housing},
            {u"region"_s, m_region}, {u"order"_s, m_order}, {u"accelerators"_s, m_accelerators},
            {u"vendor"_s, m_vendor}};
}

QVariantMap QuestionForm::state() const
{
    QVariantMap state;
    for (const auto &[name, combo] : choices())
        state.insert(name, combo->currentData());
    state.insert(u"currency"_s, m_currency->currentText());
    const auto number = [](const NumberField *field) {
        return field->value() ? QVariant(*field->value()) : QVariant();
    };
    state.insert(u"budget"_s, number(m_budget));
    state.insert(u"dataset"_s, number(m_dataset));
    state.insert(u"memory"_s, number(m_memory));
    state.insert(u"machines"_s, m_machines->value());
    state.insert(u"gpus"_s, m_gpus->value());
    state.insert(u"display"_s, m_display->isChecked());
    state.insert(u"data_centre"_s, m_dataCentre->isChecked());
    state.insert(u"used"_s, m_used->isChecked());
    for (const QSlider *slider : m_weights)
        state.insert(slider->objectName(), slider->value());
    return state;
}

void QuestionForm::restore(const QVariantMap &state)
{
    m_filling = true;
    const auto number = [&](const QString &name, NumberField *field) {
        bool isNumber = false;
        const double value = state.value(name).toDouble(&isNumber);
        if (isNumber)
            field->setValue(value);
    };
    for (const auto &[name, combo] : choices()) {
        const int index = combo->findData(state.value(name));
        if (state.contains(name) && index >= 0)
            combo->setCurrentIndex(index);
    }
    m_wanted = state.value(u"currency"_s, m_wanted).toString();
    m_currency->setCurrentText(m_wanted);
    number(u"budget"_s, m_budget);
    number(u"dataset"_s, m_dataset);
    number(u"memory"_s, m_memory);
    m_machines->setValue(state.value(u"machines"_s, 0).toInt());
    m_gpus->setValue(state.value(u"gpus"_s, 1).toInt());
    m_display->setChecked(state.value(u"display"_s, false).toBool());
    m_dataCentre->setChecked(state.value(u"data_centre"_s, false).toBool());
    m_used->setChecked(state.value(u"used"_s, true).toBool());
    showUsualWeights();
    for (QSlider *slider : m_weights) {
        if (state.contains(slider->objectName()))
            slider->setValue(state.value(slider->objectName()).toInt());
    }
    m_filling = false;
    sayWeights();
}

bool QuestionForm::eventFilter(QObject *watched, QEvent *event)
{
    // Who scrolls the form does not mean to change what happens to lie under the pointer.
    auto *field = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::Wheel && field && !field->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void QuestionForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        for (NumberField *field : {m_budget, m_dataset, m_memory})
            field->retranslate();
    }
}

} // namespace rig::ui
