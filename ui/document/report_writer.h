// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/renting/rent_case.h"

#include <QDate>
#include <QFutureWatcher>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace rig::reality {
struct Detected;
}

namespace rig::ui {

/// Writes the report on a machine, as of a day, into a file; the last are what the machine says of itself, or null, and
/// what renting it is held against. It runs beside the window.
using SaveReport = std::function<Result<void>(const Document &, const Catalogue &, const QDate &, const QString &,
                                              const reality::Detected *, const std::optional<RentInputs> &)>;

/// Makes reports and writes them beside the window's work: the search for mends may take a second.
class ReportWriter : public QObject
{
    Q_OBJECT

public:
    explicit ReportWriter(SaveReport save, QObject *parent = nullptr);
    /// Waits for the reports under way: a file that was asked for is written.
    ~ReportWriter() override;

    /// The machine as it is now; ended by written(), one report after the other.
    void write(const Document &document, const Catalogue &catalogue, const QString &file,
               const std::shared_ptr<const reality::Detected> &found = {}, const std::optional<RentInputs> &rent = {});

signals:
    /// `failure` is a sentence; empty: the file is written.
    void written(const QString &file, const QString &failure);

private:
    SaveReport m_save;
    QThreadPool m_pool;
};

} // namespace rig::ui
