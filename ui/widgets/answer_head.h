// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace rig::ui {

class AnswerSentence;

/// What a page opens with: a sentence that can be acted on, in its largest type; why, a line each; what it rests on;
/// and at the right what one would do next.
class AnswerHead : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerHead(QWidget *parent = nullptr);

    void setAnswer(const QString &sentence, const QStringList &reasons, const QString &basis = {});
    /// The buttons stand under each other, the first one as the page's primary one.
    void addButton(QPushButton *button);
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    AnswerSentence *m_sentence;
    QLabel *m_reasons;
    QLabel *m_basis;
    QWidget *m_slack;
    QVBoxLayout *m_buttons;
};

} // namespace rig::ui
