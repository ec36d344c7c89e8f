// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/message_bar.h"

#include "core/base/shown_text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

namespace rig::ui {

namespace {

constexpr int NewsMilliseconds = 12000;

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_shape(new Label(this))
    , m_text(new Label(this))
    , m_close(new QToolButton(this))
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase); // not in dress(): it sends PaletteChange
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(Grid, Grid / 2, Grid / 2, Grid / 2);
    layout->addWidget(m_shape);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close);
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, [this] {
        m_news.clear();
        dress();
    });
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);
    dress();
}

void MessageBar::say(const QString &said, bool problem)
{
    const QString sentence = shownText(said); // names of files stand in it
    if (problem) {
        m_trouble = m_trouble.isEmpty() || m_trouble.contains(sentence)
                        ? sentence
                        : QString(m_trouble + QLatin1Char('\n') + sentence);
    } else {
        m_news = sentence;
        m_timer->start(NewsMilliseconds);
    }
    dress();
}

QString MessageBar::text() const
{
    if (m_trouble.isEmpty() || m_news.isEmpty())
        return m_trouble + m_news;
    return m_trouble + QLatin1Char('\n') + m_news;
}

void MessageBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        dress();
}

void MessageBar::dismiss()
{
    m_trouble.clear();
    m_news.clear();
    dress();
}

void MessageBar::dress()
{
    const Meaning meaning = m_trouble.isEmpty() ? Meaning::Note : Meaning::Caution;
    m_shape->setText(shapeOf(meaning));
    QPalette shape = m_shape->palette();
    shape.setColor(QPalette::WindowText, colourOf(meaning, palette()));
    if (m_shape->palette() != shape)
        m_shape->setPalette(shape);
    m_shape->setAccessibleName(m_trouble.isEmpty() ? tr("News") : tr("Trouble"));
    m_text->setText(text());
    m_text->setAccessibleName(text());
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));
    setVisible(!text().isEmpty());
}

} // namespace rig::ui
