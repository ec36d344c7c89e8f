// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/upgrade.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

/// Where it is asked what one owns, what it brings, and what might be bought. What is typed and cannot be read is said
/// under the fields, and the last good question stays. Everything is remembered as settings.
class UpgradeForm : public QWidget
{
    Q_OBJECT

public:
    explicit UpgradeForm(QWidget *parent = nullptr);

    /// The GPUs and currencies to choose from; `owned` is chosen where nothing was before.
    void setCatalogue(const Catalogue &catalogue, const QString &owned);
    /// Without `owned` where none is chosen.
    [[nodiscard]] const UpgradeQuestion &question() const { return m_question; }
    /// All GPUs within this are asked for, and not the candidates; nullopt: the candidates.
    [[nodiscard]] std::optional<Money> budget() const;
    /// All within a budget are asked for, and it was not said yet.
    [[nodiscard]] bool needsBudget() const;
    void removeCandidate(const QString &id);
    void retranslate();

    static constexpr int MostCandidates = 6;

signals:
    void changed();

private:
    void layOut();
    void listen();
    void fillGpus(const Catalogue &catalogue);
    void restore();
    void takeOwned();
    void takeAmount(QLineEdit *field);
    void addCandidate();
    void takeChoices();
    void complain(const QString &sentence, QWidget *field);
    void store();
    /// The chip whose name is typed or chosen; empty where there is none.
    [[nodiscard]] QString gpuIn(const QComboBox *combo) const;

    Catalogue m_catalogue;
    UpgradeQuestion m_question;
    std::optional<double> m_budget; ///< in the question's currency
    bool m_restored = false;
    QLabel *m_ownedLabel;
    QComboBox *m_owned;
    QLabel *m_resaleLabel;
    QLineEdit *m_resale;
    QLabel *m_paidLabel;
    QLineEdit *m_paid;
    QLabel *m_currencyLabel;
    QComboBox *m_currency;
    QLabel *m_buyingLabel;
    QComboBox *m_buying;
    QLabel *m_netLabel;
    QComboBox *m_net;
    QLabel *m_candidateLabel;
    QComboBox *m_candidate;
    QPushButton *m_add;
    QCheckBox *m_within;
    QLineEdit *m_budgetField;
    QLabel *m_problem;
    QWidget *m_wrongField = nullptr; ///< about which m_problem speaks
};

} // namespace rig::ui
