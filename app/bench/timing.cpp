// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/timing.h"

#include <algorithm>
#include <chrono>

namespace rig::bench {

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double medianMicroseconds(int rounds, int calls, const std::function<void()> &call)
{
    using Clock = std::chrono::steady_clock;
    std::vector<double> times;
    for (int round = -1; round < rounds; ++round) {
        const Clock::time_point start = Clock::now();
        for (int i = 0; i < calls; ++i)
            call();
        const std::chrono::duration<double, std::micro> taken = Clock::now() - start;
        if (round >= 0)
            times.push_back(taken.count() / calls);
    }
    return median(std::move(times));
}

} // namespace rig::bench
