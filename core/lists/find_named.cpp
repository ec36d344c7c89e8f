// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/part_finder.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

/// What stands in a line and tells no two products apart: words of shops, of the kind, figures with a unit.
const QSet<QString> &noise(Kind kind)
{
    static const QSet<QString> all{
        u"new"_s,      u"used"_s, u"boxed"_s,  u"oem"_s,    u"tray"_s,    u"retail"_s,  u"edition"_s, u"series"_s,
        u"the"_s,      u"and"_s,  u"with"_s,   u"black"_s,  u"white"_s,   u"schwarz"_s, u"weiss"_s,   u"weiß"_s,
        u"silver"_s,   u"grey"_s, u"gray"_s,   u"rev"_s,    u"version"_s, u"ver"_s,     u"kit"_s,     u"set"_s,
        u"for"_s,      u"inkl"_s, u"incl"_s,   u"mit"_s,    u"chromax"_s, u"already"_s, u"owned"_s,   u"own"_s,
        u"existing"_s, u"from"_s, u"amazon"_s, u"newegg"_s, u"ebay"_s,    u"my"_s,      u"a"_s,       u"an"_s};
    static const std::array<QSet<QString>, KindCount> ofKind = [] {
        std::array<QSet<QString>, KindCount> sets;
        const auto at = [&](Kind each) -> QSet<QString> & { return sets[static_cast<std::size_t>(each)]; };
        at(Kind::Motherboard) = {
            u"atx"_s,     u"eatx"_s,    u"matx"_s,        u"micro"_s,     u"mini"_s,    u"e"_s,       u"m"_s,
            u"ssi"_s,     u"eeb"_s,     u"ceb"_s,         u"am4"_s,       u"am5"_s,     u"tr4"_s,     u"strx4"_s,
            u"swrx8"_s,   u"str5"_s,    u"sp3"_s,         u"sp5"_s,       u"lga"_s,     u"lga1151"_s, u"lga1200"_s,
            u"lga1700"_s, u"lga1851"_s, u"lga2011"_s,     u"lga2066"_s,   u"lga3647"_s, u"lga4189"_s, u"lga4677"_s,
            u"socket"_s,  u"sockel"_s,  u"motherboard"_s, u"mainboard"_s, u"board"_s,   u"mobo"_s,    u"intel"_s,
            u"amd"_s,     u"d5"_s,      u"chipset"_s,     u"1151"_s,      u"1200"_s,    u"1700"_s,    u"1851"_s,
            u"2011"_s,    u"3"_s};
        at(Kind::Supply) = {u"80"_s,         u"80+"_s,      u"plus"_s,    u"certified"_s, u"fully"_s, u"full"_s,
                            u"semi"_s,       u"non"_s,      u"modular"_s, u"atx"_s,       u"sfx"_s,   u"power"_s,
                            u"supply"_s,     u"psu"_s,      u"psus"_s,    u"netzteil"_s,  u"unit"_s,  u"gold"_s,
                            u"platinum"_s,   u"titanium"_s, u"bronze"_s,  u"pcie"_s,      u"pcie5"_s, u"5"_s,
                            u"cybenetics"_s, u"w"_s};
        at(Kind::Case) = {u"atx"_s,   u"eatx"_s, u"e"_s,     u"matx"_s,     u"microatx"_s, u"mini"_s,    u"itx"_s,
                          u"mid"_s,   u"full"_s, u"tower"_s, u"case"_s,     u"gehäuse"_s,  u"chassis"_s, u"tempered"_s,
                          u"glass"_s, u"tg"_s,   u"pc"_s,    u"computer"_s, u"frame"_s,    u"midi"_s};
        at(Kind::Cooler) = {u"cpu"_s,  u"cooler"_s,   u"liquid"_s,   u"air"_s,   u"kühler"_s,
                            u"aio"_s,  u"heatsink"_s, u"radiator"_s, u"water"_s, u"fan"_s,
                            u"fans"_s, u"black"_s,    u"rgb"_s,      u"argb"_s,  u"wasserkühlung"_s};
        at(Kind::Drive) = {u"pcie"_s, u"nvme"_s, u"ssd"_s,  u"solid"_s, u"state"_s, u"drive"_s,      u"internal"_s,
                           u"sata"_s, u"m"_s,    u"2"_s,    u"2280"_s,  u"4"_s,     u"0"_s,          u"3"_s,
                           u"5"_s,    u"x4"_s,   u"gen4"_s, u"gen3"_s,  u"gen5"_s,  u"festplatte"_s, u"u"_s};
        at(Kind::Fan) = {u"fan"_s, u"fans"_s, u"case"_s, u"lüfter"_s, u"pwm"_s};
        at(Kind::Network) = {u"pcie"_s, u"nic"_s,      u"network"_s, u"card"_s, u"adapter"_s,  u"dual"_s,
                             u"port"_s, u"mellanox"_s, u"x8"_s,      u"x16"_s,  u"ethernet"_s, u"infiniband"_s};
        return sets;
    }();
    static std::array<QSet<QString>, KindCount> whole = [] {
        std::array<QSet<QString>, KindCount> sets;
        for (std::size_t i = 0; i < sets.size(); ++i)
            sets[i] = all | ofKind[i];
        return sets;
    }();
    return whole[static_cast<std::size_t>(kind)];
}

