// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig {

/// How sure a source's figures are, surest first.
enum class SourceKind { Vendor, Manual, Measured, Review, Database, Shop, Owner, Derived };

/// What the user reads of a figure: "vendor", "measured", "third party", "derived".
enum class Certainty { Vendor, Measured, ThirdParty, Derived };

struct Source
{
    QString id;
    QString title;
    QString publisher;
    QString date; ///< ISO, as exact as it is known: 2020, 2020-09 or 2020-09-24
    QString url;
    QString licence;
    SourceKind kind = SourceKind::Database;
};

[[nodiscard]] Certainty certaintyOf(SourceKind kind);

/// Index into Catalogue::sources.
using SourceIndex = int;
inline constexpr SourceIndex NoSource = -1;

} // namespace rig
