// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

namespace rig::ui {

/// A sentence with the painted mark of its meaning before the first line, in the colour of its words. Empty, it hides.
class MarkedLabel : public WrapLabel
{
    Q_OBJECT

public:
    explicit MarkedLabel(Meaning meaning, QWidget *parent = nullptr);

    void say(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void dress();

    Meaning m_meaning;
    bool m_dressing = false;
};

} // namespace rig::ui
