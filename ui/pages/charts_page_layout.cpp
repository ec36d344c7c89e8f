// SPDX-License-Identifier: GPL-3.0-or-later
// How the page is laid out, its actions and its words.
#include "ui/charts/chart_view.h"
#include "ui/document/settings.h"
#include "ui/pages/charts/chart_controls.h"
#include "ui/pages/charts/chart_foot.h"
#include "ui/pages/charts/saved_charts.h"
#include "ui/pages/charts_page.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/type_sizes.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

void ChartsPage::makeActions()
{
    const auto add = [this](QAction *action, const QKeySequence &keys, auto slot) {
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, slot);
    };
    add(m_saveAction, {}, &ChartsPage::save);
    add(m_copyPicture, QKeySequence(u"Ctrl+Shift+C"_s), &ChartsPage::copyPicture);
    add(m_copyData, QKeySequence(u"Ctrl+Shift+D"_s), &ChartsPage::copyData);
    add(m_back, QKeySequence(u"Alt+Left"_s), [this] { goBack(1); });
    add(m_forward, QKeySequence(u"Alt+Right"_s), [this] { goBack(-1); });
    add(m_wholeChart, {}, [this] { m_view->resetZoom(); });
    m_saveAction->setIcon(lineIcon(u"save"_s));
    m_save->setObjectName(u"chartSave"_s);
    m_save->setProperty("primary", true);
    m_save->setIcon(lineIcon(u"save"_s));
    connect(m_save, &QPushButton::clicked, m_saveAction, &QAction::trigger);
    m_more->setObjectName(u"chartTake"_s);
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_more);
    menu->addActions({m_copyPicture, m_copyData});
    menu->addSeparator();
    menu->addActions({m_wholeChart, m_back, m_forward});
    m_more->setMenu(menu);
    m_settings->setObjectName(u"chartSettings"_s);
    m_settings->setIcon(lineIcon(u"settings"_s));
    m_settings->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_settings->setCheckable(true);
}

void ChartsPage::makeLayout()
{
    m_answer->setObjectName(u"chartAnswer"_s);
    m_answer->setWordWrap(true);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_saved, m_more})
        m_filters->append(widget);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(Grid);
    auto *head = new QHBoxLayout;
    head->setSpacing(2 * Grid);
    head->addWidget(m_answer, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Grid);
    m_settings->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored); // as high as its neighbour
    buttons->addWidget(m_settings);
    buttons->addWidget(m_save);
    head->addLayout(buttons);
    head->setAlignment(buttons, Qt::AlignTop);
    whole->addLayout(head);
    whole->addWidget(m_controls);
    whole->addWidget(m_filters);
    whole->addWidget(m_saved->nameRow());
    auto *middle = new QHBoxLayout;
    middle->setSpacing(Grid);
    middle->addWidget(makePicture(), 1);
    middle->addWidget(makeSide());
    whole->addLayout(middle, 1);
    foldFoot(m_foot->isFolded());
    const bool open = value(QSettings(), setting::chartSettings);
    m_settings->setChecked(open);
    m_side->setVisible(open);
    connect(m_settings, &QToolButton::toggled, this, &ChartsPage::showSide);
}

QWidget *ChartsPage::makePicture()
{
    auto *picture = new QWidget(this);
    auto *column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    m_view->setMinimumSize(240, 180);
    m_canvas->setWidget(m_view);
    m_canvas->setWidgetResizable(true);
    m_canvas->setFrameShape(QFrame::NoFrame);
    m_canvas->setFocusPolicy(Qt::NoFocus);
    m_canvas->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->hide();
    column->addWidget(m_canvas, 1);
    column->addWidget(m_empty, 1);

    m_split->setObjectName(u"chartSplit"_s);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(picture);
    m_split->addWidget(m_foot);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    connect(m_split, &QSplitter::splitterMoved, this, [this] {
        QSettings changed;
        setValue(changed, setting::chartSplit, m_split->saveState());
    });
    return m_split;
}

/// Folded, the foot is its bar alone, and nothing is there to be dragged.
void ChartsPage::foldFoot(bool folded)
{
    m_foot->setMaximumHeight(folded ? m_foot->sizeHint().height() : QWIDGETSIZE_MAX);
    m_split->handle(1)->setEnabled(!folded);
    if (!folded && !m_split->restoreState(value(QSettings(), setting::chartSplit)))
        // Sizes that fit: what is too much would be taken from the chart alone, which is what stretches.
        m_split->setSizes({m_split->height() * 3 / 5, m_split->height() * 2 / 5});
}

QWidget *ChartsPage::makeSide()
{
    // In a low window the list of series must not squeeze what stands below it.
    m_side = new QScrollArea(this);
    m_side->setWidget(m_options);
    m_side->setWidgetResizable(true);
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_side->setFocusPolicy(Qt::NoFocus);
    return m_side;
}

void ChartsPage::showSide(bool on)
{
    m_side->setVisible(on);
    QSettings settings;
    setValue(settings, setting::chartSettings, on);
    shareHeight();
}

/// In a low window the chart has the room: the answer is smaller, and the filters come with the settings. Smaller as
/// well is an answer that would take more than two lines, as on the other pages.
void ChartsPage::shareHeight()
{
    constexpr int LinesForAll = 32;
    const bool low = height() < LinesForAll * fontMetrics().height();
    const QFont large = fontFor(TextSize::PageTitle, font());
    const int room = contentsRect().width() - m_settings->sizeHint().width() - m_save->sizeHint().width() - 3 * Grid;
    m_answer->setFont(!low && holdsInTwoLines(m_answer->text(), large, room) ? large
                                                                             : fontFor(TextSize::Section, font()));
    m_filters->setVisible(!low || m_settings->isChecked());
}

void ChartsPage::fitCanvas()
{
    // What stands beside the chart is never cut off, however large the type.
    m_side->setFixedWidth(m_options->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    if (m_foot->isFolded())
        m_foot->setMaximumHeight(m_foot->sizeHint().height());
    const bool bars = m_chart.form == ChartData::Form::Bars;
    m_view->setMinimumHeight(bars ? ChartView::heightFor(m_chart, font()) : 180);
}

void ChartsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    shareHeight();
    fitCanvas();
}

void ChartsPage::retranslate()
{
    m_filters->setSearchHint(tr("e.g. GeForce ≥ 24 GB"));
    m_settings->setText(tr("Settings"));
    m_settings->setToolTip(
        tr("How the chart is drawn, which series and prices it shows; in a low window the filters too."));
    m_more->setText(tr("Cop&y"));
    m_save->setText(tr("Save chart…"));
    m_saveAction->setText(tr("Save the chart…"));
    m_copyPicture->setText(tr("Copy the picture"));
    m_copyData->setText(tr("Copy the figures"));
    m_back->setText(tr("The chart before"));
    m_forward->setText(tr("The chart after"));
    m_wholeChart->setText(tr("Show the whole chart"));
    m_controls->retranslate();
    m_options->retranslate();
    m_saved->retranslate();
    m_foot->retranslate();
    dress();
    draw();
}

void ChartsPage::dress()
{
    shareHeight();
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, quietText(palette()));
    m_empty->setPalette(quiet);
}

void ChartsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        dress();
        draw();
        break;
    default:
        break;
    }
}

} // namespace rig::ui
