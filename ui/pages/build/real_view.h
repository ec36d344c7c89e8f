// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/first_start_words.h"
#include "core/words/reality_answer.h"

#include <QScrollArea>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTableWidget;
QT_END_NAMESPACE

namespace rig::ui {

class DumpBar;
class Workspace;

/// The plan beside what the machine says of itself: each card planned and found, why it differs and what to do; and
/// what to run after the first start, with what it printed.
class RealView : public QScrollArea
{
    Q_OBJECT

public:
    explicit RealView(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    /// What is told of the whole; none: nothing, or nothing to tell.
    [[nodiscard]] std::optional<Severity> worst() const;
    [[nodiscard]] DumpBar &bar() const { return *m_bar; }

signals:
    void deviceChosen(int item);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void setFonts();
    void showAnswer();
    void showCards();
    void showDetails();
    void showSteps();
    void planAsFound();

    Workspace &m_workspace;
    DumpBar *m_bar;
    QLabel *m_answer;
    QTableWidget *m_cards;
    QLabel *m_details;
    QPushButton *m_move; ///< plans the chosen card in the slot where it was found
    QLabel *m_others;
    QLabel *m_stepsTitle;
    QLabel *m_stepsAnswer;
    QTableWidget *m_steps;
    reality::Reality m_reality;
    words::RealityAnswer m_words;
};

} // namespace rig::ui
