// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gpu_details_html.h"

#include "core/advice/advice_words.h"
#include "core/catalogue/fields.h"
#include "core/guide/on_chip_memory.h"
#include "core/metrics/chip_columns.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "core/names/price_words.h"
#include "core/prices/price.h"
#include "core/speeds/sixteen_bits.h"
#include "ui/pages/gpu_details.h"
#include "ui/widgets/title_text.h"

#include <QUrl>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

using Words = std::vector<guide::Word>;

/// In one line, however narrow its cell: the others give way.
QString inOneLine(QString text) { return text.replace(QLatin1Char(' '), QChar(QChar::Nbsp)); }

/// Numbers the sources in the order in which they are cited.
class Citations
{
public:
    explicit Citations(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// "◆ vendor [2]" in one line: else each row of a narrow pane would take two. A dash where the figure has no
    /// source.
    QString cite(SourceIndex index)
    {
        const Source *source = m_catalogue.source(index);
        return source ? cite(*source) : QStringLiteral("–");
    }

    QString cite(const Source &source)
    {
        const auto found =
            std::find_if(m_cited.begin(), m_cited.end(), [&](const Source &one) { return one.id == source.id; });
        const auto place = found - m_cited.begin();
        if (found == m_cited.end())
            m_cited.push_back(source);
        return inOneLine(GpuDetails::tr("%1 [%2]", "how sure a figure is, number of its source")
                             .arg(names::certaintyMark(certaintyOf(source.kind)), QString::number(place + 1)));
    }

    [[nodiscard]] QString list() const
    {
        QString rows;
        for (std::size_t i = 0; i < m_cited.size(); ++i) {
            const Source &source = m_cited[i];
            rows += QStringLiteral("<tr><td>[%1]&nbsp;</td><td>%2<br>%3</td></tr>")
                        .arg(QString::number(i + 1), webLink(source.url, names::sourceTitle(source)),
                             GpuDetails::tr("%1, %2 · %3", "source: publisher, date · how sure")
                                 .arg(names::publisherName(source).toHtmlEscaped(), source.date.toHtmlEscaped(),
                                      names::certaintyMark(certaintyOf(source.kind))));
        }
        return rows;
    }

private:
    const Catalogue &m_catalogue;
    std::vector<Source> m_cited;
};

QString heading(const QString &text) { return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped()); }

/// The name of a figure; a link to its word where the glossary has one.
QString namedFigure(const QString &key, const QString &name, const Words &words)
{
    const guide::Word *word = guide::wordOfFigure(key, words);
    return word ? QStringLiteral("<a href=\"%1:%2\">%3</a>")
                      .arg(WordScheme, word->id.toHtmlEscaped(), name.toHtmlEscaped())
                : name.toHtmlEscaped();
}

QString cell(const QString &html, const char *attributes)
{
    return QStringLiteral("<td %1 style=\"padding: 2px 0px 2px 0px; vertical-align: middle\">%2</td>")
        .arg(QLatin1StringView(attributes), html);
}

/// `name` is HTML. The last column takes "◇ third party [12]" in the narrowest pane: in 34 % the bracket broke with
/// larger type.
QString figureRow(const QString &name, const QString &value, const QString &source)
{
    return QStringLiteral("<tr>%1%2%3</tr>")
        .arg(cell(name + QStringLiteral("&nbsp;"), "width=\"36.5%\""),
             cell(value + QStringLiteral("&nbsp;&nbsp;"), "width=\"27.5%\" align=\"right\""),
             cell(source, "width=\"36%\" class=\"quiet\""));
}

/// Day and sum are short, and each takes what it needs: so a day stays in one line.
QString priceRow(const QString &day, const QString &money, const QString &source)
{
    return QStringLiteral("<tr>%1%2%3</tr>")
        .arg(cell(day + QStringLiteral("&nbsp;"), ""),
             cell(QStringLiteral("<b>%1</b>&nbsp;&nbsp;").arg(money), "align=\"right\""),
             cell(source, "width=\"36%\" class=\"quiet\""));
}

