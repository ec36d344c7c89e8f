// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_lines.h"

#include "core/lists/list_labels.h"
#include "core/prices/price_cells.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

constexpr int MostPieces = 999;
constexpr int MostAfter = 32; // "X99" is a chipset

const QString &currencySigns()
{
    static const QString signs =
        u"US\\$|CA\\$|C\\$|A\\$|HK\\$|NT\\$|\\$|€|£|¥|₩|₹|\\b(?:USD|EUR|CNY|RMB|GBP|CHF|JPY|CAD|AUD|NZD|KRW|INR|PLN|SEK|NOK|DKK|HKD|TWD|SGD)\\b"_s;
    return signs;
}

/// An amount with its currency on one side, or on both.
const QRegularExpression &amountPattern()
{
    static const QString number =
        u"(?<![\\d.,])(?:\\d{1,3}(?:[.,'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d))"_s;
    static const QRegularExpression pattern(
        u"(?<before>%1)\\s*(?<a>%2)(?:[.,]-{1,2})?\\s*(?<both>元|円|USD|CAD|AUD)?|(?<b>%2)(?:[.,]-{1,2})?\\s*(?<after>%1|元|円|zł)(?!\\s*\\d)"_s
            .arg(currencySigns(), number));
    return pattern;
}

/// "价格1650": in Chinese the word for the price stands in the place of a sign.
const QRegularExpression &wordedPrice()
{
    static const QRegularExpression pattern(
        u"(?:价格|售价|出价|标价|一口价|到手价?|卖价)\\s*[:：]?\\s*(\\d{2,6})(?![\\d.,]*\\s*(?:元|円|%|¥|\\$|€))"_s);
    return pattern;
}

struct FoundAmount
{
    QString number;
    QStringList currencies;
    qsizetype begin = 0, end = 0;
};

std::vector<FoundAmount> amountsIn(const QString &text)
{
    std::vector<FoundAmount> found;
    auto matches = amountPattern().globalMatch(text);
    while (matches.hasNext() && found.size() < 20) {
        const auto match = matches.next();
        FoundAmount amount;
        amount.number = match.captured(u"a"_s) + match.captured(u"b"_s);
        amount.begin = match.capturedStart();
        amount.end = match.capturedEnd();
        for (const QString &sign :
             {match.captured(u"before"_s), match.captured(u"after"_s), match.captured(u"both"_s)}) {
            const QStringList named = sign.isEmpty() ? QStringList() : currenciesNamed(sign);
            if (!named.isEmpty() && (amount.currencies.isEmpty() || named.size() < amount.currencies.size()))
                amount.currencies = named;
        }
        found.push_back(amount);
    }
    if (const auto worded = wordedPrice().match(text); found.empty() && worded.hasMatch())
        found.push_back({worded.captured(1), {u"CNY"_s}, worded.capturedStart(1), worded.capturedEnd(1)});
    return found;
}

