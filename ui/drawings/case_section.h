// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/case_layout.h"

#include <QWidget>

namespace rig::ui {

/// The machine cut open twice at one scale, from the side and from the front. The arrow keys walk its parts, Enter
/// chooses one; the table of parts says the same in words.
class CaseSection : public QWidget
{
    Q_OBJECT

public:
    explicit CaseSection(QWidget *parent = nullptr);

    void setPlan(CasePlan plan);
    /// What has no part in these items is drawn faintly; empty: nothing is.
    void light(const std::vector<ItemId> &items);
    /// What can be seen of the picture at once; where that is too little for its least scale, it is larger.
    void setRoom(QSize room);
    [[nodiscard]] const CasePlan &plan() const { return m_plan; }
    [[nodiscard]] const CaseLayout &picture() const { return m_layout; }
    [[nodiscard]] int current() const { return m_current; } ///< index in CasePlan::parts; -1: none
    void setCurrent(int part);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void deviceChosen(int item);
    void currentChanged(int part);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void describe();
    void paintCurrent(QPainter &painter) const;

    CasePlan m_plan;
    CaseLayout m_layout;
    std::vector<ItemId> m_lit;
    int m_current = -1;
    QSize m_room;
};

} // namespace rig::ui
