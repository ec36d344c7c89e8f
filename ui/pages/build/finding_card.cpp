// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/finding_card.h"

#include "core/checks/incomplete.h"
#include "core/checks/missing_part.h"
#include "core/words/words.h"
#include "ui/pages/build/fix_button.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/web_text.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

namespace rig::ui {

namespace {

QLabel *wrappingLabel(QWidget *parent)
{
    auto *label = new WrapLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // On a ground of Base, a label would take its colour from Text instead, which is not the one that is set here.
    label->setForegroundRole(QPalette::WindowText);
    return label;
}

QToolButton *linkButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

} // namespace

FindingCard::FindingCard(QWidget *parent)
    : QFrame(parent)
    , m_head(wrappingLabel(this))
    , m_message(wrappingLabel(this))
    , m_reason(wrappingLabel(this))
    , m_evidenceToggle(linkButton(this))
    , m_evidence(wrappingLabel(this))
    , m_fixes(new QVBoxLayout)
    , m_fixState(wrappingLabel(this))
    , m_accept(linkButton(this))
    , m_why(new QLineEdit(this))
    , m_consent(wrappingLabel(this))
    , m_withdraw(linkButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::StrongFocus);
    layOut();
    m_evidenceToggle->setCheckable(true);
    m_accept->setCheckable(true);
    m_evidenceToggle->setArrowType(Qt::RightArrow);
    m_evidenceToggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_evidence->setTextFormat(Qt::RichText);
    m_evidence->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_evidence, &QLabel::linkActivated, this,
            [this](const QString &address) { openAfterLook(QUrl(address), this); });
    m_evidence->setFocusPolicy(Qt::ClickFocus); // until there is something in it to walk through
    connect(m_evidenceToggle, &QToolButton::toggled, this, [this](bool open) {
        if (open)
            emit evidenceWanted(m_finding);
        m_evidence->setVisible(open);
        m_evidenceToggle->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
    // A click on a sentence is one on the card, though its text can be selected.
    for (QLabel *label : {m_head, m_message, m_reason})
        label->installEventFilter(this);
    connect(m_accept, &QToolButton::toggled, this, &FindingCard::openReason);
    connect(m_why, &QLineEdit::returnPressed, this, &FindingCard::takeReason);
    connect(m_withdraw, &QToolButton::clicked, this, [this] { emit withdrawn(m_waiver); });
}

void FindingCard::layOut()
{
    m_fixes->setSpacing(Grid / 2);
    auto *links = new QHBoxLayout;
    links->setSpacing(0);
    links->addWidget(m_evidenceToggle);
    links->addWidget(m_accept);
    links->addWidget(m_withdraw);
    links->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid, Grid, Grid, Grid / 2);
    column->setSpacing(Grid / 2);
    for (QLabel *label : {m_head, m_message, m_reason, m_consent})
        column->addWidget(label);
    column->addLayout(m_fixes);
    column->addWidget(m_fixState);
    column->addLayout(links);
    column->addWidget(m_evidence);
    column->addWidget(m_why);
}

FindingCard::Head FindingCard::headOf(const Finding &finding, const Situation &situation) const
{
    const Meaning meaning = meaningOf(finding.severity);
    return {tr("%1 %2: %3", "shape, severity, title of a check")
                .arg(shapeOf(meaning), words::severity(finding.severity), words::checkTitle(finding.check)),
            words::message(finding, situation),
            words::reason(finding, situation),
            words::evidence(finding, situation),
            palette().cacheKey(),
            font()};
}

void FindingCard::showHead(const Finding &finding, const Situation &situation)
{
    m_finding = finding;
    m_shownHead = headOf(finding, situation);
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, colourOf(meaningOf(finding.severity), palette));
    m_head->setPalette(palette);
    QFont bold = font();
    bold.setBold(true);
    m_head->setFont(bold);
    m_head->setText(m_shownHead.title);
    m_message->setText(m_shownHead.message);
    m_reason->setText(m_shownHead.reason);
    m_reason->setVisible(!m_shownHead.reason.isEmpty());
    m_evidence->setText(m_shownHead.rule.toHtmlEscaped());
    for (QLabel *label : {m_reason, m_evidence, m_fixState, m_consent})
        makeQuiet(*label, *this);
    setAccessibleName(m_shownHead.title);
    setAccessibleDescription(m_message->text());
    m_evidenceToggle->setText(tr("Evidence"));
    m_evidenceToggle->setToolTip(tr("Show the rule and its source"));
    m_evidenceToggle->setVisible(!m_shownHead.rule.isEmpty());
    const bool open = m_evidenceToggle->isChecked() && !m_shownHead.rule.isEmpty();
    m_evidence->setVisible(open);
    if (open)
        emit evidenceWanted(m_finding);
}

void FindingCard::showFinding(const Finding &finding, const Situation &situation)
{
    if (m_shown == Shown::Standing && sameMatter(finding, m_finding) && headOf(finding, situation) == m_shownHead) {
        // The same words: what is offered stays in sight, but waits for the answer about the machine as it is now.
        m_finding = finding;
        for (FixButton *button : m_buttons)
            button->setEnabled(false);
        return;
    }
    m_shown = Shown::Standing;
    showHead(finding, situation);
    clearFixes();
    showFixState(tr("Looking for what would mend it…"));
    m_consent->hide();
    m_withdraw->hide();
    m_accept->show();
    m_accept->setText(tr("Accept, because…"));
    m_why->setPlaceholderText(tr("Your reason, then Enter"));
    m_why->setAccessibleName(tr("Why you accept this"));
    m_accept->setChecked(false);
    m_why->clear();
    m_why->hide();
}

