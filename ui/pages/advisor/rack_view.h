// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/rack_plan.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;
QT_END_NAMESPACE

namespace rig::ui {

/// The plan of racks for a number of machines: power, racks, circuits, network.
class RackView : public QWidget
{
    Q_OBJECT

public:
    explicit RackView(QWidget *parent = nullptr);

    /// `chip` null: none answers the question.
    void show(std::optional<int> machines, int gpusPerMachine, const std::shared_ptr<const Chip> &chip,
              const std::optional<advice::Overhead> &overhead, const Circuit &circuit);
    void retranslate();

private:
    void plan();
    void addRow(QWidget *field, const char *name);

    QFormLayout *m_rows;
    QDoubleSpinBox *m_kilowatts;
    QSpinBox *m_units, *m_rackUnits, *m_ports, *m_switchPorts;
    QLabel *m_answer;
    QLabel *m_assumed;
    std::vector<std::pair<QLabel *, const char *>> m_labels;
    std::optional<int> m_machines;
    int m_gpus = 1;
    std::shared_ptr<const Chip> m_chip;
    std::optional<advice::Overhead> m_overhead;
    Circuit m_circuit;
};

} // namespace rig::ui
