// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/even_rows.h"

#include <algorithm>

namespace rig::ui {

namespace {

int heightAt(const QLayoutItem &item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

QList<QLayoutItem *> EvenRows::shown() const
{
    QList<QLayoutItem *> shown;
    for (int i = 0; i < count(); ++i) {
        if (QLayoutItem *item = itemAt(i); !item->isEmpty())
            shown << item;
    }
    return shown;
}

QSize EvenRows::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem *item : shown()) {
        width += item->sizeHint().width() + gap();
        height = std::max(height, item->sizeHint().height());
    }
    return {width, height};
}

int EvenRows::arrange(const QRect &rect, bool really) const
{
    const QList<QLayoutItem *> items = shown();
    if (items.isEmpty())
        return 0;
    int widest = 1;
    for (const QLayoutItem *item : items)
        widest = std::max(widest, item->sizeHint().width());
    const int number = static_cast<int>(items.size());
    const int fitting = std::clamp((rect.width() + gap()) / (widest + gap()), 1, number);
    const int rows = (number + fitting - 1) / fitting;
    const int columns = (number + rows - 1) / rows;
    const int room = (rect.width() - (columns - 1) * gap()) / columns;
    const int width = number > 1 ? room : std::min(room, widest); // one alone is as wide as what it says
    int top = rect.top();
    for (int first = 0; first < number; first += columns) {
        int height = 0;
        const int end = std::min(first + columns, number);
        for (int i = first; i < end; ++i)
            height = std::max(height, heightAt(*items[i], width));
        for (int i = first; really && i < end; ++i)
            items[i]->setGeometry(QRect(rect.left() + (i - first) * (width + gap()), top, width, height));
        top += height + gap();
    }
    return top - gap() - rect.top();
}

} // namespace rig::ui
