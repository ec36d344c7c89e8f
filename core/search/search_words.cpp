// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_words.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// `means`: words apart by spaces; with @ before it, the name of a kind.
struct SearchWord
{
    QStringView typed;
    const char *means;
};

constexpr std::array SearchWords{
    // kinds, in the glossary's words and those of the shops
    SearchWord{u"显卡", "@cards @gpus"},
    SearchWord{u"图形卡", "@cards @gpus"},
    SearchWord{u"处理器", "@processors"},
    SearchWord{u"cpu", "@processors cpu"},
    SearchWord{u"主板", "@motherboards"},
    SearchWord{u"motherboard", "@motherboards motherboard"},
    SearchWord{u"mainboard", "@motherboards mainboard"},
    SearchWord{u"电源", "@supplies"},
    SearchWord{u"psu", "@supplies psu"},
    SearchWord{u"机箱", "@cases"},
    SearchWord{u"散热器", "@coolers"},
    SearchWord{u"散热", "@coolers"},
    SearchWord{u"风扇", "@fans"},
    SearchWord{u"内存", "@memory"},
    SearchWord{u"硬盘", "@drives"},
    SearchWord{u"固态", "@drives"},
    SearchWord{u"网卡", "@networks"},
    SearchWord{u"桥接器", "@bridges"},
    SearchWord{u"转接线", "@risers"},
    SearchWord{u"转接卡", "@risers"},
    SearchWord{u"交换芯片", "@switches"},
    SearchWord{u"电源线", "@cables"},
    SearchWord{u"整机", "@systems"},
    SearchWord{u"服务器", "@systems"},
    // what a chip has
    SearchWord{u"腱核", "tensorcore"},
    SearchWord{u"张量核心", "tensorcore"},
    SearchWord{u"公版", "foundersedition reference"},
    SearchWord{u"fe", "foundersedition"},
    SearchWord{u"涡轮", "blower turbo"},
    SearchWord{u"金牌", "gold"},
    SearchWord{u"铂金", "platinum"},
    SearchWord{u"白金", "platinum"},
    SearchWord{u"钛金", "titanium"},
    SearchWord{u"铜牌", "bronze"},
    // a misprint of the source documents, too far from the word for the rule on slips
    SearchWord{u"therao", "theano"},
    // series and architectures, by the names that the source documents use
    SearchWord{u"特斯拉", "tesla"},
    SearchWord{u"泰坦", "titan"},
    SearchWord{u"费米", "fermi"},
    SearchWord{u"开普勒", "kepler"},
    SearchWord{u"麦克斯韦", "maxwell"},
    SearchWord{u"帕斯卡", "pascal"},
    SearchWord{u"伏特", "volta"},
    SearchWord{u"伏打", "volta"},
    SearchWord{u"图灵", "turing"},
    SearchWord{u"安培", "ampere"},
    SearchWord{u"霍珀", "hopper"},
    // vendors
    SearchWord{u"英伟达", "nvidia"},
    SearchWord{u"超威", "amd"},
    SearchWord{u"英特尔", "intel"},
    SearchWord{u"华硕", "asus"},
    SearchWord{u"玩家国度", "rog"},
    SearchWord{u"微星", "msi"},
    SearchWord{u"技嘉", "gigabyte"},
    SearchWord{u"华擎", "asrock"},
    SearchWord{u"超微", "supermicro"},
    SearchWord{u"七彩虹", "colorful"},
    SearchWord{u"影驰", "galax"},
    SearchWord{u"索泰", "zotac"},
    SearchWord{u"铭瑄", "maxsun"},
    SearchWord{u"蓝宝石", "sapphire"},
    SearchWord{u"讯景", "xfx"},
    SearchWord{u"撼讯", "powercolor"},
    SearchWord{u"海韵", "seasonic"},
    SearchWord{u"海盗船", "corsair"},
    SearchWord{u"振华", "superflower"},
    SearchWord{u"全汉", "fsp"},
    SearchWord{u"酷冷至尊", "coolermaster"},
    SearchWord{u"安钛克", "antec"},
    SearchWord{u"联力", "lianli"},
    SearchWord{u"分形工艺", "fractaldesign"},
    SearchWord{u"追风者", "phanteks"},
    SearchWord{u"银欣", "silverstone"},
    SearchWord{u"恩杰", "nzxt"},
    SearchWord{u"猫头鹰", "noctua"},
    SearchWord{u"利民", "thermalright"},
    SearchWord{u"九州风神", "deepcool"},
    SearchWord{u"金士顿", "kingston"},
    SearchWord{u"芝奇", "gskill"},
    SearchWord{u"英睿达", "crucial"},
    SearchWord{u"三星", "samsung"},
    SearchWord{u"西部数据", "westerndigital wd"},
    SearchWord{u"迈络思", "mellanox"},
};

bool isChinese(QChar c) { return c.script() == QChar::Script_Han; }

/// The longest word of the dictionary that begins at `at`.
QStringView knownAt(QStringView text, qsizetype at)
{
    QStringView longest;
    for (const SearchWord &word : SearchWords) {
        if (isChinese(word.typed.front()) && word.typed.size() > longest.size() && text.mid(at).startsWith(word.typed))
            longest = word.typed;
    }
    return longest;
}

} // namespace

std::string kindMark(Kind kind) { return '\x04' + QString(kindKey(kind)).toStdString() + '\x05'; }

std::vector<std::string> meaningsOf(const std::string &foldedWord)
{
    const QString typed = QString::fromStdString(foldedWord);
    for (const SearchWord &word : SearchWords) {
        if (word.typed != typed)
            continue;
        std::vector<std::string> meanings{foldedWord};
        if (!isChinese(word.typed.front()))
            meanings.clear(); // "fe" stands in too many words
        for (const QString &meaning : QString::fromLatin1(word.means).split(u' ')) {
            const auto kind = meaning.startsWith(u'@') ? kindFromKey(meaning.mid(1)) : std::nullopt;
            meanings.push_back(kind ? kindMark(*kind) : meaning.toStdString());
        }
        return meanings;
    }
    return {};
}

QStringList cutAtKnownWords(const QString &word)
{
    QStringList pieces;
    qsizetype begin = 0;
    for (qsizetype at = 0; at < word.size();) {
        const QStringView known = isChinese(word[at]) ? knownAt(word, at) : QStringView();
        if (known.isEmpty()) {
            ++at;
            continue;
        }
        if (at > begin)
            pieces << word.mid(begin, at - begin);
        pieces << known.toString();
        at += known.size();
        begin = at;
    }
    if (begin < word.size())
        pieces << word.mid(begin);
    return pieces;
}

} // namespace rig
