// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/fix_finder.h"

#include <QPromise>
#include <QtConcurrent>

namespace rig::ui {

namespace {

/// A spin box that is held down edits many times a second; only where it rests is asked about.
constexpr int searchAfterMs = 120;

} // namespace

FixFinder::FixFinder(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(searchAfterMs);
    connect(&m_delay, &QTimer::timeout, this, &FixFinder::start);
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, [this](int index) {
        const Answer answer = m_watcher.resultAt(index);
        emit found(answer.first, answer.second);
    });
}

FixFinder::~FixFinder()
{
    stop();
    m_pool.waitForDone();
}

void FixFinder::look(const std::vector<Finding> &findings, const Document &document,
                     std::shared_ptr<const Catalogue> catalogue)
{
    stop();
    m_findings = findings;
    m_document = document;
    m_catalogue = std::move(catalogue);
    if (!m_findings.empty())
        m_delay.start();
}

void FixFinder::stop()
{
    m_delay.stop();
    m_watcher.cancel();
    // The search under way ends by itself; its answer must not reach findings that it was not made for.
    m_watcher.setFuture(QFuture<Answer>());
}

void FixFinder::start()
{
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool, [findings = m_findings, document = m_document, catalogue = m_catalogue](QPromise<Answer> &promise) {
            FixSearch search(document, *catalogue);
            for (std::size_t i = 0; i < findings.size(); ++i) {
                if (promise.isCanceled())
                    return;
                promise.addResult(Answer{static_cast<int>(i), search.suggest(findings[i])});
            }
        }));
}

} // namespace rig::ui
