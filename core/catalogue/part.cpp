// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/part.h"

#include "core/catalogue/board.h"

namespace rig {

namespace {

template <class T> struct Type
{
    using Of = T;
};

/// Calls `make` with the type that a kind has.
template <class Make> std::shared_ptr<Part> withTypeOf(Kind kind, const Make &make)
{
    switch (kind) {
    case Kind::Gpu:
        return make(Type<Chip>());
    case Kind::Card:
        return make(Type<Card>());
    case Kind::Processor:
        return make(Type<Processor>());
    case Kind::Motherboard:
        return make(Type<Board>());
    case Kind::Supply:
        return make(Type<Supply>());
    case Kind::Case:
        return make(Type<Case>());
    case Kind::Cooler:
        return make(Type<Cooler>());
    case Kind::Fan:
        return make(Type<Fan>());
    case Kind::Memory:
        return make(Type<MemoryKit>());
    case Kind::Drive:
        return make(Type<Drive>());
    case Kind::Network:
        return make(Type<Network>());
    case Kind::Bridge:
        return make(Type<Bridge>());
    case Kind::Riser:
        return make(Type<Riser>());
    case Kind::Switch:
        return make(Type<SwitchBoard>());
    case Kind::Cable:
        return make(Type<Cable>());
    case Kind::System:
        return make(Type<System>());
    }
    return nullptr;
}

} // namespace

std::shared_ptr<Part> emptyPart(Kind kind)
{
    return withTypeOf(
        kind, [](auto type) -> std::shared_ptr<Part> { return std::make_shared<typename decltype(type)::Of>(); });
}

std::shared_ptr<Part> copyOf(const Part &part)
{
    return withTypeOf(part.kind, [&](auto type) -> std::shared_ptr<Part> {
        using T = typename decltype(type)::Of;
        return std::make_shared<T>(static_cast<const T &>(part));
    });
}

} // namespace rig
