// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/rent_answer.h"

#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "ui/models/text_rows_model.h"
#include "ui/pages/rent/rent_chart.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/whole_rows.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QStyle>
#include <QTableView>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int MostRowsSeen = 6;
constexpr int ManyGpus = 8;

QString asList(const QStringList &sentences)
{
    QStringList lines;
    for (const QString &sentence : sentences)
        lines << u"• "_s + sentence;
    return lines.join(u'\n');
}

QString link(const QString &id, const Catalogue &catalogue)
{
    const PartHandle part = catalogue.find(id);
    return part ? u"<a href=\"%1\">%2</a>"_s.arg(id.toHtmlEscaped(), part->name.toHtmlEscaped()) : QString();
}

/// The dearest and newest prices would say nothing: a few machines of many GPUs that the file has, newest first.
QStringList largeOffers(const CloudPrices &prices, const Catalogue &catalogue)
{
    std::vector<const CloudOffer *> large;
    for (const CloudOffer &offer : prices.offers) {
        if (offer.gpus >= ManyGpus && offer.pricePerHour)
            large.push_back(&offer);
    }
    std::stable_sort(large.begin(), large.end(),
                     [](const CloudOffer *a, const CloudOffer *b) { return a->date > b->date; });
    constexpr std::size_t MostShown = 3;
    QStringList texts;
    for (std::size_t i = 0; i < std::min(large.size(), MostShown); ++i)
        texts << RentAnswer::tr("%1 %2 with %3 × %4, %5 an hour (%6)", "provider, name, number, GPU, price, date")
                     .arg(large[i]->provider, large[i]->name, QString::number(large[i]->gpus),
                          gpuName(*large[i], catalogue), hourlyPrice(*large[i]->pricePerHour, large[i]->currency),
                          large[i]->date);
    return texts;
}

} // namespace

RentAnswer::RentAnswer(QWidget *parent)
    : QWidget(parent)
    , m_trouble(new MarkedLabel(Meaning::Caution, this))
    , m_headline(new WrapLabel(this))
    , m_details(new WrapLabel(this))
    , m_inReport(new QCheckBox(this))
    , m_chart(new RentChart(this))
    , m_model(new TextRowsModel(this))
    , m_table(new QTableView(this))
    , m_adviceTitle(new Label(this))
    , m_advice(new WrapLabel(this))
    , m_assumedTitle(new Label(this))
    , m_assumed(new WrapLabel(this))
{
    m_trouble->setObjectName(u"rentTrouble"_s);
    m_headline->setObjectName(u"rentHeadline"_s);
    m_details->setObjectName(u"rentDetails"_s);
    m_table->setObjectName(u"rentYears"_s);
    m_inReport->setObjectName(u"rentInReport"_s);
    m_advice->setObjectName(u"rentAdvice"_s);
    m_assumed->setObjectName(u"rentAssumed"_s);
    m_table->setModel(m_model);
    m_tableRoom = new WholeRows(*m_table, MostRowsSeen, this);
    dressTable(*m_table);
    m_advice->setTextFormat(Qt::RichText);
    m_advice->setTextInteractionFlags(Qt::TextBrowserInteraction);
    for (QLabel *label : {m_headline, m_details, m_assumed})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(m_advice, &QLabel::linkActivated, this, &RentAnswer::partOpened);
    connect(m_inReport, &QCheckBox::toggled, this, &RentAnswer::forReportChanged);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_headline, m_trouble, m_details, m_inReport, m_adviceTitle,
                                                            m_advice, m_chart})
        column->addWidget(widget);
    auto *row = new QHBoxLayout; // the table is no wider than its columns
    row->addWidget(m_tableRoom, 1);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(m_assumedTitle);
    column->addWidget(m_assumed);
    for (QWidget *later : std::initializer_list<QWidget *>{m_inReport, m_chart, m_tableRoom, m_assumedTitle, m_assumed,
                                                           m_adviceTitle, m_advice})
        later->hide();
    retranslate();
}

bool RentAnswer::isForReport() const { return !m_inReport->isHidden() && m_inReport->isChecked(); }

void RentAnswer::offerForReport(bool offered) { m_inReport->setVisible(offered); }

void RentAnswer::forgetReport() { m_inReport->setChecked(false); }

void RentAnswer::showCase(const RentCase &made, const Catalogue &catalogue)
{
    m_hasAnswer = true;
    m_trouble->hide();
    const QString &currency = made.context.currency;
    m_headline->setText(titleText(rentHeadline(made.question, made.answer, made.context)));
    m_details->setText(titleText(rentDetails(made.question, made.answer, made.context).join(u'\n')));
    m_chart->setAnswer(made.answer, currency);
    m_assumed->setText(titleText(asList(rentAssumptions(made.question, made.answer, made.context, catalogue))));
    fillTable(made);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_headline, m_details, m_chart, m_tableRoom, m_assumedTitle, m_assumed})
        widget->show();
}

