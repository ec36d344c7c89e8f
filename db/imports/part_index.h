// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::db {

/// A maker's part number without what people write differently: capital letters and digits only.
[[nodiscard]] QString normalNumber(const QString &number);
/// Whether a normalised part number can mean one product. Public data sets give colours, series and "OC" as part
/// numbers, too; what has fewer than six characters or no digit says nothing.
[[nodiscard]] bool canIdentify(const QString &normalNumber);
/// A name without capitals and superfluous spaces.
[[nodiscard]] QString normalName(const QString &name);

/// Finds parts by what is written about them.
class PartIndex
{
public:
    /// Of all parts but those of `without`.
    explicit PartIndex(const Catalogue &catalogue, std::optional<Origin> without = {});

    [[nodiscard]] std::vector<PartHandle> byNumber(const QString &normalNumber) const;
    /// By name or alias, as a whole.
    [[nodiscard]] std::vector<PartHandle> byName(const QString &name) const;

private:
    using Index = QHash<QString, std::vector<PartHandle>>;
    static void note(Index &index, const QString &key, const PartHandle &part);

    Index m_byNumber;
    Index m_byName;
};

} // namespace rig::db
