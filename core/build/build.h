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

/// Number of an item within its build; stays the same while the build lives.
using ItemId = int;

/// One thing that the user chose, and where it sits.
struct Item
{
    ItemId id = 0;
    Kind kind = Kind::Card;
    QString part;                    ///< id in the catalogue
    QString connector;               ///< label on the board, for cards and drives; empty: not placed yet
    int count = 1;                   ///< for memory kits
    bool owned = false;              ///< price 0; fixes leave it alone
    bool locked = false;             ///< fixes leave it alone
    std::optional<Watts> powerLimit; ///< for cards
    QJsonObject extra;               ///< fields of a file that this version does not know

    bool operator==(const Item &) const = default;
};

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
    QJsonObject extra;

    bool operator==(const Site &) const = default;
};

enum class Work { SingleTraining, DataParallel, TensorParallel, Sharded, Inference };

/// What the machine is for.
struct Use
{
    Work work = Work::DataParallel;
    std::optional<Watts> processorLoad; ///< stated draw of the processor while training; else its TDP
    QJsonObject extra;

    bool operator==(const Use &) const = default;
};

/// All that a `.rig.json` holds.
struct Document
{
    Build build;
    Site site;
    Use use;

    bool operator==(const Document &) const = default;
};

} // namespace rig
