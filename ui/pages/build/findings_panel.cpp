// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/findings_panel.h"

#include "core/words/verdict_band.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/look/roles.h"
#include "ui/pages/build/band_chip.h"
#include "ui/pages/build/finding_card.h"
#include "ui/pages/build/finding_counts.h"
#include "ui/pages/build/finding_sources.h"
#include "ui/pages/build/fix_finder.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scroll_content.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

/// Narrower, the sentences would be columns of single words.
constexpr int charactersAtLeast = 34;

QLabel *quietLabel(QWidget *parent)
{
    auto *label = new WrapLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

/// For the tooltip of a counter.
QString groupText(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return FindingsPanel::tr("Problems: it will not work, or is unsafe");
    case Severity::Caution:
        return FindingsPanel::tr("Limits: it works worse, or at a risk");
    case Severity::Unknown:
        return FindingsPanel::tr("Could not be checked: a figure is not known");
    case Severity::Note:
        return FindingsPanel::tr("Notes");
    }
    return {};
}

} // namespace

FindingsPanel::FindingsPanel(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_finder(new FixFinder(this))
    , m_counts(new Label(this))
    , m_scroll(new QScrollArea(this))
    , m_nothing(new EmptyState(this))
    , m_empty(quietLabel(this))
    , m_acceptedTitle(quietLabel(this))
    , m_filtered(quietLabel(this))
    , m_notesFold(new QToolButton(this))
    , m_acceptedColumn(new QVBoxLayout)
{
    layOut();
    connect(m_finder, &FixFinder::found, this, &FindingsPanel::takeFixes);
}

FindingsPanel::~FindingsPanel() = default;

void FindingsPanel::layOut()
{
    auto *content = new ScrollContent;
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, Grid, Grid);
    inner->setSpacing(Grid);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(0, Grid / 2, Grid, Grid / 2);
    head->setSpacing(2);
    head->addWidget(m_counts);
    head->addStretch(1);
    m_acceptedColumn->setSpacing(Grid);
    inner->addWidget(m_nothing, 4); // as high up as the sentence of the middle pane
    inner->addWidget(m_empty);
    inner->addWidget(m_filtered);
    makeGroups(*inner, *head);
    inner->addWidget(m_acceptedTitle);
    inner->addLayout(m_acceptedColumn);
    inner->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);
}

void FindingsPanel::makeGroups(QVBoxLayout &column, QHBoxLayout &buttons)
{
    m_notesFold->setProperty("quiet", true);
    m_notesFold->setProperty("flush", true);
    m_notesFold->setAutoRaise(true);
    m_notesFold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_notesFold, &QToolButton::clicked, this, [this] {
        m_notesOpen = !notesAreOpen();
        showFilters();
    });
    for (const Severity severity : Severities) {
        Group &group = m_groups[static_cast<std::size_t>(severity)];
        group.button = new BandChipButton(this);
        group.button->setCheckable(true);
        group.button->setChecked(true);
        buttons.addWidget(group.button);
        group.heading = quietLabel(this);
        group.column = new QVBoxLayout;
        group.column->setSpacing(Grid);
        column.addWidget(group.heading);
        if (severity == Severity::Note)
            column.addWidget(m_notesFold, 0, Qt::AlignLeft);
        column.addLayout(group.column);
        connect(group.button, &BandChipButton::toggled, this, &FindingsPanel::showFilters);
    }
}

void FindingsPanel::refresh(std::shared_ptr<const Catalogue> catalogue)
{
    m_catalogue = std::move(catalogue);
    const std::vector<Finding> &findings = m_workspace.verdict().findings;
    setMinimumWidth(fontMetrics().averageCharWidth() * charactersAtLeast);
    m_counts->setFont(sized(font(), 1, QFont::DemiBold));
    m_counts->setText(tr("Findings"));
    m_counts->setAccessibleName(tr("Findings: %1").arg(words::counts(findings)));
    m_scroll->setAccessibleName(tr("Findings"));
    m_refreshing = true;
    showFindings();
    showAccepted();
    m_refreshing = false;
    sayEmpty();
    orderFocus();
    keepChosen();
    m_finder->look(findings, m_workspace.document(), m_catalogue);
}

