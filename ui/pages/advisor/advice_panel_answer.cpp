// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "ui/document/examples.h"
#include "ui/document/workspace.h"
#include "ui/pages/advisor/advice_html.h"
#include "ui/pages/advisor/advice_panel.h"
#include "ui/pages/advisor/offers_model.h"
#include "ui/pages/advisor/rack_view.h"
#include "ui/pages/advisor/source_cards.h"
#include "ui/widgets/answer_head.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/when_seen.h"

#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace rig::ui {

using namespace advice;

void AdvicePanel::showAnswer()
{
    m_head->setAnswer(answerText(m_answer, m_question), narrowTexts(answerReasons(m_answer, m_question)),
                      narrowText(answerBasis(m_answer, m_question, m_library, *m_market).join(u" · "_s)));
    m_plan->setVisible(m_answer.purchase.has_value());
    m_answerArea->verticalScrollBar()->setValue(0);
}

void AdvicePanel::planMachine()
{
    if (!m_answer.purchase)
        return;
    const Catalogue &catalogue = m_workspace.catalogue();
    const Result<WorkMachine> machine =
        machineFromTemplates(wishFor(*m_answer.purchase, m_question), catalogue, m_question.region);
    if (machine)
        emit machinePlanned(machine->document, plannedText(*machine));
    else
        emit said(machine.error().message, true);
}

void AdvicePanel::fitList()
{
    m_list->setMinimumHeight(std::max(0, m_list->layout()->minimumHeightForWidth(m_list->width())));
}

bool AdvicePanel::passes(const Offer &offer) const
{
    const std::vector<PartCondition> conditions = m_filters->conditions();
    const std::optional<Buying> buying = m_filters->buying();
    const bool otherCondition = (buying == Buying::New || buying == Buying::Used) && offer.price &&
                                (offer.price->condition == Condition::New) != (buying == Buying::New);
    return !otherCondition && std::all_of(conditions.begin(), conditions.end(), [&](const PartCondition &condition) {
        return meets(*offer.chip, condition, m_workspace.catalogue());
    });
}

void AdvicePanel::showOffers()
{
    std::vector<Offer> shown;
    std::copy_if(m_offers.offers.begin(), m_offers.offers.end(), std::back_inserter(shown),
                 [this](const Offer &offer) { return passes(offer); });
    const auto all = static_cast<double>(m_workspace.catalogue().parts(Kind::Gpu).size());
    m_count->setText(
        shown.empty() ? tr("No GPU of the catalogue answers: ask for less memory, or allow more money or used cards.")
                      : tr("%1 of %2 GPUs fit the question.")
                            .arg(names::number(static_cast<double>(shown.size())), names::number(all)));
    QStringList others;
    for (const auto &[why, number] : m_offers.leftOut)
        others << leftOutText(why, number);
    m_leftOut = names::afterEachOther(others);
    m_filling = true;
    m_model->setOffers(std::move(shown), m_offers.usual);
    m_table->setCurrentIndex(m_model->index(0, 0));
    m_table->scrollToTop();
    m_filling = false;
    fitTable();
    fitList();
}

void AdvicePanel::showSources()
{
    const AdviceLook look{m_question, m_library, *m_market, palette()};
    QStringList cards;
    QStringList silent;
    for (const ProfileAnswer &answer : m_sources.answers) {
        if (answer.applied.empty() && answer.warnings.empty())
            silent << profileText(*answer.profile);
        else
            cards << answerHtml(answer, cards.isEmpty(), look);
    }
    QStringList last;
    if (!m_failure.isEmpty())
        last << m_failure;
    if (const QString rule = noRuleText(m_sources, m_question); !rule.isEmpty())
        last << rule;
    if (!silent.isEmpty())
        last << tr("These say nothing on this question: %1.").arg(names::apart(silent));
    m_cards->setCards(cards, names::afterEachOther(last));

    QStringList conflicts;
    QStringList others;
    for (const Conflict &conflict : m_sources.conflicts) {
        if (conflict.concerned)
            conflicts << conflictHtml(conflict, look);
        else
            others << conflict.topic->title.here();
    }
    m_concerned = static_cast<int>(conflicts.size());
    for (const Conflict &conflict : m_sources.conflicts) {
        if (!conflict.concerned)
            conflicts << conflictHtml(conflict, look);
    }
    m_conflicts->setCards(conflicts, others.isEmpty() ? QString()
                                                      : tr("The last %n do(es) not concern this question.", nullptr,
                                                           static_cast<int>(others.size())));
    m_speaking = static_cast<int>(cards.size());
    sayTabs();
}

void AdvicePanel::showChosen()
{
    const Offer *offer = chosen();
    const AdviceLook look{m_question, m_library, *m_market, palette()};
    m_details->setText((offer ? offerHtml(*offer, look) : QString()) + listHtml());
}

QString AdvicePanel::listHtml() const
{
    QString html =
        u"<p><b>%1</b><br>%2"_s.arg(tr("How the list is made").toHtmlEscaped(), scoreExplained().toHtmlEscaped());
    if (!m_leftOut.isEmpty())
        html += u"<br>"_s + tr("Not in it: %1").arg(m_leftOut).toHtmlEscaped();
    return html + u"</p>"_s;
}

void AdvicePanel::showRacks()
{
    if (m_seen->isDue())
        return;
    const Offer *offer = chosen();
    m_racks->show(m_question.machines, m_question.gpusPerMachine, offer ? offer->chip : nullptr, m_overhead,
                  m_workspace.document().site.circuit);
}

} // namespace rig::ui
