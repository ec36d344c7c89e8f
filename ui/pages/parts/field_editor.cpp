// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/field_editor.h"

#include "core/catalogue/plugs.h"
#include "core/names/names.h"
#include "ui/models/part_table_model.h"
#include "ui/widgets/figure_text.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

FieldEditor::FieldEditor(const Field &field, const QStringList &known, QWidget *parent)
    : QWidget(parent), m_field(field)
{
    setObjectName(QStringLiteral("field-") + QString::fromLatin1(field.key));
    switch (field.type) {
    case FieldType::Flag:
        makeChoice();
        break;
    case FieldType::Connectors:
        makeConnectors();
        break;
    case FieldType::Integer:
    case FieldType::Number:
    case FieldType::Text:
    case FieldType::Date:
    case FieldType::Texts:
        makeLine(known);
        break;
    }
    retranslate();
}

void FieldEditor::makeLine(const QStringList &known)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_line = new QLineEdit(this);
    layout->addWidget(m_line);
    setFocusProxy(m_line);
    if (m_field.type == FieldType::Text && !known.isEmpty()) {
        auto *completer = new QCompleter(known, m_line);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        m_line->setCompleter(completer);
    }
    connect(m_line, &QLineEdit::textChanged, this, &FieldEditor::changed);
}

void FieldEditor::makeChoice()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_choice = new QComboBox(this);
    m_choice->addItems({QString(), QString(), QString()});
    layout->addWidget(m_choice, 0, Qt::AlignLeft);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &FieldEditor::changed);
}

void FieldEditor::makeConnectors()
{
    auto *row = new FlowLayout(this, Grid);
    m_counted = new QCheckBox(this);
    row->addWidget(m_counted);
    setFocusProxy(m_counted);
    for (const QString &word : plugWords()) {
        auto *count = new QSpinBox(this);
        count->setRange(0, static_cast<int>(m_field.high));
        count->setPrefix(word + QStringLiteral(" × "));
        count->setEnabled(false);
        row->addWidget(count);
        m_counts << count;
        connect(count, &QSpinBox::valueChanged, this, &FieldEditor::changed);
    }
    connect(m_counted, &QCheckBox::toggled, this, [this](bool on) {
        for (QSpinBox *count : m_counts)
            count->setEnabled(on);
        emit changed();
    });
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FieldEditor::setValue(const Value &value)
{
    const QSignalBlocker blocker(this);
    if (m_line) {
        m_line->setText(asTyped(value));
        m_line->setCursorPosition(0);
        m_begin = value;
        m_beginText = m_line->text();
    }
    if (m_choice) {
        const bool *flag = std::get_if<bool>(&value);
        m_choice->setCurrentIndex(!flag ? 0 : *flag ? 1 : 2);
    }
    if (m_counted) {
        const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value);
        m_counted->setChecked(counts != nullptr);
        for (qsizetype i = 0; i < m_counts.size(); ++i) {
            const int count = counts ? counts->value(plugWords()[i]) : 0;
            m_counts[i]->setMaximum(std::max(static_cast<int>(m_field.high), count));
            m_counts[i]->setValue(count);
        }
    }
}

Result<Value> FieldEditor::value() const
{
    if (m_line) // what nobody touched stays as it was, whatever a line of text can say of it
        return m_line->text() == m_beginText ? Result<Value>(m_begin) : fromTyped(m_field, m_line->text());
    if (m_choice)
        return m_choice->currentIndex() <= 0 ? Value() : Value(m_choice->currentIndex() == 1);
    if (!m_counted->isChecked())
        return Value();
    ConnectorCounts counts;
    for (qsizetype i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i]->value() > 0)
            counts.insert(plugWords()[i], m_counts[i]->value());
    }
    return Value(counts);
}

QString FieldEditor::title() const { return PartTableModel::columnNameWithUnit(QString::fromLatin1(m_field.key)); }

QString FieldEditor::hint() const
{
    switch (m_field.type) {
    case FieldType::Integer:
    case FieldType::Number:
        return tr("%1 to %2; empty: not known", "the range of a figure")
            .arg(names::value(m_field.low), names::value(m_field.high));
    case FieldType::Date:
        return tr("a date such as 2020-09-24; empty: not known");
    case FieldType::Texts:
        return tr("several apart by commas, or by semicolons where one has a comma in it; “none” says there are none");
    case FieldType::Text:
    case FieldType::Flag:
    case FieldType::Connectors:
        return tr("empty: not known");
    }
    return {};
}

void FieldEditor::retranslate()
{
    if (m_line) {
        m_line->setPlaceholderText(hint());
        m_line->setAccessibleName(title());
        m_line->setAccessibleDescription(hint());
    }
    if (m_choice) {
        m_choice->setItemText(0, names::value(Value()));
        m_choice->setItemText(1, names::value(true));
        m_choice->setItemText(2, names::value(false));
        m_choice->setAccessibleName(title());
    }
    if (m_counted) {
        m_counted->setText(tr("Known", "the counts of connectors are"));
        m_counted->setAccessibleName(tr("%1: known", "a figure").arg(title()));
        for (qsizetype i = 0; i < m_counts.size(); ++i)
            m_counts[i]->setAccessibleName(tr("%1: how many %2", "a figure, a connector").arg(title(), plugWords()[i]));
    }
}

} // namespace rig::ui
