// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace rig::guide {
struct Word;
}

namespace rig::ui {

/// What a word of the field means, beside the place where it stands: goes with a click elsewhere or Escape, and the
/// focus returns to where it was.
class WordPanel : public QFrame
{
    Q_OBJECT

public:
    /// Shown below `place` (global), inside the screen; deletes itself.
    static void open(const guide::Word &word, const QPoint &place, QWidget *parent);

private:
    explicit WordPanel(const guide::Word &word, QWidget *parent);
};

} // namespace rig::ui
