// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/report_writer.h"

#include "core/report/report.h"
#include "ui/report/report_file.h"

#include <QDate>
#include <QtConcurrent>

namespace rig::ui {

ReportWriter::ReportWriter(QObject *parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

ReportWriter::~ReportWriter() { m_pool.waitForDone(); }

void ReportWriter::write(const Document &document, const Catalogue &catalogue, const QString &file)
{
    QtConcurrent::run(&m_pool, [document, catalogue, file, today = QDate::currentDate()] {
        const Result<void> saved = saveReport(makeReport(document, catalogue, today), file);
        return saved ? QString() : saved.error().sentence();
    }).then(this, [this, file](const QString &failure) { emit written(file, failure); });
}

} // namespace rig::ui
