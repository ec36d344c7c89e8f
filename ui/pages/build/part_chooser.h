// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/place.h"
#include "ui/pages/build/candidates.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSplitter;
class QToolButton;

namespace rig::ui {

class CandidateDetails;
class CandidateModel;
class PartFilters;
struct CandidateFilter;

/// The drawer in which a part is chosen: a search field and the list of what could stand here, each with price and
/// effect.
class PartChooser : public QWidget
{
    Q_OBJECT

public:
    explicit PartChooser(QWidget *parent = nullptr);
    ~PartChooser() override;

    /// Opens for an empty place or in place of an item; the search field has the focus.
    void open(const Opening &opening, const Document &document, std::shared_ptr<const Catalogue> catalogue);
    /// The machine changed while the drawer is open.
    void refresh(const Document &document, std::shared_ptr<const Catalogue> catalogue);
    /// Parts that are added are marked as owned unless the user says otherwise.
    void setAddsOwned(bool owned);
    /// Where the parts are bought.
    void setRegion(Region region);
    void focusSearch();
    void retranslate();

signals:
    /// `changes`: what is to change with it, in the same step.
    void chosen(const rig::ui::Opening &opening, const QString &part, bool owned,
                const std::vector<rig::Edit> &changes);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void endAtWholeRow();
    void choose();
    void take(const QString &part, std::vector<Edit> changes);
    void keepCurrent();
    void fillOrders();
    void takeOrder();
    [[nodiscard]] CandidateFilter filter() const;
    void takeFilter();
    void takePrices();
    [[nodiscard]] bool addsOwned() const;
    void showDetails(const QModelIndex &index);
    void sayTitle();
    void saySearch();
    void sayState();

    Opening m_opening;
    Document m_document;
    std::shared_ptr<const Catalogue> m_whole;     ///< as the program has it
    std::shared_ptr<const Catalogue> m_catalogue; ///< with the prices that are asked for here
    QString m_replacedName;
    QString m_current; ///< id of the part that the user went to; empty: the first row is as good as any
    bool m_arranging = false;
    QLabel *m_title;
    QToolButton *m_close;
    QLineEdit *m_search;
    QComboBox *m_order;
    PartFilters *m_filters;
    QToolButton *m_fits;
    QListView *m_list;
    QSplitter *m_split;
    QLabel *m_state;
    QCheckBox *m_owned;
    QPushButton *m_choose;
    CandidateDetails *m_details;
    CandidateModel *m_model;
};

} // namespace rig::ui
