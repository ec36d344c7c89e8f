// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace rig::ui {

inline constexpr double MostMoney = 1e9; ///< nobody means more

/// A number that need not be given. What is typed wrong is told below the field, and the last good number stays.
class NumberField : public QWidget
{
    Q_OBJECT

public:
    /// Numbers above 0, at most `most`.
    explicit NumberField(double most, QWidget *parent = nullptr);

    [[nodiscard]] std::optional<double> value() const { return m_value; }
    void setValue(std::optional<double> value);
    [[nodiscard]] bool isWrong() const { return m_wrong; }
    [[nodiscard]] QLineEdit *edit() const { return m_edit; }
    void retranslate();

signals:
    void changed();

private:
    void take();
    void sayProblem();

    double m_most;
    std::optional<double> m_value;
    bool m_wrong = false;
    QLineEdit *m_edit;
    QLabel *m_problem;
};

} // namespace rig::ui
