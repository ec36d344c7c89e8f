// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plain_output.h"

#include <QtGlobal>

#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

namespace rig::cli {

#ifdef Q_OS_WIN

PlainOutput::PlainOutput() : m_codePage(::GetConsoleOutputCP())
{
    ::_setmode(::_fileno(stdout), _O_BINARY);
    ::_setmode(::_fileno(stderr), _O_BINARY);
    if (m_codePage != 0)
        ::SetConsoleOutputCP(CP_UTF8);
}

PlainOutput::~PlainOutput()
{
    std::fflush(nullptr);
    if (m_codePage != 0)
        ::SetConsoleOutputCP(m_codePage);
}

#else

PlainOutput::PlainOutput() = default;
PlainOutput::~PlainOutput() { std::fflush(nullptr); }

#endif

} // namespace rig::cli
