// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/find.h"

#include "core/checks/run_checks.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Sentences of this file.
struct FindWords
{
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

constexpr double CentsOfAUnit = 100;

std::optional<qint64> centsOf(const std::optional<Money> &money, const Catalogue &catalogue)
{
    const std::optional<Conversion> there =
        money ? converted(*money, catalogue.prices.currency, catalogue.rates) : std::nullopt;
    return there ? std::optional(static_cast<qint64>(std::floor(there->money.amount * CentsOfAUnit + 0.5)))
                 : std::nullopt;
}

double gapOf(double bound, double best) { return best > 0 ? std::max(0.0, bound / best - 1) : 0; }

/// One question, its stock and the search over it.
class Finder
{
public:
    Finder(Paces &paces, const Stock &stock, const Catalogue &catalogue)
        : m_paces(paces), m_stock(stock), m_catalogue(catalogue), m_search(stock, paces, catalogue)
    {
    }

    /// What is sold of what is owned; what is used of it is no part of the price.
    void takeSales(Found &found, const Kept &kept) const
    {
        found.sold = soldBeside(found.document.build, m_paces.question(), m_catalogue);
        qint64 brought = 0;
        for (const Sold &sold : found.sold)
            brought += std::llround(sold.brings.amount * CentsOfAUnit);
        found.price.amount = double(kept.cents - (m_stock.saleCents - brought)) / CentsOfAUnit;
    }

    [[nodiscard]] Found found(const Kept &kept)
    {
        const Judged judged = m_search.assembly().judged(kept.choice);
        const Option &cards = m_search.assembly().option(Slot::Cards, kept.choice);
        Found found;
        found.document = judged.document;
        const Machine machine = resolve(judged.document.build, m_catalogue);
        const Assessment assessment = assess(machine, judged.document.site, judged.document.use);
        found.price = {double(kept.cents) / CentsOfAUnit, m_catalogue.prices.currency};
        takeSales(found, kept);
        found.basis = basisOf(assessment.cost, m_catalogue.prices.today, m_catalogue);
        found.objective = kept.objective;
        found.does = judged.does;
        if (m_paces.question().goal == Goal::CostOverYears && assessment.power.wall)
            found.costs = {costOverYears(m_stock, *assessment.power.wall, kept.cents), found.price.currency};
        found.unit = cards.pace.need.unit;
        found.chip = cards.chip;
        found.card = std::static_pointer_cast<const Card>(cards.part);
        found.cards = cards.count;
        found.ownedCards = cards.owned;
        found.limit = cards.limit;
        found.cardPrice = cards.owned < cards.count ? cards.price : std::nullopt;
        found.wall = assessment.power.wall;
        found.verdict =
            judge(runChecks({machine, judged.document.site, judged.document.use, assessment}), judged.document.build)
                .kind;
        std::tie(found.cautions, found.unknowns, found.notes) = judged.findings();
        if (cards.pace.speed)
            found.speed = speedOverLinks(*cards.pace.speed, *cards.pace.work, cards.pace.need, *cards.chip,
                                         cardLinkOf(assessment.lanes));
        return found;
    }

    /// The limits of the search with the caller's question turned into one about found machines.
    [[nodiscard]] Limits limits(const FindOptions &options, std::optional<qint64> most)
    {
        Limits limits;
        if (most)
            limits.mostCents = *most + m_stock.saleCents;
        limits.frontier = options.frontier.has_value();
        limits.mostNodes = options.mostNodes;
        if (options.goOn) {
            limits.goOn = [this, &options](const Progress &progress) {
                if (progress.best && (!m_shown || m_shownKept.choice != progress.best->choice)) {
                    m_shownKept = *progress.best;
                    m_shown = found(m_shownKept);
                }
                return options.goOn({m_shown ? &*m_shown : nullptr,
                                     m_shown ? gapOf(progress.bound, m_shown->objective) : 1.0, progress.nodes});
            };
        }
        return limits;
    }