std::vector<FindingCard *> FindingsPanel::shownCards() const
{
    std::vector<FindingCard *> shown;
    std::copy_if(m_cards.begin(), m_cards.end(), std::back_inserter(shown),
                 [](const FindingCard *card) { return !card->isHidden(); });
    return shown;
}

void FindingsPanel::focusFirst()
{
    const std::vector<FindingCard *> shown = shownCards();
    if (shown.empty())
        m_scroll->setFocus();
    else
        focusCard(*shown.front(), Qt::ShortcutFocusReason);
}

void FindingsPanel::setDrawer(bool drawer)
{
    m_drawer = drawer;
    setAutoFillBackground(drawer);
    update();
}

void FindingsPanel::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!m_drawer)
        return;
    QPainter painter(this);
    painter.fillRect(0, 0, 1, height(), colourOf(Role::Strong, palette()));
    painter.fillRect(0, 0, width(), 1, colourOf(Role::Border, palette()));
}

FindingCard *FindingsPanel::makeCard()
{
    auto *card = new FindingCard(m_scroll->widget());
    connect(card, &FindingCard::fixChosen, this, [this, card](const Fix &fix) {
        const Edit edit = fix.edit; // the card that sent it is filled anew by the edit
        editFrom(*card, edit);
    });
    connect(card, &FindingCard::accepted, this, [this, card](const Finding &finding, const QString &reason) {
        editFrom(*card, Accept{waiverFor(finding, m_workspace.document().build, reason)});
    });
    connect(card, &FindingCard::withdrawn, this, [this](const Waiver &waiver) { m_workspace.edit(Unaccept{waiver}); });
    connect(card, &FindingCard::chosen, this, [this](const Finding &finding) { choose(&finding); });
    connect(card, &FindingCard::evidenceWanted, this, [this, card](const Finding &finding) {
        card->setSources(sourcesAsHtml(finding, m_workspace.document().build, m_workspace.catalogue()));
    });
    connect(card, &FindingCard::left, this, [this] { choose(nullptr); });
    return card;
}

/// The card that asked for the edit is mostly gone after it: the focus goes to the one in its place, and stays in
/// sight.
void FindingsPanel::editFrom(const FindingCard &card, const Edit &edit)
{
    const std::vector<FindingCard *> before = shownCards();
    const auto place = std::find(before.begin(), before.end(), &card) - before.begin();
    m_workspace.edit(edit);
    const std::vector<FindingCard *> after = shownCards();
    if (after.empty())
        m_scroll->setFocus();
    else
        focusCard(*after[static_cast<std::size_t>(std::min(place, std::ssize(after) - 1))], Qt::OtherFocusReason);
}

void FindingsPanel::focusCard(FindingCard &card, Qt::FocusReason reason)
{
    card.setFocus(reason);
    // Once the cards have their places. One that is higher than the panel is read from its top.
    QTimer::singleShot(0, &card, [this, &card] {
        m_scroll->ensureWidgetVisible(&card, 0, Grid);
        QScrollBar &bar = *m_scroll->verticalScrollBar();
        bar.setValue(std::min(bar.value(), card.mapTo(m_scroll->widget(), QPoint()).y()));
    });
}

FindingCard &FindingsPanel::card(std::size_t index, std::vector<FindingCard *> &cards, QVBoxLayout &column)
{
    if (index >= cards.size()) {
        cards.push_back(makeCard());
        column.addWidget(cards.back());
    }
    cards[index]->show();
    return *cards[index];
}

void FindingsPanel::showFindings()
{
    const std::vector<Finding> &findings = m_workspace.verdict().findings;
    std::vector<FindingCard *> cards(findings.size(), nullptr);
    for (const Severity severity : Severities) {
        std::vector<std::size_t> mine;
        for (std::size_t i = 0; i < findings.size(); ++i) {
            if (findings[i].severity == severity)
                mine.push_back(i);
        }
        Group &group = m_groups[static_cast<std::size_t>(severity)];
        dealCards(group, mine);
        for (std::size_t i = 0; i < mine.size(); ++i) {
            cards[mine[i]] = group.cards[i];
            group.cards[i]->showFinding(findings[mine[i]], m_workspace.situation());
        }
        for (std::size_t i = mine.size(); i < group.cards.size(); ++i)
            group.cards[i]->hide();
        showGroup(group, severity, static_cast<int>(mine.size()));
    }
    m_cards = std::move(cards);
    showFilters();
}

