// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/word_panel.h"

#include "core/guide/glossary.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

namespace {

/// Of letters: a line of it is read at a glance.
constexpr int PanelLetters = 52;

Label *wordLine(const QString &text, TextSize size, QWidget *parent)
{
    auto *label = new Label(text, parent);
    label->setFont(fontFor(size, parent->font()));
    label->setWordWrap(true);
    return label;
}

} // namespace

WordPanel::WordPanel(const guide::Word &word, QWidget *parent) : QFrame(parent, Qt::Popup)
{
    setObjectName(QStringLiteral("wordPanel"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setAccessibleName(word.term);
    setAccessibleDescription(word.text);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(2 * Grid, Grid, 2 * Grid, Grid);
    lines->addWidget(wordLine(word.term, TextSize::Section, this));
    if (!word.also.isEmpty())
        lines->addWidget(wordLine(word.also.join(tr(", ", "between names")), TextSize::Caption, this));
    lines->addWidget(wordLine(word.text, TextSize::Text, this));
    QStringList sources;
    for (const Source &source : word.sources)
        sources << source.title;
    if (!sources.isEmpty())
        lines->addWidget(wordLine(tr("Source: %1", "titles").arg(sources.join(tr("; ", "between titles"))),
                                  TextSize::Caption, this));
    lines->addWidget(wordLine(tr("All words: page Guide, or Ctrl+K."), TextSize::Caption, this));
    setFixedWidth(PanelLetters * fontMetrics().averageCharWidth());
}

void WordPanel::open(const guide::Word &word, const QPoint &place, QWidget *parent)
{
    auto *panel = new WordPanel(word, parent);
    panel->resize(panel->width(), panel->heightForWidth(panel->width()));
    panel->adjustSize();
    const QRect screen = parent->screen()->availableGeometry();
    const int left = std::clamp(place.x(), screen.left(), std::max(screen.left(), screen.right() - panel->width()));
    const int top = std::clamp(place.y(), screen.top(), std::max(screen.top(), screen.bottom() - panel->height()));
    panel->move(left, top);
    panel->show();
}

} // namespace rig::ui
