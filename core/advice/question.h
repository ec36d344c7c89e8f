// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "core/base/units.h"
#include "core/build/place.h"
#include "core/metrics/metrics.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace rig::advice {

/// Who asks. The names that files and the console use are those of roleKey().
enum class Role { Overall, Trying, Starting, Kaggle, KaggleDeep, Researcher, ComputerVision, Nlp, StartUp, Cluster };
inline constexpr std::array AllRoles{Role::Overall,    Role::Trying,     Role::Starting,       Role::Kaggle,
                                     Role::KaggleDeep, Role::Researcher, Role::ComputerVision, Role::Nlp,
                                     Role::StartUp,    Role::Cluster};

/// Money as the source documents speak of it, beside an amount.
enum class Means { NotSaid, Plenty, Short, Little, AlmostNone };
inline constexpr std::array AllMeans{Means::NotSaid, Means::Plenty, Means::Short, Means::Little, Means::AlmostNone};

enum class Depth { Normal, VeryDeep };
enum class Framework { Any, PyTorch, TensorFlow, Jax, PaddlePaddle, MxNet, Caffe };
inline constexpr std::array AllFrameworks{Framework::Any,  Framework::PyTorch,      Framework::TensorFlow,
                                          Framework::Jax,  Framework::PaddlePaddle, Framework::MxNet,
                                          Framework::Caffe};
/// In what the GPUs stand.
enum class Housing { Workstation, Server };
using Region = rig::Region;
/// Whose cards a question can ask for.
inline const QStringList AllVendors{QStringLiteral("NVIDIA"), QStringLiteral("AMD"), QStringLiteral("Intel")};
/// Which accelerators may answer.
enum class Accelerators { Cards, Tpu, All };

// "overall", "kaggle-deep"; "not-said", "almost-none"; "normal", "very-deep"; "any", "pytorch"; "workstation";
// "elsewhere", "china"; "cards", "tpu", "all": the words of files, the console and the settings.
[[nodiscard]] QLatin1StringView key(Role role);
[[nodiscard]] QLatin1StringView key(Means means);
[[nodiscard]] QLatin1StringView key(Depth depth);
[[nodiscard]] QLatin1StringView key(Framework framework);
[[nodiscard]] QLatin1StringView key(Housing housing);
[[nodiscard]] QLatin1StringView key(Region region);
[[nodiscard]] QLatin1StringView key(Accelerators accelerators);

/// How much each property counts, 0…10; all zero counts as all equal.
struct Weights
{
    double memory = 0;
    double bandwidth = 0;
    double speed = 0;
    double price = 0;

    bool operator==(const Weights &) const = default;
};

/// Weights to begin with. They are this program's own, not a source's; the user moves them.
[[nodiscard]] Weights usualWeights(Role role);

/// What one usually asks for where the question does not say it.
struct Usual
{
    Gibibytes memory;   ///< of a card, at least
    double dollars = 0; ///< for a card, at most
};

/// In which order the catalogue answers.
enum class Order { Score, Newest };

/// What cases and circuits of workstations hold.
inline constexpr int MostInWorkstation = 4;

/// What is asked. Each optional that is empty was not said, and conditions upon it do not hold.
struct Question
{
    Role role = Role::Overall;
    std::optional<Money> budget; ///< for the GPUs of all machines; a source means its own
    Means means = Means::NotSaid;
    std::optional<Gigabytes> dataset;
    Framework framework = Framework::Any;
    std::optional<Net> net;
    Depth depth = Depth::Normal;
    std::optional<int> machines;
    int gpusPerMachine = 1;
    Housing housing = Housing::Workstation;
    bool dataCentre = false;
    Region region = Region::Elsewhere;
    std::optional<Gibibytes> memoryNeed; ///< of the work on each GPU
    bool display = false;                ///< a display hangs on the card too
    bool acceptUsed = true;
    QString vendor; ///< "AMD", as the catalogue writes it; empty: any
    Accelerators accelerators = Accelerators::Cards;
    Weights weights = usualWeights(Role::Overall);
    Order order = Order::Score;

    [[nodiscard]] int cards() const { return gpusPerMachine * std::max(1, machines.value_or(1)); } ///< of all machines
    /// A cluster stands in servers, and so do more than four cards in one machine: no workstation holds them.
    [[nodiscard]] bool inServers() const
    {
        return housing == Housing::Server || role == Role::Cluster || gpusPerMachine > MostInWorkstation;
    }
    bool operator==(const Question &) const = default;
};

/// The weights as this question asks for them: the kind of net moves one of them, plenty of money that of the price.
[[nodiscard]] Weights weightsFor(const Question &question);
/// The same with the budget in US dollars, which halves the weight of the price: four times what is usual is plenty.
[[nodiscard]] Weights weightsFor(const Question &question, std::optional<double> dollars);

/// Memory that a card must have: the work's need, and for a display 2 GiB more (document 003); with a display and no
/// need stated, 6 GiB (documents 000 and 001). nullopt: nothing was asked for.
[[nodiscard]] std::optional<Gibibytes> memoryFloor(const Question &question);

/// Figures of our own, for what is trained late in 2026: 12 GiB to try it, 16 to begin (a model of 7 billion parameters
/// in 4 bits, a vision net with a batch that is worth it), 24 where one trains for others to see, 48 and 80 in servers,
/// which serve several people; very deep nets and data sets above 250 GB (documents 000 to 002) ask for a step more,
/// time series for 12 at most. The money is what such a buyer is known to spend on a card, four times as much where he
/// has plenty and sixteen times where he names a budget, which bounds it. The work's own need stands in place of all
/// that.
[[nodiscard]] Usual usualOf(const Question &question);

} // namespace rig::advice
