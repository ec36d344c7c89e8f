// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/rack_view.h"

#include "core/advice/advice_words.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/wrap_label.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

using namespace advice;

RackView::RackView(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout)
    , m_kilowatts(new QDoubleSpinBox(this))
    , m_units(new QSpinBox(this))
    , m_rackUnits(new QSpinBox(this))
    , m_ports(new QSpinBox(this))
    , m_switchPorts(new QSpinBox(this))
    , m_answer(new WrapLabel(this))
    , m_assumed(new WrapLabel(this))
    , m_circuit(Site().circuit)
{
    setObjectName(u"rackView"_s);
    m_answer->setObjectName(u"rackAnswer"_s);
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_kilowatts->setObjectName(u"rackKilowatts"_s);
    m_kilowatts->setRange(0.5, 1000);
    m_kilowatts->setDecimals(1);
    m_kilowatts->setValue(UsualKilowattsPerRack);
    m_units->setRange(1, 60);
    m_units->setValue(RackRequest().unitsPerMachine);
    m_rackUnits->setRange(1, 60);
    m_rackUnits->setValue(UsualRackUnits);
    m_ports->setRange(1, 64);
    m_switchPorts->setRange(2, 1000);
    m_switchPorts->setValue(RackRequest().portsPerSwitch);
    addRow(m_kilowatts, QT_TR_NOOP("Power of a rack, kW"));
    addRow(m_units, QT_TR_NOOP("Height of a machine, units"));
    addRow(m_rackUnits, QT_TR_NOOP("Height of a rack, units"));
    addRow(m_ports, QT_TR_NOOP("Network ports of a machine"));
    addRow(m_switchPorts, QT_TR_NOOP("Ports of a switch"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid / 2, Grid / 2, Grid / 2);
    column->setSpacing(Grid);
    column->addWidget(m_answer);
    column->addLayout(m_rows);
    column->addWidget(m_assumed);
    column->addStretch(1);
    connect(m_kilowatts, &QDoubleSpinBox::valueChanged, this, &RackView::plan);
    for (QSpinBox *spin : {m_units, m_rackUnits, m_ports, m_switchPorts})
        connect(spin, &QSpinBox::valueChanged, this, &RackView::plan);
    retranslate();
}

void RackView::addRow(QWidget *field, const char *name)
{
    auto *label = new Label(this);
    label->setBuddy(field);
    field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_rows->addRow(label, field);
    m_labels.emplace_back(label, name);
}

void RackView::show(std::optional<int> machines, int gpusPerMachine, const std::shared_ptr<const Chip> &chip,
                    const std::optional<Overhead> &overhead, const Circuit &circuit)
{
    m_machines = machines;
    m_gpus = gpusPerMachine;
    m_chip = chip;
    m_overhead = overhead;
    m_circuit = circuit;
    plan();
}

void RackView::plan()
{
    if (!m_machines) {
        m_answer->setText(tr("Say on the left how many machines there are, and how many GPUs in each."));
        return;
    }
    if (!m_chip || !m_chip->tdp || !m_overhead) {
        m_answer->setText(tr("There is no plan: no GPU whose power is known answers the question."));
        return;
    }
    RackRequest request;
    request.machines = *m_machines;
    request.gpusPerMachine = m_gpus;
    request.perGpu = *m_chip->tdp;
    request.overhead = m_overhead->times;
    request.kilowattsPerRack = m_kilowatts->value();
    request.unitsPerMachine = m_units->value();
    request.unitsPerRack = m_rackUnits->value();
    request.circuit = circuitForRacks(m_circuit);
    request.portsPerMachine = m_ports->value();
    request.portsPerSwitch = m_switchPorts->value();
    const Result<RackPlan> made = planRacks(request);
    if (!made) {
        m_answer->setText(tr("%1 %2", "a shape that stands for a mistake, a sentence")
                              .arg(shapeOf(Meaning::Blocker), made.error().sentence()));
        return;
    }
    QStringList lines{tr("With %1, the row that is chosen above:").arg(m_chip->name)};
    lines << rackSentences(request, *made, m_overhead);
    m_answer->setText(titleText(lines.join(u'\n')));
}

void RackView::retranslate()
{
    for (const auto &[label, name] : m_labels)
        label->setText(tr(name));
    m_assumed->setText(heldText(tr(
        "10 kW a rack is the lower end of what most rooms have (10 to 30 kW; few go above 30: Uptime Institute's "
        "survey "
        "of 2025); 20 to 30 kW need good air cooling with containment, above 40 most go to liquid (Coolnet, read "
        "2026-11). 42 units: NVIDIA's DGX POD of 2018. Heights and ports of a machine are examples: enter yours. A DGX "
        "H100 has 8 units, 8 ports of its compute network and 10.2 kW.")));
    makeQuiet(*m_assumed, *this);
    plan();
}

} // namespace rig::ui
