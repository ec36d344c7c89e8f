// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/subject_list.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

Sentence m2Count(const Finding &finding, const Situation &situation)
{
    return {
        Messages::tr("%1 devices want an M.2 connector; board and carriers have %2.", "count, count")
            .arg(fact(finding, "wanted"), fact(finding, "offered")),
        Messages::tr("Take a carrier for M.2 drives, fewer and larger drives, or SATA drives instead of: %1.", "drives")
            .arg(subjectList(finding, situation))};
}

Sentence m2Link(const Finding &finding, const Situation &situation)
{
    return {
        Messages::tr("The board has %1 M.2 connectors; their lanes, and what shares them, were not read. The link is "
                     "not known of: %2.",
                     "count, drives")
            .arg(fact(finding, "m2_slots"), subjectList(finding, situation)),
        Messages::tr("Look up in the board's manual which of them hangs on the processor, and whether it takes "
                     "lanes from a slot.")};
}

Sentence sataOff(const Finding &finding, const Situation &situation)
{
    const QString ports = connectorNames(finding, situation);
    switch (finding.variant) {
    case 0:
        return {Messages::tr("%1 stands in %2, which is off in this arrangement.", "drive, port")
                    .arg(subject(finding, situation), ports),
                Messages::tr("What is plugged in elsewhere switches the port off: take another port.")};
    case 1:
        return {Messages::tr("There are %1 SATA drives without a place and %2 free ports.", "count, count")
                    .arg(fact(finding, "drives"), fact(finding, "free_ports")),
                ports.isEmpty() ? Messages::tr("What is plugged in elsewhere switches ports off.")
                                : Messages::tr("Off with what is plugged in elsewhere: %1.", "ports").arg(ports)};
    default:
        return {
            ports.isEmpty()
                ? Messages::tr("SATA ports of the board are off with what is plugged in elsewhere.")
                : Messages::tr("SATA ports that are off with what is plugged in elsewhere: %1.", "ports").arg(ports),
            Messages::tr("Leave them empty when you plug in the drives.")};
    }
}

Sentence datasetFits(const Finding &finding, const Situation &situation)
{
    if (finding.variant == 1)
        return {
            Messages::tr("The data set takes %1 GB, and no drive is chosen.", "size").arg(fact(finding, "dataset_gb")),
            Messages::tr("Add a drive that holds it.")};
    return {Messages::tr("The data set takes %1 GB; the drives hold %2 GB.", "size, size")
                .arg(fact(finding, "dataset_gb"), fact(finding, "capacity_gb")),
            Messages::tr("In the machine: %1.", "drives").arg(subjectList(finding, situation))};
}

Sentence networkForEight(const Finding &finding, const Situation &)
{
    return {
        Messages::tr("%1 cards, and no network card of %2 Gbit/s is in the build.", "count, rate")
            .arg(fact(finding, "cards"), fact(finding, "need_gbit_s")),
        Messages::tr("The guide's machine with eight cards has 10 Gbit Ethernet. The board may have it: its own ports "
                     "are not in the catalogue.")};
}

constexpr std::array StorageRows{
    CheckWords{"storage.m2-count", QT_TRANSLATE_NOOP("Messages", "M.2 connectors"),
               QT_TRANSLATE_NOOP("Messages", "More M.2 drives than board and carriers have connectors for."), m2Count},
    CheckWords{"storage.m2-link", QT_TRANSLATE_NOOP("Messages", "Link of an M.2 drive"),
               QT_TRANSLATE_NOOP("Messages", "An M.2 drive on a board whose M.2 connectors are known by their number "
                                             "only."),
               m2Link},
    CheckWords{"storage.sata-off", QT_TRANSLATE_NOOP("Messages", "SATA ports that are off"),
               QT_TRANSLATE_NOOP("Messages", "SATA ports that the board switches off for something else, with and "
                                             "without a drive in them."),
               sataOff},
    CheckWords{"storage.dataset-fits", QT_TRANSLATE_NOOP("Messages", "Room for the data set"),
               QT_TRANSLATE_NOOP("Messages", "A data set larger than the drives of the machine."), datasetFits},
    CheckWords{"storage.network-for-eight", QT_TRANSLATE_NOOP("Messages", "Network for many cards"),
               QT_TRANSLATE_NOOP("Messages", "Eight cards or more without a network card of 10 Gbit/s."),
               networkForEight},
};

} // namespace

std::span<const CheckWords> storageWords() { return StorageRows; }

} // namespace rig::words
