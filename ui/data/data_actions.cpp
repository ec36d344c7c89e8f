// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/data_actions.h"

#include "db/imports/own_lists.h"
#include "ui/data/import_dialog.h"
#include "ui/data/imports_dialog.h"
#include "ui/data/rates_dialog.h"
#include "ui/data/restore_dialog.h"
#include "ui/document/own_data.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"

#include <QFileDialog>
#include <QFileInfo>

namespace rig::ui {

DataActions::DataActions(Workspace &workspace, QWidget *window)
    : QObject(window), m_workspace(workspace), m_window(window)
{
    add(m_importOpenDb, "importOpenDb", &DataActions::importOpenDb);
    add(m_importPrices, "importPrices", &DataActions::importPrices);
    add(m_importParts, "importParts", &DataActions::importParts);
    add(m_importCatalogue, "importCatalogue", &DataActions::importCatalogue);
    add(m_exportPrices, "exportPrices", &DataActions::exportPrices);
    add(m_exportParts, "exportParts", &DataActions::exportParts);
    add(m_rates, "editRates", &DataActions::editRates);
    add(m_imports, "showImports", &DataActions::showImports);
    add(m_copies, "restoreBackup", &DataActions::showCopies);
    for (int i = 0; i < 2; ++i) {
        m_separators << new QAction(this);
        m_separators.back()->setSeparator(true);
    }
    connect(&m_workspace, &Workspace::catalogueChanged, this, &DataActions::updateEnabled);
    retranslate();
    updateEnabled();
}

void DataActions::add(QAction *&action, const char *name, void (DataActions::*run)())
{
    action = new QAction(this);
    action->setObjectName(QString::fromLatin1(name));
    connect(action, &QAction::triggered, this, run);
}

QList<QAction *> DataActions::actions() const
{
    return {m_importOpenDb, m_importPrices,  m_importParts, m_importCatalogue, m_separators[0], m_exportPrices,
            m_exportParts,  m_separators[1], m_rates,       m_imports,         m_copies};
}

void DataActions::updateEnabled()
{
    // Reading is enough for a preview and an export; without a store there is neither.
    const bool there = m_workspace.ownData() && m_workspace.ownData()->store();
    for (QAction *action : {m_importOpenDb, m_importPrices, m_importParts, m_importCatalogue, m_exportPrices,
                            m_exportParts, m_rates, m_imports, m_copies})
        action->setEnabled(there);
}

void DataActions::retranslate()
{
    m_importOpenDb->setText(tr("Import &OpenDB…"));
    m_importPrices->setText(tr("Import p&rices from CSV…"));
    m_importParts->setText(tr("Import &parts…"));
    m_importCatalogue->setText(tr("Import a newer &catalogue…"));
    m_exportPrices->setText(tr("&Export my prices…"));
    m_exportParts->setText(tr("E&xport my parts…"));
    m_rates->setText(tr("Exchange r&ates…"));
    m_imports->setText(tr("&Imports…"));
    m_copies->setText(tr("Restore a &backup…"));
}

void DataActions::showDialog(QDialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void DataActions::importOpenDb()
{
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Folder of the BuildCores OpenDB"),
                                                             value(QSettings(), setting::importFolder));
    if (folder.isEmpty())
        return;
    QSettings settings;
    setValue(settings, setting::importFolder, folder);
    auto *dialog = new ImportDialog(*m_workspace.ownData(), m_workspace.catalogue(), m_window);
    showDialog(dialog);
    dialog->previewOpenDb({folder});
}

void DataActions::importPrices()
{
    const QString path =
        QFileDialog::getOpenFileName(m_window, tr("Import prices"), value(QSettings(), setting::importFolder),
                                     tr("Price lists (*.csv *.tsv *.txt);;All files (*)"));
    if (path.isEmpty())
        return;
    QSettings settings;
    setValue(settings, setting::importFolder, QFileInfo(path).absolutePath());
    auto *dialog = new ImportDialog(*m_workspace.ownData(), m_workspace.catalogue(), m_window);
    showDialog(dialog);
    dialog->previewPrices(path);
}

void DataActions::importParts()
{
    const QStringList paths =
        QFileDialog::getOpenFileNames(m_window, tr("Import parts"), value(QSettings(), setting::importFolder),
                                      tr("Parts files (*.json);;All files (*)"));
    if (paths.isEmpty())
        return;
    QSettings settings;
    setValue(settings, setting::importFolder, QFileInfo(paths.first()).absolutePath());
    auto *dialog = new ImportDialog(*m_workspace.ownData(), m_workspace.catalogue(), m_window);
    showDialog(dialog);
    dialog->previewParts(paths);
}

void DataActions::importCatalogue()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Import a newer catalogue"),
                                                      value(QSettings(), setting::importFolder),
                                                      tr("Catalogues (*.sqlite);;All files (*)"));
    if (path.isEmpty())
        return;
    QSettings settings;
    setValue(settings, setting::importFolder, QFileInfo(path).absolutePath());
    auto *dialog = new ImportsDialog(*m_workspace.ownData(), m_window);
    showDialog(dialog);
    dialog->importCatalogue(path);
}

void DataActions::save(const QString &title, const QString &name, const QString &filter, db::OwnWhat what)
{
    QSettings settings;
    const QString folder = value(settings, setting::lastFolder);
    const QString path = QFileDialog::getSaveFileName(
        m_window, title, folder.isEmpty() ? name : folder + QLatin1Char('/') + name, filter);
    if (path.isEmpty())
        return;
    setValue(settings, setting::lastFolder, QFileInfo(path).absolutePath());
    OwnData &own = *m_workspace.ownData();
    const Result<db::OwnList> list = db::ownList(what, *own.store(), own.shipped());
    const Result<QString> written =
        list ? db::writeOwnList(path, *list) : Result<QString>(tl::unexpected(list.error()));
    const QStringList leftOut = list ? list->leftOut : QStringList();
    const QString sentence = written ? *written : written.error().sentence();
    emit said((QStringList(sentence) + leftOut).join(u'\n'), !written || !leftOut.isEmpty());
}

void DataActions::exportPrices()
{
    save(tr("Export my prices"), QStringLiteral("my-prices.csv"), tr("Tables (*.csv)"), db::OwnWhat::Prices);
}

void DataActions::exportParts()
{
    save(tr("Export my parts"), QStringLiteral("my-parts.json"), tr("Parts files (*.json)"), db::OwnWhat::Parts);
}

void DataActions::editRates() { showDialog(new RatesDialog(m_workspace, *m_workspace.ownData(), m_window)); }

void DataActions::showImports() { showDialog(new ImportsDialog(*m_workspace.ownData(), m_window)); }

void DataActions::showCopies() { showDialog(new RestoreDialog(*m_workspace.ownData(), m_window)); }

} // namespace rig::ui
