// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/finding_card.h"

#include "core/checks/gather.h"
#include "core/checks/incomplete.h"
#include "core/checks/missing_part.h"
#include "core/words/words.h"
#include "ui/pages/build/fix_button.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/web_text.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
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

QToolButton *quietButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setProperty("quiet", true);
    button->setProperty("flush", true); // as the texts above begin
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

QString countText(const Finding &finding)
{
    const auto parts = static_cast<int>(finding.parts.size());
    if (parts < 2)
        return {};
    return finding.severity == Severity::Unknown || finding.is(NotChecked)
               ? FindingCard::tr("%n figure(s)", "not known of a part", parts)
               : FindingCard::tr("%n finding(s)", "of one cause", parts);
}

} // namespace

FindingCard::FindingCard(QWidget *parent)
    : QWidget(parent)
    , m_body(new QWidget(this))
    , m_message(wrappingLabel(m_body))
    , m_reason(wrappingLabel(m_body))
    , m_evidenceToggle(quietButton(m_body))
    , m_evidence(wrappingLabel(m_body))
    , m_fixes(new QVBoxLayout)
    , m_fixState(wrappingLabel(m_body))
    , m_accept(quietButton(m_body))
    , m_why(new QLineEdit(m_body))
    , m_consent(wrappingLabel(m_body))
    , m_withdraw(quietButton(m_body))
{
    setFocusPolicy(Qt::StrongFocus);
    layOut();
    colour();
    m_evidenceToggle->setCheckable(true);
    m_accept->setCheckable(true);
    m_evidence->setTextFormat(Qt::RichText);
    m_evidence->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_evidence->setFocusPolicy(Qt::ClickFocus); // until there is something in it to walk through
    connect(m_evidence, &QLabel::linkActivated, this,
            [this](const QString &address) { openAfterLook(QUrl(address), this); });
    connect(m_evidenceToggle, &QToolButton::toggled, this, &FindingCard::openEvidence);
    connect(m_accept, &QToolButton::toggled, this, &FindingCard::openReason);
    connect(m_why, &QLineEdit::returnPressed, this, &FindingCard::takeReason);
    connect(m_withdraw, &QToolButton::clicked, this, [this] { emit withdrawn(m_waiver); });
}

void FindingCard::layOut()
{
    m_fixes->setSpacing(6);
    auto *links = new QHBoxLayout;
    links->setSpacing(2 * Grid);
    for (QToolButton *button : {m_evidenceToggle, m_accept, m_withdraw})
        links->addWidget(button);
    links->addStretch(1);
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(Grid);
    for (QLabel *label : {m_message, m_reason, m_consent})
        body->addWidget(label);
    body->addLayout(m_fixes);
    body->addWidget(m_fixState);
    body->addLayout(links);
    body->addWidget(m_evidence);
    body->addWidget(m_why);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(textLeft(), headHeight(), Inset, 0);
    column->addWidget(m_body);
    m_body->hide();
}

FindingCard::Texts FindingCard::textsOf(const Finding &finding, const Situation &situation)
{
    return {words::shortTitle(finding, situation), words::whereText(finding, situation),
            words::message(finding, situation), words::reason(finding, situation), words::evidence(finding, situation)};
}

void FindingCard::colour()
{
    for (QLabel *label : {m_reason, m_evidence, m_fixState, m_consent})
        makeQuiet(*label, *this);
    layout()->setContentsMargins(textLeft(), headHeight(), Inset, m_open ? Inset : 0);
}

void FindingCard::showTexts(const Finding &finding, const Situation &situation)
{
    m_finding = finding;
    m_texts = textsOf(finding, situation);
    m_message->setText(heldText(m_texts.message));
    m_reason->setText(heldText(m_texts.reason));
    m_reason->setVisible(!m_texts.reason.isEmpty());
    m_evidence->setText(m_texts.rule.toHtmlEscaped());
    sayName();
    m_evidenceToggle->setText(tr("Why, and the source"));
    m_evidenceToggle->setToolTip(tr("Show the rule and its source"));
    m_evidenceToggle->setVisible(!m_texts.rule.isEmpty());
    const bool open = m_evidenceToggle->isChecked() && !m_texts.rule.isEmpty();
    m_evidence->setVisible(open);
    if (open)
        emit evidenceWanted(m_finding);
    update();
}

QString FindingCard::caption() const
{
    QStringList texts{m_texts.where.isEmpty() ? words::checkTitle(m_finding.check) : m_texts.where,
                      countText(m_finding), m_bestFix};
    if (m_finding.is(NotChecked) && !texts[1].isEmpty())
        texts[0].clear(); // they are figures of several parts
    if (m_shown == Shown::Accepted)
        texts = {m_texts.where, m_waiver.reason};
    texts.removeAll(QString());
    return texts.join(QStringLiteral(" · "));
}

void FindingCard::sayName()
{
    setAccessibleName(tr("%1: %2", "severity, title").arg(words::severity(m_finding.severity), m_texts.title));
    setAccessibleDescription(m_texts.message);
}

