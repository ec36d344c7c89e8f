// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/real_view.h"

#include "core/words/words.h"
#include "ui/data/dump_bar.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/naming.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/scroll_content.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QDragEnterEvent>
#include <QEvent>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr std::size_t causesShown = 3;

Cell realCell(const QString &text, std::optional<Meaning> meaning = {}, const QString &tip = {})
{
    return {text, false, meaning, tip};
}

std::optional<Meaning> meaningOfLine(const std::optional<Severity> &severity)
{
    return severity ? std::optional(meaningOf(*severity)) : std::nullopt;
}

/// A long command ends its lines behind its commas. What is copied is the command itself.
class CommandDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QString displayText(const QVariant &value, const QLocale &locale) const override
    {
        constexpr QChar MayBreak(0x200b);
        return QStyledItemDelegate::displayText(value, locale).replace(u',', QString(u',') + MayBreak);
    }
};

QString dashed(const QString &text) { return text.isEmpty() ? QStringLiteral("–") : text; }

/// "Card 1 (RTX 3090)" in a narrow column: a line ends before the bracket, a Chinese one too, not before the number.
QString cardName(const QString &name)
{
    static const QRegularExpression beforeNumber(QStringLiteral("^(\\S+) (?=[0-9]+\\W*[(（])"));
    return wrappedName(name)
        .replace(beforeNumber, QStringLiteral("\\1\u00a0"))
        .replace(QString(WordJoiner) + u'（', QStringLiteral("（"));
}

} // namespace

RealView::RealView(Workspace &workspace, QWidget *parent)
    : QScrollArea(parent)
    , m_workspace(workspace)
    , m_bar(new DumpBar(workspace))
    , m_answer(new WrapLabel)
    , m_cards(new QTableWidget)
    , m_details(new WrapLabel)
    , m_move(new QPushButton)
    , m_others(new WrapLabel)
    , m_stepsTitle(new WrapLabel)
    , m_stepsAnswer(new WrapLabel)
    , m_steps(new QTableWidget)
{
    setAcceptDrops(true);
    setFocusPolicy(Qt::NoFocus); // what is in it takes the focus, and is scrolled to
    layOut();
    connect(m_bar, &DumpBar::detected, this,
            [this](const std::shared_ptr<const reality::Detected> &found) { m_workspace.setFound(found); });
    // Another machine has other texts; those of the one before are forgotten without a word.
    connect(&m_workspace, &Workspace::documentReplaced, m_bar, &DumpBar::clear);
    connect(m_cards, &QTableWidget::currentCellChanged, this, [this](int row) {
        showDetails();
        const bool told = row >= 0 && static_cast<std::size_t>(row) < m_reality.rows.size() && m_cards->hasFocus();
        if (told && m_reality.rows[static_cast<std::size_t>(row)].item != 0)
            emit deviceChosen(m_reality.rows[static_cast<std::size_t>(row)].item);
    });
    connect(m_move, &QPushButton::clicked, this, &RealView::planAsFound);
    retranslate();
}

