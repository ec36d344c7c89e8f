// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/frameworks.h"

#include "core/guide/card_software.h"
#include "core/guide/guide_files.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// Sentences of this file.
struct FrameworkWords
{
    Q_DECLARE_TR_FUNCTIONS(GuideFrameworks)
};

constexpr int MostFrameworks = 200;
constexpr int LongestWord = 2000;

FrameworkState readState(JsonReader &entry)
{
    const QString word = entry.textOr("state"_L1, {}, 20);
    if (word == "active"_L1)
        return FrameworkState::Active;
    if (word == "maintenance"_L1)
        return FrameworkState::Maintenance;
    if (word == "ended"_L1)
        return FrameworkState::Ended;
    if (!word.isEmpty())
        entry.complain("state"_L1, FrameworkWords::tr("must be active, maintenance or ended."));
    return FrameworkState::NotKnown;
}

QStringList readWords(JsonReader &entry, QLatin1StringView key) { return entry.texts(key).value_or(QStringList()); }

void takeFacts(JsonReader &reader, const std::vector<Source> &sources, std::vector<FrameworkEntry> &entries)
{
    reader.objects("frameworks"_L1, MostFrameworks, [&](JsonReader &entry) {
        FrameworkEntry made;
        made.id = entry.text("id"_L1, 60);
        made.name = entry.text("name"_L1, 60);
        made.maker = entry.textOr("maker"_L1, {}, LongestWord);
        made.firstYear = entry.integer("first_year"_L1, 1990, 2100);
        made.languages = readWords(entry, "languages"_L1);
        made.state = readState(entry);
        made.stateDate = entry.textOr("state_date"_L1, {}, 20);
        made.newest = entry.textOr("newest_version"_L1, {}, 60);
        made.newestDate = entry.textOr("date"_L1, {}, 20);
        made.vendors = readWords(entry, "vendors_gpu"_L1);
        made.systems = readWords(entry, "systems"_L1);
        made.phone = entry.textOr("phone"_L1, {}, LongestWord);
        made.server = entry.textOr("server"_L1, {}, LongestWord);
        made.chineseLink = entry.textOr("chinese_link"_L1, {}, LongestWord);
        made.goodFor = readWords(entry, "good_for"_L1);
        made.sources = sourcesOf(entry, sources);
        entries.push_back(std::move(made));
    });
}

void takeTexts(JsonReader &reader, std::vector<FrameworkEntry> &entries)
{
    reader.objects("frameworks"_L1, MostFrameworks, [&](JsonReader &entry) {
        const QString id = entry.text("id"_L1, 60);
        const auto found =
            std::find_if(entries.begin(), entries.end(), [&](const FrameworkEntry &each) { return each.id == id; });
        if (found == entries.end())
            return entry.complain("id"_L1, FrameworkWords::tr("There is no framework “%1”.").arg(id));
        // What is called otherwise in a language stands with its texts.
        found->name = entry.textOr("name"_L1, found->name, 60);
        found->maker = entry.textOr("maker"_L1, found->maker, LongestWord);
        found->phone = entry.textOr("phone"_L1, found->phone, LongestWord);
        found->server = entry.textOr("server"_L1, found->server, LongestWord);
        found->stateNote = entry.textOr("state"_L1, {}, LongestWord);
        found->then = entry.textOr("then"_L1, {}, LongestWord);
        found->chinese = entry.textOr("chinese"_L1, {}, LongestWord);
        found->reasonsFor = readWords(entry, "for"_L1);
        found->reasonsAgainst = readWords(entry, "against"_L1);
    });
}

QStringList occurring(const std::vector<FrameworkEntry> &entries, QStringList FrameworkEntry::*list)
{
    QStringList all;
    for (const FrameworkEntry &entry : entries)
        all << entry.*list;
    all.removeDuplicates();
    return all;
}

} // namespace

