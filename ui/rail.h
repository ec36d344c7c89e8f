// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace rig::ui {

/// The pages down the left of the window, in their groups; icons alone where the window is narrow.
class Rail : public QListWidget
{
    Q_OBJECT

public:
    explicit Rail(QWidget *parent = nullptr);

    /// Index in allPages(); -1: none yet.
    [[nodiscard]] int page() const;
    void setPage(int page);
    /// Icons with tooltips in place of names.
    void setNarrow(bool narrow);
    void retranslate();

signals:
    void pageChosen(int page);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fit();

    bool m_narrow = false;
};

} // namespace rig::ui
