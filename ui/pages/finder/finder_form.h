// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/place.h"
#include "core/finder/question.h"

#include <QVariantMap>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;
class NumberField;
class SaleList;

/// The question to the finder, field by field.
class FinderForm : public QWidget
{
    Q_OBJECT

public:
    explicit FinderForm(QWidget *parent = nullptr);

    /// Of what is entered; of a field with a mistake its last good value. Money is in the currency of setCurrency().
    [[nodiscard]] finder::Question question() const;
    void setCurrency(const QString &currency);
    /// What is usual where the user lives; the circuit that was chosen or restored stays.
    void setPlace(const Place &place);
    /// The open machine: its works can be asked for, and its parts used again.
    void setMachine(const Document &document, const Catalogue &catalogue);
    /// A work that another page has in hand; it is asked for.
    void setWork(const PlannedWork &work);
    /// Says at a field what is wrong with it; nullopt: nothing is.
    void complain(const std::optional<Failure> &failure);
    /// What the settings keep, and take back: what they do not know stays as it is.
    [[nodiscard]] QVariantMap state() const;
    void restore(const QVariantMap &state);

signals:
    void changed();
    /// Enter: the answer is wanted now, though nothing may have changed.
    void asked();
    /// A work that is not in the list is to be set.
    void workWanted();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        QLabel *label;
        const char *name;
    };

    void layOut();
    void addRow(QWidget *field, const char *name, const char *key);
    void addCards();
    void connectAll();
    void fillWorks();
    void fillCombos();
    void showRows();
    void showSales();
    void chain();
    [[nodiscard]] std::vector<NumberField *> numbers() const;
    void retranslate();

    QFormLayout *m_rows;
    QComboBox *m_work, *m_goal, *m_circuit, *m_vendor;
    QPushButton *m_setWork;
    NumberField *m_memoryEach, *m_memoryInAll, *m_leastSpeed, *m_years, *m_tariff, *m_budget;
    QSpinBox *m_fewest, *m_most;
    QLabel *m_to;
    QCheckBox *m_own, *m_display, *m_ecc, *m_quiet, *m_limit, *m_fp16, *m_dataCentre;
    SaleList *m_sales;
    std::vector<Row> m_labels;
    std::vector<std::pair<QString, MarkedLabel *>> m_complaints; ///< by the field of a failure
    std::vector<PlannedWork> m_works;                            ///< of the list, from its second entry on
    std::optional<PlannedWork> m_handed;
    std::vector<PlannedWork> m_ofMachine;
    Build m_machine;
    Site m_site;
    QString m_currency = QStringLiteral("USD");
    bool m_filling = false;
};

} // namespace rig::ui
