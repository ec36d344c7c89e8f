// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace rig::ui {

class Workspace;

/// Where the machine stands and what it is for: circuit, tariff, hours, work, the processor's load.
class SiteEditor : public QWidget
{
    Q_OBJECT

public:
    explicit SiteEditor(Workspace &workspace, QWidget *parent = nullptr);

    /// The rows of the parts list that lead here.
    enum class Field { Circuit, Tariff, Hours, Work, ProcessorLoad };

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
