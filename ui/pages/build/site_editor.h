// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace rig::ui {

class Workspace;

/// Where the machine stands and what it is for: circuit, tariff, hours, the room; work, memory, data, budget.
class SiteEditor : public QWidget
{
    Q_OBJECT

public:
    explicit SiteEditor(Workspace &workspace, QWidget *parent = nullptr);

    /// The rows of the parts list that lead here.
    enum class Field {
        Circuit,
        Tariff,
        Hours,
        OtherLoad,
        RoomCooling,
        DataCentre,
        Work,
        ProcessorLoad,
        MemoryNeed,
        Display,
        Headless,
        Ecc,
        Dataset,
        Budget
    };

    void refresh();
    void retranslate();
    void focusField(Field field);

private:
    void layOut();
    void connectEditors();
    void fillCircuits();
    void takeCircuit(int index);
    void takeOwnCircuit();
    void takeTariff();
    void addNumbers();
    void addFlags();
    void takeBudget();
    void editSite(const Site &site);

    Workspace &m_workspace;
    QFormLayout *m_form;
    QComboBox *m_circuit;
    QDoubleSpinBox *m_volts;
    QDoubleSpinBox *m_amperes;
    QDoubleSpinBox *m_share;
    QDoubleSpinBox *m_tariff;
    QComboBox *m_currency;
    QSpinBox *m_hours;
    QComboBox *m_work;
    QSpinBox *m_load;
    std::vector<QDoubleSpinBox *> m_numbers; ///< in the order of the table in site_editor.cpp
    std::vector<QCheckBox *> m_flags;
    QDoubleSpinBox *m_budget;
    QComboBox *m_budgetCurrency;
};

/// The same values as rows of the parts list: name and value, "assumed" where the user has not chosen.
struct SiteRow
{
    SiteEditor::Field field;
    QString name;
    QString value;
    bool assumed = false;
};
[[nodiscard]] std::vector<SiteRow> siteRows(const Document &document);

} // namespace rig::ui
