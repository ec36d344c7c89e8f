// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/dataset_fits.h"
#include "core/checks/m2_count.h"
#include "core/checks/m2_link.h"
#include "core/checks/network_for_eight.h"
#include "core/checks/sata_off.h"
#include "core/words/subject_list.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

Sentence m2Count(const Finding &finding, const Situation &situation)
{
    namespace said = checks::m2_count;
    return {
        Messages::tr("%1 devices want an M.2 connector; board and carriers have %2.", "count, count")
            .arg(fact(finding, said::Wanted), fact(finding, said::Offered)),
        Messages::tr("Take a carrier for M.2 drives, fewer and larger drives, or SATA drives instead of: %1.", "drives")
            .arg(subjectList(finding, situation))};
}

Sentence m2Link(const Finding &finding, const Situation &situation)
{
    namespace said = checks::m2_link;
    return {
        Messages::tr("The board has %1 M.2 connectors; their lanes, and what shares them, were not read. The link is "
                     "not known of: %2.",
                     "count, drives")
            .arg(fact(finding, said::M2Slots), subjectList(finding, situation)),
        Messages::tr("Look up in the board's manual which of them hangs on the processor, and whether it takes "
                     "lanes from a slot.")};
}

Sentence sataOff(const Finding &finding, const Situation &situation)
{
    namespace said = checks::sata_off;
    const QString ports = connectorNames(finding, situation);
    switch (finding.variant(said::Id)) {
    case said::Variant::PlacedInOff:
        return {Messages::tr("%1 stands in %2, which is off in this arrangement.", "drive, port")
                    .arg(subject(finding, situation), ports),
                Messages::tr("What is plugged in elsewhere switches the port off: take another port.")};
    case said::Variant::TooFewPorts:
        return {Messages::tr("There are %1 SATA drives without a place and %2 free ports.", "count, count")
                    .arg(fact(finding, said::Drives), fact(finding, said::FreePorts)),
                ports.isEmpty() ? Messages::tr("What is plugged in elsewhere switches ports off.")
                                : Messages::tr("Off with what is plugged in elsewhere: %1.", "ports").arg(ports)};
    case said::Variant::PortsOff:
        return {
            ports.isEmpty()
                ? Messages::tr("SATA ports of the board are off with what is plugged in elsewhere.")
                : Messages::tr("SATA ports that are off with what is plugged in elsewhere: %1.", "ports").arg(ports),
            Messages::tr("Leave them empty when you plug in the drives.")};
    }
    return {};
}

Sentence datasetFits(const Finding &finding, const Situation &situation)
{
    namespace said = checks::dataset_fits;
    switch (finding.variant(said::Id)) {
    case said::Variant::TooSmall:
        return {Messages::tr("The data set takes %1 GB; the drives hold %2 GB.", "size, size")
                    .arg(fact(finding, said::DatasetGb), fact(finding, said::CapacityGb)),
                Messages::tr("In the machine: %1.", "drives").arg(subjectList(finding, situation))};
    case said::Variant::NoDrive:
        return {Messages::tr("The data set takes %1 GB, and no drive is chosen.", "size")
                    .arg(fact(finding, said::DatasetGb)),
                Messages::tr("Add a drive that holds it.")};
    }
    return {};
}

Sentence networkForEight(const Finding &finding, const Situation &)
{
    namespace said = checks::network_for_eight;
    return {
        Messages::tr("%1 cards, and no network card of %2 Gbit/s is in the build.", "count, rate")
            .arg(fact(finding, said::Cards), fact(finding, said::NeedGbitS)),
        Messages::tr("The guide's machine with eight cards has 10 Gbit Ethernet. The board may have it: its own ports "
                     "are not in the catalogue.")};
}

constexpr std::array StorageRows{
    CheckWords{checks::m2_count::Id, QT_TRANSLATE_NOOP("Messages", "M.2 connectors"),
               QT_TRANSLATE_NOOP("Messages", "More M.2 drives than board and carriers have connectors for."), m2Count},
    CheckWords{checks::m2_link::Id, QT_TRANSLATE_NOOP("Messages", "Link of an M.2 drive"),
               QT_TRANSLATE_NOOP("Messages", "An M.2 drive on a board whose M.2 connectors are known by their number "
                                             "only."),
               m2Link},
    CheckWords{checks::sata_off::Id, QT_TRANSLATE_NOOP("Messages", "SATA ports that are off"),
               QT_TRANSLATE_NOOP("Messages", "SATA ports that the board switches off for something else, with and "
                                             "without a drive in them."),
               sataOff},
    CheckWords{checks::dataset_fits::Id, QT_TRANSLATE_NOOP("Messages", "Room for the data set"),
               QT_TRANSLATE_NOOP("Messages", "A data set larger than the drives of the machine."), datasetFits},
    CheckWords{checks::network_for_eight::Id, QT_TRANSLATE_NOOP("Messages", "Network for many cards"),
               QT_TRANSLATE_NOOP("Messages", "Eight cards or more without a network card of 10 Gbit/s."),
               networkForEight},
};

} // namespace

std::span<const CheckWords> storageWords() { return StorageRows; }

} // namespace rig::words
