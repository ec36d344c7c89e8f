// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/fields.h"

#include <QWidget>

#include <functional>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;
QT_END_NAMESPACE

namespace rig::ui {

/// A value of the format and what people call it: "rtx-3090", "GeForce RTX 3090".
struct NamedValue
{
    QString value;
    QString name;
};

/// The input for one figure, made after its type: a line, a choice of words or of yes and no, a spin box for each power
/// connector. It shows names and takes names. Left empty, the figure is not known.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    /// What a typed text names, where it is none of the known names; empty: nothing.
    using Resolve = std::function<QString(const QString &typed)>;

    /// `kind`: of the part. `known`: what there is to choose from, offered while typing.
    FieldEditor(Kind kind, const Field &field, const QList<NamedValue> &known, const Resolve &resolve, QWidget *parent);

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
    void makeLine();
    void makeChoice();
    [[nodiscard]] Value named(const Value &value) const;
    [[nodiscard]] Result<Value> unnamed(const Value &value) const;
    [[nodiscard]] Result<QString> valueOf(const QString &name) const;
    void makeConnectors();
    [[nodiscard]] QString hint() const;

    Kind m_kind;
    const Field &m_field;
    QList<NamedValue> m_known;
    Resolve m_resolve;
    Value m_begin;       ///< what was put in
    QString m_beginText; ///< and how its line showed it
    QLineEdit *m_line = nullptr;
    QComboBox *m_choice = nullptr;
    QCheckBox *m_counted = nullptr; ///< checked: the counts are known, even where all are 0
    QList<QSpinBox *> m_counts;     ///< in the order of plugWords()
};

} // namespace rig::ui
