// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/chart_options.h"

#include "core/charts/chart_lines.h"
#include "ui/charts/series_style.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr double MostDollars = 1e7;

bool usesPrice(const ChartRequest &request)
{
    const auto uses = [](const QString &key) {
        const Metric *metric = findMetric(key);
        return metric && metric->usesPrice();
    };
    const bool x = request.form == ChartRequest::Form::Points && uses(request.x);
    return request.form != ChartRequest::Form::Limits &&
           (x || uses(request.y) || std::any_of(request.beside.begin(), request.beside.end(), uses));
}

bool usesMachine(const ChartRequest &request)
{
    const auto uses = [](const QString &key) {
        const Metric *metric = findMetric(key);
        return metric && metric->per == Per::MachineDollar;
    };
    return uses(request.x) || uses(request.y) || std::any_of(request.beside.begin(), request.beside.end(), uses);
}

QLabel *labelFor(QWidget *widget, QWidget *parent)
{
    auto *label = new Label(parent);
    label->setBuddy(widget);
    return label;
}

} // namespace

ChartOptions::ChartOptions(QWidget *parent)
    : QWidget(parent)
    , m_noFilter(new QPushButton(this))
    , m_colourBy(new QComboBox(this))
    , m_groups(new QListWidget(this))
    , m_all(new QPushButton(this))
    , m_none(new QPushButton(this))
    , m_basis(new QComboBox(this))
    , m_dollars(new QComboBox(this))
    , m_rest(new QDoubleSpinBox(this))
    , m_asMachine(new QPushButton(this))
    , m_trends(new QCheckBox(this))
    , m_frontier(new QCheckBox(this))
    , m_size(new QCheckBox(this))
    , m_processors(new QCheckBox(this))
    , m_onlyChosen(new QCheckBox(this))
    , m_linesLabel(new Label(this))
    , m_linesY(new QLineEdit(this))
    , m_linesX(new QLineEdit(this))
    , m_addBudget(new QPushButton(this))
{
    m_colourLabel = labelFor(m_colourBy, this);
    m_priceLabel = labelFor(m_basis, this);
    m_dollarsLabel = labelFor(m_dollars, this);
    m_restLabel = labelFor(m_rest, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    makeGroups(*column);
    makePrices(*column);
    makeSwitches(*column);
    retranslate();
}

void ChartOptions::makeGroups(QVBoxLayout &column)
{
    m_colourBy->setObjectName(u"chartColourBy"_s);
    m_groups->setObjectName(u"chartSeries"_s);
    m_groups->setSelectionMode(QAbstractItemView::SingleSelection);
    m_noFilter->setObjectName(u"chartNoFilter"_s);
    column.addWidget(m_noFilter);
    connect(m_noFilter, &QPushButton::clicked, this, &ChartOptions::filterDropped);
    column.addWidget(m_colourLabel);
    column.addWidget(m_colourBy);
    for (QComboBox *combo : {m_colourBy, m_basis, m_dollars}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(12);
    }
    column.addWidget(m_groups, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_all);
    buttons->addWidget(m_none);
    column.addLayout(buttons);
    connect(m_all, &QPushButton::clicked, this, [this] { setAllGroups(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { setAllGroups(false); });
    connect(m_groups, &QListWidget::itemChanged, this, &ChartOptions::takeGroups);
    connect(m_colourBy, &QComboBox::activated, this, [this] {
        ChartRequest request = m_request;
        request.colourBy = static_cast<ColourBy>(m_colourBy->currentData().toInt());
        request.groups.clear();
        edit(request);
    });
}

void ChartOptions::makePrices(QVBoxLayout &column)
{
    m_basis->setObjectName(u"chartBasis"_s);
    m_dollars->setObjectName(u"chartDollars"_s);
    m_rest->setObjectName(u"chartRest"_s);
    m_rest->setRange(0, MostDollars);
    m_rest->setDecimals(0);
    m_rest->setSingleStep(100);
    m_rest->setKeyboardTracking(false);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_priceLabel, m_basis, m_dollarsLabel, m_dollars,
                                                            m_restLabel, m_rest, m_asMachine})
        column.addWidget(widget);
    connect(m_asMachine, &QPushButton::clicked, this,
            [this] { m_rest->setValue(m_machineRest.value_or(AssumedRest)); });
    connect(m_basis, &QComboBox::activated, this, [this] {
        ChartRequest request = m_request;
        request.price.basis = static_cast<ChartPrice>(m_basis->currentData().toInt());
        edit(request);
    });
    connect(m_dollars, &QComboBox::activated, this, [this] {
        ChartRequest request = m_request;
        const int year = m_dollars->currentData().toInt();
        request.price.dollarsOf = year > 0 ? std::optional(year) : std::nullopt;
        edit(request);
    });
    connect(m_rest, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        ChartRequest request = m_request;
        request.price.restOfMachine = value;
        edit(request);
    });
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
    m_linesLabel->setBuddy(m_linesY);
    m_linesY->setObjectName(u"chartLinesY"_s);
    m_linesX->setObjectName(u"chartLinesX"_s);
    column.addWidget(m_linesLabel);
    column.addWidget(m_linesY);
    column.addWidget(m_linesX);
    column.addWidget(m_addBudget);
    for (QLineEdit *edit : {m_linesY, m_linesX})
        connect(edit, &QLineEdit::editingFinished, this, &ChartOptions::takeLines);
    connect(m_addBudget, &QPushButton::clicked, this, &ChartOptions::addBudget);
}

