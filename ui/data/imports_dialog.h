// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/newer_catalogue.h"
#include "db/user_store.h"

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

/// What was imported: a newer catalogue, where there is one, then parts and prices, newest first. Each can be taken out
/// again as a whole. Not modal.
class ImportsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportsDialog(OwnData &ownData, QWidget *parent = nullptr);

    /// Checks a whole catalogue beside the window and lets it count; the bar says how it went.
    void importCatalogue(const QString &path);

private:
    void makeLayout();
    void takeImports();
    void updateButtons();
    void askRemove();
    void remove();
    void working(const QString &sentence);
    void done();
    [[nodiscard]] QStringList catalogueRow() const;
    [[nodiscard]] bool catalogueChosen() const;
    [[nodiscard]] const db::ImportRecord *chosen() const;

    OwnData &m_ownData;
    std::optional<db::ImportedCatalogue> m_catalogue; ///< the first row, where there is one
    std::vector<db::ImportRecord> m_records;
    TextRowsModel *m_model;
    QTableView *m_table;
    QLabel *m_state;
    EmptyState *m_nothing;
    QWidget *m_question; ///< shown once Remove was pressed: this cannot be undone
    QLabel *m_questionText;
    QPushButton *m_remove;
    QPushButton *m_really;
    bool m_working = false;
    std::optional<bool> m_fitted; ///< to no rows or to some
};

} // namespace rig::ui