Result<std::vector<FrameworkEntry>> shippedFrameworks(const QString &language)
{
    std::vector<FrameworkEntry> entries;
    const Result<void> read = readByLanguage(
        u"frameworks.json"_s, language,
        [&](JsonReader &reader, const std::vector<Source> &sources) { takeFacts(reader, sources, entries); },
        [&](JsonReader &reader) { takeTexts(reader, entries); });
    if (!read)
        return tl::unexpected(read.error());
    return entries;
}

bool meets(const FrameworkEntry &entry, const FrameworkWish &wish)
{
    return (wish.vendor.isEmpty() || entry.vendors.contains(wish.vendor)) &&
           (wish.system.isEmpty() || entry.systems.contains(wish.system)) &&
           (wish.purpose.isEmpty() || entry.goodFor.contains(wish.purpose)) &&
           (!wish.activeOnly || entry.state == FrameworkState::Active);
}

QString stateName(FrameworkState state)
{
    switch (state) {
    case FrameworkState::Active:
        return FrameworkWords::tr("active", "a framework");
    case FrameworkState::Maintenance:
        return FrameworkWords::tr("maintained only", "a framework");
    case FrameworkState::Ended:
        return FrameworkWords::tr("ended", "a framework");
    case FrameworkState::NotKnown:
        break;
    }
    return FrameworkWords::tr("not known", "a framework's state");
}

QString purposeName(const QString &key)
{
    if (key == "beginner"_L1)
        return FrameworkWords::tr("beginners");
    if (key == "research"_L1)
        return FrameworkWords::tr("research");
    if (key == "industry"_L1)
        return FrameworkWords::tr("industry");
    if (key == "phone"_L1)
        return FrameworkWords::tr("phones");
    if (key == "jax-tpu"_L1)
        return FrameworkWords::tr("JAX and TPUs");
    if (key == "chinese"_L1)
        return FrameworkWords::tr("Chinese material");
    return key;
}

QString vendorName(const QString &key)
{
    using Name = std::pair<QLatin1StringView, const char *>;
    // Makers of China have names of their own in Chinese.
    static constexpr std::array names{Name{"nvidia"_L1, "NVIDIA"},
                                      Name{"amd"_L1, "AMD"},
                                      Name{"intel"_L1, "Intel"},
                                      Name{"apple"_L1, "Apple"},
                                      Name{"tpu"_L1, "TPU"},
                                      Name{"linux"_L1, "Linux"},
                                      Name{"windows"_L1, "Windows"},
                                      Name{"macos"_L1, "macOS"},
                                      Name{"opencl"_L1, "OpenCL"},
                                      Name{"webgpu"_L1, "WebGPU"},
                                      Name{"qualcomm"_L1, QT_TRANSLATE_NOOP("GuideFrameworks", "Qualcomm")},
                                      Name{"ascend"_L1, QT_TRANSLATE_NOOP("GuideFrameworks", "Ascend")},
                                      Name{"enflame"_L1, QT_TRANSLATE_NOOP("GuideFrameworks", "Enflame")},
                                      Name{"metax"_L1, QT_TRANSLATE_NOOP("GuideFrameworks", "MetaX")},
                                      Name{"hygon"_L1, QT_TRANSLATE_NOOP("GuideFrameworks", "Hygon")},
                                      Name{"cambricon"_L1, QT_TRANSLATE_NOOP("GuideFrameworks", "Cambricon")},
                                      Name{"iluvatar"_L1, QT_TRANSLATE_NOOP("GuideFrameworks", "Iluvatar")},
                                      Name{"kunlunxin"_L1, QT_TRANSLATE_NOOP("GuideFrameworks", "Kunlunxin")}};
    for (const Name &name : names) {
        if (key == name.first)
            return FrameworkWords::tr(name.second);
    }
    return key;
}

QStringList purposesIn(const std::vector<FrameworkEntry> &entries)
{
    return occurring(entries, &FrameworkEntry::goodFor);
}

QStringList vendorsIn(const std::vector<FrameworkEntry> &entries)
{
    return occurring(entries, &FrameworkEntry::vendors);
}

} // namespace rig::guide
