// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gpu_details.h"

#include "core/advice/advice_words.h"
#include "core/catalogue/fields.h"
#include "core/names/names.h"
#include "core/prices/price.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QScrollBar>
#include <QUrl>

namespace rig::ui {

namespace {

const QString AddScheme = QStringLiteral("add");

/// Numbers the sources in the order in which they are cited.
class Citations
{
public:
    explicit Citations(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// "◆ vendor [2]"; a dash where the figure has no source.
    QString cite(SourceIndex index)
    {
        const Source *source = m_catalogue.source(index);
        if (!source)
            return QStringLiteral("–");
        if (!m_cited.contains(index))
            m_cited << index;
        return GpuDetails::tr("%1 [%2]", "how sure a figure is, number of its source")
            .arg(names::certaintyMark(certaintyOf(source->kind)), QString::number(m_cited.indexOf(index) + 1));
    }

    [[nodiscard]] QString list() const
    {
        QString rows;
        for (qsizetype i = 0; i < m_cited.size(); ++i) {
            const Source &source = *m_catalogue.source(m_cited[i]);
            rows += QStringLiteral("<tr><td>[%1]&nbsp;</td><td>%2<br>%3</td></tr>")
                        .arg(QString::number(i + 1), webLink(source.url, source.title),
                             GpuDetails::tr("%1, %2 · %3", "source: publisher, date · how sure")
                                 .arg(source.publisher.toHtmlEscaped(), source.date.toHtmlEscaped(),
                                      names::certaintyMark(certaintyOf(source.kind))));
        }
        return rows;
    }

private:
    const Catalogue &m_catalogue;
    QList<SourceIndex> m_cited;
};

QString heading(const QString &text) { return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped()); }

QString figureRow(const QString &name, const QString &value, const QString &source)
{
    return QStringLiteral(
               "<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2&nbsp;&nbsp;</td><td class=\"quiet\">%3</td></tr>")
        .arg(name.toHtmlEscaped(), value, source);
}

QString figures(const Chip &chip, Citations &citations)
{
    QString rows;
    for (const Field &field : fieldsOf(Kind::Gpu)) {
        const QString key = QString::fromLatin1(field.key);
        const Reading reading = field.get(chip);
        const QString unit = names::figureUnit(key);
        if (!reading.known()) {
            rows += figureRow(
                names::figureName(key),
                QStringLiteral("<span class=\"quiet\">%1</span>").arg(names::value(Value()).toHtmlEscaped()), {});
            continue;
        }
        QString value = QStringLiteral("<b>%1</b>").arg(names::value(reading.value).toHtmlEscaped());
        if (!unit.isEmpty())
            value += QStringLiteral("&nbsp;") + unit.toHtmlEscaped();
        rows += figureRow(names::figureName(key), value, citations.cite(reading.source));
    }
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(rows);
}

QString basisWord(const Price &price)
{
    switch (price.basis) {
    case PriceBasis::Launch:
        return GpuDetails::tr("launch", "basis of a price");
    case PriceBasis::List:
        return GpuDetails::tr("list", "basis of a price");
    case PriceBasis::Market:
        return price.condition == Condition::Used ? GpuDetails::tr("market, used", "basis of a price")
                                                  : GpuDetails::tr("market, new", "basis of a price");
    }
    return {};
}

QString prices(const Chip &chip, Citations &citations)
{
    if (chip.prices.empty())
        return QStringLiteral("<p class=\"quiet\">%1</p>")
            .arg(GpuDetails::tr("No price besides the launch price is known.").toHtmlEscaped());
    QString rows;
    for (const Price &price : chip.prices)
        rows += figureRow(
            GpuDetails::tr("%1, %2", "price: basis, date").arg(basisWord(price), price.date.toString(Qt::ISODate)),
            QStringLiteral("<b>%1</b>").arg(names::money(price.money).toHtmlEscaped()), citations.cite(price.source));
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(rows);
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
        facts << names::value(Value(*card.cooling));
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

QString documentStyle(const QPalette &palette)
{
    return QStringLiteral("h2 { font-size: large; margin: 0 } h3 { font-size: medium; margin: 14px 0 2px 0 } "
                          ".quiet { color: %1 } a { color: %2 } p { margin: 2px 0 6px 0 }")
        .arg(quietText(palette).name(), palette.color(QPalette::Link).name());
}

QString page(const Chip &chip, const Catalogue &catalogue)
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
    for (const QString &note : chip.notes)
        html += QStringLiteral("<p>%1</p>").arg(note.toHtmlEscaped());
    if (const auto ratio = advice::enterpriseRatio(chip, catalogue))
        html += QStringLiteral("<p>%1</p>").arg(advice::ratioText(*ratio).toHtmlEscaped());
    html += heading(GpuDetails::tr("Figures")) + figures(chip, citations);
    html += heading(GpuDetails::tr("Prices")) + prices(chip, citations);
    html += heading(GpuDetails::tr("Cards with this chip")) + cardsWith(chip, catalogue);
    html += heading(GpuDetails::tr("Sources")) +
            QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(citations.list());
    return html;
}

} // namespace

GpuDetails::GpuDetails(QWidget *parent) : WebText(parent)
{
    setFrameShape(QFrame::NoFrame);
    showAgain();
}

void GpuDetails::setChip(const std::shared_ptr<const Chip> &chip, const Catalogue &catalogue)
{
    const bool same = chip && m_chip && chip->id == m_chip->id;
    m_chip = chip;
    m_catalogue = catalogue;
    const int place = verticalScrollBar()->value();
    showAgain();
    verticalScrollBar()->setValue(same ? place : 0);
}

void GpuDetails::changeEvent(QEvent *event)
{
    WebText::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showAgain();
}

void GpuDetails::follow(const QUrl &link)
{
    if (link.scheme() == AddScheme)
        emit cardWanted(link.path());
    else
        WebText::follow(link);
}

void GpuDetails::showAgain()
{
    setAccessibleName(tr("Details of the chosen GPU"));
    document()->setDefaultStyleSheet(documentStyle(palette()));
    if (m_chip)
        setHtml(page(*m_chip, m_catalogue));
    else
        setHtml(
            QStringLiteral("<p class=\"quiet\">%1</p>")
                .arg(
                    tr("Choose a GPU in the table to see all its figures and where each comes from.").toHtmlEscaped()));
}

} // namespace rig::ui
