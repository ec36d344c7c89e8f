// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rig::ui {
class MainWindow;
} // namespace rig::ui

namespace rig::shots {

/// A tab of the Workload page and of the Advisor, by its place.
void showWorkloadTab(ui::MainWindow &window, int tab);
template <int Tab> void workloadTab(ui::MainWindow &window) { showWorkloadTab(window, Tab); }
void showAdviceTab(ui::MainWindow &window, int tab);
template <int Tab> void adviceTab(ui::MainWindow &window) { showAdviceTab(window, Tab); }
/// A net with its layers, and a model that answers several users.
void workloadLayers(ui::MainWindow &window);
void workloadServing(ui::MainWindow &window);

/// A machine that is used twenty hours a week, against the cheapest offer; what the answer ends with.
void askRent(ui::MainWindow &window);
void askRentFoot(ui::MainWindow &window);

/// The Finder's answer for 3,000 dollars, and each of its tabs.
void askFinder(ui::MainWindow &window);
void askFrontier(ui::MainWindow &window);
void askWhy(ui::MainWindow &window);
void askKnown(ui::MainWindow &window);
/// With the parts of a machine that is owned, one of which may be sold.
void askWithOwned(ui::MainWindow &window);
/// No machine for so little money, and what stands in the way.
void askForTooLittle(ui::MainWindow &window);
void askWhyNone(ui::MainWindow &window);
/// A search under way, and one that was stopped.
void askMuch(ui::MainWindow &window);
void askAndStop(ui::MainWindow &window);

} // namespace rig::shots
