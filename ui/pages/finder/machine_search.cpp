// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/machine_search.h"

#include "core/finder/plain_work.h"
#include "core/workload/model_library.h"
#include "core/workload/speed.h"

#include <QElapsedTimer>
#include <QtConcurrent>

namespace rig::ui {

namespace {

constexpr int lookAfterMs = 250;
/// How often the window is told how far a search is.
constexpr int tellEveryMs = 150;

} // namespace

SearchGround::SearchGround(const Catalogue &parts)
    : catalogue(parts)
    , library(shippedModels().value_or(ModelLibrary()))
    , runs(shippedRuns(library).value_or(TrainingRuns()))
    , speeds(catalogue, runs)
{
}

MachineSearch::MachineSearch(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(lookAfterMs);
    connect(&m_delay, &QTimer::timeout, this, &MachineSearch::start);
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this,
            [this](int index) { tell(m_watcher.resultAt(index)); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &MachineSearch::ended);
}

MachineSearch::~MachineSearch()
{
    drop();
    m_pool.waitForDone();
}

void MachineSearch::setGround(std::shared_ptr<const SearchGround> ground)
{
    drop();
    m_ground = std::move(ground);
}

void MachineSearch::begin(Job job)
{
    drop();
    m_job = std::move(job);
    m_delay.start();
}

void MachineSearch::look(const finder::Question &question, const finder::FindOptions &options)
{
    begin([question, options = options](QPromise<Message> &promise, const SearchGround &ground,
                                        const std::atomic<bool> &stopped) mutable {
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
            return !stopped;
        };
        Result<finder::Answer> answer =
            finder::answerTo(question, ground.catalogue, ground.library, ground.speeds, options);
        promise.addResult(answer ? Message(*std::move(answer)) : Message(std::move(answer).error()));
    });
}

void MachineSearch::explain(const finder::Answer &answer)
{
    begin([answer](QPromise<Message> &promise, const SearchGround &ground, const std::atomic<bool> &stopped) {
        Result<finder::Why> why =
            finder::whyOf(answer, ground.catalogue, ground.library, ground.speeds, [&] { return !stopped.load(); });
        promise.addResult(why ? Message(*std::move(why)) : Message(std::move(why).error()));
    });
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
    else if (const auto *why = std::get_if<finder::Why>(&message))
        emit explained(*why);
    else
        emit failed(std::get<Failure>(message));
}

void MachineSearch::start()
{
    if (!m_ground || !m_job)
        return;
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, [job = m_job, stopped = m_stopped, ground = m_ground](QPromise<Message> &promise) {
            job(promise, *ground, *stopped);
        }));
}

} // namespace rig::ui
