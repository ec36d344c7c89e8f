// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/checks/check.h"

#include <array>

namespace rig {

/// How a device is linked; one that stands nowhere, or gets no lanes, is dark.
struct LinkState
{
    ItemId item = 0;
    Kind kind = Kind::Card;
    int number = 1; ///< "card 2"
    bool dark = false;
    std::optional<int> width, generation; ///< absent where not known, and for what trains no lanes of its own
    std::optional<GigabytesPerSecond> bandwidth;
    std::optional<Teraflops> fp32; ///< of a card's chip
};

/// A device whose link an edit makes narrower, slower, dark or unknown.
struct LinkLoss
{
    LinkState before;
    LinkState after;
    /// What it loses another device gains that needs it more: a card with more FLOPS than this one, with which it
    /// changes widths, or any card where this is none.
    bool traded = false;

    /// It is dark now, or nobody knows its lanes.
    [[nodiscard]] bool isBlind() const
    {
        return after.dark || (before.width && !after.width) || (before.bandwidth && !after.bandwidth);
    }
};

/// A problem of power that is there before an edit and worse after it.
struct Growth
{
    Finding after;
    Watts more; ///< so much shorter than before, in whole watts as both are shown
};

/// What an edit would do.
struct Effect
{
    std::vector<Finding> gone;
    std::vector<Finding> added;
    std::vector<Growth> grown;            ///< the greatest first; filled where it is asked for
    std::vector<const char *> unanswered; ///< checks that lack a figure which they did not lack before
    std::vector<LinkLoss> losses;
    int bridgesLost = 0;        ///< bridges that joined two cards, and no longer do
    std::array<int, 4> shown{}; ///< by severity: how many findings more are shown; filled where it is asked for
    std::optional<Money> price; ///< what it costs more; nullopt: a part concerned has no price
    /// It needs a socket on another circuit, whose price nobody knows here: it is never free.
    bool anotherCircuit = false;
    Watts training; ///< change of the training draw
};

/// The state that every candidate is compared with.
struct Before
{
    std::vector<Finding> findings; ///< each by itself
    Watts training;
    std::vector<LinkState> links; ///< one per device
    int bridges = 0;              ///< that join two cards
    int divisions = 0;            ///< of supplies, that were tried for it (Division::steps)
};
[[nodiscard]] Before stateOf(const Document &document, const Catalogue &catalogue);
/// What lies between two states; without the price, what grows and what is shown.
[[nodiscard]] Effect effectBetween(const Before &before, const Before &after);
/// By severity: how many findings are shown (gathered()).
[[nodiscard]] std::array<int, 4> shownOf(const Before &state, const Build &build);
/// The blockers of power that `after` has as `before` does, and that lack more watts there.
[[nodiscard]] std::vector<Growth> grownBetween(const Before &before, const Before &after);
/// How many more are shown after than before.
[[nodiscard]] std::array<int, 4> shownMore(const std::array<int, 4> &before, const std::array<int, 4> &after);

/// What an edit costs more, in the currency of the part concerned; nullopt where a part has no price, or another
/// circuit is needed.
[[nodiscard]] std::optional<Money> priceOf(const Document &document, const Edit &edit, const Catalogue &catalogue);
/// What that costs an electrician must say: priceOf() does not know it.
[[nodiscard]] bool usesAnotherCircuit(const Edit &edit, const Site &site);

/// Tries an edit on the whole machine.
[[nodiscard]] Effect effectOf(const Document &document, const Edit &edit, const Catalogue &catalogue);
/// What is shown as open without the edit, and not with it. By itself: thousands of candidates have an effect, and only
/// the details of one name this.
[[nodiscard]] std::vector<Finding> settledBy(const Document &document, const Edit &edit, const Catalogue &catalogue);

/// The same check about the same things.
[[nodiscard]] bool sameMatter(const Finding &a, const Finding &b);
/// Whether an edit spoils something for what it cures: a new blocker; lanes, power, room, a platform or a storage that
/// can no longer be judged; a check that is silent only because its figure is unknown now; a device that goes dark or
/// whose lanes nobody knows; a broken bridge. An edit that cures no blocker brings fewer cautions than it takes away,
/// and takes no lanes, but from a device that needs them less (LinkLoss::traded).
[[nodiscard]] bool spoils(const Effect &effect);

/// How much findings weigh together: blockers most; among equals a caution more than what cannot be checked.
[[nodiscard]] int weightOf(const std::vector<Finding> &findings);

} // namespace rig
