// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

#include <QFutureWatcher>
#include <QThreadPool>

namespace rig::ui {

/// Makes reports and writes them beside the window's work: the search for mends may take a second.
class ReportWriter : public QObject
{
    Q_OBJECT

public:
    explicit ReportWriter(QObject *parent = nullptr);
    /// Waits for the reports under way: a file that was asked for is written.
    ~ReportWriter() override;

    /// The machine as it is now; ended by written(), one report after the other.
    void write(const Document &document, const Catalogue &catalogue, const QString &file);

signals:
    /// `failure` is a sentence; empty: the file is written.
    void written(const QString &file, const QString &failure);

private:
    QThreadPool m_pool;
};

} // namespace rig::ui
