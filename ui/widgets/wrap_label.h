// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/label.h"

#include <QFont>

namespace rig::ui {

/// A label of wrapped text that remembers its heights: nested layouts ask for each many times over, and Qt lays the
/// text out anew at every question.
class WrapLabel : public Label
{
    Q_OBJECT

public:
    explicit WrapLabel(QWidget *parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const final;

protected:
    /// What heightForWidth() remembers until the text or the font is another.
    [[nodiscard]] virtual int measuredHeight(int width) const { return QLabel::heightForWidth(width); }

private:
    mutable QString m_textOfHeights;
    mutable QFont m_fontOfHeights;
    mutable std::vector<std::pair<int, int>> m_heights; ///< width, height
};

/// In a form, at the middle of its field: Qt keeps a label that is lower than four sevenths of the field above it.
void standLevel(QLabel &label);

/// Small type of less weight, for captions and sources, after the palette and the font of `like`.
void makeQuiet(QLabel &label, const QWidget &like);

} // namespace rig::ui
