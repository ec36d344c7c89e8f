// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/answer_head.h"

#include "core/names/sentences.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rig::ui {

/// In the page's largest type where that takes two lines at most, else a step smaller: by its width alone.
class AnswerSentence : public WrapLabel
{
public:
    using WrapLabel::WrapLabel;

    /// Less than two lines of the largest type where it is smaller than that.
    [[nodiscard]] int lessThanLarge(int width) const
    {
        const int twoLines = QFontMetrics(large()).boundingRect(0, 0, width, QWIDGETSIZE_MAX, 0, u"x\nx"_s).height();
        return isLarge(width) ? 0 : std::max(0, twoLines - heightIn(small(), width));
    }

    void fit()
    {
        if (const QFont wanted = isLarge(width()) ? large() : small(); font() != wanted)
            setFont(wanted);
    }

protected:
    [[nodiscard]] int measuredHeight(int width) const override
    {
        return heightIn(isLarge(width) ? large() : small(), width);
    }

    void resizeEvent(QResizeEvent *event) override
    {
        WrapLabel::resizeEvent(event);
        fit();
    }

private:
    [[nodiscard]] QFont large() const { return fontFor(TextSize::PageTitle, parentWidget()->font()); }
    [[nodiscard]] QFont small() const { return fontFor(TextSize::Section, parentWidget()->font()); }

    [[nodiscard]] int heightIn(const QFont &font, int width) const
    {
        return QFontMetrics(font).boundingRect(0, 0, width, QWIDGETSIZE_MAX, Qt::TextWordWrap, text()).height();
    }

    [[nodiscard]] bool isLarge(int width) const
    {
        return holdsInTwoLines(text(), large(), width); // a longer sentence would push out what it is about
    }
};

namespace {

/// What the sentence leaves of two lines of the largest type, under all of the answer. So a narrower answer is never
/// lower: else a page that scrolls would take its scroll bar on and off without end, since beside the bar it is
/// narrower.
class AnswerSlack : public QWidget
{
public:
    AnswerSlack(const AnswerSentence &sentence, QWidget *parent) : QWidget(parent), m_sentence(sentence)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    [[nodiscard]] int heightForWidth(int width) const override { return m_sentence.lessThanLarge(width); }

private:
    const AnswerSentence &m_sentence;
};

} // namespace

AnswerHead::AnswerHead(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new AnswerSentence(this))
    , m_reasons(new WrapLabel(this))
    , m_basis(new WrapLabel(this))
    , m_slack(new AnswerSlack(*m_sentence, this))
    , m_buttons(new QVBoxLayout)
{
    m_sentence->setObjectName(u"answer"_s);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_reasons->setObjectName(u"answerReasons"_s);
    m_basis->setObjectName(u"answerBasis"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(Grid / 2);
    words->addWidget(m_sentence);
    words->addWidget(m_reasons);
    words->addWidget(m_basis);
    words->addWidget(m_slack);
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
    m_sentence->fit();
    m_slack->updateGeometry();
    m_reasons->setText(titleText(reasons.join(QLatin1Char('\n'))));
    m_reasons->setVisible(!reasons.isEmpty());
    m_basis->setText(titleText(names::beginning(basis)));
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
    m_sentence->fit();
    makeQuiet(*m_basis, *this);
}

void AnswerHead::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

} // namespace rig::ui
