// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/seating.h"

#include "core/machine/adapters.h"
#include "core/machine/heat_rules.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr double DriveWeight = 0.25;
/// What is not known is taken for the least of a connector and the most of a device: any link that is known is better.
constexpr int LeastWidth = 1, LeastGeneration = 1;
constexpr int MostWidth = 16, MostGeneration = 5;
constexpr double BehindChipset = 0.5;
constexpr double Starved = 1.0;

PlaceScore linkScore(const Shape &shape, const Seat &seat, double weight)
{
    PlaceScore score;
    if (seat.offer.width == 0) {
        score.impossible = 1;
        return score;
    }
    const double device = shape.card ? weight * shape.need : DriveWeight;
    const int most = shape.width.value_or(MostWidth);
    const int newest = shape.generation.value_or(MostGeneration);
    const int width = std::min(seat.offer.width.value_or(LeastWidth), most);
    const int generation = std::min(seat.offer.generation.value_or(LeastGeneration), newest);
    score.worse = device * std::log2(laneRate(newest).value() * most / (laneRate(generation).value() * width));
    if (shape.card && (seat.root == FromChipset || seat.root == FromUnknown))
        score.worse += BehindChipset * device;
    return score;
}

PlaceScore roomScore(const Shape &shape, const Seat &seat, std::optional<int> caseSlots)
{
    PlaceScore score;
    if (seat.length && *seat.length < shape.edge)
        score.impossible = 1;
    if (!seat.slot || !seat.position || !shape.places)
        return score;
    score.depth = *seat.position;
    const double last = *seat.position + *shape.places - 1;
    if ((caseSlots && last > *caseSlots) || (seat.next && last >= *seat.next))
        score.impossible = 1;
    if (!seat.next || !shape.openAir)
        return score;
    const Millimetres thickness = shape.thickness.value_or(SlotPitch * *shape.places);
    if (SlotPitch * (*seat.next - *seat.position) - thickness < FreeSlot)
        score.worse += Starved;
    return score;
}

/// Walks the assignment back from its end.
void walkBack(const Sort &sort, const std::vector<Seat> &seats, const std::vector<std::size_t> &from,
              const std::vector<std::size_t> &stride, std::vector<int> &places)
{
    std::size_t state = from.size() - 1;
    for (std::size_t at = seats.size(); at > 0; --at) {
        const std::size_t shape = from[state];
        for (std::size_t i = sort.devices.size(); i > 0; --i) {
            if (places[i - 1] < 0 && static_cast<std::size_t>(sort.shapeIndex[i - 1]) == shape) {
                places[i - 1] = seats[at - 1].connector;
                break;
            }
        }
        state -= stride[shape];
    }
}

} // namespace

Shape shapeOf(const Device &device)
{
    Shape shape;
    shape.part = &device.part();
    shape.width = device.width();
    shape.generation = device.generation();
    shape.edge = edgeWidth(device).value_or(MostWidth);
    shape.card = device.isCard();
    if (device.isAdapter()) {
        shape.width = edgeWidth(device);
        shape.generation = device.riser ? device.riser->pcieGeneration.value : device.generation();
    }
    if (!device.isCard()) {
        shape.places = device.isDrive() ? std::nullopt : std::optional(1);
        return shape;
    }
    shape.places = placesOf(*device.card);
    shape.thickness = device.card->thickness.value;
    shape.openAir = isOpenAir(*device.card).value_or(true);
    return shape;
}

PlaceScore costOf(const Shape &shape, const Seat &seat, const SeatRules &rules)
{
    return linkScore(shape, seat, rules.weight) + roomScore(shape, seat, rules.caseSlots);
}

PlaceScore assignSeats(const Sort &sort, const std::vector<Seat> &seats, const SeatRules &rules,
                       std::vector<int> &places)
{
    places.assign(sort.devices.size(), -1);
    if (sort.devices.empty())
        return {};
    const std::size_t shapes = sort.shapes.size();
    std::vector<std::size_t> stride(shapes + 1, 1);
    std::vector<int> count(shapes, 0);
    for (const int shape : sort.shapeIndex)
        ++count[static_cast<std::size_t>(shape)];
    for (std::size_t i = 0; i < shapes; ++i)
        stride[i + 1] = stride[i] * (static_cast<std::size_t>(count[i]) + 1);
    // State: how many of each shape are seated; with s seated, seat s is next.
    std::vector<std::optional<PlaceScore>> best(stride[shapes]);
    std::vector<std::size_t> from(stride[shapes], 0);
    best[0] = PlaceScore{};
    std::vector<PlaceScore> costs(shapes * seats.size());
    for (std::size_t shape = 0; shape < shapes; ++shape) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            costs[shape * seats.size() + seat] = costOf(sort.shapes[shape], seats[seat], rules);
    }
    for (std::size_t state = 0; state + 1 < best.size(); ++state) {
        if (!best[state])
            continue;
        std::size_t seated = 0;
        for (std::size_t shape = 0; shape < shapes; ++shape)
            seated += state / stride[shape] % (static_cast<std::size_t>(count[shape]) + 1);
        for (std::size_t shape = 0; shape < shapes; ++shape) {
            if (state / stride[shape] % (static_cast<std::size_t>(count[shape]) + 1) ==
                static_cast<std::size_t>(count[shape]))
                continue;
            const PlaceScore score = *best[state] + costs[shape * seats.size() + seated];
            std::optional<PlaceScore> &there = best[state + stride[shape]];
            if (!there || score < *there) {
                there = score;
                from[state + stride[shape]] = shape;
            }
        }
    }
    walkBack(sort, seats, from, stride, places);
    return *best.back();
}

} // namespace rig
