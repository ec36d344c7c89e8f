// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>

namespace rig {

/// Why something could not be done, as a sentence for the user.
struct Failure
{
    enum class Kind { BadInput, Io };

    Kind kind = Kind::BadInput;
    QString message; ///< a whole, translated sentence: what was found and what was expected
    QString file;    ///< empty where no file is concerned
    int line = 0;    ///< 1-based; 0 where it is not known
    QString field;   ///< path of the field, e.g. `items[3].power_limit_w`; empty for the whole file

    /// "machine.rig.json, line 12, items[3].power_limit_w: must be …"
    [[nodiscard]] QString sentence() const;
};

template <class T> using Result = tl::expected<T, Failure>;

[[nodiscard]] tl::unexpected<Failure> badInput(QString message, QString field = {}, int line = 0);
[[nodiscard]] tl::unexpected<Failure> ioFailure(QString message, QString file);

} // namespace rig
