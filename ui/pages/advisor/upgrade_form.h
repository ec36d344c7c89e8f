// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/upgrade.h"

#include <QWidget>

#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

/// Where it is asked what one owns, what it brings, and what might be bought. What is typed and cannot be read is said
/// under the fields, and the last good question stays. Without candidates all GPUs are asked for. Everything is
/// remembered as settings.
class UpgradeForm : public QWidget
{
    Q_OBJECT

public:
    explicit UpgradeForm(QWidget *parent = nullptr);

    /// The GPUs and currencies to choose from; `owned`, `ownedCount` of it and `currency` are
    /// chosen where nothing was before.
    void setCatalogue(const Catalogue &catalogue, const QString &owned, int ownedCount, const QString &currency);
    /// Without `owned` where none is chosen.
    [[nodiscard]] const UpgradeQuestion &question() const { return m_question; }
    /// Beside what the owned ones bring; nullopt: none was stated.
    [[nodiscard]] std::optional<Money> budget() const;
    void removeCandidate(const QString &id);
    void retranslate();

    static constexpr int MostCandidates = 6;
    static constexpr int MostOwned = 64;

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void listen();
    void fillGpus(const Catalogue &catalogue);
    void restore();
    void takeOwned();
    void takeAmount(QLineEdit *field);
    void addCandidate();
    void takeChoices();
    void addRow(QWidget *row, QWidget *field, const char *name);
    void complain(const QString &sentence, QWidget *field);
    void store();
    /// The chip whose name is typed or chosen; empty where there is none.
    [[nodiscard]] QString gpuIn(const QComboBox *combo) const;

    Catalogue m_catalogue;
    UpgradeQuestion m_question;
    std::optional<double> m_budget; ///< in the question's currency
    bool m_restored = false;
    QFormLayout *m_rows;
    QComboBox *m_owned;
    QSpinBox *m_count;
    QLineEdit *m_resale;
    QLineEdit *m_paid;
    QLineEdit *m_budgetField;
    QComboBox *m_currency;
    QComboBox *m_buying;
    QComboBox *m_net;
    QComboBox *m_candidate;
    QPushButton *m_add;
    MarkedLabel *m_problem;
    std::vector<std::pair<QLabel *, const char *>> m_labels; ///< with their texts before translation
    QWidget *m_wrongField = nullptr;                         ///< about which m_problem speaks
};

} // namespace rig::ui
