// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/limit_row.h"

#include "core/names/names.h"
#include "core/words/power_limit.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/drawings/limit_curve.h"
#include "ui/pages/build/limit_box.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

constexpr int Step = 5;
constexpr int PageStep = 25;

/// "Cards 1 and 2: GeForce RTX 3090", "Cards 1, 2, 4: GeForce RTX 3090"
QString titleOf(const LimitGroup &group, const Machine &machine)
{
    const Device *first = machine.device(group.items.front());
    if (!first)
        return {};
    if (group.items.size() == 1)
        return names::deviceName(*first);
    QStringList numbers;
    for (const ItemId item : group.items) {
        if (const Device *device = machine.device(item))
            numbers << QString::number(device->number);
    }
    const bool gapless = numbers.back().toInt() - numbers.front().toInt() == numbers.size() - 1;
    const QString range = gapless && numbers.size() > 2
                              ? LimitRow::tr("%1 to %2", "numbers of cards").arg(numbers.front(), numbers.back())
                          : numbers.size() == 2
                              ? LimitRow::tr("%1 and %2", "numbers of cards").arg(numbers[0], numbers[1])
                              : numbers.join(QStringLiteral(", "));
    return LimitRow::tr("Cards %1: %2", "numbers, name of the part").arg(range, names::shortName(first->part()));
}

/// The measurements of a card's chip that suit the work.
std::vector<PowerCurve> curvesOf(const Card &card, const Catalogue &catalogue, Work work)
{
    std::vector<PowerCurve> curves;
    for (const PowerCurve &curve : catalogue.powerCurves) {
        const bool ofChip = card.gpu && curve.gpu == *card.gpu;
        if (ofChip && curve.training != (work == Work::Inference) && !curve.points.empty())
            curves.push_back(curve);
    }
    return curves;
}

} // namespace

LimitSlider::LimitSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    setSingleStep(Step);
    setPageStep(PageStep);
    setFocusPolicy(Qt::StrongFocus);
}

int LimitSlider::inset() const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->pixelMetric(QStyle::PM_SliderLength, &option, this) / 2;
}

void LimitSlider::focusOutEvent(QFocusEvent *event)
{
    QSlider::focusOutEvent(event);
    emit left();
}

void LimitSlider::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

LimitRow::LimitRow(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_title(new WrapLabel(this))
    , m_apart(new QToolButton(this))
    , m_together(new QToolButton(this))
    , m_curve(new LimitCurve(this))
    , m_slider(new LimitSlider(this))
    , m_box(new LimitBox(this))
    , m_ends(new WrapLabel(this))
    , m_answer(new WrapLabel(this))
    , m_source(new WrapLabel(this))
{
    layOut();
    connectEditors();
}

void LimitRow::layOut()
{
    for (QLabel *label : {m_title, m_answer, m_source, m_ends})
        label->setTextFormat(Qt::PlainText);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(Grid);
    heading->addWidget(m_title, 1);
    heading->addWidget(m_apart);
    heading->addWidget(m_together);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(Grid);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_curve, 0, 0);
    grid->addWidget(m_slider, 1, 0);
    grid->addWidget(m_box, 1, 1);
    grid->addWidget(m_ends, 2, 0, 1, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, Grid);
    column->setSpacing(Grid / 2);
    column->addLayout(heading);
    column->addLayout(grid);
    column->addWidget(m_answer);
    column->addWidget(m_source);
    m_title->setBuddy(m_slider);
}

void LimitRow::connectEditors()
{
    connect(m_slider, &QSlider::valueChanged, this, &LimitRow::takeSlider);
    // A drag is one step to undo, and the next one another.
    for (const auto signal : {&QSlider::sliderPressed, &QSlider::sliderReleased})
        connect(m_slider, signal, this, [this] { m_workspace.endStep(); });
    connect(m_slider, &LimitSlider::left, this, [this] { m_workspace.endStep(); });
    connect(m_box, &QSpinBox::valueChanged, this, [this] { apply(m_box->limit()); });
    connect(m_box, &QSpinBox::editingFinished, this, [this] { m_workspace.endStep(); });
    connect(m_apart, &QToolButton::clicked, this, &LimitRow::apartWanted);
    connect(m_together, &QToolButton::clicked, this, &LimitRow::togetherWanted);
}

