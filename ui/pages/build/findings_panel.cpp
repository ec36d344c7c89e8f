// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/findings_panel.h"

#include "core/words/words.h"
#include "ui/pages/build/finding_card.h"
#include "ui/pages/build/fix_finder.h"
#include "ui/theme.h"
#include "ui/workspace.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr std::array Severities{Severity::Blocker, Severity::Caution, Severity::Unknown, Severity::Note};

/// Narrower, the sentences would be columns of single words.
constexpr int charactersAtLeast = 44;

int countOf(const std::vector<Finding> &findings, Severity severity)
{
    return static_cast<int>(std::count_if(findings.begin(), findings.end(),
                                          [&](const Finding &finding) { return finding.severity == severity; }));
}

QLabel *quietLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

/// Kinds without which whole groups of checks have nothing to look at.
QStringList missingKinds(const Build &build)
{
    QStringList missing;
    for (const Kind kind :
         {Kind::Processor, Kind::Motherboard, Kind::Card, Kind::Supply, Kind::Case, Kind::Cooler, Kind::Memory}) {
        if (build.itemsOf(kind).empty())
            missing << words::kind(kind);
    }
    return missing;
}

} // namespace

QString findingCounts(const std::vector<Finding> &findings)
{
    QStringList counts;
    for (const Severity severity : Severities) {
        if (const int count = countOf(findings, severity))
            counts << shapeOf(meaningOf(severity)) + u'\u00a0' + QString::number(count);
    }
    return counts.isEmpty() ? shapeOf(Meaning::Fine) + QStringLiteral("\u00a00") : counts.join(QStringLiteral("   "));
}

QString spokenCounts(const std::vector<Finding> &findings)
{
    QStringList counts;
    for (const Severity severity : Severities) {
        if (const int count = countOf(findings, severity))
            counts << QStringLiteral("%1: %2").arg(words::severity(severity), QString::number(count));
    }
    return counts.isEmpty() ? FindingsPanel::tr("Nothing was found.") : counts.join(QStringLiteral(", "));
}

FindingsPanel::FindingsPanel(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_finder(new FixFinder(this))
    , m_counts(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_empty(quietLabel(this))
    , m_acceptedTitle(quietLabel(this))
    , m_column(new QVBoxLayout)
    , m_acceptedColumn(new QVBoxLayout)
{
    layOut();
    connect(m_finder, &FixFinder::found, this, &FindingsPanel::takeFixes);
}

FindingsPanel::~FindingsPanel() = default;

void FindingsPanel::layOut()
{
    auto *content = new QWidget;
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, Grid / 2, 0);
    inner->setSpacing(Grid);
    m_column->setSpacing(Grid);
    m_acceptedColumn->setSpacing(Grid);
    inner->addWidget(m_empty);
    inner->addLayout(m_column);
    inner->addWidget(m_acceptedTitle);
    inner->addLayout(m_acceptedColumn);
    inner->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid / 2, Grid / 2, 0, 0);
    column->addWidget(m_counts);
    column->addWidget(m_scroll, 1);
}

void FindingsPanel::refresh(std::shared_ptr<const Catalogue> catalogue)
{
    m_catalogue = std::move(catalogue);
    const std::vector<Finding> &findings = m_workspace.verdict().findings;
    setMinimumWidth(fontMetrics().averageCharWidth() * charactersAtLeast);
    m_counts->setFont(fontFor(TextSize::Section, font()));
    m_counts->setText(m_workspace.document().build.items.empty() ? tr("Findings") : findingCounts(findings));
    m_counts->setAccessibleName(tr("Findings: %1").arg(spokenCounts(findings)));
    m_scroll->setAccessibleName(tr("Findings"));
    showFindings();
    showAccepted();
    sayEmpty();
    m_finder->look(findings, m_workspace.document(), m_catalogue);
}

void FindingsPanel::focusFirst()
{
    if (m_cards.empty() || m_cards.front()->isHidden()) {
        m_scroll->setFocus();
        return;
    }
    m_cards.front()->nextInFocusChain()->setFocus(Qt::TabFocusReason);
}

FindingCard *FindingsPanel::makeCard()
{
    auto *card = new FindingCard(m_scroll->widget());
    connect(card, &FindingCard::fixChosen, this, [this](const Fix &fix) {
        const Edit edit = fix.edit; // the card that sent it is filled anew by the edit
        m_workspace.edit(edit);
    });
    connect(card, &FindingCard::accepted, this, [this](const Finding &finding, const QString &reason) {
        m_workspace.edit(Accept{waiverFor(finding, m_workspace.document().build, reason)});
    });
    connect(card, &FindingCard::withdrawn, this, [this](const Waiver &waiver) { m_workspace.edit(Unaccept{waiver}); });
    return card;
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
    for (std::size_t i = 0; i < findings.size(); ++i)
        card(i, m_cards, *m_column).showFinding(findings[i], m_workspace.situation());
    for (std::size_t i = findings.size(); i < m_cards.size(); ++i)
        m_cards[i]->hide();
}

void FindingsPanel::showAccepted()
{
    const auto &accepted = m_workspace.verdict().accepted;
    for (std::size_t i = 0; i < accepted.size(); ++i)
        card(i, m_acceptedCards, *m_acceptedColumn)
            .showAccepted(accepted[i].first, accepted[i].second, m_workspace.situation());
    for (std::size_t i = accepted.size(); i < m_acceptedCards.size(); ++i)
        m_acceptedCards[i]->hide();
    m_acceptedTitle->setVisible(!accepted.empty());
    m_acceptedTitle->setText(tr("%n finding(s) that you accepted", nullptr, static_cast<int>(accepted.size())));
}

void FindingsPanel::sayEmpty()
{
    const Document &document = m_workspace.document();
    m_empty->setVisible(m_workspace.verdict().findings.empty());
    if (document.build.items.empty()) {
        m_empty->setText(tr("There is nothing to check yet. Choose parts, and what does not go together stands here."));
        return;
    }
    QStringList titles;
    for (const Check &check : allChecks())
        titles << words::checkTitle(check.id);
    QString text = tr("%n check(s) were made and none found anything: %1.", nullptr, static_cast<int>(titles.size()))
                       .arg(titles.join(tr(", ", "between the titles of checks")));
    const QStringList missing = missingKinds(document.build);
    if (!missing.isEmpty())
        text +=
            QStringLiteral("\n\n") + tr("What depends on these could not be checked, because the machine has none: %1.")
                                         .arg(missing.join(tr(", ", "between kinds of part")));
    m_empty->setText(text);
}

void FindingsPanel::takeFixes(int finding, const std::vector<Fix> &fixes)
{
    const auto index = static_cast<std::size_t>(finding);
    if (index < m_cards.size())
        m_cards[index]->setFixes(fixes, m_workspace.document(), *m_catalogue);
}

} // namespace rig::ui
