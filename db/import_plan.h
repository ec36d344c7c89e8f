// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

#include <functional>

namespace rig::db {

/// Called now and then while something lasts; false stops it.
using Progress = std::function<bool(qint64 done, qint64 total)>;

/// A record that does not go in.
struct Skipped
{
    QString record; ///< its name or number, as far as it could be read
    QString file;
    int line = 0;   ///< 1-based
    QString field;  ///< empty for the whole record
    QString reason; ///< a whole sentence
};

/// A figure of a part of the catalogue that is unknown there and known to the file.
struct Fill
{
    QString part;
    QString key;
    Value value;
};

/// A record that could mean several parts, or that contradicts one: listed, not stored.
struct Doubt
{
    QString record;
    QString file;
    int line = 0;
    QStringList parts; ///< ids
    QString reason;    ///< a whole sentence
};

struct NewPrice
{
    QString part;
    Price price;
    QString source; ///< who observed it, as the file says
};

/// What an import would do: shown first, then stored as a whole by UserStore::apply, or not at all.
struct ImportPlan
{
    QString title; ///< "BuildCores OpenDB", "Prices", "Parts"
    QStringList files;
    Catalogue parts;         ///< new and changed parts, with the sources that they cite
    std::vector<Fill> fills; ///< all of them from `source`
    std::vector<NewPrice> prices;
    std::optional<Source> source; ///< what the fills cite
    std::vector<Skipped> skipped;
    std::vector<Doubt> doubts;
    int records = 0;   ///< that were read
    int unchanged = 0; ///< that are stored already, just as they are

    [[nodiscard]] bool isEmpty() const; ///< nothing would change
};

} // namespace rig::db
