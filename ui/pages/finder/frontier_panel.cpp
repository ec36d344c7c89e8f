// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/frontier_panel.h"

#include "core/finder/frontier_chart.h"
#include "core/names/names.h"
#include "core/prices/price.h"
#include "ui/charts/chart_view.h"
#include "ui/pages/advisor/number_field.h"
#include "ui/pages/finder/found_table.h"
#include "ui/pages/finder/low_list.h"
#include "ui/pages/finder/machine_search.h"
#include "ui/pages/finder/named_fields.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// In US dollars, where no budget is said.
constexpr double UsualFrom = 1000;
constexpr double UsualTo = 20'000;

// In lines of type: so much the chart takes with its key above it, three numbers on its axis and both titles whole;
// the table its heading and two machines.
constexpr double LinesOfChart = 12;
constexpr double LinesOfTable = 6.5;
constexpr double MostOfTable = 0.55; // of what both have

/// A split that asks for no more than both of its parts need, and takes what is left.
class LowSplit : public QSplitter
{
public:
    using QSplitter::QSplitter;
    [[nodiscard]] QSize sizeHint() const override { return {QSplitter::sizeHint().width(), minimumHeight()}; }
};

} // namespace

FrontierPanel::FrontierPanel(QWidget *parent)
    : QWidget(parent)
    , m_search(new MachineSearch(this))
    , m_fromLabel(new Label(this))
    , m_toLabel(new Label(this))
    , m_progress(new WrapLabel(this))
    , m_from(new NumberField(MostMoney, this))
    , m_to(new NumberField(MostMoney, this))
    , m_trouble(new MarkedLabel(Meaning::Blocker, this))
    , m_chart(new ChartView(this))
    , m_table(new FoundTable(this))
    , m_split(new LowSplit(Qt::Vertical, this))
{
    layOut();
    retranslate();
    for (NumberField *field : {m_from, m_to})
        connect(field, &NumberField::changed, this, &FrontierPanel::ask);
    connect(m_search, &MachineSearch::progressed, this, [this](const SearchStep &step) {
        m_progress->setText(finder::standingText(step.best ? &*step.best : nullptr, step.gap, step.nodes));
    });
    connect(m_search, &MachineSearch::found, this, &FrontierPanel::showAnswer);
    connect(m_search, &MachineSearch::failed, this, [this](const Failure &failure) {
        m_progress->clear();
        m_trouble->say(failure.message);
    });
    connect(m_search, &MachineSearch::ended, this, &FrontierPanel::lookingChanged);
    connect(m_table, &FoundTable::chosenChanged, this, [this] {
        m_chart->setSelected({u"@%1"_s.arg(m_table->chosen())});
        emit chosenChanged();
    });
    connect(m_table, &FoundTable::opened, this, &FrontierPanel::opened);
    connect(m_chart, &ChartView::picked, this,
            [this](const QString &id) { m_table->selectRow(QStringView(id).mid(1).toInt()); });
    connect(m_chart, &ChartView::activated, this, &FrontierPanel::opened);
}

FrontierPanel::~FrontierPanel() = default;

void FrontierPanel::layOut()
{
    m_fromLabel->setBuddy(m_from);
    m_toLabel->setBuddy(m_to);
    m_from->edit()->setObjectName(u"frontierFrom"_s);
    m_to->edit()->setObjectName(u"frontierTo"_s);
    m_table->setObjectName(u"frontierTable"_s);
    m_chart->setObjectName(u"frontierChart"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid, 0, 0);
    column->setSpacing(Grid);
    auto *fields = new NamedFields(nullptr, Grid);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_fromLabel, m_from, m_toLabel, m_to})
        fields->addWidget(widget);
    column->addLayout(fields);
    column->addWidget(m_progress); // how far the search is takes a line or two
    column->addWidget(m_trouble);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_chart);
    m_split->addWidget(m_table);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 1);
    m_split->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_split->setSizes({100, 100});
    fitToType();
    column->addWidget(m_split, 1);
    column->addStretch(0);
    for (QWidget *shown : std::initializer_list<QWidget *>{m_chart, m_table})
        shown->hide(); // until there is something to show
    chainFocus({m_from->edit(), m_to->edit(), m_chart, m_table});
}

/// Where the page has less room than this, it scrolls.
void FrontierPanel::fitToType()
{
    const int line = fontMetrics().height();
    m_chart->setMinimumHeight(static_cast<int>(line * LinesOfChart));
    m_table->setMinimumHeight(static_cast<int>(line * LinesOfTable));
    m_split->setMinimumHeight(m_chart->minimumHeight() + m_split->handleWidth() + m_table->minimumHeight());
}

