// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/build/candidates.h"

#include <QAbstractListModel>
#include <QFutureWatcher>
#include <QThreadPool>

#include <memory>

namespace rig::ui {

enum class CandidateOrder { Name, Price };

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
    void setOrder(CandidateOrder order);
    /// Stops trying and forgets the list.
    void clear();
    [[nodiscard]] bool isTrying() const { return m_watcher.isRunning(); }
    [[nodiscard]] int rowOf(const QString &partId) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

signals:
    void allTried(); ///< the order is final

private:
    struct Candidate
    {
        PartHandle part;
        QString search;
        std::optional<double> price;
        std::optional<Preview> preview;
        mutable QString reason; ///< made when the row is first shown
    };
    using Tried = std::pair<int, Preview>;

    void startTrying();
    void stopTrying();
    void takeResults(int begin, int end);
    void arrange();
    [[nodiscard]] bool comesBefore(int a, int b) const;
    [[nodiscard]] QString secondLine(const Candidate &candidate) const;
    [[nodiscard]] QString trailing(const Candidate &candidate) const;
    [[nodiscard]] QString spoken(const Candidate &candidate) const;

    Opening m_opening;
    Document m_document;
    std::shared_ptr<const Catalogue> m_catalogue;
    QString m_search;
    CandidateOrder m_order = CandidateOrder::Name;
    bool m_allTried = false;
    std::vector<Candidate> m_candidates;
    std::vector<int> m_rows;           ///< shown candidates, in order
    std::vector<int> m_rowByCandidate; ///< -1: not shown
    QThreadPool m_pool;
    QFutureWatcher<Tried> m_watcher;
};

} // namespace rig::ui