void ChartOptions::show(const ChartRequest &request, const Catalogue &catalogue, const Planned &planned)
{
    using Form = ChartRequest::Form;
    m_request = request;
    m_budget = planned.budget;
    m_machineRest = planned.rest;
    const bool points = request.form == Form::Points;
    const bool limits = request.form == Form::Limits;
    m_colourBy->setCurrentIndex(m_colourBy->findData(static_cast<int>(request.colourBy)));
    m_colourLabel->setVisible(!limits);
    m_colourBy->setVisible(!limits);
    // Bars are told apart by their figures: there the groups only choose.
    nameGroups();
    m_noFilter->setVisible(!request.filter.isEmpty());
    nameFilter();
    m_noFilter->setToolTip(plainTip(request.filter));
    fillGroups(catalogue);
    fillPrices(catalogue);
    m_trends->setChecked(request.trends);
    m_frontier->setChecked(request.frontier);
    m_size->setChecked(request.sizeByMemory);
    m_processors->setChecked(request.processors);
    for (QCheckBox *box : {m_trends, m_frontier, m_size})
        box->setVisible(points);
    m_processors->setVisible(!limits);
    setChosen(m_chosen);
    fillLines();
}

void ChartOptions::setChosen(const QStringList &ids)
{
    m_chosen = ids;
    const bool on = !m_request.parts.isEmpty();
    m_onlyChosen->setChecked(on);
    m_onlyChosen->setEnabled(on || ids.size() > 1);
    const auto count = static_cast<int>(on ? m_request.parts.size() : ids.size());
    m_onlyChosen->setText(tr("Only the %n chosen", "points", count));
}

void ChartOptions::fillGroups(const Catalogue &catalogue)
{
    const QSignalBlocker blocker(m_groups);
    const QStringList groups = chartGroups(catalogue, m_request);
    const bool limits = m_request.form == ChartRequest::Form::Limits;
    if (groups != m_groupsShown || m_request.colourBy != m_colourShown || m_groups->count() == 0) {
        m_groups->clear();
        for (const QString &group : groups) {
            auto *item = new QListWidgetItem(limits ? group : groupName(group, m_request.colourBy), m_groups);
            item->setData(Qt::UserRole, group);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        }
        m_groupsShown = groups;
        m_colourShown = m_request.colourBy;
        m_groups->setCurrentRow(0); // the keyboard begins somewhere
    }
    for (int row = 0; row < m_groups->count(); ++row) {
        const bool on = m_request.groups.isEmpty() || m_request.groups.contains(groups[row]);
        m_groups->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    dressGroups();
    for (int row = 0; row < m_groups->count() && !m_switching && !m_request.groups.isEmpty(); ++row) {
        if (m_groups->item(row)->checkState() == Qt::Checked) {
            m_groups->scrollToItem(m_groups->item(row), QAbstractItemView::PositionAtTop);
            break;
        }
    }
    m_groups->setMinimumHeight(6 * fontMetrics().lineSpacing());
    m_groups->setMinimumWidth(
        std::min(m_groups->sizeHintForColumn(0) + 3 * Grid, 30 * fontMetrics().averageCharWidth()));
}

void ChartOptions::dressGroups()
{
    const QSignalBlocker blocker(m_groups);
    // Bars are told apart by their figure, and power limits by the measurement: there the list only chooses.
    const bool marks = m_request.form == ChartRequest::Form::Points;
    const int size = fontMetrics().height();
    m_groups->setIconSize(QSize(size, size));
    for (int row = 0; row < m_groups->count(); ++row)
        m_groups->item(row)->setIcon(marks ? QIcon(markerPixmap(row, isDark(palette()), size, devicePixelRatioF()))
                                           : QIcon());
}

void ChartOptions::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dressGroups();
}

