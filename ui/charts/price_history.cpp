// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/price_history.h"

#include "core/names/names.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/series_style.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <map>

namespace rig::ui {

namespace {

/// Sentences of this file.
struct History
{
    Q_DECLARE_TR_FUNCTIONS(PriceHistory)
};

/// In the order of the key; the number is the series' style, so that colour and shape stay whatever is there.
enum Sort { Launch, List, MarketNew, MarketUsed, OwnNew, OwnUsed };
constexpr int Sorts = 6;

Sort sortOf(const Price &price)
{
    const bool used = price.condition == Condition::Used;
    if (price.source == NoSource)
        return used ? OwnUsed : OwnNew;
    if (price.basis == PriceBasis::Market)
        return used ? MarketUsed : MarketNew;
    return price.basis == PriceBasis::Launch ? Launch : List;
}

QString nameOf(int sort)
{
    switch (sort) {
    case Launch:
        return History::tr("launch", "a price");
    case List:
        return History::tr("list", "a price");
    case MarketNew:
        return History::tr("market, new", "a price");
    case MarketUsed:
        return History::tr("market, used", "a price");
    case OwnNew:
        return History::tr("yours, new", "a price");
    default:
        return History::tr("yours, used", "a price");
    }
}

double yearOf(QDate date) { return date.year() + (date.dayOfYear() - 1.0) / date.daysInYear(); }

std::vector<Price> pricesOf(const Part &part)
{
    std::vector<Price> prices = part.prices;
    if (part.kind != Kind::Gpu)
        return prices;
    const Chip &chip = static_cast<const Chip &>(part);
    const bool there =
        std::any_of(prices.begin(), prices.end(), [](const Price &price) { return price.basis == PriceBasis::Launch; });
    if (chip.launchPriceUsd && chip.launchDate && !there)
        prices.push_back({{*chip.launchPriceUsd, QStringLiteral("USD")},
                          *chip.launchDate,
                          PriceBasis::Launch,
                          Condition::New,
                          chip.launchPriceUsd.source});
    return prices;
}

} // namespace

QString rateText(const Rate &rate)
{
    return History::tr("%1 %2 for one US dollar (%3)", "amount, currency, date")
        .arg(names::value(rate.perUsd), rate.currency, rate.date.toString(Qt::ISODate));
}

ChartData priceHistory(const Part &part, const QString &currency, const std::vector<Rate> &rates)
{
    std::array<ChartSeries, Sorts> series;
    std::map<QString, QString> used;
    std::map<QString, int> without;
    int number = 0;
    for (const Price &price : pricesOf(part)) {
        const std::optional<Conversion> shown = converted(price.money, currency, rates);
        if (!shown || !price.date.isValid()) {
            ++without[price.money.currency];
            continue;
        }
        for (const std::optional<Rate> &rate : {shown->from, shown->to}) {
            if (rate)
                used[rate->currency] = rateText(*rate);
        }
        series[sortOf(price)].points.push_back(
            {QString::number(number++), names::money(price.money), yearOf(price.date), shown->money.amount});
    }

    ChartData chart;
    chart.title = History::tr("Prices of %1").arg(part.name);
    chart.x = {History::tr("Year"), false, true, QStringLiteral("date")};
    chart.y = {History::tr("Price (%1)", "currency").arg(currency), false, false, QStringLiteral("price")};
    for (int sort = 0; sort < Sorts; ++sort) {
        series[static_cast<std::size_t>(sort)].name = nameOf(sort);
        series[static_cast<std::size_t>(sort)].style = sort;
        if (!series[static_cast<std::size_t>(sort)].points.empty())
            chart.series.push_back(std::move(series[static_cast<std::size_t>(sort)]));
    }
    for (const auto &[code, text] : used)
        chart.captions << History::tr("Converted at %1.", "rate of exchange").arg(text);
    for (const auto &[code, count] : without)
        chart.captions
            << History::tr("%n price(s) in %1 are not shown: there is no rate for it.", nullptr, count).arg(code);
    return chart;
}

PriceHistoryView::PriceHistoryView(QWidget *parent)
    : QWidget(parent), m_chart(new ChartView(this)), m_legend(new QLabel(this)), m_captions(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_chart->setMinimumHeight(150);
    m_chart->setKeyInside(false); // it stands below, with the words of the point that was chosen
    m_legend->setWordWrap(true);
    m_legend->setTextFormat(Qt::RichText);
    m_captions->setTextFormat(Qt::PlainText);
    m_captions->setWordWrap(true);
    m_captions->setObjectName(QStringLiteral("priceCaptions"));
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_legend);
    layout->addWidget(m_captions);
    connect(m_chart, &ChartView::picked, this, &PriceHistoryView::choose);
    connect(m_chart, &ChartView::spoken, this, [this](const QString &words) {
        m_legend->setText(legend() + QStringLiteral(" — <b>%1</b>").arg(words.toHtmlEscaped()));
    });
}

void PriceHistoryView::setHistory(const ChartData &history)
{
    m_history = history;
    draw();
}

QString PriceHistoryView::legend() const
{
    // The shapes of series_style.h, as letters.
    static constexpr std::array<char16_t, 6> Shapes{u'●', u'■', u'▲', u'◆', u'★', u'✚'};
    const bool dark = palette().color(QPalette::Base).lightness() < 128;
    QStringList entries;
    for (const ChartSeries &series : m_history.series)
        entries << QStringLiteral("<span style=\"color:%1\">%2</span>&nbsp;%3")
                       .arg(seriesStyle(series.style, dark).fill.name(),
                            QString(QChar(Shapes[static_cast<std::size_t>(series.style)])),
                            series.name.toHtmlEscaped());
    return entries.join(QStringLiteral(" &nbsp; "));
}

void PriceHistoryView::draw()
{
    const bool empty = m_history.series.empty();
    m_chart->setVisible(!empty);
    m_legend->setVisible(!empty);
    if (!empty)
        m_chart->setChart(m_history);
    m_legend->setText(legend());
    QStringList captions = m_history.captions;
    if (empty)
        captions.prepend(History::tr("No price of this part can be drawn yet. Add your own below, or import a list of "
                                     "prices with Data, Import prices from CSV."));
    m_captions->setText(captions.join(QLatin1Char(' ')));
    m_captions->setVisible(!captions.isEmpty());
}

void PriceHistoryView::choose(const QString &pointId)
{
    m_chart->setSelected({pointId});
    for (const ChartSeries &series : m_history.series) {
        for (const ChartPoint &point : series.points) {
            if (point.id == pointId)
                m_legend->setText(
                    legend() +
                    QStringLiteral(" — <b>%1, %2</b>").arg(point.label.toHtmlEscaped(), series.name.toHtmlEscaped()));
        }
    }
}

void PriceHistoryView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

} // namespace rig::ui
