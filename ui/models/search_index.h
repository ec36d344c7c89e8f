// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/part_search.h"

#include <QFutureWatcher>
#include <QObject>

#include <array>
#include <memory>

namespace rig::ui {

/// How many parts of each kind a search finds.
struct KindCounts
{
    std::array<int, KindCount> hits{};
    QString instead; ///< the words that were searched for in place of the user's, when his found nothing; else empty

    [[nodiscard]] int of(Kind kind) const { return hits[static_cast<std::size_t>(kind)]; }
    /// The kind with the most; none when nothing was found.
    [[nodiscard]] std::optional<Kind> most() const;
};

/// The search texts of the whole catalogue, made on another thread: 30,000 parts take longer than a keystroke may.
class SearchIndex : public QObject
{
    Q_OBJECT

public:
    explicit SearchIndex(QObject *parent = nullptr);
    ~SearchIndex() override;

    void setCatalogue(const Catalogue &catalogue);
    [[nodiscard]] bool isReady() const { return m_watcher.isFinished(); }
    /// These two wait until it is ready. setCatalogue() comes before.
    [[nodiscard]] std::shared_ptr<const SearchTexts> texts(Kind kind) const;
    [[nodiscard]] KindCounts count(const QString &search) const;

signals:
    void ready();

private:
    using All = std::array<std::shared_ptr<const SearchTexts>, KindCount>;

    [[nodiscard]] KindCounts countOf(const SearchQuery &query) const;

    QFutureWatcher<All> m_watcher;
};

} // namespace rig::ui
