// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/advice_html.h"

#include "core/names/own_sources.h"
#include "core/names/sentences.h"
#include "core/prices/price.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

using namespace advice;

/// Sentences of this file.
struct AdviceText
{
    Q_DECLARE_TR_FUNCTIONS(AdviceText)
};

QString escaped(const QString &text) { return text.toHtmlEscaped(); }

/// What is quiet tells of cards that are sold or not: no line ends between the mark and the word behind it.
QString quiet(const QString &text, const AdviceLook &look)
{
    static const QRegularExpression behindMark(u"(?<=[✓✗]) "_s);
    return u"<span style=\"color:%1\">%2</span>"_s.arg(
        quietText(look.palette).name(), escaped(narrowText(text).replace(behindMark, QString(QChar::Nbsp))));
}

QString marked(Meaning meaning, const QString &text, const AdviceLook &look)
{
    return u"<span style=\"color:%1\">%2</span> %3"_s.arg(colourOf(meaning, look.palette).name(),
                                                          escaped(shapeOf(meaning)), escaped(text));
}

QString paragraph(const QString &html) { return u"<p style=\"margin:4px 0\">%1</p>"_s.arg(html); }

QString link(const QString &gpu, const QString &text)
{
    return u"<a href=\"gpu:%1\">%2</a>"_s.arg(escaped(gpu), escaped(narrowText(text)));
}

QString picksHtml(const std::vector<Pick> &picks, const AdviceLook &look)
{
    QStringList names;
    for (const Pick &pick : picks)
        names << link(pick.gpu, pickText(pick, look.market.catalogue()));
    return names.join(AdviceText::tr(", ", "between cards"));
}

/// What is true of a recommended chip today.
QString todayHtml(const Pick &pick, const Profile &profile, const AdviceLook &look)
{
    const auto chip = look.market.catalogue().find<Chip>(pick.gpu);
    if (!chip)
        return {};
    QStringList facts{figuresText(*chip), priceText(look.market.price(*chip, true)), saleText(look.market.sale(*chip))};
    facts.removeAll(QString());
    QString html =
        quiet(AdviceText::tr("%1: %2", "a card, what is true of it today").arg(chip->name, names::apart(facts)), look);
    if (const QString instead = insteadText(*chip, profile, look.market); !instead.isEmpty())
        html += u"<br>"_s + quiet(u"→ "_s + instead, look);
    const std::optional<double> budget = inDollars(look.question.budget, look.market.catalogue());
    const std::optional<PriceSeen> price = look.market.price(*chip, true);
    if (budget && price && price->recent && price->dollars > *budget)
        html += u"<br>"_s + marked(Meaning::Caution, AdviceText::tr("Today above your budget."), look);
    if (const std::optional<Gibibytes> floor = memoryFloor(look.question);
        floor && chip->memory && *chip->memory < *floor)
        html += u"<br>"_s + marked(Meaning::Caution, AdviceText::tr("Less memory than you need."), look);
    return u"<p style=\"margin:0 0 4px 12px\">%1</p>"_s.arg(html);
}

/// `told`: the chips of which today's figures stand above already.
QString recommendationHtml(const Applied &applied, const Profile &profile, QSet<QString> &told, const AdviceLook &look)
{
    const Recommendation &entry = *applied.recommendation;
    QStringList what;
    if (!entry.picks.empty())
        what << picksHtml(entry.picks, look);
    for (const Option &option : entry.options)
        what << escaped(optionText(option, look.question));
    const QString join = entry.together ? u" + "_s : u", "_s;
    QString html = paragraph(
        u"<b>%1</b>%2"_s.arg(escaped(entry.title.here()), what.isEmpty() ? QString() : u"<br>"_s + what.join(join)));
    html += paragraph(escaped(narrowText(entry.text.here())));
    if (!entry.alternatives.empty())
        html += paragraph(AdviceText::tr("Or: %1").arg(picksHtml(entry.alternatives, look)));
    if (!entry.correction.isEmpty())
        html += paragraph(marked(Meaning::Caution, entry.correction.here(), look));
    if (!applied.topics.isEmpty())
        html += paragraph(u"%1 <a href=\"topics:\">%2</a>"_s.arg(
            marked(Meaning::Caution, QString(), look), escaped(AdviceText::tr("Sources disagree about this."))));
    for (const QString &hint : entry.hints)
        html += paragraph(u"→ "_s + escaped(hintText(hint)));
    for (const std::vector<Pick> *picks : {&entry.picks, &entry.alternatives}) {
        for (const Pick &pick : *picks) {
            if (!told.contains(pick.gpu))
                html += todayHtml(pick, profile, look);
            told.insert(pick.gpu);
        }
    }
    return html;
}