/// Fields that are read together; what is in none of them stands with the last.
struct FieldGroup
{
    const char *title;
    const char *keys; ///< separated by spaces; null: all that the others do not name
};
constexpr std::array FieldGroups{
    FieldGroup{QT_TRANSLATE_NOOP("rig::ui::GpuDetails", "Speed"),
               "tensor_fp16_dense_tflops tensor_fp16_accumulate tensor_fp16_sparse_tflops fp16_tflops fp32_tflops "
               "tf32_dense_tflops int8_dense_tops int8_sparse_tops int4_dense_tops fp8_dense_tflops fp4_dense_tflops"},
    FieldGroup{QT_TRANSLATE_NOOP("rig::ui::GpuDetails", "Memory and power"),
               "memory_gib memory_type memory_bus_bits memory_bandwidth_gb_s ecc tdp_w power_limit_min_w "
               "power_limit_max_w"},
    FieldGroup{QT_TRANSLATE_NOOP("rig::ui::GpuDetails", "Links and software"),
               "form pcie_generation pcie_width nvlink_gb_s nvlink_generation compute_capability gfx_target"},
    FieldGroup{QT_TRANSLATE_NOOP("rig::ui::GpuDetails", "The chip"), nullptr},
};

bool isIn(const FieldGroup &group, const QString &key)
{
    const auto names = [&](const FieldGroup &one) {
        return one.keys && QString::fromLatin1(one.keys).split(QLatin1Char(' ')).contains(key);
    };
    return group.keys ? names(group) : std::none_of(FieldGroups.begin(), FieldGroups.end(), names);
}

QString withUnit(const Field &field, const Value &value)
{
    const QString unit = names::figureUnit(QString::fromLatin1(field.key));
    const QString text = names::value(field, value);
    return unit.isEmpty() ? text : inOneLine(GpuDetails::tr("%1 %2", "figure, unit").arg(text, unit));
}

/// The known figures by groups, and the names of those that are not known.
QString figures(const Chip &chip, Citations &citations, const Words &words)
{
    QString html;
    QStringList unknown;
    for (const FieldGroup &group : FieldGroups) {
        QString rows;
        for (const Field &field : fieldsOf(Kind::Gpu)) {
            const QString key = QString::fromLatin1(field.key);
            if (!isIn(group, key))
                continue;
            const Reading reading = field.get(chip);
            if (reading.known())
                rows += figureRow(namedFigure(key, names::figureName(key, Kind::Gpu), words),
                                  QStringLiteral("<b>%1</b>").arg(withUnit(field, reading.value).toHtmlEscaped()),
                                  citations.cite(reading.source));
            else
                unknown << names::figureName(key, Kind::Gpu);
        }
        if (!rows.isEmpty())
            html += heading(GpuDetails::tr(group.title)) +
                    QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" width=\"100%\">%1</table>").arg(rows);
    }
    if (!unknown.isEmpty())
        html += QStringLiteral("<p class=\"quiet\">%1</p>")
                    .arg(GpuDetails::tr("Not known (%1): %2.", "number of figures, their names")
                             .arg(QString::number(unknown.size()), unknown.join(QStringLiteral(", ")))
                             .toHtmlEscaped());
    return html;
}

/// Of a row of the six headlines.
struct Headline
{
    QString caption;
    QString value;
    QString note;
};

QString headline(const Headline &one, int columns)
{
    return QStringLiteral("<td width=\"%4%\" style=\"padding: 4px 8px 4px 0px\"><span "
                          "class=\"quiet\">%1</span><br><span class=\"headline\">%2</span><br>"
                          "<span class=\"quiet\">%3</span></td>")
        .arg(heldText(one.caption).toHtmlEscaped(), one.value.toHtmlEscaped(), one.note.toHtmlEscaped(),
             QString::number(100 / columns));
}

