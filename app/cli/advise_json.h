// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice_words.h"
#include "core/advice/advise.h"

#include <QJsonObject>

namespace rig::cli {

/// All that `advise` answers.
struct Advised
{
    advice::Question question;
    advice::SourcesSay sources;
    advice::Offers offers;
    advice::Answer answer;
    std::optional<std::pair<advice::RackRequest, advice::RackPlan>> racks;
    std::optional<advice::Overhead> overhead;
    QString rackProblem; ///< why there is no plan; the rest is answered all the same
};

/// The document of `advise --format json`; its keys stand in docs/console.md. At most `most` offers.
[[nodiscard]] QJsonObject adviceAsJson(const Advised &advised, const advice::Library &library,
                                       const advice::MarketToday &market, int most);

} // namespace rig::cli
