// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/upgrade.h"

#include <QWidget>

#include <memory>

QT_BEGIN_NAMESPACE
class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QTableWidget;
QT_END_NAMESPACE

namespace rig::ui {

class AnswerHead;
class UpgradeForm;
class WhenSeen;
class Workspace;

/// "I own this card: what should take its place?" The answer first; then all that is faster or larger as a table,
/// those that could be named first, and of the chosen one the verdict, how its speed is known, and what sources say.
class UpgradePanel : public QWidget
{
    Q_OBJECT

public:
    explicit UpgradePanel(Workspace &workspace, QWidget *parent = nullptr);
    ~UpgradePanel() override;

signals:
    /// The user wants to see the chip on the page where its figures are.
    void partOpened(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void placeForm();
    void showHead();
    void retranslate();
    void takeCatalogue();
    void answer();
    void take(const Result<UpgradeAnswer> &answer);
    void fillTable();
    void showDetails();
    void openCurrent();
    /// The option of the table's current row; null where there is none.
    [[nodiscard]] const UpgradeOption *current() const;
    [[nodiscard]] QString hint() const;

    Workspace &m_workspace;
    std::unique_ptr<Equivalence> m_equivalence; ///< of the catalogue as it is; null until somebody looks
    std::optional<UpgradeAnswer> m_answer;      ///< the last good one
    QString m_problem;                          ///< what the question lacked, else empty
    UpgradeForm *m_form;
    QBoxLayout *m_row = nullptr; ///< form and answer: beside each other, or below where that is too narrow
    QScrollArea *m_formArea = nullptr;
    AnswerHead *m_head;
    QLabel *m_hint;
    QTableWidget *m_table;
    QLabel *m_left;
    QPushButton *m_open;
    QPushButton *m_remove;
    QLabel *m_verdict;
    QLabel *m_details;
    QLabel *m_said;
    QLabel *m_note;
    WhenSeen *m_seen;
};

} // namespace rig::ui
