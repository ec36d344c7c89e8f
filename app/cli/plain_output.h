// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rig::cli {

/// While it lives, what is printed is the same bytes on every system: lines end with LF, and a console takes it as
/// UTF-8.
class PlainOutput
{
public:
    PlainOutput();
    ~PlainOutput();
    PlainOutput(const PlainOutput &) = delete;
    PlainOutput &operator=(const PlainOutput &) = delete;

private:
    [[maybe_unused]] unsigned m_codePage = 0; ///< of the console before; 0 where there is none
};

} // namespace rig::cli
