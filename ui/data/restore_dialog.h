// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store_copies.h"

#include <QDialog>

#include <optional>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class EmptyState;
class OwnData;
class TextRowsModel;

/// The copies of the user's store, newest first, with what each holds; one can be put in the place of what is there.
/// Not modal.
class RestoreDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RestoreDialog(OwnData &ownData, QWidget *parent = nullptr);

private:
    void makeLayout();
    void takeCopies();
    void updateButtons();
    void restore();
    [[nodiscard]] const db::StoreCopy *chosen() const;

    OwnData &m_ownData;
    std::vector<db::StoreCopy> m_copies;
    TextRowsModel *m_model;
    QTableView *m_table;
    QLabel *m_state;
    EmptyState *m_nothing;
    QPushButton *m_restore;
    bool m_working = false;
    std::optional<bool> m_fitted; ///< to no rows or to some
};

} // namespace rig::ui
