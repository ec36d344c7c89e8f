// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/seat_cards.h"

#include "core/machine/placer.h"

#include <cmath>

namespace rig::reality {

namespace {

/// Less is better, compared from the top.
struct SeatingScore
{
    int impossible = 0;
    double apart = 0; ///< halvings between the lanes of the plan and those that were found

    auto operator<=>(const SeatingScore &) const = default;
};

class Seating
{
public:
    explicit Seating(DetectedBuild &made) : m_made(made), m_build(made.document.build)
    {
        for (const CardPlace &place : made.places) {
            if (place.connector.isEmpty() && !place.choices.isEmpty())
                m_open.push_back(&place);
        }
    }

    void run()
    {
        // More cards than boards have slots: a damaged text, or a rack's.
        constexpr std::size_t MostCards = 16;
        if (m_open.empty() || m_open.size() > MostCards)
            return;
        // Each way is assessed: beyond these the cards are dealt one after the other.
        constexpr double MostWays = 5000;
        double ways = 1;
        for (const CardPlace *place : m_open)
            ways *= static_cast<double>(place->choices.size());
        if (ways <= MostWays)
            deal(0);
        else
            dealOneByOne();
        m_made.document.build = m_best ? m_bestBuild : m_build;
    }

private:
    Item &itemOf(const CardPlace &place)
    {
        return *std::find_if(m_build.items.begin(), m_build.items.end(),
                             [&](const Item &item) { return item.id == place.item; });
    }

    [[nodiscard]] bool isFree(const QString &connector) const
    {
        return std::none_of(m_build.items.begin(), m_build.items.end(),
                            [&](const Item &item) { return item.connector == connector; });
    }

    [[nodiscard]] SeatingScore score() const
    {
        const Machine machine = resolve(m_build, m_made.catalogue);
        const Assessment assessment = assess(machine, m_made.document.site, m_made.document.use);
        SeatingScore score{scoreOf(machine, m_made.document.use.work).impossible, 0};
        for (const CardPlace *place : m_open) {
            for (int i = 0; i < static_cast<int>(machine.devices.size()); ++i) {
                const Link *link = machine.devices[static_cast<std::size_t>(i)].item == place->item
                                       ? assessment.lanes.linkOf(i)
                                       : nullptr;
                if (link && link->width.value_or(0) > 0 && place->width)
                    score.apart += std::abs(std::log2(*link->width) - std::log2(*place->width));
            }
        }
        return score;
    }

    void keepIfBetter()
    {
        const SeatingScore now = score();
        if (m_best && !(now < *m_best))
            return;
        m_best = now;
        m_bestBuild = m_build;
    }

    void deal(std::size_t index)
    {
        if (index == m_open.size()) {
            keepIfBetter();
            return;
        }
        for (const QString &connector : m_open[index]->choices) {
            if (!isFree(connector))
                continue;
            itemOf(*m_open[index]).connector = connector;
            deal(index + 1);
            itemOf(*m_open[index]).connector.clear();
        }
    }

    void dealOneByOne()
    {
        for (const CardPlace *place : m_open) {
            m_best.reset();
            for (const QString &connector : place->choices) {
                if (!isFree(connector))
                    continue;
                itemOf(*place).connector = connector;
                keepIfBetter();
                itemOf(*place).connector.clear();
            }
            if (m_best)
                m_build = m_bestBuild;
        }
    }

    DetectedBuild &m_made;
    Build m_build;
    Build m_bestBuild;
    std::vector<const CardPlace *> m_open;
    std::optional<SeatingScore> m_best;
};

} // namespace

void seatCards(DetectedBuild &made) { Seating(made).run(); }

} // namespace rig::reality
