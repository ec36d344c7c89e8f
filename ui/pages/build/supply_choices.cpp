// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/supply_choices.h"

#include "core/names/names.h"
#include "core/words/power_answer.h"
#include "ui/document/workspace.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace rig::ui {

namespace {

/// The load that an item's plugs hang on, index in Power::loads().
std::size_t loadOf(const Item &item, const Machine &machine, const Division &division)
{
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        if (machine.devices[i].item == item.id)
            return static_cast<std::size_t>(division.devices[i]);
    }
    for (std::size_t i = 0; i < machine.processors.size(); ++i) {
        if (machine.processors[i].item == item.id)
            return static_cast<std::size_t>(division.processors[i]);
    }
    return static_cast<std::size_t>(division.board);
}

} // namespace

SupplyChoices::SupplyChoices(Workspace &workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_title(new Label(this)), m_note(new WrapLabel), m_grid(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    column->addWidget(m_title);
    column->addLayout(m_grid);
    column->addWidget(m_note);
    m_grid->setColumnStretch(1, 1);
    for (QLabel *label : {m_title, m_note})
        label->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
}

SupplyChoices::Row &SupplyChoices::rowAt(std::size_t index)
{
    while (m_rows.size() <= index) {
        const Row row{new Label(this), new QComboBox(this), 0};
        row.name->setTextFormat(Qt::PlainText);
        row.name->setBuddy(row.supply);
        row.supply->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.supply->setMinimumContentsLength(16);
        const int at = static_cast<int>(m_rows.size());
        m_grid->addWidget(row.name, at, 0);
        m_grid->addWidget(row.supply, at, 1);
        connect(row.supply, &QComboBox::activated, this, [this, at](int choice) {
            const Row &chosen = m_rows[static_cast<std::size_t>(at)];
            const ItemId supply = chosen.supply->itemData(choice).toInt();
            const Item *item = m_workspace.document().build.item(chosen.item);
            if (item && item->supply != supply)
                m_workspace.edit(SetSupply{{chosen.item}, supply});
        });
        m_rows.push_back(row);
    }
    return m_rows[index];
}

void SupplyChoices::show(Row &row, const Item &item)
{
    const Machine &machine = m_workspace.machine();
    const Power &power = m_workspace.assessment().power;
    const QSignalBlocker blocker(row.supply);
    row.item = item.id;
    const Device *device = machine.device(item.id);
    const PartHandle part = m_workspace.catalogue().find(item.part);
    row.name->setText(device ? names::deviceName(*device) : part ? names::shortName(*part) : item.part);
    row.supply->clear();
    const QString now = words::supplyName(machine, power, loadOf(item, machine, power.division));
    row.supply->addItem(
        item.supply == 0 ? tr("The program chooses (%1)", "a supply").arg(now) : tr("Let the program choose"), 0);
    for (std::size_t i = 0; i < power.several.size(); ++i) {
        const SupplyLoad &load = power.several[i];
        if (load.piece <= 1)
            row.supply->addItem(words::supplyName(machine, power, i),
                                machine.supplies[static_cast<std::size_t>(load.placed)].item);
    }
    row.supply->setCurrentIndex(std::max(0, row.supply->findData(item.supply)));
    row.supply->setAccessibleName(tr("Supply of %1", "a card, a processor, the board").arg(row.name->text()));
    row.name->show();
    row.supply->show();
}

void SupplyChoices::refresh()
{
    const Power &power = m_workspace.assessment().power;
    m_title->setText(tr("Which supply feeds what"));
    m_title->setFont(fontFor(TextSize::Section, font()));
    m_note->setText(words::planNote(power));
    makeQuiet(*m_note, *this);
    std::size_t used = 0;
    for (const Item &item : m_workspace.document().build.items) {
        if (!power.several.empty() && takesSupply(item.kind) && m_workspace.catalogue().find(item.part))
            show(rowAt(used++), item);
    }
    for (std::size_t i = used; i < m_rows.size(); ++i) {
        m_rows[i].name->hide();
        m_rows[i].supply->hide();
    }
    setVisible(used > 0);
}

} // namespace rig::ui
