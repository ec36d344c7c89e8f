// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include <span>

namespace rig {
struct Document;
struct OpenedBuild;
struct PlannedWork;
} // namespace rig

namespace rig::ui {

class Workspace;

/// One room of the window. A page makes its own words again on QEvent::LanguageChange.
class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Whether the page reaches the window's edges; others get the margin of pages around them.
    [[nodiscard]] virtual bool reachesEdges() const { return false; }
    /// A finding was chosen in the list of everything; an index in Verdict::findings.
    virtual void showFinding(int finding) { Q_UNUSED(finding) }
    /// The user wants to say what he has.
    virtual void enterOwnMachine() {}
    /// A part was chosen on another page.
    virtual void showPart(const QString &id) { Q_UNUSED(id) }
    /// What of the guide the user wants to read: "topic:cudnn", "word:lane".
    virtual void showInGuide(const QString &what) { Q_UNUSED(what) }
    /// The best machine for this work is asked for.
    virtual void findFor(const rig::PlannedWork &work) { Q_UNUSED(work) }
    /// For the window's Machine menu.
    [[nodiscard]] virtual QList<QAction *> machineActions() const { return {}; }
    /// What else can be done here, for the list of all commands; not in the menus.
    [[nodiscard]] virtual QList<QAction *> moreActions() const { return {}; }
    /// For the window's Data menu.
    [[nodiscard]] virtual QList<QAction *> dataActions() const { return {}; }

signals:
    /// A sentence for the window's notice. `problem` tells news from trouble.
    void said(const QString &sentence, bool problem);
    /// A command of the page was chosen while another page is seen.
    void wanted();
    /// A part was chosen here; the other pages show it too.
    void partChosen(const QString &id);
    /// The user wants to open a machine; an empty path: he wants to be asked which.
    void openWanted(const QString &path);
    /// A machine was put together here: it is to be opened on the Build page as a document without a file, and the
    /// sentence said once it is.
    void machinePlanned(const rig::Document &document, const QString &sentence);
    /// The best whole machine for this work is wanted.
    void finderWanted(const rig::PlannedWork &work);
    /// A machine was recognised here; as machinePlanned(), with parts that the catalogue does not have.
    void machineRead(const rig::OpenedBuild &machine, const QString &sentence);
    /// The user wants to see the part on the page where its figures are.
    void partOpened(const QString &id);
    /// The user wants another page; `id` as in allPages().
    void pageWanted(const QString &id);
    /// The user wants the report on the machine as a file.
    void reportWanted();
    /// The user wants to say what he has (the Start page's form).
    void ownMachineWanted();
    /// The user wants to begin a machine without parts.
    void newWanted();
};

/// The pages stand in groups.
enum class PageGroup { Start, Decide, Machine, Catalogue };

/// One line of the list of pages: adding a page is adding a line.
struct PageEntry
{
    const char *id;    ///< stable: settings and `--page` name it
    const char *title; ///< English, translated in the context "Page"
    const char *icon;  ///< name in ui/widgets/icons.h
    PageGroup group;   ///< those of a group stand together
    QWidget *(*make)(Workspace &workspace, QWidget *parent);
};

/// All pages, in the order of the sidebar and of their keys.
[[nodiscard]] std::span<const PageEntry> allPages();

} // namespace rig::ui
