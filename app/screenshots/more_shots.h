// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

class QWidget;

namespace rig::ui {
class LanguageSwitch;
class MainWindow;
class Workspace;
} // namespace rig::ui

namespace rig::shots {

/// Layouts, polish events, and what pages work out beside: fixes are searched on another thread.
void settle(int milliseconds);
/// Saves the window with something else in its middle.
bool takeOver(ui::MainWindow &window, QWidget &dialog, const QString &file);

/// Start with the machines of the command line as those that were opened last.
void showRecent(ui::MainWindow &window);
/// "My PC" with all fields filled, and the cards that fit.
void fillMyPc(ui::MainWindow &window);
/// A text that is of two machines, and the list to choose one of them; then with one chosen.
void readTwoMachines(ui::MainWindow &window);
void readSecondOfTwo(ui::MainWindow &window);

/// Every dialog and form that opens over the window: `file` has %1 for its name.
bool takeDialogs(QSize size, ui::Workspace &workspace, ui::LanguageSwitch &languages, const QString &file);
/// What is edited beside the tabs: parts with their inspectors, an open finding, the parts to choose from, variants.
bool takeEditing(ui::MainWindow &window, ui::Workspace &workspace, const QString &file);

} // namespace rig::shots
