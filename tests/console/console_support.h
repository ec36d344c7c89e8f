// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/codec.h"
#include "db/catalogue_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace rig::test {

/// What a run of the console program gave.
struct Run
{
    int exitCode = -1;
    QByteArray out;
    QString errors;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

/// Quotes as apostrophes: moc loses every class of a file that it sees a raw string with quotes in.
inline QByteArray json(QByteArray text) { return text.replace('\'', '"'); }

inline bool writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// A catalogue of its own, so that the tests do not lean on what the shipped one holds.
inline QByteArray testParts()
{
    return json(
        "{'rigwright_parts': 1, 'sources': ["
        "  {'id': 'sheet', 'title': 'Data sheet', 'publisher': 'Example', 'date': '2020-09', 'url': "
        "'https://example.org', 'kind': 'vendor'},"
        "  {'id': 'list', 'title': 'A list', 'publisher': 'Somebody', 'date': '2021', 'kind': 'database'},"
        "  {'id': 'manual', 'title': 'Manual', 'publisher': 'Example', 'date': '2021', 'kind': 'manual'}],"
        " 'gpus': ["
        "  {'id': 'small', 'name': 'Small 8', 'vendor': 'Acme', 'aliases': ['S8', 'Tiny, \\u00fc'], 'memory_gib': 8, "
        "'fp32_tflops': 9.75,"
        "   'tdp_w': 150, 'pcie_generation': 3, 'pcie_width': 16, 'launch_date': '2016-05-27', 'sources': {'*': "
        "'sheet'}},"
        "  {'id': 'large', 'name': 'Large 24', 'vendor': 'Acme', 'memory_gib': 24, 'memory_type': 'GDDR6X', "
        "'fp32_tflops': 35.58,"
        "   'launch_price_usd': 1499, 'tdp_w': 350, 'pcie_generation': 4, 'pcie_width': 16, 'launch_date': "
        "'2020-09-24', 'ecc': false,"
        "   'sources': {'*': 'sheet', 'launch_price_usd': 'list'}},"
        "  {'id': 'odd', 'name': 'Odd (16) or so', 'vendor': 'Other', 'memory_gib': 16, 'tdp_w': 75, 'series': '=1+1', "
        "'sources': {'*': 'list'}}],"
        " 'cards': ["
        "  {'id': 'large-card', 'name': 'Large Card', 'gpu': 'large', 'length_mm': 267, 'height_mm': 111, 'slots': 2, "
        "'thickness_mm': 40,"
        "   'power_connectors': {'pcie-8': 2}, 'cooling': 'blower', 'sources': {'*': 'sheet'},"
        "   'prices': [{'amount': 1499, 'currency': 'USD', 'date': '2024-01-02', 'basis': 'market', 'condition': "
        "'new', 'source': 'list'}]}],"
        " 'processors': ["
        "  {'id': 'cpu', 'name': 'CPU', 'family': 'one', 'socket': 'S1', 'cores': 8, 'threads': 16, 'tdp_w': 65, "
        "'pl2_w': 88,"
        "   'pcie_generation': 4, 'pcie_lanes': 24, 'usable_lanes': 20, 'memory_type': 'DDR4', 'memory_channels': 2, "
        "'sources': {'*': 'sheet'}}],"
        " 'motherboards': ["
        "  {'id': 'board', 'name': 'Board', 'vendor': 'Acme', 'socket': 'S1', 'processor_count': 1, 'chipset': 'C1', "
        "'form_factor': 'ATX',"
        "   'memory_type': 'DDR4', 'memory_slots': 4, 'processor_families': ['one'], 'uplink': {'generation': 4, "
        "'width': 4},"
        "   'connectors': ["
        "    {'label': 'A', 'kind': 'slot', 'position': 2, 'length': 16, 'width': 16, 'generation': 4, 'upstream': "
        "'cpu0'},"
        "    {'label': 'B', 'kind': 'slot', 'position': 5, 'length': 16, 'width': 8, 'generation': 4, 'upstream': "
        "'cpu0'},"
        "    {'label': 'C', 'kind': 'slot', 'position': 7, 'length': 16, 'width': 4, 'generation': 3, 'upstream': "
        "'chipset'},"
        "    {'label': 'M', 'kind': 'm2', 'drives': ['nvme'], 'width': 4, 'generation': 4, 'upstream': 'cpu0'}],"
        "   'groups': [{'connectors': ['A', 'B'], 'page': '31', 'rows': [{'widths': [16, 0]}, {'widths': [8, 8]}]}],"
        "   'sources': {'*': 'manual'}}],"
        " 'supplies': ["
        "  {'id': 'weak', 'name': 'Weak 500', 'watts': 500, 'efficiency': 'gold', 'atx_version': '2.x', 'form': 'ATX',"
        "   'connectors': {'pcie-8': 4, 'eps-8': 1}, 'sources': {'*': 'sheet'}},"
        "  {'id': 'strong', 'name': 'Strong 1600', 'watts': 1600, 'low_line_w': 1600, 'efficiency': 'titanium', "
        "'atx_version': '3.1', "
        "'form': 'ATX',"
        "   'connectors': {'pcie-8': 8, 'eps-8': 2}, 'sources': {'*': 'sheet'}}]}");
}

inline QByteArray build(const QByteArray &supply, const QByteArray &more = {})
{
    return json("{'rigwright_build': 1, 'name': 'Test machine',\n 'items': [\n"
                "  {'id': 1, 'kind': 'processors', 'part': 'cpu'},\n"
                "  {'id': 2, 'kind': 'motherboards', 'part': 'board'},\n"
                "  {'id': 3, 'kind': 'supplies', 'part': '" +
                supply +
                "'},\n"
                "  {'id': 4, 'kind': 'cards', 'part': 'large-card', 'connector': 'A'}" +
                more + "]}\n");
}

inline QByteArray secondCard() { return ",\n  {'id': 5, 'kind': 'cards', 'part': 'large-card', 'connector': 'B'}"; }

/// Starts the console program, over a catalogue; without one over the shipped catalogue beside it.
inline void startProgram(QProcess &process, const QStringList &arguments, const QString &catalogue = {})
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!catalogue.isEmpty())
        environment.insert(QStringLiteral("RIGWRIGHT_CATALOGUE"), catalogue);
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(RIGWRIGHT_BINARY_DIR "/rigwright-cli"), arguments);
}

/// What a program that was started gave; exit code -1 where it did not end.
inline Run runOf(QProcess &process)
{
    Run run;
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return run;
    run.exitCode = process.exitCode();
    run.out = process.readAllStandardOutput();
    run.errors = QString::fromUtf8(process.readAllStandardError());
    return run;
}

inline Run runProgram(const QStringList &arguments, const QString &catalogue = {})
{
    QProcess process;
    startProgram(process, arguments, catalogue);
    return runOf(process);
}

/// A folder with a catalogue, and the console program running over it.
class Console
{
public:
    Console()
    {
        const auto catalogue = withPartsFile({}, testParts(), QStringLiteral("test.json"), Origin::Shipped);
        if (!catalogue)
            qFatal("%s", qUtf8Printable(catalogue.error().sentence()));
        if (const auto written = db::writeCatalogue(path(QStringLiteral("catalogue.sqlite")), *catalogue); !written)
            qFatal("%s", qUtf8Printable(written.error().sentence()));
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        return writeBytes(path(name), bytes) ? path(name) : QString();
    }

    [[nodiscard]] Run run(const QStringList &arguments,
                          const QString &catalogue = QStringLiteral("catalogue.sqlite")) const
    {
        return runProgram(arguments, path(catalogue));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace rig::test