void FindingCard::showAccepted(const Finding &finding, const Waiver &waiver, const Situation &situation)
{
    m_shown = Shown::Accepted;
    showHead(finding, situation);
    m_waiver = waiver;
    clearFixes();
    m_fixState->hide();
    m_accept->hide();
    m_why->hide();
    m_consent->setText(tr("Accepted: %1", "the user's reason follows").arg(waiver.reason));
    m_consent->show();
    m_withdraw->setText(tr("No longer accept"));
    m_withdraw->show();
}

void FindingCard::setFixes(const Suggestion &mends, const Document &document, const Catalogue &catalogue)
{
    const std::vector<Fix> &fixes = mends.fixes;
    QStringList texts;
    for (const Fix &fix : fixes)
        texts << words::fixText(fix, document, catalogue) << words::effectText(fix.effect);
    m_offered = fixes;
    const QString stopped = words::stoppedText(mends.stoppedAfter);
    if (!fixes.empty() && texts == m_offeredTexts && stopped.isEmpty()) {
        for (FixButton *button : m_buttons)
            button->setEnabled(true);
        m_fixState->hide();
        return;
    }
    clearFixes();
    m_offered = fixes;
    m_offeredTexts = texts;
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        auto *button = new FixButton(this);
        const auto at = 2 * static_cast<qsizetype>(i);
        button->setTexts(texts[at], texts[at + 1]);
        connect(button, &FixButton::clicked, this, [this, i] { emit fixChosen(m_offered[i]); });
        m_fixes->addWidget(button);
        m_buttons.push_back(button);
    }
    // one chooses the part
    const bool incomplete = m_finding.is(checks::incomplete::Id) || m_finding.is(checks::missing_part::Id);
    if (!stopped.isEmpty())
        showFixState(stopped);
    else if (!fixes.empty() || incomplete || m_finding.severity == Severity::Note)
        m_fixState->hide();
    else if (m_finding.severity == Severity::Unknown)
        showFixState(tr("No other part in the catalogue would answer this. Look the figure up, or accept the risk."));
    else
        showFixState(tr("No single change that was tried mends this; owned and locked parts are left alone."));
}

void FindingCard::showFixState(const QString &text)
{
    m_fixState->setText(text);
    m_fixState->show();
}

void FindingCard::clearFixes()
{
    for (FixButton *button : m_buttons) {
        button->hide();
        // A click on it may be what brings us here.
        button->deleteLater();
    }
    m_buttons.clear();
    m_offered.clear();
    m_offeredTexts.clear();
}

void FindingCard::openReason(bool open)
{
    m_why->setVisible(open);
    if (open)
        m_why->setFocus();
}

void FindingCard::takeReason()
{
    const QString reason = m_why->text().trimmed();
    if (!reason.isEmpty())
        emit accepted(m_finding, reason);
}

std::vector<QWidget *> FindingCard::focusOrder()
{
    std::vector<QWidget *> order{this};
    order.insert(order.end(), m_buttons.begin(), m_buttons.end());
    order.insert(order.end(), {m_evidenceToggle, m_accept, m_withdraw, m_evidence, m_why});
    return order;
}

void FindingCard::setSources(const QString &html)
{
    const QString rule = m_shownHead.rule.toHtmlEscaped();
    m_evidence->setText(html.isEmpty() ? rule : rule + QStringLiteral("<br>") + html);
    m_evidence->setFocusPolicy(html.contains(QLatin1StringView("<a ")) ? Qt::StrongFocus : Qt::ClickFocus);
    m_evidence->setAccessibleName(tr("Evidence"));
}

void FindingCard::setChosen(bool chosen)
{
    if (m_chosen == chosen)
        return;
    m_chosen = chosen;
    update();
}

bool FindingCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *label = qobject_cast<const QLabel *>(watched);
        if (label && !label->hasSelectedText())
            toggle();
    }
    return QFrame::eventFilter(watched, event);
}

/// A second click lets it go.
void FindingCard::toggle()
{
    if (m_chosen)
        emit left();
    else
        emit this->chosen(m_finding);
}

void FindingCard::focusInEvent(QFocusEvent *event)
{
    QFrame::focusInEvent(event);
    // A window that comes to the front again gives the focus back; that is no choice.
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
        event->reason() == Qt::ShortcutFocusReason)
        emit this->chosen(m_finding);
}

void FindingCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return)
        emit this->chosen(m_finding);
    else if (event->key() == Qt::Key_Escape && m_chosen)
        emit left();
    else
        QFrame::keyPressEvent(event);
}

void FindingCard::mousePressEvent(QMouseEvent *event)
{
    toggle();
    QFrame::mousePressEvent(event);
}

void FindingCard::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (!m_chosen && !hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(
        QPen(palette().color(QPalette::Highlight), m_chosen ? 3 : 1, m_chosen ? Qt::SolidLine : Qt::DotLine));
    painter.drawRect(rect().adjusted(1, 1, -2, -2));
}

} // namespace rig::ui
