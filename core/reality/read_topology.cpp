// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// The cells of a row behind its name: by tabs where there are any, else by blanks.
QStringList cellsOf(QStringView line, qsizetype most)
{
    QStringList cells;
    if (line.contains(u'\t')) {
        const QList<QStringView> parts = line.split(u'\t');
        for (qsizetype i = 1; i < parts.size() && cells.size() < most; ++i)
            cells << parts[i].trimmed().toString();
        return cells;
    }
    const QList<QStringView> words = wordsOf(line);
    for (qsizetype i = 1; i < words.size() && cells.size() < most; ++i)
        cells << words[i].toString();
    return cells;
}

/// The words of nvidia-smi's legend; those of topo -p2p (OK, NS, CNS, …) are other things.
bool isWay(const QString &cell)
{
    return cell == "SYS"_L1 || cell == "NODE"_L1 || cell == "PHB"_L1 || cell == "PXB"_L1 || cell == "PIX"_L1 ||
           (cell.startsWith("NV"_L1) && leadingInteger(QStringView(cell).mid(2))) || cell == "SOC"_L1 ||
           cell == "XGMI"_L1 || cell == "PCIE"_L1;
}

QStringList devicesOfHead(QStringView line)
{
    QStringList names;
    for (const QStringView word : wordsOf(line)) {
        if (word == "CPU"_L1 || word == "NUMA"_L1 || word == "GPU"_L1)
            break;
        names << word.toString();
    }
    return names;
}

/// A table whose rows and columns are devices; each pair once.
struct Matrix
{
    QStringList names;
    bool anyWay = false;
    std::vector<SeenWay> ways;
    QStringList rows;

    void take(QStringView line, Evidence evidence)
    {
        const QList<QStringView> words = wordsOf(line);
        const QString name = words.front().toString();
        const QStringList cells = cellsOf(line, names.size());
        const qsizetype row = names.indexOf(name);
        if (row < 0)
            return;
        if (!rows.contains(name))
            rows << name;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            // Of a pair the row above the diagonal counts; what was cut off there is taken from below it.
            const bool first = i > row;
            const bool cutOff = i < row && !rows.contains(names[i]);
            if ((!first && !cutOff) || !isWay(cells[i]))
                continue;
            ways.push_back({first ? name : names[i], first ? names[i] : name, cells[i], evidence});
            anyWay = true;
        }
    }
};

SeenDevice labelled(const QString &label, Evidence evidence)
{
    SeenDevice device;
    device.label = label;
    device.index = leadingInteger(QStringView(label).mid(3)).value_or(-1);
    device.classCode = 0x0302;
    device.evidence = evidence;
    return device;
}

} // namespace

Seen readNvidiaTopology(const Section &section)
{
    Seen seen;
    Matrix matrix;
    QStringList told;
    const auto finish = [&] {
        seen.ways.insert(seen.ways.end(), matrix.ways.begin(), matrix.ways.end());
        matrix = {};
    };
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        if (isTopologyHead(line)) {
            finish();
            matrix.names = devicesOfHead(line);
            ++seen.understood;
            if (matrix.names.size() > 512)
                matrix.names.clear();
            for (const QString &name : std::as_const(matrix.names)) {
                if (name.startsWith("GPU"_L1) && !told.contains(name)) {
                    told << name;
                    SeenDevice device = labelled(name, section.at(i));
                    device.vendor = 0x10de;
                    seen.devices.push_back(std::move(device));
                }
            }
            continue;
        }
        if (!matrix.names.isEmpty() && matrix.names.contains(wordsOf(line).front())) {
            matrix.take(line, section.at(i));
            ++seen.understood;
        }
    }
    finish();
    return seen;
}

} // namespace rig::reality
