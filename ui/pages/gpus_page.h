// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/profile.h"
#include "ui/models/part_table_model.h"
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

class GpuCompare;
class GpuDetails;
class OwnPriceRow;
class PartFilters;

/// All GPUs in a table, the chosen one with its sources beside it, two to four of them compared.
class GpusPage : public Page
{
    Q_OBJECT

public:
    GpusPage(Workspace &workspace, QWidget *parent = nullptr);
    ~GpusPage() override;

    void search(const QString &text);
    void showPart(const QString &id) override;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTable();
    void makeActions();
    void fillColumnMenu();
    void takeCatalogue();
    void showPrices();
    void setColumns(const QStringList &keys); ///< none: the usual ones
    void fitColumns();
    void keepInView(const QResizeEvent &event);
    void applyFilter();
    void updateChosen();
    void updateCount();
    void showOrderNote();
    void sortFirstBy(const QString &key);
    void chooseRows(const QStringList &ids);
    void compareChosen();
    void showTable();
    void showDetails();
    void copyChosen();
    void addCard(const QString &cardId);
    void retranslate();
    [[nodiscard]] QList<int> chosenRows() const;
    [[nodiscard]] std::vector<std::shared_ptr<const Chip>> chosenChips() const;

    Workspace &m_workspace;
    PartTableModel *m_model;
    PartFilters *m_filters;
    QPushButton *m_columnsButton;
    QMenu *m_columnMenu;
    QPushButton *m_orderButton;
    QMenu *m_orderMenu;
    QPushButton *m_compareButton;
    QLabel *m_answer;
    QLabel *m_count;
    QLabel *m_orderNote; ///< who puts compute first and who bandwidth, where the order is one of these
    QTableView *m_table;
    GpuCompare *m_compare;
    QStackedWidget *m_stack;
    QWidget *m_side; ///< of the table: the own price, the details
    OwnPriceRow *m_ownPrice;
    GpuDetails *m_details;
    QSplitter *m_split;
    advice::Library m_advice;
    QString m_searchText;
    QString m_current;                     ///< id of the chip that the details show
    Buying m_buying = Buying::NewElseUsed; ///< of the prices that the table shows
    bool m_restoring = false;
};

} // namespace rig::ui
