// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/chart_lines_form.h"

#include "core/charts/chart_lines.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

ChartLinesForm::ChartLinesForm(QWidget *parent)
    : QWidget(parent)
    , m_label(new Label(this))
    , m_y(new QLineEdit(this))
    , m_x(new QLineEdit(this))
    , m_addBudget(new QPushButton(this))
{
    m_label->setBuddy(m_y);
    m_y->setObjectName(u"chartLinesY"_s);
    m_x->setObjectName(u"chartLinesX"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_label, m_y, m_x, m_addBudget})
        column->addWidget(widget);
    for (QLineEdit *edit : {m_y, m_x})
        connect(edit, &QLineEdit::editingFinished, this, &ChartLinesForm::take);
    connect(m_addBudget, &QPushButton::clicked, this, &ChartLinesForm::addBudget);
    retranslate();
}

void ChartLinesForm::show(const ChartRequest &request, std::optional<double> budget)
{
    m_request = request;
    m_budget = budget;
    const bool bars = request.form == ChartRequest::Form::Bars;
    m_x->setVisible(!bars);
    m_y->setText(textOfLines(linesOf(false)));
    m_x->setText(textOfLines(linesOf(true)));
    const bool onX = !bars && request.x == "price_usd"_L1;
    const bool onY = request.y == "price_usd"_L1;
    m_addBudget->setVisible(m_budget && (onX || onY) && request.form != ChartRequest::Form::Limits);
}

std::vector<ChartLine> ChartLinesForm::linesOf(bool vertical) const
{
    std::vector<ChartLine> lines;
    for (const ChartLine &line : m_request.lines) {
        if (line.vertical == vertical)
            lines.push_back(line);
    }
    return lines;
}

void ChartLinesForm::take()
{
    ChartRequest request = m_request;
    request.lines.clear();
    for (const bool vertical : {false, true}) {
        const QString text = (vertical ? m_x : m_y)->text();
        // What was only shown keeps its digits.
        if (text == textOfLines(linesOf(vertical))) {
            const std::vector<ChartLine> kept = linesOf(vertical);
            request.lines.insert(request.lines.end(), kept.begin(), kept.end());
            continue;
        }
        const Result<std::vector<ChartLine>> lines = linesFromText(text, vertical);
        if (!lines) {
            emit said(lines.error().sentence(), true);
            return;
        }
        request.lines.insert(request.lines.end(), lines->begin(), lines->end());
    }
    emit edited(request);
}

void ChartLinesForm::addBudget()
{
    if (!m_budget)
        return;
    ChartRequest request = m_request;
    request.lines.push_back({m_request.x == "price_usd"_L1, *m_budget, tr("my budget")});
    emit edited(request);
}

void ChartLinesForm::retranslate()
{
    m_label->setText(tr("Lines acro&ss:"));
    m_y->setPlaceholderText(tr("vertical: 24; 48 = two cards"));
    m_x->setPlaceholderText(tr("horizontal: 800 = my limit"));
    m_y->setAccessibleName(tr("Lines at values of the vertical axis"));
    m_x->setAccessibleName(tr("Lines at values of the horizontal axis"));
    m_addBudget->setText(tr("A line at my budget"));
}

} // namespace rig::ui
