// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/glossary.h"
#include "ui/command_palette.h"

namespace rig::ui {

class SearchIndex;
class Workspace;

/// Does something with what was found: the id of a part, the path of a file.
using WithText = std::function<void(const QString &)>;

/// The machines that come with the program, to be opened by their path.
[[nodiscard]] std::vector<Findable> findableTemplates(const WithText &open);
/// What is said of the open machine; `show` gets the index in Verdict::findings.
[[nodiscard]] std::vector<Findable> findableFindings(const Workspace &workspace, const std::function<void(int)> &show);
/// What every check looks for, and keys that stand in no menu.
[[nodiscard]] std::vector<Findable> findableHelp();
/// Parts of all kinds that bear the words, some of each kind; `show` gets the part's id.
[[nodiscard]] std::vector<Findable> findableParts(const QString &typed, const Workspace &workspace,
                                                  const SearchIndex &index, const WithText &show);

/// Topics and words of the guide that answer what was typed, a few of each; `show` gets what Page::showInGuide() takes.
class FindableGuide
{
public:
    FindableGuide();
    [[nodiscard]] std::vector<Findable> operator()(const QString &typed, const WithText &show) const;

private:
    std::vector<guide::Topic> m_topics;
    std::vector<guide::Word> m_words;
};

/// A key that works inside a view, and what it does there; docs/keys.md lists them too.
struct KeyHelp
{
    const char *where; ///< English, as in the documentation
    const char *keys;
    const char *does;
};
[[nodiscard]] std::vector<KeyHelp> keyHelp();

} // namespace rig::ui
