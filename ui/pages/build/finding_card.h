// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/suggest.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace rig::ui {

class FixButton;

/// One finding: folded, what it is, where, and the best fix; open, what is lost and why, what would mend it, on what
/// evidence, and a way to accept it.
class FindingCard : public QWidget
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
    /// Unfolded; what it speaks of is lit up in every drawing.
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QString caption() const;

signals:
    void chosen(const rig::Finding &finding);
    void evidenceWanted(const rig::Finding &finding); ///< the evidence was opened
    void left();                                      ///< Esc, or a second click: no finding is to be chosen
    void fixChosen(const rig::Fix &fix);
    void accepted(const rig::Finding &finding, const QString &reason);
    void withdrawn(const rig::Waiver &waiver);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    static constexpr int Inset = 12; ///< at the sides, and below what is open
    enum class Shown { Nothing, Standing, Accepted };

    /// All that a card says before fixes are known; equal ones need no new layout.
    struct Texts
    {
        QString title, where, message, reason, rule;

        bool operator==(const Texts &) const = default;
    };
    [[nodiscard]] static Texts textsOf(const Finding &finding, const Situation &situation);
    void layOut();
    void colour();
    void showTexts(const Finding &finding, const Situation &situation);
    void showFixState(const QString &text);
    void sayName();
    void clearFixes();
    FixButton &button(std::size_t index);
    void toggle();
    void openEvidence(bool open);
    void openReason(bool open);
    void takeReason();
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int textLeft() const;

    Finding m_finding;
    Waiver m_waiver;
    QWidget *m_body;
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
    std::vector<FixButton *> m_buttons; ///< a pool; what is not needed is hidden
    std::vector<Fix> m_offered;         ///< by button
    QStringList m_offeredTexts;
    QString m_bestFix;
    Texts m_texts;
    Shown m_shown = Shown::Nothing;
    bool m_open = false;
};

} // namespace rig::ui
