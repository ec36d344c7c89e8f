// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

void lintSupply(const Supply &supply, std::vector<Complaint> &complaints)
{
    // Some vendors round the rail up by an ampere.
    if (supply.rail12v && supply.watts && 12 * supply.rail12v->value() > 1.05 * supply.watts->value())
        complain(complaints, LintSeverity::Warning, supply, u"rail_12v_a"_s,
                 Lint::tr("is %1 A, which is %2 W at 12 V: more than the supply's %3 W.")
                     .arg(shown(supply.rail12v->value()), shown(12 * supply.rail12v->value()),
                          shown(supply.watts->value())));
    if (supply.lowLine && supply.watts && *supply.lowLine > *supply.watts)
        complain(complaints, LintSeverity::Error, supply, u"low_line_w"_s,
                 Lint::tr("is %1 W at 100–127 V, more than the %2 W that it carries at 200–240 V.")
                     .arg(shown(supply.lowLine->value()), shown(supply.watts->value())));
    if (supply.connector16pin && supply.connectors && !supply.connectors->contains(u"12vhpwr"_s) &&
        !supply.connectors->contains(u"12v-2x6"_s))
        complain(complaints, LintSeverity::Error, supply, u"connector_16pin_w"_s,
                 Lint::tr("is given, but the supply has no 16-pin connector."));
}

void lintCase(const Case &chassis, std::vector<Complaint> &complaints)
{
    // In some cases the cards stand upright.
    if (chassis.maxCardLength && chassis.depth && chassis.height &&
        *chassis.maxCardLength > std::max(*chassis.depth, *chassis.height))
        complain(complaints, LintSeverity::Warning, chassis, u"max_card_length_mm"_s,
                 Lint::tr("is %1 mm, more than the case is deep (%2 mm) or high (%3 mm).")
                     .arg(shown(chassis.maxCardLength->value()), shown(chassis.depth->value()),
                          shown(chassis.height->value())));
    if (chassis.maxCoolerHeight && chassis.width && *chassis.maxCoolerHeight > *chassis.width)
        complain(complaints, LintSeverity::Warning, chassis, u"max_cooler_height_mm"_s,
                 Lint::tr("is %1 mm, more than the case is wide (%2 mm).")
                     .arg(shown(chassis.maxCoolerHeight->value()), shown(chassis.width->value())));
}

void lintCooler(const Cooler &cooler, std::vector<Complaint> &complaints)
{
    if (cooler.radiator && cooler.type.valueOr({}) == "air"_L1)
        complain(complaints, LintSeverity::Error, cooler, u"radiator_mm"_s,
                 Lint::tr("is given, but an air cooler has no radiator."));
}

void lintDrive(const Drive &drive, std::vector<Complaint> &complaints)
{
    if (drive.bus.valueOr({}) == "sata"_L1 && (drive.pcieWidth || drive.pcieGeneration))
        complain(complaints, LintSeverity::Error, drive, u"interface"_s,
                 Lint::tr("is SATA, but the drive has PCI Express lanes."));
}

/// Ids of chips that a part names.
void lintChips(const Part &part, const QString &field, const QStringList &ids, const Catalogue &catalogue,
               std::vector<Complaint> &complaints)
{
    for (const QString &id : ids) {
        if (!catalogue.find<Chip>(id))
            complain(complaints, LintSeverity::Error, part, field,
                     Lint::tr("names \"%1\", which is no chip of the catalogue.").arg(id));
    }
}

} // namespace

std::vector<Complaint> lintProcessor(const Processor &processor)
{
    std::vector<Complaint> complaints;
    if (processor.usableLanes && processor.pcieLanes && *processor.usableLanes > *processor.pcieLanes)
        complain(complaints, LintSeverity::Error, processor, u"usable_lanes"_s,
                 Lint::tr("is %1, more than the %2 that the vendor states.")
                     .arg(QString::number(*processor.usableLanes), QString::number(*processor.pcieLanes)));
    if (processor.pl2 && processor.tdp && *processor.pl2 < *processor.tdp)
        complain(complaints, LintSeverity::Error, processor, u"pl2_w"_s,
                 Lint::tr("is %1 W, less than the %2 W of tdp_w.")
                     .arg(QString::number(processor.pl2->value()), QString::number(processor.tdp->value())));
    if (processor.threads && processor.cores && *processor.threads < *processor.cores)
        complain(complaints, LintSeverity::Error, processor, u"threads"_s,
                 Lint::tr("is %1, fewer than the %2 cores.")
                     .arg(QString::number(*processor.threads), QString::number(*processor.cores)));
    if (processor.slotLanes && processor.usableLanes && *processor.slotLanes > *processor.usableLanes)
        complain(complaints, LintSeverity::Error, processor, u"slot_lanes"_s,
                 Lint::tr("is %1, more than the %2 usable lanes.")
                     .arg(QString::number(*processor.slotLanes), QString::number(*processor.usableLanes)));
    if (processor.boostClock && processor.baseClock && *processor.boostClock < *processor.baseClock)
        complain(complaints, LintSeverity::Error, processor, u"boost_ghz"_s,
                 Lint::tr("is %1 GHz, less than the base clock of %2 GHz.")
                     .arg(shown(processor.boostClock->value()), shown(processor.baseClock->value())));
    return complaints;
}

std::vector<Complaint> lintOther(const Part &part, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    switch (part.kind) {
    case Kind::Supply:
        lintSupply(static_cast<const Supply &>(part), complaints);
        break;
    case Kind::Case:
        lintCase(static_cast<const Case &>(part), complaints);
        break;
    case Kind::Cooler:
        lintCooler(static_cast<const Cooler &>(part), complaints);
        break;
    case Kind::Drive:
        lintDrive(static_cast<const Drive &>(part), complaints);
        break;
    case Kind::Bridge:
        lintChips(part, u"gpus"_s, static_cast<const Bridge &>(part).gpus.valueOr({}), catalogue, complaints);
        break;
    case Kind::System:
        if (const Figure<QString> &gpu = static_cast<const System &>(part).gpu)
            lintChips(part, u"gpu"_s, {*gpu}, catalogue, complaints);
        break;
    case Kind::Gpu:
    case Kind::Card:
    case Kind::Processor:
    case Kind::Motherboard:
    case Kind::Fan:
    case Kind::Memory:
    case Kind::Network:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Cable:
        break;
    }
    return complaints;
}

} // namespace rig
