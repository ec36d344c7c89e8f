// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filter_chip.h"

#include "ui/widgets/label.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>

namespace rig::ui {

namespace {

/// On buttons and in menus an ampersand underlines the letter after it.
QString plainText(QString text) { return text.replace(QLatin1Char('&'), QLatin1StringView("&&")); }

} // namespace

FilterChip::FilterChip(QWidget *parent) : QToolButton(parent)
{
    setProperty("chip", true);
    setCheckable(true);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &FilterChip::fillMenu);
}

void FilterChip::setChoices(const QString &title, const QString &any, std::vector<Choice> choices)
{
    m_title = title;
    m_any = any;
    m_choices = std::move(choices);
    const bool offered = std::any_of(m_choices.begin(), m_choices.end(),
                                     [this](const Choice &choice) { return choice.value == m_value; });
    if (!offered)
        m_value = {};
    showAgain();
}

void FilterChip::setValue(const QVariant &value)
{
    const bool offered =
        std::any_of(m_choices.begin(), m_choices.end(), [&](const Choice &choice) { return choice.value == value; });
    choose(offered ? value : QVariant());
}

void FilterChip::choose(const QVariant &value)
{
    if (value == m_value && value.isValid() == m_value.isValid())
        return;
    m_value = value;
    showAgain();
    emit changed();
}

void FilterChip::showAgain()
{
    const auto chosen = std::find_if(m_choices.begin(), m_choices.end(),
                                     [this](const Choice &choice) { return isSet() && choice.value == m_value; });
    const bool set = chosen != m_choices.end();
    setChecked(set);
    setText(plainText(!set ? m_title : chosen->brief.isEmpty() ? chosen->text : chosen->brief));
    setAccessibleName(set ? tr("%1: %2", "what a list is narrowed by, the choice").arg(m_title, chosen->text)
                          : tr("%1: any", "what a list is narrowed by").arg(m_title));
    setToolTip(plainTip(set ? tr("The cross or the delete key takes the filter back.") : QString()));
    updateGeometry();
}

void FilterChip::fillMenu()
{
    menu()->clear();
    const auto add = [&](const QString &text, const QVariant &value, bool on) {
        QAction *action = menu()->addAction(plainText(text));
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::triggered, this, [this, value] { choose(value); });
    };
    add(m_any, {}, !isSet());
    menu()->addSeparator();
    for (const Choice &choice : m_choices)
        add(choice.text, choice.value, isSet() && choice.value == m_value);
}

void FilterChip::mousePressEvent(QMouseEvent *event)
{
    // The cross has the place of the arrow, at the right end.
    if (isSet() && event->button() == Qt::LeftButton && event->position().x() >= width() - height()) {
        choose({});
        event->accept();
        return;
    }
    QToolButton::mousePressEvent(event);
}

void FilterChip::keyPressEvent(QKeyEvent *event)
{
    if (isSet() && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
        choose({});
        event->accept();
        return;
    }
    QToolButton::keyPressEvent(event);
}

} // namespace rig::ui
