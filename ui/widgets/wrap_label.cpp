// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrap_label.h"

#include "ui/widgets/theme.h"

namespace rig::ui {

WrapLabel::WrapLabel(QWidget *parent) : Label(parent) { setWordWrap(true); }

int WrapLabel::heightForWidth(int width) const
{
    if (m_textOfHeights != text() || m_fontOfHeights != font()) {
        m_textOfHeights = text();
        m_fontOfHeights = font();
        m_heights.clear();
    }
    for (const auto &[known, height] : m_heights) {
        if (known == width)
            return height;
    }
    constexpr std::size_t widthsKept = 8; // a splitter that is dragged asks for hundreds
    if (m_heights.size() >= widthsKept)
        m_heights.clear();
    const int height = measuredHeight(width);
    m_heights.emplace_back(width, height);
    return height;
}

void standLevel(QLabel &label) { label.setContentsMargins(0, Grid / 4, 0, Grid / 4); }

void makeQuiet(QLabel &label, const QWidget &like)
{
    QPalette palette = like.palette();
    palette.setColor(QPalette::WindowText, quietText(palette));
    label.setPalette(palette);
    label.setFont(fontFor(TextSize::Caption, like.font()));
}

} // namespace rig::ui
