// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/candidate_model.h"

#include "core/names/names.h"
#include "core/prices/price.h"
#include "core/words/effect_words.h"
#include "core/words/words.h"
#include "ui/models/text_order.h"
#include "ui/widgets/label.h"
#include "ui/widgets/row_delegate.h"
#include "ui/widgets/theme.h"

#include <QPromise>
#include <QtConcurrent>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace rig::ui {

namespace {

/// Places in `parts`, by name. What is equal by the order that
/// was asked for stands so. Sorted once: a keystroke in the search only filters.
std::vector<int> sortedByName(const std::vector<PartHandle> &parts)
{
    const TextOrder byName;
    std::vector<std::pair<TextOrder::Key, int>> keyed;
    keyed.reserve(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i)
        keyed.emplace_back(byName.key(parts[i]->name), static_cast<int>(i));
    std::stable_sort(keyed.begin(), keyed.end(),
                     [&](const auto &a, const auto &b) { return byName.compare(a.first, b.first) < 0; });
    std::vector<int> sorted;
    sorted.reserve(keyed.size());
    for (const auto &[key, place] : keyed)
        sorted.push_back(place);
    return sorted;
}

int added(const Preview &preview, Severity severity)
{
    const std::vector<Finding> &findings = preview.effect.added;
    return static_cast<int>(std::count_if(findings.begin(), findings.end(),
                                          [&](const Finding &finding) { return finding.severity == severity; }));
}

/// It is shown to fit: nothing speaks against it, and room, lanes and power are answered.
bool isShownToFit(const Preview &preview)
{
    if (preview.blocker)
        return false;
    return std::none_of(preview.effect.added.begin(), preview.effect.added.end(), [](const Finding &finding) {
        const std::string_view check(finding.check);
        return finding.severity == Severity::Unknown &&
               (check.starts_with("fit.") || check.starts_with("pcie.") || check.starts_with("power."));
    });
}

/// What it does to the machine, by what decides first; less is better. One that would not work stands last; one of
/// which it is not known whether it fits never stands before one that is shown to, and the less is known, the farther
/// behind. Of cards what one would name at all comes before that.
std::array<int, 4> standingOf(const Preview &preview, Judged judged, advice::CardStanding::Place place)
{
    const int open = isShownToFit(preview) ? 0 : added(preview, Severity::Unknown);
    return {preview.blocker ? 1 : 0, judged == Judged::Advice ? static_cast<int>(place) : 0, open,
            judged == Judged::FitAndCautions ? preview.effect.shown[static_cast<std::size_t>(Severity::Caution)] : 0};
}

} // namespace

CandidateModel::CandidateModel(QObject *parent) : QAbstractListModel(parent)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::resultsReadyAt, this, &CandidateModel::takeResults);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.isCanceled())
            return;
        m_allTried = true;
        arrange();
        emit allTried();
    });
}

CandidateModel::~CandidateModel() { stopTrying(); }

void CandidateModel::setOpening(const Opening &opening, const Document &document,
                                std::shared_ptr<const Catalogue> catalogue)
{
    stopTrying();
    m_opening = opening;
    m_document = document;
    m_catalogue = std::move(catalogue);
    m_texts.reset();
    m_candidates.clear();
    const std::vector<PartHandle> &parts = m_catalogue->parts(opening.kind);
    for (const int place : sortedByName(parts))
        m_candidates.push_back(
            {parts[static_cast<std::size_t>(place)], place, false, std::nullopt, {}, std::nullopt, {}});
    standAll();
    valueAll();
    m_allTried = false;
    arrange();
    startTrying();
}

void CandidateModel::setSearch(const QString &text)
{
    m_search = text;
    arrange();
}

void CandidateModel::setFilter(const CandidateFilter &filter)
{
    if (filter == m_filter)
        return;
    const bool conditions = filter.conditions != m_filter.conditions;
    m_filter = filter;
    if (conditions) { // best is what is best by them
        standAll();
        valueAll();
    }
    arrange();
}

void CandidateModel::setOrder(const CandidateOrder *order)
{
    m_order = order;
    valueAll();
    arrange();
}

void CandidateModel::setRegion(Region region) { m_region = region; }

void CandidateModel::valueAll()
{
    for (Candidate &candidate : m_candidates) {
        if (m_order && m_order->judged == Judged::Advice)
            candidate.value = candidate.standing.score;
        else
            candidate.value = m_order ? m_order->value(*candidate.part, *m_catalogue) : std::nullopt;
    }
}

