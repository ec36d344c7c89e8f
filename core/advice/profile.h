// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/question.h"
#include "core/base/saying.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/part.h"
#include "core/catalogue/source.h"

#include <QStringList>

#include <vector>

namespace rig::advice {

/// When something holds: all that is set must hold. Lists hold the words of key(); an empty list asks for nothing.
struct When
{
    QStringList roles, means, depths, housings, nets;
    std::optional<double> datasetOver;           ///< GB, strictly more
    std::optional<double> memoryAtLeast;         ///< GiB that the work needs
    std::optional<double> budgetFrom, budgetTo;  ///< US dollars, both ends included
    std::optional<int> machinesFrom, machinesTo; ///< both ends included
    std::optional<int> gpusOver;                 ///< in one machine, strictly more
    std::optional<bool> dataCentre;

    bool operator==(const When &) const = default;
};

struct Pick
{
    QString gpu;                        ///< id of the chip
    bool used = false;                  ///< the source means a used one
    std::optional<int> atLeast, atMost; ///< how many, where the source says so
};

/// What is no chip: a series, a sort of server, a cloud service.
struct Option
{
    QString id;
    Saying text;
};

enum class About { Cards, Scale };

struct Recommendation
{
    QString id;
    About about = About::Cards;
    When when;
    Saying title;      ///< how the source calls the case
    Saying text;       ///< why
    Saying correction; ///< what is wrong in the source, where something is
    std::vector<Pick> picks;
    std::vector<Pick> alternatives;
    std::vector<Option> options;
    bool together = false; ///< the picks are one set, not a choice
    bool unsolved = false; ///< the source leaves the case open
    QStringList hints;     ///< "check-memory", "fp16", "blower-or-liquid", "rack-plan"
};

enum class RemarkKind { Avoid, Caution, Note, Suited, LessSuited };

/// What a source says of a chip or a family of chips.
struct Remark
{
    RemarkKind kind = RemarkKind::Note;
    QStringList gpus, families, vendors, segments; ///< any of them; families are beginnings of ids
    QStringList nets;                              ///< empty: for all
    bool founders = false;                         ///< of NVIDIA's own boards called so
    QStringList instead;
    Saying text;
    std::vector<Saying> reasons;
};

struct Substitute
{
    QString gpu;
    QStringList instead;
    Saying text;
};

/// One side of what sources may disagree about.
struct Statement
{
    QString topic, position;
    Saying text;
};

struct Warning
{
    QString id;
    When when;
    bool consumerCards = false; ///< only where an answer names a consumer card of NVIDIA
    QString source;             ///< id among the profile's sources
    Saying text;
};

/// The year in which a source puts a series.
struct SeriesYear
{
    QString series;
    int year = 0;
};

/// The advice of one source at one time.
struct Profile
{
    QString id; ///< "000", "004-dettmers"
    Saying name;
    QString source; ///< id among `sources`
    std::vector<Source> sources;
    std::vector<Recommendation> recommendations;
    std::vector<Remark> remarks;
    std::vector<Substitute> substitutes;
    std::vector<Statement> statements;
    std::vector<Warning> warnings;
    std::vector<SeriesYear> series;

    /// The source with the id, or the profile's own; never null in a profile that was read.
    [[nodiscard]] const Source *sourceOf(const QString &id = {}) const;
};

/// What sources may disagree about, and when that concerns a question.
struct Topic
{
    QString id;
    Saying title;
    QStringList gpus;
    std::vector<When> whens; ///< any of them
};

/// What may not be sold in a region, as it was reported.
struct RegionRule
{
    QString id;
    Region region = Region::Elsewhere;
    QStringList families, but;             ///< beginnings of ids; `but`: whole ids that are not meant
    bool stock = false;                    ///< what is in the region already may be sold
    std::optional<double> overGbPerSecond; ///< GPUs with a wider memory than this, whatever they are called
    QString date;                          ///< since when, as exact as it is known
    int source = -1;                       ///< index among Library::regionSources
    Saying text;
};

struct Library
{
    std::vector<Profile> profiles; ///< oldest first
    std::vector<Topic> topics;
    std::vector<RegionRule> regionRules; ///< a chip falls under the first that means it
    std::vector<Source> regionSources;
};

/// The rule under which a chip may not be sold in a region; null where there is none.
[[nodiscard]] const RegionRule *ruleAgainst(const Chip &chip, Region region, const Library &library);
/// The same, but none where what is in the region may be sold, and a new one was offered there for the region's money
/// in the last half year, after the rule's day.
[[nodiscard]] const RegionRule *barredIn(Region region, const Chip &chip, const Library &library,
                                         const Catalogue &catalogue);

/// Reads one profile; `file` stands in the failure's sentence.
[[nodiscard]] Result<Profile> profileFromJson(const QByteArray &text, const QString &file);
[[nodiscard]] Result<std::vector<Topic>> topicsFromJson(const QByteArray &text, const QString &file);
/// Puts the rules and their sources into the library.
[[nodiscard]] Result<void> readRegions(const QByteArray &text, const QString &file, Library &library);
/// Those that come with the program.
[[nodiscard]] Result<Library> shippedLibrary();
/// Of these the rules of regions alone.
[[nodiscard]] Result<Library> shippedRegions();

} // namespace rig::advice
