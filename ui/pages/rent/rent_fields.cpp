// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/rent_fields.h"

#include <QtGlobal>

#include <array>

namespace rig::ui {

namespace {

constexpr std::array Fields{
    RentField{"capital", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Price of the &machine"), RentUnit::Money,
              &RentInputs::capital},
    RentField{"gpu_price", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Price of one G&PU"), RentUnit::Money,
              &RentInputs::gpuPrice},
    RentField{"overhead_factor", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Whole machine, in prices of its GPUs"),
              RentUnit::Times, &RentInputs::overhead},
    RentField{"gpus", QT_TRANSLATE_NOOP("rig::ui::RentForm", "&GPUs at a time"), RentUnit::Count, nullptr},
    RentField{"working_w", QT_TRANSLATE_NOOP("rig::ui::RentForm", "From the &wall at work"), RentUnit::Watts,
              &RentInputs::watts},
    RentField{"idle_w", QT_TRANSLATE_NOOP("rig::ui::RentForm", "At other times"), RentUnit::Watts,
              &RentInputs::idleWatts},
    RentField{"tariff_per_kwh", QT_TRANSLATE_NOOP("rig::ui::RentForm", "&Tariff"), RentUnit::MoneyPerKwh,
              &RentInputs::tariff},
    RentField{"pue", QT_TRANSLATE_NOOP("rig::ui::RentForm", "PUE of the building"), RentUnit::Nothing,
              &RentInputs::pue},
    RentField{"hosting_per_month", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Hosting a month"), RentUnit::Money,
              &RentInputs::hosting},
    RentField{"resale_percent", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Resale at the end"), RentUnit::Percent,
              &RentInputs::resalePercent},
    RentField{"rent_per_hour", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Own p&rice per GPU-hour"), RentUnit::Money,
              &RentInputs::pricePerGpuHour},
    RentField{"speed", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Rented GPU's &speed, own = 1"), RentUnit::Times,
              &RentInputs::speed},
    RentField{"rent_extras_per_month", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Storage and traffic a month"),
              RentUnit::Money, &RentInputs::extras},
    RentField{"hours_per_week", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Hours of use a wee&k"), RentUnit::Hours,
              &RentInputs::hoursPerWeek},
    RentField{"years", QT_TRANSLATE_NOOP("rig::ui::RentForm", "&Years"), RentUnit::Years, &RentInputs::years},
};

constexpr std::array Titles{QT_TRANSLATE_NOOP("rig::ui::RentForm", "How much it is used"),
                            QT_TRANSLATE_NOOP("rig::ui::RentForm", "What is bought"),
                            QT_TRANSLATE_NOOP("rig::ui::RentForm", "What is rented"),
                            QT_TRANSLATE_NOOP("rig::ui::RentForm", "Who asks")};

constexpr std::array Regions{RentChoice{"", QT_TRANSLATE_NOOP("rig::ui::RentForm", "not stated")},
                             RentChoice{"CN", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Mainland China")},
                             RentChoice{"US", QT_TRANSLATE_NOOP("rig::ui::RentForm", "USA")},
                             RentChoice{"EU", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Europe")},
                             RentChoice{"other", QT_TRANSLATE_NOOP("rig::ui::RentForm", "elsewhere")}};
constexpr std::array Frameworks{RentChoice{"", QT_TRANSLATE_NOOP("rig::ui::RentForm", "not stated")},
                                RentChoice{"pytorch", "PyTorch"}, RentChoice{"tensorflow", "TensorFlow"},
                                RentChoice{"jax", "JAX"}, RentChoice{"paddlepaddle", "PaddlePaddle"}};
constexpr std::array Budgets{RentChoice{"", QT_TRANSLATE_NOOP("rig::ui::RentForm", "not stated")},
                             RentChoice{"low", QT_TRANSLATE_NOOP("rig::ui::RentForm", "low")},
                             RentChoice{"almost-none", QT_TRANSLATE_NOOP("rig::ui::RentForm", "almost none")}};
constexpr std::array BoughtWays{
    RentChoice{"planned", QT_TRANSLATE_NOOP("rig::ui::RentForm", "The machine that is planned")},
    RentChoice{"whole", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Own numbers: a whole machine")},
    RentChoice{"per-gpu", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Own numbers: by the GPU")}};

constexpr std::array Uses{RentChoice{"hours", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Training: hours of use")},
                          RentChoice{"always-on", QT_TRANSLATE_NOOP("rig::ui::RentForm", "Serving: always on")}};

} // namespace

std::span<const RentField> rentFields() { return Fields; }

std::span<const char *const> rentTitles() { return Titles; }

std::span<const RentChoice> rentRegions() { return Regions; }

std::span<const RentChoice> rentFrameworks() { return Frameworks; }

std::span<const RentChoice> rentBudgets() { return Budgets; }

std::span<const RentChoice> rentBoughtWays() { return BoughtWays; }

std::span<const RentChoice> rentUses() { return Uses; }

} // namespace rig::ui
