// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/source.h"
#include "core/guide/pictures.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <vector>

namespace rig::guide {

/// The groups of topics, in their order.
enum class Group { Install, Frameworks, Deploy, SeveralGpus, Background, Words, Links };
inline constexpr std::array AllGroups{Group::Install,    Group::Frameworks, Group::Deploy, Group::SeveralGpus,
                                      Group::Background, Group::Words,      Group::Links};

/// "install", "frameworks", "deploy", "several-gpus", "background", "words", "links"
[[nodiscard]] QLatin1StringView key(Group group);

/// One thing to do: what, the command, and what it must print. Command and print may be empty.
struct Step
{
    QString text, command, expect;
};

/// One topic of the guide in one language. Its texts are Markdown in which `[^id]` cites a source and `topic:ID` links
/// to another topic.
struct Topic
{
    QString id, title;
    Group group = Group::Install;
    int order = 0;
    QStringList rows;  ///< "S86": what of the source documents it answers
    QStringList words; ///< by which it is found
    QString date;      ///< when `now` was last looked at, as ISO has it
    QString thenDate;  ///< of what the document said; empty where it is not known
    QString thenSource;
    std::vector<Source> sources;
    std::vector<Picture> pictures;
    QString answer, then, now, changed;
    std::vector<Step> steps;
};

/// Reads a topic: front matter, then the texts under `# answer`, `# then`, `# now`, `# changed`, `# steps`. The failure
/// says line and field. Refused are: what is misspelt or too long, a source that is cited and not listed, an address
/// that is none of the web.
[[nodiscard]] Result<Topic> topicFromText(const QByteArray &text, const QString &file);

/// The text with its citations as numbers of `sources`, from 1: "[2]"; as links to `source:2` where the reader of
/// Markdown shall have them.
enum class Citing { Plain, Links };
[[nodiscard]] QString numbered(const QString &text, const std::vector<Source> &sources, Citing citing);
/// Ids of the topics that its texts link to.
[[nodiscard]] QStringList linkedTopics(const Topic &topic);

} // namespace rig::guide
