// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/workload/net_words.h"
#include "ui/document/workspace.h"
#include "ui/models/text_rows_model.h"
#include "ui/pages/workload/card_filter.h"
#include "ui/pages/workload/cards_model.h"
#include "ui/pages/workload/need_text.h"
#include "ui/pages/workload/workload_form.h"
#include "ui/pages/workload_page.h"
#include "ui/widgets/answer_head.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/tabs.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/two_lines.h"
#include "ui/widgets/wrap_label.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int FormulaColumn = 2; ///< of the parts

}

void WorkloadPage::showAnswer()
{
    const MemoryConditions conditions{m_display->isChecked(), m_ecc->isChecked()};
    m_seen = m_workspace.document().use;
    m_buy = advice::cardForWork(*m_answered, *m_need, conditions, m_workspace.catalogue(), *m_speeds, otherWorks(),
                                {m_workspace.place().region, &m_knowledge.regions, &m_knowledge.rented});
    m_answer->setAnswer(advice::workAnswerText(m_buy), narrowTexts(advice::workAnswerReasons(m_buy)),
                        narrowText(advice::workAnswerBasis(m_buy).join(tr("; ", "between what an answer rests on"))));
}

/// Another kind of model may have a wider form; a splitter that the user set wider stays.
void WorkloadPage::widenForm()
{
    const int needed = m_form->minimumSizeHint().width();
    if (m_form->parentWidget() && m_form->parentWidget()->width() < needed)
        fitForm();
}

/// The form as wide as it needs, up to less than half of the page.
void WorkloadPage::fitForm()
{
    const int whole = m_form->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int form = std::min(whole, std::max(width(), 1000) * 9 / 20);
    m_split->setSizes({form, std::max(width(), 1000) - form});
}

void WorkloadPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    QTimer::singleShot(0, this, &WorkloadPage::widenForm); // once the panes have their new room
}

bool WorkloadPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_cardTable->viewport() && event->type() == QEvent::Resize)
        fitCardTable();
    if (watched == m_partTable->viewport() && event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, &WorkloadPage::fitPartTable); // once its columns have their new room
    return Page::eventFilter(watched, event);
}

/// What the longest name takes, up to that of a GPU whose memory was changed: "GeForce RTX 2080 Ti 22 GB (modified)".
int WorkloadPage::roomOfNames() const
{
    constexpr int Most = 290;
    QFont chosen = m_cardTable->font();
    chosen.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(chosen);
    int longest = 0;
    for (int row = 0; row < m_sorted->rowCount(); ++row)
        longest =
            std::max(longest, metrics.horizontalAdvance(m_sorted->index(row, CardsModel::Name).data().toString()));
    const int sides = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_cardTable) + 1);
    return std::min(longest + sides, scaled(Most, m_cardTable->font()));
}

/// Where the table is narrow, the columns of several cards give way before a name is cut short, and names before a
/// column is.
void WorkloadPage::fitCardTable()
{
    constexpr int FewestLetters = 24;
    QList<int> giveWay;
    if (m_need && m_need->gpus == 1)
        giveWay = {CardsModel::Eight, CardsModel::Four, CardsModel::Two};
    int left = m_cardTable->viewport()->width();
    for (int column = 0; column < CardsModel::ColumnCount; ++column)
        left -= column == CardsModel::Name || giveWay.contains(column) ? 0 : m_cardTable->columnWidth(column);
    const int least = std::max(fontMetrics().averageCharWidth() * FewestLetters, std::min(m_roomOfNames, left));
    shareWidth(*m_cardTable, CardsModel::Name, least, giveWay);
}

