// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice_words.h"

#include <QPalette>

namespace rig::ui {

/// What the labels of the advisor show, as rich text; names of GPUs are links "gpu:<id>", "topics:" leads to the
/// disagreements.
struct AdviceLook
{
    const advice::Question &question;
    const advice::Library &library;
    const advice::MarketToday &market;
    const QPalette &palette;
};

/// One source's answer. `oldest`: none that is shown is older.
[[nodiscard]] QString answerHtml(const advice::ProfileAnswer &answer, bool oldest, const AdviceLook &look);
[[nodiscard]] QString conflictHtml(const advice::Conflict &conflict, const AdviceLook &look);
/// All that is known of an offer: figures, age, price, successor, frameworks, what sources say of it.
[[nodiscard]] QString offerHtml(const advice::Offer &offer, const AdviceLook &look);

} // namespace rig::ui