QString saidHtml(const Said &said)
{
    QString html =
        escaped(AdviceText::tr("%1: %2 (%3)", "sort of remark, remark, who says so")
                    .arg(remarkKindText(said.remark->kind), said.remark->text.here(), profileText(*said.profile)));
    if (said.remark->reasons.empty())
        return paragraph(html);
    html += u"<ul>"_s;
    for (const Saying &reason : said.remark->reasons)
        html += u"<li>%1</li>"_s.arg(escaped(reason.here()));
    return paragraph(html + u"</ul>"_s);
}

} // namespace

QString answerHtml(const ProfileAnswer &answer, bool oldest, const AdviceLook &look)
{
    const Profile &profile = *answer.profile;
    const Source &source = *profile.sourceOf();
    const QString age = ageText(source, look.market.today());
    QString html = paragraph(u"<b>%1</b><br>%2"_s.arg(
        escaped(profileText(profile)),
        oldest ? marked(Meaning::Caution, AdviceText::tr("The oldest: %1.").arg(age), look) : quiet(age, look)));
    const std::optional<double> dollars = inDollars(look.question.budget, look.market.catalogue());
    if (answer.betweenBands && dollars)
        html += paragraph(marked(Meaning::Caution, betweenBandsText(answer, *dollars), look));
    for (const Warning *warning : answer.warnings) {
        html += paragraph(marked(Meaning::Caution, warning->text.here(), look));
        const Source *from = profile.sourceOf(warning->source);
        if (from && from != &source)
            html += paragraph(quiet(u"%1, %2 (%3)"_s.arg(from->publisher, from->title, from->date), look));
    }
    QSet<QString> told;
    for (const Applied &applied : answer.applied)
        html += recommendationHtml(applied, profile, told, look);
    html += paragraph(quiet(u"%1, %2 (%3)"_s.arg(source.publisher, source.title, source.date), look));
    return html;
}

QString conflictHtml(const Conflict &conflict, const AdviceLook &look)
{
    QString html = paragraph(u"<b>%1</b>"_s.arg(escaped(conflict.topic->title.here())));
    for (const Side &side : conflict.sides)
        html += paragraph(u"%1<br>%2"_s.arg(
            escaped(narrowText(side.statement->text.here())),
            quiet(u"%1 — %2"_s.arg(profileText(*side.profile), ageText(*side.profile->sourceOf(), look.market.today())),
                  look)));
    return html;
}

QString offerHtml(const Offer &offer, const AdviceLook &look)
{
    const Chip &chip = *offer.chip;
    QString html = paragraph(u"<b>%1</b>"_s.arg(link(chip.id, chip.name)));
    html += paragraph(escaped(titleText(figuresText(chip))));
    html += paragraph(escaped(names::apart({priceText(offer.price), saleText(offer.sale)})));
    if (offer.price && offer.price->source != NoSource) {
        if (const Source *source = look.market.catalogue().source(offer.price->source))
            html += paragraph(quiet(AdviceText::tr("Price from: %1, %2 (%3)")
                                        .arg(names::publisherName(*source), names::sourceTitle(*source), source->date),
                                    look));
    }
    if (const QString age = ageBadge(chip, look.library, look.market.today()); !age.isEmpty())
        html += paragraph(escaped(age));
    if (offer.sale.state != Sale::Offered) {
        if (const auto successor = look.market.successor(chip))
            html += paragraph(AdviceText::tr("Nearest successor: %1").arg(link(successor->id, successor->name)));
    }
    if (const auto ratio = enterpriseRatio(chip, look.market.catalogue()))
        html += paragraph(escaped(ratioText(*ratio)));
    html += paragraph(u"%1<br>%2"_s.arg(escaped(AdviceText::tr("Frameworks: %1.").arg(frameworkRow(chip))),
                                        quiet(frameworkSources(), look)));
    if (offer.noDataCentreLicence)
        html += paragraph(marked(Meaning::Caution,
                                 AdviceText::tr("The licence of its drivers: “not licensed for datacenter deployment”; "
                                                "see What the sources say. This is no legal advice."),
                                 look));
    for (const Said &said : remarksOn(chip, look.library, look.question.net))
        html += saidHtml(said);
    return html;
}

} // namespace rig::ui