/// A finding that was there keeps its card, so that an edit lays out and paints only what it changed. The group's cards
/// then stand in the order of the findings, those without one last.
void FindingsPanel::dealCards(Group &group, const std::vector<std::size_t> &findings)
{
    const std::vector<Finding> &all = m_workspace.verdict().findings;
    std::vector<FindingCard *> dealt(findings.size(), nullptr);
    std::vector<FindingCard *> left = group.cards;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const auto same = std::find_if(left.begin(), left.end(), [&](const FindingCard *card) {
            return !card->isHidden() && sameMatter(card->finding(), all[findings[i]]);
        });
        if (same == left.end())
            continue;
        dealt[i] = *same;
        left.erase(same);
    }
    for (FindingCard *&card : dealt) {
        if (card)
            continue;
        if (left.empty())
            left.push_back(makeCard());
        card = left.back();
        left.pop_back();
    }
    dealt.insert(dealt.end(), left.begin(), left.end());
    group.cards = std::move(dealt);
    for (std::size_t i = 0; i < group.cards.size(); ++i) {
        const QLayoutItem *there = group.column->itemAt(static_cast<int>(i));
        if (there && there->widget() == group.cards[i])
            continue;
        group.column->removeWidget(group.cards[i]);
        group.column->insertWidget(static_cast<int>(i), group.cards[i]);
    }
}

/// Blockers and cautions stand first and speak for themselves; what could not be checked and notes have a heading.
void FindingsPanel::showGroup(Group &group, Severity severity, int count)
{
    group.button->setChip(severity, QString::number(count));
    group.button->setAccessibleName(QStringLiteral("%1: %2").arg(words::severity(severity), QString::number(count)));
    group.button->setToolTip(plainTip(tr("%1: show or hide", "severity").arg(groupText(severity))));
    group.button->setVisible(count > 0);
    if (severity == Severity::Unknown) {
        group.heading->setFont(sized(fontFor(TextSize::Caption, font()), 1, QFont::DemiBold));
        group.heading->setText(tr("Could not be checked"));
    }
    if (severity == Severity::Note)
        m_notesFold->setText(tr("%n note(s)", nullptr, count));
}

bool FindingsPanel::notesAreOpen() const
{
    const std::vector<Finding> &findings = m_workspace.verdict().findings;
    return m_notesOpen.value_or(countOf(findings, Severity::Note) == static_cast<int>(findings.size()));
}

/// What the counters of the head leave; what they hide is said. Notes are one line until it is opened.
void FindingsPanel::showFilters()
{
    int hidden = 0;
    for (const Severity severity : Severities) {
        Group &group = m_groups[static_cast<std::size_t>(severity)];
        const int count = countOf(m_workspace.verdict().findings, severity);
        const bool note = severity == Severity::Note;
        const bool shown = group.button->isChecked();
        group.heading->setVisible(shown && count > 0 && severity == Severity::Unknown);
        if (note)
            m_notesFold->setVisible(shown && count > 0);
        for (int i = 0; i < count; ++i)
            group.cards[static_cast<std::size_t>(i)]->setVisible(shown && (!note || notesAreOpen()));
        hidden += shown ? 0 : count;
    }
    m_notesFold->setIcon(lineIcon(notesAreOpen() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
    m_filtered->setText(tr("%n finding(s) are hidden by the counters above.", nullptr, hidden));
    m_filtered->setVisible(hidden > 0);
}

/// Tab goes as the eye does: cards change places, and get buttons later.
void FindingsPanel::orderFocus()
{
    std::vector<QWidget *> order{m_scroll};
    for (const auto *cards : {&m_cards, &m_acceptedCards}) {
        for (FindingCard *card : *cards) {
            const std::vector<QWidget *> own = card->focusOrder();
            order.insert(order.end(), own.begin(), own.end());
        }
    }
    chainFocus(order);
}

} // namespace rig::ui
