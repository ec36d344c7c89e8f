// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/suggest.h"

#include <QFont>
#include <QFrame>
#include <QStringList>

#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace rig::ui {

class FixButton;

/// One finding: what and how much, why, on what evidence, what would mend it, and a way to accept it.
class FindingCard : public QFrame
{
    Q_OBJECT

public:
    explicit FindingCard(QWidget *parent = nullptr);

    /// Shows a finding that stands; its fixes are still looked for.
    void showFinding(const Finding &finding, const Situation &situation);
    /// Shows a finding that was accepted, with the reason for it.
    void showAccepted(const Finding &finding, const Waiver &waiver, const Situation &situation);
    void setFixes(const Suggestion &mends, const Document &document, const Catalogue &catalogue);
    [[nodiscard]] const Finding &finding() const { return m_finding; }
    /// What takes the focus, in the order in which it is seen; the card itself first.
    [[nodiscard]] std::vector<QWidget *> focusOrder();
    /// What stands below the rule, as rich text: an answer to evidenceWanted().
    void setSources(const QString &html);
    /// Framed, and what it speaks of is lit up in every drawing.
    void setChosen(bool chosen);

signals:
    void chosen(const rig::Finding &finding);
    void evidenceWanted(const rig::Finding &finding); ///< the evidence was opened
    void left();                                      ///< Esc: no finding is to be chosen
    void fixChosen(const rig::Fix &fix);
    void accepted(const rig::Finding &finding, const QString &reason);
    void withdrawn(const rig::Waiver &waiver);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    enum class Shown { Nothing, Standing, Accepted };

    /// All that a card's first lines are made of; equal ones need no new layout.
    struct Head
    {
        QString title, message, reason, rule;
        qint64 palette = 0;
        QFont font;

        bool operator==(const Head &) const = default;
    };
    [[nodiscard]] Head headOf(const Finding &finding, const Situation &situation) const;
    void showHead(const Finding &finding, const Situation &situation);
    void showFixState(const QString &text);
    void clearFixes();
    void toggle();
    void openReason(bool open);
    void takeReason();

    Finding m_finding;
    Waiver m_waiver;
    QLabel *m_head;
    QLabel *m_message;
    QLabel *m_reason;
    QToolButton *m_evidenceToggle;
    QLabel *m_evidence;
    QVBoxLayout *m_fixes;
    QLabel *m_fixState;
    QToolButton *m_accept;
    QLineEdit *m_why;
    QLabel *m_consent;
    QToolButton *m_withdraw;
    std::vector<FixButton *> m_buttons;
    std::vector<Fix> m_offered; ///< by button
    QStringList m_offeredTexts;
    Head m_shownHead;
    Shown m_shown = Shown::Nothing;
    bool m_chosen = false;
};

} // namespace rig::ui
