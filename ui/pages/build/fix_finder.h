// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/suggest.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace rig::ui {

/// Looks for what would mend the findings, one after the other, in the background. A new question drops the old one.
class FixFinder : public QObject
{
    Q_OBJECT

public:
    explicit FixFinder(QObject *parent = nullptr);
    ~FixFinder() override;

    /// Answers come by found(), in the order of the findings.
    void look(const std::vector<Finding> &findings, const Document &document,
              std::shared_ptr<const Catalogue> catalogue);
    void stop();

signals:
    void found(int finding, const rig::Suggestion &mends);

private:
    using Answer = std::pair<int, Suggestion>;
    void start();

    std::vector<Finding> m_findings;
    Document m_document;
    std::shared_ptr<const Catalogue> m_catalogue;
    QTimer m_delay;
    QThreadPool m_pool;
    QFutureWatcher<Answer> m_watcher;
};

} // namespace rig::ui
