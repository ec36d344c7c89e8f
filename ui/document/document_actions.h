// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/report_writer.h"
#include "ui/document/workspace.h"

#include <QAction>
#include <QMainWindow>

namespace rig {
struct Document;
}

namespace rig::ui {

/// New, open, save, save as, recent, autosave and recovery, report: everything that a document needs of the window.
class DocumentActions : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` holds the autosave; empty: none is written. `saveReport` stands above this room.
    DocumentActions(Workspace &workspace, QMainWindow &window, const QString &dataFolder, SaveReport saveReport);

    [[nodiscard]] QList<QAction *> fileActions() const; ///< for the File menu, separators included
    [[nodiscard]] QList<QAction *> editActions() const; ///< undo, redo
    /// Opens a file (from the command line, a drop, the recent list); on failure says so inline and changes nothing.
    bool open(const QString &path);
    /// Takes up a machine that was put together here, as unsaved work without a file. False, and said, where the
    /// present one could not be kept.
    bool takeUp(const Document &document);
    /// The same with the catalogue that it was put together with: it holds parts that live in the machine's file.
    bool takeUp(const Document &document, const Catalogue &catalogue);
    /// A machine without parts takes the place of this one.
    void startNew();
    /// Asks for a file and writes the report on the machine.
    void askReport();
    /// Asks for a file and opens it.
    void askOpen();
    /// After a kill: takes up the autosaved document, and says so. False when there was none.
    bool recover();
    /// True when the window may close: nothing can be lost (unsaved work stays in the autosave).
    bool mayClose();
    void retranslate();

signals:
    /// A sentence for the window's notice. `problem` tells news from trouble.
    void said(const QString &sentence, bool problem);
    /// Somebody else wrote the file meanwhile: his stays, the own machine went to a file beside it. The sentence says
    /// what differs.
    void bothKept(const QString &sentence, const QString &theirs, const QString &ours);
    /// A file could not be opened, and why; nothing has changed.
    void openFailed(const QString &sentence);
    /// Another document took the place of the one that was open.
    void opened();

private:
    struct Private;
    std::shared_ptr<Private> m;
};

} // namespace rig::ui
