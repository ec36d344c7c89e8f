// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/line_words.h"

#include "core/search/search_words.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

struct SeriesWord
{
    QStringView chinese;
    QLatin1StringView latin;
};

/// What Chinese shops call series whose printed name the catalogue has. Only words that mean one series of one maker
/// or the like of all; marketing that follows the printed name is left out without harm.
constexpr std::array SeriesWords{
    SeriesWord{u"锐龙", "Ryzen"_L1},
    SeriesWord{u"线程撕裂者", "Threadripper"_L1},
    SeriesWord{u"撕裂者", "Threadripper"_L1},
    SeriesWord{u"霄龙", "EPYC"_L1},
    SeriesWord{u"酷睿", "Core"_L1},
    SeriesWord{u"至强", "Xeon"_L1},
    SeriesWord{u"特斯拉", "Tesla"_L1},
    SeriesWord{u"万图师", "Ventus"_L1},
    SeriesWord{u"魔龙", "Gaming Trio"_L1},
    SeriesWord{u"超龙", "Suprim"_L1},
    SeriesWord{u"天启", "Trinity"_L1},
    SeriesWord{u"电竞特工", "TUF Gaming"_L1},
    SeriesWord{u"猎鹰", "Eagle"_L1},
    SeriesWord{u"风魔", "Windforce"_L1},
    SeriesWord{u"魔鹰", "Gaming OC"_L1},
    SeriesWord{u"战斧导弹", "Tomahawk"_L1},
    SeriesWord{u"战斧", "Tomahawk"_L1},
    SeriesWord{u"迫击炮", "Mortar"_L1},
    SeriesWord{u"火神", "Vulcan"_L1},
    SeriesWord{u"水神", "Neptune"_L1},
    SeriesWord{u"名人堂", "HOF"_L1},
    SeriesWord{u"超级雕", "Aorus Xtreme"_L1},
    SeriesWord{u"大雕", "Aorus Master"_L1},
    SeriesWord{u"小雕", "Aorus Elite"_L1},
    SeriesWord{u"涡轮", "Turbo"_L1},
    SeriesWord{u"公版", "Founders"_L1},
    SeriesWord{u"创世", "Prime"_L1},
    SeriesWord{u"笔记本", "Laptop"_L1},
    SeriesWord{u"移动版", "Laptop"_L1},
    SeriesWord{u"国行", ""_L1},
    SeriesWord{u"散片", ""_L1},
    SeriesWord{u"盒装", ""_L1},
};

bool isLatin(QChar c) { return c.isLetterOrNumber() && c.unicode() < 0x250; }

QString makerInLatin(const QString &word)
{
    for (const std::string &meaning : meaningsOf(word.toStdString())) {
        const QString one = QString::fromStdString(meaning).section(u' ', 0, 0);
        if (!one.isEmpty() && std::all_of(one.begin(), one.end(), [](QChar c) { return isLatin(c); }))
            return one;
    }
    return {};
}

bool isUnitWord(const QString &word)
{
    static constexpr std::array Units{"w"_L1,   "gb"_L1,  "g"_L1,   "tb"_L1,  "t"_L1,    "gib"_L1,  "mm"_L1,
                                      "mhz"_L1, "ghz"_L1, "cfm"_L1, "rpm"_L1, "watt"_L1, "watts"_L1};
    return std::find(Units.begin(), Units.end(), word) != Units.end();
}

/// "gib" and "g" are what shops call gigabytes; "watt" is W.
QString plainUnit(const QString &unit)
{
    if (unit == "g"_L1 || unit == "gib"_L1)
        return u"gb"_s;
    if (unit == "t"_L1)
        return u"tb"_s;
    return unit.startsWith("watt"_L1) ? u"w"_s : unit;
}

} // namespace

