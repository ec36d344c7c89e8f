// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

class MachineSearch;
class PartField;
struct SearchGround;

/// Why an answer is what it is: what binds it, which prices decide it, and what a part that one names would change. It
/// asks while it is seen, beside the window's work, and can be stopped.
class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WhyPanel(QWidget *parent = nullptr);

    void setGround(std::shared_ptr<const SearchGround> ground);
    void setAnswer(const finder::Answer &answer);
    [[nodiscard]] bool isLooking() const;
    /// Ends its searches; what they have found so far stays.
    void stop();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void ask();
    void askFor(const PartField &field);
    void showWhy();
    void showWith();
    void retranslate();

    std::shared_ptr<const SearchGround> m_ground;
    std::optional<finder::Answer> m_answer;
    std::optional<finder::Why> m_why;
    std::optional<std::pair<QString, finder::Answer>> m_with; ///< a part, and the best machine that has it
    MachineSearch *m_search;
    MachineSearch *m_withSearch;
    QLabel *m_gpuLabel, *m_boardLabel, *m_withText, *m_heading, *m_text;
    PartField *m_gpu, *m_board;
    QPushButton *m_stop;
    QString m_asked; ///< id of the part that is looked for
    bool m_stale = true;
};

} // namespace rig::ui
