// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/chart_controls.h"

#include "core/charts/limit_chart.h"
#include "ui/pages/charts/combo_width.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/menus.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace rig::ui {

namespace {

using Form = ChartRequest::Form;

// Of the page's width, so that what is usual stands in one row.
constexpr double ShareOfQuestion = 0.45;
constexpr double ShareOfVertical = 0.22;
constexpr double ShareOfOthers = 0.28; // what stands in the second row, where there is one
constexpr double ShareOfPer = 0.22;
constexpr double ShareOfPerNarrow = 0.14;
constexpr int NarrowLetters = 140;
constexpr double WidestGroup = 0.9; // else it would keep the window from being made narrower

/// The figure itself, whatever it is divided by.
const Metric *undivided(const QString &key)
{
    const Metric *metric = findMetric(key);
    return metric ? withPer(*metric, Per::Nothing) : nullptr;
}

QString perKey(Per per) { return QString::number(static_cast<int>(per)); }

} // namespace

ChartControls::ChartControls(QWidget *parent)
    : QWidget(parent)
    , m_questions(chartQuestions())
    , m_questionLabel(new Label(this))
    , m_question(new QComboBox(this))
    , m_normaliserLabel(new Label(this))
    , m_normaliser(new QComboBox(this))
    , m_beside(new QToolButton(this))
{
    auto *flow = new FlowLayout(this, Grid);
    m_question->setObjectName(QStringLiteral("chartQuestion"));
    m_question->setMaxVisibleItems(30);
    m_normaliser->setObjectName(QStringLiteral("chartNormaliser"));
    m_normaliser->setMaxVisibleItems(30);
    m_beside->setObjectName(QStringLiteral("chartBeside"));
    m_beside->setPopupMode(QToolButton::InstantPopup);
    m_beside->setMenu(new QMenu(m_beside));
    m_questionLabel->setBuddy(m_question);
    m_normaliserLabel->setBuddy(m_normaliser);

    flow->addWidget(grouped({m_questionLabel, m_question}));
    m_y = makeAxis("chartY");
    m_x = makeAxis("chartX");
    flow->addWidget(m_y.group);
    flow->addWidget(m_x.group);
    m_barsGroup = grouped({m_beside, m_normaliserLabel, m_normaliser});
    flow->addWidget(m_barsGroup);

    connect(m_question, &QComboBox::activated, this, &ChartControls::takeQuestion);
    for (const bool vertical : {true, false}) {
        const Axis &axis = vertical ? m_y : m_x;
        connect(axis.figure, &QComboBox::activated, this, [this, vertical] { takeFigure(vertical); });
        connect(axis.per, &QComboBox::activated, this, [this, vertical] { takePer(vertical); });
    }
    connect(m_normaliser, &QComboBox::activated, this, [this] {
        ChartRequest request = m_request;
        request.normaliser = m_normaliser->currentData().toString();
        edit(request);
    });
    retranslate();
}

QWidget *ChartControls::grouped(const QList<QWidget *> &widgets)
{
    // What belongs together breaks to the next line together.
    auto *group = new QWidget(this);
    auto *row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, Grid, 0);
    for (QWidget *widget : widgets)
        row->addWidget(widget);
    return group;
}

ChartControls::Axis ChartControls::makeAxis(const char *name)
{
    const QString base = QString::fromLatin1(name);
    Axis axis;
    axis.label = new Label(this);
    axis.figure = new QComboBox(this);
    axis.per = new QComboBox(this);
    axis.figure->setObjectName(base);
    axis.per->setObjectName(base + QStringLiteral("Per"));
    axis.label->setBuddy(axis.figure);
    for (QComboBox *combo : {axis.figure, axis.per}) {
        combo->setMaxVisibleItems(30);
        combo->view()->setTextElideMode(Qt::ElideNone);
    }
    axis.group = grouped({axis.label, axis.figure, axis.per});
    return axis;
}

void ChartControls::setSaved(const std::vector<SavedChart> &saved)
{
    m_saved = saved;
    fillQuestions();
    fit();
}

void ChartControls::show(const ChartRequest &request, const Catalogue &catalogue)
{
    m_request = request;
    if (m_catalogue != &catalogue || m_normaliser->count() == 0)
        fillNormalisers(catalogue);
    m_catalogue = &catalogue;
    const bool bars = request.form == Form::Bars;
    fillFigures(m_y, request.y, true);
    fillFigures(m_x, request.x, false);
    // Bars lie: what they show stands on the horizontal axis.
    m_y.label->setText(bars ? tr("F&igure:", "that bars show") : tr("Vert&ical:", "axis of a chart"));
    m_x.group->setVisible(!bars);
    m_barsGroup->setVisible(bars);
    m_normaliser->setCurrentIndex(std::max(0, m_normaliser->findData(request.normaliser)));
    if (bars)
        fillBeside();
    fillQuestions();
    fit();
}

