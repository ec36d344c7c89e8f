// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/enterprise_ratio.h"
#include "core/advice/offers.h"
#include "core/advice/rack_plan.h"
#include "core/advice/sources_say.h"

namespace rig::advice {

// The sentences of the advisor, for the page and the console.

[[nodiscard]] QString roleName(Role role);
[[nodiscard]] QString meansName(Means means);
[[nodiscard]] QString frameworkName(Framework framework);
[[nodiscard]] QString netName(std::optional<Net> net);

/// "✓ sold", "✓ offered new (2026-09-01)", "✗ out of production", "? not known whether still sold"
[[nodiscard]] QString saleText(const SaleState &state);
/// "✓ sold", "✓ 2026-09-01", "✗ ended", "? not known": for a column under its heading.
[[nodiscard]] QString saleShort(const SaleState &state);
/// "$749 (new, 2026-09-01)", "$379 (at launch, 2016-06-10)", "no price"; an old one says that it is old.
[[nodiscard]] QString priceText(const std::optional<PriceSeen> &price);
[[nodiscard]] QString supportText(Support support);
/// "12 have less memory than is asked for."
[[nodiscard]] QString leftOutText(LeftOut why, int count);
/// Why an offer has no score; empty where it has one.
[[nodiscard]] QString noScoreText(const Offer &offer);
[[nodiscard]] QString remarkKindText(RemarkKind kind);
/// Who puts compute first and who memory bandwidth: "Sources disagree on what counts first. Compute: …"
[[nodiscard]] QString computeOrBandwidthText(const Library &library, const Catalogue &catalogue);
/// What sources say of a chip, advice against it first: "▲ advised against: … (GPU guide, chapter 15 (2018))".
[[nodiscard]] QStringList remarkTexts(const Chip &chip, const Library &library);
[[nodiscard]] QString hintText(const QString &hint);
/// "the middle of 6 prices of the last half year, $1,000 to $1,499"; empty where one alone was seen.
[[nodiscard]] QString spreadText(const std::optional<PriceSpread> &spread);
/// What a chip without CUDA runs by, and under which systems: "It runs by ROCm in place of CUDA: …"; empty with CUDA.
[[nodiscard]] QString withoutCudaText(const Chip &chip);
/// That a chip would have been named, and the rule under which it may not be sold.
[[nodiscard]] QString barredText(const Chip &chip, const RegionRule &rule);

/// "8 years old", "this year's": a source's date is as exact as it is known.
[[nodiscard]] QString ageText(const Source &source, const QDate &today);
/// "GPU guide, chapter 15 (2018)"
[[nodiscard]] QString profileText(const Profile &profile);
/// An option with what speaks against it for this question: Colab in China, AI Studio without PaddlePaddle.
[[nodiscard]] QString optionText(const Option &option, const Question &question);
/// "NVIDIA GeForce GTX 1080", "1 to 4 × …", "… (used)"
[[nodiscard]] QString pickText(const Pick &pick, const Catalogue &catalogue);
/// "8 GiB · 320 GB/s · 8.9 TFLOPS in theory"; what is not known is left out.
[[nodiscard]] QString figuresText(const Chip &chip);
/// Where it is out of production or that is not known: what the source, else the catalogue, has in its place; empty
/// where it is sold, or there is nothing.
[[nodiscard]] QString insteadText(const Chip &chip, const Profile &profile, const MarketToday &market);
/// "Series of 2017 (Dive into Deep Learning …); launched 2016-06-10, 10 years ago."; empty without a launch date.
[[nodiscard]] QString ageBadge(const Chip &chip, const Library &library, const QDate &today);
/// "7.2 times the launch price of the NVIDIA Titan V for 0.95 times its FP32 …"
[[nodiscard]] QString ratioText(const EnterpriseRatio &ratio);
/// The framework matrix' row of a chip: "PyTorch: yes; TensorFlow: not known; …"
[[nodiscard]] QString frameworkRow(const Chip &chip);
/// What that row rests on.
[[nodiscard]] QString frameworkSources();
/// For a budget between a source's bands: both are named.
[[nodiscard]] QString betweenBandsText(const ProfileAnswer &answer, double dollars);
/// What the plan needs, a sentence each, with what is assumed.
[[nodiscard]] QStringList rackSentences(const RackRequest &request, const RackPlan &plan,
                                        const std::optional<Overhead> &overhead);
/// Where no source has a rule for so many machines; empty otherwise.
[[nodiscard]] QString noRuleText(const SourcesSay &said, const Question &question);
/// How weights and speed are meant, in a sentence.
[[nodiscard]] QString scoreExplained();

} // namespace rig::advice
