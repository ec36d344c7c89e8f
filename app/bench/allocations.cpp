// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> allocations{0};

} // namespace

// This program's own new and delete: the only way to count what a library asks for.
void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

namespace rig::bench {

std::size_t allocationsOf(const std::function<void()> &call)
{
    const std::size_t before = allocations;
    call();
    return allocations - before;
}

} // namespace rig::bench
