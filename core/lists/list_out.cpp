// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_out.h"

#include "core/base/csv.h"
#include "core/prices/price.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

struct OutRow
{
    Kind kind;
    QString name;
    int count = 1;
    bool owned = false;
    std::optional<Money> price; ///< of one
};

/// PCPartPicker's words and those of Chinese shops, in the order in which lists have them.
struct OutLabel
{
    Kind kind;
    QLatin1StringView english;
    QStringView chinese;
};
constexpr std::array OutLabels{OutLabel{Kind::Processor, "CPU"_L1, u"CPU"},
                               OutLabel{Kind::Cooler, "CPU Cooler"_L1, u"散热"},
                               OutLabel{Kind::Motherboard, "Motherboard"_L1, u"主板"},
                               OutLabel{Kind::Memory, "Memory"_L1, u"内存"},
                               OutLabel{Kind::Drive, "Storage"_L1, u"硬盘"},
                               OutLabel{Kind::Card, "Video Card"_L1, u"显卡"},
                               OutLabel{Kind::Case, "Case"_L1, u"机箱"},
                               OutLabel{Kind::Supply, "Power Supply"_L1, u"电源"},
                               OutLabel{Kind::Fan, "Case Fan"_L1, u"机箱风扇"},
                               OutLabel{Kind::Network, "Wired Network Adapter"_L1, u"网卡"},
                               OutLabel{Kind::Riser, "Riser"_L1, u"转接线"},
                               OutLabel{Kind::Bridge, "Custom"_L1, u"桥接器"},
                               OutLabel{Kind::Switch, "Custom"_L1, u"交换卡"},
                               OutLabel{Kind::Cable, "Custom"_L1, u"电源线"}};

std::vector<OutRow> outRows(const Build &build, const Catalogue &catalogue)
{
    std::vector<OutRow> rows;
    for (const OutLabel &label : OutLabels) {
        for (const Item *item : build.itemsOf(label.kind)) {
            const PartHandle part = catalogue.find(item->part);
            if (!part)
                continue;
            const std::optional<PricePick> pick = item->owned ? std::nullopt : priceOf(*item, *part, catalogue);
            OutRow row{label.kind, part->name, item->count, item->owned,
                       pick ? std::optional(pick->money) : std::optional<Money>()};
            const auto same = std::find_if(rows.begin(), rows.end(), [&](const OutRow &other) {
                return other.kind == row.kind && other.name == row.name && other.owned == row.owned &&
                       other.price == row.price;
            });
            if (same == rows.end())
                rows.push_back(std::move(row));
            else
                same->count += row.count;
        }
    }
    return rows;
}

const OutLabel &labelFor(Kind kind)
{
    return *std::find_if(OutLabels.begin(), OutLabels.end(), [&](const OutLabel &each) { return each.kind == kind; });
}

/// "USD 1,599.00": with a code, for a sign may be that of several currencies.
QString amountText(const Money &money) { return money.currency + u' ' + QLocale::c().toString(money.amount, 'f', 2); }

QString priceText(const OutRow &row)
{
    if (row.owned)
        return u"already owned"_s;
    return row.price ? amountText(*row.price) : QString();
}

Purse totalsOf(const std::vector<OutRow> &rows)
{
    Purse totals;
    for (const OutRow &row : rows) {
        if (row.price)
            totals[row.price->currency] += row.price->amount * row.count;
    }
    return totals;
}

QString counted(const OutRow &row) { return row.count > 1 ? u"%1x "_s.arg(row.count) + row.name : row.name; }

QStringList textLines(const std::vector<OutRow> &rows, bool bbcode)
{
    QStringList lines;
    for (const OutRow &row : rows) {
        const QString label = QString(labelFor(row.kind).english) + u':';
        const QString price = priceText(row);
        lines << (bbcode ? u"[b]"_s + label + u"[/b]"_s : label) + u' ' + counted(row) +
                     (price.isEmpty() ? QString()
                                      : u"  ("_s + price + (row.count > 1 && row.price ? u" each)"_s : u")"_s));
    }
    const Purse totals = totalsOf(rows);
    for (auto total = totals.begin(); total != totals.end(); ++total)
        lines << (bbcode ? u"[b]Total:[/b] "_s : u"Total: "_s) + amountText({total.value(), total.key()});
    return lines;
}

QStringList markdownLines(const std::vector<OutRow> &rows)
{
    QStringList lines{u"Type|Item|Qty|Price"_s, u":----|:----|:----|:----"_s};
    for (const OutRow &row : rows)
        lines << u"**%1** | %2 | %3 | %4"_s.arg(QString(labelFor(row.kind).english),
                                                QString(row.name).replace(u'|', u'/'), QString::number(row.count),
                                                priceText(row));
    const Purse totals = totalsOf(rows);
    for (auto total = totals.begin(); total != totals.end(); ++total)
        lines << u" | **Total** | | **%1**"_s.arg(amountText({total.value(), total.key()}));
    return lines;
}

QStringList csvLines(const std::vector<OutRow> &rows)
{
    QStringList lines{u"Component,Item,Qty,Unit price,Currency"_s};
    for (const OutRow &row : rows)
        lines << QStringList{csvCell(QString(labelFor(row.kind).english)), csvCell(row.name),
                             csvCell(QString::number(row.count), CsvCell::Number),
                             row.price ? csvCell(QString::number(row.price->amount, 'f', 2), CsvCell::Number)
                                       : QString(),
                             row.price ? row.price->currency : QString()}
                     .join(u',');
    return lines;
}

QStringList chineseLines(const std::vector<OutRow> &rows)
{
    const auto money = [](const Money &each) {
        const QString number = QString::number(each.amount, 'f', each.amount == std::floor(each.amount) ? 0 : 2);
        return each.currency == "CNY"_L1 ? u"¥"_s + number : each.currency + u' ' + number;
    };
    QStringList lines;
    for (const OutRow &row : rows)
        lines << labelFor(row.kind).chinese.toString() + u' ' + row.name +
                     (row.count > 1 ? u" ×%1"_s.arg(row.count) : QString()) +
                     (row.owned   ? u" 自备"_s
                      : row.price ? u' ' + money(*row.price)
                                  : QString());
    const Purse totals = totalsOf(rows);
    for (auto total = totals.begin(); total != totals.end(); ++total)
        lines << u"合计 "_s + money({total.value(), total.key()});
    return lines;
}

} // namespace

QLatin1StringView listFormatKey(ListFormat format)
{
    constexpr std::array Keys{"text"_L1, "markdown"_L1, "bbcode"_L1, "csv"_L1, "chinese"_L1};
    return Keys[static_cast<std::size_t>(format)];
}

std::optional<ListFormat> listFormatFromKey(QStringView key)
{
    const auto found = std::find_if(AllListFormats.begin(), AllListFormats.end(),
                                    [&](ListFormat each) { return key == listFormatKey(each); });
    return found == AllListFormats.end() ? std::nullopt : std::optional(*found);
}

QString listOf(const Build &build, const Catalogue &catalogue, ListFormat format)
{
    const std::vector<OutRow> rows = outRows(build, catalogue);
    QStringList lines;
    switch (format) {
    case ListFormat::Text:
        lines = textLines(rows, false);
        break;
    case ListFormat::Markdown:
        lines = markdownLines(rows);
        break;
    case ListFormat::Bbcode:
        lines = textLines(rows, true);
        break;
    case ListFormat::Csv:
        lines = csvLines(rows);
        break;
    case ListFormat::Chinese:
        lines = chineseLines(rows);
        break;
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace rig::lists