/// The table takes the rows that it has, as far as the chart keeps its room; the chart takes the rest.
void FrontierPanel::fitTable()
{
    const int whole = m_split->height() - m_split->handleWidth();
    if (!m_table->isVisible() || whole <= 0)
        return;
    const int table = std::min(wholeHeight(*m_table), static_cast<int>(whole * MostOfTable));
    m_split->setSizes({whole - table, table});
}

void FrontierPanel::setGround(std::shared_ptr<const SearchGround> ground)
{
    m_ground = std::move(ground);
    m_search->setGround(m_ground);
    retranslate();
}

void FrontierPanel::setQuestion(const finder::Question &question)
{
    m_question = question;
    showEnds();
    ask();
}

const finder::Found *FrontierPanel::chosen() const
{
    const int row = m_table->chosen();
    return m_answer && row >= 0 && row < int(m_answer->frontier.size()) ? &m_answer->frontier[std::size_t(row)]
                                                                        : nullptr;
}

bool FrontierPanel::isLooking() const { return m_search->isLooking(); }

void FrontierPanel::stop()
{
    m_search->stop();
    emit lookingChanged();
}

/// What is not said: half and twice the budget; without one the usual ends.
std::pair<Money, Money> FrontierPanel::ends() const
{
    const QString currency = m_ground->catalogue.prices.currency;
    const auto usual = [&](double dollars) {
        const auto there = converted(Money{dollars, u"USD"_s}, currency, m_ground->catalogue.rates);
        return there ? there->money : Money{dollars, currency};
    };
    Money from = m_question.budget ? Money{m_question.budget->amount / 2, currency} : usual(UsualFrom);
    Money to = m_question.budget ? Money{m_question.budget->amount * 2, currency} : usual(UsualTo);
    if (m_from->value())
        from = Money{*m_from->value(), currency};
    if (m_to->value())
        to = Money{*m_to->value(), currency};
    return {from, to};
}

/// In the empty fields, what counts in their place.
void FrontierPanel::showEnds()
{
    if (!m_ground)
        return;
    const auto [from, to] = ends();
    m_from->edit()->setPlaceholderText(names::number(from.amount));
    m_to->edit()->setPlaceholderText(names::number(to.amount));
}

void FrontierPanel::ask()
{
    m_stale = !isVisible() || !m_ground;
    if (m_stale)
        return;
    m_trouble->say({});
    finder::FindOptions options;
    options.frontier = ends();
    m_search->look(m_question, options);
    emit lookingChanged();
}

void FrontierPanel::showAnswer(const finder::Answer &answer)
{
    m_answer = answer;
    m_progress->setText(answer.frontier.empty() ? tr("No machine meets the question between these budgets.")
                                                : tr("%n machine(s), each the best from its price on.", nullptr,
                                                     int(answer.frontier.size())));
    for (QWidget *shown : std::initializer_list<QWidget *>{m_chart, m_table})
        shown->setVisible(!answer.frontier.empty());
    m_chart->setChart(finder::frontierChart(answer));
    m_table->show(answer.frontier, answer.question, m_ground->catalogue);
    chooseWithinBudget();
    QTimer::singleShot(0, this, &FrontierPanel::fitTable); // once the rows have their heights
    emit chosenChanged();
}

/// The best for the money that was named; without a budget the first.
void FrontierPanel::chooseWithinBudget()
{
    int row = 0;
    for (std::size_t i = 0; m_answer->question.budget && i < m_answer->frontier.size(); ++i) {
        if (m_answer->frontier[i].spent().amount <= m_answer->question.budget->amount)
            row = static_cast<int>(i);
    }
    if (!m_answer->frontier.empty())
        m_table->selectRow(row);
}

void FrontierPanel::retranslate()
{
    const QString currency = m_ground ? m_ground->catalogue.prices.currency : u"USD"_s;
    m_fromLabel->setText(tr("Bud&gets from, %1", "currency").arg(currency));
    m_toLabel->setText(tr("to, %1", "currency").arg(currency));
    m_from->edit()->setAccessibleName(m_fromLabel->text().remove(u'&'));
    m_to->edit()->setAccessibleName(m_toLabel->text());
    m_chart->setAccessibleName(tr("What each budget brings"));
}

void FrontierPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitToType();
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_answer && m_ground)
            showAnswer(finder::Answer(*m_answer));
    }
}

void FrontierPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    QTimer::singleShot(0, this, &FrontierPanel::fitTable);
}

void FrontierPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        ask();
}

void FrontierPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_search->isLooking()) {
        m_search->stop();
        m_stale = true;
    }
}

} // namespace rig::ui
