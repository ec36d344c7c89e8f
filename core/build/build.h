// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "core/base/units.h"
#include "core/catalogue/part.h"

#include <QJsonObject>
#include <QMap>
#include <QString>

#include <optional>
#include <vector>

namespace rig {

/// Whether a machine is put together from parts of this kind.
[[nodiscard]] bool isPlaceable(Kind kind);

/// Whether parts of this kind stand in a connector: cards, drives, network cards, risers, switch boards.
[[nodiscard]] bool standsInConnector(Kind kind);

/// Whether parts of this kind have plugs of which one can say on which supply they hang: cards, processors, boards.
[[nodiscard]] bool takesSupply(Kind kind);

/// Whether a machine has one item of this kind at most; a file with two of them does not open.
[[nodiscard]] bool isOnceInAMachine(Kind kind);

/// Number of an item within its build; stays the same while the build lives.
using ItemId = int;

/// One thing that the user chose, and where it sits.
struct Item
{
    ItemId id = 0;
    Kind kind = Kind::Card;
    QString part; ///< id in the catalogue
    /// Label on the board, or "@7:2" for the second output of item 7 (a riser, a switch board); for all that plugs into
    /// PCI Express or SATA; empty: not placed yet.
    QString connector;
    int count = 1;                   ///< for memory kits, fans and the like
    bool owned = false;              ///< price 0; fixes leave it alone
    bool locked = false;             ///< fixes leave it alone
    std::optional<Watts> powerLimit; ///< for cards
    /// What the user pays or paid for one; it counts before every price of the catalogue. Not for what is owned.
    std::optional<Money> price;
    QJsonObject extra; ///< fields of a file that this version does not know
    /// For cards, processors and boards, where there are several supplies: the item of the one that its plugs hang on;
    /// 0: the program chooses.
    ItemId supply = 0;

    bool operator==(const Item &) const = default;
};

/// "@7:2": an output, counted from 1, of another item.
struct OutputName
{
    ItemId item = 0;
    int output = 1;

    [[nodiscard]] QString text() const;
};
/// nullopt for a board's label.
[[nodiscard]] std::optional<OutputName> outputNamed(const QString &connector);

/// The user's consent to a finding, with the state that it was given for.
struct Waiver
{
    QString check;                ///< "pcie.lane-downgrade"
    std::vector<ItemId> subjects; ///< items concerned
    QString severity;             ///< at that time
    QStringList parts;            ///< ids of the parts concerned at that time
    QString reason;

    bool operator==(const Waiver &) const = default;
};

/// What the user chose. A plain value: every edit makes a new one.
struct Build
{
    QString name;
    std::vector<Item> items;
    QMap<QString, QString> settings; ///< firmware settings by id
    std::vector<Waiver> waivers;
    QJsonObject extra;

    bool operator==(const Build &) const = default;

    [[nodiscard]] const Item *item(ItemId id) const;
    [[nodiscard]] std::vector<const Item *> itemsOf(Kind kind) const;
    [[nodiscard]] ItemId nextId() const;
};

/// A circuit at the wall.
struct Circuit
{
    QString id; ///< "us-15a" … or "own"
    Volts volts;
    Amperes amperes;
    double continuousShare; ///< of the rating that a load of hours may take (US NEC: 0.8)
    bool assumed = true;    ///< the user has not chosen it

    [[nodiscard]] Watts rating() const { return Watts(volts.value() * amperes.value()); }
    [[nodiscard]] Watts continuous() const { return rating() * continuousShare; }
    bool operator==(const Circuit &) const = default;
};

/// The circuits that one can choose by id, with their sources in the code.
[[nodiscard]] const std::vector<Circuit> &knownCircuits();
[[nodiscard]] std::optional<Circuit> circuitById(QStringView id);

/// Where the machine stands.
struct Site
{
    Circuit circuit = *circuitById(u"us-15a");
    std::optional<Money> tariff; ///< per kWh
    double hoursPerYear = 2000;
    std::optional<Watts> otherLoad;   ///< what else hangs on the circuit
    std::optional<Watts> roomCooling; ///< heat that the room's cooling takes away
    bool dataCentre = false;          ///< a data centre in the sense of the drivers' licence
    QJsonObject extra;

    bool operator==(const Site &) const = default;
};

enum class Work { SingleTraining, DataParallel, TensorParallel, Sharded, Inference };

/// What a piece of work needs on each of its cards, as it was last reckoned: a file keeps it as it keeps the figures of
/// parts.
struct PlannedNeed
{
    Gibibytes low;  ///< that must be there at the least
    Gibibytes high; ///< that it may take
    int cards = 1;
    Gibibytes movable{}; ///< of both: what may lie on another of the cards instead, as layers may

    bool operator==(const PlannedNeed &) const = default;
};

/// Of a model's own description in a machine's file, bytes.
inline constexpr qsizetype LongestConfig = 256 * 1024;

/// A piece of work that a machine is for, as it is kept; core/workload/planned_works makes a Workload of it.
struct PlannedWork
{
    QString name;
    QString model;                 ///< id of a model or net that is known by name; empty: none
    QString kind;                  ///< without a model: "transformer", "cnn", "rnn", "diffusion", "own"
    QJsonObject config;            ///< the model's own config.json; empty: none
    QMap<QString, QString> values; ///< by the keys of workloadFields()
    std::optional<PlannedNeed> need;
    QJsonObject extra;

    bool operator==(const PlannedWork &) const = default;
};
/// More would not stand on a report's first page, and nobody deals them to cards.
inline constexpr int MostWorks = 12;

/// How a card's peaks are told: as they were measured, or as Intel's design guide assumes them.
enum class Excursions { Measured, Specification };

/// What the machine is for.
struct Use
{
    Work work = Work::DataParallel;
    std::optional<Watts> processorLoad;  ///< stated draw of the processor while training; else its TDP
    std::optional<Gibibytes> memoryNeed; ///< of the work, on each card
    bool display = false;                ///< a display hangs on one of the cards, whatever the processor has
    bool ecc = false;                    ///< the work asks for memory that corrects errors
    std::optional<Gigabytes> dataset;    ///< that the machine's drives must hold
    std::optional<Money> budget;         ///< for all that is not owned
    Excursions excursions = Excursions::Measured;
    std::vector<PlannedWork> works; ///< that the machine is for; at most MostWorks
    bool worksAtOnce = false;       ///< they run at the same time; else one at a time
    bool headless = false;          ///< it is run over the network, and no display hangs on it
    QJsonObject extra;

    bool operator==(const Use &) const = default;
};

/// Another machine for the same site and the same use.
struct Variant
{
    QString name; ///< one letter: "A"
    Build build;

    bool operator==(const Variant &) const = default;
};

/// All that a `.rig.json` holds.
struct Document
{
    Build build; ///< the machine that is worked on
    Site site;
    Use use;
    QString variant;             ///< the name of `build` among the variants; empty while there are no others
    std::vector<Variant> others; ///< the variants beside it, by name; at most MostVariants with it

    bool operator==(const Document &) const = default;
};

} // namespace rig
