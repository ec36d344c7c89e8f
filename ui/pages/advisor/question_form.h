// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/question.h"
#include "core/catalogue/catalogue.h"

#include <QVariantMap>
#include <QWidget>

#include <array>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
QT_END_NAMESPACE

namespace rig::ui {

class NumberField;

/// The question to the advisor, field by field.
class QuestionForm : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionForm(QWidget *parent = nullptr);

    /// Of what is entered; of a field with a mistake its last good value.
    [[nodiscard]] advice::Question question() const;
    /// What is usual where the user lives: the region, and the currency of a budget.
    void setPlace(const Place &place);
    /// The currencies that have a rate; the one that was chosen or restored stays, once it is there.
    void setCatalogue(const Catalogue &catalogue);
    /// What the settings keep, and take back: what they do not know stays as it is.
    [[nodiscard]] QVariantMap state() const;
    void restore(const QVariantMap &state);

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void addRow(QWidget *field, const char *name);
    void addWeights();
    void connectAll();
    void takeRole();
    void showUsualWeights();
    void fillCombos();
    void sayWeights();
    void retranslate();
    /// The lists by the names that the settings keep them under.
    [[nodiscard]] std::vector<std::pair<QString, QComboBox *>> choices() const;

    QFormLayout *m_rows;
    QComboBox *m_role, *m_means, *m_currency, *m_framework, *m_net, *m_depth, *m_housing, *m_region, *m_accelerators,
        *m_vendor, *m_order;
    NumberField *m_budget, *m_dataset, *m_memory;
    QSpinBox *m_machines, *m_gpus;
    QCheckBox *m_display, *m_dataCentre, *m_used;
    std::array<QSlider *, 4> m_weights{}; ///< memory, bandwidth, speed, price
    std::array<QLabel *, 4> m_weightLabels{};
    QLabel *m_weightsTitle;
    QPushButton *m_usual;
    std::vector<std::pair<QLabel *, const char *>> m_labels;
    QString m_wanted = QStringLiteral("USD"); ///< the currency, whether there is a rate for it yet or not
    bool m_filling = false;
};

} // namespace rig::ui
