// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/upgrade_panel.h"

#include "core/compare/compare_words.h"
#include "core/names/names.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/models/part_table_model.h"
#include "ui/pages/advisor/upgrade_form.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int MostWithin = 20;
constexpr qsizetype LongestHeading = 9;

/// The chip of the first card of the machine that its user owns.
QString ownedIn(const Workspace &workspace)
{
    for (const Item *item : workspace.document().build.itemsOf(Kind::Card)) {
        const auto card = workspace.catalogue().find<Card>(item->part);
        if (item->owned && card && card->gpu)
            return *card->gpu;
    }
    return {};
}

TableRow rowOf(const UpgradeOption &option, const UpgradeAnswer &answer, const Catalogue &catalogue)
{
    const QString how = words::speedSentence(option.speed, *option.gpu, *answer.owned, catalogue);
    return {{option.gpu->name, false, {}, {}},
            {words::times(option.speed), true, {}, how},
            {words::basis(option.speed.basis), false, {}, how},
            {words::difference(option.memoryGain, {}), true, {}, {}},
            {words::difference(option.wattsMore, {}), true, {}, {}},
            {words::offer(option.price), true, {}, {}},
            {words::toBeAdded(option.net), true, {}, {}},
            {words::toBeAdded(option.perTenPercent), true, {}, {}}};
}

} // namespace

UpgradePanel::UpgradePanel(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_form(new UpgradeForm(this))
    , m_hint(new WrapLabel(this))
    , m_resale(new WrapLabel(this))
    , m_table(new QTableWidget(this))
    , m_open(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_verdict(new WrapLabel(this))
    , m_details(new WrapLabel(this))
    , m_said(new WrapLabel(this))
    , m_note(new WrapLabel(this))
{
    m_hint->setObjectName(u"upgradeHint"_s);
    m_resale->setObjectName(u"upgradeResaleText"_s);
    m_table->setObjectName(u"upgradeTable"_s);
    m_open->setObjectName(u"upgradeOpen"_s);
    m_remove->setObjectName(u"upgradeRemove"_s);
    m_verdict->setObjectName(u"upgradeVerdict"_s);
    m_details->setObjectName(u"upgradeDetails"_s);
    m_said->setObjectName(u"upgradeSaid"_s);
    makeAnswerTable(*m_table, {});
    keepFitted(*m_table);
    layOut();
    connect(m_form, &UpgradeForm::changed, this, &UpgradePanel::answer);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &UpgradePanel::showDetails);
    connect(m_table, &QTableWidget::cellActivated, this, &UpgradePanel::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &UpgradePanel::openCurrent);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const UpgradeOption *option = current())
            m_form->removeCandidate(option->gpu->id);
    });
    connect(&m_workspace, &Workspace::catalogueChanged, this, &UpgradePanel::takeCatalogue);
    retranslate();
    takeCatalogue();
}

UpgradePanel::~UpgradePanel() = default;

void UpgradePanel::layOut()
{
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->setSpacing(Grid);
    column->addWidget(m_form);
    column->addWidget(m_hint);
    column->addWidget(m_resale);
    column->addWidget(m_table);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    column->addLayout(buttons);
    for (QLabel *label : {m_verdict, m_details, m_said, m_note}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    chainFocus({m_table, m_open, m_remove});
}

void UpgradePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange) {
        retranslate();
        answer();
    }
}

void UpgradePanel::retranslate()
{
    m_form->retranslate();
    m_table->setAccessibleName(tr("Candidates, the cheapest gain first"));
    m_open->setText(tr("&Show its figures"));
    m_remove->setText(tr("&Remove it"));
    m_note->setText(tr("Speeds that a source compared or that bandwidth tells stand before those that only FLOPS "
                       "tell, which are theoretical. What has no price or no known speed stands last."));
    makeQuiet(*m_note, *this);
    QFont bold = font();
    bold.setBold(true);
    m_verdict->setFont(bold);
}

void UpgradePanel::takeCatalogue()
{
    m_equivalence = std::make_unique<Equivalence>(m_workspace.catalogue());
    m_answer.reset();
    m_form->setCatalogue(m_workspace.catalogue(), ownedIn(m_workspace));
    answer();
}