Headline headlineOf(const Chip &chip, const char *key, const char *noteKey)
{
    const Field &field = *findField(Kind::Gpu, QString::fromLatin1(key));
    const Field &noteField = *findField(Kind::Gpu, QString::fromLatin1(noteKey));
    const Reading reading = field.get(chip);
    const Reading note = noteField.get(chip);
    return {names::figureName(QString::fromLatin1(key), Kind::Gpu),
            reading.known() ? withUnit(field, reading.value) : QStringLiteral("–"),
            note.known()
                ? GpuDetails::tr("%1: %2", "figure, its value")
                      .arg(names::figureName(QString::fromLatin1(noteKey), Kind::Gpu), withUnit(noteField, note.value))
                : QString()};
}

/// The six figures by which one chooses, the price first, so many in a row.
QString headlines(const Chip &chip, const Catalogue &catalogue, int columns)
{
    const std::optional<PricePick> price = priceOf(chip, catalogue);
    const ChipColumns today(catalogue);
    const QString key = QStringLiteral("tensor_fp16_dense_gflops_per_usd");
    const Value worth = today.of(chip, key);
    const double *number = std::get_if<double>(&worth);
    const std::array six{Headline{GpuDetails::tr("Price"), price ? names::money(price->money) : QStringLiteral("–"),
                                  price ? names::priceBasis(*price) : GpuDetails::tr("not known", "a price")},
                         headlineOf(chip, "memory_gib", "memory_type"),
                         headlineOf(chip, "tensor_fp16_dense_tflops", "tensor_fp16_accumulate"),
                         headlineOf(chip, "memory_bandwidth_gb_s", "memory_bus_bits"),
                         Headline{ChipColumns::name(key),
                                  number
                                      ? GpuDetails::tr("%1 %2", "figure, unit")
                                            .arg(names::number(*number, *number < 10 ? 1 : 0), QStringLiteral("GFLOPS"))
                                      : QStringLiteral("–"),
                                  number ? QString() : GpuDetails::tr("no price of today, or no such figure")},
                         headlineOf(chip, "tdp_w", "power_limit_max_w")};
    QString cells;
    for (std::size_t i = 0; i < six.size(); ++i)
        cells += (i > 0 && static_cast<int>(i) % columns == 0 ? QStringLiteral("</tr><tr>") : QString()) +
                 headline(six[i], columns);
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" width=\"100%\"><tr>%1</tr></table>").arg(cells);
}

/// What the chip has of memory of its own; empty where nothing is known.
QString onChipMemory(const Chip &chip, Citations &citations, const Words &words)
{
    QString rows;
    for (const guide::OnChipFigure &figure : guide::onChipFigures(chip))
        rows += figureRow(namedFigure(guide::key(figure.what), guide::onChipName(figure.what), words),
                          QStringLiteral("<b>%1</b>").arg(guide::onChipText(figure.what, figure.kib).toHtmlEscaped()),
                          citations.cite(figure.source));
    return rows.isEmpty()
               ? QString()
               : heading(GpuDetails::tr("Registers and caches")) +
                     QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" width=\"100%\">%1</table>").arg(rows);
}

QString basisWord(const Price &price)
{
    switch (price.basis) {
    case PriceBasis::Launch:
        return GpuDetails::tr("launch", "basis of a price");
    case PriceBasis::List:
        return GpuDetails::tr("list", "basis of a price");
    case PriceBasis::Market:
        // Most are of the market: said of each, the word would cost a second line.
        return price.condition == Condition::Used ? GpuDetails::tr("used", "basis of a price")
                                                  : GpuDetails::tr("new", "basis of a price");
    }
    return {};
}

