// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/end_on_signal.h"

#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <array>
#include <csignal>
#include <unistd.h>
#endif

namespace rig::app {

#ifdef Q_OS_UNIX

namespace {

constexpr std::array Signals{SIGTERM, SIGINT, SIGHUP};

/// A handler may do next to nothing (signal-safety(7)): it writes a byte, which the event loop
/// reads.
std::array<int, 2> ends{-1, -1}; // where it is read, where it is written

void wake(int)
{
    const char byte = 1;
    static_cast<void>(!::write(ends[1], &byte, 1));
}

} // namespace

struct EndOnSignal::Private
{
    explicit Private(std::function<void()> end) : notifier(ends[0], QSocketNotifier::Read)
    {
        QObject::connect(&notifier, &QSocketNotifier::activated, &notifier, [end = std::move(end)] {
            char byte = 0;
            static_cast<void>(!::read(ends[0], &byte, 1));
            end();
        });
    }
    QSocketNotifier notifier;
};

EndOnSignal::EndOnSignal(std::function<void()> end)
{
    if (::pipe(ends.data()) != 0)
        return;
    m = std::make_unique<Private>(std::move(end));
    for (const int number : Signals)
        std::signal(number, wake);
}

EndOnSignal::~EndOnSignal()
{
    for (const int number : Signals)
        std::signal(number, SIG_DFL);
    m.reset();
    for (const int end : ends)
        ::close(end);
}

#else

struct EndOnSignal::Private
{
};

EndOnSignal::EndOnSignal(std::function<void()>) {}
EndOnSignal::~EndOnSignal() = default;

#endif

} // namespace rig::app
