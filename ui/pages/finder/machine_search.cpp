// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/machine_search.h"

#include "core/workload/model_library.h"
#include "core/workload/speed.h"

#include <QElapsedTimer>
#include <QPromise>
#include <QtConcurrent>

namespace rig::ui {

namespace {

constexpr int lookAfterMs = 250;
/// How often the window is told how far a search is.
constexpr int tellEveryMs = 150;

} // namespace

struct MachineSearch::Known
{
    explicit Known(std::shared_ptr<const Catalogue> parts)
        : catalogue(std::move(parts))
        , library(shippedModels().value_or(ModelLibrary()))
        , runs(shippedRuns(library).value_or(TrainingRuns()))
        , speeds(*catalogue, runs)
    {
    }

    std::shared_ptr<const Catalogue> catalogue;
    ModelLibrary library;
    TrainingRuns runs;
    SpeedModel speeds;
};

MachineSearch::MachineSearch(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(lookAfterMs);
    connect(&m_delay, &QTimer::timeout, this, &MachineSearch::start);
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this,
            [this](int index) { tell(m_watcher.resultAt(index)); });
}

MachineSearch::~MachineSearch()
{
    drop();
    m_pool.waitForDone();
}

void MachineSearch::setCatalogue(const Catalogue &catalogue)
{
    drop();
    m_catalogue = std::make_shared<const Catalogue>(catalogue);
    m_known.reset();
}

void MachineSearch::look(const finder::Question &question, const finder::FindOptions &options)
{
    drop();
    m_question = question;
    m_options = options;
    m_delay.start();
}

void MachineSearch::stop()
{
    m_delay.stop();
    if (m_stopped)
        *m_stopped = true;
}

/// The search under way ends by itself; its answer must not reach a question that it was not made for.
void MachineSearch::drop()
{
    stop();
    m_watcher.setFuture(QFuture<Message>());
}

void MachineSearch::tell(const Message &message)
{
    if (const auto *step = std::get_if<SearchStep>(&message))
        emit progressed(*step);
    else if (const auto *answer = std::get_if<finder::Answer>(&message))
        emit found(*answer);
    else
        emit failed(std::get<Failure>(message));
}

void MachineSearch::start()
{
    if (!m_catalogue)
        return;
    if (!m_known)
        m_known = std::make_shared<const Known>(m_catalogue);
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [question = m_question, options = m_options, stopped = m_stopped,
                                                    known = m_known](QPromise<Message> &promise) mutable {
        QElapsedTimer sinceTold;
        sinceTold.start();
        options.goOn = [&](const finder::Standing &standing) {
            if (sinceTold.elapsed() > tellEveryMs) {
                SearchStep step{std::nullopt, standing.gap, standing.nodes};
                if (standing.best)
                    step.best = *standing.best;
                promise.addResult(Message(std::move(step)));
                sinceTold.restart();
            }
            return !*stopped;
        };
        Result<finder::Answer> answer =
            finder::find(question, *known->catalogue, known->library, known->speeds, options);
        promise.addResult(answer ? Message(*std::move(answer)) : Message(std::move(answer).error()));
    }));
}

} // namespace rig::ui
