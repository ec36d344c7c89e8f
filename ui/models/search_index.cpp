// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/search_index.h"

#include <QtConcurrent>

#include <algorithm>

namespace rig::ui {

std::optional<Kind> KindCounts::most() const
{
    const auto best = std::max_element(hits.begin(), hits.end());
    if (*best == 0)
        return std::nullopt;
    return static_cast<Kind>(best - hits.begin());
}

SearchIndex::SearchIndex(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &SearchIndex::ready);
}

SearchIndex::~SearchIndex()
{
    // What still runs has a catalogue of its own and tells nobody any more.
    m_watcher.disconnect(this);
}

void SearchIndex::setCatalogue(const Catalogue &catalogue)
{
    m_watcher.setFuture(QtConcurrent::run([catalogue] {
        All all;
        for (int kind = 0; kind < KindCount; ++kind)
            all[static_cast<std::size_t>(kind)] =
                std::make_shared<const SearchTexts>(catalogue, static_cast<Kind>(kind));
        return all;
    }));
}

std::shared_ptr<const SearchTexts> SearchIndex::texts(Kind kind) const
{
    return m_watcher.result()[static_cast<std::size_t>(kind)];
}

KindCounts SearchIndex::countOf(const SearchQuery &query) const
{
    KindCounts counts;
    for (int kind = 0; kind < KindCount; ++kind)
        counts.hits[static_cast<std::size_t>(kind)] = texts(static_cast<Kind>(kind))->countOf(query);
    return counts;
}

KindCounts SearchIndex::count(const QString &search) const
{
    const SearchQuery query(search);
    const KindCounts exact = countOf(query);
    if (exact.most())
        return exact;
    // Misprints are mended kind by kind: "telsa" is a GPU's name and no cooler's.
    KindCounts tolerant;
    for (int kind = 0; kind < KindCount; ++kind) {
        const auto own = texts(static_cast<Kind>(kind));
        const SearchQuery instead = own->forgiving(query);
        int &hits = tolerant.hits[static_cast<std::size_t>(kind)];
        hits = own->countOf(instead);
        if (hits > 0 && tolerant.most() == static_cast<Kind>(kind))
            tolerant.instead = instead.text();
    }
    return tolerant;
}

} // namespace rig::ui
