// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/empty_state.h"

#include "ui/widgets/theme.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace rig::ui {

EmptyState::EmptyState(QWidget *parent) : QWidget(parent), m_title(new WrapLabel(this)), m_line(new WrapLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4 * Grid, 0, 0);
    column->setSpacing(Grid / 2);
    column->addStretch(1);
    for (QLabel *label : {m_title, m_line}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addStretch(2);
    m_title->setObjectName(QStringLiteral("emptyTitle"));
    m_line->setForegroundRole(QPalette::PlaceholderText); // the secondary text of the palette
    setFonts();
}

void EmptyState::say(const QString &title, const QString &line)
{
    m_title->setText(title);
    m_line->setText(line);
}

void EmptyState::setFonts() { m_title->setFont(sized(font(), 1, QFont::DemiBold)); }

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setFonts();
}

void fitToContent(QWidget &dialog, QSize full, bool isEmpty)
{
    const QLayout &layout = *dialog.layout();
    const int low =
        layout.hasHeightForWidth() ? layout.totalHeightForWidth(full.width()) : layout.totalSizeHint().height();
    dialog.resize(full.width(), isEmpty ? std::min(low + 2 * Grid, full.height()) : full.height());
}

} // namespace rig::ui
