// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

namespace rig::app {

/// Calls `end` from the event loop when the system asks the program to end (SIGTERM, SIGINT, SIGHUP): what is unsaved
/// is kept as when the window is closed. On Windows the window is closed by the system itself.
class EndOnSignal
{
public:
    explicit EndOnSignal(std::function<void()> end);
    ~EndOnSignal();
    EndOnSignal(const EndOnSignal &) = delete;
    EndOnSignal &operator=(const EndOnSignal &) = delete;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace rig::app
