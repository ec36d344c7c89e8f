// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/topics.h"

#include <optional>

namespace rig::guide {

enum class FrameworkState { Active, Maintenance, Ended, NotKnown };

/// A framework as the guide compares them: facts, what speaks for and against it, what the documents said.
struct FrameworkEntry
{
    QString id, name, maker;
    std::optional<int> firstYear;
    QStringList languages;
    FrameworkState state = FrameworkState::NotKnown;
    QString stateDate;
    QString newest, newestDate;   ///< version and day; empty: not known
    QStringList vendors, systems; ///< "nvidia", "linux"; empty: not known
    QString phone, server;
    QString chineseLink;
    QStringList goodFor; ///< "beginner", "research", "industry", "phone", "chinese"
    std::vector<Source> sources;
    // In one language:
    QString stateNote, then, chinese;
    QStringList reasonsFor, reasonsAgainst;
};

/// Those that come with the program, in the file's order, with the texts of the language.
[[nodiscard]] Result<std::vector<FrameworkEntry>> shippedFrameworks(const QString &language = guide::language());

/// What is asked of a framework; what is empty asks for nothing.
struct FrameworkWish
{
    QString vendor, system, purpose;
    bool activeOnly = false;
};
[[nodiscard]] bool meets(const FrameworkEntry &entry, const FrameworkWish &wish);

[[nodiscard]] QString stateName(FrameworkState state); ///< "active", translated
[[nodiscard]] QString purposeName(const QString &key); ///< "for beginners" of "beginner"
[[nodiscard]] QString vendorName(const QString &key);  ///< "NVIDIA" of "nvidia"
/// All that occur among the entries, in the order in which they first do.
[[nodiscard]] QStringList purposesIn(const std::vector<FrameworkEntry> &entries);
[[nodiscard]] QStringList vendorsIn(const std::vector<FrameworkEntry> &entries);

} // namespace rig::guide
