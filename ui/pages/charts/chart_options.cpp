// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/chart_options.h"

#include "core/charts/limit_chart.h"
#include "ui/pages/charts/chart_groups.h"
#include "ui/pages/charts/chart_lines_form.h"
#include "ui/pages/charts/chart_prices.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

using Form = ChartRequest::Form;

/// The first figure that makes sense in a form, in place of one that does not.
void mendFigures(ChartRequest &request)
{
    const auto holds = [](const std::vector<LimitAxis> &axes, const QString &key) {
        return std::any_of(axes.begin(), axes.end(), [&](const LimitAxis &axis) { return axis.key == key; });
    };
    if (request.form == Form::Limits) {
        if (!holds(limitXAxes(), request.x))
            request.x = limitXAxes().front().key;
        if (!holds(limitYAxes(), request.y))
            request.y = limitYAxes().front().key;
        return;
    }
    const ChartRequest usual;
    if (!findMetric(request.x))
        request.x = usual.x;
    if (!findMetric(request.y))
        request.y = usual.y;
}

} // namespace

ChartOptions::ChartOptions(QWidget *parent)
    : QWidget(parent)
    , m_noFilter(new QPushButton(this))
    , m_formLabel(new Label(this))
    , m_form(new QComboBox(this))
    , m_logY(new QCheckBox(this))
    , m_logX(new QCheckBox(this))
    , m_groups(new ChartGroups(this))
    , m_prices(new ChartPrices(this))
    , m_trends(new QCheckBox(this))
    , m_frontier(new QCheckBox(this))
    , m_size(new QCheckBox(this))
    , m_processors(new QCheckBox(this))
    , m_onlyChosen(new QCheckBox(this))
    , m_lines(new ChartLinesForm(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    m_noFilter->setObjectName(u"chartNoFilter"_s);
    column->addWidget(m_noFilter);
    connect(m_noFilter, &QPushButton::clicked, this, &ChartOptions::filterDropped);
    makeForm(*column);
    column->addWidget(m_groups, 1);
    column->addWidget(m_prices);
    makeSwitches(*column);
    column->addWidget(m_lines);
    connect(m_groups, &ChartGroups::edited, this, &ChartOptions::edit);
    connect(m_prices, &ChartPrices::edited, this, &ChartOptions::edit);
    connect(m_lines, &ChartLinesForm::edited, this, &ChartOptions::edit);
    connect(m_lines, &ChartLinesForm::said, this, &ChartOptions::said);
    retranslate();
}

void ChartOptions::makeForm(QVBoxLayout &column)
{
    m_form->setObjectName(u"chartForm"_s);
    m_formLabel->setBuddy(m_form);
    m_logY->setObjectName(u"chartYLog"_s);
    m_logX->setObjectName(u"chartXLog"_s);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_formLabel, m_form, m_logY, m_logX})
        column.addWidget(widget);
    connect(m_form, &QComboBox::activated, this, &ChartOptions::takeForm);
    for (const bool vertical : {true, false}) {
        connect(vertical ? m_logY : m_logX, &QCheckBox::clicked, this, [this, vertical](bool on) {
            ChartRequest request = m_request;
            (vertical ? request.logY : request.logX) = on;
            edit(request);
        });
    }
}

void ChartOptions::makeSwitches(QVBoxLayout &column)
{
    const auto flag = [&](QCheckBox *box, const char *name, bool ChartRequest::*member) {
        box->setObjectName(QString::fromLatin1(name));
        column.addWidget(box);
        connect(box, &QCheckBox::clicked, this, [this, member](bool on) {
            ChartRequest request = m_request;
            request.*member = on;
            edit(request);
        });
    };
    flag(m_trends, "chartTrends", &ChartRequest::trends);
    flag(m_frontier, "chartFrontier", &ChartRequest::frontier);
    flag(m_size, "chartSize", &ChartRequest::sizeByMemory);
    flag(m_processors, "chartProcessors", &ChartRequest::processors);
    m_onlyChosen->setObjectName(u"chartOnlyChosen"_s);
    column.addWidget(m_onlyChosen);
    connect(m_onlyChosen, &QCheckBox::clicked, this, [this](bool on) {
        ChartRequest request = m_request;
        request.parts = on ? m_chosen : QStringList();
        edit(request);
    });
}

