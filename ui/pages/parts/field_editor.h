// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/fields.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;
QT_END_NAMESPACE

namespace rig::ui {

/// The input for one figure, made after its type: a line, a choice of yes and no, a spin box for each power connector.
/// Left empty, the figure is not known.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    /// `known`: values that other parts have, offered while typing.
    FieldEditor(const Field &field, const QStringList &known, QWidget *parent);

    void setValue(const Value &value);
    /// monostate: not known. A failure says in a sentence what the figure may be.
    [[nodiscard]] Result<Value> value() const;
    [[nodiscard]] const Field &field() const { return m_field; }
    /// "Power (W)"
    [[nodiscard]] QString title() const;
    void retranslate();

signals:
    void changed();

private:
    void makeLine(const QStringList &known);
    void makeChoice();
    void makeConnectors();
    [[nodiscard]] QString hint() const;

    const Field &m_field;
    Value m_begin;       ///< what was put in
    QString m_beginText; ///< and how its line showed it
    QLineEdit *m_line = nullptr;
    QComboBox *m_choice = nullptr;
    QCheckBox *m_counted = nullptr; ///< checked: the counts are known, even where all are 0
    QList<QSpinBox *> m_counts;     ///< in the order of plugWords()
};

} // namespace rig::ui
