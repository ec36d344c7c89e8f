// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

// The words that a figure may be, as people say them. What is not here is said as it is written: "ATX", "DDR5", "fp16".

namespace rig::names {

namespace {

struct WordName
{
    const char *field;
    const char *word;
    const char *name;
};

constexpr std::array WordNames{
    WordName{"segment", "consumer", QT_TRANSLATE_NOOP("Words", "Consumer")},
    WordName{"segment", "workstation", QT_TRANSLATE_NOOP("Words", "Workstation")},
    WordName{"segment", "datacentre", QT_TRANSLATE_NOOP("Words", "Data centre")},
    WordName{"form", "pcie", QT_TRANSLATE_NOOP("Words", "PCIe card")},
    WordName{"form", "sxm", QT_TRANSLATE_NOOP("Words", "SXM module")},
    WordName{"form", "oam", QT_TRANSLATE_NOOP("Words", "OAM module")},
    WordName{"form", "mxm", QT_TRANSLATE_NOOP("Words", "MXM module")},
    WordName{"form", "service", QT_TRANSLATE_NOOP("Words", "Rented only")},
    WordName{"form", "soc", QT_TRANSLATE_NOOP("Words", "Part of a computer")},
    WordName{"form", "module", QT_TRANSLATE_NOOP("Words", "Server module")},
    WordName{"gpu_form", "pcie", QT_TRANSLATE_NOOP("Words", "PCIe card")},
    WordName{"gpu_form", "sxm", QT_TRANSLATE_NOOP("Words", "SXM module")},
    WordName{"gpu_form", "oam", QT_TRANSLATE_NOOP("Words", "OAM module")},
    WordName{"availability", "sold", QT_TRANSLATE_NOOP("Words", "Sold")},
    WordName{"availability", "discontinued", QT_TRANSLATE_NOOP("Words", "No longer made")},
    WordName{"availability", "modified", QT_TRANSLATE_NOOP("Words", "Memory exchanged by others")},
    WordName{"tensor_fp16_accumulate", "fp16", "FP16"},
    WordName{"tensor_fp16_accumulate", "fp32", "FP32"},
    WordName{"cooling", "blower", QT_TRANSLATE_NOOP("Words", "Blower")},
    WordName{"cooling", "open-air", QT_TRANSLATE_NOOP("Words", "Open air")},
    WordName{"cooling", "passive", QT_TRANSLATE_NOOP("Words", "Passive")},
    WordName{"cooling", "liquid", QT_TRANSLATE_NOOP("Words", "Liquid")},
    WordName{"efficiency", "80plus", "80 Plus"},
    WordName{"efficiency", "bronze", QT_TRANSLATE_NOOP("Words", "Bronze")},
    WordName{"efficiency", "silver", QT_TRANSLATE_NOOP("Words", "Silver")},
    WordName{"efficiency", "gold", QT_TRANSLATE_NOOP("Words", "Gold")},
    WordName{"efficiency", "platinum", QT_TRANSLATE_NOOP("Words", "Platinum")},
    WordName{"efficiency", "titanium", QT_TRANSLATE_NOOP("Words", "Titanium")},
    WordName{"type", "tower", QT_TRANSLATE_NOOP("Words", "Tower")},
    WordName{"type", "rack", QT_TRANSLATE_NOOP("Words", "Rack")},
    WordName{"type", "desktop", QT_TRANSLATE_NOOP("Words", "Desktop")},
    WordName{"type", "open", QT_TRANSLATE_NOOP("Words", "Open frame")},
    WordName{"type", "air", QT_TRANSLATE_NOOP("Words", "Air")},
    WordName{"type", "liquid", QT_TRANSLATE_NOOP("Words", "Liquid")},
    WordName{"memory_module", "udimm", "UDIMM"},
    WordName{"memory_module", "rdimm", "RDIMM"},
    WordName{"memory_module", "udimm/rdimm", "UDIMM/RDIMM"},
    WordName{"interface", "nvme", "NVMe"},
    WordName{"interface", "sata", "SATA"},
    WordName{"form", "m2-2230", "M.2 2230"},
    WordName{"form", "m2-2242", "M.2 2242"},
    WordName{"form", "m2-2260", "M.2 2260"},
    WordName{"form", "m2-2280", "M.2 2280"},
    WordName{"form", "m2-22110", "M.2 22110"},
    WordName{"form", "u2", "U.2"},
    WordName{"form", "u3", "U.3"},
    WordName{"form", "e1s", "E1.S"},
    WordName{"form", "e3s", "E3.S"},
    WordName{"form", "2.5", QT_TRANSLATE_NOOP("Words", "2.5 inch")},
    WordName{"form", "3.5", QT_TRANSLATE_NOOP("Words", "3.5 inch")},
    WordName{"link", "nvlink-1", "NVLink 1"},
    WordName{"link", "nvlink-2", "NVLink 2"},
    WordName{"link", "nvlink-3", "NVLink 3"},
    WordName{"link", "nvlink-4", "NVLink 4"},
    WordName{"link", "sli-hb", "SLI HB"},
    WordName{"link", "infinity-fabric", "Infinity Fabric"},
};

} // namespace

QString value(const Field &field, const Value &value)
{
    const QLatin1StringView key(field.key);
    const bool families = key == QLatin1StringView("family") || key.endsWith(QLatin1StringView("_families"));
    if (families) {
        if (const QString *family = std::get_if<QString>(&value))
            return familyName(*family);
        if (const QStringList *all = std::get_if<QStringList>(&value); all && !all->isEmpty()) {
            QStringList named;
            for (const QString &family : *all)
                named << familyName(family);
            return names::value(named);
        }
    }
    if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value); counts && !counts->isEmpty()) {
        ConnectorCounts named;
        for (auto it = counts->begin(); it != counts->end(); ++it)
            named.insert(plugName(it.key()), it.value());
        return names::value(named);
    }
    const QString *word = field.words ? std::get_if<QString>(&value) : nullptr;
    if (!word)
        return names::value(value);
    const auto found = std::find_if(WordNames.begin(), WordNames.end(), [&](const WordName &one) {
        return QLatin1StringView(one.field) == QLatin1StringView(field.key) && QLatin1StringView(one.word) == *word;
    });
    return found == WordNames.end() ? *word : QCoreApplication::translate("Words", found->name);
}

} // namespace rig::names