void ChartOptions::show(const ChartRequest &request, const Catalogue &catalogue, const Planned &planned)
{
    m_request = request;
    const bool points = request.form == Form::Points;
    m_form->setCurrentIndex(m_form->findData(static_cast<int>(request.form)));
    m_logY->setVisible(points);
    m_logX->setVisible(points && request.x != "launch_year"_L1);
    m_logY->setChecked(request.logY);
    m_logX->setChecked(request.logX);
    m_noFilter->setVisible(!request.filter.isEmpty());
    nameFilter();
    m_noFilter->setToolTip(plainTip(request.filter));
    m_groups->show(request, catalogue);
    m_prices->show(request, catalogue, planned.rest);
    m_trends->setChecked(request.trends);
    m_frontier->setChecked(request.frontier);
    m_size->setChecked(request.sizeByMemory);
    m_processors->setChecked(request.processors);
    for (QCheckBox *box : {m_trends, m_frontier, m_size})
        box->setVisible(points);
    m_processors->setVisible(request.form != Form::Limits);
    setChosen(m_chosen);
    m_lines->show(request, planned.budget);
}

void ChartOptions::setChosen(const QStringList &ids)
{
    m_chosen = ids;
    const bool on = !m_request.parts.isEmpty();
    m_onlyChosen->setChecked(on);
    m_onlyChosen->setEnabled(on || ids.size() > 1);
    const auto count = static_cast<int>(on ? m_request.parts.size() : ids.size());
    m_onlyChosen->setText(count > 1 ? tr("Only the %n chosen", "points", count) : tr("Only the chosen ones"));
}

void ChartOptions::takeForm()
{
    ChartRequest request = m_request;
    request.form = static_cast<Form>(m_form->currentData().toInt());
    // The groups of power limits are GPUs, those of the other forms series.
    if ((request.form == Form::Limits) != (m_request.form == Form::Limits))
        request.groups.clear();
    request.cutX.reset();
    request.cutY.reset();
    request.lines.clear();
    mendFigures(request);
    edit(request);
}

void ChartOptions::edit(const ChartRequest &request)
{
    if (request != m_request)
        emit edited(request);
}

void ChartOptions::nameFilter()
{
    m_noFilter->setText(tr("Without the words “%1”", "that filter the chart")
                            .arg(fontMetrics().elidedText(m_request.filter, Qt::ElideRight, 14 * Grid)));
}

void ChartOptions::retranslate()
{
    nameFilter();
    setChosen(m_chosen);
    m_formLabel->setText(tr("Dra&wn as:"));
    m_logY->setText(tr("Logarithmic vertical axis"));
    m_logX->setText(tr("Logarithmic horizontal axis"));
    m_trends->setText(tr("Trend &lines"));
    m_frontier->setText(tr("Frontier"));
    m_frontier->setToolTip(
        tr("What nothing else beats: no other point is better in one figure and no worse in the other."));
    m_size->setText(tr("Size by memory"));
    m_processors->setText(tr("Processors too"));
    const QSignalBlocker blocker(m_form);
    m_form->clear();
    m_form->addItem(tr("Points"), static_cast<int>(Form::Points));
    m_form->addItem(tr("Bars"), static_cast<int>(Form::Bars));
    m_form->addItem(tr("Power limits"), static_cast<int>(Form::Limits));
    m_form->setCurrentIndex(m_form->findData(static_cast<int>(m_request.form)));
    m_groups->retranslate();
    m_prices->retranslate();
    m_lines->retranslate();
}

} // namespace rig::ui