void RealView::layOut()
{
    m_answer->setObjectName(QStringLiteral("realAnswer"));
    m_cards->setObjectName(QStringLiteral("realCards"));
    m_details->setObjectName(QStringLiteral("realDetails"));
    m_move->setObjectName(QStringLiteral("planAsFound"));
    m_steps->setObjectName(QStringLiteral("firstStart"));
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *content = new ScrollContent;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->setSpacing(Grid);
    for (QTableWidget *table : {m_cards, m_steps}) {
        makeAnswerTable(*table, {});
        keepFitted(*table);
    }
    m_steps->setItemDelegateForColumn(0, new CommandDelegate(m_steps));
    column->addWidget(m_answer);
    column->addWidget(m_bar);
    column->addWidget(m_cards);
    column->addWidget(m_details);
    column->addWidget(m_move, 0, Qt::AlignLeft);
    column->addWidget(m_others);
    column->addSpacing(Grid);
    column->addWidget(m_stepsTitle);
    column->addWidget(m_stepsAnswer);
    column->addWidget(m_steps);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void RealView::retranslate()
{
    setAccessibleName(tr("Plan and machine"));
    m_cards->setAccessibleName(tr("Each card, planned and found"));
    m_steps->setAccessibleName(tr("What to run after the first start"));
    m_stepsTitle->setText(tr("After the first start: run these, and drop what they print here"));
    m_bar->retranslate();
    setFonts();
}

void RealView::setFonts()
{
    m_answer->setFont(sized(font(), 1, QFont::DemiBold)); // as the other tabs begin
    m_stepsTitle->setFont(fontFor(TextSize::Section, font()));
}

std::optional<Severity> RealView::worst() const
{
    return m_workspace.found() ? m_words.severity : std::optional<Severity>();
}

void RealView::refresh()
{
    const auto &found = m_workspace.found();
    m_reality =
        found ? reality::planAgainst(m_workspace.document(), m_workspace.catalogue(), *found) : reality::Reality();
    m_words = found ? words::realityAnswer(m_reality, m_workspace.machine(), *found, m_workspace.document().use.work)
                    : words::RealityAnswer();
    showAnswer();
    showCards();
    showDetails();
    showSteps();
}

void RealView::showAnswer()
{
    m_answer->setText(m_workspace.found() ? heldText(titleOfNames(m_words.text))
                                          : tr("Nothing is held against the plan yet: let the machine say what it has, "
                                               "and each card is shown planned and found."));
    m_others->setText(m_words.others.join(u'\n'));
    m_others->setVisible(!m_words.others.isEmpty());
}

void RealView::showCards()
{
    std::vector<TableRow> rows;
    for (const words::RealityLine &line : m_words.lines) {
        rows.push_back(
            {realCell(cardName(line.name)), realCell(dashed(titleText(line.planned))),
             realCell(dashed(titleText(line.found))),
             realCell(line.verdict, line.severity ? meaningOfLine(line.severity) : Meaning::Fine, line.sentence)});
    }
    const QSignalBlocker blocker(m_cards);
    fill(*m_cards, {tr("Card"), tr("Planned"), tr("Found"), tr("Verdict")}, rows);
    stretchColumns(*m_cards, {0, 1, 2});
    m_cards->setVisible(!rows.empty());
    // What is not as planned is told first.
    const auto worse = std::find_if(m_words.lines.begin(), m_words.lines.end(),
                                    [](const words::RealityLine &line) { return line.severity == Severity::Caution; });
    if (m_cards->currentRow() < 0 && !rows.empty())
        m_cards->setCurrentCell(worse == m_words.lines.end() ? 0 : static_cast<int>(worse - m_words.lines.begin()), 0);
}

/// Of the chosen card: what it means, why, what to do, and the line that says so.
void RealView::showDetails()
{
    const int row = m_cards->currentRow();
    const bool told = row >= 0 && static_cast<std::size_t>(row) < m_words.lines.size();
    m_details->setVisible(told);
    m_move->hide();
    if (!told)
        return;
    const words::RealityLine &line = m_words.lines[static_cast<std::size_t>(row)];
    // They name cards; the machine's own line below stays as it was printed.
    QStringList texts{titleOfNames(line.sentence), titleOfNames(line.gain)};
    texts << line.beside;
    texts.removeAll(QString());
    QStringList causes;
    for (std::size_t i = 0; i < line.causes.size() && i < causesShown; ++i)
        causes << tr("%1. %2", "number of a cause, the likeliest first; what it is")
                      .arg(QString::number(i + 1), line.causes[i].text());
    QStringList blocks{texts.join(u'\n'), causes.join(u'\n')};
    if (!line.where.isEmpty())
        blocks << tr("%1: %2", "place in a text, what stands there").arg(line.where, line.line);
    blocks.removeAll(QString());
    m_details->setText(titleText(blocks.join(QStringLiteral("\n\n"))));
    const reality::RealityRow &real = m_reality.rows[static_cast<std::size_t>(row)];
    const bool elsewhere =
        real.item != 0 && !real.foundConnector.isEmpty() && real.foundConnector != real.plannedConnector;
    m_move->setVisible(elsewhere);
    if (elsewhere)
        m_move->setText(tr("Plan it in %1", "a slot").arg(real.foundConnector));
}

void RealView::planAsFound()
{
    const int row = m_cards->currentRow();
    if (row < 0 || static_cast<std::size_t>(row) >= m_reality.rows.size())
        return;
    const reality::RealityRow &real = m_reality.rows[static_cast<std::size_t>(row)];
    m_workspace.edit(MoveItem{real.item, real.foundConnector});
}

void RealView::showSteps()
{
    const std::vector<words::FirstStartLine> lines =
        words::firstStartLines(m_workspace.machine(), m_workspace.assessment(), m_reality, m_workspace.found().get());
    std::vector<TableRow> rows;
    for (const words::FirstStartLine &line : lines) {
        const bool seen = !line.seen.isEmpty();
        rows.push_back({realCell(line.command, {}, line.command), realCell(line.systems),
                        realCell(narrowText(line.expects)),
                        realCell(dashed(line.seen),
                                 !seen           ? std::nullopt
                                 : line.severity ? meaningOfLine(line.severity)
                                                 : std::optional(Meaning::Fine),
                                 line.where)});
    }
    fill(*m_steps, {tr("What is run"), tr("System"), tr("What it must print"), tr("Seen", "what a command printed")},
         rows);
    // Until a command has printed something, what it must print has its room.
    if (std::any_of(lines.begin(), lines.end(), [](const auto &line) { return !line.seen.isEmpty(); }))
        stretchColumns(*m_steps, {0, 2, 3});
    else
        stretchColumns(*m_steps, {0, 2});
    m_steps->setVisible(!rows.empty());
    m_stepsTitle->setVisible(!rows.empty());
    m_stepsAnswer->setText(m_workspace.found() ? words::firstStartAnswer(lines) : QString());
    m_stepsAnswer->setVisible(!rows.empty() && m_workspace.found());
}

void RealView::dragEnterEvent(QDragEnterEvent *event)
{
    if (DumpBar::takes(*event->mimeData()))
        event->acceptProposedAction();
}

void RealView::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_bar->take(*event->mimeData());
}

void RealView::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setFonts();
}

} // namespace rig::ui