QString inCatalogueLetters(const QString &text)
{
    if (std::none_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; }))
        return text;
    QString named = text;
    for (const SeriesWord &word : SeriesWords) {
        if (named.contains(word.chinese))
            named.replace(word.chinese.toString(), u' ' + QString(word.latin) + u' ');
    }
    QStringList kept;
    for (const QString &word : named.split(u' ', Qt::SkipEmptyParts)) {
        for (const QString &piece : cutAtKnownWords(word)) {
            const QString latin = makerInLatin(piece);
            kept << (latin.isEmpty() ? piece : latin);
        }
    }
    return kept.join(u' ');
}

Pieces piecesOf(const QString &text)
{
    Pieces pieces;
    const QString lower = inCatalogueLetters(text).toLower();
    QChar before;
    for (const QChar c : lower) {
        if (!isLatin(c)) {
            before = QChar();
            continue;
        }
        const bool goesOn = !before.isNull();
        if (goesOn && before.isDigit() == c.isDigit())
            pieces.back().text += c;
        else
            pieces.push_back({QString(c), goesOn});
        before = c;
    }
    return pieces;
}

QSet<QString> textsOf(const Pieces &pieces)
{
    QSet<QString> texts;
    for (const Piece &piece : pieces)
        texts.insert(piece.text);
    return texts;
}

int findPieces(const Pieces &line, const QStringList &key, int from)
{
    const auto length = static_cast<std::size_t>(key.size());
    for (auto at = static_cast<std::size_t>(from); length > 0 && at + length <= line.size(); ++at) {
        if (line[at].glued)
            continue;
        const std::size_t end = at + length;
        const bool same = std::equal(key.begin(), key.end(), line.begin() + static_cast<std::ptrdiff_t>(at),
                                     [](const QString &word, const Piece &piece) { return word == piece.text; });
        if (same && (end == line.size() || !line[end].glued))
            return static_cast<int>(at);
    }
    return -1;
}

QStringList wordsIn(const QString &text)
{
    static const QRegularExpression wifi(u"\\bwi-fi"_s, QRegularExpression::CaseInsensitiveOption);
    QString plain = inCatalogueLetters(text).toLower();
    plain.replace(wifi, u"wifi"_s);
    plain.replace(u"®"_s, QString()).replace(u"™"_s, QString());
    QStringList words;
    QString word;
    const auto end = [&] {
        if (word.isEmpty())
            return;
        const bool unit = isUnitWord(word) && !words.isEmpty() &&
                          std::all_of(words.back().begin(), words.back().end(), [](QChar c) { return c.isDigit(); });
        if (unit)
            words.back() += plainUnit(word);
        else if (word == "ddr4"_L1 || word == "ddr5"_L1)
            words << u"d"_s + word.back();
        else
            words << word;
        word.clear();
    };
    for (const QChar c : plain) {
        if (isLatin(c) || (c == u'+' && !word.isEmpty()))
            word += c;
        else
            end();
    }
    end();
    // "850gb" stays, "850g" is it.
    static const QRegularExpression number(u"^(\\d+)(g|gib|t|watts?)$"_s);
    for (QString &each : words) {
        if (const auto match = number.match(each); match.hasMatch())
            each = match.captured(1) + plainUnit(match.captured(2));
    }
    return words;
}

std::vector<double> gigabytesIn(const QString &text)
{
    static const QRegularExpression amount(
        u"(?<![\\d.])(\\d{1,5}(?:[.,]\\d{1,2})?)\\s?(gib|gb|g|tib|tb|t|(?-i:Go|To))(?![a-z0-9])"_s,
        QRegularExpression::CaseInsensitiveOption);
    std::vector<double> found;
    auto matches = amount.globalMatch(text);
    while (matches.hasNext() && found.size() < 20) {
        const auto match = matches.next();
        const double number = match.captured(1).replace(u',', u'.').toDouble();
        const bool tera = match.captured(2).startsWith(u't', Qt::CaseInsensitive);
        if (number > 0)
            found.push_back(tera ? number * 1000 : number);
    }
    return found;
}

} // namespace rig::lists