void ChartControls::fit()
{
    const bool narrow = width() < NarrowLetters * fontMetrics().averageCharWidth();
    const double per = narrow ? ShareOfPerNarrow : ShareOfPer;
    const std::vector<std::pair<QComboBox *, double>> shares{{m_question, ShareOfQuestion},
                                                             {m_y.figure, ShareOfVertical},
                                                             {m_y.per, per},
                                                             {m_x.figure, ShareOfOthers},
                                                             {m_x.per, per},
                                                             {m_normaliser, ShareOfOthers}};
    for (const auto &[combo, share] : shares)
        fitToText(*combo, share * width());
    const std::size_t fewest = rows().size();
    // Rather to the next row than cut, where that one is there anyway.
    for (const auto &[combo, share] : shares)
        fitWidth(*combo, width());
    const std::vector<Row> whole = rows();
    const auto fits = [&](const Row &row) { return row.widest <= WidestGroup * width(); };
    if (whole.size() <= fewest && std::all_of(whole.begin(), whole.end(), fits))
        return;
    for (const auto &[combo, share] : shares)
        fitWidth(*combo, share * width());
    // The shares only say where rows break; within a row nothing is cut beside room that nobody uses.
    for (const Row &row : rows())
        shareAmong(width() - row.used, row.combos);
}

/// As the layout breaks them.
std::vector<ChartControls::Row> ChartControls::rows() const
{
    const std::vector<std::pair<QWidget *, std::vector<QComboBox *>>> groups{{m_question->parentWidget(), {m_question}},
                                                                             {m_y.group, {m_y.figure, m_y.per}},
                                                                             {m_x.group, {m_x.figure, m_x.per}},
                                                                             {m_barsGroup, {m_normaliser}}};
    std::vector<Row> rows;
    for (const auto &[group, combos] : groups) {
        if (group->isHidden())
            continue;
        // The group itself is asked: what its place in the layout remembers is of before the shares.
        const int wide = group->sizeHint().width();
        if (rows.empty() || rows.back().used + Grid + wide > width())
            rows.push_back({wide, wide, {}});
        else
            rows.back().used += Grid + wide;
        Row &row = rows.back();
        row.widest = std::max(row.widest, wide);
        std::copy_if(combos.begin(), combos.end(), std::back_inserter(row.combos),
                     [](const QComboBox *combo) { return !combo->isHidden(); });
    }
    return rows;
}

void ChartControls::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void ChartControls::fillQuestions()
{
    const QSignalBlocker blocker(m_question);
    m_question->clear();
    const auto addSaved = [&](bool pinned) {
        for (std::size_t i = 0; i < m_saved.size(); ++i) {
            if (m_saved[i].pinned == pinned)
                m_question->addItem(pinned ? tr("★ %1", "a chart that is pinned").arg(m_saved[i].name)
                                           : m_saved[i].name,
                                    static_cast<int>(i));
        }
    };
    const auto addLine = [&] {
        if (m_question->count() > 0)
            m_question->insertSeparator(m_question->count());
    };
    addSaved(true);
    addLine();
    for (std::size_t i = 0; i < m_questions.size(); ++i)
        m_question->addItem(m_questions[i].title, -1 - static_cast<int>(i));
    const int before = m_question->count();
    addLine();
    addSaved(false);
    if (m_question->count() == before + 1)
        m_question->removeItem(before);

    m_question->setCurrentIndex(-1);
    m_question->setPlaceholderText(tr("a chart of your own"));
    if (const ChartQuestion *question = questionOf(m_questions, m_request))
        m_question->setCurrentIndex(m_question->findData(-1 - static_cast<int>(question - m_questions.data())));
    for (std::size_t i = 0; i < m_saved.size(); ++i) {
        if (m_saved[i].request == m_request)
            m_question->setCurrentIndex(m_question->findData(static_cast<int>(i)));
    }
    m_question->setToolTip(plainTip(m_question->currentText())); // it may be cut
}

void ChartControls::fillFigures(Axis &axis, const QString &key, bool vertical)
{
    const QSignalBlocker blocker(axis.figure);
    axis.figure->clear();
    if (m_request.form == Form::Limits) {
        for (const LimitAxis &figure : vertical ? limitYAxes() : limitXAxes())
            axis.figure->addItem(figure.title, figure.key);
        axis.figure->setCurrentIndex(std::max(0, axis.figure->findData(key)));
        axis.per->hide();
        return;
    }
    for (const Metric &metric : chipMetrics()) {
        const bool isDate = metric.key == QLatin1StringView("launch_year");
        if (metric.per == Per::Nothing && !(isDate && m_request.form == Form::Bars))
            axis.figure->addItem(metricName(metric), metric.key);
    }
    const Metric *figure = undivided(key);
    axis.figure->setCurrentIndex(figure ? axis.figure->findData(figure->key) : -1);
    fillPers(axis, key);
}

