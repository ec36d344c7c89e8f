// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Before our own headers: moc 6.4 stumbles over <compare> when no Qt header came first.
#include <QSlider>
#include <QWidget>

#include "ui/pages/build/limit_groups.h"

class QLabel;
class QToolButton;

namespace rig::ui {

class LimitBox;
class LimitCurve;
class Workspace;

/// A slider that a wheel only moves while it has the focus: the page scrolls over it.
class LimitSlider : public QSlider
{
    Q_OBJECT

public:
    explicit LimitSlider(QWidget *parent = nullptr);

    /// Where the middle of the handle stands when the slider is at an end.
    [[nodiscard]] int inset() const;

signals:
    void left(); ///< the focus went elsewhere

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
};

/// The power limit of one group of cards: its measured curve, its slider, its number, and what it costs and saves.
class LimitRow : public QWidget
{
    Q_OBJECT

public:
    explicit LimitRow(Workspace &workspace, QWidget *parent = nullptr);

    /// `others`: other groups hold cards of the same model.
    void show(const LimitGroup &group, bool others);
    /// The finding that is open is about its cards.
    void setLit(bool lit);

signals:
    void apartWanted();
    void togetherWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void connectEditors();
    void showRange(const Card &card);
    void showAnswer(const Card &card);
    void takeSlider(int watts);
    void apply(std::optional<Watts> limit);

    Workspace &m_workspace;
    LimitGroup m_group;
    bool m_lit = false;
    std::optional<LimitRange> m_range;
    QLabel *m_title;
    QToolButton *m_apart;
    QToolButton *m_together;
    LimitCurve *m_curve;
    LimitSlider *m_slider;
    LimitBox *m_box;
    QLabel *m_ends;
    QLabel *m_answer;
    QLabel *m_source;
};

} // namespace rig::ui
