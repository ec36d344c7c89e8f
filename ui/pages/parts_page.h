// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/search_index.h"
#include "ui/pages/page.h"

QT_BEGIN_NAMESPACE
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class ChangeBar;
class KindList;
class PartDetails;
class PartFilters;
class PartForm;
class PartTableModel;

/// Every part of every kind: one search, a table for each kind, the chosen part in full, and the user's own parts.
class PartsPage : public Page
{
    Q_OBJECT

public:
    PartsPage(Workspace &workspace, QWidget *parent = nullptr);
    ~PartsPage() override;

    void search(const QString &text);
    void showPart(const QString &id) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeLayout();
    void makeActions();
    void makeTable();
    void makeForm();
    void takeCatalogue();
    void showKind(Kind kind);
    void applySearch();
    void applyFilters();
    /// The catalogue under the policy that the filters choose.
    [[nodiscard]] Catalogue priced() const;
    /// Of the search in each kind; none where nothing is searched, or not yet.
    [[nodiscard]] std::optional<KindCounts> counts() const;
    [[nodiscard]] std::shared_ptr<const SearchTexts> searchTexts(Kind kind) const;
    void updateChosen();
    void updateCount();
    void updateActions();
    void chooseRow(const QString &id);
    void setColumns(const QStringList &keys); ///< none: the usual ones
    void fillColumnMenu();
    void fillNewMenu();
    void newPart(Kind kind);
    void copyPart();
    void editPart();
    void deletePart();
    void showForm(bool shown);
    void copyRows();
    void retranslate();
    void fitKinds();
    void fitDetails();

    Workspace &m_workspace;
    SearchIndex m_index;
    PartTableModel *m_model;
    KindList *m_kinds;
    QLabel *m_answer;
    PartFilters *m_filters;
    QPushButton *m_new;
    QPushButton *m_copy;
    QPushButton *m_edit;
    QPushButton *m_delete;
    QPushButton *m_columnsButton;
    QMenu *m_newMenu;
    QMenu *m_columnMenu;
    ChangeBar *m_changes;
    QTableView *m_table;
    QLabel *m_count;
    PartDetails *m_details;
    QSplitter *m_split;
    QStackedWidget *m_stack;
    PartForm *m_form = nullptr; ///< made when it is first needed
    QString m_searchText;
    QString m_current; ///< id of the part that the details show
    bool m_restoring = false;
    bool m_ownSplit = false; ///< the details are as wide as the user left them
};

} // namespace rig::ui