void ChartControls::fillPers(Axis &axis, const QString &key)
{
    const QSignalBlocker blocker(axis.per);
    axis.per->clear();
    const Metric *metric = findMetric(key);
    for (const Per per : AllPers) {
        if (metric && withPer(*metric, per))
            axis.per->addItem(perName(per), perKey(per));
    }
    axis.per->setCurrentIndex(metric ? axis.per->findData(perKey(metric->per)) : -1);
    axis.per->setVisible(axis.per->count() > 1);
}

void ChartControls::fillNormalisers(const Catalogue &catalogue)
{
    const QSignalBlocker blocker(m_normaliser);
    m_normaliser->clear();
    m_normaliser->addItem(tr("none, figures as they are"), QString());
    std::vector<PartHandle> chips = catalogue.parts(Kind::Gpu);
    std::stable_sort(chips.begin(), chips.end(), [](const PartHandle &a, const PartHandle &b) {
        return a->name.compare(b->name, Qt::CaseInsensitive) < 0;
    });
    for (const PartHandle &chip : chips)
        m_normaliser->addItem(chip->name, chip->id);
}

void ChartControls::fillBeside()
{
    // Eighty entries in one list would cover the screen: a figure that can be divided has a menu of its own.
    emptyMenu(*m_beside->menu());
    QMenu *list = m_beside->menu();
    for (const Metric &metric : chipMetrics()) {
        if (metric.key == QLatin1StringView("launch_year"))
            continue;
        const bool divides = withPer(metric, Per::Dollar) || withPer(metric, Per::Gibibyte);
        if (metric.per == Per::Nothing)
            list = divides ? m_beside->menu()->addMenu(metricName(metric)) : m_beside->menu();
        auto *action = list->addAction(divides ? perName(metric.per) : metricName(metric));
        action->setCheckable(true);
        action->setChecked(m_request.beside.contains(metric.key));
        action->setEnabled(metric.key != m_request.y);
        action->setData(metric.key);
        connect(action, &QAction::triggered, this, [this, key = metric.key](bool on) { takeBeside(key, on); });
    }
    const auto count = static_cast<int>(m_request.beside.size());
    m_beside->setText(count == 0 ? tr("Further figures") : tr("Further figures (%1)", "count").arg(count));
}

void ChartControls::takeQuestion(int index)
{
    const int number = m_question->itemData(index).toInt();
    ChartRequest request = number < 0 ? m_questions[static_cast<std::size_t>(-1 - number)].request
                                      : m_saved[static_cast<std::size_t>(number)].request;
    // What the user said of his machine, and what he searches for, goes on to hold.
    if (number < 0) {
        request.price.restOfMachine = m_request.price.restOfMachine;
        request.filter = m_request.filter; // its words stand in the search field
        request.conditions = m_request.conditions;
    }
    edit(request);
}

void ChartControls::takeFigure(bool vertical)
{
    const Axis &axis = vertical ? m_y : m_x;
    ChartRequest request = m_request;
    QString key = axis.figure->currentData().toString();
    const Metric *before = findMetric(vertical ? m_request.y : m_request.x);
    const Metric *now = findMetric(key);
    if (before && now) {
        // "per dollar" goes on to hold where the new figure can be divided by it.
        if (const Metric *divided = withPer(*now, before->per))
            key = divided->key;
    }
    (vertical ? request.y : request.x) = key;
    (vertical ? request.cutY : request.cutX).reset();
    std::erase_if(request.lines, [&](const ChartLine &line) { return line.vertical != vertical; });
    edit(request);
}

void ChartControls::takePer(bool vertical)
{
    const Axis &axis = vertical ? m_y : m_x;
    const Metric *metric = findMetric(vertical ? m_request.y : m_request.x);
    const Metric *divided =
        metric ? withPer(*metric, static_cast<Per>(axis.per->currentData().toString().toInt())) : nullptr;
    if (!divided)
        return;
    ChartRequest request = m_request;
    (vertical ? request.y : request.x) = divided->key;
    (vertical ? request.cutY : request.cutX).reset();
    edit(request);
}

void ChartControls::takeBeside(const QString &key, bool on)
{
    ChartRequest request = m_request;
    if (on)
        request.beside << key;
    else
        request.beside.removeAll(key);
    edit(request);
}

void ChartControls::edit(const ChartRequest &request)
{
    if (request != m_request)
        emit edited(request);
}

void ChartControls::retranslate()
{
    m_questions = chartQuestions();
    m_questionLabel->setText(tr("&Question:"));
    m_y.label->setText(tr("Vert&ical:", "axis of a chart"));
    m_x.label->setText(tr("Hori&zontal:", "axis of a chart"));
    m_normaliserLabel->setText(tr("Counts as &1:", "the GPU against which all others are told"));
    m_y.per->setAccessibleName(tr("What the vertical figure is divided by"));
    m_x.per->setAccessibleName(tr("What the horizontal figure is divided by"));
    m_beside->setText(tr("Further figures"));
    m_normaliser->clear();
    if (m_catalogue)
        show(m_request, *m_catalogue);
}

} // namespace rig::ui
