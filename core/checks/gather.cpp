// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/gather.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <unordered_map>

namespace rig {

namespace {

/// A finding that is no other trouble than `whole`, where they share a part: its cause, its consequence, or the same
/// told otherwise. In the order in which they are taken: what has parts is not taken before it has them.
struct Explained
{
    std::string_view check;
    std::string_view whole;
};
constexpr std::array Explanations{
    Explained{"pcie.uplink-contention", "pcie.chipset-slot"},
    Explained{"pcie.peer-path", "pcie.chipset-slot"},
    Explained{"pcie.chipset-slot", "pcie.lane-downgrade"},
    Explained{"pcie.m2-takes-lanes", "pcie.lane-downgrade"},
    Explained{"pcie.generation-downgrade", "pcie.lane-downgrade"}, // one link, told whole
    Explained{"pcie.generation-downgrade", "pcie.chipset-slot"},
    Explained{"power.shared-cable", "power.connector-missing"},
    Explained{"power.adapter", "power.eps-into-pcie"},
    Explained{"power.eps-into-pcie", "power.connector-missing"},
    Explained{"power.adapter", "power.connector-missing"},
    Explained{"power.excursion", "power.supply-capacity"},
    Explained{"power.vendor-minimum", "power.supply-capacity"},
    Explained{"power.rail-limit", "power.supply-capacity"},
    Explained{"power.breaker-shared", "power.circuit"},
    Explained{"fit.cable-bend", "fit.card-height"},
    Explained{"heat.spacing", "heat.stacked-open-air"},
    Explained{"graphics.avoid-list", "graphics.compute-capability"}, // both say that the chip is old
};

/// What must be the same of two findings of one check that are one trouble.
struct Likeness
{
    std::string_view check;
    bool anyPart = false; ///< of whatever model; else all are of one
    bool anyVariant = false;
    qsizetype facts = 0; ///< so many of the facts, from the first on
};
constexpr qsizetype AllFacts = std::numeric_limits<qsizetype>::max();
constexpr std::array Likenesses{
    Likeness{"pcie.lane-downgrade", true, true, 2},       // width of width; each link has its cause
    Likeness{"pcie.generation-downgrade", true, true, 2}, // generation of generation
    Likeness{"pcie.chipset-slot", true, false, 0},        // they share the one uplink
    Likeness{"pcie.uplink-contention", true, false, 2},   // as much through as narrow a way
    Likeness{"power.connector-missing", true, false, 0},  // a shortage of plugs
    Likeness{"graphics.compute-capability", true, false, AllFacts},
    Likeness{"graphics.avoid-list", true, false, AllFacts},
    Likeness{"money.discontinued", true, false, AllFacts},
};
constexpr Likeness Otherwise{{}, false, false, AllFacts};

const Likeness &likenessOf(const Finding &finding)
{
    const auto *found = std::find_if(Likenesses.begin(), Likenesses.end(),
                                     [&](const Likeness &one) { return one.check == finding.check; });
    return found == Likenesses.end() ? Otherwise : *found;
}

/// The parts of a build by item: asked for each two findings.
using Parts = std::unordered_map<ItemId, QString>;

Parts partsOf(const Build &build)
{
    Parts parts;
    for (const Item &item : build.items)
        parts.emplace(item.id, item.part);
    return parts;
}

QString partOf(ItemId id, const Parts &parts)
{
    const auto found = parts.find(id);
    return found == parts.end() ? QString() : found->second;
}

bool sameFacts(const Finding &a, const Finding &b, qsizetype most)
{
    const auto first = [&](const Finding &finding) { return std::min(most, finding.facts.size()); };
    return std::equal(a.facts.begin(), a.facts.begin() + first(a), b.facts.begin(), b.facts.begin() + first(b),
                      [](const Fact &one, const Fact &other) {
                          return std::string_view(one.key) == other.key && one.value == other.value;
                      });
}

/// The same figure of the same model, which keeps the same checks back.
bool lackAlike(const Finding &a, const Finding &b, const Parts &parts)
{
    return std::string_view(a.missing.figure) == b.missing.figure && a.governs == b.governs && a.missing.item > 0 &&
           b.missing.item > 0 && partOf(a.missing.item, parts) == partOf(b.missing.item, parts) &&
           std::equal(a.blocked.begin(), a.blocked.end(), b.blocked.begin(), b.blocked.end(),
                      [](std::string_view one, std::string_view other) { return one == other; });
}

bool areAlike(const Finding &a, const Finding &b, const Parts &parts)
{
    if (a.severity != b.severity)
        return false;
    if (a.severity == Severity::Unknown)
        return lackAlike(a, b, parts);
    if (std::string_view(a.check) != b.check)
        return false;
    const Likeness &likeness = likenessOf(a);
    const bool samePart = likeness.anyPart || (!a.subjects.isEmpty() && !b.subjects.isEmpty() &&
                                               partOf(a.subjects[0], parts) == partOf(b.subjects[0], parts));
    return samePart && (likeness.anyVariant || a.variantIndex == b.variantIndex) && a.members <= a.subjects.size() &&
           b.members <= b.subjects.size() &&
           std::equal(a.subjects.begin() + a.members, a.subjects.end(), b.subjects.begin() + b.members,
                      b.subjects.end()) &&
           sameFacts(a, b, likeness.facts);
}

/// A finding becomes one that is made of parts, itself the first.
void open(Finding &finding)
{
    if (finding.parts.empty())
        finding.parts = {Finding(finding)};
}

/// Takes another finding in as a part.
void takeIn(Finding &whole, const Finding &part)
{
    open(whole);
    std::vector<Finding> leaves = ungathered(part);
    std::move(leaves.begin(), leaves.end(), std::back_inserter(whole.parts));
}

/// Takes in one that is alike: what it is said of is said of both.
void join(Finding &whole, const Finding &part)
{
    open(whole);
    for (int i = 0; i < part.members && i < part.subjects.size(); ++i) {
        const auto *end = whole.subjects.begin() + whole.members;
        if (std::find(whole.subjects.cbegin(), end, part.subjects[i]) == end)
            whole.subjects.insert(whole.subjects.begin() + whole.members++, part.subjects[i]);
    }
    for (const int connector : part.connectors) {
        if (!whole.connectors.contains(connector))
            whole.connectors.push_back(connector);
    }
    takeIn(whole, part);
}

/// The finding that this one is no other trouble than; the end where there is none.
std::vector<Finding>::iterator wholeOf(const Finding &finding, std::string_view whole, std::vector<Finding> &findings)
{
    return std::find_if(findings.begin(), findings.end(), [&](const Finding &other) {
        return whole == other.check && other.severity != Severity::Unknown && other.severity <= finding.severity &&
               std::any_of(finding.subjects.begin(), finding.subjects.end(),
                           [&](ItemId subject) { return other.subjects.contains(subject); });
    });
}

void explain(std::vector<Finding> &findings, const Explained &row)
{
    if (std::none_of(findings.begin(), findings.end(),
                     [&](const Finding &finding) { return row.check == finding.check; }))
        return;
    std::vector<Finding> left;
    const auto concerned = std::stable_partition(findings.begin(), findings.end(), [&](const Finding &finding) {
        return row.check != finding.check || finding.severity == Severity::Unknown;
    });
    std::move(concerned, findings.end(), std::back_inserter(left));
    findings.erase(concerned, findings.end());
    for (Finding &finding : left) {
        const auto whole = wholeOf(finding, row.whole, findings);
        if (whole == findings.end())
            findings.push_back(std::move(finding));
        else
            takeIn(*whole, finding);
    }
}

void joinAlike(std::vector<Finding> &findings, const Build &build)
{
    const Parts parts = partsOf(build);
    std::vector<Finding> joined;
    for (Finding &finding : findings) {
        const auto same = std::find_if(joined.begin(), joined.end(),
                                       [&](const Finding &other) { return areAlike(other, finding, parts); });
        if (same == joined.end())
            joined.push_back(std::move(finding));
        else
            join(*same, finding);
    }
    findings = std::move(joined);
}

/// What nobody waits for, as one note.
void noteUnchecked(std::vector<Finding> &findings)
{
    const auto first = std::stable_partition(findings.begin(), findings.end(), [](const Finding &finding) {
        return finding.severity != Severity::Unknown || finding.governs;
    });
    if (first == findings.end())
        return;
    Finding note;
    note.check = NotChecked;
    note.members = 0;
    for (auto it = first; it != findings.end(); ++it) {
        for (const ItemId subject : it->subjects) {
            if (!note.subjects.contains(subject))
                note.subjects.push_back(subject);
        }
        note.blocked.insert(note.blocked.end(), it->blocked.begin(), it->blocked.end());
        note.parts.push_back(std::move(*it));
    }
    note.members = static_cast<int>(note.subjects.size());
    findings.erase(first, findings.end());
    findings.push_back(std::move(note));
}

/// What a machine does not start or run with stands first, advice last; the first row that a check begins with.
constexpr std::array<std::string_view, 13> Order{"platform.socket",
                                                 "platform.memory-type",
                                                 "platform.firmware-version",
                                                 "platform.missing-part",
                                                 "pcie.connector-dark",
                                                 "power.",
                                                 "fit.",
                                                 "pcie.",
                                                 "heat.",
                                                 "platform.",
                                                 "storage.",
                                                 "graphics.",
                                                 "money."};

std::size_t rankOf(const Finding &finding)
{
    const std::string_view check(finding.check);
    return static_cast<std::size_t>(
        std::find_if(Order.begin(), Order.end(), [&](std::string_view begin) { return check.starts_with(begin); }) -
        Order.begin());
}

} // namespace

std::vector<Finding> gathered(std::vector<Finding> findings, const Build &build)
{
    for (const Explained &row : Explanations)
        explain(findings, row);
    joinAlike(findings, build);
    noteUnchecked(findings);
    std::stable_sort(findings.begin(), findings.end(), [](const Finding &a, const Finding &b) {
        return a.severity != b.severity ? a.severity < b.severity : rankOf(a) < rankOf(b);
    });
    return findings;
}

std::vector<Finding> ungathered(const Finding &finding)
{
    if (finding.parts.empty())
        return {finding};
    return ungathered(finding.parts);
}

std::vector<Finding> ungathered(const std::vector<Finding> &findings)
{
    std::vector<Finding> all;
    for (const Finding &finding : findings) {
        std::vector<Finding> parts = ungathered(finding);
        std::move(parts.begin(), parts.end(), std::back_inserter(all));
    }
    return all;
}

} // namespace rig
