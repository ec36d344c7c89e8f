// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findables.h"

#include "core/checks/catalog.h"
#include "core/names/names.h"
#include "core/words/words.h"
#include "ui/document/examples.h"
#include "ui/document/workspace.h"
#include "ui/models/search_index.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

struct Findables
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::Findables)
};

constexpr std::size_t ofEachKind = 4;
constexpr std::array PartKinds{Kind::Gpu,    Kind::Card,    Kind::Motherboard, Kind::Processor,
                               Kind::Supply, Kind::Case,    Kind::Cooler,      Kind::Memory,
                               Kind::Drive,  Kind::Network, Kind::Riser,       Kind::System};

constexpr std::array Keys{
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "lane map"), "↑ ↓ ← →",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "Walk the connectors")},
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "lane map"), "Space",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "Pick a device up and drop it; Esc leaves it where it was")},
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "case"), "↑ ↓ ← →",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "Walk the parts; Enter chooses one in the list")},
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "list of parts"), "F2",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "Replace the part; Del removes it")},
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "power limits"), "← →",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "Lower or raise the limit by 5 W; Page up and down by 25 W")},
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "findings"), "Space",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "Light up what the finding is about; Esc lets it go")},
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "details of a GPU"), "Tab, F1",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "From word to word; F1 says what it means, Esc closes it")},
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "chart"), "+ −",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "Zoom; Ctrl+arrows move, 0 shows the whole chart")},
    KeyHelp{QT_TRANSLATE_NOOP("rig::ui::Findables", "chart"), "← → ↑ ↓",
            QT_TRANSLATE_NOOP("rig::ui::Findables", "From point to point; Enter shows the GPU's figures")},
};

} // namespace

FindableGuide::FindableGuide()
    : m_topics(guide::shippedTopics().value_or(std::vector<guide::Topic>()))
    , m_words(guide::shippedWords().value_or(std::vector<guide::Word>()))
{
}

std::vector<Findable> FindableGuide::operator()(const QString &typed, const WithText &show) const
{
    std::vector<Findable> found;
    if (typed.trimmed().size() < 2)
        return found;
    for (const guide::Word *word : guide::wordsFor(typed, m_words)) {
        if (found.size() == ofEachKind)
            break;
        found.push_back({word->term, Findables::tr("Word"), word->text,
                         [show, id = word->id] { show(QStringLiteral("word:") + id); }});
    }
    const std::size_t words = found.size();
    const QStringList wanted = typed.split(u' ', Qt::SkipEmptyParts);
    for (const guide::Topic *topic : guide::topicsFor(typed, m_topics)) {
        if (found.size() == words + ofEachKind)
            break;
        // Here every word must be borne, as by all else that is listed.
        const QString told = topic->title + u' ' + topic->words.join(u' ') + u' ' + topic->answer;
        if (!std::all_of(wanted.begin(), wanted.end(),
                         [&](const QString &word) { return told.contains(word, Qt::CaseInsensitive); }))
            continue;
        found.push_back({topic->title, Findables::tr("Guide"),
                         guide::numbered(topic->answer, topic->sources, guide::Citing::Plain),
                         [show, id = topic->id] { show(QStringLiteral("topic:") + id); }});
    }
    return found;
}

std::vector<KeyHelp> keyHelp() { return {Keys.begin(), Keys.end()}; }

std::vector<Findable> findableTemplates(const WithText &open)
{
    std::vector<Findable> found;
    for (const Example &one : templates()) {
        found.push_back({exampleName(one.name), Findables::tr("Template"), exampleName(one.about),
                         [open, path = one.path] { open(path); }});
    }
    return found;
}

std::vector<Findable> findableFindings(const Workspace &workspace, const std::function<void(int)> &show)
{
    std::vector<Findable> found;
    int index = 0;
    for (const Finding &finding : workspace.verdict().findings) {
        found.push_back(
            {words::message(finding, workspace.situation()), words::severity(finding.severity), {}, [show, index] {
                 show(index);
             }});
        ++index;
    }
    return found;
}

std::vector<Findable> findableHelp()
{
    std::vector<Findable> found;
    for (const KeyHelp &key : Keys)
        found.push_back(
            {Findables::tr(key.does),
             Findables::tr("Key in the %1: %2", "view, key").arg(Findables::tr(key.where), QString::fromUtf8(key.keys)),
             {},
             {}});
    for (const Check &check : allChecks())
        found.push_back(
            {words::checkTitle(check.id), Findables::tr("What is checked"), words::checkAbout(check.id), {}});
    return found;
}

std::vector<Findable> findableParts(const QString &typed, const Workspace &workspace, const SearchIndex &index,
                                    const WithText &show)
{
    std::vector<Findable> found;
    const SearchQuery query(typed);
    if (query.isEmpty() || typed.size() < 2)
        return found;
    for (const Kind kind : PartKinds) {
        const std::vector<PartHandle> &parts = workspace.catalogue().parts(kind);
        const std::shared_ptr<const SearchTexts> texts = index.texts(kind);
        std::vector<PartHandle> hits;
        for (std::size_t i = 0; i < std::min(parts.size(), texts->texts().size()); ++i) {
            if (query.matches(texts->texts()[i]))
                hits.push_back(parts[i]);
        }
        // Those that are called so stand before those that only have it among their figures; then the shortest name.
        std::stable_sort(hits.begin(), hits.end(), [&](const PartHandle &one, const PartHandle &other) {
            const auto rank = [&](const Part &part) {
                return std::pair(!part.name.contains(typed.trimmed(), Qt::CaseInsensitive), part.name.size());
            };
            return rank(*one) < rank(*other);
        });
        const std::size_t more = hits.size() - std::min(hits.size(), ofEachKind);
        hits.resize(hits.size() - more);
        for (const PartHandle &part : hits)
            found.push_back({part->name, names::kind(kind), {}, [show, id = part->id] { show(id); }});
        if (more > 0)
            found.push_back({Findables::tr("and %n more: type on", "parts of a kind", static_cast<int>(more)),
                             names::kind(kind),
                             {},
                             {}});
    }
    return found;
}

} // namespace rig::ui
