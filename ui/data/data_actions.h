// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/imports/own_lists.h"

#include <QAction>
#include <QList>
#include <QObject>

QT_BEGIN_NAMESPACE
class QDialog;
QT_END_NAMESPACE

namespace rig::ui {

class Workspace;

/// The entries of the Data menu: imports, exports, rates. Their dialogs are made when they are asked for.
class DataActions : public QObject
{
    Q_OBJECT

public:
    DataActions(Workspace &workspace, QWidget *window);

    [[nodiscard]] QList<QAction *> actions() const;
    void retranslate();

signals:
    /// A sentence for the window's notice. `problem` tells news from trouble.
    void said(const QString &sentence, bool problem);

private:
    void add(QAction *&action, const char *name, void (DataActions::*run)());
    void importOpenDb();
    void importPrices();
    void importParts();
    void importCatalogue();
    void exportPrices();
    void exportParts();
    void editRates();
    void showImports();
    void showCopies();
    void updateEnabled();
    void showDialog(QDialog *dialog);
    void save(const QString &title, const QString &name, const QString &filter, db::OwnWhat what);

    Workspace &m_workspace;
    QWidget *m_window;
    QAction *m_importOpenDb = nullptr;
    QAction *m_importPrices = nullptr;
    QAction *m_importParts = nullptr;
    QAction *m_importCatalogue = nullptr;
    QAction *m_exportPrices = nullptr;
    QAction *m_exportParts = nullptr;
    QAction *m_rates = nullptr;
    QAction *m_imports = nullptr;
    QAction *m_copies = nullptr;
    QList<QAction *> m_separators;
};

} // namespace rig::ui
