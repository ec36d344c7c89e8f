// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

#include <array>

namespace rig::lists {

/// As what a machine's parts are written for others.
enum class ListFormat { Text, Markdown, Bbcode, Csv, Chinese };
inline constexpr std::array AllListFormats{ListFormat::Text, ListFormat::Markdown, ListFormat::Bbcode, ListFormat::Csv,
                                           ListFormat::Chinese};
/// "text", "markdown", "bbcode", "csv", "chinese"
[[nodiscard]] QLatin1StringView listFormatKey(ListFormat format);
[[nodiscard]] std::optional<ListFormat> listFormatFromKey(QStringView key);

/// The parts of a machine as a list that people post: text, Markdown and BBCode as PCPartPicker writes them, CSV with
/// one part a line, or a Chinese list. Parts alike are one line with their number; prices are of one piece, those that
/// the machine's cost counts; what has none has none. The labels are the format's own and the same in every language.
[[nodiscard]] QString listOf(const Build &build, const Catalogue &catalogue, ListFormat format);

} // namespace rig::lists
