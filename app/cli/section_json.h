// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/check_json.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

namespace rig::cli {

/// The objects of `check --format json`, in the file of each section; their keys stand in docs/console.md.
[[nodiscard]] QJsonArray linksAsJson(const Lanes &lanes, const Machine &machine);
/// Null where no card is placed.
[[nodiscard]] QJsonValue worstLinkAsJson(const Checked &checked);
[[nodiscard]] QJsonArray uplinksAsJson(const Lanes &lanes, const Machine &machine);
[[nodiscard]] QJsonArray peersAsJson(const Lanes &lanes, const Machine &machine);
[[nodiscard]] QJsonObject powerAsJson(const Checked &checked);
[[nodiscard]] QJsonObject fitAsJson(const Fit &fit, const Machine &machine);
/// Adds the plan beside the machine; only where the machine's own words were given.
void addReality(QJsonObject &document, const Checked &checked);
/// What to run after the first start, and what was seen of it.
[[nodiscard]] QJsonArray firstStartAsJson(const Checked &checked);
[[nodiscard]] QJsonObject heatAsJson(const Heat &heat, const Machine &machine);

} // namespace rig::cli
