// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_labels.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

struct LabelWord
{
    QStringView word;
    LineRole role;
    std::optional<Kind> kind;
};

constexpr LabelWord part(QStringView word, Kind kind) { return {word, LineRole::Part, kind}; }
constexpr LabelWord other(QStringView word) { return {word, LineRole::Other, {}}; }
constexpr LabelWord total(QStringView word) { return {word, LineRole::Total, {}}; }

/// Lower case. Of two that begin alike the longer one counts.
const std::vector<LabelWord> &labelWords()
{
    static const std::vector<LabelWord> words{
        part(u"cpu", Kind::Processor),
        part(u"processor", Kind::Processor),
        part(u"prozessor", Kind::Processor),
        part(u"处理器", Kind::Processor),
        part(u"中央处理器", Kind::Processor),
        part(u"cpu cooler", Kind::Cooler),
        part(u"cooler", Kind::Cooler),
        part(u"heatsink", Kind::Cooler),
        part(u"aio", Kind::Cooler),
        part(u"kühler", Kind::Cooler),
        part(u"cpu kühler", Kind::Cooler),
        part(u"cpu-kühler", Kind::Cooler),
        part(u"散热器", Kind::Cooler),
        part(u"散热", Kind::Cooler),
        part(u"cpu散热", Kind::Cooler),
        part(u"cpu散热器", Kind::Cooler),
        part(u"水冷", Kind::Cooler),
        part(u"风冷", Kind::Cooler),
        part(u"motherboard", Kind::Motherboard),
        part(u"mainboard", Kind::Motherboard),
        part(u"mobo", Kind::Motherboard),
        part(u"board", Kind::Motherboard),
        part(u"mb", Kind::Motherboard),
        part(u"主板", Kind::Motherboard),
        part(u"memory", Kind::Memory),
        part(u"ram", Kind::Memory),
        part(u"arbeitsspeicher", Kind::Memory),
        part(u"内存", Kind::Memory),
        part(u"内存条", Kind::Memory),
        part(u"storage", Kind::Drive),
        part(u"ssd", Kind::Drive),
        part(u"nvme", Kind::Drive),
        part(u"hdd", Kind::Drive),
        part(u"hard drive", Kind::Drive),
        part(u"drive", Kind::Drive),
        part(u"festplatte", Kind::Drive),
        part(u"硬盘", Kind::Drive),
        part(u"固态", Kind::Drive),
        part(u"固态硬盘", Kind::Drive),
        part(u"机械硬盘", Kind::Drive),
        part(u"video card", Kind::Card),
        part(u"graphics card", Kind::Card),
        part(u"gpu", Kind::Card),
        part(u"gpus", Kind::Card),
        part(u"vga", Kind::Card),
        part(u"grafikkarte", Kind::Card),
        part(u"显卡", Kind::Card),
        part(u"グラボ", Kind::Card),
        part(u"グラフィックボード", Kind::Card),
        part(u"case", Kind::Case),
        part(u"chassis", Kind::Case),
        part(u"frame", Kind::Case),
        part(u"gehäuse", Kind::Case),
        part(u"机箱", Kind::Case),
        part(u"power supply", Kind::Supply),
        part(u"psu", Kind::Supply),
        part(u"psus", Kind::Supply),
        part(u"netzteil", Kind::Supply),
        part(u"电源", Kind::Supply),
        part(u"電源", Kind::Supply),
        part(u"case fan", Kind::Fan),
        part(u"case fans", Kind::Fan),
        part(u"fan", Kind::Fan),
        part(u"fans", Kind::Fan),
        part(u"lüfter", Kind::Fan),
        part(u"风扇", Kind::Fan),
        part(u"机箱风扇", Kind::Fan),
        part(u"nic", Kind::Network),
        part(u"network card", Kind::Network),
        part(u"wired network adapter", Kind::Network),
        part(u"网卡", Kind::Network),
        part(u"riser", Kind::Riser),
        part(u"转接线", Kind::Riser),
        other(u"operating system"),
        other(u"os"),
        other(u"monitor"),
        other(u"keyboard"),
        other(u"mouse"),
        other(u"headphones"),
        other(u"speakers"),
        other(u"webcam"),
        other(u"software"),
        other(u"ups"),
        other(u"thermal compound"),
        other(u"thermal paste"),
        other(u"optical drive"),
        other(u"wireless network adapter"),
        other(u"sound card"),
        other(u"shipping"),
        other(u"delivery"),
        other(u"versand"),
        other(u"assembly"),
        other(u"assembly and testing"),
        other(u"warranty"),
        other(u"custom"),
        other(u"运费"),
        other(u"显示器"),
        other(u"键盘"),
        other(u"鼠标"),
        other(u"键鼠"),
        other(u"键鼠套装"),
        other(u"音箱"),
        other(u"耳机"),
        other(u"系统"),
        other(u"操作系统"),
        other(u"硅脂"),
        total(u"total"),
        total(u"subtotal"),
        total(u"grand total"),
        total(u"sum"),
        total(u"summe"),
        total(u"zwischensumme"),
        total(u"gesamt"),
        total(u"gesamtsumme"),
        total(u"合计"),
        total(u"总计"),
        total(u"总价"),
        total(u"小计"),
    };
    return words;
}

