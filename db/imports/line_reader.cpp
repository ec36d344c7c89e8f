// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/line_reader.h"

namespace rig::db {

bool LineReader::next()
{
    m_line = m_device.readLine(m_longest + 1); // one byte for the end of the line
    if (m_line.isEmpty())
        return false;
    ++m_number;
    m_tooLong = !m_line.endsWith('\n') && m_line.size() >= m_longest;
    for (QByteArray rest = m_line; m_tooLong && !rest.endsWith('\n');) {
        rest = m_device.readLine(64 * 1024);
        if (rest.isEmpty())
            break;
    }
    return true;
}

} // namespace rig::db
