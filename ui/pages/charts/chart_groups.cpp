// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/chart_groups.h"

#include "ui/charts/series_style.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

ChartGroups::ChartGroups(QWidget *parent)
    : QWidget(parent)
    , m_colourLabel(new Label(this))
    , m_colourBy(new QComboBox(this))
    , m_list(new QListWidget(this))
    , m_all(new QPushButton(this))
    , m_none(new QPushButton(this))
{
    m_colourLabel->setBuddy(m_colourBy);
    m_colourBy->setObjectName(u"chartColourBy"_s);
    m_colourBy->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_colourBy->setMinimumContentsLength(12);
    m_list->setObjectName(u"chartSeries"_s);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    column->addWidget(m_colourLabel);
    column->addWidget(m_colourBy);
    column->addWidget(m_list, 1);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_all, m_none}) {
        button->setProperty("quiet", true);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    column->addLayout(buttons);
    connect(m_all, &QPushButton::clicked, this, [this] { setAll(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { setAll(false); });
    connect(m_list, &QListWidget::itemChanged, this, &ChartGroups::takeGroups);
    connect(m_colourBy, &QComboBox::activated, this, [this] {
        ChartRequest request = m_request;
        request.colourBy = static_cast<ColourBy>(m_colourBy->currentData().toInt());
        request.groups.clear();
        emit edited(request);
    });
    retranslate();
}

void ChartGroups::show(const ChartRequest &request, const Catalogue &catalogue)
{
    m_request = request;
    const bool limits = request.form == ChartRequest::Form::Limits;
    m_colourBy->setCurrentIndex(m_colourBy->findData(static_cast<int>(request.colourBy)));
    m_colourLabel->setVisible(!limits);
    m_colourBy->setVisible(!limits);
    nameColours();
    fill(catalogue);
}

void ChartGroups::fill(const Catalogue &catalogue)
{
    const QSignalBlocker blocker(m_list);
    const QStringList groups = chartGroups(catalogue, m_request);
    const bool limits = m_request.form == ChartRequest::Form::Limits;
    if (groups != m_shown || m_request.colourBy != m_colourShown || m_list->count() == 0) {
        m_list->clear();
        m_shown = groups;
        m_colourShown = m_request.colourBy;
        for (const QString &group : groups) {
            auto *item = new QListWidgetItem(limits ? group : groupName(group, m_request.colourBy), m_list);
            item->setData(Qt::UserRole, group);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        }
        m_list->setCurrentRow(0); // the keyboard begins somewhere
    }
    for (int row = 0; row < m_list->count(); ++row) {
        const bool on = m_request.groups.isEmpty() || m_request.groups.contains(groups[row]);
        m_list->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    dress();
    for (int row = 0; row < m_list->count() && !m_switching && !m_request.groups.isEmpty(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked) {
            m_list->scrollToItem(m_list->item(row), QAbstractItemView::PositionAtTop);
            break;
        }
    }
    m_list->setMinimumHeight(6 * fontMetrics().lineSpacing());
    m_list->setMinimumWidth(std::min(m_list->sizeHintForColumn(0) + 3 * Grid, 30 * fontMetrics().averageCharWidth()));
}

void ChartGroups::dress()
{
    const QSignalBlocker blocker(m_list);
    // Bars are told apart by their figure, and power limits by the measurement: there the list only chooses.
    const bool marks = m_request.form == ChartRequest::Form::Points;
    const int size = fontMetrics().height();
    m_list->setIconSize(QSize(size, size));
    for (int row = 0; row < m_list->count(); ++row) {
        const QString group = m_list->item(row)->data(Qt::UserRole).toString();
        const int style = groupStyle(m_shown, group, m_request);
        m_list->item(row)->setIcon(marks ? QIcon(markerPixmap(style, isDark(palette()), size, devicePixelRatioF()))
                                         : QIcon());
    }
}

void ChartGroups::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

void ChartGroups::takeGroups()
{
    ChartRequest request = m_request;
    request.groups.clear();
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            request.groups << m_list->item(row)->data(Qt::UserRole).toString();
    }
    if (request.groups.size() == m_list->count())
        request.groups.clear();
    else if (request.groups.isEmpty())
        request.groups = QStringList{NoGroup};
    m_switching = true; // the list stays where it is under the pointer
    emit edited(request);
    m_switching = false;
}

void ChartGroups::setAll(bool on)
{
    ChartRequest request = m_request;
    request.groups = on ? QStringList() : QStringList{NoGroup};
    emit edited(request);
}

void ChartGroups::nameColours()
{
    // Bars are told apart by their figures: there the groups only choose.
    m_colourLabel->setText(m_request.form == ChartRequest::Form::Points ? tr("&Told apart by:") : tr("Chosen &by:"));
}

void ChartGroups::retranslate()
{
    nameColours();
    m_all->setText(tr("&All", "series"));
    m_none->setText(tr("&None", "series"));
    m_list->setAccessibleName(tr("What is shown"));
    m_shown.clear();
    const QSignalBlocker blocker(m_colourBy);
    m_colourBy->clear();
    for (const ColourBy colourBy : {ColourBy::Series, ColourBy::Vendor, ColourBy::Architecture, ColourBy::Kind})
        m_colourBy->addItem(colourByName(colourBy), static_cast<int>(colourBy));
}

} // namespace rig::ui
