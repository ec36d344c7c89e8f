// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/topic.h"

namespace rig::guide {

/// The folder of the guide in the language of the installed translators: "en", "zh_CN".
[[nodiscard]] QString language();
/// The topics that come with the program, by group and order; one that the language does not have comes in English. The
/// failure is the first thing that is wrong with one of them.
[[nodiscard]] Result<std::vector<Topic>> shippedTopics(const QString &language = guide::language());

/// The topic with this id, or the only one whose title it is; null where there is none.
[[nodiscard]] const Topic *topicCalled(const QString &name, const std::vector<Topic> &topics);
/// The topics that answer what was typed, best first: a word counts by how rare it is and where it stands (title,
/// search words, answer, the rest); of Chinese, which has no blanks, each two letters. All of them in their order where
/// nothing was typed.
[[nodiscard]] std::vector<const Topic *> topicsFor(const QString &typed, const std::vector<Topic> &topics);

[[nodiscard]] QString groupName(Group group); ///< "Installing", translated
/// "What the GPU guide of 2016 said": the document by its name, as a heading above Topic::then.
[[nodiscard]] QString thenHeading(const Topic &topic);

} // namespace rig::guide
