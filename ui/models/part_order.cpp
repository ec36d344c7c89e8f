// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/part_order.h"

#include "core/names/names.h"
#include "ui/models/text_order.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace rig::ui {

namespace {

struct SortKey
{
    bool unknown = true;
    double number = 0;
    std::optional<TextOrder::Key> text;
};

SortKey sortKey(const Value &value, const QString &group, const TextOrder &texts)
{
    const auto text = [&](const QString &of) { return std::optional(texts.key(of)); };
    const auto grouped = [&] { return group.isEmpty() ? std::nullopt : text(group); };
    if (const double *number = std::get_if<double>(&value))
        return {false, *number, grouped()};
    if (const bool *flag = std::get_if<bool>(&value))
        return {false, *flag ? 1.0 : 0.0, {}};
    if (const QString *shown = std::get_if<QString>(&value))
        return {shown->isEmpty(), 0, shown->isEmpty() ? std::nullopt : text(*shown)};
    if (value.index() == 0)
        return {};
    return {false, 0, text(names::value(value))};
}

} // namespace

std::vector<int> unordered(int rows)
{
    std::vector<int> order(static_cast<std::size_t>(rows));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

std::vector<int> ordered(int rows, Qt::SortOrder order, const std::function<Value(int)> &valueAt,
                         const std::function<QString(int)> &groupAt)
{
    const TextOrder texts;
    std::vector<SortKey> keys;
    keys.reserve(static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row)
        keys.push_back(sortKey(valueAt(row), groupAt(row), texts));

    std::vector<int> sorted = unordered(rows);
    const bool ascending = order == Qt::AscendingOrder;
    std::stable_sort(sorted.begin(), sorted.end(), [&](int left, int right) {
        const SortKey &a = keys[static_cast<std::size_t>(left)];
        const SortKey &b = keys[static_cast<std::size_t>(right)];
        if (a.unknown || b.unknown)
            return !a.unknown && b.unknown;
        const SortKey &first = ascending ? a : b;
        const SortKey &second = ascending ? b : a;
        if (first.text && second.text) {
            const int compared = texts.compare(*first.text, *second.text);
            if (compared != 0)
                return compared < 0;
        }
        return first.number < second.number;
    });
    return sorted;
}

} // namespace rig::ui
