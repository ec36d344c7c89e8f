// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/answer_head.h"

#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace rig::ui {

namespace {

constexpr int MostLines = 2; ///< of the large type; a longer sentence would push out what it is about

}

AnswerHead::AnswerHead(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new WrapLabel(this))
    , m_reasons(new WrapLabel(this))
    , m_basis(new WrapLabel(this))
    , m_buttons(new QVBoxLayout)
{
    m_sentence->setObjectName(QStringLiteral("answer"));
    m_reasons->setObjectName(QStringLiteral("answerReasons"));
    m_basis->setObjectName(QStringLiteral("answerBasis"));
    m_sentence->installEventFilter(this);
    auto *words = new QVBoxLayout;
    words->setSpacing(Grid / 2);
    words->addWidget(m_sentence);
    words->addWidget(m_reasons);
    words->addWidget(m_basis);
    words->addStretch(1);
    m_buttons->setSpacing(Grid);
    m_buttons->addStretch(1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Grid);
    row->addLayout(words, 1);
    row->addLayout(m_buttons);
    dress();
}

void AnswerHead::setAnswer(const QString &sentence, const QStringList &reasons, const QString &basis)
{
    m_sentence->setText(titleText(sentence));
    fitSentence();
    m_reasons->setText(titleText(reasons.join(QLatin1Char('\n'))));
    m_reasons->setVisible(!reasons.isEmpty());
    m_basis->setText(titleText(basis.left(1).toUpper() + basis.mid(1)));
    m_basis->setVisible(!basis.isEmpty());
}

void AnswerHead::addButton(QPushButton *button)
{
    if (m_buttons->count() == 1)
        button->setProperty("primary", true);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

QString AnswerHead::sentence() const { return m_sentence->text(); }

void AnswerHead::dress()
{
    fitSentence();
    makeQuiet(*m_basis, *this);
}

/// In the page's largest type where that takes two lines at most, else a step smaller.
void AnswerHead::fitSentence()
{
    const QFont large = fontFor(TextSize::PageTitle, font());
    const QFontMetrics metrics(large);
    const QRect room(0, 0, m_sentence->width(), QWIDGETSIZE_MAX);
    // Half a line more: what a text takes is rounded up, the line is not.
    const bool fits = metrics.boundingRect(room, Qt::TextWordWrap, m_sentence->text()).height() <
                      MostLines * metrics.lineSpacing() + metrics.lineSpacing() / 2;
    if (const QFont wanted = fits ? large : fontFor(TextSize::Section, font()); m_sentence->font() != wanted)
        m_sentence->setFont(wanted);
}

bool AnswerHead::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_sentence && event->type() == QEvent::Resize)
        fitSentence();
    return QWidget::eventFilter(watched, event);
}

void AnswerHead::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

} // namespace rig::ui
