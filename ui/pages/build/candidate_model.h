// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/card_standing.h"
#include "core/search/part_filters.h"
#include "core/search/part_search.h"
#include "ui/pages/build/candidate_orders.h"
#include "ui/pages/build/candidates.h"

#include <QAbstractListModel>
#include <QFutureWatcher>
#include <QThreadPool>

#include <memory>

namespace rig::ui {

/// How the list of candidates is narrowed.
struct CandidateFilter
{
    std::vector<PartCondition> conditions;
    bool fitsOnly = false; ///< neither a blocker nor an open question of room, lanes or power

    bool operator==(const CandidateFilter &) const = default;
};

/// The parts of a kind that could be chosen, with what each would do. The list is there at once; the effects are tried
/// in the background and fill in. When all are tried, the parts that cannot work move to the end, each with the reason.
class CandidateModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { PartIdRole = Qt::UserRole + 100, BlockedRole };

    explicit CandidateModel(QObject *parent = nullptr);
    ~CandidateModel() override;

    /// Lists the parts for an opening of this document, and starts to try them.
    void setOpening(const Opening &opening, const Document &document, std::shared_ptr<const Catalogue> catalogue);
    void setSearch(const QString &text);
    void setFilter(const CandidateFilter &filter);
    /// Null: as the catalogue has them. Parts whose value is not known stand after those whose is.
    void setOrder(const CandidateOrder *order);
    /// Where the parts are bought: what may not be sold there stands last.
    void setRegion(Region region);
    /// Stops trying and forgets the list.
    void clear();
    [[nodiscard]] bool isTrying() const { return m_watcher.isRunning(); }
    [[nodiscard]] int rowOf(const QString &partId) const;
    /// Parts that the filter leaves out of what the search found.
    [[nodiscard]] int leftOut() const { return m_leftOut; }
    /// The words that were searched for in place of the user's, when his found nothing; else empty.
    [[nodiscard]] QString searchedInstead() const { return m_instead; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

signals:
    void allTried(); ///< the order is final

private:
    struct Candidate
    {
        PartHandle part;
        int place = 0;                 ///< in the catalogue's list of the kind
        bool named = false;            ///< the search stands in its name, not only somewhere in its figures
        std::optional<double> value;   ///< by which the list is sorted
        advice::CardStanding standing; ///< of a card; else as it is made
        std::optional<Preview> preview;
        mutable QString reason; ///< made when the row is first shown
    };
    using Tried = std::pair<int, Preview>;

    void startTrying();
    void stopTrying();
    void takeResults(int begin, int end);
    void arrange();
    void valueAll();
    void standAll();
    [[nodiscard]] bool isLeftOut(const Candidate &candidate) const;
    [[nodiscard]] std::optional<double> weighed(const Candidate &candidate) const;
    [[nodiscard]] bool comesBefore(int left, int right) const;
    [[nodiscard]] QString secondLine(const Candidate &candidate) const;
    [[nodiscard]] QString trailing(const Candidate &candidate) const;
    [[nodiscard]] QString effect(const Candidate &candidate) const;
    [[nodiscard]] QString spoken(const Candidate &candidate) const;

    Opening m_opening;
    Document m_document;
    std::shared_ptr<const Catalogue> m_catalogue;
    QString m_search;
    CandidateFilter m_filter;
    Region m_region = Region::Elsewhere;
    std::optional<advice::Library> m_regions; ///< read when cards are first listed
    int m_leftOut = 0;
    QString m_instead;
    std::optional<SearchTexts> m_texts; ///< of the kind; made at the first search
    const CandidateOrder *m_order = nullptr;
    bool m_allTried = false;
    std::vector<Candidate> m_candidates;
    std::vector<int> m_rows;           ///< shown candidates, in order
    std::vector<int> m_rowByCandidate; ///< -1: not shown
    QThreadPool m_pool;
    QFutureWatcher<Tried> m_watcher;
};

} // namespace rig::ui
