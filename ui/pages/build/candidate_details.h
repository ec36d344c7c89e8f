// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/mend.h"
#include "ui/pages/build/candidates.h"

#include <QFutureWatcher>
#include <QMap>
#include <QScrollArea>
#include <QThreadPool>
#include <QTimer>

#include <memory>

class QLabel;
class QPushButton;

namespace rig::ui {

class PriceBox;

/// What choosing a part would do to the whole machine, in sentences: money, watts, the findings that go and come, and
/// the cheapest changes that it needs. The last is looked for in the background.
class CandidateDetails : public QScrollArea
{
    Q_OBJECT

public:
    explicit CandidateDetails(QWidget *parent = nullptr);
    ~CandidateDetails() override;

    void show(const QString &part, const Opening &opening, bool owned, const Document &document,
              std::shared_ptr<const Catalogue> catalogue);
    void clear();
    void forgetPrices();
    /// What the user typed as the price of the part that is shown, where none is known.
    [[nodiscard]] std::optional<Money> typedPrice(const QString &part) const;
    /// Whether this is what show() was called with last, for the same opening.
    [[nodiscard]] bool shows(const QString &part, bool owned, const Document &document) const;
    void retranslate();
    /// Takes the part with the changes that it needs; hidden while there are none. Whoever shows the details gives it
    /// its place, where it does not scroll away.
    [[nodiscard]] QPushButton *takeWith() const { return m_takeWith; }

signals:
    /// The part is to be chosen together with the changes that it needs.
    void chosenWith(const QString &part, const std::vector<rig::Edit> &changes);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void showEffect();
    void showPrice(const Part &part);
    void takePrice();
    void showFindings(const Effect &effect, const Situation &before, const Situation &after);
    [[nodiscard]] std::vector<ItemId> pricedItems() const;
    void look();
    [[nodiscard]] ItemId chosenItem() const;
    void showMend(const MendAnswer &answer);
    void dress();

    QString m_part;
    Opening m_opening;
    bool m_owned = false;
    Document m_document;
    Document m_after;
    std::shared_ptr<const Catalogue> m_catalogue;
    Effect m_effect;
    std::vector<Finding> m_settled; ///< what could not be checked, and can be with the part
    std::vector<Edit> m_changes;
    QLabel *m_name;
    QLabel *m_figures;
    QLabel *m_sums;
    QWidget *m_priceRow;
    QLabel *m_priceLabel;
    PriceBox *m_price;
    QMap<QString, Money> m_typed; ///< by part, until something is chosen
    QLabel *m_findings;
    QLabel *m_needs;
    QPushButton *m_takeWith;
    QTimer m_rest;
    QThreadPool m_pool;
    QFutureWatcher<MendAnswer> m_watcher;
};

} // namespace rig::ui