    [[nodiscard]] Answer answer(const FindOptions &options, std::optional<qint64> most)
    {
        const Question &question = m_paces.question();
        Answer answer;
        answer.question = question;
        answer.leftOut = m_stock.leftOut;
        const Limits first = limits(options, most);
        const std::vector<Kept> kept = m_search.run(first);
        answer.proof = m_search.proof();
        const int best = answerAmong(kept, question);
        if (best < 0) {
            if (most && answer.proof.proven && options.namesCheapest)
                answer.cheapest = cheapest(options);
            return answer;
        }
        answer.machines.push_back(found(kept[std::size_t(best)]));
        if (!answer.proof.proven)
            answer.gap = gapOf(answer.proof.bound, kept[std::size_t(best)].objective);
        if (options.frontier)
            addFrontier(answer, kept, *centsOf(options.frontier->first, m_catalogue) + m_stock.saleCents);
        addOthers(answer, options, first);
        return answer;
    }

private:
    [[nodiscard]] std::optional<Found> cheapest(const FindOptions &options)
    {
        Limits any = limits(options, std::nullopt);
        any.frontier = false;
        any.cheapest = true;
        const std::vector<Kept> kept = m_search.run(any);
        const auto least = std::min_element(kept.begin(), kept.end(), [](const Kept &a, const Kept &b) {
            return std::tuple(a.cents, a.findings) < std::tuple(b.cents, b.findings);
        });
        return least == kept.end() ? std::nullopt : std::optional(found(*least));
    }

    /// The best at the lower end, and every step above it.
    void addFrontier(Answer &answer, std::vector<Kept> kept, qint64 from)
    {
        std::sort(kept.begin(), kept.end(), [](const Kept &a, const Kept &b) { return a.cents < b.cents; });
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (i + 1 == kept.size() || kept[i + 1].cents > from)
                answer.frontier.push_back(found(kept[i]));
        }
    }

    void addOthers(Answer &answer, const FindOptions &options, Limits limits)
    {
        std::set<CardsKey> barred;
        limits.frontier = false;
        while (static_cast<int>(answer.machines.size()) < options.machines && answer.proof.proven) {
            const Found &last = answer.machines.back();
            barred.insert({last.chip->id, last.cards});
            const std::vector<Kept> kept = m_search.run(limits, barred);
            const int best = answerAmong(kept, m_paces.question());
            if (best < 0)
                return;
            answer.machines.push_back(found(kept[std::size_t(best)]));
        }
    }

    Paces &m_paces;
    const Stock &m_stock;
    const Catalogue &m_catalogue;
    Search m_search;
    Kept m_shownKept;
    std::optional<Found> m_shown;
};

} // namespace

Money Found::brought() const
{
    Money sum{0, price.currency};
    for (const Sold &one : sold)
        sum.amount += one.brings.amount;
    return sum;
}

FindOptions onlyBest(FindOptions options)
{
    options.frontier.reset();
    options.machines = 1;
    options.namesCheapest = false;
    return options;
}

Result<Answer> find(const Question &question, const Catalogue &catalogue, const ModelLibrary &library,
                    const SpeedModel &speeds, const FindOptions &options)
{
    if (const Result<void> fine = validate(question, catalogue); !fine)
        return tl::unexpected(fine.error());
    std::optional<qint64> most = centsOf(question.budget, catalogue);
    if (options.frontier && question.goal == Goal::CostOverYears)
        return badInput(FindWords::tr("What costs least over the years is one machine, whatever the budget: there are "
                                      "no steps between two budgets."),
                        u"frontier"_s);
    if (options.frontier) {
        const std::optional<qint64> from = centsOf(options.frontier->first, catalogue);
        most = centsOf(options.frontier->second, catalogue);
        if (!from || !most || *from <= 0 || *most < *from)
            return badInput(FindWords::tr("The ends of the budgets must be two amounts above 0, the lower one first."),
                            u"frontier"_s);
    }
    Result<Paces> paces = Paces::of(question, library, speeds);
    if (!paces)
        return tl::unexpected(paces.error());
    const Result<Stock> stock = stockFor(*paces, catalogue);
    if (!stock)
        return tl::unexpected(stock.error());
    return Finder(*paces, *stock, catalogue).answer(options, most);
}

Question withoutWish(Question question, const QString &part)
{
    question.with.removeAll(part);
    return question;
}

Question withPart(Question question, const QString &part)
{
    question.without.removeAll(part);
    if (!question.with.contains(part))
        question.with << part;
    return question;
}

} // namespace rig::finder
