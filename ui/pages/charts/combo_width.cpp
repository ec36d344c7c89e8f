// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/combo_width.h"

#include "ui/widgets/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace rig::ui {

namespace {

int askedWidth(const QComboBox &combo)
{
    const QFontMetrics metrics = combo.fontMetrics();
    const QString text = combo.currentIndex() < 0 ? combo.placeholderText() : combo.currentText();
    QStyleOptionComboBox option;
    option.initFrom(&combo);
    const QSize inner(metrics.horizontalAdvance(text) + Grid / 2, metrics.height());
    const int asked = combo.style()->sizeFromContents(QStyle::CT_ComboBox, &option, inner, &combo).width();
    return std::max(8 * metrics.averageCharWidth(), asked);
}

} // namespace

void fitToText(QComboBox &combo, double most)
{
    fitWidth(combo, most);
    combo.view()->setMinimumWidth(combo.view()->sizeHintForColumn(0) + 4 * Grid);
}

void fitWidth(QComboBox &combo, double most)
{
    const int least = 8 * combo.fontMetrics().averageCharWidth();
    combo.setFixedWidth(std::max(least, std::min(askedWidth(combo), static_cast<int>(most))));
}

void shareAmong(int rest, std::vector<QComboBox *> combos)
{
    const auto lack = [](const QComboBox *combo) { return askedWidth(*combo) - combo->minimumWidth(); };
    std::stable_sort(combos.begin(), combos.end(),
                     [&](const QComboBox *a, const QComboBox *b) { return lack(a) < lack(b); });
    for (QComboBox *combo : combos) {
        const int more = std::min(rest, lack(combo));
        if (more <= 0)
            continue;
        combo->setFixedWidth(combo->minimumWidth() + more);
        rest -= more;
    }
}

} // namespace rig::ui
