// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/change_bar.h"

#include "ui/document/own_data.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/type_sizes.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace rig::ui {

ChangeBar::ChangeBar(QWidget *parent)
    : QFrame(parent)
    , m_shape(new Label(this))
    , m_text(new Label(this))
    , m_undo(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("changeBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setWordWrap(true);
    m_undo->setObjectName(QStringLiteral("undoChange"));
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(Grid, Grid / 2, Grid / 2, Grid / 2);
    layout->addWidget(m_shape);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_undo);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_undo, &QPushButton::clicked, this, [this] {
        if (m_ownData)
            m_ownData->undo();
    });
    dress();
    hide();
}

void ChangeBar::setOwnData(OwnData *ownData)
{
    if (m_ownData == ownData)
        return;
    if (m_ownData)
        m_ownData->disconnect(this);
    m_ownData = ownData;
    if (!m_ownData)
        return;
    connect(m_ownData, &OwnData::changed, this, [this](const QString &sentence) { say(sentence, false); });
    connect(m_ownData, &OwnData::failed, this, [this](const QString &sentence) { say(sentence, true); });
    connect(m_ownData, &QObject::destroyed, this, [this] { m_ownData = nullptr; });
}

void ChangeBar::layOver()
{
    m_over = true;
    setBackgroundRole(QPalette::Base);
    parentWidget()->installEventFilter(this);
}

void ChangeBar::place()
{
    if (!m_over || isHidden())
        return;
    const QSize room = parentWidget()->size();
    const int wide = std::min(static_cast<int>(scaled(560, font())), room.width() - 4 * Grid);
    layout()->activate();
    const int tall = std::max(layout()->totalHeightForWidth(wide), minimumSizeHint().height());
    setGeometry(room.width() - wide - 2 * Grid, room.height() - tall - 2 * Grid, wide, tall);
    raise();
}

bool ChangeBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

QString ChangeBar::text() const { return m_text->text(); }

void ChangeBar::say(const QString &sentence, bool problem)
{
    m_problem = problem;
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    m_undo->setVisible(!problem && m_ownData && m_ownData->canUndo());
    dress();
    show();
    place();
}

void ChangeBar::dress()
{
    const Meaning meaning = m_problem ? Meaning::Caution : Meaning::Note;
    m_shape->setPixmap(markIcon(meaning, palette()).pixmap(fontMetrics().ascent()));
    m_shape->setAccessibleName(m_problem ? tr("Trouble") : tr("News"));
    m_undo->setText(tr("&Undo"));
    m_undo->setToolTip(tr("Take the last change of your own parts, figures and prices back."));
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));
}

void ChangeBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        dress();
}

} // namespace rig::ui
