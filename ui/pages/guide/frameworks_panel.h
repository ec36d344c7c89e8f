// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/frameworks.h"

#include <QTimer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QSortFilterProxyModel;
class QSplitter;
class QStandardItemModel;
class QTableView;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

class FilterChip;
class GuideText;

/// The table of frameworks, which narrows and sorts, and below it what speaks for and against the chosen one.
class FrameworksPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FrameworksPanel(QWidget *parent = nullptr);

    void setEntries(std::vector<guide::FrameworkEntry> entries);

signals:
    void topicWanted(const QString &id);
    void copied();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fill();
    void showChosen();
    void shareWidth();
    void shareHeight();
    [[nodiscard]] QString idOf(int row) const;

    std::vector<guide::FrameworkEntry> m_entries;
    FilterChip *m_purpose;
    FilterChip *m_vendor;
    FilterChip *m_system;
    QToolButton *m_active;
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_table;
    GuideText *m_text;
    QSplitter *m_split;
    QTimer m_shared;          ///< asks for the height to be shared anew
    QList<int> m_asked;       ///< by each column for its text
    bool m_isMoved = false;   ///< by the user
    bool m_isSharing = false; ///< the width
};

} // namespace rig::ui