/// What is paid for sending it: "+ $15.20 shipping", "Versand 5 €".
bool isPostage(const FoundAmount &amount, const QString &text)
{
    static const QRegularExpression behind(
        u"^\\s*(?:for )?(?:shipping|postage|delivery|s&h|versand|frais de port|port\\b|运费|邮费)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression before(u"(?:shipping|postage|versand|运费|邮费)\\s*(?::|is|=)?\\s*$"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return behind.match(text.mid(amount.end)).hasMatch() || before.match(text.left(amount.begin)).hasMatch();
}

/// "$750 each shipped, $1450 for both": of one.
bool isOfOne(const FoundAmount &amount, const QString &text)
{
    static const QRegularExpression behind(
        u"^\\s*(?:/\\s*)?(?:each|apiece|ea\\b|per (?:card|piece)|pro stück|每张|一张)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return behind.match(text.mid(amount.end)).hasMatch();
}

/// What the whole text tells of its money.
struct MoneyReader
{
    QChar decimalMark = u'.';

    MoneyReader(const PlainText &text, const QString &assumed)
    {
        QStringList numbers;
        QString sure;
        for (const PlainLine &line : text.lines) {
            for (const FoundAmount &amount : amountsIn(line.text())) {
                numbers << amount.number;
                if (amount.currencies.size() == 1 && sure.isEmpty())
                    sure = amount.currencies.front();
            }
        }
        const QChar mark = decimalMarkOf(numbers);
        // No shop writes three decimals: "1.299 €" are thousands.
        static const QRegularExpression thousands(u"^\\d{1,3}\\.\\d{3}$"_s);
        const bool dotted = std::any_of(numbers.begin(), numbers.end(),
                                        [&](const QString &each) { return thousands.match(each).hasMatch(); });
        decimalMark = !mark.isNull() ? mark : dotted ? QChar(u',') : QChar(u'.');
        candidates << sure << byWriting(text.all) << byShop(text.all) << assumed;
    }

    [[nodiscard]] std::optional<Money> read(const FoundAmount &found) const
    {
        const auto amount = amountFrom(found.number, decimalMark);
        if (!amount)
            return {};
        if (found.currencies.size() == 1)
            return Money{amount->amount, found.currencies.front()};
        for (const QString &each : candidates) {
            if (found.currencies.contains(each))
                return Money{amount->amount, each};
        }
        return {};
    }

private:
    QStringList candidates;

    /// ¥ is the yuan in Chinese and the yen in Japanese, which alone has kana.
    static QString byWriting(const QString &text)
    {
        bool han = false;
        for (const QChar c : text) {
            if (c.script() == QChar::Script_Hiragana || (c.script() == QChar::Script_Katakana && c != u'ー'))
                return u"JPY"_s;
            han = han || c.script() == QChar::Script_Han;
        }
        return han ? u"CNY"_s : QString();
    }

    /// PCPartPicker's own country stands in its address; without one it is the United States.
    static QString byShop(const QString &text)
    {
        static const QRegularExpression address(u"https?://(?:(\\w\\w)\\.)?pcpartpicker\\.com"_s);
        const auto match = address.match(text);
        if (!match.hasMatch())
            return {};
        const QString country = match.captured(1);
        return country == "ca"_L1   ? u"CAD"_s
               : country == "au"_L1 ? u"AUD"_s
               : country == "nz"_L1 ? u"NZD"_s
               : country == "sg"_L1 ? u"SGD"_s
               : country == "mx"_L1 ? u"MXN"_s
                                    : u"USD"_s;
    }
};

/// A count of pieces in a line, taken out of it: "4x", "×2", "2张", "Qty: 2". The modules of a kit ("2 x 16 GB",
/// "32G×2") are none.
int takeCount(QString &line, bool leadingNumbersCount, bool memory)
{
    static const QRegularExpression before(
        u"^(?:\\[[^\\]]{1,20}\\]\\s*)*\\(?(\\d{1,3})\\s?[x×*]\\)?(?:\\s+|(?=[A-Za-z\\p{Han}]))(?!\\d{1,3}\\s?G)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kitBefore(u"^(\\d{1,2})[x×*]\\s+(?=\\d{1,3}\\s?G)"_s,
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bracketed(u"\\(\\s?[xX×*]\\s?(\\d{1,2})\\s?\\)"_s);
    static const QRegularExpression named(
        u"(?:\\b(?:qty|quantity|menge|anzahl|count|lot of)|数量)\\s*[:.]?\\s*(\\d{1,3})\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression pieces(
        u"[x×*]?\\s?(?<!\\d)(\\d{1,3})\\s?(?:张|块|颗|条|个|根|片|台|支|枚|只|pcs\\b|pieces\\b|stk\\b|stück\\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression after(
        u"\\(?(?:(?<=[\\s(])(?-i:x)|(?<!\\d)[×*])\\s?(\\d{1,2})\\)?(?=\\s|$)(?!\\s?\\d*\\s?GB?)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression afterSize(u"\\dG(?:i?B)?\\s?$"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression leading(
        u"^(\\d{1,2}) +(?=[A-Za-z\\p{Han}])(?!(?:[xX×*]|[GT]B?|W|TB|mm|year|yr|USD|EUR|CNY|RMB|GBP|CHF|JPY|CAD|AUD)\\b)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression lanes(u"(?:PCIe|Gen|slots?|\\bat|\\bin)\\s?\\d?(?:\\.\\d)?\\s*$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression *pattern : {&before, &kitBefore, &bracketed, &named, &pieces, &after, &leading}) {
        if (pattern == &leading && !leadingNumbersCount)
            continue;
        const auto match = pattern->match(line);
        const QString head = pattern == &after ? line.left(match.capturedStart()) : QString();
        if (lanes.match(head).hasMatch() || (memory && afterSize.match(head).hasMatch())) // "PCIe 4.0 x4", "32G ×2"
            continue;
        const int count = match.hasMatch() ? match.captured(1).toInt() : 0;
        if (count < 1 || count > (pattern == &after ? MostAfter : MostPieces))
            continue;
        line.replace(match.capturedStart(), match.capturedLength(), u" "_s);
        return count;
    }
    return 1;
}

/// What shops put around a name and its price.
QString withoutTrimmings(QString name)
{
    static const QRegularExpression shop(u"\\s@\\s.*$"_s);
    static const QRegularExpression words(
        u"\\b(?:purchased for|each|apiece|per piece|pro stück|approx\\.?|ca\\.|only|now|obo)\\b|单价|每张|每条|每个|每块|每颗|到手价?|原价|包邮|售价|价格"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression emptied(u"\\(\\s*(?:used|new|gebraucht|neu)?[\\s,;~@-]*\\)|\\[\\s*\\]"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression ends(u"^[\\s\\-–—:,;.…~=|/·>]+|(?:[\\s\\-–—:,;…~=|/·(@]|\\bab|\\s\\.+)+$"_s);
    name.remove(shop);
    name.remove(words);
    name.remove(emptied);
    for (int i = 0; i < 3; ++i)
        name.remove(ends);
    return name.simplified();
}

/// A date that a text gives for itself.
std::optional<QDate> dateIn(const QString &line)
{
    static const QRegularExpression digits(u"(?<!\\d)(20\\d\\d[-/.年]\\d{1,2}[-/.月]\\d{1,2}日?)(?!\\d)"_s);
    static const QRegularExpression worded(
        u"\\b(\\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (20\\d\\d)\\b"_s);
    if (const auto match = digits.match(line); match.hasMatch()) {
        if (const auto day = dateFrom(match.captured(1)))
            return *day;
    }
    if (const auto match = worded.match(line); match.hasMatch()) {
        const QDate day = QLocale::c().toDate(match.captured(0), u"d MMMM yyyy"_s);
        if (day.isValid())
            return day;
    }
    return {};
}

/// The columns of a table by its heading; empty where the cells are none.
std::vector<Column> columnsOf(const QStringList &cells)
{
    std::vector<Column> columns;
    for (const QString &cell : cells)
        columns.push_back(columnNamed(cell));
    const auto known = std::count_if(columns.begin(), columns.end(), [](Column c) { return c != Column::Unknown; });
    const auto items = std::count(columns.begin(), columns.end(), Column::Item);
    if (known < 2 || items == 0)
        return {};
    if (items > 1) // "Item | Description": the first is a number
        *std::find(columns.begin(), columns.end(), Column::Item) = Column::Unknown;
    return columns;
}

class Reader
{
public:
    Reader(const PlainText &text, const QString &currency) : m_text(text), m_money(text, currency)
    {
        m_made.cut = text.cut;
        m_leadingNumbersCount = !numbersRun();
    }

    ListLines read()
    {
        for (const PlainLine &line : m_text.lines) {
            if (const auto day = dateIn(line.text()); day && (!m_made.date || *day > *m_made.date))
                m_made.date = day;
            takeLine(line);
        }
        settlePrices();
        return std::move(m_made);
    }

private:
    /// Whether lines begin with 1, 2, 3 …: they are numbered.
    [[nodiscard]] bool numbersRun() const
    {
        static const QRegularExpression leading(u"^(\\d{1,2}) +\\D"_s);
        int next = 1;
        for (const PlainLine &line : m_text.lines) {
            const auto match = leading.match(line.text());
            if (match.hasMatch() && match.captured(1).toInt() == next)
                ++next;
            else if (match.hasMatch())
                return false;
        }
        return next > 3;
    }

    void takeLine(const PlainLine &line)
    {
        QStringList cells = line.cells;
        if (cells.size() == 1 && !m_delimiter.isNull())
            cells = cellsOf(line.text(), m_delimiter);
        if (m_columns.empty() && takeHeading(line))
            return;
        if (!m_columns.empty() && cells.size() >= 2)
            takeRow(line, cells);
        else
            takeFree(line.number, line.text());
    }

    bool takeHeading(const PlainLine &line)
    {
        m_columns = columnsOf(line.cells);
        for (const QChar delimiter : {u';', u'\t', u','}) {
            if (m_columns.empty() && line.cells.size() == 1) {
                const QStringList cells = cellsOf(line.text(), delimiter);
                m_columns = columnsOf(cells);
                m_delimiter = m_columns.empty() ? QChar() : delimiter;
                m_headings = cells;
            }
        }
        return !m_columns.empty();
    }

    [[nodiscard]] QString cellOf(Column column, const QStringList &cells) const
    {
        const auto at = std::find(m_columns.begin(), m_columns.end(), column) - m_columns.begin();
        return at < cells.size() && at < static_cast<qsizetype>(m_columns.size()) ? cells[at] : QString();
    }

    /// "Unit price (USD)": the currency that the heading names.
    [[nodiscard]] QStringList headingCurrency() const
    {
        static const QRegularExpression inBrackets(u"\\(([^)]+)\\)"_s);
        for (const QString &heading : m_headings) {
            const auto match = inBrackets.match(heading);
            if (match.hasMatch() && !currenciesNamed(match.captured(1)).isEmpty())
                return currenciesNamed(match.captured(1));
        }
        return {};
    }

    void takeRow(const PlainLine &line, const QStringList &cells)
    {
        const QString item = cellOf(Column::Item, cells);
        const QString label = cellOf(Column::Label, cells);
        if (item.isEmpty() || labelled(item).role == LineRole::Total || labelled(label).role == LineRole::Total ||
            line.text().contains("Generated by"_L1) || line.text().contains("Prices include"_L1)) {
            takeFree(line.number, line.text());
            return;
        }
        takeFree(line.number, label.isEmpty() ? item : label + u": "_s + item);
        if (m_made.lines.empty() || m_made.lines.back().number != line.number)
            return;
        ListLine &made = m_made.lines.back();
        made.text = line.cells.join(u" | "_s).simplified();
        if (const int count = cellOf(Column::Count, cells).toInt(); count > 0 && count <= MostPieces)
            made.count = count;
        const QStringList named = currenciesNamed(cellOf(Column::Currency, cells));
        takePriceCell(made, cellOf(Column::Price, cells), named.isEmpty() ? headingCurrency() : named);
        if (const auto day = dateFrom(cellOf(Column::Date, cells)); day && (!m_made.date || *day > *m_made.date))
            m_made.date = *day;
    }

    void takePriceCell(ListLine &made, const QString &cell, const QStringList &currency)
    {
        if (cell.isEmpty() || made.price)
            return;
        std::vector<FoundAmount> found = amountsIn(cell);
        if (found.empty() && !currency.isEmpty())
            found.push_back({cell, currency, 0, 0});
        if (found.size() == 1)
            made.price = m_money.read(found.front());
        if (!made.price)
            made.priceDoubt = found.size() > 1 ? PriceDoubt::Several : PriceDoubt::Currency;
    }

    void takeFree(int number, const QString &text)
    {
        ListLine line;
        line.number = number;
        line.text = text.simplified();
        Labelled label = labelled(line.text);
        QString rest = label.rest;
        const bool memory = label.kind == Kind::Memory || (rest.contains("DDR"_L1) && !rest.contains("GDDR"_L1));
        line.count = takeCount(rest, m_leadingNumbersCount, memory);
        if (line.count > 1 || !label.kind) { // "2x GPU: …", "1x Intel …"
            const Labelled inner = labelled(rest.trimmed());
            if (!label.kind && label.role == LineRole::Part && !label.set) {
                label = inner;
                rest = inner.rest;
            }
        }
        line.role = label.role;
        line.kind = label.kind;
        line.set = label.set;
        takePrice(line, rest);
        line.name = withoutTrimmings(rest);
        if (line.role == LineRole::Part && (line.name.isEmpty() || isHeading(line.name) || saysNone(line.name)))
            line.role = LineRole::None;
        if (!attached(line))
            m_made.lines.push_back(std::move(line));
    }

    /// "GPU: none yet", "Case: TBD": a label without a part.
    static bool saysNone(const QString &name)
    {
        static const QRegularExpression none(
            u"^(?:none\\b.*|n/?a|tb[ad]|later|\\?+|integrated\\b.*|onboard\\b.*|igpu\\b.*|无|没有|暂无|待定|核显|集显|自带|.*无需购买|随意|随便)$"_s,
            QRegularExpression::CaseInsensitiveOption);
        return none.match(name).hasMatch();
    }

    static bool isHeading(const QString &name)
    {
        static const QRegularExpression heading(
            u"^(?:specs|parts? list|pcpartpicker part list|my build|your basket.*|warenkorb|generated by.*|\\*?prices include.*|vat included.*|type item price|配置单.*|京东购物车)$"_s,
            QRegularExpression::CaseInsensitiveOption);
        return heading.match(name).hasMatch() ||
               std::none_of(name.begin(), name.end(), [](QChar c) { return c.isLetter(); });
    }

    void takePrice(ListLine &line, QString &rest)
    {
        std::vector<FoundAmount> found = amountsIn(rest);
        std::vector<Money> read;
        const bool one = std::count_if(found.begin(), found.end(),
                                       [&](const FoundAmount &each) { return isOfOne(each, rest); }) == 1;
        for (const FoundAmount &amount : found) {
            if (isPostage(amount, rest) || (one && !isOfOne(amount, rest)))
                continue;
            if (const auto money = m_money.read(amount); money && (read.empty() || *money != read.front()))
                read.push_back(*money);
        }
        if (read.size() == 1)
            line.price = read.front();
        else if (!found.empty())
            line.priceDoubt = read.empty() ? PriceDoubt::Currency : PriceDoubt::Several;
        // From the last one on, so that the places of those before it still hold.
        std::reverse(found.begin(), found.end());
        for (const FoundAmount &amount : found)
            rest.replace(amount.begin, amount.end - amount.begin, u" "_s);
    }

    /// A line of a price or a count alone belongs to the part above it.
    bool attached(const ListLine &line)
    {
        const bool alone = line.name.isEmpty() || line.name.size() <= 1;
        if (line.role != LineRole::None || !alone || m_made.lines.empty())
            return false;
        ListLine &above = m_made.lines.back();
        if (above.role != LineRole::Part || line.number - above.number > 4)
            return false;
        if (line.price && !above.price)
            above.price = line.price;
        if (line.count > 1 && above.count == 1)
            above.count = line.count;
        return true;
    }

    /// Whether amounts are of one piece or of all pieces of a line, where a total tells.
    void settlePrices()
    {
        double ofOne = 0;
        double ofLine = 0;
        bool several = false;
        std::vector<double> totals;
        for (const ListLine &line : m_made.lines) {
            if (!line.price)
                continue;
            if (line.role == LineRole::Total) {
                totals.push_back(line.price->amount);
            } else if (totals.empty()) {
                ofOne += line.price->amount * line.count;
                ofLine += line.price->amount;
                several = several || line.count > 1;
            }
        }
        const auto isTotal = [&](double sum) {
            return std::any_of(totals.begin(), totals.end(),
                               [&](double total) { return std::abs(total - sum) < 0.005 * total; });
        };
        if (!several || isTotal(ofOne))
            return;
        m_made.pricesOfOneSure = isTotal(ofLine);
        if (!m_made.pricesOfOneSure)
            return;
        for (ListLine &line : m_made.lines) {
            if (line.price)
                line.price->amount = std::round(line.price->amount / line.count * 100) / 100;
        }
    }

    const PlainText &m_text;
    MoneyReader m_money;
    ListLines m_made;
    bool m_leadingNumbersCount = true;
    std::vector<Column> m_columns;
    QStringList m_headings;
    QChar m_delimiter;
};

} // namespace

ListLines linesOf(const PlainText &text, const QString &currency) { return Reader(text, currency).read(); }

} // namespace rig::lists