void WorkloadPage::showCards()
{
    if (!m_need || !m_speeds)
        return;
    const MemoryConditions conditions{m_display->isChecked(), m_ecc->isChecked()};
    showAnswer();
    const QString filter = m_search->text().trimmed();
    m_cards->setAnswers(answersFor(*m_need, m_answered->task, conditions, m_workspace.catalogue(), *m_speeds), *m_need,
                        m_answered->training);
    m_sorted->setFilter(m_onlyFitting->isChecked(), filter);
    // What a display or ECC takes is seen where it is asked for; what a card comes with, in its tooltip.
    m_cardTable->setColumnHidden(CardsModel::Usable, !conditions.display && !conditions.ecc);
    for (const int column : {CardsModel::Two, CardsModel::Four, CardsModel::Eight})
        m_cardTable->setColumnHidden(column, m_need->gpus != 1);
    m_cardTable->verticalHeader()->setDefaultSectionSize(TwoLines::rowTall(m_cardTable->font()));
    m_cardTable->resizeColumnsToContents();
    m_roomOfNames = roomOfNames();
    fitCardTable();
    QString note;
    if (m_sorted->rowCount() == 0)
        note = filter.isEmpty()
                   ? tr("No GPU of the catalogue holds this. Share it over more of them on the left, or ask "
                        "for less: a smaller batch, fewer bits, computing more again.")
                   : tr("No GPU that holds this has “%1” in its name.").arg(filter);
    else if (m_need->work && m_need->gradients > 0) {
        const SpeedError error = m_speeds->error(EstimateBasis::Modelled, m_need->family);
        if (m_need->step)
            note =
                tr("The interval is what published runs of training reach of a GPU's matrix rate and bandwidth, by "
                   "method and length of the step; the Advisor compares two GPUs by the same figures, under Upgrade.");
        else if (error.runs > 0)
            note =
                tr("Speed from each GPU's own figures and the share of them that measured runs reach: those of MLPerf "
                   "for "
                   "transformers, of tuned software on GPUs for data centres; Lambda's for convolutional nets. Against "
                   "%n "
                   "of them, estimates from other GPUs were off by %1 % in the middle and by %2 % at worst. What was "
                   "measured between two GPUs stands in the Advisor, under Upgrade. Bandwidth alone compares GPUs only "
                   "inside one architecture.",
                   nullptr, error.runs)
                    .arg(names::number(100 * error.median), names::number(100 * error.worst));
    } else if (m_need->work && !m_answered->training) {
        note =
            tr("Tokens of all requests together. Generating reads all weights that a token needs, for every token: the "
               "interval is what measured runs reach of each GPU's bandwidth, with the software that is chosen or with "
               "any that is tuned. It begins where the GPU has read its prompt.");
    } else {
        note = names::afterEachOther(
            {sourceNote(*m_answered, m_knowledge.library), tr("No measured speed is known for this kind of work.")});
    }
    const QString order = m_sorted->rowCount() > 0 && m_sorted->sortColumn() < 0
                              ? tr("Best first: what frameworks of today run on, then the price.")
                              : QString();
    m_speedNote->setText(names::afterEachOther({order, hostMemoryText(*m_need), note}));
    makeQuiet(*m_speedNote, *this);
    chooseRow(shownChip());
    showChosen();
}

void WorkloadPage::showParts()
{
    std::vector<QStringList> rows;
    for (const MemoryLine &line : m_need->memory.lines) {
        const FormulaSource &source = formulaSource(line.rule);
        rows.push_back({memoryLineName(line), gibibytes(line.low, line.high), line.formula,
                        source.url.isEmpty() ? tr("arithmetic")
                                             : u"%1 (%2, %3)"_s.arg(source.title, source.publisher, source.date)});
    }
    m_parts->setHeadings({tr("Part"), tr("GiB"), tr("Formula"), tr("Source")}, {1});
    m_parts->setRows(rows);
    m_partTable->resizeColumnsToContents();
    m_roomOfFormulas = m_partTable->columnWidth(FormulaColumn);
    fitPartTable();
}

/// Where there is little room a formula takes two lines, and its source, which is longer, not five.
void WorkloadPage::fitPartTable()
{
    constexpr int ShareOfFormulas = 3;
    int room = m_partTable->viewport()->width();
    for (int column = 0; column < FormulaColumn; ++column)
        room -= m_partTable->columnWidth(column);
    const int width = std::min(m_roomOfFormulas, room / ShareOfFormulas);
    if (width <= 0 || width == m_partTable->columnWidth(FormulaColumn))
        return;
    m_partTable->setColumnWidth(FormulaColumn, width);
    m_partTable->resizeRowsToContents();
}

void WorkloadPage::showLayers()
{
    const Workload &workload = *m_answered;
    const bool isNet = workload.kind == Workload::Kind::Convolutional;
    const int tab = m_tabs->indexOf(m_layerTab);
    showTab(*m_tabs, tab, isNet);
    if (!isNet)
        return;
    std::vector<QStringList> rows;
    const Result<ConvNet> net = parseConvNet(workload.layers);
    if (!net)
        return;
    CnnPlan plan = workload.cnn;
    plan.training = workload.training;
    for (const Reduction &reduction : reductions(*net, plan)) {
        rows.push_back({reducerName(reduction.reducer), gibibytes(reduction.before, reduction.before),
                        gibibytes(reduction.after, reduction.after),
                        reduction.lastResort ? lastResortText() : QString()});
    }
    constexpr int Note = 3;
    const bool noted =
        std::any_of(rows.begin(), rows.end(), [](const QStringList &row) { return !row[Note].isEmpty(); });
    m_layers->setHeadings({tr("Done alone"), tr("GiB before"), tr("GiB after"), noted ? tr("Note") : QString()},
                          {1, 2});
    m_layers->setRows(rows);
    m_layerTable->resizeColumnsToContents();
    QStringList notes = netSentences(workload, *m_need, m_knowledge.library);
    if (!rows.empty())
        notes << reductionsNote();
    m_layerNote->setText(names::afterEachOther(notes));
}

} // namespace rig::ui
