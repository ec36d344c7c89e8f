// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/free_services.h"
#include "core/renting/rent_case.h"

#include <QDate>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

class LimitedField;
class OfferList;
class Workspace;

/// What is bought, what is rented, how much it is used, and who asks.
class RentForm : public QWidget
{
    Q_OBJECT

public:
    /// Of what the money is reckoned.
    enum class Bought { Planned, Whole, PerGpu };

    RentForm(Workspace &workspace, const CloudServices &services, const QDate &today, QWidget *parent = nullptr);

    [[nodiscard]] RentInputs inputs() const;
    [[nodiscard]] CloudSituation situation() const;
    /// A number is typed that cannot be used; the sentence stands at its field.
    [[nodiscard]] bool isWrong() const;
    /// The first sentence at a field; empty where there is none.
    [[nodiscard]] QString complaint() const;
    /// Another machine is planned: what the user has not chosen himself follows it. What is bought is the machine,
    /// where there is one; what is rented is the cheapest offer on demand with the same chip, of the last two years.
    void followMachine();
    /// The workspace has another catalogue.
    void takeCatalogue();
    /// Puts the failure's sentence at its field; nullopt takes all such sentences away.
    void showFailure(const std::optional<Failure> &failure);
    /// What counts where a field is empty, after the planned machine, the offer and the speeds have changed.
    void showDefaults();
    [[nodiscard]] OfferList &offers() { return *m_offers; }
    [[nodiscard]] QString currency() const;

    [[nodiscard]] QByteArray state() const;
    /// What cannot be read leaves the form as it is.
    void restore(const QByteArray &state);

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Choice
    {
        QLabel *name;
        QComboBox *box;
    };

    QLabel *addTitle();
    LimitedField *addField(const char *key);
    Choice addChoice(const char *name);
    void layOut();
    void orderFocus();
    void fitChoices();
    void fillChoices();
    void fillGpus();
    void fillSubscriptions();
    void takeBought();
    void retranslate();
    void nameFields();
    [[nodiscard]] LimitedField *field(QStringView key) const;
    [[nodiscard]] std::optional<PlannedMachine> planned() const;
    [[nodiscard]] Bought bought() const;
    [[nodiscard]] bool alwaysOn() const;
    [[nodiscard]] QString numberText(double number, int decimals) const;

    Workspace &m_workspace;
    const CloudServices &m_services;
    std::vector<QLabel *> m_titles;
    std::vector<LimitedField *> m_fields;
    Choice m_use;
    Choice m_bought;
    Choice m_currency;
    Choice m_gpu;
    Choice m_subscription;
    Choice m_region;
    Choice m_framework;
    Choice m_budget;
    OfferList *m_offers;
    QDate m_today;
    bool m_ownWay = false; ///< the user chose what is bought
};

} // namespace rig::ui