/// Of a card, how it stands for this machine without what it takes the place of.
void CandidateModel::standAll()
{
    if (m_opening.kind != Kind::Card || m_candidates.empty())
        return;
    if (!m_regions)
        m_regions = advice::shippedRegions().value_or(advice::Library());
    Document machine = m_document;
    std::vector<ItemId> replaced = othersAlike(m_opening, m_document);
    replaced.push_back(m_opening.replaces);
    std::erase_if(machine.build.items, [&](const Item &item) {
        return std::find(replaced.begin(), replaced.end(), item.id) != replaced.end();
    });
    advice::Question question = advice::questionFor(machine, *m_catalogue);
    question.region = m_region;
    question.gpusPerMachine =
        std::min(advice::MostInWorkstation, question.gpusPerMachine + static_cast<int>(replaced.size()) - 1);
    const QHash<QString, advice::CardStanding> standings =
        advice::cardStandings(advice::narrowed(question, m_filter.conditions, *m_catalogue), *m_regions, *m_catalogue);
    for (Candidate &candidate : m_candidates)
        candidate.standing = standings.value(candidate.part->id);
}

void CandidateModel::clear()
{
    stopTrying();
    beginResetModel();
    m_candidates.clear();
    m_texts.reset();
    m_rows.clear();
    m_rowByCandidate.clear();
    endResetModel();
}

int CandidateModel::rowOf(const QString &partId) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](int candidate) {
        return m_candidates[static_cast<std::size_t>(candidate)].part->id == partId;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void CandidateModel::startTrying()
{
    // In the order in which the user sees them; then those that the search hides.
    std::vector<std::pair<int, QString>> queue;
    for (const int candidate : m_rows)
        queue.emplace_back(candidate, m_candidates[static_cast<std::size_t>(candidate)].part->id);
    for (std::size_t i = 0; i < m_candidates.size(); ++i) {
        if (m_rowByCandidate[i] < 0)
            queue.emplace_back(static_cast<int>(i), m_candidates[i].part->id);
    }
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, [queue = std::move(queue), opening = m_opening, document = m_document,
                                    catalogue = m_catalogue](QPromise<Tried> &promise) {
            for (const auto &[candidate, id] : queue) {
                if (promise.isCanceled())
                    return;
                promise.addResult(Tried{candidate, previewOf(id, opening, document, *catalogue)});
            }
        }));
}

void CandidateModel::stopTrying()
{
    m_watcher.cancel();
    m_watcher.waitForFinished();
    // Results of the old list may still wait in the event queue; a new future makes the watcher drop them.
    m_watcher.setFuture(QFuture<Tried>());
}

void CandidateModel::takeResults(int begin, int end)
{
    for (int i = begin; i < end; ++i) {
        const Tried tried = m_watcher.resultAt(i);
        const auto candidate = static_cast<std::size_t>(tried.first);
        m_candidates[candidate].preview = tried.second;
        if (const int row = m_rowByCandidate[candidate]; row >= 0)
            emit dataChanged(index(row), index(row));
    }
}

/// What fits is known when all are tried: until then nothing vanishes from under the pointer.
bool CandidateModel::isLeftOut(const Candidate &candidate) const
{
    if (m_filter.fitsOnly && m_allTried && candidate.preview && !isShownToFit(*candidate.preview))
        return true;
    return std::any_of(m_filter.conditions.begin(), m_filter.conditions.end(), [&](const PartCondition &condition) {
        return !meets(*candidate.part, condition, *m_catalogue);
    });
}

/// By advice, each caution that a card brings takes its part.
std::optional<double> CandidateModel::weighed(const Candidate &candidate) const
{
    if (!candidate.value || !m_allTried || !candidate.preview || m_order->judged != Judged::Advice)
        return candidate.value;
    const int limits = std::max(0, candidate.preview->effect.shown[static_cast<std::size_t>(Severity::Caution)]);
    return *candidate.value * std::pow(advice::KeptOfALimit, limits);
}