/// Words of a name that people leave out, and no other product is meant.
bool mayBeMissing(const QString &word, Kind kind)
{
    static const QSet<QString> everywhere{u"edition"_s, u"series"_s};
    static const QSet<QString> ofDrives{u"black"_s, u"blue"_s, u"red"_s, u"wd"_s, u"ssd"_s};
    static const QSet<QString> ofSupplies{u"gaming"_s, u"pcie5"_s};
    static const QSet<QString> ofNetworks{u"en"_s, u"vpi"_s, u"ethernet"_s, u"converged"_s, u"network"_s, u"adapter"_s};
    return everywhere.contains(word) || (kind == Kind::Drive && ofDrives.contains(word)) ||
           (kind == Kind::Supply && ofSupplies.contains(word)) || (kind == Kind::Network && ofNetworks.contains(word));
}

/// Figures of a line that say nothing of the name: turns, airflow, speeds, sizes.
QString withoutFigures(const QString &name)
{
    static const QRegularExpression figures(
        u"\\b\\d+(?:[.,]\\d+)?\\s?(?:cfm|rpm|dba?|mhz|ghz|mt/s|mb/s|gb/s|cm|inch|zoll|cores?|threads?|kerne)\\b|\\b\\d[.,]\\d+\"|M\\.2(?:-\\d{4})?|(?<=PCIe )\\d\\.\\d|(?<=ATX )2\\.\\d+"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString plain = name;
    plain.replace(figures, u" "_s);
    static const QRegularExpression millimetres(u"(\\d)\\s?mm\\b"_s);
    plain.replace(millimetres, u"\\1"_s);
    return plain;
}

QStringList namedWords(const QString &name) { return wordsIn(withoutFigures(name)); }

std::optional<double> wattsIn(const QStringList &words)
{
    for (const QString &word : words) {
        bool read = false;
        const double watts = word.endsWith(u'w') ? word.chopped(1).toDouble(&read) : 0;
        if (read && watts >= 200 && watts <= 5000)
            return watts;
    }
    return {};
}

/// 2.5", with the marks that pages put in the place of the inch.
bool isFlatSize(const QString &line)
{
    static const QRegularExpression size(u"\\b2\\.5\\s?(?:\"|”|″|''|-?in(?:ch)?\\b|寸|英寸)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return size.match(line).hasMatch();
}

/// A figure that the line states and the part has otherwise makes it another product.
bool contradicts(const Part &part, const QString &line, const QStringList &words)
{
    if (part.kind == Kind::Supply) {
        const auto &supply = static_cast<const Supply &>(part);
        const std::optional<double> watts = wattsIn(words);
        return watts && supply.watts && std::abs(supply.watts->value() - *watts) > 1;
    }
    if (part.kind != Kind::Drive)
        return false;
    const auto &drive = static_cast<const Drive &>(part);
    const std::vector<double> sizes = gigabytesIn(line);
    const bool sized = drive.capacity && !sizes.empty() && std::none_of(sizes.begin(), sizes.end(), [&](double size) {
                           return std::abs(size - drive.capacity->value()) < 0.05 * size;
                       });
    const bool flat = line.contains("M.2"_L1, Qt::CaseInsensitive) || line.contains("NVMe"_L1, Qt::CaseInsensitive);
    const QString form = drive.form.valueOr({});
    return sized || (flat && form == "2.5"_L1) || (isFlatSize(line) && form.startsWith("m2"_L1));
}

/// A word that a name has beyond another part's: a figure with its unit is none.
bool isFigure(const QString &word)
{
    static const QRegularExpression figure(u"^\\d+(?:w|gb|tb|mm|v|a)$"_s);
    return figure.match(word).hasMatch();
}

struct Scored
{
    PartHandle part;
    double got = 0, missed = 0;
    QStringList missing, extra;
    bool model = false; ///< a word with a digit, or a rare one, is there

    [[nodiscard]] double score() const { return got - 0.7 * missed - 0.5 * static_cast<double>(extra.size()); }
};

} // namespace

void PartFinder::addNamed(const PartHandle &part)
{
    KindNames &names = m_named[static_cast<std::size_t>(part->kind)];
    QStringList spellings{part->name};
    for (const QString &alias : part->aliases) {
        if (alias.contains(u' '))
            spellings << alias;
    }
    const QStringList maker = wordsIn(part->vendor);
    const bool isNew = std::none_of(names.makers.begin(), names.makers.end(),
                                    [&](const auto &each) { return each.first == part->vendor; });
    if (isNew && !maker.isEmpty())
        names.makers.emplace_back(part->vendor, maker);
    for (const QString &each : spellings) {
        Named named{part, {}, maker};
        for (const QString &word : namedWords(each)) {
            if (!maker.contains(word) && !named.words.contains(word))
                named.words << word;
        }
        if (named.words.isEmpty())
            continue;
        for (qsizetype i = 0; i < named.words.size(); ++i) {
            ++names.frequency[named.words[i]];
            names.havingIt[named.words[i]].push_back(names.parts.size());
            if (i + 1 < named.words.size())
                names.havingIt[named.words[i] + named.words[i + 1]].push_back(names.parts.size());
        }
        names.parts.push_back(std::move(named));
    }
}

/// The makers of a kind that a line names, also as one word.
QStringList PartFinder::makersIn(const QStringList &line, const KindNames &names)
{
    QSet<QString> here(line.begin(), line.end());
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        here.insert(line[i] + line[i + 1]);
    QStringList found;
    for (const auto &[maker, words] : names.makers) {
        const bool there =
            std::all_of(words.begin(), words.end(), [&](const QString &word) { return here.contains(word); });
        if (there || here.contains(words.join(QString())))
            found << maker;
    }
    return found;
}

/// Those whose names have a word of the line, of words that not half of all have; in the catalogue's order.
std::vector<std::size_t> PartFinder::nearParts(const QStringList &line, const KindNames &names)
{
    constexpr int TooFrequent = 60;
    std::vector<std::size_t> near;
    const auto add = [&](const QString &word) {
        if (names.frequency.value(word) > TooFrequent)
            return;
        const auto found = names.havingIt.constFind(word);
        if (found != names.havingIt.constEnd())
            near.insert(near.end(), found->begin(), found->end());
    };
    for (qsizetype i = 0; i < line.size(); ++i) {
        add(line[i]);
        if (i + 1 < line.size())
            add(line[i] + line[i + 1]);
    }
    std::sort(near.begin(), near.end());
    near.erase(std::unique(near.begin(), near.end()), near.end());
    return near;
}

FoundPart PartFinder::findNamed(const QString &name, Kind kind, bool isLabelled) const
{
    FoundPart found;
    const KindNames &names = m_named[static_cast<std::size_t>(kind)];
    const QStringList line = namedWords(name);
    QSet<QString> here(line.begin(), line.end());
    QSet<QString> joined; // two words that a name writes as one, or the other way round
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        joined.insert(line[i] + line[i + 1]);
    const QStringList makersHere = makersIn(line, names);
    const auto weight = [&](const QString &word) {
        return std::log((1.0 + static_cast<double>(names.parts.size())) / std::max(1, names.frequency.value(word)));
    };
    const double rare = std::log((1.0 + static_cast<double>(names.parts.size())) / 4.0);
    std::vector<Scored> scored;
    for (const std::size_t index : nearParts(line, names)) {
        const Named &named = names.parts[index];
        const bool related = std::any_of(named.maker.begin(), named.maker.end(),
                                         [&](const QString &word) { return here.contains(word); });
        if ((!makersHere.isEmpty() && !makersHere.contains(named.part->vendor) && !related) ||
            contradicts(*named.part, name, line))
            continue;
        Scored one{named.part, 0, 0, {}, {}, false};
        QSet<QString> used;
        for (qsizetype i = 0; i < named.words.size(); ++i) {
            const QString &word = named.words[i];
            const bool pairBefore = i > 0 && here.contains(named.words[i - 1] + word);
            const bool pairAfter = i + 1 < named.words.size() && here.contains(word + named.words[i + 1]);
            if (here.contains(word) || joined.contains(word) || pairBefore || pairAfter ||
                (kind == Kind::Supply && isFigure(word) && here.contains(word.chopped(1)))) {
                one.got += weight(word);
                one.model =
                    one.model || weight(word) >= rare ||
                    (word.size() > 2 && std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); }));
                used << word;
                if (pairBefore)
                    used << named.words[i - 1] + word;
                if (pairAfter)
                    used << word + named.words[i + 1];
            } else if (!mayBeMissing(word, kind)) {
                one.missed += weight(word);
                one.missing << word;
            }
        }
        if (!one.model && !one.missing.isEmpty())
            continue;
        for (qsizetype i = 0; i < line.size(); ++i) {
            const QString &word = line[i];
            const bool pair = (i > 0 && used.contains(line[i - 1] + word)) ||
                              (i + 1 < line.size() && used.contains(word + line[i + 1]));
            if (!used.contains(word) && !pair && !named.maker.contains(word) && word != named.maker.join(QString()) &&
                !noise(kind).contains(word) && !isFigure(word) && !one.extra.contains(word))
                one.extra << word;
        }
        scored.push_back(std::move(one));
    }
    std::stable_sort(scored.begin(), scored.end(),
                     [](const Scored &a, const Scored &b) { return a.score() > b.score(); });
    std::vector<const Scored *> whole;
    for (const Scored &one : scored) {
        if (one.missing.isEmpty() && one.extra.isEmpty() &&
            std::none_of(whole.begin(), whole.end(), [&](const Scored *other) { return other->part == one.part; }))
            whole.push_back(&one);
    }
    if (!whole.empty()) {
        // "Define 7" stands in "Define 7 Compact"; the one with more of the line is meant.
        const double most = whole.front()->got;
        whole.erase(
            std::remove_if(whole.begin(), whole.end(), [&](const Scored *one) { return one->got < most - 1e-9; }),
            whole.end());
    }
    if (whole.size() == 1 && (isLabelled || !makersHere.isEmpty() || whole.front()->got > rare)) {
        found.kind = kind;
        found.part = whole.front()->part;
        found.certainty = Certainty::Sure;
        found.reason = Reason::Name;
        return found;
    }
    const double floor = makersHere.isEmpty() ? 0.6 : isLabelled ? 0.4 : 0.5;
    for (const Scored &one : scored) {
        const bool near = one.got >= floor * (one.got + one.missed) && one.got >= 0.75 * scored.front().got &&
                          one.extra.size() <= (isLabelled ? 3 : 1);
        if (near && found.choices.size() < MostChoices &&
            std::find(found.choices.begin(), found.choices.end(), one.part) == found.choices.end()) {
            if (found.choices.empty())
                found.words = (one.extra.isEmpty() ? one.missing : one.extra).join(u' ');
            found.choices.push_back(one.part);
        }
    }
    if (!found.choices.empty()) {
        found.kind = kind;
        found.certainty = Certainty::OneOf;
        found.reason = whole.size() > 1 ? Reason::Several : Reason::OtherSpelling;
    } else if (isLabelled) {
        found.kind = kind;
        found.reason = Reason::NotThere;
    }
    return found;
}

} // namespace rig::lists
