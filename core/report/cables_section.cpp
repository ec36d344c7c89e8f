// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/plugs.h"
#include "core/machine/power_cables.h"
#include "core/machine/power_rules.h"
#include "core/names/names.h"
#include "core/report/sections.h"
#include "core/words/power_answer.h"

#include <algorithm>

namespace rig::report {

namespace {

struct CableWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportCables)
};

/// Rows of the plan, numbered as they are laid.
class CablePlan
{
public:
    CablePlan()
    {
        table.headings = {CableWords::tr("Cable", "its number"), CableWords::tr("From"), CableWords::tr("Plug"),
                          CableWords::tr("To", "where a cable goes"), CableWords::tr("Laid", "to be ticked by hand")};
        table.numeric = {true, false, false, false, false};
        table.shares = {7, 23, 17, 45, 8};
        table.written = true;
    }

    void add(const QString &from, const QString &plug, const QString &to) { addRow(++m_cables, from, plug, to); }

    /// A socket for which there is no cable.
    void addMissing(const QString &why, const QString &plug, const QString &to) { addRow(0, why, plug, to); }

    /// A plug that may stand with another one on a cable, whose number it then has; card 0: it stands alone.
    void add(ItemId card, const QString &from, const QString &plug, const QString &to)
    {
        for (OpenCable &cable : m_open) {
            if (card != 0 && cable.card == card) {
                addRow(cable.number, from, plug, to);
                cable.card = 0;
                return;
            }
        }
        add(from, plug, to);
        const auto pair = std::find_if(shared.begin(), shared.end(), [card](const CablePair &cards) {
            return cards.first == card || cards.second == card;
        });
        if (pair == shared.end())
            return;
        m_open.push_back({pair->first == card ? pair->second : pair->first, m_cables});
        shared.erase(pair);
    }

    ReportTable table;
    std::vector<CablePair> shared; ///< cables with two plugs, of which none is laid yet

private:
    /// One whose second plug is still free, for a card.
    struct OpenCable
    {
        ItemId card = 0;
        int number = 0;
    };

    void addRow(int number, const QString &from, const QString &plug, const QString &to)
    {
        table.rows.push_back({number > 0 ? QString::number(number) : QStringLiteral("–"), from, plug, to, QString()});
    }

    int m_cables = 0;
    std::vector<OpenCable> m_open;
};

/// Modules of a server have no cables of their own.
QString supplyOf(const Subject &subject, int load)
{
    const Machine &machine = subject.machine;
    if (!subject.assessment.power.several.empty())
        return words::supplyName(machine, subject.assessment.power, static_cast<std::size_t>(load));
    if (machine.supplies.empty())
        return notKnown();
    const Supply &supply = *machine.supplies.front().part;
    return isModule(supply) ? CableWords::tr("distribution board") : names::shortName(supply);
}

QString socketText(const QString &device, int socket, int sockets)
{
    return sockets < 2 ? device
                       : CableWords::tr("%1, socket %2", "a card, number").arg(device, QString::number(socket));
}

int socketsOf(const Feed &feed)
{
    int sockets = 0;
    for (const int count : feed.needs)
        sockets += count;
    return sockets;
}

void addCard(CablePlan &plan, const Subject &subject, const Feed &feed)
{
    const Device &device = subject.machine.devices[static_cast<std::size_t>(feed.device)];
    const QString card = names::deviceName(device);
    const int sockets = socketsOf(feed);
    int socket = 0;
    const QString supply = feed.split ? CableWords::tr("several supplies") : supplyOf(subject, feed.load);
    for (auto it = feed.native.begin(); it != feed.native.end(); ++it) {
        const bool mayShare = it.key() == plugWord(Plug::Pcie8) || it.key() == plugWord(Plug::Pcie6);
        for (int i = 0; i < it.value(); ++i)
            plan.add(mayShare ? device.item : 0, supply, names::plugName(it.key()),
                     socketText(card, ++socket, sockets));
    }
    for (auto it = feed.adapted.begin(); it != feed.adapted.end(); ++it) {
        for (int i = 0; i < it.value(); ++i)
            plan.add(supply, CableWords::tr("%1 by an adapter", "a plug").arg(names::plugName(it.key())),
                     socketText(card, ++socket, sockets));
    }
    for (auto it = feed.missing.begin(); it != feed.missing.end(); ++it) {
        for (int i = 0; i < it.value(); ++i)
            plan.addMissing(CableWords::tr("no plug is left"), names::plugName(it.key()),
                            socketText(card, ++socket, sockets));
    }
}

