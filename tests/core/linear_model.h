// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/conditions.h"
#include "core/finder/worth.h"
#include "core/machine/power_rules.h"
#include "core/names/names.h"
#include "tests/testing.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <set>

namespace rig::test {

/// The finder's question as an integer program for CBC: what is linear in it, and nothing else. A column for each
/// option, of which each slot has one. Every machine that answers the question meets all of it, so that its optimum is
/// never below the finder's. Not in it: places, lanes, plugs, and all that a check says of more than sums.
class LinearModel
{
public:
    /// Hundredths of the currency that a machine may cost.
    LinearModel(const finder::Stock &stock, const finder::Question &question, qint64 mostCents)
        : m_stock(stock), m_question(question)
    {
        atMost(double(mostCents - stock.alwaysCents),
               [](finder::Slot, const auto &option) { return double(option.cents); });
        addSockets();
        addMemory();
        addPower();
        addLengths();
    }

    /// What does most; of those that do so much the cheapest, where `least` is said. Nullopt: there is none.
    [[nodiscard]] std::optional<finder::Choice> best(std::optional<double> least = {}) const
    {
        const QTemporaryDir folder;
        const QString model = folder.filePath(QStringLiteral("model.lp"));
        const QString solution = folder.filePath(QStringLiteral("solution"));
        QFile file(model);
        if (!file.open(QIODevice::WriteOnly) || file.write(text(least)) < 0)
            qFatal("the model is not written");
        file.close();
        QProcess solver;
        solver.start(QStringLiteral("cbc"),
                     {model, QStringLiteral("-ratioGap"), QStringLiteral("0"), QStringLiteral("-allowableGap"),
                      QStringLiteral("0"), QStringLiteral("-solve"), QStringLiteral("-solution"), solution});
        if (!solver.waitForFinished(-1) || solver.exitCode() != 0)
            qFatal("cbc (package coinor-cbc) ends badly");
        return choiceFrom(solution);
    }

private:
    static QByteArray nameOf(std::size_t slot, std::size_t option)
    {
        return "x" + QByteArray::number(qulonglong(slot)) + "_" + QByteArray::number(qulonglong(option));
    }

    /// A sum over all options, one term a line; options that count nothing are left out.
    template <class Number> [[nodiscard]] QByteArray sum(Number number) const
    {
        QByteArray text;
        for (std::size_t slot = 0; slot < finder::SlotCount; ++slot) {
            const auto &options = m_stock.options[slot];
            for (std::size_t i = 0; i < options.size(); ++i) {
                const double times = number(static_cast<finder::Slot>(slot), options[i]);
                if (times != 0)
                    text +=
                        (times > 0 ? " +" : " ") + QByteArray::number(times, 'g', 17) + ' ' + nameOf(slot, i) + '\n';
            }
        }
        return text;
    }

    template <class Number> void atMost(double most, Number number)
    {
        if (const QByteArray terms = sum(number); !terms.isEmpty())
            m_rows += " c" + QByteArray::number(m_count++) + ":\n" + terms +
                      " <= " + QByteArray::number(most, 'g', 17) + '\n';
    }

    template <class T> static const T &partOf(const finder::Option &option)
    {
        return static_cast<const T &>(*option.part);
    }

    /// A board and a processor have one socket, as far as both are known.
    void addSockets()
    {
        std::set<QString> sockets;
        for (const finder::Option &board : m_stock.of(finder::Slot::Board))
            sockets.insert(partOf<Board>(board).socket.valueOr({}));
        for (const QString &socket : sockets) {
            if (socket.isEmpty())
                continue;
            atMost(0, [&](finder::Slot slot, const finder::Option &option) {
                if (slot == finder::Slot::Board)
                    return partOf<Board>(option).socket.valueOr({}) == socket ? 1.0 : 0.0;
                const bool fits =
                    slot == finder::Slot::Processor && partOf<Processor>(option).socket.valueOr(socket) == socket;
                return fits ? -1.0 : 0.0;
            });
        }
    }