void FindingCard::showFinding(const Finding &finding, const Situation &situation)
{
    if (m_shown == Shown::Standing && sameMatter(finding, m_finding) && textsOf(finding, situation) == m_texts) {
        // The same words: what is offered stays in sight, but waits for the answer about the machine as it is now.
        m_finding = finding;
        for (FixButton *button : m_buttons)
            button->setEnabled(false);
        return;
    }
    m_shown = Shown::Standing;
    clearFixes();
    showTexts(finding, situation);
    showFixState(tr("Looking for what would mend it…"));
    m_consent->hide();
    m_withdraw->hide();
    m_accept->show();
    m_accept->setText(tr("Accept…"));
    m_why->setPlaceholderText(tr("Your reason, then Enter"));
    m_why->setAccessibleName(tr("Why you accept this"));
    m_accept->setChecked(false);
    m_why->clear();
    m_why->hide();
}

void FindingCard::showAccepted(const Finding &finding, const Waiver &waiver, const Situation &situation)
{
    m_shown = Shown::Accepted;
    m_waiver = waiver;
    clearFixes();
    showTexts(finding, situation);
    m_fixState->hide();
    m_accept->hide();
    m_why->hide();
    m_consent->setText(tr("Accepted: %1", "the user's reason follows").arg(waiver.reason));
    m_consent->show();
    m_withdraw->setText(tr("No longer accept"));
    m_withdraw->show();
}

FixButton &FindingCard::button(std::size_t index)
{
    if (index >= m_buttons.size()) {
        auto *made = new FixButton(m_body);
        connect(made, &FixButton::clicked, this, [this, index] {
            if (index < m_offered.size())
                emit fixChosen(m_offered[index]);
        });
        m_fixes->addWidget(made);
        m_buttons.push_back(made);
    }
    return *m_buttons[index];
}

void FindingCard::setFixes(const Suggestion &mends, const Document &document, const Catalogue &catalogue)
{
    m_offered = words::inOrder(mends.fixes);
    QStringList texts;
    for (const Fix &fix : m_offered)
        texts << words::fixText(fix, document, catalogue) << words::effectText(fix.effect);
    m_bestFix = words::bestFixText(m_offered);
    const QString stopped = words::stoppedText(mends.stoppedAfter);
    m_offeredTexts = texts;
    for (std::size_t i = 0; i < m_offered.size(); ++i) {
        const auto at = 2 * static_cast<qsizetype>(i);
        FixButton &row = button(i);
        row.setTexts(texts[at], texts[at + 1], tr("Apply", "a change that mends a finding"));
        row.setPreferred(i == 0);
        row.setEnabled(true);
        row.show();
    }
    for (std::size_t i = m_offered.size(); i < m_buttons.size(); ++i)
        m_buttons[i]->hide();
    // one chooses the part
    const bool incomplete = m_finding.is(checks::incomplete::Id) || m_finding.is(checks::missing_part::Id);
    if (!stopped.isEmpty())
        showFixState(stopped);
    else if (!m_offered.empty() || incomplete || m_finding.severity == Severity::Note)
        m_fixState->hide();
    else if (m_finding.severity == Severity::Unknown)
        showFixState(tr("No other part in the catalogue would answer this. Look the figure up, or accept the risk."));
    else
        showFixState(tr("No single change that was tried mends this; owned and locked parts are left alone."));
    update();
}

void FindingCard::showFixState(const QString &text)
{
    m_fixState->setText(heldText(text));
    m_fixState->show();
}

void FindingCard::clearFixes()
{
    for (FixButton *button : m_buttons) {
        button->hide();
        button->setTexts({}, {});
    }
    m_offered.clear();
    m_offeredTexts.clear();
    m_bestFix.clear();
}

void FindingCard::openEvidence(bool open)
{
    if (open)
        emit evidenceWanted(m_finding);
    m_evidence->setVisible(open);
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
    const QString rule = m_texts.rule.toHtmlEscaped();
    m_evidence->setText(html.isEmpty() ? rule : rule + QStringLiteral("<br>") + html);
    m_evidence->setFocusPolicy(html.contains(QLatin1StringView("<a ")) ? Qt::StrongFocus : Qt::ClickFocus);
    m_evidence->setAccessibleName(tr("Why, and the source"));
}

void FindingCard::setOpen(bool open)
{
    if (m_open == open)
        return;
    m_open = open;
    m_body->setVisible(open);
    layout()->setContentsMargins(textLeft(), headHeight(), Inset, open ? Inset : 0);
    updateGeometry();
    update();
}

/// A second click lets it go.
void FindingCard::toggle()
{
    if (m_open)
        emit left();
    else
        emit chosen(m_finding);
}

void FindingCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        colour();
}

void FindingCard::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void FindingCard::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void FindingCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return)
        toggle();
    else if (event->key() == Qt::Key_Escape && m_open)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

void FindingCard::mousePressEvent(QMouseEvent *event)
{
    if (event->position().y() < headHeight())
        toggle();
    QWidget::mousePressEvent(event);
}

} // namespace rig::ui