void addBoard(CablePlan &plan, const Subject &subject)
{
    const Machine &machine = subject.machine;
    if (!machine.board)
        return;
    const Power &power = subject.assessment.power;
    const QString board = names::shortName(*machine.board->part);
    plan.add(supplyOf(subject, power.division.board), CableWords::tr("ATX 24-pin"), board);
    const auto &inputs = machine.board->part->powerInputs;
    const int known = inputs ? inputs->value(plugWord(Plug::Eps8)) : 0;
    const int load = power.division.ofEps().isEmpty() ? power.division.board : power.division.ofEps().front();
    for (int i = 1; i <= known; ++i)
        plan.add(supplyOf(subject, load), names::plugName(plugWord(Plug::Eps8)), socketText(board, i, known));
    if (known == 0)
        plan.add(supplyOf(subject, load), CableWords::tr("EPS, how many the board takes is not known"), board);
}

/// Drives for SATA take two cables; how many hang on one cable of the supply is not known.
void addDrives(CablePlan &plan, const Subject &subject)
{
    const Machine &machine = subject.machine;
    for (const Device &device : machine.devices) {
        if (!device.isDrive() || !device.drive->bus || device.drive->bus.value != QLatin1StringView("sata") ||
            device.drive->form.value.value_or(QString()).startsWith(QLatin1StringView("m2")))
            continue;
        const QString drive = names::deviceName(device);
        plan.add(supplyOf(subject, subject.assessment.power.division.board), CableWords::tr("SATA power"), drive);
        if (machine.board)
            plan.add(names::shortName(*machine.board->part), CableWords::tr("SATA data"), drive);
    }
}

QString sharedText(const SharedCable &shared)
{
    const QString plugs = QString::number(shared.plugs);
    const QString cables = QString::number(shared.cables);
    const QString load = names::watts(shared.load);
    return shared.known
               ? CableWords::tr("%1 plugs share %2 cables: the fullest carries %3.", "numbers, watts")
                     .arg(plugs, cables, load)
               : CableWords::tr("How many cables carry these %1 plugs is not known: at least %2, of which the fullest "
                                "would carry %3. One for each socket is best.",
                                "numbers, watts")
                     .arg(plugs, cables, load);
}

} // namespace

ReportSection cablesSection(const Subject &subject)
{
    ReportSection section;
    section.title = CableWords::tr("Cable plan");
    if (subject.machine.supplies.empty())
        return section;
    CablePlan plan;
    for (const SharedCable &shared : subject.assessment.power.sharedCables) {
        if (shared.known)
            plan.shared = cablePairs(subject.machine, subject.assessment.power, shared);
    }
    addBoard(plan, subject);
    bool doubtful = false;
    for (const Feed &feed : subject.assessment.power.feeds) {
        Feed planned = feed;
        if (!feed.known)
            planned.native = feed.needs; // what the card takes is known at least
        addCard(plan, subject, planned);
        doubtful = doubtful || !feed.known;
    }
    addDrives(plan, subject);
    if (plan.table.rows.empty())
        return section;
    section.table = std::move(plan.table);
    if (std::any_of(subject.assessment.power.feeds.begin(), subject.assessment.power.feeds.end(),
                    [](const Feed &feed) { return socketsOf(feed) > 1; }))
        section.notes << CableWords::tr(
            "Sockets of a card are counted from its bracket, where the screens plug in; on an "
            "adapter from the card's box any order will do.");
    section.notes << CableWords::tr("Cables of another supply are never used, even where their plugs fit.");
    if (doubtful)
        section.notes << CableWords::tr("Whether the supply has all these plugs, or which a card takes, is not known: "
                                        "look before you order.");
    for (const SharedCable &shared : subject.assessment.power.sharedCables)
        section.notes << sharedText(shared);
    return section;
}

} // namespace rig::report