void ChartOptions::fillPrices(const Catalogue &catalogue)
{
    const bool prices = usesPrice(m_request);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_priceLabel, m_basis, m_dollarsLabel, m_dollars})
        widget->setVisible(prices);
    const bool machine = usesMachine(m_request);
    m_restLabel->setVisible(machine);
    m_rest->setVisible(machine);
    const QSignalBlocker blocker(m_rest);
    m_rest->setValue(m_request.price.restOfMachine.value_or(AssumedRest));
    m_asMachine->setVisible(machine && m_machineRest && *m_machineRest != m_rest->value());
    m_basis->setCurrentIndex(m_basis->findData(static_cast<int>(m_request.price.basis)));
    if (m_dollars->count() != static_cast<int>(catalogue.priceIndex.size()) + 1) {
        m_dollars->clear();
        m_dollars->addItem(tr("of each price's own day"), 0);
        for (std::size_t i = catalogue.priceIndex.size(); i-- > 0;) {
            const int year = catalogue.priceIndex[i].year;
            m_dollars->addItem(tr("of %1", "dollars of a year").arg(year), year);
        }
    }
    m_dollars->setCurrentIndex(std::max(0, m_dollars->findData(m_request.price.dollarsOf.value_or(0))));
}

std::vector<ChartLine> ChartOptions::linesOf(bool vertical) const
{
    std::vector<ChartLine> lines;
    for (const ChartLine &line : m_request.lines) {
        if (line.vertical == vertical)
            lines.push_back(line);
    }
    return lines;
}

void ChartOptions::fillLines()
{
    const bool bars = m_request.form == ChartRequest::Form::Bars;
    m_linesX->setVisible(!bars);
    m_linesY->setText(textOfLines(linesOf(false)));
    m_linesX->setText(textOfLines(linesOf(true)));
    const bool onX = !bars && m_request.x == "price_usd"_L1;
    const bool onY = m_request.y == "price_usd"_L1;
    m_addBudget->setVisible(m_budget && (onX || onY) && m_request.form != ChartRequest::Form::Limits);
}

void ChartOptions::takeGroups()
{
    ChartRequest request = m_request;
    request.groups.clear();
    for (int row = 0; row < m_groups->count(); ++row) {
        if (m_groups->item(row)->checkState() == Qt::Checked)
            request.groups << m_groups->item(row)->data(Qt::UserRole).toString();
    }
    if (request.groups.size() == m_groups->count())
        request.groups.clear();
    else if (request.groups.isEmpty())
        request.groups = QStringList{NoGroup};
    m_switching = true; // the list stays where it is under the pointer
    edit(request);
    m_switching = false;
}

void ChartOptions::setAllGroups(bool on)
{
    ChartRequest request = m_request;
    request.groups = on ? QStringList() : QStringList{NoGroup};
    edit(request);
}

void ChartOptions::takeLines()
{
    ChartRequest request = m_request;
    request.lines.clear();
    for (const bool vertical : {false, true}) {
        const QString text = (vertical ? m_linesX : m_linesY)->text();
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
    edit(request);
}

void ChartOptions::addBudget()
{
    if (!m_budget)
        return;
    ChartRequest request = m_request;
    request.lines.push_back({m_request.x == "price_usd"_L1, *m_budget, tr("my budget")});
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

void ChartOptions::nameGroups()
{
    m_colourLabel->setText(m_request.form == ChartRequest::Form::Points ? tr("&Told apart by:") : tr("Chosen &by:"));
}

void ChartOptions::retranslate()
{
    nameGroups();
    nameFilter();
    setChosen(m_chosen);
    m_all->setText(tr("&All", "series"));
    m_none->setText(tr("&None", "series"));
    m_priceLabel->setText(tr("&Price:"));
    m_dollarsLabel->setText(tr("D&ollars:"));
    m_restLabel->setText(tr("The &rest of the machine costs:"));
    m_rest->setPrefix(u"$"_s);
    m_asMachine->setText(tr("As in the machine I plan"));
    m_trends->setText(tr("Trend &lines"));
    m_frontier->setText(tr("Frontier"));
    m_frontier->setToolTip(
        tr("What nothing else beats: no other point is better in one figure and no worse in the other."));
    m_size->setText(tr("Size by memory"));
    m_processors->setText(tr("Processors too"));
    m_linesLabel->setText(tr("Lines acro&ss:"));
    m_linesY->setPlaceholderText(tr("vertical: 24; 48 = two cards"));
    m_linesX->setPlaceholderText(tr("horizontal: 800 = my limit"));
    m_linesY->setAccessibleName(tr("Lines at values of the vertical axis"));
    m_linesX->setAccessibleName(tr("Lines at values of the horizontal axis"));
    m_addBudget->setText(tr("A line at my budget"));
    m_groups->setAccessibleName(tr("What is shown"));
    m_dollars->clear();
    m_groupsShown.clear();
    const QSignalBlocker blockBasis(m_basis);
    const QSignalBlocker blockColours(m_colourBy);
    m_basis->clear();
    for (const ChartPrice basis : {ChartPrice::Launch, ChartPrice::MarketNew, ChartPrice::MarketUsed, ChartPrice::Own})
        m_basis->addItem(priceBasisName(basis), static_cast<int>(basis));
    m_colourBy->clear();
    for (const ColourBy colourBy : {ColourBy::Series, ColourBy::Vendor, ColourBy::Architecture, ColourBy::Kind})
        m_colourBy->addItem(colourByName(colourBy), static_cast<int>(colourBy));
}

} // namespace rig::ui
