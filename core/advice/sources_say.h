// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/profile.h"
#include "core/catalogue/catalogue.h"

namespace rig::advice {

/// Whether all that the condition asks for was said and holds. `dollars`: the question's budget in US dollars.
[[nodiscard]] bool holds(const When &when, const Question &question, std::optional<double> dollars);

/// One piece of advice that applies. Pointers go into the library.
struct Applied
{
    const Recommendation *recommendation = nullptr;
    QStringList topics; ///< ids of what sources disagree about, its picks among it
};

/// What one source says to the question.
struct ProfileAnswer
{
    const Profile *profile = nullptr;
    std::vector<Applied> applied;
    std::vector<const Warning *> warnings;
    /// The budget lies in none of the source's bands, and the applied ones are the bands next to it.
    bool betweenBands = false;
};

struct Side
{
    const Profile *profile = nullptr;
    const Statement *statement = nullptr;
};

/// A topic on which at least two positions are held, be it by one source alone.
struct Conflict
{
    const Topic *topic = nullptr;
    std::vector<Side> sides;
    bool concerned = false; ///< the question, or what is recommended, touches it
};

struct SourcesSay
{
    std::vector<ProfileAnswer> answers; ///< one a profile, oldest first; those with nothing to say too
    std::vector<Conflict> conflicts;    ///< those concerned first
};

/// What the sources say, each by itself: nothing is blended. Of a source's advice the more specific shuts out the less
/// specific (a role and very deep nets, the role alone), and advice for little money that for a role alone. The
/// library must outlive the answer. Ids of profiles narrow it; empty: all.
[[nodiscard]] SourcesSay sourcesSay(const Library &library, const Question &question, const Catalogue &catalogue,
                                    const QStringList &profiles = {});

/// Where the wished-for chip cannot be had (`ended`, or the user did not find it): what the source takes in its place.
[[nodiscard]] const Substitute *substituteFor(const QString &gpu, const Profile &profile);

} // namespace rig::advice
