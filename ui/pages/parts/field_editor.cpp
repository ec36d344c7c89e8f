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

namespace {

// Letters for which a line has room, by what is typed into it.
constexpr int NumberLetters = 26;
constexpr int TextLetters = 52;

/// A graphics card is not fed by a board's plug, nor by those of drives.
bool isUsual(const QString &plug, Kind kind)
{
    const std::optional<Plug> one = plugNamed(plug);
    return kind != Kind::Card || !one || kindOf(*one).onCards;
}

} // namespace

FieldEditor::FieldEditor(Kind kind, const Field &field, const QList<NamedValue> &known, const Resolve &resolve,
                         QWidget *parent)
    : QWidget(parent), m_kind(kind), m_field(field), m_known(known), m_resolve(resolve)
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
    case FieldType::Date:
    case FieldType::Texts:
        makeLine();
        break;
    case FieldType::Text:
        if (field.words)
            makeChoice();
        else
            makeLine();
        break;
    }
    retranslate();
}

void FieldEditor::makeLine()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_line = new QLineEdit(this);
    layout->addWidget(m_line);
    setFocusProxy(m_line);
    const bool words = m_field.type == FieldType::Text || m_field.type == FieldType::Texts;
    m_line->setFixedWidth((words ? TextLetters : NumberLetters) * fontMetrics().averageCharWidth());
    layout->setAlignment(m_line, Qt::AlignLeft);
    if (m_field.type == FieldType::Text && !m_known.isEmpty()) {
        QStringList names;
        for (const NamedValue &one : m_known)
            names << one.name;
        auto *completer = new QCompleter(names, m_line);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        m_line->setCompleter(completer);
    }
    connect(m_line, &QLineEdit::textChanged, this, &FieldEditor::changed);
}

void FieldEditor::makeChoice()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_choice = new QComboBox(this);
    m_choice->addItem({});
    if (m_field.words) {
        for (const QString &word : m_field.wordList())
            m_choice->addItem({}, word);
    } else {
        m_choice->addItems({QString(), QString()});
    }
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
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
        count->setPrefix(names::plugName(word) + QStringLiteral(" × "));
        count->setEnabled(false);
        count->setVisible(isUsual(word, m_kind));
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
        m_line->setText(asTyped(named(value)));
        m_line->setCursorPosition(0);
        m_begin = value;
        m_beginText = m_line->text();
    }
    if (m_choice) {
        const bool *flag = std::get_if<bool>(&value);
        const QString *word = std::get_if<QString>(&value);
        // A word that this version does not have is kept as it is.
        if (word && m_choice->findData(*word) < 0)
            m_choice->addItem(*word, *word);
        m_choice->setCurrentIndex(word ? m_choice->findData(*word) : !flag ? 0 : *flag ? 1 : 2);
    }
    if (m_counted) {
        const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value);
        m_counted->setChecked(counts != nullptr);
        for (qsizetype i = 0; i < m_counts.size(); ++i) {
            const int count = counts ? counts->value(plugWords()[i]) : 0;
            m_counts[i]->setMaximum(std::max(static_cast<int>(m_field.high), count));
            m_counts[i]->setValue(count);
            m_counts[i]->setVisible(count > 0 || isUsual(plugWords()[i], m_kind));
        }
    }
}

Result<Value> FieldEditor::value() const
{
    if (m_line) // what nobody touched stays as it was, whatever a line of text can say of it
        return m_line->text() == m_beginText
                   ? Result<Value>(m_begin)
                   : fromTyped(m_field, m_line->text()).and_then([this](const Value &typed) { return unnamed(typed); });
    if (m_choice && m_field.words)
        return m_choice->currentIndex() <= 0 ? Value() : Value(m_choice->currentData().toString());
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

Value FieldEditor::named(const Value &value) const
{
    const auto nameOf = [this](const QString &one) {
        const auto found =
            std::find_if(m_known.begin(), m_known.end(), [&](const NamedValue &known) { return known.value == one; });
        return found == m_known.end() ? one : found->name;
    };
    if (const QString *text = std::get_if<QString>(&value))
        return nameOf(*text);
    const QStringList *texts = std::get_if<QStringList>(&value);
    if (!texts)
        return value;
    QStringList names;
    for (const QString &text : *texts)
        names << nameOf(text);
    return names;
}

Result<QString> FieldEditor::valueOf(const QString &name) const
{
    const auto found = std::find_if(m_known.begin(), m_known.end(), [&](const NamedValue &known) {
        return known.name.compare(name, Qt::CaseInsensitive) == 0 || known.value == name;
    });
    if (found != m_known.end())
        return found->value;
    if (!m_resolve)
        return name;
    const QString resolved = m_resolve(name);
    if (!resolved.isEmpty())
        return resolved;
    return badInput(tr("%1: nothing in the catalogue is called “%2”; choose one of the suggestions.", "figure, typed")
                        .arg(title(), name),
                    QString::fromLatin1(m_field.key));
}

Result<Value> FieldEditor::unnamed(const Value &value) const
{
    if (const QString *text = std::get_if<QString>(&value))
        return valueOf(*text).map([](const QString &one) { return Value(one); });
    const QStringList *texts = std::get_if<QStringList>(&value);
    if (!texts)
        return value;
    QStringList values;
    for (const QString &text : *texts) {
        const Result<QString> one = valueOf(text);
        if (!one)
            return tl::unexpected(one.error());
        values << *one;
    }
    return Value(values);
}

QString FieldEditor::title() const
{
    return PartTableModel::columnNameWithUnit(QString::fromLatin1(m_field.key), m_kind);
}

QString FieldEditor::hint() const
{
    if (m_resolve && m_field.type == FieldType::Text)
        return tr("a name such as %1").arg(QStringLiteral("NVIDIA GeForce RTX 3090"));
    switch (m_field.type) {
    case FieldType::Integer:
    case FieldType::Number:
        return tr("%1 to %2", "the range of a figure").arg(names::value(m_field.low), names::value(m_field.high));
    case FieldType::Date:
        return tr("a date such as 2020-09-24");
    case FieldType::Texts:
        return tr("separated by commas; “none” if there are none");
    case FieldType::Text:
    case FieldType::Flag:
    case FieldType::Connectors:
        return tr("not known", "an empty field");
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
        if (m_field.words) {
            for (int i = 1; i < m_choice->count(); ++i)
                m_choice->setItemText(i, names::value(m_field, m_choice->itemData(i).toString()));
        } else {
            m_choice->setItemText(1, names::value(true));
            m_choice->setItemText(2, names::value(false));
        }
        m_choice->setAccessibleName(title());
    }
    if (m_counted) {
        m_counted->setText(tr("Known", "the counts of connectors are"));
        m_counted->setAccessibleName(tr("%1: known", "a figure").arg(title()));
        for (qsizetype i = 0; i < m_counts.size(); ++i)
            m_counts[i]->setAccessibleName(
                tr("%1: how many %2", "a figure, a connector").arg(title(), names::plugName(plugWords()[i])));
    }
}

} // namespace rig::ui
