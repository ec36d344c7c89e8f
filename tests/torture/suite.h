// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/torture/dice.h"

#include <QString>

#include <functional>
#include <span>

namespace rig::torture {

/// What is wrong after an attempt, as a sentence; empty: nothing.
using Attempt = std::function<QString(Dice &dice)>;

/// Makes what all attempts of a row start from in an empty folder of its own.
using Prepare = Attempt (*)(const QString &folder);

/// One kind of harm. Attempt number `n` of a run with seed `s` rolls dice made of s + n, so that it can be repeated
/// alone.
struct Row
{
    const char *name;
    const char *what; ///< for the table
    int inCi;         ///< attempts
    int inFull;       ///< attempts
    int limit;        ///< seconds that one attempt may take, with sanitizers; longer is a failure: it hangs
    Prepare prepare;
};

[[nodiscard]] Attempt console(const QString &folder);
[[nodiscard]] Attempt machines(const QString &folder);
[[nodiscard]] Attempt parses(const QString &folder);
[[nodiscard]] Attempt importKills(const QString &folder);
[[nodiscard]] Attempt migrationKills(const QString &folder);
[[nodiscard]] Attempt exportKills(const QString &folder);
[[nodiscard]] Attempt saveKills(const QString &folder);
[[nodiscard]] Attempt autosaveKills(const QString &folder);
[[nodiscard]] Attempt windowKills(const QString &folder);
[[nodiscard]] Attempt stores(const QString &folder);
[[nodiscard]] Attempt catalogues(const QString &folder);
[[nodiscard]] Attempt disks(const QString &folder);
[[nodiscard]] Attempt names(const QString &folder);
[[nodiscard]] Attempt writers(const QString &folder);
[[nodiscard]] Attempt monkey(const QString &folder);
[[nodiscard]] Attempt memory(const QString &folder);

/// Said by an attempt that takes long, so that it is not taken for one that hangs.
void stillAlive();

/// A role that a row gives to a second process, which is then ended from outside: `torture --role NAME ARGUMENT…`.
struct Role
{
    const char *name;
    int (*play)(const QStringList &arguments);
};

[[nodiscard]] int playSave(const QStringList &arguments);
[[nodiscard]] int playAutosave(const QStringList &arguments);
[[nodiscard]] int playWriter(const QStringList &arguments);

} // namespace rig::torture