void LimitRow::show(const LimitGroup &group, bool others)
{
    m_group = group;
    const Device *first = m_workspace.machine().device(group.items.front());
    setHidden(!first || !first->card);
    if (isHidden())
        return;
    const QString title = titleOf(group, m_workspace.machine());
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setText(title);
    m_apart->setText(tr("One by one"));
    m_apart->setToolTip(tr("Gives each of these cards a slider of its own."));
    m_apart->setAccessibleName(tr("One slider for each: %1", "names of cards").arg(title));
    m_apart->setVisible(group.items.size() > 1);
    m_together->setText(tr("All alike"));
    m_together->setToolTip(tr("Gives all cards of this model the limit of this one, with one slider for all."));
    m_together->setAccessibleName(tr("All cards of this model like %1", "names of cards").arg(title));
    m_together->setVisible(others);
    showRange(*first->card);
    showAnswer(*first->card);
}

void LimitRow::showRange(const Card &card)
{
    const QSignalBlocker blocker(m_slider);
    const Catalogue &catalogue = m_workspace.catalogue();
    const Work work = m_workspace.document().use.work;
    m_range = limitRange(card, catalogue, work);
    m_slider->setVisible(m_range.has_value());
    m_ends->setVisible(m_range.has_value());
    m_box->setSuffix(tr(" W", "suffix of a spin box"));
    m_box->setLimit(m_group.limit, m_range ? std::optional(m_range->rating) : std::nullopt);
    m_box->setAccessibleName(tr("Power limit in watts: %1", "names of cards").arg(m_title->text()));
    m_curve->setVisible(m_range && m_range->measured);
    if (!m_range)
        return;
    m_slider->setRange(static_cast<int>(std::ceil(m_range->lowest.value())),
                       static_cast<int>(std::floor(m_range->rating.value())));
    m_slider->setValue(static_cast<int>(std::lround(m_group.limit.value_or(m_range->rating).value())));
    m_slider->setAccessibleName(tr("Power limit: %1", "names of cards").arg(m_title->text()));
    const QString lowest = names::watts(Watts(m_slider->minimum()));
    const QString rating = names::watts(m_range->rating);
    m_ends->setText(heldText(
        m_range->measured
            ? tr("From %1, the lowest limit measured, to the rating of %2. Each line is a measurement of the speed; "
                 "100 % is without a limit.",
                 "watts, watts")
                  .arg(lowest, rating)
            : tr("From %1, half of the rating and no measurement, to the rating of %2.", "watts, watts")
                  .arg(lowest, rating)));
    if (m_curve->isHidden())
        return;
    m_curve->setInset(m_slider->inset());
    m_curve->setCurves(curvesOf(card, catalogue, work), m_range->lowest, m_range->rating);
    m_curve->setLimit(m_group.limit);
    m_curve->setToolTip(
        tr("Each line is a measurement: the circles were measured, the line is fitted and never falls."));
    m_curve->setAccessibleName(tr("Measured speed by power limit: %1", "names of cards").arg(m_title->text()));
}

void LimitRow::showAnswer(const Card &card)
{
    const Document &document = m_workspace.document();
    const LimitEffect effect =
        m_group.limit ? limitEffect(m_workspace.machine(), document.site, document.use, m_group.items) : LimitEffect{};
    const QString answer = words::limitAnswer(card, m_group.limit, document.use.work, effect, m_workspace.catalogue());
    m_answer->setText(answer);
    m_slider->setAccessibleDescription(answer);
    const QString source = m_group.limit
                               ? words::limitSource(card, *m_group.limit, document.use.work, m_workspace.catalogue())
                               : QString();
    m_source->setText(source);
    m_source->setVisible(!source.isEmpty());
    for (QLabel *label : {m_source, m_ends})
        makeQuiet(*label, *this);
}

/// The rating is no limit at all; in between, steps of 5 W.
void LimitRow::takeSlider(int watts)
{
    if (!m_range)
        return;
    const int snapped = (watts + Step / 2) / Step * Step;
    const int limit = watts >= m_slider->maximum() ? watts : std::max(snapped, m_slider->minimum());
    apply(limit >= m_slider->maximum() ? std::nullopt : std::optional(Watts(limit)));
    // Where nothing changed, nothing is refreshed, and the handle would stand beside its number.
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(limit);
}

void LimitRow::apply(std::optional<Watts> limit)
{
    if (!m_group.items.empty())
        m_workspace.edit(SetPowerLimit{m_group.items, limit});
}

void LimitRow::setLit(bool lit)
{
    if (m_lit == lit)
        return;
    m_lit = lit;
    update();
}

void LimitRow::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!m_lit)
        return;
    QPainter painter(this);
    painter.fillRect(rect(), litGround(palette()));
    painter.setPen(litPen(palette()));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace rig::ui
