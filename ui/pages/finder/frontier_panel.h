// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QSplitter;
QT_END_NAMESPACE

namespace rig::ui {

class ChartView;
class FoundTable;
class MachineSearch;
class MarkedLabel;
class NumberField;
struct SearchGround;

/// What more or less money brings: the best machine of every budget between two, as a chart and as its table. It asks
/// while it is seen, and stops where it is left.
class FrontierPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FrontierPanel(QWidget *parent = nullptr);
    ~FrontierPanel() override;

    void setGround(std::shared_ptr<const SearchGround> ground);
    void setQuestion(const finder::Question &question);
    /// Null: no machine is chosen.
    [[nodiscard]] const finder::Found *chosen() const;
    [[nodiscard]] bool isLooking() const;
    /// Ends the search; what it has found so far stays.
    void stop();

signals:
    void chosenChanged();
    /// A search began, or ended.
    void lookingChanged();
    /// The chosen machine is wanted.
    void opened();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void fitToType();
    void fitTable();
    void showEnds();
    void ask();
    void showAnswer(const finder::Answer &answer);
    void chooseWithinBudget();
    void retranslate();
    [[nodiscard]] std::pair<Money, Money> ends() const;

    std::shared_ptr<const SearchGround> m_ground;
    finder::Question m_question;
    std::optional<finder::Answer> m_answer;
    MachineSearch *m_search;
    QLabel *m_fromLabel, *m_toLabel, *m_progress;
    NumberField *m_from, *m_to;
    MarkedLabel *m_trouble;
    ChartView *m_chart;
    FoundTable *m_table;
    QSplitter *m_split; ///< between the two
    bool m_stale = true;
};

} // namespace rig::ui
