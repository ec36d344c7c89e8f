// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer's program for every parser; RIGWRIGHT_PARSER names one.
#include "tests/torture/parsers.h"

#include <QCoreApplication>

#include <cstdint>
#include <cstdio>

using namespace rig::torture;

namespace {

const Parser *chosen = nullptr;

void quiet(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static const QCoreApplication application(*argc, *argv);
    qInstallMessageHandler(quiet);
    chosen = findParser(qEnvironmentVariable("RIGWRIGHT_PARSER"));
    if (chosen)
        return 0;
    std::fputs("RIGWRIGHT_PARSER must be one of:", stderr);
    for (const Parser &parser : parsers())
        std::fprintf(stderr, " %s", parser.name);
    std::fputs("\n", stderr);
    std::exit(2);
}

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static_cast<void>(chosen->read(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size))));
    return 0;
}
