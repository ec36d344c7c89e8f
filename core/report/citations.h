// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/report/report.h"

#include <QList>

namespace rig::report {

/// Numbers sources in the order in which the report cites them.
class Citations
{
public:
    explicit Citations(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// "3"; empty where there is no source.
    [[nodiscard]] QString number(SourceIndex source);
    /// "1, 3, 4": the sources of a part's figures, and `first` before them.
    [[nodiscard]] QString numbersOf(const Part &part, SourceIndex first);
    /// The list at the end of the report.
    [[nodiscard]] ReportSection section() const;

private:
    void add(QList<int> &numbers, SourceIndex source);

    const Catalogue &m_catalogue;
    QList<SourceIndex> m_cited;
};

} // namespace rig::report
