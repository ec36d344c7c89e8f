// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/on_chip_memory.h"

#include "core/catalogue/cited_file.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// Sentences of this file.
struct OnChipWords
{
    Q_DECLARE_TR_FUNCTIONS(OnChipMemory)
};

constexpr int MostOnChipRows = 2000;
constexpr double LeastKib = 1;
constexpr double MostKib = 4.0 * 1024 * 1024; // 4 GiB: no chip has so much
constexpr double KibOfMib = 1024;

constexpr std::array AllOnChip{OnChip::Registers, OnChip::SharedMemory, OnChip::L1, OnChip::L2, OnChip::LastLevel};
static_assert(AllOnChip.size() == OnChipCount);

/// One row of the file holds several figures of one source.
void takeRow(JsonReader &entry, OnChipTable &table)
{
    OnChipTable::Row row;
    row.capabilities = entry.texts("capabilities"_L1).value_or(QStringList());
    row.gpus = entry.texts("gpus"_L1).value_or(QStringList());
    row.source = citedSource(entry, table.sources);
    bool any = false;
    for (const OnChip what : AllOnChip) {
        if (!entry.has(key(what)))
            continue;
        if (const std::optional<double> kib = entry.number(key(what), LeastKib, MostKib)) {
            row.what = what;
            row.kib = *kib;
            table.rows.push_back(row);
            any = true;
        }
    }
    if (!any && !entry.failed())
        entry.complain({}, OnChipWords::tr("must hold a figure."));
}

} // namespace

QLatin1StringView key(OnChip what)
{
    switch (what) {
    case OnChip::Registers:
        return "registers_kib"_L1;
    case OnChip::SharedMemory:
        return "shared_memory_kib"_L1;
    case OnChip::L1:
        return "l1_kib"_L1;
    case OnChip::L2:
        return "l2_kib"_L1;
    case OnChip::LastLevel:
        return "last_level_cache_kib"_L1;
    }
    return {};
}

QString onChipName(OnChip what)
{
    switch (what) {
    case OnChip::Registers:
        return OnChipWords::tr("Registers of a multiprocessor");
    case OnChip::SharedMemory:
        return OnChipWords::tr("Shared memory of a multiprocessor, at most");
    case OnChip::L1:
        return OnChipWords::tr("L1 cache of a multiprocessor, at most");
    case OnChip::L2:
        return OnChipWords::tr("L2 cache");
    case OnChip::LastLevel:
        return OnChipWords::tr("Infinity Cache");
    }
    return {};
}

QString onChipText(OnChip what, double kib)
{
    if (what == OnChip::Registers) {
        constexpr double BytesOfOne = 4;
        return OnChipWords::tr("%1 KiB (%2 of 32 bits)", "size, number of registers")
            .arg(names::number(kib), names::number(kib * KibOfMib / BytesOfOne));
    }
    if (kib < KibOfMib)
        return OnChipWords::tr("%1 KiB", "size").arg(names::number(kib));
    const double mib = kib / KibOfMib;
    return OnChipWords::tr("%1 MiB", "size").arg(names::number(mib, mib == static_cast<int>(mib) ? 0 : 2));
}

Result<OnChipTable> onChipFromJson(const QByteArray &text, const QString &file)
{
    OnChipTable table;
    const Result<void> read =
        readCited({text, file, "rigwright_on_chip_memory"_L1}, table.sources, [&](JsonReader &reader) {
            for (const QLatin1StringView list : {"gpus"_L1, "capabilities"_L1})
                reader.objects(list, MostOnChipRows, [&](JsonReader &entry) { takeRow(entry, table); });
        });
    if (!read)
        return tl::unexpected(read.error());
    return table;
}

const OnChipTable &shippedOnChip()
{
    static const OnChipTable table = [] {
        const QString path = u":/guide/on-chip-memory.json"_s;
        return embeddedFile(path)
            .and_then([&](const QByteArray &text) { return onChipFromJson(text, path); })
            .value_or(OnChipTable());
    }();
    return table;
}

std::vector<OnChipFigure> onChipFigures(const Chip &chip, const OnChipTable &table)
{
    std::vector<OnChipFigure> figures;
    for (const OnChip what : AllOnChip) {
        // Rows of GPUs are read before those of capabilities.
        const auto found = std::find_if(table.rows.begin(), table.rows.end(), [&](const OnChipTable::Row &row) {
            return row.what == what &&
                   (row.gpus.contains(chip.id) || row.capabilities.contains(chip.computeCapability.valueOr({})));
        });
        if (found != table.rows.end())
            figures.push_back({what, found->kib, table.sources[static_cast<std::size_t>(found->source)]});
    }
    return figures;
}

} // namespace rig::guide
