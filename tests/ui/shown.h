// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/build/finding_card.h"

#include <QLabel>

namespace rig::test {

/// The findings that a page or a panel shows now.
inline QList<ui::FindingCard *> shownCards(const QWidget &in)
{
    QList<ui::FindingCard *> shown;
    for (ui::FindingCard *card : in.findChildren<ui::FindingCard *>()) {
        if (!card->isHidden())
            shown << card;
    }
    return shown;
}

/// The one of a check; null where it is silent.
inline ui::FindingCard *cardOf(const QWidget &in, std::string_view check)
{
    for (ui::FindingCard *card : shownCards(in)) {
        if (check == card->finding().check)
            return card;
    }
    return nullptr;
}

/// All labels that are not hidden, a line each; spaces that do not break are like others.
inline QString textOf(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>()) {
        if (!label->isHidden())
            texts << label->text();
    }
    return texts.join(u'\n').replace(u'\u00a0', u' ');
}

} // namespace rig::test