    /// Its type, its modules and its size; the cooler carries what the processor draws.
    void addMemory()
    {
        std::set<QString> types;
        for (const finder::Option &kit : m_stock.of(finder::Slot::Memory))
            types.insert(partOf<MemoryKit>(kit).type.valueOr({}));
        for (const QString &type : types) {
            if (type.isEmpty())
                continue;
            atMost(0, [&](finder::Slot slot, const finder::Option &option) {
                if (slot == finder::Slot::Memory)
                    return partOf<MemoryKit>(option).type.valueOr({}) == type ? 1.0 : 0.0;
                const bool takes = slot == finder::Slot::Board &&
                                   partOf<Board>(option).memoryType.valueOr(type).split(u'/').contains(type);
                return takes ? -1.0 : 0.0;
            });
        }
        atMost(0, [&](finder::Slot slot, const finder::Option &option) {
            if (slot == finder::Slot::Memory)
                return double(partOf<MemoryKit>(option).modules.valueOr(0) * option.count);
            return slot == finder::Slot::Board ? -double(partOf<Board>(option).memorySlots.valueOr(Many)) : 0.0;
        });
        atMost(0, [&](finder::Slot slot, const finder::Option &option) {
            if (slot == finder::Slot::Cards)
                return finder::memoryNeeded(option, m_question).value();
            const bool counts = slot == finder::Slot::Memory;
            return counts ? -(partOf<MemoryKit>(option).moduleSize.valueOr(Gibibytes(0)).value() *
                              partOf<MemoryKit>(option).modules.valueOr(0) * option.count)
                          : 0.0;
        });
        atMost(0, [&](finder::Slot slot, const finder::Option &option) {
            if (slot == finder::Slot::Cooler)
                return option.owned ? -double(Many) : -partOf<Cooler>(option).tdp.valueOr(Watts(0)).value();
            if (slot != finder::Slot::Processor)
                return 0.0;
            const auto &processor = partOf<Processor>(option);
            return processor.pl2.valueOr(processor.tdp.valueOr(Watts(0))).value();
        });
    }

    void addPower()
    {
        const bool spares = finder::isRefused("power.supply-headroom", m_question);
        atMost(-RestOfPlatform.value(), [&](finder::Slot slot, const finder::Option &option) {
            if (slot == finder::Slot::Cards)
                return finder::drawOfEach(option).value_or(Watts(0)).value() * option.count;
            if (slot == finder::Slot::Processor)
                return partOf<Processor>(option).tdp.valueOr(Watts(0)).value();
            if (slot != finder::Slot::Supply)
                return 0.0;
            const std::optional<Watts> rating = ratingAt(partOf<Supply>(option), m_question.site);
            return -(rating ? rating->value() * option.count * (spares ? ComfortableLoad : 1) : double(Many));
        });
    }

    /// A card is no longer, a cooler no higher than the case takes.
    void addLengths()
    {
        atMost(0, [](finder::Slot slot, const finder::Option &option) {
            if (slot == finder::Slot::Cards)
                return option.cabled.cards > 0 ? 0.0 : partOf<Card>(option).length.valueOr(Millimetres(0)).value();
            return slot == finder::Slot::Case ? -partOf<Case>(option).maxCardLength.valueOr(Millimetres(Many)).value()
                                              : 0.0;
        });
        atMost(0, [](finder::Slot slot, const finder::Option &option) {
            const bool stands = slot == finder::Slot::Cooler && partOf<Cooler>(option).type.valueOr({}) == u"air";
            if (stands)
                return partOf<Cooler>(option).height.valueOr(Millimetres(0)).value();
            return slot == finder::Slot::Case ? -partOf<Case>(option).maxCoolerHeight.valueOr(Millimetres(Many)).value()
                                              : 0.0;
        });
    }

    static double doneBy(finder::Slot slot, const finder::Option &option)
    {
        return slot == finder::Slot::Cards ? option.pace.most : 0;
    }

    [[nodiscard]] QByteArray text(std::optional<double> least) const
    {
        constexpr double Rounding = 1e-9;
        QByteArray all = least ? "Minimize\n obj:\n" : "Maximize\n obj:\n";
        all += least ? sum([](finder::Slot, const auto &option) { return double(option.cents); }) : sum(doneBy);
        all += "Subject To\n" + m_rows;
        if (least)
            all += " does:\n" + sum(doneBy) + " >= " + QByteArray::number(*least * (1 - Rounding), 'g', 17) + '\n';
        QByteArray names;
        for (std::size_t slot = 0; slot < finder::SlotCount; ++slot) {
            all += " one" + QByteArray::number(qulonglong(slot)) + ":\n";
            for (std::size_t i = 0; i < m_stock.options[slot].size(); ++i) {
                all += " + " + nameOf(slot, i) + '\n';
                names += ' ' + nameOf(slot, i) + '\n';
            }
            all += " = 1\n";
        }
        return all + "Binary\n" + names + "End\n";
    }

    [[nodiscard]] static std::optional<finder::Choice> choiceFrom(const QString &solution)
    {
        QFile file(solution);
        if (!file.open(QIODevice::ReadOnly) || !file.readLine().startsWith("Optimal"))
            return std::nullopt;
        finder::Choice choice{};
        static const QRegularExpression column(QStringLiteral("x(\\d+)_(\\d+)\\s+(\\S+)"));
        while (!file.atEnd()) {
            const QRegularExpressionMatch match = column.match(QString::fromLatin1(file.readLine()));
            if (match.hasMatch() && match.captured(3).toDouble() > 0.5)
                choice[match.captured(1).toUInt()] = match.captured(2).toInt();
        }
        return choice;
    }

    static constexpr int Many = 100'000;
    const finder::Stock &m_stock;
    const finder::Question &m_question;
    QByteArray m_rows;
    int m_count = 0;
};

} // namespace rig::test
