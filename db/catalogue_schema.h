// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

/// Private to db: what a catalogue's file is made of. A change of a statement is another format.
namespace rig::db::catalogue_schema {

// 2: rates of exchange, speeds; 3: which kinds cite a source; 4: power curves; 5: kinds of net, levels of prices; 6:
// its day, and the mark of SQLite's header
constexpr int Format = 6;

/// "RigC" in the header's field for it, which tells a catalogue from every other database: SQLite's file
/// format, 1.3.12.
constexpr int ApplicationId = 0x52696743;

constexpr std::array Statements{
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE source (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title TEXT NOT NULL, publisher TEXT NOT "
    "NULL,"
    " date TEXT NOT NULL, url TEXT NOT NULL, licence TEXT NOT NULL, kind TEXT NOT NULL, citing INTEGER NOT NULL)",
    "CREATE TABLE speed (number INTEGER PRIMARY KEY, gpu TEXT NOT NULL, other TEXT NOT NULL, times REAL NOT NULL,"
    " work TEXT NOT NULL, source TEXT NOT NULL, model TEXT NOT NULL, precision TEXT NOT NULL)",
    "CREATE TABLE price_index (year INTEGER PRIMARY KEY, value REAL NOT NULL, source TEXT NOT NULL)",
    "CREATE TABLE power_curve (number INTEGER PRIMARY KEY, gpu TEXT NOT NULL, workload TEXT NOT NULL, training INTEGER "
    "NOT NULL, cards INTEGER NOT NULL, source TEXT NOT NULL)",
    "CREATE TABLE power_point (curve INTEGER NOT NULL REFERENCES power_curve, limit_w REAL NOT NULL, speed REAL NOT "
    "NULL)",
    "CREATE TABLE rate (number INTEGER PRIMARY KEY, currency TEXT NOT NULL UNIQUE, per_usd REAL NOT NULL, date TEXT "
    "NOT "
    "NULL, source TEXT NOT NULL)",
    "CREATE TABLE part (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, name TEXT NOT NULL,"
    " vendor TEXT NOT NULL, search TEXT NOT NULL, body TEXT NOT NULL)",
    "CREATE INDEX part_kind ON part (kind)",
};

} // namespace rig::db::catalogue_schema
