// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/upgrade_panel.h"

#include "core/compare/compare_words.h"
#include "core/compare/upgrade_words.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/models/part_table_model.h"
#include "ui/pages/advisor/upgrade_form.h"
#include "ui/widgets/answer_head.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/when_seen.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QTableWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int MostWithin = 20;
constexpr qsizetype LongestHeading = 9;

/// The chip of the first card of the machine that its user owns, and how many of it there are.
std::pair<QString, int> ownedIn(const Workspace &workspace)
{
    QString chip;
    int count = 0;
    for (const Item *item : workspace.document().build.itemsOf(Kind::Card)) {
        const auto card = workspace.catalogue().find<Card>(item->part);
        if (!item->owned || !card || !card->gpu || (!chip.isEmpty() && chip != *card->gpu))
            continue;
        chip = *card->gpu;
        ++count;
    }
    return {chip, std::max(count, 1)};
}

/// Where the panel is narrower, the form stands over the answer.
constexpr int LettersBeside = 95;
constexpr int LettersOfUpgradeForm = 30;
constexpr int LettersOfUpgradeName = 22;
/// The power, how a speed is known, the price and what a tenth more speed costs: the chosen card's sentences have them.
QList<int> upgradeGivesWay() { return {7, 2, 6, 5}; }

TableRow rowOf(const UpgradeOption &option, const UpgradeAnswer &answer, const Catalogue &catalogue)
{
    const QString how = words::speedSentence(option.speed, *option.gpu, *answer.owned, catalogue);
    const bool isAnother = option.verdict == UpgradeVerdict::Another;
    const QString name = names::shortName(*option.gpu);
    const QString called =
        isAnother          ? UpgradePanel::tr("one more %1", "a card").arg(name)
        : option.cards > 1 ? UpgradePanel::tr("%1 × %2", "number of cards, card").arg(names::number(option.cards), name)
                           : name;
    return {{called, false, {}, {}},
            {isAnother ? u"–"_s : words::times(option.speed), true, {}, isAnother ? QString() : how},
            {isAnother ? u"–"_s : words::basis(option.speed.basis), false, {}, isAnother ? QString() : how},
            {words::difference(option.memoryGain, {}), true, {}, {}},
            {words::toBeAdded(option.net), true, {}, {}},
            {words::toBeAdded(option.perTenPercent), true, {}, {}},
            {words::offer(option.price), true, {}, {}},
            {words::difference(option.wattsMore, {}), true, {}, {}}};
}

} // namespace

UpgradePanel::UpgradePanel(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_form(new UpgradeForm(this))
    , m_head(new AnswerHead(this))
    , m_hint(new WrapLabel(this))
    , m_table(new QTableWidget(this))
    , m_left(new WrapLabel(this))
    , m_open(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_verdict(new WrapLabel(this))
    , m_details(new WrapLabel(this))
    , m_said(new WrapLabel(this))
    , m_note(new WrapLabel(this))
    , m_seen(new WhenSeen(this, [this] { answer(); })) // all cards are weighed: for those who look
{
    m_hint->setObjectName(u"upgradeHint"_s);
    m_left->setObjectName(u"upgradeLeft"_s);
    m_table->setObjectName(u"upgradeTable"_s);
    m_open->setObjectName(u"upgradeOpen"_s);
    m_remove->setObjectName(u"upgradeRemove"_s);
    m_verdict->setObjectName(u"upgradeVerdict"_s);
    m_details->setObjectName(u"upgradeDetails"_s);
    m_said->setObjectName(u"upgradeSaid"_s);
    makeAnswerTable(*m_table, {});
    keepFitted(*m_table);
    keepWidthShared(*m_table, 0, LettersOfUpgradeName, upgradeGivesWay());
    layOut();
    connect(m_form, &UpgradeForm::changed, m_seen, &WhenSeen::make);
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
    m_formArea = new QScrollArea(this);
    m_formArea->setFrameShape(QFrame::NoFrame);
    m_formArea->setFocusPolicy(Qt::NoFocus);
    m_formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formArea->setWidgetResizable(true);
    m_formArea->setWidget(m_form);
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, Grid, Grid);
    column->setSpacing(Grid);
    column->addWidget(m_head);
    column->addWidget(m_hint);
    column->addWidget(m_table);
    column->addWidget(m_left);
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
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(0, Grid, 0, 0);
    m_row->setSpacing(Grid);
    m_row->addWidget(m_formArea);
    m_row->addWidget(scroll, 1);
    chainFocus({m_table, m_open, m_remove});
}

void UpgradePanel::placeForm()
{
    const int letter = fontMetrics().averageCharWidth();
    const bool narrow = width() < LettersBeside * letter;
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (narrow) {
        m_formArea->setMinimumWidth(0);
        m_formArea->setMaximumSize(QWIDGETSIZE_MAX, height() / 3);
    } else {
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        m_formArea->setMaximumHeight(QWIDGETSIZE_MAX);
        m_formArea->setFixedWidth(std::max(m_form->minimumSizeHint().width(), LettersOfUpgradeForm * letter) + bar +
                                  Grid);
    }
}

void UpgradePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeForm();
}

void UpgradePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange) {
        retranslate();
        m_seen->make();
    }
}

void UpgradePanel::retranslate()
{
    m_form->retranslate();
    placeForm();
    m_table->setAccessibleName(tr("Candidates, those that could be named first"));
    m_open->setText(tr("&Show its figures"));
    m_remove->setText(tr("&Remove it"));
    m_note->setText(tr("Speeds that a source compared or that bandwidth tells stand before those that only FLOPS "
                       "tell, which are theoretical. What has no price or no known speed stands last."));
    makeQuiet(*m_note, *this);
    makeQuiet(*m_left, *this);
    m_verdict->setFont(fontFor(TextSize::Section, font()));
}

void UpgradePanel::takeCatalogue()
{
    m_equivalence.reset();
    m_answer.reset();
    const auto [owned, count] = ownedIn(m_workspace);
    m_form->setCatalogue(m_workspace.catalogue(), owned, count, m_workspace.place().currency);
    m_seen->make();
}

void UpgradePanel::answer()
{
    if (!m_equivalence)
        m_equivalence = std::make_unique<Equivalence>(m_workspace.catalogue());
    const UpgradeQuestion &question = m_form->question();
    if (question.owned.isEmpty())
        m_answer.reset();
    else if (question.candidates.isEmpty())
        take(upgradesWithin(m_workspace.catalogue(), *m_equivalence, question, m_form->budget(), MostWithin));
    else
        take(upgradeAnswer(m_workspace.catalogue(), *m_equivalence, question));
    showHead();
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
    if (!m_problem.isEmpty())
        return shapeOf(Meaning::Caution) + u' ' + m_problem;
    if (m_answer && m_answer->options.empty())
        return tr("No card that is faster or larger costs so little at a price that is known.");
    return {};
}

void UpgradePanel::showHead()
{
    if (!m_answer) {
        m_head->setAnswer(tr("Which card do you own?"),
                          {tr("Choose it: then you read what would be worth buying in its place, and what all others "
                              "cost and gain.")});
        return;
    }
    m_head->setAnswer(narrowText(words::upgradeText(*m_answer)), narrowTexts(words::upgradeReasons(*m_answer)),
                      narrowText(names::afterEachOther(words::upgradeBasis(*m_answer, m_workspace.catalogue()))));
}

void UpgradePanel::fillTable()
{
    const QString text = hint();
    m_hint->setText(text);
    m_hint->setVisible(!text.isEmpty());
    const bool any = m_answer && !m_answer->options.empty();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_table, m_open, m_verdict, m_details, m_said, m_note})
        widget->setVisible(any);
    m_remove->setVisible(any && m_answer->candidates);
    m_left->setVisible(any && m_answer->left > 0);
    if (!m_answer)
        return;
    m_left->setText(
        tr("%n more, which stand behind these, are not listed. A budget or the cards that you name narrow the list.",
           nullptr, m_answer->left));
    QStringList headings;
    for (const QString &heading : {tr("GPU"), tr("Speed, yours is 1"), tr("Known by"), tr("Memory (GiB)"),
                                   tr("To be added"), tr("For 10 % more speed"), tr("Price (date)"), tr("Power (W)")})
        headings << PartTableModel::inTwoLines(heading, LongestHeading);
    std::vector<TableRow> rows;
    for (const UpgradeOption &option : m_answer->options)
        rows.push_back(rowOf(option, *m_answer, m_workspace.catalogue()));
    fill(*m_table, headings, rows);
    stretchColumns(*m_table, {0}); // no empty column at the end
    shareWidth(*m_table, 0, LettersOfUpgradeName * fontMetrics().averageCharWidth(), upgradeGivesWay());
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
    QStringList said;
    for (const UpgradeAdvice *advice : option->said)
        said << words::statement(advice->says);
    for (const CompareCaution &caution : cautionsOf({m_answer->owned, option->gpu})) {
        if (caution.why == CompareCaution::Why::SaidOfThem)
            said << words::statement(*caution.says);
        else
            details << shapeOf(Meaning::Caution) + u' ' + words::caution(caution);
    }
    m_details->setText(details.join(u'\n'));
    m_said->setText(said.isEmpty() ? tr("No source here speaks of this change.")
                                   : tr("What sources say: %1").arg(names::afterEachOther(said)));
    m_open->setAccessibleName(tr("Show the figures of %1").arg(option->gpu->name));
    m_remove->setAccessibleName(tr("Remove %1 from the candidates").arg(option->gpu->name));
}

void UpgradePanel::openCurrent()
{
    if (const UpgradeOption *option = current())
        emit partOpened(option->gpu->id);
}

} // namespace rig::ui