bool CandidateModel::comesBefore(int left, int right) const
{
    const Candidate &first = m_candidates[static_cast<std::size_t>(left)];
    const Candidate &second = m_candidates[static_cast<std::size_t>(right)];
    const auto blocked = [&](const Candidate &candidate) {
        return m_allTried && candidate.preview && candidate.preview->blocker;
    };
    if (blocked(first) != blocked(second))
        return blocked(second);
    if (first.named != second.named)
        return first.named;
    const Judged judged = m_order ? m_order->judged : Judged::Not;
    if (judged != Judged::Not && m_allTried && first.preview && second.preview) {
        const auto one = standingOf(*first.preview, judged, first.standing.place);
        const auto other = standingOf(*second.preview, judged, second.standing.place);
        if (one != other)
            return one < other;
    } else if (judged == Judged::Advice && first.standing.place != second.standing.place)
        return first.standing.place < second.standing.place;
    const std::optional<double> a = weighed(first);
    const std::optional<double> b = weighed(second);
    if (a == b)
        return false;
    if (!a || !b)
        return a.has_value();
    return m_order->highestFirst ? *a > *b : *a < *b;
}

void CandidateModel::arrange()
{
    if (!m_catalogue)
        return; // it was never opened
    SearchQuery query(m_search);
    m_instead.clear();
    if (!query.isEmpty()) {
        if (!m_texts)
            m_texts.emplace(*m_catalogue, m_opening.kind);
        const SearchQuery forgiving = m_texts->forgiving(query);
        if (forgiving.text() != query.text())
            m_instead = forgiving.text();
        query = forgiving;
    }
    for (Candidate &candidate : m_candidates)
        candidate.named = !query.isEmpty() && query.matches(folded(candidate.part->name));
    beginResetModel();
    m_rows.clear();
    m_leftOut = 0;
    for (std::size_t i = 0; i < m_candidates.size(); ++i) {
        const bool found =
            query.isEmpty() || query.matches(m_texts->texts()[static_cast<std::size_t>(m_candidates[i].place)]);
        if (found && isLeftOut(m_candidates[i]))
            ++m_leftOut;
        else if (found)
            m_rows.push_back(static_cast<int>(i));
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](int a, int b) { return comesBefore(a, b); });
    m_rowByCandidate.assign(m_candidates.size(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_rowByCandidate[static_cast<std::size_t>(m_rows[row])] = static_cast<int>(row);
    endResetModel();
}

int CandidateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString CandidateModel::trailing(const Candidate &candidate) const
{
    const std::optional<PricePick> pick = priceOf(*candidate.part, *m_catalogue);
    return pick ? names::money(pick->money) : names::noPrice();
}

QString CandidateModel::secondLine(const Candidate &candidate) const
{
    if (!candidate.preview || !candidate.preview->blocker) {
        const QString figures = keyFigures(*candidate.part, *m_catalogue);
        QStringList texts{candidate.standing.care, m_order ? orderText(*m_order, candidate.value) : QString(), figures};
        texts.removeAll(QString());
        return texts.join(QStringLiteral(" · "));
    }
    if (candidate.reason.isEmpty())
        candidate.reason = reasonAgainst(*candidate.preview, m_document, *m_catalogue);
    return candidate.reason;
}

/// What is added costs what stands above; in the place of another part only the difference counts.
QString CandidateModel::effect(const Candidate &candidate) const
{
    return m_opening.replaces > 0 ? words::effectText(candidate.preview->effect)
                                  : words::effectBesidePrice(candidate.preview->effect);
}

QString CandidateModel::spoken(const Candidate &candidate) const
{
    QStringList texts{candidate.part->name, trailing(candidate), secondLine(candidate)};
    if (candidate.preview && !candidate.preview->blocker)
        texts << effect(candidate);
    return texts.join(QStringLiteral(", "));
}

QVariant CandidateModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Candidate &candidate = m_candidates[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(index.row())])];
    const bool blocked = candidate.preview && candidate.preview->blocker;
    switch (role) {
    case Qt::DisplayRole:
        return candidate.part->name;
    case Qt::AccessibleTextRole:
        return spoken(candidate);
    case Qt::ToolTipRole:
        return plainTip(blocked ? secondLine(candidate) + u'\n' + keyFigures(*candidate.part, *m_catalogue)
                                : secondLine(candidate));
    case TrailingRole:
        return trailing(candidate);
    case SecondLineRole:
        return secondLine(candidate);
    case SecondTrailingRole:
        return candidate.preview && !blocked ? effect(candidate) : QString();
    case MeaningRole:
        return blocked ? QVariant(static_cast<int>(Meaning::Blocker)) : QVariant();
    case PartIdRole:
        return candidate.part->id;
    case BlockedRole:
        return blocked;
    default:
        return {};
    }
}

} // namespace rig::ui
