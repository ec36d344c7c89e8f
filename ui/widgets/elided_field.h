// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace rig::ui {

/// A field of one line. While nobody types in it, a text that is longer than the field ends in dots, not in half a
/// letter. Its tooltip is the owner's.
class ElidedField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

    /// What stands in it while nobody types there.
    [[nodiscard]] QString textAtRest() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRect roomForText() const;
};

} // namespace rig::ui
