// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>
#include <variant>

namespace rig::ui {

/// How far a search is, to be shown while it works.
struct SearchStep
{
    std::optional<finder::Found> best{};
    double gap = 0; ///< how much better a machine might still be: 0.1 is a tenth
    qint64 nodes = 0;
};

/// Looks for the best machine beside the window's work. A new question drops the one before.
class MachineSearch : public QObject
{
    Q_OBJECT

public:
    explicit MachineSearch(QObject *parent = nullptr);
    ~MachineSearch() override;

    /// Other parts or prices count from now on; what the search was at is dropped.
    void setCatalogue(const Catalogue &catalogue);
    /// Begins after a moment, so that what is typed is not asked letter by letter.
    void look(const finder::Question &question, const finder::FindOptions &options = {});
    /// Ends the search under way; what it has comes as its answer.
    void stop();
    [[nodiscard]] bool isLooking() const { return m_delay.isActive() || m_watcher.isRunning(); }

signals:
    void progressed(const rig::ui::SearchStep &step);
    void found(const rig::finder::Answer &answer);
    void failed(const rig::Failure &failure);

private:
    /// What a search stands on.
    struct Known;
    using Message = std::variant<SearchStep, finder::Answer, Failure>;

    void start();
    void drop();
    void tell(const Message &message);

    std::shared_ptr<const Catalogue> m_catalogue;
    std::shared_ptr<const Known> m_known; ///< null until the first search after a change
    std::shared_ptr<std::atomic<bool>> m_stopped;
    finder::Question m_question;
    finder::FindOptions m_options;
    QTimer m_delay;
    QThreadPool m_pool;
    QFutureWatcher<Message> m_watcher;
};

} // namespace rig::ui