QString prices(const Chip &chip, Citations &citations)
{
    if (chip.prices.empty())
        return QStringLiteral("<p class=\"quiet\">%1</p>")
            .arg(GpuDetails::tr("No price besides the launch price is known.").toHtmlEscaped());
    std::vector<Price> newestFirst = chip.prices;
    std::stable_sort(newestFirst.begin(), newestFirst.end(),
                     [](const Price &a, const Price &b) { return a.date > b.date; });
    QString rows;
    for (const Price &price : newestFirst)
        rows += priceRow(GpuDetails::tr("%1 %2", "price: basis, date")
                             .arg(basisWord(price), price.date.toString(Qt::ISODate))
                             .toHtmlEscaped(),
                         inOneLine(names::money(price.money)).toHtmlEscaped(), citations.cite(price.source));
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" width=\"100%\">%1</table>").arg(rows);
}

QString cardFigures(const Card &card, const Catalogue &catalogue)
{
    QStringList facts;
    if (card.length)
        facts << GpuDetails::tr("%1 mm").arg(names::number(card.length->value()));
    if (card.slotCount)
        facts
            << GpuDetails::tr("%1 slots", "thickness of a card; may be 2.5").arg(names::value(Value(*card.slotCount)));
    if (card.cooling)
        facts << names::value(*findField(Kind::Card, u"cooling"), Value(*card.cooling));
    if (const std::optional<PricePick> price = priceOf(card, catalogue))
        facts << names::price(*price);
    return facts.join(QStringLiteral(" · "));
}

QString cardsWith(const Chip &chip, const Catalogue &catalogue)
{
    QString rows;
    for (const PartHandle &part : catalogue.parts(Kind::Card)) {
        const Card &card = static_cast<const Card &>(*part);
        if (card.gpu.valueOr(QString()) != chip.id)
            continue;
        rows += QStringLiteral("<p>%1<br><span class=\"quiet\">%2</span>&nbsp; <a href=\"%3:%4\">%5</a></p>")
                    .arg(card.name.toHtmlEscaped(), cardFigures(card, catalogue).toHtmlEscaped(), AddScheme,
                         card.id.toHtmlEscaped(), GpuDetails::tr("Add to the machine").toHtmlEscaped());
    }
    if (rows.isEmpty())
        rows = QStringLiteral("<p class=\"quiet\">%1</p>")
                   .arg(GpuDetails::tr("The catalogue has no card with this chip.").toHtmlEscaped());
    return rows;
}

} // namespace

QString gpuDetailsHtml(const Chip &chip, const Catalogue &catalogue, const std::vector<guide::Word> &words,
                       const advice::Library &advice, int columns)
{
    Citations citations(catalogue);
    QStringList sub;
    for (const QString &part : {chip.vendor, chip.series.valueOr(QString()), chip.architecture.valueOr(QString())}) {
        if (!part.isEmpty())
            sub << part;
    }
    QString html = QStringLiteral("<h2>%1</h2><p class=\"quiet\">%2</p>")
                       .arg(chip.name.toHtmlEscaped(), sub.join(QStringLiteral(" · ")).toHtmlEscaped());
    if (chip.origin == Origin::Own)
        html += QStringLiteral("<p>%1</p>").arg(GpuDetails::tr("Your own part.").toHtmlEscaped());
    html += headlines(chip, catalogue, columns);
    if (const QString fast = sixteenBitsText(chip); !fast.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(fast.toHtmlEscaped());
    for (const QString &note : chip.notes)
        html += QStringLiteral("<p>%1</p>").arg(note.toHtmlEscaped());
    for (const QString &said : advice::remarkTexts(chip, advice))
        html += QStringLiteral("<p>%1</p>").arg(said.toHtmlEscaped());
    if (const auto ratio = rig::advice::enterpriseRatio(chip, catalogue))
        html += QStringLiteral("<p>%1</p>").arg(rig::advice::ratioText(*ratio).toHtmlEscaped());
    html += heading(GpuDetails::tr("Prices")) + prices(chip, citations);
    html += figures(chip, citations, words);
    html += onChipMemory(chip, citations, words);
    html += heading(GpuDetails::tr("Cards with this chip")) + cardsWith(chip, catalogue);
    html += heading(GpuDetails::tr("Sources")) +
            QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(citations.list());
    return html;
}

} // namespace rig::ui
