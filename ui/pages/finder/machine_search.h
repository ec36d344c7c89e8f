// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"
#include "core/workload/speed.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
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

/// What searches stand on: made once for all of a page.
struct SearchGround
{
    explicit SearchGround(const Catalogue &parts);

    Catalogue catalogue;
    ModelLibrary library;
    TrainingRuns runs;
    SpeedModel speeds;
};

/// Looks for the best machine beside the window's work. A new question drops the one before.
class MachineSearch : public QObject
{
    Q_OBJECT

public:
    explicit MachineSearch(QObject *parent = nullptr);
    ~MachineSearch() override;

    /// Other parts or prices count from now on; what the search was at is dropped.
    void setGround(std::shared_ptr<const SearchGround> ground);
    /// Begins after a moment, so that what is typed is not asked letter by letter.
    void look(const finder::Question &question, const finder::FindOptions &options = {});
    /// What binds that answer, and which prices decide it.
    void explain(const finder::Answer &answer);
    /// Ends the search under way; what it has comes as its answer.
    void stop();
    [[nodiscard]] bool isLooking() const { return m_delay.isActive() || m_watcher.isRunning(); }

signals:
    void progressed(const rig::ui::SearchStep &step);
    void found(const rig::finder::Answer &answer);
    void explained(const rig::finder::Why &why);
    void failed(const rig::Failure &failure);
    /// Nothing is looked for any more.
    void ended();

private:
    using Message = std::variant<SearchStep, finder::Answer, finder::Why, Failure>;
    using Job = std::function<void(QPromise<Message> &, const SearchGround &, const std::atomic<bool> &)>;

    void begin(Job job);
    void start();
    void drop();
    void tell(const Message &message);

    std::shared_ptr<const SearchGround> m_ground;
    std::shared_ptr<std::atomic<bool>> m_stopped;
    Job m_job;
    QTimer m_delay;
    QThreadPool m_pool;
    QFutureWatcher<Message> m_watcher;
};

} // namespace rig::ui