void UpgradePanel::answer()
{
    if (!m_equivalence)
        return;
    const UpgradeQuestion &question = m_form->question();
    if (question.owned.isEmpty())
        m_answer.reset();
    else if (const std::optional<Money> budget = m_form->budget())
        take(upgradesWithin(m_workspace.catalogue(), *m_equivalence, question, *budget, MostWithin));
    else if (!m_form->needsBudget())
        take(upgradeAnswer(m_workspace.catalogue(), *m_equivalence, question));
    fillTable();
}

void UpgradePanel::take(const Result<UpgradeAnswer> &answer)
{
    m_problem = answer ? QString() : answer.error().message;
    if (answer)
        m_answer = *answer;
}

QString UpgradePanel::hint() const
{
    if (m_form->question().owned.isEmpty())
        return tr("Choose the card that you own: then each candidate is told with its speed, memory and price against "
                  "yours.");
    if (!m_problem.isEmpty())
        return shapeOf(Meaning::Caution) + u' ' + m_problem;
    if (m_form->needsBudget())
        return tr("Type the budget, beside what yours brings.");
    if (m_answer && !m_answer->options.empty())
        return {};
    return m_form->budget() ? tr("No card that is faster or larger costs so little at a price that is known.")
                            : tr("Add a card that you might buy, or let all within a budget be shown.");
}

void UpgradePanel::fillTable()
{
    const QString text = hint();
    m_hint->setText(text);
    m_hint->setVisible(!text.isEmpty());
    const bool any = m_answer && !m_answer->options.empty();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_table, m_open, m_verdict, m_details, m_said, m_note})
        widget->setVisible(any);
    m_remove->setVisible(any && !m_form->budget());
    m_resale->setVisible(m_answer.has_value());
    if (!m_answer)
        return;
    QString resale = words::resaleSentence(*m_answer, m_workspace.catalogue());
    if (m_answer->rate)
        resale = tr("%1 Dollars are counted at %2 %3 (%4).", "a sentence, a rate, its currency, its date")
                     .arg(resale, names::number(m_answer->rate->perUsd, 4), m_answer->rate->currency,
                          m_answer->rate->date.toString(Qt::ISODate));
    m_resale->setText(resale);
    QStringList headings;
    for (const QString &heading :
         {tr("GPU"), tr("Speed, yours is 1"), tr("Known by"), tr("Memory more (GiB)"), tr("Power more (W)"),
          tr("Price (date)"), tr("To be added"), tr("For a tenth more speed")})
        headings << PartTableModel::inTwoLines(heading, LongestHeading);
    std::vector<TableRow> rows;
    for (const UpgradeOption &option : m_answer->options)
        rows.push_back(rowOf(option, *m_answer, m_workspace.catalogue()));
    fill(*m_table, headings, rows);
    if (m_table->currentRow() < 0 && m_table->rowCount() > 0)
        m_table->selectRow(0);
    showDetails();
}

const UpgradeOption *UpgradePanel::current() const
{
    const int row = m_table->currentRow();
    if (!m_answer || row < 0 || row >= static_cast<int>(m_answer->options.size()))
        return nullptr;
    return &m_answer->options[static_cast<std::size_t>(row)];
}

void UpgradePanel::showDetails()
{
    const UpgradeOption *option = current();
    if (!option)
        return;
    const Catalogue &catalogue = m_workspace.catalogue();
    m_verdict->setText(words::upgradeSentence(*option, *m_answer));
    QStringList details{words::speedSentence(option->speed, *option->gpu, *m_answer->owned, catalogue)};
    if (option->speed.otherWork())
        details << tr("That was measured at other nets.");
    if (const QString plugs = words::plugsSentence(*option, *m_answer); !plugs.isEmpty())
        details << plugs;
    for (const CompareCaution &caution : cautionsOf({m_answer->owned, option->gpu}))
        details << shapeOf(Meaning::Caution) + u' ' + words::caution(caution);
    m_details->setText(details.join(u'\n'));
    QStringList said;
    for (const UpgradeAdvice *advice : option->said)
        said << words::statement(advice->says);
    m_said->setText(said.isEmpty() ? tr("No source here speaks of this change.")
                                   : tr("What sources say: %1").arg(said.join(u' ')));
    m_open->setAccessibleName(tr("Show the figures of %1").arg(option->gpu->name));
    m_remove->setAccessibleName(tr("Remove %1 from the candidates").arg(option->gpu->name));
}

void UpgradePanel::openCurrent()
{
    if (const UpgradeOption *option = current())
        emit partOpened(option->gpu->id);
}

} // namespace rig::ui