bool isHan(QChar c) { return c.script() == QChar::Script_Han || c.script() == QChar::Script_Katakana; }

/// Whether a label may end at `at`: a sign that ends labels, a blank, or Chinese writing that goes on without one.
bool labelEnds(QStringView line, qsizetype at)
{
    if (at >= line.size())
        return true;
    const QChar before = line[at - 1];
    return !line[at].isLetterOrNumber() || (isHan(before) && !isHan(line[at]));
}

const LabelWord *labelOf(QStringView lower)
{
    const LabelWord *longest = nullptr;
    for (const LabelWord &word : labelWords()) {
        if (lower.startsWith(word.word) && labelEnds(lower, word.word.size()) &&
            (!longest || word.word.size() > longest->word.size()))
            longest = &word;
    }
    return longest;
}

struct ColumnWord
{
    QStringView word;
    Column column;
};

constexpr std::array ColumnWords{
    ColumnWord{u"type", Column::Label},        ColumnWord{u"component", Column::Label},
    ColumnWord{u"category", Column::Label},    ColumnWord{u"kind", Column::Label},
    ColumnWord{u"bauteil", Column::Label},     ColumnWord{u"类别", Column::Label},
    ColumnWord{u"类型", Column::Label},        ColumnWord{u"种类", Column::Label},
    ColumnWord{u"配件", Column::Label},        ColumnWord{u"部件", Column::Label},
    ColumnWord{u"description", Column::Item},  ColumnWord{u"item", Column::Item},
    ColumnWord{u"product", Column::Item},      ColumnWord{u"name", Column::Item},
    ColumnWord{u"part", Column::Item},         ColumnWord{u"model", Column::Item},
    ColumnWord{u"selection", Column::Item},    ColumnWord{u"artikel", Column::Item},
    ColumnWord{u"bezeichnung", Column::Item},  ColumnWord{u"型号", Column::Item},
    ColumnWord{u"名称", Column::Item},         ColumnWord{u"商品", Column::Item},
    ColumnWord{u"商品名称", Column::Item},     ColumnWord{u"产品", Column::Item},
    ColumnWord{u"品名", Column::Item},         ColumnWord{u"qty", Column::Count},
    ColumnWord{u"quantity", Column::Count},    ColumnWord{u"count", Column::Count},
    ColumnWord{u"pcs", Column::Count},         ColumnWord{u"menge", Column::Count},
    ColumnWord{u"anzahl", Column::Count},      ColumnWord{u"数量", Column::Count},
    ColumnWord{u"price", Column::Price},       ColumnWord{u"unit price", Column::Price},
    ColumnWord{u"price each", Column::Price},  ColumnWord{u"each", Column::Price},
    ColumnWord{u"cost", Column::Price},        ColumnWord{u"preis", Column::Price},
    ColumnWord{u"einzelpreis", Column::Price}, ColumnWord{u"单价", Column::Price},
    ColumnWord{u"价格", Column::Price},        ColumnWord{u"售价", Column::Price},
    ColumnWord{u"报价", Column::Price},        ColumnWord{u"total", Column::Total},
    ColumnWord{u"sum", Column::Total},         ColumnWord{u"gesamtpreis", Column::Total},
    ColumnWord{u"小计", Column::Total},        ColumnWord{u"总价", Column::Total},
    ColumnWord{u"金额", Column::Total},        ColumnWord{u"date", Column::Date},
    ColumnWord{u"datum", Column::Date},        ColumnWord{u"日期", Column::Date},
    ColumnWord{u"currency", Column::Currency}, ColumnWord{u"währung", Column::Currency},
    ColumnWord{u"币种", Column::Currency},     ColumnWord{u"货币", Column::Currency},
};

} // namespace

std::optional<Kind> kindLabelled(QStringView word)
{
    const QString lower = word.toString().toLower();
    for (const LabelWord &each : labelWords()) {
        if (lower == each.word)
            return each.kind;
    }
    return {};
}

Labelled labelled(const QString &line)
{
    const QString lower = line.toLower();
    if (lower.startsWith(u"板u"_s) || lower.startsWith(u"套装"_s)) {
        const qsizetype space = line.indexOf(u' ');
        return {LineRole::Part, {}, true, space < 0 ? QString() : line.mid(space + 1)};
    }
    // What wears out with time is no part, wherever it stands in the line.
    for (const QStringView word : {u"warranty", u"garantie", u"质保服务", u"installation service"}) {
        if (lower.contains(word))
            return {LineRole::Other, {}, false, line};
    }
    const LabelWord *label = lower.size() == line.size() ? labelOf(lower) : nullptr;
    if (!label)
        return {LineRole::Part, {}, false, line};
    qsizetype at = label->word.size();
    while (at < line.size() && (line[at].isSpace() || QStringView(u":：-–—=|、.").contains(line[at])))
        ++at;
    return {label->role, label->kind, false, line.mid(at)};
}

Column columnNamed(const QString &heading)
{
    QString plain = heading.toLower();
    if (const qsizetype open = plain.indexOf(u'('); open > 0)
        plain.truncate(open);
    plain = plain.trimmed();
    const auto found = std::find_if(ColumnWords.begin(), ColumnWords.end(),
                                    [&](const ColumnWord &each) { return plain == each.word; });
    return found == ColumnWords.end() ? Column::Unknown : found->column;
}

} // namespace rig::lists
