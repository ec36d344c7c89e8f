// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/build/site_editor.h"

#include <span>

namespace rig::ui {

/// A figure of the site or the use that may be left out; 0 stands for that.
struct SiteNumber
{
    SiteEditor::Field field;
    const char *name;
    const char *suffix;
    const char *unset;
    double most;
    double step;
    double (*get)(const Document &);
    void (*set)(Document &, double);
};

/// A yes or no of the site or the use.
struct SiteFlag
{
    SiteEditor::Field field;
    const char *name;
    bool (*get)(const Document &);
    void (*set)(Document &, bool);
};

/// In the order in which the editor shows them.
[[nodiscard]] std::span<const SiteNumber> siteNumbers();
[[nodiscard]] std::span<const SiteFlag> siteFlags();
/// Whether a field belongs to where the machine stands, not to what it is for.
[[nodiscard]] bool isOfSite(SiteEditor::Field field);

} // namespace rig::ui
