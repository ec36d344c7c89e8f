// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/source_cards.h"

#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int LettersOfACard = 56;
constexpr int MostColumns = 3;

} // namespace

SourceCards::SourceCards(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout), m_last(new WrapLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid / 2, Grid / 2, Grid / 2);
    column->setSpacing(Grid);
    m_grid->setSpacing(Grid);
    column->addLayout(m_grid);
    column->addWidget(m_last);
    column->addStretch(1);
    m_last->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void SourceCards::setCards(const QStringList &html, const QString &lastLine)
{
    while (m_cards.size() > html.size()) {
        delete m_cards.takeLast();
        m_labels.removeLast();
    }
    while (m_cards.size() < html.size()) {
        auto *card = new QFrame(this);
        card->setFrameShape(QFrame::StyledPanel);
        auto *label = new WrapLabel(card);
        label->setTextFormat(Qt::RichText);
        label->setTextInteractionFlags(Qt::TextBrowserInteraction);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        auto *inner = new QVBoxLayout(card);
        inner->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
        inner->addWidget(label, 1);
        connect(label, &QLabel::linkActivated, this, &SourceCards::linkActivated);
        m_cards << card;
        m_labels << label;
    }
    for (qsizetype i = 0; i < html.size(); ++i)
        m_labels[i]->setText(html[i]);
    m_last->setText(lastLine);
    m_last->setVisible(!lastLine.isEmpty());
    m_columns = 0;
    arrange();
}

int SourceCards::columnsFor(int width) const
{
    return std::clamp(width / (LettersOfACard * fontMetrics().averageCharWidth()), 1, MostColumns);
}

void SourceCards::arrange()
{
    const int columns = columnsFor(width());
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (QWidget *card : m_cards)
        m_grid->removeWidget(card);
    for (int i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], i / columns, i % columns);
    for (int i = 0; i < MostColumns; ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
}

void SourceCards::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SourceCards::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace rig::ui
