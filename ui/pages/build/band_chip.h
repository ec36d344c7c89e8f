// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"

#include <QAbstractButton>

#include <optional>

namespace rig::ui {

/// A mark and a few words on a round ground: a cause beside the verdict, whose click leads to where it is seen, and, as
/// one that can be checked, a counter of findings that shows and hides them.
class BandChipButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit BandChipButton(QWidget *parent = nullptr);

    void setChip(const std::optional<Severity> &severity, const QString &text);
    /// Its finding is the one that is open.
    void setLit(bool lit);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::optional<Severity> m_severity;
    bool m_lit = false;
};

} // namespace rig::ui
