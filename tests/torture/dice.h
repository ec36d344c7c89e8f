// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/hostile_names.h"

#include <QByteArray>
#include <QJsonValue>
#include <QRandomGenerator>
#include <QStringList>

#include <vector>

namespace rig::torture {

/// Chance that comes again: the same seed gives the same throws on every machine.
class Dice
{
public:
    explicit Dice(quint32 seed) : m_seed(seed), m_random(seed) {}

    [[nodiscard]] quint32 seed() const { return m_seed; }
    /// 0 … below - 1; 0 where there is nothing to choose from.
    qsizetype below(qsizetype sides);
    /// One time in `sides`.
    bool once(int sides) { return below(sides) == 0; }
    template <class List> const auto &oneOf(const List &list)
    {
        return list[static_cast<typename List::size_type>(below(static_cast<qsizetype>(std::size(list))))];
    }

private:
    quint32 m_seed;
    QRandomGenerator m_random;
};

using test::hostileNames;
/// Numbers at and beyond every limit, as text.
[[nodiscard]] const QStringList &hostileNumbers();

/// A few bytes changed, cut, doubled or put in.
[[nodiscard]] QByteArray withBytesChanged(QByteArray bytes, Dice &dice);
/// JSON with one to four of its values changed, taken out, doubled or nested; other text as withBytesChanged().
[[nodiscard]] QByteArray withValuesChanged(const QByteArray &text, Dice &dice);
/// The one or the other.
[[nodiscard]] QByteArray mutated(const QByteArray &text, Dice &dice);

} // namespace rig::torture