void RentAnswer::showTrouble(const QString &sentence)
{
    m_trouble->say(m_hasAnswer ? tr("%1 What stands here is the last answer.", "what is wrong").arg(sentence)
                               : sentence);
    m_details->setVisible(m_hasAnswer);
}

void RentAnswer::showAdvice(const CloudServices &services, const CloudSituation &situation, const CloudPrices &prices,
                            const Catalogue &catalogue)
{
    QStringList entries;
    for (const CloudStatement *statement : statementsFor(services, situation)) {
        const Source *source = sourceOf(statement->source, services.sources, catalogue);
        QString text = statement->text.here().toHtmlEscaped();
        QStringList parts;
        for (const QString &id : statement->parts)
            parts << link(id, catalogue);
        parts.removeAll(QString());
        const QString said =
            tr("(%1, %2)", "who says so, date")
                .arg(source ? names::publisherName(*source).toHtmlEscaped() : statement->source, statement->date);
        entries << u"• %1 %2 %3"_s.arg(text, said, parts.join(u" · "_s));
    }
    if (situation.gpus > ManyGpus) {
        for (const QString &offer : largeOffers(prices, catalogue))
            entries << u"• %1"_s.arg(offer.toHtmlEscaped());
    }
    m_advice->setText(entries.join(u"<br>"_s));
    m_advice->setVisible(!entries.isEmpty());
    m_adviceTitle->setVisible(!entries.isEmpty());
}

void RentAnswer::fillTable(const RentCase &made)
{
    const QString &currency = made.context.currency;
    const bool subscribed = made.answer.subscribedTotal.has_value();
    const std::vector<RentYear> years = rentYears(made.answer);
    const bool resold = made.answer.resale > 0;
    const double mostInAll = made.answer.rentedTotalMost.value_or(made.answer.rentedTotal);
    // What is told is a saving: where buying never is one, renting's.
    const bool rentingSaves =
        std::all_of(years.begin(), years.end(),
                    [](const RentYear &year) { return year.rentedMost.value_or(year.rented) < year.bought; }) &&
        (!resold || mostInAll < made.answer.boughtTotal);
    QStringList headings{tr("Year"), tr("Bought, %1", "currency").arg(currency),
                         tr("Rented, %1", "currency").arg(currency),
                         rentingSaves ? tr("Renting saves, %1", "currency").arg(currency)
                                      : tr("Buying saves, %1", "currency").arg(currency)};
    if (subscribed)
        headings << tr("Subscription, %1", "currency").arg(currency);
    std::vector<QStringList> rows;
    const auto number = [](double amount) { return names::number(amount).replace(u'-', u'−'); };
    const auto range = [&](double low, double high) {
        return low == high ? number(low) : tr("%1 to %2", "amounts").arg(number(low), number(high));
    };
    const auto saving = [&](double bought, double low, double high) {
        for (double *sum : {&bought, &low, &high})
            *sum = std::round(*sum); // of what stands beside it: who subtracts finds the same
        return rentingSaves ? range(bought - high, bought - low) : range(low - bought, high - bought);
    };
    for (const RentYear &year : years) {
        const double most = year.rentedMost.value_or(year.rented);
        QStringList row{names::number(year.year, year.year == static_cast<int>(year.year) ? 0 : 1), number(year.bought),
                        range(year.rented, most), saving(year.bought, year.rented, most)};
        if (subscribed)
            row << number(year.subscribed.value_or(0));
        rows.push_back(row);
    }
    if (resold) {
        QStringList row{tr("with resale"), number(made.answer.boughtTotal), range(made.answer.rentedTotal, mostInAll),
                        saving(made.answer.boughtTotal, made.answer.rentedTotal, mostInAll)};
        if (subscribed)
            row << number(*made.answer.subscribedTotal);
        rows.push_back(row);
    }
    m_model->setHeadings(headings, {0, 1, 2, 3, 4});
    m_model->setRows(std::move(rows));
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->resizeColumnsToContents();
    const int bar = m_model->rowCount() > MostRowsSeen ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0;
    m_tableRoom->setMaximumWidth(m_table->horizontalHeader()->length() + 2 * m_table->frameWidth() + bar);
}

void RentAnswer::retranslate()
{
    if (!m_hasAnswer)
        m_headline->setText(tr("Rent or buy? Say what the machine costs and how many hours a week it works"));
    m_inReport->setText(tr("Also in the report on this machine"));
    m_adviceTitle->setText(tr("What sources advise"));
    m_assumedTitle->setText(tr("What was taken for granted"));
    m_table->setAccessibleName(tr("Cost by year"));
    m_headline->setFont(fontFor(TextSize::PageTitle, font()));
    m_adviceTitle->setFont(fontFor(TextSize::Section, font()));
    m_assumedTitle->setFont(fontFor(TextSize::Section, font()));
}

void RentAnswer::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace rig::ui
