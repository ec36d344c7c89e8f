// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/adapters.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// "slot-16" → "slot": what fits is told by the kind of socket, its lanes are dealt separately.
QStringView family(const QString &plug)
{
    return QStringView(plug).left(plug.indexOf(u'-') < 0 ? plug.size() : plug.indexOf(u'-'));
}

QLatin1StringView familyOf(ConnectorKind kind)
{
    switch (kind) {
    case ConnectorKind::Slot:
        return "slot"_L1;
    case ConnectorKind::M2:
        return "m2"_L1;
    case ConnectorKind::U2:
        return "u2"_L1;
    case ConnectorKind::Oculink:
        return "oculink"_L1;
    case ConnectorKind::Mcio:
        return "mcio"_L1;
    case ConnectorKind::Slimsas:
        return "slimsas"_L1;
    case ConnectorKind::Thunderbolt:
        return "usb4"_L1;
    case ConnectorKind::Sata:
        return "sata"_L1;
    }
    return {};
}

bool driveGoesInto(const Drive &drive, QStringView socket, const QStringList &buses)
{
    const QString form = drive.form.valueOr({});
    const bool speaks = buses.isEmpty() || !drive.bus || buses.contains(*drive.bus);
    if (socket == "m2"_L1)
        return speaks && (form.isEmpty() || form.startsWith("m2"_L1));
    if (socket == "sata"_L1)
        return !form.startsWith("m2"_L1) && drive.bus.valueOr(u"sata"_s) == "sata"_L1;
    const bool cabled = socket == "u2"_L1 || socket == "oculink"_L1 || socket == "mcio"_L1 || socket == "slimsas"_L1;
    return cabled && speaks && !form.startsWith("m2"_L1);
}

/// Whether a port of the split begins at lane `first`; its width, 0 where none does.
int portAt(const std::vector<int> &split, int first)
{
    int lane = 0;
    for (const int port : split) {
        if (lane == first)
            return port;
        lane += port;
    }
    return 0;
}

int litBy(const std::vector<int> &split, int outputs, int each)
{
    int lit = 0;
    for (int output = 0; output < outputs; ++output)
        lit += portAt(split, output * each) > 0 ? 1 : 0;
    return lit;
}

/// The slot's way of splitting `width` lanes that lights most outputs; one port with all lanes where there is none.
std::vector<int> bestSplit(const std::vector<std::vector<int>> &splits, int width, int outputs, int each)
{
    std::vector<int> best{width};
    for (const std::vector<int> &split : splits) {
        if (std::accumulate(split.begin(), split.end(), 0) == width &&
            litBy(split, outputs, each) > litBy(best, outputs, each))
            best = split;
    }
    return best;
}

} // namespace

bool goesInto(const Device &device, const Connector &connector)
{
    if (device.isDrive())
        return driveGoesInto(*device.drive, QString(familyOf(connector.kind)), connector.drives);
    if (device.isAdapter())
        return device.plug().isEmpty() || family(device.plug()) == familyOf(connector.kind);
    return connector.kind == ConnectorKind::Slot;
}

bool goesIntoOutput(const Device &device, const Device &host)
{
    const QString gives = host.gives();
    if (gives.isEmpty())
        return true;
    if (device.isDrive())
        return driveGoesInto(*device.drive, family(gives), {});
    if (device.isAdapter())
        return device.plug().isEmpty() || family(device.plug()) == family(gives);
    return family(gives) == "slot"_L1;
}

std::optional<int> edgeWidth(const Device &device)
{
    if (!device.isAdapter())
        return device.width();
    bool known = false;
    const int lanes = device.plug().section(u'-', 1).toInt(&known);
    return known ? std::optional(lanes) : std::nullopt;
}

std::optional<int> outputLanes(const Board &board, const Device &riser, std::optional<int> width, int output)
{
    const int outputs = riser.outputs();
    const std::optional<int> each = riser.outputWidth();
    if (!width)
        return std::nullopt;
    if (outputs == 1) {
        // A cable with the same socket at both ends passes all that it gets, where its vendor names no width.
        if (!each)
            return riser.gives() == riser.plug() ? width : std::nullopt;
        return std::min(*width, *each);
    }
    if (!each)
        return std::nullopt;
    const Connector *slot = riser.isOnBoard() ? &board.connectors[static_cast<std::size_t>(riser.connector)] : nullptr;
    if (!slot || !slot->bifurcation)
        return std::clamp(*width - output * *each, 0, *each);
    return std::min(*each, portAt(bestSplit(*slot->bifurcation, *width, outputs, *each), output * *each));
}

} // namespace rig
