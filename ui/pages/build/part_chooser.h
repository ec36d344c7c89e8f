// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/build/candidates.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace rig::ui {

class CandidateModel;

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
    void retranslate();

signals:
    void chosen(const rig::ui::Opening &opening, const QString &part, bool owned);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void choose();
    void keepCurrent();
    void sayTitle();
    void sayState();

    Opening m_opening;
    QString m_replacedName;
    QString m_current; ///< id of the part that the user went to; empty: the first row is as good as any
    bool m_arranging = false;
    QLabel *m_title;
    QToolButton *m_close;
    QLineEdit *m_search;
    QComboBox *m_order;
    QListView *m_list;
    QLabel *m_state;
    QCheckBox *m_owned;
    QPushButton *m_choose;
    CandidateModel *m_model;
};

} // namespace rig::ui
